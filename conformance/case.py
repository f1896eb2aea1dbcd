"""One spec with what it says at random instants, and how far what a player shows is off."""

import json
import math
import random
import re
import subprocess
import tempfile
from pathlib import Path

import styles

INSTANTS = 24
# Instants at even distances, which tell how far everything goes.
EVEN = 120


# Forms measure colours in the space in which they are mixed, here they are compared in OKLab: a share there may be twice as much here.
COLORS = 2


class Tool:
    """The command line, called as a user calls it."""

    def __init__(self, path):
        self.path = path

    def __call__(self, *arguments):
        done = subprocess.run([self.path, *map(str, arguments)], capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"speccli {' '.join(map(str, arguments))}\n{done.stderr}")
        # What it says of losses, and what the last form said.
        self.notes = done.stderr
        if arguments[0] == "bake":
            self.baked = done.stderr
        return done.stdout

    def said(self, target, style):
        """How far the last form says that a colour is off, or an integer that it doesn't round, as a share of the travel; 0 of anything else."""
        if "color" not in style.lower() and style not in ("fill", "stroke"):
            unrounded = rf"note: (?:\S+ )?{re.escape(target)}\.{re.escape(style)}: not rounded on its way, off by (\S+) of the travel"
            return max(map(float, re.findall(unrounded, self.baked)), default=0.0)
        sizes = re.findall(rf"note: (?:\S+ )?{re.escape(target)}\.\S*[cC]olor: [^:\n]*, off by (\S+) of the travel", self.baked)
        return COLORS * max(map(float, sizes), default=0.0)

    def lost(self, variant):
        """The properties of which the last form says that they aren't there in a variant: off by all of their travel."""
        found = re.findall(r"note: (?:(\S+) )?([^\s:]+): .*, off by 1 of the travel", self.baked)
        return {path for play, path in found if play in ("", variant)}

    def accepts(self, path):
        """Whether a spec has no errors."""
        return subprocess.run([self.path, "validate", "--quiet", path], capture_output=True).returncode == 0

    def json(self, *arguments):
        return json.loads(self(*arguments))


class Errors:
    """The largest error of one form of one spec: in shares of the travel, beyond what a browser prints."""

    def __init__(self, said=lambda target, style: 0.0):
        self.largest, self.place, self.count, self.said = 0.0, "", 0, said

    def note(self, error, place):
        self.count += 1
        if not error <= self.largest:
            self.largest, self.place = error, place


def instants(duration, seed):
    """24 random instants within the motion, one at its start, one at its end and one behind it."""
    chance = random.Random(seed)
    times = sorted(1e-4 + duration * chance.random() for _ in range(INSTANTS))
    return [1e-4] + times + [duration + 1e-4, duration * 1.25 + 0.1]


def travels(case, *variants, parameters=None):
    """How far each number of each style goes, the parts of a sum and all variants added up."""
    result = {}
    for variant in variants:
        tables = case.sample(variant, parameters)[1]
        # What has begun before its start has come a part of its way.
        before = case.at(variant, -1e6, parameters)
        for key, size in travels_alone(case, [before, *tables]).items():
            result[key] = result.get(key, 0.0) + size
    return result


def travels_alone(case, tables):
    spec, low, high = case.name, {}, {}
    for values in tables:
        for path, value in values.items():
            for key, found in styles.expected(spec, {path: value}).items():
                if isinstance(found, str):
                    continue
                for index, number in enumerate(found):
                    place = (path, key, index)
                    low[place] = min(low.get(place, math.inf), number)
                    high[place] = max(high.get(place, -math.inf), number)
    result = {}
    for (path, key, index), number in low.items():
        result.setdefault(key, {}).setdefault(path, 0.0)
        result[key][path] = max(result[key][path], high[path, key, index] - number)
    for path, way in case.ways(tables).items():
        for key in styles.expected(spec, {path: tables[0][path]}):
            result[key][path] = way
    return {key: sum(parts.values()) for key, parts in result.items()}


def compare(browser, spec, values, wanted, found, travel, errors, place):
    """Notes how far the styles of one instant are from the values."""
    for key, text in zip(wanted, found):
        right = styles.expected(spec, values).get(key)
        if right is None:
            continue
        shown = styles.read(key[1], text)
        where = f"{key[0]} {key[1]} {place}"
        if isinstance(right, str) or isinstance(shown, str):
            errors.note(0.0 if right == shown else math.inf, where)
            continue
        if len(right) > len(shown):
            errors.note(math.inf, f"{where}: {text}")
            continue
        for one, other in zip(right, shown):
            unread = styles.reading_error(browser, key[1], one, text)
            # What doesn't move has no travel: it is right to a hundred-thousandth of its size.
            size = travel.get(key, 0.0) or 0.01 * max(1, abs(one))
            off = max(0.0, abs(one - other) - unread) / size
            errors.note(max(0.0, off - errors.said(*key)), f"{where}: {other} instead of {one}")


def routes(node, does="moves"):
    """The properties that a spec moves along paths, or turns."""
    if isinstance(node, dict):
        if "path" in node and does in node:
            yield node[does]
        node = list(node.values())
    if isinstance(node, list):
        for child in node:
            yield from routes(child, does)


def way_of(animation):
    """The longest way of each number between two values that follow each other in an animation, where they are numbers; else None."""
    values = animation.get("values") if isinstance(animation, dict) else animation
    rows = [flat(value) for value in values] if isinstance(values, list) else []
    if len({len(row) for row in rows}) != 1 or not all(isinstance(number, (int, float)) for row in rows for number in row):
        return None
    ways = [[abs(one - other) for one, other in zip(*pair)] for pair in zip(rows, rows[1:])]
    return [max(column) for column in zip(*ways)]


class Said:
    """One spec, with what it says."""

    def __init__(self, tool, path, tolerance, seed):
        self.tool, self.path, self.tolerance, self.seed = tool, path, tolerance, seed
        self.motion = tool.json("bake", path, "--tolerance", tolerance)
        self.name = self.motion["spec"]
        spec = json.loads(path.read_text())
        self.routes, self.turned = (set(routes(spec, does)) for does in ("moves", "turns"))
        self.keyed = {path: way for path, animation in spec.get("animations", {}).items() if (way := way_of(animation))}
        self.samples = {}

    def duration(self, variant):
        """Of an endless one, two and a half of its longest periods."""
        variant = self.motion["variants"][variant]
        if variant["duration"] is not None:
            return max(variant["duration"], 1e-3)
        loops = [track["loop"] for track in variant["tracks"] if track["loop"]]
        return max(loop["start"] + 2.5 * loop["period"] for loop in loops)

    def sample(self, variant, parameters=None):
        """24 random instants, and {property: value} for each; behind those the values at instants at even distances."""
        return self.sample_until(variant, self.duration(variant), parameters)

    def sample_until(self, variant, duration, parameters=None):
        """The same over some of a motion's time."""
        key = (variant, duration, bool(parameters))
        if key not in self.samples:
            times = instants(duration, f"{self.seed} {self.name} {variant}")
            even = [duration * index / (EVEN - 1) for index in range(EVEN)]
            answer = self.tool.json(
                "sample", self.path, "--variant", variant, "--at", ",".join(map(repr, times + even)), *given(parameters))
            tables = [
                {path: column[index] for path, column in answer["values"].items()} for index in range(len(times + even))
            ]
            self.samples[key] = (times, tables)
        return self.samples[key]

    def at(self, variant, time, parameters=None):
        """{property: value} at one time, which may lie before the start."""
        answer = self.tool.json("sample", self.path, "--variant", variant, f"--at={time!r}", *given(parameters))
        return {path: column[0] for path, column in answer["values"].items()}

    def ways(self, tables):
        """How long the ways are that tables of one variant go along paths: {property: length}. What follows a path is as near
        as it is to the length of the way, not to how far that leads."""
        even = tables[-EVEN:]
        return {
            path: sum(math.dist(one[path], other[path]) for one, other in zip(even, even[1:]))
            for path in sorted(self.routes & set(tables[0]))}


class Case(Said):
    """One spec, with what it says and what forms for browsers say of it."""

    def __init__(self, tool, path, tolerance, seed):
        super().__init__(tool, path, tolerance, seed)
        self.waapi = tool.json("bake", path, "--format", "waapi", "--tolerance", tolerance)
        # What goes from state to state adds up by itself.
        self.composite = "add" if "machine" in self.waapi else "replace"
        # What interrupts is added to what plays.
        self.added = tool.json(
            "bake", path, "--format", "waapi", "--composite", "add", "--tolerance", tolerance)
        self.losses = self.read_losses()
        self.notes = tool.notes
        # What isn't told where it interrupts something: pairs of a variant and a property.
        self.written = re.findall(r"note: (\S+) (\S+): (?:begins|ends) as it is written even where it", tool.notes)
        self.css = tool("bake", path, "--format", "css", "--tolerance", tolerance)
        self.losses = {"add": self.losses, "replace": self.read_losses()}
        # The properties that don't follow a parameter, as both forms say.
        self.fixed = re.findall(r"note: (\S+): doesn't follow parameter '(.+)'", self.tool.notes)

    @property
    def variants(self):
        """Those that a page can ask for."""
        return [name for name in self.waapi["variants"] if "." not in name]

    @property
    def parameters(self):
        """Other values for the parameters that the forms keep: half as large again. Colours and texts stay."""
        given = self.motion.get("parameters", {})
        return {
            name: scaled(value) for name, value in given.items()
            if name in self.waapi["parameters"] and not isinstance(value, str)}

    def resting(self, variant):
        """{property: value} of everything, as it is when a variant begins."""
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "script.json"
            script.write_text(json.dumps({
                "spec": str(self.path), "fps": 1, "until": 0, "events": [{"at": 0, "play": variant}]}))
            return json.loads(self.tool("simulate", script).splitlines()[-1])["values"]

    def read_losses(self):
        """The properties of which the last bake said that they are off by all of their travel, and what it said."""
        return re.findall(r"note: \S+ (\S+): (.*), off by 1 of the travel", self.tool.notes)

    def lost(self, browser, composite):
        """The properties of which a form says that they aren't shown in a browser, or in none."""
        return {path for path, phrase in self.losses[composite] if browser in phrase or "no browser" in phrase}

    def elements(self):
        return "".join(
            f'<div data-motion="{target}"></div>'
            for target in self.waapi["targets"])


def given(parameters):
    """The options that give parameters their values."""
    return [word for name, value in (parameters or {}).items() for word in ("--param", f"{name}={json.dumps(value)}")]


def flat(value):
    """The numbers of a parameter in their order."""
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else [value]


def scaled(value):
    if isinstance(value, dict):
        return {name: scaled(part) for name, part in value.items()}
    if isinstance(value, list):
        return [scaled(part) for part in value]
    return value * 1.5
