"""Random games of ours as learners play them: through the library, PettingZoo and OpenSpiel.

Each runner is called with seconds and a seed, and gives steps a second, as those of `others.py` do:
plans are drawn before the clock runs, and one step is one action of a list or one whole move.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

import gamemaster.openspiel
from gamemaster.library.rule_sets import find
from gamemaster.library.simulation import Simulation
from gamemaster.openspiel.positions import name_of
from gamemaster.pettingzoo import env

# By name: the lint does not know the folder of this script.
random_games: Final[Any] = import_module("random_games")
spiel: Final[Any] = import_module("others").Spiel
flatnonzero: Final[Any] = import_module("numpy").flatnonzero

PLANS: Final = 64
SEATS: Final = 2
assert gamemaster.openspiel


class Library:
    """Simulations of one rule set, by whole moves that are offered."""

    def __init__(self, preset: str) -> None:
        self._game, self._rules = find(preset, {})
        draw = self._game.generate
        self._plans = [draw(self._rules, Random(seed)) for seed in range(PLANS)]

    def __call__(self, seconds: float, seed: int) -> float:
        """Play."""
        rng, games, steps = Random(seed), 0, 0
        chance, begun = rng.random, time.process_time()
        while (taken := time.process_time() - begun) < seconds:
            plan = self._plans[games % PLANS]
            game = Simulation(self._game, self._rules, plan, SEATS, rng)
            games += 1
            say = game.say
            while game.to_move >= 0:
                offers = game.offers
                chosen = offers[int(chance() * len(offers))]
                while chosen.part:
                    chosen = offers[int(chance() * len(offers))]
                say(chosen.move)
                steps += 1
        return steps / taken


class Zoo:
    """PettingZoo's interface, with the planes of every observation; what is legal is in `infos`."""

    def __init__(self, preset: str) -> None:
        game, rules = find(preset, {})
        self._plans = [game.write_plan(game.generate(rules, Random(seed))) for seed in range(PLANS)]
        self._env = env(rules=preset)

    def __call__(self, seconds: float, seed: int) -> float:
        """Play."""
        chance, play = Random(seed).random, self._env
        games = steps = 0
        begun = time.process_time()
        while (taken := time.process_time() - begun) < seconds:
            play.reset(seed=games, options={"plan": self._plans[games % PLANS]})
            games += 1
            for _ in play.agent_iter():
                _, _, ended, cut_short, info = play.last()
                if ended or cut_short:
                    play.step(None)
                else:
                    legal = flatnonzero(info["action_mask"])
                    play.step(int(legal[int(chance() * len(legal))]))
                    steps += 1
        return steps / taken


def runners() -> dict[str, Callable[[float, int], float]]:
    """What plays for some seconds, by name."""
    presets = ("classic", "quest-easy", "parchis")
    return {
        **{f"library {preset}": Library(preset) for preset in presets},
        **{f"PettingZoo {preset}": Zoo(preset) for preset in presets},
        **{
            f"OpenSpiel {preset}": spiel(f"{name_of(preset)}(plans={PLANS})")
            for preset in presets[:2]
        },
        "OpenSpiel parchis": spiel(name_of("parchis")),
    }
