"""How far random campaigns go: far enough to find planted faults, or, on demand, much further."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

from builder.checks import DEPTH, FULL

DEEP: Final = os.environ.get(DEPTH) == FULL
"""Whether this run has all the time in the world: `python3 build.py test --deep`."""

Each = TypeVar("Each")


def times(usual: int, deep: int) -> int:
    """How often something is tried."""
    return deep if DEEP else usual


def some(each: Sequence[Each], usual: int) -> Sequence[Each]:
    """All of them in depth; otherwise so many, spread evenly."""
    if DEEP or len(each) <= usual:
        return each
    return [each[at * len(each) // usual] for at in range(usual)]
