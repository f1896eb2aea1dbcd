#!/usr/bin/env python3
"""Events of a spec are told by the front of Web Animations also where nothing moves any more, and at the end, and plays end, in a headless browser.

What repeats is told in time, however long a frame was, and nothing after a listener has cancelled what plays. Targets may be in a shadow root, or in a
frame.

    events.py SPECCLI [--in firefox|webkit]
"""

import json
import re
import subprocess
import sys

from chromium import ROOT, held

WHERE = sys.argv[3] if sys.argv[2:3] == ["--in"] else "chromium"
FADE = {"animate": "box.opacity", "from": 0, "to": 1, "duration": "100ms"}
SPEC = {
    "motionSpec": 1,
    "name": "Events",
    "parameters": {"most": 100},
    "variants": {
        "late": {"motion": {"sequence": [FADE, {"wait": "150ms"}, {"emit": "late"}]}},
        "end": {"motion": {"sequence": [FADE, {"emit": "end"}]}},
        "only": {"motion": {"emit": "only", "delay": "100ms"}},
        "once": {"motion": {"group": [{"animate": "box.opacity", "from": 0, "to": 1, "duration": "0s"}, {"emit": "once"}]}},
        "beats": {"motion": {"sequence": [{"animate": "box.position.x", "from": 0, "to": 9, "duration": "100ms"}, {"emit": "beat"}], "iterations": "infinite"}},
        "two": {"motion": {"sequence": [FADE, {"emit": "first"}, {"wait": "50ms"}, {"emit": "second"}]}},
        "grows": {"motion": {"animate": "box.glow", "from": 0, "to": "= most", "duration": "1s", "curve": "linear"}},
        "endless": {"motion": {"animate": "box.opacity", "from": 0, "to": 1, "duration": "1s", "iterations": "infinite"}},
    },
}
DURATIONS = {"late": 250, "end": 100, "only": 100, "once": 0}
SCRIPT = (ROOT / "Web/player/dist/web-animations.min.js").read_text()
PAGE = """
globalThis.played = async (name, before) => {
  const root = document.body;
  const told = [];
  const hear = ({ type }) => told.push(type);
  for (const type of ["late", "end", "only", "once"]) root.addEventListener(type, hear);
  const motion = new Motion(globalThis.baked, root);
  const began = performance.now();
  const play = motion.play(name, { reducedMotion: false });
  if (before === "cancel") play.cancel();
  if (before === "replace") motion.play("end", { reducedMotion: false });
  // What isn't over after a second never is.
  await Promise.race([play.finished, new Promise((done) => setTimeout(done, 1000))]);
  const lasted = performance.now() - began;
  await new Promise((done) => setTimeout(done, 300));
  for (const type of ["late", "end", "only", "once"]) root.removeEventListener(type, hear);
  return { told, lasted, duration: play.duration, left: document.getAnimations().length };
};
const pause = (time) => new Promise((done) => setTimeout(done, time));
const frame = () => new Promise(requestAnimationFrame);
/** A script that takes some time: no frame comes meanwhile. */
const block = (time) => { for (const end = performance.now() + time; performance.now() < end; ); };
/** How often a marker that repeats is told, and how far apart that is from how often it was played, at worst; after a listener has cancelled it, too. */
globalThis.beats = async () => {
  const play = new Motion(globalThis.baked, document.body).play("beats", { reducedMotion: false });
  const [own] = play.animations;
  let [count, worst] = [0, 0];
  const hear = () => (count++ === 60 && play.cancel(), worst = Math.max(worst, (own.currentTime ?? 0) / 100 - count));
  document.body.addEventListener("beat", hear);
  await pause(1500);
  const late = worst;
  // As a page that wasn't shown.
  block(2050);
  await frame();
  await frame();
  const then = own.currentTime / 100 - count;
  await pause(3000);
  document.body.removeEventListener("beat", hear);
  return { late, then, count, left: document.getAnimations().length };
};
/** What is told when the first of two events of one frame cancels what plays. */
globalThis.first = async () => {
  const told = [];
  const play = new Motion(globalThis.baked, document.body).play("two", { reducedMotion: false });
  const hear = ({ type }) => (told.push(type), play.cancel());
  for (const type of ["first", "second"]) document.body.addEventListener(type, hear);
  await frame();
  await frame();
  block(300);
  await pause(200);
  for (const type of ["first", "second"]) document.body.removeEventListener(type, hear);
  return told;
};
/** What a target below a root shows half-way, of a number that grows to a parameter. */
globalThis.grown = async (root) => {
  const motion = new Motion(globalThis.baked, root);
  motion.set("most", 200);
  const play = motion.play("grows", { reducedMotion: false });
  play.seek(500);
  await frame();
  await frame();
  const [box] = motion.elements("box");
  const shown = Number(box.ownerDocument.defaultView.getComputedStyle(box).getPropertyValue("--events-glow"));
  play.cancel();
  return shown;
};
globalThis.shadow = () => {
  const root = document.createElement("section").attachShadow({ mode: "open" });
  root.innerHTML = '<p data-motion="box"></p>';
  document.body.append(root.host);
  return root;
};
globalThis.inside = () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  frame.contentDocument.body.innerHTML = '<p data-motion="box"></p>';
  return frame.contentDocument;
};
"""
WRONG = """
(() => {
  const told = (work) => {
    try {
      work();
    } catch ({ message }) {
      return message;
    }
  };
  const variants = Object.fromEntries(Object.entries(globalThis.baked.variants).map(([name, own]) => [name, { from: "from", to: "to", ...own }]));
  const motion = new Motion({ ...globalThis.baked, variants, presence: { box: ["to"] } }, document.body);
  const play = motion.play("endless", { reducedMotion: false });
  const seen = [told(() => play.seek(NaN)), play.animations[0].playState, told(() => motion.showPresence("oen")), motion.isPresent("box"), told(() => new Motion(null))];
  play.cancel();
  const box = document.createElement("p");
  box.dataset.motion = "box";
  return [...seen, new Motion(globalThis.baked, box).elements("box").length];
})()
"""


def check(browser):
    browser.open("about:blank")
    code, names = SCRIPT.rsplit("export{", 1)
    motion = re.search(r"(\w+) as Motion", names)[1]
    browser.evaluate(f"{code}; globalThis.Motion = {motion}; 1")
    browser.evaluate(PAGE + "; 1")
    browser.evaluate("document.body.innerHTML = '<div data-motion=\"box\"></div>'; 1")
    baked = subprocess.run([sys.argv[1], "bake", "-", "--format", "waapi"], input=json.dumps(SPEC), text=True, capture_output=True, check=True)
    browser.evaluate(f"globalThis.baked = {baked.stdout}; 1")
    for name, duration in DURATIONS.items():
        result = browser.evaluate(f"played({json.dumps(name)})")
        assert result["told"] == [name] and result["left"] == 0, (name, result)
        assert result["duration"] == duration and result["lasted"] > duration - 25, (name, result)
    for before, told in [("cancel", []), ("replace", ["end"])]:
        for name in ("late", "endless"):
            result = browser.evaluate(f"played('{name}', '{before}')")
            assert result["told"] == told and result["lasted"] < 240 and result["left"] == 0, (name, before, result)
    result = browser.evaluate("beats()")
    # The last one may be told in the next frame.
    assert result["late"] < 1.5 and abs(result["then"]) <= 1.5 and result["count"] == 61 and result["left"] == 0, result
    assert browser.evaluate("first()") == ["first"]
    # A call that is wrong changes nothing, and the root may be the target itself.
    assert browser.evaluate(WRONG) == [
        "a time must be a finite number of milliseconds", "running", "no state 'oen' in 'Events'", True,
        "the data isn't what 'speccli bake --format waapi' writes, version 2", 1,
    ]
    # As in the page itself: half of it, where the browser moves numbers of custom properties.
    own = browser.evaluate("grown(document.body)")
    assert own in (100, 200), own
    for root in ("shadow()", "inside()"):
        assert browser.evaluate(f"grown({root})") == own, root
    # A name that every object has is none of a variant.
    told = browser.evaluate("""["constructor", "toString", "__proto__"].map((name) => {
      try { new Motion(globalThis.baked, document.body).play(name); } catch (error) { return error.name; }
    })""")
    assert told == ["RangeError"] * 3, told
    assert browser.console == [], browser.console
    print(f"{len(DURATIONS)} events are told where nothing moves")
    return False


held("events where nothing moves", check, WHERE)
