"""Land, hospitals and arsenals (Rules D-4.1 to D-4.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand, play

PLAN = """
  +---+---+---+---+---+
1 | .   .   H   .   . |
  +   +   +   +   +   +
2 | .   .   A   .   . |
  +---+---+---+---+---+
treasure a1
false e2
"""
IDLE = ("0: go left", "1: go right")


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


@pytest.mark.rule("D-4.1")
def test_land_does_nothing_and_holds_who_arrives() -> None:
    game = told("0: start a2", "0: go right -> 0 arrived-land")
    assert game.at(0) == "b2"


# -- D-4.2 ---------------------------------------------


@pytest.mark.rule("D-4.2")
def test_a_hospital_heals_at_once() -> None:
    game = told("0: start a1", "1: start b1", "0: shoot right; go left")
    game.tell("1: go right -> 1 arrived-hospital, 1 healed", "0: go left", "1: status")
    assert game.last == ["1 status healthy 3 bombs"]


@pytest.mark.rule("D-4.2")
def test_healed_he_can_carry_again_what_he_finds_there() -> None:
    game = told("0: start b1", "1: start b1", "0: throw bullet right; shoot up; go left")
    game.tell("1: go right")
    assert game.last == [
        *("1 arrived-hospital", "1 healed", "1 found-things 1 bullets", "1 took-things 1 bullets"),
    ]


@pytest.mark.rule("D-4.2")
def test_nobody_in_it_can_be_wounded() -> None:
    game = told("0: start a1", "1: start c1", "0: shoot right; go left", "1: go up")
    assert "1 told-wounded" not in game.last
    assert not game.state.pawns[1].wounded
    assert game.state.pawns[0].bullets == 2


@pytest.mark.rule("D-4.2")
def test_unless_the_table_agreed_otherwise() -> None:
    game = told("0: start b1", "1: start c1", "0: shoot right; go left", hospital_safe=False)
    assert game.last[1] == "0 scream"


@pytest.mark.rule("D-4.2")
@pytest.mark.rule("D-4.3")
@pytest.mark.parametrize("house", ["c1", "c2"])
def test_no_shot_leaves_a_house(house: str) -> None:
    game = told(f"0: start {house}", f"1: start b{house[1]}", "0: shoot left; go right")
    assert game.last[:2] == ["0 acts shoot left", "0 cannot-shoot-house"]
    assert game.state.pawns[0].bullets == 3
    assert not game.state.pawns[1].wounded


@pytest.mark.rule("D-4.2")
@pytest.mark.rule("D-4.3")
@pytest.mark.parametrize("row", ["1", "2"])
def test_no_shot_passes_a_house(row: str) -> None:
    game = told(f"0: start b{row}", f"1: start d{row}", "0: shoot right; go left")
    assert game.last[:2] == ["0 acts shoot right", "0 silence"]


@pytest.mark.rule("D-4.2")
def test_a_corpse_carried_in_is_cremated() -> None:
    game = told("0: start b1", "1: start b1", "2: start e1", "0: shoot up; go up", "1: go up")
    game.tell("2: go up", "0: shoot up; go up", "2: go up")
    assert game.state.pawns[0].corpse == 1
    game.tell("0: go right -> 0 arrived-hospital, 0 cremated", "2: go up")
    game.tell("0: leave corpse; go right")
    assert game.last == [
        *("0 acts leave corpse", "0 lacks-corpse", "0 acts go right", "0 arrived-land"),
    ]


# -- D-4.3 ---------------------------------------------


@pytest.mark.rule("D-4.3")
def test_an_arsenal_fills_to_three_and_three() -> None:
    game = told("0: start b2", "0: shoot up; shoot up; blow up; go right")
    assert game.last[-1] == "0 rearmed 3 3"
    assert (game.state.pawns[0].bullets, game.state.pawns[0].bombs) == (3, 3)


@pytest.mark.rule("D-4.3")
def test_unless_he_asked_it_not_to() -> None:
    game = told("0: start b2", "0: shoot up; blow up; go right hands-off")
    assert game.last[-2:] == ["0 arrived-arsenal", "0 rearmed 2 2"]
    assert (game.state.pawns[0].bullets, game.state.pawns[0].bombs) == (2, 2)


@pytest.mark.rule("D-4.3")
def test_whoever_arrives_is_told_what_he_has_though_it_gives_him_nothing() -> None:
    told("0: start b2", "0: go right -> 0 arrived-arsenal, 0 rearmed 3 3")


@pytest.mark.rule("D-4.3")
def test_his_treasure_is_told_too() -> None:
    game = told("0: start e2", "0: go left", "0: go left")
    assert game.last == ["0 arrived-arsenal", "0 rearmed 3 3 1 treasures"]


@pytest.mark.rule("D-4.3")
def test_what_lies_there_is_found_after_that() -> None:
    game = told("0: start b2", "0: throw bullet right; go right")
    assert game.last[-3:] == ["0 arrived-arsenal", "0 rearmed 3 3", "0 found-things 1 bullets"]


@pytest.mark.rule("D-4.3")
def test_whoever_stays_with_all_that_he_can_have_hears_nothing() -> None:
    told("0: start b2", "0: go right", "0: go down -> 0 hit-wall")


@pytest.mark.rule("D-4.3", "D-6.7")
def test_whoever_arrives_in_the_dark_hears_nothing() -> None:
    told("0: start b2", "0: dark go right -> 0 dark-done", "0: go down -> 0 hit-wall")


@pytest.mark.rule("D-4.3", "D-6.8")
@pytest.mark.parametrize(
    ("fact", "answer"),
    [("cell", "0 dark-done, 0 arrived-arsenal"), ("found", "0 dark-done, 0 rearmed 3 3")],
)
def test_in_half_the_dark_he_hears_it_with_what_was_found(fact: str, answer: str) -> None:
    told("0: start b2", f"0: go right tell {fact} -> {answer}")


@pytest.mark.rule("D-4.3", "D-6.7")
def test_it_is_so_in_all_games_in_which_somebody_may_hide_what_he_does() -> None:
    for options in ({"dark": True}, {"compound": True, "semidark": True}):
        game = play(PLAN, "0: start b2", "0: go right", **options)
        assert game.last == ["0 arrived-arsenal", "0 rearmed 3 3"]
    play(PLAN, "0: start b2", "0: go right -> 0 arrived-arsenal")


@pytest.mark.rule("D-4.3")
def test_it_can_be_shot_into() -> None:
    game = told("0: start b2", "1: start c2", "0: shoot right; go left")
    assert game.last[1] == "0 scream"


@pytest.mark.rule("D-4.3")
@pytest.mark.rule("D-5.5i")
def test_the_wounded_get_grenades_only() -> None:
    game = told("0: start a2", "1: start b2", "0: shoot right; go left", "1: blow up; go right")
    assert game.last[-1] == "1 rearmed 0 3"
    assert (game.state.pawns[1].bullets, game.state.pawns[1].bombs) == (0, 3)


@pytest.mark.rule("D-4.3")
def test_it_gives_no_mines() -> None:
    game = grand(
        PLAN,
        "0: start b2",
        "0: leave mine; go right -> 0 acts leave mine, 0 left 1 mine,"
        " 0 acts go right, 0 arrived-arsenal, 0 rearmed 3 3",
    )
    assert not game.state.pawns[0].mine


@pytest.mark.rule("D-4.3")
def test_but_in_some_games_it_does_to_free_hands() -> None:
    game = grand(PLAN, "0: start b2", "0: leave mine; go right", arsenal_mines=True)
    assert game.last[-2:] == ["0 armed-mine", "0 rearmed 3 3 1 mines"]
    game.tell("0: go right -> 0 arrived-land", "0: go left")
    assert game.last == ["0 arrived-arsenal", "0 rearmed 3 3 1 mines"]
    game = grand(PLAN, "0: start e2", "0: go left", "0: go left", arsenal_mines=True)
    assert game.treasure(1) == "with 0"
    assert game.last == ["0 arrived-arsenal", "0 rearmed 3 3 1 treasures"]


@pytest.mark.rule("D-5.3")
def test_whoever_stays_in_it_is_filled_up_again() -> None:
    game = told("0: start c2", "0: blow left; go down")
    assert game.last == [
        *("0 acts blow left", "0 blast-told", "0 acts go down", "0 hit-wall", "0 rearmed 3 3"),
    ]


@pytest.mark.rule("D-5.3")
def test_he_is_told_so_though_he_moved_darkly_before() -> None:
    game = told("0: start b2", "0: dark go right", "0: go down -> 0 hit-wall", "0: go right")
    game.tell("0: go left", "0: blow left; go down")
    assert game.last[-1] == "0 rearmed 3 3"


@pytest.mark.rule("D-5.3")
def test_outside_of_its_exit_nothing_is_filled_up() -> None:
    plan = """
      +---+---+
    1 | .   A
      +---+---+
    treasure a1
    """
    game = grand(plan, "0: start b1", "0: blow left; go right", mines=False)
    assert game.last[-1] == "0 went-outside"
    assert game.state.pawns[0].bombs == 2
