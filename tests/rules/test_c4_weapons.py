"""Gun and knife, and what a wound does (Rule C-4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, play, quest

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


@pytest.mark.rule("C-4")
def test_the_gun_hits_the_nearest_cell_with_players() -> None:
    game = told("0: start a2", "1: start c2", "2: start d2", "3: start c2", "0: skip; shoot right")
    assert game.answers == [
        *("0 skipped", "0 shot-hit 1 3", "1 wounded", "1 kit-lost", "3 wounded", "3 kit-lost"),
    ]


@pytest.mark.rule("C-4")
def test_not_behind_a_wall() -> None:
    game = told("0: start b1", "1: start c1", "0: skip; shoot right")
    assert game.answers == ["0 skipped", "0 shot-nobody"]


@pytest.mark.rule("C-4")
def test_the_own_cell_is_for_the_knife_alone() -> None:
    game = told("0: start a2", "1: start a2", "2: start b2", "0: skip; shoot right")
    assert game.answers[1] == "0 shot-hit 2"
    game.tell("1: skip; stab")
    assert game.answers[1:] == ["1 stabbed 0", "0 wounded", "0 kit-lost"]


@pytest.mark.rule("C-4")
def test_the_knife_wounds_everybody_else_in_the_cell() -> None:
    game = told("0: start a2", "1: start b2", "2: start a2", "3: start a2", "0: skip; stab")
    assert game.answers == [
        *("0 skipped", "0 stabbed 2 3", "2 wounded", "2 kit-lost", "3 wounded", "3 kit-lost"),
    ]
    assert game.kit() == (1, 1, 0, 1, 0)
    assert game.kit(1) == (1, 1, 1, 1, 0)


@pytest.mark.rule("C-4")
def test_where_nobody_is_the_knife_is_used_up_too() -> None:
    game = told("0: start a2", "1: start b2", "0: skip; stab")
    assert game.answers == ["0 skipped", "0 stabbed-nobody"]
    assert game.kit() == (1, 1, 0, 1, 0)


@pytest.mark.rule("C-4")
def test_a_wounded_player_loses_kit_and_key_where_he_stands() -> None:
    game = told("0: start c2", "1: start b2", "0: go down", "1: skip", "0: go up")
    assert game.treasure(0) == "with 0"
    game.tell("1: skip; shoot right")
    assert game.answers[1:] == ["1 shot-hit 0", "0 wounded", "0 dropped-treasure", "0 kit-lost"]
    assert game.treasure(0) == "c2"
    assert game.kit() == (0, 0, 0, 0, 0)


@pytest.mark.rule("C-4")
def test_whoever_had_nothing_left_loses_no_kit() -> None:
    game = told(
        "0: start b2", "1: start a2", "0: skip", "1: skip; shoot up; stab; blow up", boats=0
    )
    game.tell("0: skip; shoot left")
    assert game.answers[1:] == ["0 shot-hit 1", "1 wounded"]


@pytest.mark.rule("C-4")
def test_he_loses_cement_too() -> None:
    game = told("0: start a2", "1: start b3", "0: go down", "1: skip; shoot left", cement=1)
    assert game.kit() == (0, 0, 0, 0, 0)


@pytest.mark.rule("C-4")
def test_the_wounded_cannot_use_weapons() -> None:
    game = told("0: start b2", "1: start a2", "0: skip; shoot left", "1: skip; shoot right; stab")
    assert game.answers == ["1 skipped", "1 too-hurt shoot", "1 too-hurt stab"]
    assert not {"shoot up", "stab"} & set(game.tell("0: skip").offers)


@pytest.mark.rule("C-4")
def test_that_the_wounded_may_is_an_option() -> None:
    game = told("0: start b2", "1: start a2", "0: skip; shoot left", kit=False, wounded_shoot=True)
    assert {"shoot up", "stab"} <= set(game.offers)
    game.tell("1: go right; stab")
    assert game.answers == ["1 arrived-land", "1 stabbed 0", "0 wounded"]


@pytest.mark.rule("C-4", "C-6")
def test_the_wounded_cannot_carry_the_key() -> None:
    game = told("0: start c2", "1: start b2", "0: skip", "1: skip; shoot right", "0: go down")
    assert game.last == ["0 arrived-land", "0 found-treasure 1", "0 treasure-too-hurt"]
    assert game.treasure(0) == "c3"


@pytest.mark.rule("C-4")
def test_a_further_wound_changes_nothing() -> None:
    game = told("0: start b2", "1: start a2", "0: skip; shoot left", "1: skip", bullets=5)
    for _ in range(3):
        game.tell("0: skip; shoot left", "1: skip")
    game.tell("0: skip; shoot left")
    assert game.answers == ["0 skipped", "0 shot-hit 1"]
    game.tell("1: skip")
    assert not game.over


@pytest.mark.rule("C-4")
def test_the_hospital_makes_him_whole() -> None:
    game = told("0: start c2", "1: start d2", "0: skip; shoot right", "1: go up")
    assert game.last == ["1 arrived-hospital", "1 healed"]
    game.tell("0: go right; stab", "1: go down", "0: skip; shoot up")
    game.tell("1: skip", "0: skip")
    assert not game.state.pawns[1].wounded


@pytest.mark.rule("C-4", "A-2")
def test_where_a_turn_is_one_action_the_knife_is_a_turn() -> None:
    game = play(PLAN, "0: start a2", "1: start a2", preset="classic", knives=1)
    assert "stab" in game.offers
    game.tell("0: stab -> 0 stabbed 1, 1 wounded")
    assert game.turn == 1
    game.tell("1: stab -> 1 stabbed 0, 0 wounded")
    assert game.refused("0: stab") == "illegal-no-knives"
    assert "stab" not in game.offers
    assert play(PLAN, "0: start a2").refused("0: stab") == "illegal-unknown-here"


@pytest.mark.rule("C-4", "A-2")
def test_there_too_the_wounded_may_be_kept_from_weapons() -> None:
    game = play(PLAN, "0: start a2", "1: start a2", "0: stab", knives=1, wounded_shoot=False)
    assert not {"stab", "shoot up"} & set(game.offers)
    game.tell("1: stab -> 1 too-hurt stab", "0: blow up", "1: shoot up -> 1 too-hurt shoot")
    assert game.kit(1)[:3] == (3, 3, 1)


@pytest.mark.rule("C-4")
def test_whoever_was_hurt_in_the_hospital_is_healed_once_he_ends_a_turn_there() -> None:
    game = told("0: start d2", "1: start c1", "0: go up", "1: go right; stab")
    assert game.answers[1:] == ["1 stabbed 0", "0 wounded", "0 kit-lost"]
    game.tell("0: skip -> 0 skipped, 0 healed")
    assert not game.state.pawns[0].wounded
    assert game.kit() == (0, 0, 0, 0, 0)
    game = told("0: start d2", "1: start c1", "0: go up", "1: go right; stab", kit=False)
    game.tell("0: skip -> 0 skipped, 0 healed")
