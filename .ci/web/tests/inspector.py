"""The panels at the side: how wide they are, and what they say of values and of code."""

import json
import re
import subprocess

from harness import CHIP, SPECCLI, SPECS, attributes, click, opened, page, test, texts, written

LOOKS = {
    "motionSpec": 1, "name": "Looks",
    "animations": {
        "box.backgroundColor": {"values": ["#204080", "#1b9e77"], "timing": "turn"},
        "box.transform.rotation.z": {"values": ["0deg", "90deg"], "timing": "turn"},
        "box.transform": {"values": [[], [{"translate": [10, 20]}, {"scale": [2, 2]}]], "timing": "turn"},
        "box.opacity": {"values": [0, 0.25], "timing": "turn"},
    },
    "variants": {"show": {"timings": {"turn": {"duration": 1, "curve": "linear"}}}},
}


@test
def the_panels_are_as_wide_as_they_are_dragged(browser):
    opened(browser, page(CHIP))
    width = "document.querySelector('aside').getBoundingClientRect().width"
    before = browser.evaluate(width)
    x, y = browser.evaluate("(({ x, y, width, height }) => [x + width / 2, y + height / 2])(edge.getBoundingClientRect())")
    browser.drag((x, y), (x - 120, y))
    assert abs(browser.evaluate(width) - before - 120) < 6, (before, browser.evaluate(width))
    held = browser.evaluate(width)
    browser.evaluate("document.querySelector('#edge').focus()")
    browser.press("ArrowRight")
    assert browser.evaluate(width) == held - 20
    assert attributes(browser, "#edge", "aria-valuenow") == [[str(round(held - 20))]]
    # The stage has what the panels leave.
    assert browser.evaluate("document.querySelector('#stage').clientWidth") == 1280 - (held - 20)


@test
def values_are_written_as_in_the_spec(browser):
    spec = written("looks.json", {**LOOKS, "animations": {
        name: value for name, value in LOOKS["animations"].items() if name != "box.transform.rotation.z"}})
    turned = written("turned.json", {**LOOKS, "animations": {
        name: value for name, value in LOOKS["animations"].items() if name != "box.transform"}})
    rows = """Object.fromEntries([...document.querySelectorAll('#values tbody tr')].map((row) =>
        [row.querySelector('th').textContent, row.querySelector('output').textContent]))"""
    opened(browser, page(spec) + "#panel=values&time=1")
    assert browser.evaluate(rows) == {
        "box.backgroundColor": "#1b9e77", "box.transform": "translate 10, 20; scale 2, 2", "box.opacity": "0.25",
    }, browser.evaluate(rows)
    opened(browser, page(turned) + "#panel=values&time=1")
    assert browser.evaluate(rows)["box.transform.rotation.z"] == "90°"
    browser.evaluate("preview.session.seek(0)")
    assert browser.evaluate(rows)["box.backgroundColor"] == "#204080"
    # A name selects its row in the chart.
    click(browser, "#values tr:last-child button")
    assert browser.evaluate("preview.session.property") == "box.opacity"


@test
def a_matrix_is_said_in_words_that_make_it(browser):
    """What a turn in space makes of a width is no scale, and a turn is one by more than a right angle too."""
    shown = "document.querySelector('#values tbody output').textContent"
    for functions, words in [
        ([{"perspective": 400}, {"rotateY": "60deg"}], "perspective 400; rotateY 60°"),
        ([{"perspective": 400}, {"rotateY": "180deg"}], "perspective 400; rotateY 180°"),
        ([{"rotateX": "-30deg"}], "rotateX -30°"), ([{"rotate": "170deg"}], "rotate 170°"), ([{"skewX": "30deg"}], "skew 30°"),
        ([{"scale": [-1, 1]}], "scale -1, 1"), ([{"translate": [10, 20]}, {"scale": [2, 2]}], "translate 10, 20; scale 2, 2"),
        ([{"rotateX": "30deg"}, {"skewX": "30deg"}], "matrix3d(1, 0, 0, 0, 0.5774, 0.866, 0.5, 0, 0, -0.5, 0.866, 0, 0, 0, 0, 1)"),
    ]:
        spec = written("matrix.json", {
            "motionSpec": 1, "name": "Matrix", "states": ["flat", "turned"], "animations": {"box.transform": {"values": [[], functions], "timing": "turn"}},
            "variants": {"turn": {"timings": {"turn": {"duration": 0.2}}, "reducedMotion": "instant"}}})
        opened(browser, page(spec) + "#panel=values&time=0.2")
        assert browser.evaluate(shown) == words, (words, browser.evaluate(shown))


@test
def all_tabs_are_within_their_panel(browser):
    """Also where there are most: of a spec with states that is compared, on a narrow page."""
    spec = SPECS / "gallery/shared-tabs.json"
    try:
        for width in (1440, 1024, 390):
            browser.resize(width, 800)
            opened(browser, page(spec, "--before", spec))
            ends = browser.evaluate("""[document.querySelector('#side'), ...document.querySelectorAll('[role=tab]')].map((element) =>
                (({ left, right }) => [left, right])(element.getBoundingClientRect()))""")
            (left, right), *tabs = ends
            assert len(tabs) == 6 and all(left <= begin < end <= right for begin, end in tabs), (width, ends)
    finally:
        browser.resize(1280, 800)


@test
def long_names_and_values_leave_each_other_room(browser):
    """The table is as wide as its panel; names go on in the next line after a dot, and paths are rounded as numbers are."""
    for width in (1280, 1024):
        browser.resize(width, 800)
        opened(browser, page(SPECS / "gallery/blob.json") + "#panel=values&time=0.15")
        panel, head = browser.evaluate("""[
            ((panel) => panel.scrollWidth - panel.clientWidth)(document.getElementById('panel-values')),
            document.querySelector('#values thead th').getBoundingClientRect().height,
        ]""")
        assert panel == 0 and head < 50, (width, panel, head)
        text = browser.evaluate("document.querySelector('#values output').textContent")
        assert re.match(r"M50 5C\d+(\.\d{1,4})? ", text), text
        opened(browser, page(SPECS / "gallery/fan-of-cards.json") + "#panel=values")
        broken = browser.evaluate("""[...document.querySelectorAll('#values .link')].flatMap((name) =>
            [...name.childNodes].filter((part) => part.data).filter((part) => {
                const range = document.createRange();
                range.selectNodeContents(part);
                return range.getClientRects().length !== 1;
            }).map((part) => part.data))""")
        assert broken == [], (width, broken)
    browser.resize(1280, 800)


@test
def code_is_highlighted_and_says_what_it_leaves_out(browser):
    spec = written("emits.json", {
        "motionSpec": 1, "name": "Emits", "variants": {"show": {"motion": {"sequence": [
            {"animate": "box.position.x", "from": 0, "to": 100, "duration": "200ms", "curve": "linear"}, {"emit": "done"},
        ]}}},
    })
    opened(browser, page(spec) + "#panel=code")
    # Events are among what style sheets can't say.
    said = subprocess.run([SPECCLI, "bake", spec, "--format", "css"], capture_output=True, text=True, check=True).stderr
    losses = texts(browser, ".losses li")
    assert losses and all(loss in said for loss in losses), (losses, said)
    assert browser.evaluate("document.querySelector('.losses').checkVisibility()")
    kinds = browser.evaluate("""[...new Set([...document.querySelectorAll('#code span')].map((part) =>
        `${part.className} ${getComputedStyle(part).color}`))]""")
    assert len(kinds) >= 2 and len({kind.split(" ", 1)[1] for kind in kinds}) == len(kinds), kinds
    # Another form is chosen by its arrow; nothing is copied, and nothing pops up.
    browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    browser.evaluate("navigator.clipboard.writeText('mine')")
    browser.evaluate("document.querySelector('#copy').focus()")
    browser.press("ArrowDown", key_code=40)
    browser.wait_for("document.querySelector('#copy').value !== 'css'")
    assert browser.evaluate("navigator.clipboard.readText()") == "mine"
    assert browser.evaluate("document.querySelector('#status').textContent") == ""


@test
def a_text_is_downloaded_as_it_is_now(browser):
    opened(browser, page(CHIP) + "#panel=spec")
    saved = browser.evaluate("""(async () => {
        const create = URL.createObjectURL, click = HTMLAnchorElement.prototype.click;
        let blob = null, name = null;
        URL.createObjectURL = (one) => { blob = one; return create.call(URL, one); };
        HTMLAnchorElement.prototype.click = function () { name = this.download; };
        preview.editor.replace(preview.session.text.replace('360ms', '400ms'));
        document.querySelector('#download').click();
        URL.createObjectURL = create;
        HTMLAnchorElement.prototype.click = click;
        return [name, await blob.text()];
    })()""")
    assert saved == ["calendar-chip.json", CHIP.read_text().replace("360ms", "400ms", 1)], saved


@test
def what_cant_be_taken_hold_of_is_no_empty_panel(browser):
    """A spec without a curve of its own opens on its values."""
    plain = json.loads(CHIP.read_text())
    opened(browser, page(CHIP))
    assert attributes(browser, "[role=tab][aria-selected=true]", "id") == [["tab-curves"]]
    del plain["curves"]
    text = json.dumps(plain).replace('"standard"', '"bounce.out"').replace('"linear"', '"elastic.out"')
    opened(browser, page(written("named.json", json.loads(text))))
    assert browser.evaluate("preview.session.curves.length") == 0
    assert attributes(browser, "[role=tab][aria-selected=true]", "id") == [["tab-values"]]
    assert browser.evaluate("document.querySelectorAll('#values tbody tr').length") == len(plain["animations"])
    # Nor does it open on a curve that what is selected doesn't move along.
    opened(browser, page(SPECS / "gallery/row-cascade.json"))
    assert browser.evaluate("preview.session.curves.length") > 0
    assert attributes(browser, "[role=tab][aria-selected=true]", "id") == [["tab-values"]]
