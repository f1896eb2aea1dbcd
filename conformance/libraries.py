"""Plays the forms for Motion, GSAP, Tailwind CSS and Flutter with stand-ins, and compares what they show.

These libraries can't be installed here. The stand-ins are written from their documentation (motion.dev/docs/transitions and
/spring, gsap.com/docs/v3: Timeline, keyframes, CustomEase; tailwindcss.com/docs/theme and /animation, api.flutter.dev: TweenSequence, Cubic, Color.lerp), not from the code that
writes the forms: they show that the text means what its form's description says, not that a version of a library plays it so.
The JavaScript is parsed and run by the browser, the style sheet too; the Dart is read by a reader of its own.
"""

import bisect
import json
import math
import re

import lottie
import styles

# The values of Motion that show a number, by key path; the first component of each list of two is the horizontal one.
MOTION = {
    "position.x": "x", "position.y": "y", "center.x": "x", "center.y": "y", "frame.origin.x": "x", "frame.origin.y": "y",
    "transform.translation.x": "x", "transform.translation.y": "y", "transform.translation.z": "z",
    "transform.scale": "scale", "transform.scale.x": "scaleX", "transform.scale.y": "scaleY",
    "transform.rotation": "rotate", "transform.rotation.z": "rotate", "transform.rotation.x": "rotateX",
    "transform.rotation.y": "rotateY", "opacity": "opacity", "alpha": "opacity",
    "bounds.size.width": "width", "bounds.size.height": "height", "frame.size.width": "width", "frame.size.height": "height",
    "cornerRadius": "borderRadius", "borderWidth": "borderWidth", "strokeEnd": "pathLength",
    "backgroundColor": "backgroundColor", "borderColor": "borderColor",
}
NOT_NEGATIVE = {"width", "height", "borderRadius", "borderWidth", "pathLength"}

STAND_IN = r"""
globalThis.motionStandIn = (() => {
    const bezier = ([x1, y1, x2, y2]) => (share) => {
        const at = (a, b, u) => 3 * a * u * (1 - u) ** 2 + 3 * b * u * u * (1 - u) + u ** 3;
        let [low, high] = [0, 1];
        for (let step = 0; step < 60; step += 1) {
            const middle = (low + high) / 2;
            if (at(x1, x2, middle) < share) low = middle; else high = middle;
        }
        return at(y1, y2, (low + high) / 2);
    };
    const easing = (ease) => ease === "linear" ? (share) => share : bezier(ease);
    const parse = (value) => typeof value === "number" ? [value] : value.match(/[-+.\de]+/g).map(Number);
    const mix = (one, other, share) => one.map((from, index) => one.length > 1 && index < 3
        ? Math.sqrt(Math.max(0, from * from + share * (other[index] ** 2 - from * from)))
        : from + share * (other[index] - from));
    const spring = (from, to, { stiffness = 100, damping = 10, mass = 1, velocity = 0, restDelta, restSpeed }, time) => {
        const small = Math.abs(to - from) < 5;
        const [near, slow] = [restDelta ?? (small ? 0.005 : 0.5), restSpeed ?? (small ? 0.01 : 2)];
        let [place, speed] = [from - to, velocity];
        const steps = Math.ceil(time / 0.001);
        const step = time / Math.max(steps, 1);
        const force = (place, speed) => (-stiffness * place - damping * speed) / mass;
        let rested = false;
        for (let index = 0; index < steps; index += 1) {
            const [a1, v1] = [force(place, speed), speed];
            const [a2, v2] = [force(place + v1 * step / 2, speed + a1 * step / 2), speed + a1 * step / 2];
            const [a3, v3] = [force(place + v2 * step / 2, speed + a2 * step / 2), speed + a2 * step / 2];
            const [a4, v4] = [force(place + v3 * step, speed + a3 * step), speed + a3 * step];
            place += step * (v1 + 2 * v2 + 2 * v3 + v4) / 6;
            speed += step * (a1 + 2 * a2 + 2 * a3 + a4) / 6;
            if (Math.abs(place) <= near && Math.abs(speed) <= slow) { rested = true; break; }
        }
        return [rested ? to : to + place];
    };
    return (keyframes, transition, time) => {
        const values = (Array.isArray(keyframes) ? keyframes : [keyframes]).map(parse);
        const { duration, delay = 0, repeat = 0 } = transition;
        let local = time - delay;
        if (local < 0) return values[0];
        if (transition.type === "spring") return spring(values[0][0], values[1][0], transition, local);
        if (duration === 0 || local >= duration * (repeat + 1)) return values[values.length - 1];
        local %= duration;
        const times = transition.times ?? [0, 1];
        if (times.length !== values.length) throw new Error("times and keyframes differ in number");
        const share = local / duration;
        let index = 0;
        while (index < times.length - 2 && share >= times[index + 1]) index += 1;
        const ease = Array.isArray(transition.ease) && typeof transition.ease[0] !== "number"
            ? transition.ease[index] : transition.ease;
        const length = times[index + 1] - times[index];
        return mix(values[index], values[index + 1], easing(ease)(length > 0 ? (share - times[index]) / length : 1));
    };
})();
"""


# Elements are their names; a timeline records its calls and shows, at a time, the values of each element. Each `to` begins
# at what its element has then.
GSAP_STAND_IN = r"""
globalThis.gsapStandIn = (() => {
    const bezier = ([x1, y1, x2, y2]) => (share) => {
        const at = (a, b, u) => 3 * a * u * (1 - u) ** 2 + 3 * b * u * u * (1 - u) + u ** 3;
        let [low, high] = [0, 1];
        for (let step = 0; step < 60; step += 1) {
            const middle = (low + high) / 2;
            if (at(x1, x2, middle) < share) low = middle; else high = middle;
        }
        return at(y1, y2, (low + high) / 2);
    };
    const parse = (value) => typeof value === "number" ? [value] : value.match(/[-+.\de]+/g).map(Number);
    const mix = (one, other, share) => one.map((from, index) => from + share * (other[index] - from));
    const special = ["duration", "ease", "repeat", "delay", "keyframes"];
    const names = (vars) => Object.keys(vars).filter((name) => !special.includes(name));
    const eased = ({ ease = "power1.out", duration }, time) => {
        const share = Math.min(Math.max(time / duration, 0), 1);
        if (ease === "none") return share;
        if (typeof ease !== "function") throw new Error(`no ease ${ease}`);
        return ease(share);
    };
    // What a list of tweens, one after the other, makes of one value.
    const follow = (from, name, list, time) => {
        let shown = from;
        for (const vars of list) {
            if (!(name in vars)) throw new Error(`a keyframe without ${name}`);
            const to = parse(vars[name]);
            if (time < vars.duration) return mix(shown, to, eased({ ease: "none", ...vars }, time));
            time -= vars.duration;
            shown = to;
        }
        return shown;
    };
    class Timeline {
        calls = [];
        set(element, vars, position) { this.calls.push([element, null, { ...vars, duration: 0 }, position]); return this; }
        to(element, vars, position) { this.calls.push([element, null, vars, position]); return this; }
        fromTo(element, from, vars, position) { this.calls.push([element, from, vars, position]); return this; }
        at(time) {
            const shown = {};
            // The first value of a `fromTo` shows at once.
            for (const [element, from] of this.calls)
                for (const name of from ? names(from) : []) shown[`${element} ${name}`] ??= parse(from[name]);
            for (const [element, from, vars, position] of this.calls) {
                if (typeof position !== "number") throw new Error("a call without a place");
                const list = vars.keyframes ?? [vars];
                const length = list.reduce((sum, { duration }) => sum + duration, 0);
                if (!list.every(({ duration }) => typeof duration === "number")) throw new Error("a tween without a duration");
                const all = length * ((vars.repeat ?? 0) < 0 ? Infinity : (vars.repeat ?? 0) + 1);
                let local = time - position;
                if (local < 0) continue;
                // Behind the end everything is over, whatever the lengths add up to.
                local = local >= all ? Infinity : local % length;
                for (const name of names(list[0])) {
                    const key = `${element} ${name}`;
                    const start = from ? parse(from[name]) : shown[key];
                    if (!start && length > 0) throw new Error(`nothing to begin ${key} at`);
                    shown[key] = follow(start, name, list.map((one) => vars.keyframes ? one : { ...one }), local);
                }
            }
            return shown;
        }
    }
    const CustomEase = { create: (id, data) => {
        const points = data.split(",").map(Number);
        if (points.length !== 4 || points.some(Number.isNaN)) throw new Error(`no curve: ${data}`);
        return bezier(points);
    } };
    return { gsap: { timeline: () => new Timeline(), registerPlugin: () => {} }, CustomEase };
})();
"""


def srgb(value):
    """Red, green, blue and alpha of a colour as `speccli sample` has it, 0…1."""
    numbers = lottie.color(value)
    return [number / 255 for number in numbers[:3]] + [numbers[3]]


def premultiplied(numbers):
    """A colour that can't be seen is nothing but transparent."""
    return [part * numbers[3] for part in numbers[:3]] + [numbers[3]] if len(numbers) == 4 else numbers


def compare(errors, variant, times, wanted, found, ways):
    """Lists of numbers by key for each time; keys that a form hasn't are its losses. What follows a path has its way by its key."""
    reach = {}
    for table in wanted:
        for key, numbers in table.items():
            for index, number in enumerate(numbers):
                low, high = reach.get((key, index), (number, number))
                reach[key, index] = min(low, number), max(high, number)
    for time, one, other in zip(times, wanted, found):
        for key, numbers in one.items():
            if key not in other:
                continue
            # A colour's components have one travel.
            parts = range(4) if len(numbers) == 4 else [None]
            for index, (number, shown) in enumerate(zip(premultiplied(numbers), premultiplied(other[key]))):
                sizes = [reach[key, part if part is not None else index] for part in parts]
                travel = ways.get(key) or max(high - low for low, high in sizes) or 0.01 * max(1, abs(number))
                said = errors.said(*re.split(r"[ .](?=[^ .]+$)", key))
                errors.note(
                    max(0.0, abs(number - shown) / travel - said), f"{key} in {variant} at {time:.6f}: {shown} instead of {number}")


def along(case, tables, named, between=" "):
    """The ways along paths, by the keys of what shows them."""
    ways = {}
    for path, way in case.ways(tables).items():
        target, _ = styles.split(path)
        for leaf in styles.leaves(path, tables[0][path]):
            ways[f"{target}{between}{named(leaf)}"] = way
    return ways


class Motion:
    """Motion's variants."""

    def __init__(self, browser):
        self.browser = browser

    def check(self, case, errors):
        text = case.tool("bake", case.path, "--format", "motion", "--tolerance", case.tolerance)
        self.browser.open("about:blank")
        self.browser.evaluate(STAND_IN + "0")
        self.browser.evaluate(
            "(async () => { const address = URL.createObjectURL(new Blob(["
            f"{json.dumps(text)}], {{ type: 'text/javascript' }})); globalThis.variants = Object.values(await import(address))[0]; }})()")
        for variant in case.variants:
            times, tables = case.sample(variant)
            found = self.browser.evaluate(
                f"{json.dumps(times)}.map((time) => Object.fromEntries(Object.entries(variants).flatMap(([target, own]) => {{"
                f" const variant = own[{json.dumps(variant)}]; if (!variant) return []; const {{ transition, ...values }} = variant;"
                " return Object.entries(values).map(([key, keyframes]) =>"
                " [`${target} ${key}`, motionStandIn(keyframes, transition[key], time)]); })))")
            wanted, lost = [], case.tool.lost(variant)
            for values in tables:
                table = {}
                for path, value in values.items():
                    if path in lost:
                        continue
                    target, _ = styles.split(path)
                    for leaf, number in styles.leaves(path, value).items():
                        key = MOTION.get(leaf)
                        if key is None or isinstance(number, list):
                            continue
                        if isinstance(number, str):
                            # It mixes squares.
                            color = srgb(number)
                            numbers = [part * part for part in color[:3]] + color[3:]
                        else:
                            numbers = [max(number, 0) if key in NOT_NEGATIVE else number]
                        table.setdefault(f"{target} {key}", numbers)
                wanted.append(table)
            ways = along(case, tables, MOTION.get)
            for table in found:
                for key, numbers in table.items():
                    if len(numbers) == 4:
                        table[key] = [(part / 255) ** 2 for part in numbers[:3]] + numbers[3:]
            compare(errors, variant, times, wanted, found, ways)


# GSAP calls these by other names, and has no value for a stroke.
GSAP = {"rotate": "rotation", "rotateX": "rotationX", "rotateY": "rotationY", "pathLength": None}


class GSAP3:
    """GSAP's timelines. The imports lead to the stand-in, the rest of the module is as it is."""

    def __init__(self, browser):
        self.browser = browser

    def check(self, case, errors):
        text = case.tool("bake", case.path, "--format", "gsap", "--tolerance", case.tolerance)
        text = re.sub(r'^import (\{ \w+ \}) from "gsap(?:/\w+)?";$', r"const \1 = globalThis.gsapStandIn;", text, flags=re.MULTILINE)
        self.browser.open("about:blank")
        self.browser.evaluate(GSAP_STAND_IN + "0")
        self.browser.evaluate(
            "(async () => { const address = URL.createObjectURL(new Blob(["
            f"{json.dumps(text)}], {{ type: 'text/javascript' }})); globalThis.variants = Object.values(await import(address))[0]; }})()")
        for variant in case.variants:
            times, tables = case.sample(variant)
            found = self.browser.evaluate(
                "(() => { const elements = new Proxy({}, { get: (_, name) => name });"
                f" const timeline = variants[{json.dumps(variant)}](elements);"
                f" return {json.dumps(times)}.map((time) => timeline.at(time)); }})()")
            wanted, lost = [], case.tool.lost(variant)
            for values in tables:
                table = {}
                for path, value in values.items():
                    if path in lost:
                        continue
                    target, _ = styles.split(path)
                    for leaf, number in styles.leaves(path, value).items():
                        key = MOTION.get(leaf)
                        name = GSAP.get(key, key)
                        if name is None or isinstance(number, list):
                            continue
                        numbers = srgb(number) if isinstance(number, str) else [max(number, 0) if key in NOT_NEGATIVE else number]
                        table.setdefault(f"{target} {name}", numbers)
                wanted.append(table)
            ways = along(case, tables, lambda leaf: GSAP.get(MOTION.get(leaf), MOTION.get(leaf)))
            for table in found:
                for key, numbers in table.items():
                    if len(numbers) == 4:
                        table[key] = [part / 255 for part in numbers[:3]] + numbers[3:]
            compare(errors, variant, times, wanted, found, ways)


class Tailwind:
    """A theme, as Tailwind makes utilities of it: `animate-NAME` is `animation: var(--animate-NAME)`."""

    def __init__(self, page, note, hold, seek):
        self.page, self.note, self.hold, self.seek = page, note, hold, seek

    def sheet(self, text):
        """The style sheet that the theme stands for."""
        theme = text[text.index("@theme {\n") + len("@theme {\n"):text.rindex("}")]
        frames = re.findall(r"  @keyframes .*?\n(?=  [@-]|\Z)", theme, re.DOTALL)
        for part in frames:
            theme = theme.replace(part, "")
        names = re.findall(r"--animate-([\w-]+):", theme)
        utilities = "".join(f".animate-{name} {{ animation: var(--animate-{name}); }}\n" for name in names)
        rest = text[:text.index("@theme {")]
        own = re.findall(r"@utility ([\w-]+) \{", rest)
        rest = re.sub(r"@utility ([\w-]+) \{", r".\1 {", rest)
        return f":root {{ {theme} }}\n{''.join(frames)}{rest}{utilities}", names, own

    def check(self, case, errors):
        text = case.tool("bake", case.path, "--format", "tailwind", "--tolerance", case.tolerance)
        sheet, names, own = self.sheet(text)
        spec = styles.kebab(case.name)
        self.page.open(case, sheet)
        for variant in case.variants:
            times, tables = case.sample(variant)
            # What is added can't be, as the form says.
            lost = re.findall(rf"note: {variant} (\S+): it replaces what it is added to", case.tool.baked)
            tables = [{path: value for path, value in table.items() if path not in lost} for table in tables]
            wanted = self.page.wanted(case, tables[0])
            classes = {}
            for target in case.waapi["targets"]:
                found = [f"{spec}-{styles.kebab(target)}"] if f"{spec}-{styles.kebab(target)}" in own else []
                name = f"{spec}-{styles.kebab(variant)}-{styles.kebab(target)}"
                classes[target] = " ".join(found + ([f"animate-{name}"] if name in names else []))
            self.page.browser.evaluate(
                f"for (const [target, name] of Object.entries({json.dumps(classes)})) "
                "document.querySelector(`[data-motion=\"${target}\"]`).className = name; " + self.hold)
            self.note(self.page, case, variant, times, tables, wanted, self.page.read(wanted, times, self.seek), errors)


# What a known number stays within, by its key path: Flutter's widgets throw beyond.
SHARE, LENGTH = (0, 1), (0, math.inf)
RANGES = dict.fromkeys(["opacity", "alpha", "strokeStart", "strokeEnd", "shadowOpacity"] + [
    f"{color}.{part}" for color in styles.COLORS for part in ("red", "green", "blue", "alpha", "white", "saturation", "brightness")
], SHARE) | dict.fromkeys([
    "bounds.size.width", "bounds.size.height", "frame.size.width", "frame.size.height", "cornerRadius", "borderWidth", "shadowRadius",
], LENGTH)


class Flutter:
    """Tween sequences, read from the Dart source."""

    ITEM = re.compile(
        r"TweenSequenceItem\(\s*tween: (?:ConstantTween<[\w?]+>\((?P<constant>[^()]*(?:\([^()]*\))?)\)"
        r"|(?:Color)?Tween(?:<double>)?\(begin: (?P<begin>[^(),]+(?:\([^()]*\))?), end: (?P<end>[^(),]+(?:\([^()]*\))?)\))"
        r"(?:\s*\.chain\(CurveTween\(curve: const Cubic\((?P<cubic>[^()]*)\)\)\))?,\s*weight: (?P<weight>[-+.\de]+),?\s*\)")

    @staticmethod
    def value(text):
        if text.startswith("Color(0x"):
            digits = text[8:16]
            alpha, red, green, blue = (int(digits[index:index + 2], 16) / 255 for index in range(0, 8, 2))
            return [red, green, blue, alpha]
        if text.startswith("Color.from("):
            parts = dict(part.split(": ") for part in text[11:-1].split(", "))
            return [float(parts[name]) for name in ("red", "green", "blue", "alpha")]
        return [float(text)]

    @staticmethod
    def cubic(numbers, share):
        x1, y1, x2, y2 = numbers
        low, high = 0.0, 1.0
        for _ in range(60):
            middle = (low + high) / 2
            at = 3 * x1 * middle * (1 - middle) ** 2 + 3 * x2 * middle ** 2 * (1 - middle) + middle ** 3
            low, high = (middle, high) if at < share else (low, middle)
        u = (low + high) / 2
        return 3 * y1 * u * (1 - u) ** 2 + 3 * y2 * u * u * (1 - u) + u ** 3

    def sequence(self, text):
        """A function of the share of the controller's time."""
        items, place = [], 0
        for found in self.ITEM.finditer(text):
            if text[place:found.start()].strip(" \n,"):
                raise ValueError(f"not read: {text[place:found.start()]}")
            place = found.end()
            items.append(found.groupdict())
        if text[place:].strip(" \n,"):
            raise ValueError(f"not read: {text[place:]}")
        total = sum(float(item["weight"]) for item in items)
        starts, sum_ = [], 0.0
        for item in items:
            starts.append(sum_)
            sum_ += float(item["weight"]) / total

        def at(share):
            index = len(items) - 1 if share >= 1 else bisect.bisect_right(starts, share) - 1
            item = items[index]
            if item["constant"] is not None:
                return self.value(item["constant"])
            end = starts[index + 1] if index + 1 < len(items) else 1.0
            part = min((share - starts[index]) / (end - starts[index]), 1.0)
            if item["cubic"] and 0 < part < 1:
                part = self.cubic([float(number) for number in item["cubic"].split(", ")], part)
            return [
                one + part * (other - one) for one, other in zip(self.value(item["begin"]), self.value(item["end"]))
            ]
        return at

    def check(self, case, errors):
        text = case.tool("bake", case.path, "--format", "flutter", "--tolerance", case.tolerance)
        classes = re.split(r"\n(?:/// From [^\n]*\n)?abstract final class ", text)[1:]
        bodies = {re.match(r"\$?(\w+)", body).group(1).lower(): body for body in classes}
        for variant in case.variants:
            body = bodies[re.sub(r"\W", "", case.name + variant).lower()]
            length = float(re.search(r"Duration\(microseconds: ([\d.e+]+)\)", body).group(1)) / 1e6
            members = {
                found.group(1): (self.sequence(found.group(3)), found.group(2)) for found in re.finditer(
                    r"/// `([^`]+)`(, in radians)?\.\n  static final [^=]* = TweenSequence<[\w?]+>\(\[\n(.*?)\n  \]\);",
                    body, re.DOTALL)
            }
            times, tables = case.sample_until(variant, min(length, case.duration(variant)))
            # Behind the first period of what never ends is the next one, which a sequence hasn't.
            isEndless = case.motion["variants"][variant]["duration"] is None
            rows = list(zip(times, tables))
            rows = [(time, values) for time, values in rows if time < length or (time == length and not isEndless)]
            wanted = [self.members_of(values, members) for values in [row[1] for row in rows] + tables[len(times):]]
            times = [time for time, _ in rows]
            found = [{own: members[own][0](time / length) for own in wanted[0]} for time in times] if times else []
            compare(errors, variant, times, wanted, found, along(case, tables, lambda leaf: leaf, "."))

    @staticmethod
    def members_of(values, members):
        """{member: numbers} of the values that there are members for."""
        table = {}
        for path, value in values.items():
            target, _ = styles.split(path)
            for leaf, number in styles.leaves(path, value).items():
                own = f"{target}.{leaf}"
                if own in members and not isinstance(number, list):
                    low, high = RANGES.get(leaf, (-math.inf, math.inf))
                    numbers = srgb(number) if isinstance(number, str) else [min(max(number, low), high)]
                    table[own] = [math.radians(part) for part in numbers] if members[own][1] else numbers
        return table
