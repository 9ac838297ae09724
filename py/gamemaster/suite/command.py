"""`suite`: the frozen suite in a terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gamemaster
from gamemaster.arena.hands import add_hands, bar, hands, keep
from gamemaster.core.bot import find_bots
from gamemaster.core.game import Refused
from gamemaster.suite import results, tables
from gamemaster.suite.players import RANDOM
from gamemaster.suite.running import run
from gamemaster.suite.tasks import SEEDS, TASKS


def add_suite(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `suite` to the commands."""
    suite = commands.add_parser("suite", help="five frozen tasks, by which players are compared")
    suite.add_argument("players", nargs="*", help=f"{RANDOM!r} or bots' names; by default all")
    text = "may be said again; by default all"
    suite.add_argument("--task", action="append", default=[], choices=list(TASKS), help=text)
    text = f"games of each task, {SEEDS} at most"
    suite.add_argument("--seeds", type=int, default=SEEDS, help=text)
    add_hands(suite)
    text = "write the results to this file, and go on from what is in it"
    suite.add_argument("--json", type=Path, help=text)
    text = "a page in Markdown, whose section of results is written"
    suite.add_argument("--page", type=Path, help=text)
    suite.set_defaults(run=_suite)


def _suite(arguments: argparse.Namespace) -> int:
    for name, number, most in (
        ("seeds", arguments.seeds, SEEDS),
        ("processes", arguments.processes, None),
    ):
        if number < 1 or (most is not None and number > most):
            between = "at least 1 is needed" if most is None else f"1 to {most} can be played"
            raise Refused("refused-plans", f"{number} {name}: {between}")
    known = find_bots().bots
    for player in arguments.players:
        if player != RANDOM and player not in known:
            raise Refused("refused-no-bot", f"no bot is called {player!r}", bot=player)
    found = results.Results(gamemaster.__version__)
    file: Path | None = arguments.json
    if file is not None and file.exists():
        found = results.read(file.read_text(encoding="utf-8"), file.name)

    def kept() -> None:
        keep(file, results.write(found))

    kept()  # better refused now than after hours
    tasks = [TASKS[name] for name in arguments.task or TASKS]
    with hands(arguments) as (executor, ahead), bar("game") as step:
        run(found, tasks, arguments.players, arguments.seeds, executor, ahead, step, kept)
    for line in tables.table(found):
        print(line)
    if arguments.page is not None:
        text = tables.page(arguments.page.read_text(encoding="utf-8"), found)
        arguments.page.write_text(text, encoding="utf-8")
    return 0
