"""What a motion was before: what `diff` says of it, how it looked, and how long its bars were."""

import json

from harness import CHIP, attributes, click, everywhere, opened, page, run, sampled, test, texts, written

LINES = "#panel-changes .change"


def older():
    """The chip as it was: another curve, later, and with a property more that moved."""
    spec = json.loads(CHIP.read_text())
    spec["curves"]["standard"] = {"bezier": [0.9, 0, 0.7, 1]}
    spec["animations"]["chip.borderWidth"] = {"values": [0, 2], "timing": {"delay": "50ms", "duration": "500ms", "curve": "linear"}}
    return written("older.json", spec)


def said(old, new):
    """The lines of `diff`, as they are shown: without what sets them in."""
    return [line.strip() for line in run("diff", old, new, code=None).split("\n") if line.strip()]


@everywhere
def the_sentences_of_diff_stand_beside_what_it_was(browser):
    old = older()
    opened(browser, page(CHIP, "--before", old) + "#variant=collapse")
    assert attributes(browser, "[role=tab][aria-selected=true]", "id") == [["tab-changes"]], "it is what one sees first"
    expected = said(old, CHIP)
    assert len(expected) > 8 and texts(browser, LINES) == expected, (texts(browser, LINES), expected)
    # A name of a variant and one of a property lead there.
    buttons = texts(browser, f"{LINES} button")
    assert "expand" in buttons and "chip.bounds.size.width" in buttons and "chip.borderWidth" not in buttons, buttons
    for name in ("expand", "chip.bounds.size.width"):
        browser.evaluate(f"[...document.querySelectorAll('.change button')].find(({{ textContent }}) => textContent === '{name}').click()")
    state = browser.evaluate("[preview.session.events[0].play, preview.session.property]")
    assert state == ["expand", "chip.bounds.size.width"], state
    # What is edited is compared as it is now.
    edited = CHIP.read_text().replace('"360ms"', '"700ms"')
    browser.evaluate(f"preview.editor.replace({json.dumps(edited)})")
    now = written("edited.json", json.loads(edited))
    assert texts(browser, LINES) == said(old, now) != expected
    browser.evaluate(f"preview.editor.replace({json.dumps(old.read_text())})")
    assert texts(browser, LINES) == ["no difference in motion"]
    opened(browser, page(CHIP))
    assert browser.evaluate("document.querySelector('#tab-changes').checkVisibility()") is False


@everywhere
def what_it_was_stands_beside_what_it_is(browser):
    old = older()
    opened(browser, page(CHIP, "--before", old) + "#variant=expand&time=0.15")
    places = """[...document.querySelectorAll('[data-target=chip]')].map((box) => {
        const { left, width } = box.getBoundingClientRect();
        return [box.classList.contains('box-before') ? 'ghost' : box.closest('.past') ? 'past' : 'now', left, width];
    })"""
    kinds = lambda: sorted(kind for kind, _, _ in browser.evaluate(places))  # noqa: E731
    assert kinds() == ["ghost", "now"]
    click(browser, "#beside")
    assert kinds() == ["now", "past"]
    scale = browser.evaluate("preview.stage.scale")
    seen = {kind: (left, width) for kind, left, width in browser.evaluate(places)}
    for kind, spec in (("past", old), ("now", CHIP)):
        (width,) = sampled(spec, "expand", [0.15])["values"]["chip.bounds.size.width"]
        assert abs(seen[kind][1] / scale - width) < 0.1, (kind, seen, width)
    assert seen["past"][0] + seen["past"][1] < seen["now"][0], "side by side, and the past first"
    stage, past, now = browser.evaluate("""['#stage', '.screen.past', '.screen:not(.past)'].map((name) =>
        (({ left, right, top, bottom }) => [left, right, top, bottom])(document.querySelector(name).getBoundingClientRect()))""")
    assert stage[0] < past[0] < past[1] < now[0] < now[1] < stage[1], (stage, past, now)
    assert past[2:] == now[2:] and stage[2] < now[2] and now[3] < stage[3], (stage, past, now)
    assert texts(browser, ".sides span") == ["before", "now"]
    # It is in the address, and goes with what is compared.
    browser.wait_for("location.hash.includes('beside=1')")
    opened(browser, browser.evaluate("location.href"))
    assert kinds() == ["now", "past"]
    click(browser, "#compare")
    assert kinds() == ["now"] and browser.evaluate("document.querySelector('.sides')") is None
    assert browser.evaluate("document.querySelector('#beside').checkVisibility()") is False


@test
def bars_are_as_long_as_they_were(browser):
    old = older()
    try:
        # As high as all rows are.
        browser.resize(1280, 1800)
        opened(browser, page(CHIP, "--before", old) + "#variant=expand&time=0.15")
        lengths(browser, old)
    finally:
        browser.resize(1280, 800)


def lengths(browser, old):
    baked = {track["property"]: track["keyframes"] for track in json.loads(run("bake", old))["variants"]["expand"]["tracks"]}
    # The axis reaches to the end of what took longer.
    length = browser.evaluate("preview.session.length")
    assert abs(length - 0.55) < 1e-9, length
    bars = dict(browser.evaluate("""[...document.querySelectorAll('.bar-before')].map((bar) => {
        const { x, width } = bar.getBBox(), { timeline } = preview;
        return [bar.closest('.chart-row').querySelector('.chart-name').dataset.path, [timeline.timeAt(x), timeline.timeAt(x + width)]];
    })"""))
    assert set(bars) == set(baked), (set(bars), set(baked))
    for path, (start, end) in bars.items():
        times = [baked[path][index]["time"] for index in (0, -1)]
        assert all(abs(one - other) < 0.002 for one, other in zip((start, end), times)), (path, start, end, times)
    # What doesn't move any more has a row, and nothing to look at.
    still = attributes(browser, "[data-path='chip.borderWidth']", "disabled")
    assert still == [[""]], still
    click(browser, "#compare")
    assert browser.evaluate("document.querySelectorAll('.bar-before').length") == 0
    length = browser.evaluate("preview.session.length")
    assert length == 0.375, length
