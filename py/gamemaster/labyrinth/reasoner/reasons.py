"""Smallest sets of assumptions that can't hold: of requests that were answered, and of claims."""

from __future__ import annotations

from collections.abc import Sequence

from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.worlds import GaveUp, find


def fewest(
    chronicle: Chronicle, assumed: Sequence[int], fixed: Sequence[int] = ()
) -> tuple[list[int], bool] | None:
    """Assumptions that exclude what is fixed, in order, and whether none can be left out.

    Minimal by deletion, as far as time allows. None: they don't exclude it.
    """
    needed = [*assumed]
    try:
        if find(chronicle, [*needed, *fixed]) is not None:
            return None
        needed = _used(chronicle, needed)
        at = 0
        while at < len(needed):
            fewer = needed[:at] + needed[at + 1 :]
            if find(chronicle, [*fewer, *fixed]) is None:
                needed = _used(chronicle, fewer)
            else:
                at += 1
    except GaveUp:
        return needed, False
    return needed, True


def _used(chronicle: Chronicle, assumed: Sequence[int]) -> list[int]:
    """Those of the assumptions by which the last question was refuted, in order."""
    core = set(chronicle.clauses.core())
    return [each for each in assumed if each in core]
