"""What a mapper asks of one that thinks, and plays by its notebook alone where it has no answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from gamemaster.core.game import Observation


class Counsel(Protocol):
    """What else may know of movements than the chart."""

    def seek(self, seen: Observation) -> str | None:
        """One that is better than what the chart alone speaks for; None: there is none."""

    def shun(self, seen: Observation, ways: Sequence[str]) -> Sequence[str]:
        """Those of some movements and blasts that are too dangerous: not all the movements."""

    def fight(self, seen: Observation, sure: str | None) -> str | None:
        """A shot that is worth its turn, or a step out of a line of fire; None: neither is.

        `sure`: the best one that certainly hits, if there is any.
        """

    def volley(self, seen: Observation, movement: str) -> tuple[Sequence[str], Sequence[str]]:
        """Shots before and after a movement that may hit somebody, and are worth it (Rule D-2.1).

        Asked where none hits certainly.
        """

    def close_in(self, seen: Observation, movement: str, others: Sequence[str]) -> str:
        """The movement, or one of some others if arms are worth more after it."""


class NoCounsel:
    """Knows nothing but the chart."""

    def seek(self, seen: Observation) -> str | None:
        """None."""
        return None

    def shun(self, seen: Observation, ways: Sequence[str]) -> Sequence[str]:
        """None of them."""
        return ()

    def fight(self, seen: Observation, sure: str | None) -> str | None:
        """What certainly hits."""
        return sure

    def volley(self, seen: Observation, movement: str) -> tuple[Sequence[str], Sequence[str]]:
        """None of them."""
        return (), ()

    def close_in(self, seen: Observation, movement: str, others: Sequence[str]) -> str:
        """The movement itself."""
        return movement


NO_COUNSEL: Final = NoCounsel()
