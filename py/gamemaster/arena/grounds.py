"""Where ladders are played: rule sets with their seats, and those in which bots play alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from gamemaster.core.game import Game, Refused

PLANS: Final = 500
"""Every rule set has a fixed list of so many plans for bots that play alone."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A rule set, options laid over it, and how many play; one plays alone, with a fixed list."""

    rules: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """As a table shows it."""
        over = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.rules, *over])

    def read(self, game: Game[Any, Any, Any, Any]) -> Any:
        """The rules themselves; raises `Refused`."""
        return game.read_rules({"preset": self.rules, **self.options})


MATCHES: Final = (
    Ground("classic", 3),
    Ground("school", 2),
    Ground("quest-medium", 2),
    Ground("grand-simple", 2),
    Ground("grand", 2),
)
ALONE: Final = (
    Ground("classic", 1, {"bear": False}),
    Ground("school", 1),
    Ground("school-floors", 1),
    Ground("quest-easy", 1),
    Ground("quest-medium", 1),
    Ground("quest-hard", 1),
)


def grounds_for(game: Game[Any, Any, Any, Any], named: list[str]) -> list[Ground]:
    """The grounds of a game, those of some rule sets if any are named; raises `Refused`.

    A game without any here is played by its first rule set.
    """
    known = [ground for ground in (*MATCHES, *ALONE) if ground.rules in game.presets()]
    if not known:
        preset, rules = next(iter(game.presets().items()))
        known = [Ground(preset, max(2, game.seats(rules)[0]))]
    if strange := [name for name in named if name not in {ground.rules for ground in known}]:
        there = ", ".join(dict.fromkeys(ground.rules for ground in known))
        why = f"no ladder of {game.id} by the rules {strange[0]!r}; there are {there}"
        raise Refused("refused-preset", why, preset=strange[0])
    return [ground for ground in known if not named or ground.rules in named]


def solo_seed(number: int) -> str:
    """The seed of a plan of the fixed lists, by its number from 0 to `PLANS` - 1."""
    return f"alone/{number}"
