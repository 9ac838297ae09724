"""What stands in the worker that thinks for a page: JSON text in, JSON text out.

No table, no record and no game works there. What it thinks about is one mailbox that the page hands
over: the rules, the number of seats, and the statements that one listener has heard (Rule G-3).
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gamemaster.core import letters, reading
from gamemaster.core.game import Refused, Said, Seat
from gamemaster.core.knowing import (
    REQUESTS,
    Ask,
    Clash,
    Hint,
    Judge,
    Listen,
    Mind,
    Ponder,
    Request,
    Suppose,
    Why,
)
from gamemaster.core.offering import Offer
from gamemaster.core.puzzles import Hearing, Question
from gamemaster.core.replies import Clashing, Thought
from gamemaster.core.trying import Choose, Solve, Try
from gamemaster.labyrinth.knowing.mind import LabyrinthMind
from gamemaster.labyrinth.reasoner.clauses import Clauses
from gamemaster.puzzling import puzzler_for

MINDS: Final[Mapping[str, Callable[[Mapping[str, Any], int, Seat | None], Mind]]] = {
    "labyrinth": LabyrinthMind,
}
"""The games in which there is something to think about."""


class Thinker:
    """Has one mailbox at a time."""

    def __init__(self) -> None:
        self._mind: Mind | None = None
        self._heard: list[Said] = []
        self._struck: list[tuple[int, int]] = []
        self._kept: list[int] = []
        """The statements that were not taken back, by index."""

    def answer(self, request: Request) -> Thought:
        """Answer one request of the page; raises `Refused`."""
        if isinstance(request, Listen):
            return self.listen(request)
        if isinstance(request, (Choose, Try, Solve)):
            return self.puzzle(request)
        if self._mind is None:
            raise letters.broken("message", request.type, "nothing was heard yet")
        match request:
            case Ask():
                facts = self._mind.asked(request.piece, request.row, request.col)
                return {"type": "asked", "facts": [*facts]}
            case Why():
                proof = self._mind.why(request.claim)
                return {"type": "proof", "heard": self._told(proof)}
            case Ponder():
                self._mind.ponder()
                return {"type": "pondered"}
            case Judge():
                return {"type": "judged", "marks": [*self._mind.judged(self._dated(request))]}
            case Clash():
                return self._clash(self._mind, self._dated(request))
            case Suppose():
                return {"type": "supposed", "truth": self._mind.supposed(request.claim)}
            case Hint(step=step):
                offers = [Offer(o.move, o.do, o.target, o.part) for o in request.offers]
                hint = self._mind.hint(step, offers, request.help)
                return {**hint, "heard": self._told(hint["heard"])}

    def _told(self, proof: Sequence[int] | None) -> list[int] | None:
        """Which of all statements these are that were not taken back."""
        return None if proof is None else [self._kept[at] for at in proof]

    def _dated(self, request: Judge | Clash) -> list[tuple[str, int]]:
        """The marks, as if what was taken back had not been said when they were drawn."""
        return [(mark.claim, bisect_left(self._kept, mark.heard)) for mark in request.marks]

    def _clash(self, mind: Mind, marks: Sequence[tuple[str, int]]) -> Clashing:
        found = mind.clash(marks)
        if found is None:
            return {"type": "clashing", "found": False, "marks": [], "heard": None}
        others, said = found
        return {"type": "clashing", "found": True, "marks": [*others], "heard": self._told(said)}

    def puzzle(self, request: Choose | Try | Solve) -> Thought:
        """Think about a puzzle, whose mailbox comes with it; raises `Refused`."""
        puzzler = puzzler_for(request.game)
        heard = tuple(Said(said.key, said.args) for said in request.heard)
        hearing = Hearing(puzzler.read_rules(request.rules), request.seats, request.seat, heard)
        if isinstance(request, Choose):
            return {
                "type": "chosen",
                "facts": [*puzzler.choices(hearing, request.row, request.col)],
            }
        asked = request.question
        question = Question(asked.kind, asked.whom, asked.steps)
        if isinstance(request, Solve):
            return puzzler.explain(hearing, question)
        return puzzler.attempt(hearing, question, request.answer)

    def listen(self, request: Listen) -> Thought:
        """Hear what was said since, and tell what is certain now; raises `Refused`.

        What was taken back is forgotten: all else is heard again without it (Rule T-2.4).
        """
        before = self._heard[: request.since]
        if request.since not in (0, len(self._heard)):
            raise letters.broken("message", "since", f"{len(self._heard)} were heard so far")
        heard = [*before, *(Said(said.key, said.args) for said in request.heard)]
        mind = self._mind if before and request.struck == self._struck else None
        if mind is None:
            if request.game not in MINDS:
                raise Refused("refused-game", f"no mind for {request.game!r}", game=request.game)
            mind = MINDS[request.game](request.rules, request.seats, request.seat)
        self._mind, self._heard = None, []  # where it breaks, nothing is left of it
        gone = {at for start, end in request.struck for at in range(start, end)}
        kept = [at for at in range(len(heard)) if at not in gone]
        mind.listen([heard[at] for at in kept])
        marks = mind.marks()
        self._mind, self._heard, self._struck = mind, heard, request.struck
        self._kept = kept
        return {"type": "known", "heard": len(heard), "whole": mind.whole, "marks": marks}


_THINKER: Final = Thinker()


def prepare() -> None:
    """Load the solver, which takes a moment."""
    Clauses()


def ask(text: str) -> str:
    """Answer one request of the page; a refusal is an answer, too."""
    reply: Thought
    try:
        letters.check_length(text, "message", letters.MAX_HEARD)
        request = reading.read(REQUESTS, text, "message", letters.MAX_HEARD)
        reply = _THINKER.answer(request)
    except Refused as refusal:
        reply = {"type": "refused", "key": refusal.key, "args": refusal.args_for_words}
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
