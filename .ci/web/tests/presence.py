"""What isn't present in every state: drawn when the animator says that it is there, and not otherwise."""

import json
import random

from harness import FOLDER, ROOT, everywhere, opened, page, run, written

SPEC = ROOT / "conformance/cases/comes-and-goes.json"
SEEN = """Object.fromEntries(preview.stage.main.parts.filter(({ node }) => NAMES.includes(node.name)).map(({ node, element }) =>
    [node.name, element.getClientRects().length > 0]))"""
# Something inside another isn't seen without it.
INSIDE = {"row": "box"}


def presences(spec):
    """The states in which each target is."""
    states, rules = spec["states"], spec["targets"]
    named = {name: {key: [value] if isinstance(value, str) else value for key, value in rule.items()} for name, rule in rules.items()}
    return {name: {state for state in states if state in rule.get("appears", []) or ("appears" not in rule and state not in rule["disappears"])}
            for name, rule in named.items()}


def right(state, events, times):
    """What `simulate` says is there at some times, by name; None where that changes just then."""
    script = FOLDER / "presence.json"
    script.write_text(json.dumps({
        "spec": str(SPEC), "fps": 1000, "until": times[-1] + 0.01, "events": events, **({"state": state} if state else {})}))
    spec = json.loads(SPEC.read_text())
    start = state or spec["variants"][events[0]["play"]]["from"]
    now = {name: start in states for name, states in presences(spec).items()}
    history = [(-1, now)]
    for line in map(json.loads, run("simulate", script).splitlines()):
        now = now | {one["target"]: one["event"] == "appeared" for one in line["events"] if one["event"] in ("appeared", "disappeared")}
        history.append((line["time"], now))
    at = lambda time: [there for when, there in history if when <= time][-1]  # noqa: E731
    around = [(at(time - 2e-3), at(time), at(time + 2e-3)) for time in times]
    return [{name: own[name] if before[name] == own[name] == after[name] else None for name in own} for before, own, after in around]


def compare(browser, state, events, times):
    seen = [
        browser.evaluate(f"(preview.session.seek({time!r}), {SEEN.replace('NAMES', json.dumps(list(presences(json.loads(SPEC.read_text())))))})")
        for time in times]
    count = 0
    for time, shown, wanted in zip(times, seen, right(state, events, times)):
        for name, isthere in wanted.items():
            around = wanted.get(INSIDE.get(name), True)
            if isthere is None or around is None:
                continue
            count += 1
            assert shown[name] == (isthere and around), f"{name} at {time} in {events}: {shown}"
    return count


@everywhere
def what_is_absent_is_not_drawn(browser):
    chance = random.Random(3)
    count = 0
    address = page(SPEC)
    # Variants, one into another.
    opened(browser, address)
    for first, second in [("enter", "leave"), ("enter", "pass"), ("pass", "vanish"), ("leave", "retreat")]:
        events = [{"at": 0, "play": first}, {"at": round(0.05 + 0.4 * chance.random(), 4), "play": second}]
        played = [event | {"reversed": False} for event in events]
        browser.evaluate(
            f"(preview.session.machine.course = null, preview.session.events = {json.dumps(played)}, preview.session.keepProperty(), "
            "preview.session.say('play', 'time'), 1)")
        length = browser.evaluate("preview.session.length")
        count += compare(browser, None, events, sorted(length * chance.random() for _ in range(8)) + [length])
    # The machine, as an address says what it was sent.
    for start, tour in [("away", ["here", "gone", "away"]), ("here", ["middle", "gone", "here"]), ("gone", ["away", "here", "middle"])]:
        times = [0.0, round(0.1 + 0.3 * chance.random(), 4), round(0.4 + 0.3 * chance.random(), 4)]
        opened(browser, f"{address}#state={start}&" + "&".join(f"send={time}:@{state}" for time, state in zip(times, tour)))
        assert browser.evaluate("preview.session.machine.course !== null")
        events = [{"at": time, "go": state} for time, state in zip(times, tour)]
        count += compare(browser, start, events, sorted(1.2 * chance.random() for _ in range(12)))
    assert browser.evaluate("document.querySelector('.box-main[style*=\"display: none\"]') !== null")
    return f"{count} times a target is there as simulate says"


@everywhere
def a_ghost_of_before_has_its_own_presence(browser):
    spec = json.loads(SPEC.read_text())
    del spec["targets"], spec["$schema"]
    opened(browser, page(SPEC, "--before", written("comes-before.json", spec)))
    drawn = browser.evaluate("""(preview.session.choose('leave', false), preview.session.seek(preview.session.length),
        [preview.stage.main, preview.stage.ghost].map(({ parts }) =>
            parts.filter(({ element }) => element.style.display === 'none').map(({ node }) => node.name).sort()))""")
    assert drawn == [["box", "row", "veil"], []], drawn
