"""The terminal's game master: generate, check, replay, referee, arena, suite, puzzles."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from gamemaster.arena.command import add_arena
from gamemaster.core import record
from gamemaster.core.game import Refused
from gamemaster.games import GAMES
from gamemaster.suite.command import add_suite
from gamemaster.terminal import plans, referee
from gamemaster.terminal.puzzles import add_puzzles
from gamemaster.terminal.speakers import Keys


def run(argv: Sequence[str] | None) -> int:
    """Run one command; 0 when all is well, 1 when something was refused."""
    arguments = parser().parse_args(argv)
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


def parser() -> argparse.ArgumentParser:
    """The command line with all its commands."""
    top = argparse.ArgumentParser(prog="gamemaster", description=__doc__)
    commands = top.add_subparsers(required=True)
    plans.add_commands(commands)

    replay = commands.add_parser("replay", help="replay a record and check every answer")
    replay.add_argument("record", help="a record's file, or - for standard input")
    replay.set_defaults(run=_replay)

    referee.add_command(commands)
    add_arena(commands)
    add_suite(commands)
    add_puzzles(commands)
    return top


def _replay(arguments: argparse.Namespace) -> int:
    table = record.load(plans.read_file(arguments.record), GAMES)
    Keys(sys.stdout).tell(table.events)
    return 0
