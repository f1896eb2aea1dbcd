"""A headless Firefox, spoken to over Marionette, the protocol of its own tests, with Python's standard library alone.

A message is its length in digits, a colon and JSON: [0, number, command, parameters], answered by [1, number, error, result].
Reference: firefox-source-docs.mozilla.org/testing/marionette/Protocol.html.
"""

import json
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from devtools import DevToolsError
from remote import TIMEOUT, RemoteBrowser, wait_until

PROGRAMS = ("firefox-esr", "firefox")
# Firefox takes a port that is free and writes it down. What would ask the network for something is off: it isn't waited for.
PREFERENCES = {
    "marionette.port": 0, "ui.prefersReducedMotion": 0, "browser.startup.page": 0, "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "browser.region.network.url": "", "services.settings.server": "data:,",
    "app.normandy.enabled": False, "extensions.getAddons.cache.enabled": False, "browser.safebrowsing.update.enabled": False,
    "browser.search.update": False, "dom.ipc.processPrelaunch.enabled": False, "fission.autostart": False,
}
START = 180


def program():
    """The path of a Firefox on this machine, or None."""
    found = (shutil.which(name) for name in (os.environ.get("FIREFOX", ""), *PROGRAMS) if name)
    return next((path for path in found if path), None)


class Firefox(RemoteBrowser):
    """See RemoteBrowser."""

    def __init__(self):
        super().__init__()
        self._profile = Path(tempfile.mkdtemp(prefix="firefox-"))
        (self._profile / "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()))
        self._process = subprocess.Popen(
            [program(), "--headless", "--marionette", "--remote-allow-system-access", "--no-remote",
             "--profile", self._profile, "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=dict(os.environ, HOME=str(self._profile), DBUS_SESSION_BUS_ADDRESS="disabled:"))
        written = self._profile / "MarionetteActivePort"
        port = wait_until(lambda: written.exists() and written.read_text(), "Firefox doesn't answer", START)
        self._socket = socket.create_connection(("127.0.0.1", int(port)), START)
        self._buffer, self._last = b"", 0
        self._read()
        self._call("WebDriver:NewSession")
        self._call("WebDriver:SetTimeouts", script=TIMEOUT * 1000)

    def prefer(self, scheme="light", reduced_motion=False):
        """What the reader asks of every page: reduced motion or not; of colour schemes only the light one."""
        # Only a script of the browser itself may set it.
        self._call("Marionette:SetContext", value="chrome")
        script = f"Services.prefs.setIntPref('ui.prefersReducedMotion', {int(reduced_motion)});"
        self._call("WebDriver:ExecuteScript", script=script, args=[])
        self._call("Marionette:SetContext", value="content")

    def close(self):
        """Ends the browser and removes its profile."""
        try:
            self._call("Marionette:Quit", flags=["eForceQuit"])
            self._process.wait(10)
        except (DevToolsError, OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._socket.close()
        shutil.rmtree(self._profile, ignore_errors=True)

    def _navigate(self, url):
        self._call("WebDriver:Navigate", url=url)

    def _execute(self, script, arguments):
        return self._call("WebDriver:ExecuteAsyncScript", script=script, args=arguments, sandbox=None)["value"]

    def _call(self, command, **parameters):
        self._last += 1
        message = json.dumps([0, self._last, command, parameters]).encode()
        self._socket.sendall(b"%d:%b" % (len(message), message))
        _, _, error, result = self._read()
        if error:
            raise DevToolsError(f"{command}: {error['message']}")
        return result

    def _read(self):
        while True:
            size, colon, rest = self._buffer.partition(b":")
            if colon and len(rest) >= int(size):
                self._buffer = rest[int(size):]
                return json.loads(rest[:int(size)])
            data = self._socket.recv(1 << 20)
            if not data:
                raise DevToolsError("Firefox is gone")
            self._buffer += data
