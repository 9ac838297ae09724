"""What plans for some rules may hold: all of it can be drawn, and nothing else (Rule T-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gamemaster.core.primer import Need
from gamemaster.core.replies import Range
from gamemaster.labyrinth.cells import CELL_TYPES, CellType
from gamemaster.labyrinth.desk.edits import EditError
from gamemaster.labyrinth.options import OPTIONS
from gamemaster.labyrinth.rules import AS_DRAWN, MOST_FLOORS, Rules

WALKS: Final = Need("bear_moves", of=("trajectory",))
"""Whether the bear has a path of its own."""
KNOWN_IF: Final[Mapping[str, tuple[Need, ...]]] = {
    "wall": (Need("walls"),),
    "closed": (Need("closed_exits"),),
    "river": (Need("rivers"), Need("river_cells")),
    "loop": (Need("loops"), Need("loop_pits")),
    "lift": (Need("lifts"),),
    "treasure": (Need("goal", of=("treasure",)),),
    "false": (Need("goal", of=("treasure",)), Need("false_treasures")),
    "key": (Need("goal", of=("key",)),),
    "bear": (Need("bear"),),
    "path": (WALKS,),
    "leprechaun": (Need("leprechaun"),),
    "store": (Need("partial_arsenals"),),
}
"""What not all rules know, and what says that these do; a limit of 0 says that there is none."""
LENGTHS: Final = {option.name: option for option in OPTIONS if option.name in ("rows", "cols")}


def knows(rules: Rules, what: str) -> bool:
    """Whether plans for these rules may hold what an edit's word draws."""
    return all(need.met(rules) for need in KNOWN_IF.get(what, ()))


def refuse_unknown(rules: Rules, what: str) -> None:
    """Raise `EditError` for what the rules know nothing of."""
    if not knows(rules, what):
        raise unknown(what)


def unknown(what: str) -> EditError:
    """The refusal of what the rules know nothing of, by its name."""
    return EditError("unknown", f"the rules know nothing of this: {what}", what=what)


def knows_type(rules: Rules, kind: CellType) -> bool:
    """Whether plans for these rules may hold a type of cell."""
    known = kind.known_by is None or Need(kind.known_by).met(rules)
    return known and kind.wanted(rules) != 0


def is_put(kind: CellType) -> bool:
    """Whether a type of cell is drawn by itself: it has a sign, and no loop to be part of.

    Land is what remains.
    """
    return bool(kind.sign) and not kind.loops and kind.name != "land"


def types_to_put(rules: Rules) -> list[CellType]:
    """The types of cells that can be put into a plan for these rules."""
    return [kind for kind in CELL_TYPES.values() if is_put(kind) and knows_type(rules, kind)]


def most_cells(rules: Rules, kind: CellType) -> int | None:
    """How many cells of a type there are at most; None: the drawing settles it (Rule V-2)."""
    return kind.wanted(rules) if kind.option is None else None


def sizes(rules: Rules) -> dict[str, Range]:
    """The least and the greatest number of rows, columns and floors (Rules B-10, C-8)."""
    bounds: dict[str, Range] = {}
    for name, option in LENGTHS.items():
        assert option.min is not None
        assert option.max is not None
        bounds[name] = option.min, option.max
    most = MOST_FLOORS
    if rules.floor_loops and rules.loop_pits != AS_DRAWN:
        most = min(most, rules.loop_pits)
    bounds["floors"] = (2, most) if rules.lifts or rules.floor_loops else (1, 1)
    return bounds
