"""What a contradiction rests on: premises of a loose chronicle, none of which can be left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.worlds import GaveUp, find


class Smallest(NamedTuple):
    """Premises that can't hold together; not `least`: perhaps some could still be left out."""

    premises: list[int]
    least: bool


def smallest(
    loose: Chronicle, premises: Sequence[int], wanted: Sequence[int] = ()
) -> Smallest | None:
    """Premises that exclude what is `wanted`, each of them needed: minimal by deletion.

    None: they don't exclude it, or that is not found out.
    """
    needed: list[int] | None = None
    try:
        if find(loose, [*premises, *wanted]) is not None:
            return None
        needed = _used(loose, premises)
        at = 0
        while at < len(needed):
            fewer = needed[:at] + needed[at + 1 :]
            if find(loose, [*fewer, *wanted]) is None:
                needed = _used(loose, fewer)
            else:
                at += 1
    except GaveUp:
        return None if needed is None else Smallest(needed, least=False)
    return Smallest(needed, least=True)


def _used(loose: Chronicle, premises: Sequence[int]) -> list[int]:
    """Those of the premises by which the last question was refuted, in order."""
    core = set(loose.clauses.core())
    return [premise for premise in premises if premise in core]
