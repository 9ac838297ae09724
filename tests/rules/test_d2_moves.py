"""Composed moves, and how they are answered (Rules D-2.1 to D-2.3)."""

from __future__ import annotations

import pytest

from gamemaster.core.game import EVERYONE
from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+
1 | .   . | >   D |
  +   +---+   +   +
2 | .   .   .   p1|
  +   +   +   +   +
3 | H   A   .   p2
  +---+---+---+---+
treasure a1
false c3
"""


def told(*lines: str) -> Told:
    return grand(PLAN, *lines, mines=False)


@pytest.mark.rule("D-2.1")
def test_one_movement_and_any_actions_before_and_after_it() -> None:
    game = told("0: start a2", "0: shoot up; go right; blow up; shoot down")
    assert game.last == [
        *("0 acts shoot up", "0 silence", "0 acts go right", "0 arrived-land"),
        *("0 acts blow up", "0 blast-told", "0 acts shoot down", "0 silence"),
    ]
    pawn = game.state.pawns[0]
    assert (game.at(0), pawn.bullets, pawn.bombs) == ("b2", 1, 2)


@pytest.mark.rule("D-2.1")
def test_actions_are_done_in_the_order_in_which_they_are_named() -> None:
    game = told("0: start b2", "0: blow up; go up")
    assert game.last[2:] == ["0 acts go up", "0 arrived-land"]
    game = told("0: start b2", "0: go up; blow up")
    assert game.last[:2] == ["0 acts go up", "0 hit-wall"]
    game.tell("0: go up -> 0 arrived-land")


@pytest.mark.rule("D-2.1")
@pytest.mark.parametrize(
    "move",
    [
        "shoot up",
        "blow up; shoot left",
        "leave bullet",
        "status; blow up",
        "go left; go up",
        "go left; loop",
        "loop; flow",
        "if wall { go up }",
        "if wall { go up } else { shoot up }",
        "go up; if land { go down }",
        "if wall { go up; go down } else { go left; go right }",
    ],
)
def test_exactly_one_movement_on_every_way_through_a_move(move: str) -> None:
    game = told("0: start b2")
    assert game.refused(f"0: {move}") == "illegal-one-movement"
    assert game.at(0) == "b2"


@pytest.mark.rule("D-2.1")
@pytest.mark.parametrize("move", ["go up; order b1", "go up; keep", "go up; count", "skip; go up"])
def test_what_is_no_part_of_a_move_is_refused(move: str) -> None:
    key = "skip-alone" if "skip" in move else "unknown-here"
    assert told("0: start b2").refused(f"0: {move}") == f"illegal-{key}"


@pytest.mark.rule("D-2.1")
@pytest.mark.parametrize(
    ("start", "move", "said", "end"),
    [
        ("b2", "go left", "0 arrived-land", "a2"),
        ("b2", "go right", "0 arrived-land", "c2"),
        ("c3", "go up", "0 arrived-land", "c2"),
        ("c2", "go down", "0 arrived-land, 0 found-treasure 1, 0 took-treasure", "c3"),
        ("c1", "flow", "0 flowed-delta", "d1"),
        ("d2", "loop", "0 arrived-pit", "d3"),
    ],
)
def test_the_movements(start: str, move: str, said: str, end: str) -> None:
    assert told(f"0: start {start}", f"0: {move} -> {said}").at(0) == end


@pytest.mark.rule("D-2.1")
def test_the_flow_is_for_rivers_and_the_loop_for_pits() -> None:
    game = told("0: start d1", "0: flow -> 0 cannot-flow", "0: loop -> 0 cannot-loop")
    assert game.at(0) == "d1"


@pytest.mark.rule("D-2.1")
def test_as_many_shots_as_he_has_bullets() -> None:
    game = told("0: start a1", "0: shoot up; shoot up; shoot up; go down; shoot up")
    assert game.last[-4:] == [
        *("0 acts go down", "0 arrived-land", "0 acts shoot up", "0 lacks-bullets"),
    ]


@pytest.mark.rule("D-2.2")
@pytest.mark.parametrize(
    ("start", "side", "said", "end"),
    [
        ("b2", "up", "0 hit-wall", "b2"),
        ("d2", "right", "0 hit-wall", "d2"),
        ("d1", "up", "0 hit-wall", "d1"),
        ("c1", "up", "0 hit-wall, 0 drifted-delta", "d1"),
    ],
)
def test_at_a_wall_only_a_river_carries(start: str, side: str, said: str, end: str) -> None:
    assert told(f"0: start {start}", f"0: go {side} -> {said}").at(0) == end


@pytest.mark.rule("D-2.2")
@pytest.mark.parametrize(
    ("start", "side", "said", "end"),
    [
        ("c2", "up", "0 carried-delta", "d1"),
        ("c2", "right", "0 arrived-pit", "d3"),
        ("d1", "left", "0 carried-delta", "d1"),
    ],
)
def test_first_the_movement_then_the_cell(start: str, side: str, said: str, end: str) -> None:
    assert told(f"0: start {start}", f"0: go {side} -> {said}").at(0) == end


@pytest.mark.rule("D-2.2")
def test_whether_a_wall_in_a_river_carries_is_an_option() -> None:
    game = grand(PLAN, "0: start c1", "0: go up -> 0 hit-wall", wall_drift=False)
    assert game.at(0) == "c1"


@pytest.mark.rule("D-2.3")
def test_what_he_meets_is_told_but_not_who_is_there() -> None:
    game = told("0: start b2", "1: start a2", "0: go left -> 0 arrived-land")
    assert game.at(0) == game.at(1)


@pytest.mark.rule("D-2.3")
def test_found_things_are_told_with_their_numbers() -> None:
    game = told("0: start b2", "1: start a2", "0: leave bullets; leave bomb; go up", "1: go right")
    assert game.last == ["1 arrived-land", "1 found-things 3 bullets 1 bombs"]


@pytest.mark.rule("D-2.3")
def test_no_answer_names_a_cell() -> None:
    game = grand(
        PLAN,
        *("0: start d3", "1: start c2", "0: blow left; go up", "1: shoot left; go down"),
        *("0: go up", "1: throw treasure left; go up", "0: go down", "1: go up"),
        start="secret",
        mines=False,
    )
    heard = [event.said.args for event in game.events[1:] if event.audience is EVERYONE]
    assert len(heard) > 20
    assert not [args for args in heard if {"cell", "at", "row", "col"} & args.keys()]
