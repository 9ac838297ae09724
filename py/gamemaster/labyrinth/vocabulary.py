"""Which words and cell types some rules know.

A page completes no other words, a refusal names no others, a legend explains no other cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from gamemaster.core.primer import Need
from gamemaster.labyrinth.cells import CELL_TYPES, CellType
from gamemaster.labyrinth.rules import Rules

KNOWN_IF: Final[Mapping[str, Need]] = {
    # actions
    "flow": Need("flow_moves"),
    "lift": Need("lifts"),
    "skip": Need("skips"),
    "stab": Need("knives"),
    "cement": Need("cement"),
    "mine": Need("mines"),
    "leave": Need("throwing", but=("none",)),
    "throw": Need("throwing", of=("throw",)),
    "take": Need("belongings"),
    "status": Need("compound"),
    # how they are marked and joined
    "by-boat": Need("boats"),
    "hands-off": Need("compound"),
    "dark": Need("dark"),
    "tell": Need("semidark"),
    "if": Need("conditional"),
    "else": Need("conditional"),
    ";": Need("compound"),
    # things, and what a condition may ask
    "corpse": Need("belongings"),
    "knives": Need("knives"),
    "boats": Need("boats"),
    "infected": Need("encephalitis"),
    "immune": Need("encephalitis"),
    "outside": Need("outside"),
    "scream": Need("scream"),
}
"""Words that not all rules know, and what says that these do; all others are always known, but the
types of cells that no plan for the rules has."""


def cells_if() -> Mapping[str, Need]:
    """Cell types that not all labyrinths have, and what says that these may."""
    return {name: Need(kind.known_by) for name, kind in CELL_TYPES.items() if kind.known_by}


def words_if() -> Mapping[str, Need]:
    """All words that not all rules know: those of cell types among them that rules count."""
    cells = cells_if()
    return {**KNOWN_IF, **{name: cells[name] for name in cells if _counted(CELL_TYPES[name])}}


def _counted(kind: CellType) -> bool:
    return kind.option is not None or type(kind).wanted is not CellType.wanted


@lru_cache(maxsize=64)
def foreign_words(rules: Rules) -> frozenset[str]:
    """The words that mean nothing by these rules."""
    words = [word for word, need in KNOWN_IF.items() if not need.met(rules)]
    return frozenset(
        [*words, *(kind.name for kind in CELL_TYPES.values() if kind.wanted(rules) == 0)]
    )
