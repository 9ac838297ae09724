"""The generator for the large game: outlines, limits, easy ways, closed exits, encephalitis."""

from __future__ import annotations

import random
import textwrap
from dataclasses import replace
from itertools import islice, product
from typing import Any, Final, get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, EXIT, NOWHERE, WALL, neighbours
from gamemaster.labyrinth.making import waters
from gamemaster.labyrinth.making.advice import exit_cells
from gamemaster.labyrinth.making.chains import HARMLESS, is_joined, keep_easy_ways, shortest_chains
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.limits import river_lengths
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.outline import fixed_holes, pockets, torn_holes
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import read_plan, write_plan
from gamemaster.labyrinth.presets import GRAND, GRAND_SIMPLE
from gamemaster.labyrinth.rules import Difficulty, Rules, Shape
from tests.campaigns import sampled, some, times
from tests.labyrinth.house_rules import LEVELS, is_admitted, plans

OUTLINES: Final[tuple[Shape, ...]] = get_args(Shape)
FIXED: Final = tuple(outline for outline in OUTLINES if outline != "ragged")


def faults(rules: Rules, plan: Plan) -> list[str]:
    """Errors, and easy ways that are missing."""
    return [
        f"{p.key} {p.args}"
        for p in validate(rules, plan)
        if p.severity == "error" or p.key.startswith("plan-no-way")
    ]


def sides_of(plan: Plan, kind: int) -> list[tuple[int, int]]:
    return [
        (cell, way) for cell in plan.cells() for way in DIRECTIONS if plan.side(cell, way) == kind
    ]


# --- always valid ---------------------------------------------------------------------------------


@pytest.mark.rule("V-1")
@pytest.mark.rule("V-5")
@pytest.mark.rule("G-1")
@pytest.mark.parametrize("outline", OUTLINES)
def test_every_size_and_outline_gives_a_valid_plan(outline: Shape) -> None:
    spare = {"exits": 2, "arsenals": 1, "hospitals": 1, "encephalitis": 0, "false_treasures": 0}
    for seed, (rows, cols) in some([*enumerate(product(range(3, 13), repeat=2))], 13):
        options: dict[str, Any] = {} if min(rows, cols) > 5 else spare
        rules = replace(GRAND, rows=rows, cols=cols, outline=outline, **options)
        rules = replace(rules, difficulty=LEVELS[seed % 3], easy_ways=bool(seed % 2))
        if not is_admitted(rules):
            assert min(rows, cols) < 5
            rules = replace(rules, rivers=0, loops=0)
        plan = generate(rules, random.Random(seed))
        assert faults(rules, plan) == [], (rows, cols)
        assert read_plan(write_plan(plan)) == plan


def limit(most: int) -> st.SearchStrategy[int]:
    return st.one_of(st.just(-1), st.integers(0, 3), st.integers(0, most))


@pytest.mark.rule("V-2")
@pytest.mark.rule("V-3")
@pytest.mark.rule("V-4")
@pytest.mark.rule("D-7.1")
@given(
    rules=st.builds(
        Rules,
        preset=st.just("grand"),
        rows=st.integers(3, 7),
        cols=st.integers(3, 7),
        outline=st.sampled_from(OUTLINES),
        exits=st.integers(1, 8),
        closed_exits=st.integers(0, 8),
        arsenals=st.integers(1, 4),
        hospitals=st.integers(1, 4),
        encephalitis=st.integers(0, 3),
        false_treasures=st.integers(0, 6),
        difficulty=st.sampled_from(LEVELS),
        loops=limit(6),
        loop_pits=limit(9),
        rivers=limit(9),
        river_cells=limit(20),
        walls=limit(60),
        easy_ways=st.booleans(),
        current=st.sampled_from(["once", "shallow", "turbulent"]),
        flow_moves=st.booleans(),
        wall_drift=st.booleans(),
        bear=st.booleans(),
    ),
    seed=st.integers(0, 2**64),
)
@settings(max_examples=times(25, 150), deadline=None)
def test_any_admitted_rules_and_seed_give_a_valid_plan(rules: Rules, seed: int) -> None:
    assume(is_admitted(rules))
    plan = generate(rules, random.Random(seed))
    assert faults(rules, plan) == []
    assert generate(rules, random.Random(seed)) == plan
    assert read_plan(write_plan(plan)) == plan


@pytest.mark.parametrize("outline", sampled(OUTLINES, 2))
@pytest.mark.parametrize("easy_ways", [False, True])
def test_all_that_is_admitted_fits_on_the_smallest_boards(
    outline: Shape, *, easy_ways: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With as many false treasures as there is room for; the plainest drawing fits as well."""
    tried = 0
    boards = [*product((3, 4), (3, 4), (0, 1), (-1, 0), (-1, 0))]
    for rows, cols, mites, rivers, loops in some(boards, 11):
        rules = Rules(
            preset="grand",
            rows=rows,
            cols=cols,
            outline=outline,
            exits=8,
            encephalitis=mites,
            rivers=rivers,
            loops=loops,
            easy_ways=easy_ways,
            bear=False,
        )
        fuller = (replace(rules, false_treasures=false) for false in range(6, -1, -1))
        fullest = filter(is_admitted, fuller)
        for full, tries in product(islice(fullest, 1), (12, 0)):
            tried += 1
            monkeypatch.setattr(waters, "TRIES", tries)
            for plan in plans(full, times(1, 2)):
                assert faults(full, plan) == [], full
    assert tried >= times(7, 20)


class Stuck(random.Random):
    """Chance that always says zero."""

    def getrandbits(self, k: int, /) -> int:
        return 0

    def random(self) -> float:
        return 0.0


@pytest.mark.parametrize("outline", sampled(OUTLINES, 2))
def test_it_ends_whatever_chance_says(outline: Shape) -> None:
    for size, difficulty in product((5, 12), LEVELS):
        rules = replace(GRAND, rows=size, cols=size, outline=outline, difficulty=difficulty)
        rules = replace(rules, easy_ways=True, encephalitis=0)
        assert faults(rules, generate(rules, Stuck())) == []


# --- the same seed, the same plan -----------------------------------------------------------------


@pytest.mark.rule("G-12")
def test_a_seed_names_one_plan_in_every_python() -> None:
    rules = replace(GRAND, exits=4, closed_exits=1, outline="ragged", easy_ways=True)
    drawn = textwrap.dedent("""
        gamemaster plan 1
            a   b   c   d   e
           +---+---+---+---+   +
         1 # .   D   H   p1|
           +   +   +   +   +   +
         2 | >   ^ | .   . |
           +---+---+   +   +   +
         3         | .   E | A |
           +---+---+   +---+   +
         4 | p2  . | H   .   . |
           +   +   +   +   +---+
         5 | .   A   .   . |
           +---+---+   +   +   +
        treasure d2
        false a5
        false b4
    """).lstrip("\n")
    assert write_plan(generate(rules, random.Random("labyrinth"))) == drawn


# --- outlines -------------------------------------------------------------------------------------


@pytest.mark.rule("G-1")
@pytest.mark.parametrize("outline", FIXED)
def test_a_plan_has_the_outline_agreed(outline: Shape) -> None:
    rules = replace(GRAND, rows=7, cols=6, outline=outline)
    for plan in plans(rules, 3):
        assert plan.holes() == fixed_holes(outline, 7, 6)


@pytest.mark.rule("G-1")
def test_ragged_outlines_lack_a_fifth_and_nothing_hangs_by_one_side() -> None:
    seen = set()
    for seed in range(12):
        holes = torn_holes(10, 10, 0, random.Random(seed))
        seen.add(holes)
        assert 14 <= len(holes) <= 20
        assert not pockets(10, 10, holes)
        table = neighbours(1, 10, 10)
        left = [cell for cell in range(100) if cell not in holes]
        for cell in left:
            beside = [table[cell * 4 + way] for way in DIRECTIONS]
            assert sum(other in left for other in beside) >= 2
    assert len(seen) == 12


@pytest.mark.rule("G-1")
def test_ragged_outlines_leave_room_for_what_the_rules_want() -> None:
    for seed, least in product(range(6), (13, 15, 16)):
        assert 16 - len(torn_holes(4, 4, least, random.Random(seed))) >= least
    crowded = replace(GRAND, rows=4, cols=4, outline="ragged", false_treasures=6, encephalitis=0)
    crowded = replace(crowded, arsenals=2, hospitals=2)
    for plan in plans(crowded, 10):
        assert faults(crowded, plan) == []


# --- limits ---------------------------------------------------------------------------------------


def count(plan: Plan) -> tuple[int, int, int]:
    """Loops, rivers and walls of a plan."""
    return len(plan.loops()), plan.kinds.count("delta"), plan.sides.count(WALL) // 2


@pytest.mark.rule("D-7.1")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_as_many_loops_rivers_and_walls_as_agreed(difficulty: Difficulty) -> None:
    large = replace(GRAND, rows=10, cols=10, difficulty=difficulty)
    for loops, rivers, walls in ((0, 0, 0), (1, 2, 5), (3, 1, 12), (4, 3, 0)):
        rules = replace(large, loops=loops, rivers=rivers, walls=walls)
        for plan in plans(rules, 2):
            assert faults(rules, plan) == []
            assert count(plan) == (loops, rivers, walls)


@pytest.mark.rule("D-7.1")
def test_rivers_and_loops_are_no_longer_than_agreed() -> None:
    large = replace(GRAND, rows=10, cols=10, difficulty="hard")
    usual = list(plans(large, 3))
    assert max(len(loop) for plan in usual for loop in plan.loops().values()) > 2
    assert max(max(river_lengths(plan)) for plan in usual) > 4
    for plan in plans(replace(large, loop_pits=2, river_cells=4), 3):
        assert {len(loop) for loop in plan.loops().values()} == {2}
        deltas = [cell for cell, kind in enumerate(plan.kinds) if kind == "delta"]
        assert max(river_lengths(plan)[cell] for cell in deltas) == 4


@pytest.mark.rule("D-7.1")
@pytest.mark.parametrize("none", [{"loops": 0}, {"loop_pits": 0}, {"loop_pits": 1}])
def test_there_may_be_no_pits(none: dict[str, Any]) -> None:
    rules = replace(GRAND, **none)
    for plan in plans(rules, 5):
        assert "pit" not in plan.kinds
        assert "river" in plan.kinds


@pytest.mark.rule("D-7.1")
@pytest.mark.parametrize("none", [{"rivers": 0}, {"river_cells": 0}])
def test_there_may_be_no_rivers(none: dict[str, Any]) -> None:
    rules = replace(GRAND, **none)
    for plan in plans(rules, 5):
        assert not {"river", "delta"} & set(plan.kinds)
        assert "pit" in plan.kinds


# --- easy ways ------------------------------------------------------------------------------------


@pytest.mark.rule("D-7.1")
@pytest.mark.parametrize("outline", OUTLINES)
def test_easy_ways_join_opposite_walls_in_hard_labyrinths(outline: Shape) -> None:
    rules = replace(GRAND, rows=8, cols=9, outline=outline, difficulty="hard", encephalitis=3)
    without = 0
    for seed in range(6):
        plan = generate(replace(rules, easy_ways=True), random.Random(seed))
        assert is_joined(plan, across=True)
        assert is_joined(plan, across=False)
        plan = generate(rules, random.Random(seed))
        without += is_joined(plan, across=True) and is_joined(plan, across=False)
    assert without < 6


@pytest.mark.rule("D-7.1")
def test_easy_ways_wind() -> None:
    rules = replace(GRAND, rows=9, cols=9, easy_ways=True)
    lengths = []
    for seed in range(10):
        draft = Draft(rules)
        keep_easy_ways(draft, 5, random.Random(seed))
        lengths.append(len(draft.kept))
    shortest = {cell for chain in shortest_chains(Draft(rules)) for cell in chain}
    assert len(shortest) == 17
    assert min(lengths) >= 17
    assert len(set(lengths)) > 2


@pytest.mark.rule("D-7.1")
def test_where_room_is_short_easy_ways_are_short() -> None:
    rules = replace(GRAND, rows=3, cols=3, easy_ways=True)
    for seed in range(10):
        draft = Draft(rules)
        keep_easy_ways(draft, 4, random.Random(seed))
        assert len(draft.kept) == 5
    assert set(HARMLESS) == {"land", "hospital", "arsenal", "casino", "cave", "delta"}


# --- exits, treasures, encephalitis ---------------------------------------------------------------


@pytest.mark.rule("V-4")
@pytest.mark.rule("G-1")
def test_some_of_the_exits_are_closed() -> None:
    rules = replace(GRAND, rows=6, cols=6, exits=5, closed_exits=2)
    first = []
    for plan in plans(rules, 30):
        assert len(sides_of(plan, EXIT)) == 3
        assert len(sides_of(plan, CLOSED)) == 2
        assert len(exit_cells(plan)) == 5
        first += [cell == exit_cells(plan)[0] for cell, _ in sides_of(plan, CLOSED)]
    # Any of the five may be closed.
    assert 4 <= sum(first) <= 20


@pytest.mark.rule("V-4")
def test_exits_lead_into_the_open_air() -> None:
    rules = replace(GRAND, rows=7, cols=7, outline="ring", exits=8, closed_exits=4)
    for plan in plans(rules, 10):
        table = neighbours(1, 7, 7)
        for cell, way in (*sides_of(plan, EXIT), *sides_of(plan, CLOSED)):
            assert table[cell * 4 + way] == NOWHERE


@pytest.mark.rule("V-4")
@pytest.mark.rule("D-7.4")
def test_no_exit_leads_from_a_turbulent_river() -> None:
    rules = replace(GRAND, rows=4, cols=5, exits=8, difficulty="hard", encephalitis=0)
    kinds = {
        current: {plan.kinds[cell] for plan in plans(options, 25) for cell in exit_cells(plan)}
        for current in ("once", "turbulent")
        if (options := replace(rules, current=current))
    }
    assert "river" in kinds["once"]
    assert "river" not in kinds["turbulent"]


@pytest.mark.rule("V-4")
def test_where_rivers_take_the_outer_wall_exits_still_find_places() -> None:
    rules = replace(GRAND, rows=3, cols=5, exits=8, current="turbulent", rivers=3, loops=0)
    rules = replace(rules, encephalitis=0, arsenals=1, hospitals=1, false_treasures=0)
    for plan in plans(replace(rules, difficulty="hard"), 40):
        assert faults(rules, plan) == []


@pytest.mark.rule("V-2")
@pytest.mark.rule("V-3")
def test_the_plan_holds_what_the_rules_say() -> None:
    for seed in range(12):
        rules = replace(GRAND, rows=6, cols=6, encephalitis=seed % 4, false_treasures=seed % 7)
        rules = replace(rules, arsenals=1 + seed % 4, hospitals=4 - seed % 4)
        plan = generate(rules, random.Random(seed))
        assert plan.kinds.count("encephalitis") == rules.encephalitis
        assert plan.kinds.count("arsenal") == rules.arsenals
        assert plan.kinds.count("hospital") == rules.hospitals
        assert len(set(plan.treasures)) == 1 + rules.false_treasures
        assert {plan.kinds[cell] for cell in plan.treasures} == {"land"}


@pytest.mark.rule("V-6")
def test_plans_for_beginners_need_no_advice() -> None:
    for outline in ("full", "no-corners", "cross"):
        rules = replace(GRAND_SIMPLE, outline=outline)
        advised = [seed for seed, plan in enumerate(plans(rules, 40)) if validate(rules, plan)]
        assert len(advised) <= 1


@pytest.mark.rule("V-6")
def test_large_plans_need_no_advice_but_about_the_options() -> None:
    rules = replace(GRAND, rows=10, cols=10, exits=4, closed_exits=1)
    outlines: tuple[Shape, ...] = ("full", "no-corners", "ragged")
    for outline, difficulty in product(outlines, LEVELS):
        options = replace(rules, outline=outline, difficulty=difficulty)
        told = {p.key for plan in plans(options, 2) for p in validate(options, plan)}
        assert told <= {"plan-mined-exits"}, (outline, difficulty)
