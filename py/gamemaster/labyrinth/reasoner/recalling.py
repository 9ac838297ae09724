"""Ways that were found before: the same request with the same answers may have gone no others.

That is so where nothing else that was heard counts (in a loose chronicle), and the plan is as it
was drawn: then only the course of the game matters that all know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.reasoner.courses import rest
from gamemaster.labyrinth.reasoner.listening import Listener
from gamemaster.labyrinth.reasoner.minutes import Minute
from gamemaster.labyrinth.reasoner.supposing import Judge, Leaf
from gamemaster.labyrinth.reasoner.versions import Moment

Key = tuple[object, ...]


class Memory:
    """What chronicles of one board have found for their requests; they may have heard lies."""

    def __init__(self) -> None:
        self._found: Final[dict[Key, list[Leaf]]] = {}

    def recall(self, key: Key | None, judge: Judge, explored: Iterable[Leaf]) -> Iterator[Leaf]:
        """The ways that were found for a key, in the words of a judge; else those `explored`.

        Without a key nothing is kept. Raises what exploring does.
        """
        if key is None:
            yield from explored
            return
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = [*explored]
            yield from found
            return
        for path, _, state in found:
            yield Leaf(path, tuple(judge.literal(decision) for decision in path), state)


def key_of(minute: Minute, listener: Listener, base: State, now: Moment) -> Key | None:
    """All that decides the ways of a request; None: what has changed on the plan does, too."""
    if minute.move is None or now.sides or now.lying or now.piles:
        return None
    places = (tuple(map(tuple, now.at)), tuple(map(tuple, now.holds)), tuple(now.bear or ()))
    asked = (minute.seat, minute.move, listener.seat, repr(listener.heard))
    return (asked, places, base.roaming, rest(base))
