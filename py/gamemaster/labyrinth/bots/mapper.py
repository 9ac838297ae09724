"""Level 2: keeps the notebook's certain facts in view and plans its ways over them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from gamemaster.core.game import Observation, Offer
from gamemaster.labyrinth.bots.aim import best_shot
from gamemaster.labyrinth.bots.bear import dangerous_steps, held_by_bear
from gamemaster.labyrinth.bots.chart import Chart, Node, read_chart
from gamemaster.labyrinth.bots.hearing import own_turns, way_back_in
from gamemaster.labyrinth.bots.routes import Routes, Way, cheapest, find_routes
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.grid import SIDE_NAMES, read_cell_name

IN_PLAY: Final = ("healthy", "wounded")
NEAR: Final = 2
"""So far from the others it doesn't matter how far."""
WHIM: Final = 0.02
"""How often it wanders instead, so that it never walks in circles for long."""
PLUNGE: Final = 3.0
"""What it costs to lose its bearings."""
MEMORY: Final = 10
LOSING: Final = ("carried-river", "carried-delta", "arrived-pit")
TOO_OFTEN: Final = 2
"""So many equal answers to equal moves among its last turns are enough."""


class Mapper:
    """Explores the nearest unknown, fetches the treasure, and carries it out."""

    id = "mapper"
    game = "labyrinth"
    level = 2

    def choose(self, seen: Observation, rng: Random) -> str:
        """The move that its plan begins with, among those offered."""
        assert seen.seat is not None
        starts = [offer for offer in seen.offers if offer.do == "start"]
        if starts:
            return choose_start(seen.view, starts, rng)
        chart = read_chart(seen.view, seen.seat)
        me = seen.view["pawns"][seen.seat]
        if chart is None or rng.random() < WHIM:
            return Wanderer().choose(seen, rng)
        wanted = (
            way_back_in(seen)
            or _last_step(chart, me)
            or best_shot(chart, seen)
            or _wait_for_the_bear(chart, seen, rng)
            or _next_goal(chart, seen, rng)
        )
        if any(offer.move == wanted for offer in seen.offers):
            assert wanted is not None
            return wanted
        return Wanderer().choose(seen, rng)


def choose_start(view: Mapping[str, Any], offers: Sequence[Offer], rng: Random) -> str:
    """Off the edge, where most sides lead on, and not beside anybody else."""
    taken = [read_cell_name(pawn["start"]) for pawn in view["pawns"] if pawn["start"]]
    worth = [_worth_of_start(view, offer, taken) for offer in offers]
    best = max(worth)
    return rng.choice([o.move for o, w in zip(offers, worth, strict=True) if w == best])


def _worth_of_start(
    view: Mapping[str, Any], offer: Offer, taken: Sequence[tuple[int, int] | None]
) -> int:
    place = read_cell_name(offer.target["cell"])
    assert place is not None
    row, col = place
    inner = int(0 < row < view["rows"] - 1) + int(0 < col < view["cols"] - 1)
    distances = [abs(row - r) + abs(col - c) for r, c in filter(None, taken)]
    return inner + min([NEAR, *distances])


def _last_step(chart: Chart, me: dict[str, Any]) -> str | None:
    """Out with the treasure, if the exit is here."""
    if me["treasures"]:
        for side, name in enumerate(SIDE_NAMES):
            if chart.side(chart.me, side) == "exit":
                return f"go {name}"
    return None


def _wait_for_the_bear(chart: Chart, seen: Observation, rng: Random) -> str | None:
    """Whoever shares a cell with the bear takes it along: let the others lead it away."""
    me = seen.view["pawns"][seen.seat]
    if not held_by_bear(chart, seen):
        return None
    idle = [offer.move for offer in seen.offers if offer.do != "go"]
    others = [p for p in seen.view["pawns"] if p is not me and p["health"] in IN_PLAY]
    if "loop" in idle:
        return "loop"
    return rng.choice(idle) if idle and others else None


def _is(chart: Chart, node: Node, kind: str) -> bool:
    return chart.kind(node) == kind


def _next_goal(chart: Chart, seen: Observation, rng: Random) -> str | None:
    """What matters most now, and the first move towards it."""
    me = seen.view["pawns"][seen.seat]
    routes = find_routes(
        chart, me["bombs"], rng, unless=_stale(chart, seen) + dangerous_steps(chart, seen)
    )
    if me["treasures"]:
        way = cheapest(routes.out) or _look_for_exit(chart, routes)
    elif me["health"] == "wounded":
        way = _heal(chart, routes) or _explore(chart, routes)
    else:
        way = _fetch(chart, routes) or _hunt(chart, seen, routes) or _explore(chart, routes)
    way = way or cheapest(routes.plunges) or cheapest(routes.probes) or _revisit(chart, routes)
    return None if way is None else way.move


def _stale(chart: Chart, seen: Observation) -> list[str]:
    """Moves that lost it its bearings in the same way again and again: they lead in circles."""
    assert seen.seat is not None
    if chart.certain:
        return []
    told = Counter(
        (f"{turn.do} {turn.side}" if turn.side else turn.do, turn.answers[0])
        for turn in own_turns(seen.heard, seen.seat, MEMORY)
        if turn.answers and turn.answers[0] in LOSING
    )
    return [move for (move, _), times in told.items() if times >= TOO_OFTEN]


def _look_for_exit(chart: Chart, routes: Routes) -> Way | None:
    """Try the plan's edge where it is known to be, else map on."""
    ways = [cheapest(routes.probes), _explore(chart, routes)]
    return cheapest([way for way in ways if way is not None])


def _heal(chart: Chart, routes: Routes) -> Way | None:
    return cheapest([way for node, way in routes.to.items() if _is(chart, node, "hospital")])


def _fetch(chart: Chart, routes: Routes) -> Way | None:
    """The nearest treasure that certainly lies somewhere."""
    return cheapest(
        [
            routes.to[node]
            for node, cell in chart.cells.items()
            if cell.treasures and node in routes.to and node != chart.me
        ]
    )


def _hunt(chart: Chart, seen: Observation, routes: Routes) -> Way | None:
    """After somebody who carries a treasure, as long as there are bullets; else to get some."""
    pawns = seen.view["pawns"]
    carriers = [chart.pawns.get(p["seat"]) for p in pawns if p["treasures"]]
    if not carriers:
        return None
    if not pawns[seen.seat]["bullets"]:
        return cheapest([way for node, way in routes.to.items() if _is(chart, node, "arsenal")])
    return cheapest([routes.to[node] for node in carriers if node in routes.to])


def _explore(chart: Chart, routes: Routes) -> Way | None:
    """The nearest cell on which nobody has ended yet, or a leap into the unknown."""
    fresh = [
        way
        for node, way in routes.to.items()
        if node != chart.me and not chart.visits(node) and chart.kind(node) != "river"
    ]
    ways = [cheapest(fresh), cheapest(routes.plunges, PLUNGE)]
    return cheapest([way for way in ways if way is not None])


def _revisit(chart: Chart, routes: Routes) -> Way | None:
    """Where nobody has been for longest: something may lie there now."""
    others = [node for node in routes.to if node != chart.me]
    if not others:
        return None
    rarest = min(chart.visits(node) for node in others)
    return cheapest([routes.to[node] for node in others if chart.visits(node) == rarest])
