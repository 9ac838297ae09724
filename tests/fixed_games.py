"""Prints digests of fixed games: run by test_determinism.py under different hash seeds."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

from gamemaster.core import record
from gamemaster.core.game import GM
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from tests.drawing import draw, rules_for
from tests.golden_grand import GRAND_GAMES
from tests.golden_school import SCHOOL_GAMES
from tests.golden_scripts import CLASSIC_GAMES

SCRIPTS = {
    **{f"classic-{name}": game for name, game in CLASSIC_GAMES.items()},
    **{f"grand-{name}": game for name, game in GRAND_GAMES.items()},
    **SCHOOL_GAMES,
}
"""By the names of their transcripts in `tests/golden`."""
RELOADED = ("classic-tour", "grand-void", "school-1")
"""Games that are saved and loaded again; others are played on plans that a record refuses."""
BOTS = (("classic", "a"), ("classic", "b"), ("school-floors", "c"), ("quest-hard", "d"))
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


def played_by_bots(preset: str, seed: str) -> Table:
    """A generated game of two bots, as far as 60 moves."""
    bots = (Mapper(), Wanderer())
    players = [Player(bot.id, "red", bot.id) for bot in bots]
    table = Table.open(LABYRINTH, LABYRINTH.presets()[preset], players, seed)
    while table.turn is not None and table.version < 60:
        table.let_bot_move(bots[table.turn])
    return table


def pictures(table: Table) -> str:
    """A digest of what every listener sees, and of the record."""
    seen = [table.observe(eyes) for eyes in (*range(len(table.players)), None, GM)]
    text = json.dumps([[one.view, [o.move for o in one.offers]] for one in seen])
    return hashlib.sha256((text + record.save(table)).encode()).hexdigest()


def digests() -> dict[str, Any]:
    """Everything that must be the same in every run."""
    found: dict[str, Any] = {}
    for name in SCRIPTS:
        table = scripted(name)
        again = record.load(record.save(table), GAMES) if name in RELOADED else table
        found[name] = [again.digest, pictures(table)]
    for name, seed in BOTS:
        table = played_by_bots(name, seed)
        found[f"bots {seed}"] = [table.digest, pictures(table)]
    for preset in LABYRINTH.presets().values():
        plans = [LABYRINTH.write_plan(LABYRINTH.generate(preset, Random(s))) for s in range(3)]
        found[f"plans {preset.preset}"] = hashlib.sha256("".join(plans).encode()).hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps(digests()))
