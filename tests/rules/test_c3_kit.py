"""The kit, and arsenals (Rule C-3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, quest

PLAN = """
  +---+---+---+---+
1 | .   . | .   H |
  +   +   +   +   +
2 | .   .   .   . |
  +   +   +   +   +
3 | A   .   .   .
  +---+---+---+---+
key c3
"""


def told(*lines: str, plan: str = PLAN, **options: Any) -> Told:
    return quest(plan, *lines, **options)


@pytest.mark.rule("C-3")
def test_players_start_with_one_of_each() -> None:
    assert told("0: start a1").kit() == (1, 1, 1, 1, 0)


@pytest.mark.rule("C-3")
def test_how_many_of_each_is_an_option() -> None:
    game = told("0: start a1", bullets=2, bombs=3, knives=4, boats=5)
    assert game.kit() == (2, 3, 4, 5, 0)


@pytest.mark.rule("C-3")
def test_the_kit_is_told_with_the_status() -> None:
    game = told("0: start a1", "0: status", cement=1)
    assert game.last == ["0 status healthy 1 bullets 1 bombs 1 knives 1 boats"]


@pytest.mark.rule("C-3")
def test_each_thing_is_used_once() -> None:
    game = told("0: start a1", "0: skip; shoot up; stab; blow up")
    assert game.kit() == (0, 0, 0, 1, 0)
    game.tell("0: skip; shoot up; stab; blow up")
    assert game.answers == ["0 skipped", "0 lacks-bullets", "0 lacks-knives", "0 lacks-bombs"]


@pytest.mark.rule("C-3")
def test_what_is_used_up_is_offered_no_more() -> None:
    game = told("0: start a1")
    parts = {move.split()[0] for move in game.offers}
    assert {"shoot", "stab", "blow"} <= parts
    game.tell("0: skip; shoot up; stab; blow up")
    assert not {"shoot", "stab", "blow"} & {move.split()[0] for move in game.offers}


@pytest.mark.rule("C-3")
def test_the_arsenal_restores_the_kit() -> None:
    game = told("0: start a1", "0: go down; shoot up; stab; blow left", "0: go down")
    assert game.last == ["0 arrived-arsenal", "0 rearmed 1 1 1 knives 1 boats"]
    assert game.kit() == (1, 1, 1, 1, 0)
    game.tell("0: go up", "0: go down -> 0 arrived-arsenal")


@pytest.mark.rule("C-3", "G-11")
@pytest.mark.parametrize("stay", ["skip", "go left"])
def test_also_that_of_whoever_stays_there_when_his_turn_ends(stay: str) -> None:
    game = told("0: start a3", f"0: {stay}; stab")
    assert game.answers[1:] == ["0 stabbed-nobody", "0 rearmed 1 1 1 knives 1 boats"]
    game.tell("0: skip; shoot up", "0: go right; shoot up")
    assert game.answers == ["0 arrived-land", "0 shot-nobody"]
    assert game.kit() == (0, 1, 1, 1, 0)


@pytest.mark.rule("C-3")
def test_it_serves_once_a_turn_what_is_used_after_arriving_is_used_up() -> None:
    game = told("0: start a2", "0: skip; shoot up", "0: go down; stab; shoot up")
    assert game.answers == [
        *("0 arrived-arsenal", "0 rearmed 1 1 1 knives 1 boats", "0 stabbed-nobody"),
        "0 shot-nobody",
    ]
    assert game.kit() == (0, 1, 0, 1, 0)
    game.tell("0: skip -> 0 skipped, 0 rearmed 1 1 1 knives 1 boats")


@pytest.mark.rule("C-3")
def test_whoever_wants_nothing_gets_nothing_at_the_end_either() -> None:
    game = told("0: start a2", "0: go down hands-off; stab")
    assert game.answers == ["0 arrived-arsenal", "0 stabbed-nobody"]


@pytest.mark.rule("C-3")
def test_where_kits_are_added_staying_adds_none() -> None:
    game = told("0: start a2", "0: go down; stab", "0: skip", arsenal_adds=True)
    assert game.last == ["0 skipped"]
    assert game.kit() == (2, 2, 1, 2, 0)


@pytest.mark.rule("C-3", "A-6")
def test_without_kits_staying_gives_nothing() -> None:
    game = told("0: start a2", "0: go down; stab", "0: skip -> 0 skipped", kit=False)
    assert game.kit() == (1, 1, 0, 1, 0)


@pytest.mark.rule("C-3")
def test_not_that_of_a_wounded_player() -> None:
    game = told("0: start b2", "1: start a2", "0: skip; shoot left", "1: go down")
    assert game.last == ["1 arrived-arsenal"]
    assert game.kit(1) == (0, 0, 0, 0, 0)


@pytest.mark.rule("C-3")
def test_once_healed_he_gets_a_new_one() -> None:
    plan = PLAN.replace("3 | A   .   .   .", "3 | A   H   .   .")
    game = told("0: start b2", "1: start a2", "0: skip; shoot left", "1: go down", plan=plan)
    game.tell("0: skip", "1: go right -> 1 arrived-hospital, 1 healed", "0: skip", "1: go left")
    assert game.last == ["1 arrived-arsenal", "1 rearmed 1 1 1 knives 1 boats"]


@pytest.mark.rule("C-3")
def test_whoever_wants_nothing_gets_nothing() -> None:
    game = told("0: start a2", "0: skip; stab", "0: go down hands-off -> 0 arrived-arsenal")
    assert game.kit() == (1, 1, 0, 1, 0)


@pytest.mark.rule("C-3")
def test_another_kit_on_top_is_an_option() -> None:
    game = told(
        "0: start a2",
        "0: go down -> 0 arrived-arsenal, 0 rearmed 2 2 2 knives 2 boats",
        arsenal_adds=True,
    )
    game.tell("0: go up; stab", "0: go down -> 0 arrived-arsenal, 0 rearmed 3 3 2 knives 3 boats")
    assert game.kit() == (3, 3, 2, 3, 0)


@pytest.mark.rule("C-3")
def test_an_arsenal_that_has_nothing_for_him_says_nothing() -> None:
    plan = PLAN + "arsenal a3 boats\n"
    game = told(
        "0: start a2", "0: go down -> 0 arrived-arsenal", plan=plan, arsenal_adds=True, boats=0
    )
    assert game.kit() == (1, 1, 1, 0, 0)


@pytest.mark.rule("C-3")
def test_some_arsenals_hold_only_some_things() -> None:
    plan = PLAN.replace("1 | .   . | .   H |", "1 | A   . | .   H |")
    plan += "arsenal a1 bullets\narsenal a3 knives boats\n"
    game = told("0: start a2", "0: skip; shoot right; stab; blow up", plan=plan)
    game.tell("0: go up -> 0 arrived-arsenal, 0 rearmed 1 0 1 boats")
    assert game.kit() == (1, 0, 0, 1, 0)
    game.tell("0: go down", "0: go down -> 0 arrived-arsenal, 0 rearmed 1 0 1 knives 1 boats")
    assert game.kit() == (1, 0, 1, 1, 0)


@pytest.mark.rule("C-3", "C-5")
def test_some_arsenals_have_cement() -> None:
    game = told("0: start a2", "0: go down", cement=2)
    assert game.last == ["0 arrived-arsenal", "0 rearmed 1 1 1 knives 1 boats 2 cement"]
    assert game.kit() == (1, 1, 1, 1, 2)
    plan = PLAN + "arsenal a3 bombs\n"
    assert told("0: start a2", "0: go down", plan=plan, cement=2).kit() == (1, 1, 1, 1, 0)


@pytest.mark.rule("C-3")
@pytest.mark.parametrize(("thing", "move"), [("knives", "skip; stab"), ("boats", "go up by-boat")])
def test_of_things_that_the_rules_lack_there_are_none(thing: str, move: str) -> None:
    lacking: dict[str, Any] = {thing: 0}
    game = told("0: start a2", "0: skip; shoot up", "0: go down", **lacking)
    assert thing not in game.last[1]
    assert game.refused(f"0: {move}") == f"illegal-no-{thing}"


@pytest.mark.rule("C-3", "A-6")
def test_without_kits_the_wounded_keep_their_things_and_are_armed() -> None:
    game = told("0: start b2", "1: start a2", "0: skip; shoot left", kit=False)
    assert game.last[-1] == "1 wounded"
    assert game.kit(1) == (1, 1, 1, 1, 0)
    game.tell("1: skip; blow up", "0: skip", "1: go down")
    assert game.last == ["1 arrived-arsenal", "1 rearmed 1 1 1 knives 1 boats"]
