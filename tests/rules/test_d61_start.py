"""Secret starts, void choices, and everybody on one cell (Rules D-6.1, D-7.2, D-7.6)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamemaster.core.game import CHANCE, EVERYONE
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+
1 | .   H   >
  +   +   +   +
2 | p1  A   D |
  +   +   +   +
3 | .   .   p2|
  +---+---+---+
treasure a1
false b3
"""


def secret(*lines: str, **options: Any) -> Told:
    return grand(PLAN.replace(">", "v"), *lines, **{"mines": False, "start": "secret", **options})


def lots(game: Told) -> dict[str, Fraction]:
    return dict(LABYRINTH.chances(game.state))


# -- D-6.1 ---------------------------------------------


@pytest.mark.rule("D-6.1")
def test_who_chooses_next_is_drawn_with_equal_chances() -> None:
    game = secret(seats=3)
    assert game.turn == CHANCE
    assert lots(game) == {f"asks {number}": Fraction(1, 3) for number in (1, 2, 3)}
    game.tell("chance: asks 2 -> 1 asks-start", "1: start a3")
    assert lots(game) == {"asks 1": Fraction(1, 2), "asks 3": Fraction(1, 2)}


@pytest.mark.rule("D-6.1")
def test_each_names_his_cell_in_secret() -> None:
    game = secret("1: start a3 -> 1 chose-start", seats=2)
    assert game.secret == ["1 start-at a3"]
    game.tell("0: start c1")
    heard = [event for event in game.events if event.audience is EVERYONE]
    assert not [
        event for event in heard if {"a3", "c1"} & {str(v) for v in event.said.args.values()}
    ]


@pytest.mark.rule("D-6.1")
def test_when_all_have_chosen_the_types_are_told_and_the_first_player_moves() -> None:
    game = secret("1: start c1", "0: start a2")
    assert game.last == ["0 chose-start", "0 starts-pit", "1 starts-river"]
    assert game.turn == 0
    assert (game.at(0), game.at(1)) == ("a2", "c1")


@pytest.mark.rule("D-6.1")
def test_the_choices_may_be_void_and_no_reason_is_given() -> None:
    game = secret("0: start a3", "1: start a3", void_starts=True)
    assert game.last == ["1 chose-start", "starts-void"]
    assert lots(game) == {"asks 1": Fraction(1, 2), "asks 2": Fraction(1, 2)}
    game = secret("0: start a3", "1: start a1", void_starts=True)
    assert game.last == ["1 chose-start", "starts-void"]


@pytest.mark.rule("D-6.1")
def test_then_each_must_choose_another_cell_than_before() -> None:
    game = secret("0: start a3", "1: start a3", "chance: asks 1", void_starts=True)
    assert game.refused("0: start a3") == "illegal-same-cell"
    assert "start a3" not in game.offers
    game.tell("0: start a2", "1: start c1")
    assert game.last == ["1 chose-start", "0 starts-pit", "1 starts-river"]


@pytest.mark.rule("D-6.1")
def test_they_are_void_once_and_only_where_the_table_wants_it() -> None:
    game = secret("0: start a3", "1: start a3", "0: start a2", "1: start a2", void_starts=True)
    assert game.last[1:] == ["0 starts-pit", "1 starts-pit"]
    game = secret("0: start a3", "1: start a3")
    assert game.last[1:] == ["0 starts-land", "1 starts-land"]


@pytest.mark.rule("D-6.1")
def test_fair_choices_stand() -> None:
    game = secret("0: start a3", "1: start a2", void_starts=True)
    assert game.last[1:] == ["0 starts-land", "1 starts-pit"]


@pytest.mark.rule("D-6.1")
@pytest.mark.parametrize("move", ["go left", "skip", "status", "order a1"])
def test_nothing_else_can_be_asked_before(move: str) -> None:
    assert secret(seats=2).refused(f"0: {move}") == "illegal-choose-start"


@pytest.mark.rule("D-6.1")
def test_the_grand_game_begins_so() -> None:
    assert PRESETS["grand"].start == "secret"
    assert PRESETS["grand"].void_starts


# -- D-7.2 ---------------------------------------------


@pytest.mark.rule("D-7.2")
def test_beginners_may_ask_the_types_of_some_cells_in_secret() -> None:
    game = secret("1: ask a2 -> 1 asked-cell", seats=2, beginners="2", beginner_asks=2)
    assert game.secret == ["1 told-cell a2 pit"]
    game.tell("1: ask c1")
    assert game.secret == ["1 told-cell c1 river"]
    assert game.refused("1: ask a1") == "illegal-asked-enough"
    game.tell("1: start c1")
    assert game.refused("0: ask a1") == "illegal-asked-enough"
    assert not [offer for offer in game.offers if offer.startswith("ask")]


@pytest.mark.rule("D-7.2")
def test_also_where_the_starts_are_open() -> None:
    game = secret("0: ask a1 -> 0 asked-cell", start="open", beginners="1", beginner_asks=1)
    assert game.secret == ["0 told-cell a1 land"]


def handicap(*lines: str, **options: Any) -> Told:
    return secret(*lines, **{"start": "open", "beginners": "1", "beginner_orders": 1, **options})


@pytest.mark.rule("D-7.2")
def test_beginners_may_order_a_cell_unwounded_and_leave_their_things_behind() -> None:
    game = handicap("0: start a1", "1: start c2", "0: order b1 -> 0 dropped-treasure, 0 ordered")
    assert game.secret == ["0 ordered-at b1"]
    assert game.treasure(0) == "a1"
    assert game.state.ground.piles[0].bullets == 3
    game.tell("0: status -> 0 status healthy 3 bombs")
    assert game.refused("0: order a1") == "illegal-not-now"
    game.tell("0: go left", "1: flow")
    assert game.refused("0: order b1") == "illegal-not-now"


@pytest.mark.rule("D-7.2")
def test_that_is_one_order_more_than_the_others_have() -> None:
    game = handicap("0: start b3", "1: start a3", "0: flow", "1: shoot right; flow")
    assert game.last[-1] == "0 may-order 2"
    game = handicap("0: start a3", "1: start b3", "0: shoot right; flow")
    assert game.last[-1] == "1 may-order 1"
    assert game.refused("0: order a1") == "illegal-not-your-turn"


@pytest.mark.rule("D-7.2")
def test_nobody_else_may() -> None:
    game = handicap("0: start a1", "1: start c2", "0: flow")
    assert game.refused("1: order a1") == "illegal-not-now"
    game = handicap("0: start a1", "1: start c2", beginner_orders=0, beginner_asks=1)
    assert game.refused("0: order b1") == "illegal-not-now"


# -- D-7.6 ---------------------------------------------


@pytest.mark.rule("D-7.6")
def test_everybody_on_one_cell_that_the_game_master_draws_without_ammunition() -> None:
    game = secret(start="together", seats=3, mines=True)
    assert lots(game) == {"together a3": Fraction(1)}
    game.tell("chance: together a3")
    assert game.last == ["starts-together", "0 starts-land", "1 starts-land", "2 starts-land"]
    assert [game.at(seat) for seat in range(3)] == ["a3"] * 3
    game.tell("0: status -> 0 status healthy", "0: shoot up; go up")
    assert game.last[1] == "0 lacks-bullets"
