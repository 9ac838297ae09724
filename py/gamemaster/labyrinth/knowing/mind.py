"""Thinks about what one seat has heard of a labyrinth game, for the page of that seat.

It is handed the rules that were agreed and the statements; the notebook is folded from these here
as everywhere, and the reasoner adds what follows (Rule G-3).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, get_args

from gamemaster.core.game import Observation, Refused, Said, Seat
from gamemaster.core.offering import Offer
from gamemaster.core.replies import Hinted, MarkJudged
from gamemaster.labyrinth.heard.fragments import PLAN
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.knowing.advising import advise
from gamemaster.labyrinth.knowing.asking import Asking, pictured
from gamemaster.labyrinth.knowing.hinting import MOVE, WHERE, WHY, drawn, news, square_of, told
from gamemaster.labyrinth.knowing.inking import Paper, fitting, inked
from gamemaster.labyrinth.knowing.penciled import dated, judged
from gamemaster.labyrinth.knowing.trail import Trail
from gamemaster.labyrinth.options import read_rules
from gamemaster.labyrinth.reasoner.explaining import Reason
from gamemaster.labyrinth.reasoner.minutes import ASIDE
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.replies import (
    Advised,
    AskedFact,
    LabyrinthSeen,
    LabyrinthTruth,
    Marks,
)
from gamemaster.labyrinth.rules import Help

HELPS: Final[tuple[str, ...]] = get_args(Help)
"""How far a page may help, the least first."""


class LabyrinthMind:
    """A `core.knowing.Mind`. Raises `Refused` for rules that can't be played."""

    def __init__(self, rules: Mapping[str, Any], seats: int, seat: Seat | None) -> None:
        agreed = read_rules(rules)
        self._rules, self._seat, self._allowed = rules, seat, agreed.help
        # On a blank sheet a player writes what was said, as a scribe does.
        written = replace(agreed, help="scribe")
        self._view = LabyrinthView(written, seat, seats)
        self._reasoner = Reasoner(agreed, seats, seat)
        self._said: list[Said] = []
        """All but what stands aside, which is none of the reasoner's business."""
        self._at: list[int] = []
        """Where each of them stands among all that was heard."""
        self._heard = 0
        self._trail = Trail()
        self._all: tuple[Said, ...] = ()

    def listen(self, heard: Sequence[Said]) -> None:
        """Take in what was said since, with the last answer to a request at the end."""
        news = range(self._heard, len(heard))
        said = [at for at in news if heard[at].key not in ASIDE]
        self._said += (heard[at] for at in said)
        self._at += said
        ends = {self._at[last] for last in self._trail.requests(self._said)}
        for at in news:
            self._view.hear(heard[at])
            if at in ends:
                self._trail.note(self._view)
        self._heard, self._all = len(heard), tuple(heard)
        self._reasoner.hear(self._said)

    @property
    def whole(self) -> bool:
        """Whether all that was heard is followed."""
        return not self._reasoner.lost

    def marks(self) -> Marks:
        """What is certain beyond the notebook, and how many places its fragments have."""
        if not self._said:
            return {"cells": [], "sides": [], "pawns": [], "links": [], "places": []}
        seen = self._view.show()
        marks = inked(seen, self._reasoner.certain())
        marks["places"] = [] if self._reasoner.lost else self._places(seen)
        return marks

    def asked(self, piece: int, row: int, col: int) -> list[AskedFact]:
        """What is certain of a square of a fragment, and what is possible; raises `Refused`."""
        self._begun()
        seen = self._view.show()
        asking = Asking(self._reasoner, seen)
        if piece == PLAN:
            if row < seen["rows"] * seen["floors"] and col < seen["cols"]:
                return asking.square(row, col)
        elif (found := self._trail.beside(self._view, piece, row, col)) is not None:
            return asking.beside(*found)
        raise Refused("illegal-claim", "there is no such square", claim=f"{piece} {row} {col}")

    def why(self, claim: str) -> list[int] | None:
        """Which statements prove a claim, by index; None: it isn't proved. Raises `Refused`."""
        self._begun()
        reason = self._reasoner.why(claim)
        if reason is None:
            return None
        return self._statements(reason)

    def ponder(self) -> None:
        """Make ready to say why; raises `Refused`."""
        self._begun()
        self._reasoner.loosely()

    def judged(self, marks: Sequence[tuple[str, int]]) -> list[MarkJudged]:
        """What is known of each mark of a sheet; raises `Refused`."""
        self._begun()
        return judged(self._reasoner, self._claims(marks))

    def clash(
        self, marks: Sequence[tuple[str, int]]
    ) -> tuple[Sequence[int], Sequence[int] | None] | None:
        """What the last of some marks contradicts: marks before it, and statements.

        Raises `Refused`.
        """
        self._begun()
        claims = self._claims(marks)
        least = self._reasoner.clash(claims)
        last = len(claims) - 1
        if least is None or last not in least:
            return None
        reason = self._reasoner.against([claims[at] for at in least])
        return least[:-1], None if reason is None else self._statements(reason)

    def _claims(self, marks: Sequence[tuple[str, int]]) -> list[str]:
        after = [self._reasoner.requests(bisect_left(self._at, heard)) for _, heard in marks]
        return [dated(claim, count) for (claim, _), count in zip(marks, after, strict=True)]

    def _statements(self, reason: Reason) -> list[int]:
        return [self._at[at] for first, last in reason.spans for at in range(first, last + 1)]

    def hint(self, step: int, offers: Sequence[Offer], helped: str | None) -> Hinted:
        """A hint of what is certain and not drawn; at last a move.

        What is drawn depends on how far the page helps (`helped`), which is no further than was
        allowed. Raises `Refused`.
        """
        self._begun()
        if helped not in HELPS:
            why = f"there is no {helped!r}"
            raise Refused("refused-message-broken", f"help: {why}", place="help", why=why)
        help_ = min(helped, self._allowed, key=HELPS.index)
        if step == MOVE or help_ == "proofs":
            return told(MOVE, None, advice=self._advice(offers))
        seen = self._view.show()
        found = news(seen if help_ == "notebook" else drawn(seen), self._reasoner)
        if not found:
            return told(step, MOVE)
        hint = told(step, step + 1, news=True)
        if step >= WHERE:
            hint["square"] = square_of(found[0])
        if step == WHY:
            hint["fact"], hint["heard"] = found[0], self.why(found[0]["claim"])
        return hint

    def _advice(self, offers: Sequence[Offer]) -> Advised | None:
        if self._seat is None:
            return None
        seen = self._view.show()
        known = Observation(
            game="labyrinth",
            seat=self._seat,
            version=0,
            turn=self._seat,
            over=None,
            offers=tuple(offers),
            heard=self._all,
            heard_from=0,
            view=seen,
            rules=self._rules,
        )
        return advise(known, inked(seen, self._reasoner.certain()))

    def supposed(self, claim: str) -> LabyrinthTruth | None:
        """A game that sounds the same, in which a claim is true; raises `Refused`."""
        self._begun()
        counter = self._reasoner.otherwise(claim, false=False)
        return None if counter is None else pictured(counter, self._view.show())

    def _begun(self) -> None:
        if not self._said:
            raise Refused("illegal-claim", "nothing was heard yet", claim="")

    def _places(self, seen: LabyrinthSeen) -> list[Any]:
        paper = Paper(seen)
        loose = [each for each in seen["notebook"]["fragments"] if not each["anchored"]]
        found = [fitting(paper, each, self._reasoner.fits, self._can_be) for each in loose]
        return [each for each in found if each is not None]

    def _can_be(self, claim: str) -> bool:
        return self._reasoner.judge(claim).answer != "impossible"
