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
