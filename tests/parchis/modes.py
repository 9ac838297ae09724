"""The ways in which Parchís is played: every number of players and every option."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from gamemaster.parchis.rules import PRESETS, Rules

ALL: Final = PRESETS["parchis"]
PAIRS: Final = PRESETS["parchis-pairs"]
FIERCE: Final = replace(PAIRS, partners_capture=True, safe_cells=12)
"""Partners capture each other, but there are few cells where anybody can be captured."""
ALONE: Final = replace(PAIRS, help_partner=False)
"""Whoever is done waits for his partner."""


@dataclass(frozen=True, slots=True)
class Mode:
    """Rules, and a number of players for which they are made."""

    rules: Rules
    seats: int


MODES: Final = {
    "two": Mode(ALL, 2),
    "three": Mode(ALL, 3),
    "four": Mode(ALL, 4),
    "two-safe": Mode(replace(ALL, safe_cells=12), 2),
    "four-safe": Mode(replace(ALL, safe_cells=12), 4),
    "pairs": Mode(PAIRS, 4),
    "pairs-fierce": Mode(FIERCE, 4),
    "pairs-capture": Mode(replace(PAIRS, partners_capture=True), 4),
    "pairs-alone": Mode(ALONE, 4),
    "pairs-alone-fierce": Mode(replace(FIERCE, help_partner=False), 4),
}
