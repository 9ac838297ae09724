"""Level 3: keeps the notebook's certain facts in view and plans its ways over them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.aim import best_shot
from gamemaster.labyrinth.bots.arming import IN_PLAY, rearm, stay_for_arms, to_arms
from gamemaster.labyrinth.bots.bear import bear_after, dangerous_steps, held_by_bear
from gamemaster.labyrinth.bots.beside import ask_or_answer
from gamemaster.labyrinth.bots.chart import PASSABLE, Chart, Node, read_chart
from gamemaster.labyrinth.bots.counsel import NO_COUNSEL, Counsel
from gamemaster.labyrinth.bots.dangers import find_dangers
from gamemaster.labyrinth.bots.flight import is_hurt, order, rest, to_hospital
from gamemaster.labyrinth.bots.hearing import own_turns, since_last_step, way_back_in
from gamemaster.labyrinth.bots.knowledge import foreseen, knowledge, surroundings
from gamemaster.labyrinth.bots.landing import certain_end, landing, remains
from gamemaster.labyrinth.bots.money import worthwhile_hint
from gamemaster.labyrinth.bots.parts import compose
from gamemaster.labyrinth.bots.past import Pasts, Places, no_place
from gamemaster.labyrinth.bots.request import is_offered
from gamemaster.labyrinth.bots.roaming import foresee, patient, wait_for
from gamemaster.labyrinth.bots.routes import Routes, Way, cheapest, exit_here, find_routes
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.moves import MOVEMENTS

PLUNGE: Final = 3.0
"""What it costs to lose its bearings."""
BURST: Final = 2.0
"""What it costs to blow at an outer wall in which there may be no exit."""
PLENTY: Final = 2
"""So many bombs are enough to try the outer wall with."""
MEMORY: Final = 10
IDLE: Final = ("shoot", "blow", "loop", "flow", "skip")


class Mapper:
    """Explores the nearest unknown, fetches the treasure, and carries it out.

    Where it knew all that it knows now, it does what it has done there least often.
    """

    id = "mapper"
    game = "labyrinth"
    level = 3

    def __init__(self) -> None:
        self._pasts = Pasts()

    def choose(self, seen: Observation, rng: Random) -> str:
        """The request that its plan begins with, made of what is offered."""
        return find_way(seen, self._times, rng)

    def _times(
        self, seen: Observation, way: str, then: int | None, places: Places = no_place
    ) -> int:
        """How often it made a movement where it knew what it knows now.

        Once more if it stood before where that would certainly lead, and knew all that as well.
        """
        assert seen.seat is not None
        past = self._pasts.of(seen, places)
        here = (knowledge(seen.view, seen.seat), surroundings(seen.view, seen.seat))
        made = max(past.times(at, way, places(len(seen.heard))) for at in here)
        back = then is not None and (then in here or past.stood(then))
        return made + back


def find_way(
    seen: Observation,
    times: Callable[[Observation, str, int | None], int],
    rng: Random,
    counsel: Counsel = NO_COUNSEL,
) -> str:
    """A request by what a seat knows.

    `times`: how often it made a movement to no avail, after which it would certainly be in a
    position of knowledge, or may be in any.
    """
    assert seen.seat is not None
    due = ask_or_answer(seen, rng)
    if due is not None:
        return due
    chart = read_chart(seen.view, seen.rules, seen.seat)
    if chart is None:
        return Wanderer().choose(seen, rng)
    chart.dangers = find_dangers(chart, seen)
    cell = order(seen, rng)
    if cell is not None:
        return cell
    certain = read_chart(seen.view, seen.rules, seen.seat, guessing=False)
    assert certain is not None
    tries = {way: times(seen, way, _then(certain, seen, way)) for way in _ways(certain, seen)}
    wanted = way_back_in(seen) or _wanted(chart, seen, tries, rng, counsel)
    if wanted is None or not is_offered(seen, wanted):
        return Wanderer().choose(seen, rng)
    return compose(chart, seen, wanted, rng, counsel)


def _ways(chart: Chart, seen: Observation) -> list[str]:
    """The movements that may lead anywhere inside, as far as is certain: a guess may be wrong."""
    rides = [o.move for o in seen.offers if o.do in MOVEMENTS and not o.target.get("side")]
    steps = [o.move for o in seen.offers if o.do == "go" and _leads_on(chart, o.target["side"])]
    skips = [o.move for o in seen.offers if o.do == "skip" and not remains(chart, "skip")]
    return [*steps, *(rides or skips)]


def _then(chart: Chart, seen: Observation, way: str) -> int | None:
    """What it would know after a movement that certainly ends somewhere, and teaches nothing."""
    assert seen.seat is not None
    end = certain_end(chart, way)
    return None if end is None else foreseen(seen.view, seen.seat, end, bear_after(chart, way))


def _leads_on(chart: Chart, side: str) -> bool:
    return chart.side(chart.me, SIDE_NAMES.index(side)) in PASSABLE


def _wanted(
    chart: Chart, seen: Observation, tries: Mapping[str, int], rng: Random, counsel: Counsel
) -> str | None:
    """What matters most now; shots are made in passing where moves may be composed."""
    return (
        (exit_here(chart) if seen.view["pawns"][seen.seat]["treasures"] else None)
        or (None if seen.rules["compound"] else counsel.fight(seen, best_shot(chart, seen)))
        or rest(chart, seen)
        or worthwhile_hint(chart, seen)
        or _wait_for_the_bear(chart, seen, rng)
        or _next_goal(chart, seen, tries, rng, counsel)
    )


def _wait_for_the_bear(chart: Chart, seen: Observation, rng: Random) -> str | None:
    """Whoever shares a cell with the bear takes it along: let the others lead it away."""
    me = seen.view["pawns"][seen.seat]
    if not held_by_bear(chart, seen):
        return None
    idle = [offer.move for offer in seen.offers if offer.do in IDLE and not offer.part]
    others = [p for p in seen.view["pawns"] if p is not me and p["health"] in IN_PLAY]
    if "loop" in idle:
        return "loop"
    return rng.choice(idle) if idle and others else None


def _next_goal(
    chart: Chart, seen: Observation, tries: Mapping[str, int], rng: Random, counsel: Counsel
) -> str | None:
    """The first move towards a goal: not what led nowhere before, nor into a bear that goes by."""
    never = dangerous_steps(chart, seen) + _refused_by_water(seen)
    never += [] if "skip" in tries else ["skip"]
    blasts = [offer.move for offer in seen.offers if offer.do == "blow" and not offer.part]
    ways = [way for way in tries if way not in never]
    shunned = counsel.shun(seen, [*ways, *blasts])
    if any(not tries[way] for way in ways if way not in shunned):
        never += shunned  # else it would only go to and fro before a danger
    free = [way for way in tries if way not in never]
    least = min((tries[way] for way in free), default=0)
    unless = [*never, *(way for way in tries if tries[way] > least)]
    sought = counsel.seek(seen)
    move = sought if sought is not None and _advances(chart, sought, tries, unless) else None
    move = move or _first_move(chart, seen, rng, unless)
    if move is None:
        fresh = [way for way in free if tries[way] == least]
        move = rng.choice(fresh) if fresh else None
    foresight = foresee(chart, seen)
    if move is None or not foresight.warns(move) or not patient(seen):
        return move
    warned = [offer.move for offer in seen.offers if offer.do in MOVEMENTS]
    unless += [move for move in warned if foresight.warns(move)]
    return wait_for(seen, foresight) or _first_move(chart, seen, rng, unless) or move


def _advances(chart: Chart, sought: str, tries: Mapping[str, int], unless: Collection[str]) -> bool:
    """Whether a movement or a blast may lead on, and certainly into no danger."""
    leads = sought in tries or sought.startswith("blow")
    end = landing(chart, sought)
    return leads and sought not in unless and (end is None or end not in chart.dangers)


def _first_move(
    chart: Chart, seen: Observation, rng: Random, unless: Collection[str]
) -> str | None:
    """What matters most now, and the first move towards it."""
    me = seen.view["pawns"][seen.seat]
    routes = find_routes(chart, me["bombs"], rng, unless, boats=me["boats"])
    if me["treasures"]:
        way = cheapest(routes.out) or _look_for_exit(chart, seen, routes)
    elif is_hurt(seen):
        way = to_hospital(chart, routes) or _explore(chart, routes)
    else:
        way = (
            _fetch(chart, routes)
            or _hunt(chart, seen, routes)
            or rearm(chart, seen, routes)
            or _explore(chart, routes)
        )
    way = way or cheapest(routes.plunges)
    if way is None and not (routes.out and seen.rules["belongings"]):
        way = cheapest(routes.probes)
    way = way or _revisit(chart, routes)
    return way.move or None if way is not None else None


def _refused_by_water(seen: Observation) -> list[str]:
    """Steps from this cell against a river that let nobody in (Rule D-7.4)."""
    assert seen.seat is not None
    deeds = since_last_step(own_turns(seen.heard, seen.seat, MEMORY))
    return [f"go {deed.side}" for deed in deeds if deed.heard("hit-river")]


def _look_for_exit(chart: Chart, seen: Observation, routes: Routes) -> Way | None:
    """Try the plan's edge where it is known to be, else map on; at last blow at the outer wall."""
    ways = [cheapest(routes.probes), _explore(chart, routes)]
    if seen.view["numbers"].get("closed_exits", seen.rules["closed_exits"]):
        if seen.view["pawns"][seen.seat]["bombs"] >= PLENTY:
            ways.append(cheapest(routes.bursts, BURST))
        else:
            ways.append(to_arms(chart, routes, "bombs"))
    return cheapest([way for way in ways if way is not None])


def _fetch(chart: Chart, routes: Routes) -> Way | None:
    """The nearest treasure that certainly lies somewhere, or a way to map on towards it."""
    lying = [node for node, cell in chart.cells.items() if cell.treasures and node != chart.me]
    return cheapest([routes.to[node] for node in lying if node in routes.to]) or _towards(
        chart, routes, lying
    )


def _towards(chart: Chart, routes: Routes, goals: Sequence[Node]) -> Way | None:
    """To a cell on which nobody has ended yet, and from there on, as one may guess, to a goal."""
    return cheapest(
        [
            Way(routes.to[node].cost + node.distance(goal), routes.to[node].move)
            for node in fresh(chart, routes)
            for goal in goals
            if goal.fragment == node.fragment
        ]
    )


def _hunt(chart: Chart, seen: Observation, routes: Routes) -> Way | None:
    """After somebody who carries a treasure, as long as there are bullets; else to get some."""
    pawns = seen.view["pawns"]
    carriers = [chart.pawns.get(p["seat"]) for p in pawns if p["treasures"]]
    if not carriers:
        return None
    if not pawns[seen.seat]["bullets"]:
        arsenals = [way for node, way in routes.to.items() if chart.kind(node) in those("arms")]
        return stay_for_arms(chart, seen) or cheapest(arsenals)
    return cheapest([routes.to[node] for node in carriers if node in routes.to])


def _explore(chart: Chart, routes: Routes) -> Way | None:
    """The nearest cell on which nobody has ended yet, or a leap into the unknown."""
    new = cheapest([routes.to[node] for node in fresh(chart, routes)])
    ways = [new, cheapest(routes.plunges, PLUNGE)]
    return cheapest([way for way in ways if way is not None])


def fresh(chart: Chart, routes: Routes) -> list[Node]:
    """The cells within reach on which nobody has ended yet."""
    return [
        node
        for node in routes.to
        if node != chart.me and not chart.visits(node) and chart.kind(node) not in those("flows")
    ]


def _revisit(chart: Chart, routes: Routes) -> Way | None:
    """Where nobody has been for longest: something may lie there now."""
    others = [node for node in routes.to if node != chart.me]
    if not others:
        return None
    rarest = min(chart.visits(node) for node in others)
    return cheapest([routes.to[node] for node in others if chart.visits(node) == rarest])
