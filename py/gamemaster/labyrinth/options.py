"""Options at the border: what a form shows of each, which values and combinations are refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from gamemaster.core.options import RulesError, check_option, contradiction, lay_over, options_of
from gamemaster.labyrinth.cells import CELL_TYPES, to_place
from gamemaster.labyrinth.outline import fixed_holes
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import AS_DRAWN, Rules

OPTIONS: Final = options_of(Rules)

NEEDS: Final = (
    ("bear_can_be_shot", "bear"),
    ("bear_can_be_shot", "bullets"),
    ("conditional", "compound"),
    ("dark", "compound"),
    ("semidark", "compound"),
    ("throwing", "compound"),
    ("throwing", "belongings"),
    ("mines", "compound"),
    ("mines", "belongings"),
    ("arsenal_mines", "mines"),
    ("bear_cave", "bear"),
    ("bear_cave", "bear_can_be_shot"),
    ("arms_after", "compound"),
    ("skips_ride", "skips"),
    ("casinos", "money"),
    ("stake_limit", "casinos"),
    ("hint_price", "money"),
    ("hint_aloud", "hint_price"),
)
"""Options that make no sense without another one."""


def is_needed(rules: Rules, option: str) -> bool:
    """Whether some option that is on makes no sense without another one."""
    off: dict[str, Any] = {option: False}
    return any(option in pair for pair in _contradictions(replace(rules, **off)))


def check_rules(rules: Rules) -> None:
    """Refuse options out of bounds and combinations that make no sense.

    Raises `RulesError`, naming the option or the two options.
    """
    for option in OPTIONS:
        check_option(option, getattr(rules, option.name))
    for one, other in _contradictions(rules):
        raise contradiction(one, other)
    for seat in rules.beginners.split():
        if not seat.isascii() or not seat.isdigit() or not 1 <= int(seat) <= 6:
            raise RulesError(
                "refused-option",
                "option beginners: numbers of players expected",
                option="beginners",
                wanted="1 2 3",
            )


def _contradictions(rules: Rules) -> Iterator[tuple[str, str]]:
    """Pairs of options that make no sense together."""
    for option, needed in NEEDS:
        if getattr(rules, option) not in (False, 0, "none") and not getattr(rules, needed):
            yield option, needed
    if rules.closed_exits > rules.exits:
        yield "closed_exits", "exits"
    if rules.void_starts and rules.start != "secret":
        yield "void_starts", "start"
    if rules.beginner_asks and rules.start in ("together", "placed"):
        yield "beginner_asks", "start"
    if rules.goal == "key" and rules.false_treasures:
        yield "goal", "false_treasures"
    if rules.goal == "key" and rules.outside:
        yield "goal", "outside"
    if rules.kit and rules.belongings:
        yield "kit", "belongings"
    if rules.boats and rules.water.wades:
        yield "boats", "current"
    if rules.partial_arsenals and rules.arsenals == 1:
        yield "partial_arsenals", "arsenals"
    if rules.health == "no-death" and rules.encephalitis:
        yield "health", "encephalitis"
    if rules.memory_game and rules.help == "proofs":
        yield "memory_game", "help"
    if rules.bear_moves == "trajectory" and not rules.bear:
        yield "bear_moves", "bear"
    yield from _unlinked_floors(rules)
    yield from _lacking_room(rules)


def _unlinked_floors(rules: Rules) -> Iterator[tuple[str, str]]:
    """Floors want lifts, or loops with a pit on each of them (Rules B-10, C-8)."""
    if rules.floors == 1:
        yield from ((link, "floors") for link in ("lifts", "floor_loops") if getattr(rules, link))
        return
    if not (rules.lifts or rules.floor_loops):
        yield "floors", "lifts"
    if rules.floor_loops and rules.loops == 0:
        yield "floor_loops", "loops"
    if rules.floor_loops and AS_DRAWN < rules.loop_pits < rules.floors:
        yield "floor_loops", "loop_pits"


def least_features(rules: Rules) -> tuple[int, int]:
    """River cells and pits that every plan for these rules has."""
    dry = 0 in (rules.rivers, rules.river_cells)
    shortest = 1 if rules.lone_pits and rules.loop_pits == 1 else 2
    even = rules.loops == 0 or AS_DRAWN < rules.loop_pits < shortest
    pits = max(shortest, rules.floors if rules.floor_loops else 0)
    return 0 if dry else 1, 0 if even else pits


def least_cells(rules: Rules) -> int:
    """How many cells every plan for these rules wants.

    Treasures, all types of which there is a number, a river with its delta and the pits of a loop
    have their own.
    """
    river, pits = least_features(rules)
    numbered = sum(kind.wanted(rules) or 0 for kind in CELL_TYPES.values())
    return rules.false_treasures + 1 + numbered + 2 * river + pits


def wild_cells(rules: Rules) -> int:
    """How many cells, such as those of mites, want a place anywhere off the easy ways (D-7.1)."""
    return len(to_place("wild", rules))


def least_beside(rules: Rules) -> int:
    """How many cells of every floor easy ways leave to lifts, mites, rivers and pits (D-7.1).

    Floors have the same outline and the same ways; a loop that keeps to a floor finds room there.
    """
    river, pits = least_features(rules)
    lift = 1 if rules.lifts else 0
    together = -(-(wild_cells(rules) + river + pits) // rules.floors)
    return lift + (together if rules.floor_loops else max(together, pits))


def _lacking_room(rules: Rules) -> Iterator[tuple[str, str]]:
    """All that the plan must hold wants cells of its own, also beside the easy ways."""
    holes = len(fixed_holes(rules.outline, rules.rows, rules.cols) or ())
    cells = rules.rows * rules.cols - holes
    if least_cells(rules) > rules.floors * cells:
        yield "false_treasures", "outline" if holes else "rows"
    if rules.easy_ways and rules.rows + rules.cols - 1 + least_beside(rules) > cells:
        yield "easy_ways", "rows"


def read_rules(data: Mapping[str, Any]) -> Rules:
    """Rules from JSON values laid over the preset that they name (default `classic`).

    Raises `RulesError` naming an unknown preset or option, a value out of bounds, or two options
    that contradict each other.
    """
    rules = agreed_rules(data)
    check_rules(rules)
    return rules


def agreed_rules(data: Mapping[str, Any]) -> Rules:
    """The rules of a table from JSON values, as they stand: the table has judged them.

    Raises `RulesError` naming an unknown preset or option, or a value out of bounds.
    """
    return lay_over(PRESETS, OPTIONS, data, "classic")
