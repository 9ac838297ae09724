"""How long the bots think, hearing and showing included, for CPython and for Pyodide alike."""

from __future__ import annotations

import json
import time
from dataclasses import replace

from gamemaster.core.bot import Bot
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH

GAMES = (
    *(("classic", 4, 5), ("classic", 12, 12), ("school-floors", 4, 5), ("school-floors", 8, 8)),
    *(("quest-hard", 3, 4), ("quest-hard", 8, 8), ("grand", 5, 5), ("grand", 10, 10)),
)
MOST = 300
"""Moves of one game that are timed."""


def think(bot: Bot, preset: str, rows: int, cols: int, seed: str) -> list[float]:
    """Seconds of each move of a game of three such bots."""
    rules = replace(LABYRINTH.presets()[preset], rows=rows, cols=cols)
    players = [Player(f"{bot.id} {seat}", "red", bot.id) for seat in range(3)]
    table = Table.open(LABYRINTH, rules, players, seed)
    taken: list[float] = []
    while table.turn is not None and len(taken) < MOST:
        begun = time.perf_counter()
        table.let_bot_move(bot)
        taken.append(time.perf_counter() - begun)
    return taken


def report(seconds: float, rounds: int) -> str:
    """JSON: for each bot, rule set and size the median and the slowest move in milliseconds.

    `seconds` is the time for each of them, `rounds` the least number of games.
    """
    figures: dict[str, tuple[float, float]] = {}
    bots: tuple[Bot, ...] = (Wanderer(), Mapper())
    for bot in bots:
        for preset, rows, cols in GAMES:
            taken: list[float] = []
            games, begun = 0, time.perf_counter()
            while games < rounds or time.perf_counter() - begun < seconds:
                taken += think(bot, preset, rows, cols, str(games))
                games += 1
            taken.sort()
            median, slowest = 1e3 * taken[len(taken) // 2], 1e3 * taken[-1]
            figures[f"{bot.id} {preset} {rows}x{cols}"] = (median, slowest)
    return json.dumps(figures)
