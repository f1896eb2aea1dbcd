#!/usr/bin/env python3
"""What a page does to what plays on both fronts, in a headless browser: listeners that unmount, calls between frames and afterwards, other pages,
frames that don't come, readers who come to prefer less motion.

    playing.py [--in firefox|webkit]

Elements show what the player says, also where the browser moves them by its own clock, and nothing jumps where something is interrupted.
"""

import json
import sys

from chromium import ROOT, held

WHERE = sys.argv[2] if sys.argv[1:2] == ["--in"] else "chromium"
SCRIPT = (ROOT / "Web/player/dist/motionspec.global.js").read_text()


def tracks(start, end):
    return [
        {"property": 0, "keys": [[300 * start], [300 * end]], "segments": [[0, 0.6, 0, 1, 0]]},
        {"property": 1, "keys": [[start], [end]], "segments": [[0, 0.6, 0, 1, 0]]},
        {"property": 2, "keys": [[9 * start], [9 * end]], "segments": [[0, 0.6, 0, 1, 0]]},
    ]


# A note is present in one of the states.
MOTION = {
    "player": 2, "generator": "check", "spec": "Playing", "tolerance": 0.001, "imports": [], "parameters": [], "families": [[0], [0], [0]],
    "properties": [["box.position.x", "number", 0, True, 0.5], ["box.opacity", "number", 1, False, 0.002], ["box.cornerRadius", "number", 2, True, 0.5]],
    "states": [{"name": "a", "values": [[0], [0], [0]]}, {"name": "b", "values": [[300], [1], [9]]}],
    "curves": [["linear"]], "routes": [], "tracks": [*tracks(0, 1), *tracks(1, 0)],
    "timelines": [
        {"duration": 0.6, "start": 0, "tracks": [0, 1, 2], "markers": [{"time": 0.1, "name": "one"}, {"time": 0.2, "name": "two"}]},
        {"duration": 0.6, "start": 0, "tracks": [3, 4, 5]}, {"duration": 0, "start": 0, "tracks": []},
    ],
    "variants": [
        {"name": "there", "from": "a", "to": "b", "timeline": 0, "reduced": "less"}, {"name": "back", "from": "b", "to": "a", "timeline": 1},
        {"name": "less", "from": "a", "to": "b", "timeline": 2},
    ],
    "targets": [["note", [0]]],
}
PAGE = """
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const frame = () => new Promise((done) => requestAnimationFrame(done));
const OWN = "position: absolute; left: 0px; top: 0px; width: 50px; height: 50px;";
/** A player of fresh elements below a body. */
globalThis.fresh = (front, body = document.body, options = { reducedMotion: false }) => {
  body.innerHTML = `<p data-motion="box" style="${OWN}"></p><p data-motion="note" style="${OWN}"></p>`;
  return MotionSpec[front](body, motion, { use: MotionSpec.parts, ...options });
};
/** Styles that are left, and animations. */
const left = () => [...document.querySelectorAll("p")].map(({ style }) => style.cssText).filter((text) => text !== OWN).concat(document.getAnimations());
/** What is left after a listener has unmounted. */
globalThis.unmounts = async (front, type) => {
  const player = fresh(front);
  player.on(type, ({ playback }) => (type !== "updated" || playback.time > 0.1) && player.unmount());
  player.play("there");
  await pause(type === "updated" ? 300 : 800);
  return left().concat(player.isMoving ? "it moves" : []);
};
/** What is left of calls after it was unmounted. */
globalThis.calls = async (front) => {
  const player = fresh(front);
  player.play("there");
  await frame();
  player.unmount();
  player.play("there");
  player.set("box.opacity", 0.3);
  player.draw();
  await frame();
  const all = left();
  const [box] = document.querySelectorAll("p");
  box.style.opacity = "0.7";
  player.unmount();
  return all.concat(box.style.opacity === "0.7" ? [] : "a style that was given since is gone");
};
/** How far what a target shows is from what the player says, in whole ways. */
const off = (player) => {
  const box = player.root.querySelector("p");
  const style = box.ownerDocument.defaultView.getComputedStyle(box);
  const [x = 0] = style.translate === "none" ? [] : style.translate.split(" ").map(parseFloat);
  const shown = x + new DOMMatrix(style.transform).e + 25;
  return Math.max(Math.abs(shown - player.get("box.position.x")) / 300, Math.abs(style.opacity - player.get("box.opacity")));
};
/** The largest difference while something happens to what plays, between frames and in them. */
globalThis.follows = async (front, body) => {
  const player = fresh(front, body);
  const found = [];
  // Frames are asked for between frames, and so come behind the player's own; what happens next does so there, before anything is painted.
  const note = async (name, count = 4) => {
    // The player's own styles are written in its frames, and what goes on between two counts from then on.
    if (front !== "mount" && name !== "resume") found.push([name, off(player)]);
    for (let at = 0; at < count; at++) {
      await pause(0);
      await frame();
      found.push([`${name}, frame ${at}`, off(player)]);
    }
  };
  let playback = player.play("there");
  await note("play");
  playback.speed = 0.5;
  await note("speed");
  playback.pause();
  await note("pause");
  playback.resume();
  await note("resume");
  playback.reverse();
  await note("reverse");
  playback.reverse();
  playback.seek(0.4);
  await note("seek");
  playback.seek(0.1);
  await note("seek back");
  await pause(Math.random() * 50);
  await frame();
  player.play("back");
  await note("interrupt");
  await pause(Math.random() * 50);
  player.play("there");
  // Between frames only what is painted next counts.
  await pause(0);
  await frame();
  await note("between frames");
  playback = player.play("back");
  playback.speed = 3;
  await note("fast", 8);
  const handed = body.ownerDocument.getAnimations().length;
  player.unmount();
  return { handed, worst: found.reduce((most, one) => (one[1] > most[1] ? one : most)) };
};
globalThis.inside = () => {
  const frame = document.createElement("iframe");
  document.documentElement.append(frame);
  return frame.contentDocument.body;
};
/** Begins to play what is told of. */
globalThis.begin = (front, options) => {
  globalThis.player = fresh(front, document.body, options);
  globalThis.told = [];
  player.on("*", ({ type, name, time }) => type === "updated" || told.push([name ?? type, time]));
  globalThis.playback = player.play("there");
};
"""
FRONTS = ["mount", "mountOnCompositor"]


def check(browser):
    browser.open("about:blank")
    browser.evaluate(SCRIPT + "; globalThis.MotionSpec = MotionSpec; 1")
    browser.evaluate(f"globalThis.motion = {json.dumps(MOTION)}; 1")
    browser.evaluate(PAGE + "; 1")
    for front in FRONTS:
        for kind in ("started", "updated", "completed", "disappeared"):
            left = browser.evaluate(f"unmounts('{front}', '{kind}')")
            assert left == [], f"{front}, unmounted by a listener of {kind}: {left}"
        left = browser.evaluate(f"calls('{front}')")
        assert left == [], f"{front}, called when it was unmounted: {left}"
        # Browsers round the times of animations, and on a busy machine their clock goes on by some milliseconds between what is asked for;
        # the way takes 600. WebKit sets those of another page in frames of its own.
        for body, bound in [("document.body", 0.025), ("inside()", 0.1 if WHERE == "webkit" else 0.025)]:
            result = browser.evaluate(f"follows('{front}', {body})")
            assert result["worst"][1] < bound, f"{front} in {body}: {result}"
            assert bool(result["handed"]) == (front == FRONTS[1]), result
    if hasattr(browser, "hide"):
        for front in FRONTS:
            browser.evaluate(f"begin('{front}'), 1")
            browser.wait_for("player.time > 0")
            browser.hide(1.5)
            browser.wait_for("!player.isMoving")
            told = browser.evaluate("told")
            assert [name for name, _ in told] == ["started", "one", "two", "disappeared", "completed"], told
            times = [time for _, time in told[1:]]
            assert all(abs(time - told[0][1] - at) < 1e-9 for time, at in zip(times, (0.1, 0.2, 0.6, 0.6))), told
            assert browser.evaluate("player.time") > 1 and browser.evaluate("getComputedStyle(document.querySelector('p')).opacity") == "1"
            browser.evaluate("player.unmount(), 1")
    # WebKit has another browser for readers who prefer less motion.
    if WHERE != "webkit":
        browser.evaluate("begin('mount', {}), 1")
        browser.prefer(reduced_motion=True)
        browser.wait_for("player.reducedMotion")
        browser.wait_for("playback.state === 'finished'")
        assert browser.evaluate("player.play('there').duration") == 0
        # What the app says holds.
        browser.evaluate("player.reducedMotion = true, 1")
        browser.prefer(reduced_motion=False)
        browser.evaluate("new Promise((done) => setTimeout(done, 100))")
        assert browser.evaluate("player.reducedMotion")
        browser.evaluate("player.reducedMotion = undefined, 1")
        browser.wait_for("!player.reducedMotion")
        browser.evaluate("player.unmount(), 1")
    assert browser.console == [], browser.console
    print(f"{len(FRONTS)} fronts show what the player says, and leave nothing")
    return False


held("what pages do to what plays", check, WHERE)
