"""Whom a bot shoots at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.chart import Chart
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES

CARRIER: Final = 4
WOUNDED: Final = 3
HEALTHY: Final = 2


def best_shot(chart: Chart, seen: Observation) -> str | None:
    """The shot that certainly hits the most dangerous opponents; None if there is none.

    Whoever carries a treasure drops it, whoever is wounded dies (Rule A-6).
    """
    worth = {side: _worth(chart, seen, side) for side in DIRECTIONS}
    best = max(DIRECTIONS, key=worth.__getitem__)
    return f"shoot {SIDE_NAMES[best]}" if worth[best] else None


def _worth(chart: Chart, seen: Observation, direction: int) -> int:
    passed = [node for node, certain in chart.line(chart.me, direction) if certain]
    return sum(
        _danger(pawn)
        for pawn in seen.view["pawns"]
        if pawn["seat"] in chart.company
        and not pawn["outside"]
        and chart.pawns[pawn["seat"]] in passed
    )


def _danger(pawn: Mapping[str, Any]) -> int:
    if pawn["treasures"]:
        return CARRIER
    return WOUNDED if pawn["health"] == "wounded" else HEALTHY
