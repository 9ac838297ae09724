"""Books of puzzles as text: what is written is read again, and junk is refused by its line."""

from __future__ import annotations

import pytest

from gamemaster.core.game import Refused
from gamemaster.core.puzzles import MAX_BOOK, read_book, write_book
from gamemaster.games import GAMES
from gamemaster.posing import pose

BOOK = """\
gamemaster puzzles 1
game labyrinth
kind other
rules {"bear":false,"preset":"classic"}
seed drawn
short {"l":"go left","u":"go up"}
3 2 0 6.1.2 seat=1 start b3,start d2,l,shoot up,u
4 2 1 20.0.0 2=starts-pit start b3,start d2
5 1 0 3.0.0 steps=4 start b3
6 1 0 3.0.0 - start b3
"""
MOVES = ("start b3", "start d2", "go left", "shoot up", "go up")


def test_a_book_is_read_as_it_was_written() -> None:
    book = read_book(BOOK)
    assert write_book(book) == BOOK
    other, lie, way, plain = book.puzzles
    assert (other.number, other.moves, other.question.whom) == (3, MOVES, 1)
    assert other.effort.rating == 700 + 6 * 60 + 200 + 2 * 80
    assert (lie.lie, lie.question.whom, lie.seat) == ((2, "starts-pit"), None, 1)
    assert lie.effort.rating == 700 + 15 * 60, "more than that is not harder"
    assert (way.question.steps, plain.question.steps) == (4, 0)


def test_a_puzzle_is_posed_by_playing_its_game() -> None:
    book = read_book(BOOK)
    game = GAMES[book.game]
    rules = game.read_rules(book.options)
    true, lied = (pose(game, rules, book.seed, puzzle) for puzzle in book.puzzles[:2])
    assert [said.key for said in true.heard if said.key == "requested"] == ["requested"] * 5
    assert (true.seats, true.seat) == (2, 0)
    assert (lied.seat, lied.heard[2].key) == (1, "starts-pit")
    assert lied.heard[2].args == true.heard[2].args


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("puzzles 1", "puzzles 2", "line 1"),
        ("game labyrinth", "labyrinth", "line 2"),
        ("kind other", "sort other", "line 3"),
        ('"classic"}', '"classic"', "line 4"),
        ('{"bear":false,"preset":"classic"}', "[]", "line 4"),
        ("seed drawn", "seed", "line 5"),
        ('"go up"}', '"go up"', "line 6"),
        ("3 2 0", "three 2 0", "line 7"),
        ("6.1.2", "6.1", "line 7"),
        ("seat=1", "seat=x", "line 7"),
        ("2=starts-pit", "two=starts-pit", "line 8"),
        (" steps=4 start b3", "", "line 9"),
        ("6 1 0", "\n6 1 0", "line 10"),
        ("b3\n6", "b3\n" + "#" * MAX_BOOK, "at most"),
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
        ("start d2,l", "start d9,l", "refused-puzzle"),
        ("3 2 0", "3 2 2", "refused-seat"),
        ("3 2 0", "3 9 0", "refused-players"),
        ("seat=1 start", "99=hit-wall start", "refused-puzzle"),
    ],
)
def test_a_game_that_can_not_be_played_is_refused(old: str, new: str, key: str) -> None:
    book = read_book(BOOK.replace(old, new))
    game = GAMES[book.game]
    with pytest.raises(Refused) as refused:
        pose(game, game.read_rules(book.options), book.seed, book.puzzles[0])
    assert refused.value.key == key
