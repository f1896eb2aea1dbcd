#!/usr/bin/env python3
"""Opens what `speccli preview --play-only` makes of every spec, presses its buttons, sends its events, and compares what is shown at rest.

    pages.py SPECCLI [WORD…]
"""

import gzip
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from chromium import ROOT, failures, held

# What a page may weigh, compressed.
LIMIT = 60_000


def listed(value):
    return value if isinstance(value, list) else [] if value is None else [value]


def leads(row, state, event):
    """Whether a row of transitions says so; from everywhere is from everywhere else."""
    starts = row["to"] != state if row["from"] == "*" else state in listed(row["from"])
    return starts and event in listed(row.get("on"))


def sends(browser, spec):
    """Presses the events of a spec with transitions; only those that lead somewhere from a state can be pressed there."""
    rows = spec.get("transitions", [])
    wanted = {name for row in rows for name in listed(row.get("on"))}
    names = browser.evaluate("[...document.querySelectorAll('#events button')].map((b) => b.textContent)")
    assert len(names) == len(wanted) and set(names) == wanted, f"has buttons for {names} instead of {sorted(wanted)}"
    for name in names:
        before = browser.evaluate("player.state")
        ends = {row["to"] for row in rows if leads(row, before, name)}
        pressed = browser.evaluate(
            f"(() => {{ const own = [...document.querySelectorAll('#events button')].find((b) => b.textContent === {json.dumps(name)});"
            "return own.disabled ? null : (own.click(), player.state); })()"
        )
        if pressed is None:
            assert not ends or any("when" in row for row in rows), f"can't send '{name}' in '{before}'"
        else:
            assert pressed in ends, f"'{name}' leads from '{before}' to '{pressed}'"
            shown = browser.evaluate("[...document.querySelectorAll('#states [aria-pressed=true]')].map((b) => b.textContent)")
            assert shown == [pressed], f"{shown} is marked in '{pressed}'"
    return len(names)


def pictured(browser, spec):
    """The diagram: every state of it can be pressed, it marks the one that the player is in, and only events that lead on are open."""
    if not spec.get("transitions"):
        assert browser.evaluate("document.getElementById('diagram').hidden"), "has a diagram of no transitions"
        return
    taken = browser.evaluate("""(() => {
      const words = (name) => [...document.querySelectorAll(`#diagram ${name}`)].map((one) => one.getAttribute("aria-label"));
      const current = () => words("[aria-current=true]").join();
      const all = [];
      const press = (own) => {
        const before = player.state;
        own.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        all.push([own.getAttribute("aria-label"), before, player.state, current()]);
      };
      for (const name of words(".state")) {
        press([...document.querySelectorAll("#diagram .state")].find((one) => one.getAttribute("aria-label") === name));
        const open = document.querySelector("#diagram .cause.open[role]");
        if (open) press(open);
      }
      return { states: words(".state"), all };
    })()""")
    names = list(spec["states"])
    assert sorted(taken["states"]) == sorted(f"Go to {name}" for name in names), taken["states"]
    for pressed, before, after, marked in taken["all"]:
        assert marked == f"Go to {after}", f"'{marked}' is marked in '{after}'"
        if pressed.startswith("Go to "):
            assert after in (before, pressed[len("Go to "):]), f"'{pressed}' leads from '{before}' to '{after}'"
        else:
            event = pressed[len("Send "):pressed.index(": from ")]
            assert pressed == f"Send {event}: from {before} to {after}", f"'{pressed}' leads from '{before}' to '{after}'"
            assert any(leads(row, before, event) and row["to"] == after for row in spec["transitions"]), pressed
    assert len({after for *_, after, _ in taken["all"]}) > 1, "the diagram leads nowhere"


def present(browser, spec):
    """Plays every variant to its end: what isn't present there isn't drawn, and all else is."""
    if "targets" not in spec:
        return
    ends = browser.evaluate("""(motion) => player.variants.map((name) => {
      player.play(name).finish();
      player.draw();
      const seen = Object.fromEntries(motion.targets.map(([target]) => {
        const element = [...document.querySelectorAll("[data-motion]")].find((one) => one.dataset.motion === target);
        return [target, getComputedStyle(element).display !== "none"];
      }));
      return [motion.variants.find((one) => one.name === name).to, seen];
    })""".join(["(", ")(JSON.parse(document.getElementById('motion').textContent))"]))
    drawn = set()
    for state, seen in ends:
        for target, rule in spec["targets"].items():
            right = state in listed(rule.get("appears")) if "appears" in rule else state not in listed(rule["disappears"])
            assert seen[target] == right, f"{target} is {'' if seen[target] else 'not '}drawn in '{state}'"
            drawn.add(right)
    assert drawn == {True, False}


def check(browser, page, spec):
    weight = len(gzip.compress(page.read_bytes(), 9))
    assert weight <= LIMIT, "is heavier than it may be"
    browser.open(page.as_uri())
    browser.wait_for("document.documentElement.dataset.ready === 'true'")
    count = browser.evaluate("document.querySelectorAll('#variants button').length")
    assert count > 0, "has no variant to play"
    events = sends(browser, spec)
    pictured(browser, spec)
    # One interrupts the other.
    browser.evaluate("[...document.querySelectorAll('#variants button')].forEach((b) => b.click()), 1")
    browser.wait_for("player.time > 0.1")
    assert browser.evaluate("player.properties.every((path) => player.get(path) !== undefined)")
    browser.evaluate("[...document.querySelectorAll('#states button')].forEach((b) => b.click()), player.stopAll(), 1")
    assert browser.evaluate("player.isMoving") is False, "still moves"
    # A frame that was asked for before comes yet, however late, and no other.
    wait = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
    before = browser.evaluate(f"{wait}.then(() => player.time)")
    assert browser.evaluate(f"{wait}.then(() => player.time)") == before, "frames go on where nothing moves"
    present(browser, spec)
    assert browser.console == [], browser.console
    return f"{weight} bytes" + (f", {events} events" if events else "")


def compare(browser, spec):
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, f"{spec.stem}.html")
        subprocess.run([sys.argv[1], "preview", spec, "--play-only", "--root", ROOT, "-o", page], check=True, cwd=ROOT)
        return check(browser, page, json.loads(spec.read_text()))


held("pages that only play", lambda browser: failures(browser, sys.argv[2:], compare))
