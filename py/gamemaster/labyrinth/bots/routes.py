"""The cheapest ways over a chart, with hope: what is unknown counts as passable, at a price."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from gamemaster.core.offering import JOINT
from gamemaster.labyrinth.bots.chart import UNKNOWN, Chart, Node
from gamemaster.labyrinth.cells import those, type_of
from gamemaster.labyrinth.grid import SIDE_NAMES

UNKNOWN_SIDE: Final = 0.7
"""What trying an unknown side costs more than an open one, in turns: it may be a wall."""
UNKNOWN_CELL: Final = 0.3
WHIM: Final = 0.1
BLAST: Final = 2.0
LAST_BLAST: Final = 3.5
PASSING_BLAST: Final = 0.8
"""What a bomb is worth where walls are blown in passing."""
LAST_PASSING_BLAST: Final = 1.6
BOAT: Final = 0.5
"""What a boat is worth."""
GAMBLE: Final = 1.0
"""What it costs not to know where one will be: one or two cells down a river (Rule B-3)."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way: its cost in turns, more or less, and the first request on it."""

    cost: float
    move: str


@dataclass(frozen=True, slots=True)
class Routes:
    """All ways from where the bot stands.

    `to`: positions where it would end; `out`: through a known exit; `probes`: tries of unknown
    sides at the plan's edge; `bursts`: tries to blow a closed exit open, where an outer wall
    stands that nobody has tried to blow; `plunges`: into a river or pit that leads nobody knows
    where.
    """

    to: dict[Node, Way]
    out: list[Way]
    probes: list[Way]
    bursts: list[Way]
    plunges: list[Way]


@dataclass(slots=True)
class _Search:
    """One search from a position, under the rules of the chart's table."""

    chart: Chart
    start: Node
    bombs: int
    boats: int
    rng: Random
    unless: Collection[str]
    routes: Routes
    queue: list[tuple[float, Node, str]]

    def run(self) -> None:
        while self.queue:
            cost, node, first = heapq.heappop(self.queue)
            if node in self.routes.to:
                continue
            self.routes.to[node] = Way(cost, first)
            if not self.chart.is_placed(node.fragment) and self.chart.kind(node) is None:
                continue  # beyond it a floating fragment knows neither cells nor edge
            for direction in range(len(SIDE_NAMES)):
                self.step(cost, node, direction, first)
            self.ride(cost, node, first)

    def step(self, cost: float, node: Node, direction: int, first: str) -> None:
        """Over one side of a cell, whatever is known of it."""
        chart, routes = self.chart, self.routes
        move = f"go {SIDE_NAMES[direction]}"
        if not first and move in self.unless:
            return
        side = chart.side(node, direction)
        way = Way(cost + 1 + self.rng.random() * WHIM, first or move)
        staying = chart.dangers.get(node, 0.0)
        inside = chart.exists(node.beside(direction))
        placed = chart.is_placed(node.fragment)
        if side == "exit":
            routes.out.append(way)
        elif not inside:
            if side == UNKNOWN and placed:
                routes.probes.append(Way(way.cost + staying, way.move))
            elif side == "wall" and placed and self.blows(direction, first):
                routes.bursts.append(self.blown(way, direction, first))
        elif side == "open":
            self.over(node, direction, way)
            self.row(node, direction, way, first)
        elif side == UNKNOWN:
            self.over(node, direction, Way(way.cost + UNKNOWN_SIDE + staying, way.move))
        elif side == "wall" and self.blows(direction, first):
            self.over(node, direction, self.blown(way, direction, first))

    def over(self, node: Node, direction: int, way: Way) -> None:
        """Over a side into the next cell, and where that leads."""
        strange = self.chart.kind(node.beside(direction)) is None
        dearer = UNKNOWN_CELL if strange else 0.0
        self.enter(self.chart.steps_to(node, direction), Way(way.cost + dearer, way.move))

    def row(self, node: Node, direction: int, way: Way, first: str) -> None:
        """By boat against the current, which would carry it back (Rule C-5)."""
        beyond = node.beside(direction)
        if self.boats and self.chart.is_upstream(beyond, direction):
            move = first or f"go {SIDE_NAMES[direction]} by-boat"
            self.enter((beyond,), Way(way.cost + BOAT, move))

    def blows(self, direction: int, first: str) -> bool:
        """Whether a way may begin, or go on, with a blast there."""
        return self.bombs > 0 and bool(first or f"blow {SIDE_NAMES[direction]}" not in self.unless)

    def blown(self, way: Way, direction: int, first: str) -> Way:
        """A way that begins with a blast, in the same turn where requests may be composed."""
        name = SIDE_NAMES[direction]
        if self.chart.rules["compound"]:
            cost = PASSING_BLAST if self.bombs > 1 else LAST_PASSING_BLAST
            return Way(way.cost + cost, first or f"blow {name}{JOINT}go {name}")
        cost = BLAST if self.bombs > 1 else LAST_BLAST
        return Way(way.cost + cost, first or f"blow {name}")

    def ride(self, cost: float, node: Node, first: str) -> None:
        """Along a loop or down a river."""
        move = ride_from(self.chart, node)
        if move and (first or move not in self.unless):
            self.enter(self.chart.ends(node), Way(cost + 1, first or move))

    def enter(self, ends: tuple[Node, ...], way: Way) -> None:
        """A movement ends in one of these positions, or somewhere unknown."""
        if not ends:
            self.routes.plunges.append(way)
        cost = way.cost + GAMBLE * (len(ends) - 1)
        for end in ends:
            if end not in self.routes.to:
                danger = self.chart.dangers.get(end, 0.0)
                heapq.heappush(self.queue, (cost + danger, end, way.move))


def ride_from(chart: Chart, node: Node) -> str:
    """The movement that rides on from a position, without a step; nothing if there is none."""
    kind = chart.kind(node)
    if kind not in those("flows"):
        return type_of(kind).moves_on or ""
    if chart.rules["flow_moves"]:
        return "flow"
    return "skip" if chart.rules["skips_ride"] else ""


def find_routes(
    chart: Chart,
    bombs: int,
    rng: Random,
    unless: Collection[str] = (),
    start: Node | None = None,
    boats: int = 0,
) -> Routes:
    """Search the chart from a position, for ways that don't begin with some moves.

    Without `start` from the bot's own. Chance decides between ways of one cost, so that it doesn't
    walk in circles.
    """
    begin = chart.me if start is None else start
    routes = Routes({}, [], [], [], [])
    _Search(chart, begin, bombs, boats, rng, unless, routes, [(0.0, begin, "")]).run()
    return routes


def cheapest(ways: Iterator[Way] | list[Way], extra: float = 0.0) -> Way | None:
    """The cheapest of some ways, made dearer by something that all of them cost besides."""
    best = min(ways, key=lambda way: way.cost, default=None)
    return None if best is None else Way(best.cost + extra, best.move)


def exit_here(chart: Chart) -> str | None:
    """The step out by an exit of the bot's own cell; None if it knows none."""
    for direction, name in enumerate(SIDE_NAMES):
        if chart.side(chart.me, direction) == "exit":
            return f"go {name}"
    return None
