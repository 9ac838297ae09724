"""How long it takes to find things: a tour over the places where each may be.

Ways lead over what is open in most worlds, and a side that may be a wall costs more. A tour goes on
to where most is to be hoped for in the least time.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import DIRECTIONS
from gamemaster.labyrinth.reasoner.strides import LEAP, LOST, Strides

HOPELESS: Final = 0.15
"""A side that is open in a smaller share of the worlds counts as wall."""
BUMP: Final = 1.3
"""What it costs to be wrong about a side."""
STOPS: Final = 16
"""So many stops of a tour are looked at one by one."""
HERE: Final = 0.3
"""To stand beside a place is worth so much of a turn."""

INFECTING: Final = those("infects")
Edge = tuple[int, float, int]
"""Where it leads, its price in turns, and the movement."""


def infected(world: Strides) -> set[int]:
    """The cells on which one is infected."""
    return {cell for cell, kind in enumerate(world.plan.kinds) if kind in INFECTING}


class Hopes:
    """The ways of some worlds in one, and how far it is from everywhere to everywhere."""

    def __init__(self, worlds: Sequence[Strides], sickness: float) -> None:
        sick = Counter(cell for world in worlds for cell in infected(world)) if sickness else {}
        harm = {cell: sickness * n / len(worlds) for cell, n in sick.items()}
        self._edges = [
            [(end, price + harm.get(end, 0.0), way) for end, price, way in self._of(worlds, cell)]
            for cell in range(len(worlds[0].far[0]))
        ]
        self._rows: dict[int, list[float]] = {}

    def row(self, start: int) -> list[float]:
        """How far it is from a cell to each."""
        found = self._rows.get(start)
        if found is None:
            found = self._rows[start] = self.without(start, None)
        return found

    def without(self, start: int, barred: int | None) -> list[float]:
        """The same, where a movement from that cell leads nowhere."""
        far = [float(LOST)] * len(self._edges)
        far[start] = 0.0
        queue = [(0.0, start)]
        while queue:
            taken, cell = heapq.heappop(queue)
            if taken > far[cell]:
                continue
            for end, price, way in self._edges[cell]:
                if cell == start and way == barred:
                    continue
                if taken + price < far[end]:
                    far[end] = taken + price
                    heapq.heappush(queue, (taken + price, end))
        return far

    @staticmethod
    def _of(worlds: Sequence[Strides], cell: int) -> list[Edge]:
        edges = []
        for way in (*DIRECTIONS, LEAP):
            at = cell * 5 + way
            ends = Counter(world.ends[at] for world in worlds if world.words[at] is not None)
            ends.pop(cell, None)
            if not ends:
                continue
            ((end, _),) = ends.most_common(1)
            share = sum(ends.values()) / len(worlds)
            if share >= HOPELESS:
                edges.append((end, 1.0 + BUMP * (1 - share) / share, way))
        return edges


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where something may be: how probable that is, and the turns to try it there."""

    name: int
    cell: int
    chance: float
    price: float


class Tour:
    """A search for the first of some things that are alike; `many`: how many there are."""

    def __init__(self, hopes: Hopes, stops: Iterable[Stop], many: float) -> None:
        self._hopes, self._many = hopes, many
        self._stops = [*stops]
        self._names = {stop.name for stop in self._stops}
        self._times: dict[tuple[int, int | None], float] = {}

    def __contains__(self, name: int) -> bool:
        return name in self._names

    def chance(self, name: int) -> float:
        """How probable it is that something is at a stop; 0.0 where there is none."""
        return next((stop.chance for stop in self._stops if stop.name == name), 0.0)

    def but(self, unless: int | None) -> list[Stop]:
        """The stops, without one where it certainly is not."""
        return [stop for stop in self._stops if stop.name != unless]

    def time(self, start: int, unless: int | None = None) -> float:
        """The mean time until it is found; `unless`: a stop where it certainly is not."""
        found = self._times.get((start, unless))
        if found is None:
            found = self.time_by(self._hopes.row(start), unless)
            self._times[start, unless] = found
        return found

    def time_by(self, row: Sequence[float], unless: int | None = None) -> float:
        """The same from where everything is as far as a row says."""
        left = self.but(unless)
        rest = sum(stop.chance for stop in left)
        if rest <= 0:
            return 0.0
        taken = mean = 0.0
        lacking = 1.0
        for _ in range(min(STOPS, len(left))):
            best = max(left, key=lambda stop: stop.chance / (row[stop.cell] + stop.price + HERE))
            taken += row[best.cell] + best.price
            # The more places have been tried in vain, the more is to be hoped for of the others.
            found = min(1.0, self._many * best.chance / rest) if rest > 0 else 1.0
            mean += lacking * found * taken
            lacking *= 1 - found
            rest -= best.chance
            left.remove(best)
            row = self._hopes.row(best.cell)
        return mean + lacking * 1.5 * taken
