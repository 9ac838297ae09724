"""The options of a Parchís game and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from gamemaster.core.clocks import Minutes
from gamemaster.core.options import contradiction, lay_over, options_of


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of a Parchís game; the defaults are all against all."""

    preset: str = "parchis"

    safe_cells: Literal[4, 12] = 4
    """Coloured cells: the four starting cells, or these and the eight safe ones (Rule P-1)."""
    pairs: bool = False
    """Four players in two pairs that sit crosswise (Rules P-1, P-12)."""
    partners_capture: bool = False
    """A move may capture the partner's piece (Rule P-12)."""
    help_partner: bool = False
    """Who has all pieces home moves those of his partner (Rule P-12)."""
    break_minutes: Minutes = 5
    """A player's break before his move, and one for all; 0: none (Rule T-4)."""
    clock_minutes: Minutes = 1
    """What is left to a slow player when the clock is started on him; 0: no clock (Rule T-4)."""


PRESETS: Final[Mapping[str, Rules]] = {
    "parchis": Rules(),
    "parchis-pairs": Rules(preset="parchis-pairs", pairs=True, help_partner=True),
}
OPTIONS: Final = options_of(Rules)
NEEDS: Final = (("partners_capture", "pairs"), ("help_partner", "pairs"))
"""Options that make no sense without another one."""


def players(rules: Rules) -> tuple[int, int]:
    """The least and the greatest number of players (Rule P-1)."""
    return (4, 4) if rules.pairs else (2, 4)


def read_rules(data: Mapping[str, Any]) -> Rules:
    """Rules from JSON values laid over the preset that they name (default `parchis`).

    Raises `RulesError` naming an unknown preset or option, a value that an option can't have, or
    two options that contradict each other.
    """
    rules = lay_over(PRESETS, OPTIONS, data, "parchis")
    for option, needed in NEEDS:
        if getattr(rules, option) and not getattr(rules, needed):
            raise contradiction(option, needed)
    return rules
