"""Cell types that exist in tests alone: what whoever adds one has to write, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gamemaster.labyrinth.cells import CellType, Patient, register, withdraw
from gamemaster.labyrinth.move_text import _read_alone, read_move
from gamemaster.labyrinth.rules import Rules
from gamemaster.labyrinth.vocabulary import foreign_words


class Well(CellType):
    """A house of which every plan has two; whoever is unhurt may drink there."""

    name = "well"
    sign = "W"
    placed = "house"
    stops_shots = True
    serves = True
    says = ("drank",)

    def wanted(self, rules: Rules) -> int:
        """Always two."""
        return 2

    def serve(self, patient: Patient, rules: Rules) -> str | None:
        """Water for the unhurt."""
        return "drank" if patient.able else None


class Swamp(CellType):
    """No way for the careful, where moves are composed; others know none."""

    name = "swamp"
    sign = "S"
    placed = "wild"
    harmless = False

    def wanted(self, rules: Rules) -> int:
        """One, where moves are composed."""
        return int(rules.compound)


WELL, SWAMP = Well(), Swamp()

TEXTS: Final = """
arrived-well = A well.
arrived-swamp = A swamp.
starts-well = { $name } starts at a well.
starts-swamp = { $name } starts in a swamp.
drank = { $name } drinks of it.
notebook-letter-well = W
notebook-letter-swamp = S
notebook-type-well = well
notebook-type-swamp = swamp
cond-well = at a well
    .not = not at a well
cond-swamp = in a swamp
    .not = not in a swamp
token-well = a cell
token-swamp = a cell
plan-wells = Wells: { $found }, but { $wanted } wanted.
plan-swamps = Swamps: { $found }, but { $wanted } wanted.
"""
"""Their words."""


@contextmanager
def registered(*kinds: CellType) -> Iterator[None]:
    """Some more types, for as long as it lasts."""
    register(*kinds)
    _forget_words()
    try:
        yield
    finally:
        for kind in kinds:
            withdraw(kind)
        _forget_words()


def _forget_words() -> None:
    """What was read, or not, while other words were known."""
    for remembered in (read_move, _read_alone, foreign_words):
        remembered.cache_clear()
