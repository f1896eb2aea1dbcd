"""What is seen and heard of a page."""

import re

from harness import CHIP, SPECS, Browser, attributes, click, opened, page, picture, test


PALETTE = SPECS / "gallery/palette.json"


def heard(browser):
    """What a screen reader is told: for each role, the names with what is said of each."""
    found = {}
    for node in browser.call("Accessibility.getFullAXTree")["nodes"]:
        if node.get("ignored"):
            continue
        said = {item["name"]: item["value"].get("value") for item in node.get("properties", [])}
        said["value"] = node.get("value", {}).get("value")
        found.setdefault(node["role"]["value"], {})[node.get("name", {}).get("value", "")] = said
    return found


@test
def everything_that_can_be_pressed_has_a_name(browser):
    opened(browser, page(CHIP))
    tree = browser.call("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "slider", "combobox", "tab", "textbox", "spinbutton"}
    named = 0
    for node in tree:
        if node.get("role", {}).get("value") in roles and not node.get("ignored"):
            assert node.get("name", {}).get("value"), node
            named += 1
    assert named > 20, named


@test
def names_and_states_are_told_as_they_change(browser):
    opened(browser, page(CHIP) + "#variant=expand&time=0.1")
    told = heard(browser)
    assert {"expand", "collapse", "Reduced motion", "Play", "Loop", "To the start", "Interrupt", "Light or dark", "Onion skins", "Stage alone"} <= set(
        told["button"]
    ), told["button"].keys()
    assert told["button"]["expand"]["pressed"] == "true" and told["button"]["collapse"]["pressed"] == "false"
    assert told["button"]["Loop"]["pressed"] == "false"
    assert "Time" in told["slider"], told["slider"]
    assert attributes(browser, "#scrubber", "aria-valuetext") == [["0.100 seconds"]]
    assert "Speed" in told["combobox"], told["combobox"]
    assert set(told["tab"]) == {"Curve", "Values", "Code", "Spec"} and told["tab"]["Curve"]["selected"] is True
    assert set(told["tabpanel"]) == {"Curve"} and "Width of the panels" in told["separator"], told.keys()
    assert {"Variant", "Properties"} <= set(told["group"]), told["group"]
    assert "CalendarChip at 0.100 seconds" in told["image"], told["image"]
    assert "CalendarChip" in told["heading"]
    browser.evaluate("""(() => {
        for (const id of ['loop', 'reduced']) document.getElementById(id).click();
        document.querySelectorAll('#variants button')[1].click();
    })()""")
    told = heard(browser)
    assert "Pause" in told["button"] and "Play" not in told["button"]
    assert [told["button"][name]["pressed"] for name in ("Loop", "Reduced motion", "expand", "collapse")] == [
        "true", "true", "false", "true",
    ]
    assert {"control point 1", "control point 2"} <= set(told["slider"]), told["slider"]
    point = told["slider"]["control point 1"]
    assert point["valuemax"] == 1 and abs(point["value"] - 0.4) < 1e-6, point
    assert attributes(browser, ".knob", "aria-valuetext") == [["x 0.4, y 0"], ["x 0.2, y 1"]]
    # What is wrong is said at once, and the last good motion goes on.
    browser.evaluate("preview.session.edit(preview.session.text.replace('standard', 'stanard'))")
    told = heard(browser)
    assert "alert" in told and attributes(browser, "#summary", "role") == [["status"]], told.keys()
    assert any("last good motion" in text for text in told["StaticText"]), told["StaticText"]
    # What is in a picture is no text to all of those who read it out.
    assert browser.evaluate("document.querySelector('[role=img] [role=alert], [role=img] output')") is None


@test
def the_tab_key_goes_everywhere_and_round(browser):
    """Also into the text and out of it; tabs are one stop, with arrows inside."""
    opened(browser, page(CHIP))
    # A key can come before the frame in which the last one's scrolling is told.
    browser.evaluate("addEventListener('scroll', (event) => event.stopImmediatePropagation(), true)")
    focused = "((element) => element.id || element.getAttribute('class') || element.tagName)(document.activeElement)"
    order = []
    for _ in range(60):
        browser.press("Tab", key_code=9)
        order.append(browser.evaluate(focused))
        if order[-1] == "BODY":
            break
        outline = browser.evaluate("""(({ outlineStyle, outlineWidth }) => [outlineStyle, outlineWidth])
            (getComputedStyle(document.activeElement))""")
        assert outline == ["solid", "2px"], f"{order[-1]} doesn't show that it has the focus: {outline}"
    assert order[-1] == "BODY", order
    for name in ("reduced", "theme", "to-start", "play", "scrubber", "loop", "speed", "interrupt", "edge", "curve"):
        assert order.count(name) == 1, (name, order)
    assert [name for name in order if name.startswith("tab-")] == ["tab-curves"], order
    rows = [name for name in order if name.startswith("chart-name")]
    assert len(rows) == 16, order
    browser.evaluate("document.querySelector('#tab-curves').focus()")
    for key, name in [("ArrowRight", "values"), ("ArrowRight", "code"), ("ArrowLeft", "values"), ("ArrowLeft", "curves"),
                      ("ArrowLeft", "spec")]:
        browser.press(key)
        assert browser.evaluate(focused) == f"tab-{name}", browser.evaluate(focused)
        assert attributes(browser, "[role=tabpanel]:not([hidden])", "id") == [[f"panel-{name}"]]
        assert attributes(browser, "[role=tab][tabindex='0']", "data-panel") == [[name]]
    assert browser.evaluate("preview.session.time") == 0


@test
def the_look_is_the_systems_until_it_is_chosen(browser):
    lightness = lambda: sum(picture(browser, [600, 100, 4, 4])[0][0]) / 765  # noqa: E731
    seen = []
    for scheme in ("light", "dark"):
        browser.prefer(scheme, reduced_motion=True)
        opened(browser, page(CHIP))
        seen.append(lightness())
        click(browser, "#theme")
        seen.append(lightness())
        click(browser, "#theme")
        seen.append(lightness())
    browser.prefer(reduced_motion=True)
    assert [value > 0.9 for value in seen] == [True, False, True, False, True, False], seen
    assert [value < 0.2 for value in seen] == [False, True, False, True, False, True], seen


# For each text outside of the stage: what it says, its colour, the one behind it, and whether it is large.
WRITTEN = """[...document.querySelectorAll('body *')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (own.length === 0 || element.closest('.world, script, style, noscript, .text-under, option, select:disabled')) return [];
    if (element.matches(':disabled') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const isPicture = element.namespaceURI.endsWith('svg');
    let back = element;
    while (back && /, 0\\)$|^transparent$/.test(getComputedStyle(back).backgroundColor)) back = back.parentElement;
    const style = getComputedStyle(element);
    return [[own[0].data.trim().slice(0, 30), isPicture ? style.fill : style.color, getComputedStyle(back).backgroundColor,
        parseFloat(style.fontSize) >= 24]];
})"""


def contrast(one, other):
    """The ratio of two colours' luminances, as WCAG has it."""
    def luminance(color):
        # rgb(47, 95, 224) or color(srgb 0.18 0.37 0.88)
        parts = [float(part) for part in re.findall(r"[\d.]+", color)]
        assert len(parts) == 3, f"{color} lets through what is behind it"
        channels = [part / (1 if color.startswith("color") else 255) for part in parts]
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@test
def texts_can_be_read_in_light_and_in_dark(browser):
    """Every text on every panel, with problems and without, against what is behind it: 4.5 to 1, as WCAG asks."""
    faint, count = set(), 0
    properties = ["sheet.position.y", "backdrop.backgroundColor", "grabber.bounds.size"]
    broken = "preview.session.edit(preview.session.text.replace('standard', 'stanard').replace('75ms', '75 ms'))"
    for spec in (CHIP, SPECS / "spring-sheet.json"):
        address = page(spec)
        for scheme in ("light", "dark"):
            browser.prefer(scheme, reduced_motion=True)
            for panel, property_ in zip(("spec", "curves", "values", "code"), [*properties, ""]):
                opened(browser, f"{address}#panel={panel}&time=0.05&property={property_}")
                if panel == "spec":
                    browser.evaluate(broken)
                for text, color, back, is_large in browser.evaluate(WRITTEN):
                    count += 1
                    ratio = contrast(color, back)
                    if ratio < (3 if is_large else 4.5):
                        faint.add((scheme, text, color, back, round(ratio, 2)))
    browser.prefer(reduced_motion=True)
    assert not faint, sorted(faint)
    assert count > 400, count
    return f"{count} texts"


def at_rest(browser):
    """A screenshot that is the same as the one before it: nothing fades in any more."""
    last = browser.screenshot()
    for _ in range(20):
        shot = browser.screenshot()
        if shot == last:
            return shot
        last = shot
    raise AssertionError("the page doesn't come to rest")


@test
def pictures_are_the_same_in_two_runs(browser):
    """In light and in dark, in two browsers."""
    shots = []
    for _ in range(2):
        with Browser(1280, 800, reduced_motion=True) as other:
            for scheme in ("light", "dark"):
                other.prefer(scheme, reduced_motion=True)
                opened(other, page(CHIP) + "#variant=expand&cut=0.12:collapse&time=0.2")
                shots.append(at_rest(other))
    assert shots[:2] == shots[2:]
    assert shots[0] != shots[1]


@test
def nothing_is_cut_off_on_a_narrow_page(browser):
    """From the width of a phone on: nothing sticks out at the side, readings are whole, and rows with different names look different."""
    try:
        cut = """[...document.querySelectorAll('.readings, header button, header select, #transport *')]
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => element.id || element.className)"""
        for spec, width in [(spec, width) for width in (360, 600, 800, 1000, 1280) for spec in (PALETTE, CHIP)]:
            browser.resize(width, 740)
            opened(browser, page(spec) + "#time=0.12")
            assert browser.evaluate("document.documentElement.scrollWidth") <= width, width
            assert browser.evaluate(cut) == [], (spec, width, browser.evaluate(cut))
            outside = f"""[...document.querySelectorAll('button, input, select')].filter((element) => {{
                const {{ left, right, width }} = element.getBoundingClientRect();
                return width > 0 && (left < 0 || right > {width});
            }}).map((element) => element.id || element.className)"""
            assert browser.evaluate(outside) == [], (width, browser.evaluate(outside))
            assert browser.evaluate("document.querySelector('.graph-plot').clientHeight") > 60, (spec, width)
            # What is shown of the two parts of a name: the start of the first, the end of the second.
            shown = browser.evaluate("""[...document.querySelectorAll('.chart-name[data-path]')].map((name) => {
                const [target, key] = name.children;
                const isUnder = name.classList.contains('under');
                return [!isUnder && target.scrollWidth > target.clientWidth, isUnder ? 99 : target.clientWidth, key.clientWidth];
            })""")
            assert all(target > 15 and key > 24 for _, target, key in shown), (width, shown)
            assert not shown[0][0], "a short name is cut off"
    finally:
        browser.resize(1280, 800)


@test
def a_name_stands_outside_its_box(browser):
    """On hover, in the colours of the page, whatever the box looks like."""
    for scheme in ("light", "dark"):
        browser.prefer(scheme, reduced_motion=True)
        opened(browser, page(SPECS / "gallery/switch.json"))
        assert browser.evaluate("document.querySelector('.tip').hidden") is True
        x, y, top = browser.evaluate("""(() => {
            const { x, y, width, height, top } = document.querySelector('[data-target=track]').getBoundingClientRect();
            return [x + width - 4, y + height / 2, top];
        })()""")
        browser.mouse("mouseMoved", x, y)
        tip = browser.evaluate("""(() => {
            const tip = document.querySelector('.tip'), { color, backgroundColor } = getComputedStyle(tip);
            return [tip.hidden, tip.textContent, color, backgroundColor, tip.getBoundingClientRect().bottom];
        })()""")
        assert tip[:2] == [False, "track"] and tip[4] <= top, (tip, top)
        assert contrast(tip[2], tip[3]) > 7, tip
    browser.prefer(reduced_motion=True)


@test
def a_stroke_of_no_length_has_no_caps(browser):
    """The tick of a button that isn't paid yet: hidden or not, there is nothing of it."""
    opened(browser, page(SPECS / "gallery/checkout-button.json") + "#variant=pay&time=0")
    place = browser.evaluate("""(({ left, top, width, height }) => [left, top, width, height])(
        document.querySelector('[data-target=tick]').getBoundingClientRect())""")
    shown = picture(browser, place)
    browser.evaluate("document.querySelector('[data-target=tick]').style.visibility = 'hidden'")
    assert picture(browser, place) == shown
