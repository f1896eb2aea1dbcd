#!/usr/bin/env python3
"""Checks Lottie files against the official JSON schema.

    conformance/lottie_schema.py SCHEMA FILE...

SCHEMA is the folder `schema` of a checkout of lottie/lottie-spec, with `root.json` in it. Needs the Python package
`jsonschema`, and says so where it is missing; installs nothing. Exit code 0 where all files are valid, 1 where one isn't,
2 where nothing could be checked.
"""

import json
import sys
from pathlib import Path


def bundled(folder):
    """The schema with every file of its folders under the name that the others refer to it by."""
    root = json.loads((folder / "root.json").read_text())
    definitions = root.setdefault("$defs", {})
    for path in sorted(folder.glob("*/*.json")):
        definitions.setdefault(path.parent.name, {})[path.stem] = without_base(json.loads(path.read_text()))
    for group, unknown in (("layers", "unknown-layer"), ("shapes", "unknown-shape")):
        # The specification's own build fills these lists with the types that it knows.
        types = [value for part in definitions[group].values() for value in known_types(part)]
        definitions[group][unknown]["properties"]["ty"]["not"]["enum"] = types
    return root


def known_types(part):
    """The values of `ty` that a layer or a shape is told by."""
    for piece in [part, *part.get("allOf", [])]:
        kind = piece.get("properties", {}).get("ty", {})
        if "const" in kind:
            yield kind["const"]


def without_base(part):
    """A part that doesn't name its own dialect: references in it are to the whole."""
    part.pop("$schema", None)
    part.pop("$id", None)
    return part


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        from jsonschema import Draft202012Validator
        from jsonschema.exceptions import best_match
    except ImportError:
        print("the Python package 'jsonschema' is missing: pip install jsonschema", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    if not (folder / "root.json").is_file():
        print(f"there is no schema in '{folder}'", file=sys.stderr)
        return 2
    validator = Draft202012Validator(bundled(folder))
    wrong = 0
    for name in arguments[1:]:
        error = best_match(validator.iter_errors(json.loads(Path(name).read_text())))
        if error:
            place = "/".join(str(part) for part in error.absolute_path)
            print(f"{name}: {place}: {error.message[:200]}")
        wrong += bool(error)
    print(f"{len(arguments) - 1 - wrong} of {len(arguments) - 1} files are valid")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
