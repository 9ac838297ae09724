"""Looks for puzzles in a game that is over, in the worker that thinks: JSON text in, JSON text out.

A record that is handed over here is no secret any more: its game is over, or it is refused. What is
looked through is nevertheless what one seat has heard, and nothing else (Rule G-3).
"""

from __future__ import annotations

import json
from time import monotonic
from typing import Any, Final

from gamemaster.core import letters, reading, record
from gamemaster.core.game import Game, Refused
from gamemaster.core.puzzles import Hearing, Puzzler, unplayable
from gamemaster.core.record_messages import RecordModel
from gamemaster.core.replies import Seeking
from gamemaster.core.seeking import REQUESTS, Search, Seek
from gamemaster.games import GAMES
from gamemaster.labyrinth.reasoner.clauses import Clauses
from gamemaster.posing import laid
from gamemaster.puzzling import puzzler_for


class Seeker:
    """Has one game at a time."""

    def __init__(self) -> None:
        self._game: Game[Any, Any, Any, Any] | None = None
        self._hearing: Hearing | None = None
        self._seed = ""
        self._kinds: list[str] = []

    def answer(self, request: Search | Seek) -> Seeking:
        """Answer one request of the page; raises `Refused`."""
        if isinstance(request, Search):
            return self.begin(request)
        if self._game is None or self._hearing is None:
            raise letters.broken("message", request.type, "no game was handed over yet")
        return self.seek(self._game, self._hearing, request)

    def begin(self, request: Search) -> Seeking:
        """Play the record again; raises `Refused` where it isn't one of a game that is over.

        Where a person led, who may overrule, nothing is sought: rules alone prove what is certain.
        """
        shown: RecordModel = record.parse(request.record, reading.read)
        table = record.set_up(shown, GAMES)
        puzzler = puzzler_for(table.game.id)
        seats, seat = len(table.players), request.seat
        if seat >= seats:
            raise Refused("refused-seat", f"there is no seat {seat}", seat=seat)
        for at in range(1, record.requests(shown) + 1):
            record.advance(table, shown, at)
        if not table.over:
            raise Refused("refused-not-over", "the game of this record is not over")
        self._game, self._seed = table.game, table.seed
        self._hearing = Hearing(table.rules, seats, seat, tuple(table.remembered(seat).heard))
        self._kinds = [] if table.led else [*puzzler.kinds_for(table.rules, seats)]
        return {"type": "searching", "kinds": self._kinds}

    def seek(self, game: Game[Any, Any, Any, Any], hearing: Hearing, request: Seek) -> Seeking:
        """Look through the beginning of the game, and through more of it as long as there is time.

        Raises `Refused` for a kind that there can't be in it.
        """
        puzzler: Puzzler = puzzler_for(game.id)
        kind, until = request.kind, monotonic() + request.patience / 1000
        if kind not in self._kinds:
            raise unplayable(f"there are none of kind {kind!r}")
        for part in puzzler.beginnings(hearing, kind):
            found = puzzler.find(part, kind, lambda: monotonic() > until, self._seed)
            if found is not None:
                rating, lies = found.solution.effort.rating, found.lie is not None
                puzzle = laid(game, found.hearing, found.question, rating, lies=lies)
                return {"type": "sought", "puzzle": puzzle}
        return {"type": "sought", "puzzle": None}


_SEEKER: Final = Seeker()


def prepare() -> None:
    """Load the solver, which takes a moment."""
    Clauses()


def ask(text: str) -> str:
    """Answer one request of the page; a refusal is an answer, too."""
    reply: Seeking
    try:
        request = reading.read(REQUESTS, text, "message", letters.MAX_MESSAGE)
        reply = _SEEKER.answer(request)
    except Refused as refusal:
        reply = {"type": "refused", "key": refusal.key, "args": refusal.args_for_words}
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
