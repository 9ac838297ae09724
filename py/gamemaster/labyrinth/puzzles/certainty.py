"""What is certain: sides and cells that are proved and that the notebook doesn't draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.core.puzzles import Effort, Question, Solution
from gamemaster.labyrinth.knowing.inking import inked
from gamemaster.labyrinth.puzzles.grading import effort_of, scraps_of
from gamemaster.labyrinth.puzzles.questions import Attempt, Case
from gamemaster.labyrinth.reasoner.claims import (
    Claim,
    ClaimError,
    literal,
    read_claim,
    write_claim,
)
from gamemaster.labyrinth.reasoner.reasoner import Reasoner

MOST: Final = 6
"""With more to mark, a puzzle is no pleasure."""
MARKED: Final = ("cell", "side")


def beyond(case: Case, reasoner: Reasoner) -> tuple[str, ...]:
    """The claims about cells and sides that are certain, but not drawn in the notebook.

    The outer wall is not worth marking: it is certain everywhere as soon as all exits are known.
    """
    claims = [text for text in reasoner.certain() if text.split()[0] in MARKED]
    return tuple(text for text in claims if not text.endswith("monolith") and _is_new(case, text))


def _is_new(case: Case, claim: str) -> bool:
    marks = inked(case.seen, [claim])
    return bool(marks["cells"] or marks["sides"])


class Certainty:
    """A `Solver`; one part of the answer is tried after the other."""

    def solve(self, case: Case, question: Question) -> Solution | None:
        """All that is certain: the reasoner has shown of everything else that it is not."""
        reasoner = case.think()
        if reasoner.lost or case.hearing.rules.roams:
            return None
        claims = beyond(case, reasoner)
        if not 1 <= len(claims) <= MOST or case.stop():
            return None
        reason = reasoner.why_all(claims)
        if reason is None or not reason.turns:
            return None
        hardest = self._hardest(case, reasoner, claims)
        if hardest is None:
            return None
        effort = Effort(len(reason.turns), hardest.suppositions, hardest.scraps)
        return Solution(claims, effort, case.spans(reason.turns))

    def _hardest(self, case: Case, reasoner: Reasoner, claims: Sequence[str]) -> Effort | None:
        """What is needed for the claim that is the hardest by itself."""
        loose, found = reasoner.loosely(), list[Effort]()
        for claim in claims:
            reason, says = reasoner.why(claim), literal(loose, read_claim(claim, case.board))
            if reason is None or says is None:
                return None
            found.append(effort_of(loose, reason, [-says], scraps_of(case)))
        return max(found, key=lambda effort: effort.rating)

    def attempt(self, case: Case, question: Question, answer: Sequence[str]) -> Attempt:
        """The last claim of the answer is tried; those before it are known to be right."""
        reasoner = case.think()
        *before, tried = answer
        written = self._written(case, tried)
        verdict = reasoner.judge(written)
        told = {"claim": tried}
        if verdict.answer == "certain":
            reason = reasoner.why(written)
            left = [text for text in beyond(case, reasoner) if text not in {*before, written}]
            because = case.spans(reason.turns) if reason else ()
            key = "puzzle-proved" if left else "puzzle-right"
            return Attempt(True, key, len(left), because, args=told)
        if verdict.answer == "impossible":
            reason = reasoner.why(written)
            because = case.spans(reason.turns) if reason else ()
            return Attempt(False, "puzzle-cannot-be", because=because, args=told)
        counter = reasoner.otherwise(written)
        return Attempt(False, "puzzle-not-proved", counter=counter, args=told)

    def _written(self, case: Case, text: str) -> str:
        """A claim as the reasoner writes it, so that the same side is never counted twice.

        Raises `ClaimError`.
        """
        claim = read_claim(text, case.board)
        if not isinstance(claim, Claim):
            raise ClaimError(text)  # of a loose piece of the map nothing is asked
        return write_claim(case.board, claim.fact, claim.values[0])
