"""One finding about a plan."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from gamemaster.labyrinth.plan import Plan


@dataclass(frozen=True, slots=True)
class Problem:
    """What the validator says about a plan (a `core.game.Problem`).

    `rule` is the rule's number such as `V-5`, `severity` `error` or `advice`, `key` and `args` form
    the sentence; cells are named as people say them, several of them joined by commas. `cells` and
    `sides` (each `cell * 4 + direction`) are where it is.
    """

    rule: str
    severity: str
    key: str
    args: Mapping[str, Any]
    cells: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()


def names(plan: Plan, cells: Iterable[int]) -> str:
    """The names of cells, joined by commas."""
    return ", ".join(map(plan.name, cells))


def error(
    rule: str, key: str, cells: Iterable[int] = (), sides: Iterable[int] = (), **args: Any
) -> Problem:
    """A plan with this problem can't be played."""
    return Problem(rule, "error", key, args, tuple(cells), tuple(sides))


def advice(key: str, cells: Iterable[int] = (), **args: Any) -> Problem:
    """A plan with this problem can be played and could be better (Rule V-6)."""
    return Problem("V-6", "advice", key, args, tuple(cells))


def otherwise(
    rule: str, key: str, cells: Iterable[int] = (), sides: Iterable[int] = (), **args: Any
) -> Problem:
    """A plan with this can be played, and is not quite as agreed."""
    return Problem(rule, "advice", key, args, tuple(cells), tuple(sides))
