"""Opens pages that speccli makes in a headless Chromium and holds them to what the command line prints: pages.py SPECCLI [NAME…]"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "conformance"))
from devtools import Browser, program  # noqa: E402

SPECCLI = str(Path(sys.argv[1]).resolve())
SPECS = ROOT / "specs"
CHIP = SPECS / "calendar-chip.json"
FOLDER = Path(tempfile.mkdtemp(prefix="pages-"))
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def run(*arguments, code=0, text=None):
    result = subprocess.run([SPECCLI, *map(str, arguments)], capture_output=True, text=True, input=text)
    assert result.returncode == code, f"{arguments}: {result.stderr}"
    return result.stdout


def page(spec, *arguments):
    """The address of a spec's page."""
    path = FOLDER / f"{Path(spec).stem}.html"
    run("preview", spec, *arguments, "-o", path)
    return path.as_uri()


def opened(browser, address):
    # A change of the hash alone would load nothing.
    browser.open("about:blank")
    browser.open(address)
    browser.wait_for("document.documentElement.dataset.ready === 'true'")


def variants(browser):
    return browser.evaluate("preview.session.motion.variants.map(({ name, shown }) => [name, shown])")


def texts(browser, selector):
    return browser.evaluate(f"[...document.querySelectorAll('{selector}')].map((e) => e.textContent)")


# MARK: The same numbers

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
                    const [frame] = session.frames(0, [session.time]);
                    return {{ frame, samples: session.samples(0, [session.time]) }};
                }});
                return {{ seen, failure: session.failure }};
            }})()"""
            seen = browser.evaluate(script)
            assert seen["failure"] is None, (spec, name, seen["failure"])
            for path, values in printed["values"].items():
                for index, value in enumerate(values):
                    shot = seen["seen"][index]
                    assert shot["frame"][path] == value, (spec, name, path, times[index], shot["frame"][path], value)
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
                return session.samples(0, [session.time]);
            }});
        }})()""")
        for line, shot in zip(frames, seen):
            for key in ("values", "velocities"):
                shown = {name: list[0] for name, list in shot[key].items()}
                assert shown == line[key], (spec, line["time"], key)
                compared += len(shown)
    return f"{compared} values"


@test
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


@test
def problems_are_those_of_validate(browser):
    opened(browser, page(CHIP))
    broken = CHIP.read_text().replace('"bezier"', '"bezir"').replace('"285ms"', "285").replace('"expand":', '"é 1":')
    path = FOLDER / "broken.json"
    path.write_text(broken)
    report = json.loads(run("validate", "--format", "json", path, code=1))
    browser.evaluate(f"preview.session.edit({json.dumps(broken)})")
    shown = browser.evaluate("preview.session.report")
    for problem in [*report["diagnostics"], *shown["diagnostics"]]:
        problem["file"] = ""
        for note in problem["notes"]:
            note["file"] = ""
    assert shown == report
    listed = texts(browser, ".problem > span")
    assert listed == [problem["message"] for problem in report["diagnostics"]], listed
    assert "last good motion" in texts(browser, "#summary")[0]
    error = next(problem for problem in report["diagnostics"] if problem["severity"] == "error")
    note = "[document.querySelector('.stage-note').hidden, document.querySelector('.stage-note').textContent]"
    assert browser.evaluate(note)[0] is False and error["message"] in browser.evaluate(note)[1], browser.evaluate(note)
    # The last good motion goes on.
    assert browser.evaluate("preview.session.motion.name") == "CalendarChip"
    marked = texts(browser, ".text-under mark.error")
    assert '"bezir"' in marked, marked
    browser.evaluate(f"preview.session.edit({json.dumps(CHIP.read_text())})")
    assert browser.evaluate(note) == [True, ""]


# MARK: Editing

@test
def typing_moves_at_once_and_a_fix_is_one_click(browser):
    opened(browser, page(CHIP) + "#variant=expand")
    browser.evaluate("""(() => {
        const area = document.querySelector('#text');
        area.value = area.value.replace('"360ms"', '"720 ms"');
        area.dispatchEvent(new Event('input'));
    })()""")
    browser.wait_for("document.querySelector('.fix') !== null")
    before = browser.evaluate("preview.session.length")
    browser.evaluate("document.querySelector('.fix').click()")
    assert '"720ms"' in browser.evaluate("document.querySelector('#text').value")
    after = browser.evaluate("preview.session.length")
    assert (before, after) == (0.375, 0.735), (before, after)


@test
def dragging_a_point_writes_the_curve_back(browser):
    opened(browser, page(CHIP) + "#variant=expand&panel=curves")
    place = browser.evaluate("""(() => {
        const { x, y, width, height } = document.querySelectorAll('.knob')[0].getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    })()""")
    peak = "Math.max(...preview.session.columns(0)[0].velocities[0])"
    speed = browser.evaluate(peak)
    browser.drag(place, (place[0] + 60, place[1] - 40))
    text = browser.evaluate("preview.session.text")
    spec = json.loads(text)
    x1, y1, x2, y2 = spec["curves"]["standard"]["bezier"]
    assert x1 > 0.55 and y1 > 0.1 and (x2, y2) == (0.2, 1), spec["curves"]
    assert text == CHIP.read_text().replace("[0.4, 0, 0.2, 1]", f"[{x1:g}, {y1:g}, 0.2, 1]")
    assert browser.evaluate(peak) != speed
    # By keys too.
    browser.evaluate("document.querySelectorAll('.knob')[1].focus()")
    browser.press("ArrowUp")
    assert json.loads(browser.evaluate("preview.session.text"))["curves"]["standard"]["bezier"][3] == 1.01


@test
def a_spring_is_set_by_its_numbers(browser):
    path = SPECS / "spring-sheet.json"
    opened(browser, page(path) + "#panel=curves")
    label = texts(browser, ".curve-controls label")[0]
    browser.evaluate("""(() => {
        const input = document.querySelector('.curve-controls input');
        input.value = 1;
        input.dispatchEvent(new Event('input'));
    })()""")
    assert label.startswith("duration"), label
    assert json.loads(browser.evaluate("preview.session.text"))["curves"]["rise"]["spring"]["duration"] == 1


@test
def laying_out_is_that_of_fmt(browser):
    opened(browser, page(CHIP))
    ugly = json.dumps(json.loads(CHIP.read_text()))
    browser.evaluate(f"preview.session.edit({json.dumps(ugly)})")
    browser.evaluate("document.querySelector('#format').click()")
    assert browser.evaluate("preview.session.text") == run("fmt", "-", text=ugly)


@test
def copies_are_those_of_bake(browser):
    opened(browser, page(CHIP))
    names = [name for name in browser.evaluate("[...document.querySelector('#copy').options].map((o) => o.value)") if name]
    assert names == ["spec", "css", "waapi", "swift", "json"], names
    assert browser.evaluate("preview.copying.form('spec').text") == CHIP.read_text()
    for name in names[1:]:
        shown = browser.evaluate(f"preview.copying.form({json.dumps(name)}).text")
        assert shown == run("bake", CHIP, "--variant", "expand", "--format", name), name
    return ", ".join(names)


# MARK: Playing

@test
def keys_do_what_they_say(browser):
    opened(browser, page(CHIP))
    session = lambda field: browser.evaluate(f"preview.session.{field}")  # noqa: E731
    for key, modifiers, time_ in [
        ("ArrowRight", 0, 1 / 60), ("ArrowRight", 8, 11 / 60), ("ArrowLeft", 0, 10 / 60), ("End", 0, 0.375),
        ("ArrowLeft", 8, 13 / 60), ("Home", 0, 0),
    ]:
        browser.press(key, modifiers=modifiers)
        assert abs(session("time") - time_) < 1e-12, (key, session("time"))
    browser.press("[")
    assert session("speed") == 0.5
    browser.press("]")
    browser.press("]")
    assert session("speed") == 1
    browser.press("l")
    assert session("loops") is True
    browser.press("v")
    assert session("events")[0]["play"] == "collapse"
    browser.press(" ", code="Space")
    browser.wait_for("preview.session.time > 0.05")
    browser.press(" ", code="Space")
    held = session("time")
    time.sleep(0.1)
    assert session("time") == held
    # Keys that are typed are text.
    browser.evaluate("document.querySelector('#text').focus()")
    browser.press("v", text="v")
    assert session("events")[0]["play"] == "collapse"


@test
def the_address_leads_back(browser):
    opened(browser, page(CHIP))
    browser.evaluate("""(() => {
        const { session, transport } = preview;
        session.choose('collapse', false);
        session.seek(0.1);
        session.interrupt();
        session.seek(0.2);
        session.view({ property: 'chip.position.y', speed: 0.25, loops: true, panel: 'values' });
    })()""")
    browser.wait_for("location.hash.includes('panel=values')")
    state = """(({ events, time, property, speed, loops, panel }) => ({ events, time, property, speed, loops, panel }))
        (preview.session)"""
    before, address = browser.evaluate(state), browser.evaluate("location.href")
    opened(browser, address)
    assert browser.evaluate(state) == before
    assert before["events"][1] == {"at": 0.1, "play": "expand", "reversed": False}, before


@test
def nothing_plays_by_itself_under_reduced_motion(browser):
    address = page(CHIP)
    opened(browser, address)
    time.sleep(0.2)
    assert browser.evaluate("preview.session.time") == 0
    browser.prefer(reduced_motion=False)
    opened(browser, address)
    browser.wait_for("preview.session.time > 0")
    browser.prefer(reduced_motion=True)


@test
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


@test
def an_open_page_follows_its_spec(browser):
    """A change, an error and its mending, without a server; what was edited on the page stays."""
    folder = Path(tempfile.mkdtemp(prefix="watch-"))
    spec, text = folder / "chip.json", CHIP.read_text()
    spec.write_text(text)
    program = subprocess.Popen(
        [SPECCLI, "preview", "chip.json", "-o", "chip.html", "--watch"], cwd=folder, stderr=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + 20
        while not (folder / "chip.html.js").exists() and time.monotonic() < until:
            time.sleep(0.05)
        opened(browser, (folder / "chip.html").as_uri())
        assert browser.evaluate("preview.session.length") == 0.375
        spec.write_text(text.replace('"360ms"', '"700ms"'))
        browser.wait_for("preview.session.length === 0.715")
        assert '"700ms"' in browser.evaluate("document.querySelector('#text').value")
        spec.write_text(text.replace('"bezier"', '"bezir"'))
        browser.wait_for("preview.session.report.summary.errors > 0")
        assert browser.evaluate("preview.session.length") == 0.715
        browser.evaluate("preview.session.edit(preview.session.text.replace('bezir', 'bezier').replace('285ms', '800ms'))")
        spec.write_text(text)
        browser.wait_for("!preview.editor.original.includes('bezir')")
        assert browser.evaluate("preview.session.length") == 0.8
    finally:
        program.terminate()
        program.wait()


# MARK: Safety and looks

@test
def a_hostile_spec_is_only_text(browser):
    spec = json.loads(CHIP.read_text())
    hostile = "</script><script>window.hurt = 1</script><img src=x onerror='window.hurt = 2'>"
    spec["description"] = hostile
    spec["states"] = [hostile, "b"]
    path = FOLDER / "hostile.json"
    path.write_text(json.dumps(spec))
    opened(browser, page(path))
    assert browser.evaluate("window.hurt") is None
    assert browser.evaluate("JSON.parse(preview.session.text).description") == hostile
    assert browser.evaluate("document.images.length") == 0


@test
def the_policy_runs_nothing_else(browser):
    opened(browser, page(CHIP))
    browser.evaluate("""(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hurt = 3';
        document.body.append(script);
        fetch('https://example.invalid/').catch(() => {});
    })()""")
    time.sleep(0.1)
    assert browser.evaluate("window.hurt") is None
    refused = [line for line in browser.console if "Content Security Policy" in line]
    assert any("inline script" in line for line in refused), browser.console
    assert any("example.invalid" in line for line in refused), browser.console
    browser.console.clear()


@test
def everything_that_can_be_pressed_has_a_name(browser):
    opened(browser, page(CHIP))
    tree = browser.call("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "slider", "combobox", "tab", "textbox", "spinbutton"}
    named = 0
    for node in tree:
        if node.get("role", {}).get("value") in roles and not node.get("ignored"):
            assert node.get("name", {}).get("value"), node
            named += 1
    assert named > 20, named


@test
def pictures_are_the_same_in_two_runs(browser):
    """In light and in dark, in two browsers."""
    shots = []
    for _ in range(2):
        with Browser(1280, 800, reduced_motion=True) as other:
            for scheme in ("light", "dark"):
                other.prefer(scheme, reduced_motion=True)
                opened(other, page(CHIP) + "#variant=expand&cut=0.12:collapse&time=0.2")
                shots.append(other.screenshot())
    assert shots[:2] == shots[2:]
    assert shots[0] != shots[1]


def main():
    if program() is None:
        print("no Chromium on this machine: pages aren't looked at")
        return 0
    failed = ran = 0
    names = sys.argv[2:]
    with Browser(1280, 800, reduced_motion=True) as browser:
        for function in TESTS:
            if names and function.__name__ not in names:
                continue
            begun = time.monotonic()
            ran += 1
            try:
                note = function(browser)
                assert browser.console == [], browser.console
                took = time.monotonic() - begun
                print(f"✔ {function.__name__.replace('_', ' ')}" + (f": {note}" if note else "") + f" ({took:.1f} s)")
            except Exception as error:  # noqa: BLE001
                failed += 1
                print(f"✘ {function.__name__.replace('_', ' ')}: {type(error).__name__} {error}")
            browser.console.clear()
    print(f"{failed} of {ran} failed" if failed else f"pages are as the command line says: {ran} tests")
    return 1 if failed or ran == 0 else 0


sys.exit(main())
