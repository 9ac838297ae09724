"""Plans in a terminal: drawn from a seed, read from a file, judged by the rules."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

from gamemaster.core.game import Game, Refused
from gamemaster.terminal.options import add_rules, read_options


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `generate` and `check` to the commands."""
    generate = commands.add_parser("generate", help="draw a plan from a seed")
    add_rules(generate)
    generate.add_argument("--seed", default="1", help="the same seed gives the same plan")
    generate.add_argument("--size", help="rows and columns, such as 4x5")
    generate.add_argument("--difficulty", help="easy, medium or hard")
    generate.set_defaults(run=_generate)

    check = commands.add_parser("check", help="say what is wrong with a plan")
    check.add_argument("plan", help="a plan's text file, or - for standard input")
    add_rules(check)
    check.set_defaults(run=_check)


def read_file(name: str) -> str:
    """The text of a file, or of standard input."""
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def drawn(game: Game[Any, Any, Any, Any], rules: Any, seed: str) -> Any:
    """The plan that a table with this seed generates."""
    return game.generate(rules, Random(f"{seed}/plan"))


def plan_and_rules(
    arguments: argparse.Namespace, name: str
) -> tuple[Game[Any, Any, Any, Any], Any, Any]:
    """A game, its rules and a plan from a file; what the plan settles need not be said again."""
    game, options = read_options(arguments)
    plan = game.read_plan(read_file(name))
    settled = game.settled(game.presets()[options["preset"]], plan)
    return game, game.read_rules(settled | options), plan


def _generate(arguments: argparse.Namespace) -> int:
    game, options = read_options(arguments)
    if arguments.size is not None:
        size = re.fullmatch(r"(\d{1,3})x(\d{1,3})", arguments.size, re.ASCII)
        if size is None:
            raise Refused("refused-size", f"size {arguments.size!r}: rows x columns, such as 4x5")
        options |= {"rows": int(size[1]), "cols": int(size[2])}
    if arguments.difficulty is not None:
        options["difficulty"] = arguments.difficulty
    print(game.write_plan(drawn(game, game.read_rules(options), arguments.seed)), end="")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    game, rules, plan = plan_and_rules(arguments, arguments.plan)
    problems = game.validate(rules, plan)
    for problem in problems:
        print(problem.rule, problem.severity, problem.key, json.dumps(dict(problem.args)))
    errors = sum(problem.severity == "error" for problem in problems)
    print(f"{errors} errors, {len(problems) - errors} pieces of advice")
    return 1 if errors else 0
