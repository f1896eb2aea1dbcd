"""What is pressed with the mouse, and what becomes of it."""

import json
import time

from harness import CHIP, FOLDER, attributes, click, everywhere, opened, page, run, sampled, test, texts, written

SLOW = {
    "motionSpec": 1, "name": "Slow",
    "animations": {"box.opacity": {"values": [0, 1], "timing": {"duration": "4s", "curve": "linear"}}},
    "variants": {"show": {"timings": {}}},
}
# How fast time goes by: seconds of the motion for each second of the frames, over 25 of them.
PACE = """new Promise((done) => {
    let first = null, count = 0;
    const look = (now) => {
        first ??= [now, preview.session.time];
        if (++count > 25) done((preview.session.time - first[1]) / ((now - first[0]) / 1000));
        else requestAnimationFrame(look);
    };
    // Not the first frames, in which time begins.
    setTimeout(() => requestAnimationFrame(look), 100);
})"""


@test
def play_goes_on_from_here_and_pause_holds(browser):
    opened(browser, page(CHIP))
    state = "[document.querySelector('#play').getAttribute('aria-label'), preview.session.playing]"
    assert browser.evaluate(state) == ["Play", False]
    browser.evaluate("preview.transport.setSpeed(0.1); preview.session.seek(0.1)")
    click(browser, "#play")
    assert browser.evaluate(state) == ["Pause", True]
    browser.wait_for("preview.session.time > 0.105")
    click(browser, "#play")
    held = browser.evaluate("preview.session.time")
    assert browser.evaluate(state) == ["Play", False] and 0.105 < held < 0.3, held
    time.sleep(0.1)
    assert browser.evaluate("preview.session.time") == held
    # To its end, where it stops, and from there all over again.
    browser.evaluate("preview.transport.setSpeed(1)")
    click(browser, "#play")
    browser.wait_for("!preview.session.playing")
    assert browser.evaluate("preview.session.time") == 0.375
    browser.evaluate("preview.transport.setSpeed(0.1)")
    click(browser, "#play")
    browser.wait_for("preview.session.time > 0 && preview.session.time < 0.2")
    click(browser, "#to-start")
    assert browser.evaluate("preview.session.time") < 0.05


@test
def a_loop_begins_again_until_it_is_let_go(browser):
    opened(browser, page(CHIP))
    click(browser, "#loop")
    assert attributes(browser, "#loop", "aria-pressed") == [["true"]]
    turns = """new Promise((done) => {
        let last = preview.session.time, turns = 0;
        const begun = performance.now();
        const look = () => {
            if (preview.session.time < last) turns += 1;
            last = preview.session.time;
            if (turns === 2 || performance.now() - begun > 5000) done([turns, preview.session.playing]);
            else requestAnimationFrame(look);
        };
        document.querySelector('#play').click();
        look();
    })"""
    assert browser.evaluate(turns) == [2, True]
    click(browser, "#loop")
    browser.wait_for("!preview.session.playing")
    assert browser.evaluate("preview.session.time") == 0.375


@test
def speeds_are_what_they_say(browser):
    opened(browser, page(written("slow.json", SLOW)))
    assert texts(browser, "#speed option") == ["0.1×", "0.25×", "0.5×", "1×"]
    browser.evaluate("preview.transport.toggle()")
    paces = []
    for speed in (0.1, 0.25, 0.5, 1):
        browser.evaluate(f"""(() => {{
            const choice = document.querySelector('#speed');
            choice.value = '{speed}';
            choice.dispatchEvent(new Event('change'));
        }})()""")
        pace = browser.evaluate(PACE)
        assert abs(pace - speed) < 0.03 * speed, (pace, speed)
        paces.append(f"{pace:.3f}")
    return ", ".join(paces)


@everywhere
def a_variant_is_chosen_by_its_button_and_reduced_where_that_is_asked(browser):
    opened(browser, page(CHIP))
    assert texts(browser, "#variants button") == ["expand", "collapse"]
    shown = "preview.session.frames(0, [0.1])[0]"

    def matches(variant, *arguments):
        values = sampled(CHIP, variant, [0.1], *arguments)["values"]
        frame = browser.evaluate(shown)
        assert {name: frame[name] for name in values} == {name: list_[0] for name, list_ in values.items()}, variant
        return values

    seen = []
    # Slowly, so that it still plays when that is asked.
    browser.evaluate("preview.transport.setSpeed(0.1)")
    for index, name in enumerate(["expand", "collapse"], 1):
        click(browser, f"#variants button:nth-child({index})")
        assert browser.evaluate("preview.session.playing"), "what is chosen plays"
        browser.evaluate("preview.transport.pause()")
        pressed = attributes(browser, "#variants button", "aria-pressed")
        assert pressed == [["true" if other == index else "false"] for other in (1, 2)], pressed
        seen.append(matches(name))
    click(browser, "#reduced")
    assert attributes(browser, "#reduced", "aria-pressed") == [["true"]]
    # The reduced form of a variant that goes back goes back.
    seen.append(matches("reduced", "--reverse-values"))
    click(browser, "#variants button:nth-child(1)")
    browser.evaluate("preview.transport.pause()")
    seen.append(matches("reduced"))
    assert len({json.dumps(values) for values in seen}) == 4
    browser.wait_for("location.hash.includes('reduced=1')")
    click(browser, "#reduced")
    matches("expand")


@test
def what_it_was_before_is_drawn_dashed_until_it_is_put_away(browser):
    old = FOLDER / "before.json"
    old.write_text(CHIP.read_text().replace("0.4, 0, 0.2, 1", "0.9, 0, 0.7, 1"))
    opened(browser, page(CHIP))
    assert browser.evaluate("document.querySelector('#compare').hidden") is True
    assert attributes(browser, ".box-before", "class") == []
    opened(browser, page(CHIP, "--before", old) + "#variant=expand&time=0.15&property=chip.bounds.size.width")
    dashed = """[...document.querySelectorAll('.box-before:not(.box-still)')].map((box) => getComputedStyle(box).outlineStyle)
        .concat([...document.querySelectorAll('.line-before')].map((line) => getComputedStyle(line).strokeDasharray))"""
    targets = len(set(path.split(".")[0] for path in json.loads(CHIP.read_text())["animations"]))
    assert browser.evaluate(dashed) == ["dashed"] * targets + ["4px, 4px"] * 2, browser.evaluate(dashed)
    # In the graph both lines go through what is sampled of each.
    for spec, line in ((CHIP, ".line:not(.line-before)"), (old, ".line-before")):
        (value,) = sampled(spec, "expand", [0.15])["values"]["chip.bounds.size.width"]
        height = browser.evaluate(f"""(() => {{
            const path = document.querySelector('#graph-values {line}');
            const graph = preview.values, x = graph.x(0.15 / preview.session.length);
            let [low, high] = [0, path.getTotalLength()];
            for (let step = 0; step < 40; step += 1) {{
                const middle = (low + high) / 2;
                if (path.getPointAtLength(middle).x < x) low = middle; else high = middle;
            }}
            return path.getPointAtLength(low).y - graph.y({value!r});
        }})()""")
        assert abs(height) < 0.5, (line, height)
    click(browser, "#compare")
    assert attributes(browser, "#compare", "aria-pressed") == [["false"]]
    assert browser.evaluate(dashed) == []
    browser.wait_for("location.hash.includes('compare=0')")
    opened(browser, browser.evaluate("location.href"))
    assert browser.evaluate(dashed) == []
    click(browser, "#compare")
    assert len(browser.evaluate(dashed)) == targets + 2


@test
def a_form_that_is_chosen_is_in_the_clipboard(browser):
    opened(browser, page(CHIP))
    browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    browser.evaluate("document.querySelector('#tab-code').click()")
    for name in ("spec", "css", "waapi", "swift", "json"):
        browser.evaluate(f"""(() => {{
            const menu = document.querySelector('#copy');
            menu.value = '{name}';
            menu.dispatchEvent(new Event('change'));
        }})()""")
        # To look at a form copies nothing.
        assert browser.evaluate("document.querySelector('#status').textContent") == ""
        browser.evaluate("document.querySelector('#copy-code').click()")
        browser.wait_for("document.querySelector('#status').textContent === 'copied'")
        expected = CHIP.read_text() if name == "spec" else run("bake", CHIP, "--variant", "expand", "--format", name)
        assert browser.evaluate("navigator.clipboard.readText()") == expected, name
        assert browser.evaluate("document.querySelector('#code').textContent") == expected
        browser.evaluate("document.querySelector('#status').textContent = ''")


@test
def time_is_taken_by_the_scrubber_the_chart_and_the_graphs(browser):
    opened(browser, page(CHIP))
    length = browser.evaluate("preview.session.length")
    for selector, (left, right) in {".ruler-plot": (8, 8), "#graph-values .graph-plot": (8, 8),
                                    "#graph-velocities .graph-plot": (8, 8)}.items():
        x, y, width, height = browser.evaluate(
            f"(({{ x, y, width, height }}) => [x, y, width, height])(document.querySelector('{selector}').getBoundingClientRect())"
        )
        at = lambda share: (x + left + share * (width - left - right), y + height / 2)  # noqa: E731
        browser.drag(at(0.2), at(0.6))
        assert abs(browser.evaluate("preview.session.time") - 0.6 * length) < 1e-6, selector
        browser.drag(at(0.6), at(-0.5))
        assert browser.evaluate("preview.session.time") == 0
    browser.evaluate("""(() => {
        const scrubber = document.querySelector('#scrubber');
        scrubber.value = 0.25;
        scrubber.dispatchEvent(new Event('input'));
    })()""")
    assert abs(browser.evaluate("preview.session.time") - 0.25 * length) < 1e-12
    assert attributes(browser, "#scrubber", "aria-valuetext") == [[f"{0.25 * length:.3f} seconds"]]
