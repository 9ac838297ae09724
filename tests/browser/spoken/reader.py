"""A screen reader in the page, Guidepup's: it reads what a real one would be handed."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page

from builder import tools
from tests.browser.conftest import PLACES
from tests.browser.watching import PATIENCE_MS

ENTRY: Final = 'import { virtual } from "@guidepup/virtual-screen-reader"; window.reader = virtual;'
FLAGS: Final = ("--bundle", "--format=iife", "--minify", '--define:process.env.NODE_ENV="x"')
HEARD: Final = """async ([text, patience]) => {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if ((await reader.spokenPhraseLog()).some((one) => one.includes(text))) return true;
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}"""
"""Whether something was spoken, or is in time; the page allows no text to be run as a predicate."""
SO_FAR: Final = "async () => reader.spokenPhraseLog()"


@cache
def script() -> str:
    """All of it in one classic script, for the page to run."""
    esbuild = PLACES.modules / "esbuild" / "bin" / "esbuild"
    command: list[str | Path] = [tools.ensure_node(PLACES).node, esbuild, *FLAGS]
    made = subprocess.run(
        command, input=ENTRY, cwd=PLACES.static, capture_output=True, check=True, encoding="utf-8"
    )
    return made.stdout


class Reader:
    """Somebody who listens to a page, and acts on what has the cursor."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def listens(self, to: str = "body") -> None:
        """Begin with a part of the page; from now on its live regions are heard, too."""
        if self.page.evaluate("'reader' in window"):
            self.page.evaluate("reader.stop()")
        else:
            self.page.evaluate(script())
        start = "(one) => reader.start({ container: document.querySelector(one) })"
        self.page.evaluate(start, to)

    def log(self) -> list[str]:
        """All that was spoken since it was forgotten."""
        spoken: list[str] = self.page.evaluate(SO_FAR)
        return spoken

    def forgets(self) -> None:
        """What was spoken so far is of no interest any more."""
        self.page.evaluate("reader.clearSpokenPhraseLog()")

    def reads_to(self, text: str, most: int = 80) -> str:
        """Go on, phrase by phrase, until one has this text."""
        for _ in range(most):
            phrase: str = self.page.evaluate("async () => reader.lastSpokenPhrase()")
            if text in phrase:
                return phrase
            self.page.evaluate("reader.next()")
        raise AssertionError(f"nobody says {text!r}: {self.log()}")

    def comes_to(self, control: Locator, role: str = "button") -> str:
        """Move the focus to a control, as the Tab key does; what is spoken of it.

        Something else may be told at the same time, before it or after.
        """
        self.forgets()
        # What has the focus already is left first, or nothing would be said.
        control.evaluate("(one) => { one.blur(); one.focus(); }")
        assert self.page.evaluate(HEARD, [role, PATIENCE_MS]), self.log()
        return next(phrase for phrase in self.log() if role in phrase)

    def acts(self) -> None:
        """Do what the reader's own key does with the thing at its cursor."""
        self.page.evaluate("reader.act()")

    def hears(self, text: str) -> None:
        """Wait until each line of this was spoken."""
        for line in text.splitlines():
            assert self.page.evaluate(HEARD, [line, PATIENCE_MS]), (line, self.log())
