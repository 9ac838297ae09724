"""Rivers that carry as chance has it, and falls back into rivers and pits (Rules B-3, B-4)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.labyrinth.drawing import Told, school

RIVER = """
  +---+---+---+---+---+
1 | .   >   >   >   D |
  +   +   +   +   +   +
2 | .   .   .   .   . |
  +   +   +   +   +   +
3 | >   D   H   A   .
  +---+---+---+---+---+
treasure a1
false a2
"""
PITS = """
  +---+---+---+---+
1 | p1  .   q1  . |
  +   +   +   +   +
2 | .   p2| .   r1|
  +   +   +   +   +
3 | .   A   H   r2
  +---+---+---+---+
treasure a2
false c2
"""


def river(*lines: str, **options: Any) -> Told:
    return school(RIVER, *lines, **options)


# -- B-3 -----------------------------------------------


@pytest.mark.rule("B-3", "G-9", "G-12")
def test_whoever_enters_is_carried_one_or_two_cells_by_chance() -> None:
    told = river("0: start b2", "0: go up")
    assert told.last == []
    even = Fraction(1, 2)
    assert LABYRINTH.chances(told.state) == (("drift 1", even), ("drift 2", even))
    told.tell("chance: drift 1 -> 0 carried-river")
    assert told.at(0) == "c1"


@pytest.mark.rule("B-3", "G-9")
@pytest.mark.parametrize(
    ("start", "side", "drift", "said", "end"),
    [
        ("a1", "right", 1, "carried-river", "c1"),
        ("a1", "right", 2, "carried-river", "d1"),
        ("b2", "up", 2, "carried-river", "d1"),
        ("c2", "up", 1, "carried-river", "d1"),
        ("c2", "up", 2, "carried-delta", "e1"),
        ("d2", "up", 1, "carried-delta", "e1"),
        ("d2", "up", 2, "carried-delta", "e1"),
        ("a2", "down", 1, "carried-delta", "b3"),
        ("a2", "down", 2, "carried-delta", "b3"),
    ],
)
def test_only_river_is_told_or_the_mouth_where_it_stops(
    start: str, side: str, drift: int, said: str, end: str
) -> None:
    told = river(f"0: start {start}", f"0: go {side}", f"chance: drift {drift} -> 0 {said}")
    assert told.at(0) == end


@pytest.mark.rule("B-3")
def test_the_next_player_waits_until_chance_has_decided() -> None:
    told = river("0: start b2", "1: start e2", "0: go up")
    assert told.offers == []
    assert told.refused("1: go left") == told.refused("0: flow") == "illegal-not-your-turn"
    told.tell("chance: drift 2")
    assert told.turn == 1


@pytest.mark.rule("B-3")
@pytest.mark.parametrize("drift", [1, 2])
def test_nobody_is_told_where_or_how_far(drift: int) -> None:
    told = river("0: start b2", "1: start e2", "0: go up", f"chance: drift {drift}")
    assert told.last == ["0 carried-river"]
    assert told.secret == []


@pytest.mark.rule("B-3")
@pytest.mark.parametrize(
    ("start", "drift", "said", "end"),
    [
        ("b1", 1, "flowed-river", "c1"),
        ("b1", 2, "flowed-river", "d1"),
        ("c1", 1, "flowed-river", "d1"),
        ("c1", 2, "flowed-delta", "e1"),
        ("d1", 1, "flowed-delta", "e1"),
        ("d1", 2, "flowed-delta", "e1"),
    ],
)
def test_in_a_river_he_may_drift_on(start: str, drift: int, said: str, end: str) -> None:
    told = river(f"0: start {start}", "0: flow", f"chance: drift {drift} -> 0 {said}")
    assert told.at(0) == end


@pytest.mark.rule("B-3")
@pytest.mark.parametrize("start", ["a1", "e1"])
def test_elsewhere_he_may_not(start: str) -> None:
    assert river(f"0: start {start}").refused("0: flow") == "illegal-no-flow"


@pytest.mark.rule("B-3", "G-9")
@pytest.mark.parametrize(
    ("start", "side", "said", "end"),
    [
        ("c1", "right", "carried-river", "d1"),
        ("b1", "right", "carried-river", "c1"),
        ("d1", "right", "arrived-delta", "e1"),
        ("d1", "left", "carried-river", "c1"),
        ("c1", "left", "carried-river", "b1"),
        ("e1", "left", "carried-river", "d1"),
    ],
)
def test_along_and_against_the_flow_he_reaches_the_wished_cell(
    start: str, side: str, said: str, end: str
) -> None:
    told = river(f"0: start {start}", f"0: go {side} -> 0 {said}")
    assert told.at(0) == end
    assert told.turn == 0


@pytest.mark.rule("B-3")
def test_the_delta_itself_carries_nobody() -> None:
    told = river("0: start e2", "0: go up -> 0 arrived-delta", "0: go up -> 0 hit-wall")
    assert told.at(0) == "e1"


@pytest.mark.rule("B-3", "G-7")
@pytest.mark.parametrize(
    ("start", "drift", "said", "end"),
    [
        ("b1", 1, "drifted-river", "c1"),
        ("b1", 2, "drifted-river", "d1"),
        ("d1", 1, "drifted-delta", "e1"),
        ("c1", 2, "drifted-delta", "e1"),
    ],
)
def test_at_a_wall_he_falls_back_and_drifts(start: str, drift: int, said: str, end: str) -> None:
    told = river(
        f"0: start {start}", "0: go up -> 0 hit-wall", f"chance: drift {drift} -> 0 {said}"
    )
    assert told.at(0) == end


@pytest.mark.rule("B-3", "G-7")
def test_falling_back_is_an_option() -> None:
    told = river("0: start b1", "1: start a2", "0: go up -> 0 hit-wall", wall_drift=False)
    assert told.at(0) == "b1"
    assert told.turn == 1


@pytest.mark.rule("B-3")
def test_inner_walls_are_walls_too() -> None:
    plan = RIVER.replace("  +   +   +   +   +   +", "  +   +   +---+   +   +", 1)
    told = school(plan, "0: start c1", "0: go down -> 0 hit-wall", "chance: drift 1")
    assert told.last == ["0 drifted-river"]


@pytest.mark.rule("B-3")
def test_from_one_river_into_another_he_is_carried() -> None:
    plan = """
      +---+---+---+---+
    1 | >   >   >   D |
      +   +   +   +   +
    2 | >   >   >   D |
      +   +   +   +   +
    3 | .   H   A   .
      +---+---+---+---+
    treasure a3
    """
    told = school(plan, "0: start a1", "0: go down", "chance: drift 1 -> 0 carried-river")
    assert told.at(0) == "b2"
    told.tell("0: go up", "chance: drift 1 -> 0 carried-river")
    assert told.at(0) == "c1"


@pytest.mark.rule("B-3", "G-11")
@pytest.mark.parametrize(("drift", "found"), [(1, True), (2, False)])
def test_what_lies_where_he_ends_is_found_not_what_he_passed(drift: int, found: bool) -> None:
    plan = RIVER.replace("treasure a1", "treasure c1")
    told = school(plan, "0: start b2", "0: go up", f"chance: drift {drift}")
    more = ["0 found-treasure 1", "0 asks-treasure 1"] if found else []
    assert told.last == ["0 carried-river", *more]


@pytest.mark.rule("B-3", "G-9")
@pytest.mark.parametrize(
    ("current", "end"), [("once", "c1"), ("turbulent", "e1"), ("shallow", "c1")]
)
def test_other_currents_leave_nothing_to_chance(current: str, end: str) -> None:
    told = river("0: start b2", "0: go up", current=current)
    assert told.at(0) == end
    assert told.turn == 0


@pytest.mark.rule("B-3")
def test_the_bear_drifts_one_cell_once_he_has_drifted() -> None:
    told = school(RIVER + "bear a3\n", "0: start b2", "0: go up", bear=True)
    assert told.bear == "a3"
    told.tell("chance: drift 2")
    assert told.bear == "a2"
    told = school(RIVER + "bear c2\n", "0: start b2", "0: go up", "chance: drift 1")
    assert (told.at(0), told.bear) == ("c1", "d1")


@pytest.mark.rule("B-3")
def test_the_bear_waits_for_him_also_when_he_falls_back() -> None:
    told = school(RIVER + "bear c2\n", "0: start b1", "0: go up", "chance: drift 2")
    assert told.last == ["0 drifted-river", "0 mauled", "0 lost-life 2"]
    assert told.at(0) == told.bear == "d1"


@pytest.mark.rule("B-3")
def test_drifting_on_leads_no_bear() -> None:
    told = school(RIVER + "bear c2\n", "0: start b1", "0: flow", "chance: drift 1")
    assert told.bear == "c2"


# -- B-4 -----------------------------------------------


@pytest.mark.rule("B-4", "G-10")
@pytest.mark.parametrize(
    ("start", "side", "end"),
    [("a2", "up", "b2"), ("b1", "down", "a1"), ("d1", "down", "d3"), ("b1", "right", "c1")],
)
def test_whoever_falls_in_is_moved_on_within_the_loop(start: str, side: str, end: str) -> None:
    told = school(PITS, f"0: start {start}", f"0: go {side} -> 0 arrived-pit")
    assert told.at(0) == end


@pytest.mark.rule("B-4", "G-7")
@pytest.mark.parametrize(
    ("start", "side", "end"),
    [("a1", "up", "b2"), ("b2", "right", "a1"), ("c1", "up", "c1"), ("d2", "right", "d3")],
)
def test_at_a_wall_he_falls_back_and_is_moved_on(start: str, side: str, end: str) -> None:
    told = school(PITS, f"0: start {start}", f"0: go {side} -> 0 hit-wall, 0 drifted-pit")
    assert told.at(0) == end


@pytest.mark.rule("B-4")
def test_not_beside_an_exit() -> None:
    told = school(PITS, "0: start d3", "0: go right -> 0 at-exit")
    assert told.at(0) == "d3"


@pytest.mark.rule("B-4", "G-7")
def test_being_moved_on_is_an_option() -> None:
    told = school(PITS, "0: start a1", "0: go up -> 0 hit-wall", wall_fall=False)
    assert told.at(0) == "a1"


@pytest.mark.rule("B-4", "B-3")
def test_falling_back_into_rivers_and_into_pits_are_two_options() -> None:
    told = school(PITS, "0: start a1", "0: go up -> 0 hit-wall, 0 drifted-pit", wall_drift=False)
    assert told.at(0) == "b2"
    told = school(RIVER, "0: start b1", "0: go up", "chance: drift 1", wall_fall=False)
    assert told.at(0) == "c1"


@pytest.mark.rule("B-4", "G-11")
def test_what_lies_in_the_next_pit_is_found() -> None:
    plan = PITS.replace("treasure a2", "treasure b2")
    told = school(plan, "0: start a1", "0: go left")
    assert told.last == [
        *("0 hit-wall", "0 drifted-pit", "0 found-treasure 1", "0 asks-treasure 1"),
    ]


@pytest.mark.rule("B-4")
def test_in_a_pit_he_may_move_on() -> None:
    told = school(PITS, "0: start a1", "0: loop -> 0 arrived-pit")
    assert told.at(0) == "b2"
    told.tell("0: loop")
    assert told.at(0) == "a1"
    assert school(PITS, "0: start b1").refused("0: loop") == "illegal-no-loop"


@pytest.mark.rule("B-4", "G-10")
def test_a_loop_of_one_pit_leads_nowhere_else() -> None:
    told = school(PITS, "0: start c2", "0: go up -> 0 arrived-pit")
    assert told.at(0) == "c1"
    told.tell("0: loop -> 0 arrived-pit", "0: go up -> 0 hit-wall, 0 drifted-pit")
    assert told.at(0) == "c1"
    told.tell("0: go left -> 0 arrived-land")


@pytest.mark.rule("B-4")
def test_lone_pits_are_of_this_rule_set() -> None:
    assert PRESETS["school"].lone_pits
    assert not PRESETS["classic"].lone_pits
