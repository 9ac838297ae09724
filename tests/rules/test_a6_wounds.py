from __future__ import annotations

import pytest

from tests.labyrinth.drawing import play

pytestmark = pytest.mark.rule("A-6")

PLAN = """
  +---+---+---+---+
1 | .   .   .   H |
  +   +   +   +   +
2 | A   .   .   . |
  +---+---+---+   +
treasure b1
false c1
"""
BESIDE = """
  +---+---+---+
1 | .   .   H |
  +   +   +   +
2 | .   A   . |
  +---+---+   +
treasure a1
false a1
"""


def test_a_wound_drops_the_treasure_where_he_stands() -> None:
    told = play(PLAN, "0: start a1", "1: start b1", "0: shoot right")
    assert told.last == ["0 shot-hit 1", "1 wounded", "1 dropped-treasure"]
    assert told.treasure(0) == "b1"


def test_it_falls_where_he_stands_not_where_he_found_it() -> None:
    told = play(PLAN, "0: start a2", "1: start b1", "0: go up", "1: go down", "0: go down")
    told.tell("1: go right", "0: shoot right -> 0 shot-hit 1, 1 wounded, 1 dropped-treasure")
    assert told.treasure(0) == "c2"


def test_the_wounded_cannot_carry_one() -> None:
    told = play(PLAN, "0: start a2", "1: start b2", "0: shoot right -> 0 shot-hit 1, 1 wounded")
    told.tell("1: go up -> 1 arrived-land, 1 found-treasure 1, 1 treasure-too-hurt")
    assert told.treasure(0) == "b1"
    told.tell("0: go up", "1: go left", "0: go right")
    assert told.last == ["0 arrived-land", "0 found-treasure 1", "0 took-treasure"]


def test_two_wounds_kill() -> None:
    told = play(PLAN, "0: start a2", "1: start b2", "0: shoot right -> 0 shot-hit 1, 1 wounded")
    told.tell("1: blow up", "0: shoot right -> 0 shot-hit 1, 1 died")
    assert told.turn == 0
    told.tell("0: blow up")
    assert told.turn == 0


def test_the_hospital_heals() -> None:
    told = play(PLAN, "0: start a2", "1: start d2", "0: shoot right -> 0 shot-hit 1, 1 wounded")
    told.tell("1: go up -> 1 arrived-hospital, 1 healed", "0: shoot up", "1: go down")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 wounded")


def test_the_hospital_says_nothing_more_to_the_healthy() -> None:
    play(PLAN, "0: start d2", "0: go up -> 0 arrived-hospital")


def test_once_healed_he_picks_up_again() -> None:
    told = play(PLAN, "0: start a1", "1: start b1", "0: shoot right")
    told.tell("1: go right -> 1 arrived-land, 1 found-treasure 1, 1 treasure-too-hurt")
    told.tell("0: blow up", "1: go right -> 1 arrived-hospital, 1 healed", "0: blow up")
    told.tell("1: go left -> 1 arrived-land, 1 found-treasure 1, 1 took-treasure")
    assert told.treasure(1) == "with 1"


def test_a_treasure_in_the_hospital_is_for_healed_hands() -> None:
    told = play(PLAN, "0: start a1", "1: start c1", "0: go down", "1: go right", "0: go up")
    told.tell("1: blow up", "0: blow up", "1: go up", "0: shoot right")
    assert told.last == ["0 shot-hit 1", "1 wounded", "1 dropped-treasure"]
    assert told.treasure(1) == "d1"
    told.tell("1: go down -> 1 arrived-land", "0: blow up", "1: go up")
    assert told.last == ["1 arrived-hospital", "1 healed", "1 found-treasure 1", "1 took-treasure"]


def test_the_arsenal_restores_three_bullets_and_three_bombs() -> None:
    told = play(PLAN, "0: start a1", "0: shoot up", "0: shoot up", "0: blow up")
    told.tell("0: go down -> 0 arrived-arsenal, 0 rearmed 3 3")
    assert (told.state.pawns[0].bullets, told.state.pawns[0].bombs) == (3, 3)


@pytest.mark.parametrize("spent", ["shoot up", "blow up"])
def test_the_arsenal_restores_whichever_is_missing(spent: str) -> None:
    play(PLAN, "0: start a1", f"0: {spent}", "0: go down -> 0 arrived-arsenal, 0 rearmed 3 3")


def test_the_arsenal_says_nothing_more_to_the_armed() -> None:
    play(PLAN, "0: start a1", "0: go down -> 0 arrived-arsenal")


def test_the_arsenal_fills_to_what_the_table_agreed() -> None:
    told = play(PLAN, "0: start a1", "0: shoot up", bullets=5, bombs=1)
    told.tell("0: go down -> 0 arrived-arsenal, 0 rearmed 5 1")


def test_only_arriving_rearms() -> None:
    told = play(PLAN, "0: start a2", "0: shoot up", "0: go left -> 0 hit-wall")
    assert told.state.pawns[0].bullets == 2


def test_the_wounded_are_rearmed_too() -> None:
    told = play(PLAN, "0: start a1", "1: start b1", "0: shoot right", "1: shoot up", "0: blow up")
    told.tell("1: go down", "0: blow up", "1: go left -> 1 arrived-arsenal, 1 rearmed 3 3")
    assert told.state.pawns[1].wounded


def test_he_takes_one_of_two_the_topmost() -> None:
    told = play(BESIDE, "0: start a2", "0: go up")
    assert told.last == ["0 arrived-land", "0 found-treasure 2", "0 took-treasure"]
    assert told.treasure(1) == "with 0"
    assert told.treasure(0) == "a1"


def test_full_hands_take_no_second_one() -> None:
    told = play(BESIDE, "0: start a1", "0: go right", "0: go left")
    assert told.last == ["0 arrived-land", "0 found-treasure 1", "0 treasure-hands-full"]
    assert told.treasure(1) == "with 0"
    assert told.treasure(0) == "a1"


def test_the_one_dropped_lies_on_top() -> None:
    told = play(PLAN, "0: start b2", "1: start b1", "0: go left", "1: go right")
    assert told.last == ["1 arrived-land", "1 found-treasure 1", "1 treasure-hands-full"]
    told.tell("0: go up", "1: blow up", "0: shoot right")
    assert told.last == ["0 shot-hit 1", "1 wounded", "1 dropped-treasure"]
    assert told.treasure(0) == told.treasure(1) == "c1"
    told.tell("1: blow up", "0: go right", "1: blow up", "0: go right")
    assert told.last == ["0 arrived-land", "0 found-treasure 2", "0 took-treasure"]
    assert told.treasure(0) == "with 0"
    assert told.treasure(1) == "c1"


def test_a_treasure_falls_to_the_ground_not_into_other_hands() -> None:
    told = play(PLAN, "0: start b1", "1: start b1", "0: go left", "1: go left", "0: blow up")
    told.tell("1: go right", "0: blow up", "1: shoot left")
    assert told.last == ["1 shot-hit 0", "0 wounded", "0 dropped-treasure"]
    assert told.treasure(0) == "a1"


def test_one_that_fell_in_his_own_cell_the_shooter_has_at_once() -> None:
    told = play(PLAN, "0: start b1", "1: start b1", "0: go left", "1: go left", "0: blow up")
    told.tell("1: shoot up")
    assert told.last == [
        *("1 shot-hit 0", "0 wounded", "0 dropped-treasure"),
        *("1 found-treasure 1", "1 took-treasure"),
    ]
    assert told.treasure(0) == "with 1"


def test_full_hands_are_told_of_it_once() -> None:
    told = play(BESIDE, "0: start a1", "0: go right", "0: go left")
    assert told.last == ["0 arrived-land", "0 found-treasure 1", "0 treasure-hands-full"]
    told.tell("0: blow up -> 0 blast-nothing")


def test_the_wounded_leave_it_where_it_is() -> None:
    told = play(PLAN, "0: start a2", "1: start b2", "0: shoot right", "1: go up", "0: blow up")
    told.tell("1: blow up -> 1 blast-nothing")
    assert told.treasure(0) == "b1"
