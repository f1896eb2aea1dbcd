#!/usr/bin/env python3
"""Mounts, interrupts and unmounts a motion many times in a headless Chromium, and counts what is left of it.

    memory.py BAKED [ROUNDS]

What the page keeps after ROUNDS more (100,000) may be at most 64 kB above what it kept before, with no more elements or listeners.
"""

import json
import sys
from pathlib import Path

from chromium import ROOT, held

SCRIPT = (ROOT / "Web/player/dist/motionspec.global.js").read_text()
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
PAGE = """
globalThis.rounds = (json, count) => {
  const names = json.variants.map(({ name }) => name);
  for (let round = 0; round < count; round++) {
    const player = MotionSpec.mount(document.body, json);
    player.play(names[0]);
    player.advance(0.05);
    player.play(names[names.length - 1]);
    player.advance(0.1);
    player.unmount();
  }
};
"""


def kept(browser):
    # What was compiled, and what waits for its turn in the page, goes with a later collection.
    for _ in range(4):
        browser.call("HeapProfiler.collectGarbage")
        browser.evaluate("new Promise((done) => setTimeout(done, 100))")
    browser.call("HeapProfiler.collectGarbage")
    counts = browser.call("Memory.getDOMCounters")
    return browser.call("Runtime.getHeapUsage")["usedSize"], counts["nodes"], counts["jsEventListeners"]


def check(browser):
    baked = json.loads(Path(sys.argv[1]).read_text())
    browser.open("about:blank")
    browser.evaluate(SCRIPT + "; globalThis.MotionSpec = MotionSpec; 1")
    browser.evaluate(PAGE + "; 1")
    targets = {path.split(".")[0] for path, *_ in baked["properties"]}
    marks = "".join(f'<div data-motion="{target}"></div>' for target in targets)
    browser.evaluate(f"document.body.innerHTML = {json.dumps(marks)}; globalThis.json = {json.dumps(baked)}; 1")
    browser.evaluate("rounds(json, 2000), 1")
    first = kept(browser)
    for _ in range(0, ROUNDS, 1000):
        browser.evaluate("rounds(json, 1000), 1")
    last = kept(browser)
    print(f"{ROUNDS} mounted, interrupted, unmounted: {last[0] - first[0]} bytes, {last[1] - first[1]} nodes, {last[2] - first[2]} listeners more")
    return last[0] - first[0] > 65_536 or last[1] > first[1] or last[2] > first[2]


held("memory", check)
