"""What a seat's bot has thought so far: a fold of what it has heard, like everything that it keeps.

Worlds are drawn anew at each of its turns, by a chance of its own: a bot that has just come draws
the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from gamemaster.core.game import Observation, Said
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.options import agreed_rules
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.clauses import Stop, go_on
from gamemaster.labyrinth.reasoner.likely import Crowd
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.reasoner.strides import Strides, strides
from gamemaster.labyrinth.reasoner.worlds import cells_of
from gamemaster.labyrinth.rules import Rules
from gamemaster.labyrinth.turning import images

WORK: Final = 800
"""So many cells are drawn in all worlds together."""
LOST_AT: Final = 3
"""Who may stand on more cells than that is lost."""
FEW: Final = 6
"""With fewer worlds than that nothing is known of chances; in haste so many plans are enough."""
LEAST: Final = 12
MOST: Final = 40
"""Worlds of a large labyrinth, and of a small one."""
FIRST: Final = 20
"""Plans drawn at the first turn."""
MORE: Final = 4
"""Plans drawn at every turn after that."""
ENOUGH: Final = 100
KEPT: Final = 6
"""So many games of so many seats one bot follows at a time."""
Draw = Callable[[Rules, Random], Plan]
"""What draws plans: the generator, which is no part of this room."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long to think."""

    stop: Stop = go_on
    """Whether time is up."""
    soon: Stop = go_on
    """Whether a few plans and worlds are enough now: more are drawn at later turns, these kept."""
    late: Stop = go_on
    """Whether it is to make do with the worlds that there are."""

    def worlds(self, many: int) -> int:
        """Of so many worlds, how many are wanted now."""
        if self.late():
            return 0
        return min(many, FEW) if self.soon() else many


NO_CLOCK: Final = Clock()


@dataclass(frozen=True, slots=True)
class Scene:
    """A world as a seat walks it, with the cells of all seats and of the bear, or `NOWHERE`.

    The bear is followed only where it repeats steps (Rule A-8).
    """

    walked: Strides
    cells: tuple[int, ...]
    bear: int


class Thoughts:
    """What one seat may know, as worlds that change with all it hears."""

    def __init__(self, seen: Observation, draw: Draw) -> None:
        assert seen.seat is not None
        self._seat, self._draw = seen.seat, draw
        rules = agreed_rules(seen.rules)
        self._clock = NO_CLOCK
        self._reasoner = Reasoner(rules, len(seen.view["pawns"]), seen.seat)
        self._reasoner.heed(lambda: self._clock.stop())
        self._crowd = Crowd([], Random("worlds"))
        self._heard: list[Said] = []
        self._lost = True
        """Whether it may stand nearly anywhere."""
        self._stood: dict[int, frozenset[int]] = {}
        self._walked: list[tuple[Plan, Strides]] = []
        """The worlds as they were walked last, with their plans."""

    def continues(self, seen: Observation) -> bool:
        """Whether all that was heard here was heard there, too."""
        heard = self._heard
        return (
            self._seat == seen.seat
            and len(heard) <= len(seen.heard)
            and all(old is new or old == new for old, new in zip(heard, seen.heard, strict=False))
        )

    def hear(self, heard: Sequence[Said], clock: Clock = NO_CLOCK) -> None:
        """Think at each of its turns since, and now, as long as there is time."""
        self._clock = clock
        asked = (
            at
            for at in range(len(self._heard) + 1, len(heard))
            if heard[at].key == "requested" and heard[at].args["seat"] == self._seat
        )
        for end in (*asked, len(heard)):
            if end > len(self._heard):
                self._think(heard[:end])
        self._heard = [*heard]

    def place(self, heard: int) -> frozenset[int] | None:
        """The cells on which it might stand at its turn after so many statements.

        None: it was lost, or did not get so far.
        """
        return self._stood.get(heard)

    def _think(self, heard: Sequence[Said]) -> None:
        self._reasoner.hear(heard)
        chronicle = self._reasoner.following
        if chronicle is None:
            self._crowd.worlds = []
            return
        board = chronicle.board
        wanted = min(ENOUGH, FIRST + MORE * self._reasoner.followed)
        drawn = _drawn(board.rules, self._draw)
        self._crowd.plans = drawn.upto(wanted, board.plan.holes(), self._clock)
        if not self._crowd.plans:
            return  # no such outline was drawn: it goes on as if it were lost
        self._crowd.hear(chronicle)
        self._crowd.fill(chronicle, LEAST, self._clock.worlds)
        places = self._places(chronicle)
        self._lost = len(places) > LOST_AT
        if not self._lost:
            self._stood[len(heard)] = frozenset(places)
            many = max(LEAST, min(MOST, WORK // len(board.cells)))
            self._crowd.fill(chronicle, many, self._clock.worlds)

    def _places(self, chronicle: Chronicle) -> set[int]:
        """The cells on which the seat stands in the worlds."""
        here = [chronicle.now.at[self._seat]]
        return {cell for world in self._crowd.worlds for cell in cells_of(here, world)}

    def worlds(self) -> list[Strides]:
        """Worlds of which each may be the true one; none if it is lost, in the maze or in thought.

        Who may stand on more than a few cells maps on first, until he knows where he is.
        """
        chronicle = self._reasoner.following
        if chronicle is None or self._lost or len(self._places(chronicle)) > LOST_AT:
            return []
        return [*self._strides(chronicle)]

    def scenes(self) -> list[Scene]:
        """The same worlds with all who are there, even if it is lost; none in the maze."""
        chronicle = self._reasoner.following
        if chronicle is None:
            return []
        now = chronicle.now
        return [
            Scene(
                walked,
                tuple(cells_of(now.at, world)),
                cells_of([now.bear], world)[0] if now.bear else NOWHERE,
            )
            for world, walked in zip(self._crowd.worlds, self._strides(chronicle), strict=False)
        ]

    def _strides(self, chronicle: Chronicle) -> Iterator[Strides]:
        """The worlds as they are walked now, as far as there is time."""
        former = {id(plan): walked for plan, walked in self._walked}
        self._walked = []
        for world in self._crowd.worlds:
            if self._clock.stop():
                break
            walked = strides(chronicle, world, self._seat, former.get(id(world.plan)))
            self._walked.append((world.plan, walked))
            yield walked


class Minds:
    """The thoughts of the seats that a bot plays for."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._kept: list[Thoughts] = []

    def of(self, seen: Observation, clock: Clock = NO_CLOCK) -> Thoughts:
        """The thoughts of a seat about all that it observes now, or as far as it comes."""
        found = next((each for each in self._kept if each.continues(seen)), None)
        if found is None:
            found = Thoughts(seen, self._draw)
        else:
            self._kept.remove(found)
        found.hear(seen.heard, clock)
        self._kept = [*self._kept[1 - KEPT :], found]
        return found


class _Plans:
    """Plans for some rules, always the same ones, drawn as they are needed.

    Each counts with all its images on as many rows and columns: these might have been drawn as
    well, and cost next to nothing.
    """

    def __init__(self, rules: Rules, draw: Draw) -> None:
        self._rules, self._draw = rules, draw
        self._rng = Random("plans")
        self._count = 0
        self._plans: dict[frozenset[int], list[tuple[int, Plan]]] = {}
        """Of each outline, each with the number of its drawing."""

    def upto(self, count: int, holes: frozenset[int], clock: Clock) -> list[Plan]:
        """Those of one outline among the first so many, or fewer if there is no time to draw."""
        while self._count < count and not clock.stop():
            if self._count >= FEW and clock.soon():
                break
            for image in images(self._draw(self._rules, self._rng)):
                self._plans.setdefault(image.holes(), []).append((self._count, image))
            self._count += 1
        return [plan for number, plan in self._plans.get(holes, ()) if number < count]


@lru_cache(maxsize=16)
def _drawn(rules: Rules, draw: Draw) -> _Plans:
    return _Plans(rules, draw)
