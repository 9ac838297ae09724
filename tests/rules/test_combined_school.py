"""Lives, money, lifts and free treasures of the school in other rule sets, and theirs in it."""

from __future__ import annotations

import pytest

from tests.labyrinth.creature_plans import FLOORS as SHELL
from tests.labyrinth.drawing import grand, play, school

PLAN = """
  +---+---+---+---+---+
1 | .   >   >   >   D |
  +   +   +   +   +   +
2 | .   .   .   .   H |
  +   +   +   +   +   +
3 | p1  A   .   p2  .
  +---+---+---+---+---+
treasure c3
false a1
"""
FLOORS = SHELL + "treasure 1a1\n"


@pytest.mark.rule("B-4", "D-4.4")
def test_falling_back_into_pits() -> None:
    game = grand(PLAN, "0: start a3", "0: go left -> 0 hit-wall, 0 drifted-pit", wall_fall=True)
    assert game.at(0) == "d3"
    game.tell("0: dark go down -> 0 dark-done")
    assert game.at(0) == "a3"


@pytest.mark.rule("B-4", "D-6.5")
def test_who_fell_back_was_carried() -> None:
    move = "0: go left; if carried and wall { leave bomb }"
    game = grand(PLAN, "0: start a3", move, wall_fall=True)
    assert game.last[-1] == "0 left 1 bomb"
    assert grand(PLAN, "0: start a3", move).last[-1] == "0 hit-wall"


@pytest.mark.rule("B-10", "D-2.1")
def test_lifts_in_grand_games() -> None:
    game = grand(FLOORS, "0: start 1c2", "1: start 2c2", "0: shoot up; go up; shoot down")
    assert game.answers[:3] == ["0 silence", "0 arrived-lift", "0 scream"]
    assert game.at(0) == "2c1"
    assert "1 told-wounded" in game.last


@pytest.mark.rule("B-10", "D-6.5", "D-6.7")
def test_lifts_in_conditions_and_in_the_dark() -> None:
    game = grand(FLOORS, "0: start 1c2", "1: start 1a2", "0: go up; if lift { leave bomb }")
    assert game.last[-1] == "0 left 1 bomb"
    game.tell("1: go up", "0: dark lift -> 0 dark-done")
    assert game.at(0) == "1c1"
    game.tell("1: go down")
    assert "lift" in game.offers
    game.tell("0: dark go down", "1: go up", "0: lift -> 0 cannot-lift")
    assert game.at(0) == "1c2"


@pytest.mark.rule("B-10", "D-5.5h")
def test_a_cell_of_any_floor_can_be_ordered() -> None:
    game = grand(FLOORS, "0: start 2a2", "1: start 2b2", "0: shoot right; go up")
    assert game.refused("1: order a2") == "illegal-no-such-cell"
    game.tell("1: order 1c1")
    assert game.secret == ["1 ordered-at 1c1"]
    game.tell("1: lift -> 1 arrived-lift")
    assert game.at(1) == "2c1"


@pytest.mark.rule("B-1", "A-6")
def test_lives_in_classic_games() -> None:
    game = play(PLAN, "0: start a2", "1: start c2", "0: shoot right", health="lives", lives=2)
    assert game.last == ["0 shot-hit 1", "1 lost-life 1"]
    game.tell("1: go down -> 1 arrived-land, 1 found-treasure 1, 1 treasure-too-hurt")
    game.tell("0: go right", "1: go up", "0: shoot right -> 0 shot-hit 1, 1 died")


@pytest.mark.rule("B-1", "D-5.5g")
def test_lives_where_shots_are_answered_by_screams() -> None:
    game = grand(
        PLAN, "0: start a2", "1: start c2", "0: shoot right; go up", health="lives", mines=False
    )
    assert game.answers == [
        *("0 scream", "0 arrived-land", "0 found-treasure 1", "0 took-treasure"),
        *("1 told-lost-life 2", "1 may-order 1"),
    ]
    game.tell("1: status -> 1 status wounded 3 bombs 2 lives")


@pytest.mark.rule("B-1", "D-5.7")
def test_a_mine_takes_a_life() -> None:
    game = grand(
        PLAN, "0: start b2", "1: start c2", "0: mine here; go up", "1: go left", health="lives"
    )
    assert game.last[:3] == ["1 arrived-land", "1 mine-exploded", "1 lost-life 2"]


@pytest.mark.rule("B-1", "D-6.7")
def test_in_the_dark_he_learns_of_a_lost_life_on_his_turn() -> None:
    game = grand(PLAN, "0: start b2", "1: start c2", "0: mine here; go up", health="lives")
    game.tell("1: dark go left -> 1 dark-done", "0: go up")
    assert "1 told-lost-life 2" in game.last


@pytest.mark.rule("B-7", "D-5.8")
def test_picking_up_after_a_composed_move() -> None:
    game = grand(
        PLAN, "0: start c2", "1: start e2", "0: go down; shoot up", pick_up="after", mines=False
    )
    assert game.answers == [
        *("0 arrived-land", "0 found-treasure 1", "0 silence", "0 asks-treasure 1"),
    ]
    game.tell("0: choose 1 -> 0 chose-treasure 1/1")
    assert game.turn == 1
    game = grand(PLAN, "0: start c2", "1: start e2", "0: dark go down", pick_up="after")
    assert game.last == ["0 dark-done"]
    assert game.treasure(0) == "c3"
    assert game.turn == 1


@pytest.mark.rule("B-7", "A-6")
def test_picking_up_after_the_action_in_classic_games() -> None:
    game = play(PLAN, "0: start c2", "1: start a2", "0: go down", pick_up="after")
    assert game.last == ["0 arrived-land", "0 found-treasure 1", "0 asks-treasure 1"]
    game.tell("0: choose 1 -> 0 chose-treasure 1/1", "1: shoot up", "0: go down -> 0 hit-wall")
    assert game.treasure(0) == "with 0"


@pytest.mark.rule("B-7", "D-3.4")
def test_outside_nothing_is_offered() -> None:
    plan = PLAN.replace("treasure c3", "treasure e3")
    game = grand(plan, "0: start e2", "1: start a2", "0: go down", "0: keep", pick_up="after")
    game.tell("1: go right", "0: go right -> 0 went-outside")
    assert game.turn == 1


@pytest.mark.rule("B-6", "D-6.7")
def test_a_hint_after_a_dark_move_tells_where_he_really_is() -> None:
    game = grand(
        PLAN,
        "0: start a3",
        "1: start e2",
        "0: dark loop",
        "1: go left",
        "0: hint",
        money=5,
        hint_price=5,
    )
    assert game.secret == ["0 hint d3"]


@pytest.mark.rule("D-2.1", "B-9")
def test_composed_moves_in_school_games() -> None:
    game = school(PLAN, "0: start b2", "1: start e2", "0: shoot up; go up; blow up", compound=True)
    game.tell("chance: drift 1")
    assert game.answers == ["0 carried-river", "0 blast-nothing"]
    assert game.turn == 1


@pytest.mark.rule("D-4.7", "B-2")
def test_encephalitis_in_school_games() -> None:
    plan = PLAN.replace("2 | .   .   .   .   H |", "2 | E   .   .   .   H |")
    lines = ("0: start b2", "0: go left -> 0 arrived-encephalitis, 0 woke-mite", "0: go right")
    game = school(plan, *lines, encephalitis=1)
    game.tell("0: go left -> 0 arrived-encephalitis, 0 infected 12")
