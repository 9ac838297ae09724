"""Turns counted twice: by the engine, and by an enumerator that knows nothing of it.

A turn is what a player does with one roll: a sequence of step texts, each of which is allowed after
those before it, until he says `done`. As he may say so after every step, each sequence of one step
or more is a turn; where nothing is allowed there is one turn, the empty one; a step that wins ends
the game and the turn. Two turns are the same if their step texts are.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import CHANCE, OVER
from gamemaster.parchis.board import place_text
from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.rules import Rules
from gamemaster.parchis.setup_text import read_setup
from gamemaster.parchis.stepping import NO_PIECE, nearest_home
from gamemaster.parchis.turn import State
from tests.parchis import enumerator as plain
from tests.parchis.enumerator import Seen, Turn, World

PAIRS: Final = {"preset": "parchis-pairs"}
POSITIONS: Final[dict[str, tuple[str, int, dict[str, Any]]]] = {
    "the document's example": ("1: 30 40 base base; turn: 1", 2, {}),
    "all in the base": ("turn: 1", 2, {}),
    "walls ahead": ("1: 10 12 12 base; 2: 15 15 18 30; turn: 1", 2, {}),
    "walls and shelters": ("2: 36 38 41 41; 1: 39 43 44 44; 3: 42 56 base base; turn: 2", 3, {}),
    "prey with bonuses": ("1: 10 9 24 60; 2: 14 34 54 11; turn: 1", 2, {}),
    "prey in a chain": ("1: 10 8 6 1; 2: 14 34 11 12; 3: 13 54 33 32; turn: 1", 3, {}),
    "before the lane": ("1: 66 68 63 48; 2: 1 3 5 base; turn: 1", 2, {}),
    "in the lane": ("1: L1 L4 L5 66; 2: 3 23 43 base; turn: 1", 2, {}),
    "a wall in the lane": ("1: L3 L3 66 48; turn: 1", 2, {}),
    "another lap": ("1: 1 3 4 68; 2: 20 22 24 40; turn: 1", 2, {}),
    "two walls on a double": ("1: 10 10 20 20; 2: 13 15 33 35; turn: 1", 2, {}),
    "a wall that may not be built anew": ("1: 10 10 26 home; 2: 29 30 31 52; turn: 1", 2, {}),
    "entering onto a foe": ("1: base base 5 30; 2: 10 25 33 base; turn: 1", 2, {}),
    "a foe at the start": ("1: base base 8 base; 2: 5 13 45 25; turn: 1", 2, {}),
    "safe cells": ("1: 8 10 24 29; 2: 12 14 34 30; turn: 1", 2, {"safe_cells": 12}),
    "unsafe cells": ("1: 8 10 24 29; 2: 12 14 34 30; turn: 1", 2, {}),
    "pairs": ("1: 10 20 66 base; 2: 14 24 5 base; 3: 12 13 30 40; turn: 1", 4, PAIRS),
    "pairs that capture": (
        "1: 10 20 66 base; 2: 14 24 base base; 3: 12 13 30 5; turn: 1",
        4,
        {**PAIRS, "partners_capture": True},
    ),
    "a helper": ("1: home home home home; 3: 30 base 35 35; 2: 31 41 base base; turn: 1", 4, PAIRS),
    "almost home": ("1: L4 home 58 home; turn: 1", 2, {}),
    "a pair almost home": ("1: L4 home home home; 3: L5 home home home; turn: 1", 4, PAIRS),
}
ROLLS: Final = ((5, 5), (5, 3), (4, 1), (3, 2), (3, 3), (6, 4), (1, 1), (2, 2), (4, 4), (6, 6))
PERFT: Final[dict[str, tuple[int, ...]]] = {
    "the document's example": (13, 18, 13, 13, 6, 12, 6, 6, 6, 6),
    "all in the base": (3, 2, 1, 1, 1, 1, 1, 1, 1, 1),
    "walls ahead": (2, 2, 4, 3, 1, 1, 5, 2, 1, 1),
    "walls and shelters": (1, 1, 6, 4, 1, 1, 6, 9, 1, 1),
    "prey with bonuses": (234, 236, 298, 246, 20, 255, 67, 120, 216, 21),
    "prey in a chain": (318, 622, 650, 517, 475, 1977, 141, 334, 1638, 1709),
    "before the lane": (65, 215, 126, 188, 207, 149, 79, 27, 49, 113),
    "in the lane": (30, 117, 58, 66, 39, 34, 19, 22, 23, 7),
    "a wall in the lane": (62, 69, 39, 39, 16, 21, 12, 13, 16, 6),
    "another lap": (27, 57, 50, 50, 24, 51, 26, 27, 28, 27),
    "two walls on a double": (25, 142, 18, 57, 27, 14, 6, 6, 6, 5),
    "a wall that may not be built anew": (45, 101, 48, 101, 66, 28, 6, 8, 20, 6),
    "entering onto a foe": (36, 82, 17, 41, 30, 12, 6, 6, 6, 6),
    "a foe at the start": (125, 52, 13, 13, 2, 4, 2, 2, 2, 2),
    "safe cells": (11, 31, 124, 29, 30, 193, 66, 11, 41, 161),
    "unsafe cells": (123, 143, 516, 103, 44, 825, 71, 157, 419, 449),
    "pairs": (56, 59, 74, 20, 10, 83, 11, 9, 88, 17),
    "pairs that capture": (161, 263, 124, 100, 51, 167, 15, 61, 146, 17),
    "a helper": (13, 21, 27, 15, 9, 42, 17, 6, 6, 31),
    "almost home": (2, 7, 17, 10, 5, 14, 6, 7, 12, 3),
    "a pair almost home": (1, 1, 2, 2, 1, 1, 2, 2, 1, 1),
}
"""How many turns each position has with each of `ROLLS`, as both have counted them."""
SMALL: Final = 3000
"""Turns up to which those of a random position are compared."""


def rolled(state: State, dice: tuple[int, int]) -> State:
    """The same game after a roll; a roll of which nothing can be used is over then."""
    for text in ("roll", f"dice {dice[0]} {dice[1]}"):
        PARCHIS.apply(state, PARCHIS.read_move(text))
    return state


def seen(state: State) -> Seen:
    """What a position comes to for those who can't tell two pieces of a colour apart."""
    now = state.now
    places = tuple(
        tuple(sorted(place_text(now.places[piece]) for piece in state.board.pieces(seat)))
        for seat in range(state.board.seats)
    )
    return places, tuple(sorted(now.left)), tuple(sorted(now.bonus))


def step_texts(state: State) -> list[str]:
    """The steps that are offered; each of them passes the check."""
    if state.turn == OVER or not state.now.dice:
        return []
    found = [o.move for o in PARCHIS.offers(state, state.turn) if o.do == "step"]
    for text in found:
        assert PARCHIS.check(state, state.turn, PARCHIS.read_move(text)) is None
    return found


def turns(state: State, most: int | None = None) -> Mapping[Turn, Seen] | None:
    """Every turn of the roll under way by the engine's offers, each step made and taken back.

    None if there are more than `most`. A step that wins can't be taken back: it is made on a clone.
    """
    found: dict[Turn, Seen] = {}

    def go(here: State, texts: Turn) -> bool:
        for text in step_texts(here):
            before = here.now.clone()
            after = PARCHIS.clone(here)
            PARCHIS.apply(after, PARCHIS.read_move(text))
            turn = (*texts, text)
            assert turn not in found
            found[turn] = seen(after)
            if most is not None and len(found) > most:
                return False
            if after.turn == OVER:
                continue
            PARCHIS.apply(here, PARCHIS.read_move(text))
            if not go(here, turn):
                return False
            PARCHIS.apply(here, PARCHIS.read_move("undo"))
            assert here.now == before
        return True

    return (found or {(): seen(state)}) if go(state, ()) else None


def world(state: State, rules: Rules, dice: tuple[int, int]) -> World:
    """What the enumerator is to know: the pieces, whose they are, and the roll."""
    now = state.now
    return World(
        pieces=tuple(
            tuple(place_text(now.places[piece]) for piece in state.board.pieces(seat))
            for seat in range(state.board.seats)
        ),
        mover=now.mover,
        dice=dice,
        left=dice,
        safe=rules.safe_cells == 12,
        pairs=rules.pairs,
        partners_capture=rules.partners_capture,
    )


def same_turns(state: State, rules: Rules, dice: tuple[int, int]) -> int:
    """The number of turns of a position with a roll, the same ones by both.

    Each leads to the same position. Where there are too many, only the first steps are compared: 0.
    """
    given = world(state, rules, dice)
    here = rolled(PARCHIS.clone(state), dice)
    if not here.now.dice:
        assert list(plain.turns(given)) == [()]
        assert seen(here)[0] == given.seen[0]
        return 1
    assert set(step_texts(here)) == {text for text, _ in plain.steps(plain.look(given))}
    found = turns(here, SMALL)
    if found is None:
        return 0
    assert found == plain.turns(given)
    return len(found)


@pytest.mark.rule("P-3", "P-4", "P-5", "P-6", "P-8", "P-9", "P-10", "P-11", "P-12")
@pytest.mark.parametrize("name", POSITIONS)
def test_the_engine_finds_the_turns_that_the_enumerator_finds(name: str) -> None:
    text, seats, options = POSITIONS[name]
    rules = PARCHIS.read_rules(options)
    plan = read_setup(text.replace(";", "\n"))
    assert not PARCHIS.validate(rules, plan)
    state, _ = PARCHIS.start(rules, plan, seats)
    assert tuple(same_turns(state, rules, dice) for dice in ROLLS) == PERFT[name]


# -- positions by chance -------------------------------------------------------

RULES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {}),
    (3, {"safe_cells": 12}),
    (4, {}),
    (4, PAIRS),
    (4, {**PAIRS, "partners_capture": True, "safe_cells": 12}),
    (4, {**PAIRS, "help_partner": False}),
)


def a_roll(rng: Random) -> tuple[int, int]:
    """Two dice; a double more often than by chance."""
    first = rng.randint(1, 6)
    return first, first if rng.random() < 0.35 else rng.randint(1, 6)


def crowded(seats: int, rng: Random) -> str:
    """A position in which all that is on the track stands close together."""
    middle, spread = rng.randint(1, 68), rng.choice((6, 14, 30))
    held: dict[str, int] = {}
    lines: list[str] = []
    for seat in range(seats):
        own: list[str] = []
        while len(own) < 4:
            kind = rng.random()
            cell = str((middle + rng.randint(0, spread)) % 68 + 1)
            if kind < 0.15:
                own.append("base")
            elif kind < 0.25 and own.count("home") < 3:
                own.append("home")
            elif kind < 0.4:
                own.append(f"L{rng.randint(1, 7)}")
            elif held.get(cell, seat) == seat:
                held[cell] = seat
                own.append(cell)
        if all(own.count(cell) <= 2 for cell in own if cell not in ("base", "home")):
            lines.append(f"{seat + 1}: {' '.join(own)}")
        else:
            return crowded(seats, rng)
    return "\n".join([*lines, f"turn: {rng.randint(1, seats)}"])


@pytest.mark.parametrize("variant", range(len(RULES)))
def test_crowded_positions_have_the_same_turns(variant: int) -> None:
    seats, options = RULES[variant]
    rules, rng = PARCHIS.read_rules(options), Random(f"crowded {variant}")
    counted = []
    for _ in range(40):
        plan = read_setup(crowded(seats, rng))
        assert not PARCHIS.validate(rules, plan)
        state, _ = PARCHIS.start(rules, plan, seats)
        counted.append(same_turns(state, rules, a_roll(rng)))
    assert sum(counted) > 500
    assert counted.count(0) < 5


@pytest.mark.parametrize("variant", range(len(RULES)))
def test_positions_of_random_play_have_the_same_turns(variant: int) -> None:
    """Wherever two dice are thrown for the first or the second time in a turn, sixty times."""
    seats, options = RULES[variant]
    rules, rng = PARCHIS.read_rules(options), Random(f"played {variant}")
    state, _ = PARCHIS.start(rules, PARCHIS.generate(rules, rng), seats)
    compared = 0
    while state.turn != OVER and compared < 60:
        if state.turn == CHANCE:
            outcome = rng.choice(PARCHIS.chances(state))[0]
        else:
            outcome = rng.choice(PARCHIS.offers(state, state.turn)).move
            if outcome == "roll" and state.now.doubles < 2:
                same_turns(state, rules, a_roll(rng))
                compared += 1
        PARCHIS.apply(state, PARCHIS.read_move(outcome))
    assert compared == 60


@pytest.mark.rule("P-7")
@pytest.mark.parametrize("variant", range(len(RULES)))
def test_the_nearest_to_home_is_the_one_with_the_shortest_walk(variant: int) -> None:
    seats, options = RULES[variant]
    rules, rng = PARCHIS.read_rules(options), Random(f"nearest {variant}")
    for _ in range(20):
        state, _ = PARCHIS.start(rules, read_setup(crowded(seats, rng)), seats)
        now = state.now
        piece = nearest_home(state.board, now, now.mover)
        place = None if piece == NO_PIECE else place_text(now.places[piece])
        assert place == plain.nearest(world(state, rules, (1, 1)))
