"""How the wounded and infected come to a hospital (Rules D-4.7, D-5.5h)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.chart import Chart, Node, named, read_chart
from gamemaster.labyrinth.bots.dangers import find_dangers
from gamemaster.labyrinth.bots.guess import PLAN
from gamemaster.labyrinth.bots.request import is_offered, of_kind
from gamemaster.labyrinth.bots.routes import Routes, Way, cheapest, find_routes
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES

HEALING: Final = those("heals")
HURT: Final = ("wounded", "infected")
AT_HAND: Final = 1.5
"""A hospital at this cost is reached at once."""
AWAY: Final = 3
"""So far from the others is far enough."""
TASTE: Final[Mapping[str | None, float]] = {"encephalitis": -20.0, "river": -2.0, "hospital": 2.0}
NEXT_DOOR: Final = 10.0
SHUT: Final = ("wall", "edge")


def is_hurt(seen: Observation) -> bool:
    """Whether the bot needs a hospital."""
    return seen.view["pawns"][seen.seat]["health"] in HURT


def to_hospital(chart: Chart, routes: Routes) -> Way | None:
    """The shortest way to a hospital that it knows; no step at all if it stands in one."""
    return cheapest([way for node, way in routes.to.items() if chart.kind(node) in HEALING])


def rest(chart: Chart, seen: Observation) -> str | None:
    """Hurt in a hospital it stays till its turn is over, which heals it (Rule D-4.2)."""
    if not is_hurt(seen) or chart.kind(chart.me) not in HEALING:
        return None
    sides = enumerate(SIDE_NAMES)
    walls = [f"go {name}" for side, name in sides if chart.side(chart.me, side) in SHUT]
    return next((move for move in ("skip", *walls) if is_offered(seen, move)), None)


def order(seen: Observation, rng: Random) -> str | None:
    """Go on from another cell: beside a hospital, or else far from the others (Rule D-5.5h).

    Not with a hospital at hand. Nobody who is well orders a cell: it would cost all that he
    carries (Rule D-7.2).
    """
    assert seen.seat is not None
    cells = of_kind(seen.offers, "order")
    if not cells or not is_hurt(seen):
        return None
    chart = read_chart(seen.view, seen.rules, seen.seat, guessing=False)
    if chart is None:
        return rng.choice(cells).move
    chart.dangers = find_dangers(chart, seen)
    at_hand = to_hospital(chart, find_routes(chart, 0, rng))
    if at_hand is not None and at_hand.cost < AT_HAND:
        return None
    worth = {offer.move: _worth(chart, offer.target["cell"]) + rng.random() for offer in cells}
    return max(worth, key=worth.__getitem__)


def _worth(chart: Chart, name: str) -> float:
    """How good it is to go on from a cell of the plan."""
    node = named(name)
    others = [at for seat, at in chart.pawns.items() if at.fragment == PLAN and at != chart.me]
    away = min([AWAY, *map(node.distance, others)])
    return away + _comfort(chart, node)


def _comfort(chart: Chart, node: Node) -> float:
    """What the cell itself is worth to somebody who is hurt."""
    if any(
        chart.side(node, direction) == "open" and chart.kind(node.beside(direction)) in HEALING
        for direction in DIRECTIONS
    ):
        return NEXT_DOOR
    hospitals = [at for at, cell in chart.cells.items() if cell.kind in HEALING]
    far = [node.distance(at) for at in hospitals if at.fragment == PLAN]
    return TASTE.get(chart.kind(node), 0.0) - min(far, default=0) - chart.dangers.get(node, 0.0)
