#!/usr/bin/env python3
"""This player beside WAAPI and anime.js in one run, in a headless Chromium: race.py [ANIME]

Numbers of objects, and opacities of elements that are read back after each frame.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from chromium import ROOT, held

ANIME = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "../shared/peers/anime.esm.min.js").resolve()
ENTRY = """
import * as anime from "%(anime)s";
import * as player from "%(player)s/motionspec.js";
import { current } from "%(player)s/current.js";
import { many } from "%(player)s/many.js";
import { withPage, withoutPage } from "%(player)s/check/race.js";
const ours = { ...player, current, many };
globalThis.races = {
  objects: (count, frames) => withoutPage(ours, anime, count, frames),
  elements: (count, frames) => withPage(ours, anime, count, frames),
};
"""


def check(browser):
    with tempfile.TemporaryDirectory() as folder:
        entry, out = Path(folder, "entry.js"), Path(folder, "out.js")
        entry.write_text(ENTRY % {"anime": ANIME, "player": ROOT / "Web/player"})
        flags = ["--bundle", "--format=iife", "--minify", "--log-level=error"]
        subprocess.run(["esbuild", entry, *flags, f"--outfile={out}"], check=True, env=dict(os.environ))
        script = out.read_text()
    print("in Chromium, milliseconds: to begin for the first time, to begin, a frame, to interrupt, a frame after that")
    for what in ("objects", "elements"):
        for count in (1000, 10_000):
            browser.open("about:blank")
            browser.evaluate(script + "; 1")
            for name, *times in browser.evaluate(f"races.{what}({count}, {100 if what == 'objects' else 20})", timeout=600):
                print(f"{count} {what}, {name}", *(f"{time:.3f}" for time in times), sep="\t")
    assert browser.console == [], browser.console
    return False


if not ANIME.exists():
    print(f"the race: left out, there is no {ANIME}")
    sys.exit(0)
held("the race", check)
