"""A solver, and what is told to it: clauses over numbered variables (`python-sat`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, Final, cast

TRUE: Final = 1
"""The literal that always holds."""
SLICE: Final = 500
"""After so many conflicts the solver asks whether it is to go on."""
Stop = Callable[[], bool]
"""Whether thinking is to end now."""

SEARCHER: Final = "minisat22"
"""Finds worlds soonest."""
REFUTER: Final = "glucose4"
"""Finds out soonest what a contradiction rests on."""
PAIRWISE: Final = 40
"""Up to so many literals exclude each other by pairs: the solver is quickest with those."""


def go_on() -> bool:
    """Thinking is not to end."""
    return False


class Model:
    """What holds: of each variable the literal that does, `at` its number.

    Of variables that came later neither literal does.
    """

    __slots__ = ("at",)

    def __init__(self, literals: Sequence[int]) -> None:
        self.at = (0, *literals)

    def __contains__(self, literal: int) -> bool:
        variable = abs(literal)
        return variable < len(self.at) and self.at[variable] == literal

    def knows(self, literal: int) -> bool:
        """Whether a literal holds, or does not."""
        return abs(literal) < len(self.at)

    def denies(self, literal: int) -> bool:
        """Whether a literal does not hold."""
        return -literal in self

    def common(self, literals: Iterable[int]) -> list[int]:
        """Those that hold, or of which nothing is known."""
        at, known = self.at, len(self.at)
        return [each for each in literals if abs(each) >= known or at[abs(each)] == each]


class Clauses:
    """All that is known, as clauses; variables only ever join.

    The solver is loaded when the first of these is made: it is no part of the engine.
    """

    def __init__(self, stop: Stop = go_on, solver: str = SEARCHER) -> None:
        from pysat.solvers import Solver  # type: ignore[import-untyped]

        self._solver: Any = Solver(name=solver)
        self._last = TRUE
        self.stop = stop
        self._solver.add_clause([TRUE])
        self.refuted = False
        """Whether the last question ended in a refutation; `core` are the assumptions used."""

    def new(self) -> int:
        """A variable that nothing is known of."""
        self._last += 1
        return self._last

    def add(self, *literals: int) -> None:
        """One of these holds."""
        self._solver.add_clause(literals)

    def both(self, *literals: int) -> int:
        """A literal that holds if all of these hold, and only then."""
        rest = [literal for literal in dict.fromkeys(literals) if literal != TRUE]
        if not rest:
            return TRUE
        if len(rest) == 1:
            return rest[0]
        joint = self.new()
        for literal in rest:
            self.add(-joint, literal)
        self.add(joint, *(-literal for literal in rest))
        return joint

    def at_most_one(self, literals: Sequence[int]) -> None:
        """No two of these hold: of many, each bars all that come after it."""
        if len(literals) <= PAIRWISE:
            for one, other in combinations(literals, 2):
                self.add(-one, -other)
            return
        barred = -TRUE
        for literal in literals:
            self.add(-barred, -literal)
            now = self.new()
            self.add(-barred, now)
            self.add(-literal, now)
            barred = now

    def one(self, literals: Sequence[int]) -> None:
        """Exactly one of these holds."""
        self.add(*literals)
        self.at_most_one(literals)

    def exactly(self, literals: Sequence[int], count: int) -> None:
        """So many of these hold: `reached[n]` are the literals for "more than n so far"."""
        if not 0 <= count <= len(literals):
            self.add(-TRUE)
            return
        reached = [-TRUE] * (count + 1)
        for literal in literals:
            more = [TRUE, *reached]
            reached = [
                self._either(reached[n], self.both(literal, more[n])) for n in range(count + 1)
            ]
        self.add(-reached[count])
        if count:
            self.add(reached[count - 1])

    def _either(self, one: int, other: int) -> int:
        return -self.both(-one, -other) if TRUE not in (one, other) else TRUE

    def clash(self, literals: Iterable[int]) -> bool:
        """Whether these can be seen not to hold all, without any search."""
        consistent, _ = self._solver.propagate(assumptions=list(literals))
        return not consistent

    def solve(
        self, assumptions: Sequence[int], conflicts: int, needless: Stop = go_on
    ) -> bool | None:
        """Whether all can hold together with these; None: not found out in so many conflicts.

        Or it was to stop before that, or nobody needs to know any more (`needless`).
        """
        given, found = list(assumptions), None
        while found is None and conflicts > 0 and not (self.stop() or needless()):
            self._solver.conf_budget(min(conflicts, SLICE))
            found = self._solver.solve_limited(assumptions=given)
            conflicts -= SLICE
        return cast("bool | None", found)

    @property
    def conflicts(self) -> int:
        """In how many conflicts all questions so far have ended."""
        return int(self._solver.accum_stats()["conflicts"])

    def model(self) -> Model:
        """What has been found."""
        return Model(self._solver.get_model())

    def core(self) -> list[int]:
        """The assumptions of the last question that can't hold together."""
        return list(self._solver.get_core() or ())

    def prefer(self, literals: Iterable[int]) -> None:
        """Where nothing speaks against it these are to hold."""
        self._solver.set_phases(list(literals))
