"""Plans of one rule set differ in their numbers, and follow the advice (Rules V-1 to V-6)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Final

import pytest

from gamemaster.labyrinth.grid import WALL
from gamemaster.labyrinth.making.advice import exit_cells
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reach import distances, movements
from gamemaster.labyrinth.rules import Difficulty, Rules
from tests.labyrinth.house_rules import LEVELS, plans

SEEDS: Final = 32
SETTINGS: Final[dict[str, Rules]] = {
    **PRESETS,
    **{f"4x5 {level}": Rules(difficulty=level) for level in LEVELS},
    **{f"6x6 {level}": Rules(rows=6, cols=6, difficulty=level) for level in LEVELS},
    "quest 4x4 hard": replace(PRESETS["quest-easy"], difficulty="hard"),
    "quest three floors": replace(PRESETS["quest-hard"], floors=3, cols=3),
    "grand hard": replace(PRESETS["grand"], difficulty="hard"),
    "grand 7x7": replace(PRESETS["grand"], rows=7, cols=7),
}
TIGHT: Final = ("grand hard", "quest three floors")
"""Boards too full to keep all advice every time."""


def walls(plan: Plan) -> int:
    return plan.sides.count(WALL) // 2


def steps_out(rules: Rules, plan: Plan) -> int:
    """Movements from the true treasure or the key to the nearest exit."""
    way = distances(movements(plan, rules), plan.treasures[:1])
    return min(way[cell] for cell in exit_cells(plan))


@pytest.mark.parametrize("name", SETTINGS)
def test_nobody_can_count_on_how_much_water_and_wall_there_is(name: str) -> None:
    rules = SETTINGS[name]
    drawn = list(plans(rules, SEEDS))
    assert len({plan.kinds.count("river") for plan in drawn}) >= 3
    assert len({walls(plan) for plan in drawn}) >= 3
    assert all(walls(plan) for plan in drawn)


@pytest.mark.rule("V-1")
@pytest.mark.rule("V-5")
@pytest.mark.rule("V-6")
@pytest.mark.parametrize("name", SETTINGS)
def test_plans_keep_the_rules_and_the_advice(name: str) -> None:
    rules = SETTINGS[name]
    told = [problem for plan in plans(rules, SEEDS) for problem in validate(rules, plan)]
    assert not [problem for problem in told if problem.severity == "error"]
    assert len(told) <= (2 if name in TIGHT else 0), told


@pytest.mark.rule("V-6")
@pytest.mark.parametrize("name", PRESETS)
def test_the_treasure_is_never_a_movement_from_an_exit(name: str) -> None:
    sizes = [(rows, cols) for rows, cols in product((3, 4, 5), repeat=2) if rows <= cols]
    for rows, cols in sizes[0 if "grand" not in name else 3 :]:
        rules = replace(PRESETS[name], rows=rows, cols=cols)
        assert all(steps_out(rules, plan) > 1 for plan in plans(rules, 12)), (rows, cols)


@pytest.mark.parametrize("level", LEVELS)
def test_even_the_smallest_plans_have_inner_walls(level: Difficulty) -> None:
    for rules in (Rules(), PRESETS["school"], PRESETS["quest-easy"], PRESETS["quest-medium"]):
        small = replace(rules, rows=3, cols=3, difficulty=level)
        drawn = list(plans(small, SEEDS))
        assert all(walls(plan) for plan in drawn)
        assert not [p for plan in drawn for p in validate(small, plan) if p.severity == "error"]


@pytest.mark.rule("D-7.1")
def test_walls_that_are_agreed_away_are_not_there() -> None:
    rules = Rules(rows=3, cols=3, walls=0)
    assert not any(walls(plan) for plan in plans(rules, 8))
