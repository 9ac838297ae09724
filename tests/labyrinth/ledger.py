"""What an auditor keeps account of: the things in pockets and on cells, and who does what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.playing.state import Pawn
from gamemaster.labyrinth.rules import Rules

LOOSE: Final = ("bullets", "bombs", "mines", "corpses")
"""What may lie about, where rules have things lie about at all."""
OWN: Final = ("knives", "boats", "cement", "money")
"""What never lies about and is never handed on."""
NAMES: Final = (*LOOSE, *OWN)
SPENDING: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "shoot": ("bullets", ("scream", "silence", "shot-hit", "shot-nobody")),
    "blow": (
        "bombs",
        ("blast-told", "blast-stands", "blast-clear", "blast-done", "blast-nothing"),
    ),
    "stab": ("knives", ("stabbed", "stabbed-nobody")),
    "go": ("boats", ("rowed-river",)),
    "cement": ("cement", ("cement-built",)),
}
"""What an action uses up, and the words that tell that it did."""
RED: Final = (*range(1, 10, 2), *range(12, 19, 2), *range(19, 28, 2), *range(30, 37, 2))
WINNING: Final[Mapping[str, frozenset[int]]] = {
    "red": frozenset(RED),
    "black": frozenset(range(1, 37)) - frozenset(RED),
    "odd": frozenset(range(1, 37, 2)),
    "even": frozenset(range(2, 37, 2)),
    "low": frozenset(range(1, 19)),
    "high": frozenset(range(19, 37)),
}
"""The numbers on which a bet is won that pays its stake; zero is none of them (Rule B-5)."""


class Unexplained(AssertionError):
    """Something appeared or vanished without a rule."""


@dataclass(frozen=True, slots=True)
class Heap:
    """What a player has, or what lies on a cell; `mines` counts the active ones too."""

    bullets: int = 0
    bombs: int = 0
    mines: int = 0
    corpses: tuple[int, ...] = ()
    active: int = 0
    knives: int = 0
    boats: int = 0
    cement: int = 0
    money: int = 0
    lives: int = 0
    health: str = "healthy"

    @classmethod
    def at_first(cls, rules: Rules) -> Self:
        """What everybody begins with (Rules B-1, C-3, D-7.6)."""
        if rules.start == "together":
            return cls(money=rules.money, lives=rules.lives)
        armed = (rules.bullets, rules.bombs, int(rules.mines))
        return cls(
            *armed, knives=rules.knives, boats=rules.boats, money=rules.money, lives=rules.lives
        )

    @classmethod
    def noted(cls, told: Mapping[str, Any], before: Heap) -> Self:
        """What a player has by a note; what these rules don't know stays as it was."""
        corpses = () if told["corpse"] is None else (told["corpse"],)
        rest: dict[str, Any] = {
            name: told.get(name, before.amount(name)) for name in (*OWN, "lives")
        }
        had = (told["bullets"], told["bombs"], int(told["mine"]), corpses)
        return cls(*had, **rest, health=told["health"])

    @classmethod
    def real(cls, pawn: Pawn, rules: Rules, health: str) -> Self:
        """What a player really has."""
        corpses = () if pawn.corpse == NOWHERE else (pawn.corpse,)
        own = {name: getattr(pawn, name) for name in OWN}
        own["lives"] = pawn.lives if rules.health == "lives" else rules.lives
        return cls(pawn.bullets, pawn.bombs, int(pawn.mine), corpses, **own, health=health)

    def amount(self, name: str) -> int:
        """How many of a thing are in it."""
        found = getattr(self, name)
        return found if isinstance(found, int) else len(found)


@dataclass(frozen=True, slots=True)
class Deed:
    """One action under way: whose and what."""

    seat: int
    action: Mapping[str, Any]

    @property
    def do(self) -> str:
        """The kind of action."""
        return str(self.action.get("do", ""))

    @property
    def hides(self) -> bool:
        """Whether not all about it is told."""
        return bool(self.action.get("dark") or self.action.get("tell"))

    def gain(self, number: int) -> int:
        """What a bet wins or loses when the wheel stops at a number (Rule B-5)."""
        kind, stake = self.action["thing"], int(self.action["number"])
        if kind in WINNING:
            return stake if number in WINNING[kind] else -stake
        return 35 * stake if number == int(kind) else -stake
