"""How long the bots think, hearing and showing included, for CPython and for Pyodide alike."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import inf

from gamemaster.core.bot import Bot
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.forgetful import Forgetful
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.rules import Rules
from gamemaster.labyrinth.thinker import Master, Reasoner
from gamemaster.parchis.bots.dicer import Dicer
from gamemaster.parchis.bots.keeper import Keeper
from gamemaster.parchis.bots.reckoner import Reckoner
from gamemaster.parchis.bots.runner import Runner
from gamemaster.parchis.game import PARCHIS

GAMES = (
    *(("classic", 4, 5), ("classic", 12, 12), ("school-floors", 4, 5), ("school-floors", 8, 8)),
    *(("quest-hard", 3, 4), ("quest-hard", 8, 8), ("grand", 5, 5), ("grand", 10, 10)),
)
TABLES = (("parchis", 2), ("parchis", 4), ("parchis-pairs", 4))
"""Of Parchís the rule sets and numbers of players."""
LONGEST = 4
"""So many times the time for one bot and board is all that it gets."""
MOST = 300
"""Moves of one game that are timed."""
THOUGHT = 1.0
"""Seconds that the page gives a bot which thinks, unless its player has set others."""
WHOLE = ("classic", "school", "quest-medium", "grand-simple", "grand")
"""Rule sets of which whole games are played: bots that think do so longest at the beginning."""


def think(bot: Bot, rules: Rules, seed: str, until: float) -> list[float]:
    """Seconds of each move of a game of three such bots, as many as are made `until` then."""
    players = [Player(f"{bot.id} {seat}", "red", bot.id) for seat in range(3)]
    table = Table.open(LABYRINTH, rules, players, seed)
    taken: list[float] = []
    while table.turn is not None and len(taken) < MOST:
        if taken and time.perf_counter() > until:
            break
        begun = time.perf_counter()
        table.let_bot_move(bot, THOUGHT)
        taken.append(time.perf_counter() - begun)
    return taken


def whole(bot: Bot, rules: Rules, seed: str, _until: float) -> list[float]:
    """The same of a whole game."""
    return think(bot, rules, seed, inf)


def use_rolls(bot: Bot, preset: str, seats: int, seed: str, until: float) -> list[float]:
    """Seconds of each use of a roll, all its requests together, of a game of such bots."""
    players = [Player(f"{bot.id} {seat}", "red", bot.id) for seat in range(seats)]
    table = Table.open(PARCHIS, PARCHIS.presets()[preset], players, seed)
    taken: list[float] = []
    while table.turn is not None and table.version < MOST:
        if taken and time.perf_counter() > until:
            break
        rolls = table.observe(table.turn).offers[0].do == "roll"
        begun = time.perf_counter()
        table.let_bot_move(bot)
        needed = time.perf_counter() - begun
        if rolls:
            taken.append(needed)
        else:
            taken[-1] += needed
    return taken


def report(seconds: float, rounds: int) -> str:
    """JSON: for each bot, rule set and size the median move in milliseconds, the 99th in a hundred,
    and the slowest.

    `seconds` is the time for each of them, `rounds` the least number of games; one that takes very
    much longer is left. In Parchís a move is the use of a roll.
    """
    games: dict[str, Callable[[str, float], list[float]]] = {}
    wanderers: tuple[Bot, ...] = (Wanderer(), Forgetful(), Mapper(), Reasoner())
    for bot in wanderers:
        for preset, rows, cols in GAMES:
            rules = replace(LABYRINTH.presets()[preset], rows=rows, cols=cols)
            games[f"{bot.id} {preset} {rows}x{cols}"] = partial(think, bot, rules)
    players: tuple[Bot, ...] = (Dicer(), Runner(), Keeper(), Reckoner())
    for bot in players:
        for preset, seats in TABLES:
            games[f"{bot.id} {preset} of {seats}"] = partial(use_rolls, bot, preset, seats)
    thinkers: tuple[Bot, ...] = (Reasoner(), Master())
    for bot in thinkers:
        for preset in WHOLE:
            rules = LABYRINTH.presets()[preset]
            games[f"{bot.id} {preset}, whole"] = partial(whole, bot, rules)
    figures: dict[str, tuple[float, float, float]] = {}
    for name, play in games.items():
        taken: list[float] = []
        played, begun = 0, time.perf_counter()
        while played < rounds or time.perf_counter() - begun < seconds:
            taken += play(str(played), begun + LONGEST * seconds)
            played += 1
        taken.sort()
        late = taken[min(len(taken) - 1, len(taken) * 99 // 100)]
        figures[name] = (1e3 * taken[len(taken) // 2], 1e3 * late, 1e3 * taken[-1])
    return json.dumps(figures)
