"""Opens pages that speccli makes in a headless Chromium and holds them to what the command line prints: pages.py SPECCLI [NAME…]"""

import sys
import time

from harness import TESTS, Browser, program
from skipped import skipped
from tests import chart, controls, editing, looks, numbers, playing, safety, stage, watching  # noqa: F401


def main():
    if program() is None:
        skipped("pages", "no Chromium on this machine")
        return 0
    failed = ran = 0
    names = sys.argv[2:]
    with Browser(1280, 800, reduced_motion=True) as browser:
        for function in TESTS:
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
