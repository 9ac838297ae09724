"""Rivers that carry as chance has it, in composed, conditional and dark moves (Rules B-3, D-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+---+
1 | .   >   >   >   D |
  +   +   +   +   +   +
2 | .   .   .   .   H |
  +   +   +   +   +   +
3 | p1  A   .   p2  .
  +---+---+---+---+---+
treasure c3
false a1
"""


def drifting(*lines: str, plan: str = PLAN, **options: Any) -> Told:
    """Grand rules in which rivers carry as chance has it."""
    return grand(plan, *lines, **{"current": "drift", "mines": False, **options})


@pytest.mark.rule("B-3", "D-2.1")
@pytest.mark.parametrize(("drift", "end"), [(1, "c1"), (2, "d1")])
def test_the_rest_of_a_composed_move_waits_for_chance(drift: int, end: str) -> None:
    game = drifting("0: start b2", "1: start d2", "0: shoot up; go up; shoot down")
    assert game.answers == ["0 silence"]
    game.tell(f"chance: drift {drift}")
    hit = "scream" if end == "d1" else "silence"
    assert game.last[:3] == ["0 carried-river", "0 acts shoot down", f"0 {hit}"]
    assert game.at(0) == end
    assert game.turn == 1


@pytest.mark.rule("B-3", "D-6.5")
@pytest.mark.parametrize(
    ("drift", "said"), [(1, ["0 carried-river", "0 silence"]), (2, ["0 carried-delta", "0 skip"])]
)
def test_conditions_are_judged_where_he_ends(drift: int, said: list[str]) -> None:
    move = "go up; if delta { leave bomb } else { shoot down }"
    game = drifting("0: start c2", "1: start a2", f"0: {move}", f"chance: drift {drift}")
    assert game.answers[0] == said[0]
    assert ("0 acts leave bomb" in game.last) == (drift == 2)
    assert ("0 acts shoot down" in game.last) == (drift == 1)


@pytest.mark.rule("B-3", "D-6.5")
@pytest.mark.parametrize(("start", "side"), [("b2", "up"), ("c1", "right"), ("d1", "left")])
def test_walked_or_drifted_he_counts_as_carried_where_he_is_told_river(
    start: str, side: str
) -> None:
    game = drifting(
        f"0: start {start}", "1: start a2", f"0: go {side}; if carried {{ leave bomb }}"
    )
    if game.turn < 0:
        game.tell("chance: drift 1")
    assert "0 left 1 bomb" in game.last


@pytest.mark.rule("B-3", "D-6.5")
def test_on_foot_into_the_mouth_he_does_not() -> None:
    game = drifting("0: start d1", "0: go right; if carried { leave bomb }")
    assert game.last[-1] == "0 arrived-delta"


@pytest.mark.rule("B-3", "D-6.7")
@pytest.mark.parametrize(("drift", "end"), [(1, "c1"), (2, "d1")])
def test_a_dark_move_drifts_in_the_dark(drift: int, end: str) -> None:
    game = drifting("0: start b2", "1: start a2", "0: dark go up -> 0 dark-done")
    game.tell(f"chance: drift {drift} -> ")
    assert game.at(0) == end
    assert game.turn == 1
    game.tell("1: go down")
    assert {"flow", "loop"} <= set(game.offers)


@pytest.mark.rule("B-3", "D-6.7")
def test_what_he_finds_there_in_the_dark_he_is_not_asked_about() -> None:
    plan = PLAN.replace("treasure c3", "treasure c1").replace("false a1", "false c1")
    game = drifting("0: start b2", "0: dark go up", "chance: drift 1 -> ", plan=plan)
    assert game.treasure(1) == "with 0"
    game = drifting("0: start b2", "0: go up", "chance: drift 1", plan=plan)
    assert game.last[1:] == ["0 found-treasure 2", "0 asks-treasure 2"]


@pytest.mark.rule("B-3", "D-6.8")
def test_a_semi_dark_move_tells_what_was_asked_once_he_has_drifted() -> None:
    game = drifting("0: start b1", "1: start a2", "0: go up tell wall -> 0 dark-done, 0 hit-wall")
    game.tell("chance: drift 1 -> ", "1: go down", "0: go up tell cell", "chance: drift 2")
    assert game.last == ["0 drifted-delta"]


@pytest.mark.rule("B-3", "D-5.8")
def test_a_question_after_drifting_comes_before_the_rest() -> None:
    plan = PLAN.replace("treasure c3", "treasure d1").replace("false a1", "false d1")
    game = drifting("0: start b2", "0: go up; shoot down", "chance: drift 2", plan=plan)
    assert game.last == ["0 carried-river", "0 found-treasure 2", "0 asks-treasure 2"]
    game.tell("0: choose 1 -> 0 chose-treasure 1/2, 0 acts shoot down, 0 silence")


@pytest.mark.rule("B-3", "D-5.7")
def test_a_mine_where_he_drifts_to() -> None:
    lines = ("0: start c2", "1: start a2", "0: mine up; go left", "1: go up", "0: go left")
    game = drifting(*lines, "1: go right", mines=True)
    game.tell("chance: drift 1")
    assert game.last[:3] == ["1 carried-river", "1 mine-exploded", "1 wounded"]
