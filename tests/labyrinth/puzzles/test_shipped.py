"""The puzzles of the page: each has the answer that the reasoner proves, and the grade it says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from gamemaster.core.puzzles import Book, read_book, write_book
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.puzzles.puzzler import LabyrinthPuzzler
from gamemaster.posing import pose
from tests.campaigns import sampled, some

FOLDER: Final = Path(__file__).resolve().parents[3] / "static" / "puzzles"
BOOKS: Final = {
    path.stem: read_book(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.txt"))
}
PUZZLER: Final = LabyrinthPuzzler()
PARTS: Final = 15
"""Of each book: all at once would take longer than a test may."""
CASES: Final = [
    pytest.param(name, part, id=f"{name}-{part}") for name in BOOKS for part in range(PARTS)
]


def test_there_are_books_of_every_kind_as_they_were_written() -> None:
    assert {book.kind for book in BOOKS.values()} == {*PUZZLER.kinds}
    for name, book in BOOKS.items():
        assert name == f"{book.options['preset']}-{book.kind}"
        assert write_book(book) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        assert book.puzzles


@pytest.mark.parametrize(("name", "part"), sampled(CASES, 3))
def test_each_puzzle_has_one_answer_and_the_grade_that_it_says(name: str, part: int) -> None:
    book = BOOKS[name]
    rules = LABYRINTH.read_rules(book.options)
    for at, puzzle in enumerate(some(book.puzzles[part::PARTS], 1)):
        hearing = pose(LABYRINTH, rules, book.seed, puzzle)
        found = PUZZLER.solve(hearing, puzzle.question)
        assert found is not None, puzzle.number
        assert found.effort == puzzle.effort, puzzle.number
        if puzzle.lie is not None:
            assert found.answer == (str(puzzle.lie[0]),)
        if at == 0:  # it is solved once more for that
            tried = PUZZLER.attempt(hearing, puzzle.question, found.answer)
            assert (tried["right"], tried["left"]) == (True, 0), puzzle.number


@pytest.mark.parametrize("name", sampled(BOOKS, 5))
def test_no_two_are_alike(name: str) -> None:
    keys = [*keys_of(BOOKS[name])]
    assert len({*keys}) == len(keys)


def keys_of(book: Book) -> Iterator[str]:
    rules = LABYRINTH.read_rules(book.options)
    for puzzle in some(book.puzzles, 12):
        hearing = pose(LABYRINTH, rules, book.seed, puzzle)
        yield PUZZLER.key(hearing, puzzle.question)
