"""What the validator says about plans of the large game (Rules V-1 to V-6, D-7)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Final, Literal

import pytest

from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.making.chains import is_joined
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.outline import fixed_holes, pockets
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import GRAND, PLAYERS
from gamemaster.labyrinth.reach import movements
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import SETTLED, draw, number

GOOD: Final = """
    a   b   c   d   e   f
  +---+===+---+---+---+---+
1 | H   .   v   .   p1  A |
  +   +   +   +   +   +   +
2   .   .   D   .   .   . |
  +   +   +   +   +   +   +
3 | .   >   ^   .   .   . |
  +   +   +   +   +   +   +
4 | .   .   .   E   p2  H |
  +   +   +   +   +   +   +
5 # A   .   .   .   .   . |
  +---+   +---+---+---+---+
treasure e3
false f3
false d1
"""
AS_DRAWN: Final[dict[str, Any]] = {"exits": 4, "closed_exits": 2}


def said(drawn: str | Plan, **options: Any) -> list[str]:
    """The validator's findings in short: rule, key, and the arguments in order.

    By the rules of the large game with as many exits as the good plan, and without mines, which
    want more exits than its board can bear.
    """
    plan = draw(drawn) if isinstance(drawn, str) else drawn
    rules = replace(GRAND, rows=plan.rows, cols=plan.cols, mines=False, **AS_DRAWN)
    problems = validate(replace(rules, **options), plan)
    for problem in problems:
        mild = problem.rule == "V-6" or problem.key in SETTLED
        assert problem.severity == ("advice" if mild else "error")
    return [" ".join(map(str, (p.rule, p.key, *p.args.values()))) for p in problems]


def changed(*rows: str) -> str:
    """The good plan with other rows of cells."""
    lines = GOOD.split("\n")
    for row in rows:
        at = next(i for i, old in enumerate(lines) if old[:2] == row[:2])
        lines[at] = row
    return "\n".join(lines)


def test_a_good_plan_leaves_nothing_to_say() -> None:
    assert said(GOOD) == []


# --- G-1: outlines --------------------------------------------------------------------------------


def picture(outline: str, rows: int, cols: int) -> list[str]:
    holes = fixed_holes(outline, rows, cols)
    assert holes is not None
    return [
        "".join(" " if row * cols + col in holes else "x" for col in range(cols))
        for row in range(rows)
    ]


@pytest.mark.rule("G-1")
@pytest.mark.parametrize(
    ("outline", "drawn"),
    [
        ("full", ["xxxxx", "xxxxx", "xxxxx", "xxxxx", "xxxxx"]),
        ("no-corners", [" xxx ", "xxxxx", "xxxxx", "xxxxx", " xxx "]),
        ("diamond", ["  x  ", " xxx ", "xxxxx", " xxx ", "  x  "]),
        ("cross", [" xxx ", "xxxxx", "xxxxx", "xxxxx", " xxx "]),
        ("ring", ["xxxxx", "xxxxx", "xx xx", "xxxxx", "xxxxx"]),
    ],
)
def test_each_outline_has_its_shape(outline: str, drawn: list[str]) -> None:
    assert picture(outline, 5, 5) == drawn


@pytest.mark.rule("G-1")
def test_outlines_fill_any_rectangle() -> None:
    assert picture("cross", 6, 8) == ["  xxxx  "] * 2 + ["x" * 8] * 2 + ["  xxxx  "] * 2
    assert picture("ring", 4, 6) == ["xxxxxx", "x    x", "x    x", "xxxxxx"]
    assert picture("diamond", 4, 6) == ["  xx  ", "xxxxxx", "xxxxxx", "  xx  "]
    for outline in ("no-corners", "diamond", "cross", "ring"):
        for rows in range(3, 13):
            for cols in range(3, 13):
                drawn = picture(outline, rows, cols)
                assert "x" in drawn[0]
                assert "x" in drawn[-1]
                assert any(line[0] == "x" for line in drawn)
                assert drawn == drawn[::-1] == [line[::-1] for line in drawn]


@pytest.mark.rule("G-1")
def test_only_a_ring_encloses_what_it_lacks() -> None:
    ring = fixed_holes("ring", 6, 6)
    assert ring
    assert pockets(6, 6, ring) == ring
    for outline in ("full", "no-corners", "diamond", "cross"):
        holes = fixed_holes(outline, 7, 6)
        assert holes is not None
        assert not pockets(7, 6, holes)


NO_CORNERS: Final = """
    a   b   c   d
  +   +---+---+   +
1     | .   . |
  +---+   +   +---+
2 | .   .   .   H |
  +   +   +   +   +
3 | A   .   .   .
  +---+   +   +---+
4     | .   .
  +   +---+---+   +
treasure a2
false b1
"""
PLAIN: Final[dict[str, Any]] = {
    "exits": 2,
    "closed_exits": 0,
    "arsenals": 1,
    "hospitals": 1,
    "encephalitis": 0,
    "false_treasures": 1,
}
PLAIN_ADVICE: Final = ["V-6 plan-few-arsenals 1 2", "V-6 plan-few-hospitals 1 2"]


@pytest.mark.rule("G-1")
def test_the_outline_is_the_one_agreed() -> None:
    errors = [line for line in said(NO_CORNERS, outline="no-corners", **PLAIN) if "V-6" not in line]
    assert errors == []
    assert said(NO_CORNERS, **PLAIN) == ["G-1 plan-hole a1, d1, a4, d4"]
    other = NO_CORNERS.replace("+   +---+---+   +\n1     |", "+---+---+---+   +\n1 | .  ")
    assert said(other, outline="no-corners", **PLAIN)[0] == "G-1 plan-outline a1"
    assert said(NO_CORNERS, outline="ring", **PLAIN) == [
        "G-1 plan-hole a1, d1, a4, d4",
        "G-1 plan-outline b2, c2, b3, c3",
    ]


@pytest.mark.rule("G-1")
def test_a_ragged_outline_is_any_that_hangs_together() -> None:
    assert not [line for line in said(NO_CORNERS, outline="ragged", **PLAIN) if "G-1" in line]
    split = """
        a   b   c   d
      +---+---+   +---+
    1 | .   . |   | . |
      +   +   +   +   +
    2 | H   .       A |
      +---+---+   +---+
    treasure a1
    false b1
    """
    assert said(split, outline="ragged", **PLAIN)[0] == "G-1 plan-split d1, d2 a1"


# --- V-2, V-4: encephalitis and exits -------------------------------------------------------------


@pytest.mark.rule("V-2")
@pytest.mark.rule("D-4.7")
def test_how_many_cells_hold_encephalitis_the_drawing_settles() -> None:
    assert said(GOOD, encephalitis=0) == ["V-2 plan-encephalitis 1 0"]
    assert said(GOOD.replace("E", "."), encephalitis=2) == ["V-2 plan-encephalitis 0 2"]


@pytest.mark.rule("V-3")
@pytest.mark.parametrize("cell", ["d4", "a1", "c2"])
def test_treasures_lie_on_land(cell: str) -> None:
    true = GOOD.replace("treasure e3", f"treasure {cell}")
    assert said(true) == [f"V-3 plan-treasure-ground {cell}"]
    false = GOOD.replace("false f3", f"false {cell}")
    assert said(false) == [f"V-3 plan-false-ground {cell}"]


@pytest.mark.rule("V-4")
def test_how_many_exits_are_open_and_closed_the_drawing_settles() -> None:
    assert said(GOOD, exits=5) == ["V-4 plan-exits 4 5"]
    assert said(GOOD, closed_exits=1) == ["V-4 plan-closed-exits 2 1"]
    opened = GOOD.replace("#", " ")
    assert said(opened) == ["V-4 plan-closed-exits 1 2"]


@pytest.mark.rule("V-4")
def test_no_closed_exit_leads_from_a_river_source() -> None:
    moved = GOOD.replace("+===+---+", "+---+===+")
    assert said(moved) == ["V-4 plan-exit-source c1 up"]


@pytest.mark.rule("V-4")
@pytest.mark.rule("V-5")
def test_no_closed_exit_leads_from_a_cell_that_nobody_reaches() -> None:
    plan = changed("5 # A | .   .   .   .   . |").replace(
        "4 | .   .   .   E   p2  H |\n  +   +", "4 | .   .   .   E   p2  H |\n  +---+"
    )
    assert said(plan) == ["V-4 plan-exit-unreachable a5 left", "V-5 plan-cut-off a5 a1"]


# --- V-5: movements as they really act ------------------------------------------------------------

RIVER: Final = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   >   >   v   . |
  +   +   +   +   +   +
2 | .   .   .   D   .
  +---+---+---+---+---+
treasure a1
"""
Current = Literal["once", "shallow", "turbulent"]


@pytest.mark.rule("V-5")
@pytest.mark.rule("D-7.4")
@pytest.mark.parametrize(
    ("options", "ends"),
    [
        # From c1: left onto b1, right onto d1, down.
        ({"current": "once", "wall_drift": False, "flow_moves": False}, "d2 c2"),
        ({"current": "once", "wall_drift": False, "flow_moves": True}, "d2 c2 d1"),
        ({"current": "once", "wall_drift": True, "flow_moves": False}, "d2 c2 d1"),
        ({"current": "shallow", "wall_drift": False, "flow_moves": False}, "b1 d1 c2"),
        ({"current": "turbulent", "wall_drift": False, "flow_moves": False}, "d2 c2"),
    ],
)
def test_a_movement_ends_where_the_options_say(options: dict[str, Any], ends: str) -> None:
    plan = draw(RIVER)
    ways = movements(plan, replace(GRAND, rows=2, cols=5, **options))
    assert [plan.name(cell) for cell in ways[number(plan, "c1")]] == ends.split()


@pytest.mark.rule("D-7.4")
@pytest.mark.parametrize(
    ("current", "from_land", "from_delta"),
    [("once", "c1 a2", "c2 e2"), ("shallow", "c1 a2", "c2 e2"), ("turbulent", "d2 a2", "c2 e2")],
)
def test_entering_a_river_carries(current: Current, from_land: str, from_delta: str) -> None:
    plan = draw(RIVER)
    ways = movements(plan, Rules(rows=2, cols=5, current=current))
    assert [plan.name(cell) for cell in ways[number(plan, "a1")]] == from_land.split()
    # Up from the delta one is carried back to it, or in shallow water held off.
    assert [plan.name(cell) for cell in ways[number(plan, "d2")]] == from_delta.split()


@pytest.mark.rule("V-5")
@pytest.mark.rule("D-2.2")
@pytest.mark.rule("D-7.4")
@pytest.mark.parametrize("current", ["once", "shallow", "turbulent"])
@pytest.mark.parametrize("along", [False, True])
def test_movements_are_those_of_the_game_itself(current: Current, *, along: bool) -> None:
    rules = Rules(rows=5, cols=6, bear=False, difficulty="hard", encephalitis=1)
    rules = replace(rules, current=current, flow_moves=along, wall_drift=along)
    plan = generate(rules, random.Random(4))
    for cell, expected in enumerate(movements(plan, rules)):
        if current == "turbulent" and plan.kinds[cell] == "river":
            continue  # no move ends here
        moves = [*(f"go {side}" for side in SIDE_NAMES), "loop", "flow"]
        ends = {_stands_after(rules, plan, cell, move) for move in moves}
        assert ends - {cell, NOWHERE} == set(expected), plan.name(cell)


def _stands_after(rules: Rules, plan: Plan, cell: int, text: str) -> int:
    """Where a player who starts on a cell stands after one move; `NOWHERE` if it is not offered."""
    state, _ = LABYRINTH.start(rules, plan, 1)
    LABYRINTH.apply(state, LABYRINTH.read_move(f"start {plan.name(cell)}"))
    if text not in [offer.move for offer in LABYRINTH.offers(state, 0)]:
        return NOWHERE
    LABYRINTH.apply(state, LABYRINTH.read_move(text))
    return state.pawns[0].cell


SHORES: Final = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   .
  +   +   +   +---+
2 | >   >   D | . |
  +---+   +---+   +
3 | .   .   .   .
  +---+---+---+---+
treasure b1
"""
SLUICE: Final = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   .
  +   +---+---+   +
2 | >   >   >   D |
  +   +---+---+   +
3 | .   .   .   . |
  +---+---+---+---+
treasure b1
"""


def unreached(drawn: str, **options: Any) -> list[str]:
    """What the validator says about reaching cells and exits."""
    switched_off = {"flow_moves": False, "wall_drift": False}
    found = said(drawn, **{**switched_off, **options})
    return [line for line in found if "reach" in line or "V-5" in line]


@pytest.mark.rule("V-4")
@pytest.mark.rule("V-5")
@pytest.mark.rule("D-7.4")
def test_nobody_steps_ashore_from_a_turbulent_river() -> None:
    # Only from the river, at b2, one gets to the southern shore.
    assert unreached(SHORES) == []
    assert unreached(SHORES, current="shallow") == []
    assert unreached(SHORES, current="turbulent") == [
        "V-4 plan-exit-unreachable d3 right",
        "V-5 plan-unreachable d2, a3, b3, c3, d3 a1",
    ]


@pytest.mark.rule("V-4")
@pytest.mark.rule("D-7.4")
def test_no_exit_leads_from_a_turbulent_river() -> None:
    plan = changed("3 | v   .   .   .   .   . |", "4   >   D   .   E   p2  H |")
    without = plan.replace("v   .   p1", ".   .   p1").replace("2   .   .   D", "2 | .   .   .")
    assert unreached(without) == []
    assert unreached(without, current="turbulent") == ["V-4 plan-exit-unreachable a4 left"]


@pytest.mark.rule("V-5")
@pytest.mark.rule("D-2.2")
def test_flow_moves_and_drifting_from_walls_reach_more_of_a_river() -> None:
    # Between walls one is carried to b2, and from there past c2.
    assert unreached(SLUICE) == ["V-5 plan-unreachable c2 a1"]
    assert unreached(SLUICE, flow_moves=True) == []
    assert unreached(SLUICE, wall_drift=True) == []
    assert unreached(SLUICE, current="shallow") == []
    assert unreached(SLUICE, current="turbulent") == []


# --- D-7.1: limits agreed on ----------------------------------------------------------------------

WALLED: Final = changed("5 # A   . | .   .   .   . |")


@pytest.mark.rule("D-7.1")
def test_limits_that_are_kept_leave_nothing_to_say() -> None:
    limits = {"loops": 1, "loop_pits": 2, "rivers": 1, "river_cells": 3, "walls": 1}
    assert said(WALLED, **limits) == []


@pytest.mark.rule("D-7.1")
@pytest.mark.parametrize(
    ("limit", "most", "told"),
    [
        ("loops", 0, "plan-many-loops 1 0"),
        ("loop_pits", 1, "plan-long-loop p 2 1"),
        ("rivers", 0, "plan-many-rivers 1 0"),
        ("river_cells", 2, "plan-long-river c2 3 2"),
        ("walls", 0, "plan-many-walls 1 0"),
    ],
)
def test_limits_that_a_drawing_exceeds_are_told(limit: str, most: int, told: str) -> None:
    assert said(WALLED, **{limit: most}) == [f"D-7.1 {told}"]


# --- V-6: advice ----------------------------------------------------------------------------------


@pytest.mark.rule("V-6")
def test_the_large_game_has_two_arsenals_and_two_hospitals() -> None:
    one_arsenal = changed("5 # .   .   .   .   .   . |")
    assert said(one_arsenal, arsenals=1) == ["V-6 plan-few-arsenals 1 2"]
    one_hospital = changed("4 | .   .   .   E   p2  . |")
    assert said(one_hospital, hospitals=1) == ["V-6 plan-few-hospitals 1 2"]
    assert said(one_hospital, hospitals=1, preset="classic") == []


@pytest.mark.rule("V-6")
@pytest.mark.rule("D-1")
def test_false_treasures_are_at_least_one_and_no_more_than_players() -> None:
    none = GOOD.replace("false f3\nfalse d1\n", "")
    assert said(none, false_treasures=0) == ["V-6 plan-false-number 0 5"]
    assert said(none, false_treasures=0, preset="classic") == []
    many = GOOD + "".join(f"false {cell}\n" for cell in ("d2", "e2", "f2", "d3"))
    assert "V-6 plan-false-number 6 5" in said(many, false_treasures=6)
    fewer = many.replace("false d3\n", "")
    assert not [line for line in said(fewer, false_treasures=5) if "plan-false-number" in line]


@pytest.mark.rule("V-6")
@pytest.mark.rule("D-5.7")
def test_with_mines_there_are_more_exits_than_players() -> None:
    assert PLAYERS["grand"][1] == 5
    assert said(GOOD, mines=True) == ["V-6 plan-mined-exits 4 5"]
    many = changed("3   .   >   ^   .   .   . |", "4   .   .   .   E   p2  H |")
    assert not [line for line in said(many, mines=True, exits=6) if "plan-mined-exits" in line]


@pytest.mark.rule("V-6")
def test_one_exit_at_least_is_open_at_the_start() -> None:
    shut = GOOD.replace("2   .", "2 # .").replace("+---+   +---+", "+---+===+---+")
    assert said(shut, closed_exits=4) == ["V-6 plan-all-closed 4"]


@pytest.mark.rule("V-6")
def test_treasures_lie_away_from_closed_exits_too() -> None:
    assert said(GOOD.replace("false f3", "false a4")) == ["V-6 plan-false-near-exit a4"]
    near = said(GOOD.replace("treasure e3", "treasure b2"))
    assert "V-6 plan-treasure-near-exit b2" in near
    assert "V-6 plan-treasure-direct b2 b1 1 4" in near


@pytest.mark.rule("V-6")
def test_hospital_and_arsenal_are_no_neighbours() -> None:
    plan = changed("4 | .   .   .   E   p2  . |", "2   .   .   D   .   .   H |")
    assert said(plan) == ["V-6 plan-hospital-arsenal f2 f1"]


@pytest.mark.rule("V-6")
@pytest.mark.rule("D-7.1")
def test_easy_ways_join_opposite_outer_walls() -> None:
    assert said(GOOD, easy_ways=True) == []
    # Row 2 leads across through the delta, column a down; a river, pits and mites are in the way.
    apart = changed(
        "2   .   .   D   . | .   . |",
        "3 | .   >   ^   . | .   . |",
        "5 # A   .   .   . | .   . |",
    )
    assert "V-6 plan-no-way-across" in said(apart, easy_ways=True)
    assert "V-6 plan-no-way-down" not in said(apart, easy_ways=True)
    assert "V-6 plan-no-way-across" not in said(apart)
    across = GOOD.replace(
        "D   .   .   . |\n  +   +   +   +   +   +   +",
        "D   .   .   . |\n  +---+   +   +---+---+---+",
    )
    assert "V-6 plan-no-way-down" in said(across, easy_ways=True)
    assert "V-6 plan-no-way-across" not in said(across, easy_ways=True)


@pytest.mark.rule("D-7.1")
@pytest.mark.parametrize(
    ("sign", "harmless"), [(".", True), ("H", True), ("A", True), ("E", False)]
)
def test_harmless_are_land_hospital_arsenal_and_delta(sign: str, *, harmless: bool) -> None:
    plan = draw(f"""
        a   b   c
      +---+---+---+
    1 | .   {sign}   .
      +---+---+---+
    treasure a1
    """)
    assert is_joined(plan, across=True) == harmless
    assert is_joined(plan, across=False)


@pytest.mark.rule("D-7.1")
def test_easy_ways_go_round_what_the_outline_lacks() -> None:
    ring = draw("""
        a   b   c
      +---+---+---+
    1 | .   .   .
      +   +---+   +
    2 | . |   | . |
      +   +---+   +
    3 | .   E   . |
      +---+---+---+
    treasure a1
    """)
    assert is_joined(ring, across=True)
    assert is_joined(ring, across=False)
