"""Grenades, boats and cement (Rule C-5)."""

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
RIVER = """
  +---+---+---+---+
1 | .   >   >   D |
  +   +   +   +   +
2 | .   .   .   . |
  +   +   +   +   +
3 | A   H   .   .
  +---+---+---+---+
key c3
"""


def told(*lines: str, plan: str = PLAN, **options: Any) -> Told:
    return quest(plan, *lines, **options)


@pytest.mark.rule("C-5")
def test_a_grenade_removes_an_inner_wall() -> None:
    game = told("0: start b1", "0: blow right; go right")
    assert game.answers == ["0 blast-clear", "0 arrived-land"]


@pytest.mark.rule("C-5", "C-7")
@pytest.mark.parametrize(
    ("cell", "side", "said"),
    [("b1", "up", "blast-stands"), ("a1", "down", "blast-clear"), ("d3", "right", "blast-clear")],
)
def test_a_monolith_survives_it(cell: str, side: str, said: str) -> None:
    game = told(f"0: start {cell}", f"0: blow {side}; skip")
    assert game.answers[0] == f"0 {said}"
    assert game.state.ground.sides == game.plan.sides
    assert game.kit() == (1, 0, 1, 1, 0)


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(("start", "end"), [("c1", "b1"), ("d1", "c1")])
def test_by_boat_one_step_against_the_current(start: str, end: str) -> None:
    game = told(f"0: start {start}", "0: go left by-boat -> 0 rowed-river", plan=RIVER)
    assert game.at(0) == end
    assert game.kit() == (1, 1, 1, 0, 0)


@pytest.mark.rule("C-5")
def test_without_it_he_is_carried_back() -> None:
    game = told("0: start c1", "0: go left -> 0 carried-river", plan=RIVER)
    assert game.at(0) == "c1"
    assert game.kit() == (1, 1, 1, 1, 0)


@pytest.mark.rule("C-5")
def test_then_the_boat_is_used_up() -> None:
    game = told("0: start d1", "0: go left by-boat", "0: go left by-boat", plan=RIVER)
    assert game.last == ["0 lacks-boats", "0 carried-river"]
    assert game.at(0) == "c1"


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(
    ("start", "side", "said", "end"),
    [
        ("b1", "right", "carried-delta", "d1"),
        ("a1", "right", "carried-river", "c1"),
        ("c2", "up", "carried-delta", "d1"),
        ("b2", "down", "arrived-hospital", "b3"),
        ("b1", "up", "hit-monolith", "b1"),
        ("d3", "right", "at-exit", "d3"),
        ("c1", "right", "arrived-delta", "d1"),
    ],
)
def test_other_steps_by_boat_are_ordinary_and_it_is_kept(
    start: str, side: str, said: str, end: str
) -> None:
    game = told(f"0: start {start}", f"0: go {side} by-boat -> 0 {said}", plan=RIVER)
    assert game.at(0) == end
    assert game.kit() == (1, 1, 1, 1, 0)


@pytest.mark.rule("C-5", "D-7.4")
def test_also_where_rivers_carry_to_the_delta() -> None:
    game = told("0: start d1", "0: go left by-boat", plan=RIVER, current="turbulent")
    assert game.last == ["0 rowed-river"]
    assert game.at(0) == "c1"
    game.tell("0: go left -> 0 carried-delta")


@pytest.mark.rule("C-5", "G-11")
def test_what_lies_where_he_rows_is_found() -> None:
    game = told("0: start d1", "0: go left by-boat", plan=RIVER.replace("key c3", "key c1"))
    assert game.last == ["0 rowed-river", "0 found-treasure 1", "0 took-treasure"]


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(("start", "offered"), [("b1", True), ("d1", True), ("a1", False)])
def test_a_boat_is_offered_in_rivers_and_deltas(start: str, offered: bool) -> None:
    game = told(f"0: start {start}", plan=RIVER)
    boats = [move for move in game.offers if "by-boat" in move]
    assert boats == [f"go {side} by-boat" for side in ("left", "right", "up", "down")] * offered


@pytest.mark.rule("C-5", "A-2")
def test_where_a_turn_is_one_action_one_must_have_the_boat() -> None:
    game = play(RIVER, "0: start d1", boats=1)
    game.tell("0: go left by-boat -> 0 rowed-river")
    assert game.refused("0: go left by-boat") == "illegal-no-boats"
    assert not [move for move in game.offers if "by-boat" in move]


def with_cement(*lines: str, plan: str = PLAN, **options: Any) -> Told:
    """Straight from the arsenal, with one bag."""
    return told("0: start a2", "0: go down", *lines, plan=plan, **{"cement": 1, **options})


@pytest.mark.rule("C-5")
def test_cement_builds_a_wall_on_a_free_side() -> None:
    game = with_cement("0: go up; cement right")
    assert game.answers == ["0 arrived-land", "0 cement-built"]
    assert game.kit() == (1, 1, 1, 1, 0)
    game.tell("0: go right -> 0 hit-wall", "0: go down", "0: go right", "0: go up")
    game.tell("0: go left -> 0 hit-wall")


@pytest.mark.rule("C-5")
def test_it_can_be_blown_up_again() -> None:
    game = with_cement("0: go up; cement right", "0: blow right; go right")
    assert game.answers == ["0 blast-clear", "0 arrived-land"]


@pytest.mark.rule("C-5", "C-4")
def test_it_stops_bullets() -> None:
    lines = ("0: start a2", "1: start b2", "0: go down", "1: skip")
    game = told(*lines, "0: go up; cement right; shoot right", cement=1)
    assert game.answers == ["0 arrived-land", "0 cement-built", "0 shot-nobody"]
    assert told(*lines, "0: go up; shoot right", cement=1).answers[1] == "0 shot-hit 1"


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(
    ("way", "side"),
    [("", "left"), ("", "down"), ("up up right", "right"), ("right right right", "right")],
)
def test_where_a_wall_or_an_exit_is_none_can_be_built(way: str, side: str) -> None:
    game = with_cement(*[f"0: go {step}" for step in way.split()], f"0: skip; cement {side}")
    assert game.answers[-1] == "0 cement-refused"
    assert game.kit() == (1, 1, 1, 1, 1)
    assert game.state.ground.sides == game.plan.sides


@pytest.mark.rule("C-5")
def test_nothing_may_be_cut_off() -> None:
    game = with_cement("0: go up", "0: go up; cement right; cement down", cement=2)
    assert game.answers == ["0 arrived-land", "0 cement-built", "0 cement-refused"]
    assert game.kit() == (1, 1, 1, 1, 1)
    game.tell("0: go down -> 0 arrived-land")


@pytest.mark.rule("C-5", "V-5")
def test_a_pit_is_not_cut_off_by_walls() -> None:
    plan = PLAN.replace("1 | .   . | .   H |", "1 | p1  . | .   p2|")
    game = with_cement("0: go up; cement up", "0: go right", plan=plan, cement=2)
    game.tell("0: go up; cement left")
    assert game.answers == ["0 arrived-land", "0 cement-built"]
    assert game.kit()[-1] == 0


@pytest.mark.rule("C-5")
@pytest.mark.parametrize("side", ["left", "right"])
def test_no_river_may_be_blocked(side: str) -> None:
    built = f"0: go right; cement {side}; cement down"
    game = with_cement("0: go up", "0: go up", built, plan=RIVER)
    assert game.answers == ["0 carried-river", "0 cement-refused", "0 cement-built"]
    assert game.kit()[-1] == 0


@pytest.mark.rule("C-5")
def test_without_a_bag_nothing_is_built() -> None:
    game = told("0: start a1", "0: skip; cement right", cement=1)
    assert game.answers == ["0 skipped", "0 lacks-cement"]
    assert game.refused("0: skip; dark cement up") == "illegal-no-dark"
    assert told("0: start a1").refused("0: skip; cement up") == "illegal-no-cement"


@pytest.mark.rule("C-5")
def test_it_is_offered_to_whoever_has_a_bag() -> None:
    game = told("0: start a2", cement=1)
    assert "cement up" not in game.offers
    assert "cement up" in game.tell("0: go down").offers
    assert "cement up" not in game.tell("0: go up; cement right").offers


@pytest.mark.rule("C-5")
def test_in_the_arsenal_he_may_build_at_once_and_before_his_step() -> None:
    game = with_cement("0: cement right; go up")
    assert game.answers == ["0 cement-built", "0 arrived-land"]


@pytest.mark.rule("C-5", "A-2")
def test_where_a_turn_is_one_action_cement_is_a_turn() -> None:
    game = play(PLAN, "0: start a2", "1: start d2", cement=1)
    assert game.refused("0: cement right") == "illegal-no-cement"
    game.tell("0: go down -> 0 arrived-arsenal, 0 rearmed 3 3 1 cement", "1: shoot up")
    game.tell("0: cement right -> 0 cement-built")
    assert game.turn == 1
    assert play(PLAN, "0: start a2").refused("0: cement up") == "illegal-unknown-here"
