"""What a river does to those in it: the meaning of each value of the option `current`.

Everything else asks `Rules.water`, and nothing but this table tells the strengths apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, eq=False)
class Current:
    """A current; it carries one cell on whoever enters, unless something else is said here."""

    wades: bool = False
    """One walks along it and against it as on land; a boat is of no use (Rules B-3, D-7.4)."""
    still: bool = False
    """It carries nobody who is in the water already, and nobody walks up from a delta (D-7.4)."""
    to_delta: bool = False
    """It carries to the delta, so that nobody ends on a river cell (Rule D-7.4)."""
    drifts: bool = False
    """It carries one or two cells on, as chance has it (Rule B-3)."""


ONCE: Final = Current()
CURRENTS: Final[Mapping[str, Current]] = {
    "once": ONCE,
    "shallow": Current(wades=True, still=True),
    "turbulent": Current(to_delta=True),
    "drift": Current(wades=True, drifts=True),
}
