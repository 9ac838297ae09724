"""Random games as fast as the engine plays them, for CPython and for Pyodide alike.

A move is counted with all that a table does for it: whose turn it is, what is offered, one offer
chosen or a move composed of several, its text read, the move checked and made, chance drawn,
everything said about it. Each action of a composed move counts, as does each other request; in
Parchís a roll, a step, the end of a roll, or a step taken back.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final

from gamemaster.core.game import CHANCE, OVER
from gamemaster.core.offering import Offer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.moves import MOVEMENTS, TURNS, WEAPONS
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.rules import Rules
from gamemaster.parchis.game import PARCHIS

# By name: the lint does not know the folder of this script.
random_chess: Final[Any] = import_module("yardstick").random_chess

PLANS = 64
PRESETS = ("classic", "school", "school-floors", "quest-easy", "quest-hard", "grand")
TABLES = {
    "parchis-2": ("parchis", 2),
    "parchis-4": ("parchis", 4),
    "parchis-pairs": ("parchis-pairs", 4),
}
"""Of Parchís the rule sets and numbers of players."""


def draw_plans(preset: str = "classic") -> list[Plan]:
    """The plans of all rounds, drawn before the clock runs."""
    rules = LABYRINTH.presets()[preset]
    return [LABYRINTH.generate(rules, Random(seed)) for seed in range(PLANS)]


def composed(rules: Rules, offers: tuple[Offer, ...], rng: Random) -> str:
    """Any whole offer; around a movement up to three parts, some of it dark or conditional."""
    chance, count = rng.random, len(offers)
    chosen = offers[int(chance() * count)]
    while chosen.part:
        chosen = offers[int(chance() * count)]
    if chosen.do not in (TURNS if rules.skips_ride else MOVEMENTS):
        return chosen.move
    dark = rules.dark and chance() < 0.1
    texts = [f"dark {chosen.move}" if dark else chosen.move]
    for _ in range(int(chance() * 4)):
        part = offers[int(chance() * count)]
        if part.part:
            conditional = rules.conditional and chance() < 0.1
            text = f"if wall {{ {part.move} }}" if conditional else part.move
            first = not (rules.arms_after and part.do in WEAPONS) and chance() < 0.5
            texts.insert(0 if first else len(texts), text)
    return "; ".join(texts)


def drawn(state: State, rng: Random) -> str:
    """An outcome of chance."""
    chances = LABYRINTH.chances(state)
    return chances[int(rng.random() * len(chances))][0]


def random_games(plans: list[Plan], preset: str, seconds: float, seed: int) -> float:
    """Play for about so many seconds: actions a second."""
    rules = LABYRINTH.presets()[preset]
    rng = Random(seed)
    chance = rng.random
    to_move, offered, read_move = LABYRINTH.to_move, LABYRINTH.offers, LABYRINTH.read_move
    check, apply = LABYRINTH.check, LABYRINTH.apply
    compound = rules.compound
    actions = games = 0
    most = min(4, LABYRINTH.seats(rules)[1]) - 1
    begun = time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        state, _ = LABYRINTH.start(rules, plans[games % PLANS], 2 + games % most)
        games += 1
        while (seat := to_move(state)) != OVER:
            if seat == CHANCE:
                apply(state, read_move(drawn(state, rng)))
                continue
            offers = offered(state, seat)
            if compound:
                text = composed(rules, offers, rng)
            else:
                text = offers[int(chance() * len(offers))].move
            move = read_move(text)
            if check(state, seat, move) is not None:
                raise AssertionError(f"{text} was offered and is refused")
            apply(state, move)
            actions += len(move.deeds)
    return actions / taken


def random_parchis(table: str, seconds: float, seed: int) -> float:
    """Play Parchís for about so many seconds: requests a second."""
    preset, seats = TABLES[table]
    rules = PARCHIS.presets()[preset]
    rng = Random(seed)
    chance = rng.random
    plan = PARCHIS.generate(rules, rng)
    requests = 0
    begun = time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        state, _ = PARCHIS.start(rules, plan, seats)
        while (seat := PARCHIS.to_move(state)) != OVER:
            if seat == CHANCE:
                chances = PARCHIS.chances(state)
                outcome = chances[int(chance() * len(chances))][0]
                PARCHIS.apply(state, PARCHIS.read_move(outcome))
                continue
            offers = PARCHIS.offers(state, seat)
            text = offers[int(chance() * len(offers))].move
            move = PARCHIS.read_move(text)
            if PARCHIS.check(state, seat, move) is not None:
                raise AssertionError(f"{text} was offered and is refused")
            PARCHIS.apply(state, move)
            requests += 1
    return requests / taken


def runners() -> dict[str, Callable[[float, int], float]]:
    """For each rule set, and number of players of Parchís, what plays for some seconds."""
    labyrinths = {name: partial(random_games, draw_plans(name), name) for name in PRESETS}
    return {**labyrinths, **{name: partial(random_parchis, name) for name in TABLES}}


def report(seconds: float, rounds: int) -> str:
    """Actions a second of each round of each rule set, and of the yardstick, as JSON."""
    played = {**runners(), "python-chess": random_chess}
    for play in played.values():
        play(seconds, 0)  # the runtime compiles what it runs often
    figures: dict[str, list[float]] = {name: [] for name in played}
    for seed in range(rounds):
        for name, play in played.items():
            figures[name].append(play(seconds, seed))
    return json.dumps(figures)
