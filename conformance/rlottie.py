"""Plays Lottie files in rlottie, the player of Samsung and Telegram, from PyPI's package rlottie-python.

What is read is the tree that it draws: the points of each box, its colours and its opacity. It draws whole frames, so the motion is
compared at the frames that the random instants fall in. Its tree has no angles: of boxes that don't stand upright only colours are compared.
"""

import importlib.util
import json
import math

import lottie
import styles
from case import EVEN

# Points are of single precision; colours and opacities are whole 255ths, rounded down.
POINT, SHADE = 2e-3, 1.0


def is_there():
    return importlib.util.find_spec("rlottie_python") is not None


class Player:
    """rlottie, which needs no browser."""

    def check(self, case, errors):
        """Every variant of a spec, at 24 random instants, each moved to its whole frame."""
        from rlottie_python import LottieAnimation

        text = case.tool("bake", case.path, "--format", "lottie", "--tolerance", case.tolerance)
        file = json.loads(text)
        with LottieAnimation.from_data(text) as animation:
            for variant in case.variants:
                marker = next(marker for marker in file["markers"] if marker["cm"] == variant)
                self.check_variant(case, variant, file, marker, animation, errors)

    def check_variant(self, case, variant, file, marker, animation, errors):
        length = marker["dr"] / lottie.FRAME_RATE
        first, count = math.ceil(marker["tm"] - 1e-9), math.floor(marker["dr"] - 1e-6)
        if count < 0:
            # What takes no time has no frame.
            return
        isEndless = case.motion["variants"][variant]["duration"] is None
        frames = sorted({
            first + min(int(time * lottie.FRAME_RATE), count - isEndless) for time in case.sample_until(variant, length)[0]})
        # What jumps at a frame has jumped there: a file can't say what is shown for an instant alone.
        times = [(frame - marker["tm"]) / lottie.FRAME_RATE + 1e-9 for frame in frames]
        answer = case.tool.json(
            "sample", case.path, "--variant", variant, "--at", ",".join(map(repr, times)))["values"]
        resting, lost = case.resting(variant), case.tool.lost(variant)
        tables = [
            lottie.expected(lottie.shown(lost, resting, {path: column[index] for path, column in answer.items()}), file)
            for index in range(len(times))]
        along = case.ways(case.sample_until(variant, length)[1])
        even = [lottie.expected(lottie.shown(lost, resting, table), file) for table in case.sample_until(variant, length)[1][-EVEN:]]
        boxes = {layer["nm"] for layer in file["layers"] if layer["ty"] == 4}
        for frame, table in zip(frames, tables):
            tree = animation.lottie_animation_render_tree(frame, file["w"], file["h"])
            shown = {name: node for node in layers(tree) if (name := keypath(node)) in boxes}
            for target in {target for target, _ in table} & boxes:
                where = f"{target} in {variant} at frame {frame - first}"
                own = {kind: numbers for (name, kind), numbers in table.items() if name == target}
                ways = {kind: lottie.reach(kind, [row[target, kind] for row in even]) for kind in own}
                for path, way in along.items():
                    if styles.split(path)[0] == target:
                        ways["place"] = [way, way]
                compare(own, shown.get(target), ways, errors, where)


def compare(own, layer, ways, errors, where):
    """The points of a box against its place, size, turn and factors; its colour and its opacity."""
    (opacity,) = own["opacity"]
    if layer is None or not layer.mVisible or not layer.mNodeList.size:
        # What can't be seen isn't drawn.
        isSeen = opacity * own.get("fill", [1])[-1] >= 1 / 255 and min(own.get("box", (1, 1, 1, 1))[2:]) * min(map(abs, own["scale"])) > POINT
        errors.note(math.inf if isSeen and "trim" not in own else 0.0, f"{where}: not shown")
        return
    note(errors, [255 * opacity], [layer.mAlpha], [255 * ways["opacity"][0]], SHADE, f"{where}: opacity")
    nodes = [layer.mNodeList.ptr[index].contents for index in range(layer.mNodeList.size)]
    node = nodes[0]
    # A stroke is a node of its own, whose width is above 0 even if there is none to see; what has no opacity isn't drawn.
    fills = [one for one in nodes if one.mStroke.width == 0]
    if "fill" in own and not fills:
        errors.note(max(0.0, 255 * own["fill"][3] - SHADE) / (255 * ways["fill"][3] or 1), f"{where}: fill is not drawn")
    elif "fill" in own and own["fill"][3] > 0:
        node = fills[0]
        shown = [node.mColor.r, node.mColor.g, node.mColor.b, node.mColor.a]
        wanted = own["fill"][:3] + [255 * own["fill"][3]]
        said = errors.said(where.split(" ")[0], "fill")
        note(errors, wanted, shown, ways["fill"][:3] + [255 * ways["fill"][3]], SHADE, f"{where}: fill", said)
    if "box" in own and own["angle"][0] % 90 == 0:
        points = node.mPath
        if min(own["box"][2:]) * min(map(abs, own["scale"])) <= POINT:
            # A box without an extent has no outline.
            return
        xs, ys = ([points.ptPtr[index] for index in range(axis, points.ptCount, 2)] for axis in (0, 1))
        extent = max(own["box"][2:])
        # Where an edge is comes from all of these, each as near as it goes far.
        way = max(ways["place"]) + max(*ways["box"][:2], 0) + max(ways["box"][2:]) / 2
        way += extent / 2 * max(ways["scale"]) + extent / 2 * math.radians(ways["angle"][0])
        found = [min(xs), min(ys), max(xs), max(ys)]
        note(errors, bounds(own), found, [way] * 4, POINT, f"{where}: edges")


def bounds(own):
    """The edges of a box that stands upright: left, top, right and bottom."""
    x, y, width, height = own["box"]
    (sx, sy), angle = own["scale"], math.radians(own["angle"][0])
    points = []
    for px in (x - width / 2, x + width / 2):
        for py in (y - height / 2, y + height / 2):
            points.append((
                own["place"][0] + math.cos(angle) * sx * px - math.sin(angle) * sy * py,
                own["place"][1] + math.sin(angle) * sx * px + math.cos(angle) * sy * py))
    xs, ys = zip(*points)
    return [min(xs), min(ys), max(xs), max(ys)]


def note(errors, wanted, found, ways, unread, where, said=0.0):
    for one, other, way in zip(wanted, found, ways):
        off = max(0.0, abs(one - other) - unread) / (way or 0.01 * max(1, abs(one)))
        errors.note(max(0.0, off - said), f"{where}: {other} instead of {one}")


def layers(node):
    """All layers of a tree, the outermost first."""
    yield node
    for index in range(node.mLayerList.size):
        yield from layers(node.mLayerList.ptr[index].contents)


def keypath(node):
    return (node.keypath or b"").decode()
