"""How a mapper fights in moves that are composed: with gun, knife and cement (Rules C-2 to C-5)."""

from __future__ import annotations

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.aim import Shot, attack, hopeful_shot
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.bots.landing import back, landing, remains
from gamemaster.labyrinth.bots.request import is_offered, stands_alone
from gamemaster.labyrinth.grid import SIDE_NAMES


def use_arms(chart: Chart, seen: Observation, movement: str) -> tuple[list[Shot], list[Shot]]:
    """The use of weapons before the movement, where that is allowed (Rule C-2), and after it."""
    first: list[Shot] = []
    if not seen.rules["arms_after"]:
        bullets = seen.view["pawns"][seen.seat]["bullets"]
        first = attack(chart, seen, chart.me) or hopeful_shot(chart, seen, bullets)
    end = chart.me if remains(chart, movement) else landing(chart, movement)
    return first, [] if end is None else attack(chart, seen, end, first)


def into_range(chart: Chart, seen: Observation, movement: str) -> str:
    """Where weapons come after the movement: one after which they hit somebody, if there is one.

    Not with a treasure, which is better brought out.
    """
    me = seen.view["pawns"][seen.seat]
    if me["treasures"] or not (me["bullets"] or me["knives"]):
        return movement
    others = [name for name in ("skip", *(f"go {side}" for side in SIDE_NAMES)) if name != movement]
    armed = [move for move in others if not stands_alone(seen, move)]
    moves = [movement, *(move for move in armed if _is_safe(chart, seen, move))]
    worth = {move: sum(shot.worth for shot in use_arms(chart, seen, move)[1]) for move in moves}
    return movement if worth[movement] else max(moves, key=worth.__getitem__)


def _is_safe(chart: Chart, seen: Observation, movement: str) -> bool:
    """Whether it may make this movement, and nothing is known to await it there."""
    end = chart.me if remains(chart, movement) else landing(chart, movement)
    return is_offered(seen, movement) and end is not None and end not in chart.dangers


def shuts_out(chart: Chart, seen: Observation, movement: str, end: Node) -> bool:
    """Whether it brings a treasure away from somebody behind it, whom a wall would keep off."""
    me = seen.view["pawns"][seen.seat]
    if not (me["cement"] and me["treasures"]) or not chart.me.adjoins(end):
        return False
    behind = SIDE_NAMES.index(back(movement))
    line = [node for node, certain in chart.line(end, behind) if certain and node != end]
    return any(chart.pawns[seat] in line for seat in chart.company)
