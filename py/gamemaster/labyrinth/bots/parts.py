"""What a mapper does in passing, before and after its movement (Rule D-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.aim import HOUSES
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.bots.counsel import Counsel
from gamemaster.labyrinth.bots.fight import into_range, shuts_out, use_arms
from gamemaster.labyrinth.bots.guess import PLAN
from gamemaster.labyrinth.bots.landing import back, landing
from gamemaster.labyrinth.bots.request import stands_alone, with_extras
from gamemaster.labyrinth.bots.routes import cheapest, find_routes
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES

DRAWISH: Final = 0.5
LAST_HOPE: Final = 0.7
"""Shares of the quiet rounds that lead to a draw."""
DETOUR: Final = 0.5
"""A way out that is longer by no more than this is as good as the shortest."""


def compose(chart: Chart, seen: Observation, movement: str, rng: Random, counsel: Counsel) -> str:
    """The movement with shots, mines and blasts that are certainly worth it."""
    assert seen.seat is not None
    me = seen.view["pawns"][seen.seat]
    if not seen.rules["compound"] or me["outside"] or stands_alone(seen, movement):
        return movement
    guards = _armed(me) and _guards_exit(chart, seen)
    if guards and landing(chart, movement) is None:
        movement = _aside(chart) or movement
    else:
        movement = into_range(chart, seen, movement, counsel)
    end = landing(chart, movement)
    first, later = use_arms(chart, seen, movement)
    before = [shot.move for shot in first]
    after = [shot.move for shot in later]
    if not (before or after):
        before, after = map(list, counsel.volley(seen, movement))
    if chart.cells[chart.me].treasures and not me["treasures"] and me["health"] == "healthy":
        before.append("take treasure")  # it fell here from somebody's hands
    if end is not None and guards:
        before.append("mine here")
    elif end is not None and _armed(me) and _closes_trail(chart, seen, end, rng):
        after.append(f"mine {back(movement)}")
    if end is not None and shuts_out(chart, seen, movement, end):
        after.append(f"cement {back(movement)}")
    if me["bombs"] and not movement.startswith("blow"):
        before += _needless_wall(chart, seen)
    return with_extras(seen, before, movement, after)


def _armed(me: Mapping[str, Any]) -> bool:
    """Whether it can set a mine."""
    return bool(me["mine"]) and me["health"] == "healthy"


def _aside(chart: Chart) -> str | None:
    """A step that certainly leads to another cell, and into no danger."""
    for name in SIDE_NAMES:
        end = landing(chart, f"go {name}")
        if end is not None and end not in chart.dangers:
            return f"go {name}"
    return None


def _guards_exit(chart: Chart, seen: Observation) -> bool:
    """It stands before an exit, and somebody else has a treasure to carry out (Rule D-5.7)."""
    if chart.kind(chart.me) in HOUSES:
        return False
    exits = any(chart.side(chart.me, side) == "exit" for side in DIRECTIONS)
    return exits and any(p["treasures"] for p in seen.view["pawns"] if p["seat"] != seen.seat)


def _closes_trail(chart: Chart, seen: Observation, end: Node, rng: Random) -> bool:
    """It is about to take a treasure, and need not come back this way to carry it out."""
    if not chart.cells[end].treasures or chart.kind(chart.me) in HOUSES:
        return False
    if not seen.rules["mines_beside"] or not chart.me.adjoins(end):
        return False
    shortest = cheapest(find_routes(chart, 0, rng, start=end).out)
    mined = replace(chart, dangers={**chart.dangers, chart.me: 10 * DETOUR})
    other = cheapest(find_routes(mined, 0, rng, start=end).out)
    return shortest is not None and other is not None and other.cost <= shortest.cost + DETOUR


def _needless_wall(chart: Chart, seen: Observation) -> list[str]:
    """A blast that takes an inner wall here, so that the game goes on (Rule D-3.6).

    Where it is not certain whether a wall is an inner one, it is worth a try when time runs out.
    """
    done = seen.view["quiet"] / seen.view["quiet_limit"]
    for direction, name in enumerate(SIDE_NAMES):
        if chart.side(chart.me, direction) == "wall" and chart.exists(chart.me.beside(direction)):
            inner = chart.certain and chart.me.fragment == PLAN
            if done >= (DRAWISH if inner else LAST_HOPE):
                return [f"blow {name}"]
    return []
