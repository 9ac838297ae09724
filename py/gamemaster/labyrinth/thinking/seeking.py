"""What to find out next: a movement, or known ground to it, after which least is left to do.

A belief is some worlds, one of which may be the true one. What is left to do is guessed as the
mean way of one who knows each of them, and the search for what they differ in: where the treasure
lies, where an exit is, where one stands oneself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log, log2
from typing import Final

from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE
from gamemaster.labyrinth.reasoner.clauses import Stop, go_on
from gamemaster.labyrinth.reasoner.strides import (
    ADRIFT,
    EMPTY,
    FINDS,
    GOAL,
    LEAP,
    OUT,
    OUTER,
    WALL,
    WON,
    Strides,
)
from gamemaster.labyrinth.thinking.left import Told, Work
from gamemaster.labyrinth.thinking.touring import infected

AHEAD: Final = 14
"""So many turns over known ground are looked ahead."""
MOST: Final = 60
"""So many situations on known ground are looked at."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What it costs to be wrong, in turns."""

    place: float = 1.5
    """Each bit that is lacking of where one stands."""
    blast: float = 2.0
    """A blast and the step after it."""
    outside: float = 0.0
    """To come back in, where one has gone out without what wins (Rule D-3.4)."""
    sickness: float = 0.0
    """To end where one is infected (Rule D-4.7)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The first movement, or blast, of what is best; `worth`: what is left to do then, in turns."""

    worth: float
    way: int
    blows: bool


SAME: Final = 1e-9
"""By less two plans do not differ: not every Python adds up alike, and the first one is taken."""
APART: Final = 3
"""So few cells on which it may stand are thought of one by one."""
SHUT: Final = (WALL, OUTER, ADRIFT)
"""What certainly is no way is not taken, even where it moves one on (Rules D-2.2, B-4); nor what
certainly leads nobody knows where.
"""
Stand = tuple[tuple[int, ...], tuple[int, ...]]
"""In each world the cell where the seat stands, and what it has in hand."""


class Seeker:
    """Looks for the best plan in a belief."""

    def __init__(self, worlds: Sequence[Strides], costs: Costs, bombs: int) -> None:
        self._worlds, self._costs, self._bombs = worlds, costs, bombs
        self._all = range(len(worlds))
        self._sick = [infected(world) if costs.sickness else set[int]() for world in worlds]
        stood = Counter(world.cell for world in worlds)
        apart = len(stood) <= APART
        self._part = [world.cell if apart else NOWHERE for world in worlds]
        self._works = {
            part: Work(
                [world for world, own in zip(worlds, self._part, strict=True) if own == part],
                costs.sickness,
            )
            for part in set(self._part)
        }

    def best(self, stop: Stop = go_on) -> Plan | None:
        """The plan after which least is left to do; None: nothing is left to find out.

        When it is to stop, it gives the best of those that it has looked at.
        """
        start: Stand = (
            tuple(world.cell for world in self._worlds),
            tuple(world.hand for world in self._worlds),
        )
        known: dict[Stand, tuple[float, Plan | None]] = {start: (0.0, None)}
        line = [start]
        best: Plan | None = None
        for stand in line:
            taken, first = known[stand]
            if len(known) > MOST or (best and stop()):
                break
            if taken >= AHEAD:
                continue
            for way, blows, cost, told, after in self._moves(stand):
                begins = (way, blows) if first is None else (first.way, first.blows)
                if len(told) == 1 and after[1][0] != WON:
                    if after not in known or taken + cost < known[after][0]:
                        known[after] = (taken + cost, Plan(0.0, *begins))
                        line.append(after)
                    continue
                left = taken + cost
                for word, chance in self._chances(stand, way, told, after).items():
                    left += chance * self._left(told[word], stand, way, after, word)
                if best is None or left < best.worth - SAME:
                    best = Plan(left, *begins)
        return best

    def _chances(
        self, stand: Stand, way: int, told: dict[str, list[int]], after: Stand
    ) -> dict[str, float]:
        """How probable it is that each word is said.

        That an exit or a treasure is just here is a guess of few worlds: where the seat knows where
        it stands, each such place counts with all that is guessed of others, too.
        """
        chances = {word: len(where) / len(self._worlds) for word, where in told.items()}
        cell = stand[0][0]
        if len({*stand[0]}) > 1 or len(self._works) > 1:
            return chances
        work = self._works[self._part[0]]
        _weigh(chances, [word for word in told if word.startswith(OUT)], work.opens(cell * 4 + way))
        found = [word for word in told if word.endswith(FINDS)]
        ends = {after[0][at] for word in found for at in told[word]}
        if len(ends) == 1:
            (end,) = ends
            arrives = sum(at == end for at in after[0]) / len(self._worlds)
            _weigh(chances, found, work.holds(end) * arrives)
        return chances

    def _moves(
        self, stand: Stand
    ) -> Iterator[tuple[int, bool, float, dict[str, list[int]], Stand]]:
        """Each movement, what may be said then, and where it leads.

        In order: its direction, whether a blast goes before it, its turns, the words with the
        worlds in which they are said, how the seat stands after it.
        """
        cells, hands = stand
        for way in (*DIRECTIONS, LEAP):
            told: dict[str, list[int]] = {}
            for at in self._all:
                word = self._worlds[at].words[cells[at] * 5 + way]
                if word is None:
                    break
                told.setdefault(f"{word}{hands[at]}" if word == OUT else word, []).append(at)
            else:
                if len(told) > 1 or not next(iter(told)).startswith(SHUT):
                    after = self._after(stand, way)
                    yield way, False, 1.0 + self._harm(stand, after), told, after
            if self._bombs and way != LEAP and told.keys() == {WALL}:
                yield from self._blown(stand, way)

    def _harm(self, before: Stand, after: Stand) -> float:
        """What a movement costs beside its turn, in the mean of all worlds."""
        arrivals = zip(self._sick, before[0], after[0], strict=True)
        sick = sum(end in where and end != start for where, start, end in arrivals)
        return self._costs.sickness * sick / len(self._worlds)

    def _blown(
        self, stand: Stand, way: int
    ) -> Iterator[tuple[int, bool, float, dict[str, list[int]], Stand]]:
        """Through a wall that certainly stands, and certainly not at the end of the labyrinth."""
        cells, hands = stand
        ends = [self._worlds[at].over[cells[at] * 5 + way] for at in self._all]
        if NOWHERE not in ends and len(set(ends)) == 1:
            yield way, True, self._costs.blast, {WALL: [*self._all]}, (tuple(ends), hands)

    def _after(self, stand: Stand, way: int) -> Stand:
        cells, hands = [], []
        for world, cell, hand in zip(self._worlds, *stand, strict=True):
            at = cell * 5 + way
            end = world.ends[at]
            if world.words[at] == OUT:
                hand = WON if hand == GOAL else EMPTY
            elif hand == EMPTY and end != cell:
                hand = world.lies.get(end, EMPTY)
            cells.append(end)
            hands.append(hand)
        return tuple(cells), tuple(hands)

    def _left(
        self, where: Sequence[int], before: Stand, way: int, after: Stand, word: str
    ) -> float:
        """What is left to do in these worlds, once this was said."""
        cells, hands = after
        if hands[where[0]] == WON:
            return 0.0
        places = Counter(
            (self._part[at], before[0][at], cells[at], before[1][at], hands[at] == EMPTY)
            for at in where
        )
        seeking = sum(hands[at] != GOAL for at in where) / len(where)
        left = self._costs.outside if word.startswith(OUT) else 0.0
        for (part, start, cell, had, empty), count in places.items():
            side = NOWHERE if part == NOWHERE or way == LEAP else start * 4 + way
            told = Told(word, cell, side, empty, took=had == EMPTY and not empty)
            left += self._works[part].left(told, seeking) * count / len(where)
        stands = Counter(cells[at] for at in where)
        if len(stands) > 1:
            left += self._costs.place * entropy(stands.values())
        return left


def _weigh(chances: dict[str, float], words: Sequence[str], chance: float) -> None:
    """Make some words as probable as they are together, and the others with them."""
    once = sum(chances[word] for word in words)
    if 0 < once < 1 and 0 < chance < 1:
        for word in chances:
            chances[word] *= chance / once if word in words else (1 - chance) / (1 - once)


def entropy(counts: Iterable[int]) -> float:
    """In bits, with what a small sample is likely to lack (Miller and Madow)."""
    known = list(counts)
    total = sum(known)
    bits = -sum(count / total * log2(count / total) for count in known)
    return bits + (len(known) - 1) / (2 * total * log(2))
