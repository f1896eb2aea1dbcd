"""WebKit's small browser for GTK, spoken to over WebDriver, with Python's standard library alone.

It needs a display, so there is one in memory. What the reader asks of pages are GTK's settings, which it reads when it starts.
"""

import contextlib
import glob
import json
import os
import shutil
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from devtools import DevToolsError
from remote import TIMEOUT, RemoteBrowser, wait_until

DRIVER, DISPLAY = "WebKitWebDriver", "Xvfb"
# WebAssembly that is compiled by another thread while it runs goes wrong now and then: docs/trust.md#limits-of-browsers.
ONE_COMPILER = {"JSC_useConcurrentJIT": "0"}
BROWSERS = "/usr/lib/*/webkit2gtk-4.?/MiniBrowser"


def program():
    """The path of WebKit's browser if everything is here that it needs, or None."""
    return next(iter(glob.glob(BROWSERS)), None) if shutil.which(DRIVER) and shutil.which(DISPLAY) else None


class WebKit(RemoteBrowser):
    """See RemoteBrowser. A reader who prefers reduced motion has a browser of their own, which starts when it is asked for."""

    def __init__(self):
        super().__init__()
        self._folder = Path(tempfile.mkdtemp(prefix="webkit-"))
        self._processes, self._sessions = [], {}
        number, end = os.pipe()
        self._start(
            [DISPLAY, "-displayfd", str(end), "-screen", "0", "1280x900x24", "-nolisten", "tcp"], pass_fds=(end,))
        os.close(end)
        with os.fdopen(number) as answer:
            self._display = f":{answer.readline().strip()}"
        self.prefer()

    def prefer(self, scheme="light", reduced_motion=False):
        """What the reader asks of every page: reduced motion or not; of colour schemes only the light one."""
        if reduced_motion not in self._sessions:
            self._sessions[reduced_motion] = self._session(reduced_motion)
        self._address = self._sessions[reduced_motion]

    def close(self):
        """Ends the browsers, their drivers and the display."""
        for address in self._sessions.values():
            # A browser that crashed has ended already.
            with contextlib.suppress(DevToolsError):
                self._request(address, "DELETE")
        for process in reversed(self._processes):
            process.terminate()
            process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _session(self, reduced_motion):
        home = self._folder / f"reduced-{reduced_motion}"
        (home / "gtk-3.0").mkdir(parents=True)
        (home / "gtk-3.0" / "settings.ini").write_text(
            f"[Settings]\ngtk-enable-animations={int(not reduced_motion)}\n")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        environment = dict(
            ONE_COMPILER | os.environ, DISPLAY=self._display, HOME=str(home), XDG_CONFIG_HOME=str(home), XDG_RUNTIME_DIR=str(home),
            GDK_BACKEND="x11", LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1", GSETTINGS_BACKEND="memory")
        self._start([DRIVER, f"--port={port}"], env=environment)
        driver = f"http://127.0.0.1:{port}"
        wait_until(lambda: _answers(port), "WebKitWebDriver doesn't answer")
        options = {"binary": program(), "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": {"script": TIMEOUT * 1000}}}
        answer = self._request(f"{driver}/session", "POST", capabilities=capabilities)
        return f"{driver}/session/{answer['sessionId']}"

    def _start(self, command, **options):
        self._processes.append(subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options))

    def _navigate(self, url):
        self._request(f"{self._address}/url", "POST", url=url)

    def _execute(self, script, arguments):
        return self._request(f"{self._address}/execute/async", "POST", script=script, args=arguments)

    @staticmethod
    def _request(address, method, **parameters):
        request = urllib.request.Request(
            address, json.dumps(parameters).encode() if method == "POST" else None,
            {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT + 10) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise DevToolsError(f"{address}: {json.load(error)['value']}") from None
        except OSError as error:
            raise DevToolsError(f"{address}: {error}") from None


def _answers(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False
