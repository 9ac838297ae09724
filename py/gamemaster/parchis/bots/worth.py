"""What a position is worth to each player, in cells gone: the evaluation of the thinking bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gamemaster.core.game import Seat
from gamemaster.parchis.board import (
    BASE,
    ENTERING,
    ENTRIES,
    HOME,
    LANE,
    PIECES,
    PLACES,
    TRACK,
    Board,
    board_for,
    remaining,
)
from gamemaster.parchis.bots.homecoming import FAR, ROLLS, waits
from gamemaster.parchis.position import Position
from gamemaster.parchis.rules import Rules

WAY: Final = TRACK - 5 + LANE + 1
"""Cells from a starting cell home."""
WON: Final = 10_000.0


class Weights(NamedTuple):
    """How much what counts, measured in cells gone.

    `waiting` is the cost of a piece in the base, `crowded` that of a third and fourth one, `home`
    the worth of a piece there beside the way it has gone. `reach` is how far ahead pieces are taken
    for a danger; `danger` is the share of an expected loss by who rolls before the owner, `later`
    by who rolls after him; `prize` is what a capture gives besides. `held` are the worths of a
    foreign piece before one's blockade, 1 to 6 cells and 7 to 14 behind it, `locked` of one in a
    base that is shut. `tempo` is the worth of being next to roll. `last` is the share that counts
    of a last piece's wait for the exact throw.
    """

    waiting: float = 10.0
    crowded: float = 3.0
    home: float = 5.0
    reach: int = 12
    danger: float = 1.0
    later: float = 0.3
    prize: float = 60.0
    held: tuple[float, float] = (2.0, 1.0)
    locked: float = 6.0
    tempo: float = 4.0
    last: float = 1.0


def _rolls_with(*sums: int) -> int:
    """A bit for each of the 36 rolls that have one of these on a die or as their sum."""
    return sum(
        1 << at
        for at, (first, second) in enumerate(ROLLS)
        if {first, second, first + second} & {*sums}
    )


HITS: Final = tuple(_rolls_with(distance) for distance in range(2 * 6 + 1))
"""The rolls that hit at a distance."""
ENTERS: Final = _rolls_with(ENTERING).bit_count() / len(ROLLS)


class Pursuit(NamedTuple):
    """A cell that a piece can hit: the rolls that do it, and the cells that must not be blocked."""

    rolls: int
    path: int


class Judge:
    """Judges the positions of a board."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        self._gain = [_gains(board, seat, weights) for seat in range(board.seats)]
        self._stakes = [
            [WAY - remaining(corner, cell) + weights.prize for cell in range(TRACK + 1)]
            for corner in board.corners
        ]
        self._reach = [_pursuits(corner, weights.reach) for corner in board.corners]
        self._sight = [
            [sum(1 << cell for cell in cells) for cells in reach] for reach in self._reach
        ]
        self._open = sum(1 << c for c in range(1, TRACK + 1) if c not in board.shelters)
        self._prey = [
            [other for other in range(board.seats) if other not in (seat, board.partners[seat])]
            for seat in range(board.seats)
        ]
        self._wait = [
            [weights.last * waits()[min(FAR, remaining(corner, place))] for place in range(PLACES)]
            for corner in board.corners
        ]
        self._behind = [_behind(corner, weights.held) for corner in board.corners]

    def worths(self, position: Position, following: Seat) -> list[float]:
        """The worth of a position to each player when `following` is the next to roll."""
        seats = self.board.seats
        places, cells, walls = position.places, position.cells, position.walls
        worths: list[float] = []
        alone: list[int] = []
        for seat in range(seats):
            gain = self._gain[seat]
            worth, bits = 0.0, 0
            own = places[seat * PIECES : (seat + 1) * PIECES]
            for place in own:
                worth += gain[place]
                if BASE < place <= TRACK and cells[place] > 0:
                    bits |= 1 << place
            waiting = own.count(BASE)
            if waiting > 2:
                worth -= self.weights.crowded * (waiting - 2)
            at_home = own.count(HOME)
            if at_home == PIECES - 1:
                worth -= self._wait[seat][sum(own) - at_home * HOME]
            elif at_home == PIECES and position.finished(self.board.partners[seat]):
                worth += WON
            worths.append(worth)
            alone.append(bits)
        worths[following] += self.weights.tempo
        for seat in range(seats):
            self._chase(seat, following, position, alone, worths)
        if walls:
            self._hold(position, worths)
        return worths

    def _chase(
        self,
        seat: Seat,
        following: Seat,
        position: Position,
        alone: list[int],
        worths: list[float],
    ) -> None:
        """What one player's chances to capture take from the worths of the others."""
        prey = 0
        for victim in self._prey[seat]:
            prey |= alone[victim]
        if not prey:
            return
        cells, walls = position.cells, position.walls
        own = position.places[seat * PIECES : (seat + 1) * PIECES]
        start = self.board.starts[seat]
        if prey >> start & 1 and BASE in own:
            self._threaten(seat, following, cells[start] - 1, start, ENTERS, worths)
        prey &= self._open
        sight, reach = self._sight[seat], self._reach[seat]
        hits: dict[int, int] = {}
        for place in own:
            seen = sight[place] & prey
            while seen:
                cell = (seen & -seen).bit_length() - 1
                seen &= seen - 1
                rolls, path = reach[place][cell]
                if not path & walls:
                    hits[cell] = hits.get(cell, 0) | rolls
        for cell, rolls in hits.items():
            chance = rolls.bit_count() / len(ROLLS)
            self._threaten(seat, following, cells[cell] - 1, cell, chance, worths)

    def _threaten(
        self,
        seat: Seat,
        following: Seat,
        victim: Seat,
        cell: int,
        chance: float,
        worths: list[float],
    ) -> None:
        """Take the expected loss of one piece from its owner's worth."""
        weights, seats = self.weights, self.board.seats
        first = (seat - following) % seats < (victim - following) % seats
        share = weights.danger if first else weights.later
        worths[victim] -= share * chance * self._stakes[victim][cell]

    def _hold(self, position: Position, worths: list[float]) -> None:
        """What blockades are worth that stand before foreign pieces."""
        board, places, cells = self.board, position.places, position.cells
        walls = position.walls & ((1 << TRACK + 1) - 1)
        while walls:
            wall = (walls & -walls).bit_length() - 1
            walls &= walls - 1
            owner = -cells[wall] - 1
            for seat in range(board.seats):
                if seat in (owner, board.partners[owner]):
                    continue
                behind = self._behind[seat][wall]
                held = 0.0
                for place in places[seat * PIECES : (seat + 1) * PIECES]:
                    held += behind[place]
                    if place == BASE and wall == board.starts[seat]:
                        held += self.weights.locked
                worths[owner] += held


def _gains(board: Board, seat: Seat, weights: Weights) -> list[float]:
    """The worth of one piece by its place."""
    corner = board.corners[seat]
    found = [WAY - float(remaining(corner, place)) for place in range(PLACES)]
    found[BASE] = -weights.waiting
    found[HOME] += weights.home
    return found


@lru_cache(maxsize=16)
def _pursuits(corner: int, reach: int) -> tuple[dict[int, Pursuit], ...]:
    """By place the cells that a piece can hit, short of its own lane."""
    found: list[dict[int, Pursuit]] = []
    for place in range(PLACES):
        own: dict[int, Pursuit] = {}
        path = 0
        if BASE < place <= TRACK:
            for distance in range(1, min(reach, (ENTRIES[corner] - place) % TRACK) + 1):
                cell = (place + distance - 1) % TRACK + 1
                path |= 1 << cell
                own[cell] = Pursuit(HITS[distance], path)
        found.append(own)
    return tuple(found)


@lru_cache(maxsize=64)
def _behind(corner: int, held: tuple[float, float]) -> list[list[float]]:
    """By the cell of a blockade, what it is worth that a piece stands behind it, by its place."""
    found = [[0.0] * PLACES for _ in range(TRACK + 1)]
    for place in range(1, TRACK + 1):
        for distance in range(1, min(14, (ENTRIES[corner] - place) % TRACK) + 1):
            found[(place + distance - 1) % TRACK + 1][place] = held[distance > 6]
    return found


@lru_cache(maxsize=64)
def _judge(rules: Rules, seats: int, weights: Weights) -> Judge:
    return Judge(board_for(rules, seats), weights)


def judge_for(board: Board, weights: Weights) -> Judge:
    """The judge of a board, made once."""
    return _judge(board.rules, board.seats, weights)


KEEPING: Final = Weights(reach=6, danger=0.65, later=0.65, prize=30.0, last=0.0)
"""Counts as a danger what a die can reach, no matter who is to roll."""
RECKONING: Final = Weights()
"""For positions that it has thought out: the chance of two dice, and who rolls first."""
