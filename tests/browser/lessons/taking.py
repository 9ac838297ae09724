"""Somebody who takes lessons on the page."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.labyrinth.playing_school import SchoolTable
from tests.teaching.learning import LESSONS, word_in


class Pupil(SchoolTable):
    """One person's page, with somebody beside it who teaches."""

    language = "en"

    def word(self, name: str, **args: str) -> str:
        """A sentence in the page's language."""
        return word_in(self.language, name, **args)

    def open_lessons(self) -> None:
        """Look at all lessons, from the lobby."""
        self.part("learn").click()
        expect(self.part("lessons")).to_be_visible()

    def lesson(self, name: str) -> Locator:
        """The button of a lesson in their list."""
        return self.page.locator(f"[data-lesson={name}]")

    def begin(self, name: str) -> None:
        """Take a lesson from the list."""
        self.lesson(name).click()
        self.is_at_table()
        self.is_asked(LESSONS[name]["scenes"][0]["tasks"][0]["ask"])

    def is_asked(self, name: str) -> None:
        """Wait until the guide asks for this task."""
        expect(self.part("guide-ask")).to_have_text(self.word(name))

    def is_told(self, name: str) -> None:
        """Wait until the guide says this of the last try."""
        expect(self.part("guide-said")).to_have_text(self.word(name))

    def has_done(self, name: str) -> None:
        """Wait until a lesson is told to be done."""
        title = self.word(f"lesson-{name}")
        expect(self.part("guide-name")).to_have_text(self.word("lessons-over", title=title))
        expect(self.part("guide-ask")).to_be_hidden()
        expect(self.part("guide-on")).to_be_visible()

    def does(self, move: str) -> None:
        """Make a move of a lesson's solution, with what the page has for it."""
        steps = self.page.locator("details.steps")
        if steps.is_visible() and steps.get_attribute("open") is None:
            self.part("steps").click()  # which a phone folds away
        self.decision()
        if move == "hint":
            self.visit("hint")
            self.part("hint-buy").click()
            expect(self.part("hint-answer")).not_to_be_empty()
            self.part("hint-close").click()
        elif move.startswith("bet"):
            _, bet, coins = move.split()
            self.visit("bet")
            self.stake(bet, int(coins))
            self.part("casino-play").click()
            expect(self.part("casino-outcome")).not_to_be_empty()
            self.part("casino-close").click()
        elif self.button(move).count():
            self.move(move)
        else:
            self.write(move)
            self.part("say-move").click()
