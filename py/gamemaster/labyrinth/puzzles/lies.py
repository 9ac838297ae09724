"""Who lies: one answer was altered, so that all together can't be true; which one is it?

Every answer may be left out. The one without which the others could all be true is the lie, if
there is only one of that kind: no change of any other one would explain the contradiction.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gamemaster.core.game import Refused
from gamemaster.core.puzzles import Hearing, Question, Solution
from gamemaster.labyrinth.puzzles.grading import effort_of
from gamemaster.labyrinth.puzzles.questions import PATIENCE, Attempt, Case
from gamemaster.labyrinth.reasoner.asking import Interrupted
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.clauses import Stop
from gamemaster.labyrinth.reasoner.explaining import Reason
from gamemaster.labyrinth.reasoner.minutes import Minute, minutes
from gamemaster.labyrinth.reasoner.reasons import smallest
from gamemaster.labyrinth.reasoner.recalling import Memory
from gamemaster.labyrinth.reasoner.supposing import Budget
from gamemaster.labyrinth.reasoner.worlds import GaveUp, find

PLAIN: Final = ("hit-wall", "arrived-land", "arrived-pit", "arrived-hospital", "arrived-arsenal")
"""Answers to a step that another one could have had."""
LEAST: Final = 5
"""With fewer requests there is nothing to choose from."""


class Doubts:
    """What was heard, request by request, where each answer may be false."""

    def __init__(self, case: Case) -> None:
        seat, stop = case.hearing.seat, case.stop
        self.case = case
        self.loose = Chronicle(case.board, seat, stop, loose=True, memory=case.memory)

    @classmethod
    def of_all(cls, case: Case) -> Doubts:
        """Of all that was heard."""
        doubts = cls(case)
        for minute in case.minutes:
            doubts.hear(minute)
        return doubts

    def hear(self, minute: Minute) -> None:
        """Take in one more request; if it can't be followed, nothing is known any more."""
        try:
            self.loose.hear(minute, Budget(PATIENCE, self.case.stop))
        except Interrupted:
            self.loose.lost = True

    def conflict(self, but: int | None = None) -> Reason | None:
        """Requests whose answers can't all be true, `but` for one of them; None: they can.

        Or that is not found out.
        """
        premises = [*self.loose.premises]
        if but is not None:
            del premises[but - 1]
        found = smallest(self.loose, premises)
        if found is None:
            return None
        turns = tuple(self.loose.premises.index(premise) + 1 for premise in found.premises)
        spans = ((self.case.minutes[turn - 1]) for turn in turns)
        return Reason(turns, tuple((each.first, each.last) for each in spans), found.least)

    def lie(self) -> tuple[int, Reason] | None:
        """The one request that must lie, with a contradiction; None: there is not just one."""
        conflict, premises = self.conflict(), self.loose.premises
        if conflict is None:
            return None
        try:
            suspects = [
                turn
                for turn in conflict.turns  # what is in no contradiction explains none
                if find(self.loose, premises[: turn - 1] + premises[turn:]) is not None
            ]
        except GaveUp:
            return None
        return (suspects[0], conflict) if len(suspects) == 1 else None


class Liar:
    """A `Solver`; the answer is the index of the statement that was altered."""

    def solve(self, case: Case, question: Question) -> Solution | None:
        """The only request that lies in every contradiction."""
        if len(case.minutes) < LEAST:
            return None
        doubts = Doubts.of_all(case)
        found = None if doubts.loose.lost else doubts.lie()
        if found is None:
            return None
        turn, conflict = found
        told = str(case.minutes[turn - 1].last)
        effort = effort_of(doubts.loose, conflict, [], scraps=0)
        return Solution((told,), effort, case.spans(conflict.turns))

    def attempt(self, case: Case, question: Question, answer: Sequence[str]) -> Attempt:
        """One statement; what still can't be true without that request is shown."""
        if len(answer) != 1 or not answer[0].isdecimal():
            raise Refused("illegal-claim", "one statement is to be named", claim=" ".join(answer))
        at = int(answer[0])
        found = (turn for turn, each in enumerate(case.minutes, 1) if each.first <= at <= each.last)
        turn = next(found, None)
        if turn is None:
            raise Refused("illegal-claim", f"no answer to a request: {at}", claim=answer[0])
        doubts = Doubts.of_all(case)
        without = doubts.conflict(turn)
        if without is not None:
            return Attempt(False, "puzzle-still-contradicts", because=case.spans(without.turns))
        whole = doubts.conflict()
        return Attempt(True, "puzzle-right", because=case.spans(whole.turns) if whole else ())


def followed(hearing: Hearing, stop: Stop, memory: Memory) -> Hearing:
    """What was heard as far as it can be followed if every answer may be left out."""
    case = Case(hearing, stop, memory=memory)
    doubts, end = Doubts(case), 1
    for minute in case.minutes:
        doubts.hear(minute)
        if doubts.loose.lost:
            break
        end = minute.last + 1
    return hearing.until(end)


def is_plain(minute: Minute) -> bool:
    """Whether a request was a step with one word for an answer."""
    move, words = minute.move, minute.words
    if move is None or len(words) != 2 or not move.plain or move.deeds[0].do != "go":
        return False
    return words[1].key in PLAIN and set(words[1].args) == {"seat"}


def alterations(hearing: Hearing) -> Iterator[tuple[int, int, str]]:
    """All ways to alter one answer.

    The number of the request (from 1), the index of its answer, and the key of another word.
    """
    for turn, minute in enumerate(minutes(hearing.heard, 1), 1):
        if is_plain(minute):
            others = [key for key in PLAIN if key != minute.words[1].key]
            yield from ((turn, minute.last, key) for key in others)
