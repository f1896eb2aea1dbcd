#!/usr/bin/env python3
"""The examples, opened as files in a headless browser and interrupted: they are baked anew as they are, no press has anything jump, and
all comes to rest where the last one leads.

    examples.py SPECCLI [--in firefox|webkit]
"""

import subprocess
import sys
from pathlib import Path

from chromium import ROOT, held

EXAMPLES = ROOT / "Web/player/examples"
# The page, its motion, and the spec of that.
PAGES = [
    ("accordion", "disclosure", "gallery/disclosure"), ("sheet", "spring-sheet", "spring-sheet"), ("like", "like-button", "gallery/like-button"),
]

PRESS = """(async () => {
  const wait = (time) => new Promise((keep) => setTimeout(keep, time));
  const looks = () => [...document.querySelectorAll("[data-motion]")].map((one) => {
    const { transform, height, opacity } = getComputedStyle(one);
    return [transform, height, opacity].join();
  });
  const shown = [];
  for (let press = 0; press < 4; press++) {
    const [before, moved] = [[looks(), player.properties.map((path) => player.get(path))], player.isMoving];
    document.querySelector("button").click();
    shown.push([before, [looks(), player.properties.map((path) => player.get(path))], moved, player.isMoving]);
    // Some frames later, however long those take.
    for (const until = player.time + 0.09; player.time < until; ) await wait(10);
  }
  return shown;
})()"""

# A finger that takes hold of it in motion, moves, and lets go.
DRAG = """(async () => {
  const wait = (time) => new Promise((keep) => setTimeout(keep, time));
  // A made-up pointer can't be captured.
  sheet.setPointerCapture = () => {};
  const point = (type, y) => sheet.dispatchEvent(new PointerEvent(type, { clientX: 100, clientY: y, bubbles: true }));
  document.querySelector("button").click();
  await wait(120);
  const before = player.get("sheet.position.y");
  point("pointerdown", 600);
  await wait(60);
  const held = player.get("sheet.position.y");
  for (let y = 600; y > 500; y -= 20) {
    point("pointermove", y);
    await wait(20);
  }
  const moved = player.get("sheet.position.y");
  point("pointerup", 500);
  await wait(30);
  return [before, held, moved];
})()"""


def same(one, other):
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other if isinstance(one, (str, bool)) else abs(one - other) <= 1e-9 * max(1, abs(one))


def check(browser):
    for page, name, spec in PAGES:
        baked = subprocess.run(
            [sys.argv[1], "bake", f"specs/{spec}.json", "--format", "player", "--root", ".", "-o", "-"],
            check=True, capture_output=True, text=True, cwd=ROOT)
        assert (EXAMPLES / f"{name}.js").read_text() == f"globalThis.motion = {baked.stdout}", f"run examples/make: {name}.js is another"
        browser.console.clear()
        browser.open((EXAMPLES / f"{page}.html").as_uri())
        shown = browser.evaluate(PRESS)
        for number, (before, after, moved, moves) in enumerate(shown):
            assert moves, f"{page}: press {number + 1} moves nothing"
            # At rest, what has a written start begins there.
            assert same(before, after) or (page == "like" and not moved), f"{page}: press {number + 1} jumps"
        assert sum(moved for _, _, moved, _ in shown) > 1, f"{page}: no press interrupts anything"
        assert len({str(before) for before, *_ in shown}) > 2, f"{page}: nothing is shown in motion"
        browser.wait_for("!player.isMoving")
        if page == "accordion":
            assert browser.evaluate("player.state + document.querySelector('button').getAttribute('aria-expanded')") == "foldedfalse"
            assert browser.evaluate("document.getElementById('content').getBoundingClientRect().height") < 1
        if page == "sheet":
            before, held_at, moved = browser.evaluate(DRAG)
            assert abs(held_at - before) < 60 and moved < held_at - 50, f"a finger moves it from {before} over {held_at} to {moved}"
            browser.wait_for("!player.isMoving")
            assert browser.evaluate("[400, 1000].some((y) => Math.abs(player.get('sheet.position.y') - y) < 1e-6)")
        assert browser.console == [], browser.console
        print(f"{page}: interrupted, and nothing jumps")
    return False


where = sys.argv[sys.argv.index("--in") + 1] if "--in" in sys.argv else "chromium"
held("the examples", check, where)
