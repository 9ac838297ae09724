"""Lives, shots, arsenal and hospital (Rules B-1, B-2)."""

from __future__ import annotations

import pytest

from gamemaster.labyrinth.presets import PRESETS
from tests.labyrinth.drawing import school

PLAN = """
  +---+---+---+---+
1 | .   . | .   H |
  +   +   +   +   +
2 | .   .   .   . |
  +   +   +   +   +
3 | A   C   .   .
  +---+---+---+---+
treasure c3
false a1
"""
SCHOOL = PRESETS["school"]


# -- B-1 -----------------------------------------------


@pytest.mark.rule("B-1")
def test_three_lives_three_bullets_and_money() -> None:
    (pawn,) = school(PLAN, "0: start a2").state.pawns
    assert (pawn.lives, pawn.bullets, pawn.bombs, pawn.money) == (3, 3, 3, 10)


@pytest.mark.rule("B-1")
def test_lives_bullets_and_money_are_options() -> None:
    told = school(PLAN, "0: start a2", lives=5, bullets=2, bombs=1, money=7)
    (pawn,) = told.state.pawns
    assert (pawn.lives, pawn.bullets, pawn.bombs, pawn.money) == (5, 2, 1, 7)


@pytest.mark.rule("B-1")
def test_a_shot_costs_a_bullet_and_takes_a_life() -> None:
    told = school(PLAN, "0: start a2", "1: start d2")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 lost-life 2")
    assert told.state.pawns[0].bullets == 2
    told.tell("1: shoot left -> 1 shot-hit 0, 0 lost-life 2")


@pytest.mark.rule("B-1")
def test_only_the_nearest_cell_with_players_is_hit() -> None:
    told = school(PLAN, "0: start a2", "1: start c2", "2: start d2")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 lost-life 2")
    assert [pawn.lives for pawn in told.state.pawns] == [3, 2, 3]


@pytest.mark.rule("B-1")
def test_everybody_in_that_cell_loses_a_life() -> None:
    told = school(PLAN, "0: start a2", "1: start c2", "2: start c2", "3: start d2")
    told.tell("0: shoot right -> 0 shot-hit 1 2, 1 lost-life 2, 2 lost-life 2")


@pytest.mark.rule("B-1")
def test_the_shooters_own_cell_is_the_nearest_but_he_is_safe() -> None:
    told = school(PLAN, "0: start b2", "1: start b2", "2: start c2")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 lost-life 2")
    assert [pawn.lives for pawn in told.state.pawns] == [3, 2, 3]


@pytest.mark.rule("B-1")
def test_point_blank_shots_are_an_option() -> None:
    told = school(PLAN, "0: start b2", "1: start b2", "2: start c2", point_blank=False)
    told.tell("0: shoot right -> 0 shot-hit 2, 2 lost-life 2", "1: shoot left -> 1 shot-nobody")


@pytest.mark.rule("B-1")
def test_a_shot_at_nobody_is_told_as_such() -> None:
    told = school(PLAN, "0: start a2", "1: start d3", "0: shoot right -> 0 shot-nobody")
    told.tell("1: shoot left -> 1 shot-nobody")


@pytest.mark.rule("B-1")
def test_whoever_lost_a_life_may_still_shoot() -> None:
    told = school(PLAN, "0: start a2", "1: start b2", "0: shoot right")
    told.tell("1: shoot left -> 1 shot-hit 0, 0 lost-life 2")


@pytest.mark.rule("B-1")
def test_without_lives_he_is_dead_and_out() -> None:
    told = school(PLAN, "0: start a2", "1: start b2", "2: start d3")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 lost-life 2", "1: blow up", "2: blow up")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 lost-life 1", "1: blow up", "2: blow up")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 died")
    assert told.state.pawns[1].lives == 0
    assert told.turn == 2
    told.tell("2: blow up")
    assert told.turn == 0
    assert told.refused("1: go left") == "illegal-not-your-turn"


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("lives", [1, 2, 4])
def test_he_dies_of_as_many_shots_as_he_had_lives(lives: int) -> None:
    told = school(PLAN, "0: start a2", "1: start b2", "2: start d3", lives=lives, bullets=9)
    for left in range(lives - 1, 0, -1):
        told.tell(f"0: shoot right -> 0 shot-hit 1, 1 lost-life {left}", "1: blow up")
        told.tell("2: blow up" if left > lives - 3 else "2: shoot up")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 died")


@pytest.mark.rule("B-1")
def test_the_treasure_of_the_dead_stays_on_his_cell() -> None:
    told = school(PLAN, "0: start c2", "1: start b3", "2: start a2", lives=1)
    told.tell("0: go down", "0: choose 1", "1: shoot right")
    assert told.last == ["1 shot-hit 0", "0 died", "0 dropped-treasure"]
    assert told.treasure(0) == "c3"


@pytest.mark.rule("B-1")
@pytest.mark.parametrize(
    ("health", "second"),
    [("lives", "1 lost-life 1"), ("wounds", "1 died"), ("no-death", "")],
)
def test_what_a_second_hit_does_is_an_option(health: str, second: str) -> None:
    told = school(PLAN, "0: start a2", "1: start b2", "2: start d3", health=health)
    first = "1 lost-life 2" if health == "lives" else "1 wounded"
    told.tell(f"0: shoot right -> 0 shot-hit 1, {first}", "1: blow up", "2: blow up")
    told.tell("0: shoot right")
    assert told.last == ["0 shot-hit 1", *filter(None, [second])]


# -- B-2 -----------------------------------------------


@pytest.mark.rule("B-2")
def test_one_arsenal_and_one_hospital_on_the_plan() -> None:
    assert (SCHOOL.arsenals, SCHOOL.hospitals) == (1, 1)


@pytest.mark.rule("B-2")
def test_the_arsenal_restores_bullets_and_bombs() -> None:
    told = school(PLAN, "0: start a2", "0: shoot up", "0: shoot up", "0: blow up")
    told.tell("0: go down -> 0 arrived-arsenal, 0 rearmed 3 3")
    told.tell("0: go up", "0: go down -> 0 arrived-arsenal")


@pytest.mark.rule("B-2")
def test_it_restores_no_lives_and_the_hospital_no_bullets() -> None:
    told = school(PLAN, "0: start b3", "1: start d1", "0: shoot up", "1: shoot left")
    told.tell("0: go left -> 0 arrived-arsenal, 0 rearmed 3 3", "1: go down", "0: go right")
    told.tell("1: go up -> 1 arrived-hospital")
    assert told.state.pawns[1].bullets == 2
    told = school(PLAN, "0: start a2", "1: start b2", "0: shoot right", "1: shoot left")
    told.tell("0: go down -> 0 arrived-arsenal, 0 rearmed 3 3")
    assert told.state.pawns[0].lives == 2


@pytest.mark.rule("B-2")
@pytest.mark.parametrize("hits", [1, 2])
def test_the_hospital_restores_all_lives(hits: int) -> None:
    told = school(PLAN, "0: start a2", "1: start d2", *["0: shoot right", "1: blow down"] * hits)
    assert told.state.pawns[1].lives == 3 - hits
    told.tell("0: blow up", "1: go up -> 1 arrived-hospital, 1 healed")
    assert told.state.pawns[1].lives == 3
    told.tell("0: blow up", "1: go down", "0: shoot right -> 0 shot-hit 1, 1 lost-life 2")


@pytest.mark.rule("B-2")
def test_as_many_lives_as_the_rules_give() -> None:
    told = school(PLAN, "0: start a2", "1: start d2", "0: shoot right", "1: go up", lives=5)
    assert told.last == ["1 arrived-hospital", "1 healed"]
    assert told.state.pawns[1].lives == 5


@pytest.mark.rule("B-2")
def test_whoever_has_all_lives_is_not_healed() -> None:
    school(PLAN, "0: start d2", "0: go up -> 0 arrived-hospital")
