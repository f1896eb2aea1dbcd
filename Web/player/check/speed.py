#!/usr/bin/env python3
"""How long the player takes beside a plain loop that does the same arithmetic, in a headless Chromium: what speed.mjs does in Node."""

import subprocess

from chromium import ROOT, held
from skipped import skipped

FLAGS = ["--bundle", "--format=iife", "--global-name=speed", "--log-level=error"]


def check(browser):
    try:
        made = subprocess.run(["esbuild", ROOT / "Web/player/check/speed.js", *FLAGS], capture_output=True, text=True, check=True)
    except FileNotFoundError:
        skipped("the player for the web, its speed in Chromium", "no esbuild on this machine")
        return False
    browser.open("about:blank")
    browser.evaluate(made.stdout + "; globalThis.speed = speed; 1")
    result = browser.evaluate("speed.report()")
    print(result["text"])
    return not result["isFast"]


held("its speed in Chromium", check)
