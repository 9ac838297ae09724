"""How a bot keeps away from the bear (Rule A-8)."""

from __future__ import annotations

from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.grid import SIDE_NAMES


def dangerous_steps(chart: Chart) -> list[str]:
    """The steps after which it and the bear, which repeats them, certainly stand together."""
    if chart.bear is None:
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
