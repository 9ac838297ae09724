"""What one who thinks goes round, in drawn positions."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.counsel import NoCounsel
from gamemaster.labyrinth.bots.mapper import find_way
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.thinking.seeking import Costs, Seeker
from tests.labyrinth.drawing import draw
from tests.labyrinth.thinking.standing import position

RULES: Final = replace(PRESETS["classic"], rows=3, cols=3, bear=False, bullets=0, false_treasures=0)
MITES: Final = """
        a   b   c
      +---+---+---+
    1 | .   E   . |
      +   +---+   +
    2 | .   .   . |
      +---+---+   +
    3 | H   A   .
      +---+---+---+
    treasure c1
"""
SICKNESS: Final = 12.0


def first(harmless: int, harmful: int, sickness: float = SICKNESS) -> str:
    """Where one goes from a1 who counts with so many worlds with and without mites in b1."""
    _, bare = position(RULES, MITES.replace("E", "."), "0: start a1", seats=1)
    kinds = draw(MITES).kinds
    mites = replace(bare.walked, plan=replace(bare.walked.plan, kinds=kinds))
    worlds = [bare.walked] * harmless + [mites] * harmful
    plan = Seeker(worlds, Costs(sickness=sickness), 0).best()
    assert plan is not None
    return SIDE_NAMES[plan.way]


@pytest.mark.rule("D-4.7")
def test_it_goes_round_where_it_would_be_infected_if_that_is_probable_enough() -> None:
    """To the treasure in c1 it is two turns through b1, and four by the other row."""
    assert first(6, 0) == "right"
    assert first(0, 6) == "down"
    assert first(5, 1) == "right"
    assert first(3, 3) == "down"
    assert first(0, 6, 0.0) == "right", "who is immune has nothing to fear"


@pytest.mark.rule("D-4.7")
def test_what_it_is_advised_leads_into_no_danger_that_its_notebook_knows() -> None:
    class Daring(NoCounsel):
        def seek(self, seen: Observation) -> str | None:
            return "go right"

    lines = ("0: start a1", "1: start b1", "0: go up", "1: go left")
    for plan, follows in ((MITES.replace("E", "."), True), (MITES, False)):
        seen, _ = position(replace(RULES, encephalitis=int(not follows)), plan, *lines)
        move = find_way(seen, lambda *_: 0, Random(1), Daring())
        assert (move == "go right") == follows
