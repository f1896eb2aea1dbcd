"""The forms for browsers in a page: style sheets, and JSON for `element.animate`."""

import json
import math
from pathlib import Path

import styles
from case import compare, flat, travels, travels_alone

LOADER = Path(__file__).resolve().parent.parent / "Web" / "player" / "dist" / "web-animations.min.js"

READER = """
globalThis.read = (wanted) => wanted.map(([target, style]) => {
    const element = document.querySelector(`[data-motion="${target}"]`);
    // A number with its unit has all its digits here, where there is such a map; as text it has six.
    const isList = ["transform", "d", "translate", "scale"].includes(style);
    const value = isList ? null : element.computedStyleMap?.().get(style);
    if (value && value instanceof CSSUnitValue) return value.value;
    // The computed style of this one is in pixels.
    if (value && style === "transform-origin") return value.toString();
    if (style === "transform-origin") {
        const [x, y] = getComputedStyle(element).transformOrigin.split(" ").map(parseFloat);
        return `${100 * x / element.offsetWidth} ${100 * y / element.offsetHeight}`;
    }
    return getComputedStyle(element).getPropertyValue(style);
});
"""


class Page:
    """A page of the browser with the elements of one spec."""

    def __init__(self, browser, folder):
        self.browser, self.folder = browser, folder
        self.loader = LOADER.read_text()
        # An outline is a style in browsers that know the newest parts of SVG: WebKit doesn't.
        self.unknown = () if browser.evaluate("CSS.supports('d', 'path(\"M0 0\")')") else ("d",)

    def open(self, case, sheet=""):
        page = Path(self.folder) / "page.html"
        page.write_text(
            "<!doctype html><meta charset=utf-8>"
            f"<style>div {{ border-style: solid; width: 40px; height: 40px }}</style><style>{sheet}</style>"
            f'<body><main class="{styles.kebab(case.name)}">{case.elements()}</main>')
        self.browser.console.clear()
        self.browser.open(page.as_uri())
        self.browser.evaluate(READER + "0")

    def load(self, case, data=None):
        """The page with the loader and the JSON form, as a page would use them."""
        self.open(case)
        source = json.dumps(self.loader)
        self.browser.evaluate(
            f"(async () => {{ const address = URL.createObjectURL(new Blob([{source}], {{ type: 'text/javascript' }}));"
            "const { Motion } = await import(address);"
            f"globalThis.motion = new Motion({json.dumps(data or case.waapi)}, document.querySelector('main')); }})()")

    def wanted(self, case, table, besides=(), composite="replace"):
        """The styles that show a table of values, but those that this browser doesn't know."""
        lost = case.lost(type(self.browser).__name__, composite)
        shown = {path: value for path, value in table.items() if path not in lost}
        return [
            list(key) for key in styles.expected(case.name, shown) if key[1] not in self.unknown and key[1] not in besides]

    def read(self, wanted, times, seek):
        """What the styles are after `seek(time)`, for each time in milliseconds."""
        return self.browser.evaluate(
            f"{json.dumps([time * 1000 for time in times])}.map((time) => {{ ({seek})(time); "
            f"return read({json.dumps(wanted)}); }})")


# Those that are over aren't listed any more, so the list is kept.
HOLD = "globalThis.held = document.getAnimations(); held.forEach((animation) => animation.pause())"
SEEK = "(time) => held.forEach((animation) => animation.currentTime = time)"


def classes(case, variant):
    """The classes with which a style sheet plays a variant."""
    return f"{styles.kebab(case.name)} {styles.kebab(case.name)}-{styles.kebab(variant)}"


def check_css(page, case, errors):
    # What other forms said meanwhile isn't said of this one.
    case.tool("bake", case.path, "--format", "css", "--tolerance", case.tolerance)
    page.open(case, case.css)
    for variant in case.variants:
        times, tables = case.sample(variant)
        wanted = page.wanted(case, tables[0])
        page.browser.evaluate(f"document.querySelector('main').className = '{classes(case, variant)}'; {HOLD}")
        note(page, case, variant, times, tables, wanted, page.read(wanted, times, SEEK), errors)
    errors_in_page(page, errors)


def check_transitions(page, case, errors):
    """The style sheet with transitions, for elements that weren't there before."""
    sheet = case.tool("bake", case.path, "--format", "css", "--rules", "transitions", "--tolerance", case.tolerance)
    if "transition: " not in sheet and "transition:\n" not in sheet:
        return
    for variant in case.variants:
        page.open(case, sheet)
        times, tables = case.sample(variant)
        wanted = page.wanted(case, tables[0])
        page.browser.evaluate(
            "(() => { const main = document.querySelector('main'); main.remove(); "
            f"main.className = '{classes(case, variant)}'; document.body.append(main); {HOLD} }})()")
        # A browser ends a transition's animation when it is over, and holds its start until it begins.
        note(page, case, variant, times, tables, wanted, page.read(wanted, times, SEEK), errors)
    errors_in_page(page, errors)


def check_waapi(page, case, errors):
    case.tool("bake", case.path, "--format", "waapi", "--tolerance", case.tolerance)
    for variant in case.variants:
        page.load(case)
        times, tables = case.sample(variant)
        wanted = page.wanted(case, tables[0], composite=case.composite)
        page.browser.evaluate(f"globalThis.play = motion.play('{variant}', {{ reducedMotion: false }}); 0")
        # What is in the phase of the page's clock is compared in the phase of its start, as it is sampled.
        page.browser.evaluate(
            "play.animations.forEach((animation) => animation.effect.updateTiming({ iterationStart: 0 }))")
        found = page.read(wanted, times, "(time) => play.seek(time)")
        note(page, case, variant, times, tables, wanted, found, errors)
        errors_in_page(page, errors)


def check_parameters(page, case, errors):
    """Both forms, with other values for the parameters than they were written with."""
    if not case.parameters:
        return
    fixed = {path for path, name in case.fixed if name in case.parameters}
    for variant in case.variants:
        times, tables = case.sample(variant, case.parameters)
        tables = [{path: value for path, value in table.items() if path not in fixed} for table in tables]
        wanted = page.wanted(case, tables[0], composite=case.composite)
        page.load(case)
        page.browser.evaluate(f"globalThis.play = motion.play('{variant}', {{ reducedMotion: false }}); 0")
        for name, value in case.parameters.items():
            page.browser.evaluate(f"motion.set('{name}', ...{json.dumps(flat(value))}); 0")
        found = page.read(wanted, times, "(time) => play.seek(time)")
        note(page, case, variant, times, tables, wanted, found, errors, case.parameters)
        wanted = page.wanted(case, tables[0])
        page.open(case, case.css)
        sets = "; ".join(
            f"main.style.setProperty('{property}', {number!r})" for name, value in case.parameters.items()
            for property, number in zip(case.waapi["parameters"][name], flat(value)))
        page.browser.evaluate(
            f"globalThis.main = document.querySelector('main'); {sets}; "
            f"main.className = '{classes(case, variant)}'; {HOLD}")
        found = page.read(wanted, times, SEEK)
        note(page, case, variant, times, tables, wanted, found, errors, case.parameters)
        errors_in_page(page, errors)


def note(page, case, variant, times, tables, wanted, found, errors, parameters=None):
    travel = travels(case, variant, parameters=parameters)
    wanted = [tuple(key) for key in wanted]
    for time, values, texts in zip(times, tables, found):
        compare(page.browser, case.name, values, wanted, texts, travel, errors, f"in {variant} at {time:.6f}")


def errors_in_page(page, errors):
    if page.browser.console:
        errors.note(math.inf, page.browser.console[0])


def check_interruption(page, case, errors):
    """Two variants, the second begun before the first is over: the animations of a browser against the Animator."""
    plays = [name for name in case.variants if case.motion["variants"][name]["duration"]][:2]
    if len(plays) < 2:
        return False
    first, second = plays
    # Uneven, so that no frame falls on a jump.
    begins = round(0.41372 * case.duration(first), 7)
    until = begins + 1.2 * case.duration(second)
    script = Path(page.folder) / "script.json"
    script.write_text(json.dumps({
        "spec": str(case.path), "fps": 41.318 / until, "until": until,
        # Where there are no states, what replaces begins at its own first value.
        "animator": {"beginsFromCurrentState": "machine" in case.added},
        "events": [{"at": 0, "play": first}, {"at": begins, "play": second}],
    }))
    frames = [json.loads(line) for line in case.tool("simulate", script).splitlines()]
    moving = {
        track["property"] for name in plays for track in case.motion["variants"][name]["tracks"]
    }
    # An instant of an event is there twice, before it and after it.
    frames = [frame for frame in frames if abs(frame["time"] - begins) > 1e-6 and frame["time"] > 1e-6]
    tables = [{path: value for path, value in frame["values"].items() if path in moving} for frame in frames]
    times = [frame["time"] for frame in frames]
    # Whole transforms don't add up in a browser as they do in the Animator; the export says so.
    wanted = page.wanted(case, tables[0], besides=["transform"], composite="add")
    page.load(case, case.added)
    page.browser.evaluate(f"globalThis.first = motion.play('{first}', {{ reducedMotion: false }}); first.seek(0)")
    early = [time for time in times if time < begins]
    late = times[len(early):]
    found = page.read(wanted, early, "(time) => first.seek(time)")
    # What replaces goes on from where it interrupts.
    page.browser.evaluate(f"first.seek({begins * 1000!r})")
    page.browser.evaluate(f"globalThis.second = motion.play('{second}', {{ reducedMotion: false }}); second.seek(0)")
    found += page.read(wanted, late, f"(time) => {{ first.seek(time); second.seek(time - {begins * 1000!r}); }}")
    travel = travels(case, first, second)
    written = {path for play, path in case.written if play == second}
    if "machine" in case.added:
        # What is played by its name, and doesn't begin where the first ends, begins as it is written.
        written |= begins_elsewhere(case, first, second)
    for time, values, texts in zip(times, tables, found):
        if time > begins:
            values = {path: value for path, value in values.items() if path not in written}
        compare(
            page.browser, case.name, values, [tuple(key) for key in wanted], texts, travel, errors,
            f"in {first}, then {second}, at {time:.6f}")
    errors_in_page(page, errors)
    return True


def begins_elsewhere(case, first, second):
    """The properties of which the start in one variant isn't where another leaves them."""
    ends, starts = case.at(first, case.duration(first) * 1.25 + 0.1), case.at(second, -1e6)
    even = case.sample(second)[1]
    found = set()
    for path in ends.keys() & starts.keys():
        for key, end in styles.expected(case.name, {path: ends[path]}).items():
            start = styles.expected(case.name, {path: starts[path]})[key]
            size = travels_alone(case, [{path: table[path]} for table in even]).get(key, 0.0)
            if isinstance(end, str) or any(abs(x - y) > case.tolerance * size for x, y in zip(start, end)):
                found.add(path)
    return found


CHECKS = {
    "css": check_css, "transitions": check_transitions, "waapi": check_waapi, "parameters": check_parameters,
    "interrupted": check_interruption,
}
