"""The bear on its path, and its cave (Rule C-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.creature_plans import FLOORS, PLAN, RIDES
from tests.labyrinth.drawing import Told, grand, play, quest, school

pytestmark = pytest.mark.rule("C-9")

CIRCLE = "bear a1 right down left up\n"


def bear(*lines: str, path: str = CIRCLE, plan: str = PLAN, **options: Any) -> Told:
    return quest(plan + path, *lines, **{"bear_can_be_shot": True, **options})


def test_it_goes_its_path_again_and_again_a_step_each_round() -> None:
    game = bear("0: start d3", "1: start d3")
    assert game.bear == "a1"
    places = []
    for _ in range(9):
        at = game.bear
        game.tell("0: skip")
        assert game.bear == at
        game.tell("1: skip")
        places.append(game.bear)
    assert places == [*["b1", "b2", "a2", "a1"] * 2, "b1"]


def test_it_does_not_repeat_the_players_moves() -> None:
    game = bear("0: start c3", "1: start d3", "0: go left")
    assert game.bear == "a1"


def test_repeating_them_is_an_option_with_a_cave_too() -> None:
    game = bear("0: start b3", "1: start d2", "0: go right", path="bear a1\n")
    assert game.bear == "b1"
    game.tell("1: go up")
    assert game.bear == "b1"


def test_the_round_ends_with_the_last_who_is_alive() -> None:
    game = bear("0: start d3", "1: start d2", "0: skip; shoot up", health="wounds", bullets=2)
    game.tell("1: skip")
    assert game.bear == "b1"
    game.tell("0: skip; shoot up")
    assert game.answers[1:] == ["0 shot-hit 1", "1 died"]
    assert game.bear == "b2"
    game.tell("0: skip")
    assert game.bear == "a2"


def test_whoever_it_comes_to_is_wounded() -> None:
    game = bear("0: start b1", "1: start b1", "2: start d3", "0: skip", "1: skip", "2: skip")
    assert game.last == [
        *("2 skipped", "0 mauled", "0 wounded", "0 kit-lost"),
        *("1 mauled", "1 wounded", "1 kit-lost"),
    ]


def test_whoever_comes_to_it_is_wounded_before_he_takes_anything() -> None:
    game = bear("0: start a2", "0: go up", plan=PLAN.replace("key c3", "key a1"))
    assert game.last[:4] == ["0 arrived-cave", "0 mauled", "0 wounded", "0 kit-lost"]
    assert game.last[4:] == ["0 found-treasure 1", "0 treasure-too-hurt"]
    assert game.treasure(0) == "a1"


def test_whoever_carries_the_key_drops_it() -> None:
    game = bear("0: start b2", "0: go up", plan=PLAN.replace("key c3", "key b1"))
    assert game.last == [
        *("0 arrived-land", "0 found-treasure 1", "0 took-treasure"),
        *("0 mauled", "0 wounded", "0 dropped-treasure", "0 kit-lost"),
    ]
    assert game.treasure(0) == "b1"


def test_and_is_not_told_that_he_found_it() -> None:
    game = bear("0: start c3", "0: go up", path="bear c2 up down\n")
    assert game.last[:5] == [
        *("0 arrived-land", "0 mauled", "0 wounded", "0 dropped-treasure", "0 kit-lost"),
    ]
    assert (game.treasure(0), len(game.last)) == ("c2", 5)


def test_the_wounded_are_told_of_it_but_it_changes_nothing() -> None:
    game = bear("0: start b1", "0: skip -> 0 skipped, 0 mauled, 0 wounded, 0 kit-lost")
    game.tell("0: go down -> 0 arrived-land, 0 mauled")


def test_a_wall_stops_it_and_it_tries_again() -> None:
    path = "bear c2 right left\n"
    game = bear("0: start d3", "0: skip", "0: skip", path=path, blast_answer="exploded")
    assert game.bear == "c2"
    game.tell("0: go up; blow left")
    assert game.answers == [
        "0 arrived-land",
        "0 blast-done",
        "0 mauled",
        "0 wounded",
        "0 kit-lost",
    ]
    assert game.bear == "d2"
    game.tell("0: go down")
    assert game.bear == "c2"


def test_an_exit_stops_it_too() -> None:
    game = bear("0: start a3", "0: skip", path="bear d3 right left\n")
    assert game.bear == "d3"


def test_rivers_and_pits_carry_it_one_cell() -> None:
    path = "bear a1 right down left left right up up left left\n"
    game = bear("0: start a3", "0: skip", path=path, plan=RIDES, bear_cave=False)
    assert game.bear == "c1"
    game.tell("0: skip")
    assert game.bear == "c2"
    game.tell("0: skip")
    assert game.bear == "d3"


def test_lifts_carry_it() -> None:
    game = bear("0: start 1a3", "0: skip", path="key 1a1\nbear 1b1 right left\n", plan=FLOORS)
    assert game.bear == "2c1"
    game.tell("0: skip")
    assert game.bear == "2b1"


def test_when_it_is_hit_it_is_back_in_its_cave_and_begins_anew() -> None:
    game = bear("0: start c2", "0: skip", "0: skip", path="bear a1 right down up left\n")
    assert game.bear == "b2"
    game.tell("0: skip; shoot left")
    assert game.answers == ["0 skipped", "0 shot-hit bear", "bear-fled"]
    assert game.bear == "b1"
    game.tell("0: skip")
    assert game.bear == "b2"


def test_a_knife_hits_it_too_in_hands_that_may_still_use_it() -> None:
    game = bear("0: start b1", "0: go left; stab")
    assert game.answers[3:] == ["0 kit-lost", "0 too-hurt stab"]
    game = bear("0: start b1", "0: go left; stab", health="lives", kit=False, wounded_shoot=True)
    assert game.answers[3:] == ["0 stabbed bear", "bear-fled"], "it has wounded him in this turn"


def test_whoever_is_in_the_cave_when_it_flees_there_is_wounded() -> None:
    game = bear("0: start c1", "1: start a2", "0: skip", "1: skip", "0: skip", "1: go up")
    assert game.bear == "b2"
    game.tell("0: go down; shoot left")
    assert game.answers[2:] == ["bear-fled", "1 mauled", "1 wounded", "1 kit-lost"]
    assert game.bear == "a1"


def test_a_bear_that_repeats_flees_into_its_cave_too() -> None:
    game = bear("0: start c1", "0: go right", "0: go right; shoot left", path="bear a1\n")
    assert game.answers == ["0 hit-monolith", "0 shot-hit bear", "bear-fled"]
    assert game.bear == "a1"


def test_without_a_cave_the_second_hit_kills_it() -> None:
    game = bear("0: start d1", "0: skip; shoot left", bullets=2, bear_cave=False)
    assert game.answers == ["0 skipped", "0 shot-hit bear", "bear-wounded"]
    assert game.bear == "b1"
    game.tell("0: go left; shoot left")
    assert game.answers == ["0 arrived-land", "0 shot-hit bear", "bear-died"]
    assert game.bear is None
    game.tell("0: skip")
    assert game.bear is None


def test_that_it_can_be_hit_is_an_option() -> None:
    game = bear("0: start d1", "0: skip; shoot left", bear_can_be_shot=False, bear_cave=False)
    assert game.answers == ["0 skipped", "0 shot-nobody"]
    knives: dict[str, Any] = {
        "kit": False,
        "wounded_shoot": True,
        "bear_can_be_shot": False,
        "bear_cave": False,
    }
    game = bear("0: start b1", "0: go left; stab", **knives)
    assert game.answers[3:] == ["0 stabbed-nobody"]


@pytest.mark.parametrize(("start", "hit"), [("b1", "0 shot-hit bear"), ("a1", "0 shot-hit 1")])
def test_whoever_is_nearer_catches_the_bullet(start: str, hit: str) -> None:
    other = "a1" if start == "b1" else "b1"
    game = bear("0: start d1", f"1: start {other}", path=f"bear {start} down up\n", bear_cave=False)
    game.tell("0: skip; shoot left")
    assert game.answers[1] == hit


def test_both_in_one_cell_are_hit() -> None:
    game = bear("0: start d1", "1: start b1", path="bear b1 down up\n", bear_cave=False)
    game.tell("0: skip; shoot left")
    assert game.answers[1] == "0 shot-hit 1 bear"


def test_it_meets_whoever_drifts_to_it() -> None:
    plan = RIDES.replace("key", "treasure") + "bear c1 down up\n"
    game = school(plan, "0: start a1", "0: go right", "chance: drift 1", bear=True)
    assert game.last[:3] == ["0 carried-river", "0 mauled", "0 lost-life 2"]


def test_other_rule_sets_can_have_it() -> None:
    plan = PLAN.replace("key", "treasure") + CIRCLE
    game = play(plan, "0: start d3", "1: start b1", "0: shoot up", "1: shoot up")
    assert game.last == ["1 shot-nobody", "1 mauled", "1 wounded"]
    game = grand(plan, "0: start d3", "1: start b1", "0: skip", "1: go up")
    assert game.last == ["1 hit-wall", "1 mauled", "1 wounded"]


def test_the_grand_victim_is_told_on_his_turn() -> None:
    plan = PLAN.replace("key", "treasure") + CIRCLE
    game = grand(plan, "0: start b1", "1: start d3", "0: skip", "1: go down")
    assert game.last == ["1 hit-wall", "0 mauled", "0 told-wounded", "0 may-order 1"]


def test_beside_a_leprechaun_it_can_still_repeat_and_strikes_then() -> None:
    path = "bear b1\nleprechaun a3 up down\n"
    game = bear("0: start c1", "0: go left -> 0 arrived-land", path=path)
    assert game.bear == "a1"
    game.tell("0: go left -> 0 arrived-cave, 0 mauled, 0 wounded, 0 kit-lost")


def test_it_wounds_nobody_twice_in_a_turn() -> None:
    path = "bear c2 right left\n"
    game = bear("0: start c1", "0: go down", path=path, health="lives", lives=9)
    assert [said for said in game.last if "lost-life" in said] == ["0 lost-life 8"]
    game.tell("0: skip -> 0 skipped, 0 mauled, 0 lost-life 7")
    game.tell("0: go left -> 0 arrived-land", "0: go right")
    assert [said for said in game.last if "lost-life" in said] == ["0 lost-life 6"]


def test_two_who_meet_it_one_after_the_other_are_both_wounded() -> None:
    path = "bear c2 right left\n"
    game = bear("0: start c1", "1: start c3", "0: go down", "1: skip", path=path, health="lives")
    assert game.last == ["1 skipped", "0 mauled", "0 lost-life 1"]
    game.tell("0: skip", "1: go up")
    assert [said for said in game.last if "lost-life" in said] == ["1 lost-life 2"]
    assert game.last[-2:] == ["0 mauled", "0 died"]
