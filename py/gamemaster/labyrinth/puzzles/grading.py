"""How hard it is to see something: what it rests on, and what has to be supposed for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.core.puzzles import Effort
from gamemaster.labyrinth.puzzles.questions import Case
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.explaining import Reason

DEEPER: Final = 2
"""More suppositions at the same time than are looked for."""


def effort_of(loose: Chronicle, reason: Reason, wanted: Sequence[int], scraps: int) -> Effort:
    """What is needed to see that, by the requests of a reason, nothing is as it is `wanted`."""
    premises = [loose.premises[turn - 1] for turn in reason.turns]
    return Effort(len(reason.turns), suppositions(loose, [*premises, *wanted]), scraps)


def suppositions(loose: Chronicle, held: Sequence[int]) -> int:
    """How many things must be supposed at the same time to see that these can't hold together.

    None, if one step leads to the next; one, if there is a fact each value of which leads to a
    contradiction; else `DEEPER`.
    """
    clash = loose.clauses.clash
    if clash(held):
        return 0
    blueprint, moments = loose.blueprint, loose.moments
    facts = [("kind", cell) for cell in loose.board.cells]
    facts += [("side", at) for at in (*loose.board.inner, *loose.board.outer)]
    versions = [loose.now.version(fact, blueprint) for fact in facts]
    versions += [moment.at[seat] for moment in moments for seat in range(loose.board.seats)]
    for version in versions:
        literals = [*version.values()]
        if len(literals) > 1 and all(clash([*held, literal]) for literal in literals):
            return 1
    return DEEPER


def scraps_of(case: Case) -> int:
    """The pieces of the notebook, of more than a cell, whose place is not known."""
    pieces = case.seen["notebook"]["fragments"]
    return sum(not piece["anchored"] and len(piece["cells"]) > 1 for piece in pieces)
