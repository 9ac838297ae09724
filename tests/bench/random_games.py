"""Random games as fast as the engine plays them, for CPython and for Pyodide alike.

A move is counted with all that a table does for it: whose turn it is, what is offered, one offer
chosen or a move composed of several, its text read, the move checked and made, chance drawn,
everything said about it. Each action of a composed move counts, as does each other request; in
Parchís a roll, a step, the end of a roll, or a step taken back.
"""

from __future__ import annotations

import json
import time
from random import Random

from gamemaster.core.game import CHANCE, OVER, Offer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.moves import MOVEMENTS, TURNS, WEAPONS
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.rules import Rules
from gamemaster.parchis.game import PARCHIS

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
    return rng.choice(LABYRINTH.chances(state))[0]


def random_games(
    plans: list[Plan], seconds: float, seed: int, preset: str = "classic"
) -> tuple[int, int, float]:
    """Play for about so many seconds: actions made, statements said, seconds taken."""
    rules = LABYRINTH.presets()[preset]
    rng = Random(seed)
    choice = rng.choice
    actions = said = games = 0
    most = min(4, LABYRINTH.seats(rules)[1]) - 1
    begun = time.perf_counter()
    while (taken := time.perf_counter() - begun) < seconds:
        state, first = LABYRINTH.start(rules, plans[games % PLANS], 2 + games % most)
        said += len(first)
        games += 1
        while (seat := LABYRINTH.to_move(state)) != OVER:
            if seat == CHANCE:
                said += len(LABYRINTH.apply(state, LABYRINTH.read_move(drawn(state, rng))))
                continue
            offers = LABYRINTH.offers(state, seat)
            text = composed(rules, offers, rng) if rules.compound else choice(offers).move
            move = LABYRINTH.read_move(text)
            if LABYRINTH.check(state, seat, move) is not None:
                raise AssertionError(f"{text} was offered and is refused")
            said += len(LABYRINTH.apply(state, move))
            actions += len(move.deeds)
    return actions, said, taken


def random_parchis(table: str, seconds: float, seed: int) -> tuple[int, int, float]:
    """Play Parchís for about so many seconds: requests, statements said, seconds taken."""
    preset, seats = TABLES[table]
    rules = PARCHIS.presets()[preset]
    rng = Random(seed)
    choice = rng.choice
    plan = PARCHIS.generate(rules, rng)
    requests = said = 0
    begun = time.perf_counter()
    while (taken := time.perf_counter() - begun) < seconds:
        state, first = PARCHIS.start(rules, plan, seats)
        said += len(first)
        while (seat := PARCHIS.to_move(state)) != OVER:
            if seat == CHANCE:
                outcome = choice(PARCHIS.chances(state))[0]
                said += len(PARCHIS.apply(state, PARCHIS.read_move(outcome)))
                continue
            text = choice(PARCHIS.offers(state, seat)).move
            move = PARCHIS.read_move(text)
            if PARCHIS.check(state, seat, move) is not None:
                raise AssertionError(f"{text} was offered and is refused")
            said += len(PARCHIS.apply(state, move))
            requests += 1
    return requests, said, taken


def report(seconds: float, rounds: int) -> str:
    """Actions and statements a second of each round of each preset and table, as JSON."""
    figures: dict[str, list[tuple[float, float]]] = {}
    for preset in PRESETS:
        plans = draw_plans(preset)
        random_games(plans, seconds / 4, 0, preset)
        played = (random_games(plans, seconds, seed, preset) for seed in range(rounds))
        figures[preset] = [(actions / taken, said / taken) for actions, said, taken in played]
    for table in TABLES:
        random_parchis(table, seconds / 4, 0)
        played = (random_parchis(table, seconds, seed) for seed in range(rounds))
        figures[table] = [(actions / taken, said / taken) for actions, said, taken in played]
    return json.dumps(figures)
