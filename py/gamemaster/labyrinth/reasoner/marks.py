"""Everything that is certain now: which sides, types and places can't be otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterator, MutableSet
from typing import Protocol

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.reasoner.asking import Fact
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.claims import write_claim
from gamemaster.labyrinth.reasoner.clauses import TRUE
from gamemaster.labyrinth.reasoner.worlds import World


def marks(chronicle: Chronicle) -> Iterator[tuple[str, int]]:
    """What might be marked on a plan, as claims with their literals.

    The types of cells with their flows and loops, the sides as they are now, and the players; of
    what can't be followed any more, the plan alone.
    """
    board = chronicle.board
    for fact in _marked(chronicle):
        for value, literal in chronicle.now.version(fact, chronicle.blueprint).items():
            if literal != -TRUE:
                yield write_claim(board, fact, value), literal


def _marked(chronicle: Chronicle) -> Iterator[Fact]:
    board = chronicle.board
    for cell in board.cells:
        yield from (("kind", cell), ("flow", cell), ("next", cell))
    if chronicle.lost:
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
    worlds: Collection[World],
    proved: MutableSet[int],
    search: Search,
) -> None:
    """Find out which literals hold in every world, and add them to those that are `proved`.

    `worlds` are some that are known. Every world that is searched for had best have nothing of what
    is not proved yet, so that it shows at once of many things that they are not certain.
    """
    left = [literal for literal in literals if literal not in proved]
    for world in worlds:
        left = [literal for literal in left if literal in world.holding]
    while left:
        chronicle.clauses.prefer([-literal for literal in left])
        candidate = left.pop()
        other = search(candidate)
        if other is None:
            proved.add(candidate)
        else:
            left = [literal for literal in left if literal in other.holding]
