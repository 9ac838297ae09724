"""The terminal's game master: generate, check, replay, referee, arena."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from gamemaster.core import record
from gamemaster.core.arena import compete
from gamemaster.core.bot import find_bots
from gamemaster.core.game import Refused
from gamemaster.games import GAMES
from gamemaster.terminal import plans, referee
from gamemaster.terminal.options import add_rules, read_options
from gamemaster.terminal.speakers import Keys


def run(argv: Sequence[str] | None) -> int:
    """Run one command; 0 when all is well, 1 when something was refused."""
    arguments = _parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except Refused as refusal:
        print(f"gamemaster: {refusal}", file=sys.stderr)
    except UnicodeDecodeError:
        print("gamemaster: the file is not UTF-8 text", file=sys.stderr)
    except BrokenPipeError:
        raise
    except OSError as fault:
        print(f"gamemaster: {fault.filename}: {fault.strerror}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gamemaster", description=__doc__)
    commands = parser.add_subparsers(required=True)
    plans.add_commands(commands)

    replay = commands.add_parser("replay", help="replay a record and check every answer")
    replay.add_argument("record", help="a record's file, or - for standard input")
    replay.set_defaults(run=_replay)

    referee.add_command(commands)
    add_arena(commands)
    return parser


def _replay(arguments: argparse.Namespace) -> int:
    table = record.load(plans.read_file(arguments.record), GAMES)
    Keys(sys.stdout).tell(table.events)
    return 0


def add_arena(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `arena` to the commands."""
    parser = commands.add_parser("arena", help="let bots play against each other")
    parser.add_argument("bots", nargs="+", help="the bots' names, one a seat")
    add_rules(parser)
    parser.add_argument(
        "--plans", type=int, default=20, help="number of plans, each from every seat"
    )
    parser.add_argument("--seed", default="arena", help="the same seed gives the same plans")
    parser.set_defaults(run=_arena)


def _arena(arguments: argparse.Namespace) -> int:
    if arguments.plans < 1:
        raise Refused("refused-plans", f"{arguments.plans} plans: at least 1 is needed")
    game, options = read_options(arguments)
    rules = game.read_rules(options)
    roster = find_bots()
    bots = [roster.get(name, game.id) for name in arguments.bots]
    for line in compete(game, rules, bots, arguments.plans, arguments.seed).lines():
        print(line)
    return 0
