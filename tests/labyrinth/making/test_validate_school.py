"""What the validator says about floors, lifts, keys, stores and creatures (Rules B, C)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

import pytest

from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PRESETS, QUEST_HARD, SCHOOL, SCHOOL_FLOORS
from gamemaster.labyrinth.reach import is_connected, movements, unreached
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import SETTLED, draw

HOUSE: Final = """
floor 1
    a   b   c   d
   +---+---+---+---+
 1 | .   .   .   . |
   +   +   +   +   +
 2 | H   L   .   C |
   +   +   +   +   +
 3 | .   .   .   .
   +---+---+---+---+
floor 2
    a   b   c   d
   +---+---+---+---+
 1 | .   .   .   A |
   +   +   +   +   +
 2 | .   L   .   . |
   +   +   +   +   +
 3 | .   .   .   . |
   +---+---+---+---+
treasure 2a3
false 1a1
"""
"""Two floors joined by lifts."""
DEEP: Final = """
floor 1
    a   b   c   d
   +---+---+---+---+
 1 | .   .   p1  H |
   +   +   +   +   +
 2 | .   A   .   . |
   +   +   +   +   +
 3 | H   .   .   .
   +---+---+---+---+
floor 2
    a   b   c   d
   +---+---+---+---+
 1 | .   .   B   A |
   +   +   +   +   +
 2 | >   D   .   . |
   +   +   +   +   +
 3 | .   p2  .   . |
   +---+---+---+---+
key 2a3
bear 2c1 down down right left up up
leprechaun 1a1 right left
arsenal 1b2 bullets boats
arsenal 2d1 bombs knives cement
"""
"""Two floors joined by a loop, with all that the hard quest has."""


def findings(rules: Rules, plan: Plan) -> list[str]:
    """The validator's findings in short: rule, key, and the arguments in order."""
    problems = validate(rules, plan)
    for problem in problems:
        mild = problem.rule == "V-6" or problem.key in SETTLED
        assert problem.severity == ("advice" if mild else "error")
        json.dumps(dict(problem.args))
    return [" ".join(map(str, (p.rule, p.key, *p.args.values()))) for p in problems]


def sized(rules: Rules, plan: Plan, **options: Any) -> Rules:
    sizes = {"floors": plan.floors, "rows": plan.rows, "cols": plan.cols}
    return replace(rules, **(sizes | options))


def school(drawn: str, **options: Any) -> list[str]:
    """What is said of a plan for the school game with floors."""
    plan = draw(drawn)
    return findings(sized(SCHOOL_FLOORS, plan, **options), plan)


def quest(drawn: str, **options: Any) -> list[str]:
    """What is said of a plan for the hard quest."""
    plan = draw(drawn)
    return findings(sized(QUEST_HARD, plan, **options), plan)


def changed(drawn: str, *changes: tuple[str, str]) -> str:
    """A plan with other words in it."""
    for old, new in changes:
        assert old in drawn, old
        drawn = drawn.replace(old, new, 1)
    return drawn


def test_good_plans_leave_nothing_to_say() -> None:
    assert school(HOUSE) == []
    assert quest(DEEP) == []


# --- G-1, B-10: floors and lifts ------------------------------------------------------------------


@pytest.mark.rule("G-1")
@pytest.mark.rule("B-10")
def test_floors_are_as_many_as_agreed() -> None:
    assert school(HOUSE, floors=3) == ["G-1 plan-floors 2 3"]
    assert school(HOUSE, rows=4) == ["G-1 plan-size 3 4 4 4"]


@pytest.mark.rule("G-1")
def test_all_floors_have_the_outline_agreed() -> None:
    torn = changed(HOUSE, (" 1 | .   .   .   A |\n   +   +", " 1     | .   .   A |\n   +---+"))
    assert school(torn) == ["G-1 plan-hole 2a1"]
    assert school(torn, outline="ragged") == ["G-1 plan-floors-unlike 2a1"]
    both = changed(
        torn,
        (" 1 | .   .   .   . |\n   +   +", " 1     | .   .   . |\n   +---+"),
        ("false 1a1", "false 1b1"),
    ).replace("a   b   c   d\n   +---+", "a   b   c   d\n   +   +")
    assert school(both, outline="ragged") == []
    assert school(HOUSE, outline="no-corners")[0] == (
        "G-1 plan-outline 1a1, 1d1, 1a3, 1d3, 2a1, 2d1, 2a3, 2d3"
    )


@pytest.mark.rule("G-1")
def test_every_floor_hangs_together_by_itself() -> None:
    rows = (" 1 | .   .   .   A |", " 2 | .   L   .   . |", " 3 | .   .   .   . |")
    torn = HOUSE
    for row in rows:
        torn = changed(torn, (row, f"{row[:12]}    {row[16:]}"))
    assert "G-1 plan-split 2d1, 2d2, 2d3 2a1" in school(torn, outline="ragged")


@pytest.mark.rule("B-10")
@pytest.mark.rule("V-1")
def test_every_floor_has_one_lift_all_in_the_same_place() -> None:
    below = changed(HOUSE, ("2 | H   L   .", "2 | H   .   ."))
    assert school(below) == ["B-10 plan-floor-lifts 1 0"]
    more = changed(HOUSE, ("2 | H   L   .", "2 | H   L   L"))
    assert school(more) == ["B-10 plan-floor-lifts 1 2", "V-1 plan-lifts-apart 1b2, 1c2, 2b2"]
    apart = changed(HOUSE, ("2 | H   L   .", "2 | H   .   L"))
    assert school(apart) == ["V-1 plan-lifts-apart 1c2, 2b2"]


@pytest.mark.rule("B-10")
@pytest.mark.rule("C-8")
def test_lifts_are_there_only_if_agreed() -> None:
    assert "B-10 plan-lift 1b2, 2b2" in school(HOUSE, lifts=False, floor_loops=True)
    assert quest(DEEP, lifts=True)[:2] == ["B-10 plan-floor-lifts 1 0", "B-10 plan-floor-lifts 2 0"]


@pytest.mark.rule("B-10")
@pytest.mark.rule("V-5")
def test_lifts_lead_up_and_from_the_last_floor_down() -> None:
    plan = draw(HOUSE)
    ways = movements(plan, SCHOOL)
    lower, upper = plan.lifts()[0]
    west = lower - 1
    assert ways[west] == [upper, *(west - 4, west + 4)]
    assert upper in ways[lower]
    assert lower in ways[upper]
    assert lower in ways[upper - 1]
    # Whoever walks into the lift's cell is moved on, so only the lift of another floor leads to it.
    assert lower not in ways[west]


# --- B-4, C-8: loops ------------------------------------------------------------------------------


@pytest.mark.rule("B-4")
@pytest.mark.rule("V-1")
def test_a_loop_of_one_pit_is_good_where_it_is_agreed() -> None:
    one = changed(HOUSE, ("3 | .   .   .   . |", "3 | .   .   p1  . |"))
    assert school(one) == []
    assert school(one, lone_pits=False) == ["V-1 plan-loop-short p 2c3"]


@pytest.mark.rule("C-8")
def test_loops_lead_through_floors_only_where_it_is_agreed() -> None:
    two = changed(
        HOUSE,
        ("3 | .   .   .   . |", "3 | .   .   p1  . |"),
        ("1 | .   .   .   .", "1 | .   .   p2  ."),
    )
    assert school(two) == ["C-8 plan-loop-floors p 1c1, 2c3"]
    assert school(two, floor_loops=True) == []


@pytest.mark.rule("C-8")
@pytest.mark.rule("V-5")
def test_a_loop_through_all_floors_joins_them_both_ways() -> None:
    assert not [line for line in quest(DEEP) if "V-5" in line]
    apart = quest(changed(DEEP, ("p1", ". "), ("p2", ". ")))
    assert apart == [
        "V-5 plan-cut-off 2a1, 2b1, 2c1, 2d1, 2b2, 2c2, 2d2, 2a3, 2b3, 2c3, 2d3 1a1",
        "V-5 plan-trap 2a2 1a1",
        "C-6 plan-key-unreachable 2a3",
    ]


@pytest.mark.rule("V-5")
@pytest.mark.rule("B-10")
def test_floors_that_nothing_joins_are_cut_off() -> None:
    apart = HOUSE.replace("L", ".")
    found = school(apart, lifts=False, floor_loops=True)
    assert len([line for line in found if line.startswith("V-5 plan-cut-off 2a1, ")]) == 1


# --- B-3, C-8: rivers -----------------------------------------------------------------------------

RIVER: Final = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   >   >   v   . |
  +   +   +   +   +   +
2 | .   .   .   D   .
  +---+---+---+---+---+
treasure a1
"""


@pytest.mark.rule("B-3")
@pytest.mark.rule("V-5")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("a1", "c1 a2 d1"),  # carried from b1 one cell or two
        ("b1", "a1 c1 b2 d1"),  # exactly along the flow; or with it, one cell or two
        ("c1", "b1 d1 c2 d2"),
        ("d1", "c1 e1 d2"),  # the delta stops whoever drifts
        ("d2", "d1 c2 e2"),  # against the flow, also out of the delta
        ("e1", "d2 e2"),
        ("c2", "d1 b2 d2"),
    ],
)
def test_drift_ends_one_or_two_cells_on(start: str, ends: str) -> None:
    plan = draw(RIVER)
    rules = replace(SCHOOL, rows=2, cols=5, flow_moves=True)
    at = next(cell for cell in plan.cells() if plan.name(cell) == start)
    assert sorted(map(plan.name, movements(plan, rules)[at])) == sorted(ends.split())


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


@pytest.mark.rule("V-5")
@pytest.mark.rule("C-8")
def test_skips_that_ride_reach_more_of_a_river() -> None:
    plan = draw(SLUICE)
    rules = Rules(rows=3, cols=4)
    for ride in (False, True):
        options = replace(rules, skips=True, skips_ride=ride)
        ways = movements(plan, options)
        assert is_connected(plan, ways, unreached(plan, options)) == ride


# --- V-2, C-3: houses and stores ------------------------------------------------------------------


@pytest.mark.rule("V-2")
@pytest.mark.rule("B-5")
@pytest.mark.rule("C-9")
def test_casinos_the_drawing_settles_and_the_cave_is_the_bear_s() -> None:
    assert school(HOUSE, casinos=0) == ["V-2 plan-casinos 1 0"]
    assert school(HOUSE, casinos=2) == ["V-2 plan-casinos 1 2"]
    assert "V-2 plan-caves 1 0" in quest(DEEP, bear_cave=False)
    assert "V-2 plan-caves 0 1" in quest(DEEP.replace("B", "."))


@pytest.mark.rule("C-3")
def test_arsenals_hold_something_each_and_everything_together() -> None:
    empty = changed(DEEP, ("arsenal 1b2 bullets boats", "arsenal 1b2"))
    assert quest(empty) == ["C-3 plan-store-empty 1b2", "C-3 plan-store-lacks bullets, boats"]
    lacking = changed(DEEP, (" knives cement", ""))
    assert quest(lacking) == ["C-3 plan-store-lacks knives, cement"]
    whole = changed(DEEP, ("arsenal 2d1 bombs knives cement\n", ""))
    assert quest(whole) == quest(DEEP)


@pytest.mark.rule("C-3")
def test_what_the_rules_lack_no_arsenal_need_hold() -> None:
    without = changed(DEEP, (" cement", ""))
    assert quest(without, cement=0) == quest(DEEP)
    only = changed(DEEP, ("bullets boats", "boats"), ("bombs", "bullets bombs"))
    assert quest(only, boats=0) == ["C-3 plan-store-empty 1b2"]
    assert quest(only, bullets=0, bombs=0, knives=0, boats=0, cement=0) == quest(DEEP)


@pytest.mark.rule("C-3")
def test_stores_belong_to_arsenals_where_they_are_agreed() -> None:
    assert "C-3 plan-store 1b2, 2d1" in quest(DEEP, partial_arsenals=False)
    astray = changed(DEEP, ("arsenal 1b2", "arsenal 1b1"))
    assert quest(astray) == ["C-3 plan-store-astray 1b1"]


# --- V-3, C-6: the key ----------------------------------------------------------------------------


@pytest.mark.rule("V-3")
@pytest.mark.rule("C-6")
def test_a_quest_has_a_key_and_other_games_have_none() -> None:
    assert "V-3 plan-no-key 2a3" in quest(changed(DEEP, ("key", "treasure")))
    assert school(changed(HOUSE, ("treasure", "key"))) == ["V-3 plan-key 2a3"]
    two = DEEP + "false 1b3\n"
    assert quest(two) == ["V-3 plan-false-beside-key 1b3"]


@pytest.mark.rule("C-6")
@pytest.mark.parametrize("cell", ["1c1", "1b2", "2b2", "2c1"])
def test_a_key_lies_on_any_cell_that_can_be_reached(cell: str) -> None:
    found = quest(changed(DEEP, ("key 2a3", f"key {cell}")))
    assert not [line for line in found if "V-6" not in line]
    assert quest(changed(DEEP, ("key 2a3", "key 2a2"))) == ["C-6 plan-key-unreachable 2a2"]


@pytest.mark.rule("V-6")
@pytest.mark.rule("C-6")
def test_the_key_lies_far_from_the_lock() -> None:
    near = quest(changed(DEEP, ("key 2a3", "key 1c3")))
    assert "V-6 plan-key-near-exit 1c3" in near
    assert "V-6 plan-key-direct 1c3 1d3 1 3" in near


# --- A-8, C-9: creatures --------------------------------------------------------------------------


@pytest.mark.rule("C-9")
def test_creatures_are_there_if_and_only_if_agreed() -> None:
    no_bear = changed(DEEP, ("bear 2c1 down down right left up up\n", ""))
    assert quest(no_bear) == ["A-8 plan-no-bear"]
    none = changed(DEEP, ("leprechaun 1a1 right left\n", ""))
    assert quest(none) == ["C-9 plan-no-leprechaun"]
    assert quest(DEEP, leprechaun=False)[0] == "C-9 plan-leprechaun 1a1"


@pytest.mark.rule("C-9")
def test_the_bear_starts_in_its_cave() -> None:
    astray = changed(DEEP, ("bear 2c1 down down", "bear 2c2 down up"), ("left up up", "left"))
    assert quest(astray) == ["C-9 plan-bear-astray 2c2 2c1"]


@pytest.mark.rule("C-9")
def test_creatures_have_paths_where_they_go_their_own_way() -> None:
    assert quest(changed(DEEP, (" down down right left up up", ""))) == ["C-9 plan-no-path bear"]
    assert quest(changed(DEEP, ("1a1 right left", "1a1"))) == ["C-9 plan-no-path leprechaun"]
    repeats = {"bear_moves": "repeats"}
    assert quest(DEEP, **repeats) == ["C-9 plan-path bear"]
    assert quest(changed(DEEP, (" down down right left up up", "")), **repeats) == quest(DEEP)


@pytest.mark.rule("C-9")
def test_a_path_can_be_walked_and_comes_back() -> None:
    wall = changed(DEEP, ("bear 2c1 down down", "bear 2c1 up up"))
    assert quest(wall) == ["C-9 plan-path-blocked bear 1 2c1 up"]
    later = changed(DEEP, ("right left up up", "down right up up"))
    assert quest(later) == ["C-9 plan-path-blocked bear 3 2c3 down"]
    astray = changed(DEEP, ("leprechaun 1a1 right left", "leprechaun 1a1 right"))
    assert quest(astray) == ["C-9 plan-path-open leprechaun 1a1 1b1"]


@pytest.mark.rule("C-9")
@pytest.mark.rule("G-10")
def test_what_carries_people_carries_creatures() -> None:
    # From 1b1 right into the pit at 1c1, which leads to 2b3: nothing leads back.
    fallen = changed(DEEP, ("leprechaun 1a1 right left", "leprechaun 1a1 right right"))
    assert quest(fallen) == ["C-9 plan-path-open leprechaun 1a1 2b3"]
    # Down from 2a1 the river carries to 2b2, from there up and left.
    afloat = changed(DEEP, ("leprechaun 1a1 right left", "leprechaun 2a1 down up left"))
    assert quest(afloat) == quest(DEEP)


@pytest.mark.rule("V-6")
def test_advice_for_the_large_game_is_given_for_no_other() -> None:
    assert [name for name in PRESETS if name.startswith("grand")] == ["grand-simple", "grand"]
    assert not [line for line in school(HOUSE) if "few" in line]
    assert "V-6 plan-few-arsenals 1 2" in school(HOUSE, preset="grand")


@pytest.mark.rule("C-9", "V-6")
@pytest.mark.parametrize(
    ("path", "haunted"),
    [
        ("down down right left up up", ""),
        ("right down left up", ""),
        ("down up", "2c1, 2c2"),
        ("down down up up", "2c2"),
        ("down down up down up up", "2c2"),
    ],
    ids=["a dead end of four", "a circle", "to and fro", "a dead end of three", "to and fro twice"],
)
def test_a_bear_should_leave_every_cell_some_rest(path: str, haunted: str) -> None:
    """Else nobody can fetch what was dropped there: it is back after two rounds at the latest."""
    plan = draw(DEEP.replace("down down right left up up", path))
    found = [problem for problem in validate(QUEST_HARD, plan) if problem.key == "plan-bear-haunts"]
    assert [problem.args["at"] for problem in found] == ([haunted] if haunted else [])
