from __future__ import annotations

import pytest

from tests.labyrinth.drawing import play

pytestmark = pytest.mark.rule("A-3")

PLAN = """
  +---+---+---+---+---+
1 | .   H | >   >   D |
  +   +   +   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   .   ^   <   p2|
  +---+---+---+---+   +
treasure a3
false a3
"""
# The stream c3 flows up into the arsenal: no valid plan, but the answer is the rule's.

TWO_STREAMS = """
  +---+---+---+---+
1 | >   >   D   . |
  +   +   +   +   +
2 | .   .   ^   . |
  +---+---+---+   +
treasure a2
"""


@pytest.mark.parametrize(
    ("start", "move", "answer"),
    [
        ("a2", "go up", "arrived-land"),
        ("b2", "go up", "arrived-hospital"),
        ("b2", "go right", "arrived-arsenal"),
        ("b2", "go left", "arrived-pit"),
        ("e2", "go up", "arrived-delta"),
        ("b1", "go right", "hit-wall"),
        ("a2", "go down", "hit-wall"),
        ("a1", "go up", "hit-wall"),
        ("e3", "go down", "at-exit"),
    ],
)
def test_the_type_of_the_cell_or_wall(start: str, move: str, answer: str) -> None:
    play(PLAN, f"0: start {start}", f"0: {move} -> 0 {answer}")


def test_river_river() -> None:
    told = play(TWO_STREAMS, "0: start a2", "0: go up -> 0 carried-river")
    assert told.at(0) == "b1"


def test_river_mouth_is_not_the_same_as_mouth() -> None:
    told = play(TWO_STREAMS, "0: start b2", "0: go up -> 0 carried-delta")
    assert told.at(0) == "c1"
    told = play(TWO_STREAMS, "0: start d1", "0: go left -> 0 arrived-delta")
    assert told.at(0) == "c1"
    told = play(TWO_STREAMS, "0: start b2", "0: go right -> 0 carried-delta")
    assert told.at(0) == "c1"


def test_the_answer_never_says_where_or_who() -> None:
    told = play(TWO_STREAMS, "0: start a2", "1: start b1", "0: go up -> 0 carried-river")
    assert told.at(0) == told.at(1) == "b1"


def test_a_treasure_is_told_besides_the_type() -> None:
    play(
        TWO_STREAMS,
        "0: start a1 -> 0 starts-river",
        "0: go down -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure",
        "0: go right -> 0 arrived-land",
    )


def test_walls_stand_on_both_of_their_sides() -> None:
    walls = """
      +---+---+---+
    1 | . | .   . |
      +   +---+   +
    2 | .   .   .
      +---+---+---+
    treasure a2
    """
    play(walls, "0: start a1", "0: go right -> 0 hit-wall")
    play(walls, "0: start b1", "0: go left -> 0 hit-wall")
    play(walls, "0: start b1", "0: go down -> 0 hit-wall")
    play(walls, "0: start b2", "0: go up -> 0 hit-wall")
