"""A puzzle's mailbox: its game is played again, and the seat that is asked has heard it (G-3)."""

from __future__ import annotations

from typing import Any

from gamemaster.core.game import Game, Refused
from gamemaster.core.puzzles import Hearing, Puzzle, unplayable
from gamemaster.core.table import Player, Table

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
    players = [Player(str(seat + 1), COLOURS[seat % len(COLOURS)]) for seat in range(seats)]
    return Table.open(game, rules, players, f"{seed}/{number}")
