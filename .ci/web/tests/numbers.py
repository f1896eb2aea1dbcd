"""What is shown is what the command line prints, to the last bit."""

import json
import re

from harness import CHIP, FOLDER, SPECS, everywhere, opened, page, run, test, variants


def hexadecimal(color):
    """A colour in OKLab as eight bits of each channel, as CSS defines them."""
    if color == "transparent":
        return "#00000000"
    light, a, b, alpha = (float(part) for part in re.findall(r"-?[\d.]+(?:e-?\d+)?", color))
    cones = [(light + x * a + y * b) ** 3 for x, y in ((0.3963377774, 0.2158037573), (-0.1055613458, -0.0638541728),
                                                       (-0.0894841775, -1.2914855480))]
    linear = [sum(factor * cone for factor, cone in zip(row, cones)) for row in (
        (4.0767416621, -3.3077115913, 0.2309699292), (-1.2684380046, 2.6097574011, -0.3413193965),
        (-0.0041960863, -0.7034186147, 1.7076147010))]
    parts = [12.92 * x if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055 for x in linear] + [alpha] * (alpha < 1)
    return "#" + "".join(f"{min(255, max(0, round(part * 255))):02x}" for part in parts)


def same(drawn, printed):
    """To the last bit; a colour is drawn by its stored numbers, and printed by them too unless eight bits say it exactly."""
    if not isinstance(printed, str) or not isinstance(drawn, str) or not drawn.startswith(("oklab", "transparent")):
        return drawn == printed
    if printed.startswith("#"):
        return hexadecimal(drawn) == printed
    numbers = [[float(part) for part in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)] for text in (drawn, printed)]
    return numbers[0] == (numbers[1] + [1.0])[:4]


@test
def scrubbing_shows_what_sample_prints(browser):
    """Every variant of every spec, at instants of its own and beyond its end, to the last bit."""
    compared = 0
    for spec in sorted([*SPECS.glob("*.json"), *(SPECS / "gallery").glob("*.json")]):
        opened(browser, page(spec))
        for name, shown in variants(browser):
            times = [shown * share for share in (0, 1 / 7, 0.25, 1 / 3, 0.5, 0.7, 0.99, 1)]
            at = ",".join(map(repr, times))
            printed = json.loads(run("sample", spec, "--variant", name, "--at", at, "--velocity"))
            script = f"""(() => {{
                const {{ session }} = preview;
                session.choose({json.dumps(name)}, false);
                const times = {times};
                const seen = times.map((time) => {{
                    session.seek(time);
                    return {{ frame: {{ ...session.shown(0).values }}, samples: session.samples(0, [session.time]) }};
                }});
                return {{ seen, failure: session.failure }};
            }})()"""
            seen = browser.evaluate(script)
            assert seen["failure"] is None, (spec, name, seen["failure"])
            for path, values in printed["values"].items():
                for index, value in enumerate(values):
                    shot = seen["seen"][index]
                    shown_ = shot["frame"][path]
                    assert shot["samples"]["values"][path] == [value], (spec, name, path, times[index], value)
                    assert same(shown_, value), (spec, name, path, times[index], shown_, value)
                    assert shot["samples"]["velocities"][path] == [printed["velocities"][path][index]]
                    compared += 1
        assert browser.console == [], (spec, browser.console)
    return f"{compared} values"


@test
def interrupting_gives_the_trace_of_simulate(browser):
    """By the key, in the middle of a frame and twice: what is shown then is what the script prints."""
    compared = 0
    for spec, cuts in [("calendar-chip", [0.12]), ("spring-sheet", [0.1, 0.27]), ("gallery/switch", [0.05])]:
        path = SPECS / f"{spec}.json"
        opened(browser, page(path))
        for cut in cuts:
            browser.evaluate(f"preview.session.seek({cut})")
            browser.press("i")
            browser.evaluate("preview.transport.pause()")
        events = browser.evaluate("preview.session.events")
        assert [event["at"] for event in events] == [0, *cuts], events
        until = browser.evaluate("preview.session.length")
        script = FOLDER / "script.json"
        script.write_text(json.dumps({
            "spec": str(path), "fps": 60, "until": until, "animator": {"beginsFromCurrentState": True},
            "events": [{"at": e["at"], "play": e["play"], "reversed": e["reversed"]} for e in events],
        }))
        lines = [json.loads(line) for line in run("simulate", script, "--velocity", "--root", "/").splitlines()]
        frames = [line for line in lines if line.get("phase") != "before"]
        times = [line["time"] for line in frames]
        seen = browser.evaluate(f"""(() => {{
            const {{ session }} = preview;
            return {times}.map((time) => {{
                session.seek(time);
                return {{ ...session.samples(0, [session.time]), drawn: {{ ...session.shown(0).values }} }};
            }});
        }})()""")
        for line, shot in zip(frames, seen):
            for path, value in line["values"].items():
                assert same(shot["drawn"].get(path), value), (spec, line["time"], path, shot["drawn"].get(path), value)
            for key in ("values", "velocities"):
                shown = {name: list[0] for name, list in shot[key].items()}
                assert shown == line[key], (spec, line["time"], key)
                compared += len(shown)
    return f"{compared} values"


@everywhere
def boxes_stand_where_the_values_say(browser):
    opened(browser, page(CHIP) + "#variant=expand&time=0.1")
    values = json.loads(run("sample", CHIP, "--variant", "expand", "--at", 0.1))["values"]
    box = browser.evaluate("""(() => {
        const { style } = document.querySelector('.box[data-target=chip]');
        return [style.left, style.top, style.width, style.height].map(parseFloat);
    })()""")
    x, y, width, height = (
        values[f"chip.{key}"][0] for key in ("position.x", "position.y", "bounds.size.width", "bounds.size.height")
    )
    for shown, value in zip(box, (x - width / 2, y - height / 2, width, height)):
        assert abs(shown - value) < 0.01, (box, values)


@everywhere
def comparing_shows_both(browser):
    old = FOLDER / "old.json"
    old.write_text(CHIP.read_text().replace("0.4, 0, 0.2, 1", "0.9, 0, 0.7, 1"))
    opened(browser, page(CHIP, "--before", old) + "#variant=expand&time=0.15")
    lefts = browser.evaluate("""[...document.querySelectorAll('.box[data-target=chip]')].map((box) =>
        [box.classList.contains('box-before'), parseFloat(box.style.width)])""")
    expected = {
        before: json.loads(run("sample", spec, "--variant", "expand", "--at", 0.15))["values"]["chip.bounds.size.width"][0]
        for before, spec in ((True, old), (False, CHIP))
    }
    assert len(lefts) == 2 and all(abs(expected[before] - width) < 0.01 for before, width in lefts), (lefts, expected)
