"""The game master's console in the words of the person who leads."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.driving import choose
from tests.browser.friends.playing_friends import Host


class Leader(Host):
    """The page of a host who leads the game and plays no piece."""

    def confirms(self) -> None:
        """Confirm the starts that all have chosen."""
        self.part("console-confirm").click()
        expect(self.part("console-confirm")).to_be_hidden()

    def holds(self) -> None:
        """From now on answers wait for a word."""
        self.part("console-hold").click()
        expect(self.part("console-hold")).to_have_attribute("aria-pressed", "true")

    def says_it(self) -> None:
        """Say the answer that waits, by its key."""
        expect(self.part("console-say")).to_be_visible()
        self.page.keyboard.press("s")
        expect(self.part("console-say")).to_be_hidden()

    def looks(self, eyes: str) -> None:
        """Look through somebody's eyes: `gm`, or a seat counted from 0."""
        self.part("console-eyes").select_option(eyes)

    def overrules(self, what: str, *values: object, tell: str | Sequence[int] = "all") -> None:
        """Change the course of the game, and tell whom: `all`, `none`, or some seats."""
        self.part("console-change").click()
        self.part("overrule-what").select_option(what)
        for at, value in enumerate(values):
            cell, _, side = str(value).partition(" ")
            choose(self.part(f"overrule-{at}"), cell)
            if side:
                choose(self.part(f"overrule-{at}-side"), side)
        if isinstance(tell, str):
            if self.part("overrule-tell-all").is_visible():
                self.part(f"overrule-tell-{tell}").check()
        else:
            self.part("overrule-tell-some").check()
            for seat in tell:
                self.part(f"overrule-tell-seat-{seat}").check()
        self.part("overrule-do").click()
        expect(self.part("overrule")).to_be_hidden()

    def takes_back(self, requests: int) -> None:
        """Take back the last requests."""
        self.part("console-back").click()
        self.part("take-back-0").fill(str(requests))
        self.part("take-back-do").click()
        expect(self.part("take-back")).to_be_hidden()

    def remarks(self, text: str, to: str = "all") -> None:
        """Say something beside the rules, to all or to one seat."""
        self.part("console-remark").click()
        self.part("remark-to").select_option(to)
        self.part("remark-text").fill(text)
        self.part("remark-send").click()
        expect(self.part("remark")).to_be_hidden()

    def ends(self, *winners: int) -> None:
        """End the game: these seats win, or it is a draw."""
        self.part("console-end").click()
        for seat in winners:
            self.part(f"console-winner-{seat}").check()
        self.is_asked_twice("console-end-won" if winners else "console-end-draw")
        self.verdict()
