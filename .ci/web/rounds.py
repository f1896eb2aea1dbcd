"""How often a browser's WebAssembly goes wrong: rounds of a new engine through all forms, which must all print the same.

    rounds.py SPECCLI SECONDS [BROWSER]     WebKit, unless another is named

WebKit compiles in the thread that runs, unless JSC_useConcurrentJIT=1 stands in the environment.
"""

import sys
import time

from harness import CHIP, DevToolsError, opened, page, started

# Each round compiles the engine anew, so that the browser begins with its interpreter and puts compiled code in its place.
ROUNDS = """(async () => {
    const { player } = preview.session, { engine } = player, Engine = engine.constructor, Player = player.constructor;
    const packed = document.getElementById("engine").textContent;
    const play = { variant: "expand", reversed: false, reduced: false };
    const round = async () => {
        const fresh = new Engine(await Engine.compile(packed)), all = new Player(fresh);
        // What traps isn't asked again here.
        fresh.ask = fresh.call;
        const told = [...engine.loads.values()].map((load) => fresh.ask(load));
        told.push(...all.forms.map(({ name }) => all.form(name, play)));
        for (let at = 0; at < 0.4; at += 0.02) told.push(all.frame(0, play, at, null));
        return JSON.stringify(told);
    };
    window.wanted ??= await round();
    const begun = performance.now(), wrong = [];
    let count = 0;
    for (; performance.now() - begun < 15000; count += 1) {
        try {
            if ((await round()) !== window.wanted) wrong.push("another answer");
        } catch (error) {
            wrong.push(String(error));
        }
    }
    return [count, wrong];
})()"""


def main():
    name = sys.argv[3] if len(sys.argv) > 3 else "webkit"
    end = time.monotonic() + float(sys.argv[2])
    count, wrong = 0, []
    while time.monotonic() < end:
        with started(name) as browser:
            try:
                opened(browser, page(CHIP))
                while time.monotonic() < end:
                    more, said = browser.evaluate(ROUNDS)
                    count, wrong = count + more, wrong + said
            except DevToolsError as error:
                wrong.append(f"the page ended: {error}")
    print(f"{len(wrong)} of {count} rounds went wrong", *wrong, sep="\n  ")
    return 1 if wrong or not count else 0


sys.exit(main())
