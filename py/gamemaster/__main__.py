"""The terminal's game master: generate, check, replay, referee, arena."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TextIO

from gamemaster.core import arena, record
from gamemaster.core.game import EVERYONE, GM, Event, Refused
from gamemaster.core.table import Player, Table, refuse_invalid
from gamemaster.games import GAMES
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.options import check_rules, read_rules
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules

COLOURS = ("red", "blue", "green", "orange", "purple", "teal")


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
    _add_rules(generate)
    generate.add_argument("--seed", default="1", help="the same seed gives the same plan")
    generate.add_argument("--size", help="rows and columns, such as 4x5")
    generate.add_argument("--difficulty", choices=("easy", "medium", "hard"))
    generate.set_defaults(run=_generate)

    check = commands.add_parser("check", help="say what is wrong with a plan")
    check.add_argument("plan", help="a plan's text file, or - for standard input")
    _add_rules(check)
    check.set_defaults(run=_check)

    replay = commands.add_parser("replay", help="replay a record and check every answer")
    replay.add_argument("record", help="a record's file, or - for standard input")
    replay.set_defaults(run=_replay)

    referee = commands.add_parser("referee", help="be the game master of a table: a move a line")
    referee.add_argument("plan", help="a plan's text file")
    _add_rules(referee)
    referee.add_argument("--seats", type=int, default=2, help="number of players")
    referee.add_argument("--seed", default="1", help="fixes whatever chance decides")
    referee.set_defaults(run=_referee)

    arena.add_command(commands, GAMES)
    return parser


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default="classic", choices=sorted(PRESETS), help="the rule set")
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", dest="options"
    )


def _rules(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options that a command line names, over its rule set."""
    return {"preset": arguments.rules, **dict(map(arena.read_option, arguments.options))}


def _read(name: str) -> str:
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _generate(arguments: argparse.Namespace) -> int:
    rules = read_rules(_rules(arguments))
    if arguments.size is not None:
        size = re.fullmatch(r"(\d{1,3})x(\d{1,3})", arguments.size, re.ASCII)
        if size is None:
            raise Refused("refused-size", f"size {arguments.size!r}: rows x columns, such as 4x5")
        rules = replace(rules, rows=int(size[1]), cols=int(size[2]))
    if arguments.difficulty is not None:
        rules = replace(rules, difficulty=arguments.difficulty)
    check_rules(rules)
    plan = LABYRINTH.generate(rules, Random(f"{arguments.seed}/plan"))
    print(LABYRINTH.write_plan(plan), end="")
    return 0


def _plan_rules(arguments: argparse.Namespace, plan: Any) -> Rules:
    """The rules in the size of a plan that was drawn for them, with or without a bear."""
    drawn = {"rows": plan.rows, "cols": plan.cols, "bear": plan.bear >= 0}
    if min(PRESETS[arguments.rules].floors, plan.floors) > 1:
        drawn["floors"] = plan.floors
    return read_rules(drawn | _rules(arguments))


def _check(arguments: argparse.Namespace) -> int:
    plan = LABYRINTH.read_plan(_read(arguments.plan))
    problems = LABYRINTH.validate(_plan_rules(arguments, plan), plan)
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


def _referee(arguments: argparse.Namespace) -> int:
    plan = LABYRINTH.read_plan(_read(arguments.plan))
    rules = _plan_rules(arguments, plan)
    refuse_invalid(LABYRINTH, rules, plan)
    if not 1 <= arguments.seats <= len(COLOURS):
        raise Refused("refused-players", f"1 to {len(COLOURS)} players can play")
    players = [Player(f"{seat + 1}", COLOURS[seat]) for seat in range(arguments.seats)]
    table = Table(LABYRINTH, rules, plan, players, arguments.seed)
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
