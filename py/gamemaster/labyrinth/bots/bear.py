"""How a bot keeps away from the bear (Rule A-8)."""

from __future__ import annotations

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.grid import SIDE_NAMES


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
        if (end := _after(chart, chart.me, side)) is not None
        and end == _after(chart, chart.bear, side)
    ]


def _after(chart: Chart, node: Node, direction: int) -> Node | None:
    """Where a step leads, None if that is not known; whoever shares a cell shares the unknown."""
    side = chart.side(node, direction)
    if side == "open":
        return chart.ends_at(node.beside(direction))
    if side == "unknown":
        return node.beside(direction) if node == chart.me == chart.bear else None
    return node
