"""Attractors are found by looking at few movements, and all of them are found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.making.advice import EASILY_ENTERED, _without, attractors, entries
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import write_plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reach import Ways, backwards, movements
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.labyrinth.desk.sheets import desk


def looked_for_everywhere(ways: Ways, most: int) -> list[list[int]]:
    """The same by every single movement."""
    back = backwards(ways)
    found = [
        sorted(_without(ways, cell, end, most)) for cell, ends in enumerate(ways) for end in ends
    ]
    groups = [group for group in found if group and len(entries(back, group)) >= EASILY_ENTERED]
    groups.sort(key=lambda group: (len(group), group))
    smallest: list[list[int]] = []
    for group in groups:
        if not any(set(other) <= set(group) for other in smallest):
            smallest.append(group)
    return smallest


def walled(rules: Rules, seed: int) -> Plan:
    """A generated plan with many more walls, some cells of which nobody may reach any more."""
    rng = Random(seed)
    plan = generate(rules, rng)
    drawn = desk(rules.preset, rows=rules.rows, cols=rules.cols).desk
    drawn.draw(write_plan(plan))
    for _ in range(rng.randrange(3 * rules.rows * rules.cols)):
        cell, way = rng.randrange(len(plan.kinds)), rng.randrange(4)
        if plan.beyond(cell, way) != NOWHERE:
            drawn.draw(f"wall {plan.name(cell)} {SIDE_NAMES[way]}")
    return drawn.plan


@pytest.mark.rule("V-6")
@pytest.mark.parametrize("preset", ["classic", "school", "school-floors", "quest-hard", "grand"])
def test_none_is_missed(preset: str) -> None:
    met = 0
    for seed in range(times(25, 2_000)):
        size = 3 + seed % 5
        rules = replace(PRESETS[preset], rows=max(size, 4), cols=size + 1)
        plan = walled(rules, seed)
        ways = movements(plan, rules)
        for most in (2, len(plan.kinds) // 4, len(plan.kinds)):
            found = attractors(ways, most)
            assert found == looked_for_everywhere(ways, most)
            met += len(found)
    assert met > 20
