#!/usr/bin/env python3
"""Events of a spec are told by the front of Web Animations also where nothing moves any more, and at the end, and plays end, in a headless browser.

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
    "variants": {
        "late": {"motion": {"sequence": [FADE, {"wait": "150ms"}, {"emit": "late"}]}},
        "end": {"motion": {"sequence": [FADE, {"emit": "end"}]}},
        "only": {"motion": {"emit": "only", "delay": "100ms"}},
        "once": {"motion": {"group": [{"animate": "box.opacity", "from": 0, "to": 1, "duration": "0s"}, {"emit": "once"}]}},
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
    assert browser.console == [], browser.console
    print(f"{len(DURATIONS)} events are told where nothing moves")
    return False


held("events where nothing moves", check, WHERE)
