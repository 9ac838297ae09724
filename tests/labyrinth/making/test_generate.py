"""The generator: every plan is valid, has its difficulty's shape, and is worth playing."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import textwrap
from dataclasses import replace
from itertools import pairwise, product
from typing import Any, Final

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, OPEN, WALL
from gamemaster.labyrinth.making import waters
from gamemaster.labyrinth.making.advice import SMALL_PART, attractors, exit_cells
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.shapes import choose_shape
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.making.walls import build_walls, open_attractors
from gamemaster.labyrinth.making.waters import draw_features
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import read_plan, write_plan
from gamemaster.labyrinth.reach import is_connected, movements, sources
from gamemaster.labyrinth.rules import Difficulty, Rules
from tests.campaigns import some, times
from tests.labyrinth.house_rules import LEVELS, is_admitted, plans

LARGE: Final = Rules(rows=12, cols=12)


def errors(rules: Rules, plan: Plan) -> list[str]:
    return [f"{p.key} {p.args}" for p in validate(rules, plan) if p.severity == "error"]


def open_ways(plan: Plan, cell: int) -> list[int]:
    return [way for way in DIRECTIONS if plan.side(cell, way) == OPEN]


def neighbours(plan: Plan, cell: int) -> list[int]:
    found = (plan.beyond(cell, way) for way in DIRECTIONS)
    return [other for other in found if other != NOWHERE]


def inflows(plan: Plan, cell: int) -> list[int]:
    return [
        other
        for other in neighbours(plan, cell)
        if plan.kinds[other] == "river" and plan.beyond(other, plan.flows[other]) == cell
    ]


# --- always valid ---------------------------------------------------------------------------------


@pytest.mark.rule("V-1")
@pytest.mark.rule("V-5")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_every_size_gives_a_valid_plan(difficulty: Difficulty) -> None:
    for seed, (rows, cols) in some([*enumerate(product(range(3, 13), repeat=2))], 13):
        rules = Rules(rows=rows, cols=cols, difficulty=difficulty, bear=bool(seed % 3))
        plan = generate(rules, random.Random(seed))
        assert errors(rules, plan) == [], (rows, cols)
        assert read_plan(write_plan(plan)) == plan


@pytest.mark.rule("V-2")
@pytest.mark.rule("V-3")
@pytest.mark.rule("V-4")
@pytest.mark.parametrize(("rows", "cols"), [(3, 3), (3, 4)])
def test_all_that_the_rules_admit_fits_on_the_smallest_boards(rows: int, cols: int) -> None:
    counts = product((1, 2, 3), (1, 2, 3), range(7), LEVELS)
    tried = 0
    for arsenals, hospitals, false, difficulty in counts:
        rules = Rules(
            rows=rows,
            cols=cols,
            exits=1 + tried % 4,
            arsenals=arsenals,
            hospitals=hospitals,
            false_treasures=false,
            difficulty=difficulty,
        )
        if is_admitted(rules):
            tried += 1
            assert errors(rules, generate(rules, random.Random(tried))) == [], rules
    assert tried >= 30


@given(
    rules=st.builds(
        Rules,
        rows=st.integers(3, 8),
        cols=st.integers(3, 8),
        exits=st.integers(1, 4),
        arsenals=st.integers(1, 3),
        hospitals=st.integers(1, 3),
        false_treasures=st.integers(0, 6),
        bear=st.booleans(),
        difficulty=st.sampled_from(LEVELS),
    ),
    seed=st.integers(0, 2**64),
)
@settings(max_examples=times(20, 120), deadline=None)
def test_any_allowed_rules_and_seed_give_a_valid_plan(rules: Rules, seed: int) -> None:
    assume(is_admitted(rules))
    plan = generate(rules, random.Random(seed))
    assert errors(rules, plan) == []
    assert generate(rules, random.Random(seed)) == plan


@pytest.mark.parametrize(("rows", "cols"), [(3, 3), (3, 12), (12, 3), (4, 5), (12, 12)])
def test_when_no_drawing_fits_the_plainest_one_does(
    rows: int, cols: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waters, "TRIES", 0)
    full = Rules(rows=rows, cols=cols, exits=4, false_treasures=2)
    for difficulty in LEVELS:
        rules = replace(full, difficulty=difficulty)
        for plan in plans(rules, 3):
            assert errors(rules, plan) == []
            assert plan.kinds.count("river") == 1
            assert plan.kinds.count("pit") == 2


class Stuck(random.Random):
    """Chance that always says zero."""

    def getrandbits(self, k: int, /) -> int:
        return 0

    def random(self) -> float:
        return 0.0


@pytest.mark.parametrize("difficulty", LEVELS)
def test_it_ends_whatever_chance_says(difficulty: Difficulty) -> None:
    for rows, cols in ((3, 3), (4, 5), (12, 12)):
        rules = Rules(rows=rows, cols=cols, difficulty=difficulty)
        assert errors(rules, generate(rules, Stuck())) == []


# --- the same seed, the same plan -----------------------------------------------------------------


@pytest.mark.rule("G-12")
def test_a_seed_names_one_plan_in_every_python() -> None:
    drawn = textwrap.dedent("""
        gamemaster plan 1
            a   b   c   d   e
           +---+---+---+---+---+
         1 | .   p4| A   .   . |
           +   +---+   +---+   +
         2 | v   .   . | .   .
           +   +---+---+   +---+
         3 | >   v   < | H | p2|
           +   +   +   +   +   +
         4 | p1  D   .   p3| . |
           +---+---+---+---+---+
        treasure e4
        false a1
        bear d1
    """).lstrip("\n")
    assert write_plan(generate(Rules(difficulty="hard"), random.Random("labyrinth"))) == drawn


HASHED: Final[tuple[dict[str, Any], ...]] = (
    {"rows": 8, "cols": 9, "exits": 2, "false_treasures": 3, "difficulty": "hard"},
    {"preset": "grand", "rows": 8, "cols": 9, "outline": "ragged", "easy_ways": True},
    {"preset": "quest-hard", "rows": 6, "cols": 7, "outline": "ragged", "lifts": True},
)


@pytest.mark.rule("G-12")
@pytest.mark.parametrize("options", HASHED, ids=["classic", "grand", "quest"])
def test_the_plan_does_not_hang_on_hash_order(options: dict[str, Any]) -> None:
    code = (
        "import random; from gamemaster.labyrinth.making.generate import generate;"
        "from gamemaster.labyrinth.options import read_rules;"
        "from gamemaster.labyrinth.plan_text import write_plan;"
        f"print(write_plan(generate(read_rules({options!r}), random.Random(5))))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for salt in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0].startswith("gamemaster plan 1")


# --- the shape of a difficulty --------------------------------------------------------------------


def test_harder_plans_have_more_walls_rivers_and_pits() -> None:
    for size, count in ((Rules(), 40), (Rules(rows=8, cols=8), 12)):
        found = []
        for difficulty in LEVELS:
            drawn = list(plans(replace(size, difficulty=difficulty), count))
            walls = sum(plan.sides.count(WALL) for plan in drawn)
            rivers = sum(plan.kinds.count("river") for plan in drawn)
            pits = sum(plan.kinds.count("pit") for plan in drawn)
            found.append((walls, rivers, pits))
        for lighter, heavier in pairwise(found):
            assert all(few * 1.1 < many for few, many in zip(lighter, heavier, strict=True)), found


def test_an_easy_plan_has_one_short_river_one_loop_and_no_dead_end() -> None:
    for plan in plans(Rules(difficulty="easy"), 40):
        assert plan.kinds.count("delta") == 1
        assert 1 <= plan.kinds.count("river") <= 3
        assert [len(pits) for pits in plan.loops().values()] == [2]
        assert all(len(open_ways(plan, cell)) > 1 for cell in plan.cells())


def test_a_hard_plan_has_two_loops_or_a_long_one_along_the_outer_wall() -> None:
    on_border = pits = 0
    for plan in plans(Rules(rows=5, cols=6, difficulty="hard"), 40):
        loops = plan.loops().values()
        assert len(loops) == 2 or [len(loop) for loop in loops] == [4]
        dug = [pit for loop in loops for pit in loop]
        on_border += sum(len(neighbours(plan, pit)) < 4 for pit in dug)
        pits += len(dug)
    assert on_border > 0.9 * pits


@pytest.mark.rule("G-9")
def test_rivers_of_hard_plans_merge() -> None:
    merging = sum(
        any(plan.kinds[c] == "river" and len(inflows(plan, c)) > 1 for c in plan.cells())
        for plan in plans(Rules(rows=8, cols=8, difficulty="hard"), 20)
    )
    assert merging >= 17


def test_larger_plans_have_more_rivers_and_loops() -> None:
    for difficulty in LEVELS:
        for plan in plans(replace(LARGE, difficulty=difficulty), 2):
            assert plan.kinds.count("delta") >= 2
            assert len(plan.loops()) >= 3


# --- good plans -----------------------------------------------------------------------------------


@pytest.mark.rule("V-6")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_plans_of_ordinary_rules_need_no_advice(difficulty: Difficulty) -> None:
    rules = Rules(difficulty=difficulty)
    advised = [seed for seed, plan in enumerate(plans(rules, 100)) if validate(rules, plan)]
    assert len(advised) <= 2
    large = replace(LARGE, difficulty=difficulty)
    assert [validate(large, plan) for plan in plans(large, 3)] == [(), (), ()]


def walled(rules: Rules, seed: int) -> Draft:
    """A draft with rivers, pits and walls."""
    rng = random.Random(seed)
    draft = Draft(rules)
    shape = choose_shape(draft, rng)
    draw_features(draft, shape, rng)
    build_walls(draft, shape, rng)
    return draft


@pytest.mark.rule("V-6")
def test_walls_leave_two_ways_out_of_every_delta() -> None:
    for seed in range(80):
        rules = Rules(rows=4, cols=4, difficulty="hard")
        plan = walled(rules, seed).plan()
        ways = movements(plan, rules)
        deltas = [cell for cell in plan.cells() if plan.kinds[cell] == "delta"]
        assert deltas
        assert all(len(ways[cell]) > 1 for cell in deltas), seed


@pytest.mark.rule("V-6")
def test_attractors_are_opened_wherever_a_wall_can_go() -> None:
    met = 0
    rules = Rules(rows=8, cols=8, difficulty="hard")
    for seed in range(40):
        draft = walled(rules, seed)
        most = len(draft.kinds) // SMALL_PART
        met += len(attractors(movements(draft.plan(), rules), most))
        open_attractors(draft, random.Random(seed))
        plan = draft.plan()
        ways = movements(plan, rules)
        assert is_connected(plan, ways, sources(plan))
        for group in attractors(ways, most):
            sides = [plan.side(cell, way) for cell in group for way in DIRECTIONS]
            assert WALL not in sides, seed
    assert met > 40


@pytest.mark.parametrize("difficulty", LEVELS)
def test_rivers_do_not_touch_themselves_or_one_another(difficulty: Difficulty) -> None:
    for plan in plans(Rules(rows=7, cols=8, difficulty=difficulty), 12):
        for cell in plan.cells():
            if plan.kinds[cell] in ("river", "delta"):
                wet = [c for c in neighbours(plan, cell) if plan.kinds[c] in ("river", "delta")]
                below = [plan.beyond(cell, plan.flows[cell])] if plan.kinds[cell] == "river" else []
                assert sorted(wet) == sorted(inflows(plan, cell) + below)


def test_long_rivers_wind() -> None:
    bends = cells = 0
    for plan in plans(replace(LARGE, difficulty="medium"), 6):
        for cell in plan.cells():
            above = inflows(plan, cell)
            if plan.kinds[cell] == "river" and above:
                cells += 1
                bends += plan.flows[cell] not in [plan.flows[one] for one in above]
    assert 0.3 * cells < bends < 0.8 * cells


@pytest.mark.parametrize("difficulty", LEVELS)
def test_walls_make_corridors_and_hardly_a_closet(difficulty: Difficulty) -> None:
    rules = Rules(rows=8, cols=8, difficulty=difficulty)
    limit = choose_shape(Draft(rules), random.Random(0)).dead_ends
    closets = cells = 0
    for plan in plans(rules, 15):
        cells += len(plan.cells())
        assert sum(len(open_ways(plan, cell)) == 1 for cell in plan.cells()) <= limit
        for cell in plan.cells():
            ways = open_ways(plan, cell)
            assert ways, plan.name(cell)
            if len(ways) == 1:
                closets += len(open_ways(plan, plan.beyond(cell, ways[0]))) > 2
    assert closets <= cells // 100


def test_pits_of_a_loop_lie_apart() -> None:
    for difficulty in ("easy", "medium"):
        for plan in plans(Rules(rows=6, cols=6, difficulty=difficulty), 30):
            for loop in plan.loops().values():
                assert not any(two in neighbours(plan, one) for one in loop for two in loop)


def test_exits_lie_on_land_cells_of_their_own_and_apart() -> None:
    for plan in plans(Rules(rows=6, cols=6, exits=3), 20):
        exits = exit_cells(plan)
        assert len(exits) == 3
        assert all(plan.kinds[cell] in ("land", "hospital", "arsenal") for cell in exits)
        assert not any(two in neighbours(plan, one) for one in exits for two in exits)
    for plan in plans(Rules(rows=3, cols=3, exits=4), 60):
        assert len(exit_cells(plan)) == 4


@pytest.mark.rule("V-4")
def test_where_land_at_the_outer_wall_is_short_exits_lead_from_other_cells() -> None:
    rules = Rules(rows=4, cols=4, exits=4, difficulty="hard", false_treasures=0)
    kinds = []
    for plan in plans(rules, 120):
        assert errors(rules, plan) == []
        kinds += [plan.kinds[cell] for cell in exit_cells(plan)]
    assert "pit" in kinds
    assert "river" in kinds


def test_the_true_treasure_may_be_anywhere() -> None:
    found = [plan.treasures[0] for plan in plans(Rules(), 250)]
    assert len(set(found)) == 20
    assert max(found.count(cell) for cell in found) < 40


def test_the_true_treasure_lies_no_otherwise_than_the_false_ones() -> None:
    rules = Rules(rows=6, cols=6, false_treasures=3, difficulty="easy")
    true = false = 0
    for plan in plans(rules, 200):
        at_wall = [len(neighbours(plan, cell)) < 4 for cell in plan.treasures]
        true += at_wall[0]
        false += sum(at_wall[1:])
    assert abs(true - false / 3) < 15


def test_the_bear_waits_on_land_away_from_treasures() -> None:
    for plan in plans(Rules(), 60):
        assert plan.kinds[plan.bear] == "land"
        assert plan.bear not in plan.treasures
