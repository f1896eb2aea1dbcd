"""Targets that appear and disappear, in the forms for browsers: what is visible at random instants, before and after an interruption,
against the events of `speccli simulate`. A style sheet may be off where it says so.
"""

import json
import math
import random
import re
from pathlib import Path

import picture
import states
import styles

# Scenes of each form of a spec, and instants of each.
COUNT, INSTANTS = 24, 10
# Seconds around a change that aren't looked at: a style sheet rounds its times, and frames are a millisecond apart.
EDGE = 2e-3

# `form` goes from state to state: `start` puts everything where a scene begins, `go` begins a way and returns what seeks in it. All in one
# task, so that nothing goes by itself in the meantime.
SCENES = """
(scenes, names, makeForm) => {
    const main = document.querySelector("main");
    for (const name of names) {
        if (main.querySelector(`[data-motion="${name}"]`)) continue;
        const element = document.createElement("div");
        element.dataset.motion = name;
        main.append(element);
    }
    const visible = () => names.map((name) => {
        const { display, visibility } = getComputedStyle(main.querySelector(`[data-motion="${name}"]`));
        return display !== "none" && visibility === "visible";
    });
    const form = makeForm(main);
    return scenes.map(({ ways, begins, times }) => {
        form.start(ways);
        visible();
        const first = form.go(ways[0]);
        let second = null;
        const found = times.map((time) => {
            if (time >= begins && !second) {
                first(1000 * begins);
                visible();
                second = form.go(ways[1]);
            }
            first(1000 * time);
            second?.(1000 * (time - begins));
            return visible();
        });
        return found;
    });
}
"""

# A style sheet: its animations are held, and moved by hand.
SHEET = """
(main) => {
    const over = (animation) => animation.effect.getComputedTiming().endTime;
    const finish = () => document.getAnimations().forEach((animation) => animation.finish());
    const set = SET;
    return {
        start(ways) {
            set(main, ways[0], true);
            finish();
        },
        go(way) {
            const before = document.getAnimations();
            set(main, way, false);
            const own = document.getAnimations().filter((animation) => !before.includes(animation));
            own.forEach((animation) => animation.pause());
            return (time) => own.filter((animation) => document.getAnimations().includes(animation)).forEach((animation) => {
                if (time < over(animation)) animation.currentTime = time; else if (animation.playState !== "finished") animation.finish();
            });
        },
    };
}
"""
BY_CLASS = "(main, way, isStart) => main.className = isStart ? 'ROOT' : `ROOT ROOT-${way.word}`"
BY_STATE = "(main, way, isStart) => main.dataset.state = isStart ? way.from : way.to"

BY_VARIANT = """
(main) => ({
    start: (ways) => motion.showPresence(ways[0].from),
    go(way) {
        const play = motion.play(way.play, { reducedMotion: false });
        return (time) => play.seek(time);
    },
})
"""
BY_MACHINE = """
(main) => {
    let machine;
    return {
        start: (ways) => machine = motion.machine({ state: ways[0].from, reducedMotion: false }),
        go(way) {
            const play = machine.go(way.to);
            return (time) => play.seek(time);
        },
    };
}
"""


def check_classes(page, case, errors, *options):
    """The classes of a style sheet."""
    if "presence" in case.waapi:
        sheet = case.tool("bake", case.path, "--format", "css", "--tolerance", case.tolerance, *options)
        gone = set(re.findall(r"'(\S+)' is gone at once where", case.tool.notes))
        form = SHEET.replace("SET", BY_CLASS.replace("ROOT", styles.kebab(case.name)))
        check(page, case, errors, variant_pairs, "play", form, lambda: page.open(case, sheet),
              lambda name, ways: name in gone and leaves_again(case, name, ways))


def check_states(page, case, errors):
    """The states of a style sheet."""
    if "presence" in case.waapi and "machine" in case.waapi:
        case.tool("bake", case.path, "--format", "css", "--tolerance", case.tolerance)
        late = re.findall(r"note: (\S.*): '(\S+)' is gone in '(\S+)' when", case.tool.notes)
        again = set(re.findall(r"where one leave of '(\S+)' interrupts", case.tool.notes))

        def says(name, ways):
            own = [(way["play"].replace(".reversed", " reversed"), name, way["to"]) for way in ways]
            return any(way in late for way in own) or name in again and leaves_again(case, name, ways)

        check(page, case, errors, states.pairs, "go", SHEET.replace("SET", BY_STATE), lambda: page.open(case, case.css), says)


def check_script(page, case, errors):
    """The script of the JSON form, which is off nowhere: its variants, and its machine."""
    if "presence" in case.waapi:
        check(page, case, errors, variant_pairs, "play", BY_VARIANT, lambda: page.load(case))
        if "machine" in case.waapi:
            check(page, case, errors, states.pairs, "go", BY_MACHINE, lambda: page.load(case))


def variant_pairs(case, chance):
    """Variants of which the second begins where the first leads."""
    ways = [
        {"play": name, "from": case.waapi["variants"][name]["from"], "to": case.waapi["variants"][name]["to"], "word": styles.kebab(name)}
        for name in case.variants
    ]
    found = [(one, other) for one in ways for other in ways if one["to"] == other["from"] and one is not other]
    return [chance.choice(found) for _ in range(COUNT)] if found else []


def leaves_again(case, name, ways):
    """Whether a target is on its way out when another way leads from a state without it to another one."""
    present = case.waapi["presence"][name]
    return len(ways) > 1 and not {ways[1]["from"], ways[1]["to"]} & set(present)


def check(page, case, errors, pairs, call, form, open_page, says=lambda name, ways: False):
    chance = random.Random(f"{case.seed} {case.name} presence")
    scenes = [scene_of(page, case, chance, call, *pair) for pair in pairs(case, chance)]
    names = list(case.waapi["presence"])
    open_page()
    given = [{key: scene[key] for key in ("ways", "begins", "times")} for scene in scenes]
    answers = page.browser.evaluate(f"({SCENES})({json.dumps(given)}, {json.dumps(names)}, {form})")
    for scene, found in zip(scenes, answers):
        plays = " then ".join(way["play"] for way in scene["ways"])
        for time, wanted, shown in zip(scene["times"], scene["wanted"], found):
            ways = scene["ways"][: 2 if time >= scene["begins"] else 1]
            for name, right, own in zip(names, wanted, shown):
                if right is not None and not says(name, ways):
                    errors.note(
                        0.0 if right == own else math.inf,
                        f"{name} {'is' if own else 'isn’t'} there in {plays} at {scene['begins']:.4f}, at {time:.4f}")
    if page.browser.console:
        errors.note(math.inf, page.browser.console[0])


def scene_of(page, case, chance, call, first, second):
    """What is done, and which targets are there at random instants: None where that changes just then."""
    lengths = [states.length(case, way) / 1000 for way in (first, second)]
    begins = round((0.02 + 0.96 * chance.random()) * max(lengths[0], 0.05), 7)
    # The first would be over, too.
    until = max(begins + 1.2 * lengths[1], 1.2 * lengths[0]) + 0.05
    times = sorted([until * chance.random() for _ in range(INSTANTS)] + [begins + 2 * EDGE])
    script = Path(page.folder) / "script.json"
    script.write_text(json.dumps({
        "spec": str(case.path), "state": first["from"], "fps": 1000, "until": until + 2 * EDGE,
        "events": [{"at": at, call: way["to" if call == "go" else "play"]} for at, way in ((0, first), (begins, second))],
    }))
    now = {name: first["from"] in present for name, present in case.waapi["presence"].items()}
    history, alone = [(-1.0, now)], math.inf
    for line in map(json.loads, case.tool("simulate", script).splitlines()):
        if line["time"] not in (0, begins) and any(one["event"] == "left" for one in line["events"]):
            # From here on it goes by itself, which the page's machine doesn't while a script seeks in it.
            alone = min(alone, line["time"])
        changes = {one["target"]: one["event"] == "appeared" for one in line["events"] if one["event"] in ("appeared", "disappeared")}
        now = now | changes
        history.append((line["time"], now))

    def at(time):
        return [present for when, present in history if when <= time][-1]

    around = [(at(time - EDGE), at(time), at(time + EDGE)) for time in times]
    wanted = [
        [now[name] if before[name] == now[name] == after[name] and time + EDGE < alone else None for name in now]
        for time, (before, now, after) in zip(times, around)]
    return {"ways": [first, second], "begins": begins, "times": times, "wanted": wanted}


# Which groups of a panel are visible, and what is in them.
PANELS = """
(panels, times) => {
    const all = document.getAnimations();
    all.forEach((animation) => animation.pause());
    return times.map((list, at) => list.map((time) => {
        all.forEach((animation) => animation.currentTime = time);
        return Object.fromEntries([...(globalThis.panels[panels[at]]?.children ?? [])].map((group) => {
            const shape = [...group.querySelectorAll("rect, path, circle")].at(-1);
            return [group.querySelector("title").textContent, getComputedStyle(shape).visibility === "visible"];
        }));
    }));
}
"""


def check_picture(page, case, errors):
    """A picture: each variant by itself, which starts again a second after its end."""
    if "presence" not in case.waapi:
        return
    chance = random.Random(f"{case.seed} {case.name} picture")
    path = Path(page.folder) / "picture.svg"
    path.write_text(case.tool("bake", case.path, "--format", "svg", "--tolerance", case.tolerance))
    # With less motion it stands still.
    page.browser.prefer("light", True)
    page.browser.open(path.as_uri())
    variants = [(name, case.waapi["variants"][name]) for name in case.variants]
    lengths = [math.inf if variant["duration"] == "Infinity" else variant["duration"] for _, variant in variants]
    times = [[min(length + 1000, 3000) * chance.random() for _ in range(INSTANTS)] for length in lengths]
    found = page.browser.evaluate(f"{picture.PANELS}({PANELS})({json.dumps(case.variants)}, {json.dumps(times)})")
    page.browser.prefer("light", False)
    for (name, variant), length, own, seen in zip(variants, lengths, times, found):
        for time, shown in zip(own, seen):
            for target, present in case.waapi["presence"].items():
                if target in shown and abs(time - length) > 1:
                    right = variant["to"] in present or (variant["from"] in present and time < length)
                    errors.note(0.0 if shown[target] == right else math.inf, f"{target} in {name} at {time:.3f} ms: {shown[target]}")


# The case whose machine is watched in real time.
EVENTS = "ComesAndGoes"
TOURS = [["here", "gone", "away"], ["here", "middle", "here", "away"], ["here", "away", "here", "middle", "gone"]]
STORY = """
(async (tours) => {
    const told = [];
    for (const tour of tours) {
        const machine = motion.machine({ state: "away", reducedMotion: false });
        const own = [];
        for (const type of ["left", "entered", "appeared", "disappeared"]) {
            machine.addEventListener(type, ({ detail }) => own.push(`${type} ${detail.state ?? detail.target}`));
        }
        const until = (state) => new Promise((resolve) => machine.addEventListener("entered", ({ detail }) => detail.state === state && resolve()));
        for (const [index, state] of tour.entries()) {
            machine.go(state);
            // Every second way is interrupted.
            if (index % 2 && index + 1 < tour.length) await new Promise((resolve) => setTimeout(resolve, 40));
            else await until(state);
        }
        told.push(own);
    }
    return told;
})
"""


def check_events(page, case, errors):
    """The events of a machine, in their order."""
    if case.name != EVENTS:
        return
    page.load(case)
    told = page.browser.evaluate(f"({STORY})({json.dumps(TOURS)})")
    for tour, own in zip(TOURS, told):
        events = [{"at": 0.5 * (index + 1) - (0.45 if index % 2 == 0 and index else 0), "go": state} for index, state in enumerate(tour)]
        script = Path(page.folder) / "script.json"
        script.write_text(json.dumps({"spec": str(case.path), "state": "away", "fps": 10, "until": 4, "events": events}))
        lines = map(json.loads, case.tool("simulate", script).splitlines())
        right = [f"{one['event']} {one.get('state') or one['target']}" for line in lines for one in line["events"]
                 if one["event"] in ("left", "entered", "appeared", "disappeared")]
        errors.note(0.0 if own == right else math.inf, f"{own} instead of {right}")


CHECKS = {
    "presence by classes": check_classes,
    "presence by classes with transitions": lambda *given: check_classes(*given, "--rules", "transitions"),
    "presence by states": check_states, "presence by script": check_script, "presence in pictures": check_picture, "presence events": check_events,
}
