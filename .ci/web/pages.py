"""Opens pages that speccli makes in a headless browser and holds them to what the command line prints.

    pages.py SPECCLI [NAME…]                            the tests, or those of these names, in Chromium
    pages.py SPECCLI --in firefox|webkit [NAME…]        those that run everywhere, in another browser
"""

import contextlib
import sys
import time
import traceback
from pathlib import Path

from harness import EVERYWHERE, TESTS, browsers, started
from skipped import skipped
from tests import (  # noqa: F401
    access, before, chart, controls, editing, inspector, keeping, life, looks, machine, numbers, playing, presence, safety, scenes, size, stage,
    watching,
)


# WebKit's own process may end by a segmentation fault of its own. What a test was about to show is then shown in a new browser; a page
# that ends each of them has failed.
BROWSERS_A_TEST = 3


def main():
    names = sys.argv[2:]
    where = "chromium"
    if names[:1] == ["--in"]:
        where, names = names[1], names[2:]
    if not browsers.is_there(where):
        skipped("pages", browsers.missing(where))
        return 0
    tests = [test for test in (TESTS if where == "chromium" else EVERYWHERE) if not names or test.__name__ in names]
    failed = 0
    with contextlib.ExitStack() as running:
        browser = running.enter_context(started(where))
        for test in tests:
            for _ in range(BROWSERS_A_TEST):
                error = complaint(test, browser)
                if not error or is_there(browser):
                    break
                print(f"{where} ended in the middle of {title(test)}: {error}")
                running.close()
                browser = running.enter_context(started(where))
            if error:
                failed += 1
                print(f"✘ {title(test)}: {error}")
            browser.console.clear()
    print(f"{failed} of {len(tests)} failed" if failed else f"pages are as the command line says: {len(tests)} tests")
    return 1 if failed or not tests else 0


def complaint(test, browser):
    """What is wrong by a test, or None."""
    begun = time.monotonic()
    try:
        note = test(browser)
        said = browser.console
    except Exception as error:  # noqa: BLE001
        return f"{line_of(error)}: {type(error).__name__} {error}{heard(browser)}"
    if said:
        return f"the page says {said}"
    took = time.monotonic() - begun
    print(f"✔ {title(test)}" + (f": {note}" if note else "") + f" ({took:.1f} s)")
    return None


def line_of(error):
    """The line of a test that an error comes from: the innermost of the tests' own files."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent.name == "tests"]
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "behind its last line"


def heard(browser):
    """What the page complained of, behind what a test says of it."""
    try:
        return f"; the page says {browser.console}" if browser.console else ""
    except Exception:  # noqa: BLE001
        return ""


def title(test):
    return test.__name__.replace("_", " ")


def is_there(browser):
    """Whether the browser still runs scripts."""
    try:
        return browser.evaluate("1") == 1
    except Exception:  # noqa: BLE001
        return False


sys.exit(main())
