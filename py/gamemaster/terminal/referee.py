"""The game master of a table in a terminal: a request a line, answered as the rules have it."""

from __future__ import annotations

import argparse
import importlib
import io
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, get_args

from gamemaster.core import record
from gamemaster.core.fairness import Origin
from gamemaster.core.game import Game, Illegal
from gamemaster.core.offering import Offer
from gamemaster.core.replies import Colour
from gamemaster.core.table import Player, Table, refuse_players
from gamemaster.terminal.catalogs import languages
from gamemaster.terminal.options import add_rules, read_options
from gamemaster.terminal.plans import drawn, plan_and_rules
from gamemaster.terminal.speakers import Sentences, Speaker, speaker

USUAL: Final = 2
"""Players at a referee's table, unless told otherwise."""
HELP: Final = "help"
SAVE: Final = "save"
RULE: Final = "rule"
"""What is said to the terminal, not at the table; no game has requests that begin so."""
KEPT: Final = f'{{"format":"{record.FORMAT}"'.encode()
"""How every saved game begins: nothing else is written over."""


def add_command(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `referee` to the commands."""
    parser = commands.add_parser("referee", help="be the game master of a table: a move a line")
    parser.add_argument("plan", nargs="?", help="a plan's text file; without it one is drawn")
    add_rules(parser)
    parser.add_argument("--seats", type=int, help=f"number of players, {USUAL} where they can be")
    parser.add_argument("--seed", default="1", help="fixes whatever chance decides")
    parser.add_argument(
        "--led",
        action="store_true",
        help="somebody here is the game master, whose word is a line that begins with `rule`",
    )
    parser.add_argument("--save", metavar="FILE", help="keep the game there when it ends")
    voice = parser.add_mutually_exclusive_group()
    voice.add_argument(
        "--words",
        metavar="LANGUAGE",
        help=f"speak {', '.join(languages())}; in a terminal, as its locale has it",
    )
    voice.add_argument("--keys", action="store_true", help="keys and arguments, as into a pipe")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Lead a game; 0 when it is over or nothing more is said, 1 for a plan that can't be played."""
    if arguments.plan is None:
        game, options = read_options(arguments)
        rules = game.read_rules(options)
        plan = drawn(game, rules, arguments.seed)
    else:
        game, rules, plan = plan_and_rules(arguments, arguments.plan)
    voice = speaker(arguments.words, arguments.keys, game.write_rules(rules), sys.stdout)
    faults = [one for one in game.validate(rules, plan) if one.severity == "error"]
    for fault in faults:
        print(f"gamemaster: {voice.fault(fault)}", file=sys.stderr)
    if faults:
        return 1
    table = _seated(game, rules, plan, arguments)
    if isinstance(voice, Sentences):
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a strange letter doesn't end a game
    try:
        Session(table, voice).lead()
    finally:
        if arguments.save is not None:
            _keep(table, arguments.save, voice)
    return 0


def _seated(
    game: Game[Any, Any, Any, Any], rules: Any, plan: Any, arguments: argparse.Namespace
) -> Table:
    """A table of people, numbered from 1."""
    seats = max(USUAL, game.seats(rules)[0]) if arguments.seats is None else arguments.seats
    refuse_players(game, rules, seats)
    colours = get_args(Colour)[:seats]
    players = [Player(f"{seat}", colour) for seat, colour in enumerate(colours, 1)]
    origin: Origin = "seed" if arguments.plan is None else "text"
    led: bool = arguments.led
    return Table(game, rules, plan, players, arguments.seed, origin=origin, led=led)


class Session:
    """A game that is led line by line, until it is over or nothing more is said."""

    def __init__(self, table: Table, voice: Speaker) -> None:
        self._table = table
        self._voice = voice
        self._told = 0
        both = sys.stdin.isatty() and sys.stdout.isatty()
        self._people = voice if both and isinstance(voice, Sentences) else None
        """Who asks those that sit at the terminal, if anybody does."""

    def lead(self) -> None:
        """Take requests in turn. People can still save the game when it is over."""
        self._tell()
        while not self._table.over or self._people:
            line = self._next_line()
            if line is None or not (line or not self._table.over):
                return
            if line:
                self._take(line)

    def _tell(self) -> None:
        self._voice.tell(self._table.events[self._told :])
        self._told = len(self._table.events)

    def _next_line(self) -> str | None:
        """What is said next, None if nothing is any more."""
        if self._people is None:
            line = sys.stdin.readline()
            return line.strip() if line else None
        seat = self._table.turn
        if self._table.over:
            return asked(self._people.finish())
        if seat is None:
            return asked(self._people.await_word())
        return asked(self._people.ask(seat, self._offers(seat)))

    def _offers(self, seat: int) -> Sequence[Offer]:
        return self._table.observe(seat, len(self._table.events)).offers

    def _take(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        seat = self._table.turn
        if verb == SAVE:
            _keep(self._table, rest.strip(), self._voice)
        elif line == HELP and seat is not None:
            self._help(seat)
        elif verb == RULE:
            self._answer(self._table.rule(rest, self._table.version))
        elif seat is not None:
            self._answer(self._table.submit(seat, line, self._table.version))
        elif not self._table.over:
            self._voice.refuse("illegal-starts-wait", {})

    def _answer(self, refusal: Illegal | None) -> None:
        if refusal is not None:
            self._voice.refuse(refusal.key, refusal.args)
        self._tell()

    def _help(self, seat: int) -> None:
        """What is offered; and other words that the rule set knows.

        They could stand at the beginning of a request and behind one.
        """
        offers = self._offers(seat)
        known: dict[str, None] = {}
        for text in ("", *(f"{offer.move} " for offer in offers[:1])):
            known |= dict.fromkeys(self._table.follows(text)[1])
        used = {word for offer in offers for word in offer.move.split()}
        others = [word for word in known if word not in used and word[0].isalpha()]
        self._voice.help(seat, offers, others)


def asked(prompt: str) -> str | None:
    """A line that is typed after a prompt, None at the end of all lines."""
    with suppress(ImportError):
        importlib.import_module("readline")  # lets a line be edited, and called up again
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt) as end:
        print(flush=True)  # what comes next begins a line of its own
        if isinstance(end, EOFError):
            return None
        raise


def _keep(table: Table, name: str, voice: Speaker) -> None:
    """Save a game, over nothing but another saved game."""
    if not name:
        voice.refuse("refused-save-where", {})
        return
    try:
        path = Path(name).expanduser()
        if path.is_file() and not _is_kept(path):
            voice.refuse("refused-save-other", {"file": name})
            return
        path.write_text(record.save(table), encoding="utf-8")
    except (OSError, RuntimeError, ValueError) as fault:
        # No such folder, nobody's home, a name that no file can have.
        why = getattr(fault, "strerror", None) or str(fault)
        voice.refuse("refused-save", {"file": name, "why": why})
    else:
        voice.saved(name)


def _is_kept(path: Path) -> bool:
    """Whether a file holds a saved game, by how it begins."""
    with path.open("rb") as file:
        return file.read(len(KEPT)) == KEPT
