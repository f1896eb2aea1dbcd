"""What tests of pages share: the program, the pages it makes, and a table of the tests. `sys.argv[1]` is the program."""

import atexit
import base64
import contextlib
import json
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "conformance"))
import browsers  # noqa: E402, F401
from devtools import Browser, DevToolsError, program  # noqa: E402, F401
from remote import RemoteBrowser  # noqa: E402

SPECCLI = str(Path(sys.argv[1]).resolve())
SPECS = ROOT / "specs"
CHIP = SPECS / "calendar-chip.json"
TESTS, EVERYWHERE = [], []


def folder():
    """A folder that is gone when the tests are."""
    path = Path(tempfile.mkdtemp(prefix="pages-"))
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


FOLDER = folder()


def test(function):
    TESTS.append(function)
    return function


def everywhere(function):
    """A test of what every browser has to do, by scripts alone: no pointers, pictures or accessibility tree."""
    EVERYWHERE.append(function)
    return test(function)


# MARK: The command line

def run(*arguments, code=0, text=None):
    """What the program prints; it ends with that code, or with any if that is None."""
    result = subprocess.run([SPECCLI, *map(str, arguments)], capture_output=True, text=True, input=text)
    assert code is None or result.returncode == code, f"{arguments}: {result.stderr}"
    return result.stdout


def written(name, spec):
    """The path of a spec, given as JSON."""
    path = FOLDER / name
    path.write_text(json.dumps(spec, indent=2))
    return path


def sampled(spec, variant, times, *arguments):
    """What `sample` prints: values and velocities by path, each a list."""
    at = ",".join(map(repr, times))
    return json.loads(run("sample", spec, "--variant", variant, "--at", at, "--velocity", *arguments))


def page(spec, *arguments):
    """The address of a spec's page."""
    path = FOLDER / f"{Path(spec).stem}.html"
    run("preview", spec, *arguments, "-o", path)
    return path.as_uri()


# MARK: The page

# The policy of a page lets nobody evaluate a text in it, so each script is one from outside.
ASK = """
const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (%s)).then(
    (value) => done(JSON.stringify({ value })),
    (error) => done(JSON.stringify({ error: `${error}\\n${error && error.stack}` })));
"""


class Elsewhere(RemoteBrowser):
    """A page in a browser that isn't Chromium, with what tests that run everywhere use of devtools.Browser."""

    def __init__(self, browser):
        super().__init__()
        self._navigate, self._execute, self.prefer = browser._navigate, browser._execute, browser.prefer

    def evaluate(self, script):
        answer = json.loads(self._execute(ASK.replace("%s", script), []))
        if "error" in answer:
            raise DevToolsError(answer["error"])
        return answer.get("value")


@contextlib.contextmanager
def started(name):
    """A browser by its name."""
    if name == "chromium":
        with Browser(1280, 800, reduced_motion=True) as browser:
            yield browser
        return
    with browsers.started(name) as browser:
        browser.prefer(reduced_motion=True)
        yield Elsewhere(browser)

def opened(browser, address, chooses=True):
    """Opens a page; in the forms without reduced motion, unless the address says which or the page is to choose."""
    # Nothing is asked where a page with edits is left.
    browser.evaluate("window.preview && (preview.address.isLeft = true, sessionStorage.clear())")
    # A change of the hash alone would load nothing.
    browser.open("about:blank")
    if chooses and "reduced=" not in address:
        address += ("&" if "#" in address else "#") + "reduced=0"
    browser.open(address)
    browser.evaluate("sessionStorage.clear()")
    # On a machine that does much else, other browsers take a minute to compile the engine.
    browser.wait_for("document.documentElement.dataset.ready === 'true'", 30 if isinstance(browser, Browser) else 240)


def variants(browser):
    return browser.evaluate("preview.session.motion.variants.map(({ name, shown }) => [name, shown])")


def texts(browser, selector):
    return browser.evaluate(f"[...document.querySelectorAll('{selector}')].map((e) => e.textContent)")


def attributes(browser, selector, *names):
    """Of every element that is selected, a list of its attributes; None where there is none."""
    read = f"[...document.querySelectorAll({json.dumps(selector)})].map((e) => {list(names)}.map((n) => e.getAttribute(n)))"
    return browser.evaluate(read)


def click(browser, selector):
    """A click of the mouse in the middle of what can be seen of an element; a click by script where there is no mouse."""
    if not isinstance(browser, Browser):
        return browser.evaluate(f"document.querySelector({json.dumps(selector)}).click()")
    x, y = browser.evaluate(f"""(() => {{
        const element = document.querySelector({json.dumps(selector)});
        element.scrollIntoView({{ block: 'nearest' }});
        const {{ x, y, width, height }} = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    }})()""")
    browser.mouse("mousePressed", x, y, buttons=1)
    browser.mouse("mouseReleased", x, y)


def calls_by_frame(browser, speed, begin):
    """How often the engine is asked in each of twelve frames, after a statement has begun to play at a speed."""
    return browser.evaluate("""new Promise((done) => {
        const { session, transport, states } = preview, { engine } = session.player;
        transport.setSpeed(%s);
        %s;
        const seen = [];
        let last = null;
        session.listen((changed) => {
            if (changed.size !== 1 || !changed.has('time')) return;
            if (last !== null) seen.push(engine.calls - last);
            last = engine.calls;
            if (seen.length === 12) done(seen);
        });
    })""" % (speed, begin))


def picture(browser, place, inset=0):
    """Rows of pixels, each red, green and blue, of a rectangle of the page: left, top, width and height."""
    left, top, width, height = place
    clip = dict(x=left + inset, y=top + inset, width=width - 2 * inset, height=height - 2 * inset, scale=1)
    return pixels(base64.b64decode(browser.call("Page.captureScreenshot", format="png", clip=clip)["data"]))


def pixels(png):
    """Rows of pixels of a PNG with eight bits a channel, as browsers make them."""
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    count = {2: 3, 6: 4}[kind]
    assert depth == 8
    data, at = b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at:at + 4])
        if png[at + 4:at + 8] == b"IDAT":
            data += png[at + 8:at + 8 + size]
        at += 12 + size
    data = zlib.decompress(data)
    above, rows = bytearray(width * count), []
    for start in range(0, height * (width * count + 1), width * count + 1):
        method, row = data[start], bytearray(data[start + 1:start + 1 + width * count])
        for index in range(len(row)):
            left = row[index - count] if index >= count else 0
            corner = above[index - count] if index >= count else 0
            guess = left + above[index] - corner
            nearest = min((left, above[index], corner), key=lambda value: abs(guess - value))
            row[index] = (row[index] + (0, left, above[index], (left + above[index]) // 2, nearest)[method]) & 255
        above = row
        rows.append([tuple(row[index:index + 3]) for index in range(0, len(row), count)])
    return rows
