#!/usr/bin/env python3
"""Plays motions on both fronts in a headless browser, with interruptions, and compares what elements show at 30 instants.

    fronts.py [--in firefox|webkit] BAKED…

A jump takes a 240th of a second on the compositor: where a value moves as a whole and by its parts (files called `parts-…`), and so jumps from one
to the other, five of the instants may fall into one.
"""

import json
import sys
from pathlib import Path

from chromium import ROOT, held

FILES, WHERE = sys.argv[1:], "chromium"
if FILES[:1] == ["--in"]:
    WHERE, FILES = FILES[1], FILES[2:]
SCRIPT = (ROOT / "Web/player/dist/motionspec.global.js").read_text()
PAGE = """
globalThis.both = (json, jumps) => {
  const names = new Set(json.properties.map(([path]) => MotionSpec.splitPath(path)[0]));
  const roots = [0, 1].map(() => {
    const root = document.createElement("section");
    for (const name of names) {
      const thing = document.createElement("div");
      thing.dataset.motion = name;
      thing.style.cssText = "position: absolute; left: 0; top: 0; width: 80px; height: 40px";
      root.append(thing);
    }
    document.body.append(root);
    return root;
  });
  const options = { clock: false, reducedMotion: false, use: MotionSpec.parts };
  const players = [new MotionSpec.ElementPlayer(roots[0], json, options), new MotionSpec.CompositorPlayer(roots[1], json, options)];
  const look = (root) => [...root.children].map((thing) => {
    const style = getComputedStyle(thing);
    const [x = 0, y = 0] = style.translate === "none" ? [] : style.translate.split(" ").map(parseFloat);
    const matrix = new DOMMatrix().translate(x, y).multiply(new DOMMatrix(style.transform));
    return [Number(style.opacity), matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f];
  });
  // How far each number goes, and the largest difference of the two.
  const ways = new Map();
  const count = 30;
  let handed = 0;
  const variants = json.variants.filter(({ name }) => !json.variants.some(({ reduced }) => reduced === name)).map(({ name }) => name);
  for (let at = 0; at < count; at++) {
    for (const player of players) {
      if (at % 7 === 0) player.last = player.play(variants[(at / 7) % variants.length]);
      if (at === 17) player.last.reverse();
      player.advance(at * 0.023);
    }
    handed = Math.max(handed, document.getAnimations().length);
    const [one, other] = roots.map(look);
    one.forEach((numbers, thing) => numbers.forEach((number, place) => {
      const way = ways.get(`${thing} ${place}`) ?? { largest: 1, differences: [] };
      way.largest = Math.max(way.largest, Math.abs(number));
      way.differences.push(Math.abs(number - other[thing][place]));
      ways.set(`${thing} ${place}`, way);
    }));
  }
  // By itself, too, it has all parts.
  MotionSpec.mountOnCompositor(roots[1], json).unmount();
  const main = players[1].mainThread.length;
  players.forEach((player) => player.unmount());
  const left = document.getAnimations().length;
  roots.forEach((root) => root.remove());
  const worst = Math.max(0, ...[...ways.values()].map(({ largest, differences }) => differences.sort((a, b) => b - a)[jumps] / largest));
  return { worst, handed, main, left };
};
"""


def check(browser):
    failures = 0
    browser.open("about:blank")
    browser.evaluate(SCRIPT + "; globalThis.MotionSpec = MotionSpec; 1")
    browser.evaluate(PAGE + "; 1")
    for path in map(Path, FILES):
        result = browser.evaluate(f"both({path.read_text()}, {5 if path.stem.startswith('parts-') else 0})")
        is_near = result["worst"] < 0.03 and result["left"] == 0
        failures += not is_near
        if not is_near or result["handed"]:
            print(f"{path.stem}: off by {result['worst']:.5f}, {result['handed']} animations, {result['main']} on the main thread")
    return failures


held("both fronts", check, WHERE)
