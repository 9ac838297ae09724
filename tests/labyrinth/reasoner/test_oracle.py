"""On whole boards the reasoner knows what another model of the moves knows, no more and no less."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.labyrinth.reasoner.clause_model import Model
from tests.labyrinth.reasoner.games import CLASSIC, claims, play

GAMES: Final = times(3, 200)
SHARE: Final = times(3, 1)
"""One in so many claims is asked."""
PEACE: Final[Rules] = replace(CLASSIC, bear=False, bullets=0)
SIZES: Final = ((4, 5), (3, 4), (3, 3))


def answer(model: Model, text: str) -> str:
    says = model.literal(text)
    if not model.is_possible(says):
        return "impossible"
    return "possible" if model.is_possible(-says) else "certain"


@pytest.mark.parametrize("number", range(GAMES))
def test_it_knows_what_the_moves_as_clauses_say(number: int) -> None:
    seats = 1 + number // len(SIZES) % 3
    moves = seats * Random(f"oracle/{number}").randint(4, 14)
    rows, cols = SIZES[number % len(SIZES)]
    rules = replace(PEACE, rows=rows, cols=cols)
    game = play(rules, f"oracle/{number}", moves, seats=seats)
    model, reasoner = Model(rules, seats, game.heard(0)), game.reasoner()
    assert model.is_possible()
    for text, true in [*claims(game.state)][number % SHARE :: SHARE]:
        expected = answer(model, text)
        assert expected != ("impossible" if true else "certain"), text
        assert reasoner.judge(text).answer == expected, text
