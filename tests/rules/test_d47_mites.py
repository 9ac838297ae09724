"""Encephalitis: mites, infection, healing, immunity, contagious corpses (Rule D-4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand, words

pytestmark = pytest.mark.rule("D-4.7")

PLAN = """
  +---+---+---+---+---+
1 | .   E   .   >   D |
  +   +   +   +   +   +
2 | .   .   H   .   A
  +---+---+---+---+---+
treasure c1
false e2
"""
SICK = ("0: go right", "0: go left", "0: go right")
"""Wake the mite from a1, and come back when its cell is contagious."""


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


def test_the_moves_to_heal_are_announced_before_the_game() -> None:
    assert told("0: start a1", heal_moves=7).events[0].said.args["heal_moves"] == 7


def test_the_first_to_arrive_wakes_the_mite() -> None:
    game = told("0: start a1", "0: go right -> 0 arrived-encephalitis, 0 woke-mite")
    assert not game.state.pawns[0].infected


def test_whoever_begins_there_does_not() -> None:
    game = told("0: start b1", "1: start a1", "0: go left", "1: go right")
    assert game.last == ["1 arrived-encephalitis", "1 woke-mite"]


def test_whoever_woke_it_can_leave_in_time() -> None:
    game = told("0: start a1", "1: start e1", "0: go right", "1: go up", "0: go left", "1: go up")
    assert not game.state.pawns[0].infected


def test_until_everybody_has_moved_others_are_safe_too() -> None:
    game = told("0: start a1", "1: start b2", "0: go right", "1: go up -> 1 arrived-encephalitis")
    assert not game.state.pawns[1].infected
    game.tell("0: go left -> 0 arrived-land, 1 told-infected 12")


def test_whoever_is_still_there_after_a_move_of_everybody_is_infected() -> None:
    game = told("0: start a1", "1: start b2", "0: go right", "1: go up")
    game.tell("0: go up -> 0 hit-wall, 0 infected 12, 1 told-infected 12")
    assert game.state.ground.piles[1].bullets == 6


def test_whoever_arrives_later_is_infected() -> None:
    game = told("0: start a1", *SICK)
    assert game.last == ["0 arrived-encephalitis", "0 infected 12"]


def test_the_infected_drop_everything_but_grenades() -> None:
    game = grand(PLAN, "0: start a1", *SICK)
    pawn, pile = game.state.pawns[0], game.state.ground.piles[1]
    assert (pawn.bullets, pawn.bombs, pawn.mine) == (0, 3, False)
    assert (pile.bullets, pile.bombs, pile.mines) == (3, 0, 1)
    game = told("0: start c1", "0: go left", "0: go left", "0: go right")
    assert game.last == ["0 arrived-encephalitis", "0 infected 12", "0 dropped-treasure"]
    assert game.treasure(0) == "b1"


def test_what_the_newly_infected_have_just_dropped_is_none_of_their_finds() -> None:
    game = told("0: start a1", *SICK, "0: go left", "0: go right")
    assert game.last[-1] == "0 found-things 3 bullets"
    lines = ("0: start a1", "0: go right", "0: leave bullet; leave bomb; go left")
    game = grand(PLAN, *lines, "0: go right; if found bullets { blow up }")
    assert game.answers == [
        *("0 arrived-encephalitis", "0 infected 12", "0 found-things 1 bullets 1 bombs"),
        "0 blast-told",
    ]
    asked = "go right; if found bullets or found mine or found treasure { blow up }"
    game = grand(PLAN, "0: start c1", "0: go left", "0: go left", f"0: {asked}")
    assert game.answers == ["0 arrived-encephalitis", "0 infected 12", "0 dropped-treasure"]


def test_what_fell_from_the_hands_of_others_is_found_all_the_same() -> None:
    game = told(*CORPSE, "1: go left", heal_moves=2)
    assert game.last[-1] == "1 found-things 3 bombs 1 corpses"
    game.tell("2: go left")
    assert game.last[-1] == "2 found-things 3 bullets 3 bombs 1 corpses"


def test_a_wounded_player_dies_of_it() -> None:
    game = told("0: start a1", "1: start c1", "2: start e1", "0: go right", "1: go up", "2: go up")
    game.tell("0: shoot right; go left", "1: go left")
    assert game.last == ["1 arrived-encephalitis", "1 died"]
    game.tell("2: go up", "0: go down", "2: go up", "0: go up", "2: go up", "0: go right")
    assert game.last[:2] == ["0 arrived-encephalitis", "0 infected 12"]


def test_the_infected_are_told_how_many_successful_moves_are_left() -> None:
    game = told("0: start a1", *SICK, "0: go left -> 0 arrived-land, 0 heal-moves 11")
    game.tell("0: go up -> 0 hit-wall", "0: go down -> 0 arrived-land, 0 heal-moves 10")


def test_a_river_that_brings_him_back_is_no_success() -> None:
    game = told("0: start a1", *SICK, "0: go right", "0: go right", "0: go left")
    assert game.last == ["0 carried-delta"]


def test_in_time_he_is_healed_and_immune_for_ever() -> None:
    game = told("0: start a1", *SICK, "0: go down", "0: go right", heal_moves=2)
    assert game.last == ["0 arrived-hospital", "0 healed", "0 immune"]
    game.tell(
        "0: go left",
        "0: go up -> 0 arrived-land, 0 found-things 3 bullets, 0 took-things 3 bullets",
    )
    assert not game.state.pawns[0].infected


def test_too_late_he_dies() -> None:
    game = told("0: start a1", *SICK, "0: go left", "0: go down", heal_moves=2)
    assert game.last[:2] == ["0 arrived-land", "0 died-infected"]


def test_the_time_may_be_unlimited() -> None:
    game = told("0: start a1", *SICK, heal_moves=0)
    assert "0 infected 0" in game.last
    game.tell("0: go left -> 0 arrived-land", *["0: go down", "0: go up"] * 20)
    assert game.state.pawns[0].infected


def test_a_second_infection_changes_nothing() -> None:
    game = told("0: start a1", *SICK, "0: go left", "0: go right")
    assert game.last == ["0 arrived-encephalitis", "0 heal-moves 10", "0 found-things 3 bullets"]


IDLE = ("1: go down", "2: go down")
CORPSE = (
    *("0: start a1", "1: start b2", "2: start b2", "0: go right", *IDLE, "0: go left", *IDLE),
    *("0: go right", *IDLE, "0: go left", *IDLE, "0: go down"),
)
"""Player 0 dies of the infection on a2, beside the others."""


TOGETHER = (
    *("0: go right", "1: flow", "0: go left", "1: flow", "0: go right", "1: flow", "0: go left"),
    *("1: flow", "0: go down", "1: shoot up; flow"),
)
"""Player 0, infected, comes to 1 on a2 and is shot."""


def test_he_leaves_a_contagious_corpse() -> None:
    game = told(*CORPSE, heal_moves=2)
    assert game.last == ["0 arrived-land", "0 died-infected"]
    game.tell("1: go left")
    assert game.last == [
        *("1 arrived-land", "1 infected 2", "1 found-things 3 bombs 1 corpses"),
    ]


def test_which_kills_the_wounded() -> None:
    options = {"heal_moves": 2, "last_alive": "plays-on"}
    game = told(*CORPSE, "1: shoot up; go down", "2: go left", **options)
    assert game.last == ["2 arrived-land", "2 died"]


def test_and_which_the_immune_may_carry() -> None:
    game = told(
        *("0: start a1", "1: start b2", "0: go right", "1: go down", "0: go left", "1: go down"),
        *("0: go right", "1: go up", "0: go left", "1: go down", "0: go down", "1: go right"),
        *("0: go up", "1: go left", "1: go left", "1: go up"),
        heal_moves=3,
        last_alive="plays-on",
    )
    assert game.last == [
        "1 arrived-land",
        "1 found-things 3 bombs 1 corpses",
        "1 took-things 1 corpses",
    ]
    game.tell("1: throw corpse down; go right")
    assert "1 threw 1 corpse down" in game.last


def test_others_can_not_lift_it() -> None:
    game = told(*CORPSE, "1: go left", "2: go down", "1: take corpse; go up", heal_moves=2)
    assert game.last[1] == "1 too-hurt take"


def test_a_bullet_kills_the_infected() -> None:
    game = told("0: start a1", "1: start a1", "2: start e1", "0: go right", "1: go up", "2: go up")
    game.tell(
        "0: go left", "1: go up", "2: go up", "0: go right", "1: shoot right; go up", "2: go up"
    )
    assert game.last == ["2 hit-wall", "0 told-died"]
    game.tell("1: go right")
    assert "1 found-things 3 bullets 3 bombs 1 corpses" in game.last


def test_nobody_else_lifts_a_contagious_corpse() -> None:
    game = told("0: start a1", "1: start a2", *TOGETHER, last_alive="plays-on")
    assert game.last[2:5] == ["1 found-things 3 bombs 1 corpses", "1 acts flow", "1 cannot-flow"]
    game.tell("1: take corpse; flow")
    assert game.last[1] == "1 cannot-take corpse"
    assert not game.state.pawns[1].infected


def test_to_the_immune_its_cell_is_land() -> None:
    game = told("0: start a1", *SICK, "0: go down", "0: go right", "0: go left")
    game.tell("0: go up; if land { shoot up }; if encephalitis { blow up }")
    assert "0 acts shoot up" in game.last
    assert "0 acts blow up" not in game.last


def test_a_mine_kills_the_infected() -> None:
    game = told("0: start a1", "1: start a2", *TOGETHER[:5], "1: mine up; flow", mines=True)
    game.tell("0: go left")
    assert game.last[:3] == ["0 arrived-land", "0 mine-exploded", "0 died"]


def test_the_mite_is_not_woken_by_the_immune() -> None:
    game = told("0: start a1", *SICK, "0: go down", "0: go right", "0: go left", "0: go up")
    assert game.last[0] == "0 arrived-land"


def test_without_encephalitis_nothing_of_it_is_said() -> None:
    plan = PLAN.replace("E", ".")
    game = grand(plan, "0: start a1", *SICK)
    assert "heal" not in words(game.events[0].said)
    assert game.last == ["0 arrived-land"]
