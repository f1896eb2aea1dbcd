"""Pages of `preview --watch`, opened from a file: they notice by themselves, without a server."""

import contextlib
import json
import subprocess
import time

from harness import CHIP, SPECCLI, folder, opened, sampled, test, texts

STAGE_NOTE = "(({ hidden, textContent }) => hidden ? null : textContent)(document.querySelector('.stage-note'))"


@contextlib.contextmanager
def watched(browser, place, spec):
    """The page of a spec in a folder, open, while it is watched."""
    page = f"{spec}.html"
    program = subprocess.Popen(
        [SPECCLI, "preview", spec, "-o", page, "--watch"], cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + 20
        while not (place / f"{page}.js").exists() and time.monotonic() < until:
            time.sleep(0.05)
        opened(browser, (place / page).as_uri())
        yield program
        assert program.poll() is None, "watching ended by itself"
    finally:
        program.terminate()
        program.wait()


@test
def an_open_page_follows_its_spec(browser):
    """A change, an error and its mending, without a server; what was edited on the page stays."""
    place = folder()
    spec, text = place / "chip.json", CHIP.read_text()
    spec.write_text(text)
    with watched(browser, place, "chip.json"):
        assert browser.evaluate("preview.session.length") == 0.375
        spec.write_text(text.replace('"360ms"', '"700ms"'))
        browser.wait_for("preview.session.length === 0.715")
        assert '"700ms"' in browser.evaluate("document.querySelector('#text').value")
        spec.write_text(text.replace('"bezier"', '"bezir"'))
        browser.wait_for("preview.session.report.summary.errors > 0")
        assert browser.evaluate("preview.session.length") == 0.715
        browser.evaluate("preview.session.edit(preview.session.text.replace('bezir', 'bezier').replace('285ms', '800ms'))")
        spec.write_text(text)
        browser.wait_for("!preview.editor.original.includes('bezir')")
        assert browser.evaluate("preview.session.length") == 0.8


BOX = {
    "motionSpec": 1, "name": "Box", "imports": {"m": "lib/m.json"},
    "animations": {"box.position.x": {"values": [0, 300], "timing": "move"}},
    "variants": {"show": {"timings": {"move": {"duration": "m.quick", "curve": "m.rise"}}, "reducedMotion": "instant"}},
}
LIBRARY = {
    "motionSpec": 1, "name": "M", "durations": {"quick": "200ms"}, "curves": {"rise": {"bezier": [0.4, 0, 0.2, 1]}},
}


def shows(browser, spec, time):
    """Holds where the box stands to what the command line says of the files as they are now."""
    browser.evaluate(f"preview.session.seek({time!r})")
    left, width = browser.evaluate("(({ style }) => [style.left, style.width].map(parseFloat))(document.querySelector('.box'))")
    (x,) = sampled(spec, "show", [time])["values"]["box.position.x"]
    assert abs(left + width / 2 - x) < 0.01, (left, width, x)
    return x


@test
def an_open_page_follows_what_its_spec_imports(browser):
    """A change of an import, an error in it, and its mending; the page that is written says the same as the one that is open."""
    place = folder()
    (place / "lib").mkdir()
    spec, library = place / "box.json", place / "lib/m.json"
    spec.write_text(json.dumps(BOX))
    library.write_text(json.dumps(LIBRARY))
    with watched(browser, place, "box.json"):
        browser.evaluate("window.isSame = true")
        assert browser.evaluate("preview.session.length") == 0.2
        seen = [shows(browser, spec, 0.1)]
        library.write_text(json.dumps(LIBRARY | {"durations": {"quick": "800ms"}}))
        browser.wait_for("preview.session.length === 0.8")
        seen.append(shows(browser, spec, 0.1))
        library.write_text(json.dumps(LIBRARY | {"durations": {"quick": "800ms"}, "curves": {"rise": "linear"}}))
        browser.wait_for("preview.session.graph(0).values[0][240] === 150")
        seen.append(shows(browser, spec, 0.1))
        assert len(set(seen)) == 3, seen
        assert "800ms" in (place / "box.json.html").read_text()

        # An error in the import: the last motion that was good plays on, and above it stands what is wrong.
        library.write_text(json.dumps(LIBRARY | {"durations": {"quick": "eighty"}}))
        browser.wait_for("preview.session.report.summary.errors > 0")
        report = json.loads(subprocess.run(
            [SPECCLI, "validate", "--format", "json", spec.name], cwd=place, capture_output=True, text=True
        ).stdout)
        messages = [problem["message"] for problem in report["diagnostics"]]
        assert report["summary"]["errors"] > 0 and texts(browser, ".problem > span") == messages, (messages, report)
        error = next(problem for problem in report["diagnostics"] if problem["severity"] == "error")
        note = browser.evaluate(STAGE_NOTE)
        assert note and error["message"] in note and "last good motion" in note, note
        assert browser.evaluate("preview.session.length") == 0.8
        browser.evaluate("preview.session.seek(0.4)")
        assert browser.evaluate("preview.session.samples(0, [0.4]).values['box.position.x'][0]") == 150

        library.write_text(json.dumps(LIBRARY))
        browser.wait_for("preview.session.report.summary.errors === 0")
        assert browser.evaluate(STAGE_NOTE) is None
        assert browser.evaluate("preview.session.length") == 0.2
        assert shows(browser, spec, 0.1) == seen[0]
        # All of it without the page being loaded again.
        assert browser.evaluate("window.isSame") is True


@test
def a_page_opened_while_an_import_is_wrong_comes_to_life_when_it_is_mended(browser):
    place = folder()
    (place / "lib").mkdir()
    (place / "box.json").write_text(json.dumps(BOX))
    (place / "lib/m.json").write_text('{ "motionSpec": 1 ')
    with watched(browser, place, "box.json"):
        assert browser.evaluate("preview.session.motion") is None
        assert browser.evaluate("preview.session.report.summary.errors") > 0
        assert browser.evaluate("document.querySelector('#play').disabled") is True
        (place / "lib/m.json").write_text(json.dumps(LIBRARY))
        browser.wait_for("preview.session.motion !== null")
        assert browser.evaluate("document.querySelector('#play').disabled") is False
        shows(browser, place / "box.json", 0.1)
