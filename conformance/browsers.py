"""The browsers that play a form, by their names: those of this machine, and what to install for the others.

Each opens a page, evaluates a script in it and gives its value as JSON: see devtools.Browser and remote.RemoteBrowser.
"""

import devtools
import firefox
import webkit

# The name in a table of errors; what starts it; the path of its program, or None; Debian's packages.
BROWSERS = {
    "chromium": ("Chromium", devtools.Browser, devtools.program, "chromium"),
    "firefox": ("Firefox", firefox.Firefox, firefox.program, "firefox-esr"),
    "webkit": ("WebKit", webkit.WebKit, webkit.program, "webkit2gtk-driver xvfb"),
}


def title(name):
    return BROWSERS[name][0]


def is_there(name):
    return BROWSERS[name][2]() is not None


def missing(name):
    """Why a browser isn't there, and the remedy."""
    return f"no {title(name)} on this machine: apt-get install {BROWSERS[name][3]}"


def started(name):
    """The browser, for a `with` block."""
    return BROWSERS[name][1]()
