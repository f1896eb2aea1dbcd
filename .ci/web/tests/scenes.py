"""What the stage shows: scenes, what names let guess, and one camera for all that plays."""

import json

from harness import CHIP, FOLDER, SPECS, click, everywhere, opened, page, sampled, test, texts, written

WORLD = "document.querySelector('.world').style.transform"
ALL = sorted([*SPECS.glob("*.json"), *(SPECS / "gallery").glob("*.json")])


def place(browser, name):
    """Left, top, width and height of a layer on the screen, in the scene's points from its corner."""
    return browser.evaluate(f"""(() => {{
        const box = document.querySelector('.box-main[data-target="{name}"]').getBoundingClientRect();
        const screen = document.querySelector('.screen').getBoundingClientRect(), scale = preview.stage.scale;
        return [box.left - screen.left, box.top - screen.top, box.width, box.height].map((number) => number / scale);
    }})()""")


@test
def every_spec_has_a_scene_that_shows_what_moves(browser):
    """Each thing that moves and can be drawn is one of its layers, and each layer lies where its parents are."""
    for spec in ALL:
        scene = json.loads(spec.read_text())["$preview"]
        opened(browser, page(spec))
        guesses = browser.evaluate("preview.stage.main.scene.guesses.map(({ name }) => name)")
        assert guesses == [], (spec, guesses)
        names = browser.evaluate("preview.stage.main.parts.map(({ node }) => [node.name, node.parent?.name ?? null])")
        assert dict(names) == {name: layer.get("parent") for name, layer in scene["layers"].items()}, spec
        shown = browser.evaluate("document.querySelector('.screen').classList.contains('device')")
        assert shown == ("screen" in scene), spec
        assert browser.evaluate("preview.stage.gauges.children.length") == 0, f"{spec.name} has what its scene doesn't show"
    return f"{len(ALL)} scenes"


@everywhere
def what_lies_in_a_layer_moves_with_it(browser):
    opened(browser, page(CHIP) + "#variant=expand")
    for time in (0, 0.1, 0.375):
        browser.evaluate(f"preview.session.seek({time})")
        values = {path: list_[0] for path, list_ in sampled(CHIP, "expand", [time])["values"].items()}
        left = values["chip.position.x"] - values["chip.bounds.size.width"] / 2
        top = values["chip.position.y"] - values["chip.bounds.size.height"] / 2
        chip, star = place(browser, "chip"), place(browser, "shape")
        assert abs(chip[0] - left) < 0.1 and abs(chip[1] - top) < 0.1, (time, chip, left, top)
        assert abs(star[0] + 10 - left - values["shape.position.x"]) < 0.1, (time, star)
        assert abs(star[1] + 10 - top - values["shape.position.y"]) < 0.1, (time, star)


@everywhere
def a_frame_is_where_a_layer_rests_and_what_moves_beats_it(browser):
    spec = written("frames.json", {
        "motionSpec": 1, "name": "Frames",
        "animations": {
            "moved.position.x": {"values": [100, 200], "timing": "fade"},
            "grown.bounds.size.width": {"values": [40, 80], "timing": "fade"},
            "held.bounds.size.width": {"values": [40, 80], "timing": "fade"},
        },
        "variants": {"show": {"timings": {"fade": {"duration": 1, "curve": "linear"}}}},
        "$preview": {"screen": [400, 300], "layers": {
            "group": {"frame": [10, 20, 300, 200]},
            "moved": {"parent": "group", "frame": [0, 30, 40, 40], "fill": "red"},
            "grown": {"frame": [100, 100, 40, 40], "fill": "red"},
            "held": {"frame": [100, 200, 40, 40], "anchor": [0, 0.5], "fill": "red"},
        }},
    })
    opened(browser, page(spec) + "#time=1")
    for name, expected in {"moved": [190, 50, 40, 40], "grown": [80, 100, 80, 40], "held": [100, 200, 80, 40]}.items():
        found = place(browser, name)
        assert all(abs(one - other) < 0.1 for one, other in zip(found, expected)), (name, found, expected)


@everywhere
def names_and_values_let_guess_what_no_scene_says(browser):
    moves = {f"{name}.opacity": {"values": [0, 1], "timing": "fade"} for name in (
        "row0", "row1", "row2", "dot0", "dot1", "knob", "backdrop", "card", "cardTitle")}
    moves["card.position.x"] = {"values": [100, 200], "timing": "fade"}
    moves["card.mood"] = {"values": ["glad", "sad"], "timing": "fade"}
    moves["frame.borderColor"] = {"values": ["#ff0000", "#00ff00"], "timing": "fade"}
    spec = written("guessed.json", {
        "motionSpec": 1, "name": "Guessed", "properties": {"card.mood": {"type": "string"}}, "animations": moves,
        "variants": {"show": {"timings": {"fade": {"duration": 1, "curve": "linear"}}}},
    })
    opened(browser, page(spec) + "#time=1")
    rows = [place(browser, f"row{index}") for index in range(3)]
    assert len({row[0] for row in rows}) == 1 and rows[0][1] + rows[0][3] < rows[1][1] < rows[2][1], rows
    dots = [place(browser, f"dot{index}") for index in range(2)]
    assert dots[0][1] == dots[1][1] and dots[0][0] < dots[1][0], dots
    look = """((name) => {
        const box = document.querySelector(`[data-target="${name}"]`), style = getComputedStyle(box);
        return [style.borderTopLeftRadius, style.boxShadow, box.textContent, box.parentElement.dataset.target ?? null];
    })"""
    assert browser.evaluate(f"{look}('knob')")[0] == browser.evaluate(f"{look}('dot1')")[0] == "50%"
    assert browser.evaluate(f"{look}('card')")[2] == "sad"
    assert browser.evaluate(f"{look}('cardTitle')")[3] == "card"
    assert "inset" in browser.evaluate(f"{look}('frame')")[1] and "oklab" in browser.evaluate(f"{look}('frame')")[1]
    back = place(browser, "backdrop")
    for name in ("card", "row2", "knob"):
        left, top, width, height = place(browser, name)
        assert back[0] <= left and back[1] <= top, name
        assert left + width <= back[0] + back[2] and top + height <= back[1] + back[3], name
    first = browser.evaluate("document.querySelector('.screen').firstElementChild.dataset.target")
    assert first == "backdrop", "what is behind is drawn first"


@test
def one_camera_sees_all_that_can_play(browser):
    old = FOLDER / "camera.json"
    old.write_text((SPECS / "spring-sheet.json").read_text().replace("1000, 400", "1200, 300"))
    plain = json.loads((SPECS / "spring-sheet.json").read_text())
    del plain["$preview"]
    for spec, arguments in [(CHIP, ()), (written("bare.json", plain), ("--before", old))]:
        address = page(spec, *arguments)
        seen = set()
        for hash_ in ("variant=open", "variant=close", "reduced=1", "cut=0.1:close&time=0.3", "compare=0", "onion=1"):
            opened(browser, f"{address}#{hash_}")
            seen.add(browser.evaluate(WORLD))
        assert len(seen) == 1, (spec, seen)


@test
def onion_skins_are_there_on_request_each_where_its_instant_is(browser):
    opened(browser, page(CHIP) + "#variant=expand")
    skins = """preview.stage.skins.map(({ parts }) => {
        const { left, top, width, height } = parts.find(({ node }) => node.name === 'chip').element.getBoundingClientRect();
        return [left, top, width, height];
    })"""
    assert browser.evaluate(skins) == []
    browser.press("o")
    found = browser.evaluate(skins)
    assert len(found) == 6 and len({tuple(each) for each in found}) > 3, found
    chip = """(() => {
        const { left, top, width, height } = document.querySelector('.box-main[data-target="chip"]').getBoundingClientRect();
        return [left, top, width, height];
    })()"""
    for index, skin in enumerate(found):
        browser.evaluate(f"preview.session.seek(preview.session.length * {index} / 5)")
        now = browser.evaluate(chip)
        assert all(abs(one - other) < 0.5 for one, other in zip(skin, now)), (index, skin, now)
    browser.press("o")
    assert browser.evaluate(skins) == [] and browser.evaluate("document.querySelectorAll('.box-skin').length") == 0


@test
def the_way_along_which_something_moves_is_drawn(browser):
    move = {"path": "M 40 480 C 40 260 120 120 300 120 S 420 200 420 240", "moves": "card.position", "duration": "500ms"}
    spec = {"motionSpec": 1, "name": "Route", "variants": {"deal": {"reducedMotion": "instant", "motion": move}}}
    opened(browser, page(written("route.json", spec)))
    assert browser.evaluate("document.querySelectorAll('.routes path').length") == 1
    far = browser.evaluate("""[0, 0.2, 0.5, 0.8, 1].map((share) => {
        const { session } = preview, path = document.querySelector('.routes path'), length = path.getTotalLength();
        session.seek(session.length * share);
        const { left, top, width, height } = document.querySelector('.box-main[data-target="card"]').getBoundingClientRect();
        const way = path.getScreenCTM(), distances = [];
        for (let index = 0; index <= 400; index += 1) {
            const place = path.getPointAtLength(length * index / 400).matrixTransform(way);
            distances.push(Math.hypot(place.x - left - width / 2, place.y - top - height / 2));
        }
        return Math.min(...distances);
    })""")
    assert max(far) < 2, far


@test
def a_tap_plays_interrupts_and_goes_on(browser):
    opened(browser, page(CHIP))
    events = "preview.session.events.map(({ play }) => play)"
    click(browser, "#stage")
    assert browser.evaluate("preview.session.playing") and browser.evaluate(events) == ["expand"]
    browser.evaluate("preview.transport.setSpeed(0.1)")
    browser.wait_for("preview.session.time > 0.01")
    click(browser, "#stage")
    assert browser.evaluate(events) == ["expand", "collapse"]
    browser.evaluate("preview.transport.setSpeed(1)")
    browser.wait_for("!preview.session.playing")
    click(browser, "#stage")
    assert browser.evaluate(events) == ["expand"] and browser.evaluate("preview.session.time") < 0.2
    # A swipe is none.
    browser.evaluate("preview.transport.pause()")
    held = browser.evaluate(events)
    browser.drag((300, 200), (300, 330))
    assert browser.evaluate(events) == held and browser.evaluate("preview.session.playing") is False


@test
def the_stage_has_most_of_the_page(browser):
    try:
        for width, height in ((1440, 900), (1280, 800), (1024, 768)):
            browser.resize(width, height)
            opened(browser, page(CHIP))
            assert browser.evaluate("document.querySelector('#stage').clientHeight") >= 0.6 * height - 1, (width, height)
        opened(browser, page(CHIP) + "#view=stage")
        shown = browser.evaluate("""['#stage', '#variants', '#play', '.below', 'aside', '#chart'].map((name) =>
            document.querySelector(name).checkVisibility())""")
        assert shown == [True, True, True, True, False, False], shown
        assert browser.evaluate("document.querySelector('.below').textContent") == json.loads(CHIP.read_text())["description"]
    finally:
        browser.resize(1280, 800)


@test
def a_gallery_has_all_specs_on_one_engine(browser):
    from harness import folder, run

    place_ = folder()
    run("preview", SPECS / "calendar-chip.json", SPECS / "gallery" / "switch.json", SPECS / "libraries", "--gallery", place_)
    assert sorted(path.name for path in place_.iterdir()) == ["calendar-chip.html", "engine.js", "index.html", "switch.html"]
    assert sum(path.stat().st_size for path in place_.glob("*.html")) < 1_000_000
    browser.prefer(reduced_motion=False)
    browser.open((place_ / "index.html").as_uri())
    browser.wait_for("document.querySelectorAll('.thumb[data-ready]').length === 2")
    browser.wait_for("[...gallery.cards.values()].every(({ session }) => session.time > 0)")
    # There, and back.
    browser.wait_for("[...gallery.cards.values()].every(({ session }) => session.events[0].play !== session.variants[0].name)")
    browser.prefer(reduced_motion=True)
    assert browser.evaluate("document.querySelector('.card a').getAttribute('href')") == "calendar-chip.html"
    opened(browser, (place_ / "switch.html").as_uri())
    assert browser.evaluate("preview.session.motion.name") == "Switch"


@test
def a_gallery_says_what_a_search_has_found(browser):
    from harness import folder, run

    place_ = folder()
    run("preview", SPECS / "calendar-chip.json", SPECS / "gallery" / "switch.json", "--gallery", place_)
    browser.open((place_ / "index.html").as_uri())
    browser.wait_for("document.documentElement.dataset.ready === 'true'")
    look = """(() => {
        const search = document.getElementById('search');
        search.value = %s;
        search.dispatchEvent(new Event('input'));
        return [document.getElementById('count').textContent, document.querySelector('.nothing').checkVisibility()];
    })()"""
    for words, expected in [
        ("knob", ["1 of 2 specs", False]), ("knob zebra", ["0 of 2 specs", True]), ("", ["2 specs", False]),
    ]:
        assert browser.evaluate(look % json.dumps(words)) == expected, words
    run("preview", SPECS / "gallery" / "switch.json", "--gallery", place_ / "one")
    browser.open((place_ / "one/index.html").as_uri())
    browser.wait_for("document.documentElement.dataset.ready === 'true'")
    assert browser.evaluate("document.getElementById('count').textContent") == "1 spec"


# Where each target is drawn, from the corner of the stage's scene and in its points: its middle, its size and its opacity.
PLACES = """((names, origin, scale) => Object.fromEntries(names.map(([name, element]) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const rest = [left + width / 2 - origin.left, top + height / 2 - origin.top, width, height].map((length) => length / scale);
    return [name, [...rest, 100 * Number(getComputedStyle(element).opacity)]];
})))"""


@test
def a_page_that_only_plays_draws_the_same_scene(browser):
    """At the beginning and at the end of the first variant every target is where the page with the engine has it."""
    from harness import folder, run

    count = 0
    place_ = folder() / "only.html"
    for name in (
        # Positions, frames, anchors, sizes around the middle, strokes, paths, what scrolls, matrices, what a tree begins with.
        "calendar-chip", "spring-sheet", "masked-transition-bottom-card", "gallery/container-transform", "gallery/resizable-card",
        "gallery/rubber-band", "gallery/card-on-path", "gallery/list-to-detail", "gallery/blob", "gallery/order-placed", "gallery/orbit",
        "gallery/synchronized-group", "gallery/play-pause", "gallery/checkout-button", "gallery/detent-sheet",
    ):
        spec = SPECS / f"{name}.json"
        opened(browser, page(spec))
        look = f"""{PLACES}([...document.querySelectorAll('.box-main[data-target]')].map((e) => [e.dataset.target, e]),
            document.querySelector('.screen').getBoundingClientRect(), preview.stage.scale)"""
        engine = []
        for share in (0, 1):
            browser.evaluate(f"preview.session.seek(preview.session.length * {share})")
            engine.append(browser.evaluate(look))
        run("preview", spec, "--play-only", "--root", SPECS, "-o", place_)
        browser.open("about:blank")
        browser.open(place_.as_uri())
        browser.wait_for("document.documentElement.dataset.ready === 'true'")
        browser.evaluate("player.reducedMotion = false")
        look = f"""{PLACES}([...document.querySelectorAll('[data-motion]')].map((e) => [e.dataset.motion, e]),
            document.getElementById('layer').getBoundingClientRect(),
            new DOMMatrix(document.getElementById('layer').style.transform).a)"""
        only = [browser.evaluate(look)]
        browser.evaluate("player.play(player.variants[0]).finish(), player.draw()")
        only.append(browser.evaluate(look))
        for at, (one, other) in enumerate(zip(engine, only)):
            assert one.keys() == other.keys() and one, (name, one.keys() ^ other.keys())
            for target, numbers in one.items():
                off = max(abs(a - b) for a, b in zip(numbers, other[target]))
                assert off < 0.5, (name, ("beginning", "end")[at], target, numbers, other[target])
                count += 1
    return f"{count} places"


@test
def a_page_that_only_plays_takes_taps(browser):
    from harness import folder, run

    place_ = folder() / "taps.html"
    run("preview", SPECS / "gallery/checkout-button.json", "--play-only", "--root", SPECS, "-o", place_)
    browser.open(place_.as_uri())
    browser.wait_for("document.documentElement.dataset.ready === 'true'")
    assert browser.evaluate("player.state") == "idle"
    click(browser, "[data-motion=button]")
    assert browser.evaluate("player.state") == "loading"
    # A payment that is under way hears no tap, and says so.
    click(browser, "[data-motion=button]")
    said = browser.evaluate("[player.state, document.getElementById('news').textContent]")
    assert said == ["loading", "nothing is taken in loading by tap"], said
    # What a text is changes with it, and what has a path is drawn by it.
    run("preview", SPECS / "gallery/flip-card.json", "--play-only", "--root", SPECS, "-o", place_)
    browser.open(place_.as_uri())
    browser.wait_for("document.documentElement.dataset.ready === 'true'")
    assert texts(browser, "[data-motion=card] .words") == ["front side"]
    browser.evaluate("player.reducedMotion = false, player.play('flip').finish(), player.draw()")
    browser.wait_for("document.querySelector('[data-motion=card] .words').textContent === 'back side'")
    assert browser.evaluate("document.querySelector('[data-motion=card] .words').style.scale") == "-1 1"


@test
def a_page_that_only_plays_names_what_is_present(browser):
    from harness import folder, run

    spec = written("captions.json", {
        "motionSpec": 1, "name": "Captions", "states": ["idle", "open"],
        "animations": {"box.opacity": {"values": [0.5, 1], "timing": "t"}, "label.opacity": {"values": [0.2, 1], "timing": "t"}},
        "targets": {"label": {"appears": "open"}},
        "variants": {"show": {"timings": {"t": {"duration": 0.2}}, "reducedMotion": "instant"}},
        "transitions": [{"from": "idle", "to": "open", "on": "tap"}, {"from": "open", "to": "idle", "on": "tap", "play": "show"}],
    })
    place_ = folder() / "captions.html"
    run("preview", spec, "--play-only", "-o", place_)
    browser.open(place_.as_uri())
    browser.wait_for("document.documentElement.dataset.ready === 'true'")
    named = "[...document.querySelectorAll('.name')].filter((name) => name.getClientRects().length).map((name) => name.textContent).join()"
    assert browser.evaluate(named) == "box", browser.evaluate(named)
    browser.evaluate("player.reducedMotion = false, player.send('tap').finish(), player.draw(), 1")
    browser.wait_for(f"{named} === 'box,label'")
    browser.evaluate("(player.go('idle'), 1)")
    browser.wait_for(f"player.state === 'idle' && {named} === 'box'")


@test
def a_page_says_nothing_of_the_authors_machine(browser):
    path = written("machine.json", json.loads(CHIP.read_text()))
    text = page(path.resolve())
    from urllib.parse import urlparse

    assert str(path.parent) not in open(urlparse(text).path, encoding="utf-8").read()
