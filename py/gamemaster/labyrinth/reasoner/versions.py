"""What changes in a game, as literals: a thing has a version for every time it may have changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from gamemaster.labyrinth.reasoner.asking import Fact, Value
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.clauses import TRUE, Clauses
from gamemaster.labyrinth.reasoner.lying import BARE

Version = Mapping[Value, int]
"""The values that something may have, and the literals that say so: exactly one of them holds."""


@dataclass(frozen=True)
class Moment:
    """Where everything is at one time: the latest versions of what may have changed so far.

    `at` and `holds` are the cells and the treasures of each seat, `sides`, `lying` and `piles` only
    those that may differ from the plan, `bear` is None where nobody follows it.
    """

    at: tuple[Version, ...]
    holds: tuple[Version, ...]
    bear: Version | None
    sides: Mapping[int, Version] = field(default_factory=dict)
    lying: Mapping[int, Version] = field(default_factory=dict)
    piles: Mapping[int, Version] = field(default_factory=dict)

    def own(self, fact: Fact, blueprint: Blueprint) -> Version | None:
        """The version of something that changes; None: it is as the plan has it."""
        name, index = fact
        if name == "at":
            return self.at[index]
        if name == "holds":
            return self.holds[index]
        if name == "bear":
            return self.bear or {}
        if name == "side":
            return self.sides.get(index)
        if name == "lying":
            return self.lying.get(index) or blueprint.lying(index)
        if name == "pile":
            return self.piles.get(index) or known([BARE])
        return None

    def version(self, fact: Fact, blueprint: Blueprint) -> Version:
        """The values of a fact and their literals."""
        own = self.own(fact, blueprint)
        if own is not None:
            return own
        values = blueprint.board.values(fact)
        return {value: blueprint.literal(fact, value) for value in values}

    def literal(self, fact: Fact, value: Value, blueprint: Blueprint) -> int:
        """The literal that says that a fact has a value."""
        own = self.own(fact, blueprint)
        return blueprint.literal(fact, value) if own is None else own.get(value, -TRUE)

    def bare(self, pit: int, blueprint: Blueprint) -> int:
        """The literal that says that nothing lies in the pit that follows another one."""
        clauses, lies = blueprint.clauses, []
        for end in blueprint.board.values(("next", pit)):
            leads = blueprint.literal(("next", pit), end)
            empty = self.literal(("lying", cast(int, end)), (), blueprint)
            if leads != -TRUE and empty != TRUE:
                lies.append(clauses.both(leads, -empty))
        return clauses.both(*(-each for each in lies))

    def changed(self, fact: Fact, version: Version) -> Moment:
        """The same, but for one thing."""
        name, index = fact
        if name == "bear":
            return replace(self, bear=version)
        if name == "side":
            return replace(self, sides={**self.sides, index: version})
        if name == "lying":
            return replace(self, lying={**self.lying, index: version})
        if name == "pile":
            return replace(self, piles={**self.piles, index: version})
        if name == "holds":
            return replace(self, holds=_put(self.holds, index, version))
        return replace(self, at=_put(self.at, index, version))


def _put(former: tuple[Version, ...], index: int, version: Version) -> tuple[Version, ...]:
    return *former[:index], version, *former[index + 1 :]


def succeed(
    clauses: Clauses, old: Version, outcomes: Sequence[tuple[int, Version]], unless: int = -TRUE
) -> Version:
    """The version that follows an old one, by what each of some ways makes of it.

    `outcomes` are literals, exactly one of which holds unless `unless` does, each with what the
    thing is then. If `unless` holds, nothing is said of the new version but that it has a value.
    """
    values = dict.fromkeys(value for _, outcome in outcomes for value in outcome)
    if unless != -TRUE:
        values |= dict.fromkeys(old)
    if len(values) == 1:
        return dict.fromkeys(values, TRUE)
    new = {value: clauses.new() for value in values}
    clauses.one([*new.values()])
    for way, outcome in outcomes:
        for value, literal in outcome.items():
            clauses.add(-way, -literal, new[value], unless)
    return new


def meeting(clauses: Clauses, one: Version, other: Version) -> int:
    """The literal that says that two things are in the same place."""
    if len(one) == 1:
        (place,) = one
        return other.get(place, -TRUE)
    met = clauses.new()
    for place, literal in one.items():
        there = other.get(place, -TRUE)
        clauses.add(-literal, -there, met)
        clauses.add(-met, -literal, there)
    return met


def known(values: Iterable[Value]) -> Version:
    """The version of something that everybody knows."""
    return dict.fromkeys(values, TRUE)
