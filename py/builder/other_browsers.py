"""The browsers that are tested beside Chromium: a Firefox, and WebKit as GTK has it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from builder import debian
from builder.say import Failure, step

FIREFOX = ("firefox-esr", "firefox")
USUAL_PLACES = (
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
)
MINI_BROWSERS = "lib/*/webkit2gtk-4.*/MiniBrowser"
PREFIX = Path("/usr")


WEBKIT = ("WebKitWebDriver", "Xvfb")
"""What leads WebKit, and a screen that nobody sees: it does not start without one."""


def ensure_firefox() -> str:
    """The path of a Firefox: named by FIREFOX, installed, or Debian's.

    Raises:
        Failure: none could be had.
    """
    found = next(_firefoxes(), "")
    if found:
        return found
    with step("Debian's Firefox"):
        debian.install("firefox-esr")
    found = next(_firefoxes(), "")
    if not found:
        raise Failure("Debian's package brought no Firefox.", "name one: FIREFOX=/path/to/firefox.")
    return found


def ensure_webkit() -> str:
    """The path of the small browser that comes with WebKit; its driver is on the PATH.

    Raises:
        Failure: they could not be had.
    """
    if not _webkit():
        with step("Debian's WebKit"):
            debian.install("webkit2gtk-driver", "xvfb")
    found = _webkit()
    if not found:
        raise Failure(
            "WebKit's MiniBrowser, WebKitWebDriver and Xvfb are not all here.",
            "install them by hand (Debian: webkit2gtk-driver, xvfb).",
        )
    return found


def _firefoxes() -> Iterator[str]:
    named = os.environ.get("FIREFOX")
    if named:
        yield named
    yield from filter(None, map(shutil.which, FIREFOX))
    yield from filter(os.path.exists, USUAL_PLACES)


def _webkit() -> str:
    browser = next(map(str, PREFIX.glob(MINI_BROWSERS)), "")
    return browser if all(map(shutil.which, WEBKIT)) else ""
