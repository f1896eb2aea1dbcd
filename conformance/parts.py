#!/usr/bin/env python3
"""Specs made at random in which one value moves by several names: as a whole, and by its parts, one after the other.

    parts.py SPECCLI COUNT SEED FOLDER

writes them to a folder, and prints their paths. The same seed makes the same ones.
"""

import json
import random
import sys
from pathlib import Path

# The names of a value with the numbers that each has of it, and how large those are.
PLACE = 200
FAMILIES = [
    ({"position": (0, 1), "position.x": (0,), "position.y": (1,)}, PLACE),
    ({"center": (0, 1), "center.x": (0,), "center.y": (1,)}, PLACE),
    ({"anchorPoint": (0, 1), "anchorPoint.x": (0,), "anchorPoint.y": (1,)}, 1),
    ({"transform.translation": (0, 1), "transform.translation.x": (0,), "transform.translation.y": (1,)}, PLACE),
    ({"transform.rotation": (0,), "transform.rotation.z": (0,)}, PLACE),
    ({"shadowOffset": (0, 1), "shadowOffset.width": (0,), "shadowOffset.height": (1,)}, 20),
    ({"contentOffset": (0, 1), "contentOffset.x": (0,), "contentOffset.y": (1,)}, PLACE),
]
for name, corners in (("bounds", {"bounds.origin.x": (0,), "bounds.origin.y": (1,)}), ("frame", {})):
    # Half a corner of a frame isn't drawn.
    FAMILIES.append((
        {name: (0, 1, 2, 3), f"{name}.origin": (0, 1), f"{name}.size": (2, 3)} | corners
        | {f"{name}.size.width": (2,), f"{name}.size.height": (3,)}, PLACE))
CURVES = ["linear", "ease-in-out", "ease-out", {"steps": 3}, {"spring": {"response": 0.3, "dampingRatio": 0.6}}]


class Maker:
    def __init__(self, seed):
        self.chance = random.Random(seed)
        # Of each target, the names and the size of what moves; and which of them have moved.
        self.families = {target: self.chance.choice(FAMILIES) for target in ("a", "row.1")[: self.chance.choice([1, 1, 2])]}
        self.used = {target: {} for target in self.families}
        # The numbers that have moved already in a tree in which all must begin where that is written; None in others.
        self.begun = None

    def is_shared(self):
        """Whether of some value a whole and a part of it move."""
        return any(
            one != other and set(one_places) & set(places)
            for own in self.used.values() for one, one_places in own.items() for other, places in own.items())

    def value(self, target, places):
        size = self.families[target][1]
        numbers = [round(self.chance.random() * size, 2) if size == 1 else round(self.chance.random() * size) for _ in places]
        return numbers if len(numbers) > 1 else numbers[0]

    def name(self, target, disjoint=()):
        """One of the names of a value whose numbers aren't among others."""
        names = self.families[target][0]
        open_names = [name for name, places in names.items() if not set(places) & set(disjoint)]
        if not open_names:
            return None
        name = self.chance.choice(open_names)
        self.used[target][name] = names[name]
        return name

    def timing(self):
        curve = self.chance.choice(CURVES)
        own = {"curve": curve}
        if not (isinstance(curve, dict) and "spring" in curve):
            own["duration"] = self.chance.choice([0, 0.125, 0.25, 0.25, 0.375])
            if own["duration"] and self.chance.random() < 0.2:
                own |= {"iterations": self.chance.choice([1.5, 2]), "autoreverse": self.chance.random() < 0.5}
        if self.chance.random() < 0.3:
            own["delay"] = 0.0625
        return own

    # MARK: A tree

    def leaf(self, target, name):
        own = {"animate": f"{target}.{name}"}
        places = self.families[target][0][name]
        first = {(target, place) for place in places}
        if self.chance.random() < 0.5 or (self.begun is not None and not first <= self.begun):
            own["from"] = self.value(target, places)
        if self.begun is not None:
            self.begun |= first
        own[self.chance.choice(["by", "to", "to"])] = self.value(target, places)
        timing = self.timing()
        if timing.get("duration") == 0:
            if len(places) > 1:
                timing["duration"] = 0.125
            else:
                own["from"] = self.value(target, places)
        return own | timing

    def node(self, target, depth):
        dice = self.chance.randrange(9)
        if dice == 0:
            return {"wait": 0.125}
        if dice == 1 and depth:
            return self.sequence(target, depth - 1)
        if dice <= 3:
            # What moves at once has no number in common.
            group, moved = [], set()
            for _ in range(3):
                name = self.name(target, moved)
                if name:
                    moved |= set(self.families[target][0][name])
                    group.append(self.leaf(target, name))
            return {"group": group}
        return self.leaf(target, self.name(target))

    def sequence(self, target, depth):
        own = {"sequence": [self.node(target, depth) for _ in range(self.chance.choice([2, 3, 4]))]}
        if depth == 0 and self.chance.random() < 0.25:
            own |= {"iterations": 2, "autoreverse": self.chance.random() < 0.5}
        return own

    def tree(self, is_begun):
        self.begun = set() if is_begun else None
        all_of_them = [self.sequence(target, 1) for target in self.families]
        return {"motion": {"group": all_of_them} if len(all_of_them) > 1 else all_of_them[0], "reducedMotion": "instant"}

    # MARK: A list of timings

    def timings(self, curves):
        """Values and timings, of which each begins when all before it that have a number of it have ended. The last of a number says where
        that is in a state, so it begins where the first does; and it ends farther away, so that no number is beyond those of its states."""
        animations, timings = {}, {}
        for target, (names, _) in self.families.items():
            ends, starts, goals = [0.0] * 4, {}, {}
            size = self.families[target][1]
            for name in self.chance.sample(list(names), self.chance.randrange(2, 4) if len(names) > 2 else 2):
                places = names[name]
                self.used[target][name] = places
                start, duration = max(ends[place] for place in places), self.chance.choice([0.125, 0.25])
                for place in places:
                    ends[place] = start + duration
                first = [starts.setdefault(place, round(size * self.chance.random() / 5, 2)) for place in places]
                last = [round(goals.get(place, starts[place]) + size * (0.05 + self.chance.random() / 5), 2) for place in places]
                goals |= zip(places, last)
                animations[f"{target}.{name}"] = [first, last] if len(places) > 1 else [first[0], last[0]]
                timings[f"{target}.{name}"] = {"delay": start, "duration": duration, "curve": self.chance.choice(curves)}
        return animations, timings

    # MARK: A spec

    def spec(self, name):
        own, chance = {"motionSpec": 1, "name": name}, self.chance
        has_states, has_back, is_turned = (chance.random() < 0.5 for _ in range(3))
        # What replaces goes on in another way where it is interrupted in a form.
        has_back = has_back and all(size > 1 for _, size in self.families.values())
        if chance.random() < 0.4:
            # A style sheet's transition that is turned round takes the first step of a staircase at once.
            has_transitions = has_back and is_turned
            animations, timings = self.timings(CURVES[: 3 if has_transitions else 4])
            own |= {"states": ["start", "end"], "animations": animations}
            variants = {"go": {"from": "start", "to": "end", "timings": timings, "reducedMotion": "instant"}}
            if has_back:
                variants["back"] = {"extends": "go", "mirror": True, "reducedMotion": "instant"}
                if has_transitions:
                    own["transitions"] = [{"from": "start", "to": "end", "on": "tap"}, {"from": "end", "to": "start", "on": "tap"}]
            return own | {"variants": variants}
        variants = {"go": self.tree(has_states)}
        if has_states:
            own["states"] = ["start", "end"]
            variants["go"] |= {"from": "start", "to": "end"}
            if has_back and is_turned:
                variants["back"] = {"extends": "go", "mirror": True, "reducedMotion": "instant"}
            elif has_back:
                variants["back"] = {"from": "end", "to": "start"} | self.tree(True)
        # A number that only one of two variants moves is at 0 in the other.
        has_initial = len(variants) == 1 or is_turned
        own["properties"] = {}
        for target, used in self.used.items():
            is_additive = chance.random() < 0.6
            for name, places in used.items():
                own["properties"][f"{target}.{name}"] = {"additive": is_additive} | (
                    {"initial": self.value(target, places)} if has_initial and chance.random() < 0.5 else {})
        return own | {"variants": variants}


def specs(tool, count, seed, folder):
    """The paths of so many specs without errors in a folder."""
    paths, number = [], 0
    while len(paths) < count:
        maker = Maker(f"{seed} {number}")
        path = Path(folder) / f"parts-{seed}-{number}.json"
        number += 1
        path.write_text(json.dumps(maker.spec(f"Parts{number - 1}")))
        if maker.is_shared() and tool.accepts(path):
            paths.append(path)
        else:
            path.unlink()
    return paths


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    from case import Tool

    print(*specs(Tool(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]), sep="\n")
