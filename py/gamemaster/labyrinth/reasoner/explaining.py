"""Reasons: the requests from whose answers something follows.

For these there is a second chronicle, from which any request can be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.core.game import Seat
from gamemaster.labyrinth.reasoner.asking import Interrupted, Uncovered
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.following import TRIES, Following
from gamemaster.labyrinth.reasoner.passing_over import pass_over
from gamemaster.labyrinth.reasoner.reasons import smallest
from gamemaster.labyrinth.reasoner.supposing import Budget
from gamemaster.labyrinth.rules import Rules

LOOSE_TRIES: Final = 400
"""So often a request that may be left out is done over: from wherever it may have been made."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a claim is certain (or impossible): the requests from whose answers that follows.

    `turns` are their numbers, from 1; `spans` the first and the last index of their statements in
    all that was heard. None can be left out if it is `least`.
    """

    turns: tuple[int, ...]
    spans: tuple[tuple[int, int], ...]
    least: bool


class Explaining(Following):
    """What was heard, and what each part of it contributes to what follows."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        seat: Seat | None,
        *,
        tries: int = TRIES,
        loose_tries: int = LOOSE_TRIES,
    ) -> None:
        super().__init__(rules, seats, seat, tries=tries)
        self._loose_tries = loose_tries
        self._loose: Chronicle | None = None
        self._lent = 0

    def think_ahead(self) -> None:
        """In an idle moment, find out what reasons will be made of: else the first takes longer."""
        if self._chronicle is not None:
            self.loosely()

    def loosely(self) -> Chronicle:
        """The same game with requests that can be left out, and literals for them."""
        if self._loose is None:
            self._loose = self._new(self._opened, loose=True)
        chronicle = self._begun()
        courses, learned = chronicle.courses, chronicle.blueprint.required
        self._loose.blueprint.require(learned[self._lent :])
        self._lent = len(learned)
        for turn in range(len(self._loose.premises), len(courses)):
            minute = self._minutes[turn]
            try:
                self._loose.hear(minute, Budget(self._loose_tries, self._stop))
                if self._loose.lost:
                    pass_over(self._loose, minute, courses[turn])
            except (Interrupted, Uncovered):
                break
        self._loose.behind = len(self._loose.premises) < len(courses)
        return self._loose

    def _least(self, loose: Chronicle, *wanted: int) -> Reason | None:
        """Premises that exclude something, each of them needed: minimal by deletion."""
        found = smallest(loose, loose.premises, wanted)
        return None if found is None else self._reason(loose, found.premises, least=found.least)

    def _reason(self, loose: Chronicle, needed: Sequence[int], *, least: bool) -> Reason:
        turns = tuple(loose.premises.index(premise) for premise in needed)
        spans = tuple((self._minutes[turn].first, self._minutes[turn].last) for turn in turns)
        return Reason(tuple(turn + 1 for turn in turns), spans, least)
