"""What is left to do, in turns, in worlds that differ in where things are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.reasoner.strides import EMPTY, FINDS, GOAL, OUT, WALL, Strides
from gamemaster.labyrinth.thinking.touring import Hopes, Stop, Tour

DOUBT: Final = 3.0
"""So many worlds speak for each place beside those that were drawn: few tell little apart."""
TRY: Final = 1.0
"""Turns that it takes to try a side for an exit."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a movement was answered: the word, the cell and hand after it, the side it tried."""

    word: str
    cell: int
    hand: int
    side: int

    @property
    def empty(self) -> bool:
        """Whether nothing is carried."""
        return self.hand == EMPTY

    @property
    def barred(self) -> int | None:
        """The direction in which there is no way on from here, as it was told."""
        return self.side % 4 if self.word == WALL and self.side != NOWHERE else None

    @property
    def bare(self) -> int | None:
        """The cell on which what is sought certainly does not lie."""
        return None if self.word.endswith(FINDS) and self.hand == GOAL else self.cell


class Work:
    """What is left to do in worlds in which the seat stands on the same cell, or is quite lost."""

    def __init__(self, worlds: Sequence[Strides], sickness: float = 0.0) -> None:
        """`sickness`: what it costs to end where one is infected, in turns."""
        self._hopes = Hopes(worlds, sickness)
        goals = Counter(world.goal for world in worlds if world.hand != GOAL)
        exits = Counter(at for world in worlds for at in world.exits)
        self._goals = self._tour(goals, 1, 0.0)
        self._exits = self._tour(exits, 4, TRY)
        self._again: dict[tuple[int | None, int | None], float] = {}

    def _tour(self, places: Counter[int], sides: int, price: float) -> Tour:
        total = sum(places.values()) + DOUBT * len(places)
        stops = (Stop(at, at // sides, (n + DOUBT) / total, price) for at, n in places.items())
        return Tour(self._hopes, stops)

    def left(self, told: Told, seeking: float) -> float:
        """Turns until the game is won; `seeking`: how probable it is that it has not the goal."""
        if told.word.startswith(OUT):
            return self._and_back(told.cell, told.cell)
        tried = told.side if told.side in self._exits else None
        if told.empty:
            return self._fetch(told, tried)
        time = self._out(told.cell, tried, told.barred)
        return time + seeking * self._begin_again(told.bare, tried) if seeking else time

    def _out(self, cell: int, tried: int | None, barred: int | None = None) -> float:
        """Until an exit is found from a cell."""
        if barred is None:
            return self._exits.time(cell, tried)
        return self._exits.time_by(self._hopes.without(cell, barred), tried)

    def _fetch(self, told: Told, tried: int | None) -> float:
        """Until what is sought is found from a cell, and carried out."""
        if told.barred is None:
            time = self._goals.time(told.cell, told.bare)
        else:
            time = self._goals.time_by(self._hopes.without(told.cell, told.barred), told.bare)
        stops = self._goals.but(told.bare)
        mass = sum(stop.share for stop in stops)
        return time + sum(stop.share * self._out(stop.cell, tried) for stop in stops) / (mass or 1)

    def _and_back(self, cell: int, out: int, bare: int | None = None) -> float:
        """Until what is sought is found from a cell, and carried out where an exit is known."""
        goals = self._goals.but(bare)
        many = sum(goal.share for goal in goals) or 1
        back = sum(goal.share * self._hopes.row(goal.cell)[out] for goal in goals) / many
        return self._goals.time(cell, bare) + back + TRY

    def _begin_again(self, bare: int | None, tried: int | None) -> float:
        """From an exit back to what is sought, and out by it."""
        found = self._again.get((bare, tried))
        if found is None:
            exits = self._exits.but(tried)
            mass = sum(stop.share for stop in exits) or 1
            found = sum(
                stop.share / mass * self._and_back(stop.cell, stop.cell, bare) for stop in exits
            )
            self._again[bare, tried] = found
        return found
