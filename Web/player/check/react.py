#!/usr/bin/env python3
"""The hook of React with the real React, which Debian has, in a headless Chromium: in strict mode, which mounts everything twice.

It mounts, sends events, isn't disturbed by being rendered anew, and keeps nothing when it is unmounted.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path

from chromium import ROOT, held
from skipped import skipped

PLAYER = ROOT / "Web/player"
MODULES = Path("/usr/share/nodejs")
MOTION = json.loads((PLAYER / "check/states.json").read_text())["motion"]
SOURCE = """
import { StrictMode, createElement } from "react";
import { createRoot } from "react-dom/client";
import { useMotion } from "%s/react.js";

function Box({ motion, state, label, kind = "main", speed = 1 }) {
  const [root, player] = useMotion(motion, state, { reducedMotion: false, timeScale: speed });
  globalThis.box = player;
  return kind ? createElement(kind, { ref: root, title: label }, createElement("div", { "data-motion": "box" })) : null;
}

let root;
globalThis.show = (...names) => root.render(createElement(StrictMode, null, createElement(Box, { motion, state: names[0], label: names[1], kind: names[2], speed: names[3] })));
globalThis.begin = () => (root = createRoot(document.getElementById("react")));
globalThis.hide = () => root.unmount();
globalThis.element = () => document.querySelector("[data-motion]");
"""


def bundle(folder):
    entry, out = Path(folder, "entry.js"), Path(folder, "out.js")
    entry.write_text(SOURCE % PLAYER)
    flags = ["--bundle", "--format=iife", "--log-level=error", '--define:process.env.NODE_ENV="development"']
    subprocess.run(["esbuild", entry, *flags, f"--outfile={out}"], check=True, env=dict(os.environ, NODE_PATH=str(MODULES)))
    return out.read_text()


def mounted(browser):
    browser.evaluate("begin(), show(undefined, 'first'), 1")
    browser.wait_for("Boolean(globalThis.box?.current) && Boolean(element())")
    browser.evaluate("globalThis.player = box.current, globalThis.told = [], player.on('*', (event) => told.push(event)), 1")


def moves(browser):
    """An event plays; rendering anew, with something else and with the same, leaves what plays alone."""
    browser.evaluate("globalThis.playback = player.send('tap'), playback.speed = 0.25, 1")
    browser.wait_for("playback.time > 0.02")
    before = browser.evaluate("playback.time")
    browser.evaluate("show(undefined, 'second'), 1")
    browser.wait_for("document.querySelector('main').title === 'second'")
    browser.evaluate("show(undefined, 'second'), 1")
    browser.wait_for("playback.time > 0.1 || playback.state !== 'playing'")
    assert browser.evaluate("box.current === player && playback.state === 'playing'"), "rendering anew ends what plays"
    assert browser.evaluate("told.filter(({ type }) => type === 'started').length") == 1, "rendering anew plays again"
    assert browser.evaluate("playback.time") > before
    assert browser.evaluate("player.state") == "b"
    # Back, where it doesn't go by itself.
    browser.evaluate("show('a', 'third'), 1")
    browser.wait_for("player.state === 'a' && !player.isMoving")
    assert browser.evaluate("box.current === player && player.get('box.position.x')") == 0
    assert browser.evaluate("getComputedStyle(element()).opacity") == "0"


def changes(browser):
    """Another element has a player of its own, no element none; another option is set, and another motion is mounted."""
    browser.evaluate("globalThis.former = box.current, show('a', 'fourth', 'section', 2), 1")
    browser.wait_for("document.querySelector('section') && box.current && box.current !== former")
    assert browser.evaluate("element().style.length > 0 && box.current.timeScale === 2")
    browser.evaluate("globalThis.former = box.current, show('a', 'fourth', 'section', 3), 1")
    browser.wait_for("box.current.timeScale === 3")
    assert browser.evaluate("box.current === former"), "another option mounts anew"
    browser.evaluate("show('a', 'fourth', '', 3), 1")
    browser.wait_for("box.current === null && !element()")
    browser.evaluate("globalThis.motion = structuredClone(motion), show('a', 'fourth'), 1")
    browser.wait_for("Boolean(box.current) && Boolean(element()?.style.length)")
    browser.evaluate("globalThis.former = box.current, globalThis.motion = structuredClone(motion), show('a', 'fourth'), 1")
    browser.wait_for("Boolean(box.current) && box.current !== former")
    browser.evaluate("former = null, globalThis.player = box.current, globalThis.told = [], 1")


def ends(browser):
    """Nothing is asked for, written or kept any more: neither frames, nor styles, nor the player."""
    browser.evaluate("player.play('ab'), globalThis.own = element(), 1")
    assert browser.evaluate("own.style.length > 0 && player.isMoving")
    browser.evaluate("hide(), 1")
    browser.wait_for("box.current === null")
    assert browser.evaluate("player.isMoving") is False
    assert browser.evaluate("own.style.length") == 0, "styles are left"
    browser.evaluate("globalThis.asked = 0, globalThis.requestAnimationFrame = () => ++asked, 1")
    browser.evaluate("new Promise((done) => setTimeout(done, 700))")
    assert browser.evaluate("asked") == 0, "frames go on"
    browser.evaluate("globalThis.kept = new WeakRef(player), player = playback = told = own = box = null, 1")
    for _ in range(4):
        browser.evaluate("new Promise((done) => setTimeout(done, 50))")
        browser.call("HeapProfiler.collectGarbage")
    assert browser.evaluate("kept.deref() === undefined"), "the player is kept"


def check(browser):
    if not all((MODULES / name).exists() for name in ("react", "react-dom")):
        skipped("the player for the web, the hook", "no React on this machine: apt-get install node-react node-react-dom")
        return False
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text('<!doctype html><div id="react"></div>')
        browser.open(page.as_uri())
        browser.evaluate(f"globalThis.motion = {json.dumps(MOTION)}; 1")
        browser.evaluate(bundle(folder) + ";1")
        mounted(browser)
        moves(browser)
        changes(browser)
        ends(browser)
        # A second time, from nothing.
        mounted(browser)
        assert browser.evaluate("player.state") == "a"
        browser.evaluate("hide(), 1")
        noise = [line for line in browser.console if "React DevTools" not in line]
        assert noise == [], noise
    print("the hook of React follows its state, plays on while it is rendered anew, and keeps nothing")
    return False


held("the hook", check)
