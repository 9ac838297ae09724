"""Several people at one page, in the words of those who pass it on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.driving import Gamemaster, write


class Room(Gamemaster):
    """A page that goes from hand to hand."""

    def seat_people(self, names: Sequence[str]) -> None:
        """These sit down beside the player."""
        rows = self.page.locator(".person-row")
        while rows.count() < len(names):
            self.part("person-more").click()
        while rows.count() > len(names):
            rows.last.get_by_role("button").click()
        for at, name in enumerate(names):
            write(rows.nth(at).get_by_role("textbox"), name)

    def set_room(self, names: Sequence[str], **options: Any) -> None:
        """A table with these people at this page and nobody else."""
        self.set_table(name=names[0], **options)
        self.seat_people(names[1:])
        self.seat_bots([])

    def begin(self) -> None:
        """Begin the game of the form: nobody sees anything yet."""
        self.part("start-game").click()
        expect(self.part("cover")).to_be_visible()

    def is_covered_for(self, name: str) -> None:
        """Wait until the page asks to be passed to somebody."""
        expect(self.part("cover")).to_be_visible()
        expect(self.part("cover").get_by_role("heading")).to_contain_text(name)

    def uncover(self) -> None:
        """The one who is asked for looks at it."""
        self.part("uncover").click()
        expect(self.part("cover")).to_be_hidden()

    def pass_on(self) -> None:
        """Whoever has moved covers the page."""
        self.part("cover-now").click()
        expect(self.part("cover")).to_be_visible()

    def take_turns(self, choose: Callable[[list[str]], str], moves: int = 400) -> int:
        """Move and pass the page on until the game is over; answers how often it was passed on."""
        passed = 0
        over, cover_now = self.part("game-over").filter(visible=True), self.part("cover-now")
        cover = self.part("cover")
        ready = self.offer_buttons.or_(over).or_(cover_now.filter(visible=True)).or_(cover).first
        for _ in range(moves):
            expect(ready).to_be_visible()
            if over.count():
                return passed
            if cover.count():
                self.uncover()
                passed += 1
            elif cover_now.filter(visible=True).count():
                self.pass_on()
            elif offers := self.offers():
                self.button(choose(offers)).click()
        raise AssertionError(f"still playing after {moves} moves")


def everything(page: Page) -> str:
    """All that the page's document holds, seen or not."""
    html: str = page.evaluate("document.documentElement.outerHTML")
    return html
