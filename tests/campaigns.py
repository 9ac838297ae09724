"""How far checks go: far enough to find planted faults, or, on demand, as far as they can."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import pytest

from builder.checks import DEPTH, FULL

DEEP: Final = os.environ.get(DEPTH) == FULL
"""Whether this run has all the time in the world: `python3 build.py test --deep`."""

PARAMETERS: Final = type(pytest.param())
Each = TypeVar("Each")


def times(usual: int, deep: int) -> int:
    """How often something is tried."""
    return deep if DEEP else usual


def some(each: Sequence[Each], usual: int) -> Sequence[Each]:
    """All of them in depth; otherwise so many, spread evenly."""
    if DEEP or len(each) <= usual:
        return each
    return [each[at * len(each) // usual] for at in range(usual)]


def deep(why: str) -> pytest.MarkDecorator:
    """Marks what only a deep run does: another test has shown the same, but for this."""
    return pytest.mark.deep(why)


def sampled(each: Iterable[object], usual: int) -> list[Any]:
    """Parameters of a test: so many, spread evenly, are enough to see it fail; the others wait."""
    parameters = list(each)
    taken = {at * len(parameters) // usual for at in range(usual)}
    return [one if at in taken else _waits(one) for at, one in enumerate(parameters)]


def _waits(one: object) -> object:
    why = deep("another case of the same")
    if isinstance(one, PARAMETERS):
        return pytest.param(*one.values, marks=(*one.marks, why), id=one.id)
    return pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=why)


def waiting(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Which of these tests wait for a deep run."""
    return [] if DEEP else [item for item in items if item.get_closest_marker("deep")]
