"""Pages under fingers, in the reader's own colours, and by the keyboard."""

from harness import CHIP, SPECS, opened, page, picture, test


@test
def under_fingers_everything_has_room(browser):
    try:
        browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
        browser.call("Emulation.setEmulatedMedia", features=[
            {"name": "pointer", "value": "coarse"}, {"name": "prefers-reduced-motion", "value": "reduce"}])
        browser.resize(390, 844)
        opened(browser, page(CHIP))
        if not browser.evaluate("matchMedia('(pointer: coarse)').matches"):
            return "no coarse pointer in this browser"
        small = browser.evaluate("""[...document.querySelectorAll('header button, #transport button, #transport select, [role=tab]')]
            .filter((control) => control.checkVisibility())
            .map((control) => [control.id || control.textContent, control.getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 44 || height < 44).map(([name]) => name)""")
        assert small == [], small
        # A swipe over the stage and over the chart scrolls.
        for name in ("#stage", ".chart-space", ".ruler-plot"):
            action = browser.evaluate(f"getComputedStyle(document.querySelector('{name}')).touchAction")
            assert "pan-y" in action or action == "manipulation", (name, action)
        assert browser.evaluate("document.documentElement.scrollWidth") <= 390
    finally:
        browser.call("Emulation.setTouchEmulationEnabled", enabled=False)
        browser.resize(1280, 800)
        browser.prefer(reduced_motion=True)


@test
def many_variants_stand_beside_each_other_under_fingers(browser):
    """None lies on another, the one that is chosen is seen, and all that plays is in two rows."""
    try:
        browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
        browser.call("Emulation.setEmulatedMedia", features=[
            {"name": "pointer", "value": "coarse"}, {"name": "prefers-reduced-motion", "value": "reduce"}])
        browser.resize(390, 844)
        opened(browser, page(SPECS / "gallery/shared-tabs.json"))
        ends = """[document.querySelector('#variants'), ...document.querySelectorAll('#variants button')].map((element) => {
            const { left, right } = element.getBoundingClientRect();
            return [left, right, element.scrollWidth - element.clientWidth];
        })"""
        _, *buttons = browser.evaluate(ends)
        assert len(buttons) == 6
        for (_, right, over), (left, _, _) in zip(buttons, buttons[1:]):
            assert right <= left and over <= 0, buttons
        browser.evaluate("preview.transport.choose('acrossToNews')")
        browser.evaluate("preview.transport.pause()")
        whole, *buttons = browser.evaluate(ends)
        assert whole[0] <= buttons[-1][0] and buttons[-1][1] <= whole[1], (whole, buttons)
        # They have what the other choices leave of the row.
        right, over = browser.evaluate("""((other) =>
            [other.getBoundingClientRect().right, other.scrollWidth - other.clientWidth])(document.getElementById('reduced'))""")
        assert 370 < right <= 390 and over == 0, (right, over)
        rows = browser.evaluate("""new Set([...document.querySelectorAll('#transport > *')].filter((part) => part.checkVisibility())
            .map((part) => (({ top, height }) => Math.round((top + height / 2) / 20))(part.getBoundingClientRect()))).size""")
        assert rows == 2, rows
    finally:
        browser.call("Emulation.setTouchEmulationEnabled", enabled=False)
        browser.resize(1280, 800)
        browser.prefer(reduced_motion=True)


@test
def forced_colours_keep_what_is_chosen(browser):
    try:
        browser.call("Emulation.setEmulatedMedia", features=[
            {"name": "forced-colors", "value": "active"}, {"name": "prefers-reduced-motion", "value": "reduce"}])
        opened(browser, page(CHIP))
        if not browser.evaluate("matchMedia('(forced-colors: active)').matches"):
            return "no forced colours in this browser"
        colors = browser.evaluate("""['#variants button', '[role=tab]:not([hidden])'].map((name) =>
            [...document.querySelectorAll(name)].map((each) => getComputedStyle(each).backgroundColor))""")
        for chosen, *others in colors:
            assert chosen not in others, colors
        # What is a picture keeps its colours: the chip is blue.
        left, top, width, height = browser.evaluate("""(({ x, y, width, height }) => [x, y, width, height])(
            document.querySelector('[data-target=chip]').getBoundingClientRect())""")
        red, _, blue = picture(browser, [left + width - 20, top + 4, 4, 4])[0][0]
        assert blue > red + 60, (red, blue)
    finally:
        browser.prefer(reduced_motion=True)
