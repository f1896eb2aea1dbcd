"""Time that goes by, and what leads back to where it stood."""

import json
import time

from harness import CHIP, SPECS, everywhere, opened, page, test


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
    assert session("events")[0]["play"] == "collapse" and session("playing") is True
    browser.evaluate("preview.transport.pause(); preview.session.seek(0)")
    browser.press(" ", code="Space")
    browser.wait_for("preview.session.time > 0.05")
    browser.press(" ", code="Space")
    held = session("time")
    time.sleep(0.1)
    assert session("time") == held
    # Keys that are typed are text.
    browser.evaluate("document.querySelector('#tab-spec').click(); document.querySelector('#text').focus()")
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
def an_address_says_everything_that_can_be_chosen(browser):
    """Read when the page is opened, and when it is changed by hand."""
    state = """(({ events, time, property, speed, loops, panel, reduced }) =>
        ({ events, time, property, speed, loops, panel, reduced }))(preview.session)"""
    address = (
        "variant=collapse~&cut=0.1:expand&cut=0.2:expand~&time=0.3&property=chip.position.y&reduced=1&loop=1&speed=0.5"
        "&panel=values"
    )
    expected = {
        "events": [
            {"at": 0, "play": "collapse", "reversed": True}, {"at": 0.1, "play": "expand", "reversed": False},
            {"at": 0.2, "play": "expand", "reversed": True},
        ],
        "time": 0.3, "property": "chip.position.y", "speed": 0.5, "loops": True, "panel": "values", "reduced": True,
    }
    plain = page(CHIP)
    opened(browser, f"{plain}#{address}")
    assert browser.evaluate(state) == expected
    assert browser.evaluate("document.querySelector('#panel-values').hidden") is False
    # And it stays what it was: what is written is what was read.
    browser.evaluate("preview.session.view({})")
    time.sleep(0.3)
    browser.evaluate("preview.session.view({})")
    written = browser.evaluate("location.hash")
    opened(browser, plain + written)
    assert browser.evaluate(state) == expected, written
    opened(browser, plain)
    browser.evaluate(f"location.hash = {json.dumps(address)}")
    browser.wait_for("preview.session.time === 0.3")
    assert browser.evaluate(state) == expected


@test
def an_address_that_says_nonsense_is_one_that_says_nothing(browser):
    plain = page(CHIP)
    opened(browser, plain)
    state = """(({ events, property, speed, loops, panel, reduced, time, length }) =>
        ({ events, property, speed, loops, panel, reduced, time, length }))(preview.session)"""
    usual = browser.evaluate(state)
    for nonsense in [
        "variant=nope", "variant=", "=&&&", "%", "%E0%A4%A", "cut=x:expand", "cut=0.1", "cut=-1:collapse", "cut=1e999:expand",
        "cut=0.1:nope", "time=NaN", "time=-3", "time=x", "speed=7", "speed=0", "property=chip.nothing", "panel=nope",
        "property=__proto__", "variant=__proto__", "loop=2&reduced=yes",
    ]:
        opened(browser, f"{plain}#{nonsense}")
        assert browser.evaluate(state) == usual, (nonsense, browser.evaluate(state))
        shown = "[...document.querySelectorAll('[role=tabpanel]')].filter((panel) => !panel.hidden).map((panel) => panel.id)"
        assert browser.evaluate(shown) == ["panel-curves"], nonsense
    opened(browser, f"{plain}#time=99")
    assert browser.evaluate("preview.session.time") == usual["length"]


@test
def nothing_plays_by_itself_under_reduced_motion(browser):
    address = page(CHIP)
    opened(browser, address, chooses=False)
    time.sleep(0.2)
    assert browser.evaluate("preview.session.time") == 0
    assert browser.evaluate("preview.session.reduced") is True, "who asks for less motion sees the form for it"
    browser.prefer(reduced_motion=False)
    opened(browser, address, chooses=False)
    assert browser.evaluate("preview.session.reduced") is False
    browser.wait_for("preview.session.time > 0")
    # There, a rest, and back.
    browser.wait_for("preview.session.events[0].play === 'collapse' && preview.session.time > 0")
    browser.wait_for("!preview.session.playing")
    assert browser.evaluate("preview.session.time === preview.session.length")
    browser.prefer(reduced_motion=True)


ROUND = """new Promise((done) => {
    const { session, transport } = preview;
    const start = JSON.stringify(session.shown(0).values);
    transport.toggle();
    const look = () => session.playing
        ? requestAnimationFrame(look)
        : done([start === JSON.stringify(session.shown(0).values), session.events[0].play, session.events[0].reversed]);
    look();
})"""


@everywhere
def there_and_back_leads_back(browser):
    """It ends where it began, by a variant from state to state where there is one; on goes what leads away again."""
    for name, back in {
        # What comes next in these isn't what leads back.
        "gallery/checkout-button": ["pay", True], "gallery/detent-sheet": ["drop", False], "gallery/toast-queue": ["dropLast", False],
        "gallery/slider-by-distance": ["aStep", True], "progress-view": ["progress", True], "calendar-chip": ["collapse", False],
        "gallery/like-button": ["like", True],
    }.items():
        opened(browser, page(SPECS / f"{name}.json") + "#both=1")
        first = browser.evaluate("preview.session.events[0].play")
        assert browser.evaluate(ROUND) == [True, *back], name
        browser.evaluate("preview.transport.toggle()")
        assert browser.evaluate("[preview.session.events[0].play, preview.session.events[0].reversed]") == [first, False], name
        browser.evaluate("preview.transport.pause()")


@test
def what_is_chosen_on_the_way_back_has_its_own(browser):
    opened(browser, page(CHIP) + "#both=1")
    browser.evaluate("preview.transport.choose('expand')")
    browser.wait_for("preview.session.events[0].play === 'collapse' && preview.session.time > 0")
    browser.evaluate("preview.transport.choose('expand')")
    browser.wait_for("preview.session.events[0].play === 'collapse' || !preview.session.playing")
    assert browser.evaluate("preview.session.playing"), "it rests, and goes back"
    browser.evaluate("preview.transport.pause()")
