"""Edits: they stay, they can be undone, and bars are taken hold of."""

import json
import time

from harness import CHIP, click, everywhere, opened, page, test, written

CHANGED = CHIP.read_text().replace('"360ms"', '"720ms"')
TEXT = "document.querySelector('#text').value"


def reopened(browser, address):
    """Opens a page again as a reader does, with what its session has kept."""
    browser.evaluate("window.preview && (preview.address.isLeft = true)")
    browser.open("about:blank")
    browser.open(address)
    browser.wait_for("document.documentElement.dataset.ready === 'true'")


@everywhere
def edits_are_there_after_the_page_is_loaded_again(browser):
    address = page(CHIP) + "#reduced=0"
    opened(browser, address)
    browser.evaluate(f"preview.editor.replace({json.dumps(CHANGED)})")
    reopened(browser, address)
    assert browser.evaluate(TEXT) == CHANGED and browser.evaluate("preview.session.length") == 0.735
    assert browser.evaluate("document.documentElement.dataset.edited") == "true"
    click(browser, "#tab-spec")
    click(browser, "#revert")
    assert browser.evaluate(TEXT) == CHIP.read_text()
    reopened(browser, address)
    assert browser.evaluate(TEXT) == CHIP.read_text()


@everywhere
def an_address_says_what_is_chosen_and_not_what_was_taken_back(browser):
    opened(browser, page(CHIP))
    browser.wait_for("location.hash.includes('variant=')")
    before = browser.evaluate("location.hash")
    # The address is written a while after what is chosen.
    browser.evaluate("(document.querySelector('#reduced').click(), document.querySelector('#reduced').click())")
    time.sleep(0.5)
    assert browser.evaluate("location.hash") == before, browser.evaluate("location.hash")


@everywhere
def an_address_carries_what_was_edited(browser):
    opened(browser, page(CHIP))
    browser.evaluate(f"preview.editor.replace({json.dumps(CHANGED)})")
    browser.wait_for("location.hash.includes('text=')")
    address = browser.evaluate("location.href")
    assert len(address) < 4000, len(address)
    browser.evaluate("sessionStorage.clear()")
    browser.evaluate("preview.address.isLeft = true")
    reopened(browser, address)
    assert browser.evaluate(TEXT) == CHANGED
    browser.evaluate("sessionStorage.clear()")


@test
def one_undo_takes_back_typing_handles_and_revert(browser):
    opened(browser, page(CHIP) + "#variant=expand&panel=curves")
    original = CHIP.read_text()
    x, y = browser.evaluate("""(({ x, y, width, height }) => [x + width / 2, y + height / 2])(
        document.querySelectorAll('.knob')[0].getBoundingClientRect())""")
    browser.drag((x, y), (x + 40, y - 30), steps=8)
    dragged = browser.evaluate(TEXT)
    assert dragged != original
    click(browser, "#tab-spec")
    browser.evaluate("document.querySelector('#text').focus()")
    browser.evaluate("document.querySelector('#text').setSelectionRange(0, 0)")
    browser.press(" ", code="Space", key_code=32, text=" ")
    browser.press(" ", code="Space", key_code=32, text=" ")
    browser.wait_for(f"preview.session.text === {json.dumps('  ' + dragged)}")
    click(browser, "#revert")
    assert browser.evaluate(TEXT) == original
    undo = lambda shift=0: browser.press("z", code="KeyZ", key_code=90, modifiers=2 | shift)  # noqa: E731
    for expected in ("  " + dragged, dragged, original, original):
        undo()
        assert browser.evaluate("preview.session.text") == expected
    for expected in (dragged, "  " + dragged, original):
        undo(8)
        assert browser.evaluate("preview.session.text") == expected


@test
def who_leaves_with_edits_that_are_nowhere_else_is_asked(browser):
    opened(browser, page(CHIP))
    asked = """(() => {
        const event = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(event);
        return event.defaultPrevented;
    })()"""
    assert browser.evaluate(asked) is False
    browser.evaluate("Storage.prototype.setItem = () => { throw new Error('it is full'); }")
    browser.evaluate(f"preview.editor.replace({json.dumps(CHANGED)})")
    assert browser.evaluate(asked) is True
    browser.evaluate("document.querySelector('#revert').click()")
    assert browser.evaluate(asked) is False


@test
def an_end_of_a_bar_is_dragged_into_the_text(browser):
    opened(browser, page(CHIP) + "#variant=expand&property=shape.position.y")
    unit = browser.evaluate("preview.timeline.unit")
    grip = """((path, index) => {
        const row = document.querySelector(`[data-path="${path}"]`).parentElement;
        const { x, y, width, height } = row.querySelectorAll('.grip')[index].getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    })"""
    for index, key, old, new in ((0, "delay", 0.015, 0.065), (1, "duration", 0.36, 0.26)):
        opened(browser, page(CHIP) + "#variant=expand")
        x, y = browser.evaluate(f"{grip}('chip.bounds.size.height', {index})")
        browser.drag((x, y), (x + (new - old) * unit, y))
        timing = json.loads(browser.evaluate("preview.session.text"))["variants"]["expand"]["timings"]["chipHeight"]
        expected = {"delay": "15ms", "duration": "360ms", "curve": "standard"} | {key: f"{round(new * 1000)}ms"}
        assert timing == expected, (timing, expected)
        # The rest of the text is as it was, and it is one step to undo.
        assert browser.evaluate("preview.session.text") == CHIP.read_text().replace(
            f'"chipHeight":           {{ "delay": "15ms", "duration": "360ms"',
            f'"chipHeight":           {{ "delay": "{expected["delay"]}", "duration": "{expected["duration"]}"', 1)
        browser.evaluate("preview.editor.travel(-1)")
        assert browser.evaluate("preview.session.text") == CHIP.read_text()
    # By keys too.
    browser.evaluate("document.querySelector('[data-path=\"chip.position.y\"]').focus()")
    browser.press("ArrowRight", modifiers=1)
    browser.press("ArrowRight", modifiers=1 | 8)
    timing = json.loads(browser.evaluate("preview.session.text"))["variants"]["expand"]["timings"]["chipY"]
    assert (timing["delay"], timing["duration"]) == ("20ms", "365ms"), timing


# What times can be: named here, under a name of a name, shared with a timing, by default; of a spring, of another text.
PACES = {"motionSpec": 1, "name": "Paces", "durations": {"quick": "200ms"}, "timings": {"quickly": {"duration": "200ms"}}}
SHARED = {
    "motionSpec": 1, "name": "Shared", "imports": {"paces": "paces.json"}, "durations": {"calm": "300ms", "as": "calm"},
    "timings": {"both": {"delay": "20ms", "duration": 0.25}},
    "animations": {f"{name}.opacity": {"values": [0, 1], "timing": name} for name in
                   ("named", "twice", "shared", "absent", "spring", "foreign", "all")},
    "variants": {
        "show": {"timings": {
            "named": {"duration": "calm"}, "twice": {"duration": "as"}, "shared": "both", "absent": {"curve": "linear"},
            "spring": {"curve": {"spring": {"stiffness": 300, "damping": 30}}},
            "foreign": {"duration": "paces.quick"}, "all": "paces.quickly"}},
        "hide": {"extends": "show", "reverseValues": True},
    },
}


@test
def an_end_of_a_bar_is_dragged_where_a_name_has_it_or_says_why_not(browser):
    written("paces.json", PACES)
    address = page(written("shared.json", SHARED))
    grip = """((path, key) => {
        const row = document.querySelector(`[data-path="${path}.opacity"]`).parentElement;
        row.scrollIntoView({ block: 'center' });
        const shape = row.querySelectorAll('.grip')[key === 'delay' ? 0 : 1];
        const { x, y, width, height } = shape.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, fixed: shape.matches('.grip-fixed'), title: shape.textContent };
    })"""
    text = "preview.session.text"
    # Where they are dragged to, and what is then written where: one way by 100 ms.
    rows = [
        ("named", "duration", "durations", {"calm": "400ms", "as": "calm"}, "shared as “calm”"),
        ("twice", "duration", "durations", {"calm": "400ms", "as": "calm"}, "shared as “calm”"),
        ("shared", "duration", "timings", {"both": {"delay": "20ms", "duration": 0.35}}, "shared as “both”"),
        ("shared", "delay", "timings", {"both": {"delay": "120ms", "duration": 0.25}}, "shared as “both”"),
        ("absent", "duration", "variants", None, "drag it"),
    ]
    for name, key, collection, expected, said in rows:
        opened(browser, address + "#variant=show")
        place = browser.evaluate(f"{grip}('{name}', '{key}')")
        assert not place["fixed"] and said in place["title"], place
        unit = browser.evaluate("preview.timeline.unit")
        browser.drag((place["x"], place["y"]), (place["x"] + 0.1 * unit, place["y"]))
        after = json.loads(browser.evaluate(text))
        if expected is None:
            assert after["variants"]["show"]["timings"]["absent"] == {"duration": "350ms", "curve": "linear"}, after
        else:
            assert after == {**SHARED, collection: expected}, after[collection]
    opened(browser, address + "#variant=show")
    before = browser.evaluate(text)
    for name, key, why in (
        ("spring", "duration", "a spring takes the time that it needs"), ("foreign", "duration", "it is “paces.quick”"),
        ("all", "duration", "its timing is “paces.quickly”"), ("all", "delay", "its timing is “paces.quickly”"),
    ):
        place = browser.evaluate(f"{grip}('{name}', '{key}')")
        assert place["fixed"] and why in place["title"], place
        # A finger sees no titles, and the keyboard neither.
        browser.drag((place["x"], place["y"]), (place["x"] + 40, place["y"]))
        assert why in browser.evaluate("document.querySelector('#status').textContent")
        browser.evaluate("preview.status.say('')")
        browser.evaluate(f"document.querySelector('[data-path=\"{name}.opacity\"]').focus()")
        browser.press("ArrowRight", modifiers=1 | (8 if key == "duration" else 0))
        assert why in browser.evaluate("document.querySelector('#status').textContent")
        assert browser.evaluate(text) == before
    browser.evaluate("document.querySelector('[data-path=\"named.opacity\"]').focus()")
    browser.press("ArrowRight", modifiers=1 | 8)
    assert json.loads(browser.evaluate(text))["durations"]["calm"] == "305ms"
    opened(browser, address + "#variant=hide")
    place = browser.evaluate(f"{grip}('named', 'duration')")
    assert place["fixed"] and "its timing is that of “show”" in place["title"], place


@test
def an_interruption_is_dragged_along(browser):
    opened(browser, page(CHIP) + "#variant=expand&cut=0.1:collapse")
    for by in (0.05, -0.08):
        unit = browser.evaluate("preview.timeline.unit")
        at = browser.evaluate("preview.session.events[1].at")
        x, y = browser.evaluate("""(({ x, y, width, height }) => [x + width / 2, y + height / 2])(
            document.querySelector('.cut-chip').getBoundingClientRect())""")
        browser.drag((x, y), (x + by * unit, y))
        assert abs(browser.evaluate("preview.session.events[1].at") - at - by) < 0.006
    browser.evaluate("document.querySelector('.cut-chip').focus()")
    at = browser.evaluate("preview.session.events[1].at")
    browser.press("ArrowRight")
    assert abs(browser.evaluate("preview.session.events[1].at") - at - 0.005) < 1e-9


@test
def copying_works_where_a_page_may_not_ask(browser):
    opened(browser, page(CHIP) + "#panel=code")
    copied = browser.evaluate("""new Promise((done) => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
        document.addEventListener('copy', () => done(document.getSelection().toString() || document.activeElement.value));
        document.querySelector('#copy-code').click();
    })""")
    assert copied.startswith("/* CalendarChip") or "calendar-chip" in copied, copied[:80]
    browser.wait_for("document.querySelector('#status').textContent === 'copied'")
