"""Puzzles of the labyrinth, as the core asks for them."""

from __future__ import annotations

from typing import Final, cast, get_args

from gamemaster.core.puzzles import Found, Hearing, Question, Solution, Stop, unplayable
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.presets import PLAYERS
from gamemaster.labyrinth.puzzles import likeness
from gamemaster.labyrinth.puzzles.finding import find
from gamemaster.labyrinth.puzzles.questions import Case, Kind
from gamemaster.labyrinth.puzzles.solvers import SOLVERS
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

    def key(self, hearing: Hearing, question: Question) -> str:
        """A text that all puzzles have in common that are alike."""
        return likeness.key(hearing, question)
