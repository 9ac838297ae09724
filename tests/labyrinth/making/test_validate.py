"""What the validator says about drawn plans (Rules V-1 to V-6)."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any, Final

import pytest

from gamemaster.core import game as core
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import DIRECTIONS, OPEN, SIDE_NAMES, WALL, opposite
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import FAR, distances, movements, sources
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import SETTLED, draw, rules_for

GOOD: Final = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   p1  . |
  +   +   +   +   +
2 | H   >   D   A |
  +   +   +   +   +
3 | .   p2  .   .
  +---+---+---+---+
treasure a1
false d1
bear a3
"""


def said(plan: str | Plan, **options: Any) -> list[str]:
    """The validator's findings in short: rule, key, and the arguments in order."""
    plan = draw(plan) if isinstance(plan, str) else plan
    problems = validate(replace(rules_for(plan), **options), plan)
    for problem in problems:
        mild = problem.rule == "V-6" or problem.key in SETTLED
        assert problem.severity == ("advice" if mild else "error")
        json.dumps(dict(problem.args))
    return [" ".join(map(str, (p.rule, p.key, *p.args.values()))) for p in problems]


def with_lines(*lines: str) -> str:
    """The good plan with other lines in the place of those that begin in the same way."""
    changed = GOOD.split("\n")
    for line in lines:
        first = line.split()[0]
        at = next(i for i, old in enumerate(changed) if old.split()[:1] == [first])
        changed[at] = line
    return "\n".join(changed)


def test_a_good_plan_leaves_nothing_to_say() -> None:
    assert said(GOOD) == []


def test_a_finding_is_what_the_table_expects_of_every_game() -> None:
    plan = draw(GOOD)
    problem: core.Problem = validate(rules_for(plan, rows=9), plan)[0]
    assert (problem.rule, problem.severity, problem.key) == ("G-1", "error", "plan-size")
    assert problem.args == {"rows": 3, "cols": 4, "wanted_rows": 9, "wanted_cols": 4}


# --- G-1: size and outline ------------------------------------------------------------------------


@pytest.mark.rule("G-1")
def test_the_size_is_the_one_agreed() -> None:
    assert said(GOOD, rows=5) == ["G-1 plan-size 3 4 5 4"]
    assert said(GOOD, cols=3) == ["G-1 plan-size 3 4 3 3"]


@pytest.mark.rule("G-1")
def test_classic_wants_every_cell_of_the_rectangle() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   p1  . |
      +   +   +   +   +
    2 | H   >   D   A |
      +---+   +   +   +
    3     | p2  .   .
      +   +---+---+---+
    treasure a1
    false d1
    bear b1
    """
    assert said(plan) == ["G-1 plan-hole a3"]


@pytest.mark.rule("G-1")
def test_the_outline_hangs_together() -> None:
    plan = """
        a   b   c   d   e
      +---+---+---+   +---+
    1 | .   .   p1|   | . |
      +   +   +   +   +   +
    2 | H   >   D |   | A |
      +   +   +   +   +   +
    3 | .   p2  .       p3|
      +---+---+---+   +---+
    treasure a1
    false e1
    bear b1
    """
    # The pits join both parts, yet G-1 wants neighbours; gaps at c3 and e3 are exits.
    assert said(plan, exits=2) == [
        "G-1 plan-hole d1, d2, d3",
        "G-1 plan-split e1, e2, e3 a1",
    ]


# --- V-1: rivers (G-9) and loops (G-10) -----------------------------------------------------------


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-9")
def test_a_river_does_not_leave_the_plan() -> None:
    assert said(with_lines("2 | <   H   .   A |")) == ["V-1 plan-flow-out a2"]


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-9")
@pytest.mark.parametrize("end", [".", "p3", "A"])
def test_a_river_ends_in_a_delta_and_nowhere_else(end: str) -> None:
    plan = with_lines(f"2 | H   >   {end:<2}  D |")
    assert "V-1 plan-flow-ends b2 c2" in said(plan)


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-9")
def test_no_wall_stands_across_the_flow() -> None:
    assert said(with_lines("2 | H   > | D   A |")) == ["V-1 plan-flow-wall b2 c2"]


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-9")
def test_a_river_never_flows_in_a_circle() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   >   v   . |
      +   +   +   +   +
    2 | H   ^   <   A |
      +   +   +   +   +
    3 | .   .   ^   .
      +---+---+---+---+
    treasure a1
    false a3
    bear d1
    """
    # c3 flows into the circle and is not part of it.
    assert said(plan) == ["V-1 plan-flow-circle b1, c1, c2, b2"]


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-9")
def test_two_river_cells_that_flow_into_each_other_are_a_circle() -> None:
    assert "V-1 plan-flow-circle b2, c2" in said(with_lines("2 | H   >   <   A |"))


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-9")
def test_a_delta_is_the_end_of_a_river() -> None:
    assert said(with_lines("3 | D   p2  .   .")) == ["V-1 plan-delta-dry a3"]


@pytest.mark.rule("G-9")
def test_rivers_may_merge() -> None:
    plan = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   v   .   p1  . |
      +   +   +   +   +   +
    2 | H   >   >   D   . |
      +   +   +   +   +   +
    3 | .   >   ^   .   A |
      +   +   +   +   +   +
    4 | .   p2  .   .   .
      +---+---+---+---+---+
    treasure a1
    false a3
    bear a4
    """
    assert said(plan) == []


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-10")
def test_the_pits_of_a_loop_are_numbered_without_a_gap() -> None:
    assert said(with_lines("3 | .   p3  .   .")) == ["V-1 plan-pit-missing p2"]
    late = with_lines("1 | .   .   p3  . |")
    assert said(late) == ["V-1 plan-pit-missing p1"]


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-10")
def test_each_number_of_a_loop_stands_once() -> None:
    assert said(with_lines("3 | p2  p2  .   .")) == ["V-1 plan-pit-twice p2 a3, b3"]


@pytest.mark.rule("V-1")
@pytest.mark.rule("G-10")
def test_a_loop_has_two_pits_at_least() -> None:
    assert said(with_lines("3 | .   .   .   .")) == ["V-1 plan-loop-short p c1"]
    assert said(with_lines("3 | q1  p2  .   .")) == ["V-1 plan-loop-short q a3"]


@pytest.mark.rule("G-10")
def test_there_may_be_several_loops_or_none() -> None:
    assert said(with_lines("1 | .   .   p1  q1|", "3 | q2  p2  .   .", "false c3", "bear d2")) == [
        "V-6 plan-false-near-exit c3"
    ]
    assert said(with_lines("1 | .   .   .   . |", "3 | .   .   .   .")) == []


# --- V-2, V-3, A-8: what the plan holds -----------------------------------------------------------


@pytest.mark.rule("V-2")
def test_there_is_an_arsenal_and_a_hospital() -> None:
    assert said(with_lines("2 | H   >   D   . |")) == ["V-2 plan-no-arsenal"]
    assert said(with_lines("2 | .   >   D   A |")) == ["V-2 plan-no-hospital"]


@pytest.mark.rule("V-2")
def test_how_many_arsenals_and_hospitals_there_are_the_drawing_settles() -> None:
    """Numbers bind the generator; where a drawing has others, that is advice (`said` holds it)."""
    two = with_lines("3 | H   p2  A   .")
    assert said(two) == ["V-2 plan-arsenals 2 1", "V-2 plan-hospitals 2 1"]
    assert said(two, arsenals=2, hospitals=2) == []


@pytest.mark.rule("V-2")
def test_there_is_land() -> None:
    plan = """
        a   b   c
      +---+---+---+
    1 | H   p1  A |
      +   +   +   +
    2 | >   D   < |
      +   +   +   +
    3 | A   p2  H
      +---+---+---+
    treasure b2
    bear a1
    """
    assert said(plan, arsenals=2, hospitals=2, false_treasures=0) == [
        "V-2 plan-no-land",
        "V-3 plan-treasure-ground b2",
    ]


@pytest.mark.rule("V-3")
@pytest.mark.parametrize("cell", ["a2", "b2", "c2", "c1", "d2"])
def test_treasures_lie_on_land(cell: str) -> None:
    assert said(with_lines(f"treasure {cell}")) == [f"V-3 plan-treasure-ground {cell}"]
    assert said(with_lines(f"false {cell}")) == [f"V-3 plan-false-ground {cell}"]


@pytest.mark.rule("V-3")
def test_how_many_treasures_are_false_the_drawing_settles() -> None:
    assert said(GOOD, false_treasures=0) == ["V-3 plan-false-count 1 0"]
    assert said(GOOD, false_treasures=3) == ["V-3 plan-false-count 1 3"]


@pytest.mark.rule("V-3")
@pytest.mark.rule("A-1")
def test_each_treasure_has_a_cell_of_its_own() -> None:
    assert said(with_lines("false a1")) == ["V-3 plan-treasures-together a1"]
    assert said(GOOD + "false d1\n", false_treasures=2) == ["V-3 plan-treasures-together d1"]


@pytest.mark.rule("A-8")
def test_the_bear_is_there_if_and_only_if_agreed() -> None:
    assert said(GOOD, bear=False) == ["A-8 plan-bear a3"]
    assert said(GOOD.replace("bear a3\n", ""), bear=True) == ["A-8 plan-no-bear"]


# --- V-4: exits -----------------------------------------------------------------------------------


@pytest.mark.rule("V-4")
def test_there_is_an_exit_and_how_many_there_are_the_drawing_settles() -> None:
    assert said(with_lines("3 | .   p2  .   . |")) == ["V-4 plan-no-exit"]
    assert said(GOOD, exits=2) == ["V-4 plan-exits 1 2"]


@pytest.mark.rule("V-4")
def test_no_exit_leads_from_a_river_source() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   p1  . |
      +   +   +   +   +
    2   >   D   H   . |
      +   +   +   +   +
    3 | A   p2  .   . |
      +---+---+---+---+
    treasure d1
    false d3
    bear a1
    """
    assert said(plan) == ["V-4 plan-exit-source a2 left"]


@pytest.mark.rule("V-4")
def test_an_exit_may_lead_from_a_river_that_carries_people_there() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | v   .   p1  . |
      +   +   +   +   +
    2   >   D   H   . |
      +   +   +   +   +
    3 | A   p2  .   . |
      +---+---+---+---+
    treasure d1
    false d3
    bear b1
    """
    assert said(plan) == []


@pytest.mark.rule("V-4")
@pytest.mark.rule("V-5")
def test_no_exit_leads_from_a_cell_that_nobody_reaches() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   p1  . |
      +   +   +   +   +
    2 | H   >   D   A |
      +   +   +   +---+
    3 | .   p2  . | .
      +---+---+---+---+
    treasure a1
    false d1
    bear a3
    """
    assert said(plan) == ["V-4 plan-exit-unreachable d3 right", "V-5 plan-cut-off d3 a1"]


# --- V-5: every cell from every cell --------------------------------------------------------------


@pytest.mark.rule("V-5")
def test_a_walled_room_is_cut_off() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   . | p1  . |
      +   +---+   +   +
    2 | H | >   D   A |
      +   +   +   +   +
    3 | . | p2  .   .
      +---+---+---+---+
    treasure a1
    false d1
    bear a3
    """
    # Grenades would open it, but they may be used up. The larger part is the rest.
    assert said(plan) == ["V-5 plan-cut-off a1, b1, a2, a3 c1"]


@pytest.mark.rule("V-5")
@pytest.mark.rule("G-10")
def test_pits_join_rooms_that_walls_part() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   p2| .   . |
      +   +---+   +   +
    2 | H | >   D   A |
      +   +   +   +   +
    3 | . | p1  .   .
      +---+---+---+---+
    treasure a1
    false d1
    bear a3
    """
    assert said(plan) == []


@pytest.mark.rule("V-5")
@pytest.mark.rule("A-2")
def test_the_movement_along_the_loop_leads_out_of_a_pit() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   p2| .   . |
      +---+---+   +   +
    2 | H   >   D   A |
      +   +   +   +   +
    3 | .   p1  .   .
      +---+---+---+---+
    treasure a1
    false d1
    bear a3
    """
    # From a1 one comes away through the pit at b1 alone, and from there only along the loop.
    assert said(plan) == []
    assert movements(draw(plan), rules_for(draw(plan)))[1] == [0, 9]


@pytest.mark.rule("V-5")
@pytest.mark.rule("G-9")
def test_a_delta_between_walls_and_inflows_is_a_trap() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   v   . |
      +   +   +   +   +
    2 | H   >   D | A |
      +   +   +---+   +
    3 | .   .   .   .
      +---+---+---+---+
    treasure a1
    false d1
    bear a3
    """
    assert said(plan) == ["V-5 plan-trap c2 a1"]


@pytest.mark.rule("V-5")
@pytest.mark.rule("G-9")
def test_a_river_that_carries_only_one_way_traps_all_beyond_it() -> None:
    plan = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   >   D | . |
      +   +   +---+   +   +
    2 | H   . | .   . | . |
      +   +   +   +   +   +
    3 | .   . | .   .   A |
      +---+---+---+---+   +
    4 | .   .   .   .   .
      +---+---+---+---+---+
    treasure c2
    false d3
    bear a3
    """
    # From the left one is carried to the delta, and from there c1 only carries back to it.
    assert said(plan) == ["V-5 plan-unreachable a1, b1, a2, b2, a3, b3 d1"]


@pytest.mark.rule("V-5")
@pytest.mark.rule("G-9")
def test_a_river_cell_is_reached_only_by_being_carried_there() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | > | .   .   . |
      +   +   +   +   +
    2 | >   >   D   A |
      +   +   +   +   +
    3 | .   .   H   .
      +---+---+---+---+
    treasure b1
    false d1
    bear a3
    """
    flows_down = (
        plan.replace("1 | > |", "1 | v |")
        .replace("2 | >   >", "2 | > | v")
        .replace("3 | .   .   H", "3 | >   >   ^")
    )
    assert "V-1 plan-flow-wall a1 b1" in said(plan)
    assert "V-1 plan-flow-wall a2 b2" in said(flows_down)
    sealed = """
        a   b   c   d
      +---+---+---+---+
    1 | v | .   .   . |
      +   +   +   +   +
    2 | >   D   H   . |
      +   +   +   +   +
    3 | .   .   A   .
      +---+---+---+---+
    treasure b1
    false d1
    bear a3
    """
    # Whoever steps onto a2 is carried to the delta; only a1 carries to a2, and nobody gets there.
    assert said(sealed)[0] == "V-5 plan-unreachable a2 b1"


@pytest.mark.rule("V-5")
def test_a_river_source_need_not_be_reached_but_leads_on() -> None:
    plan = draw(GOOD)
    source = plan.kinds.index("river")
    ways = movements(plan, rules_for(plan))
    assert all(source not in ends for ends in ways)
    assert FAR not in [d for cell, d in enumerate(distances(ways, [source])) if cell != source]
    assert said(plan) == []


@pytest.mark.rule("V-5")
def test_the_verdict_agrees_with_walking_from_every_cell() -> None:
    verdicts = []
    for seed in range(120):
        rng = random.Random(seed)
        rules = Rules(rows=3 + seed % 2, cols=3 + seed % 3, difficulty="easy")
        plan = _with_random_walls(generate(rules, rng), rng, 1 + seed % 9)
        ways, springs = movements(plan, rules), sources(plan)
        targets = [cell for cell in plan.cells() if cell not in springs]
        walked = all(
            distances(ways, [start])[target] != FAR for start in plan.cells() for target in targets
        )
        verdicts.append(walked)
        assert walked == (not any("V-5" in line for line in said(plan))), seed
    assert 30 < sum(verdicts) < 90


def _with_random_walls(plan: Plan, rng: random.Random, count: int) -> Plan:
    sides = bytearray(plan.sides)
    for _ in range(count):
        cell, way = rng.choice(plan.cells()), rng.choice(DIRECTIONS)
        other = plan.beyond(cell, way)
        joined = [one for one in (cell, other) if plan.kinds[one] == "river"]
        if plan.side(cell, way) == OPEN and not joined:
            sides[cell * 4 + way] = sides[other * 4 + opposite(way)] = WALL
    return replace(plan, sides=bytes(sides))


@pytest.mark.rule("V-5")
@pytest.mark.parametrize("seed", range(3))
def test_movements_are_those_of_the_game_itself(seed: int) -> None:
    rules = Rules(rows=5, cols=6, bear=False, difficulty="hard")
    plan = generate(rules, random.Random(seed))
    for cell, expected in enumerate(movements(plan, rules)):
        ends = [
            _stands_after(rules, plan, cell, move)
            for move in (*(f"go {side}" for side in SIDE_NAMES), "loop")
        ]
        assert {end for end in ends if end not in (None, cell)} == set(expected), plan.name(cell)


def _stands_after(rules: Rules, plan: Plan, cell: int, text: str) -> int | None:
    """Where a player who starts on a cell stands after one move; None if it is not offered."""
    state, _ = LABYRINTH.start(rules, plan, 1)
    LABYRINTH.apply(state, LABYRINTH.read_move(f"start {plan.name(cell)}"))
    if text not in [offer.move for offer in LABYRINTH.offers(state, 0)]:
        return None
    LABYRINTH.apply(state, LABYRINTH.read_move(text))
    return state.pawns[0].cell


# --- V-6: advice ----------------------------------------------------------------------------------


@pytest.mark.rule("V-6")
def test_hospital_and_arsenal_are_no_neighbours() -> None:
    assert said(with_lines("2 | .   >   D   A |", "3 | .   p2  .   H")) == [
        "V-6 plan-hospital-arsenal d3 d2"
    ]
    assert said(with_lines("2 | H   >   D   . |", "3 | .   p2  .   A")) == []


@pytest.mark.rule("V-6")
def test_a_treasure_at_the_exit_or_beside_it_is_too_near() -> None:
    for cell in ("d3", "c3"):
        assert f"V-6 plan-treasure-near-exit {cell}" in said(with_lines(f"treasure {cell}"))
        assert said(with_lines(f"false {cell}")) == [f"V-6 plan-false-near-exit {cell}"]


@pytest.mark.rule("V-6")
def test_the_true_treasure_lies_a_third_of_rows_plus_columns_from_every_exit() -> None:
    # d1 lies two steps from the exit at d3, and a third of 3 + 4, rounded up, is 3.
    assert said(with_lines("treasure d1", "false a1")) == ["V-6 plan-treasure-direct d1 d3 2 3"]


@pytest.mark.rule("V-6")
def test_distance_counts_pits_and_rivers_as_they_act() -> None:
    plan = """
        a   b   c   d   e   f
      +---+---+---+---+---+---+
    1 | .   p1  .   .   .   . |
      +   +   +   +   +   +   +
    2 | H   .   .   .   .   . |
      +   +   +   +   +   +   +
    3 | .   .   .   .   p2  .
      +---+---+---+---+---+---+
    4 | A   .   >   D   .   . |
      +---+---+---+---+---+---+
    treasure a1
    false d1
    bear a3
    """.replace("+---+---+---+---+---+---+\n    4", "+   +   +   +   +   +   +\n    4")
    # a1, right into p1, which leads to p2 at e3, right to the exit cell f3.
    assert said(plan) == ["V-6 plan-treasure-direct a1 f3 2 4"]


@pytest.mark.rule("V-6")
def test_a_delta_with_one_way_out_gathers_people() -> None:
    plan = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   v   .   . |
      +   +   +   +   +   +
    2 | H   >   D | .   A |
      +   +   +   +   +   +
    3 | .   .   .   .   .
      +---+---+---+---+---+
    treasure a1
    false d1
    bear a3
    """
    assert said(plan) == ["V-6 plan-delta-one-way c2"]


@pytest.mark.rule("V-6")
def test_two_deltas_side_by_side_pass_people_to_each_other() -> None:
    plan = """
        a   b   c   d   e   f
      +---+---+---+---+---+---+
    1 | .   .   .   .   .   . |
      +   +   +   +   +   +   +
    2 | H   >   D   D   <   A |
      +   +   +   +   +   +   +
    3 | .   .   .   .   .   .
      +---+---+---+---+---+---+
    treasure a1
    false a3
    bear d1
    """
    assert said(plan) == ["V-6 plan-deltas-adjacent c2 d2"]
    assert said(plan.replace("D   D", "D | D")) == []


@pytest.mark.rule("V-6")
def test_a_group_that_many_ways_enter_and_one_leaves_gathers_people() -> None:
    plan = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   . | . | . |
      +   +   +   +   +   +
    2 | H   >   >   D | . |
      +   +   +   +   +   +
    3 | .   .   . | . | A |
      +   +   +   +   +   +
    4 | .   .   .   .   .
      +---+---+---+---+---+
    treasure a1
    false a4
    bear a3
    """
    # c1, c2 and c3 lead into the delta, d3 too; d1 leads back to it, and only d3 leads on.
    assert said(plan) == ["V-6 plan-attractor d1, d2 4"]


@pytest.mark.rule("V-6")
def test_a_dead_end_that_one_way_enters_is_no_attractor() -> None:
    plan = with_lines("1 | .   .   p1| . |")
    assert said(plan) == []


@pytest.mark.rule("V-6")
def test_what_few_ways_enter_is_no_attractor() -> None:
    plan = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   . | . | . |
      +   +---+---+   +   +
    2 | H   >   >   D | . |
      +   +---+---+   +   +
    3 | .   .   . | . | A |
      +   +   +   +   +   +
    4 | .   .   .   .   .
      +---+---+---+---+---+
    treasure a1
    false a4
    bear a3
    """
    assert said(plan) == []


def test_what_can_be_reached_is_judged_once_it_is_clear_where_rivers_carry() -> None:
    plan = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   p1  . |
      +   +   +   +   +
    2 | H   >   .   A |
      +   +   +   +---+
    3 | .   p2  . | .
      +---+---+---+---+
    treasure a1
    false d1
    bear a3
    """
    assert said(plan) == ["V-1 plan-flow-ends b2 c2"]
    assert said(plan.replace(">   .", ">   D"))[-1] == "V-5 plan-cut-off d3 a1"


def test_advice_waits_until_the_plan_can_be_played() -> None:
    bad = with_lines("treasure d3", "2 | H   >   D   . |")
    assert said(bad, exits=2) == ["V-2 plan-no-arsenal"]


def test_findings_come_in_the_order_of_the_rules() -> None:
    plan = with_lines(
        "1 | .   .   .   . |", "2 | .   >   A   A |", "false c2", "3 | .   p2  .   . |"
    )
    rules = [line.split()[0] for line in said(plan, rows=4, bear=False)]
    assert rules == ["G-1", "V-1", "V-1", "V-1", "V-2", "V-3", "V-4", "A-8"]
