"""The terminal's game master: generate, check, replay, referee, arena."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO, get_args

from gamemaster.core import arena, record
from gamemaster.core.game import EVERYONE, GM, Event, Game, Refused
from gamemaster.core.messages import Colour
from gamemaster.core.table import Player, Table, refuse_invalid, refuse_players
from gamemaster.games import GAMES

USUAL: Final = 2
"""Players at a referee's table, unless told otherwise."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 1 when something was refused."""
    arguments = _parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except Refused as refusal:
        print(f"gamemaster: {refusal}", file=sys.stderr)
    except OSError as fault:
        print(f"gamemaster: {fault.filename}: {fault.strerror}", file=sys.stderr)
    except UnicodeDecodeError:
        print("gamemaster: the file is not UTF-8 text", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m gamemaster", description=__doc__)
    commands = parser.add_subparsers(required=True)

    generate = commands.add_parser("generate", help="draw a plan from a seed")
    arena.add_rules(generate, GAMES)
    generate.add_argument("--seed", default="1", help="the same seed gives the same plan")
    generate.add_argument("--size", help="rows and columns, such as 4x5")
    generate.add_argument("--difficulty", help="easy, medium or hard")
    generate.set_defaults(run=_generate)

    check = commands.add_parser("check", help="say what is wrong with a plan")
    check.add_argument("plan", help="a plan's text file, or - for standard input")
    arena.add_rules(check, GAMES)
    check.set_defaults(run=_check)

    replay = commands.add_parser("replay", help="replay a record and check every answer")
    replay.add_argument("record", help="a record's file, or - for standard input")
    replay.set_defaults(run=_replay)

    referee = commands.add_parser("referee", help="be the game master of a table: a move a line")
    referee.add_argument("plan", nargs="?", help="a plan's text file; without it one is drawn")
    arena.add_rules(referee, GAMES)
    referee.add_argument("--seats", type=int, help=f"number of players, {USUAL} where they can be")
    referee.add_argument("--seed", default="1", help="fixes whatever chance decides")
    referee.set_defaults(run=_referee)

    arena.add_command(commands, GAMES)
    return parser


def _read(name: str) -> str:
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _drawn(game: Game[Any, Any, Any, Any], rules: Any, seed: str) -> Any:
    """The plan that a table with this seed generates."""
    return game.generate(rules, Random(f"{seed}/plan"))


def _generate(arguments: argparse.Namespace) -> int:
    game, options = arena.read_options(arguments, GAMES)
    if arguments.size is not None:
        size = re.fullmatch(r"(\d{1,3})x(\d{1,3})", arguments.size, re.ASCII)
        if size is None:
            raise Refused("refused-size", f"size {arguments.size!r}: rows x columns, such as 4x5")
        options |= {"rows": int(size[1]), "cols": int(size[2])}
    if arguments.difficulty is not None:
        options["difficulty"] = arguments.difficulty
    print(game.write_plan(_drawn(game, game.read_rules(options), arguments.seed)), end="")
    return 0


def _game_and_rules(
    arguments: argparse.Namespace, name: str
) -> tuple[Game[Any, Any, Any, Any], Any, Any]:
    """A game, its rules and a plan from a file; what the plan settles need not be said again."""
    game, options = arena.read_options(arguments, GAMES)
    plan = game.read_plan(_read(name))
    settled = game.settled(game.presets()[options["preset"]], plan)
    return game, game.read_rules(settled | options), plan


def _check(arguments: argparse.Namespace) -> int:
    game, rules, plan = _game_and_rules(arguments, arguments.plan)
    problems = game.validate(rules, plan)
    for problem in problems:
        print(problem.rule, problem.severity, problem.key, json.dumps(dict(problem.args)))
    errors = sum(problem.severity == "error" for problem in problems)
    print(f"{errors} errors, {len(problems) - errors} pieces of advice")
    return 1 if errors else 0


def _print_events(events: Sequence[Event], out: TextIO) -> None:
    for event in events:
        if event.audience is EVERYONE:
            audience = "all"
        else:
            audience = ",".join("gm" if s == GM else str(s) for s in sorted(event.audience))
        print(audience, event.said.key, json.dumps(dict(event.said.args)), file=out, flush=True)


def _replay(arguments: argparse.Namespace) -> int:
    table = record.load(_read(arguments.record), GAMES)
    _print_events(table.events, sys.stdout)
    return 0


def _seated(arguments: argparse.Namespace) -> Table:
    """A table of people, numbered from 1."""
    if arguments.plan is None:
        game, options = arena.read_options(arguments, GAMES)
        rules = game.read_rules(options)
        plan = _drawn(game, rules, arguments.seed)
    else:
        game, rules, plan = _game_and_rules(arguments, arguments.plan)
        refuse_invalid(game, rules, plan)
    seats = max(USUAL, game.seats(rules)[0]) if arguments.seats is None else arguments.seats
    refuse_players(game, rules, seats)
    colours = get_args(Colour)[:seats]
    players = [Player(f"{seat}", colour) for seat, colour in enumerate(colours, 1)]
    return Table(game, rules, plan, players, arguments.seed)


def _referee(arguments: argparse.Namespace) -> int:
    table = _seated(arguments)
    told = 0
    while True:
        _print_events(table.events[told:], sys.stdout)
        told = len(table.events)
        if table.turn is None:
            return 0
        line = sys.stdin.readline()
        if not line:
            return 0
        if not line.strip():
            continue
        refusal = table.submit(table.turn, line.strip(), table.version)
        if refusal is not None:
            print("refused", refusal.key, json.dumps(dict(refusal.args)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
