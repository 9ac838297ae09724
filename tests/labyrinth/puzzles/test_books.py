"""Books of puzzles as text: what is written is read again, and junk is refused by its line."""

from __future__ import annotations

import pytest

from gamemaster.core.game import Refused
from gamemaster.labyrinth.puzzles.books import lay, read_book, write_book

BOOK = """\
gamemaster puzzles 1
kind other
rules {"bear":false,"preset":"classic"}
seed drawn
3 2 0 6.1.2 1 b3,d2,l,shoot up,u
"""


def test_a_book_is_read_as_it_was_written() -> None:
    book = read_book(BOOK)
    assert write_book(book) == BOOK
    (puzzle,) = book.puzzles
    assert puzzle.moves == ("start b3", "start d2", "go left", "shoot up", "go up")
    assert (puzzle.number, puzzle.question.whom) == (3, 1)
    assert puzzle.effort.rating == 700 + 6 * 60 + 200 + 2 * 80
    assert not book.rules.bear


def test_a_puzzle_is_laid_by_playing_its_game() -> None:
    book = read_book(BOOK)
    box = lay(book.rules, book.seed, book.puzzles[0])
    assert [said.key for said in box.heard if said.key == "requested"] == ["requested"] * 5
    assert (box.seats, box.seat) == (2, 0)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("puzzles 1", "puzzles 2", "line 1"),
        ("kind other", "kind riddle", "line 2"),
        ("kind other", "sort other", "line 2"),
        ('"classic"}', '"classic"', "line 3"),
        ("seed drawn", "seed", "line 4"),
        ("3 2 0", "three 2 0", "line 5"),
        ("6.1.2 ", "6.1 ", "line 5"),
        (" 1 b3", " b3", "line 5"),
    ],
)
def test_junk_is_refused_by_its_line(old: str, new: str, why: str) -> None:
    with pytest.raises(Refused, match=why) as refused:
        read_book(BOOK.replace(old, new))
    assert refused.value.key == "refused-puzzle"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("l,shoot", "sing,shoot", "refused-puzzle"),
        ("b3,d2", "b3,d9", "refused-puzzle"),
        ("3 2 0", "3 2 2", "refused-seat"),
        ("3 2 0", "3 9 0", "refused-players"),
    ],
)
def test_a_game_that_can_not_be_played_is_refused(old: str, new: str, key: str) -> None:
    book = read_book(BOOK.replace(old, new))
    with pytest.raises(Refused) as refused:
        lay(book.rules, book.seed, book.puzzles[0])
    assert refused.value.key == key
