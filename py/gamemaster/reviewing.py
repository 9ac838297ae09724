"""What looks through games that are over, in the worker that thinks: JSON text in, JSON text out.

A record that is handed over here is no secret any more: its game is over, or it is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any, Final

from gamemaster.core import letters, reading, record
from gamemaster.core.game import Refused, Said, Seat
from gamemaster.core.record_messages import RecordModel
from gamemaster.core.replies import Reviewing
from gamemaster.core.reviewing import REQUESTS, Conclude, GoOn, Review, Reviewer
from gamemaster.core.table import Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.hindsight import measure, reviewer
from gamemaster.labyrinth.reasoner.clauses import Clauses

PATIENCE: Final = 8.0
"""Seconds that one request may be thought about."""
Begin = Callable[[Table, Seat, Sequence[tuple[str, int, int | None]]], Reviewer]
REVIEWERS: Final[Mapping[str, Begin]] = {"labyrinth": reviewer}
"""The games in which there is something to find out."""
MEASURES: Final[Mapping[str, Callable[[Table, Seat], Mapping[str, Any]]]] = {"labyrinth": measure}
"""What a seat's play can be measured by."""


class Desk:
    """Has one game at a time."""

    def __init__(self) -> None:
        self._reviewer: Reviewer | None = None
        self._heard: list[Said] = []
        self._ends: list[int] = []
        """For each request, from 0, how much was heard with its answer."""
        self._at = 0

    def answer(self, request: Review | GoOn | Conclude) -> Reviewing:
        """Answer one request of the page; raises `Refused`."""
        if isinstance(request, Review):
            return self.begin(request)
        if self._reviewer is None:
            raise letters.broken("message", request.type, "no game was handed over yet")
        if isinstance(request, Conclude):
            return {"type": "concluded", "review": self._reviewer.conclude()}
        return self.go_on(self._reviewer)

    def begin(self, request: Review) -> Reviewing:
        """Play the record again; raises `Refused` where it isn't one of a game that is over."""
        shown: RecordModel = record.parse(request.record, reading.read)
        table = record.set_up(shown, GAMES)
        if table.game.id not in REVIEWERS:
            game = table.game.id
            raise Refused("refused-game", f"nothing to find out about {game!r}", game=game)
        if request.seat >= len(table.players):
            seat = request.seat
            raise Refused("refused-seat", f"there is no seat {seat}", seat=seat)
        ends = [table.count(request.seat)]
        for at in range(1, record.requests(shown) + 1):
            record.advance(table, shown, at)
            ends.append(table.count(request.seat))
        if not table.over:
            raise Refused("refused-not-over", "the game of this record is not over")
        self._heard = [*table.observe(request.seat).heard]
        self._ends, self._at = ends, 0
        drawn = [(mark.claim, mark.heard, mark.until) for mark in request.drawn]
        self._reviewer = REVIEWERS[table.game.id](table, request.seat, drawn)
        by = MEASURES[table.game.id](table, request.seat)
        return {"type": "review", "steps": len(ends) - 1, "measure": by}

    def go_on(self, thinks: Reviewer) -> Reviewing:
        """Think about the next request."""
        if self._at >= len(self._ends):
            return {"type": "reviewed", "at": self._at - 1, "point": None, "done": True}
        at, until = self._at, monotonic() + PATIENCE
        thinks.heed(lambda: monotonic() > until)
        point = thinks.hear(self._heard[: self._ends[at]], at)
        self._at += 1
        done = self._at == len(self._ends)
        return {"type": "reviewed", "at": at, "point": point, "done": done}


_DESK: Final = Desk()


def prepare() -> None:
    """Load the solver, which takes a moment."""
    Clauses()


def ask(text: str) -> str:
    """Answer one request of the page; a refusal is an answer, too."""
    reply: Reviewing
    try:
        request = reading.read(REQUESTS, text, "message", letters.MAX_MESSAGE)
        reply = _DESK.answer(request)
    except Refused as refusal:
        reply = {"type": "refused", "key": refusal.key, "args": refusal.args_for_words}
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
