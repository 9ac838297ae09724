"""What one seat hears of a request, for suppositions to say the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.core.game import EVERYONE, Event, Said, Seat
from gamemaster.labyrinth.moves import WEAPONS, Move

SILENT: Final = frozenset({"quiet-rounds", "draw"})
"""Words about how long nothing has changed (Rule D-3.6): suppositions don't count rounds."""
GROWLS: Final = frozenset({"mauled"})
"""What is said where the bear strikes."""


@dataclass(frozen=True, slots=True)
class Listener:
    """A seat, and the words that it heard in answer to one request."""

    seat: Seat | None
    heard: Sequence[Said]
    plain: bool = True
    """Whether nothing of the request was to be done in the dark (Rules D-6.7, D-6.8)."""
    calm: bool = False
    """Whether nobody used a weapon."""

    @property
    def keys(self) -> frozenset[str]:
        """The keys of the words, if whoever arrives anywhere is told so."""
        return frozenset(said.key for said in self.heard if self.plain)

    @property
    def struck(self) -> frozenset[Seat]:
        """Whom the bear has wounded, as everybody hears it."""
        return frozenset(said.args["seat"] for said in self.heard if said.key in GROWLS)

    @classmethod
    def to(cls, seat: Seat | None, words: Sequence[Said], move: Move | None = None) -> Listener:
        """Who heard these words, and does not care how many rounds were quiet."""
        heard = [said for said in words if said.key not in SILENT]
        if move is None:
            return cls(seat, heard)
        return cls(seat, heard, not move.hides, move.kinds.isdisjoint(WEAPONS))

    def hears(self, event: Event) -> bool:
        """Whether this seat is told a word, and cares about it."""
        if event.said.key in SILENT:
            return False
        return event.audience is EVERYONE or self.seat in event.audience
