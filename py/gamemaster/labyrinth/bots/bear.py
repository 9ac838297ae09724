"""How a bot keeps away from the bear (Rules A-8, C-9)."""

from __future__ import annotations

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.bots.hearing import OVERRULED
from gamemaster.labyrinth.bots.landing import stepped
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.moves import BESIDE


def held_by_bear(chart: Chart, seen: Observation) -> bool:
    """Whether it shares the bear's cell, and would be struck again wherever it took the bear."""
    return chart.bear == chart.me and not seen.rules["bear_strikes_on_meeting"]


def dangerous_steps(chart: Chart, seen: Observation) -> list[str]:
    """The steps after which the bear, which repeats them, certainly strikes."""
    if chart.bear is None or (chart.bear == chart.me and not held_by_bear(chart, seen)):
        return []
    return [
        f"go {name}"
        for side, name in enumerate(SIDE_NAMES)
        if (end := _after_step(chart, side)) is not None and end == _led(chart, chart.bear, side)
    ]


def bear_after(chart: Chart, movement: str) -> Node | None:
    """Where the bear, which repeats steps, certainly stands after a movement; None: who knows."""
    direction = stepped(movement)
    if chart.bear is None or direction is None:
        return chart.bear
    end = _led(chart, chart.bear, direction)
    return end if end is not None and chart.kind(end) is not None else None


def _after_step(chart: Chart, direction: int) -> Node | None:
    """Where its own step leads, None if that is not certain."""
    if chart.side(chart.me, direction) != "open":
        return _led(chart, chart.me, direction)
    ends = chart.steps_to(chart.me, direction)
    return ends[0] if len(ends) == 1 else None


def _led(chart: Chart, node: Node, direction: int) -> Node | None:
    """Where a step leads, None if that is not known; whoever shares a cell shares the unknown."""
    side = chart.side(node, direction)
    if side == "open":
        return chart.carried(node.beside(direction))
    if side == "unknown":
        return node.beside(direction) if node == chart.me == chart.bear else None
    return node


def bear_on_its_way(chart: Chart, seen: Observation) -> Node | None:
    """Where the bear stands that goes a path of its own, if it was met since its last step.

    It makes one after every round. Whoever is mauled, but has not moved just before, was met by it
    at the end of a round.
    """
    assert seen.seat is not None
    met: int | None = None
    for said in reversed(seen.heard):
        if said.key in ("bear-fled", OVERRULED):
            return None
        if said.key == "mauled" and met is None:
            met = said.args["seat"]
        elif said.key == "requested" and said.args["actions"][0].get("do") not in BESIDE:
            mover = said.args["seat"]
            if met is not None:
                return chart.pawns.get(met) if mover < seen.seat or met != mover else None
            if mover >= seen.seat:
                return None
    return None
