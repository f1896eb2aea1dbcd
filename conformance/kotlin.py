"""Kotlin for Compose, as a check compiles it: the objects of the numbers that move, functions that play them, and what they have to show."""

import math
import re

import libraries
import lottie
import styles

# Values, their ends and shares of the time are numbers of 32 bits: how far off a value may be by that, as a share of its size.
SINGLE = 2.0 ** -22
# Beyond that, as a share of the travel.
SLACK = 1e-5
PERIOD = re.compile(r"its period of (\S+) ms is rounded to (\S+) ms")
CORE = "androidx.compose.animation.core"


def plain(name):
    """A name without what an identifier can't have."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def flat(value):
    """The numbers of a value: red, green, blue and alpha of a colour in sRGB, below 0 or above 1 outside of it."""
    if not isinstance(value, str):
        return value if isinstance(value, list) else [value]
    if value.startswith("#"):
        return [int(value[index:index + 2], 16) / 255 for index in range(1, len(value), 2)] + [1.0] * (len(value) == 7)
    return [number / 255 for number in lottie.srgb([float(number) for number in styles.NUMBER.findall(value.split("(", 1)[1])])]


class Number:
    """A number that moves, with its object."""

    def __init__(self, comment, name, body):
        self.path, self.name = re.sub(r"\n +\*", "", comment).strip(), name
        self.has_velocity = "const val VELOCITY = " in body
        # What a spring is off by when it is over.
        self.threshold = float((re.search(r"visibilityThreshold = ([^f]+)f", body) or [0, 0])[1])

    def belongs(self, path):
        """Whether it is one of a property's."""
        return f"{self.path}.".startswith(f"{path}.")

    def play(self, clock):
        """Plays it by a clock that is so many times as fast."""
        velocity = f", {self.name}.VELOCITY" if self.has_velocity else ""
        return f"    {CORE}.Frames.speed = {clock!r}\n    {CORE}.Animatable({self.name}.FROM).animateTo({self.name}.TO, {self.name}.spec{velocity})\n"


class Source:
    """The text of one spec, in a package of its own, and behind it a function for each variant that plays it."""

    def __init__(self, case, package):
        text = case.tool("bake", case.path, "--format", "compose", "--tolerance", case.tolerance)
        if text.count("\npackage motion\n") != 1:
            raise ValueError(f"{case.path}: no package of its own")
        self.case, self.package, self.skipped = case, package, 0
        self.type = re.search(r"^object (\w+) \{$", text, re.MULTILINE)[1]
        self.variants = self.read(text)
        self.notes = self.read_notes(text)
        text = re.sub(r",(\n *\))", r"\1", text.replace("\npackage motion\n", f"\npackage {package}\n"))
        for index, (variant, numbers) in enumerate(self.variants.items()):
            plays = "".join(number.play(self.clock(variant, number)) for number in numbers)
            text += f"\nsuspend fun play{index}() {{\n{plays}}}\n"
        if re.search(r"^    val presence = ", text, re.MULTILINE):
            text += f'\nval isThere: Boolean = {self.type}.presence["a target"]?.contains("a state") ?: false\n'
        self.text = text

    def read(self, text):
        """{variant: [number]}, in the order of the text."""
        parts = re.split(r"^    object (\w+) \{$", text, flags=re.MULTILINE)[1:]
        free = list(self.case.motion["variants"])
        found = {}
        for name, body in zip(parts[::2], parts[1::2]):
            # A number at the end tells one from another of the same name.
            variant = next(variant for own in (name, re.sub(r"_\d*$", "", name)) for variant in free if plain(variant) == plain(own))
            free.remove(variant)
            objects = re.findall(r"        /\*\*(.*?)\*/\n        object (\w+) \{\n(.*?)\n        \}", body, re.DOTALL)
            if len(objects) != len(re.findall(r"^        object ", body, re.MULTILINE)):
                raise ValueError(f"{self.case.path}: not all of {name} is read")
            found[variant] = [Number(comment, f"{self.type}.{name}.{own}", inside) for comment, own, inside in objects]
        if free:
            raise ValueError(f"{self.case.path}: no object for {', '.join(free)}")
        return found

    def read_notes(self, text):
        """What the head of the text says of its losses: [(variant, property, phrase, how far it is off)]."""
        notes = []
        for line in text[:text.index("\npackage ")].splitlines()[1:]:
            words = line.removeprefix("// ")
            # The rest of a note that is wider than a line begins with no variant.
            if words.split(" ")[0] in self.variants:
                notes.append(words)
            elif notes:
                notes[-1] += f" {words}"
        found = [re.fullmatch(r"(\S+) (\S+): (.*?)(?:, off by (\S+) of the travel)?", note) for note in notes]
        return [(match[1], match[2], match[3], float(match[4] or 0)) for match in found if match]

    def clock(self, variant, number):
        """How fast the clock of a number goes: a repetition has a period of whole milliseconds, as the form says."""
        for play, path, phrase, _ in self.notes:
            if play == variant and number.belongs(path) and (found := PERIOD.match(phrase)):
                return float(found[2]) / float(found[1])
        return 1.0

    def said(self, variant, path):
        """How far a property is off, as the form says, beside what its clock is."""
        return sum(note[3] for note in self.notes if note[:2] == (variant, path) and not PERIOD.match(note[2]))

    def compare(self, variant, lines, errors):
        """Notes how far each number is off beyond what the form says, at each instant, as a share of its travel."""
        case, numbers = self.case, self.variants[variant]
        _, tables = case.sample(variant)
        ways, before = case.ways(tables), case.at(variant, -1e6)
        shown = {number: next(lines) for number in numbers}
        for path in tables[0]:
            # The numbers of a value are in its order.
            own = [number for number in numbers if number.belongs(path)]
            if not own:
                if self.said(variant, path) != 1:
                    raise ValueError(f"{case.path}: {variant} has no {path}, and doesn't say so")
                continue
            isColor = isinstance(tables[0][path], str)
            # A colour that is transparent is nothing else.
            seen = libraries.premultiplied if isColor else list
            wanted = [seen(flat(table[path])) for table in tables]
            if len(wanted[0]) != len(own):
                raise ValueError(f"{case.path}: {variant} has {len(own)} numbers for {path}")
            # What has begun before its start has come a part of its way.
            travels = [max(column) - min(column) for column in zip(*wanted, seen(flat(before[path])))]
            # The travel is the way between two values of the spec, also where a curve goes only a part of it.
            travels = [max(pair) for pair in zip(travels, case.keyed.get(path, travels))]
            if path in ways or isColor:
                travels = [ways.get(path) or max(travels)] * len(travels)
            rows = [seen(row) for row in zip(*(shown[number] for number in own))]
            for number, column, found, travel in zip(own, zip(*wanted), zip(*rows), travels):
                self.compare_number(variant, number, column, found, travel, self.said(variant, path), errors)

    def compare_number(self, variant, number, wanted, shown, travel, said, errors):
        largest = max(map(abs, wanted))
        for time, one, other in zip(self.case.sample(variant)[0], wanted, shown):
            if math.isnan(other):
                self.skipped += 1
                continue
            # What doesn't move has no travel.
            off = max(0.0, abs(one - other) - SINGLE * largest - number.threshold) / (travel or max(1, largest))
            errors.note(
                max(0.0, off - said - SLACK),
                f"{variant} {number.path} at {time:.6f}: {other} instead of {one}, off by {off:.3g} of the travel, not {said:.3g}")
