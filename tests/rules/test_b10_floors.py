"""Floors and lifts (Rules B-10, G-1, G-2)."""

from __future__ import annotations

import pytest

from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import MONOLITH, NOWHERE
from gamemaster.labyrinth.presets import PRESETS
from tests.labyrinth.drawing import draw, number, play, quest, school

TWO = """
floor 1
  +---+---+---+
1 | .   .   L |
  +   +   +   +
2 | .   H   . |
  +   +   +   +
3 | p2  A   .
  +---+---+---+
floor 2
  +---+---+---+
1 | .   . | L |
  +   +   +   +
2 | .   .   . |
  +   +   +   +
3 | p1  .   . |
  +---+---+---+
treasure 1a1
false 2a1
"""
THREE = """
floor 1
  +---+---+
1 | L   . |
  +   +   +
2 | .   H |
  +---+---+
floor 2
  +---+---+
1 | L   . |
  +   +   +
2 | .   A |
  +---+---+
floor 3
  +---+---+
1 | L   . |
  +   +   +
2 | .   .
  +---+---+
treasure 2b1
false 3b1
"""


@pytest.mark.rule("B-10", "G-2")
def test_the_lift_leads_to_the_next_floor_in_the_same_place() -> None:
    told = school(TWO, "0: start 1c2", "0: go up -> 0 arrived-lift")
    assert told.at(0) == "2c1"
    told.tell("0: go down -> 0 arrived-land", "0: go up -> 0 arrived-lift")
    assert told.at(0) == "1c1"


@pytest.mark.rule("B-10", "G-10")
def test_the_last_floor_leads_to_the_first() -> None:
    told = school(THREE, "0: start 1a2", "0: go up -> 0 arrived-lift")
    assert told.at(0) == "2a1"
    told.tell("0: lift -> 0 arrived-lift")
    assert told.at(0) == "3a1"
    told.tell("0: lift -> 0 arrived-lift")
    assert told.at(0) == "1a1"


@pytest.mark.rule("B-10", "G-2")
def test_the_movement_lift_is_for_those_in_a_lift() -> None:
    told = school(TWO, "0: start 1c1", "0: lift -> 0 arrived-lift")
    assert told.at(0) == "2c1"
    assert "lift" in told.offers
    assert "loop" not in told.offers
    assert told.refused("0: loop") == "illegal-no-loop"
    told.tell("0: go down")
    assert "lift" not in told.offers
    assert told.refused("0: lift") == "illegal-no-lift"
    told = school(TWO, "0: start 1a3")
    assert told.refused("0: lift") == "illegal-no-lift"
    told.tell("0: loop -> 0 arrived-pit")


@pytest.mark.rule("B-10", "B-4")
def test_at_a_wall_in_a_lift_he_falls_back_and_is_moved_on() -> None:
    told = school(TWO, "0: start 1c1", "0: go up -> 0 hit-wall, 0 drifted-lift")
    assert told.at(0) == "2c1"
    told.tell("0: go left -> 0 hit-wall, 0 drifted-lift")
    assert told.at(0) == "1c1"
    told = school(TWO, "0: start 1c1", "0: go up -> 0 hit-wall", wall_fall=False)
    assert told.at(0) == "1c1"


@pytest.mark.rule("B-10", "G-11")
def test_what_lies_in_the_lift_where_he_ends_is_found() -> None:
    plan = TWO.replace("treasure 1a1", "treasure 2c1").replace("false 2a1", "false 1c1")
    told = school(plan, "0: start 1c2", "0: go up", "0: choose 1")
    assert told.treasure(0) == "with 0"
    assert told.treasure(1) == "1c1"


@pytest.mark.rule("B-10")
def test_loops_may_lead_through_the_floors_and_keep_no_place() -> None:
    told = school(TWO, "0: start 1b3", "0: go left -> 0 arrived-pit")
    assert told.at(0) == "2a3"


@pytest.mark.rule("G-1", "B-10")
@pytest.mark.parametrize(("start", "side"), [("1a3", "down"), ("2b1", "up"), ("1c1", "right")])
def test_floors_are_no_neighbours(start: str, side: str) -> None:
    told = school(TWO, f"0: start {start}", f"0: blow {side} -> 0 blast-nothing", wall_fall=False)
    told.tell(f"0: go {side} -> 0 hit-wall")
    assert told.at(0) == start
    plan = draw(TWO)
    way = ("left", "right", "up", "down").index(side)
    assert plan.beyond(number(plan, start), way) == NOWHERE
    assert plan.side(number(plan, start), way) == MONOLITH


@pytest.mark.rule("G-1", "B-10")
def test_bullets_stay_on_their_floor() -> None:
    told = school(TWO, "0: start 1b3", "1: start 2b1", "2: start 2b2", "0: shoot down")
    assert told.last == ["0 shot-nobody"]
    told.tell("1: shoot up -> 1 shot-nobody", "2: shoot up -> 2 shot-hit 1, 1 lost-life 2")


@pytest.mark.rule("B-10", "G-1")
def test_a_shot_from_one_lift_hits_nobody_in_another() -> None:
    told = school(TWO, "0: start 1c1", "1: start 2c1", "0: shoot up -> 0 shot-nobody")
    told.tell("1: shoot down -> 1 shot-nobody")


@pytest.mark.rule("G-1")
def test_cells_are_named_with_their_floor_where_there_are_several() -> None:
    told = school(TWO)
    assert told.refused("0: start b2") == told.refused("0: start 3b2") == "illegal-no-such-cell"
    assert told.refused("0: start 1d1") == told.refused("0: start 2a4") == "illegal-no-such-cell"
    told.tell("0: start 2b2 -> 0 starts-land")
    assert told.state.pawns[0].cell == 13
    plain = play(TWO.split("floor 2")[0].replace("floor 1\n", "") + "treasure a1\n")
    assert plain.refused("0: start 1b2") == "illegal-no-such-cell"
    plain.tell("0: start b2 -> 0 starts-hospital")


@pytest.mark.rule("G-1")
def test_the_floors_are_announced_where_there_are_several() -> None:
    opened = [e.said.args for e in school(TWO).events if e.said.key == "opened"]
    assert opened == [{"rows": 3, "cols": 3, "floors": 2, "players": 1, "limit": 1000}]


@pytest.mark.rule("G-1")
def test_all_floors_have_one_outline() -> None:
    plan = draw(
        """
        floor 1
          +---+---+
        1 | .   L |
          +---+   +
        2     | . |
          +   +---+
        floor 2
          +---+---+
        1 | .   L |
          +---+   +
        2     | .
          +   +---+
        treasure 1a1
        """
    )
    assert [plan.name(cell) for cell in plan.cells()] == ["1a1", "1b1", "1b2", "2a1", "2b1", "2b2"]
    assert plan.lifts() == [[1, 5]]


@pytest.mark.rule("B-10")
def test_the_preset_has_lifts_and_the_plain_one_none() -> None:
    floors = PRESETS["school-floors"]
    assert (floors.floors, floors.lifts) == (2, True)
    assert (PRESETS["school"].floors, PRESETS["school"].lifts) == (1, False)


@pytest.mark.rule("B-10")
def test_without_lifts_in_the_rules_there_is_no_such_movement() -> None:
    told = quest(TWO, "0: start 1a2", lifts=False)
    assert told.refused("0: lift") == "illegal-no-lifts"


@pytest.mark.rule("B-10")
def test_the_true_treasure_is_carried_from_floor_to_floor() -> None:
    told = school(TWO, "0: start 2a2", "0: go up", "0: choose 1", "0: go right", "0: go down")
    told.tell("0: go right", "0: go up", "0: go down", "0: go down", "0: go right")
    assert told.last == ["0 at-exit", "0 treasure-false"]
    assert LABYRINTH.to_move(told.state) == 0
    assert told.at(0) == "1c3"
