"""Cells from which a bear on its path never stays away long enough (Rule C-9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

REST: Final = 3
"""Rounds from one visit to the next in which a player can come and go."""


def course(led: Callable[[int, int], int], home: int, path: Sequence[int]) -> list[int]:
    """Where a creature stands before each step of its path; `led` tells where a step ends."""
    cells = [home] if path else []
    for way in path[:-1]:
        cells.append(led(cells[-1], way))
    return cells


def haunts(cells: Sequence[int]) -> list[int]:
    """The cells to which nobody can come without meeting the bear; what is dropped there stays.

    `cells` are those on which the bear stands one round after the other, all around once.
    """
    visits: dict[int, list[int]] = {}
    for time, cell in enumerate(cells):
        visits.setdefault(cell, []).append(time)
    return [cell for cell, times in visits.items() if _longest(times, len(cells)) < REST]


def _longest(times: list[int], around: int) -> int:
    """The most rounds between two visits in a row."""
    following = [*times[1:], times[0] + around]
    return max(after - before for before, after in zip(times, following, strict=True))
