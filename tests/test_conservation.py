"""Things never appear or vanish but by a rule."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import CHANCE, OVER
from gamemaster.labyrinth.cells import Arsenal
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.ground import Pile
from gamemaster.labyrinth.playing import harm, shooting, things, throwing
from gamemaster.labyrinth.playing.sayings import Say, note_pile, treasure_is
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.rules import Rules
from tests.auditing import Auditor, Unexplained
from tests.composing import random_text
from tests.house_rules import GRAND, MIXES


def audited(rules: Rules, seed: str, most: int = 600) -> Auditor:
    """A random game of composed moves, audited after every request."""
    rng = Random(seed)
    seats = rng.randint(2, 5)
    state, first = LABYRINTH.start(rules, LABYRINTH.generate(rules, Random(f"{seed}/plan")), seats)
    assert state.noting, "nothing is noted where nothing can be hidden or lost"
    auditor = Auditor(rules, seats)
    auditor.hear(first)
    for _ in range(most):
        seat = LABYRINTH.to_move(state)
        if seat == OVER:
            break
        if seat == CHANCE:
            text = rng.choice(LABYRINTH.chances(state))[0]
        else:
            text = random_text(LABYRINTH.offers(state, seat), rules, rng)
        move = LABYRINTH.read_move(text)
        if seat != CHANCE:
            illegal = LABYRINTH.check(state, seat, move)
            assert illegal is None, f"{text}: {illegal}"
        auditor.hear(LABYRINTH.apply(state, move))
        auditor.hold_against(state)
    return auditor


def explained(rules: Rules, name: str, games: int) -> int:
    """How many changes of the number of things some games brought, all of them explained."""
    return sum(audited(rules, f"{name}/{seed}").explained for seed in range(games))


@pytest.mark.rule("D-5.2", "D-5.3", "D-5.7")
@pytest.mark.parametrize("name", MIXES)
def test_every_change_is_explained(name: str) -> None:
    assert explained(MIXES[name], name, 20) > 200


# -- mutants: each makes something appear or vanish, and each must be caught ----


def _bullets_cost_nothing(state: State, pawn: Pawn, stock: str, say: Say) -> int:
    return getattr(pawn, stock) or int(throwing.from_ground(state, pawn, stock, say))


def _the_wounded_drop_one_more(state: State, pawn: Pawn, say: Say, *, dead: bool = False) -> None:
    DROP(state, pawn, say, dead=dead)
    state.ground.pile(pawn.cell).bullets += 1
    note_pile(state, pawn.cell, say)


def _corpses_are_lifted_and_stay(state: State, pawn: Pawn, pile: Pile) -> None:
    pawn.corpse = things.liftable(state, pawn, pile)[-1]


def _what_is_thrown_lands_twice(
    state: State, parcel: throwing.Parcel, cell: int, outside: int, say: Say
) -> None:
    for _ in range(2):
        LAND(state, parcel, cell, outside, say)


def _mines_spare_bullets(state: State, cell: int, say: Say) -> None:
    kept = state.ground.pile(cell).bullets
    EXPLODE(state, cell, say)
    state.ground.pile(cell).bullets += kept + 1
    note_pile(state, cell, say)


def _the_arsenal_gives_one_too_many(self: Arsenal, patient: Any, rules: Rules) -> str | None:
    served = SERVE(self, patient, rules)
    if served:
        patient.bombs += 1
    return served


def _treasures_fall_through_the_ground(state: State, treasure: int, cell: int, say: Say) -> None:
    say(treasure_is(treasure, NOWHERE, NOWHERE))


def _nobody_notes_what_was_taken(state: State, cell: int, say: Say) -> None:
    return


DROP, LAND, EXPLODE, SERVE = harm.drop, throwing.land, harm.explode, Arsenal.serve
MUTANTS: Final[tuple[tuple[Any, str, Callable[..., Any]], ...]] = (
    (shooting, "take_out", _bullets_cost_nothing),
    (harm, "drop", _the_wounded_drop_one_more),
    (things, "lift", _corpses_are_lifted_and_stay),
    (throwing, "land", _what_is_thrown_lands_twice),
    (harm, "explode", _mines_spare_bullets),
    (Arsenal, "serve", _the_arsenal_gives_one_too_many),
    (harm, "lay_treasure", _treasures_fall_through_the_ground),
    (things, "note_pile", _nobody_notes_what_was_taken),
)


@pytest.mark.parametrize(
    ("owner", "name", "mutant"), MUTANTS, ids=[mutant.__name__ for _, _, mutant in MUTANTS]
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, mutant: Callable[..., Any]
) -> None:
    monkeypatch.setattr(owner, name, mutant)
    with pytest.raises(Unexplained):
        explained(GRAND, "mutant", 60)
