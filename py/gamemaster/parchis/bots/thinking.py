"""What the thinking bots share: who is on whose side, and how a position looks from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.core.game import Seat
from gamemaster.parchis.board import Board
from gamemaster.parchis.position import Position
from gamemaster.parchis.stepping import mover_of

LEADER: Final = 0.7
"""How much of the others' worth is the leader's, who is the likeliest to win."""


def outlook(board: Board, worths: Sequence[float], seat: Seat) -> float:
    """A position from the side of a seat: its own or its pair's worth against the others'."""
    partner = board.partners[seat]
    if partner != seat:
        return 2 * (worths[seat] + worths[partner]) - sum(worths)
    if len(worths) == 2:
        return worths[seat] - worths[1 - seat]
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - LEADER * max(others) - (1 - LEADER) * sum(others) / len(others)


def next_to_roll(board: Board, position: Position) -> Seat:
    """Who rolls after this roll: a double gives its player another one (Rules P-2, P-7)."""
    first, second = position.dice
    return position.player if first == second else next_player(board, position)


def next_player(board: Board, position: Position) -> Seat:
    """Who has the next turn: who is done and helps nobody is passed over (Rule P-12)."""
    seat = (position.player + 1) % board.seats
    while position.finished(mover_of(board, position, seat)):
        seat = (seat + 1) % board.seats
    return seat
