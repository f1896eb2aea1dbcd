#!/usr/bin/env python3
"""What docs/exports.md says of the forms for pages, in a headless browser: the lines that play `waapi` without its script show what the script
shows, and a style sheet in a shadow root shows everything as it is at rest.

    forms.py SPECCLI [--in firefox|webkit]
"""

import json
import re
import subprocess
import sys

from chromium import ROOT, held

SPECCLI = sys.argv[1]
WHERE = sys.argv[3] if sys.argv[2:3] == ["--in"] else "chromium"
SCRIPT = (ROOT / "Web/player/dist/web-animations.min.js").read_text()
SPEC = {
    "motionSpec": 1, "name": "Forms", "states": ["shut", "open"], "parameters": {"lift": 40},
    "animations": {
        "panel.bounds.size.height": {"values": [0, 180], "timing": "t"}, "panel.transform.translation.y": {"values": ["= lift", 0], "timing": "t"},
        "panel.shadowOpacity": {"values": [0.5, 1], "timing": "t"}, "line.strokeEnd": {"values": [0.25, 0.75], "timing": "t"},
        "icon.transform.rotation": {"values": [0, 180], "timing": "t"},
    },
    "variants": {"open": {"reducedMotion": "instant", "timings": {"t": {"duration": "100ms", "curve": "linear"}}}},
    "transitions": [{"from": "shut", "to": "open", "on": "tap"}],
}
TARGETS = '<div data-motion="panel"></div><div data-motion="icon"></div><svg><path data-motion="line" pathLength="1" d="M0 0H9"/></svg>'
# Matrices and lists are written alike by every browser.
LOOK = """
globalThis.look = (root) => Object.fromEntries([...root.querySelectorAll("[data-motion]")].map((element) => {
  const { height, translate, rotate, boxShadow, strokeDasharray, strokeDashoffset } = getComputedStyle(element);
  return [element.dataset.motion, [height, translate, rotate, boxShadow, strokeDasharray, strokeDashoffset]];
}));
globalThis.page = () => (document.body.innerHTML = '<main class="forms">' + TARGETS + "</main>", document.querySelector("main"));
"""


def bake(form):
    return subprocess.run([SPECCLI, "bake", "-", "--format", form], input=json.dumps(SPEC), text=True, capture_output=True, check=True).stdout


def check(browser):
    browser.open("about:blank")
    code, names = SCRIPT.rsplit("export{", 1)
    motion = re.search(r"(\w+) as Motion", names)[1]
    browser.evaluate(f"{code}; globalThis.Motion = {motion}; globalThis.TARGETS = {json.dumps(TARGETS)}; {LOOK}; 1")
    recipe = re.search(r"```js\n(const elements = .*?)```", (ROOT / "docs/exports.md").read_text(), re.S)[1].replace("variants.expand", "variants.open")
    browser.evaluate(f"globalThis.data = {bake('waapi')}, globalThis.recipe = () => {{ {recipe} }}, 1")
    # Before the script, which registers what it needs.
    own = browser.evaluate("(page(), recipe(), Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => look(document)))")
    other = browser.evaluate("new Motion(data, page()).play('open', { reducedMotion: false }).finished.then(() => look(document))")
    assert own == other and own["panel"][0] == "180px" and own["icon"][2] == "180deg" and own["line"][4].startswith("0.75px"), (own, other)

    browser.open("about:blank")
    browser.evaluate(f"globalThis.TARGETS = {json.dumps(TARGETS)}; {LOOK}; globalThis.sheet = {json.dumps(bake('css'))}; 1")
    browser.evaluate(
        "globalThis.tree = (name) => { const root = page().attachShadow({ mode: 'open' });"
        "root.innerHTML = `<style>${sheet}</style><section class='forms ${name}'>${TARGETS}</section>`; return root; }, 1")
    names = ("", "forms-open")
    inside = [browser.evaluate(f"(globalThis.root = tree({json.dumps(name)}), new Promise((done) => setTimeout(done, 400)).then(() => look(root)))") for name in names]
    browser.evaluate("document.head.append(Object.assign(document.createElement('style'), { textContent: sheet })), 1")
    outside = [browser.evaluate(f"(page().classList.add(...{json.dumps(name.split())}), new Promise((done) => setTimeout(done, 400)).then(() => look(document)))") for name in names]
    assert inside == outside and "none" not in (inside[0]["panel"][3], inside[0]["line"][4]), (inside, outside)
    print("the forms show what their page says")
    return False


held("the forms for pages", check, WHERE)
