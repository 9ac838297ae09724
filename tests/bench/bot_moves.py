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

SIZES = ((4, 5), (12, 12))
MOST = 300
"""Moves of one game that are timed."""


def think(bot: Bot, rows: int, cols: int, seed: str) -> list[float]:
    """Seconds of each move of a game of three such bots."""
    rules = replace(LABYRINTH.presets()["classic"], rows=rows, cols=cols)
    players = [Player(f"{bot.id} {seat}", "red", bot.id) for seat in range(3)]
    table = Table.open(LABYRINTH, rules, players, seed)
    taken: list[float] = []
    while table.turn is not None and len(taken) < MOST:
        begun = time.perf_counter()
        table.let_bot_move(bot)
        taken.append(time.perf_counter() - begun)
    return taken


def report(seconds: float, rounds: int) -> str:
    """JSON: for each bot and size the median and the slowest move in milliseconds.

    `seconds` is the time for each of them, `rounds` the least number of games.
    """
    figures: dict[str, tuple[float, float]] = {}
    bots: tuple[Bot, ...] = (Wanderer(), Mapper())
    for bot in bots:
        for rows, cols in SIZES:
            taken: list[float] = []
            games, begun = 0, time.perf_counter()
            while games < rounds or time.perf_counter() - begun < seconds:
                taken += think(bot, rows, cols, str(games))
                games += 1
            taken.sort()
            figures[f"{bot.id} {rows}x{cols}"] = (1e3 * taken[len(taken) // 2], 1e3 * taken[-1])
    return json.dumps(figures)
