"""The timing chart: where bars begin and end, and what they look like."""

import json

from harness import click, opened, page, picture, run, test, texts, written

SPRING = {"spring": {"duration": 0.3, "bounce": 0.3}}
# A property for every tone: its timing, and what the legend calls it.
TONES = {
    "box.position.x": ({"delay": "200ms", "duration": "400ms", "curve": {"bezier": [0.4, 0, 0.2, 1]}}, "bezier", "Bézier"),
    "box.position.y": ({"duration": "500ms", "curve": "linear"}, "linear", "linear"),
    "box.cornerRadius": ({"delay": "100ms", "curve": SPRING}, "spring", "spring"),
    "box.opacity": ({"duration": "300ms", "curve": {"steps": 4}}, "hold", "steps"),
    "box.borderWidth": ({"duration": "300ms", "curve": "bounce.out"}, "other", "other easing"),
}


def chart(browser, **timings):
    """Opens a page with these timings of properties that go from 0 to 1, and returns its bars, each by class, with its ends."""
    spec = {
        "motionSpec": 1, "name": "Bars",
        "animations": {name: {"values": [0, 1], "timing": timing} for name, timing in timings.items()},
        "variants": {"show": {"timings": {}}},
    }
    opened(browser, page(written("bars.json", spec)))
    return spec


def bars(browser):
    return browser.evaluate("""(() => {
        const plot = document.querySelector('.ruler-plot').getBoundingClientRect();
        const rows = [...document.querySelectorAll('.chart-name[data-path]')].map((name) => {
            const { top, bottom } = name.getBoundingClientRect();
            return [name.dataset.path, top, bottom];
        });
        return [...document.querySelectorAll('.row-plot rect:not(.grip, .bar-before)')].map((bar) => {
            const { left, right, top, bottom } = bar.getBoundingClientRect();
            const { fill, opacity } = getComputedStyle(bar);
            // The row is the one whose name stands beside it.
            const row = rows.find((row) => row[1] <= top && bottom <= row[2]);
            return {
                path: row?.[0], start: left - plot.left, end: right - plot.left, kind: bar.getAttribute('class').split(' '),
                fill, opacity: Number(opacity), place: [left, top, right - left, bottom - top],
            };
        });
    })()""")


def place(browser, time):
    """Where the playhead stands at a time, in pixels from the left."""
    browser.evaluate(f"preview.session.seek({time!r})")
    return browser.evaluate("""(() => {
        const [head, plot] = ['.playhead', '.ruler-plot'].map((name) => document.querySelector(name).getBoundingClientRect());
        return head.left + head.width / 2 - plot.left;
    })()""")


def duration(spec):
    """Of the variant, as baked: the axis of the chart."""
    return json.loads(run("bake", "-", text=json.dumps(spec)))["variants"]["show"]["duration"]


@test
def a_delay_is_hatched_and_as_long_as_it_lasts(browser):
    spec = chart(browser, **{name: timing for name, (timing, _, _) in TONES.items()})
    length = duration(spec)
    width = browser.evaluate("document.querySelector('.ruler-plot').clientWidth")
    scale = (width - 16) / length
    shown = bars(browser)
    waits = {bar["path"]: bar for bar in shown if "bar-wait" in bar["kind"]}
    delays = {"box.position.x": 0.2, "box.cornerRadius": 0.1}
    assert waits.keys() == delays.keys(), waits
    for path, delay in delays.items():
        bar = waits[path]
        assert abs(bar["end"] - bar["start"] - delay * scale) < 0.1, (bar, scale)
        assert abs(bar["start"] - place(browser, 0.0)) < 0.1 and abs(bar["end"] - place(browser, delay)) < 0.1, bar
        # What moves begins where the waiting ends.
        begun = min(other["start"] for other in shown if other["path"] == path and "bar" in other["kind"])
        assert abs(begun - bar["end"]) < 0.1, (begun, bar)
        assert bar["fill"].startswith('url("#hatch")'), bar
    # And hatched it is: stripes in every row of pixels, which a plain bar hasn't.
    browser.evaluate("preview.session.seek(0.5)")
    stripes = lambda bar: [  # noqa: E731
        sum(one != other for one, other in zip(row, row[1:])) for row in picture(browser, bar["place"], inset=2)
    ]
    bar = waits["box.position.x"]
    assert min(stripes(bar)) > (bar["end"] - bar["start"]) / 5, stripes(bar)
    plain = next(bar for bar in shown if bar["path"] == "box.opacity")
    assert max(stripes(plain)) <= 3, stripes(plain)


@test
def a_spring_that_settles_is_lighter_from_where_it_looks_done(browser):
    spec = chart(browser, **{"box.cornerRadius": {"delay": "100ms", "curve": SPRING}})
    facts = json.loads(run("curve", json.dumps(SPRING), "--format", "json"))
    perceptual, settling = facts["perceptualDuration"], facts["settlingDuration"]
    assert perceptual == 0.3 and settling > 0.4, facts
    shown = [bar for bar in bars(browser) if "bar" in bar["kind"]]
    assert [("bar-spring" in bar["kind"], "bar-settle" in bar["kind"]) for bar in shown] == [(True, False), (True, True)]
    rising, tail = shown
    assert abs(duration(spec) - 0.1 - settling) < 1e-9
    for shown_, time in [(rising["start"], 0.1), (rising["end"], 0.1 + perceptual), (tail["start"], 0.1 + perceptual),
                         (tail["end"], 0.1 + settling)]:
        assert abs(shown_ - place(browser, time)) < 0.1, (shown, time)
    assert rising["fill"] == tail["fill"] and rising["opacity"] == 1 and tail["opacity"] < 0.6, (rising, tail)
    assert texts(browser, ".legend > span") == ["spring", "settling"]


@test
def bars_have_the_colour_of_their_curve(browser):
    # Rows that aren't in view aren't there.
    browser.resize(1280, 1400)
    spec = chart(browser, **{name: timing for name, (timing, _, _) in TONES.items()})
    assert texts(browser, ".chart-name[data-path]") == list(spec["animations"])
    tones = {}
    for scheme in ("light", "dark"):
        browser.prefer(scheme, reduced_motion=True)
        shown = {bar["path"]: bar for bar in bars(browser) if "bar" in bar["kind"] and "bar-settle" not in bar["kind"]}
        fills = {path: shown[path]["fill"] for path in TONES}
        assert len(set(fills.values())) == len(TONES), fills
        legend = dict(browser.evaluate("""[...document.querySelectorAll('.legend > span')].map((entry) =>
            [entry.textContent, getComputedStyle(entry.querySelector('i')).backgroundColor])"""))
        assert legend == {name: fills[path] for path, (_, _, name) in TONES.items()} | {"settling": legend["settling"]}
        for path, (_, tone, _) in TONES.items():
            assert f"bar-{tone}" in shown[path]["kind"], shown[path]
        tones[scheme] = fills
    browser.prefer(reduced_motion=True)
    browser.resize(1280, 800)
    assert all(tones["light"][path] != tones["dark"][path] for path in TONES), tones


@test
def what_repeats_and_what_is_interrupted_is_paler(browser):
    chart(browser, **{"box.opacity": {"duration": "200ms", "curve": "linear", "iterations": 3}})
    shown = bars(browser)
    assert [(bar["opacity"] < 0.6) for bar in shown] == [False, True, True], shown
    assert [round(bar["start"] - place(browser, time)) for bar, time in zip(shown, (0.0, 0.2, 0.4))] == [0, 0, 0], shown
    chart(browser, **{"box.opacity": {"delay": "300ms", "duration": "200ms", "curve": "linear"}})
    browser.evaluate("preview.session.seek(0.1); preview.session.interrupt()")
    first, second = [bar for bar in bars(browser) if "bar" in bar["kind"]]
    assert first["opacity"] < 0.6 and second["opacity"] == 1, (first, second)
    line, chip, plot = (
        browser.evaluate(f"document.querySelector('{name}').getBoundingClientRect().left")
        for name in (".cut", ".cut-chip", ".ruler-plot"))
    assert abs(line - plot - place(browser, 0.1)) < 1 and abs(chip - line) < 1, (line, chip)
    assert texts(browser, ".cut-chip") == ["show ↺"]


@test
def the_graphs_stand_under_the_ruler_also_beside_a_scroll_bar(browser):
    timing = {"duration": "300ms", "curve": "linear"}
    chart(browser, **{f"box{index}.position.x": timing for index in range(60)})
    browser.evaluate("preview.session.view({ property: 'box3.position.x' })")
    ends = browser.evaluate("""(() => {
        const rows = document.querySelector('.chart-rows');
        if (rows.scrollHeight <= rows.clientHeight) return null;
        return ['.ruler-plot', '.graph-plot', '.row-plot'].map((name) => {
            const { left, right } = document.querySelector(name).getBoundingClientRect();
            return [left, right];
        });
    })()""")
    assert ends, "there is nothing to scroll"
    for edges in ends[1:]:
        assert all(abs(one - other) < 1 for one, other in zip(edges, ends[0])), ends


@test
def how_fast_values_change_is_said_where_it_stands_and_not_while_it_plays(browser):
    chart(browser, **{"box.position.x": {"duration": "4s", "curve": {"bezier": [0.5, 0, 1, 1]}}})
    click(browser, "#tab-values")
    browser.evaluate("preview.session.seek(0)")
    read = "document.querySelector('#values td:last-child').textContent"
    before = browser.evaluate(read)
    click(browser, "#play")
    browser.wait_for(f"preview.session.playing && preview.session.time > 1 && {read} === ''")
    click(browser, "#play")
    browser.wait_for(f"!preview.session.playing && {read} !== ''")
    assert browser.evaluate(read) != before
