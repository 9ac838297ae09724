"""Treasures, health, and how a game ends (Rules D-1 and D-3, D-7.9)."""

from __future__ import annotations

from typing import Any

import pytest

from gamemaster.labyrinth.presets import PLAYERS, PRESETS
from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+
1 | .   .   H   .
  +   +   +   +   +
2 | .   . | A   . #
  +---+---+---+---+
treasure a1
false d1
"""
SICK = """
  +---+---+---+---+
1 | .   E   .   H |
  +   +   +   +   +
2 | .   .   .   .
  +---+---+---+---+
treasure c1
"""
IDLE = ("0: go down -> 0 hit-wall", "1: go down -> 1 hit-wall")
SHOT = "0: shoot right; go down"


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


# -- D-1 -----------------------------------------------


@pytest.mark.rule("D-1")
def test_several_treasures_of_which_exactly_one_is_true() -> None:
    assert 1 <= PRESETS["grand"].false_treasures <= PLAYERS["grand"][1]
    told("0: start d1", "0: go right -> 0 went-outside, 0 treasure-false")
    game = told("0: start a1", "0: go right", "0: go right", "0: go right", "0: keep")
    game.tell("0: go right -> 0 went-outside, 0 won")
    assert game.over


@pytest.mark.rule("D-1")
def test_healthy_wounded_dead() -> None:
    game = told("0: start a2", "1: start b2", "2: start a1", SHOT, "1: status")
    assert game.last == ["1 status wounded 3 bombs"]
    game.tell("1: go down", "2: go up", SHOT, "2: go right", "0: go right")
    assert game.last[:2] == ["0 arrived-land", "0 found-things 3 bullets 3 bombs 1 corpses"]


@pytest.mark.rule("D-1")
def test_healthy_infected_immune() -> None:
    game = grand(SICK, "0: start a1", "0: go right", "0: go left", "0: go right", mines=False)
    game.tell("0: status -> 0 status infected 3 bombs 12 moves")
    game.tell("0: go right", "0: go right", "0: status -> 0 status healthy immune 3 bombs")


# -- D-3.3 ---------------------------------------------


@pytest.mark.rule("D-3.3")
def test_a_treasure_found_can_be_taken() -> None:
    game = told("0: start a2", "0: go up -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure")
    assert game.treasure(0) == "with 0"


@pytest.mark.rule("D-3.3")
def test_or_left_where_it_lies() -> None:
    game = told("0: start a2", "0: go up hands-off -> 0 arrived-land, 0 found-treasure 1")
    assert game.treasure(0) == "a1"
    game = told("0: start a2", "0: go up; leave treasure")
    assert game.last[-1] == "0 left 1 treasure"
    assert game.treasure(0) == "a1"


@pytest.mark.rule("D-3.3")
def test_the_wounded_can_not_take_it() -> None:
    game = told("0: start a2", "1: start b2", SHOT, "1: go up", "0: go down", "1: go left")
    assert game.last == ["1 arrived-land", "1 found-treasure 1", "1 treasure-too-hurt"]
    assert game.treasure(0) == "a1"


@pytest.mark.rule("D-3.3")
def test_the_infected_can_not_take_it() -> None:
    game = grand(SICK, "0: start a1", "0: go right", "0: go left", "0: go right", "0: go right")
    assert game.last[-2:] == ["0 found-treasure 1", "0 treasure-too-hurt"]


# -- D-3.4 ---------------------------------------------


@pytest.mark.rule("D-3.4")
@pytest.mark.parametrize("move", ["go right", "go up", "go down", "flow", "loop"])
def test_outside_any_other_movement_loses_and_nothing_is_left_behind(move: str) -> None:
    game = told("0: start d1", "1: start a2", "2: start a2", "0: go right", "1: go left")
    game.tell("2: go left", f"0: {move} -> 0 lost-outside")
    assert game.turn == 1
    assert not game.state.ground.piles


@pytest.mark.rule("D-3.4")
def test_what_is_left_outside_vanishes() -> None:
    game = told("0: start d1", "0: go right", "0: leave bullets; leave bomb; go left")
    assert game.last[1:] == [
        *("0 left 3 bullet", "0 acts leave bomb", "0 left 1 bomb"),
        *("0 acts go left", "0 arrived-land"),
    ]
    assert not game.state.ground.piles


@pytest.mark.rule("D-3.4")
def test_the_wounded_and_the_dead_outside_leave_nothing() -> None:
    game = told("0: start d1", "1: start d1", "2: start a2", "0: go right", "1: shoot right; go up")
    assert game.last[1] == "1 scream"
    assert not game.state.ground.piles
    game.tell("2: go left", "0: shoot up; go left", "1: go up", "2: go left", "0: go right")
    game.tell("1: shoot right; go up -> 1 acts shoot right, 1 scream, 1 acts go up, 1 hit-wall")
    game.tell("2: go left -> 2 hit-wall, 0 told-died")
    assert not game.state.ground.piles


# -- D-3.5, D-7.9 --------------------------------------

KILL = ("0: start a2", "1: start b2", SHOT, "1: go down", SHOT)


@pytest.mark.rule("D-3.5")
def test_the_last_player_alive_wins() -> None:
    game = told(*KILL)
    assert game.last[-3:] == ["0 hit-wall", "1 told-died", "0 last-alive"]
    assert game.over


@pytest.mark.rule("D-3.5")
def test_also_if_the_other_one_lost_himself_outside() -> None:
    game = told("0: start d1", "1: start a2", "0: go right", "1: go left", "0: go right")
    assert game.last == ["0 lost-outside", "1 last-alive"]
    assert game.over


@pytest.mark.rule("D-3.5")
def test_two_alive_go_on_and_a_lonely_player_has_not_won() -> None:
    assert not told("0: start a1", "0: go up").over
    game = told("0: start a2", "1: start b2", "2: start a1", SHOT, "1: go down", "2: go up", SHOT)
    assert game.turn == 2


@pytest.mark.rule("D-3.5")
def test_the_last_one_may_have_to_play_on() -> None:
    game = told(*KILL, last_alive="plays-on")
    assert game.turn == 0


@pytest.mark.rule("D-7.9")
def test_the_last_one_has_so_many_moves_to_carry_the_treasure_out() -> None:
    game = told(*KILL, last_alive="must-carry", last_moves=2)
    assert game.last[-2:] == ["1 told-died", "0 last-chance 2"]
    game.tell("0: status", "0: go down -> 0 hit-wall", "0: go down -> 0 hit-wall, 0 last-failed")
    assert game.over


@pytest.mark.rule("D-7.9")
def test_he_wins_if_he_does() -> None:
    game = told(*KILL, last_alive="must-carry", last_moves=6)
    game.tell("0: go up", "0: go right", "0: go right", "0: go right", "0: keep", "0: go right")
    assert game.last == ["0 went-outside", "0 won"]


@pytest.mark.rule("D-7.9")
def test_unless_agreed_otherwise_he_has_as_many_moves_as_there_are_cells() -> None:
    assert "0 last-chance 8" in told(*KILL, last_alive="must-carry").last


# -- D-3.6 ---------------------------------------------


@pytest.mark.rule("D-3.6")
def test_the_limit_is_the_number_of_cells_and_is_announced() -> None:
    game = told("0: start a2", "1: start b2", quiet_rounds=-1)
    assert game.events[0].said.args["limit"] == 8
    game.tell(*["0: go down", "1: go down"] * 7)
    game.tell(IDLE[0], "1: go down -> 1 hit-wall, draw 8")
    assert game.over


@pytest.mark.rule("D-3.6")
def test_cells_that_are_missing_do_not_count() -> None:
    plan = """
      +---+---+
    1 | .   .
      +   +---+
    2 | H |
      +---+---+
    treasure b1
    """
    game = grand(plan, "0: start a1", quiet_rounds=-1)
    assert game.events[0].said.args["limit"] == 3
    game.tell("0: go up", "0: go up", "0: go up")
    assert game.last == ["0 hit-wall", "draw 3"]


@pytest.mark.rule("D-3.6")
def test_the_rounds_are_counted_aloud_once_somebody_wants_it() -> None:
    game = told("0: start a2", "1: start b2", *IDLE, IDLE[0])
    assert game.last == ["0 hit-wall"]
    game.tell("1: count -> 1 counting")
    assert game.turn == 1
    game.tell("1: go down -> 1 hit-wall, quiet-rounds 2/1000", *IDLE[:1])
    assert game.refused("1: count") == "illegal-counting"
    game.tell("1: go down -> 1 hit-wall, quiet-rounds 3/1000")


@pytest.mark.rule("D-3.6")
@pytest.mark.parametrize(
    ("start", "change", "rounds"),
    [
        ("b2", "blow right; go down", 0),
        ("b2", "blow left; go down", 1),
        ("d2", "blow right; go down", 0),
        ("d1", "go right", 0),
        ("a1", "leave treasure; go up", 1),
        ("c2", "go up", 1),
    ],
)
def test_what_can_not_be_undone_begins_the_count_anew(start: str, change: str, rounds: int) -> None:
    game = told(f"0: start {start}", "0: count", f"0: {change}")
    assert game.last[-1] == f"quiet-rounds {rounds}/1000"


@pytest.mark.rule("D-3.6")
def test_a_death_does_but_a_wound_does_not() -> None:
    game = told("0: start a2", "1: start b2", "2: start a1", "0: count", SHOT, "1: go down")
    game.tell("2: go up -> 2 hit-wall, quiet-rounds 1/1000", SHOT)
    game.tell("2: go up -> 2 hit-wall, quiet-rounds 0/1000")


@pytest.mark.rule("D-3.6")
def test_a_new_immunity_does_but_healing_a_wound_does_not() -> None:
    game = grand(SICK, "0: start a1", "0: go right", "0: go left", "0: go right", "0: count")
    game.tell("0: go right", "0: go right")
    assert game.last[-1] == "quiet-rounds 0/1000"
    game = told("0: start a2", "1: start b2", SHOT, "1: count", "1: go up", *IDLE[:1])
    game.tell("1: go right -> 1 arrived-hospital, 1 healed, quiet-rounds 2/1000")
