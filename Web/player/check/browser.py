#!/usr/bin/env python3
"""Mounts baked motions in a headless browser and compares computed styles with `speccli simulate`.

    browser.py SPECCLI [--in firefox|webkit] [--parts COUNT] [WORD…]

Each spec's first two variants play and interrupt each other three times; the styles are read at 30 instants. With --parts so many made specs
are played, too, in which a value moves as a whole and by its parts.
Exit code 0: all within the bound, or no browser, which is said; 1: not.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from chromium import ROOT, failures, held
import parts
import styles
from case import Tool

SPECCLI, WORDS, WHERE, PARTS = sys.argv[1], sys.argv[2:], "chromium", 0
if WORDS[:1] == ["--in"]:
    WHERE, WORDS = WORDS[1], WORDS[2:]
if WORDS[:1] == ["--parts"]:
    PARTS, WORDS = int(WORDS[1]), WORDS[2:]
TOLERANCE = 1e-3
PLAYER = ROOT / "Web/player/dist/motionspec.global.js"

# Which styles show a number by itself, so that it can be read back.
READ = {
    "opacity": "opacity", "alpha": "opacity", "cornerRadius": "border-top-left-radius", "borderWidth": "border-top-width",
    "bounds.size.width": "width", "bounds.size.height": "height", "frame.size.width": "width", "frame.size.height": "height",
}
MOVES = ("position.", "transform.translation.", "transform.scale", "transform.rotation", "center.", "frame.origin.")
# Key paths that have a custom property by themselves, and those that are lengths of one style.
DRAWN = ("stroke", "shadow")
CUSTOM = {key: style for key, (style, _) in styles.STYLES.items() if style.startswith("--") and not key.startswith(DRAWN)}


def drawn(values, found):
    """What strokes and shadows of a target have to show, and what they do: numbers by their names."""
    right, shown = {}, {}
    if any(key.startswith("stroke") for key in values):
        right["stroke"] = max(0, values.get("strokeEnd", 1) - values.get("strokeStart", 0))
        shown["stroke"] = float(found["stroke"].split(",")[0].removesuffix("px"))
    # Whatever its colour is, there are four lengths.
    lengths = [float(number) for number in re.findall(r"(-?[\d.e+-]+)px", found["shadow"])]
    for key, place, factor in (("shadowOffset.width", 0, 1), ("shadowOffset.height", 1, 1), ("shadowRadius", 2, 2)):
        if key in values:
            right[key], shown[key] = values[key], lengths[place] / factor
    return right, shown


def run(*arguments):
    done = subprocess.run([SPECCLI, *map(str, arguments)], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def script(spec, baked):
    names = [row["name"] for row in baked["variants"]][:2]
    times = [0, 0.09, 0.17, 0.31]
    events = [{"at": at, "play": names[index % len(names)], "as": f"p{index}"} for index, at in enumerate(times)]
    return {"spec": str(spec), "fps": 30, "until": 1, "events": events}


def matrix(parts):
    """The matrix in the plane that the parts of a target make, by CSS Transforms; without its translation by the middle."""
    import math
    # Two names of one number.
    turn = math.radians(parts.get("transform.rotation", parts.get("transform.rotation.z", 0)))
    even = parts.get("transform.scale", 1)
    x, y = even * parts.get("transform.scale.x", 1), even * parts.get("transform.scale.y", 1)
    cos, sin = math.cos(turn), math.sin(turn)
    place = [
        sum(parts.get(f"{key}.{axis}", 0) for key in ("position", "center", "transform.translation", "frame.origin")) for axis in "xy"
    ]
    return [cos * x, sin * x, -sin * y, cos * y, *place]


def compare(browser, spec):
    baked = json.loads(run("bake", spec, "--format", "player", "--root", "/", "-o", "-"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "script.json")
        path.write_text(json.dumps(script(spec, baked)))
        lines = [json.loads(line) for line in run("simulate", path, "--root", "/").splitlines()]
    targets = sorted({styles.split(row[0])[0] for row in baked["properties"]} | {name for name, _ in baked.get("targets", [])})
    marks = "".join(f'<div data-motion="{t}" style="position:absolute;left:0;top:0;border-style:solid"></div>' for t in targets)
    page = f"<!doctype html><meta charset=utf-8><body>{marks}<script>{PLAYER.read_text()}</script>"
    with tempfile.NamedTemporaryFile("w", suffix=".html", delete=False) as file:
        file.write(page)
    browser.open(Path(file.name).as_uri())
    Path(file.name).unlink()
    first = baked["variants"][0]["from"]
    browser.evaluate(
        f"globalThis.player = MotionSpec.mount(document.body, {json.dumps(baked)}, "
        f"{{ clock: false, reducedMotion: false, state: {json.dumps(first)} }}), 1"
    )
    worst, count = 0, 0
    # How far each number goes, over all that plays: an approximated curve is off by a share of that.
    shown = {}
    for line in lines:
        for name, value in line["values"].items():
            for key, number in styles.leaves(name, value).items():
                if isinstance(number, (int, float)):
                    shown.setdefault((styles.split(name)[0], key), []).append(number)
    travels = {place: max(numbers) - min(numbers) for place, numbers in shown.items()}
    present = {name: first in [baked["states"][at]["name"] for at in rows] for name, rows in baked.get("targets", [])}
    for line in lines:
        if line.get("phase") != "after":
            browser.evaluate(f"player.advance({line['time']})")
        for call in line.get("calls", []):
            browser.evaluate(f"(player.play({json.dumps(call['play'])}), player.draw(), 1)")
        found = browser.evaluate(
            "Object.fromEntries([...document.querySelectorAll('[data-motion]')].map((e) => { const s = getComputedStyle(e);"
            "const m = new DOMMatrix(s.transform); return [e.dataset.motion, { display: s.display, opacity: s.opacity, width: s.width, height: s.height,"
            "'border-top-left-radius': s.borderTopLeftRadius, 'border-top-width': s.borderTopWidth, w: e.offsetWidth, h: e.offsetHeight,"
            "box: [e.getBoundingClientRect().width], size: [parseFloat(s.width), parseFloat(s.height), parseFloat(s.borderTopWidth)],"
            "stroke: s.strokeDasharray, shadow: s.boxShadow, matrix: [m.a, m.b, m.c, m.d, m.e, m.f], is2D: m.is2D,"
            f"custom: Object.fromEntries({json.dumps(list(CUSTOM.values()))}.map((name) => [name, s.getPropertyValue(name)])) }}]; }}))"
        )
        present |= {event["target"]: event["event"] == "appeared" for event in line["events"] if "target" in event}
        for name, is_present in present.items():
            count += 1
            assert (found[name]["display"] != "none") == is_present, f"{spec.stem} {name} at {line['time']}: {found[name]['display']}"
        parts = {}
        for target in found:
            own = {styles.split(name)[1]: value for name, value in line["values"].items() if styles.split(name)[0] == target}
            leaves = {key: number for path, value in own.items() for key, number in styles.leaves(f"{target}.{path}", value).items()}
            for key, number in (pair := drawn(leaves, found[target]))[0].items():
                count += 1
                travel = sum(way for (other, path), way in travels.items() if other == target and path.startswith(key))
                error, bound = abs(pair[1][key] - number), 1e-3 + 2 * TOLERANCE * travel
                worst = max(worst, error / bound)
                assert error <= bound, f"{spec.stem} {target}.{key} at {line['time']}: {pair[1][key]} instead of {number}"
        for name, value in line["values"].items():
            target, key_path = styles.split(name)
            if key_path in CUSTOM:
                count += 1
                own, bound = float(found[target]["custom"][CUSTOM[key_path]]), 1e-3 + 2 * TOLERANCE * travels[target, key_path]
                worst = max(worst, abs(own - value) / bound)
                assert abs(own - value) <= bound, f"{spec.stem} {name} at {line['time']}: {own} instead of {value}"
            # What has no box has no transform.
            if not present.get(target, True):
                continue
            for key, number in styles.leaves(name, value).items():
                if not isinstance(number, (int, float)):
                    continue
                if key.startswith(MOVES):
                    parts.setdefault(target, {})[key] = number
                elif key in READ:
                    own = float(found[target][READ[key]].rstrip("px"))
                    low, high = styles.LIMITS.get(READ[key], (-1e9, 1e9))
                    error = abs(own - min(max(number, low), high))
                    count += 1
                    # Chromium keeps lengths in 64ths of a pixel, and borders in whole ones.
                    bound = 1e-3 + 2 * TOLERANCE * travels[target, key] + (0.02 if "px" in found[target][READ[key]] else 0)
                    if key == "borderWidth":
                        bound += 1
                    worst = max(worst, error / bound)
                    assert error <= bound, f"{spec.stem} {name} at {line['time']}: {own} instead of {number}"
        for target, own in parts.items():
            if not found[target]["is2D"] or any(key.endswith((".z", "rotation.x", "rotation.y")) and "rotation.z" not in key for key in own):
                continue
            right = matrix(own)
            shown = found[target]["matrix"]
            width, height, border = found[target]["size"]
            # The middle, along the axes that move.
            for place, axis, size in ((4, ".x", width), (5, ".y", height)):
                if any(key.startswith(("position", "center")) and key.endswith(axis) for key in own):
                    right[place] -= size / 2 + border
            for one, other in zip(right, shown):
                count += 1
                bound = 0.02 + 2 * TOLERANCE * sum(travels[target, key] for key in own)
                worst = max(worst, abs(one - other) / bound)
                assert abs(one - other) <= bound, f"{spec.stem} {target} at {line['time']}: {shown} instead of {right}"
    assert browser.console == [], browser.console
    return f"{count} numbers, {worst:.2f} of the bound"


def check(browser):
    with tempfile.TemporaryDirectory() as folder:
        return failures(browser, WORDS, compare, parts.specs(Tool(SPECCLI), PARTS, 1, folder))


held("computed styles", check, WHERE)
