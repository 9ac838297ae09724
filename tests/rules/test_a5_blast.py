from __future__ import annotations

import pytest

from tests.labyrinth.drawing import play

pytestmark = pytest.mark.rule("A-5")

PLAN = """
  +---+---+---+
1 | . | .   .
  +   +---+   +
2 | .   .   . |
  +---+---+---+
treasure a1
false c2
"""


def test_an_inner_wall_explodes_and_is_gone() -> None:
    told = play(PLAN, "0: start b1", "0: blow left -> 0 blast-done", "0: go left")
    assert told.last[0] == "0 arrived-land"
    assert told.at(0) == "a1"


@pytest.mark.parametrize(
    ("blaster", "blow", "walker", "go", "end"),
    [
        ("a1", "right", "b1", "left", "a1"),
        ("b1", "left", "a1", "right", "b1"),
        ("b1", "down", "b2", "up", "b1"),
        ("b2", "up", "b1", "down", "b2"),
    ],
)
def test_it_is_gone_from_both_sides(
    blaster: str, blow: str, walker: str, go: str, end: str
) -> None:
    told = play(PLAN, f"0: start {blaster}", f"1: start {walker}", f"0: blow {blow}")
    assert told.last == ["0 blast-done"]
    told.tell(f"1: go {go}")
    assert told.at(1) == end
    told.tell(f"0: go {blow}")
    assert told.at(0) == walker


def test_only_the_wall_in_that_direction() -> None:
    told = play(PLAN, "0: start b1", "0: blow left -> 0 blast-done", "0: go down -> 0 hit-wall")
    assert told.at(0) == "b1"


def test_where_no_wall_is_nothing_explodes() -> None:
    play(PLAN, "0: start b2", "0: blow left -> 0 blast-nothing", "0: go left -> 0 arrived-land")


def test_a_wall_explodes_only_once() -> None:
    play(PLAN, "0: start b1", "0: blow left -> 0 blast-done", "0: blow left -> 0 blast-nothing")


@pytest.mark.parametrize(("cell", "side"), [("a2", "left"), ("b1", "up"), ("c2", "down")])
def test_the_outer_wall_stays(cell: str, side: str) -> None:
    told = play(PLAN, f"0: start {cell}", f"0: blow {side} -> 0 blast-nothing", f"0: go {side}")
    assert told.last == ["0 hit-wall"]
    assert told.at(0) == cell


def test_an_exit_is_no_wall() -> None:
    told = play(PLAN, "0: start c1", "0: blow right -> 0 blast-nothing")
    told.tell("0: go right -> 0 at-exit")


def test_nobody_is_harmed() -> None:
    told = play(PLAN, "0: start b1", "1: start b1", "2: start a1", "0: blow left -> 0 blast-done")
    assert not [pawn for pawn in told.state.pawns if pawn.wounded]


@pytest.mark.parametrize("side", ["left", "right", "up", "down"])
def test_the_bomb_is_spent_whatever_happens(side: str) -> None:
    told = play(PLAN, "0: start b1", f"0: blow {side}")
    assert told.state.pawns[0].bombs == 2
