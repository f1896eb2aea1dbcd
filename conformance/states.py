"""Motions that go from state to state, interrupted at random instants: by an attribute with the style sheet alone, and by the machine
of the JSON form. What is shown then is compared with what the Animator shows after the same: `speccli simulate`.
"""

import json
import math
import random
import re
from functools import partial
from pathlib import Path

import styles
from case import Errors, compare, travels

# Interruptions of each form of a spec.
COUNT = 24
# Instants after each, and how long something that never ends is watched, in milliseconds.
AFTER = 8
ENDLESS = 1500
# How long a way that takes no time is watched, in seconds.
AT_ONCE = 0.001
# A size is the largest of some instants: the others are at most so much farther.
SAMPLED = 1.05

SHEET = """
(scenes) => scenes.map(({ start, middle, end, time, times, wanted }) => {
    const main = document.querySelector("main");
    const over = (animation) => animation.effect.getComputedTiming().endTime;
    const show = (all, time) => all.forEach((animation) => {
        if (time < over(animation)) animation.currentTime = time; else if (animation.playState !== "finished") animation.finish();
    });
    const hold = (besides) => {
        const found = document.getAnimations().filter((animation) => !besides.includes(animation));
        found.forEach((animation) => animation.pause());
        return found;
    };
    main.dataset.state = start;
    document.getAnimations().forEach((animation) => animation.finish());
    main.dataset.state = middle;
    const first = hold([]);
    show(first, time);
    const before = read(wanted);
    main.dataset.state = end;
    const second = hold(first);
    show(second, 0);
    const found = [before, read(wanted)];
    for (const later of times) {
        // What goes on as it was is still among those that play.
        show(first.filter((animation) => document.getAnimations().includes(animation)), time + later);
        show(second, later);
        found.push(read(wanted));
    }
    document.getAnimations().forEach((animation) => animation.finish());
    return found;
})
"""

# In one task, so that nothing goes by itself in the meantime.
MACHINE = """
(scenes) => scenes.map(({ start, middle, end, time, times, wanted }) => {
    const machine = motion.machine({ state: start, reducedMotion: false });
    const first = machine.go(middle);
    first.seek(time);
    const before = read(wanted);
    const second = machine.go(end);
    second.seek(0);
    const found = [before, read(wanted)];
    for (const later of times) {
        first.seek(time + later);
        second.seek(later);
        found.push(read(wanted));
    }
    first.cancel();
    second.cancel();
    return found;
})
"""


def check_sheet(page, case, errors):
    """The style sheet: it keeps the place, and is off by no more than it says."""
    if "machine" in case.waapi:
        case.tool("bake", case.path, "--format", "css", "--tolerance", case.tolerance)
        jumps = said(case.tool.notes, "in Chromium a transition")
        check(page, case, errors, SHEET, said(case.tool.notes), lambda page, case: page.open(case, case.css), jumps)


def check_machine(page, case, errors):
    """The machine: it shows what the Animator shows, so it keeps the speed too."""
    if "machine" in case.waapi:
        sizes = {(play.replace(".reversed", " reversed"), path): 1.0 for play, path in case.written}
        check(page, case, errors, MACHINE, sizes | said(case.notes, "(?:begins as it is written|goes from where it interrupts)"), lambda page, case: page.load(case))


def said(notes, phrase=""):
    """How far a form says that it is off, at most: {(play, property): size}, of interruptions with the play ""."""
    sizes = {}
    for play, path, size in re.findall(rf"note: (?:(\S.*) )?(\S+): {phrase}[^:\n]*, off by (\S+) of the travel", notes):
        play = play.replace(".reversed", " reversed")
        sizes[play, path] = max(sizes.get((play, path), 0.0), float(size))
    return sizes


def allowed(sizes, path, ways):
    """How far a property may be off on a way, or after one was interrupted by another: then each is off as it is alone."""
    alone = sum(sizes.get((way["play"].replace(".reversed", " reversed"), path), 0.0) for way in ways)
    return SAMPLED * (alone + (sizes.get(("", path), 0.0) if len(ways) > 1 else 0.0))


def check(page, case, errors, script, sizes, begin, jumps={}):
    # The same for all browsers.
    if not hasattr(case, "interrupted"):
        chance = random.Random(f"{case.seed} {case.name} states")
        case.interrupted = [(first, second, *scene_of(page, case, chance, first, second)) for first, second in pairs(case, chance)]
    frames = [(first, second, tables) for first, second, _, tables in case.interrupted]
    scenes = [scene | {"wanted": page.wanted(case, tables[0], composite="add")} for _, _, scene, tables in case.interrupted]
    begin(page, case)
    answers = page.browser.evaluate(f"({script})({json.dumps(scenes)})")
    for scene, (first, second, tables), found in zip(scenes, frames, answers):
        travel = travels(case, variant(first), variant(second))
        wanted = [tuple(key) for key in scene["wanted"]]
        place = f"from {scene['start']} to {scene['middle']}, at {scene['time']:.4f} ms to {scene['end']}"
        for key, one, other in zip(wanted, *found[:2]):
            asked = travel_between(case, key, *tables[:2]) / (travel.get(key, 0.0) or 1.0)
            asked += sum(
                SAMPLED * sizes.get((second["play"].replace(".reversed", " reversed"), path), 0.0)
                for path in tables[0] if key in styles.expected(case.name, {path: tables[0][path]}))
            asked += sum(
                SAMPLED * jumps.get(("", path), 0.0)
                for path in tables[0] if key in styles.expected(case.name, {path: tables[0][path]}))
            errors.note(
                max(0.0, jump(page.browser, key, one, other, travel) - asked),
                f"{key[0]} {key[1]} jumps {place}: {one}, {other}")
        # What is replaced goes on from a style that a script has read, which some browsers round.
        unread = {} if script is SHEET else dict(zip(wanted, found[0]))
        note(page, case, wanted, tables[0], found[0], travel, partial(allowed, sizes, ways=[first]), {}, place, errors)
        for later, values, texts in zip(scene["times"], tables[2:], found[2:]):
            note(
                page, case, wanted, values, texts, travel, partial(allowed, sizes, ways=[first, second]), unread,
                f"{place}, {later:.4f} ms later", errors)
    if page.browser.console:
        errors.note(math.inf, page.browser.console[0])


def note(page, case, wanted, values, texts, travel, allowed, begun, place, errors):
    """Notes how far the styles of an instant are off, beyond what the form says of the properties that they show."""
    most = {}
    for path, value in values.items():
        for key in styles.expected(case.name, {path: value}):
            most[key] = most.get(key, 0.0) + allowed(path)
    for key, text in zip(wanted, texts):
        own = Errors(errors.said)
        compare(page.browser, case.name, values, [key], [text], travel, own, place)
        if own.count:
            read = styles.read(key[1], begun[key]) if key in begun else ""
            unread = 0.0 if isinstance(read, str) else styles.reading_error(page.browser, key[1], read[0], begun[key])
            size = travel.get(key, 0.0) or 1.0
            # Another text is off by all there is.
            isText = isinstance(styles.expected(case.name, values)[key], str)
            off = min(own.largest, 1.0) if isText else own.largest
            errors.note(max(0.0, off - most[key] - unread / size), own.place)


def travel_between(case, key, one, other):
    """How far a style jumps in the Animator, as the spec asks: a curve may not begin at 0, a delay lie before the start."""
    before, after = (styles.expected(case.name, values).get(key) for values in (one, other))
    if before is None or isinstance(before, str) or isinstance(after, str):
        return 0.0
    return max(abs(x - y) for x, y in zip(before, after))


def jump(browser, key, one, other, travel):
    """How far a style jumps, in shares of the travel."""
    before, after = styles.read(key[1], one), styles.read(key[1], other)
    if isinstance(before, str) or isinstance(after, str):
        return 0.0
    size = travel.get(key, 0.0) or 0.01 * max([1.0, *map(abs, before)])
    unread = 2 * styles.reading_error(browser, key[1], before[0], one)
    return max(0.0, max(abs(x - y) for x, y in zip(before, after)) - unread) / size


def variant(way):
    return way["play"].removesuffix(".reversed")


def pairs(case, chance):
    """Ways that follow each other, as a page's transitions go them, without those that a condition forbids."""
    ways = [
        row for row in case.waapi["machine"]["transitions"] if ("on" in row or "after" in row) and row["from"] != row["to"]
    ]
    # By `go`, the first that leads there is taken.
    ways = [row for row in ways if "when" not in row]
    ways = [row for index, row in enumerate(ways) if (row["from"], row["to"]) not in {(one["from"], one["to"]) for one in ways[:index]}]
    found = [(one, other) for one in ways for other in ways if other["from"] == one["to"]]
    return [chance.choice(found) for _ in range(COUNT)] if found else []


def length(case, way):
    found = case.waapi["variants"][way["play"]]["duration"]
    return ENDLESS if found == "Infinity" else found


def scene_of(page, case, chance, first, second):
    """What a browser has to do, and what is to be seen at the instants after it."""
    # Uneven, so that no frame falls on a jump.
    begins = max(round((0.02 + 0.96 * chance.random()) * length(case, first) / 1000, 7), AT_ONCE)
    until = begins + max(1.1 * max(length(case, first) / 1000 - begins, length(case, second) / 1000), AT_ONCE)
    # What goes on by itself then is another way.
    waits = [row["after"] for row in case.waapi["machine"]["transitions"] if row["from"] == second["to"] and "after" in row]
    if waits:
        until = min(until, begins + (length(case, second) + min(waits)) / 1000 - 1e-5)
    script = Path(page.folder) / "script.json"
    script.write_text(json.dumps({
        "spec": str(case.path), "state": first["from"], "fps": (AFTER + 0.318) / (until - begins), "until": until,
        "events": [{"at": 0, "go": first["to"]}, {"at": begins, "go": second["to"]}],
    }))
    frames = [json.loads(line) for line in case.tool("simulate", script).splitlines()]
    # The instant of the second event is there twice, before it and after it.
    at = [frame for frame in frames if abs(frame["time"] - begins) < 1e-6]
    frames = [at[0], at[-1]] + [frame for frame in frames if frame["time"] > begins + 1e-6]
    moving = {
        track["property"] for way in (first, second) for track in case.motion["variants"][variant(way)]["tracks"]
    }
    tables = [{path: value for path, value in frame["values"].items() if path in moving} for frame in frames]
    times = [(frame["time"] - begins) * 1000 for frame in frames[2:]]
    return {
        "start": first["from"], "middle": first["to"], "end": second["to"], "time": begins * 1000, "times": times,
    }, tables


# What a machine of the case of this name does in real time, as a page uses it.
EVENTS = "StatesInAllWays"
STORY = """
(async () => {
    const machine = motion.machine({ reducedMotion: false });
    const told = [];
    const until = (type, state) => new Promise((resolve) => machine.addEventListener(type, ({ detail }) => detail.state === state && resolve()));
    const plays = () => machine.candidates.map(({ to }) => to).join(" ");
    for (const type of ["left", "entered"]) machine.addEventListener(type, ({ detail }) => told.push(`${type} ${detail.state}`));
    const tell = (word, play) => told.push(`${word}: ${play ? machine.state : "nothing"}, then ${plays()}`);
    tell("begins", true);
    tell("unknown", machine.send("unknown"));
    tell("tap", machine.send("tap"));
    await new Promise((resolve) => setTimeout(resolve, 90));
    tell("swipe", machine.send("swipe"));
    await until("entered", "half");
    tell("go", machine.go("half"));
    motion.set("items", 5);
    tell("swipe", machine.send("swipe"));
    tell("tap", machine.send("tap"));
    tell("go", machine.go("open"));
    await until("entered", "open");
    // By the page's clock, which a busy machine lets lag behind.
    const began = document.timeline.currentTime;
    await until("left", "open");
    told.push(document.timeline.currentTime - began > 290 ? "waited" : "didn't wait");
    await until("entered", "closed");
    try { machine.go("nowhere"); } catch (error) { told.push(error.name); }
    machine.send("tap").cancel();
    await new Promise((resolve) => setTimeout(resolve, machine.play.duration + 100));
    tell("cancelled", true);
    tell("go", machine.go("closed"));
    await until("entered", "closed");
    return told;
})()
"""
TOLD = [
    "begins: closed, then open half", "unknown: nothing, then open half", "left closed", "tap: open, then half closed closed",
    "left open", "swipe: half, then open closed", "entered half", "go: nothing, then open closed", "left half",
    "swipe: closed, then half open half", "left closed", "tap: half, then open closed", "left half", "go: open, then half closed closed",
    "entered open", "left open", "waited", "entered closed", "RangeError",
    "left closed", "cancelled: half, then open closed", "left half", "go: closed, then half open half", "entered closed",
]


def check_events(page, case, errors):
    """The events of a machine, its conditions, and what goes by itself."""
    if case.name == EVENTS:
        page.load(case)
        told = page.browser.evaluate(STORY)
        errors.note(0.0 if told == TOLD else math.inf, f"{told}")


CHECKS = {"css states": check_sheet, "waapi states": check_machine, "machine": check_events}
