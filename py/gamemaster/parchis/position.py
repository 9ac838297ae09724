"""A position: where all pieces stand, and what the roll under way still allows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.core.game import Seat
from gamemaster.parchis.board import BASE, HOME, PIECES, PLACES, Board

MOST_DOUBLES: Final = 3
NOBODY: Final = -1


@dataclass(slots=True)
class Position:
    """All pieces and the roll under way; changed by `stepping` and `turn` only.

    `places` by piece (seat times 4, plus 0 to 3). `cells` by place: 0 empty, seat + 1 for one
    piece, -(seat + 1) for a blockade; base and home are not counted. `walls` has a bit for every
    blockade. `player` has the turn, `mover` owns the pieces that he moves (Rule P-12). `dice` is
    the roll under way, empty before it; `left` and `bonus` are what can still be used. `doubles`
    counts them in a row (Rule P-7). `paired` are the pairs of `mover`'s pieces that stood together
    during a double, `moved` the pieces moved in it (Rule P-8): bits 4 * i + j, and i.
    """

    places: list[int]
    cells: list[int]
    walls: int
    player: Seat = NOBODY
    mover: Seat = NOBODY
    dice: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    doubles: int = 0
    paired: int = 0
    moved: int = 0

    def clone(self) -> Position:
        """An independent copy."""
        return Position(
            self.places[:],
            self.cells[:],
            self.walls,
            self.player,
            self.mover,
            self.dice,
            self.left,
            self.bonus,
            self.doubles,
            self.paired,
            self.moved,
        )

    @property
    def used(self) -> bool:
        """Whether some of the roll has been used (Rule P-9)."""
        return self.left != self.dice

    def at(self, seat: Seat, place: int) -> list[int]:
        """The numbers (0 to 3) of a seat's pieces on a place."""
        own = self.places[seat * PIECES : (seat + 1) * PIECES]
        return [number for number, stands in enumerate(own) if stands == place]

    def finished(self, seat: Seat) -> bool:
        """Whether all pieces of a seat are home."""
        return self.places[seat * PIECES : (seat + 1) * PIECES] == ALL_HOME

    def lift(self, piece: int) -> None:
        """Take a piece off its place."""
        place, own = self.places[piece], piece // PIECES + 1
        if BASE < place < HOME:
            if self.cells[place] == own:
                self.cells[place] = 0
            else:
                self.cells[place] = own
                self.walls &= ~(1 << place)

    def clear(self, pieces: Iterable[int]) -> None:
        """Put pieces back to their base, but for those at home."""
        for piece in pieces:
            if self.places[piece] != HOME:
                self.lift(piece)
                self.put(piece, BASE)

    def put(self, piece: int, place: int) -> None:
        """Put a lifted piece on a place where there is room for it."""
        self.places[piece] = place
        if BASE < place < HOME:
            own = piece // PIECES + 1
            if self.cells[place]:
                self.cells[place] = -own
                self.walls |= 1 << place
            else:
                self.cells[place] = own


ALL_HOME: Final = [HOME] * PIECES


def set_up(board: Board, places: Sequence[Sequence[int]]) -> Position:
    """A position with these places of each seat's pieces; there must be room for them."""
    position = Position([BASE] * (board.seats * PIECES), [0] * PLACES, 0)
    for seat, own in enumerate(places):
        for piece, place in zip(board.pieces(seat), own, strict=True):
            position.put(piece, place)
    return position


def pair_bit(one: int, other: int) -> int:
    """The bit of a pair of one seat's pieces in `Position.paired`."""
    low, high = sorted((one % PIECES, other % PIECES))
    return 1 << (low * PIECES + high)


def pairs_together(position: Position, seat: Seat) -> int:
    """The pairs of a seat's pieces that form blockades now (Rule P-8)."""
    found = 0
    own = position.places[seat * PIECES : (seat + 1) * PIECES]
    for one in range(PIECES):
        for other in range(one + 1, PIECES):
            if own[one] == own[other] and BASE < own[one] < HOME:
                found |= pair_bit(one, other)
    return found
