"""Steps: which of them a roll allows, and what they do to a position.

Nothing here is hidden, so bots think with the very same functions that the game plays by.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gamemaster.core.game import Seat
from gamemaster.parchis.board import (
    BASE,
    CAPTURE_BONUS,
    ENTERING,
    HOME,
    HOME_BONUS,
    PIECES,
    Board,
    Way,
    remaining,
)
from gamemaster.parchis.position import Position, pair_bit, pairs_together
from gamemaster.parchis.replies import Uses

DIE: Final = "die"
SUM: Final = "sum"
BONUS: Final = "bonus"
NO_PIECE: Final = -1


class Step(NamedTuple):
    """One use of a roll: a piece, its way, and whether a die, their sum or a bonus is used.

    `takes` is the piece that is captured, or `NO_PIECE`.
    """

    piece: int
    way: Way
    uses: Uses
    takes: int


def steps(board: Board, position: Position) -> dict[str, Step]:
    """The steps that the roll under way allows, by their texts (Rules P-3 to P-11).

    Of two pieces on one cell the first that may go stands for both.
    """
    found: dict[str, Step] = {}
    seat = position.mover
    ways, walls, cells = board.ways[seat], position.walls, position.cells
    uses, entering = _uses(position.left, position.bonus), _entering(position.left)
    for piece in board.pieces(seat):
        place = position.places[piece]
        if place == HOME:
            continue
        for by, use in entering if place == BASE else uses:
            for way in ways[place][by]:
                text = way.text
                if way.path & walls or text in found:
                    continue
                holder = cells[way.dst]
                takes = _taken(board, position, piece, way, holder - 1) if holder else NO_PIECE
                if takes is not None:
                    found[text] = Step(piece, way, use, takes)
    return found


@lru_cache(maxsize=1024)
def _uses(left: tuple[int, ...], bonus: tuple[int, ...]) -> tuple[tuple[int, Uses], ...]:
    """What can be used by pieces on the board (Rules P-9, P-11)."""
    uses: list[tuple[int, Uses]] = [(die, DIE) for die in dict.fromkeys(left)]
    uses += [(steps, BONUS) for steps in dict.fromkeys(bonus)]
    return tuple(uses)


@lru_cache(maxsize=64)
def _entering(left: tuple[int, ...]) -> tuple[tuple[int, Uses], ...]:
    """What lets a piece out of its base: a five, or both dice if they make five (Rule P-3)."""
    if ENTERING in left:
        return ((ENTERING, DIE),)
    return ((ENTERING, SUM),) if sum(left) == ENTERING else ()


def _taken(board: Board, position: Position, piece: int, way: Way, other: Seat) -> int | None:
    """The piece captured where one of a seat stands, or `NO_PIECE`; None where one can't end."""
    seat = piece // PIECES
    if other == seat:
        return None if _forms_again(position, piece, way.dst) else NO_PIECE
    if way.dst in board.shelters and way.src != BASE:
        return None
    if not board.may_capture(seat, other):
        return None
    return other * PIECES + position.at(other, way.dst)[0]


def _forms_again(position: Position, piece: int, place: int) -> bool:
    """Whether the two pieces of a blockade would stand together anew elsewhere (Rule P-8)."""
    if not position.paired:
        return False
    seat = piece // PIECES
    return any(
        position.moved & 1 << other and position.paired & pair_bit(piece, other)
        for other in position.at(seat, place)
    )


def make(board: Board, position: Position, step: Step) -> None:
    """Make a step: the piece moves, what it used is gone, what it earned can be used."""
    way = step.way
    if step.uses == SUM:
        position.left = ()
    elif step.uses == DIE:
        position.left = _without(position.left, way.by)
    else:
        position.bonus = _without(position.bonus, way.by)
    position.lift(step.piece)
    if step.takes != NO_PIECE:
        position.lift(step.takes)
        position.put(step.takes, BASE)
        position.bonus = (*position.bonus, CAPTURE_BONUS)
    position.put(step.piece, way.dst)
    if way.dst == HOME:
        position.bonus = (*position.bonus, HOME_BONUS)
    if position.dice[0] == position.dice[1]:
        position.moved |= 1 << step.piece % PIECES
        if position.cells[way.dst] < 0:
            position.paired |= pairs_together(position, step.piece // PIECES)


def _without(some: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = some.index(one)
    return some[:at] + some[at + 1 :]


def mover_of(board: Board, position: Position, seat: Seat) -> Seat:
    """Whose pieces a player moves: who is done helps his partner, by an option (Rule P-12)."""
    helps = board.rules.help_partner and position.finished(seat)
    return board.partners[seat] if helps else seat


def give_turn(board: Board, position: Position, seat: Seat) -> None:
    """A player's turn begins: he is to roll."""
    position.player = seat
    position.doubles = 0
    end_roll(board, position)


def end_roll(board: Board, position: Position) -> None:
    """Nothing of the roll is left, unused bonuses lapse (Rule P-11); a helper helps from now on."""
    position.mover = mover_of(board, position, position.player)
    position.dice = position.left = position.bonus = ()
    position.paired = position.moved = 0


def begin_roll(position: Position, dice: tuple[int, ...]) -> None:
    """After the last roll's end dice lie there anew; a double remembers the blockades (P-8)."""
    double = dice[0] == dice[1]
    position.dice = position.left = dice
    position.doubles = position.doubles + 1 if double else 0
    position.paired = pairs_together(position, position.mover) if double else 0


def nearest_home(board: Board, position: Position, seat: Seat) -> int:
    """The piece on the board with the fewest cells to go, `NO_PIECE` if none is (Rule P-7)."""
    on_board = [p for p in board.pieces(seat) if BASE < position.places[p] < HOME]
    if not on_board:
        return NO_PIECE
    corner = board.corners[seat]
    return min(on_board, key=lambda piece: remaining(corner, position.places[piece]))


def to_go(board: Board, position: Position, seat: Seat) -> int:
    """The cells that a seat's pieces still have to go; those in the base from their start."""
    corner = board.corners[seat]
    return sum(remaining(corner, position.places[piece]) for piece in board.pieces(seat))
