"""What one listener was told, and the view folded from it.

Nothing that was said is forgotten. What was taken back stays among the statements, and the view is
folded anew from the others (Rule T-2.4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from gamemaster.core.game import EVERYONE, Event, Said, Seat, View

STRUCK: Final = Said("struck", {})
"""What stands for a statement that was taken back, where no people read."""
Span = tuple[int, int]


class Mailbox:
    """The statements for one seat, a spectator (None) or the game master."""

    def __init__(self, seat: Seat | None, new_view: Callable[[], View]) -> None:
        self._seat = seat
        self._new_view = new_view
        self.view = new_view()
        self.heard: list[Said] = []
        self.struck: tuple[Span, ...] = ()
        """Ranges of indices in `heard`."""
        self.numbers: list[int] = []
        """For each statement the index of its event."""
        self._strikes = 0
        self._read = 0

    def read(self, events: Sequence[Event], strikes: Sequence[Span]) -> None:
        """Take in what was said since; `strikes` are all ranges of events taken back so far."""
        anew = len(strikes) > self._strikes
        for number in range(self._read, len(events)):
            event = events[number]
            if self._hears(event):
                self.numbers.append(number)
                self.heard.append(event.said)
                if not anew:
                    self.view.hear(event.said)
        self._read, self._strikes = len(events), len(strikes)
        if anew:
            self._fold_anew(strikes)

    def _hears(self, event: Event) -> bool:
        seat = self._seat
        return event.audience is EVERYONE or (seat is not None and seat in event.audience)

    def _fold_anew(self, strikes: Sequence[Span]) -> None:
        view = self._new_view()
        gone: list[int] = []
        for index, (number, said) in enumerate(zip(self.numbers, self.heard, strict=True)):
            if any(start <= number < end for start, end in strikes):
                gone.append(index)
                view.skip()
            else:
                view.hear(said)
        self.view = view
        self.struck = spans_of(gone)

    def remembered(self) -> tuple[Said, ...]:
        """The statements as a bot is given them: it does not remember what was taken back."""
        kept = [*self.heard]
        for start, end in self.struck:
            kept[start:end] = [STRUCK] * (end - start)
        return tuple(kept)


def spans_of(numbers: Sequence[int]) -> tuple[Span, ...]:
    """Rising numbers as ranges, each without its end."""
    runs = groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    found = []
    for _, run in runs:
        members = [number for _, number in run]
        found.append((members[0], members[-1] + 1))
    return tuple(found)
