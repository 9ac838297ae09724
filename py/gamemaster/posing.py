"""A puzzle's mailbox: its game is played again, and the seat that is asked has heard it (G-3)."""

from __future__ import annotations

from typing import Any

from gamemaster.answers import seated
from gamemaster.core import replies
from gamemaster.core.game import Game, Refused
from gamemaster.core.puzzles import Book, Hearing, Puzzle, Question, read_book, unplayable
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES

COLOURS = ("red", "blue", "green", "orange", "purple", "teal")


def pose(game: Game[Any, Any, Any, Any], rules: Any, seed: str, puzzle: Puzzle) -> Hearing:
    """What the seat of a puzzle has heard. Raises `Refused` for a game that can't be played."""
    if not 0 <= puzzle.seat < puzzle.seats:
        raise Refused("refused-seat", f"there is no seat {puzzle.seat}", seat=puzzle.seat)
    table = open_game(game, rules, seed, puzzle.number, puzzle.seats)
    for text in puzzle.moves:
        if table.turn is None:
            raise unplayable(f"nobody can say {text!r}: the game is over")
        refusal = table.submit(table.turn, text, table.version)
        if refusal is not None:
            raise unplayable(f"{text!r} is refused: {refusal.key}")
    heard = table.observe(puzzle.seat).heard
    hearing = Hearing(rules, puzzle.seats, puzzle.seat, heard)
    return hearing if puzzle.lie is None else hearing.altered(*puzzle.lie)


def open_game(
    game: Game[Any, Any, Any, Any], rules: Any, seed: str, number: int, seats: int
) -> Table:
    """The table at which a puzzle's game is played. Raises `Refused`."""
    return Table.open(game, rules, [*map(_player, range(seats))], f"{seed}/{number}")


def _player(seat: int) -> Player:
    return Player(str(seat + 1), COLOURS[seat % len(COLOURS)])


def told(text: str) -> replies.BookTold:
    """What is in a book; raises `Refused`."""
    book = read_book(text)
    rules = _game(book).read_rules(book.options)
    return {
        "type": "book",
        "game": book.game,
        "kind": book.kind,
        "rules": _game(book).write_rules(rules),
        "puzzles": [{"rating": puzzle.effort.rating} for puzzle in book.puzzles],
    }


def posed(text: str, at: int) -> replies.Posed:
    """One puzzle of a book, with the mailbox and the picture that its seat has. Raises `Refused`.

    What a lie contradicts can't be drawn, so that its picture is that of the beginning.
    """
    book = read_book(text)
    if at >= len(book.puzzles):
        raise unplayable(f"the book has {len(book.puzzles)}, and none of number {at}")
    game, puzzle = _game(book), book.puzzles[at]
    rules, question = game.read_rules(book.options), puzzle.question
    hearing = pose(game, rules, book.seed, puzzle)
    return laid(game, hearing, question, puzzle.effort.rating, lies=puzzle.lie is not None)


def laid(
    game: Game[Any, Any, Any, Any], hearing: Hearing, question: Question, rating: int, *, lies: bool
) -> replies.Posed:
    """A question about a mailbox as the page gets it; where one `lies`, with an empty picture."""
    view = game.view(hearing.rules, hearing.seat, hearing.seats)
    for said in hearing.heard[:1] if lies else hearing.heard:
        view.hear(said)
    return {
        "type": "posed",
        "game": game.id,
        "rules": game.write_rules(hearing.rules),
        "seats": [seated(_player(seat)) for seat in range(hearing.seats)],
        "seat": hearing.seat,
        "heard": [{"key": said.key, "args": said.args} for said in hearing.heard],
        "view": view.show(),
        "question": {"kind": question.kind, "whom": question.whom, "steps": question.steps},
        "rating": rating,
    }


def _game(book: Book) -> Game[Any, Any, Any, Any]:
    if book.game not in GAMES:
        raise Refused("refused-game", f"no game is called {book.game!r}", game=book.game)
    return GAMES[book.game]
