"""What the dice and the course of the game gave each player, for the analysis afterwards."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Final

from gamemaster.parchis import replies
from gamemaster.parchis.board import ENTERING

MEAN_PIPS: Final = 7
DOUBLES_SHARE: Final = 6 / 36
FIVES_SHARE: Final = 15 / 36
"""Of all rolls of two dice: 11 with a five, 2 of 4 and 1, 2 of 3 and 2 (Rule P-3)."""


@dataclass(slots=True)
class Tally:
    """Counts of one player.

    `waits` are rolls with a piece in the base, `fives` those of them that let one out; `stuck`
    rolls without a move; `unused` pips of dice, and `bonus_lost` steps of bonuses, that were lost.
    """

    rolls: int = 0
    pips: int = 0
    doubles: int = 0
    waits: int = 0
    fives: int = 0
    captures: int = 0
    captured: int = 0
    bonus: int = 0
    bonus_lost: int = 0
    unused: int = 0
    stuck: int = 0
    third_doubles: int = 0
    laps: int = 0
    home: int = 0

    def clone(self) -> Tally:
        """An independent copy."""
        return Tally(*_counts(self))

    def roll(self, first: int, second: int, waiting: bool) -> None:
        """Count a roll; `waiting`: a piece is in the base."""
        self.rolls += 1
        self.pips += first + second
        self.doubles += first == second
        if waiting:
            self.waits += 1
            self.fives += ENTERING in (first, second, first + second)

    @property
    def luck(self) -> float:
        """How many cells the dice gave above the average.

        Pips, and a mean roll for every double and every way out of the base above its share.
        """
        turns = self.doubles - DOUBLES_SHARE * self.rolls + self.fives - FIVES_SHARE * self.waits
        return self.pips - MEAN_PIPS * self.rolls + MEAN_PIPS * turns

    def show(self) -> replies.Tally:
        """The counts, and beside them what the dice give on the average."""
        return {
            "rolls": self.rolls,
            "pips": self.pips,
            "expected_pips": float(MEAN_PIPS * self.rolls),
            "doubles": self.doubles,
            "expected_doubles": round(DOUBLES_SHARE * self.rolls, 2),
            "waits": self.waits,
            "fives": self.fives,
            "expected_fives": round(FIVES_SHARE * self.waits, 2),
            "luck": round(self.luck, 2),
            "captures": self.captures,
            "captured": self.captured,
            "bonus": self.bonus,
            "bonus_lost": self.bonus_lost,
            "unused": self.unused,
            "stuck": self.stuck,
            "third_doubles": self.third_doubles,
            "laps": self.laps,
            "home": self.home,
        }


_counts = attrgetter(*(field.name for field in fields(Tally)))
