"""What matches prove: strength as Elo with its error, and a sequential test of a hypothesis.

A match is played in units: one plan, all arrangements of the two bots over the seats. What a unit
gave the first bot is its score, 0 to 1; games of one unit depend on each other, units do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import log, sqrt
from typing import Final, Literal

from gamemaster.core.arena import Z95

MOST: Final = 1200.0
"""Elo beyond this is not told apart."""
PRECISE: Final = 0.01
PRIOR: Final = (0.0, 1.0)
"""One unit lost and one won besides those played: no error is nothing, and no strength endless."""

Verdict = Literal["proved", "refuted", "open"]


@cache
def arrangements(seats: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where in the games of a unit: 0 and 1 for the two bots, as evenly as seats allow.

    With an odd number of seats each of them is once in the majority.
    """
    if seats < 2:
        raise ValueError(f"{seats} seats: a match needs 2 at least")
    counts = {seats // 2, seats - seats // 2}
    return tuple(seated for seated in product((0, 1), repeat=seats) if sum(seated) in counts)


def expected(elo: float, seats: int) -> float:
    """The score of a unit that a bot can expect against one that is so many Elo weaker.

    Each seat wins in proportion to the strength of its bot, 10 ** (Elo / 400).
    """
    strength = 10 ** (elo / 400)
    games = arrangements(seats)
    first = [seats - sum(seated) for seated in games]
    return sum(n * strength / (n * strength + seats - n) for n in first) / len(games)


def elo_of(score: float, seats: int) -> float:
    """The Elo at which a score is expected, within `MOST`; the inverse of `expected`."""
    low, high = -MOST, MOST
    while high - low > PRECISE:
        middle = (low + high) / 2
        low, high = (middle, high) if expected(middle, seats) < score else (low, middle)
    return (low + high) / 2


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers and its standard error; of fewer than two the error is endless."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, float("inf")
    spread = sum((each - mean) ** 2 for each in numbers) / (len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))


@dataclass(frozen=True, slots=True)
class Elo:
    """How much stronger a bot is, with both ends of the interval of 95 %."""

    elo: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.elo:+.0f} ({self.low:+.0f} to {self.high:+.0f})"


def estimate(scores: Sequence[float], seats: int) -> Elo:
    """The Elo of the first bot over the second by the scores of some units."""
    mean, error = mean_and_error([*scores, *PRIOR])
    ends = (mean, max(0.0, mean - Z95 * error), min(1.0, mean + Z95 * error))
    return Elo(*(elo_of(score, seats) for score in ends))


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """That a bot is stronger by `alternative` Elo, against that it is by `null` and no more.

    Each is taken for the other with a probability of `error` at most.
    """

    null: float = 60.0
    alternative: float = 100.0
    error: float = 0.05

    def likelihood(self, scores: Sequence[float], seats: int) -> float:
        """The logarithm of how much likelier the alternative makes the scores.

        Wald's test for the mean of scores whose spread is not known and taken from themselves.
        """
        mean, error = mean_and_error([*scores, *PRIOR])
        low, high = expected(self.null, seats), expected(self.alternative, seats)
        return (high - low) * (2 * mean - low - high) / (2 * error**2) if error else 0.0

    def verdict(self, scores: Sequence[float], seats: int) -> Verdict:
        """What the scores of the units so far say of it."""
        bound = log((1 - self.error) / self.error)
        likelihood = self.likelihood(scores, seats)
        return "proved" if likelihood >= bound else "refuted" if likelihood <= -bound else "open"

    def __str__(self) -> str:
        return f"{self.alternative:+.0f} Elo against {self.null:+.0f}, errors {self.error:.0%}"
