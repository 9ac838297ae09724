"""The cheapest ways over a chart, with hope: what is unknown counts as passable, at a price."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from gamemaster.labyrinth.bots.chart import UNKNOWN, Chart, Node
from gamemaster.labyrinth.bots.guess import PLAN
from gamemaster.labyrinth.grid import SIDE_NAMES

UNKNOWN_SIDE: Final = 0.7
"""What trying an unknown side costs more than an open one, in turns: it may be a wall."""
UNKNOWN_CELL: Final = 0.3
WHIM: Final = 0.1
BLAST: Final = 2.0
LAST_BLAST: Final = 3.5


@dataclass(frozen=True, slots=True)
class Way:
    """A way: its cost in turns, more or less, and the first move on it."""

    cost: float
    move: str


@dataclass(frozen=True, slots=True)
class Routes:
    """All ways from where the bot stands.

    `to`: positions where it would end; `out`: through a known exit; `probes`: tries of unknown
    sides at the plan's edge; `plunges`: into a river or pit that leads somewhere unknown.
    """

    to: dict[Node, Way]
    out: list[Way]
    probes: list[Way]
    plunges: list[Way]


def find_routes(chart: Chart, bombs: int, rng: Random, unless: Collection[str] = ()) -> Routes:
    """Search the chart from the bot's own position, for ways that don't begin with some moves.

    Chance decides between ways of one cost, so that it doesn't walk in circles.
    """
    routes = Routes({}, [], [], [])
    queue: list[tuple[float, Node, str]] = [(0.0, chart.me, "")]
    blast = BLAST if bombs > 1 else LAST_BLAST
    while queue:
        cost, node, first = heapq.heappop(queue)
        if node in routes.to:
            continue
        routes.to[node] = Way(cost, first)
        if node.fragment != PLAN and chart.kind(node) is None:
            continue  # beyond it a floating fragment knows neither cells nor edge
        for direction, name in enumerate(SIDE_NAMES):
            side = chart.side(node, direction)
            if not first and f"go {name}" in unless:
                continue
            way = Way(cost + 1 + rng.random() * WHIM, first or f"go {name}")
            beyond = node.beside(direction)
            if side == "exit":
                routes.out.append(way)
            elif not chart.exists(beyond):
                if side == UNKNOWN and node.fragment == PLAN:
                    routes.probes.append(way)
            elif side == "open":
                _enter(chart, routes, queue, beyond, way)
            elif side == UNKNOWN:
                _enter(chart, routes, queue, beyond, Way(way.cost + UNKNOWN_SIDE, way.move))
            elif side == "wall" and bombs:
                blown = Way(way.cost + blast, first or f"blow {name}")
                _enter(chart, routes, queue, beyond, blown)
        if chart.kind(node) == "pit" and (first or "loop" not in unless):
            _enter(chart, routes, queue, node, Way(cost + 1, first or "loop"))
    return routes


def _enter(
    chart: Chart, routes: Routes, queue: list[tuple[float, Node, str]], node: Node, way: Way
) -> None:
    end = chart.ends_at(node)
    if end is None:
        routes.plunges.append(way)
    elif end not in routes.to:
        unknown = UNKNOWN_CELL if chart.kind(node) is None else 0.0
        heapq.heappush(queue, (way.cost + unknown, end, way.move))


def cheapest(ways: Iterator[Way] | list[Way], extra: float = 0.0) -> Way | None:
    """The cheapest of some ways, made dearer by something that all of them cost besides."""
    best = min(ways, key=lambda way: way.cost, default=None)
    return None if best is None else Way(best.cost + extra, best.move)
