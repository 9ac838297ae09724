"""What chance decides, and how likely each outcome is (Rule G-12)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from gamemaster.core.game import CHANCE
from gamemaster.labyrinth.moves import POCKETS
from gamemaster.labyrinth.playing.starting import start_chances
from gamemaster.labyrinth.playing.state import State


def chances(state: State) -> tuple[tuple[str, Fraction], ...]:
    """The outcomes that may come now, all equally likely; none where nothing is left to chance.

    One or two cells of drift (Rule B-3), the pockets of the wheel (B-5), who chooses next or where
    players begin (C-1, D-6.1, D-7.6).
    """
    if state.turn != CHANCE:
        return ()
    if state.adrift is not None:
        return DRIFTS
    return WHEEL if state.bet is not None else equally_likely(start_chances(state))


def equally_likely(outcomes: Sequence[str]) -> tuple[tuple[str, Fraction], ...]:
    """Each outcome with the same probability."""
    share = Fraction(1, len(outcomes))
    return tuple((outcome, share) for outcome in outcomes)


DRIFTS: Final = equally_likely(("drift 1", "drift 2"))
WHEEL: Final = equally_likely([f"wheel {pocket}" for pocket in POCKETS])
