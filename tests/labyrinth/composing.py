"""Random moves as players compose them from what they are offered, for tests and benches.

Whole offers are taken as they are. Around a movement come parts; where the rules admit it, any of
them is dark, tells some facts only, keeps its hands off, or stands behind a condition.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gamemaster.core.offering import Offer
from gamemaster.labyrinth.move_text import FOUND, HELD, MAX_ACTIONS, MAX_TEXT, facts_asked
from gamemaster.labyrinth.moves import FACTS, MOVEMENTS, TURNS, WEAPONS
from gamemaster.labyrinth.rules import Rules

CONDITIONS: Final = (
    *facts_asked(),
    *(f"found {thing}" for thing in FOUND),
    *(f"have {thing}" for thing in HELD),
)
DEPTH: Final = 3
"""So many conditions stand within each other at most."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a random player composes: shares between 0 and 1."""

    parts: float = 0.6
    dark: float = 0.15
    tell: float = 0.1
    condition: float = 0.2
    hands_off: float = 0.05


def random_text(
    offers: Sequence[Offer], rules: Any, rng: Random, habits: Habits | None = None
) -> str:
    """A move that the rules admit, as text: an offer, or one composed around an offered movement.

    Steps are three times as likely as the rest, so that players get about.

    `rules` of games that know no composed moves may be of any type.
    """
    whole = [offer for offer in offers if not offer.part]
    chosen = rng.choice([each for each in whole for _ in range(3 if each.do == "go" else 1)])
    if not getattr(rules, "compound", False):
        return chosen.move
    moves = TURNS if rules.skips_ride else MOVEMENTS
    if chosen.do not in moves and rng.random() < 0.5:
        moving = [offer for offer in whole if offer.do in moves]
        chosen = rng.choice(moving or whole)
    if chosen.do not in moves:
        return chosen.move
    steps = [offer.move for offer in whole if offer.do in moves]
    pieces = [offer.move for offer in offers if offer.part] + ["status"]
    composer = _Composer(rules, rng, habits or Habits(), steps, pieces)
    text = composer.move(chosen.move)
    return text if len(text) <= MAX_TEXT else chosen.move


class _Composer:
    """Puts one move together."""

    def __init__(
        self, rules: Rules, rng: Random, habits: Habits, steps: list[str], pieces: list[str]
    ) -> None:
        self._rules, self._rng, self._habits = rules, rng, habits
        self._steps, self._pieces = steps, pieces
        self._left = MAX_ACTIONS

    def move(self, step: str) -> str:
        """A movement with whatever stands before and after it."""
        before = self.parts(0, early=True)
        middle = self.movement(step, 0)
        return "; ".join([*before, middle, *self.parts(0)])

    def happens(self, share: float) -> bool:
        """Whether something that happens so often happens now."""
        return self._rng.random() < share

    def movement(self, step: str, depth: int) -> str:
        """A movement; behind a condition there is one on either way."""
        if self._may_branch(depth):
            other = self._rng.choice(self._steps)
            then = [*self.parts(depth + 1, early=True), self.movement(step, depth + 1)]
            otherwise = [self.movement(other, depth + 1), *self.parts(depth + 1)]
            return self.branch(then, otherwise)
        self._left -= 1
        if step != "skip" and self.happens(self._habits.hands_off):
            step += " hands-off"
        if self._rules.dark and self.happens(self._habits.dark):
            return f"dark {step}"
        if step != "skip" and self._rules.semidark and self.happens(self._habits.tell):
            facts = self._rng.sample(FACTS, self._rng.randint(1, len(FACTS)))
            return f"{step} tell {' '.join(facts)}"
        return step

    def parts(self, depth: int, *, early: bool = False) -> list[str]:
        """Some parts in a row, often none; `early`: before the movement."""
        found: list[str] = []
        while self._left > 6 and self.happens(self._habits.parts):
            found.append(self.part(depth, early=early))
        return found

    def part(self, depth: int, *, early: bool = False) -> str:
        """One part, or a condition on which some depend."""
        if self._may_branch(depth):
            then = [self.part(depth + 1, early=early), *self.parts(depth + 1, early=early)]
            otherwise = [self.part(depth + 1, early=early)] if self.happens(0.5) else []
            return self.branch(then, otherwise)
        self._left -= 1
        piece = self._rng.choice(self._pieces)
        if early and self._rules.arms_after and piece.split()[0] in WEAPONS:
            piece = "status"
        if piece == "take treasure" and self.happens(0.5):
            piece += f" {self._rng.randint(1, 3)}"
        if self._rules.dark and self.happens(self._habits.dark) and "cement" not in piece:
            return f"dark {piece}"
        return piece

    def branch(self, then: list[str], otherwise: list[str]) -> str:
        """`if … { … } else { … }`."""
        text = f"if {self.condition(0)} {{ {'; '.join(then)} }}"
        return f"{text} else {{ {'; '.join(otherwise)} }}" if otherwise else text

    def condition(self, depth: int) -> str:
        """A fact, or several joined."""
        how = self._rng.randrange(6) if depth < DEPTH - 1 else 5
        if how == 0:
            return f"not ({self.condition(depth + 1)})"
        if how == 1:
            return f"{self.condition(depth + 1)} and {self.condition(depth + 1)}"
        if how == 2:
            return f"({self.condition(depth + 1)} or {self.condition(depth + 1)})"
        return self._rng.choice(CONDITIONS)

    def _may_branch(self, depth: int) -> bool:
        wanted = self._rules.conditional and depth < DEPTH and self._left > 10
        return wanted and self.happens(self._habits.condition)
