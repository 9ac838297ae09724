"""Somebody who is at the puzzles of a page, and knows the answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator, Page, expect

from gamemaster.core.puzzles import Book, Hearing, Puzzle, Solution, read_book
from gamemaster.games import GAMES
from gamemaster.posing import pose
from gamemaster.puzzling import puzzler_for
from tests.browser.conftest import PLACES

KINDS: Final = ("where", "other", "certain", "way", "liar")


def books() -> Iterator[tuple[str, Book]]:
    """All books of the site by their names, in the order of these."""
    for path in sorted((PLACES.static / "puzzles").glob("*.txt")):
        yield path.stem, read_book(path.read_text(encoding="utf-8"))


def of_day(day: str, kind: str) -> tuple[str, int]:
    """The book and the place of a day's puzzle: as many places on as a hash of the day says."""
    own = [(name, len(book.puzzles)) for name, book in books() if book.kind == kind]
    left = fnv(f"{day} {kind}") % sum(count for _, count in own)
    for name, count in own:
        if left < count:
            return name, left
        left -= count
    raise AssertionError("there are fewer puzzles than all together")


def fnv(text: str) -> int:
    """FNV-1a of 32 bits."""
    number = 0x811C9DC5
    for byte in text.encode():
        number = (number ^ byte) * 0x01000193 & 0xFFFFFFFF
    return number


class Known:
    """A puzzle of a book with its answer."""

    def __init__(self, name: str, at: int | None = None) -> None:
        """That at a place, or the easiest."""
        self.name = name
        self.book = dict(books())[name]
        puzzles = self.book.puzzles
        easiest = min(puzzles, key=lambda puzzle: puzzle.effort.rating)
        self.puzzle: Puzzle = easiest if at is None else puzzles[at]
        game = GAMES[self.book.game]
        rules = game.read_rules(self.book.options)
        self.hearing: Hearing = pose(game, rules, self.book.seed, self.puzzle)
        solution = puzzler_for(game.id).solve(self.hearing, self.puzzle.question)
        assert solution is not None
        self.solution: Solution = solution
        self.answer = solution.answer


class Puzzled:
    """Somebody's page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def part(self, name: str) -> Locator:
        return self.page.locator(f"[data-testid={name}]")

    def opens(self) -> None:
        """Look at the list of all puzzles."""
        self.part("puzzles").click()
        expect(self.part("puzzles-streak")).to_be_visible()

    def begins(self, known: Known) -> None:
        """Choose the book in the lobby, and wait for its easiest puzzle."""
        self.opens()
        self.page.locator(f"[data-testid=book][data-book={known.name}]").click()
        self.has_laid(known)

    def takes_daily(self, known: Known) -> None:
        """Choose today's puzzle of its kind from the list."""
        self.page.locator(f"[data-testid=daily][data-kind={known.book.kind}]").click()
        self.has_laid(known)

    def has_laid(self, known: Known) -> None:
        """Wait for this puzzle."""
        expect(self.part("puzzle")).to_be_visible()
        expect(self.part("puzzles-dialog")).to_contain_text(str(known.puzzle.effort.rating))

    def marks(self, known: Known) -> None:
        """Mark the answer by keys alone; of claims, which are tried one by one, try all but one."""
        ways = {
            "where": self._cells,
            "other": self._cells,
            "certain": self._claims,
            "way": self._steps,
            "liar": self._statement,
        }
        ways[known.book.kind](known.answer)

    def _cells(self, answer: tuple[str, ...]) -> None:
        for name in answer:
            self.page.locator(f"#puzzle-{name}").press("Enter")
            expect(self.page.locator(f"#puzzle-{name}")).to_have_attribute("aria-pressed", "true")

    def _claims(self, answer: tuple[str, ...]) -> None:
        for number, claim in enumerate(answer, 1):
            self.part("puzzle-square").select_option(label=claim.split()[1])
            expect(self.part("puzzle-claim")).to_be_enabled()
            self.part("puzzle-claim").select_option(value=claim)
            if number < len(answer):
                self.checks()
                self.is_told("left")

    def _steps(self, answer: tuple[str, ...]) -> None:
        for side in answer:
            self.page.locator(f"#puzzle-step-{side}").press("Enter")

    def _statement(self, answer: tuple[str, ...]) -> None:
        self.page.locator(f"#puzzle-said-{answer[0]}").press("Space")

    def checks(self) -> None:
        self.part("puzzle-check").press("Enter")

    def is_told(self, text: str) -> None:
        expect(self.part("puzzle-said")).to_contain_text(text)

    def is_right(self) -> None:
        self.is_told("Right")
        expect(self.part("puzzle-next")).to_be_focused()

    def solves(self, known: Known) -> None:
        """Mark the answer, and be told that it is right."""
        self.marks(known)
        self.checks()
        self.is_right()

    def goes_back(self) -> None:
        """Back to the list."""
        self.part("puzzles-back").click()
        expect(self.part("puzzles-streak")).to_be_visible()
