"""When a bot goes to an arsenal (Rules A-6, C-3, D-5)."""

from __future__ import annotations

from typing import Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.bots.hearing import own_turns
from gamemaster.labyrinth.bots.request import is_offered
from gamemaster.labyrinth.bots.routes import Routes, Way, cheapest
from gamemaster.labyrinth.bots.trail import retrace
from gamemaster.labyrinth.cells import those

ARMING: Final = those("arms")
NEARBY: Final = 4.0
"""For arms it makes no longer way than this."""
LONG: Final = 20
"""So many of its turns it remembers where it was armed."""
IN_PLAY: Final = ("healthy", "wounded", "infected")
SPENT: Final = ("kit-lost", "shot-hit", "shot-nobody", "stabbed", "stabbed-nobody")


def to_arms(chart: Chart, routes: Routes, kind: str) -> Way | None:
    """To the nearest arsenal, or to arms of a kind that lie somewhere."""
    return cheapest(
        [
            routes.to[node]
            for node, cell in chart.cells.items()
            if node in routes.to
            and node != chart.me
            and (cell.kind in ARMING or cell.things.get(kind))
        ]
    )


def stay_for_arms(chart: Chart, seen: Observation) -> Way | None:
    """What it has just used up in an arsenal it has again if it stays one turn (Rule C-3)."""
    assert seen.seat is not None
    if chart.kind(chart.me) not in ARMING or not seen.rules["kit"] or seen.rules["arsenal_adds"]:
        return None
    last = own_turns(seen.heard, seen.seat, 1)
    used = any(turn.heard(key) and not turn.heard("rearmed") for turn in last for key in SPENT)
    return Way(0.0, "skip") if used and is_offered(seen, "skip") else None


def rearm(chart: Chart, seen: Observation, routes: Routes) -> Way | None:
    """Without a weapon, to arms nearby: to things that lie about, or for a new kit."""
    me = seen.view["pawns"][seen.seat]
    way = None
    if seen.rules["belongings"] and not me["bullets"]:
        way = to_arms(chart, routes, "bullets")
    elif seen.rules["kit"] and _wants_kit(seen):
        ways = [routes.to[node] for node in _arsenals(chart, seen) if node in routes.to]
        way = stay_for_arms(chart, seen) or cheapest(ways)
    return way if way is not None and way.cost <= NEARBY else None


def _wants_kit(seen: Observation) -> bool:
    """Whether it lacks a weapon, and there is anybody to use it on."""
    pawns = seen.view["pawns"]
    me = pawns[seen.seat]
    lacking = any(seen.rules[arms] and not me[arms] for arms in ("bullets", "knives"))
    return lacking and any(pawn["health"] in IN_PLAY for pawn in pawns if pawn is not me)


def _arsenals(chart: Chart, seen: Observation) -> list[Node]:
    """Where a new kit may be had: not where it has been since it lost or used anything (C-3)."""
    assert seen.seat is not None
    known = [node for node, cell in chart.cells.items() if cell.kind in ARMING]
    turns = own_turns(seen.heard, seen.seat, LONG)
    trail = retrace(chart, turns)
    for at, turn in enumerate(turns):
        if any(turn.heard(key) for key in SPENT):
            break
        if turn.heard("arrived-arsenal"):
            others = seen.rules["partial_arsenals"] and at < len(trail)
            return [node for node in known if node != trail[at]] if others else []
    return [node for node in known if node != chart.me]
