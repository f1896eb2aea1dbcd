"""Pictures of the pages of all specs, to be looked at: shots.py SPECCLI FOLDER [NAME…]

Of each spec the page at three sizes, light and dark, at the beginning, at a third and at the end of the first variant, and the
stage alone at six instants of every variant. FOLDER/sheets has one picture of each spec with all of them and with the description
that they are to be held to; those of a spec with many variants are two. Without names the index page of the gallery too.
"""

import base64
import html
import sys
from pathlib import Path

from harness import SPECS, Browser, opened, page, run

SIZES = [(1440, 900), (1024, 768), (390, 844)]
SHARES = (0, 1 / 3, 1)
LOOKS = 6
SIDES = ("x", "y", "width", "height")
FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WIDTH = 1560
# What a sheet shows of the pages, and how wide: rows of size, scheme and width.
ROWS = [
    [(1440, "light", 514)],
    [(1440, "dark", 281), (1024, "light", 230)],
    [(390, "light", 130), (390, "dark", 130), (1024, "dark", 248)],
]
STYLE = """
body { margin: 6px; width: 1548px; font: 15px system-ui, sans-serif; background: #b9bcc4; color: #000 }
h1 { margin: 0; font-size: 18px } p { margin: 2px 0 6px } h2 { margin: 4px 0 0; font-size: 13px }
div { display: flex; gap: 3px; margin-bottom: 3px; align-items: start }
"""


def pages(browser, address, target, name):
    for scheme in ("light", "dark"):
        browser.prefer(scheme, reduced_motion=True)
        opened(browser, address)
        for width, height in SIZES:
            browser.resize(width, height)
            for index, share in enumerate(SHARES):
                browser.evaluate(f"preview.session.seek(preview.session.length * {share})")
                browser.evaluate(FRAME)
                browser.screenshot(target / f"{name}-{scheme}-{width}-{index}.png")
    browser.prefer("light", reduced_motion=True)


def stages(browser, address, target, name):
    """The stage of every variant, light; how the variants are called and their pictures."""
    browser.resize(512, 560)
    opened(browser, address + "#view=stage")
    found = []
    for number, variant in enumerate(browser.evaluate("preview.session.motion.variants.map(({ name }) => name)")):
        browser.evaluate(f"preview.session.choose(preview.session.motion.variants[{number}].name, false)")
        files = []
        for index in range(LOOKS):
            browser.evaluate(f"preview.session.seek(preview.session.length * {index / (LOOKS - 1)})")
            browser.evaluate(FRAME)
            clip = browser.evaluate("document.getElementById('stage').getBoundingClientRect().toJSON()")
            shot = browser.call("Page.captureScreenshot", format="png", clip={**{key: clip[key] for key in SIDES}, "scale": 1})
            files.append(target / f"{name}-stage-{number}-{index}.png")
            files[-1].write_bytes(base64.b64decode(shot["data"]))
        found.append((variant, files))
    return found


def sheet(browser, path, title, description, rows):
    """A picture of pictures: rows of a caption and of files, each with the width that it has there."""
    body = [f"<title>{html.escape(title)}</title><style>{STYLE}</style><h1>{html.escape(title)}</h1><p>{html.escape(description)}</p>"]
    for caption, files in rows:
        if caption:
            body.append(f"<h2>{html.escape(caption)}</h2>")
        images = (f'<img src="{file.resolve().as_uri()}" width="{width}">' for file, width in files)
        body.append(f"<div>{''.join(images)}</div>")
    source = path.with_suffix(".html")
    source.write_text('<!DOCTYPE html><meta charset="utf-8">' + "".join(body))
    browser.resize(WIDTH, 600)
    browser.open(source.resolve().as_uri())
    browser.resize(WIDTH, browser.evaluate("Math.ceil(document.body.getBoundingClientRect().height) + 12"))
    browser.screenshot(path)


def sheets(browser, target, name, description, variants):
    folder = target / "sheets"
    folder.mkdir(exist_ok=True)
    first = [
        ("", [
            (target / f"{name}-{scheme}-{size}-{index}.png", width)
            for size, scheme, width in row for index in range(len(SHARES))
        ])
        for row in ROWS
    ]
    second = [(variant, [(file, 256) for file in files]) for variant, files in variants]
    if len(second) <= 3:
        sheet(browser, folder / f"{name}.png", name, description, first + second)
        return
    sheet(browser, folder / f"{name}.png", name, description, first)
    sheet(browser, folder / f"{name}-stage.png", name, description, second)


def gallery(browser, target):
    run("preview", SPECS, "--gallery", target / "gallery")
    for scheme in ("light", "dark"):
        browser.resize(1440, 900)
        browser.prefer(scheme)
        browser.open((target / "gallery/index.html").resolve().as_uri())
        browser.wait_for("document.querySelectorAll('.thumb[data-ready]').length > 7")
        browser.wait_for("[...gallery.cards.values()].every(({ session }) => !session || session.time > 0.1)")
        browser.screenshot(target / f"gallery-{scheme}.png")


def main():
    target = Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    specs = sorted([*SPECS.glob("*.json"), *(SPECS / "gallery").glob("*.json")])
    names = sys.argv[3:]
    with Browser(1440, 900, reduced_motion=True) as browser:
        for spec in specs:
            name = spec.stem
            if names and name not in names:
                continue
            address = page(spec)
            pages(browser, address, target, name)
            variants = stages(browser, address, target, name)
            description = browser.evaluate("document.querySelector('.description').textContent")
            sheets(browser, target, name, description, variants)
            if browser.console:
                print(name, browser.console)
                browser.console.clear()
        if not names:
            gallery(browser, target)


main()
