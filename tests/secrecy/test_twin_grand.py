"""The secrecy proof where moves are composed, dark and conditional, and cells are named in secret.

Twins differ in their plans, or in the cells that one player names (Rule G-3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import EVERYONE, Event, Illegal, Observation, Seat
from gamemaster.core.offering import Offer
from gamemaster.core.table import Table
from gamemaster.labyrinth.game import LABYRINTH, Labyrinth
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import Action, Move
from gamemaster.labyrinth.playing import hush, sayings, starting, turn
from gamemaster.labyrinth.playing.sayings import Say, to_all
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.secrecy.test_twin_worlds import run
from tests.secrecy.twin_plans import GRAND_CHANGES, Change
from tests.secrecy.twins import Leak, Pair, Tally, World

GRAND: Final = replace(PRESETS["grand"], closed_exits=2, loops=2, loop_pits=7)
RULES: Final[tuple[Rules, ...]] = (
    GRAND,
    replace(
        GRAND, rows=4, cols=4, arsenal_mines=True, arsenals=1, hospitals=1, loops=1, loop_pits=5
    ),
    replace(GRAND, rows=5, cols=6, outline="no-corners", encephalitis=2, current="shallow"),
    replace(GRAND, scream=False, blast_answer="remains", last_alive="must-carry", last_moves=9),
)
HELPED: Final[tuple[Rules, ...]] = tuple(
    replace(rules, beginners="1 2", beginner_asks=2, beginner_orders=9) for rules in RULES
)
PICTURES: Final = times(60, 1_000)
"""Compared for each kind of plan: in depth more than 10,000 with eleven kinds and the secrets."""
SECRET_PICTURES: Final = times(120, 2_500)
MUTANT_PICTURES: Final = 10_000
"""A leak ends its campaign; where none was found in so many pictures, none ever is."""
MOVES: Final = 45
"""Requests after which a pair of twins is left alone."""


def run_secrets(pictures: int, first: int = 0) -> Tally:
    """Twins on the same plan: one player begins, asks and goes on elsewhere in the second."""
    tally = Tally()
    for number in range(first, 2_000):
        if tally.pictures >= pictures:
            break
        rng = Random(f"secrets/{number}")
        rules = HELPED[number % len(HELPED)]
        plan = LABYRINTH.generate(rules, Random(f"secret/{number}"))
        seats = 2 + number % 3
        worlds = World(rules, plan, seats), World(rules, plan, seats)
        Pair(*worlds, seats, rng, tally, secretive=number % 2).play(MOVES)
    return tally


@cache
def tally_of(change: Change) -> Tally:
    return run(change, PICTURES, RULES, MOVES)


@pytest.mark.rule("G-3", "D-6.7")
@pytest.mark.parametrize("change", GRAND_CHANGES, ids=lambda change: change.__name__)
def test_equal_ears_see_equal_pictures(change: Change) -> None:
    tally = tally_of(change)
    assert tally.pictures >= PICTURES, "too few twins were found"
    assert tally.refusals > PICTURES
    assert tally.considered > PICTURES


def test_the_differences_are_real() -> None:
    """Sooner or later somebody was told of them."""
    tallies = [tally_of(change) for change in GRAND_CHANGES]
    assert sum(tally.parted for tally in tallies) > sum(tally.pairs for tally in tallies) / 10


@pytest.mark.rule("G-3", "D-5.5h", "D-6.1", "D-7.2")
def test_what_one_player_names_in_secret_is_not_shown_to_others() -> None:
    tally = run_secrets(SECRET_PICTURES)
    assert tally.pictures >= SECRET_PICTURES
    assert tally.secrets > tally.pairs
    assert tally.considered > SECRET_PICTURES


def test_the_proof_is_large_enough() -> None:
    assert len(GRAND_CHANGES) * PICTURES + SECRET_PICTURES >= times(600, 10_000)


# -- mutants: each of them leaks, and each must be caught ---------------------


@contextmanager
def _as_if(pawns: list[Pawn], **fields: Any) -> Iterator[None]:
    """The pawns as if some of their fields were other ones."""
    before = [{name: getattr(pawn, name) for name in fields} for pawn in pawns]
    for pawn in pawns:
        for name, value in fields.items():
            setattr(pawn, name, value)
    yield
    for pawn, kept in zip(pawns, before, strict=True):
        for name, value in kept.items():
            setattr(pawn, name, value)


def _offers_by_the_true_stock(self: Labyrinth, state: State, seat: Seat) -> tuple[Offer, ...]:
    with _as_if(state.pawns, unsure=False):
        return OFFERS(state, seat)


def _offers_to_ride_where_he_truly_stands(
    self: Labyrinth, state: State, seat: Seat
) -> tuple[Offer, ...]:
    with _as_if(state.pawns, lost=False):
        return OFFERS(state, seat)


def _refuses_to_take_what_is_not_here(
    self: Labyrinth, state: State, seat: Seat, move: Move
) -> Illegal | None:
    illegal = CHECK(state, seat, move)
    takes = [each for each in move.deeds if each.do == "take" and each.thing == "treasure"]
    if illegal is None and takes and state.pawns[seat].cell not in state.ground.lying:
        return Illegal("illegal-not-now", {})
    return illegal


def _refuses_an_order_into_a_pit(
    self: Labyrinth, state: State, seat: Seat, move: Move
) -> Illegal | None:
    illegal = CHECK(state, seat, move)
    place = move.deeds[0].place
    if illegal is not None or move.deeds[0].do != "order" or place is None:
        return illegal
    kind = state.ground.kind(place[0] * state.plan.cols + place[1])
    return Illegal("illegal-not-now", {}) if kind.name == "pit" else None


def _is_done_only_if_something_was(
    state: State, pawn: Pawn, action: Action, say: Say, *, unseen: bool = False
) -> None:
    before = len(state.results), pawn.cell
    ACT(state, pawn, action, lambda event: None if event is DONE[pawn.seat] else say(event))
    if (len(state.results), pawn.cell) != before and not unseen:
        say(DONE[pawn.seat])


def _lets_through_what_the_arsenal_gave(say: Say, facts: Iterable[str], seat: Seat) -> Say:
    whisper = HUSHED(say, facts, seat)

    def louder(event: Event) -> None:
        (say if event.said.key == "rearmed" else whisper)(event)

    return louder


def _is_heard_behind_a_condition(seat: int, action: Action) -> Event:
    return replace(UNSEEN(seat, action), audience=EVERYONE)


def _names_the_ordered_cell(key: str, seat: int, **args: Any) -> Event:
    return replace(SECRET(key, seat, **args), audience=EVERYONE)


def _shown(name: str, look: Callable[[Table, Seat | None], Any]) -> Callable[..., Observation]:
    """An observation with something more in its picture."""

    def observe(self: Table, seat: Seat | None, since: int = 0) -> Observation:
        seen = OBSERVE(self, seat, since)
        return replace(seen, view={**seen.view, name: look(self, seat)})

    observe.__name__ = f"shows_{name}"
    return observe


def _closed_exits(table: Table, seat: Seat | None) -> int:
    cell = table._state.pawns[seat or 0].cell
    return 0 if cell == NOWHERE else list(table.plan.sides[cell * 4 : cell * 4 + 4]).count(4)


OFFERS, CHECK, OBSERVE, ACT = Labyrinth.offers, Labyrinth.check, Table.observe, turn.act
HUSHED, UNSEEN, SECRET = hush.hushed, sayings.acts_unseen, sayings.in_secret
DONE: Final = [to_all("dark-done", seat) for seat in range(6)]
WOUNDS: Final = _shown("wounds", lambda table, _: [p.wounded for p in table._state.pawns])
STOCKS: Final = _shown("stocks", lambda table, _: [p.bullets for p in table._state.pawns])
MITES: Final = _shown("mites", lambda table, _: sorted(table._state.mites))
CLOSED: Final = _shown("closed", _closed_exits)
PLACES: Final = _shown("places", lambda table, _: [p.cell for p in table._state.pawns])
MINES: Final = _shown(
    "mines", lambda table, _: [at for at, pile in table._state.ground.piles.items() if pile.active]
)
LEAKS: Final[tuple[tuple[Any, str, Callable[..., Any], str, int], ...]] = (
    (Labyrinth, "offers", _offers_by_the_true_stock, "move_treasure", 15),
    (Labyrinth, "offers", _offers_by_the_true_stock, "swap_cells", 9),
    (Labyrinth, "offers", _offers_to_ride_where_he_truly_stands, "retype_cell", 0),
    (Labyrinth, "check", _refuses_to_take_what_is_not_here, "move_treasure", 4),
    (Labyrinth, "check", _refuses_an_order_into_a_pit, "swap_cells", 7),
    (turn, "act", _is_done_only_if_something_was, "toggle_wall", 0),
    (turn, "hushed", _lets_through_what_the_arsenal_gave, "toggle_wall", 13),
    (turn, "acts_unseen", _is_heard_behind_a_condition, "toggle_wall", 0),
    (starting, "in_secret", _names_the_ordered_cell, "secrets", 0),
    (Table, "observe", PLACES, "secrets", 0),
    (Table, "observe", WOUNDS, "secrets", 26),
    (Table, "observe", STOCKS, "secrets", 8),
    (Table, "observe", MITES, "move_encephalitis", 1),
    (Table, "observe", CLOSED, "swap_exits", 0),
    (Table, "observe", CLOSED, "move_closed_exit", 1),
    (Table, "observe", MINES, "secrets", 23),
)
"""Whose method leaks how, in which twins, and the first pair of twins that tells.

The usual run begins with that pair, and goes on from there should another one tell by now; in
depth all pairs are played.
"""


@pytest.mark.parametrize(
    ("owner", "name", "leaky", "change", "telling"),
    LEAKS,
    ids=[f"{leaky.__name__.strip('_')}-{change}" for _, _, leaky, change, _ in LEAKS],
)
def test_a_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    owner: Any,
    name: str,
    leaky: Callable[..., Any],
    change: str,
    telling: int,
) -> None:
    monkeypatch.setattr(owner, name, leaky)
    first = times(telling, 0)
    if change == "secrets":
        with pytest.raises(Leak):
            run_secrets(MUTANT_PICTURES, first)
        return
    chosen = next(one for one in GRAND_CHANGES if one.__name__ == change)
    with pytest.raises(Leak):
        run(chosen, MUTANT_PICTURES, HELPED, MOVES, first)
