"""Where somebody is: all cells in which a seat may be (questions `where` and `other`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.core.game import Refused, Seat
from gamemaster.core.puzzles import Question, Solution
from gamemaster.labyrinth.puzzles.grading import effort_of, scraps_of
from gamemaster.labyrinth.puzzles.questions import Attempt, Case
from gamemaster.labyrinth.reasoner.claims import literal, read_claim
from gamemaster.labyrinth.reasoner.reasoner import Reasoner

MOST: Final = 5
"""With more cells to mark, a puzzle is no pleasure."""


def asked(case: Case, question: Question) -> Seat:
    """The seat that is looked for."""
    return case.hearing.seat if question.whom is None else question.whom


def is_drawn(case: Case, seat: Seat) -> bool:
    """Whether the notebook shows already where somebody is."""
    pieces = case.seen["notebook"]["fragments"]
    return any(
        pawn["seat"] == seat for each in pieces if each["anchored"] for pawn in each["pawns"]
    )


def possible(case: Case, reasoner: Reasoner, seat: Seat) -> tuple[str, ...] | None:
    """All cells where a seat may be; None: they are more than `MOST`, or that is not known."""
    found = []
    for name in case.names():
        verdict = reasoner.judge(f"at {seat + 1} {name}")
        if not verdict.proved:
            return None
        if verdict.answer != "impossible":
            found.append(name)
        if len(found) > MOST:
            return None
    return tuple(found)


class Places:
    """A `Solver`."""

    def solve(self, case: Case, question: Question) -> Solution | None:
        """The cells; each of them is shown by a labyrinth that sounds the same."""
        seat, reasoner = asked(case, question), case.think()
        if is_drawn(case, seat) or case.seen["pawns"][seat]["health"] == "dead":
            return None
        cells = possible(case, reasoner, seat)
        if not cells:
            return None
        claims = [f"at {seat + 1} {cell}" for cell in cells]
        if not all(reasoner.otherwise(claim, false=False) for claim in claims):
            return None
        reason = reasoner.why_any(claims)
        if reason is None or not reason.turns:
            return None
        loose = reasoner.loosely()
        says = [literal(loose, read_claim(claim, case.board)) for claim in claims]
        wanted = [-each for each in says if each is not None]
        effort = effort_of(loose, reason, wanted, scraps_of(case))
        return Solution(cells, effort, case.spans(reason.turns))

    def attempt(self, case: Case, question: Question, answer: Sequence[str]) -> Attempt:
        """All cells, and no other."""
        seat, reasoner = asked(case, question), case.think()
        names = set(case.names())
        for cell in answer:
            if cell not in names:
                raise Refused("illegal-claim", f"no cell: {cell!r}", claim=cell)
        cells = possible(case, reasoner, seat) or ()
        for cell in answer:
            if cell not in cells:
                reason = reasoner.why(f"at {seat + 1} {cell}")
                because = () if reason is None else case.spans(reason.turns)
                told = {"cell": cell, "seat": seat}
                return Attempt(False, "puzzle-cannot-be-there", because=because, args=told)
        missing = [cell for cell in cells if cell not in answer]
        if missing:
            counter = reasoner.otherwise(f"at {seat + 1} {missing[0]}", false=False)
            left, told = len(missing), {"cell": missing[0], "seat": seat}
            return Attempt(False, "puzzle-may-be-elsewhere", left, counter=counter, args=told)
        proof = reasoner.why_any([f"at {seat + 1} {cell}" for cell in cells])
        return Attempt(True, "puzzle-right", because=case.spans(proof.turns) if proof else ())
