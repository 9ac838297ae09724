"""Whoever ends a turn in a hospital is healed there, however he came to be in it (Rule D-4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand, play, quest, school

pytestmark = pytest.mark.rule("D-4.2")

PLAN = """
  +---+---+---+---+
1 | .   .   .   H |
  +   +   +   +   +
2 | A   .   .   . |
  +---+---+---+   +
treasure a2
false a2
"""
EXIT = PLAN.replace("H |", "H  ")
KEY = PLAN.replace("treasure a2\nfalse a2", "key a2")
SHOT = ("0: start b1", "1: start d1", "0: shoot right")
"""Player 1 is wounded in the hospital."""


def told(*lines: str, plan: str = PLAN, **options: Any) -> Told:
    return grand(plan, *lines, **{"mines": False, "hospital_safe": False, **options})


@pytest.mark.rule("A-6")
@pytest.mark.parametrize(
    ("stays", "answer"),
    [("go up", "hit-wall"), ("shoot up", "shot-nobody"), ("blow up", "blast-nothing")],
)
def test_in_classic_games_whoever_stays_after_a_shot(stays: str, answer: str) -> None:
    game = play(PLAN, *SHOT, f"1: {stays} -> 1 {answer}, 1 healed")
    assert not game.state.pawns[1].wounded
    game.tell("0: shoot right -> 0 shot-hit 1, 1 wounded")


@pytest.mark.rule("A-6")
def test_not_whoever_walks_out() -> None:
    game = play(PLAN, *SHOT, "1: go left -> 1 arrived-land")
    assert game.state.pawns[1].wounded


@pytest.mark.rule("A-6")
def test_not_before_his_own_turn_ends() -> None:
    game = play(PLAN, *SHOT, "1: shoot up", "0: shoot right", "1: go down", "0: go left")
    assert game.state.pawns[1].wounded


@pytest.mark.rule("B-2")
def test_in_school_games_all_lives_come_back() -> None:
    game = school(PLAN, *SHOT, "1: go up -> 1 hit-wall, 1 healed")
    assert game.state.pawns[1].lives == 3


@pytest.mark.rule("B-2", "B-7")
def test_in_school_games_he_is_healed_before_he_is_asked_for_the_treasure_at_his_feet() -> None:
    plan = PLAN.replace("treasure a2\nfalse a2", "treasure d1\nfalse a1")
    game = school(plan, *SHOT, "1: go up -> 1 hit-wall, 1 healed, 1 asks-treasure 1")
    game.tell("1: choose 1 -> 1 chose-treasure 1/1")
    assert game.treasure(0) == "with 1"
    assert game.turn == 0


@pytest.mark.rule("C-3")
def test_in_quests_as_well() -> None:
    game = quest(KEY, "0: start b1", "1: start d1", "0: skip; shoot right")
    game.tell("1: skip -> 1 skipped, 1 healed")


@pytest.mark.parametrize("stays", ["skip", "go up"])
def test_in_grand_games_whoever_stays_after_a_shot(stays: str) -> None:
    game = told("0: start b1", "1: start d1", "0: shoot right; go left")
    assert game.last[-2:] == ["1 told-wounded", "1 may-order 1"]
    game.tell(f"1: {stays}")
    assert game.last[1] == "1 healed"


@pytest.mark.rule("D-5.5h")
def test_whoever_ordered_it_after_a_wound() -> None:
    game = told("0: start b1", "1: start a1", "0: shoot left; go down", "1: order d1")
    game.tell("1: go up -> 1 hit-wall, 1 healed")
    game.tell("0: go down", "1: status -> 1 status healthy 3 bombs")


@pytest.mark.rule("D-5.1", "D-5.5h")
def test_healed_there_he_picks_up_what_lies_at_his_feet() -> None:
    lines = ("0: start c1", "1: start a1", "0: throw bullet right; shoot left; go down")
    game = told(*lines, "1: order d1", "1: go up")
    assert game.last == [
        *("1 hit-wall", "1 healed", "1 found-things 1 bullets", "1 took-things 1 bullets"),
    ]


@pytest.mark.rule("D-5.8", "D-5.5h")
def test_of_several_treasures_he_is_asked_for_one_before_the_turn_passes_on() -> None:
    plan = PLAN.replace("treasure a2\nfalse a2", "treasure d1\nfalse d1")
    game = told("0: start b1", "1: start a1", "0: shoot left; go down", "1: order d1", plan=plan)
    game.tell("1: go up -> 1 hit-wall, 1 healed, 1 found-treasure 2, 1 asks-treasure 2")
    game.tell("1: choose 2 -> 1 chose-treasure 2/2")
    assert game.turn == 0
    assert game.treasure(1) == "with 1"


@pytest.mark.rule("D-5.5h")
def test_but_not_if_he_walks_out_at_once() -> None:
    game = told("0: start b1", "1: start a1", "0: shoot left; go down", "1: order d1")
    game.tell("1: go left -> 1 arrived-land")
    assert game.state.pawns[1].wounded


@pytest.mark.rule("D-6.7")
def test_in_the_dark_he_is_not_told() -> None:
    game = told("0: start b1", "1: start a1", "0: shoot left; go down", "1: order d1")
    game.tell("1: dark go up -> 1 dark-done")
    assert not game.state.pawns[1].wounded


@pytest.mark.rule("D-6.8")
def test_unless_he_asked_for_his_health() -> None:
    game = told("0: start b1", "1: start a1", "0: shoot left; go down", "1: order d1")
    game.tell("1: go up tell health -> 1 dark-done, 1 healed")


@pytest.mark.rule("D-6.8")
def test_whoever_hides_anything_more_is_told_no_more_than_of_that() -> None:
    game = told("0: start b1", "1: start a1", "0: shoot left; go down", "1: order d1")
    game.tell("1: go up tell health; dark blow up")
    assert game.answers == ["1 dark-done", "1 dark-done"]
    assert not game.state.pawns[1].wounded


@pytest.mark.rule("D-3.4")
def test_outside_of_its_exit_nobody_is_healed() -> None:
    game = told("0: start b1", "1: start a1", "0: shoot left; go down", "1: order d1", plan=EXIT)
    game.tell("1: go right -> 1 went-outside")
    assert game.state.pawns[1].wounded


@pytest.mark.rule("A-8")
def test_whoever_meets_the_bear_in_one_leaves_it_healed() -> None:
    game = play(PLAN + "bear d1\n", "0: start d2", "0: go up")
    assert game.last == ["0 arrived-hospital", "0 mauled", "0 wounded", "0 healed"]


@pytest.mark.rule("A-6")
def test_what_fell_there_is_taken_again_and_no_find() -> None:
    plan = PLAN.replace("treasure a2", "treasure d2") + "bear d1\n"
    game = play(plan, "0: start d2", "0: go up")
    said = ["0 arrived-hospital", "0 mauled", "0 wounded", "0 dropped-treasure", "0 healed"]
    assert game.last == [*said, "0 took-treasure"]
