"""Ways that were found before: the same request with the same answers may have gone no others.

That is so where nothing else that was heard counts (in a loose chronicle): then only the course of
the game matters that all know, and what may have changed on the plan since it was drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.reasoner.courses import rest
from gamemaster.labyrinth.reasoner.listening import Listener
from gamemaster.labyrinth.reasoner.minutes import Minute
from gamemaster.labyrinth.reasoner.supposing import Judge, Leaf
from gamemaster.labyrinth.reasoner.versions import Moment, Version

Key = tuple[Hashable, ...]
Explore = Callable[[], list[Leaf]]


class Memory:
    """What chronicles of one board have found for their requests; they may have heard lies."""

    def __init__(self) -> None:
        self._found: Final[dict[Key, list[Leaf]]] = {}

    def recall(
        self, key: Key | None, judge: Judge, explore: Callable[[], list[Leaf]]
    ) -> list[Leaf]:
        """The ways that were found for a key, in the words of a judge; else those that it explores.

        Without a key nothing is kept. Raises what exploring does.
        """
        if key is None:
            return explore()
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = explore()
            return found
        return [
            Leaf(path, tuple(judge.literal(decision) for decision in path), state)
            for path, _, state in found
        ]


def key_of(minute: Minute, listener: Listener, base: State, now: Moment) -> Key | None:
    """All that decides the ways of a request; None: that is not known beforehand."""
    if minute.move is None:
        return None
    places = tuple(map(frozenset, (*now.at, *now.holds, now.bear or ())))
    changed = tuple(map(_values, (now.sides, now.lying, now.piles)))
    asked = (minute.seat, minute.move, listener.seat, repr(listener.heard))
    return (asked, places, changed, base.roaming, rest(base))


def _values(versions: Mapping[int, Version]) -> Hashable:
    return frozenset((at, frozenset(version)) for at, version in versions.items())
