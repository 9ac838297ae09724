"""Prints digests of fixed games: run by test_determinism.py under different hash seeds."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from gamemaster.core import record
from gamemaster.core.bot import Bot
from gamemaster.core.game import GM
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.rules import Rules
from gamemaster.parchis.bots.dicer import Dicer
from gamemaster.parchis.bots.keeper import Keeper
from gamemaster.parchis.bots.reckoner import Reckoner
from gamemaster.parchis.bots.runner import Runner
from gamemaster.parchis.game import PARCHIS
from tests.golden.grand import GRAND_GAMES
from tests.golden.parchis import PARCHIS_GAMES
from tests.golden.school import SCHOOL_GAMES
from tests.golden.scripts import CLASSIC_GAMES
from tests.golden.test_parchis import requests_of
from tests.labyrinth.drawing import draw, rules_for
from tests.parchis.modes import MODES

SCRIPTS = {
    **{f"classic-{name}": game for name, game in CLASSIC_GAMES.items()},
    **{f"grand-{name}": game for name, game in GRAND_GAMES.items()},
    **SCHOOL_GAMES,
}
"""By the names of their transcripts in `tests/golden`."""
RELOADED = ("classic-tour",)
"""Scripts that are saved and loaded again; of others a record refuses the plan, or draws that the
seed didn't give."""
PAIR: tuple[Bot, ...] = (Mapper(), Wanderer())
FOUR: tuple[Bot, ...] = (Keeper(), Runner(), Reckoner(), Dicer())
BOTS = (
    *(("classic", "a", PAIR), ("classic", "b", PAIR), ("school-floors", "c", PAIR)),
    *(("quest-hard", "d", PAIR), ("parchis", "e", FOUR), ("parchis-pairs", "f", FOUR)),
)
"""Rule sets and seeds of the games that bots play."""
CHANCES = ("asks ", "together ", "placed ", "drift ", "wheel ")
"""The game master's own draws, as scripts name them."""


def scripted(name: str) -> Table:
    """A golden game at a table."""
    plan, options, seats, moves = SCRIPTS[name]
    drawn = draw(plan)
    players = [Player(f"player {seat}", "red") for seat in range(seats)]
    requests = [move.strip() for move in moves.replace("\n", ",").split(",") if move.strip()]
    drawn_by_chance = [move for move in requests if move.startswith(CHANCES)]
    rules = rules_for(drawn, **options)
    table = Table(LABYRINTH, rules, drawn, players, "fixed", drawn_by_chance)
    for move in requests:
        if not move.startswith(CHANCES):
            assert table.submit(table.turn or 0, move, table.version) is None, move
    return table


def scripted_parchis(name: str) -> Table:
    """A golden game of Parchís at a table: what is refused in it is left out."""
    position, options, seats, script = PARCHIS_GAMES[name]
    requests = [text for text in requests_of(script) if not text.startswith("!")]
    outcomes = [text for text in requests if text.startswith(("die ", "dice "))]
    players = [Player(f"player {seat}", "red") for seat in range(seats)]
    plan = PARCHIS.read_plan(position.replace("; ", "\n"))
    rules = PARCHIS.read_rules({"preset": "parchis-pairs" if seats == 4 else "parchis", **options})
    table = Table(PARCHIS, rules, plan, players, "fixed", outcomes)
    for move in requests:
        if move not in outcomes:
            assert table.submit(table.turn or 0, move, table.version) is None, move
    return table


def played_by_bots(preset: str, seed: str, bots: tuple[Bot, ...]) -> Table:
    """A generated game of bots, as far as 60 moves, loaded from its record."""
    game = GAMES[bots[0].game]
    players = [Player(bot.id, "red", bot.id) for bot in bots]
    table = Table.open(game, game.presets()[preset], players, seed)
    while table.turn is not None and table.version < 60:
        table.let_bot_move(bots[table.turn])
    return record.load(record.save(table), GAMES)


def thrown(name: str, moves: int = 400) -> Table:
    """A game of Parchís in one of its modes, as far as so many requests, loaded from its record."""
    mode = MODES[name]
    players = [Player(f"player {seat}", "red") for seat in range(mode.seats)]
    table = Table.open(PARCHIS, mode.rules, players, f"fixed {name}")
    rng = Random(name)
    while table.turn is not None and table.version < moves:
        offers = table.observe(table.turn, 10**6).offers
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
    return record.load(record.save(table), GAMES)


def pictures(table: Table) -> str:
    """A digest of what every listener sees, and of the record."""
    seen = [table.observe(eyes) for eyes in (*range(len(table.players)), None, GM)]
    text = json.dumps([[one.view, [o.move for o in one.offers]] for one in seen])
    return hashlib.sha256((text + record.save(table)).encode()).hexdigest()


def told_at(open_table: Callable[..., Table], *names: Any) -> list[str]:
    """At a table that is opened now: a digest of all that was said, and one of what is seen."""
    table = open_table(*names)
    return [table.digest, pictures(table)]


def told_of(name: str) -> list[str]:
    """The digests of a golden game; some are loaded from their records first."""
    table = scripted(name)
    again = record.load(record.save(table), GAMES) if name in RELOADED else table
    return [again.digest, pictures(table)]


def drawn(rules: Rules) -> str:
    """A digest of the first plans by some rules."""
    plans = [LABYRINTH.write_plan(LABYRINTH.generate(rules, Random(seed))) for seed in range(3)]
    return hashlib.sha256("".join(plans).encode()).hexdigest()


def fixed() -> dict[str, Callable[[], Any]]:
    """How everything is made that must be the same in every run."""
    presets = LABYRINTH.presets().values()
    return {
        **{name: partial(told_of, name) for name in SCRIPTS},
        **{f"parchis-{name}": partial(told_at, scripted_parchis, name) for name in PARCHIS_GAMES},
        **{f"bots {game[1]}": partial(told_at, played_by_bots, *game) for game in BOTS},
        **{f"parchis at random, {name}": partial(told_at, thrown, name) for name in MODES},
        **{f"plans {rules.preset}": partial(drawn, rules) for rules in presets},
    }


def digests(part: int = 0, parts: int = 1) -> dict[str, Any]:
    """All of it, or every `parts`-th from the one numbered `part`."""
    made = fixed()
    return {name: made[name]() for name in [*made][part::parts]}


if __name__ == "__main__":
    print(json.dumps(digests(*map(int, sys.argv[1:]))))
