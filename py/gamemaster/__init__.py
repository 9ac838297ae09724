"""Gamemaster: a game master for Labyrinth and Parchís, in a web page, a terminal or a program.

    >>> import random
    >>> import gamemaster
    >>> table = gamemaster.open_table("classic", players=2, seed="north")
    >>> table.turn, table.legal_moves()[:2]
    (0, ('start a1', 'start b1'))
    >>> [said.key for said in table.say("start b3")]
    ['requested', 'starts-land']

What stands in `__all__` is the library: it stays as it is within a major version. It is loaded when
it is asked for, so that a page, which uses none of it, starts as fast as without.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gamemaster.core.bot import Bot, find_bots
    from gamemaster.core.game import CHANCE, GM, OVER, Event, Observation, Refused, Said
    from gamemaster.core.offering import LegalMoves, Offer
    from gamemaster.library.refusals import IllegalMove
    from gamemaster.library.rule_sets import check_plan, draw_plan, presets, rule_set
    from gamemaster.library.simulation import Simulation, simulate
    from gamemaster.library.tables import OpenTable, open_table, replay

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GM",
    "OVER",
    "Bot",
    "Event",
    "IllegalMove",
    "LegalMoves",
    "Observation",
    "Offer",
    "OpenTable",
    "Refused",
    "Said",
    "Simulation",
    "check_plan",
    "draw_plan",
    "find_bots",
    "open_table",
    "presets",
    "replay",
    "rule_set",
    "simulate",
]

_HOMES: Final = {
    "core.bot": ("Bot", "find_bots"),
    "core.game": ("CHANCE", "GM", "OVER", "Event", "Observation", "Refused", "Said"),
    "core.offering": ("LegalMoves", "Offer"),
    "library.refusals": ("IllegalMove",),
    "library.rule_sets": ("check_plan", "draw_plan", "presets", "rule_set"),
    "library.simulation": ("Simulation", "simulate"),
    "library.tables": ("OpenTable", "open_table", "replay"),
}


def __getattr__(name: str) -> Any:
    """One of the library's names, from the module that has it."""
    for home, names in _HOMES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f"gamemaster.{home}"), name)
            return found
    raise AttributeError(f"module 'gamemaster' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The library's names beside what is loaded already."""
    return sorted({*globals(), *__all__})
