"""Where the pieces begin, if they don't choose their cells openly (Rules C-1, D-6.1, D-7.6).

They are placed by chance, one by one or all together, or each names a cell in secret; void choices
are made anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, cast

from gamemaster.core.game import Said, Seat
from gamemaster.labyrinth.grid import read_cell_name
from gamemaster.labyrinth.reasoner.asking import Uncovered
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.clauses import Clauses
from gamemaster.labyrinth.reasoner.versions import Version, meeting

FIRST: Final = {"placed": "starts-placed", "together": "starts-together", "secret": "asks-start"}
"""For each way to begin the word with which it does."""
CHOOSING: Final = frozenset({"asks-start", "chose-start", "start-at", "starts-void"})
"""Words about secret choices."""
CONFIRMED: Final = "starts-confirmed"
"""Said where a person leads: he needs no reason (Rule T-2.3)."""


@dataclass
class Beginning:
    """Where each seat begins, and what it had chosen before that was void, if anything was."""

    starts: list[Version]
    former: list[Version] = field(default_factory=list)
    led: bool = False

    def versions(self) -> Iterator[Version]:
        """All of them, the former choices first."""
        yield from self.former
        yield from self.starts


class Choices:
    """What was heard before the first move, as clauses that hold if `premise` does."""

    def __init__(self, blueprint: Blueprint, seats: int, premise: int) -> None:
        self._blueprint, self._clauses, self._premise = blueprint, blueprint.clauses, premise
        self._seats = seats

    def read(self, words: Sequence[Said]) -> tuple[Beginning, list[Said]]:
        """Where all begin, and the words that are left: those about the cells where they do.

        Raises `Uncovered` where it is not one of the ways to begin.
        """
        how = self._blueprint.board.rules.start
        if words[0].key != FIRST.get(how):
            raise Uncovered
        if how == "secret":
            return self._secret(words)
        one = anywhere(self._blueprint)
        alike = [one] * self._seats
        separate = [one, *(anywhere(self._blueprint) for _ in range(self._seats - 1))]
        return Beginning(alike if how == "together" else separate), [*words[1:]]

    def _secret(self, words: Sequence[Said]) -> tuple[Beginning, list[Said]]:
        script = tuple(said for said in words if said.key in CHOOSING)
        left = [said for said in words if said.key not in CHOOSING and said.key != CONFIRMED]
        led = any(said.key == CONFIRMED for said in words)
        rounds: list[list[Said]] = [[]]
        for said in script:
            if said.key == "starts-void":
                rounds.append([])
            elif said.key == "start-at":
                rounds[-1].append(said)
        if len(rounds) > 2:
            raise Uncovered  # only a person who leads can do that
        chosen = [self._chosen(named) for named in rounds]
        if not led:
            self._judged(chosen)
        former = chosen[0] if len(chosen) > 1 else []
        return Beginning(chosen[-1], former, led), left

    def _chosen(self, named: Sequence[Said]) -> list[Version]:
        """The cell of each seat; of some one was told which."""
        chosen = [anywhere(self._blueprint) for _ in range(self._seats)]
        for said in named:
            place = read_cell_name(said.args["at"])
            assert place is not None
            cell = self._blueprint.board.plan.cell(place)
            self._clauses.add(-self._premise, chosen[said.args["seat"]][cell])
        return chosen

    def _judged(self, chosen: Sequence[Sequence[Version]]) -> None:
        """The first choices are void if they can't be fair, and only then; then others are made."""
        premise, add = self._premise, self._clauses.add
        if not self._blueprint.board.rules.void_starts:
            return
        unfair = self._unfair(chosen[0])
        if len(chosen) == 1:
            for literal in unfair:
                add(-premise, -literal)
            return
        add(-premise, *unfair)
        for before, after in zip(chosen[0], chosen[1], strict=True):
            for cell, literal in before.items():
                add(-premise, -literal, -after[cell])

    def _unfair(self, chosen: Sequence[Version]) -> list[int]:
        """Two on one cell, or somebody on a treasure (Rule D-6.1)."""
        blueprint, both = self._blueprint, self._clauses.both
        met = [meeting(self._clauses, one, other) for one, other in combinations(chosen, 2)]
        return met + [
            both(literal, -blueprint.literal(("lying", cast(int, cell)), ()))
            for start in chosen
            for cell, literal in start.items()
        ]


def anywhere(blueprint: Blueprint) -> Version:
    """Any cell of the board."""
    clauses: Clauses = blueprint.clauses
    new: Version = {cell: clauses.new() for cell in blueprint.board.cells}
    clauses.one([*new.values()])
    return new


def own_words(words: Sequence[Said], seat: Seat) -> list[Said]:
    """What is said of one seat."""
    return [said for said in words if said.args.get("seat") == seat]


NOT_BEGUN: Final = Beginning([])
