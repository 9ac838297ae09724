"""Random games of OpenSpiel and PettingZoo, played as their documentation plays them.

Each runner is called with seconds and a seed, and gives moves a second: legal moves listed, one of
them chosen, made, the game asked whether it is over.
"""

from __future__ import annotations

import os
import time
from importlib import import_module
from random import Random
from typing import Any, Final

# By name: the lint does not know the packages of the benchmark.
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
pyspiel: Final[Any] = import_module("pyspiel")
connect_four: Final[Any] = import_module("pettingzoo.classic.connect_four_v3")
flatnonzero: Final[Any] = import_module("numpy").flatnonzero
for written_in_python in ("tic_tac_toe", "kuhn_poker"):
    import_module(f"open_spiel.python.games.{written_in_python}")  # registers it


class Spiel:
    """A game of OpenSpiel; chance is drawn by its probabilities and counts as a move."""

    def __init__(self, name: str) -> None:
        self._game = pyspiel.load_game(name)

    def __call__(self, seconds: float, seed: int) -> float:
        """Play."""
        rng = Random(seed)
        moves, begun = 0, time.process_time()
        while (taken := time.process_time() - begun) < seconds:
            state = self._game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, shares)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                moves += 1
        return moves / taken


def play_connect_four(seconds: float, seed: int) -> float:
    """PettingZoo's `connect_four_v3`; what is legal is in the observation."""
    chance = Random(seed).random
    env = connect_four.env()
    moves, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, cut_short, _ = env.last()
            if ended or cut_short:
                env.step(None)
            else:
                legal = flatnonzero(seen["action_mask"])
                env.step(int(legal[int(chance() * len(legal))]))
                moves += 1
    return moves / taken


OTHERS: Final = {
    "OpenSpiel python_tic_tac_toe": Spiel("python_tic_tac_toe"),
    "OpenSpiel python_kuhn_poker": Spiel("python_kuhn_poker"),
    "OpenSpiel hanabi": Spiel("hanabi"),
    "OpenSpiel backgammon": Spiel("backgammon"),
    "PettingZoo connect_four": play_connect_four,
}
"""OpenSpiel's are written in Python if they say so, else in C++ behind Python."""
