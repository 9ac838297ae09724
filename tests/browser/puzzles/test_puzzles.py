"""Puzzles in the lobby: chosen, tried wrongly and kindly answered, solved; by pointer or keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from gamemaster.core.puzzles import Puzzle, read_book
from gamemaster.games import GAMES
from gamemaster.posing import pose
from gamemaster.puzzling import puzzler_for
from tests.browser.conftest import PLACES, OpenContext
from tests.browser.everybody.test_phone import PHONE
from tests.campaigns import deep


class Solver:
    """Somebody who is at the puzzles of a page, and knows the answers of a book."""

    def __init__(self, page: Page, book: str) -> None:
        self.page, self.name = page, book
        file = PLACES.static / "puzzles" / f"{book}.txt"
        self.book = read_book(file.read_text(encoding="utf-8"))
        self.easiest: Puzzle = min(self.book.puzzles, key=lambda puzzle: puzzle.effort.rating)
        game = GAMES[self.book.game]
        hearing = pose(game, game.read_rules(self.book.options), self.book.seed, self.easiest)
        solution = puzzler_for(game.id).solve(hearing, self.easiest.question)
        assert solution is not None
        self.answer = solution.answer

    def begin(self) -> None:
        """Choose the book in the lobby, and wait for its easiest puzzle."""
        self.part("puzzles").click()
        self.page.locator(f"[data-testid=book][data-book={self.name}]").click()
        expect(self.part("puzzle")).to_be_visible()
        expect(self.part("puzzles-dialog")).to_contain_text(str(self.easiest.effort.rating))

    def part(self, name: str) -> Locator:
        return self.page.locator(f"[data-testid={name}]")

    def check(self) -> None:
        self.part("puzzle-check").click()

    def is_told(self, text: str) -> None:
        expect(self.part("puzzle-said")).to_contain_text(text)

    def is_right(self) -> None:
        self.is_told("Right")
        expect(self.part("puzzle-next")).to_be_focused()


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    return page


@deep("by pointer")
def test_where_am_i(page: Page, new_context: OpenContext, axe: Callable[[Page], list[str]]) -> None:
    """A cell that was forgotten is shown in pencil; one too many is refused by what was heard.

    What is solved stays so, and is carried to another browser as a file.
    """
    solver = Solver(page, "quest-easy-where")
    solver.begin()
    assert axe(page) == []
    names = page.locator("[data-testid=puzzle-cell]").all_inner_texts()
    wrong = next(name for name in names if name not in solver.answer)
    cell = "[data-testid=puzzle-cell][data-cell={}]".format
    page.locator(cell(wrong)).click()
    solver.check()
    solver.is_told(f"can't be on {wrong}")
    expect(page.locator(".puzzle-heard .lit").first).to_be_visible()
    page.locator(cell(wrong)).click()
    for name in solver.answer[:-1]:
        page.locator(cell(name)).click()
    if len(solver.answer) > 1:
        solver.check()
        solver.is_told(f"may be on {solver.answer[-1]} as well")
        expect(solver.part("puzzle-paper")).to_be_visible()
    page.locator(cell(solver.answer[-1])).click()
    solver.check()
    solver.is_right()
    solver.part("puzzles-back").click()
    expect(page.locator("#book-quest-easy-where-done")).to_have_text(
        f"1 of {len(solver.book.puzzles)} solved"
    )
    expect(solver.part("puzzles-dialog")).to_contain_text("Your strength")
    with page.expect_download() as saved:
        solver.part("puzzles-save").click()
    page.reload()
    solver.part("puzzles").click()
    expect(page.locator("#book-quest-easy-where-done")).to_contain_text("1 of")
    other = new_context().new_page()
    other.goto("")
    there = Solver(other, "quest-easy-where")
    there.part("puzzles").click()
    expect(other.locator("#book-quest-easy-where-done")).to_contain_text("0 of")
    there.part("puzzles-file").set_input_files(saved.value.path())
    expect(other.locator("#book-quest-easy-where-done")).to_contain_text("1 of")
    expect(there.part("puzzles-taken")).to_have_text("The progress was loaded.")


@deep("of another kind")
def test_what_is_certain(page: Page) -> None:
    """Each mark is tried by itself, and stands in the notebook's words once it is proved."""
    solver = Solver(page, "quest-easy-certain")
    solver.begin()
    lines = solver.part("puzzle-words").locator("li")
    before = lines.count()
    for number, claim in enumerate(solver.answer, 1):
        solver.part("puzzle-square").select_option(label=claim.split()[1])
        expect(solver.part("puzzle-claim")).to_be_enabled()
        solver.part("puzzle-claim").select_option(value=claim)
        solver.check()
        if number < len(solver.answer):
            solver.is_told("left")
    solver.is_right()
    assert lines.count() >= before


def narrow(new_context: OpenContext) -> Page:
    """A narrow page of somebody who has solved nothing, and so gets the easiest first."""
    page = new_context(**PHONE, reduced_motion="reduce").new_page()
    page.goto("")
    return page


def test_the_way_out_and_who_lies_by_keys_on_a_narrow_page(new_context: OpenContext) -> None:
    way = Solver(narrow(new_context), "quest-easy-way")
    way.begin()
    for side in way.answer:
        way.page.locator(f"#puzzle-step-{side}").press("Enter")
    way.part("puzzle-check").press("Enter")
    way.is_right()
    assert way.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    liar = Solver(narrow(new_context), "quest-easy-liar")
    liar.begin()
    choices = liar.part("puzzle-statement")
    wrong = choices.evaluate_all(
        "(all, right) => all.map((each) => each.value).find((each) => each !== right)",
        liar.answer[0],
    )
    liar.page.locator(f"#puzzle-said-{wrong}").check()
    liar.part("puzzle-check").press("Enter")
    liar.is_told("Not that one")
    liar.page.locator(f"#puzzle-said-{liar.answer[0]}").check()
    liar.part("puzzle-check").press("Enter")
    liar.is_right()
