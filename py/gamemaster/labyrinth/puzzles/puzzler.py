"""Puzzles of the labyrinth, as the core asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast, get_args

from gamemaster.core.game import Refused, Seat
from gamemaster.core.puzzles import Found, Hearing, Question, Solution, Stop, unplayable
from gamemaster.core.replies import Solved, Tried
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.knowing.asking import open_facts, pictured
from gamemaster.labyrinth.knowing.hinting import marked
from gamemaster.labyrinth.knowing.inking import Paper, inked
from gamemaster.labyrinth.options import read_rules
from gamemaster.labyrinth.presets import PLAYERS
from gamemaster.labyrinth.puzzles import likeness
from gamemaster.labyrinth.puzzles.finding import find
from gamemaster.labyrinth.puzzles.questions import KINDS, Case, Kind, plain
from gamemaster.labyrinth.puzzles.solvers import SOLVERS
from gamemaster.labyrinth.reasoner.minutes import minutes
from gamemaster.labyrinth.replies import AskedFact, HintedFact
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
SHARES: Final = (0.4, 0.7, 1.0)
"""Shares of these requests: the beginning of a game is quickly thought about."""


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

    def kinds_for(self, rules: Rules, seats: int) -> list[Kind]:
        """The kinds of which there may be one: the same that are made, whoever sits there."""
        if rules.roams:
            return []
        fit = {"way": seats == 1 and not rules.bear, "other": seats > 1}
        return [kind for kind in KINDS if fit.get(kind, True)]

    def requests(self, kind: str) -> int:
        """How many requests of each seat a game has at most."""
        return REQUESTS[cast(Kind, kind)]

    def beginnings(self, hearing: Hearing, kind: str) -> list[Hearing]:
        """What to look through first, and then more of it, as long as there is time."""
        heard = plain(hearing)
        ends = [minute.last + 1 for minute in minutes(heard.heard, 1)]
        most = min(len(ends), self.requests(kind) * hearing.seats)
        counts = sorted({max(1, round(most * share)) for share in SHARES}) if most else []
        return [heard.until(ends[count - 1]) for count in counts]

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

    def explain(self, hearing: Hearing, question: Question) -> Solved:
        """The answer, as facts where it is made of claims; raises `Refused`."""
        solution = self.solve(hearing, question)
        if solution is None:
            raise unplayable("it has no answer, or more than one")
        answer, facts = solution.answer, list[HintedFact]()
        if question.kind == "certain":
            seen = Case(plain(hearing)).seen
            facts = [*marked(Paper(seen), inked(seen, answer), seen)]
        heard = [*solution.because]
        return {"type": "solved", "answer": [*answer], "facts": facts, "heard": heard}

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
