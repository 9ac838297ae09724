"""The ground: plan, directions, cells and walls (Rules G-1, G-2, G-6, G-7, G-8)."""

from __future__ import annotations

import pytest

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.grid import EXIT, MONOLITH, NOWHERE, OPEN, WALL
from tests.labyrinth.drawing import CLASSIC, draw, number, play

PLAN = """
  +---+---+---+
1 | .   . | .
  +   +---+   +
2 | .   H   A |
  +   +   +   +
3 | p1  >   D |
  +---+---+---+
treasure a1
false c1
"""
CORNERLESS = """
  +   +---+   +
1     | . |
  +---+   +---+
2 | .   .   .
  +---+   +---+
3     | . |
  +   +---+   +
treasure b1
"""


@pytest.mark.rule("G-1")
def test_the_default_is_one_floor_of_four_rows_and_five_columns() -> None:
    assert (CLASSIC.rows, CLASSIC.cols) == (4, 5)
    assert draw(PLAN).floors == 1


@pytest.mark.rule("G-1")
@pytest.mark.parametrize(
    ("cell", "side", "stands"),
    [
        ("a1", 1, OPEN),
        ("b1", 1, WALL),
        ("c1", 0, WALL),
        ("b1", 3, WALL),
        ("b2", 2, WALL),
        ("a1", 2, MONOLITH),
        ("a3", 3, MONOLITH),
        ("c1", 1, EXIT),
    ],
)
def test_between_cells_nothing_or_a_wall_outside_monolith_or_exit(
    cell: str, side: int, stands: int
) -> None:
    plan = draw(PLAN)
    assert plan.side(number(plan, cell), side) == stands


@pytest.mark.rule("G-1")
def test_an_outline_may_lack_its_corners() -> None:
    plan = draw(CORNERLESS)
    assert [plan.name(cell) for cell in plan.cells()] == ["b1", "a2", "b2", "c2", "b3"]
    assert plan.beyond(number(plan, "b1"), 0) == NOWHERE
    told = play(CORNERLESS, "0: start a2", "0: go up -> 0 hit-wall", "0: blow up")
    assert told.last == ["0 blast-nothing"]
    told.tell("0: go right", "0: go right", "0: go right -> 0 at-exit")


@pytest.mark.rule("G-2")
@pytest.mark.parametrize(
    ("side", "end"), [("left", "a2"), ("right", "c2"), ("up", "b1"), ("down", "b3")]
)
def test_directions_are_as_drawn(side: str, end: str) -> None:
    square = """
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +   +   +   +
    3 | .   .   .
      +---+---+---+
    treasure a1
    """
    told = play(square, "0: start b2", f"0: go {side}")
    assert told.at(0) == end


@pytest.mark.rule("G-2")
@pytest.mark.parametrize("text", ["go north", "go a2", "go diagonal", "go here", "go"])
def test_there_are_no_other_directions(text: str) -> None:
    told = play(PLAN, "0: start a1")
    assert told.refused(f"0: {text}") == "illegal-move-side"


@pytest.mark.rule("G-2")
def test_there_are_no_diagonals() -> None:
    told = play(PLAN, "0: start a1")
    assert told.refused("0: go up left") == "illegal-move-unknown"


@pytest.mark.rule("G-6")
def test_the_cell_types() -> None:
    types = {
        *("land", "river", "delta", "pit", "lift", "arsenal", "hospital"),
        *("encephalitis", "casino", "cave"),
    }
    assert set(CELL_TYPES) == types
    assert CLASSIC.encephalitis == 0
    assert {name for name, kind in CELL_TYPES.items() if kind.name == name} == types


@pytest.mark.rule("G-6")
def test_a_treasure_is_no_type_but_lies_on_a_cell() -> None:
    told = play(PLAN, "0: start a2", "0: go up")
    assert told.last == ["0 arrived-land", "0 found-treasure 1", "0 took-treasure"]
    told.tell("0: go down -> 0 arrived-land", "0: go up -> 0 arrived-land")


@pytest.mark.rule("G-7")
def test_hitting_a_wall_costs_the_move_and_moves_nobody() -> None:
    told = play(PLAN, "0: start b1", "1: start c2", "0: go right -> 0 hit-wall")
    assert told.at(0) == "b1"
    assert told.turn == 1
    told.tell("1: go right -> 1 hit-wall")
    assert told.at(1) == "c2"
    assert told.turn == 0


@pytest.mark.rule("G-7")
def test_the_cell_does_not_act_again_on_who_hit_a_wall() -> None:
    told = play(PLAN, "0: start b3", "0: go down -> 0 hit-wall")
    assert told.at(0) == "b3"
    told = play(PLAN, "0: start a3", "0: go left -> 0 hit-wall")
    assert told.at(0) == "a3"


@pytest.mark.rule("G-8")
def test_a_bomb_removes_an_inner_wall_for_all() -> None:
    told = play(PLAN, "0: start b1", "1: start c1", "0: blow right -> 0 blast-done")
    told.tell("1: go left -> 1 arrived-land", "0: go right -> 0 arrived-land")


@pytest.mark.rule("G-8")
def test_it_costs_the_charge_whatever_happens() -> None:
    told = play(PLAN, "0: start b1", "0: blow right", "0: blow up", "0: blow left")
    assert told.state.pawns[0].bombs == 0
    assert told.refused("0: blow down") == "illegal-no-bombs"
