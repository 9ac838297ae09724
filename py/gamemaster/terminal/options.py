"""Options of the command line that name a game, its rule set, and what is set over it."""

from __future__ import annotations

import argparse
import re
from typing import Any

from gamemaster.core.game import Game, Option, Refused
from gamemaster.core.options import RulesError
from gamemaster.games import GAMES

BOOLS = {"true": True, "false": False}


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add to a command what names a game, a rule set, and options set over it."""
    presets = [preset for game in GAMES.values() for preset in game.presets()]
    parser.add_argument("--game", choices=list(GAMES), help="the game; by default the rule set's")
    parser.add_argument("--rules", choices=presets, help="the rule set; by default the first")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        dest="options",
        help="a house rule laid over the rule set; may be said again",
    )


def read_options(
    arguments: argparse.Namespace,
) -> tuple[Game[Any, Any, Any, Any], dict[str, Any]]:
    """The game that a command line names, and the rule set and options as yet unchecked.

    Raises `Refused` for a rule set of another game, or where no option of the game is written.
    """
    meant = GAMES.values() if arguments.game is None else [GAMES[arguments.game]]
    named = {preset: game for game in meant for preset in game.presets()}
    preset = arguments.rules or next(iter(named))
    if preset not in named:
        why = f"{arguments.game} has no rule set {preset!r}"
        raise Refused("refused-preset", why, preset=preset)
    game = named[preset]
    known = {option.name: option for option in game.options()}
    return game, {"preset": preset, **dict(read_option(text, known) for text in arguments.options)}


def read_option(text: str, known: dict[str, Option]) -> tuple[str, int | bool | str]:
    """Name and value of an option written `NAME=VALUE`, by the kind that the option has.

    A value that is none of its kind stays a text, which the rules refuse with what they want.
    Raises `Refused` where nothing is set, or an option that the game doesn't have.
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise Refused("refused-option", f"{text!r}: OPTION=VALUE expected", option=text)
    if name not in known:
        raise RulesError("refused-unknown-option", f"no option {name!r}", option=name)
    option = known[name]
    if option.kind == "bool":
        return name, BOOLS.get(value, value)
    if option.kind == "choice":
        return name, next((one for one in option.choices if str(one) == value), value)
    meant = {word: number for number, word in option.named}
    if value in meant:
        return name, meant[value]
    if option.kind == "int" and re.fullmatch(r"-?[0-9]{1,9}", value):
        return name, int(value)
    return name, value
