"""Key and lock, answers, wormholes and skips, two houses of a kind (Rules C-6 to C-8, C-10)."""

from __future__ import annotations

from typing import Any

import pytest

from gamemaster.labyrinth.grid import EXIT
from gamemaster.labyrinth.presets import PRESETS
from tests.labyrinth.drawing import Told, draw, grand, number, play, quest

PLAN = """
  +---+---+---+---+
1 | .   . | .   H |
  +   +   +   +   +
2 | A   .   .   . |
  +   +   +   +   +
3 | >   >   D   .
  +---+---+---+===+
key b2
"""
FLOORS = """
floor 1
  +---+---+---+
1 | p1  .   A |
  +   +   +   +
2 | .   .   . |
  +   +   +   +
3 | .   >   D
  +---+---+---+
floor 2
  +---+---+---+
1 | .   .   p2|
  +   +   +   +
2 | p3  .   . |
  +   +   +   +
3 | .   .   H |
  +---+---+---+
key 2c3
"""


def told(*lines: str, plan: str = PLAN, **options: Any) -> Told:
    return quest(plan, *lines, **options)


# -- C-6 -----------------------------------------------


@pytest.mark.rule("C-6")
def test_whoever_ends_where_the_key_lies_has_it() -> None:
    game = told("0: start a1", "0: go right", "0: go down")
    assert game.last == ["0 arrived-land", "0 found-treasure 1", "0 took-treasure"]
    assert game.treasure(0) == "with 0"


@pytest.mark.rule("C-6")
def test_it_may_lie_on_any_cell() -> None:
    for cell, start, side in (("a2", "a1", "down"), ("d1", "c1", "right"), ("c3", "c2", "down")):
        game = told(f"0: start {start}", f"0: go {side}", plan=PLAN.replace("b2", cell))
        assert game.last[1:] == ["0 found-treasure 1", "0 took-treasure"]


@pytest.mark.rule("C-6")
def test_leaving_with_the_key_wins() -> None:
    game = told("0: start b1", "1: start a1", "0: go down", "1: skip", "0: go right", "1: skip")
    game.tell("0: go right", "1: skip", "0: go down", "1: skip", "0: go right")
    assert game.last == ["0 won"]
    assert game.over


@pytest.mark.rule("C-6", "C-7")
def test_without_it_he_is_told_exit_and_stays() -> None:
    game = told("0: start d3", "1: start a1", "0: go right -> 0 at-exit")
    assert game.at(0) == "d3"
    assert game.turn == 1
    game.tell("1: skip", "0: go up -> 0 arrived-land")


@pytest.mark.rule("C-6")
def test_the_exits_are_locks_and_the_key_is_the_only_treasure() -> None:
    plan = draw(PLAN)
    assert plan.keyed
    assert plan.treasures == (number(plan, "b2"),)
    assert plan.side(number(plan, "d3"), 1) == EXIT
    quests = [rules for name, rules in PRESETS.items() if "quest" in name]
    assert {(rules.goal, rules.false_treasures, rules.exits) for rules in quests} == {("key", 0, 1)}


@pytest.mark.rule("C-6", "C-4")
def test_a_key_that_was_dropped_stays_until_an_unhurt_player_comes() -> None:
    game = told("0: start b1", "1: start c2", "2: start d2", "0: go down", bullets=3)
    game.tell("1: skip; shoot left", "2: skip; shoot left")
    assert game.treasure(0) == "b2"
    game.tell("0: skip", "1: go left")
    assert game.last == ["1 arrived-land", "1 found-treasure 1", "1 treasure-too-hurt"]
    game.tell("2: go left", "0: skip", "1: skip", "2: go left")
    assert game.last == ["2 arrived-land", "2 found-treasure 1", "2 took-treasure"]


@pytest.mark.rule("C-6", "C-4")
def test_whoever_stabs_its_bearer_has_it_when_his_move_is_over() -> None:
    game = told("0: start b1", "1: start a1", "0: go down", "1: skip", "0: skip", "1: go right")
    game.tell("0: skip", "1: go down; stab")
    assert game.answers == [
        *("1 arrived-land", "1 stabbed 0", "0 wounded", "0 dropped-treasure", "0 kit-lost"),
        *("1 found-treasure 1", "1 took-treasure"),
    ]
    assert game.treasure(0) == "with 1"


@pytest.mark.rule("C-6", "C-4")
def test_so_has_whoever_was_there_before_its_bearer() -> None:
    game = told("0: start b2", "1: start b2", "0: skip", "1: skip; stab")
    assert game.answers == [
        *("1 skipped", "1 stabbed 0", "0 wounded", "0 dropped-treasure", "0 kit-lost"),
        *("1 found-treasure 1", "1 took-treasure"),
    ]


@pytest.mark.rule("C-6", "C-4")
def test_whoever_stands_by_has_it_when_his_own_move_is_over() -> None:
    game = told("0: start b2", "1: start b2", "2: start b1", "0: skip", "1: skip")
    game.tell("2: skip; shoot down")
    assert game.answers == [
        *("2 skipped", "2 shot-hit 0 1", "0 wounded", "0 dropped-treasure", "0 kit-lost"),
        *("1 wounded", "1 kit-lost"),
    ]
    game.tell("0: skip -> 0 skipped", "1: skip -> 1 skipped")
    assert game.treasure(0) == "b2"


@pytest.mark.rule("C-6", "C-3")
def test_whoever_is_healed_with_the_key_at_his_feet_has_it() -> None:
    game = told("0: start c1", "1: start c2", "0: go right", plan=PLAN.replace("b2", "d1"))
    assert game.treasure(0) == "with 0"
    game.tell("1: go up; shoot right")
    assert game.treasure(0) == "d1"
    game.tell("0: skip -> 0 skipped, 0 healed, 0 found-treasure 1, 0 took-treasure")
    assert game.treasure(0) == "with 0"


@pytest.mark.rule("C-6")
def test_whoever_wanted_nothing_takes_nothing_at_the_end_either() -> None:
    game = told("0: start b1", "0: go down hands-off -> 0 arrived-land, 0 found-treasure 1")
    assert game.treasure(0) == "b2"
    game.tell("0: skip -> 0 skipped, 0 found-treasure 1, 0 took-treasure")


@pytest.mark.rule("C-6", "D-6.7")
def test_in_the_dark_he_is_not_told_that_he_has_it() -> None:
    game = told("0: start b2", "1: start b2", "0: skip", "1: dark skip; dark stab", dark=True)
    assert game.answers == ["1 dark-done", "1 dark-done", "0 told-wounded"]
    assert game.treasure(0) == "with 1"


@pytest.mark.rule("C-6", "D-5.2")
def test_where_things_are_left_and_taken_at_will_it_stays_at_his_feet() -> None:
    game = grand(PLAN, "0: start b1", "1: start d1", "0: go down; leave treasure", outside=False)
    assert game.treasure(0) == "b2"
    game.tell("1: skip", "0: skip -> 0 skipped")
    assert game.treasure(0) == "b2"


@pytest.mark.rule("C-6")
def test_carrying_it_on_is_told_to_nobody() -> None:
    game = told("0: start b1", "0: go down", "0: go right -> 0 arrived-land")
    assert game.treasure(0) == "with 0"


@pytest.mark.rule("C-6", "A-7")
def test_other_rule_sets_can_be_played_for_a_key() -> None:
    game = play(
        PLAN, "0: start b1", "0: go down -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure"
    )
    game.tell("0: go right", "0: go right", "0: go down", "0: go right")
    assert game.last == ["0 won"]


# -- C-7 -----------------------------------------------


@pytest.mark.rule("C-7")
@pytest.mark.parametrize(
    ("start", "side", "said"),
    [
        ("b1", "left", "arrived-land"),
        ("a1", "down", "arrived-arsenal"),
        ("a2", "down", "carried-river"),
        ("b2", "down", "carried-delta"),
        ("d3", "left", "arrived-delta"),
        ("c1", "right", "arrived-hospital"),
        ("d3", "right", "at-exit"),
        ("b1", "right", "hit-wall"),
        ("b1", "up", "hit-monolith"),
        ("d3", "down", "hit-monolith"),
        ("a1", "left", "hit-monolith"),
    ],
)
def test_the_answers(start: str, side: str, said: str) -> None:
    assert told(f"0: start {start}", f"0: go {side}").last[0] == f"0 {said}"


@pytest.mark.rule("C-7")
def test_telling_monoliths_from_walls_is_an_option() -> None:
    for side in ("up", "right"):
        told("0: start b1", f"0: go {side} -> 0 hit-wall", tells_monolith=False)


@pytest.mark.rule("C-7", "G-7")
@pytest.mark.parametrize(("start", "side"), [("a3", "down"), ("a3", "left")])
def test_a_wall_met_in_a_river_keeps_him_there(start: str, side: str) -> None:
    game = told(f"0: start {start}", f"0: go {side} -> 0 hit-monolith")
    assert game.at(0) == start


@pytest.mark.rule("C-7", "G-7")
def test_a_wall_met_in_a_wormhole_keeps_him_there() -> None:
    game = told("0: start 1a1", "0: go up -> 0 hit-monolith", plan=FLOORS)
    assert game.at(0) == "1a1"


# -- C-8 -----------------------------------------------


@pytest.mark.rule("C-8", "G-10")
def test_wormholes_lead_round_and_across_the_floors() -> None:
    game = told("0: start 1b1", "0: go left -> 0 arrived-pit", plan=FLOORS)
    assert game.at(0) == "2c1"
    game.tell("0: loop -> 0 arrived-pit")
    assert game.at(0) == "2a2"
    game.tell("0: loop -> 0 arrived-pit")
    assert game.at(0) == "1a1"


@pytest.mark.rule("C-8")
def test_a_skip_in_a_wormhole_moves_on() -> None:
    game = told("0: start 1a1", "0: skip -> 0 arrived-pit", plan=FLOORS)
    assert game.at(0) == "2c1"
    game.tell("0: skip; blow up")
    assert game.at(0) == "2a2"


@pytest.mark.rule("C-8")
@pytest.mark.parametrize(
    ("start", "said", "end"),
    [("a3", "flowed-river", "b3"), ("b3", "flowed-delta", "c3"), ("c3", "skipped", "c3")],
)
def test_a_skip_in_a_river_flows_one_cell(start: str, said: str, end: str) -> None:
    assert told(f"0: start {start}", f"0: skip -> 0 {said}").at(0) == end


@pytest.mark.rule("C-8", "G-11")
def test_what_lies_where_a_skip_ends_is_found() -> None:
    game = told("0: start a3", "0: skip", plan=PLAN.replace("b2", "b3"))
    assert game.last == ["0 flowed-river", "0 found-treasure 1", "0 took-treasure"]


@pytest.mark.rule("C-8", "D-6.6")
def test_that_skips_ride_is_an_option() -> None:
    game = told("0: start a3", "0: skip -> 0 skipped", skips_ride=False)
    assert game.at(0) == "a3"
    game = told("0: start 1a1", "0: skip -> 0 skipped", plan=FLOORS, skips_ride=False)
    assert game.at(0) == "1a1"


@pytest.mark.rule("C-8", "B-10")
def test_a_skip_in_a_lift_rides_too() -> None:
    plan = FLOORS.replace("2 | .   .   . |", "2 | L   .   . |").replace("2 | p3  .", "2 | L   .")
    game = told("0: start 1a2", "0: skip -> 0 arrived-lift", plan=plan)
    assert game.at(0) == "2a2"


@pytest.mark.rule("C-8", "B-3")
@pytest.mark.parametrize(("drift", "end"), [(1, "b3"), (2, "c3")])
def test_a_skip_drifts_as_chance_has_it(drift: int, end: str) -> None:
    game = told("0: start a3", "0: skip", f"chance: drift {drift}", current="drift", boats=0)
    assert game.at(0) == end
    assert game.turn == 0


@pytest.mark.rule("C-8", "D-7.4")
def test_a_skip_in_a_turbulent_river_leads_to_its_end() -> None:
    assert told("0: start a3", "0: skip -> 0 flowed-delta", current="turbulent").at(0) == "c3"


@pytest.mark.rule("C-8", "D-6.6")
def test_whoever_rides_has_not_skipped() -> None:
    game = told("0: start a3", "0: skip", skips_draw=True)
    assert not game.over
    game = told("0: start c3", "0: skip -> 0 skipped, draw-skips", skips_draw=True)
    assert game.over


@pytest.mark.rule("C-8", "A-2")
def test_skips_of_single_actions_ride_as_well() -> None:
    game = play(PLAN, "0: start a3", "0: skip -> 0 flowed-river", skips=True, skips_ride=True)
    assert game.at(0) == "b3"


# -- C-10 ----------------------------------------------


@pytest.mark.rule("C-10")
def test_two_hospitals_and_two_arsenals() -> None:
    hard = PRESETS["quest-hard"]
    assert (hard.arsenals, hard.hospitals) == (2, 2)
    plan = PLAN.replace("1 | .   . |", "1 | A   H |")
    game = told("0: start b2", "1: start d2", "0: skip; stab; shoot right", "1: go up", plan=plan)
    assert game.last == ["1 arrived-hospital", "1 healed"]
    game.tell("0: go left -> 0 arrived-arsenal, 0 rearmed 1 1 1 knives 1 boats")
    game.tell("1: skip", "0: go right; stab", "1: skip", "0: go up -> 0 arrived-hospital")
    game.tell("1: skip", "0: go left")
    assert game.last == ["0 arrived-arsenal", "0 rearmed 1 1 1 knives 1 boats"]
