"""Things never appear or vanish but by a rule."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import CHANCE, OVER, Event
from gamemaster.labyrinth import roulette
from gamemaster.labyrinth.cells import Hospital
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.ground import Pile
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing import (
    arriving,
    building,
    going,
    harm,
    money,
    requests,
    shooting,
    things,
    throwing,
    turn,
)
from gamemaster.labyrinth.playing.sayings import Say, note_pawn, note_pile, to_all, treasure_is
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import sampled, times
from tests.labyrinth.auditing import Auditor
from tests.labyrinth.composing import random_text
from tests.labyrinth.house_rules import MIXES
from tests.labyrinth.ledger import Unexplained

GAMES: Final = times(3, 20)


def audited(rules: Rules, seed: str, most: int = 600) -> Auditor:
    """A random game of composed moves, audited after every request."""
    rng = Random(seed)
    seats = min(rng.randint(2, 5), LABYRINTH.seats(rules)[1])
    state, first = LABYRINTH.start(rules, LABYRINTH.generate(rules, Random(f"{seed}/plan")), seats)
    state.noting = True  # also where everything is said aloud
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
            text = with_stake(text, state, rng)
        move = LABYRINTH.read_move(text)
        if seat != CHANCE:
            illegal = LABYRINTH.check(state, seat, move)
            assert illegal is None, f"{text}: {illegal}"
        auditor.hear(LABYRINTH.apply(state, move))
        auditor.hold_against(state)
    return auditor


def with_stake(text: str, state: State, rng: Random) -> str:
    """A bet with any stake that he has and may stake; other moves as they are."""
    if not text.startswith("bet "):
        return text
    has = state.pawns[state.turn].money
    most = min(has, state.rules.stake_limit or has, 999_999)
    return f"{text.rpartition(' ')[0]} {rng.randint(1, most)}"


def explained(rules: Rules, name: str, games: int) -> int:
    """How many changes of the number of things some games brought, all of them explained."""
    return sum(audited(rules, f"{name}/{seed}").explained for seed in range(games))


@pytest.mark.rule("D-5.2", "D-5.3", "D-5.7")
@pytest.mark.parametrize("name", sampled(MIXES, 5))
def test_every_change_is_explained(name: str) -> None:
    assert explained(MIXES[name], name, GAMES) > 10 * GAMES


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


def _the_arsenal_gives_one_too_many(state: State, pawn: Pawn, say: Say) -> None:
    ARM(state, pawn, say)
    pawn.bombs += 1
    note_pawn(state, pawn, say)


def _treasures_fall_through_the_ground(state: State, treasure: int, cell: int, say: Say) -> None:
    say(treasure_is(treasure, NOWHERE, NOWHERE))


def _nobody_notes_what_was_taken(state: State, cell: int, say: Say) -> None:
    return


def _the_arsenal_gives_a_knife_too_many(state: State, pawn: Pawn, say: Say) -> None:
    ARM(state, pawn, say)
    pawn.knives += 1
    note_pawn(state, pawn, say)


def _the_kit_outlives_a_wound(state: State, pawn: Pawn, say: Say) -> None:
    say(to_all("kit-lost", pawn.seat))


def _the_boat_floats_home(state: State, pawn: Pawn, cell: int, action: Action, say: Say) -> None:
    pawn.boats += 1
    ROW(state, pawn, cell, action, say)


def _bets_pay_twice(kind: str, number: int) -> int:
    gained = GAIN(kind, number)
    return 2 * gained if gained > 0 else gained


def _zero_wins(kind: str, number: int) -> int:
    return GAIN(kind, number) if number else 1


def _hints_cost_nothing(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    pawn.money += state.rules.hint_price
    HINT(state, pawn, action, say)


def _the_neighbour_pays(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    HINT(state, pawn, action, say)
    other = state.pawns[pawn.seat - 1]
    pawn.money += state.rules.hint_price
    other.money -= state.rules.hint_price
    note_pawn(state, pawn, say)
    note_pawn(state, other, say)


def _a_wound_takes_two_lives(state: State, victim: Pawn, key: str, say: Say) -> None:
    victim.lives -= key == "lost-life"
    TELL(state, victim, key, say)


def _hospitals_keep_a_life(self: Hospital, patient: Any, rules: Rules) -> str | None:
    healed = HEAL(self, patient, rules)
    patient.lives -= healed is not None
    return healed


def _nobody_is_named_as_hit(key: str, pawn: Pawn, hit: shooting.Hit) -> Event:
    return STRUCK(key, pawn, hit._replace(pawns=[]))


def _cement_is_wasted(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    bags = pawn.cement
    CEMENT(state, pawn, action, say)
    if bags == pawn.cement > 0:
        pawn.cement -= 1
        note_pawn(state, pawn, say)


def _walls_stand_anywhere(state: State, cell: int, side: int) -> bool:
    return state.ground.beyond(cell, side) != NOWHERE


def _treasures_come_from_next_door(state: State, pawn: Pawn, number: int, say: Say) -> None:
    pawn.cell, here = min(state.ground.lying), pawn.cell
    EXCHANGE(state, pawn, 1, say)
    pawn.cell = here


def _keys_are_copied(state: State, pawn: Pawn, index: int) -> None:
    pawn.treasure = state.ground.lying[pawn.cell][index]


DROP, LAND, EXPLODE = harm.drop, throwing.land, harm.explode
ARM, ROW, GAIN, TELL = arriving.arm, going.row, roulette.gain, harm.tell_harm
HINT, CEMENT = turn.VERBS["hint"], turn.VERBS["cement"]
HEAL, STRUCK, EXCHANGE = Hospital.serve, shooting.struck, things.exchange
MUTANTS: Final[tuple[tuple[str, Any, str, Callable[..., Any]], ...]] = (
    ("grand", shooting, "take_out", _bullets_cost_nothing),
    ("grand", harm, "drop", _the_wounded_drop_one_more),
    ("grand", things, "lift", _corpses_are_lifted_and_stay),
    ("grand", throwing, "land", _what_is_thrown_lands_twice),
    ("grand", harm, "explode", _mines_spare_bullets),
    ("grand", arriving, "arm", _the_arsenal_gives_one_too_many),
    ("grand", harm, "lay_treasure", _treasures_fall_through_the_ground),
    ("grand", things, "note_pile", _nobody_notes_what_was_taken),
    ("quest", arriving, "arm", _the_arsenal_gives_a_knife_too_many),
    ("quest", harm, "lose_kit", _the_kit_outlives_a_wound),
    ("quest", going, "row", _the_boat_floats_home),
    ("quest", harm, "lay_treasure", _treasures_fall_through_the_ground),
    ("quest", things, "take_treasure", _keys_are_copied),
    ("quest", turn.VERBS, "cement", _cement_is_wasted),
    ("quest", building, "may_stand", _walls_stand_anywhere),
    ("school", money, "gain", _bets_pay_twice),
    ("school", money, "gain", _zero_wins),
    ("school", turn.VERBS, "hint", _hints_cost_nothing),
    ("school", turn.VERBS, "hint", _the_neighbour_pays),
    ("school", harm, "tell_harm", _a_wound_takes_two_lives),
    ("school", Hospital, "serve", _hospitals_keep_a_life),
    ("school", shooting, "struck", _nobody_is_named_as_hit),
    ("school", requests, "exchange", _treasures_come_from_next_door),
)
"""The rules by which random games are played, and what is broken where."""


@pytest.mark.parametrize(
    ("name", "owner", "verb", "mutant"),
    MUTANTS,
    ids=[f"{mutant.__name__.strip('_')}-{name}" for name, _, _, mutant in MUTANTS],
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, owner: Any, verb: str, mutant: Callable[..., Any]
) -> None:
    if isinstance(owner, dict):
        monkeypatch.setitem(owner, verb, mutant)
    else:
        monkeypatch.setattr(owner, verb, mutant)
    with pytest.raises(Unexplained):
        explained(MIXES[name], "mutant", 60)
