"""What is left to do, in turns, in worlds that differ in where things are.

Treasures are alike until they are carried out: each that is found has to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.reasoner.strides import FINDS, GOAL, OUT, WALL, Strides
from gamemaster.labyrinth.thinking.touring import Hopes, Stop, Tour

DOUBT: Final = 8.0
"""So many worlds speak for each place beside those that were drawn: few tell little apart."""
TRY: Final = 1.0
"""Turns that it takes to try a side for an exit."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a movement was answered: the word, the cell after it, the side it tried.

    `empty`: whether nothing is carried then; `took`: whether something was found and taken up.
    """

    word: str
    cell: int
    side: int
    empty: bool
    took: bool

    @property
    def out(self) -> bool:
        """Whether it led through an exit."""
        return self.word.startswith(OUT)

    @property
    def barred(self) -> int | None:
        """The direction in which there is no way on from here, as it was told."""
        return self.side % 4 if self.word == WALL and self.side != NOWHERE else None

    @property
    def bare(self) -> int | None:
        """The cell on which no treasure lies now."""
        return None if self.word.endswith(FINDS) and not self.took else self.cell


class Work:
    """What is left to do in worlds in which the seat stands on the same cell, or is quite lost."""

    def __init__(self, worlds: Sequence[Strides], sickness: float = 0.0) -> None:
        """`sickness`: what it costs to end where one is infected, in turns."""
        self._hopes = Hopes(worlds, sickness)
        exits = Counter(at for world in worlds for at in world.exits)
        self._exits = self._tour(exits, len(worlds), 4, TRY)
        seeking = [world for world in worlds if world.hand != GOAL]
        self._seeking = len(seeking)
        self._lying = Counter(cell for world in seeking for cell in world.lies)
        self._many = round(self._lying.total() / max(1, len(seeking)))
        """So many treasures lie somewhere, if what is sought is among them."""
        self._firsts: dict[int, Tour] = {}
        self._again: dict[tuple[int | None, int | None, int], float] = {}

    def _tour(
        self, places: Counter[int], worlds: int, sides: int, price: float, part: float = 1.0
    ) -> Tour:
        """To the places where something is in some of so many worlds; `part` of them is left."""
        loose = {at: n + DOUBT for at, n in places.items() if n < worlds}
        many = places.total() / max(1, worlds)
        each = (many - (len(places) - len(loose))) / (sum(loose.values()) or 1)
        stops = (
            Stop(at, at // sides, part * min(1.0, loose[at] * each if at in loose else 1.0), price)
            for at in places
        )
        return Tour(self._hopes, stops, many * part)

    def _first(self, many: int) -> Tour:
        """To the first treasure, where so many are left of those that lie somewhere."""
        found = self._firsts.get(many)
        if found is None:
            found = self._tour(self._lying, self._seeking, 1, 0.0, many / max(1, self._many))
            self._firsts[many] = found
        return found

    def opens(self, side: int) -> float:
        """How probable it is that there is an exit."""
        return self._exits.chance(side)

    def holds(self, cell: int) -> float:
        """How probable it is that a treasure lies on a cell."""
        return self._first(self._many).chance(cell)

    def left(self, told: Told, seeking: float) -> float:
        """Turns until the game is won; `seeking`: how probable it is that it has not the goal."""
        tried = told.side if told.side in self._exits and not told.out else None
        if told.out or told.empty:
            return self._fetch(told, tried)
        time = self._out(told.cell, tried, told.barred)
        if not seeking:
            return time
        return time + seeking * self._begin_again(told.bare, tried, self._many - told.took)

    def _out(self, cell: int, tried: int | None, barred: int | None = None) -> float:
        """Until an exit is found from a cell."""
        if barred is None:
            return self._exits.time(cell, tried)
        return self._exits.time_by(self._hopes.without(cell, barred), tried)

    def _fetch(self, told: Told, tried: int | None) -> float:
        """Until what is sought is found from a cell, and carried out."""
        first = self._first(self._many)
        if told.barred is None:
            time = first.time(told.cell, told.bare)
        else:
            time = first.time_by(self._hopes.without(told.cell, told.barred), told.bare)
        back = 0.0
        stops = first.but(told.bare)
        for stop in stops:
            way = self._out(stop.cell, tried)
            if told.out:
                way = min(way, self._hopes.row(stop.cell)[told.cell] + TRY)
            back += stop.chance * way
        mass = sum(stop.chance for stop in stops) or 1
        return time + back / mass + self._unless_right(told.bare, tried, self._many)

    def _unless_right(self, bare: int | None, tried: int | None, many: int) -> float:
        """What is left where the first of so many treasures is not what is sought."""
        return (1 - 1 / many) * self._begin_again(bare, tried, many - 1) if many > 1 else 0.0

    def _begin_again(self, bare: int | None, tried: int | None, many: int) -> float:
        """From an exit back to one of so many treasures and out, until it is the right one."""
        found = self._again.get((bare, tried, many))
        if found is None:
            exits = self._exits.but(tried)
            mass = sum(stop.chance for stop in exits) or 1
            found = self._unless_right(bare, tried, many)
            for stop in exits:
                found += stop.chance / mass * self._and_back(stop.cell, bare, many)
            self._again[bare, tried, many] = found
        return found

    def _and_back(self, out: int, bare: int | None, many: int) -> float:
        """Until a treasure is found from the cell of an exit, and carried out there."""
        first = self._first(many)
        stops = first.but(bare)
        mass = sum(stop.chance for stop in stops) or 1
        back = sum(stop.chance * self._hopes.row(stop.cell)[out] for stop in stops) / mass
        return first.time(out, bare) + back + TRY
