"""The secrecy proof: nobody is shown what he was not told (Rule G-3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import Event, Illegal, Observation, Said, Seat
from gamemaster.core.offering import Offer
from gamemaster.core.table import Table
from gamemaster.labyrinth.game import LABYRINTH, Labyrinth
from gamemaster.labyrinth.grid import EXIT, NOWHERE, OPEN, SIDE_NAMES
from gamemaster.labyrinth.moves import Move
from gamemaster.labyrinth.playing import creatures
from gamemaster.labyrinth.playing.sayings import Notes
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.labyrinth.drawing import CLASSIC
from tests.secrecy.twin_plans import CHANGES, Change, twin_of
from tests.secrecy.twins import Leak, Pair, Tally, World

RULES: Final = (
    CLASSIC,
    replace(CLASSIC, rows=5, cols=5, outside=True, exits=2, false_treasures=2),
    replace(CLASSIC, rows=3, cols=4, bear_can_be_shot=True, bear_strikes_on_meeting=False),
    replace(CLASSIC, rows=6, cols=4, arsenals=2, hospitals=2, bear=False),
)
PICTURES: Final = times(80, 1_500)
"""Compared for each kind of difference: in depth more than 10,000 with nine kinds."""
MUTANT_PICTURES: Final = 6_000
"""A leak ends its campaign; where none was found in so many pictures, none ever is."""


def twins(
    change: Change, tally: Tally, rules: tuple[Rules, ...] = RULES, first: int = 0
) -> Iterator[Pair]:
    """Pairs of worlds that differ in one thing, before the first move."""
    for number in range(first, 2_000):
        rng = Random(f"{change.__name__}/{number}")
        table_rules = rules[number % len(rules)]
        if change.__name__ == "move_bear":
            table_rules = replace(table_rules, bear=True)
        plan = LABYRINTH.generate(table_rules, Random(f"twins/{number}"))
        twin = twin_of(plan, table_rules, change, rng)
        if twin is None:
            continue
        least, _ = LABYRINTH.seats(table_rules)
        seats = least + number % 3
        worlds = World(table_rules, plan, seats), World(table_rules, twin, seats)
        yield Pair(*worlds, seats, rng, tally)


def run(
    change: Change,
    pictures: int,
    rules: tuple[Rules, ...] = RULES,
    moves: int = 120,
    first: int = 0,
) -> Tally:
    """Play twins until so many pictures were compared, or chance finds no more twins."""
    tally = Tally()
    for pair in twins(change, tally, rules, first):
        pair.play(moves)
        if tally.pictures >= pictures:
            break
    return tally


@cache
def tally_of(change: Change) -> Tally:
    return run(change, PICTURES)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_equal_ears_see_equal_pictures(change: Change) -> None:
    tally = tally_of(change)
    assert tally.pictures >= PICTURES, "too few twins were found"
    assert tally.refusals > PICTURES


def test_the_differences_are_real() -> None:
    """Sooner or later somebody was told of them."""
    tallies = [tally_of(change) for change in CHANGES]
    assert sum(tally.parted for tally in tallies) > sum(tally.pairs for tally in tallies) / 10


def test_the_proof_is_large_enough() -> None:
    assert len(CHANGES) * PICTURES >= times(600, 10_000)


# -- mutants: each of them leaks, and each must be caught --------------------


def _offers_where_no_wall_is(self: Labyrinth, state: State, seat: Seat) -> tuple[Offer, ...]:
    offers = OFFERS(state, seat)
    if state.starting or seat != state.turn or state.over:
        return offers
    cell = state.pawns[seat].cell
    return tuple(
        offer
        for offer in offers
        if offer.do != "go" or state.ground.side(cell, SIDE_NAMES.index(offer.target["side"])) == 0
    )


def _refuses_to_blow_where_no_wall_is(
    self: Labyrinth, state: State, seat: Seat, move: Move
) -> Illegal | None:
    action = move.deeds[0]
    if action.do == "blow" and not state.starting:
        pawn = state.pawns[state.turn]
        if state.ground.side(pawn.cell, action.side) == OPEN:
            return Illegal("illegal-no-wall", {})
    return CHECK(state, seat, move)


def _refuses_to_leave_in_vain(
    self: Labyrinth, state: State, seat: Seat, move: Move
) -> Illegal | None:
    action = move.deeds[0]
    if action.do == "go" and not state.starting:
        pawn = state.pawns[state.turn]
        if state.ground.side(pawn.cell, action.side) == EXIT and pawn.treasure == NOWHERE:
            return Illegal("illegal-no-treasure", {})
    return CHECK(state, seat, move)


def _shows_the_number_of_all_events(self: Table, seat: Seat | None, since: int = 0) -> Observation:
    seen = OBSERVE(self, seat, since)
    return replace(seen, view={**seen.view, "events": len(self.events)})


def _shows_the_digest(self: Table, seat: Seat | None, since: int = 0) -> Observation:
    seen = OBSERVE(self, seat, since)
    return replace(seen, view={**seen.view, "digest": self.digest})


def _shows_where_he_stands(self: Table, seat: Seat | None, since: int = 0) -> Observation:
    seen = OBSERVE(self, seat, since)
    own = self._state.pawns[seat or 0].cell
    return replace(seen, view={**seen.view, "cell": own})


def _shows_whether_he_holds_the_true_one(
    self: Table, seat: Seat | None, since: int = 0
) -> Observation:
    seen = OBSERVE(self, seat, since)
    return replace(seen, view={**seen.view, "rich": self._state.pawns[0].treasure == 0})


def _shows_the_bear(self: Table, seat: Seat | None, since: int = 0) -> Observation:
    seen = OBSERVE(self, seat, since)
    return replace(seen, view={**seen.view, "bear": self._state.bear})


def _shows_the_plan_when_many_moves_were_made(
    self: Table, seat: Seat | None, since: int = 0
) -> Observation:
    seen = OBSERVE(self, seat, since)
    plan = LABYRINTH.write_plan(self.plan) if self.version > 40 else ""
    return replace(seen, view={**seen.view, "plan": plan})


OFFERS, CHECK, OBSERVE = Labyrinth.offers, Labyrinth.check, Table.observe
LEAKS: Final[tuple[tuple[type, str, Callable[..., Any], str], ...]] = (
    (Labyrinth, "offers", _offers_where_no_wall_is, "toggle_wall"),
    (Labyrinth, "check", _refuses_to_leave_in_vain, "move_exit"),
    (Labyrinth, "check", _refuses_to_blow_where_no_wall_is, "toggle_wall"),
    (Table, "observe", _shows_the_number_of_all_events, "move_bear"),
    (Table, "observe", _shows_the_digest, "swap_treasures"),
    (Table, "observe", _shows_where_he_stands, "renumber_pits"),
    (Table, "observe", _shows_whether_he_holds_the_true_one, "swap_treasures"),
    (Table, "observe", _shows_the_bear, "move_bear"),
    (Table, "observe", _shows_the_plan_when_many_moves_were_made, "swap_cells"),
    (Table, "observe", _shows_the_plan_when_many_moves_were_made, "retype_cell"),
)


@pytest.mark.parametrize(
    ("owner", "method", "leaky", "change"),
    LEAKS,
    ids=[f"{leaky.__name__.strip('_')}-{change}" for _, _, leaky, change in LEAKS],
)
def test_a_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    owner: type,
    method: str,
    leaky: Callable[..., Any],
    change: str,
) -> None:
    monkeypatch.setattr(owner, method, leaky)
    chosen = next(one for one in CHANGES if one.__name__ == change)
    with pytest.raises(Leak):
        run(chosen, MUTANT_PICTURES)


def test_a_statement_to_one_ear_too_many_parts_the_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is told of a bear elsewhere hears that, and the others still hear the same."""

    def bear_is_heard(cell: int) -> Event:
        return Event(Said("gm-bear", {"cell": cell}), frozenset((0,)))

    monkeypatch.setattr(creatures, "bear_stands", Notes(bear_is_heard))
    move_bear = next(one for one in CHANGES if one.__name__ == "move_bear")
    told = 0
    for pair in islice(twins(move_bear, Tally()), 20):
        pair.play(12)
        told += 0 not in pair.heard and None in pair.heard
    assert told > 5
