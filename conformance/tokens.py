"""Reads the design tokens of each spec by the format's own words, and compares when and how everything moves.

A transition says nothing of values: what a property does from the start of a stretch to its end is taken from `speccli sample`, as a
share of the way there, and held against the token's own cubic Bézier. Reference: Design Tokens Format Module 2025.10, and docs/tokens.md
for the names of tokens.
"""

import random

from case import INSTANTS

# Just inside of a stretch, because at its ends the value may change at once; in seconds, or as a share of the shortest.
INSIDE, SHARE = 1e-7, 1e-5
# A motion that comes back to where it began has no share of a way.
STILL = 1e-6
# Curves that are no Béziers, and surely begin at 0 and end at 1.
ENDED = {"spring", "back", "elastic", "bounce", "points"}


class Tokens:
    """The tokens of a spec, each compared with the motion that it stands for."""

    def check(self, case, errors):
        file = case.tool.json("bake", case.path, "--format", "dtcg")
        for variant in case.variants:
            lost = case.tool.lost(variant)
            tree = file[case.name].get(variant, {})
            # An integer is read rounded: its way isn't seen in it.
            loops = {
                track["property"]: track["loop"] for track in case.motion["variants"][variant]["tracks"]
                if track["type"] != "integer"
            }
            for path, group in found(tree, ()):
                property = ".".join(path)
                # Values that aren't mixed by component have no share of a way that one sees in a component.
                is_plain = property not in case.routes | case.turned and property not in lost and not property.endswith(("Color", ".transform"))
                if "layer above" not in group and property in loops and is_plain:
                    self.check_property(case, variant, property, group, errors)

    def check_property(self, case, variant, property, group, errors):
        chance = random.Random(f"{case.seed} {case.name} {variant} {property}")
        for name, token in group.items():
            value = token["$value"]
            start, length = (seconds(value[key]) for key in ("delay", "duration"))
            if start < 0 or length <= 0:
                continue
            inside = min(INSIDE, SHARE * length)
            shares = sorted(chance.random() for _ in range(INSTANTS))
            times = [start + inside, start + length - inside] + [start + length * share for share in shares]
            column = case.tool.json(
                "sample", case.path, "--variant", variant, "--at", ",".join(map(repr, times)))["values"][property]
            rows = [numbers(number) for number in column]
            if rows[0] is None:
                continue
            # The number that goes farthest.
            index = max(range(len(rows[0])), key=lambda at: abs(rows[1][at] - rows[0][at]))
            first, last, *between = [row[index] for row in rows]
            reach = max(abs(first), abs(last), max(abs(number) for number in between), 1.0)
            if abs(last - first) < STILL * reach:
                continue
            own = token.get("$extensions", {}).get("org.motionspec", {})
            said = own.get("maxError", 0.0)
            if said and not is_ended(own.get("curve")):
                # What may begin or end with a jump: its way isn't seen inside.
                continue
            for share, number in zip(shares, between):
                right = (number - first) / (last - first)
                shown = bezier(value["timingFunction"], share)
                errors.note(
                    max(0.0, abs(shown - right) - said),
                    f"{property} {name} in {variant} at {share:.4f} of it: {shown} instead of {right}")


def found(tree, path):
    """The tokens below a group: the words of a property, and {name: token} of one or of its stretches."""
    tokens = {name: child for name, child in tree.items() if "$value" in child} if isinstance(tree, dict) else {}
    stretches = {name: token for name, token in tokens.items() if " " in name or name == "$root"}
    if stretches:
        yield path, stretches
    for name, child in tree.items():
        if name in stretches or not isinstance(child, dict) or name.startswith("$"):
            continue
        if "$value" in child:
            yield (*path, name), {name: child}
        else:
            yield from found(child, (*path, name))


def is_ended(curve):
    """Whether a curve begins at 0 and ends at 1, forwards or backwards."""
    while isinstance(curve, dict) and "reverse" in curve:
        curve = curve["reverse"]
    return isinstance(curve, dict) and bool(ENDED & curve.keys())


def seconds(value):
    return value["value"] / {"ms": 1000, "s": 1}[value["unit"]]


def numbers(value):
    """The numbers of a value; None for what isn't made of them."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, str):
        return None
    if isinstance(value, list):
        return value if value and all(isinstance(part, (int, float)) for part in value) else None
    return [value]


def bezier(handles, share):
    """The output of CSS's cubic-bezier() at an input."""
    x1, y1, x2, y2 = handles

    def at(one, other, place):
        return 3 * one * place * (1 - place) ** 2 + 3 * other * place ** 2 * (1 - place) + place ** 3

    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if at(x1, x2, middle) < share else (low, middle)
    return at(y1, y2, (low + high) / 2)
