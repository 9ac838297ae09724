"""What a player drew by hand, held to what was heard: which marks can be true, and with which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.core.replies import MarkJudged
from gamemaster.labyrinth.reasoner.reasoner import Reasoner

PASSING: Final = frozenset({"at"})
"""Claims about where somebody was when they were drawn; all others are about now."""


def dated(claim: str, requests: int) -> str:
    """The claim of a mark that was drawn after so many requests."""
    return f"{claim} turn {requests}" if PASSING.issuperset(claim.split()[:1]) else claim


def judged(reasoner: Reasoner, claims: Sequence[str]) -> list[MarkJudged]:
    """What is known of each of some claims, in their order; raises `ClaimError`.

    One that can't be true with those before that can be is `clashing`, and counts no more.
    """
    fit = reasoner.together(claims) is True
    kept, found = list[str](), list[MarkJudged]()
    for claim in claims:
        verdict = reasoner.judge(claim)
        mark: MarkJudged = {"answer": verdict.answer, "proved": verdict.proved}
        if not fit and verdict.answer != "impossible":
            together = reasoner.together([*kept, claim])
            if together:
                kept.append(claim)
            elif together is False:
                mark = {"answer": "clashing", "proved": True}
        found.append(mark)
    return found
