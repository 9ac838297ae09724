"""Which words of a move some rules know: a page completes no others, a refusal names no others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.rules import Rules

KNOWN_IF: Final[Mapping[str, Callable[[Rules], Any]]] = {
    # actions
    "flow": lambda rules: rules.flow_moves,
    "lift": lambda rules: rules.lifts,
    "skip": lambda rules: rules.skips,
    "stab": lambda rules: rules.knives,
    "cement": lambda rules: rules.cement,
    "mine": lambda rules: rules.mines,
    "leave": lambda rules: rules.throwing != "none",
    "throw": lambda rules: rules.throwing == "throw",
    "take": lambda rules: rules.belongings,
    "status": lambda rules: rules.compound,
    # how they are marked and joined
    "by-boat": lambda rules: rules.boats,
    "hands-off": lambda rules: rules.compound,
    "dark": lambda rules: rules.dark,
    "tell": lambda rules: rules.semidark,
    "if": lambda rules: rules.conditional,
    "else": lambda rules: rules.conditional,
    ";": lambda rules: rules.compound,
    # things, and what a condition may ask
    "corpse": lambda rules: rules.belongings,
    "knives": lambda rules: rules.knives,
    "boats": lambda rules: rules.boats,
    "infected": lambda rules: rules.encephalitis,
    "immune": lambda rules: rules.encephalitis,
    "outside": lambda rules: rules.outside,
    "scream": lambda rules: rules.scream,
}
"""Words that not all rules know, and what says that these do; all others are always known, but the
types of cells that no plan for the rules has."""


@lru_cache(maxsize=64)
def foreign_words(rules: Rules) -> frozenset[str]:
    """The words that mean nothing by these rules."""
    words = [word for word, known in KNOWN_IF.items() if not known(rules)]
    return frozenset(
        [*words, *(kind.name for kind in CELL_TYPES.values() if kind.wanted(rules) == 0)]
    )
