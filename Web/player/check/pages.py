#!/usr/bin/env python3
"""Opens what `speccli preview --play-only` makes of every spec, presses its buttons, and compares what is shown at rest.

    pages.py SPECCLI [WORD…]
"""

import gzip
import subprocess
import sys
import tempfile
from pathlib import Path

from chromium import ROOT, failures, held

# What a page may weigh, compressed.
LIMIT = 60_000


def check(browser, page):
    weight = len(gzip.compress(page.read_bytes(), 9))
    assert weight <= LIMIT, "is heavier than it may be"
    browser.open(page.as_uri())
    browser.wait_for("document.documentElement.dataset.ready === 'true'")
    count = browser.evaluate("document.querySelectorAll('#variants button').length")
    assert count > 0, "has no variant to play"
    # One interrupts the other.
    browser.evaluate("[...document.querySelectorAll('#variants button')].forEach((b) => b.click()), 1")
    browser.wait_for("player.time > 0.1")
    assert browser.evaluate("player.properties.every((path) => player.get(path) !== undefined)")
    browser.evaluate("[...document.querySelectorAll('#states button')].forEach((b) => b.click()), player.stopAll(), 1")
    assert browser.evaluate("player.isMoving") is False, "still moves"
    before = browser.evaluate("player.time")
    browser.evaluate("new Promise((done) => setTimeout(done, 100))")
    assert browser.evaluate("player.time") - before < 0.05, "frames go on where nothing moves"
    assert browser.console == [], browser.console
    return f"{weight} bytes"


def compare(browser, spec):
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, f"{spec.stem}.html")
        subprocess.run([sys.argv[1], "preview", spec, "--play-only", "--root", ROOT, "-o", page], check=True, cwd=ROOT)
        return check(browser, page)


held("pages that only play", lambda browser: failures(browser, sys.argv[2:], compare))
