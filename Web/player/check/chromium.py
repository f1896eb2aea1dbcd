"""What the checks of the player in a browser share: the browser, or word that there is none, and the specs of the repository."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "conformance"))
import browsers  # noqa: E402
from skipped import skipped  # noqa: E402


def held(name, check, where="chromium"):
    """Ends the program: with 0 if a check finds no failure in a headless browser, or is left out without it; else with 1."""
    if not browsers.is_there(where):
        skipped(f"the player for the web, {name}", browsers.missing(where))
        sys.exit(0)
    with browsers.started(where) as browser:
        sys.exit(1 if check(browser) else 0)


def failures(browser, words, compare, further=()):
    """How many specs of the repository, of the case of targets that come and go, and further ones fail a comparison, which says what it found;
    of those with one of the words, if there are any."""
    count = 0
    found = sorted((ROOT / "specs").glob("*.json")) + sorted((ROOT / "specs/gallery").glob("*.json"))
    for spec in found + [ROOT / "conformance/cases/comes-and-goes.json", *further]:
        if words and not any(word in spec.stem for word in words):
            continue
        try:
            print(f"{spec.stem}: {compare(browser, spec)}")
        except AssertionError as error:
            count += 1
            print(f"{spec.stem}: {error}")
            browser.console.clear()
    return count
