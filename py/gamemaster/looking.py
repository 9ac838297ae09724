"""Looking at a finished game again: any of its positions, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gamemaster.answers import seated, unveiled, written
from gamemaster.core import guarding, letters, record, record_messages, replies
from gamemaster.core.bot import Roster
from gamemaster.core.fairness import plan_seed
from gamemaster.core.game import GM, Refused
from gamemaster.core.table import Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.heard.recollecting import recollect

RECOLLECT: Final[Mapping[str, Callable[..., replies.Recollection]]] = {"labyrinth": recollect}
"""What a seat knew when a game was decided, where not everything is seen."""


def recollected(table: Table, roster: Roster) -> replies.Recollected:
    """What the bots knew when a game was decided, each by what it had heard; raises `Refused`.

    One of the `roster` that forgets knew what it remembered.
    """
    over = table.observe(None).over
    if over is None:
        raise Refused("refused-not-over", "bots tell what they knew when the game is over")
    tell, winners = RECOLLECT.get(table.game.id), table.game.winners(over)
    told = list[replies.Recollection]()
    for seat, player in enumerate(table.players):
        if tell is not None and player.bot is not None:
            remembers = getattr(roster.bots.get(player.bot), "remembers", None)
            told.append(tell(table.rules, table.observe(seat), winners, remembers))
    return {"type": "recollected", "bots": told}


class Shelf:
    """The finished record that a page looks at, and a table moved along it."""

    def __init__(self) -> None:
        self._shown: record_messages.RecordModel | None = None
        self._cursor: Table | None = None

    def show(self, text: str, read: record.Read = guarding.read) -> replies.Reveal:
        """Take up a record, and tell all that is in it; `seed` is what gives its plan again."""
        shown = record.parse(text, read)
        self._shown, self._cursor = shown, None
        return {
            "type": "reveal",
            "record": text,
            "game": shown.game,
            "rules": shown.rules,
            "plan": shown.plan,
            "seed": plan_seed(shown.origin, shown.seed, record.joint_of(shown)),
            "seats": [seated(seat) for seat in shown.seats],
            "steps": record.requests(shown),
        }

    def step(self, at: int, eyes: letters.HostEyes) -> replies.Step:
        """The position after `at` requests as `eyes` see it; raises `Refused`."""
        if self._shown is None:
            raise Refused("refused-not-over", "no finished game has been revealed")
        if self._cursor is None or self._cursor.version > at:
            self._cursor = record.set_up(self._shown, GAMES)
        record.advance(self._cursor, self._shown, at)
        seat = GM if eyes == "gm" else eyes
        if seat is not None and seat >= len(self._cursor.players):
            raise Refused("refused-seat", f"there is no seat {seat}", seat=seat)
        show = unveiled if seat == GM else written
        shown = show(self._cursor, self._cursor.observe(seat))
        return {"type": "step", "at": self._cursor.version, "observation": shown}
