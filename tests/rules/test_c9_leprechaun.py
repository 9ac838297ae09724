"""The leprechaun (Rule C-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.creature_plans import FLOORS, PLAN, RIDES
from tests.labyrinth.drawing import Told, grand, play, quest, school

pytestmark = pytest.mark.rule("C-9")

WALK = "leprechaun a1 right right left left\n"


def met(*lines: str, path: str = WALK, plan: str = PLAN, **options: Any) -> Told:
    return quest(plan + path, *lines, **options)


def test_it_goes_its_path() -> None:
    game = met("0: start d3", "0: skip")
    assert game.leprechaun == "b1"
    places = [game.tell("0: skip").leprechaun for _ in range(4)]
    assert places == ["c1", "b1", "a1", "b1"]


def test_whoever_comes_to_it_is_told_where_the_key_lies() -> None:
    game = met("0: start a2", "0: go up -> 0 arrived-cave, 0 leprechaun-met 2 2 0")
    assert game.leprechaun == "b1"


def test_so_is_whoever_it_comes_to() -> None:
    game = met("0: start b1", "1: start b1", "0: skip", "1: skip")
    assert game.last == ["1 skipped", "0 leprechaun-met 1 2 0", "1 leprechaun-met 1 2 0"]


def test_whoever_stays_with_it_is_not_told_again_unless_it_moves() -> None:
    path = "leprechaun a1 up down\n"
    game = met("0: start a2", "0: go up -> 0 arrived-cave, 0 leprechaun-met 2 2 0", path=path)
    game.tell("0: skip -> 0 skipped")
    assert game.leprechaun == "a1"


@pytest.mark.parametrize(
    ("lies", "told"),
    [("a2", "0 1 0"), ("d1", "3 0 0"), ("b3", "1 2 0")],
)
def test_the_way_is_counted_right_and_down(lies: str, told: str) -> None:
    game = met("0: start b1", "0: go left", plan=PLAN.replace("key c3", f"key {lies}"))
    assert game.last == ["0 arrived-cave", f"0 leprechaun-met {told}"]


def test_left_and_up_are_less_than_nothing() -> None:
    plan = PLAN.replace("key c3", "key b1")
    game = met("0: start d2", "0: go down", plan=plan, path="leprechaun d3 left right\n")
    assert game.last == ["0 arrived-land", "0 leprechaun-met -2 -2 0"]


@pytest.mark.parametrize(
    ("key", "start", "told"),
    [("1b3", "1b2", "-1 1 0"), ("2a1", "1b2", "-2 -1 1"), ("1a3", "2b2", "-2 1 -1")],
)
def test_floors_count_too(key: str, start: str, told: str) -> None:
    floor = start[0]
    path = f"key {key}\nleprechaun {floor}c2 down up\n"
    game = met(f"0: start {start}", "0: go right", plan=FLOORS, path=path)
    assert game.last == ["0 arrived-land", f"0 leprechaun-met {told}"]


@pytest.mark.parametrize(
    ("true", "false", "told"),
    [
        ("d3", "b1", "1 0 0"),
        ("b1", "d3", "1 0 0"),
        ("c1", "b2", "2 0 0"),
        ("b2", "c1", "2 0 0"),
        ("a3", "b2", "1 1 0"),
    ],
)
def test_of_several_treasures_the_nearest_counts_then_the_upper_left_one(
    true: str, false: str, told: str
) -> None:
    plan = PLAN.replace("key c3", f"treasure {true}\nfalse {false}") + WALK
    game = play(plan, "0: start a2", "0: go up")
    assert game.last == ["0 arrived-cave", f"0 leprechaun-met {told}"]


def test_it_knows_what_lies_not_what_is_carried() -> None:
    plan = PLAN.replace("key c3", "key a2")
    game = met("0: start a3", "0: go up", "0: go up", plan=plan, path="leprechaun a1 up down\n")
    assert game.last == ["0 arrived-cave", "0 leprechaun-silent"]


def test_it_knows_where_a_key_was_dropped() -> None:
    plan = PLAN.replace("key c3", "key d2") + "leprechaun a1 up down\n"
    game = quest(plan, "0: start d3", "1: start b1", "0: go up", "1: skip", "0: go down")
    game.tell("1: go down", "0: skip", "1: go down; shoot right")
    assert game.answers[-2:] == ["0 dropped-treasure", "0 kit-lost"]
    game.tell("0: skip", "1: go up", "0: skip", "1: go left", "0: skip", "1: go up")
    assert game.last == ["1 arrived-cave", "1 leprechaun-met 3 2 0"]


@pytest.mark.parametrize(
    ("start", "deed"), [("b1", "go left; stab"), ("c1", "go left; shoot left")]
)
def test_it_can_be_killed(start: str, deed: str) -> None:
    game = met(f"0: start {start}", f"0: {deed}", path="leprechaun a1 up down\n")
    said = "stabbed-nobody" if "stab" in deed else "shot-nobody"
    assert game.answers[-2:] == [f"0 {said}", "leprechaun-died"]
    assert game.leprechaun is None
    game.tell("0: go right", "0: go left")
    assert "leprechaun" not in game.last[-1]


@pytest.mark.parametrize(
    ("shots", "hit"), [("first", "0 shot-nobody"), ("through", "0 shot-hit 1")]
)
def test_it_stops_the_bullet_that_kills_it(shots: str, hit: str) -> None:
    path = "leprechaun b1 up down\n"
    game = met("0: start d1", "1: start a1", "0: skip; shoot left", path=path, shots=shots)
    assert hit in game.last
    assert "leprechaun-died" in game.last
    game = met("0: start d1", "1: start c1", "0: skip; shoot left", path=path, shots=shots)
    assert ("leprechaun-died" in game.last) == (shots == "through")


def test_rivers_pits_and_lifts_carry_it() -> None:
    path = "leprechaun a1 right down left up\n"
    game = met("0: start a3", "0: skip", path=path, plan=RIDES)
    assert game.leprechaun == "c1"
    game.tell("0: skip", "0: skip")
    assert game.leprechaun == "d3"
    path = "key 1a1\nleprechaun 1b1 right left\n"
    game = met("0: start 1a3", "0: skip", path=path, plan=FLOORS)
    assert game.leprechaun == "2c1"


def test_who_drifts_to_it_is_told_as_well() -> None:
    plan = RIDES.replace("key", "treasure") + "leprechaun d1 down up\n"
    game = school(plan, "0: start a1", "0: go right", "chance: drift 2")
    assert game.last == ["0 carried-delta", "0 leprechaun-met -1 2 0"]


def test_outside_nobody_is_met() -> None:
    plan = PLAN.replace("key", "treasure") + "leprechaun d2 down up\nbear c3 right left\n"
    game = grand(plan, "0: start d3", "1: start a3", "0: go right", "1: skip", bear_cave=False)
    assert game.leprechaun == game.bear == "d3"
    assert game.last == ["1 skipped"]
    game.tell("0: go left")
    assert "0 mauled" in game.last
    assert [said for said in game.last if "leprechaun-met" in said]


def test_what_lies_at_his_feet_is_no_news() -> None:
    plan = PLAN.replace("key c3", "treasure a1\nfalse b2") + "leprechaun a1 up down\n"
    game = play(plan, "0: start a2", "0: go up", pick_up="after")
    assert game.last[1:3] == ["0 found-treasure 1", "0 leprechaun-met 1 1 0"]
    game = play(plan.replace("false b2\n", ""), "0: start a2", "0: go up", pick_up="after")
    assert game.last[1:3] == ["0 found-treasure 1", "0 leprechaun-silent"]
