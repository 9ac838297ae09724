"""Which words and cell types some rules know.

A page completes no other words, a refusal names no others, a legend explains no other cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from gamemaster.core.primer import Need
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
    "encephalitis": Need("encephalitis"),
    "infected": Need("encephalitis"),
    "immune": Need("encephalitis"),
    "casino": Need("casinos"),
    "cave": Need("bear_cave"),
    "outside": Need("outside"),
    "scream": Need("scream"),
}
"""Words that not all rules know, and what says that these do; all the others are always known."""
CELLS_IF: Final[Mapping[str, Need]] = {
    "river": Need("rivers"),
    "delta": Need("rivers"),
    "pit": Need("loops"),
    "lift": Need("lifts"),
    "encephalitis": Need("encephalitis"),
    "casino": Need("casinos"),
    "cave": Need("bear_cave"),
}
"""Cell types that not all labyrinths have, and what says that these may; the others are always."""


@lru_cache(maxsize=64)
def foreign_words(rules: Rules) -> frozenset[str]:
    """The words that mean nothing by these rules."""
    return frozenset(word for word, need in KNOWN_IF.items() if not need.met(rules))
