"""Plays Lottie files in the real lottie-web, and reads what it draws.

What a file must show is taken from the documentation of the form, not from the code that writes it: docs/exports.md.
"""

import json
import math
import re
from pathlib import Path

import styles

FRAME_RATE = 60

READER = """
globalThis.readBoxes = (names) => names.map((name) => {
    const element = animation.renderer.elements.find((element) => element.data.nm === name);
    const drawn = element.transformedElement ?? element.baseElement ?? element.layerElement;
    // What can't be seen isn't drawn at all.
    if (drawn.style.display === "none") return null;
    const paths = [...drawn.querySelectorAll("path")];
    const box = paths[0].getBBox();
    // What is drawn of a stroke is in steps of a hundredth of a side, so this is what the player works out.
    const trim = element.shapeModifiers?.find((one) => one.s && one.e);
    return {
        trim: trim ? [trim.s.v, trim.e.v] : [0, 1],
        matrix: drawn.getAttribute("transform") ?? "", opacity: drawn.getAttribute("opacity") ?? "1",
        box: [box.x + box.width / 2, box.y + box.height / 2, box.width, box.height], outline: paths[0].getAttribute("d"),
        paths: paths.map((path) => ({
            fill: path.getAttribute("fill"), fillOpacity: path.getAttribute("fill-opacity"),
            stroke: path.getAttribute("stroke"), strokeOpacity: path.getAttribute("stroke-opacity"),
            strokeWidth: path.getAttribute("stroke-width"),
        })),
    };
});
"""

# What a player doesn't show of a number: its colours are whole 255ths, rounded down; boxes are of single precision.
UNREAD = {"fill": 1, "stroke": 1, "box": 1e-4, "radius": 1e-4}


def expected(values, file):
    """{(target, what is drawn): numbers} for {property: value} of everything there is."""
    leaves = {}
    for path, value in values.items():
        target, _ = styles.split(path)
        for leaf, number in styles.leaves(path, value).items():
            # Two names of one number.
            leaves.setdefault(target, {})["transform.rotation" if leaf == "transform.rotation.z" else leaf] = number
    result = {}
    for target, found in leaves.items():
        result.update({(target, kind): numbers for kind, numbers in box(found, file).items()})
    return result


def shown(lost, resting, values):
    """What moves over what rests, of which it may be a part. What a file hasn't is as it is without that: an anchor point in the middle, the
    first of two properties of one number."""
    still = {path: value for path, value in resting.items() if path not in values}
    return {path: value for path, value in (still | values).items() if path not in lost}


def box(leaves, file):
    """What is drawn of one target, from its numbers."""
    def number(*names, default):
        return next((leaves[name] for name in names if name in leaves), default)

    width = number("bounds.size.width", "frame.size.width", default=100)
    height = number("bounds.size.height", "frame.size.height", default=100)
    scale = number("transform.scale", default=1)
    sx, sy = number("transform.scale.x", default=scale), number("transform.scale.y", default=scale)
    angle = math.radians(number("transform.rotation", "transform.rotation.z", default=0))
    place = []
    for axis, size, extent in (("x", width, file["w"]), ("y", height, file["h"])):
        middle = number(f"position.{axis}", f"center.{axis}", default=extent / 2)
        if f"frame.origin.{axis}" in leaves:
            middle = leaves[f"frame.origin.{axis}"] + size / 2
        place.append(middle + number(f"transform.translation.{axis}", default=0))
    anchor = [0.5 - number(f"anchorPoint.{axis}", default=0.5) for axis in ("x", "y")]
    result = {
        "place": place, "scale": [sx, sy], "angle": [math.degrees(angle)], "opacity": [min(max(number("opacity", "alpha", default=1), 0), 1)],
    }
    if "strokeStart" in leaves or "strokeEnd" in leaves:
        result["trim"] = [min(max(number(name, default=start), 0), 1) for name, start in (("strokeStart", 0), ("strokeEnd", 1))]
    else:
        result["box"] = [anchor[0] * width, anchor[1] * height, max(width, 0), max(height, 0)]
        radius = max(number("cornerRadius", default=0), 0)
        # What is drawn, and what the spec says: a corner is no rounder than its box is large.
        result["radius"] = [min(radius, max(width, 0) / 2, max(height, 0) / 2), radius]
    for name, kind in (("backgroundColor", "fill"), ("borderColor", "stroke")):
        if name in leaves:
            result[kind] = color(leaves[name])
    if "borderWidth" in leaves:
        result["strokeWidth"] = [max(leaves["borderWidth"], 0)]
    return result


def reach(kind, rows):
    """How far each number of something drawn goes. A colour is one property: its numbers go as far as the farthest of them."""
    own = [max(column) - min(column) for column in zip(*rows)]
    if kind not in ("fill", "stroke"):
        return own
    share = max(*(size / 255 for size in own[:3]), own[3])
    return [255 * share] * 3 + [share]


def color(value):
    """Red, green and blue up to 255, and the opacity."""
    if value.startswith("#"):
        numbers = [int(value[index:index + 2], 16) for index in range(1, len(value), 2)]
    else:
        numbers = srgb([float(number) for number in styles.NUMBER.findall(value.split("(", 1)[1])])
    return [min(max(number, 0), 255) for number in numbers[:3]] + [min(max((numbers[3] if len(numbers) > 3 else 255) / 255, 0), 1)]


def srgb(oklab):
    """OKLab as sRGB up to 255, below 0 or above it outside of sRGB: the inverse of what `styles.oklab` does."""
    lightness, a, b = oklab[:3]
    l, m, s = (
        (lightness + first * a + second * b) ** 3 for first, second in (
            (0.3963377774, 0.2158037573), (-0.1055613458, -0.0638541728), (-0.0894841775, -1.2914855480)))
    linear = (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    encoded = [12.92 * c if abs(c) <= 0.0031308 else math.copysign(1.055 * abs(c) ** (1 / 2.4) - 0.055, c) for c in linear]
    return [255 * c for c in encoded] + [255 * (oklab[3] if len(oklab) > 3 else 1)]


def drawn(kind, found, wanted):
    """The numbers of something drawn, laid out as `expected` has them."""
    if kind == "opacity":
        return [float(found["opacity"])]
    a, b, c, d, *place = [float(number) for number in styles.NUMBER.findall(found["matrix"])] or [1, 0, 0, 1, 0, 0]
    # Of the turns and mirrorings that give one matrix, those that are meant.
    (angle,), (sx, sy) = wanted["angle"], wanted["scale"]
    if kind == "place":
        return place
    if kind == "scale":
        return [math.copysign(math.hypot(a, b), sx), math.copysign(math.hypot(c, d), sy)]
    if kind == "angle":
        if abs(sx) < 1e-3:
            return [angle]
        found = math.degrees(math.atan2(b, a)) + (180 if sx < 0 else 0)
        return [found + 360 * round((angle - found) / 360)]
    if kind == "box":
        return found["box"]
    if kind == "radius":
        # An outline begins where the corner on the right ends.
        start = [float(number) for number in styles.NUMBER.findall(found["outline"])[:2]]
        return [found["box"][3] / 2 - abs(start[1] - found["box"][1])]
    if kind == "trim":
        return found["trim"]
    if kind == "strokeWidth":
        return [float(next(path["strokeWidth"] for path in found["paths"] if path["strokeWidth"] is not None))]
    path = next(path for path in found["paths"] if (path[kind] or "none") != "none")
    numbers = [float(number) for number in styles.NUMBER.findall(path[kind])]
    if path[kind].startswith("#"):
        numbers = [int(path[kind][index:index + 2], 16) for index in (1, 3, 5)]
    return numbers + [float(path[f"{kind}Opacity"] or 1)]


class Player:
    """The real lottie-web in a page of the browser."""

    def __init__(self, browser, folder, script):
        self.browser, self.folder, self.script = browser, Path(folder), Path(script).read_text()

    def check(self, case, errors):
        """Every variant of a spec, at 60 instants."""
        # Keyframes of their own: what a loss says is not there isn't looked for.
        file = case.tool.json("bake", case.path, "--format", "lottie", "--tolerance", case.tolerance)
        page = self.folder / "lottie.html"
        page.write_text(
            f"<!doctype html><meta charset=utf-8><script>{self.script}</script><div id=stage></div>")
        self.browser.console.clear()
        self.browser.open(page.as_uri())
        self.browser.evaluate(
            "globalThis.animation = lottie.loadAnimation({ container: document.getElementById('stage'), renderer: 'svg', "
            f"loop: false, autoplay: false, animationData: {json.dumps(file)} }}); {READER}0")
        self.browser.wait_for("animation.isLoaded")
        boxes = [layer["nm"] for layer in file["layers"] if layer["ty"] == 4]
        for variant in case.variants:
            marker = next(marker for marker in file["markers"] if marker["cm"] == variant)
            self.check_variant(case, variant, file, marker, boxes, errors)
        if self.browser.console:
            errors.note(math.inf, self.browser.console[0])

    def check_variant(self, case, variant, file, marker, boxes, errors):
        length = marker["dr"] / FRAME_RATE
        times, tables = case.sample_until(variant, length)
        if case.motion["variants"][variant]["duration"] is None:
            # The file has the first period; the next one is as the first.
            tables = [table for time, table in zip(times, tables) if time < length] + tables[len(times):]
            times = [time for time in times if time < length]
        # Behind the end of a variant is another one.
        times = [min(time, length) for time in times]
        resting, lost = case.resting(variant), case.tool.lost(variant)
        wanted = [expected(shown(lost, resting, values), file) for values in tables]
        frames = [marker["tm"] + time * FRAME_RATE for time in times]
        found = self.browser.evaluate(
            f"{json.dumps(frames)}.map((frame) => {{ animation.goToAndStop(frame, true); "
            f"return readBoxes({json.dumps(boxes)}); }})")
        travel = {key: reach(key[1], [table[key] for table in wanted]) for key in wanted[0]}
        for path, way in case.ways(tables).items():
            # What moves along a path is the place, whatever it is called.
            travel[styles.split(path)[0], "place"] = [way, way]
        for time, table, drawings in zip(times, wanted, found):
            for (target, kind), numbers in table.items():
                if target not in boxes:
                    continue
                found = drawings[boxes.index(target)]
                if found is None:
                    if kind != "opacity":
                        continue
                    found = {"opacity": "0"}
                where = f"{target} {kind} in {variant} at {time:.6f}"
                mine = {name: table[target, name] for name in ("angle", "scale")}
                for index, (one, other) in enumerate(zip(numbers, drawn(kind, found, mine))):
                    if kind in ("fill", "stroke") and index < 3 and numbers[3] == 0:
                        # Nobody sees which colour it is that can't be seen.
                        continue
                    unread = UNREAD.get(kind, 0.0) if index < 3 else 0.0
                    size = travel[target, kind][index]
                    if kind == "radius":
                        # It is as near as the radius is, or as the box where that limits it.
                        size = max(*travel[target, kind], *(travel[target, "box"][2:] if numbers[0] < numbers[1] else []))
                    size = size or 0.01 * max(1, abs(one))
                    errors.note(max(0.0, abs(one - other) - unread) / size, f"{where}: {other} instead of {one}")
