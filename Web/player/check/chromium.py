"""What the checks of the player in a browser share: the browser, or word that there is none, and the specs of the repository."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "conformance"))
from devtools import Browser, program  # noqa: E402
from skipped import skipped  # noqa: E402


def held(name, check):
    """Ends the program: with 0 if a check finds no failure in a headless Chromium, or is left out without one; else with 1."""
    if program() is None:
        skipped(f"the player for the web, {name}", "no Chromium on this machine")
        sys.exit(0)
    with Browser() as browser:
        sys.exit(1 if check(browser) else 0)


def failures(browser, words, compare):
    """How many specs of the repository fail a comparison, which says what it found; of those with one of the words, if there are any."""
    count = 0
    for spec in sorted((ROOT / "specs").glob("*.json")) + sorted((ROOT / "specs/gallery").glob("*.json")):
        if words and not any(word in spec.stem for word in words):
            continue
        try:
            print(f"{spec.stem}: {compare(browser, spec)}")
        except AssertionError as error:
            count += 1
            print(f"{spec.stem}: {error}")
            browser.console.clear()
    return count
