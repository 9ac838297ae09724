"""`arena`: bots against bots in a terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from gamemaster.arena import pages, results, tables
from gamemaster.arena.figures import Hypothesis
from gamemaster.arena.grounds import PLANS, grounds_for
from gamemaster.arena.hands import add_hands, bar, hands, keep
from gamemaster.arena.ladder import Ladder
from gamemaster.core.arena import compete
from gamemaster.core.bot import Bot, find_bots
from gamemaster.core.game import Refused
from gamemaster.games import GAMES
from gamemaster.terminal.options import add_rules, read_options

DEFAULT = Hypothesis()


def add_arena(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `arena` to the commands."""
    arena = commands.add_parser("arena", help="let bots play against each other")
    kinds = arena.add_subparsers(required=True)
    match = kinds.add_parser("match", help="some bots, from every seat in turn")
    match.add_argument("bots", nargs="+", help="the bots' names, one a seat")
    add_rules(match)
    match.add_argument("--plans", type=int, default=20, help="number of plans, each from all seats")
    match.add_argument("--seed", default="arena", help="the same seed gives the same plans")
    match.set_defaults(run=_match)
    _add_ladder(kinds)


def _add_ladder(kinds: argparse._SubParsersAction[Any]) -> None:
    ladder = kinds.add_parser("ladder", help="every bot against the next weaker one, and alone")
    ladder.add_argument("bots", nargs="*", help="the weakest first; by default all of the game")
    ladder.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    ladder.add_argument("--rules", action="append", default=[], help="may be said again")
    ladder.add_argument("--seed", default="ladder", help="of the matches' plans")
    ladder.add_argument("--units", type=int, default=400, help="plans of a match at most")
    text = f"plans of the fixed lists for bots alone, {PLANS} at most"
    ladder.add_argument("--plans", type=int, default=PLANS, help=text)
    ladder.add_argument("--null", type=float, default=DEFAULT.null, help="Elo to be refuted")
    text = "Elo to be proved, of a bot over the next"
    ladder.add_argument("--alternative", type=float, default=DEFAULT.alternative, help=text)
    ladder.add_argument("--error", type=float, default=DEFAULT.error, help="of either kind")
    add_hands(ladder)
    text = "keep the results here, and go on from those that are there"
    ladder.add_argument("--json", type=Path, help=text)
    text = "a page in Markdown, whose section of results is written"
    ladder.add_argument("--page", type=Path, help=text)
    ladder.add_argument("--against", type=Path, help="compare with the results in this file")
    ladder.set_defaults(run=_ladder)


def _match(arguments: argparse.Namespace) -> int:
    _at_least(1, plans=arguments.plans)
    game, options = read_options(arguments)
    rules = game.read_rules(options)
    roster = find_bots()
    bots = [roster.get(name, game.id) for name in arguments.bots]
    for line in compete(game, rules, bots, arguments.plans, arguments.seed).lines():
        print(line)
    return 0


def _ladder(arguments: argparse.Namespace) -> int:
    _at_least(0, units=arguments.units, plans=arguments.plans)
    _at_least(1, processes=arguments.processes)
    hypothesis = Hypothesis(arguments.null, arguments.alternative, arguments.error)
    if not (hypothesis.null < hypothesis.alternative and 0 < hypothesis.error < 0.5):
        raise Refused("refused-hypothesis", f"{hypothesis}: nothing that can be tested")
    game = GAMES[arguments.game]
    before = None
    if arguments.against is not None:
        before = results.read(arguments.against.read_text(encoding="utf-8"), arguments.against.name)
    ladder = Ladder(
        game,
        _bots(arguments.bots, game.id),
        grounds_for(game, arguments.rules),
        arguments.seed,
        arguments.units,
        min(arguments.plans, PLANS),
        hypothesis,
    )
    file: Path | None = arguments.json
    found = ladder.begun()
    if file is not None and file.exists():
        found = results.read(file.read_text(encoding="utf-8"), file.name)
    with hands(arguments) as (executor, ahead), bar("plan") as step:

        def played(what: str, most: int) -> None:
            keep(file, results.write(found))
            step(what, most)

        keep(file, results.write(found))  # better refused now than after hours
        ladder.run(executor, ahead, played, found)
    for line in tables.table(found):
        print(line)
    if arguments.page is not None:
        text = arguments.page.read_text(encoding="utf-8")
        arguments.page.write_text(pages.rewritten(text, pages.ladder(found)), encoding="utf-8")
    if before is not None:
        print(f"since {arguments.against.name}:")
        for line in tables.changes(before, found):
            print(line)
    return 0


def _at_least(least: int, **numbers: int) -> None:
    for name, number in numbers.items():
        if number < least:
            raise Refused("refused-plans", f"{number} {name}: at least {least} is needed")


def _bots(names: list[str], game: str) -> list[Bot]:
    roster = find_bots()
    if names:
        return [roster.get(name, game) for name in names]
    return [bot for bot in roster.bots.values() if bot.game == game]
