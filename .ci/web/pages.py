"""Opens pages that speccli makes in a headless browser and holds them to what the command line prints.

    pages.py SPECCLI [NAME…]                            the tests, or those of these names, in Chromium
    pages.py SPECCLI --in firefox|webkit [NAME…]        those that run everywhere, in another browser
"""

import contextlib
import sys
import time

from harness import EVERYWHERE, TESTS, browsers, started
from skipped import skipped
from tests import (  # noqa: F401
    access, before, chart, controls, editing, inspector, keeping, life, looks, machine, numbers, playing, presence, safety, scenes, size, stage,
    watching,
)


# WebKit's own process ends now and then by a segmentation fault: its interpreter of WebAssembly comes back from a call with a place in
# the code that is none (2.50.6). What a test was about to show is then shown in a new browser; a page that ends each of them has failed.
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
        assert browser.console == [], browser.console
        took = time.monotonic() - begun
        print(f"✔ {title(test)}" + (f": {note}" if note else "") + f" ({took:.1f} s)")
        return None
    except Exception as error:  # noqa: BLE001
        return f"{type(error).__name__} {error}"


def title(test):
    return test.__name__.replace("_", " ")


def is_there(browser):
    """Whether the browser still runs scripts."""
    try:
        return browser.evaluate("1") == 1
    except Exception:  # noqa: BLE001
        return False


sys.exit(main())
