"""How a mapper fights in moves that are composed: with gun, knife and cement (Rules C-2 to C-5)."""

from __future__ import annotations

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.aim import Shot, attack, hopeful_shot
from gamemaster.labyrinth.bots.chart import PASSABLE, Chart, Node
from gamemaster.labyrinth.bots.counsel import Counsel
from gamemaster.labyrinth.bots.landing import back, landing, remains
from gamemaster.labyrinth.bots.request import is_offered, stands_alone
from gamemaster.labyrinth.grid import SIDE_NAMES


def use_arms(chart: Chart, seen: Observation, movement: str) -> tuple[list[Shot], list[Shot]]:
    """The use of weapons before the movement, where that is allowed (Rule C-2), and after it."""
    first: list[Shot] = []
    if not seen.rules["arms_after"]:
        bullets = seen.view["pawns"][seen.seat]["bullets"]
        first = attack(chart, seen, chart.me) or hopeful_shot(chart, seen, bullets)
    end = _end(chart, movement)
    return first, [] if end is None else attack(chart, seen, end, first)


def into_range(chart: Chart, seen: Observation, movement: str, counsel: Counsel) -> str:
    """A movement after which weapons hit somebody, if there is one; certainly, or as one counsels.

    Not with a treasure, which is better brought out.
    """
    me = seen.view["pawns"][seen.seat]
    if me["treasures"] or not (me["bullets"] or me["knives"]):
        return movement
    sides = enumerate(SIDE_NAMES)
    steps = [f"go {name}" for side, name in sides if chart.side(chart.me, side) in PASSABLE]
    others: dict[str, Node | None] = {}
    for name in ("skip", *steps):
        free = name != movement and is_offered(seen, name) and not stands_alone(seen, name)
        end = _end(chart, name)
        if free and end not in chart.dangers:
            others[name] = end
    if seen.rules["arms_after"]:
        moves = [movement, *(name for name, end in others.items() if end is not None)]
        worth = {move: sum(shot.worth for shot in use_arms(chart, seen, move)[1]) for move in moves}
        best = max(moves, key=worth.__getitem__)
        if worth[best]:
            return movement if worth[movement] else best
    return counsel.close_in(seen, movement, [*others])


def _end(chart: Chart, movement: str) -> Node | None:
    """Where it certainly ends; None: who knows."""
    return chart.me if remains(chart, movement) else landing(chart, movement)


def shuts_out(chart: Chart, seen: Observation, movement: str, end: Node) -> bool:
    """Whether it brings a treasure away from somebody behind it, whom a wall would keep off."""
    me = seen.view["pawns"][seen.seat]
    if not (me["cement"] and me["treasures"]) or not chart.me.adjoins(end):
        return False
    behind = SIDE_NAMES.index(back(movement))
    line = [node for node, certain in chart.line(end, behind) if certain and node != end]
    return any(chart.pawns[seat] in line for seat in chart.company)
