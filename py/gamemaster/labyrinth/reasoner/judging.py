"""Who knows which decisions can be true together, by all that was heard or by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gamemaster.labyrinth.reasoner.asking import Decision
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.clauses import Clauses

Say = Callable[[Decision], int]
"""The literal that says that a fact was decided rightly."""


class Attentive:
    """Knows all that the clauses say; `guard` says that a supposition is the true one."""

    def __init__(self, literal: Say, clauses: Clauses, guard: int) -> None:
        self.literal = literal
        self._clauses, self._guard = clauses, guard
        self._refuted: dict[int, bool] = {}

    def clash(self, literals: Sequence[int]) -> bool:
        """Whether these can be seen not to hold all: the last one by itself, or with the others."""
        last = literals[-1]
        alone = self._refuted.get(last)
        if alone is None:
            alone = self._refuted[last] = self._clauses.clash([last])
        return alone or self._clauses.clash([self._guard, *literals])


class Forgetful:
    """Knows what a plan must be, and nothing that was heard: that may be left out.

    `clashes` has the facts that were tried so far, and whether they were seen to clash.
    """

    def __init__(
        self,
        literal: Say,
        clauses: Clauses,
        blueprint: Blueprint,
        clashes: dict[tuple[int, ...], bool],
    ) -> None:
        self.literal = literal
        self._clauses, self._blueprint, self._clashes = clauses, blueprint, clashes

    def clash(self, literals: Sequence[int]) -> bool:
        """Whether no plan is like that, as far as that can be seen."""
        drawn = tuple(filter(self._blueprint.is_drawn, literals))
        found = self._clashes.get(drawn)
        if found is None:
            found = self._clashes[drawn] = self._clauses.clash(drawn)
        return found
