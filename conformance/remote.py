"""What the browsers that speak WebDriver have in common: a page is opened, a script's value comes back as JSON."""

import json
import time

from devtools import DevToolsError, Waiting

# The script runs in the page itself, where its globals stay; what comes back is a text, so numbers have all their digits.
RUN = """
const done = arguments[arguments.length - 1];
Promise.resolve().then(() => window.eval(arguments[0])).then(
    (value) => done(JSON.stringify({ value })),
    (error) => done(JSON.stringify({ error: `${error}\\n${error && error.stack}` })));
"""
# What a page says or throws once it has loaded.
HEAR = """
window.heard = [];
window.addEventListener("error", (event) => heard.push(event.message));
window.addEventListener("unhandledrejection", (event) => heard.push(String(event.reason)));
for (const level of ["warn", "error"]) console[level] = (...words) => heard.push(words.join(" "));
arguments[arguments.length - 1]();"""
TIMEOUT = 60


class RemoteBrowser(Waiting):
    """One page of one browser, which ends with the `with` block: what devtools.Browser offers, without pictures and pointers.

    A browser says how to navigate (`_navigate`), to run a script that calls its last argument (`_execute`), and to end (`close`).
    """

    def __init__(self):
        self._console = []

    @property
    def console(self):
        """What pages said at the levels warning and error once they had loaded, and what they threw uncaught, as texts."""
        self._console += self.evaluate("window.heard?.splice(0) ?? []")
        return self._console

    def open(self, url):
        """Goes to an address and waits until the page has loaded."""
        # What the page before has said by now would be lost with it.
        self.console
        self._navigate(url)
        self._execute(HEAR, [])

    def evaluate(self, script):
        """The value of an expression in the page, as JSON has it; waits for a promise.

        Throws DevToolsError with the page's own text when the script throws.
        """
        answer = json.loads(self._execute(RUN, [script]))
        if "error" in answer:
            raise DevToolsError(answer["error"])
        return answer.get("value")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def wait_until(condition, what, timeout=TIMEOUT):
    """The first true value of a function; DevToolsError with `what` if there is none in time."""
    end = time.monotonic() + timeout
    while not (value := condition()):
        if time.monotonic() > end:
            raise DevToolsError(what)
        time.sleep(0.02)
    return value
