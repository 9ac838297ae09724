"""Puzzles: a question about what one seat has heard, with one answer; how they are kept, in books.

A book is a text in UTF-8. Its first lines say what all its puzzles have in common, each other line
is a puzzle, as words with a space between:

- the number of its game, whose seed is that of the book, `/`, and the number;
- how many sat there, and which seat has heard it;
- the effort: statements, suppositions and scraps, with points between;
- what else belongs to the question, or `-`: `seat=1` of whom it is, `steps=4` how many there are,
  `12=hit-wall` the statement, by index, whose key was altered;
- the requests that were made, with commas between; some are written `short`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from gamemaster.core.game import Refused, Said, Seat
from gamemaster.core.replies import Solved, Tried

HEADER: Final = "gamemaster puzzles 1"
HEAD: Final = ("game", "kind", "rules", "seed", "short")
MAX_BOOK: Final = 1_000_000
NOTHING: Final = "-"
HARDEST: Final = 15
"""More statements to be joined don't make a puzzle harder."""


@dataclass(frozen=True)
class Question:
    """What is asked; `whom`: of which other seat, `steps`: how many the answer has."""

    kind: str
    whom: Seat | None = None
    steps: int = 0


@dataclass(frozen=True)
class Effort:
    """What is needed to find an answer.

    `statements`: requests in a smallest reason; `suppositions`: how many things must be supposed at
    the same time to see that they can't be; `scraps`: loose pieces of knowledge that are joined.
    """

    statements: int
    suppositions: int
    scraps: int

    @property
    def rating(self) -> int:
        """The strength of a player who solves every other puzzle like that."""
        statements = min(self.statements, HARDEST)
        return 700 + 60 * statements + 200 * self.suppositions + 80 * self.scraps

    @property
    def text(self) -> str:
        """As a book has it."""
        return f"{self.statements}.{self.suppositions}.{self.scraps}"


@dataclass(frozen=True)
class Hearing:
    """One mailbox: the rules that were agreed, the number of seats, and what a seat has heard."""

    rules: Any
    seats: int
    seat: Seat
    heard: tuple[Said, ...]

    def until(self, end: int) -> Hearing:
        """The same with its first statements only."""
        return Hearing(self.rules, self.seats, self.seat, self.heard[:end])

    def altered(self, at: int, key: str) -> Hearing:
        """The same with another word in the place of one statement. Raises `Refused`."""
        if not 0 < at < len(self.heard):
            raise unplayable(f"there is no statement {at} that could be altered")
        heard = [*self.heard]
        heard[at] = Said(key, heard[at].args)
        return Hearing(self.rules, self.seats, self.seat, tuple(heard))


@dataclass(frozen=True)
class Solution:
    """The one answer, in words of the game, and how hard it is to find.

    `because` are the statements, by index, that prove it.
    """

    answer: tuple[str, ...]
    effort: Effort
    because: tuple[int, ...] = ()


@dataclass(frozen=True)
class Found:
    """A puzzle: the mailbox up to a request, the question, its answer.

    `lie` is the statement, by index, that was altered, and the key of the other word.
    """

    hearing: Hearing
    question: Question
    solution: Solution
    lie: tuple[int, str] | None = None


@dataclass(frozen=True)
class Puzzle:
    """One puzzle of a book; its game has a `number`, for the seed."""

    number: int
    seats: int
    seat: Seat
    effort: Effort
    question: Question
    moves: tuple[str, ...]
    lie: tuple[int, str] | None = None


@dataclass(frozen=True)
class Book:
    """Puzzles of one kind by one rule set; `short` are the signs that stand for some requests."""

    game: str
    kind: str
    options: Mapping[str, Any]
    seed: str
    short: Mapping[str, str]
    puzzles: tuple[Puzzle, ...]


class Stop(Protocol):
    """Whether thinking is to end now."""

    def __call__(self) -> bool:
        """Asked now and then."""


class Puzzler(Protocol):
    """Who knows the puzzles of one game: it is handed mailboxes, nothing else (Rule G-3)."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of questions."""

    @property
    def short(self) -> Mapping[str, str]:
        """Signs for requests that are often made."""

    def seats_for(self, rules: Any, kind: str) -> Sequence[int]:
        """How many may sit where puzzles of a kind are looked for; raises `Refused` if none."""

    def kinds_for(self, rules: Any, seats: int) -> Sequence[str]:
        """The kinds of which there may be one in a game of so many."""

    def requests(self, kind: str) -> int:
        """How many requests of each seat a game has at most in which they are looked for."""

    def beginnings(self, hearing: Hearing, kind: str) -> Sequence[Hearing]:
        """What to look through first, and then more of it, as long as there is time."""

    def find(self, hearing: Hearing, kind: str, stop: Stop, seed: str) -> Found | None:
        """A puzzle in a mailbox, if there is one, and there is time."""

    def solve(self, hearing: Hearing, question: Question) -> Solution | None:
        """The one answer; None: there is none, or not just one."""

    def read_rules(self, options: Mapping[str, Any]) -> Any:
        """The rules themselves; raises `Refused`."""

    def attempt(self, hearing: Hearing, question: Question, answer: Sequence[str]) -> Tried:
        """What is to be said to an answer; raises `Refused` for what is none."""

    def explain(self, hearing: Hearing, question: Question) -> Solved:
        """The answer and what proves it; raises `Refused` where there is not just one."""

    def choices(self, hearing: Hearing, row: int, col: int) -> Sequence[Mapping[str, Any]]:
        """What could be marked on a square, as JSON values; raises `Refused`."""

    def key(self, hearing: Hearing, question: Question) -> str:
        """A text that all puzzles have in common that are alike."""


def unplayable(why: str) -> Refused:
    """The refusal of what is no puzzle."""
    return Refused("refused-puzzle", f"no puzzle: {why}", why=why)


# -- books ----------------------------------------------------------------------------


def write_book(book: Book) -> str:
    """The text of a book; `read_book` gives the same book back."""
    head = (book.game, book.kind, _json(book.options), book.seed, _json(book.short))
    signs = {text: sign for sign, text in book.short.items()}
    lines = [f"{name} {value}" for name, value in zip(HEAD, head, strict=True)]
    return "\n".join((HEADER, *lines, *(_written(each, signs) for each in book.puzzles))) + "\n"


def _written(puzzle: Puzzle, signs: Mapping[str, str]) -> str:
    question, more = puzzle.question, NOTHING
    if puzzle.lie is not None:
        more = f"{puzzle.lie[0]}={puzzle.lie[1]}"
    elif question.whom is not None:
        more = f"seat={question.whom}"
    elif question.steps:
        more = f"steps={question.steps}"
    moves = ",".join(signs.get(move, move) for move in puzzle.moves)
    return f"{puzzle.number} {puzzle.seats} {puzzle.seat} {puzzle.effort.text} {more} {moves}"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def read_book(text: str) -> Book:
    """A book from its text. Raises `Refused`, with the line that can't be read."""
    if len(text) > MAX_BOOK:
        raise unplayable(f"a book has at most {MAX_BOOK} characters")
    lines = text.splitlines()
    if not lines or lines[0] != HEADER:
        raise _broken(1, f"the first line must be {HEADER!r}")
    head = {}
    for at, name in enumerate(HEAD, 1):
        word, _, rest = (lines[at] if at < len(lines) else "").partition(" ")
        if word != name or not rest:
            raise _broken(at + 1, f"{name!r} and more is wanted")
        head[name] = rest
    options, short = (_read_json(head[name], HEAD.index(name) + 2) for name in ("rules", "short"))
    begin = len(HEAD) + 1
    puzzles = [
        read_puzzle(line, head["kind"], short, at)
        for at, line in enumerate(lines[begin:], begin + 1)
    ]
    return Book(head["game"], head["kind"], options, head["seed"], short, tuple(puzzles))


def _read_json(text: str, line: int) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise _broken(line, "names and values are wanted, as JSON")
    return value


def read_puzzle(line: str, kind: str, short: Mapping[str, str], at: int = 1) -> Puzzle:
    """A puzzle from its line. Raises `Refused`."""
    try:
        number, seats, seat, effort, more, moves = line.split(" ", 5)
        what, _, value = more.partition("=")
        return Puzzle(
            int(number),
            int(seats),
            int(seat),
            Effort(*map(int, effort.split("."))),
            Question(
                kind, int(value) if what == "seat" else None, int(value) if what == "steps" else 0
            ),
            tuple(short.get(move, move) for move in moves.split(",")),
            (int(what), value) if what not in ("seat", "steps", NOTHING) else None,
        )
    except (TypeError, ValueError):
        raise _broken(at, "that is no puzzle") from None


def _broken(line: int, why: str) -> Refused:
    return unplayable(f"line {line}: {why}")
