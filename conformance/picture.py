"""Plays animated pictures in the browser, and reads where their boxes are.

What a picture must show is taken from the documentation of the form, not from the code that writes it: docs/exports.md.
"""

import json
import math
import re
from pathlib import Path

import lottie
import styles

# The panels by the variants that are written below them: one that moves nothing has none.
PANELS = """
globalThis.panels = (() => {
    const own = (name) => [...document.documentElement.children].filter((element) => element.tagName === name);
    const [boxes, titles] = [own("svg"), own("text")];
    if (boxes.length !== titles.length) throw new Error(`${boxes.length} panels, ${titles.length} names`);
    return Object.fromEntries(boxes.map((box, index) => [titles[index].textContent, box]));
})();
"""

READER = PANELS + """
globalThis.readPanel = (panel) => Object.fromEntries([...panels[panel].children].map((group) => {
    const shape = group.querySelector("rect");
    if (!shape) return [group.querySelector("title").textContent, null];
    const box = shape.getBBox();
    const [a, b, c, d, x, y] = ["a", "b", "c", "d", "e", "f"].map((name) => shape.getCTM()[name]);
    const { x: left, y: top } = panels[panel].viewBox.baseVal;
    const aside = panels[panel].x.baseVal.value;
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    let opacity = 1;
    for (let element = shape; element !== group; element = element.parentElement) opacity *= getComputedStyle(element).opacity;
    return [group.querySelector("title").textContent, {
        middle: [a * middle[0] + c * middle[1] + x + left - aside, b * middle[0] + d * middle[1] + y + top],
        matrix: [a, b, c, d], size: [box.width, box.height], opacity: [opacity], radius: [parseFloat(getComputedStyle(shape).rx)],
        fill: getComputedStyle(shape).fill, stroke: getComputedStyle(shape).stroke,
        strokeWidth: [parseFloat(getComputedStyle(shape).strokeWidth)],
    }];
}));
"""

SIDE = 44.0
# Of these a picture shows nothing, or something else than a box.
HIDDEN = {"path", "strokeStart", "strokeEnd", "transform", "transform.rotation.x", "transform.rotation.y"}
# Boxes and matrices are of single precision.
UNREAD = {"middle": 1e-4, "size": 1e-4, "angle": 1e-4, "scale": 1e-6}
PLACES = ("position", "center", "frame.origin")


def expected(leaves):
    """The middle of a box, how it is turned and scaled, its size and its opacity; the middle without a place is relative."""
    boxed = lottie.box(leaves, {"w": 0, "h": 0})
    width, height = (
        max(next((leaves[f"{whole}.size.{side}"] for whole in ("bounds", "frame") if f"{whole}.size.{side}" in leaves), SIDE), 0)
        for side in ("width", "height"))
    (angle,), (sx, sy) = boxed["angle"], boxed["scale"]
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def turned(x, y):
        return [cos * sx * x - sin * sy * y, sin * sx * x + cos * sy * y]

    anchor = [0.5 - leaves.get(f"anchorPoint.{axis}", 0.5) for axis in ("x", "y")]
    place = []
    for axis, extent in (("x", width), ("y", height)):
        corner = leaves.get(f"frame.origin.{axis}")
        middle = next((leaves[f"{name}.{axis}"] for name in ("position", "center") if f"{name}.{axis}" in leaves), 0)
        place.append((middle if corner is None else corner + extent / 2) + leaves.get(f"transform.translation.{axis}", 0))
    away = turned(anchor[0] * width, anchor[1] * height)
    result = {
        "middle": [place[0] + away[0], place[1] + away[1]], "angle": boxed["angle"], "scale": boxed["scale"],
        "size": [width, height], "opacity": boxed["opacity"],
    }
    if "cornerRadius" in leaves:
        result["radius"] = [max(leaves["cornerRadius"], 0)]
    if "borderWidth" in leaves:
        result["strokeWidth"] = [max(leaves["borderWidth"], 0)]
    for leaf, kind in (("backgroundColor", "fill"), ("borderColor", "stroke")):
        if leaf in leaves:
            result[kind] = styles.color(leaves[leaf])
    return result


def shown(found, box):
    """What is read, with the turn and the factors of a matrix: of those that give it, those that are meant."""
    a, b, c, d = found["matrix"]
    (angle,), (sx, sy) = box["angle"], box["scale"]
    turn = math.degrees(math.atan2(b, a)) + (180 if sx < 0 else 0)
    return found | {kind: styles.color(found[kind]) for kind in ("fill", "stroke") if kind in box} | {
        "angle": [angle if abs(sx) < 1e-3 else turn + 360 * round((angle - turn) / 360)],
        "scale": [math.copysign(math.hypot(a, b), sx), math.copysign(math.hypot(c, d), sy)],
    }


def cut(case, target):
    """How far the form says that an opacity is off where keyframes are beyond 0 or 1, which some browsers cut."""
    phrase = rf"note: (?:\S+ )?{re.escape(target)}\.(?:opacity|alpha): a browser stops at [^:\n]*, off by (\S+) of the travel"
    return max(map(float, re.findall(phrase, case.tool.baked)), default=0.0)


def placed(leaves, axis):
    return any(f"{name}.{axis}" in leaves for name in PLACES)


class Picture:
    """The SVG form in the browser."""

    def __init__(self, browser, folder):
        self.browser, self.folder = browser, Path(folder)

    def check(self, case, errors):
        path = self.folder / "picture.svg"
        path.write_text(case.tool("bake", case.path, "--format", "svg", "--tolerance", case.tolerance))
        self.browser.console.clear()
        # With less motion a picture stands still, so nothing of it is over before it is looked at.
        self.browser.prefer("light", True)
        self.browser.open(path.as_uri())
        self.browser.evaluate(READER + "globalThis.all = document.getAnimations(); all.map((one) => one.pause()).length")
        shown = self.browser.evaluate("Object.keys(panels)")
        for variant in case.variants:
            if variant in shown:
                self.check_variant(case, variant, errors)
            elif case.motion["variants"][variant]["tracks"]:
                errors.note(math.inf, f"no panel for {variant}")
        self.browser.prefer("light", False)
        if self.browser.console:
            errors.note(math.inf, self.browser.console[0])

    def check_variant(self, case, variant, errors):
        times, tables = case.sample(variant)
        length = case.motion["variants"][variant]["duration"]
        if length is not None:
            # A second later it begins again.
            kept = [index for index, time in enumerate(times) if time < length + 1]
            tables = [tables[index] for index in kept] + tables[len(times):]
            times = [times[index] for index in kept]
        # What rests is where it is exactly; what never ends begins so.
        rest, exact = (0, self.targets(tables[len(times)])) if length is None else (length + 0.5, self.targets(tables[len(times) - 1]))
        resting, *found = self.browser.evaluate(
            f"{[time * 1000 for time in [rest, *times]]}.map((time) => {{"
            f"all.forEach((animation) => animation.currentTime = time); return readPanel({json.dumps(variant)}); }})")
        wanted, ways = [self.targets(table) for table in tables], case.ways(tables)
        for target, first in wanted[0].items():
            if HIDDEN & first.keys() or found[0].get(target) is None:
                continue
            boxes = [expected(table[target]) for table in wanted]
            for index, axis in enumerate(("x", "y")):
                if not placed(first, axis):
                    # A place in a grid.
                    home = resting[target]["middle"][index] - expected(exact[target])["middle"][index]
                    for box in boxes:
                        box["middle"][index] += home
            for kind in boxes[0]:
                columns = list(zip(*(box[kind] for box in boxes)))
                travel = max(max(column) - min(column) for column in columns)
                if kind == "middle":
                    # What follows a path is as near as it is to the length of the way.
                    own = [way for path, way in ways.items() if styles.split(path)[0] == target]
                    travel = max([travel, *own])
                for time, box, read in zip(times, boxes, found):
                    if 0 in [*box["size"], *read[target]["size"]] and kind in ("middle", "size"):
                        # What has no size is nowhere, and some browsers say that it has neither width nor height.
                        continue
                    text = read[target][kind] if kind in ("fill", "stroke") else ""
                    for one, other in zip(box[kind], shown(read[target], box)[kind]):
                        size = travel or 0.01 * max(1, abs(one))
                        unread = max(UNREAD.get(kind, 0.0), styles.reading_error(self.browser, kind, one, text))
                        error = max(0.0, abs(one - other) - unread) / size
                        said = cut(case, target) if kind == "opacity" else errors.said(target, kind)
                        errors.note(max(0.0, error - said), f"{target} {kind} in {variant} at {time:.6f}: {other} instead of {one}")

    @staticmethod
    def targets(table):
        result = {}
        for path, value in table.items():
            target, _ = styles.split(path)
            result.setdefault(target, {}).update(styles.leaves(path, value))
        return result
