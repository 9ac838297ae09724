"""Rivers, pits, and where effects happen (Rules G-9, G-10, G-11)."""

from __future__ import annotations

import pytest

from tests.labyrinth.drawing import play

DELTA = """
  +---+---+---+---+---+
1 | .   >   >   v   . |
  +   +   +   +   +   +
2 | >   >   >   D   . |
  +   +   +   +   +   +
3 | .   .   .   ^
  +---+---+---+---+---+
treasure c1
false e1
"""
LOOPS = """
  +---+---+---+---+
1 | p2  .   q1  . |
  +   +   +   +   +
2 | .   p3  .   q2|
  +   +   +   +   +
3 | p1  .   .   H
  +---+---+---+---+
treasure b2
false c2
"""


@pytest.mark.rule("G-9")
@pytest.mark.parametrize(
    ("start", "move", "end", "answer"),
    [
        ("a1", "right", "c1", "carried-river"),
        ("e1", "left", "d2", "carried-delta"),
        ("c3", "up", "d2", "carried-delta"),
        ("a3", "up", "b2", "carried-river"),
        ("b1", "right", "d1", "carried-river"),
        ("b1", "down", "c2", "carried-river"),
        ("c3", "right", "d2", "carried-delta"),
    ],
)
def test_carried_one_cell_along_the_flow(start: str, move: str, end: str, answer: str) -> None:
    told = play(DELTA.replace("treasure c1", "treasure a3"), f"0: start {start}", f"0: go {move}")
    assert told.last[0] == f"0 {answer}"
    assert told.at(0) == end


@pytest.mark.rule("G-9")
def test_once_a_move_not_again_from_the_cell_reached() -> None:
    told = play(DELTA, "0: start a2", "0: go right")
    assert told.at(0) == "c2"
    told.tell("0: shoot up", "0: blow up")
    assert told.at(0) == "c2"


@pytest.mark.rule("G-9")
def test_upstream_returns_him_downstream_crosses_two_cells() -> None:
    told = play(DELTA, "0: start c2", "0: go left -> 0 carried-river")
    assert told.at(0) == "c2"
    told.tell("0: go right -> 0 arrived-delta")
    told = play(DELTA, "0: start a2", "0: go right -> 0 carried-river", "0: go right")
    assert told.at(0) == "d2"


@pytest.mark.rule("G-9")
def test_a_delta_carries_nobody() -> None:
    told = play(DELTA, "0: start e2", "0: go left -> 0 arrived-delta", "0: go up")
    assert told.last == ["0 carried-delta"]
    told.tell("0: blow left")
    assert told.at(0) == "d2"


@pytest.mark.rule("G-9")
def test_rivers_merge() -> None:
    for start, move in (("e1", "left"), ("c3", "up"), ("c3", "right")):
        assert play(DELTA, f"0: start {start}", f"0: go {move}").at(0) == "d2"


@pytest.mark.rule("G-9")
def test_starting_in_a_river_is_no_entry() -> None:
    assert play(DELTA, "0: start b1 -> 0 starts-river").at(0) == "b1"


@pytest.mark.rule("G-10")
@pytest.mark.parametrize(
    ("start", "move", "end"),
    [("a2", "up", "b2"), ("b1", "down", "a3"), ("b3", "left", "a1"), ("c2", "up", "d2")],
)
def test_who_falls_in_stands_in_the_next_pit(start: str, move: str, end: str) -> None:
    told = play(LOOPS, f"0: start {start}", f"0: go {move}")
    assert told.last[0] == "0 arrived-pit"
    assert told.at(0) == end


@pytest.mark.rule("G-10")
def test_the_last_leads_to_the_first() -> None:
    told = play(LOOPS, "0: start a3")
    places = []
    for _ in range(6):
        told.tell("0: loop")
        places.append(told.at(0))
    assert places == ["a1", "b2", "a3"] * 2


@pytest.mark.rule("G-10")
def test_loops_do_not_mix() -> None:
    told = play(LOOPS, "0: start c1", "0: loop")
    assert told.at(0) == "d2"
    told.tell("0: loop")
    assert told.at(0) == "c1"


@pytest.mark.rule("G-10")
def test_from_pit_to_pit_on_foot_is_a_fall_too() -> None:
    side_by_side = """
      +---+---+---+
    1 | p1  p2  p3
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    treasure a2
    """
    told = play(side_by_side, "0: start a1", "0: go right -> 0 arrived-pit")
    assert told.at(0) == "c1"


@pytest.mark.rule("G-11")
def test_what_lies_in_the_river_cell_passed_is_not_met() -> None:
    told = play(DELTA, "0: start b1", "0: go right -> 0 carried-river")
    assert told.at(0) == "d1"
    assert told.treasure(0) == "c1"


@pytest.mark.rule("G-11")
def test_what_lies_where_the_river_ends_is_met() -> None:
    told = play(DELTA, "0: start a1", "0: go right")
    assert told.last == ["0 carried-river", "0 found-treasure 1", "0 took-treasure"]
    assert told.at(0) == "c1"


@pytest.mark.rule("G-11")
def test_what_lies_in_the_pit_that_he_fell_through_is_not_met() -> None:
    told = play(LOOPS, "0: start b1", "0: go down -> 0 arrived-pit")
    assert told.at(0) == "a3"
    assert told.treasure(0) == "b2"
    told = play(LOOPS, "0: start a2", "0: go up")
    assert told.last == ["0 arrived-pit", "0 found-treasure 1", "0 took-treasure"]


@pytest.mark.rule("G-11")
def test_moving_on_along_the_pits_meets_what_lies_there() -> None:
    told = play(LOOPS, "0: start a1", "0: loop")
    assert told.last == ["0 arrived-pit", "0 found-treasure 1", "0 took-treasure"]


@pytest.mark.rule("G-11")
def test_later_actions_start_where_he_was_carried() -> None:
    told = play(DELTA, "0: start a1", "1: start c3", "0: go right")
    told.tell("1: blow up", "0: shoot down -> 0 shot-hit 1, 1 wounded")


@pytest.mark.rule("G-11")
def test_the_bear_meets_him_only_where_both_end() -> None:
    told = play(DELTA + "bear b3\n", "0: start b3", "0: go up", bear_strikes_on_meeting=False)
    assert told.last == ["0 carried-river", "0 mauled", "0 wounded"]
    assert told.at(0) == told.bear == "c2"
