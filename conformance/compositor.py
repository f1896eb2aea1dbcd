"""What a browser moves without its main thread: Chromium's own report of each animation that it can't hand over.

A trace has an event for each animation that starts, with the reasons for which its compositor doesn't play it.
Reference: blink's CompositorAnimations, whose flags are read here by their bits.
"""

import json

REASONS = {
    0: "acceleration is off", 1: "the browser held it back", 3: "it takes no time",
    4: "it adds instead of replacing", 5: "its target can't be composited",
    6: "another moves the same of its target", 7: "its times aren't supported",
    12: "its transform depends on a box whose size moves", 13: "it moves a property that isn't supported",
    17: "nothing is seen to move",
}
# A change at once has nothing to play; what goes before a loop is an animation of its own, of the same property; what
# nobody sees needs no compositor.
ALLOWED = 1 << 3 | 1 << 6 | 1 << 17
# What a compositor can move: everything else is expected to stay on the main thread.
COMPOSITED = ("opacity", "translate", "rotate", "scale", "transform")
# A rectangle is one value: its place goes with its size, which needs a layout.
RECTANGLE = ("width", "height", "translate")
# How many animations of the page move nothing of the kind, or a rectangle.
OTHERS = f"""document.getAnimations().filter((animation) => {{
    const has = (name) => animation.effect.getKeyframes().some((frame) => name in frame);
    return !{json.dumps(COMPOSITED)}.some(has) || {json.dumps(RECTANGLE)}.every(has);
}}).length"""


def failures(browser, start):
    """What `start`, a script, starts and the compositor doesn't play: (flags, unsupported properties) each."""
    browser.events_of("Tracing.dataCollected")
    browser.call(
        "Tracing.start", transferMode="ReportEvents",
        traceConfig={"includedCategories": ["blink.animations", "devtools.timeline"]})
    browser.evaluate(f"new Promise((done) => requestAnimationFrame(() => {{ {start}; setTimeout(done, 120); }}))")
    browser.call("Tracing.end")
    browser.wait_for_event("Tracing.tracingComplete")
    found, started = [], 0
    for batch in browser.events_of("Tracing.dataCollected"):
        for event in batch["value"]:
            if event["name"] != "Animation":
                continue
            data = event["args"].get("data", {})
            started += event["ph"] == "b"
            if data.get("compositeFailed"):
                found.append((data["compositeFailed"], tuple(data.get("unsupportedProperties", ()))))
    return started, found


def reasons(flags):
    """The reasons in words."""
    return ", ".join(REASONS.get(bit, f"reason {bit}") for bit in range(32) if flags >> bit & 1)


def check(page, case, errors, classes):
    """Notes an infinite error for each transform or opacity of the style sheet that the main thread has to move."""
    if "@property" in case.css or "animation-composition" in case.css:
        # What repeats in its own time, adds up or is made of several numbers says so: custom properties move it.
        return
    for variant in case.variants:
        page.open(case, case.css)
        page.browser.evaluate(
            "document.querySelectorAll('[data-motion]').forEach((element) => {"
            "element.style.background = 'teal'; element.textContent = 'a' })")
        started, failed = failures(
            page.browser, f"document.querySelector('main').className = '{classes(case, variant)}'; "
            f"globalThis.others = {OTHERS}")
        others = page.browser.evaluate("others")
        failed = [(flags, names) for flags, names in failed if flags & ~ALLOWED]
        if len(failed) > others:
            said = "; ".join(f"{reasons(flags)} {' '.join(names)}".strip() for flags, names in failed)
            errors.note(float("inf"), f"{variant}: {said}, where {others} may fail")
        errors.note(0.0, json.dumps({"started": started, "not composited": len(failed)}))
