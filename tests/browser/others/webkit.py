"""A WebKit on a screen that nobody sees, led by WebDriver; a person plays in it by scripts."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from warnings import catch_warnings, simplefilter

from selenium.webdriver import WebKitGTK
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.friends.self_playing import PLAY
from tests.browser.watching import PATIENCE_MS

PATIENCE_S: Final = PATIENCE_MS / 1000
SCREEN: Final = "1280x900x24"


class Page:
    """Somebody's page."""

    def __init__(self, driver: WebKitGTK) -> None:
        self.driver = driver

    def goto(self, address: str) -> None:
        """Open an address, and wait until the engine has come."""
        self.driver.get(address)
        self.waits("(name) => part(name)?.dataset.state === 'ready'", "boot")

    def evaluate(self, script: str, *given: object) -> Any:
        """What a function yields; it finds what is shown by its test id with `part`."""
        part = """const part = (name) => [...document.querySelectorAll(`[data-testid="${name}"]`)]
          .find((one) => one.checkVisibility());"""
        return self.driver.execute_script(f"{part} return ({script})(...arguments);", *given)

    def waits(self, script: str, *given: object) -> Any:
        """What a function yields as soon as that is something."""
        wait: WebDriverWait[WebKitGTK] = WebDriverWait(self.driver, PATIENCE_S, 0.1)
        return wait.until(lambda _: self.evaluate(script, *given), f"never so: {script} {given}")

    def clicks(self, part: str) -> None:
        """Click something once it is shown."""
        self.waits("(name) => { const one = part(name); one?.click(); return Boolean(one); }", part)

    def sees(self, part: str) -> str:
        """What stands in a part of the page, once it is shown."""
        text: str = self.waits("(name) => part(name)?.textContent", part)
        return text

    def opens_table(self, preset: str) -> None:
        """Begin a game of a rule set with the form of the lobby."""
        self.evaluate("() => void (part('setup-sheet').open = true)")
        self.clicks(f"preset-{preset}")
        self.clicks("start-game")
        self.waits("() => document.body.dataset.screen === 'table' && part('turn')?.textContent")

    def plays_on(self, seed: int, lines: int) -> list[str]:
        """Play with the buttons that are shown until the log has so many lines; these."""
        self.evaluate(PLAY, seed)
        self.waits(
            "(lines) => part('game-over') || part('log').querySelectorAll('li').length >= lines",
            lines,
        )
        self.evaluate("() => player.disconnect()")
        return self.log()

    def log(self) -> list[str]:
        """What was said, a line for each request."""
        lines: list[str] = self.evaluate(
            "() => [...part('log').querySelectorAll('li')].map((one) => one.innerText)"
        )
        return lines

    def fetched(self) -> list[str]:
        """The addresses of what the page and its worker have asked for, as the server saw them."""
        names: list[str] = self.evaluate(
            "() => performance.getEntriesByType('resource').map((one) => one.name)"
        )
        return names


@contextmanager
def started(browser: str) -> Iterator[Page]:
    """A browser with nothing kept; it is closed in the end, and its screen with it."""
    with _screen() as display:
        options = Options()
        options.binary_location = browser
        options.add_argument("--automation")
        service = Service(shutil.which("WebKitWebDriver"), env={**os.environ, "DISPLAY": display})
        with catch_warnings():
            # It warns of how it speaks to itself.
            simplefilter("ignore", DeprecationWarning)
            driver = WebKitGTK(options=options, service=service)
        try:
            yield Page(driver)
        finally:
            driver.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """The name of a screen that is there as long as it is needed."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()
