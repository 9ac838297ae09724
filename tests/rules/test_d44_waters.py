"""Pits, rivers and deltas (Rules D-4.4 to D-4.6), shallow and turbulent rivers (Rule D-7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from gamemaster.core.game import Illegal
from gamemaster.labyrinth.game import LABYRINTH
from tests.labyrinth.drawing import Told, grand, play

PLAN = """
  +---+---+---+---+---+
1 | .   >   >   >   D |
  +   +   +   +   +---+
2 | .   .   .   ^   p1|
  +   +   +   +---+   +
3 | p2  H   A   p3  .
  +---+---+---+---+---+
treasure a1
false a2
"""


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


# -- D-4.4 ---------------------------------------------


@pytest.mark.rule("D-4.4")
def test_the_loop_leads_round() -> None:
    game = told("0: start e2", "0: loop -> 0 arrived-pit")
    assert game.at(0) == "a3"
    game.tell("0: loop")
    assert game.at(0) == "d3"
    game.tell("0: loop")
    assert game.at(0) == "e2"


@pytest.mark.rule("D-4.4")
def test_things_in_the_pit_of_entry_are_out_of_reach() -> None:
    game = told("0: start e3", "0: throw bullet up; go up")
    assert game.last[-1] == "0 arrived-pit"
    assert game.at(0) == "a3"
    game = told("0: start b3", "1: start e3", "0: throw bullet left; go up", "1: go up")
    assert game.last == ["1 arrived-pit", "1 found-things 1 bullets"]


@pytest.mark.rule("D-4.4")
def test_a_mine_in_the_pit_of_entry_does_no_harm_one_in_the_second_does() -> None:
    game = grand(PLAN, "0: start e3", "0: mine up; go up")
    assert game.last[-1] == "0 arrived-pit"
    game = grand(PLAN, "0: start b3", "1: start e3", "0: mine left; go up", "1: go up")
    assert game.last[:2] == ["1 arrived-pit", "1 mine-exploded"]


@pytest.mark.rule("D-4.4")
def test_what_he_does_next_he_does_from_the_second_pit() -> None:
    game = told("0: start e3", "1: start a1", "0: go up; shoot up; leave bomb")
    assert game.last[2:4] == ["0 acts shoot up", "0 scream"]
    game.tell("1: go down", "0: go right", "1: go down")
    assert game.state.ground.piles[10].bombs == 1


@pytest.mark.rule("D-4.4")
def test_pits_and_rivers_carry_no_things() -> None:
    game = told("0: start b2", "0: throw bullet up; throw bomb left; go down")
    assert game.state.ground.piles[1].bullets == 1


# -- D-4.5, D-4.6 --------------------------------------


@pytest.mark.rule("D-4.5")
@pytest.mark.parametrize(
    ("start", "side", "said", "end"),
    [
        ("b2", "up", "0 carried-river", "c1"),
        ("d1", "left", "0 carried-river", "d1"),
        ("b1", "right", "0 carried-river", "d1"),
        ("c1", "right", "0 carried-delta", "e1"),
        ("c2", "right", "0 carried-river", "d1"),
        ("a1", "right", "0 carried-river", "c1"),
    ],
)
def test_a_river_carries_one_cell_and_the_words_do_not_tell_which_way(
    start: str, side: str, said: str, end: str
) -> None:
    assert told(f"0: start {start}", f"0: go {side} -> {said}").at(0) == end


@pytest.mark.rule("D-4.6")
@pytest.mark.parametrize(
    ("start", "said", "end"),
    [
        ("b1", "0 flowed-river", "c1"),
        ("d1", "0 flowed-delta", "e1"),
        ("d2", "0 flowed-river", "d1"),
    ],
)
def test_by_the_flow_one_cell(start: str, said: str, end: str) -> None:
    assert told(f"0: start {start}", f"0: flow -> {said}").at(0) == end


@pytest.mark.rule("D-4.6")
def test_moving_by_the_flow_is_an_option() -> None:
    by_no_flow = told("0: start b1", flow_moves=False)
    assert by_no_flow.refused("0: flow") == "illegal-no-flow-moves"
    assert by_no_flow.refused("0: go up; flow") == "illegal-one-movement"


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("compound", [False, True])
@pytest.mark.parametrize("skips", [False, True])
def test_where_it_is_none_the_refusal_is_the_same_everywhere(compound: bool, skips: bool) -> None:
    options = {"compound": compound, "skips": True, "skips_ride": skips}
    for start in ("b1", "a2", "e1"):
        game = play(PLAN, f"0: start {start}", **options)
        illegal = LABYRINTH.check(game.state, 0, LABYRINTH.read_move("flow"))
        assert illegal == Illegal("illegal-no-flow-moves", {"skips": skips})


@pytest.mark.rule("D-4.6")
@pytest.mark.parametrize(
    ("start", "side", "said", "end"),
    [
        ("d1", "up", "0 hit-wall, 0 drifted-delta", "e1"),
        ("c1", "up", "0 hit-wall, 0 drifted-river", "d1"),
        ("d2", "down", "0 hit-wall, 0 drifted-river", "d1"),
        ("e1", "up", "0 hit-wall", "e1"),
    ],
)
def test_at_a_wall_the_river_carries_on(start: str, side: str, said: str, end: str) -> None:
    assert told(f"0: start {start}", f"0: go {side} -> {said}").at(0) == end


@pytest.mark.rule("D-4.6")
def test_into_a_delta_on_foot() -> None:
    plan = PLAN.replace("+   +   +   +   +---+", "+   +   +   +   +   +", 1)
    game = grand(plan, "0: start e2", "0: go up -> 0 arrived-delta", mines=False)
    game.tell("0: go up -> 0 hit-wall")
    assert game.at(0) == "e1"


@pytest.mark.rule("D-4.6")
def test_he_picks_up_and_shoots_where_he_was_carried() -> None:
    game = told("0: start c2", "1: start e1", "0: throw bullet up; go left", "1: go up")
    game.tell("0: go up; shoot right")
    assert game.last[:6] == [
        *("0 acts go up", "0 carried-river", "0 found-things 1 bullets", "0 took-things 1 bullets"),
        *("0 acts shoot right", "0 scream"),
    ]
    game = told("0: start d1", "1: start c2", "0: leave bullet; go left hands-off", "1: go right")
    assert game.last == ["1 carried-river", "1 found-things 1 bullets"]


@pytest.mark.rule("D-4.6")
def test_a_mine_in_the_river_cell_of_entry_does_no_harm() -> None:
    game = grand(PLAN, "0: start b2", "0: mine up; go right", "0: go left", "0: go up")
    assert game.last == ["0 carried-river"]
    game = grand(PLAN, "0: start c2", "0: mine up; go left", "0: go up")
    assert game.last[:2] == ["0 carried-river", "0 mine-exploded"]


@pytest.mark.rule("D-4.6")
def test_the_true_treasure_on_a_river_source_is_a_draw() -> None:
    game = told("0: start a1", "0: throw treasure right; go down")
    assert game.last == ["0 acts throw treasure right", "0 threw 1 treasure right", "draw-treasure"]
    assert game.over


@pytest.mark.rule("D-4.6")
def test_a_false_one_there_and_a_true_one_further_down_are_not() -> None:
    game = told("0: start a2", "0: go right", "0: throw treasure up; go left")
    assert not game.over
    assert game.treasure(1) == "b1"
    game = told("0: start a1", "0: go down", "0: keep", "0: go right", "0: go right")
    assert not game.tell("0: throw treasure up; go left").over
    assert game.treasure(0) == "c1"


# -- D-7.4 ---------------------------------------------


@pytest.mark.rule("D-7.4")
def test_turbulent_rivers_carry_to_the_delta() -> None:
    game = told("0: start b2", "0: go up -> 0 carried-delta", current="turbulent")
    assert game.at(0) == "e1"


@pytest.mark.rule("D-7.4")
def test_also_whoever_hits_a_wall_in_one() -> None:
    game = told("0: start b1", "0: go up -> 0 hit-wall, 0 drifted-delta", current="turbulent")
    assert game.at(0) == "e1"


def shallow(*lines: str) -> Told:
    return told(*lines, current="shallow")


@pytest.mark.rule("D-7.4")
def test_shallow_rivers_carry_whoever_steps_in_once() -> None:
    game = shallow("0: start b2", "0: go up -> 0 carried-river")
    assert game.at(0) == "c1"
    game.tell("0: go left -> 0 waded-river")
    assert game.at(0) == "b1"
    game.tell("0: go right -> 0 waded-river", "0: go right -> 0 waded-river")
    assert game.at(0) == "d1"
    game.tell("0: go right -> 0 waded-delta")
    assert game.at(0) == "e1"


@pytest.mark.rule("D-7.4")
def test_shallow_by_the_flow() -> None:
    assert shallow("0: start b1", "0: flow -> 0 flowed-river").at(0) == "c1"


@pytest.mark.rule("D-7.4")
def test_shallow_whoever_steps_out_is_carried_again() -> None:
    game = shallow("0: start b1", "0: go down -> 0 arrived-land", "0: go up -> 0 carried-river")
    assert game.at(0) == "c1"


@pytest.mark.rule("D-7.4")
def test_shallow_across_to_a_cell_not_joined_by_the_flow_he_is_carried() -> None:
    plan = """
      +---+---+---+
    1 | >   >   D |
      +   +   +   +
    2 | >   >   ^ |
      +   +   +   +
    3 | .   H   A
      +---+---+---+
    treasure a3
    """
    game = grand(plan, "0: start a1", "0: go down -> 0 carried-river", current="shallow")
    assert game.at(0) == "b2"
    game.tell("0: go up -> 0 carried-delta")
    assert game.at(0) == "c1"


@pytest.mark.rule("D-7.4")
def test_shallow_from_the_delta_no_way_leads_up_the_river() -> None:
    game = shallow("0: start e1", "0: go left -> 0 hit-river")
    assert game.at(0) == "e1"
    game.tell("0: go left tell wall -> 0 dark-done, 0 hit-river")


@pytest.mark.rule("D-7.4")
def test_deep_rivers_can_be_entered_from_the_delta() -> None:
    assert told("0: start e1", "0: go left -> 0 carried-delta").at(0) == "e1"


@pytest.mark.rule("D-7.4")
def test_shallow_a_wall_carries_nobody_who_stands_on_his_feet() -> None:
    game = shallow("0: start b2", "0: go up", "0: go up -> 0 hit-wall")
    assert game.at(0) == "c1"
