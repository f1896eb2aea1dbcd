"""Pictures of the pages of all specs, to be looked at: shots.py SPECCLI FOLDER [NAME…]

At three sizes, light and dark, at the beginning, at a third and at the end of the first variant; and the gallery.
"""

import sys
from pathlib import Path

from harness import SPECS, Browser, opened, page, run

SIZES = [(1440, 900), (1024, 768), (390, 844)]
FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def main():
    target = Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    specs = sorted([*SPECS.glob("*.json"), *(SPECS / "gallery").glob("*.json")])
    names = sys.argv[3:]
    with Browser(1440, 900, reduced_motion=True) as browser:
        for spec in specs:
            if names and spec.stem not in names:
                continue
            address = page(spec)
            for scheme in ("light", "dark"):
                browser.prefer(scheme, reduced_motion=True)
                opened(browser, address)
                for width, height in SIZES:
                    browser.resize(width, height)
                    for index, share in enumerate((0, 1 / 3, 1)):
                        browser.evaluate(f"preview.session.seek(preview.session.length * {share})")
                        browser.evaluate(FRAME)
                        browser.screenshot(target / f"{spec.stem}-{scheme}-{width}-{index}.png")
            if browser.console:
                print(spec.stem, browser.console)
                browser.console.clear()
        if not names:
            run("preview", SPECS, "--gallery", target / "gallery")
            for scheme in ("light", "dark"):
                browser.resize(1440, 900)
                browser.prefer(scheme)
                browser.open((target / "gallery/index.html").resolve().as_uri())
                browser.wait_for("document.querySelectorAll('.thumb[data-ready]').length > 7")
                browser.wait_for("[...gallery.cards.values()].every(({ session }) => !session || session.time > 0.1)")
                browser.screenshot(target / f"gallery-{scheme}.png")


main()
