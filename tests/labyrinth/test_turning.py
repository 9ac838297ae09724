"""Plans whose paper is turned or held up to a mirror."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.turning import images, mirrored, turned
from tests.campaigns import times
from tests.labyrinth.drawing import draw

DRAWN: Final = draw("""
        a   b   c
      +---+---+---+
    1 | .   p1  v |
      +   +---+   +
    2 | .   p2| D
      +---+---+---+
    treasure a2
""")


@pytest.mark.rule("G-2")
def test_a_turned_plan_is_the_same_labyrinth() -> None:
    assert mirrored(mirrored(DRAWN)) == DRAWN
    assert turned(turned(turned(turned(DRAWN)))) == DRAWN
    assert turned(mirrored(turned(mirrored(DRAWN)))) == DRAWN
    upright = turned(DRAWN)
    assert (upright.rows, upright.cols) == (3, 2)
    assert upright.kinds == ("land", "land", "pit", "pit", "delta", "river")


@pytest.mark.parametrize("name", ["classic", "school", "quest-hard", "grand"])
def test_all_images_of_a_plan_could_have_been_drawn(name: str) -> None:
    """Four where it is longer than wide, or eight; none twice, and the first is the plan."""
    rules = PRESETS[name]
    for number in range(times(2, 40)):
        plan = generate(rules, Random(f"images/{number}"))
        found = images(plan)
        assert found[0] == plan
        assert len(set(found)) == (8 if rules.rows == rules.cols else 4)
        for image in found:
            assert len(validate(rules, image)) == len(validate(rules, plan))
            assert sorted(image.sides) == sorted(plan.sides)


def test_paths_and_floors_turn_with_the_plan() -> None:
    rules = replace(PRESETS["classic"], floors=2, lifts=True, bear_moves="trajectory", bear=True)
    plan = generate(rules, Random("floors"))
    for image in images(plan):
        assert len(validate(rules, image)) == len(validate(rules, plan))
        assert len(image.bear_path) == len(plan.bear_path)
        assert image.kinds[image.bear] == plan.kinds[plan.bear]
