"""What a supposition leaves undecided, and how the verbs come upon it.

A fact is a name and a number: what stands on a `side`, what `kind` of cell one is, where its `flow`
goes, which pit is `next`, where a cell's `lead` goes, which treasures are `lying` on it, what else
in a `pile`, whether an arsenal holds a thing in its `store`, where a seat is (`at`) and which
treasure it `holds`, where the `bear` is. Where a verb needs an undecided fact of the plan, whoever
supposed it decides it (`Choose`), and the verb goes on; all other ways to decide it come later.
Where it needs to know what changes from request to request, such as where a seat is, it is
interrupted by `Undecided`, and the request is done over in each way.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, NamedTuple, NoReturn

from gamemaster.labyrinth.grid import NOWHERE

Fact = tuple[str, int]
Value = Hashable


class Decision(NamedTuple):
    """That a fact has a value, or that it has not (`holds` is false)."""

    fact: Fact
    value: Value
    holds: bool = True


Path = tuple[Decision, ...]
"""All that a supposition has decided, in order."""


Choose = Callable[[Sequence[Decision]], Decision]
"""Decides in one of some ways, exactly one of which is true."""


class Undecided(Exception):
    """A verb has asked for a fact that a supposition leaves open.

    `branches` are the ways to decide it: exactly one of them is true.
    """

    def __init__(self, branches: Sequence[Decision]) -> None:
        super().__init__(branches[0].fact)
        self.branches = branches


class Absurd(Exception):
    """What is supposed can't be: no plan is like that."""


class Uncovered(Exception):
    """Something happens that no supposition follows: what is heard from now on proves nothing."""


class Interrupted(Exception):
    """Whoever waits for an answer does not want to wait any longer."""


def interrupt(branches: Sequence[Decision]) -> NoReturn:
    """The `Choose` of nobody. Raises `Undecided`."""
    raise Undecided(branches)


def whether(fact: Fact, value: Value) -> tuple[Decision, Decision]:
    """That a fact has a value, and that it has not."""
    return Decision(fact, value), Decision(fact, value, holds=False)


def interrupt_whether(fact: Fact, value: Value) -> NoReturn:
    """Ask whether a fact has a value. Raises `Undecided`."""
    raise Undecided(whether(fact, value))


class Elusive:
    """A creature that nobody follows: it may be anywhere, and anywhere else after its next step.

    `look` finds out whether it is in a place, which is true or not for this once.
    """

    __slots__ = ("_elsewhere", "_found", "_look")

    def __init__(self, look: Callable[[object], bool]) -> None:
        self._look = look
        self._found: object = None
        self._elsewhere: list[object] = []

    def __eq__(self, place: object) -> bool:
        if self is place:
            return True
        if self._found is not None:
            return place == self._found
        if place == NOWHERE or place in self._elsewhere:
            return False
        if self._look(place):
            self._found = place
            return True
        self._elsewhere.append(place)
        return False

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return "elusive"

    def __mul__(self, other: int) -> Elusive:
        return Elusive(self._look)

    def __add__(self, other: int) -> Elusive:
        return self


IsIt = Callable[[Fact, Value], bool]
"""Tells whether a fact has a value."""


class Hidden:
    """A number that a supposition leaves open, such as the cell of a player.

    Compared with a number it asks no more than whether it is this one; whoever reckons with it
    needs the number itself.
    """

    __slots__ = ("_is_it", "fact", "values")

    def __init__(
        self, fact: Fact, values: tuple[Value, ...], is_it: IsIt = interrupt_whether
    ) -> None:
        self.fact = fact
        self.values = values
        self._is_it = is_it

    def ask(self) -> NoReturn:
        """Ask for the number. Raises `Undecided`."""
        raise Undecided([Decision(self.fact, value) for value in self.values])

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Elusive):
            return other == self
        if isinstance(other, Hidden):
            if (self.fact, self.values) == (other.fact, other.values):
                return True
            (self if len(self.values) < len(other.values) else other).ask()
        return other in self.values and self._is_it(self.fact, other)

    def __hash__(self) -> int:
        return hash((self.fact, self.values))

    def __index__(self) -> int:
        self.ask()

    def __mul__(self, other: int) -> int:
        self.ask()

    def __divmod__(self, other: int) -> tuple[int, int]:
        self.ask()

    def __ge__(self, other: int) -> bool:
        self.ask()

    def but(self, value: Value) -> Hidden | Value:
        """What is left of it when it is not this number."""
        left = tuple(each for each in self.values if each != value)
        return Hidden(self.fact, left) if len(left) > 1 else left[0]


def hidden(fact: Fact, values: Sequence[Value], is_it: IsIt = interrupt_whether) -> Hidden | Value:
    """A number that may have these values; the number itself if there is one only."""
    return Hidden(fact, tuple(values), is_it) if len(values) > 1 else values[0]


CHANCE: Final = "chance"
"""The name of the facts that nobody is told: what chance has decided half-way."""
ONCE: Final = "once"
"""The name of facts that are true or not for this once, as far as is followed: where a creature is
that goes its own way, and what takes a whole plan to be judged."""
