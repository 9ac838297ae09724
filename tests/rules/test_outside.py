"""Option `outside`: whoever meets an exit stands outside (Rule D-3.4)."""

from __future__ import annotations

import pytest

from tests.labyrinth.drawing import Told, play

pytestmark = pytest.mark.rule("D-3.4")

PLAN = """
  +---+---+---+
1 | .   .   H |
  +   +   +   +
2 | .   A   .
  +---+---+---+
treasure a2
false c1
"""
RIVER_EXIT = """
  +---+---+
1 | >   D
  +   +   +
2 | .   .
  +   +---+
treasure a2
"""


def outside(*lines: str, plan: str = PLAN) -> Told:
    return play(plan, *lines, outside=True)


def test_whoever_leaves_stands_outside() -> None:
    told = outside("0: start c2", "0: go right -> 0 went-outside")
    assert told.at(0) == "c2 right"


def test_with_the_true_treasure_he_wins() -> None:
    told = outside("0: start a2", "0: go right", "0: go right", "0: go right")
    assert told.last == ["0 went-outside", "0 won"]
    assert told.over


def test_with_a_false_one_it_crumbles() -> None:
    told = outside("0: start c1", "0: go down", "0: go right -> 0 went-outside, 0 treasure-false")
    assert told.treasure(1) == "gone"
    told.tell("0: go left -> 0 arrived-land", "0: go right -> 0 went-outside")


def test_his_next_movement_leads_back_in_through_the_same_exit() -> None:
    told = outside("0: start c2", "0: go right", "0: go left -> 0 arrived-land")
    assert told.at(0) == "c2"
    told.tell("0: go up")
    assert told.last[0] == "0 arrived-hospital"


@pytest.mark.parametrize("side", ["right", "up", "down"])
def test_any_other_movement_loses_the_game_for_him(side: str) -> None:
    told = outside("0: start c2", "1: start a1", "0: go right", "1: blow up")
    told.tell(f"0: go {side} -> 0 lost-outside")
    told.tell("1: blow up")
    assert told.turn == 1


def test_the_last_one_lost_ends_the_game() -> None:
    told = outside("0: start c2", "0: go right", "0: go right -> 0 lost-outside, all-dead")
    assert told.over


def test_coming_back_in_is_an_entry() -> None:
    told = outside("0: start b2", "0: go up", "0: go right -> 0 went-outside", plan=RIVER_EXIT)
    assert told.at(0) == "b1 right"
    told.tell("0: go left -> 0 arrived-delta")


def test_outside_there_is_no_pit_to_move_on_in() -> None:
    pit = """
      +---+---+
    1 | p1  p2
      +---+---+
    2 | .   . |
      +---+---+
    treasure a2
    """
    told = outside("0: start b1", "0: go right", plan=pit)
    assert told.refused("0: loop") == "illegal-no-loop"
    assert "loop" not in told.offers
    told.tell("0: go left -> 0 arrived-pit")
    assert told.at(0) == "a1"


def test_shots_and_blasts_are_no_movements() -> None:
    told = outside("0: start c2", "0: go right", "0: shoot up -> 0 shot-nobody")
    told.tell("0: blow left -> 0 blast-nothing", "0: go left -> 0 arrived-land")


def test_a_bomb_thrown_outside_touches_no_wall_inside() -> None:
    walled = """
      +---+---+
    1 | .   .
      +---+---+
    2 | .   . |
      +---+---+
    treasure a2
    """
    told = outside("0: start b1", "0: go right", "0: blow down -> 0 blast-nothing", plan=walled)
    told.tell("0: go left", "0: go down -> 0 hit-wall")


def test_an_exit_lets_a_bullet_out_to_those_who_stand_there() -> None:
    told = outside("0: start a2", "1: start c2", "0: blow up", "1: go right -> 1 went-outside")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 wounded")


def test_outside_two_wounds_kill_as_inside() -> None:
    told = outside("0: start a2", "1: start c2", "0: blow up", "1: go right", "0: shoot right")
    assert told.last == ["0 shot-hit 1", "1 wounded"]
    told.tell("1: blow up", "0: shoot right -> 0 shot-hit 1, 1 died")


def test_only_through_that_exit() -> None:
    two = """
      +---+---+
    1 | .   .
      +   +   +
    2 | .   .
      +---+---+
    treasure a2
    """
    told = outside("0: start a1", "1: start b2", "0: blow up", "1: go right", plan=two)
    told.tell("0: shoot right -> 0 shot-nobody")


def test_from_inside_the_exit_cell_another_way_misses_him() -> None:
    told = outside("0: start c2", "1: start c2", "0: go right", "1: shoot up -> 1 shot-nobody")
    told.tell("0: blow up", "1: shoot right -> 1 shot-hit 0, 0 wounded")


def test_from_outside_he_shoots_back_in() -> None:
    told = outside("0: start c2", "1: start c2", "2: start a2", "0: go right", "1: blow up")
    told.tell(
        "2: blow up", "0: shoot left -> 0 shot-hit 1 2, 1 wounded, 2 wounded, 2 dropped-treasure"
    )


@pytest.mark.parametrize("side", ["right", "up", "down"])
def test_from_outside_any_other_way_hits_nobody_inside(side: str) -> None:
    told = outside("0: start c2", "1: start c2", "2: start c1", "0: go right", "1: blow up")
    told.tell("2: blow up", f"0: shoot {side} -> 0 shot-nobody")


def test_two_outside_the_same_exit_stand_together() -> None:
    told = outside("0: start c2", "1: start c2", "0: go right", "1: go right")
    told.tell("0: shoot up -> 0 shot-hit 1, 1 wounded")


def test_the_bear_stays_inside_and_spares_who_is_out() -> None:
    told = play(
        PLAN + "bear c1\n", "0: start c2", "1: start a1", "0: go right", seats=2, outside=True
    )
    assert told.bear == "c1"
    told.tell("1: go down -> 1 arrived-land, 1 found-treasure 1, 1 took-treasure")
    assert told.bear == "c2"
    told.tell("0: go left -> 0 arrived-land")
    assert told.bear == "b2"


def test_the_bear_repeats_his_return_and_his_last_step() -> None:
    told = play(PLAN + "bear b2\n", "0: start c2", "0: go right", outside=True)
    assert told.bear == "c2"
    told.tell("0: go left -> 0 arrived-land")
    assert told.bear == "b2"
