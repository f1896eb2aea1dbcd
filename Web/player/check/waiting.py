#!/usr/bin/env python3
"""A page asks for no frames while a state only waits to be left by itself, and leaves it in time, in a headless browser.

    waiting.py [--in firefox|webkit]

The motion is that of states.json, which leaves its state `b` after half a second.
"""

import json
import sys

from chromium import ROOT, held

WHERE = sys.argv[2] if sys.argv[1:2] == ["--in"] else "chromium"
SCRIPT = (ROOT / "Web/player/dist/motionspec.global.js").read_text()
MOTION = json.loads((ROOT / "Web/player/check/states.json").read_text())["motion"]
PAGE = """
const ask = requestAnimationFrame.bind(globalThis);
let asked = 0;
globalThis.requestAnimationFrame = (call) => (asked++, ask(call));
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
globalThis.wait = async (json, middle) => {
  asked = 0;
  const began = performance.now();
  const player = MotionSpec.mount(document.body, json, { state: "b" });
  const left = new Promise((done) => player.on("left", ({ time }) => done({ clock: time, frames: asked, wall: performance.now() - began })));
  const own = middle && (await pause(250), middle(player, began));
  const result = await Promise.race([left, pause(1500)]);
  const state = player.state;
  player.unmount();
  return { ...result, ...own, state };
};
/** Plays something in between, which begins at its own start. */
globalThis.plays = (player, began) => {
  const [waited, at] = [performance.now() - began - 1000 * player.time, performance.now()];
  const playback = player.play("ca");
  const own = { waited: waited / 1000, ahead: -Infinity };
  player.on("updated", () => (own.ahead = Math.max(own.ahead, 1000 * playback.time - (performance.now() - at))));
  return own;
};
globalThis.leaves = (player) => (player.unmount(), {});
"""


def check(browser):
    browser.open("about:blank")
    browser.evaluate(SCRIPT + "; globalThis.MotionSpec = MotionSpec; 1")
    browser.evaluate(PAGE + "; 1")
    browser.evaluate("document.body.innerHTML = '<div data-motion=\"box\"></div>'; 1")
    browser.evaluate(f"globalThis.motion = {json.dumps(MOTION)}; 1")
    rests = browser.evaluate("wait(motion)")
    assert rests["state"] == "c" and abs(rests["clock"] - 0.5) < 1e-9, rests
    assert rests["wall"] > 490 and rests["frames"] <= 4, f"frames while it waits: {rests}"
    plays = browser.evaluate("wait(motion, plays)")
    # What was waited before counts, and what plays doesn't begin in the middle.
    assert abs(plays["clock"] + plays["waited"] - 0.5) < 0.05, plays
    assert plays["ahead"] <= 1, plays
    gone = browser.evaluate("wait(motion, leaves)")
    assert gone["state"] == "b" and "clock" not in gone, gone
    assert browser.console == [], browser.console
    print(f"a state waits half a second with {rests['frames']} frames")
    return False


held("a state that waits", check, WHERE)
