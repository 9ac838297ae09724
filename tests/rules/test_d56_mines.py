"""Corpses and landmines (Rules D-5.6 and D-5.7, D-7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+
1 | .   .   . | . |
  +   +   +   +   +
2 | .   .   .   .
  +   +   +   +   +
3 | H   A   .   . |
  +---+---+---+---+
treasure d3
false d1
"""


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **options)


def active(game: Told) -> dict[str, int]:
    """The active mines by the names of their cells."""
    piles = game.state.ground.piles.items()
    return {game.plan.name(cell): pile.active for cell, pile in piles if pile.active}


# -- D-5.6 ---------------------------------------------

KILL = (
    *(
        "0: start b2",
        "1: start b1",
        "2: start c3",
        "0: shoot up; go left",
        "1: go up",
        "2: go down",
    ),
    *("0: go right", "1: go up", "2: go down", "0: shoot up; go left", "2: go down"),
)
"""Player 0 has killed 1, who lies on b1."""


@pytest.mark.rule("D-5.6")
def test_the_dead_stay_as_a_corpse_that_can_be_carried() -> None:
    game = told(*KILL, "0: go up", "2: go down", "0: go right", mines=False)
    assert game.last == [
        *("0 arrived-land", "0 found-things 3 bullets 3 bombs 1 corpses"),
        "0 took-things 2 bullets 1 corpses",
    ]
    game.tell("2: go down", "0: leave corpse; go left", "2: go down", "0: status")
    assert game.last == ["0 status healthy 3 bullets 3 bombs"]


@pytest.mark.rule("D-5.6")
def test_a_corpse_can_be_carried_from_cell_to_cell() -> None:
    game = told(*KILL, "0: go up", "2: go down", "0: go right", "2: go down", mines=False)
    game.tell("0: go right", "2: go down", "0: status")
    assert game.last == ["0 status healthy 3 bullets 3 bombs 1 corpses"]


@pytest.mark.rule("D-5.6")
@pytest.mark.rule("D-4.2")
def test_one_thrown_into_a_hospital_is_gone() -> None:
    game = told(*KILL, "0: go up", "2: go down", "0: go right", "2: go down", mines=False)
    game.tell("0: go left", "2: go down", "0: go down", "2: go down", "0: throw corpse down; go up")
    assert game.last[1] == "0 threw 1 corpse down"
    assert not [pile for pile in game.state.ground.piles.values() if pile.corpses]


@pytest.mark.rule("D-5.6")
def test_the_dead_take_no_turn() -> None:
    game = told(*KILL, mines=False)
    assert game.last[-1] == "2 hit-wall"
    assert game.turn == 0


# -- D-5.7 ---------------------------------------------


@pytest.mark.rule("D-5.7")
@pytest.mark.parametrize(
    ("start", "move", "where"),
    [
        ("b2", "mine here", {"b2": 1}),
        ("b2", "mine left", {"a2": 1}),
        ("b2", "mine up", {"b1": 1}),
        ("c1", "mine right", {"c1": 1}),
        ("b1", "mine up", {"b1": 1}),
        ("d2", "mine right", {}),
        ("b3", "mine here", {}),
        ("b2", "mine down", {}),
        ("a2", "mine down", {}),
    ],
)
def test_where_a_mine_is_set(start: str, move: str, where: dict[str, int]) -> None:
    game = told(f"0: start {start}", f"0: {move}; flow")
    assert active(game) == where
    assert "0 mine-set" in game.last
    assert not game.state.pawns[0].mine


@pytest.mark.rule("D-5.7")
def test_it_is_invisible() -> None:
    game = told("0: start b2", "1: start a2", "0: mine up; go down")
    game.tell("1: go up", "0: go right", "1: go right")
    assert game.last[:3] == ["1 arrived-land", "1 mine-exploded", "1 wounded"]


@pytest.mark.rule("D-5.7")
def test_whoever_stands_there_does_not_set_it_off() -> None:
    game = told(
        "0: start b1",
        "0: mine here; go up -> 0 acts mine here, 0 mine-set, 0 acts go up, 0 hit-wall",
    )
    assert active(game) == {"b1": 1}


RIVER = """
  +---+---+---+---+
1 | >   >   D   H |
  +   +   +   +   +
2 | A   .   .   .
  +---+---+---+   +
treasure d2
false a2
"""


@pytest.mark.rule("D-5.7", "D-4.5")
@pytest.mark.parametrize("start", ["b1", "c1"])
def test_whom_the_current_brings_straight_back_has_not_arrived(start: str) -> None:
    game = grand(RIVER, f"0: start {start}", "0: mine here; go left")
    assert game.answers[0] == "0 mine-set"
    assert game.answers[1] in ("0 carried-river", "0 carried-delta")
    assert game.at(0) == start
    assert active(game) == {start: 1}


@pytest.mark.rule("D-5.7", "D-4.5")
def test_whom_it_brings_from_another_cell_has() -> None:
    game = grand(
        RIVER, "0: start b2", "1: start b1", "0: skip", "1: mine here; go down", "0: go up"
    )
    assert game.last == ["0 carried-delta"]
    game = grand(RIVER, "0: start c1", "0: mine here; go down", "0: go left", "0: go up")
    assert game.last[:3] == ["0 carried-delta", "0 mine-exploded", "0 wounded"]


@pytest.mark.rule("D-5.7", "D-4.5")
def test_what_lies_there_is_found_after_such_a_step_as_after_any() -> None:
    game = grand(RIVER, "0: start b1", "0: leave bomb; mine here; go left")
    assert game.answers[2:] == [
        *("0 carried-river", "0 found-things 1 bombs", "0 took-things 1 bombs"),
    ]


@pytest.mark.rule("D-5.7", "D-3.4")
def test_whoever_comes_back_in_from_outside_has_arrived() -> None:
    game = told("0: start d2", "0: mine here; go right", "0: go left")
    assert game.last[:3] == ["0 arrived-land", "0 mine-exploded", "0 wounded"]


@pytest.mark.rule("D-5.7")
def test_everyone_on_the_cell_is_wounded_and_it_is_spent() -> None:
    game = told("0: start b1", "1: start a1", "2: start b1", "0: mine here; go up", "1: go right")
    assert game.last == [
        *("1 arrived-land", "1 mine-exploded", "1 wounded", "2 told-wounded", "2 may-order 2"),
    ]
    assert all(pawn.wounded for pawn in game.state.pawns)
    assert active(game) == {}
    game.tell("2: go up -> 2 hit-wall, 0 told-wounded, 0 may-order 2")


@pytest.mark.rule("D-5.7")
def test_it_destroys_bullets_and_mines_lying_or_carried_but_no_grenades_and_treasures() -> None:
    game = told("0: start b1", "1: start c1", "0: mine left; leave bomb; go down", "1: go down")
    game.tell("0: flow", "1: go up", "0: flow", "1: go left", "0: flow", "1: go left")
    assert game.last == ["1 arrived-land", "1 mine-exploded", "1 wounded"]
    assert game.state.ground.piles[0].bullets == game.state.ground.piles[0].mines == 0
    game = told("0: start b1", "0: throw bullet left; throw bomb left; mine left; go left")
    assert game.last[-3:] == ["0 mine-exploded", "0 wounded", "0 found-things 1 bombs"]
    assert (game.state.pawns[0].bullets, game.state.pawns[0].bombs) == (0, 2)


@pytest.mark.rule("D-5.7")
def test_mines_that_lie_there_are_destroyed_too() -> None:
    game = told("0: start b1", "1: start a2", "0: throw mine left; flow", "1: mine up; flow")
    game.tell("0: go left", "1: flow", "0: order a2", "0: go up")
    assert game.last == ["0 arrived-land"]


@pytest.mark.rule("D-5.7")
def test_a_treasure_survives() -> None:
    game = told("0: start d2", "1: start d2", "0: mine up; flow", "1: go up")
    assert game.last == [
        *("1 arrived-land", "1 mine-exploded", "1 wounded", "1 found-treasure 1"),
        "1 treasure-too-hurt",
    ]


@pytest.mark.rule("D-5.7")
def test_a_mine_wounds_the_wounded_to_death() -> None:
    game = told(
        "0: start b2", "1: start c2", "0: shoot right; mine up; flow", "1: go up", "0: flow"
    )
    game.tell("1: go left")
    assert game.last[:3] == ["1 arrived-land", "1 mine-exploded", "1 died"]


@pytest.mark.rule("D-5.7")
def test_a_thrown_corpse_sets_it_off() -> None:
    game = told(*KILL, "0: mine here; go right", "2: go down", "0: go up", "2: go down")
    game.tell("0: take corpse; go left", "2: go down", "0: throw corpse down; go up")
    assert game.last[:3] == ["0 acts throw corpse down", "0 threw 1 corpse down", "mine-heard"]
    assert active(game) == {}
    assert game.state.ground.piles[4].corpses == (1,)


@pytest.mark.rule("D-5.7")
def test_nothing_else_that_is_thrown_does() -> None:
    game = told("0: start b2", "0: mine up; throw bomb up; throw bullet up; go left")
    assert active(game) == {"b1": 1}


@pytest.mark.rule("D-5.7")
def test_an_inactive_mine_is_a_thing_like_others() -> None:
    game = told(
        "0: start b2", "1: start a1", "0: throw mine up; go right", "1: leave mine; go right"
    )
    assert game.last[-3:] == ["1 arrived-land", "1 found-things 1 mines", "1 took-things 1 mines"]
    assert active(game) == {}


@pytest.mark.rule("D-5.7")
def test_a_mine_at_his_feet_can_be_set_too() -> None:
    game = told("0: start b2", "0: leave mine; mine up; flow")
    assert active(game) == {"b1": 1}


@pytest.mark.rule("D-5.7")
def test_who_has_none_is_told_so() -> None:
    game = told("0: start b2", "0: mine here; mine here; flow")
    assert game.last[:4] == ["0 acts mine here", "0 mine-set", "0 acts mine here", "0 lacks-mine"]


@pytest.mark.rule("D-5.7")
def test_the_mover_who_was_hurt_may_order_on_his_next_turn() -> None:
    game = told("0: start b2", "1: start a1", "0: mine up; flow", "1: go right", "0: flow")
    assert game.last[-1] == "1 may-order 1"


@pytest.mark.rule("D-7.5")
def test_unless_victims_of_mines_have_no_right_to() -> None:
    game = told("0: start b2", "1: start a1", "0: mine up; flow", "1: go right", mine_orders=False)
    game.tell("0: flow -> 0 cannot-flow")
    assert game.refused("1: order a1") == "illegal-not-now"
