"""A set-up position: what a game begins from, whether it can be played, and how it is put up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from gamemaster.core.game import Refused, Seat
from gamemaster.parchis.board import (
    PIECES,
    Board,
    place_text,
    places_by_text,
)
from gamemaster.parchis.position import NOBODY, Position, pair_bit, set_up
from gamemaster.parchis.rules import Rules
from gamemaster.parchis.stepping import begin_roll, give_turn

AT_BASE: Final = ("base",) * PIECES
AT_HOME: Final = ("home",) * PIECES
MOST_PLAYERS: Final = 4
PAIRS: Final = {
    f"{low + 1}-{high + 1}": (low, high) for low, high in combinations(range(PIECES), 2)
}
"""Two pieces of one player, by the text of their numbers."""


class SetupError(Refused):
    """A position's text that can't be read; names line and column."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A position in the words of its text; players are counted from 0.

    `pieces` are the places of the first players' pieces, all others are in their bases. `turn` is
    None where lots are drawn. `dice`, `left`, `bonus`, `doubles`, `paired` and `moved` are those of
    `Position`, pairs as numbers from 0 to 3.
    """

    pieces: tuple[tuple[str, ...], ...] = ()
    turn: Seat | None = None
    dice: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    doubles: int = 0
    paired: tuple[tuple[int, int], ...] = ()
    moved: tuple[int, ...] = ()

    @property
    def double(self) -> bool:
        """Whether the roll under way is a double."""
        return len(self.dice) > 1 and self.dice[0] == self.dice[1]


@dataclass(frozen=True, slots=True)
class Problem:
    """What makes a position unplayable."""

    rule: str
    severity: str
    key: str
    args: Mapping[str, Any]


def setup_of(board: Board, position: Position) -> Setup:
    """A position in the words of its text."""
    return Setup(
        pieces=tuple(
            tuple(place_text(position.places[piece]) for piece in board.pieces(seat))
            for seat in range(board.seats)
        ),
        turn=None if position.player == NOBODY else position.player,
        dice=position.dice,
        left=position.left,
        bonus=position.bonus,
        doubles=position.doubles,
        paired=tuple(pair for pair in PAIRS.values() if position.paired & pair_bit(*pair)),
        moved=tuple(number for number in range(PIECES) if position.moved & 1 << number),
    )


def problems(rules: Rules, setup: Setup) -> Iterator[Problem]:
    """What can't be played: crowded cells, a game that is over, dice that don't fit (Rule P-4)."""
    done = [seat for seat, own in enumerate(setup.pieces) if own == AT_HOME]
    partners = [seat for seat in done if (seat + 2) % MOST_PLAYERS in done]
    if partners if rules.pairs else done:
        yield Problem("P-12", "error", "position-over", {})
    elif setup.turn in done and not rules.help_partner:
        yield Problem("P-12", "error", "position-finished", {"seat": setup.turn})
    standing: dict[str, Counter[Seat]] = {}
    for seat, own in enumerate(setup.pieces):
        for text in own:
            if text not in ("base", "home"):
                cell = f"{text} {seat}" if text.startswith("L") else text
                standing.setdefault(cell, Counter())[seat] += 1
    for cell, seats in standing.items():
        if len(seats) > 1:
            yield Problem("P-4", "error", "position-mixed", {"at": cell})
        elif seats.most_common(1)[0][1] > 2:
            yield Problem("P-4", "error", "position-crowded", {"at": cell.split()[0]})
    if (setup.left and not setup.dice) or Counter(setup.left) - Counter(setup.dice):
        yield Problem("P-9", "error", "position-dice", {})
    if setup.turn is None and (setup.dice or setup.bonus or setup.doubles):
        yield Problem("P-2", "error", "position-no-turn", {})
    if setup.dice and setup.double != (setup.doubles > 0):
        yield Problem("P-7", "error", "position-doubles", {})
    if setup.bonus and setup.left == setup.dice:
        yield Problem("P-11", "error", "position-bonus", {})
    if (setup.paired or setup.moved) and not setup.double:
        yield Problem("P-8", "error", "position-paired", {})


def position_of(board: Board, setup: Setup) -> Position:
    """The position on a board; raises `SetupError` if more players are named than play."""
    if len(setup.pieces) > board.seats or (setup.turn or 0) >= board.seats:
        raise SetupError(
            "refused-position-players",
            f"the position is for more than {board.seats} players",
            players=board.seats,
        )
    named = (*setup.pieces, *[AT_BASE] * (board.seats - len(setup.pieces)))
    places = [
        [places_by_text(corner)[text] for text in own]
        for corner, own in zip(board.corners, named, strict=True)
    ]
    position = set_up(board, places)
    if setup.turn is not None:
        give_turn(board, position, setup.turn)
    if setup.dice:
        begin_roll(position, setup.dice)
    if setup.left != setup.dice:
        position.left, position.bonus = setup.left, setup.bonus
        position.paired = sum(pair_bit(low, high) for low, high in setup.paired)
        position.moved = sum(1 << number for number in setup.moved)
    position.doubles = setup.doubles
    return position
