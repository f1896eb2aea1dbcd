"""What makes a page feel alive, what it draws of a motion in its bars and frames, and what it weighs."""

import gzip
import time
from pathlib import Path
from urllib.parse import urlparse

from harness import CHIP, SPECS, everywhere, opened, page, sampled, test

TRACE = """new Promise((done) => {
    const { session, transport } = preview, seen = [];
    transport.choose('expand');
    const begun = performance.now();
    const look = () => {
        seen.push([performance.now() - begun, session.events[0].play, session.time, session.playing]);
        // Until it has begun anew for the second time.
        const turns = seen.filter(([, , time], index) => index > 0 && time < seen[index - 1][2]).length;
        if (turns < 2 && performance.now() - begun < 15000) requestAnimationFrame(look);
        else done(seen);
    };
    requestAnimationFrame(look);
})"""


@everywhere
def loops_rest_between_rounds(browser):
    """At its end it stands still for a while and then begins again; there and back it rests at both ends."""
    for both in (0, 1):
        opened(browser, page(CHIP) + f"#loop=1&both={both}")
        seen = browser.evaluate(TRACE)
        # From the last look before it rests to the first one after: where a machine does much else, looks are late.
        rests, since, last = [], None, 0
        for at, _, now, playing in seen:
            assert playing
            if now == 0.375:
                since = since if since is not None else last
            elif since is not None:
                rests.append(at - since)
                since = None
            last = at
        assert len(rests) == 2 and all(rest > 550 for rest in rests), rests
        plays = {play for _, play, _, _ in seen}
        assert plays == ({"expand", "collapse"} if both else {"expand"}), plays
    browser.evaluate("preview.transport.pause()")
    held = browser.evaluate("preview.session.time")
    time.sleep(0.9)
    assert browser.evaluate("preview.session.time") == held, "what is held doesn't begin again"


@everywhere
def a_bar_has_the_course_of_its_value(browser):
    opened(browser, page(CHIP) + "#variant=expand")
    name = "chip.bounds.size.width"
    course = f"""document.querySelector('[data-path="{name}"]').closest('.chart-row').querySelector('.course')"""
    # Rows may be drawn anew between two questions.
    browser.wait_for(f"(window.course = {course}?.getAttribute('d')) !== undefined")
    points = browser.evaluate("""window.course.split(/[ML]/).slice(1).map((point) => point.split(' ').map(Number))""")
    length = browser.evaluate("preview.session.length")
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert ys[0] > ys[-1], "what grows goes up"
    times = [(x - xs[0]) / (xs[-1] - xs[0]) * length for x in xs[::16]]
    for at, y, value in zip(times, ys[::16], sampled(CHIP, "expand", times)["values"][name]):
        share = (ys[0] - y) / (ys[0] - ys[-1])
        assert abs(share - (value - 215) / 160) < 0.03, (at, share, value)


@test
def a_screen_has_the_edge_of_a_device(browser):
    """What sticks out of a screen is cut off along its round corners."""
    opened(browser, page(SPECS / "spring-sheet.json") + "#time=0")
    look = browser.evaluate("""(({ overflowX, borderTopLeftRadius }) => [overflowX, parseFloat(borderTopLeftRadius)])(
        getComputedStyle(document.querySelector('.screen')))""")
    assert look[0] == "clip" and look[1] > 20, look
    # The sheet waits below the screen, where nothing of it can be hit.
    sheet, screen = browser.evaluate("""['[data-target=sheet]', '.screen'].map((name) =>
        (({ top, bottom, left, width }) => [top, bottom, left + width / 2])(document.querySelector(name).getBoundingClientRect()))""")
    assert sheet[0] >= screen[1] - 1, (sheet, screen)
    found = browser.evaluate(f"document.elementFromPoint({sheet[2]}, {screen[1] + 6})?.closest('[data-target]')?.dataset.target ?? null")
    assert found is None, found


@test
def a_phone_on_its_side_has_a_stage_and_what_plays_it(browser):
    try:
        browser.resize(844, 390)
        opened(browser, page(CHIP))
        stage, transport = browser.evaluate("""['#stage', '#transport'].map((name) =>
            (({ top, bottom, width }) => [top, bottom, width])(document.querySelector(name).getBoundingClientRect()))""")
        assert stage[1] - stage[0] > 0.6 * 390 and stage[2] == 844, stage
        assert transport[1] <= 390, transport
        assert browser.evaluate("document.documentElement.scrollWidth") <= 844
    finally:
        browser.resize(1280, 800)


@test
def the_page_weighs_what_it_may(browser):
    data = Path(urlparse(page(CHIP)).path).read_bytes()
    size = len(gzip.compress(data, 9))
    assert size <= 1_385_000, size
    return f"{size} bytes by gzip"
