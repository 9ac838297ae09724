"""Finding a Chromium that starts, or getting one."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from builder import debian
from builder.places import Places
from builder.say import Failure, call, step

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
USUAL_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SHELL = "chromium-headless-shell"
"""Chromium without windows: it draws no frame around a page that nobody sees."""
START_SECONDS = 60


def ensure_shell(places: Places) -> str:
    """The path of a Chromium for tests, which need no window: pages come sooner.

    Where CHROMIUM names one, that is taken; where the shell can't be had, any other will do.

    Raises:
        Failure: none of these could be had.
    """
    found = os.environ.get("CHROMIUM_SHELL")
    if found:
        return found
    if not os.environ.get("CHROMIUM"):
        if not shutil.which(SHELL):
            with suppress(Failure), step("Debian's Chromium without windows"):
                debian.install(SHELL)
        path = shutil.which(SHELL)
        if path and starts(path):
            return path
    return ensure(places)


def ensure(places: Places) -> str:
    """The path of a Chromium that starts: named, installed, Playwright's or Debian's.

    Raises:
        Failure: none of these could be had.
    """
    named = os.environ.get("CHROMIUM")
    if named and not starts(named):
        print(f"  CHROMIUM={named} does not start; looking for another")
    tried = []
    for path in _here(places):
        if starts(path):
            return path
        tried.append(path)
    for name, get in (("Playwright's Chromium", _playwright), ("Debian's Chromium", _debian)):
        try:
            with step(name):
                path = get(places)
            if starts(path):
                return path
            tried.append(path)
        except Failure as failure:
            tried.append(f"{name} ({failure.what})")
    raise Failure(
        "No Chromium starts on this machine. Tried: " + "; ".join(tried) + ".",
        "install Chromium or Google Chrome, or name one: CHROMIUM=/path/to/chrome.",
    )


def starts(path: str) -> bool:
    """Whether a browser starts and renders an empty page."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [path, "--headless", *FLAGS, f"--user-data-dir={profile}", "--dump-dom"]
        try:
            done = subprocess.run(
                [*command, "data:text/html,<title>ready</title>"],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=START_SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
    return done.returncode == 0 and b"<title>ready</title>" in done.stdout


def _here(places: Places) -> Iterator[str]:
    """What may be on the machine already, the one named by CHROMIUM first."""
    if os.environ.get("CHROMIUM"):
        yield os.environ["CHROMIUM"]
    yield from filter(None, map(shutil.which, NAMES))
    yield from filter(os.path.exists, USUAL_PLACES)
    path = _playwright_path(places)
    if Path(path).is_file():
        yield path


def _playwright_path(places: Places) -> str:
    script = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    return call("Playwright", [places.python, "-c", script]).strip().splitlines()[-1]


def _playwright(places: Places) -> str:
    call("playwright install", [places.python, "-m", "playwright", "install", "chromium"])
    return _playwright_path(places)


def _debian(_: Places) -> str:
    debian.install("chromium")
    found = shutil.which("chromium")
    if not found:
        raise Failure("Debian's package brought no chromium", "install a browser by hand.")
    return found
