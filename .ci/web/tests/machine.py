"""The state machine of a spec: its diagram, what takes taps in the scene, and what is shown when events come at any moment."""

import json
import re

from harness import (
    CHIP, FOLDER, SPECS, Browser, attributes, calls_by_frame, click, everywhere, opened, page, run, test, texts, written,
)
from tests.numbers import same

LAMP = {
    "motionSpec": 1,
    "name": "Lamp",
    "parameters": {"power": 1},
    "states": ["off", "on", "bright", "broken"],
    "animations": {
        "lamp.position.x": [60, 240, 240, 60],
        "lamp.opacity": [0.4, 1, 1, 0.2],
        "lamp.transform.scale": [1, 1, 1.4, 0.8],
        "lamp.backgroundColor": ["#556070", "#f0c040", "#fff0a0", "#302020"],
        "veil.opacity": [1, 0, 0, 0],
    },
    "variants": {
        "light": {"from": "off", "to": "on", "reducedMotion": "fade", "timings": {
            "*": {"duration": "400ms", "curve": "ease-in-out"},
            "lamp.position.x": {"curve": {"spring": {"duration": "350ms", "bounce": 0.3}}}}},
        "shine": {"from": "on", "to": "bright", "timings": {"*": {"duration": "300ms", "curve": "ease-out"}}},
        "fade": {"from": "bright", "to": "on", "timings": {"*": {"duration": "500ms", "curve": "ease-in"}}},
        "burst": {"from": "bright", "to": "broken", "timings": {"*": {"duration": "200ms", "curve": "linear"}}},
        "mend": {"from": "broken", "to": "off", "timings": {"*": {"duration": "250ms", "curve": "ease-out"}}},
    },
    "transitions": [
        {"from": "off", "to": "on", "on": "tap"},
        {"from": "on", "to": "off", "on": "tap"},
        {"from": "on", "to": "bright", "on": ["hold", "press"]},
        {"from": "bright", "to": "on", "after": "600ms"},
        {"from": "bright", "to": "broken", "on": "hold", "when": "= power > 1"},
        {"from": "broken", "to": "off", "on": "mend"},
    ],
    "$preview": {
        "screen": [300, 200],
        "layers": {
            "lamp": {"frame": [30, 60, 60, 60], "shape": "circle", "fill": "#556070", "tap": "tap"},
            "glow": {"parent": "lamp", "frame": [64, 20, 24, 20], "fill": "#ffffff"},
            "knob": {"frame": [120, 150, 60, 30], "radius": 8, "fill": "#8090a0", "tap": "hold"},
            "veil": {"frame": [110, 140, 80, 50], "fill": "#d04040", "tap": "mend"},
        },
    },
}
PLACE = "lamp.position.x"
RESTS = "!preview.session.playing"
ARROWS = "preview.states.arrows.filter(({ element }) => element.classList.contains('playing')).map(({ from, to }) => [from, to])"


def lamp(browser, *arguments, hash_=""):
    opened(browser, page(written("lamp.json", LAMP), *arguments) + hash_)


def states(browser):
    """The current state by the diagram, the events by the buttons, and what is said of waiting."""
    current = attributes(browser, ".state[aria-current]", "data-state")
    return [name for name, in current], texts(browser, ".events button"), texts(browser, ".waits")[0]


def tap(browser, name):
    """A tap in the middle of a layer: of a real mouse where there is one."""
    x, y = browser.evaluate(f"""(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(
        preview.stage.main.parts.find(({{ node }}) => node.name === '{name}').element.getBoundingClientRect())""")
    if isinstance(browser, Browser):
        browser.mouse("mousePressed", x, y, buttons=1)
        browser.mouse("mouseReleased", x, y)
        return
    browser.evaluate(f"""['pointerdown', 'pointerup'].forEach((kind) =>
        document.elementFromPoint({x}, {y}).dispatchEvent(new PointerEvent(kind, {{
            clientX: {x}, clientY: {y}, isPrimary: true, button: 0, bubbles: true,
        }})))""")


def near(one, other):
    """Whether values are the same but for the rounding of sums."""
    if isinstance(one, str) and one.startswith("oklab"):
        return near(*([float(part) for part in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)] for text in (one, other)))
    if isinstance(one, (int, float)):
        return abs(one - other) <= 1e-12 * max(1, abs(one))
    if isinstance(one, list):
        return len(one) == len(other) and all(map(near, one, other))
    return one == other


def simulated(sends, until, at=(), fps=60, start="off"):
    """What `simulate` prints of a script of sends: lists of the time, the phase, the values and the velocities."""
    script = FOLDER / "sends.json"
    events = sorted([*sends, *({"at": time, "set": {}} for time in at)], key=lambda event: event["at"])
    script.write_text(json.dumps({
        "spec": str(written("lamp.json", LAMP)), "state": start, "fps": fps, "until": until, "events": events}))
    lines = [json.loads(line) for line in run("simulate", script, "--velocity", "--root", "/").splitlines()]
    return [(line["time"], line.get("phase"), line["values"], line["velocities"]) for line in lines]


@everywhere
def a_machine_has_a_diagram_of_its_states(browser):
    lamp(browser)
    assert [name for name, in attributes(browser, ".state", "data-state")] == LAMP["states"]
    arrows = browser.evaluate("preview.states.arrows.map(({ from, to, labels }) => [from, to, labels.map(({ text }) => text)])")
    assert arrows == [
        ["off", "on", ["tap"]], ["on", "off", ["tap"]], ["on", "bright", ["hold", "press"]],
        ["bright", "on", ["after 600 ms"]], ["bright", "broken", ["hold"]], ["broken", "off", ["mend"]]], arrows
    # What stands in it has names, and can be reached by the keyboard where it does something.
    for element in attributes(browser, ".states [role=button]", "aria-label", "tabindex", "aria-disabled"):
        assert element[0] and element[1] == ("-1" if element[2] == "true" else "0"), element
    boxes = browser.evaluate("""[...document.querySelectorAll('.state rect, .cause rect')].map((each) => {
        const { x, y, width, height } = each.getBBox(), around = each.ownerSVGElement.viewBox.baseVal;
        const isIn = x >= 0 && y >= around.y && x + width <= around.width && y + height <= around.y + around.height;
        return [isIn, [x, y, width, height]];
    })""")
    assert all(isIn for isIn, _ in boxes), boxes
    rects = [rect for _, rect in boxes]
    for index, (x, y, width, height) in enumerate(rects):
        for left, top, wide, high in rects[:index]:
            assert x + width <= left or left + wide <= x or y + height <= top or top + high <= y, "something hides something"
    assert states(browser) == (["off"], ["tap"], "")


@everywhere
def a_spec_without_transitions_has_no_diagram(browser):
    spec = json.loads(CHIP.read_text())
    spec["$preview"]["layers"]["chip"]["tap"] = "tap"
    opened(browser, page(written("no-machine.json", spec)))
    shown = "['#machine', '#tab-states', '#panel-states'].map((name) => document.querySelector(name).checkVisibility())"
    assert browser.evaluate(shown) == [False] * 3
    assert browser.evaluate("document.querySelectorAll('.states').length") == 0
    tap(browser, "chip")
    assert browser.evaluate("preview.session.playing && preview.session.machine.course === null"), "a tap plays"
    browser.evaluate("preview.transport.pause()")
    # It comes and goes with the text.
    text = json.dumps(LAMP)
    browser.evaluate(f"preview.editor.replace({json.dumps(text)})")
    assert browser.evaluate(shown)[:2] == [True, True]
    browser.evaluate("document.querySelector('#tab-states').click(), preview.states.act({ send: 'tap' })")
    assert browser.evaluate(shown) == [True] * 3 and browser.evaluate("preview.session.machine.course !== null")
    browser.evaluate("document.querySelector('#revert').click()")
    assert browser.evaluate(shown) == [False] * 3
    assert browser.evaluate("[preview.session.machine.course, preview.session.events[0].play]") == [None, "expand"]


@everywhere
def only_a_machine_says_that_it_goes_on(browser):
    """A variant that was chosen stays where it leads; what was sent goes on by itself."""
    opened(browser, page(SPECS / "gallery/swiped-notification.json") + "#variant=arrive&time=9")
    assert states(browser) == (["shown"], ["swipe"], ""), states(browser)
    opened(browser, page(SPECS / "gallery/swiped-notification.json"))
    click(browser, ".events button")
    assert states(browser) == (["shown"], ["swipe"], "after 5 s → gone"), states(browser)
    browser.evaluate("preview.transport.pause()")


@everywhere
def the_diagram_and_the_buttons_go_where_they_say(browser):
    lamp(browser)
    click(browser, ".events button")
    assert browser.evaluate(ARROWS) == [["off", "on"]]
    assert states(browser) == (["on"], ["tap", "hold", "press"], "")
    assert browser.evaluate("document.querySelector('.state[aria-current]').classList.contains('coming')")
    browser.wait_for(RESTS)
    assert browser.evaluate(ARROWS) == []
    assert not browser.evaluate("document.querySelector('.state[aria-current]').classList.contains('coming')")
    # A click on an event of an arrow sends it; one that isn't taken here does nothing, and the page says so.
    event = "preview.states.arrows.find((arrow) => arrow.from === '{}' && arrow.to === '{}').labels[0].element"
    press = "dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    browser.evaluate(f"{event.format('broken', 'off')}.{press}")
    assert states(browser)[0] == ["on"] and "mend" in texts(browser, "#status")[0]
    browser.evaluate(f"{event.format('on', 'bright')}.{press}")
    assert states(browser) == (["bright"], [], "after 600 ms → on"), states(browser)
    # Going on by itself, from where it has entered.
    browser.wait_for("preview.session.machine.whereabouts.state === 'on'")
    turns = browser.evaluate("preview.session.machine.course.turns")
    assert [turn[1:3] for turn in turns] == [["on", "bright"], ["bright", "on"]], turns
    assert abs(turns[1][0] - turns[0][0] - 0.9) < 1e-9, turns
    browser.wait_for(RESTS)
    browser.evaluate(f"document.querySelector('.state[data-state=off]').{press}")
    assert states(browser)[0] == ["off"] and browser.evaluate(ARROWS) == [["on", "off"]]
    browser.wait_for(RESTS)
    # Nothing leads from here to there.
    browser.evaluate(f"document.querySelector('.state[data-state=bright]').{press}")
    assert states(browser)[0] == ["off"] and "bright" in texts(browser, "#status")[0]
    # A way without a transition has an arrow while it plays.
    way = "document.querySelectorAll('.arrow.playing path').length"
    # It is asked for at once: on a slow machine it is over before the next question.
    assert browser.evaluate(f"document.querySelector('.state[data-state=broken]').{press}, [{ARROWS}, {way}]") == [[], 2]
    assert states(browser)[0] == ["broken"]
    browser.wait_for(RESTS)
    assert browser.evaluate(way) == 0
    assert browser.evaluate(f"document.querySelector('.state[data-state=off]').{press}, [{ARROWS}, {way}]") == [[["broken", "off"]], 2]
    # By the keyboard.
    browser.evaluate("""document.querySelector('.state[data-state=on]').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))""")
    assert states(browser)[0] == ["on"]
    browser.evaluate("preview.transport.pause()")
    lamp(browser, "--param", "power=2", hash_="#state=on&send=0:hold")
    assert states(browser)[1] == ["hold"], "a condition that holds"


@everywhere
def layers_that_take_taps_send_their_events(browser):
    lamp(browser)
    # What lies in a layer belongs to it, where it sticks out too.
    tap(browser, "glow")
    assert states(browser)[0] == ["on"] and browser.evaluate("preview.session.playing")
    assert browser.evaluate("preview.session.machine.course?.sends") == [{"at": 0, "send": "tap"}]
    browser.wait_for(RESTS)
    # The veil can't be seen any more; in the other state it lies over the knob.
    tap(browser, "knob")
    assert states(browser)[0] == ["bright"]
    browser.evaluate("preview.transport.pause()")
    lamp(browser)
    tap(browser, "knob")
    assert states(browser)[0] == ["off"] and "mend" in texts(browser, "#status")[0]
    assert browser.evaluate("preview.session.playing") is False
    # Beside them a tap plays a variant, and does nothing once the machine plays.
    tap(browser, "lamp")
    browser.wait_for(RESTS)
    cursor = "getComputedStyle(document.querySelector('{}')).cursor"
    assert browser.evaluate(cursor.format("#stage")) != "pointer"
    assert browser.evaluate(cursor.format("[data-tap=hold]")) == "pointer"
    before = browser.evaluate("preview.session.machine.course.sends")
    if isinstance(browser, Browser):
        x, y = browser.evaluate("(({ x, y }) => [x + 12, y + 12])(document.querySelector('#stage').getBoundingClientRect())")
        browser.mouse("mousePressed", x, y, buttons=1)
        browser.mouse("mouseReleased", x, y)
        assert browser.evaluate("preview.session.machine.course.sends") == before
        assert browser.evaluate("preview.session.playing") is False


@everywhere
def events_at_any_moment_give_the_trace_of_simulate(browser):
    """Sent by the page while it stands still at odd instants: place and speed are kept, and all is what `simulate` prints."""
    lamp(browser)
    sends = [(0, "tap"), (0.13, "tap"), (0.21, "tap"), (0.37, "hold"), (0.43, None), (0.5, "press")]
    jumps = browser.evaluate(f"""(() => {{
        const {{ session }} = preview;
        return {json.dumps(sends)}.map(([time, send]) => {{
            session.seek(time);
            const before = session.samples(0, [session.time]);
            const turn = session.machine.send(send === null ? {{ go: 'on' }} : {{ send }});
            return [before, session.samples(0, [session.time]), turn];
        }});
    }})()""")
    for (time, _), (before, after, turn) in zip(sends, jumps):
        assert turn[0] == time, turn
        for path in before["values"]:
            assert near(before["values"][path], after["values"][path]), (time, path, before["values"], after["values"])
        assert near(before["velocities"][PLACE], after["velocities"][PLACE]), time
    moving = [jump[0]["velocities"][PLACE][0] for jump in jumps[1:4]]
    assert all(abs(speed) > 100 for speed in moving), f"it is interrupted while it moves: {moving}"
    asked = browser.evaluate("preview.session.machine.course.sends")
    assert [(send["at"], send.get("send")) for send in asked] == sends and asked[-2]["go"] == "on", asked
    lines = [line for line in simulated(asked, 2.5) if line[1] != "before"]
    compared = 0
    seen = browser.evaluate(f"""(() => {{
        const {{ session, transport }} = preview;
        // What plays goes on by itself beyond what the axis shows.
        session.playing = true;
        const seen = {[line[0] for line in lines]}.map((time) => {{
            session.seek(time);
            return [{{ ...session.shown(0).values }}, session.samples(0, [time]), session.time];
        }});
        transport.pause();
        return seen;
    }})()""")
    turns = browser.evaluate("preview.session.machine.course.turns.map(([at, from, to]) => [at, from, to])")
    assert turns[-1][1:] == ["bright", "on"] and abs(turns[-1][0] - 1.4) < 1e-9, turns
    # The axis ends where it has ended.
    browser.press("End") if isinstance(browser, Browser) else browser.evaluate("preview.transport.jump(preview.session.length)")
    assert browser.evaluate("preview.session.machine.whereabouts.entered && preview.session.machine.course.now.home")
    for (time, _, values, velocities), (shown, samples, at) in zip(lines, seen):
        # Where everything has ended, so has time.
        assert at == time or (time > at > turns[-1][0] + 0.5), (at, time)
        for path in values:
            assert same(shown[path], values[path]), (time, path, shown[path], values[path])
            assert samples["values"][path] == [values[path]] and samples["velocities"][path] == [velocities[path]], (time, path)
            compared += 1
    return f"{compared} values"


@everywhere
def clicks_in_the_middle_of_a_transition_dont_jump(browser):
    """In real time: every frame that was drawn is what `simulate` prints for what was sent when it was sent."""
    lamp(browser)
    browser.evaluate("""(() => {
        const { session, transport } = preview;
        window.drawn = [];
        transport.setSpeed(0.5);
        session.listen(() => session.machine.course && drawn.push([session.time, session.machine.course.sends.length, { ...session.shown(0).values }]));
    })()""")
    tap(browser, "lamp")
    for moment in (0.1, 0.2):
        browser.wait_for(f"preview.session.time > {moment}")
        browser.evaluate("preview.states.act({ send: 'tap' })")
    browser.wait_for(RESTS)
    drawn, sends = browser.evaluate("[drawn, preview.session.machine.course.sends]")
    assert [send["send"] for send in sends] == ["tap"] * 3 and sends[1]["at"] > 0.1 and sends[2]["at"] > 0.2, sends
    sent = [send["at"] for send in sends]
    frames = {time for time, _, _ in drawn}
    lines = {(time, phase): values for time, phase, values, _ in simulated(sends, max(frames) + 0.1, at=frames - set(sent))}
    cuts = 0
    for index, (time, count, values) in enumerate(drawn):
        # At the instant of a send there are two frames: the last one before it, and the first one after it.
        is_before = time in sent and count <= sent.index(time)
        for path, value in lines[time, "before" if is_before else "after"].items():
            assert same(values[path], value), (time, path, values[path], value)
        if is_before:
            cuts += 1
            late, _, after = drawn[index + 1]
            assert late == time and all(near(values[path], after[path]) for path in values), (time, values, after)
    assert cuts == 2 and len(frames) > 6, (cuts, len(frames))
    return f"{len(drawn)} frames"


@test
def what_a_machine_did_can_be_scrubbed_and_sent_to_somebody(browser):
    lamp(browser)
    browser.evaluate("""(() => {
        const { session } = preview;
        [[0, 'tap'], [0.2, 'hold'], [0.3, 'press']].forEach(([time, send]) => (session.seek(time), session.machine.send({ send })));
        session.playing = true;
        session.seek(1.3);
        preview.transport.pause();
    })()""")
    state = """(({ machine, events, time }) =>
        [machine.course?.start, machine.course?.sends, events, time, machine.whereabouts])(preview.session)"""
    before = browser.evaluate(state)
    # Pressing leads nowhere from bright, and isn't kept.
    assert before[1] == [{"at": 0, "send": "tap"}, {"at": 0.2, "send": "hold"}], before[1]
    assert [event["play"] for event in before[2]] == ["light", "shine", "fade"], before[2]
    browser.wait_for("location.hash.includes('send=0.2')")
    address = browser.evaluate("location.href")
    opened(browser, address)
    assert browser.evaluate(state) == before
    # Back in time it is where it was; what is sent there replaces what came after.
    browser.evaluate("preview.session.seek(0.1)")
    assert states(browser)[0] == ["on"] and browser.evaluate(ARROWS) == [["off", "on"]]
    browser.evaluate("preview.session.machine.send({ send: 'tap' })")
    assert [event["play"] for event in browser.evaluate("preview.session.events")] == ["light", "light"]
    assert browser.evaluate("preview.session.events[1].reversed") is True
    # The forms for reduced motion play where they are asked for.
    browser.evaluate("preview.session.setReduced(true)")
    assert browser.evaluate("preview.session.played(preview.session.events[0]).standsInFor") == ["light"]
    assert browser.evaluate("preview.session.failure") is None
    # A variant that is chosen plays by itself.
    browser.evaluate("preview.transport.choose('shine'), preview.transport.pause()")
    assert browser.evaluate("preview.session.machine.course") is None
    opened(browser, address.replace("send=0.2", "send=-3"))
    assert browser.evaluate("preview.session.machine.course") is None


@everywhere
def what_jumps_at_its_beginning_is_where_its_picture_is(browser):
    """A form for reduced motion that is over at once has arrived at time 0, as `sample` says, and its label says so too."""
    variants = {name: {**variant, "reducedMotion": "instant"} for name, variant in LAMP["variants"].items()}
    address = page(written("jumping.json", {**LAMP, "variants": variants}))
    said = ["preview.session.shown(0).values['lamp.position.x']", "document.querySelector('.state-name').textContent"]
    for reduced, place, name, events in ((0, 60, "off", ["tap"]), (1, 240, "on", ["tap", "hold", "press"])):
        opened(browser, f"{address}#variant=light&reduced={reduced}")
        assert [browser.evaluate(each) for each in said] == [place, name], (reduced, [browser.evaluate(each) for each in said])
        assert states(browser)[:2] == ([name], events), states(browser)
    browser.evaluate("preview.states.act({ send: 'tap' })")
    browser.wait_for(RESTS)
    assert [browser.evaluate(each) for each in said] == [60, "off"]
    # Back to front it leads to where the first state is.
    opened(browser, f"{address}#variant=light&reduced=1")
    browser.evaluate("preview.session.choose('light', true)")
    assert [browser.evaluate(each) for each in said] == [60, "off"]


@test
def an_event_interrupts_a_variant_that_plays(browser):
    """What is chosen plays on as if it had been sent; at rest the machine begins in the state that is shown."""
    lamp(browser)
    jump = browser.evaluate("""(() => {
        const { session } = preview;
        session.choose('light', false);
        session.seek(0.15);
        const before = session.samples(0, [session.time]);
        session.machine.send({ send: 'tap' });
        return [before, session.samples(0, [session.time])];
    })()""")
    assert all(near(value, jump[1]["values"][path]) for path, value in jump[0]["values"].items()), jump
    assert near(jump[0]["velocities"][PLACE], jump[1]["velocities"][PLACE]) and abs(jump[0]["velocities"][PLACE][0]) > 100, jump
    course = browser.evaluate("[preview.session.machine.course.start, preview.session.machine.course.sends]")
    assert course == ["off", [{"at": 0, "go": "on"}, {"at": 0.15, "send": "tap"}]], course
    browser.evaluate("preview.session.choose('shine', false), preview.session.seek(9)")
    assert browser.evaluate("preview.session.machine.whereabouts.state") == "bright"
    browser.evaluate("preview.session.choose('light', false), preview.session.seek(9), preview.session.machine.send({ send: 'hold' })")
    assert browser.evaluate("[preview.session.machine.course.start, preview.session.time]") == ["on", 0]
    # It begins anew when it has come to rest in a state, and interrupting by the key is an interruption of plays.
    browser.evaluate("preview.session.seek(0.1)")
    browser.press("i")
    assert browser.evaluate("preview.session.machine.course") is None and browser.evaluate("preview.session.events.length") == 2


@test
def a_machine_asks_the_engine_once_a_frame(browser):
    lamp(browser)
    calls = calls_by_frame(browser, 0.25, "states.act({ send: 'tap' })")
    assert set(calls) <= {0, 1} and calls.count(1) >= 10, calls
