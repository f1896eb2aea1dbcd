#!/usr/bin/env python3
"""The web component in a headless Chromium.

    elements.py BAKED
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from chromium import ROOT, held

PLAYER = ROOT / "Web/player"

ELEMENT = """
import "%s/element.js";
import { mountOnCompositor } from "%s/compositor.js";
import { mount, parts } from "%s/motionspec.js";
Object.assign(globalThis, { mount, mountOnCompositor, parts });
"""


def bundle(source, folder):
    entry, out = Path(folder, "entry.js"), Path(folder, "out.js")
    entry.write_text(source.replace("%s", str(PLAYER)))
    subprocess.run(["esbuild", entry, "--bundle", "--format=iife", "--log-level=error", f"--outfile={out}"], check=True)
    return out.read_text()


def check(browser):
    motion = json.loads(Path(sys.argv[1]).read_text())
    first, second = motion["states"][0]["name"], motion["states"][1]["name"]
    text = json.dumps(motion)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text(f'<!doctype html><motion-spec state="{first}"><div data-motion="chip"></div></motion-spec>')
        browser.open(page.as_uri())
        # What is given before there is an element isn't lost.
        browser.evaluate(f"document.querySelector('motion-spec').motion = {text}, 1")
        browser.evaluate(bundle(ELEMENT, folder) + ";1")
        assert browser.evaluate("document.querySelector('motion-spec').player?.state") == first, "the motion that was given before is lost"
        browser.evaluate(f"globalThis.own = document.querySelector('motion-spec'); own.motion = {text}; 1")
        browser.evaluate(f"own.setAttribute('state', {json.dumps(second)}), 1")
        browser.wait_for("!own.player.isMoving && own.player.time > 0")
        assert browser.evaluate("own.player.state") == second
        assert browser.evaluate("own.firstChild.style.length") > 0, "nothing is shown"
        browser.evaluate("own.remove(), 1")
        assert browser.evaluate("own.player") is None
        assert browser.evaluate("own.firstChild.style.length") == 0, "styles are left"
        browser.evaluate("document.body.append(own), 1")
        assert browser.evaluate("own.player?.state") == second, "back in the page, it has no player"
        # Moved in the page it plays on; a state that is set again is gone to, wherever events have led.
        browser.evaluate(f"globalThis.former = own.player, own.player.go({json.dumps(first)}), document.body.append(own), 1")
        assert browser.evaluate("own.player === former && own.player.state") == first, "moved, it has another player"
        browser.evaluate(f"own.state = {json.dumps(second)}, 1")
        assert browser.evaluate("own.player.state") == second, "a state that is set again isn't gone to"
        # What is inside another one is that one's, and the element may be a target itself.
        browser.evaluate(
            f"globalThis.outer = document.createElement('motion-spec'), outer.dataset.motion = 'chip', outer.innerHTML = '<motion-spec><div data-motion=\"chip\"></div></motion-spec>',"
            f"outer.addEventListener('motion-ready', ({{ detail }}) => (globalThis.missing = detail.missing)), outer.motion = {text}, document.body.append(outer), 1")
        assert browser.evaluate("outer.style.length > 0 && outer.firstChild.firstChild.style.length === 0"), "it moves what is inside another one"
        assert browser.evaluate("missing.length > 0 && !missing.includes('chip')"), "what has no element isn't told"
        browser.evaluate("outer.remove(), 1")
        # Files: one that is there, and stays until another is named; what can't be read is told, unless nobody waits for it any more.
        browser.evaluate(f"globalThis.asked = [], globalThis.fetch = async (src) => (asked.push(src), new Response({json.dumps(text)}, {{ status: src === 'gone' ? 404 : 200 }})), 1")
        browser.evaluate("globalThis.failed = [], own.addEventListener('error', (event) => (failed.push(event.detail.message), event.preventDefault())), own.setAttribute('src', 'there'), 1")
        browser.wait_for("own.player?.name && asked.length === 1")
        browser.evaluate("globalThis.former = own.player, own.removeAttribute('src'), 1")
        assert browser.evaluate("own.player === null && asked.length === 1 && own.firstChild.style.length === 0"), "a file without a name was asked for"
        browser.evaluate("own.setAttribute('src', 'gone'), own.setAttribute('src', 'there'), 1")
        browser.wait_for("Boolean(own.player)")
        assert browser.evaluate("failed") == [], "what nobody waits for is told"
        browser.evaluate("own.setAttribute('src', 'gone'), 1")
        browser.wait_for("failed.length")
        assert browser.evaluate("failed") == ["gone must be there: 404"], browser.evaluate("failed")
        browser.evaluate(f"own.removeAttribute('src'), own.motion = {text}, 1")
        # A state that there isn't is told, too, from wherever it is asked for.
        browser.evaluate("failed.length = 0, own.setAttribute('state', 'nope'), 1")
        browser.evaluate("own.remove(), 1")
        browser.evaluate("document.body.append(own), 1")
        wrong = ["nope must be one of player.states"] * 2
        assert browser.evaluate("failed") == wrong, browser.evaluate("failed")
        browser.evaluate(f"own.setAttribute('state', {json.dumps(first)}), own.remove(), 1")
        browser.evaluate("document.body.append(own), 1")
        # An error that nobody deals with is an uncaught one.
        browser.evaluate("globalThis.onerror = (message) => (globalThis.told = message, true)")
        browser.evaluate(f"globalThis.lost = document.createElement('motion-spec'), lost.state = 'nope', lost.motion = {text}, document.body.append(lost), 1")
        browser.wait_for("globalThis.told?.includes('nope must be one of player.states')")
        browser.evaluate("lost.remove(), 1")
        # Outside of a page nothing plays; what is given first is looked for when there is a page.
        browser.evaluate(f"globalThis.late = document.createElement('motion-spec'), late.motion = {text}, 1")
        assert browser.evaluate("late.player") is None, "it plays outside of a page"
        browser.evaluate("late.innerHTML = '<div data-motion=\"chip\"></div>', document.body.append(late), 1")
        assert browser.evaluate("late.firstChild.style.length") > 0, "children that came later are not shown"
        browser.evaluate("late.remove(), 1")
        # A listener that throws stops no frames, on either front, nor takes events from others.
        for front in ("mount", "mountOnCompositor"):
            browser.evaluate(f"globalThis.seen = 0, globalThis.player = {front}(own, {text}, {{ use: parts, state: {json.dumps(first)} }}), 1")
            browser.evaluate("globalThis.onerror = () => (globalThis.uncaught = (globalThis.uncaught ?? 0) + 1, true)")
            browser.evaluate("for (const type of ['started', 'updated', 'completed']) player.on(type, () => { throw new Error('mine'); }); 1")
            browser.evaluate("player.on('completed', () => seen++), player.play(player.variants[0]), 1")
            browser.wait_for("!player.isMoving && seen > 0")
            browser.wait_for("uncaught > 2")
            assert browser.evaluate("document.getAnimations().length") == 0, "animations are left"
            browser.evaluate("player.unmount(), uncaught = 0, 1")
        print("the element follows its state")
        assert browser.console == [], browser.console
    return False


held("the element", check)
