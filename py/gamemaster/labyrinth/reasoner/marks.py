"""Everything that is certain now: which sides, types and places can't be otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterator, MutableSet
from typing import Protocol

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.reasoner.asking import Fact, Value
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.clauses import TRUE
from gamemaster.labyrinth.reasoner.kept import Kept
from gamemaster.labyrinth.reasoner.worlds import World, uncontested


def marks(chronicle: Chronicle) -> Iterator[tuple[Fact, Value, int]]:
    """What might be marked on a plan: facts, their values, and the literals that say so.

    The types of cells with their flows and loops, the sides as they are now, and the players; of
    what can't be followed any more, the plan alone.
    """
    yield from chronicle.blueprint.squares
    for fact in _changing(chronicle):
        for value, literal in chronicle.now.version(fact, chronicle.blueprint).items():
            if literal != -TRUE:
                yield fact, value, literal


def _changing(chronicle: Chronicle) -> Iterator[Fact]:
    board = chronicle.board
    if chronicle.outdated:
        return
    for at in (*board.inner, *board.outer):
        yield "side", at
    for seat in range(board.seats):
        if NOWHERE not in chronicle.now.at[seat]:
            yield "at", seat


class Search(Protocol):
    """Finds worlds."""

    def __call__(self, literal: int) -> World | None:
        """One in which a literal does not hold, or None. Raises `GaveUp`."""


def backbone(
    chronicle: Chronicle,
    literals: Collection[int],
    kept: Kept,
    proved: MutableSet[int],
    search: Search,
) -> None:
    """Find out which literals hold in every world, and add them to those that are `proved`.

    Every world that is searched for had best have nothing of what is not proved yet, so that it
    shows at once of many things that they are not certain.
    """
    unknown = [literal for literal in literals if literal not in proved]
    left = kept.uncontested(chronicle, unknown)
    while left:
        chronicle.clauses.prefer([-literal for literal in left])
        candidate = left.pop()
        other = search(candidate)
        if other is None:
            proved.add(candidate)
        else:
            left = uncontested(chronicle, other, left)
