from __future__ import annotations

from typing import Any, Final

import pytest

from tests.labyrinth.drawing import play

pytestmark = pytest.mark.rule("A-8")

EACH_TIME: Final[dict[str, Any]] = {"bear_strikes_on_meeting": False}
"""By the other reading it wounds whoever stands with it after a move, met or not."""

MEADOW = """
  +---+---+---+---+
1 | .   . | .   .
  +   +   +---+   +
2 | .   .   .   . |
  +   +   +   +   +
3 | .   .   .   . |
  +---+---+---+---+
treasure a3
"""
WILD = """
  +---+---+---+---+---+
1 | .   >   >   D   . |
  +   +   +   +   +   +
2 | p1  .   H   .   p2|
  +   +   +   +   +   +
3 | .   .   .   A   p3
  +---+---+---+---+---+
treasure a3
"""
MOUTH: Final = """
  +---+---+---+---+
1 | >   D   <   . |
  +   +   +   +   +
2 | .   .   .   H |
  +---+---+---+---+
treasure d1
"""


def test_it_starts_where_the_plan_says() -> None:
    assert play(MEADOW + "bear c2\n").bear == "c2"
    assert play(MEADOW + "bear a1\n").bear == "a1"


@pytest.mark.parametrize(
    ("move", "end"), [("left", "b2"), ("right", "d2"), ("down", "c3"), ("up", "c2")]
)
def test_it_repeats_the_direction(move: str, end: str) -> None:
    told = play(MEADOW + "bear c2\n", "0: start a3", f"0: go {move}")
    assert told.bear == end


def test_it_repeats_every_players_moves() -> None:
    told = play(MEADOW + "bear b2\n", "0: start a3", "1: start d1", "0: go up")
    assert told.bear == "b1"
    told.tell("1: go down")
    assert told.bear == "b2"
    told.tell("0: go right", "1: go down")
    assert told.bear == "c3"


def test_also_when_the_player_hit_a_wall() -> None:
    told = play(MEADOW + "bear c2\n", "0: start a3", "0: go left -> 0 hit-wall")
    assert told.bear == "b2"


def test_also_when_the_player_met_the_exit() -> None:
    told = play(MEADOW + "bear b2\n", "0: start d1", "0: go right -> 0 at-exit")
    assert told.bear == "c2"


def test_also_when_the_player_was_carried_elsewhere() -> None:
    told = play(WILD + "bear b3\n", "0: start b2", "0: go up -> 0 carried-river")
    assert told.bear == "b2"
    told = play(WILD + "bear c3\n", "0: start b2", "0: go left -> 0 arrived-pit")
    assert told.bear == "b3"


@pytest.mark.parametrize("action", ["shoot right", "blow down"])
def test_not_when_the_player_shoots_or_blows(action: str) -> None:
    assert play(MEADOW + "bear b2\n", "0: start a1", f"0: {action}").bear == "b2"


def test_not_when_the_player_moves_on_along_the_pits() -> None:
    told = play(WILD + "bear b2\n", "0: start a2", "0: loop -> 0 arrived-pit")
    assert told.bear == "b2"


def test_not_when_the_player_chooses_his_start() -> None:
    assert play(MEADOW + "bear b2\n", "0: start a1", "1: start b2").bear == "b2"


@pytest.mark.parametrize(
    ("bear", "move"),
    [("b1", "right"), ("c2", "up"), ("a1", "left"), ("b3", "down"), ("d1", "right")],
)
def test_walls_and_exits_stop_it(bear: str, move: str) -> None:
    told = play(f"{MEADOW}bear {bear}\n", "0: start a3", f"0: go {move}")
    assert told.bear == bear


def test_a_blown_wall_stops_it_no_more() -> None:
    told = play(MEADOW + "bear b1\n", "0: start c1", "0: blow left -> 0 blast-done")
    told.tell("0: go right")
    assert told.bear == "c1"


def test_rivers_carry_it() -> None:
    assert play(WILD + "bear a1\n", "0: start b3", "0: go right").bear == "c1"
    assert play(WILD + "bear c2\n", "0: start b3", "0: go up").bear == "d1"
    assert play(WILD + "bear e1\n", "0: start b3", "0: go left").bear == "d1"
    assert play(WILD + "bear d1\n", "0: start b3", "0: go left").bear == "d1"


def test_pits_move_it() -> None:
    assert play(WILD + "bear b2\n", "0: start c3", "0: go left").bear == "e2"
    assert play(WILD + "bear d3\n", "0: start a3", "0: go right").bear == "a2"
    assert play(WILD + "bear e2\n", "0: start b2", "0: go down").bear == "a2"


def test_a_wall_keeps_it_in_its_pit_or_river() -> None:
    assert play(WILD + "bear e2\n", "0: start a3", "0: go right").bear == "e2"
    assert play(WILD + "bear b1\n", "0: start b3", "0: go up").bear == "b1"


def test_whoever_stands_in_its_cell_is_wounded() -> None:
    told = play(MEADOW + "bear a2\n", "0: start d2", "1: start b2", "0: go right")
    assert told.last == ["0 hit-wall", "1 mauled", "1 wounded"]


def test_the_mover_who_runs_into_it_is_wounded() -> None:
    told = play(MEADOW + "bear d2\n", "0: start c2", "0: go right")
    assert told.last == ["0 arrived-land", "0 mauled", "0 wounded"]
    assert told.at(0) == told.bear == "d2"


def test_it_moves_after_the_player() -> None:
    told = play(MEADOW + "bear b2\n", "0: start a2", "0: go right -> 0 arrived-land")
    assert told.bear == "c2"
    told = play(MEADOW + "bear b2\n", "0: start c2", "0: go left -> 0 arrived-land")
    assert told.bear == "a2"


def test_everyone_there_is_wounded() -> None:
    told = play(MEADOW + "bear a2\n", "0: start b2", "1: start b2", "2: start d2", "0: blow up")
    told.tell("1: blow up", "2: go right")
    assert told.last == ["2 hit-wall", "0 mauled", "0 wounded", "1 mauled", "1 wounded"]


def test_it_comes_by_river_and_by_pit() -> None:
    told = play(WILD + "bear b2\n", "0: start c1", "1: start b3", "0: blow up", "1: go up")
    assert told.last == ["1 arrived-land", "0 mauled", "0 wounded"]
    told = play(WILD + "bear b2\n", "0: start e2", "1: start c3", "0: blow up", "1: go left")
    assert told.last == ["1 arrived-land", "0 mauled", "0 wounded"]


def test_only_the_cell_where_it_ends_counts() -> None:
    told = play(WILD + "bear a1\n", "0: start b1", "1: start b3", "0: blow up", "1: go right")
    assert told.last == ["1 arrived-land"]
    assert told.bear == "c1"


def test_both_carried_to_one_cell() -> None:
    told = play(MOUTH + "bear c2\n", "0: start a2", "0: go up")
    assert told.last == ["0 carried-delta", "0 mauled", "0 wounded"]
    assert told.at(0) == told.bear == "b1"


def test_it_wounds_also_where_it_could_not_move() -> None:
    told = play(WILD + "bear a1\n", "0: start b1", "0: go left")
    assert told.last == ["0 arrived-land", "0 mauled", "0 wounded"]
    assert told.at(0) == told.bear == "a1"


def test_who_only_shares_its_cell_while_nobody_moves_is_safe() -> None:
    told = play(MEADOW + "bear b2\n", "0: start b2", "0: shoot up -> 0 shot-nobody")
    told.tell("0: blow up -> 0 blast-nothing")


def test_at_most_one_wound_a_turn() -> None:
    told = play(MEADOW + "bear d2\n", "0: start c2", "0: go right")
    assert told.last.count("0 mauled") == 1
    told = play(MEADOW + "bear d2\n", "0: start d2", "0: go right", **EACH_TIME)
    assert told.last.count("0 mauled") == 1
    told.tell("0: go right -> 0 hit-wall, 0 mauled, 0 died, all-dead")


def test_it_kills_the_wounded_and_leaves_the_dead_alone() -> None:
    told = play(MEADOW + "bear d2\n", "0: start c2", "1: start b3", "0: go right", "1: go left")
    assert told.bear == "c2"
    told.tell("0: go left -> 0 arrived-land", "1: go right -> 1 arrived-land, 0 mauled, 0 died")
    assert told.bear == told.at(0) == "c2"
    told.tell("1: go left -> 1 arrived-land", "1: go right -> 1 arrived-land")


def test_its_victim_drops_the_treasure() -> None:
    told = play(MEADOW + "bear b2\n", "0: start a3", "1: start d2", "0: blow up", "1: go down")
    told.tell("0: blow up", "1: go left -> 1 arrived-land, 0 mauled, 0 wounded, 0 dropped-treasure")
    assert told.treasure(0) == "a3"


def test_the_hospital_heals_before_it_comes_and_when_the_turn_ends() -> None:
    told = play(MOUTH + "bear d2\n", "0: start c2", "1: start a2", "0: blow up")
    told.tell("1: shoot right -> 1 shot-hit 0, 0 wounded", "0: go right")
    assert told.last == ["0 arrived-hospital", "0 healed", "0 mauled", "0 wounded", "0 healed"]


def test_the_winner_is_gone_before_it_comes() -> None:
    door = """
      +---+---+
    1 | .   .
      +---+---+
    treasure b1
    bear a1
    """
    told = play(door, "0: start b1", "0: go right -> 0 at-exit, 0 won")
    assert told.bear == "a1"


def test_it_carries_no_treasure_and_no_game_needs_it() -> None:
    told = play(MEADOW + "bear b3\n", "0: start d3", "0: go left")
    assert (told.bear, told.treasure(0)) == ("a3", "a3")
    told = play(MEADOW, "0: start d3", "0: go left -> 0 arrived-land")
    assert told.bear is None


def test_as_an_option_it_can_be_shot() -> None:
    told = play(MEADOW + "bear b2\n", "0: start a2", "1: start c2", bear_can_be_shot=True)
    told.tell("0: shoot right -> 0 shot-hit 1 bear, 1 wounded, bear-wounded")
    told.tell("1: go up -> 1 hit-wall")
    assert told.bear == "b1"
    told.tell("0: shoot up -> 0 shot-nobody", "1: go down -> 1 arrived-land")
    told.tell("0: shoot right -> 0 shot-hit bear, bear-died")
    assert told.bear is None
    told.tell("1: go left -> 1 arrived-land", "0: go right -> 0 arrived-land")


def test_it_heals_nowhere() -> None:
    told = play(WILD + "bear b2\n", "0: start a2", "1: start a3", bear_can_be_shot=True)
    told.tell("0: shoot right -> 0 shot-hit bear, bear-wounded", "1: go right -> 1 arrived-land")
    assert told.bear == "c2"
    told.tell("0: shoot right -> 0 shot-hit bear, bear-died")


TOGETHER = (
    "0: start c2",
    "1: start a3",
    "0: go right -> 0 arrived-land, 0 mauled, 0 wounded",
    "1: shoot left -> 1 shot-nobody",
)


def test_it_spares_whom_it_stood_with() -> None:
    told = play(MEADOW + "bear d2\n", *TOGETHER)
    told.tell("0: go left -> 0 arrived-land")
    assert (told.at(0), told.bear) == ("c2", "c2")
    told = play(MEADOW + "bear d2\n", "0: start d2", "0: go right -> 0 hit-wall")
    told = play(MEADOW + "bear d2\n", "0: start d2", "1: start b1", "0: blow up")
    told.tell("1: go right -> 1 hit-wall")
    assert told.at(0) == told.bear == "d2"


def test_by_the_other_reading_whoever_takes_the_bear_along_is_struck_again() -> None:
    told = play(MEADOW + "bear d2\n", *TOGETHER, **EACH_TIME)
    told.tell("0: go left -> 0 arrived-land, 0 mauled, 0 died")
    told = play(WILD + "bear b2\n", "0: start b2", **EACH_TIME)
    told.tell("0: go up -> 0 carried-river, 0 mauled, 0 wounded")


def test_it_strikes_again_when_they_meet_again() -> None:
    told = play(MEADOW + "bear d2\n", *TOGETHER)
    told.tell("0: go left -> 0 arrived-land", "1: go down -> 1 hit-wall")
    assert (told.at(0), told.bear) == ("c2", "c3")
    told.tell("0: shoot up -> 0 shot-nobody", "1: go up -> 1 arrived-land, 0 mauled, 0 died")
