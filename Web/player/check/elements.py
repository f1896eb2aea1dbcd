#!/usr/bin/env python3
"""The web component and the hook of React, with the real React where Debian has it, in a headless Chromium.

    elements.py BAKED
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from chromium import ROOT, held
from skipped import skipped

PLAYER = ROOT / "Web/player"

ELEMENT = 'import "%s/element.js";'
HOOK = """
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { useMotion } from "%s/react.js";
function Chip({ motion, state }) {
  const [root, player] = useMotion(motion, state);
  globalThis.chip = player;
  return createElement("main", { ref: root }, createElement("div", { "data-motion": "chip" }));
}
const root = createRoot(document.getElementById("react"));
globalThis.show = (motion, state) => root.render(createElement(Chip, { motion, state }));
globalThis.hide = () => root.unmount();
"""


def bundle(source, folder):
    entry, out = Path(folder, "entry.js"), Path(folder, "out.js")
    entry.write_text(source % PLAYER)
    paths = dict(os.environ, NODE_PATH="/usr/share/nodejs")
    flags = ["--bundle", "--format=iife", "--log-level=error", '--define:process.env.NODE_ENV="production"']
    subprocess.run(["esbuild", entry, *flags, f"--outfile={out}"], check=True, env=paths)
    return out.read_text()


def check(browser):
    motion = json.loads(Path(sys.argv[1]).read_text())
    first, second = motion["states"][0]["name"], motion["states"][1]["name"]
    text = json.dumps(motion)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text(f'<!doctype html><motion-spec state="{first}"><div data-motion="chip"></div></motion-spec><div id="react"></div>')
        browser.open(page.as_uri())
        browser.evaluate(bundle(ELEMENT, folder) + ";1")
        browser.evaluate(f"globalThis.own = document.querySelector('motion-spec'); own.motion = {text}; 1")
        browser.evaluate(f"own.setAttribute('state', {json.dumps(second)}), 1")
        browser.wait_for("!own.player.isMoving && own.player.time > 0")
        assert browser.evaluate("own.player.state") == second
        assert browser.evaluate("own.firstChild.style.length") > 0, "nothing is shown"
        browser.evaluate("own.remove(), 1")
        assert browser.evaluate("own.player") is None
        assert browser.evaluate("own.firstChild.style.length") == 0, "styles are left"
        print("the element follows its state")
        if not Path("/usr/share/nodejs/react-dom").exists():
            skipped("the player for the web, the hook", "no React on this machine")
            return False
        browser.evaluate(bundle(HOOK, folder) + ";1")
        browser.evaluate(f"globalThis.motion = {text}; show(motion, {json.dumps(first)}), 1")
        browser.wait_for("Boolean(globalThis.chip?.current)")
        browser.evaluate(f"show(motion, {json.dumps(second)}), 1")
        browser.wait_for(f"chip.current.state === {json.dumps(second)} && !chip.current.isMoving")
        browser.evaluate("globalThis.last = chip.current, hide(), 1")
        browser.wait_for("chip.current === null")
        assert browser.evaluate("last.isMoving") is False
        assert browser.console == [], browser.console
        print("the hook of React follows its state")
    return False


held("the element and the hook", check)
