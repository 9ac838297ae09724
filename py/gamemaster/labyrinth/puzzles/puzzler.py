"""Puzzles of the labyrinth, as the core asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast, get_args

from gamemaster.core.game import Refused, Seat
from gamemaster.core.puzzles import Found, Hearing, Question, Solution, Stop, unplayable
from gamemaster.core.replies import Tried
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.knowing.asking import open_facts, pictured
from gamemaster.labyrinth.options import read_rules
from gamemaster.labyrinth.presets import PLAYERS
from gamemaster.labyrinth.puzzles import likeness
from gamemaster.labyrinth.puzzles.finding import find
from gamemaster.labyrinth.puzzles.questions import Case, Kind, plain
from gamemaster.labyrinth.puzzles.solvers import SOLVERS
from gamemaster.labyrinth.replies import AskedFact
from gamemaster.labyrinth.rules import Rules

REQUESTS: Final[dict[Kind, int]] = {
    "where": 14,
    "other": 14,
    "certain": 14,
    "liar": 12,
    "way": 60,
}
"""Of each seat, at most: all that was said before is to be read."""
MOST_SEATS: Final = 2


class LabyrinthPuzzler:
    """A `core.puzzles.Puzzler`."""

    kinds: Final = get_args(Kind)
    short: Final = {side[0]: f"go {side}" for side in SIDE_NAMES}

    def seats_for(self, rules: Rules, kind: str) -> tuple[int, ...]:
        """How many may sit there; raises `Refused` where others or creatures decide."""
        least, most = PLAYERS[rules.preset]
        wanted = (1,) if kind == "way" else (2,) if kind == "other" else (1, MOST_SEATS)
        seats = tuple(count for count in wanted if least <= count <= most)
        if not seats or rules.roams or (kind == "way" and rules.bear):
            raise unplayable(f"none of kind {kind} are made by the rules {rules.preset}")
        return seats

    def requests(self, kind: str) -> int:
        """How many requests of each seat a game has at most."""
        return REQUESTS[cast(Kind, kind)]

    def find(self, hearing: Hearing, kind: str, stop: Stop, seed: str) -> Found | None:
        """A puzzle in a mailbox, if there is one, and there is time."""
        return find(hearing, cast(Kind, kind), stop, seed)

    def solve(self, hearing: Hearing, question: Question) -> Solution | None:
        """The one answer; None: there is none, or not just one."""
        return SOLVERS[question.kind].solve(Case(hearing), question)

    def read_rules(self, options: Mapping[str, Any]) -> Rules:
        """The rules themselves; raises `RulesError`."""
        return read_rules(options)

    def attempt(self, hearing: Hearing, question: Question, answer: Sequence[str]) -> Tried:
        """What is to be said to an answer; raises `Refused`."""
        if question.kind not in SOLVERS:
            raise unplayable(f"there are none of kind {question.kind!r}")
        case = _begun(hearing, question.whom)
        tried = SOLVERS[question.kind].attempt(case, question, answer)
        counter = tried.counter
        return {
            "type": "tried",
            "right": tried.right,
            "left": tried.left,
            "key": tried.key,
            "args": dict(tried.args or {}),
            "heard": [*tried.because],
            "truth": None if counter is None else pictured(counter, case.seen),
        }

    def choices(self, hearing: Hearing, row: int, col: int) -> list[AskedFact]:
        """What could be marked on a square: any type of a cell, anything on a side."""
        case = _begun(hearing)
        if row >= case.seen["rows"] * case.seen["floors"] or col >= case.seen["cols"]:
            raise Refused("illegal-claim", "there is no such square", claim=f"{row} {col}")
        return open_facts(case.seen, row, col, case.board.kinds)

    def key(self, hearing: Hearing, question: Question) -> str:
        """A text that all puzzles have in common that are alike."""
        return likeness.key(hearing, question)


def _begun(hearing: Hearing, whom: Seat | None = None) -> Case:
    """What can be thought about. Raises `Refused`."""
    seats = {hearing.seat, hearing.seat if whom is None else whom}
    if not hearing.heard or hearing.heard[0].key != "opened":
        raise unplayable("nothing was heard yet")
    if not all(0 <= seat < hearing.seats for seat in seats):
        raise unplayable(f"{hearing.seats} sit there, and there are no others")
    return Case(plain(hearing))
