"""Puzzles as they are kept: the seed of a game, its moves, whose mailbox it is, and the question.

A book is a text in UTF-8. Its first lines say what all its puzzles have in common, each other line
is a puzzle:

    gamemaster puzzles 1
    kind where
    rules {"preset":"classic"}
    seed daily
    17 2 0 9.1.2 - b3,c1,l,r,shoot left,d

A puzzle's line has the number of its game (whose seed is `daily/17`), the number of seats, the seat
that asks, its effort, what else belongs to the question (`other`: the seat that is looked for,
`way`: the number of steps, `liar`: the request that was altered and the key of the other word), and
the requests that were made. A step is its first letter, a start the name of its cell.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from gamemaster.core.game import Refused, Seat
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import SIDE_NAMES, read_cell_name
from gamemaster.labyrinth.options import read_rules
from gamemaster.labyrinth.puzzles.lies import altered
from gamemaster.labyrinth.puzzles.questions import Effort, Hearing, Kind, Question, unplayable
from gamemaster.labyrinth.rules import Rules

HEADER: Final = "gamemaster puzzles 1"
MAX_BOOK: Final = 1_000_000
STEPS: Final = {f"go {side}": side[0] for side in SIDE_NAMES}
WRITTEN_OUT: Final = {letter: text for text, letter in STEPS.items()}
NOTHING: Final = "-"


@dataclass(frozen=True)
class Puzzle:
    """One puzzle of a book, with `number` for its game's seed.

    `lie` is the request whose answer was altered, with the key of the other word.
    """

    number: int
    seats: int
    seat: Seat
    effort: Effort
    question: Question
    moves: tuple[str, ...]
    lie: tuple[int, str] | None = None


@dataclass(frozen=True)
class Book:
    """Puzzles of one kind by one rule set."""

    kind: Kind
    options: Mapping[str, Any]
    seed: str
    puzzles: tuple[Puzzle, ...]

    @property
    def rules(self) -> Rules:
        """The rules of its games; raises `Refused`."""
        return read_rules(self.options)


def write_book(book: Book) -> str:
    """The text of a book; `read_book` gives the same book back."""
    options = json.dumps(book.options, separators=(",", ":"), sort_keys=True)
    head = [HEADER, f"kind {book.kind}", f"rules {options}", f"seed {book.seed}"]
    return "\n".join((*head, *map(write_puzzle, book.puzzles))) + "\n"


def write_puzzle(puzzle: Puzzle) -> str:
    """The line of a puzzle."""
    more = NOTHING
    if puzzle.question.whom is not None:
        more = str(puzzle.question.whom)
    elif puzzle.question.steps:
        more = str(puzzle.question.steps)
    elif puzzle.lie is not None:
        more = f"{puzzle.lie[0]}={puzzle.lie[1]}"
    numbers = (puzzle.number, puzzle.seats, puzzle.seat, puzzle.effort.text, more)
    return " ".join((*map(str, numbers), ",".join(map(_packed, puzzle.moves))))


def read_book(text: str) -> Book:
    """A book from its text. Raises `Refused`, with the line that can't be read."""
    if len(text) > MAX_BOOK:
        raise _broken(1, f"a book has at most {MAX_BOOK} characters")
    lines = text.splitlines()
    if not lines or lines[0] != HEADER:
        raise _broken(1, f"the first line must be {HEADER!r}")
    head = {}
    for at, name in enumerate(("kind", "rules", "seed"), 1):
        word, _, rest = (lines[at] if at < len(lines) else "").partition(" ")
        if word != name or not rest:
            raise _broken(at + 1, f"{name!r} and a word are wanted")
        head[name] = rest
    try:
        options = json.loads(head["rules"])
    except ValueError:
        raise _broken(3, "the rules are no JSON") from None
    if head["kind"] not in get_args(Kind) or not isinstance(options, dict):
        raise _broken(2, f"no kind of puzzles by any rules: {head['kind']!r}")
    kind: Kind = head["kind"]  # type: ignore[assignment]
    puzzles = [read_puzzle(line, kind, at) for at, line in enumerate(lines[4:], 5)]
    return Book(kind, options, head["seed"], tuple(puzzles))


def read_puzzle(line: str, kind: Kind, at: int = 1) -> Puzzle:
    """A puzzle from its line. Raises `Refused`."""
    words = line.split(" ", 5)
    try:
        number, seats, seat, effort, more, moves = words
        whom = int(more) if kind == "other" else None
        steps = int(more) if kind == "way" else 0
        turn, _, key = more.partition("=")
        return Puzzle(
            int(number),
            int(seats),
            int(seat),
            Effort(*map(int, effort.split("."))),
            Question(kind, whom, steps),
            tuple(map(_unpacked, moves.split(","))),
            (int(turn), key) if kind == "liar" else None,
        )
    except (TypeError, ValueError):
        raise _broken(at, "that is no puzzle") from None


def lay(rules: Rules, seed: str, puzzle: Puzzle) -> Hearing:
    """The mailbox of a puzzle: its game is played again. Raises `Refused` if it can't be."""
    if not 0 <= puzzle.seat < puzzle.seats:
        raise Refused("refused-seat", f"there is no seat {puzzle.seat}", seat=puzzle.seat)
    table = open_game(rules, seed, puzzle.number, puzzle.seats)
    for text in puzzle.moves:
        if table.turn is None:
            raise unplayable(f"nobody can say {text!r}: the game is over")
        refusal = table.submit(table.turn, text, table.version)
        if refusal is not None:
            raise unplayable(f"{text!r} is refused: {refusal.key}")
    seat = puzzle.seat
    hearing = Hearing.of(rules, puzzle.seats, seat, table.observe(seat).heard)
    return hearing if puzzle.lie is None else altered(hearing, *puzzle.lie)


def open_game(rules: Rules, seed: str, number: int, seats: int) -> Table:
    """The table at which a puzzle's game is played. Raises `Refused`."""
    players = [Player(str(seat), "red", "mapper") for seat in range(seats)]
    return Table.open(LABYRINTH, rules, players, f"{seed}/{number}")


def _packed(move: str) -> str:
    return STEPS.get(move, move.removeprefix("start "))


def _unpacked(text: str) -> str:
    if read_cell_name(text) is not None:
        return f"start {text}"
    return WRITTEN_OUT.get(text, text)


def _broken(line: int, why: str) -> Refused:
    return unplayable(f"line {line} of the puzzles: {why}")
