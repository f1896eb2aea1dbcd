"""Says that a check is left out, and why, where a reader of a long log finds it."""

import os


def skipped(check, reason):
    """Prints it, and adds it to the list in the file that SKIPPED_CHECKS names, which .ci/run prints at its end."""
    line = f"NOT CHECKED: {check}: {reason}"
    print(line)
    if path := os.environ.get("SKIPPED_CHECKS"):
        with open(path, "a", encoding="utf-8") as file:
            file.write(line + "\n")
