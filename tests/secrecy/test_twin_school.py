"""The secrecy proof for school and quest games, and for dark moves in drifting water (Rule G-3).

Twins differ in their plans, or in what chance decides: where players are put, and how far a river
carries them. Neither is told to anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import EVERYONE, Event, Observation, Seat
from gamemaster.core.offering import Offer
from gamemaster.core.table import Table
from gamemaster.labyrinth.game import LABYRINTH, Labyrinth
from gamemaster.labyrinth.playing import money, sayings
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.secrecy.test_twin_worlds import run
from tests.secrecy.twin_plans import QUEST_CHANGES, SCHOOL_CHANGES, Change
from tests.secrecy.twins import Leak, Pair, Tally, World

FLOORS: Final = replace(PRESETS["school-floors"], rows=4, cols=4)
DARK: Final = replace(
    PRESETS["grand"],
    floors=2,
    rows=4,
    cols=4,
    lifts=True,
    loops=2,
    lone_pits=True,
    casinos=1,
    encephalitis=0,
    current="drift",
    wall_fall=True,
    tells_monolith=True,
    knives=2,
    health="lives",
    money=9,
    hint_price=2,
)
WET: Final = replace(
    DARK, floors=1, lifts=False, rows=5, cols=5, rivers=6, walls=0, loops=0, lone_pits=False
)
"""Where steps in the dark often end in a river, which asks chance."""
SCHOOL_RULES: Final[tuple[Rules, ...]] = (
    FLOORS,
    replace(FLOORS, hint_price=2, money=30, loops=2, loop_pits=4),
    DARK,
    replace(DARK, pick_up="after", scream=False, boats=0, cement=0, skips_ride=True),
)
HARD: Final = replace(PRESETS["quest-hard"], rows=4, cols=4)
QUEST_RULES: Final[tuple[Rules, ...]] = (
    HARD,
    replace(HARD, conditional=True, scream=True),
    replace(HARD, arsenal_adds=True, point_blank=True, skips_draw=True),
)
CHANGES: Final = (
    *((change, SCHOOL_RULES) for change in SCHOOL_CHANGES),
    *((change, QUEST_RULES) for change in QUEST_CHANGES),
)
IDS: Final = [
    f"{change.__name__}-{'school' if rules is SCHOOL_RULES else 'quest'}"
    for change, rules in CHANGES
]
PICTURES: Final = times(40, 600)
CHANCE_PICTURES: Final = times(100, 1_500)
MUTANT_PICTURES: Final = 10_000
"""A leak ends its campaign; where none was found in so many pictures, none ever is."""
MOVES: Final = 40


def run_chances(pictures: int, rules: tuple[Rules, ...]) -> Tally:
    """Twins on the same plan to whom chance deals differently."""
    tally = Tally()
    for number in range(2_000):
        if tally.pictures >= pictures:
            break
        table_rules = rules[number % len(rules)]
        plan = LABYRINTH.generate(table_rules, Random(f"chances/{number}"))
        seats = LABYRINTH.seats(table_rules)[0] + number % 2
        one, other = (World(table_rules, plan, seats, f"{number}/{each}") for each in range(2))
        Pair(one, other, seats, Random(f"dealt/{number}"), tally).play(MOVES)
    return tally


@cache
def tally_of(change: Change, rules: tuple[Rules, ...]) -> Tally:
    return run(change, PICTURES, rules, MOVES)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize(("change", "rules"), CHANGES, ids=IDS)
def test_equal_ears_see_equal_pictures(change: Change, rules: tuple[Rules, ...]) -> None:
    tally = tally_of(change, rules)
    assert tally.pictures >= PICTURES, "too few twins were found"
    assert tally.refusals > PICTURES
    assert tally.considered > PICTURES / 2


def test_the_differences_are_real() -> None:
    """Sooner or later somebody was told of them."""
    tallies = [tally_of(change, rules) for change, rules in CHANGES]
    assert sum(tally.parted for tally in tallies) > sum(tally.pairs for tally in tallies) / 10


@pytest.mark.rule("G-3", "G-12", "B-3", "C-1")
@pytest.mark.parametrize("rules", [SCHOOL_RULES, QUEST_RULES], ids=["school", "quest"])
def test_what_chance_decided_is_not_shown(rules: tuple[Rules, ...]) -> None:
    tally = run_chances(CHANCE_PICTURES, rules)
    assert tally.pictures >= CHANCE_PICTURES
    assert tally.parted > tally.pairs / 10


def test_the_proof_is_large_enough() -> None:
    assert len(CHANGES) * PICTURES + 2 * CHANCE_PICTURES >= times(600, 10_000)


# -- mutants: each of them leaks, and each must be caught ---------------------


def _shown(name: str, look: Callable[[Table], Any]) -> Callable[..., Observation]:
    """An observation with something more in its picture."""

    def observe(self: Table, seat: Seat | None, since: int = 0) -> Observation:
        seen = OBSERVE(self, seat, since)
        return replace(seen, view={**seen.view, name: look(self)})

    observe.__name__ = f"shows_{name}"
    return observe


def _offers_by_where_he_truly_stands(
    self: Labyrinth, state: State, seat: Seat
) -> tuple[Offer, ...]:
    pawn = state.pawns[seat]
    lost, pawn.lost = pawn.lost, False
    found = OFFERS(state, seat)
    pawn.lost = lost
    return found


def _counts_draws(table: Table) -> int:
    return len(table.entries)


def _hint_to_all(key: str, seat: int, **args: Any) -> Event:
    return replace(SECRET(key, seat, **args), audience=EVERYONE)


OBSERVE, OFFERS, SECRET = Table.observe, Labyrinth.offers, sayings.in_secret
PLACES: Final = _shown("places", lambda table: [pawn.cell for pawn in table._state.pawns])
CREATURES: Final = _shown("creatures", lambda table: [table._state.bear, table._state.leprechaun])
STORES: Final = _shown("stores", lambda table: list(table.plan.stores))
DRAWS: Final = _shown("draws", lambda table: [text for _, text in table.entries][-1:])
LEAKS: Final[tuple[tuple[Any, str, Any, Callable[[], Tally]], ...]] = (
    (Table, "observe", PLACES, lambda: run_chances(MUTANT_PICTURES, QUEST_RULES)),
    (Table, "observe", DRAWS, lambda: run_chances(MUTANT_PICTURES, SCHOOL_RULES)),
    (
        Table,
        "observe",
        CREATURES,
        lambda: run(QUEST_CHANGES[7], MUTANT_PICTURES, QUEST_RULES, MOVES),
    ),
    (Table, "observe", STORES, lambda: run(QUEST_CHANGES[8], MUTANT_PICTURES, QUEST_RULES, MOVES)),
    (Table, "version", property(_counts_draws), lambda: run_chances(MUTANT_PICTURES, (WET,))),
    (money, "in_secret", _hint_to_all, lambda: run_chances(MUTANT_PICTURES, SCHOOL_RULES)),
    (
        Labyrinth,
        "offers",
        _offers_by_where_he_truly_stands,
        lambda: run_chances(MUTANT_PICTURES, (DARK,)),
    ),
)


@pytest.mark.parametrize(
    ("owner", "name", "leaky", "twins"),
    LEAKS,
    ids=["places", "draws", "creatures", "stores", "version", "hint", "offers"],
)
def test_a_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    owner: Any,
    name: str,
    leaky: Any,
    twins: Callable[[], Tally],
) -> None:
    monkeypatch.setattr(owner, name, leaky)
    with pytest.raises(Leak):
        twins()
