"""Level 1: wanders at random, but not like a fool: it walks into no wall that it knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gamemaster.core.game import Observation
from gamemaster.core.offering import Offer
from gamemaster.labyrinth.bots.beside import ask_or_answer
from gamemaster.labyrinth.bots.chart import Chart, read_chart
from gamemaster.labyrinth.bots.dangers import find_dangers
from gamemaster.labyrinth.bots.flight import SHUT, is_hurt, order, rest, to_hospital
from gamemaster.labyrinth.bots.hearing import Deed, Turn, own_turns, since_last_step, way_back_in
from gamemaster.labyrinth.bots.landing import back, landing
from gamemaster.labyrinth.bots.money import small_bet
from gamemaster.labyrinth.bots.request import is_offered, of_kind, with_extras
from gamemaster.labyrinth.bots.routes import exit_here, find_routes
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import SIDE_NAMES, opposite
from gamemaster.labyrinth.moves import MOVEMENTS

MEMORY: Final = 8
"""How many of its own turns it remembers."""
BACK: Final = 0.15
"""How likely it is to undo its last step, beside 1 for a fresh direction."""
NEVER_MIND: Final = 0.01
SHOT: Final = 0.04
SHOT_BACK: Final = 0.5
BOXED_IN: Final = 3
MINE: Final = 0.05
STAB: Final = 0.5
CEMENT: Final = 0.02
BET: Final = 0.3
STEPS: Final = ("start", *MOVEMENTS)


class Wanderer:
    """A random walker with a short memory; of the notebook it uses only what lies around it."""

    id = "wanderer"
    game = "labyrinth"
    level = 1

    def choose(self, seen: Observation, rng: Random) -> str:
        """A sensible move of those offered, at random."""
        assert seen.seat is not None
        due = way_back_in(seen) or _due(seen, rng)
        if due is not None:
            return due
        bet = small_bet(seen, rng)
        if bet is not None and rng.random() < BET:
            return bet
        turns = own_turns(seen.heard, seen.seat, MEMORY)
        here = since_last_step(turns)
        deeds = _deeds(seen, here, turns, rng)
        chart = read_chart(seen.view, seen.rules, seen.seat, guessing=False)
        if seen.rules["compound"]:
            return _compose(seen, here, turns, chart, deeds, rng)
        if deeds:
            return rng.choice(deeds).move
        return _out(chart, seen) or _step(seen, here, turns, chart, rng)


def _due(seen: Observation, rng: Random) -> str | None:
    """An answer, a question or a new cell; start cells it takes as they come, or asks for some."""
    if of_kind(seen.offers, "start") and not seen.rules["beginner_asks"]:
        return None
    return ask_or_answer(seen, rng) or order(seen, rng)


def _deeds(
    seen: Observation, here: Sequence[Deed], turns: Sequence[Turn], rng: Random
) -> tuple[Offer, ...]:
    """Now and then a shot, and a blast when it is boxed in."""
    if _opponents(seen) and rng.random() < (SHOT_BACK if _was_hit(turns) else SHOT):
        return of_kind(seen.offers, "shoot")
    walls = _walls(here)
    if len(walls) >= BOXED_IN and rng.random() < 1 / 2:
        return tuple(o for o in of_kind(seen.offers, "blow") if o.target["side"] in walls)
    return ()


def _compose(
    seen: Observation,
    here: Sequence[Deed],
    turns: Sequence[Turn],
    chart: Chart | None,
    deeds: Sequence[Offer],
    rng: Random,
) -> str:
    """A movement, perhaps with a shot, a blast or a mine (Rules C-2, D-2.1)."""
    assert seen.seat is not None
    deed = [rng.choice(deeds).move] if deeds else []
    if deed and deed[0].startswith("blow"):
        return with_extras(seen, deed, deed[0].replace("blow", "go"), ())
    before, after = ([], deed) if seen.rules["arms_after"] else (deed, [])
    if chart is None:
        movement = _step(seen, here, turns, chart, rng)
    else:
        chart.dangers = find_dangers(chart, seen)
        goal = _goal(chart, seen, rng)
        if goal == "skip":
            return goal
        movement = goal if goal and is_offered(seen, goal) else _step(seen, here, turns, chart, rng)
        # A mine only where it surely does not stay.
        if landing(chart, movement) is not None and _opponents(seen) and rng.random() < MINE:
            before.append("mine here")
        after += _in_passing(chart, seen, movement, rng)
    return with_extras(seen, before, movement, after)


def _in_passing(chart: Chart, seen: Observation, movement: str, rng: Random) -> list[str]:
    """A knife where it surely meets somebody, and now and then a wall behind it (C-4, C-5)."""
    me = seen.view["pawns"][seen.seat]
    end = landing(chart, movement)
    met = [seat for seat in chart.company if chart.pawns[seat] == end]
    used = []
    if me["knives"] and met and rng.random() < STAB:
        used.append("stab")
    if me["cement"] and end is not None and _opponents(seen) and rng.random() < CEMENT:
        used.append(f"cement {back(movement)}")
    return used


def _step(
    seen: Observation,
    here: Sequence[Deed],
    turns: Sequence[Turn],
    chart: Chart | None,
    rng: Random,
) -> str:
    """A movement at random, but not where it knows better."""
    offers = of_kind(seen.offers, *STEPS, *(("skip",) if _rides_on(seen) else ()))
    offers = tuple(offer for offer in offers if not _is_wall(chart, offer)) or _idle(seen) or offers
    weights = [_likes(offer, here, turns) * _caution(chart, offer) for offer in offers]
    return rng.choices(offers, weights)[0].move


def _is_wall(chart: Chart | None, offer: Offer) -> bool:
    """Whether it knows that a step would lead into a wall."""
    if chart is None or offer.do != "go":
        return False
    return chart.side(chart.me, SIDE_NAMES.index(offer.target["side"])) in SHUT


def _idle(seen: Observation) -> tuple[Offer, ...]:
    """What is left to somebody who is walled in: to wait, or to blow at the walls."""
    return tuple(o for o in of_kind(seen.offers, "skip", "blow") if not o.part)


def _out(chart: Chart | None, seen: Observation) -> str | None:
    """The step out with a treasure, by an exit that it stands beside."""
    carries = seen.view["pawns"][seen.seat]["treasures"]
    return exit_here(chart) if chart is not None and carries else None


def _rides_on(seen: Observation) -> bool:
    """Whether a skip is the only way to ride on down the river (Rule C-8)."""
    on = seen.view["pawns"][seen.seat]["on"]
    return bool(seen.rules["skips_ride"]) and not seen.rules["flow_moves"] and on in those("flows")


def _goal(chart: Chart, seen: Observation, rng: Random) -> str | None:
    """Out with a treasure by an exit at hand, or hurt to a hospital that it knows, and no more."""
    if seen.view["pawns"][seen.seat]["treasures"]:
        return exit_here(chart)
    if (stay := rest(chart, seen)) is not None:
        return stay
    way = to_hospital(chart, find_routes(chart, 0, rng)) if is_hurt(seen) else None
    return None if way is None else way.move


def _caution(chart: Chart | None, offer: Offer) -> float:
    """How far it dares to make a step whose end it knows."""
    if chart is None or offer.do != "go" or not chart.rules["compound"]:
        return 1.0
    if offer.move == exit_here(chart) or landing(chart, offer.move) in chart.dangers:
        return NEVER_MIND
    return 1.0


def _opponents(seen: Observation) -> bool:
    return any(
        pawn["seat"] != seen.seat and pawn["health"] in ("healthy", "wounded", "infected")
        for pawn in seen.view["pawns"]
    )


def _was_hit(turns: Sequence[Turn]) -> bool:
    if not turns:
        return False
    last = turns[0]
    return last.heard("told-wounded") or (last.heard("shot-hit") and last.main.do != "shoot")


def _walls(here: Sequence[Deed]) -> set[str]:
    """The sides of this cell on which it met a wall that a blast may take."""
    walls: set[str] = set()
    blown: set[str] = set()
    fruitless: set[str] = set()
    for deed in here:
        side = deed.side or ""
        if deed.do == "go" and deed.heard("hit-wall"):
            (fruitless if side in blown else walls).add(side)
        elif deed.heard("blast-nothing") or deed.heard("blast-stands"):
            fruitless.add(side)
        elif deed.do == "blow":
            blown.add(side)
    return walls - blown - fruitless


def _likes(offer: Offer, here: Sequence[Deed], turns: Sequence[Turn]) -> float:
    """How much it likes a move, 1 being normal."""
    side = offer.target.get("side")
    if offer.do != "go":
        return 1.0
    if _is_shut(here, side):
        return NEVER_MIND
    step = next((turn for turn in turns if turn.moved), None)
    if step is not None and step.main.do == "go" and side == _reverse(step.main.side):
        return BACK
    return 1.0


def _is_shut(here: Sequence[Deed], side: str | None) -> bool:
    """Whether it got nowhere on this side, and nothing was blown there since."""
    shut = False
    for deed in here:
        if deed.side == side and deed.do == "go":
            shut = True
        elif deed.side == side and deed.do == "blow" and not deed.heard("blast-nothing"):
            shut = False
    return shut


def _reverse(side: str | None) -> str | None:
    return None if side is None else SIDE_NAMES[opposite(SIDE_NAMES.index(side))]
