"""Treasures taken freely after the action, the end, inner walls and bombs (Rules B-7 to B-9)."""

from __future__ import annotations

from typing import Any

import pytest

from gamemaster.labyrinth.presets import PRESETS
from tests.labyrinth.drawing import Told, school

PLAN = """
  +---+---+---+---+
1 | .   . | .   H |
  +   +   +---+   +
2 | .   .   .   . |
  +   +   +   +   +
3 | A   .   .   .
  +---+---+---+---+
treasure b2
false c2
"""


def told(*lines: str, **options: Any) -> Told:
    return school(PLAN, *lines, **options)


# -- B-7 -----------------------------------------------


@pytest.mark.rule("B-7")
def test_he_is_told_and_asked_and_it_costs_no_turn() -> None:
    game = told("0: start a2", "1: start d2", "0: go right")
    assert game.last == ["0 arrived-land", "0 found-treasure 1", "0 asks-treasure 1"]
    assert game.turn == 0
    assert game.offers == ["keep", "choose 1"]
    assert game.treasure(0) == "b2"
    game.tell("0: choose 1 -> 0 chose-treasure 1/1")
    assert game.treasure(0) == "with 0"
    assert game.turn == 1


@pytest.mark.rule("B-7")
def test_he_may_leave_it() -> None:
    game = told("0: start a2", "1: start d2", "0: go right", "0: keep -> 0 kept-treasure")
    assert game.treasure(0) == "b2"
    assert game.turn == 1


@pytest.mark.rule("B-7")
def test_an_answer_is_wanted_before_anything_else() -> None:
    game = told("0: start a2", "0: go right")
    assert game.refused("0: go left") == "illegal-answer-first"
    assert game.refused("0: choose 2") == "illegal-no-such-treasure"


@pytest.mark.rule("B-7")
@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("shoot up", "shot-nobody"),
        ("blow up", "blast-nothing"),
        ("hint", "bought-hint 5 5"),
    ],
)
def test_he_is_asked_after_every_action_where_it_lies(action: str, said: str) -> None:
    game = told("0: start a2", "0: go right", "0: keep", f"0: {action}")
    assert game.last == [f"0 {said}", "0 asks-treasure 1"]
    game.tell("0: choose 1")
    assert game.treasure(0) == "with 0"


@pytest.mark.rule("B-7")
def test_also_after_a_bet() -> None:
    plan = PLAN.replace("2 | .   .   .   . |", "2 | .   C   .   . |")
    game = school(plan, "0: start b2 -> 0 starts-casino, 0 found-treasure 1", "0: bet red 1")
    game.tell("chance: wheel 0 -> 0 wheel 0 green, 0 bet-lost 1 9, 0 asks-treasure 1")


@pytest.mark.rule("B-7")
def test_after_the_action_he_is_asked_only_about_what_lies_where_he_is_then() -> None:
    game = told("0: start b2 -> 0 starts-land, 0 found-treasure 1")
    assert game.treasure(0) == "b2"
    game.tell("0: go left -> 0 arrived-land")
    assert game.turn == 0


@pytest.mark.rule("B-7")
def test_only_with_all_lives() -> None:
    game = told("0: start a2", "1: start d2", "0: blow up", "1: shoot left")
    game.tell("0: go right -> 0 arrived-land, 0 found-treasure 1, 0 treasure-too-hurt")
    assert game.turn == 1
    assert game.treasure(0) == "b2"
    game.tell("1: blow up", "0: blow up -> 0 blast-nothing")
    assert game.turn == 1


@pytest.mark.rule("B-7")
def test_once_healed_he_may() -> None:
    plan = PLAN.replace("treasure b2", "treasure d2")
    game = school(plan, "0: start d3", "1: start a2", "0: go up", "0: keep", "1: shoot right")
    assert game.last == ["1 shot-hit 0", "0 lost-life 2"]
    game.tell("0: go up -> 0 arrived-hospital, 0 healed", "1: blow up", "0: go down")
    assert game.last == ["0 arrived-land", "0 found-treasure 1", "0 asks-treasure 1"]


@pytest.mark.rule("B-7")
def test_when_shot_he_leaves_it_where_he_stands() -> None:
    game = told("0: start a2", "1: start b3", "0: go right", "0: choose 1", "1: blow up")
    game.tell("0: go up", "1: go up", "0: go left", "1: go up", "0: shoot up", "1: shoot left")
    assert game.last == ["1 shot-hit 0", "0 lost-life 2", "0 dropped-treasure"]
    assert game.treasure(0) == "a1"


@pytest.mark.rule("B-7")
def test_on_the_other_treasure_he_may_swap() -> None:
    game = told("0: start a2", "0: go right", "0: choose 1", "0: go right")
    assert game.last == ["0 arrived-land", "0 found-treasure 1", "0 asks-treasure 1 carrying"]
    game.tell("0: choose 1 -> 0 chose-treasure 1/1")
    assert game.treasure(1) == "with 0"
    assert game.treasure(0) == "c2"
    game.tell("0: blow down -> 0 blast-nothing, 0 asks-treasure 1 carrying", "0: keep")
    assert game.treasure(1) == "with 0"


@pytest.mark.rule("B-7")
def test_of_several_on_one_cell_he_may_take_any() -> None:
    game = school(PLAN.replace("false c2", "false b2"), "0: start a2", "0: go right")
    assert game.last == ["0 arrived-land", "0 found-treasure 2", "0 asks-treasure 2"]
    assert game.offers == ["keep", "choose 1", "choose 2"]
    game.tell("0: choose 2 -> 0 chose-treasure 2/2")
    assert game.treasure(1) == "with 0"


@pytest.mark.rule("B-7")
def test_outside_he_learns_that_it_is_false_and_goes_on_from_the_exit() -> None:
    game = told("0: start c3", "1: start a2", "0: go up", "0: choose 1", "1: blow up", "0: go down")
    game.tell("1: blow up", "0: go right", "1: blow up", "0: go right")
    assert game.last == ["0 at-exit", "0 treasure-false"]
    assert game.treasure(1) == "gone"
    assert game.at(0) == "d3"
    assert game.turn == 1
    game.tell("1: shoot up", "0: go up -> 0 arrived-land")


@pytest.mark.rule("B-7")
def test_picking_up_at_once_is_an_option() -> None:
    game = told("0: start a2", "0: go right", pick_up="at-once")
    assert game.last == ["0 arrived-land", "0 found-treasure 1", "0 took-treasure"]
    assert game.treasure(0) == "with 0"


@pytest.mark.rule("B-7")
def test_the_preset_has_two_treasures_one_of_them_true() -> None:
    assert PRESETS["school"].false_treasures == 1


# -- B-8 -----------------------------------------------


@pytest.mark.rule("B-8")
def test_the_true_treasure_carried_out_wins() -> None:
    game = told("0: start b3", "1: start a1", "0: go up", "0: choose 1", "1: blow up", "0: go down")
    game.tell("1: blow up", "0: go right", "1: blow up", "0: go right", "1: shoot up")
    assert not game.over
    game.tell("0: go right -> 0 at-exit, 0 won")
    assert game.over


@pytest.mark.rule("B-8")
def test_the_last_player_alive_wins() -> None:
    game = told("0: start a2", "1: start d2", "2: start d3", lives=1)
    game.tell("0: shoot right -> 0 shot-hit 1, 1 died", "2: go up")
    assert not game.over
    game.tell("0: shoot right -> 0 shot-hit 2, 2 died, 0 last-alive")
    assert game.over


@pytest.mark.rule("B-8")
def test_that_is_an_option() -> None:
    game = told("0: start a2", "1: start d2", lives=1, last_alive="plays-on")
    game.tell("0: shoot right -> 0 shot-hit 1, 1 died")
    assert game.turn == 0


@pytest.mark.rule("B-8")
def test_one_player_alone_is_not_the_last() -> None:
    game = told("0: start a2", "0: go up")
    assert not game.over


# -- B-9 -----------------------------------------------


@pytest.mark.rule("B-9")
def test_an_inner_wall_answers_like_the_outer_one() -> None:
    told("0: start b1", "0: go right -> 0 hit-wall", "0: go up -> 0 hit-wall")


@pytest.mark.rule("B-9")
def test_bullets_do_not_pass_walls() -> None:
    game = told("0: start b1", "1: start c1", "0: shoot right -> 0 shot-nobody")
    game.tell("1: shoot left -> 1 shot-nobody", "0: blow right", "1: shoot left")
    assert game.last == ["1 shot-hit 0", "0 lost-life 2"]


@pytest.mark.rule("B-9")
def test_a_bomb_destroys_an_inner_wall_of_his_cell() -> None:
    game = told("0: start c1", "0: blow down -> 0 blast-done", "0: go down")
    assert game.last[0] == "0 arrived-land"
    assert game.state.pawns[0].bombs == 2


@pytest.mark.rule("B-9")
@pytest.mark.parametrize(("cell", "side"), [("b1", "up"), ("b1", "left"), ("d3", "right")])
def test_nothing_explodes_at_outer_walls_exits_and_where_no_wall_is(cell: str, side: str) -> None:
    game = told(f"0: start {cell}", f"0: blow {side} -> 0 blast-nothing")
    assert game.state.pawns[0].bombs == 2
    assert game.state.ground.sides == game.plan.sides


@pytest.mark.rule("B-9")
def test_bombs_can_be_left_out() -> None:
    game = told("0: start a2", "0: shoot up", bombs=0)
    assert game.refused("0: blow up") == "illegal-no-bombs"
    assert not [move for move in game.offers if move.startswith("blow")]
    game.tell("0: go down -> 0 arrived-arsenal, 0 rearmed 3 0")
