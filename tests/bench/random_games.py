"""Random labyrinth games as fast as the engine plays them, for CPython and for Pyodide alike.

A move is counted with all that a table does for it: whose turn it is, what is offered, one offer
chosen, its text read, the move checked and made, everything said about it.
"""

from __future__ import annotations

import json
import time
from random import Random

from gamemaster.core.game import OVER
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.plan import Plan

PLANS = 64


def draw_plans() -> list[Plan]:
    """The plans of all rounds, drawn before the clock runs."""
    rules = LABYRINTH.presets()["classic"]
    return [LABYRINTH.generate(rules, Random(seed)) for seed in range(PLANS)]


def random_games(plans: list[Plan], seconds: float, seed: int) -> tuple[int, int, float]:
    """Play for about so many seconds: moves made, statements said, seconds taken."""
    rules = LABYRINTH.presets()["classic"]
    choice = Random(seed).choice
    moves = said = games = 0
    begun = time.perf_counter()
    while (taken := time.perf_counter() - begun) < seconds:
        state, first = LABYRINTH.start(rules, plans[games % PLANS], 2 + games % 3)
        said += len(first)
        games += 1
        while (seat := LABYRINTH.to_move(state)) != OVER:
            move = LABYRINTH.read_move(choice(LABYRINTH.offers(state, seat)).move)
            if LABYRINTH.check(state, seat, move) is not None:
                raise AssertionError(f"{move.text} was offered and is refused")
            said += len(LABYRINTH.apply(state, move))
            moves += 1
    return moves, said, taken


def report(seconds: float, rounds: int) -> str:
    """Moves and statements a second of each round, as JSON."""
    plans = draw_plans()
    random_games(plans, seconds / 4, 0)
    played = (random_games(plans, seconds, seed) for seed in range(rounds))
    return json.dumps([[moves / taken, said / taken] for moves, said, taken in played])
