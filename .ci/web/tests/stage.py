"""What the stage shows of properties that no box has."""

from harness import opened, page, sampled, test, written

METERS = {
    "motionSpec": 1, "name": "Meters",
    "properties": {
        "meter.level": {"type": "number"},
        "meter.needle": {"type": "angle"},
        "meter.count": {"type": "integer"},
        "meter.origin": {"type": "point"},
        "meter.mode": {"type": "string"},
    },
    "animations": {
        "meter.level": {"values": [20, -60], "timing": {"curve": {"spring": {"duration": 0.4, "bounce": 0.5}}}},
        "meter.needle": {"values": ["10deg", "190deg"], "timing": {"duration": 0.5, "curve": "ease-in"}},
        "meter.count": {"values": [0, 7], "timing": {"delay": "100ms", "duration": 0.3, "curve": "linear"}},
        # The first component stays where it is.
        "meter.origin": {"values": [[5, 0], [5, 80]], "timing": {"duration": 0.4, "curve": "linear"}},
        "meter.mode": {"values": ["low", "high"], "timing": {"duration": 0.2}},
        "box.opacity": {"values": [0, 1], "timing": {"duration": 0.2}},
    },
    "variants": {"show": {"timings": {}}},
}
MARKERS = """[...document.querySelectorAll('.gauge')].map((gauge) => {
    const [track, dot] = ['i', 'b'].map((name) => gauge.querySelector(name).getBoundingClientRect());
    return [gauge.querySelector('span').textContent, {
        share: (dot.x + dot.width / 2 - track.x) / track.width, width: track.width,
        text: gauge.querySelector('output').textContent,
    }];
})"""


@test
def a_property_without_a_box_has_a_track_whose_marker_stands_at_its_value(browser):
    path = written("meters.json", METERS)
    opened(browser, page(path))
    length = browser.evaluate("preview.session.length")
    times = [length * share for share in (0, 0.1, 0.25, 0.4, 0.6, 1)]
    printed = sampled(path, "show", times)["values"]
    # Over all of it, for the two ends of a track.
    every = sampled(path, "show", [length * index / 480 for index in range(481)])["values"]
    moving = {"meter.origin": lambda value: value[1], "meter.mode": lambda value: ["low", "high"].index(value)}
    number = {name: moving.get(name, lambda value: value) for name in METERS["properties"]}
    for index, time in enumerate(times):
        browser.evaluate(f"preview.session.seek({time!r})")
        seen = dict(browser.evaluate(MARKERS))
        assert list(seen) == list(METERS["properties"]), list(seen)
        for name, marker in seen.items():
            value, all_ = number[name](printed[name][index]), [number[name](value) for value in every[name]]
            expected = (value - min(all_)) / (max(all_) - min(all_))
            assert marker["width"] > 100, marker
            assert abs(marker["share"] - expected) < 0.002, (name, time, marker, expected)
            if name in ("meter.level", "meter.needle"):
                assert abs(float(marker["text"]) - value) <= max(0.0051, abs(value) * 1e-3), (name, marker, value)
    shares = [[number[name](value) for value in printed[name]] for name in seen]
    assert all(len(set(column)) > 1 for column in shares), shares
    try:
        browser.resize(360, 740)
        browser.wait_for("document.querySelector('.gauges').clientWidth <= 360")
        assert all(marker["width"] > 100 for marker in dict(browser.evaluate(MARKERS)).values()), "no room on a phone"
    finally:
        browser.resize(1280, 800)
    return f"{len(times) * len(seen)} markers"


SHORT = {
    "motionSpec": 1, "name": "Short",
    "properties": {"meter.count": {"type": "integer"}},
    "variants": {"show": {"motion": {"group": [
        {"animate": "card.opacity", "from": 1, "to": 0.2, "duration": "40s", "curve": "linear"},
        {"animate": "meter.count", "from": 0, "to": 3, "duration": "40s", "curve": "linear"},
        {"sequence": [
            {"animate": "dot.position", "from": [0, 0], "to": [400, 0], "delay": "7.1s", "duration": "90ms"},
            {"animate": "dot.position", "from": [400, 0], "to": [0, 0], "duration": "90ms"},
        ]},
    ]}}},
}


@test
def what_is_short_in_a_long_motion_has_its_room_and_its_line(browser):
    opened(browser, page(written("short.json", SHORT)) + "#property=dot.position")
    browser.evaluate("preview.session.seek(7.19)")
    inside = browser.evaluate("""(() => {
        const [box, stage] = ['.box-main[data-target="dot"]', '#stage'].map((name) => document.querySelector(name).getBoundingClientRect());
        return [box.left >= stage.left, box.right <= stage.right, preview.stage.area];
    })()""")
    assert inside[:2] == [True, True], inside
    peak = browser.evaluate("Math.max(...preview.session.graph(0).values[0])")
    assert peak > 395, peak
    course = "document.querySelector('[data-path=\"dot.position\"]').closest('.chart-row').querySelector('.course')"
    browser.wait_for(f"{course} !== null")
    lines = browser.evaluate(f"{course}.getAttribute('d').split(/[ML]/).slice(1).map((point) => Number(point.split(' ')[1]))")
    assert max(lines) - min(lines) > 9, (min(lines), max(lines))


@test
def integers_are_drawn_as_an_app_reads_them(browser):
    opened(browser, page(written("short.json", SHORT)) + "#property=meter.count")
    browser.evaluate("preview.session.seek(8)")
    assert browser.evaluate("document.querySelector('#graph-values .readings output').textContent") == "1"
    numbers = browser.evaluate("[...new Set(preview.values.shown[0].numbers)]")
    assert numbers == [0, 1, 2, 3], numbers
    course = "document.querySelector('[data-path=\"meter.count\"]').closest('.chart-row').querySelector('.course')"
    browser.wait_for(f"{course} !== null")
    levels = browser.evaluate(f"new Set({course}.getAttribute('d').split(/[ML]/).slice(1).map((point) => point.split(' ')[1])).size")
    assert levels == 4, levels
