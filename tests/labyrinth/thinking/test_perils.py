"""Levels 4 and 5: what awaits somebody after a movement, in drawn positions and in whole games."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from gamemaster.core.arena import compete
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.likely import Crowd
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.reasoner.strides import strides
from gamemaster.labyrinth.reasoner.worlds import cells_of
from gamemaster.labyrinth.rules import Rules
from gamemaster.labyrinth.thinker import Master
from gamemaster.labyrinth.thinking.perils import shunned
from gamemaster.labyrinth.thinking.thinker import Thinker, Wary
from gamemaster.labyrinth.thinking.thoughts import Scene
from tests.campaigns import deep
from tests.labyrinth.drawing import draw

RULES: Final = replace(PRESETS["classic"], rows=3, cols=3, bear=False, false_treasures=0)
BEAR: Final = replace(RULES, bear=True)
CORRIDOR: Final = """
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+   +
    2 | .   H   A |
      +---+   +   +
    3 | D   <   .
      +---+---+---+
    treasure a1
"""
WAYS: Final = ("go up", "go right")


def shuns(
    rules: Rules,
    plan: str,
    *lines: str,
    ways: tuple[str, ...] = WAYS,
    level: type[Thinker] = Wary,
    unsure: bool = False,
) -> list[str]:
    """What the first player shuns who knows the plan: `1: go left` is the second one's request.

    `unsure`: the second one is elsewhere in one world of four.
    """
    players = [Player("Anna", "red"), Player("Boris", "blue")]
    table = Table(LABYRINTH, rules, draw(plan), players, "perils")
    for line in lines:
        seat, _, text = line.partition(": ")
        assert table.submit(int(seat), text, table.version) is None, line
    seen = table.remembered(0)
    reasoner = Reasoner(rules, 2, 0)
    reasoner.hear(seen.heard)
    chronicle = reasoner.following
    assert chronicle is not None
    crowd = Crowd([draw(plan)], Random(1), lambda *_: True)
    crowd.fill(chronicle, 1)
    (world,) = crowd.worlds
    now = chronicle.now
    (bear,) = cells_of([now.bear], world) if now.bear else (-1,)
    here, there = cells_of(now.at, world)
    scene = Scene(strides(chronicle, world, 0), (here, there), bear)
    elsewhere = replace(scene, cells=(here, NOWHERE))
    scenes = [scene, scene, scene, elsewhere] if unsure else [scene]
    return shunned(scenes, seen, ways, level.blind)


class TestFire:
    @pytest.mark.rule("A-4")
    def test_nobody_steps_into_a_line_of_fire_who_may_go_elsewhere(self) -> None:
        assert shuns(RULES, CORRIDOR, "0: start a2", "1: start c1") == ["go up"]

    @pytest.mark.rule("A-4")
    def test_walls_are_cover(self) -> None:
        walled = CORRIDOR.replace("| .   .   . |", "| .   . | . |", 1)
        assert shuns(RULES, walled, "0: start a2", "1: start c1") == []

    def test_of_who_can_only_hope_to_hit_level_5_alone_keeps_out_of_sight(self) -> None:
        start = ("0: start a2", "1: start c1")
        assert shuns(RULES, CORRIDOR, *start, level=Thinker) == ["go up"]
        assert shuns(RULES, CORRIDOR, *start, level=Thinker, unsure=True) == []
        assert shuns(RULES, CORRIDOR, *start, level=Wary, unsure=True) == ["go up"]

    @pytest.mark.rule("A-6")
    def test_who_has_no_bullets_is_not_feared(self) -> None:
        volley = [f"{seat}: {move}" for move in ["shoot down"] * 3 for seat in (0, 1)]
        assert shuns(RULES, CORRIDOR, "0: start a2", "1: start c1", *volley) == []

    @pytest.mark.rule("C-2")
    def test_where_others_may_step_and_shoot_in_one_turn_no_cover_helps(self) -> None:
        composed = replace(RULES, compound=True)
        assert shuns(composed, CORRIDOR, "0: start a2", "1: start c1") == []

    def test_where_every_way_is_as_dangerous_any_is_taken(self) -> None:
        assert shuns(RULES, CORRIDOR, "0: start a1", "1: start c1", ways=("go right",)) == []


class TestBear:
    @pytest.mark.rule("A-8")
    def test_nobody_steps_upon_the_bear_that_can_not_follow(self) -> None:
        """It stands in b2, and the wall on its right holds it there; downwards it goes along."""
        plan = CORRIDOR.replace("| .   H   A |", "| .   H | A |") + "    bear b2\n"
        plan = plan.replace("+---+   +   +", "+   +   +   +").replace("D   <", ".   .")
        start = ("0: start a2", "1: start c1")
        assert shuns(BEAR, plan, *start, ways=("go right", "go down")) == ["go right"]


def test_its_games_end_and_its_moves_are_offered() -> None:
    rules = replace(PRESETS["classic"], rows=4, cols=4)
    players = [Player("Minos", "red", "master"), Player("Sam", "blue", "mapper")]
    table, bots = Table.open(LABYRINTH, rules, players, "minos"), (Master(), Mapper())
    while table.turn is not None:
        seen = table.remembered(table.turn)
        move = bots[table.turn].choose(seen, Random(table.version))
        assert table.submit(table.turn, move, table.version) is None
    assert table.version > 10


@deep("strength, which takes many games")
def test_it_beats_two_mappers_more_often_than_its_third_of_the_games() -> None:
    report = compete(LABYRINTH, PRESETS["classic"], [Master(), Mapper(), Mapper()], 40, "minos")
    master, *others = (one.wins for one in report.standings)
    assert master > 1.4 * sum(others) / 2, report.standings
