"""Figures of a row: shares and medians with intervals of 95 %.

A median counts a game in which it never came to that as longer than any other, so that giving up
is no way to look fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, inf, sqrt
from typing import NamedTuple

from gamemaster.core.arena import Z95, interval


class Figure(NamedTuple):
    """A figure, with both ends of its interval."""

    value: float
    low: float
    high: float


def share(counts: Sequence[int | None]) -> Figure:
    """In how many games of a hundred it came to that, by Wilson's interval; at least one game."""
    reached = sum(count is not None for count in counts)
    low, high = interval(reached, len(counts))
    return Figure(100 * reached / len(counts), 100 * low, 100 * high)


def median(counts: Sequence[int | None]) -> Figure:
    """How many requests it took; `inf` where it came to that in fewer than half of the games.

    Its ends are the order statistics between which the median lies, whatever the distribution.
    """
    ordered = sorted(inf if count is None else float(count) for count in counts)
    games = len(ordered)
    spread = Z95 * sqrt(games) / 2
    low = max(0, floor(games / 2 - spread) - 1)
    high = min(games - 1, ceil(games / 2 + spread))
    return Figure(_middle(ordered), ordered[low], ordered[high])


def _middle(ordered: Sequence[float]) -> float:
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
