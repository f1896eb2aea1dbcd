"""Opens pages that speccli makes in a headless browser and holds them to what the command line prints.

    pages.py SPECCLI [NAME…]                            the tests, or those of these names, in Chromium
    pages.py SPECCLI --in firefox|webkit [NAME…]        those that run everywhere, in another browser
"""

import sys
import time

from harness import EVERYWHERE, TESTS, browsers, started
from skipped import skipped
from tests import (  # noqa: F401
    access, before, chart, controls, editing, inspector, keeping, life, looks, machine, numbers, playing, presence, safety, scenes, size, stage,
    watching,
)


def main():
    names = sys.argv[2:]
    where = "chromium"
    if names[:1] == ["--in"]:
        where, names = names[1], names[2:]
    if not browsers.is_there(where):
        skipped("pages", browsers.missing(where))
        return 0
    failed = ran = 0
    with started(where) as browser:
        for function in TESTS if where == "chromium" else EVERYWHERE:
            if names and function.__name__ not in names:
                continue
            begun = time.monotonic()
            ran += 1
            try:
                note = function(browser)
                assert browser.console == [], browser.console
                took = time.monotonic() - begun
                print(f"✔ {function.__name__.replace('_', ' ')}" + (f": {note}" if note else "") + f" ({took:.1f} s)")
            except Exception as error:  # noqa: BLE001
                failed += 1
                print(f"✘ {function.__name__.replace('_', ' ')}: {type(error).__name__} {error}")
            browser.console.clear()
    print(f"{failed} of {ran} failed" if failed else f"pages are as the command line says: {ran} tests")
    return 1 if failed or ran == 0 else 0


sys.exit(main())
