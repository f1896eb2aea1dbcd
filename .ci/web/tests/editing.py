"""The text of the spec on the page: its problems, its curves, its forms."""

import json
import re

from harness import CHIP, FOLDER, SPECS, everywhere, opened, page, run, test, texts


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


@everywhere
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
def a_curve_and_its_points_are_in_their_picture(browser):
    inside = """(() => {
        const plot = document.querySelector('.curve-svg').getBoundingClientRect();
        return [...document.querySelectorAll('.knob, .curve-svg .line')].map((shape) => {
            const { top, bottom } = shape.getBoundingClientRect();
            return top >= plot.top && bottom <= plot.bottom;
        });
    })()"""
    opened(browser, page(CHIP) + "#variant=expand&panel=curves")
    assert browser.evaluate(inside) == [True] * 4, browser.evaluate(inside)
    for points in ("[0.3, -2.5, 0.4, 4]", "[0.4, 0, 0.2, 1]", "[0.1, 3, 0.9, 0]"):
        text = re.sub(r'("bezier": )\[[^\]]*\]', rf"\g<1>{points}", CHIP.read_text())
        browser.evaluate(f"preview.session.edit({json.dumps(text)})")
        assert points in text and browser.evaluate(inside) == [True] * 4, (points, browser.evaluate(inside))


@test
def dragging_a_point_writes_the_curve_back(browser):
    opened(browser, page(CHIP) + "#variant=expand&panel=curves")
    place = browser.evaluate("""(() => {
        const { x, y, width, height } = document.querySelectorAll('.knob')[0].getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    })()""")
    peak = "Math.max(...preview.session.graph(0).velocities[0])"
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


@everywhere
def laying_out_is_that_of_fmt(browser):
    opened(browser, page(CHIP))
    ugly = json.dumps(json.loads(CHIP.read_text()))
    browser.evaluate(f"preview.session.edit({json.dumps(ugly)})")
    browser.evaluate("document.querySelector('#format').click()")
    assert browser.evaluate("preview.session.text") == run("fmt", "-", text=ugly)


@everywhere
def copies_are_those_of_bake(browser):
    opened(browser, page(CHIP))
    browser.evaluate("document.querySelector('#tab-code').click()")
    names = browser.evaluate("[...document.querySelector('#copy').options].map((o) => o.value)")
    assert names == ["css", "waapi", "swift", "json", "spec"], names
    assert browser.evaluate("preview.copying.form('spec').text") == CHIP.read_text()
    for name in names[:-1]:
        shown = browser.evaluate(f"preview.copying.form({json.dumps(name)}).text")
        assert shown == run("bake", CHIP, "--variant", "expand", "--format", name), name
    return ", ".join(names)
