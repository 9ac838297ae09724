"""Worlds that are likely: each keeps as much of a drawn plan as what was heard leaves of it.

A plan is taken for granted fact by fact. Where these can't all hold, one of those that exclude each
other is given up, until what is left can: what nothing was heard about stays as it was drawn, so
that many such worlds differ as drawn plans do, and treasures lie as far from exits. A world in
which what was heard last would not have been said is mended in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from gamemaster.labyrinth.grid import CLOSED, EXIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.apart import Wishes
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.clauses import Stop
from gamemaster.labyrinth.reasoner.worlds import World, checked, extend

CONFLICTS: Final = 2_000
"""So long one attempt may occupy the solver."""
ATTEMPTS: Final = 120
"""So many there may be for one world."""
AT_ONCE: Final = 8
"""Of so many that exclude each other, one is given up at a time."""
STAND_INS: Final = 8
"""So often an exit or a treasure that can't be where it was is put where another plan has it."""
PATIENCE: Final = 3
"""Attempts for each world that is wanted."""
LABOUR: Final = 40_000
"""So many conflicts are enough for all the worlds of one turn."""
MENDED: Final = 0.8
"""How often a world is made of a former one; else of a plan that has just been drawn."""
Wanted = Callable[[int], int]
"""Of so many worlds, how many are wanted now."""


def all_of_them(count: int) -> int:
    """There is no hurry."""
    return count


@dataclass(slots=True)
class _Attempt:
    """What a world is to be like: facts that hold still, and wishes."""

    held: dict[int, None]
    wished: list[int]
    stand_ins: int = 0


@dataclass(slots=True)
class Crowd:
    """Worlds in which all that was heard would be said; they change as more is heard.

    `plans` are drawn by whoever draws plans for such a game, all of one outline.
    """

    plans: Sequence[Plan]
    rng: Random
    worlds: list[World] = field(default_factory=list)
    _deck: list[int] = field(default_factory=list)
    """The plans that were not used since all were."""
    _former: list[World] = field(default_factory=list)
    _wishes: Wishes | None = None
    _says: dict[int, tuple[list[int], dict[tuple[str, object], list[int]]]] = field(
        default_factory=dict
    )

    def hear(self, chronicle: Chronicle) -> None:
        """Part with those worlds in which what was heard last would not have been said."""
        self._former = []
        alive = []
        for world in self.worlds:
            same = extend(chronicle, world)
            if same is None:
                self._former.append(world)
            else:
                alive.append(same)
        self.worlds = alive

    def fill(self, chronicle: Chronicle, count: int, wanted: Wanted = all_of_them) -> None:
        """Draw worlds until there are so many, or as many as can be found with some patience.

        `wanted` is asked before each of them how many of those are wanted now.
        """
        most = chronicle.clauses.conflicts + LABOUR

        def enough() -> bool:
            return len(self.worlds) >= wanted(count)

        for _ in range(PATIENCE * count):
            if enough() or chronicle.clauses.stop():
                return
            if chronicle.clauses.conflicts > most:
                return
            base = None
            if self._former and self.rng.random() < MENDED:
                base = self._former.pop().drawn
            world = self._draw(chronicle, base, enough)
            if world is not None:
                self.worlds.append(world)

    def _draw(
        self, chronicle: Chronicle, base: Iterable[int] | None, needless: Stop
    ) -> World | None:
        """One world; None: it was not found in time, or before it was needless."""
        rng, clauses = self.rng, chronicle.clauses
        says, _ = self._said(chronicle, self._next())
        clauses.prefer(says)
        if base is None:
            begun = [rng.choice([*version.values()]) for version in chronicle.beginning.versions()]
            base = [*says, *begun]
        wishes = self._wished(chronicle)
        attempt = _Attempt(dict.fromkeys(base), wishes.all)
        for _ in range(ATTEMPTS):
            found = clauses.solve([*attempt.held, *attempt.wished], CONFLICTS, needless)
            if found:
                world = checked(chronicle)
                if world is not None and wishes.has(world.plan, attempt.wished):
                    return world
            elif found is None or not self._give_up(chronicle, attempt):
                return None
        return None

    def _give_up(self, chronicle: Chronicle, attempt: _Attempt) -> bool:
        """Part with a fact that can't hold together with others, or else with a wish."""
        core = set(chronicle.clauses.core())
        facts = [literal for literal in attempt.held if literal in core]
        if not facts:
            vain = [wish for wish in attempt.wished if wish in core]
            if vain:
                attempt.wished.remove(vain[-1])
            return bool(vain)
        for given_up in self.rng.sample(facts, -(-len(facts) // AT_ONCE)):
            del attempt.held[given_up]
            about = _prize(chronicle, given_up)
            if about is not None and attempt.stand_ins < STAND_INS:
                attempt.stand_ins += 1
                self._stand_in(chronicle, attempt, about)
        return True

    def _stand_in(self, chronicle: Chronicle, attempt: _Attempt, about: tuple[str, object]) -> None:
        """Put an exit or a treasure where some other plan has it."""
        _, prizes = self._said(chronicle, self.rng.randrange(len(self.plans)))
        others = prizes.get(about)
        if others:
            attempt.held[self.rng.choice(others)] = None

    def _wished(self, chronicle: Chronicle) -> Wishes:
        """What is wished of plans, as literals of the game as it is followed now."""
        if self._wishes is None or self._wishes.blueprint is not chronicle.blueprint:
            self._wishes = Wishes(chronicle.blueprint)
        return self._wishes

    def _next(self) -> int:
        """A plan, and not one of those used before while there are others."""
        if not self._deck:
            self._deck = [*range(len(self.plans))]
            self.rng.shuffle(self._deck)
        return self._deck.pop()

    def _said(
        self, chronicle: Chronicle, number: int
    ) -> tuple[list[int], dict[tuple[str, object], list[int]]]:
        """The literals that say one of the plans, and those of its exits and treasures."""
        known = self._says.get(number)
        if known is None:
            says = chronicle.blueprint.says(self.plans[number])
            prizes: dict[tuple[str, object], list[int]] = {}
            for literal in says:
                about = _prize(chronicle, literal)
                if about is not None:
                    prizes.setdefault(about, []).append(literal)
            known = self._says[number] = (says, prizes)
        return known


def _prize(chronicle: Chronicle, literal: int) -> tuple[str, object] | None:
    """Which exit or treasure a literal of a plan places; None if it places none."""
    told = chronicle.blueprint.told(literal)
    if told is None:
        return None
    (name, _), value = told
    if (name == "side" and value in (EXIT, CLOSED)) or (name == "lying" and value):
        return name, value
    return None
