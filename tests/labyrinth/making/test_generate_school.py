"""The generator for school and quest: floors, lifts, loops, the key, stores and creatures."""

from __future__ import annotations

import random
import textwrap
from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any, Final, get_args

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gamemaster.core.game import CHANCE
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.making import waters
from gamemaster.labyrinth.making.advice import exit_cells
from gamemaster.labyrinth.making.chains import is_joined
from gamemaster.labyrinth.making.creatures import CARRYING
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.outline import fixed_holes
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import read_plan, write_plan
from gamemaster.labyrinth.presets import PRESETS, QUEST_HARD, SCHOOL
from gamemaster.labyrinth.reach import backwards, distances, movements
from gamemaster.labyrinth.rules import Difficulty, Rules, Shape
from tests.campaigns import some, times
from tests.labyrinth.house_rules import LEVELS, is_admitted, plans, playable

OUTLINES: Final[tuple[Shape, ...]] = get_args(Shape)
TOWER: Final = replace(QUEST_HARD, preset="school", lifts=True, floors=3, rows=4, cols=4)
DRIFTING: Final = replace(
    SCHOOL,
    rows=6,
    outline="ring",
    difficulty="hard",
    exits=5,
    casinos=0,
    encephalitis=2,
    false_treasures=5,
    current="once",
    flow_moves=False,
)
"""A river may lead on by nothing but its wall, in which no exit may be then."""


def faults(rules: Rules, plan: Plan) -> list[str]:
    """Errors, and easy ways that are missing."""
    return [
        f"{p.key} {p.args}"
        for p in validate(rules, plan)
        if p.severity == "error" or p.key.startswith("plan-no-way")
    ]


def floors_of(plan: Plan, cells: list[int]) -> set[int]:
    return {cell // (plan.rows * plan.cols) for cell in cells}


def walked(plan: Plan, home: int, path: tuple[int, ...]) -> list[int]:
    """The cells of a path as drawn."""
    cells = [home]
    for way in path:
        cells.append(plan.beyond(cells[-1], way))
    return cells


# --- always valid ---------------------------------------------------------------------------------


@pytest.mark.rule("V-1")
@pytest.mark.rule("V-5")
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("difficulty", LEVELS)
def test_every_preset_gives_valid_plans(name: str, difficulty: Difficulty) -> None:
    rules = replace(PRESETS[name], difficulty=difficulty)
    for plan in plans(rules, times(6, 25)):
        assert faults(rules, plan) == []
        assert read_plan(write_plan(plan)) == plan


@pytest.mark.rule("V-1")
@pytest.mark.rule("B-10")
@pytest.mark.rule("C-8")
@pytest.mark.parametrize("outline", OUTLINES)
def test_every_size_outline_and_number_of_floors_gives_a_valid_plan(outline: Shape) -> None:
    sizes = [(3, 3), (3, 4), (4, 5), (7, 6), (9, 9)]
    for seed, ((rows, cols), floors) in some([*enumerate(product(sizes, (1, 2, 3, 4)))], 8):
        for links in ((True, False), (False, True), (True, True)):
            rules = replace(TOWER, rows=rows, cols=cols, floors=floors, outline=outline)
            rules = replace(rules, lifts=links[0], floor_loops=links[1], easy_ways=bool(seed % 2))
            rules = playable(replace(rules, difficulty=LEVELS[seed % 3]))
            assert rules.floors == floors
            plan = generate(rules, random.Random(seed))
            assert faults(rules, plan) == [], (rows, cols, floors)
            assert read_plan(write_plan(plan)) == plan


def limit(most: int) -> st.SearchStrategy[int]:
    return st.one_of(st.just(-1), st.integers(0, most))


@pytest.mark.rule("V-1")
@pytest.mark.rule("V-2")
@pytest.mark.rule("V-3")
@pytest.mark.rule("V-4")
@pytest.mark.rule("V-5")
@pytest.mark.rule("C-3")
@pytest.mark.rule("C-9")
@given(
    rules=st.builds(
        Rules,
        preset=st.sampled_from(["school", "grand"]),
        floors=st.integers(1, 4),
        rows=st.integers(3, 6),
        cols=st.integers(3, 6),
        outline=st.sampled_from(OUTLINES),
        lifts=st.booleans(),
        floor_loops=st.booleans(),
        goal=st.sampled_from(["treasure", "key"]),
        exits=st.integers(1, 8),
        closed_exits=st.integers(0, 1),
        arsenals=st.integers(1, 4),
        partial_arsenals=st.booleans(),
        hospitals=st.integers(1, 4),
        casinos=st.integers(0, 2),
        money=st.just(5),
        encephalitis=st.integers(0, 3),
        false_treasures=st.integers(0, 6),
        difficulty=st.sampled_from(LEVELS),
        loops=limit(6),
        loop_pits=limit(6),
        lone_pits=st.booleans(),
        rivers=limit(4),
        river_cells=limit(9),
        walls=limit(60),
        easy_ways=st.booleans(),
        bullets=st.integers(1, 2),
        bombs=st.integers(0, 2),
        knives=st.integers(0, 1),
        cement=st.integers(0, 1),
        current=st.sampled_from(["once", "shallow", "turbulent", "drift"]),
        flow_moves=st.booleans(),
        wall_drift=st.booleans(),
        wall_fall=st.booleans(),
        skips=st.just(value=True),
        skips_ride=st.booleans(),
        bear=st.booleans(),
        bear_moves=st.sampled_from(["repeats", "trajectory"]),
        bear_can_be_shot=st.booleans(),
        bear_cave=st.booleans(),
        leprechaun=st.booleans(),
    ).map(playable),
    seed=st.integers(0, 2**64),
)
@example(rules=DRIFTING, seed=0)
@settings(max_examples=times(25, 150), deadline=None)
def test_any_admitted_rules_and_seed_give_a_valid_plan(rules: Rules, seed: int) -> None:
    plan = generate(rules, random.Random(seed))
    assert faults(rules, plan) == []
    assert generate(rules, random.Random(seed)) == plan
    assert read_plan(write_plan(plan)) == plan


@pytest.mark.parametrize("floors", [1, 2, 4])
@pytest.mark.parametrize("tries", [12, 0])
def test_all_that_is_admitted_fits_on_the_smallest_boards(
    floors: int, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With as much of everything as there is room for; the plainest drawing fits as well."""
    monkeypatch.setattr(waters, "TRIES", tries)
    names = ("false_treasures", "encephalitis", "hospitals", "arsenals", "casinos")
    tried = 0
    for seed, (outline, easy_ways) in enumerate(product(OUTLINES, (False, True))):
        rng = random.Random(seed)
        small: dict[str, Any] = {"rows": 3, "cols": 3 + seed % 2, "floors": floors, "exits": 8}
        rules = replace(TOWER, **small, outline=outline, easy_ways=easy_ways, money=1)
        rules = playable(replace(rules, goal="treasure", health="wounds", loops=-1 + seed % 2 * 2))
        for _ in range(40):
            name = rng.choice(names)
            fuller = replace(rules, **{name: getattr(rules, name) + 1})
            rules = fuller if is_admitted(fuller) else rules
        for plan in plans(rules, times(1, 3)):
            tried += 1
            assert faults(rules, plan) == [], rules
    assert tried == times(12, 36)


def test_where_easy_ways_leave_few_cells_a_delta_takes_none_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waters, "TRIES", 0)
    full: dict[str, Any] = {"encephalitis": 3, "false_treasures": 4, "hospitals": 3}
    rules = replace(SCHOOL, floors=2, rows=4, cols=3, outline="ring", easy_ways=True)
    rules = replace(rules, lifts=True, floor_loops=True, **full)
    for plan in plans(rules, 5):
        assert faults(rules, plan) == []


class Stuck(random.Random):
    """Chance that always says zero."""

    def getrandbits(self, k: int, /) -> int:
        return 0

    def random(self) -> float:
        return 0.0


@pytest.mark.parametrize("difficulty", LEVELS)
def test_it_ends_whatever_chance_says(difficulty: Difficulty) -> None:
    for name, rules in PRESETS.items():
        options = replace(rules, difficulty=difficulty)
        assert faults(options, generate(options, Stuck())) == [], name
    for size in (3, 7):
        rules = replace(TOWER, rows=size, cols=size, difficulty=difficulty)
        assert faults(rules, generate(rules, Stuck())) == []


# --- the same seed, the same plan -----------------------------------------------------------------


@pytest.mark.rule("G-12")
def test_a_seed_names_one_plan_in_every_python() -> None:
    drawn = textwrap.dedent("""
        gamemaster plan 1
        floor 1
            a   b   c   d
           +---+---+---+---+
         1 | .   A | v   . |
           +   +---+   +   +
         2 | .   .   >   D |
           +   +---+   +   +
         3 | H   >   ^   p2|
           +---+---+---+---+
        floor 2
            a   b   c   d
           +---+---+---+---+
         1 | q2  .   .   . |
           +   +   +   +   +
         2 | .   B   H   p1|
           +   +---+---+---+
         3 | A   q1  .   . |
           +---+---+---+   +
        key 1d1
        bear 2b2 right up left down
        leprechaun 2c3 right left right left
        arsenal 1b1 bombs knives cement
        arsenal 2a3 bullets boats
    """).lstrip("\n")
    assert write_plan(generate(QUEST_HARD, random.Random("labyrinth"))) == drawn


# --- floors, lifts, loops -------------------------------------------------------------------------


@pytest.mark.rule("B-10")
def test_lifts_stand_in_one_place_anywhere_and_loops_keep_to_their_floor() -> None:
    rules = replace(SCHOOL, floors=3, lifts=True, loops=2, difficulty="hard")
    places, loops = set(), Counter[int]()
    for plan in plans(rules, 60):
        (lifts,) = plan.lifts()
        assert floors_of(plan, lifts) == {0, 1, 2}
        assert len({cell % 20 for cell in lifts}) == 1
        places.add(lifts[0])
        for pits in plan.loops().values():
            assert len(floors_of(plan, pits)) == 1
            loops.update(floors_of(plan, pits))
    assert len(places) > 12
    assert min(loops.values()) > 20


@pytest.mark.rule("C-8")
@pytest.mark.parametrize("floors", [2, 3, 4])
def test_a_loop_has_a_pit_on_every_floor(floors: int) -> None:
    rules = replace(PRESETS["quest-medium"], floors=floors)
    orders = set()
    for plan in plans(rules, 30):
        pits = plan.loops()[0]
        assert floors_of(plan, pits) == set(range(floors))
        orders.add(tuple(cell // 9 for cell in pits))
    assert len(orders) > 1


@pytest.mark.rule("V-5")
@pytest.mark.rule("C-1")
def test_whatever_joins_them_every_floor_is_reached_from_every_floor() -> None:
    for lifts, floor_loops in ((True, False), (False, True)):
        rules = replace(TOWER, lifts=lifts, floor_loops=floor_loops)
        for plan in plans(rules, 10):
            ways = movements(plan, rules)
            for start in (0, 16, 32):
                reached = [cell for cell, far in enumerate(distances(ways, [start])) if far >= 0]
                assert floors_of(plan, reached) == {0, 1, 2}


@pytest.mark.rule("B-4")
def test_some_school_plans_have_a_loop_of_one_pit() -> None:
    lengths = [
        sorted(len(loop) for loop in plan.loops().values()) for plan in plans(PRESETS["school"], 60)
    ]
    lone = sum(1 in found for found in lengths)
    assert 15 < lone < 45
    none = replace(PRESETS["school"], lone_pits=False)
    assert not any(len(loop) == 1 for plan in plans(none, 60) for loop in plan.loops().values())
    only = replace(PRESETS["school"], loops=2, loop_pits=1)
    for plan in plans(only, 5):
        assert [len(loop) for loop in plan.loops().values()] == [1, 1]


@pytest.mark.rule("G-1")
@pytest.mark.parametrize("outline", OUTLINES)
def test_every_floor_has_the_same_outline(outline: Shape) -> None:
    rules = replace(TOWER, rows=6, cols=5, outline=outline)
    for plan in plans(rules, 3):
        first = frozenset(cell for cell in plan.holes() if cell < 30)
        assert plan.holes() == {cell + floor * 30 for cell in first for floor in range(3)}
        assert first == fixed_holes(outline, 6, 5) or outline == "ragged"


@pytest.mark.rule("D-7.1")
def test_easy_ways_join_the_outer_walls_of_every_floor() -> None:
    rules = replace(TOWER, rows=7, cols=7, difficulty="hard")
    without = 0
    for seed in range(6):
        plan = generate(replace(rules, easy_ways=True), random.Random(seed))
        assert is_joined(plan, across=True)
        assert is_joined(plan, across=False)
        plan = generate(rules, random.Random(seed))
        without += is_joined(plan, across=True) and is_joined(plan, across=False)
    assert without < 6


@pytest.mark.rule("V-6")
def test_floors_count_as_distance() -> None:
    draft = Draft(TOWER)
    assert draft.apart(0, 5) == 2
    assert draft.apart(5, 16) == draft.apart(16, 5) == 6
    assert draft.apart(0, 32) == 8


@pytest.mark.rule("V-4")
def test_the_exit_may_be_on_any_floor() -> None:
    floors = Counter(
        floor for plan in plans(TOWER, 60) for floor in floors_of(plan, exit_cells(plan))
    )
    assert min(floors[floor] for floor in range(3)) > 8


# --- key, stores, houses --------------------------------------------------------------------------


@pytest.mark.rule("C-6")
def test_the_key_lies_in_the_farther_half() -> None:
    found = set()
    for name in ("quest-easy", "quest-medium", "quest-hard"):
        rules = PRESETS[name]
        for plan in plans(rules, 40):
            assert plan.keyed
            assert len(plan.treasures) == 1
            key = plan.treasures[0]
            far = distances(backwards(movements(plan, rules)), exit_cells(plan))
            assert far[key] * 2 + 2 >= max(far), (name, plan.name(key))
            found.add((name, key))
    assert len(found) > 35


@pytest.mark.rule("C-3")
def test_arsenals_share_out_all_things() -> None:
    rules = replace(QUEST_HARD, floors=3)
    for arsenals in (2, 3, 4):
        shelves: set[tuple[str, ...]] = set()
        for plan in plans(replace(rules, arsenals=arsenals), 25):
            held = dict(plan.stores)
            assert set(held) == {c for c in plan.cells() if plan.kinds[c] == "arsenal"}
            assert all(held.values())
            assert sorted(thing for things in held.values() for thing in things) == sorted(KIT)
            shelves.update(held.values())
        assert len(shelves) > 4


@pytest.mark.rule("C-3")
def test_where_there_are_few_things_arsenals_hold_the_same() -> None:
    rules = replace(QUEST_HARD, floors=3, arsenals=3, knives=0, boats=0, cement=0)
    for plan in plans(rules, 10):
        held = [things for _, things in plan.stores]
        assert sorted(held) in (
            [("bombs",)] * 2 + [("bullets",)],
            [("bombs",)] + [("bullets",)] * 2,
        )
    one = replace(rules, bombs=0)
    assert [plan.stores for plan in plans(one, 3)] == [(), (), ()]
    assert [plan.stores for plan in plans(replace(rules, partial_arsenals=False), 2)] == [(), ()]


@pytest.mark.rule("V-2")
@pytest.mark.rule("B-5")
def test_casinos_are_as_many_as_agreed() -> None:
    for casinos in range(3):
        for plan in plans(replace(SCHOOL, casinos=casinos), 4):
            assert plan.kinds.count("casino") == casinos


# --- creatures ------------------------------------------------------------------------------------


@pytest.mark.rule("C-9")
def test_paths_are_circles_over_cells_that_carry_nobody() -> None:
    lengths, homes = Counter[int](), Counter[str | None]()
    for plan in plans(QUEST_HARD, 120):
        assert plan.kinds[plan.bear] == "cave"
        assert plan.bear != plan.leprechaun
        homes[plan.kinds[plan.leprechaun]] += 1
        for home, path in ((plan.bear, plan.bear_path), (plan.leprechaun, plan.leprechaun_path)):
            cells = walked(plan, home, path)
            assert cells[-1] == home
            assert NOWHERE not in cells
            assert not {plan.kinds[cell] for cell in cells} & set(CARRYING)
            lengths[len(path)] += 1
    assert set(lengths) <= set(range(2, 9))
    assert len(lengths) >= 3
    assert homes["land"] >= 118


@pytest.mark.rule("C-9")
def test_paths_are_not_all_there_and_back() -> None:
    rules = replace(QUEST_HARD, rows=6, cols=6, difficulty="easy")
    round_trips = 0
    for plan in plans(rules, 40):
        cells = walked(plan, plan.bear, plan.bear_path)
        round_trips += len(cells) > 3 and len(set(cells)) == len(cells) - 1
    assert round_trips > 3


@pytest.mark.rule("C-9")
def test_a_creature_that_walls_shut_in_is_let_out() -> None:
    """On crowded boards; without a path no plan would be valid."""
    rules = replace(QUEST_HARD, floors=1, rows=3, cols=4, floor_loops=False, difficulty="hard")
    rules = replace(rules, arsenals=2, hospitals=2, loops=1, walls=99)
    for plan in plans(rules, times(25, 150)):
        assert faults(rules, plan) == []


@pytest.mark.rule("A-8")
@pytest.mark.rule("C-9")
def test_a_bear_that_repeats_moves_has_no_path() -> None:
    rules = replace(QUEST_HARD, bear_moves="repeats")
    for plan in plans(rules, 10):
        assert plan.bear_path == ()
        assert plan.kinds[plan.bear] == "cave"
        assert plan.leprechaun_path
    for plan in plans(replace(rules, bear_cave=False, bear_moves="trajectory"), 10):
        assert plan.kinds[plan.bear] == "land"
        assert plan.bear_path


# --- good plans -----------------------------------------------------------------------------------


@pytest.mark.rule("V-6")
@pytest.mark.parametrize("name", ["school", "school-floors", "quest-easy", "quest-medium"])
def test_plans_of_the_presets_need_hardly_any_advice(name: str) -> None:
    rules = PRESETS[name]
    advised = [seed for seed, plan in enumerate(plans(rules, 60)) if validate(rules, plan)]
    assert len(advised) <= 1


# --- movements as they really act -----------------------------------------------------------------


@pytest.mark.rule("V-5")
@pytest.mark.rule("B-3")
@pytest.mark.rule("B-4")
@pytest.mark.rule("B-10")
@pytest.mark.rule("C-8")
@pytest.mark.parametrize("name", ["school", "quest", "rolling"])
def test_movements_are_those_of_the_game_itself(name: str) -> None:
    tower = replace(SCHOOL, floors=2, rows=4, cols=4, lifts=True, floor_loops=True, start="open")
    tower = replace(tower, difficulty="hard", pick_up="at-once")
    riding = replace(tower, compound=True, skips=True, skips_ride=True, flow_moves=False)
    rules = {
        "school": tower,
        "quest": replace(riding, current="once", wall_drift=False, wall_fall=False),
        "rolling": replace(tower, flow_moves=False),
    }[name]
    plan = generate(rules, random.Random(7))
    assert plan.lifts()
    assert "river" in plan.kinds
    for cell, expected in enumerate(movements(plan, rules)):
        if plan.kinds[cell] is not None:
            assert ends_of(rules, plan, cell) - {cell} == set(expected), plan.name(cell)


def ends_of(rules: Rules, plan: Plan, cell: int) -> set[int]:
    """Where a player who starts on a cell may stand after one move, whatever chance says."""
    ends = set()
    for text in (*(f"go {side}" for side in SIDE_NAMES), "loop", "flow", "lift", "skip"):
        state, _ = LABYRINTH.start(rules, plan, 1)
        LABYRINTH.apply(state, LABYRINTH.read_move(f"start {plan.name(cell)}"))
        if text not in [offer.move for offer in LABYRINTH.offers(state, 0)]:
            continue
        LABYRINTH.apply(state, LABYRINTH.read_move(text))
        if LABYRINTH.to_move(state) != CHANCE:
            ends.add(state.pawns[0].cell)
            continue
        for chance, _ in LABYRINTH.chances(state):
            drawn = LABYRINTH.clone(state)
            LABYRINTH.apply(drawn, LABYRINTH.read_move(chance))
            ends.add(drawn.pawns[0].cell)
    return ends
