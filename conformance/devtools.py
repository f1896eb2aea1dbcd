"""A headless Chromium, spoken to over the DevTools protocol on a pipe, with Python's standard library alone.

    with Browser() as page:
        page.open(Path("page.html").resolve().as_uri())
        page.evaluate("document.title")
        page.screenshot("page.png")
        assert page.console == []
"""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class DevToolsError(Exception):
    """What the browser refused, or a script that threw."""


def program():
    """The path of a Chromium on this machine, or None."""
    found = (shutil.which(name) for name in (os.environ.get("CHROMIUM", ""), *PROGRAMS) if name)
    return next((path for path in found if path), None)


class Waiting:
    """What waits for a page by asking it again and again, whatever `evaluate` asks."""

    def wait_for(self, script, timeout=30):
        """Evaluates an expression until it is true."""
        end = time.monotonic() + timeout
        while not self.evaluate(script):
            if time.monotonic() > end:
                raise DevToolsError(f"never came true: {script}")
            time.sleep(0.02)


class Browser(Waiting):
    """One page of one browser, which ends with the `with` block.

    `console` has what the page said at the levels warning and error, and what it threw uncaught, as texts.
    `said` has everything it said.
    """

    def __init__(self, width=1280, height=800, scale=1, scheme="light", reduced_motion=False):
        path = program()
        if path is None:
            raise DevToolsError("no Chromium on this machine")
        self.console, self.said = [], []
        self._events, self._last, self._buffer = [], 0, b""
        self._profile = tempfile.mkdtemp(prefix="devtools-")
        self._start(path)
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.resize(width, height, scale)
        self.prefer(scheme, reduced_motion)

    # MARK: What callers use

    def open(self, url, timeout=30):
        """Goes to an address and waits until the page has loaded."""
        self._events.clear()
        answer = self.call("Page.navigate", url=url)
        if "errorText" in answer:
            raise DevToolsError(f"{url}: {answer['errorText']}")
        self.wait_for_event("Page.loadEventFired", timeout)

    def evaluate(self, script, timeout=60):
        """The value of an expression in the page, as JSON has it; waits for a promise.

        Throws DevToolsError with the page's own text when the script throws.
        """
        answer = self.call(
            "Runtime.evaluate", timeout, expression=script, awaitPromise=True, returnByValue=True, userGesture=True
        )
        if "exceptionDetails" in answer:
            raise DevToolsError(_thrown(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def screenshot(self, path=None, full=False):
        """The bytes of a PNG of what can be seen, or of the whole page; written to `path` if there is one."""
        answer = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=full)
        picture = base64.b64decode(answer["data"])
        if path is not None:
            with open(path, "wb") as file:
                file.write(picture)
        return picture

    def press(self, key, code=None, key_code=0, text=None, modifiers=0):
        """One key down and up, by DOM names; modifiers are 1 alt, 2 control, 4 meta, 8 shift."""
        event = dict(key=key, code=code or key, windowsVirtualKeyCode=key_code, modifiers=modifiers)
        self.call("Input.dispatchKeyEvent", type="keyDown", **event, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def mouse(self, kind, x, y, buttons=0):
        """A mouse event in CSS pixels: "mousePressed", "mouseMoved" or "mouseReleased"."""
        button = "none" if kind == "mouseMoved" and not buttons else "left"
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons, clickCount=1
        )

    def drag(self, start, end, steps=5):
        """Presses at one point, moves in a straight line and lets go at the other."""
        self.mouse("mouseMoved", *start)
        self.mouse("mousePressed", *start, buttons=1)
        for step in range(1, steps + 1):
            share = step / steps
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self.mouse("mouseMoved", *point, buttons=1)
        self.mouse("mouseReleased", *end)

    def resize(self, width, height, scale=1):
        """The size of the page in CSS pixels, and how many pixels of the screen each has."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False
        )

    def prefer(self, scheme="light", reduced_motion=False):
        """What the reader asks of every page: a colour scheme, and reduced motion or not."""
        motion = "reduce" if reduced_motion else "no-preference"
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]
        self.call("Emulation.setEmulatedMedia", features=features)

    def hide(self, seconds):
        """Shows another page for some time: this one is hidden, and gets no frames."""
        other = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._call("Target.activateTarget", targetId=other)
        time.sleep(seconds)
        self.call("Page.bringToFront")
        self._call("Target.closeTarget", targetId=other)

    def call(self, method, timeout=60, **parameters):
        """Any method of the DevTools protocol, in the page."""
        return self._call(method, timeout, self._session, **parameters)

    def wait_for_event(self, method, timeout=30):
        """Waits for an event of the page and returns its parameters."""
        end = time.monotonic() + timeout
        while True:
            for index, event in enumerate(self._events):
                if event["method"] == method:
                    return self._events.pop(index).get("params", {})
            self._note(self._read(end, method))

    def events_of(self, method):
        """The parameters of all events of a method that have come and weren't waited for."""
        found = [event.get("params", {}) for event in self._events if event["method"] == method]
        self._events = [event for event in self._events if event["method"] != method]
        return found

    def close(self):
        """Ends the browser and removes its profile."""
        try:
            self._call("Browser.close", 10)
        except DevToolsError:
            pass
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._write_end)
        os.close(self._read_end)
        shutil.rmtree(self._profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # MARK: The pipe

    def _start(self, path):
        read_commands, self._write_end = os.pipe()
        self._read_end, write_answers = os.pipe()
        # The browser reads from 3 and writes to 4. The shell puts the ends there, whatever their numbers are.
        launch = 'exec "$0" "$@" 3<&{} 4>&{}'.format(read_commands, write_answers)
        flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", "--disable-component-update",
            "--disable-sync", "--mute-audio", "--hide-scrollbars", "--force-color-profile=srgb",
            "--font-render-hinting=none", "--remote-debugging-pipe", f"--user-data-dir={self._profile}",
            # Edges that are drawn over what stood there before are darker than edges that are drawn once.
            "--disable-partial-raster",
        ]
        self._process = subprocess.Popen(
            ["bash", "-c", launch, path, *flags], pass_fds=(read_commands, write_answers),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=dict(os.environ, HOME=self._profile),
        )
        os.close(read_commands)
        os.close(write_answers)

    def _call(self, method, timeout=60, session=None, **parameters):
        self._last += 1
        number = self._last
        message = dict(id=number, method=method, params=parameters, **({"sessionId": session} if session else {}))
        try:
            rest = memoryview(json.dumps(message).encode() + b"\0")
            while rest:
                rest = rest[os.write(self._write_end, rest):]
        except BrokenPipeError:
            raise DevToolsError(f"{method}: the browser is gone") from None
        end = time.monotonic() + timeout
        while True:
            answer = self._read(end, method)
            if answer.get("id") == number:
                if "error" in answer:
                    raise DevToolsError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self._note(answer)

    def _read(self, end, method):
        while b"\0" not in self._buffer:
            if not select.select([self._read_end], [], [], max(0, end - time.monotonic()))[0]:
                raise DevToolsError(f"{method}: no answer in time")
            data = os.read(self._read_end, 1 << 20)
            if not data:
                raise DevToolsError(f"{method}: the browser is gone")
            self._buffer += data
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def _note(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.consoleAPICalled":
            text = " ".join(str(argument.get("value", argument.get("description"))) for argument in parameters["args"])
            self.said.append(text)
            if parameters["type"] in ("warning", "error", "assert"):
                self.console.append(text)
        elif method == "Runtime.exceptionThrown":
            self.console.append(_thrown(parameters["exceptionDetails"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("warning", "error"):
            entry = parameters["entry"]
            self.console.append(f"{entry['text']} {entry.get('url', '')}".strip())
        elif method is not None:
            self._events.append(event)


def _thrown(details):
    return details.get("exception", {}).get("description") or details["text"]
