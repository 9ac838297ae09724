"""What stands in the worker that thinks for a page: JSON text in, JSON text out.

No table, no record and no game works there. What it thinks about is one mailbox that the page hands
over: the rules, the number of seats, and the statements that one listener has heard (Rule G-3).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from gamemaster.core import letters, reading
from gamemaster.core.game import Refused, Said, Seat
from gamemaster.core.knowing import REQUESTS, Ask, Listen, Mind, Ponder, Suppose, Why
from gamemaster.core.puzzles import Hearing, Question
from gamemaster.core.replies import Thought
from gamemaster.core.trying import Choose, Try
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

    def answer(self, request: Listen | Ask | Why | Suppose | Ponder | Choose | Try) -> Thought:
        """Answer one request of the page; raises `Refused`."""
        if isinstance(request, Listen):
            return self.listen(request)
        if isinstance(request, (Choose, Try)):
            return self.puzzle(request)
        if self._mind is None:
            raise letters.broken("message", request.type, "nothing was heard yet")
        match request:
            case Ask():
                facts = self._mind.asked(request.piece, request.row, request.col)
                return {"type": "asked", "facts": [*facts]}
            case Why():
                proof = self._mind.why(request.claim)
                heard = None if proof is None else [self._kept[at] for at in proof]
                return {"type": "proof", "heard": heard}
            case Ponder():
                self._mind.ponder()
                return {"type": "pondered"}
            case Suppose():
                return {"type": "supposed", "truth": self._mind.supposed(request.claim)}

    def puzzle(self, request: Choose | Try) -> Thought:
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
