"""Carrying, finding, leaving, throwing; grenades; several treasures (Rules D-5.1 to 5.4, 5.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+
1 | .   .   . | .
  +   +   +   +   +
2 | .   .   .   . #
  +   +   +   +   +
3 | H   A   >   D |
  +---+---+---+---+
treasure a1
false d1
"""
SEVERAL = """
  +---+---+---+
1 | .   .   .
  +   +   +   +
2 | H   A   . |
  +---+---+---+
treasure b1
false b1
false c1
"""


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


def stock(game: Told, seat: int = 0) -> tuple[int, int]:
    pawn = game.state.pawns[seat]
    return pawn.bullets, pawn.bombs


# -- D-5.1 ---------------------------------------------


@pytest.mark.rule("D-5.1")
def test_at_most_three_bullets_and_three_grenades() -> None:
    game = told("0: start c2", "1: start a2", "0: throw bullets left; throw bombs left; go up")
    assert stock(game) == (0, 0)
    game.tell("1: shoot up; blow up; go right")
    assert game.last[-2:] == ["1 found-things 3 bullets 3 bombs", "1 took-things 1 bullets 1 bombs"]
    assert stock(game, 1) == (3, 3)


@pytest.mark.rule("D-5.1")
def test_a_mine_is_exchanged_for_a_treasure() -> None:
    game = told("0: start a2", "0: go up", mines=True)
    assert game.last == [
        *("0 arrived-land", "0 found-treasure 1", "0 put-down mine", "0 took-treasure"),
    ]
    assert game.state.ground.piles[0].mines == 1


@pytest.mark.rule("D-5.1")
def test_a_treasure_is_not_exchanged_for_a_mine() -> None:
    game = told("0: start a2", "0: go up", "0: go right", mines=True)
    game.tell("0: go left -> 0 arrived-land, 0 found-things 1 mines")


@pytest.mark.rule("D-5.1")
def test_unless_he_asks_for_the_mine() -> None:
    game = told("0: start a2", "0: go up", "0: take mine; go right", mines=True)
    assert game.last[:3] == ["0 acts take mine", "0 dropped-treasure", "0 took-things 1 mines"]
    assert game.treasure(0) == "a1"
    assert game.state.pawns[0].mine


@pytest.mark.rule("D-5.2")
def test_what_he_does_not_name_stays_in_his_hands() -> None:
    game = told("0: start a1", "0: throw corpse right; throw mine right; go down", mines=True)
    assert game.last[1:4:2] == ["0 lacks-corpse", "0 threw 1 mine right"]
    assert game.treasure(0) == "with 0"


def beside_a_corpse() -> Told:
    """Player 0 has killed 1 on b1, where now lie his mine and his corpse."""
    game = told("0: start b1", "1: start b1", "2: start d3", "0: shoot up; go up", mines=True)
    return game.tell("1: go up", "2: go down", "0: shoot up; go up", "2: go down")


@pytest.mark.rule("D-5.1")
@pytest.mark.rule("D-5.6")
def test_a_mine_is_not_exchanged_for_another_one_nor_for_a_corpse() -> None:
    pawn = beside_a_corpse().state.pawns[0]
    assert pawn.mine
    assert pawn.corpse == -1


@pytest.mark.rule("D-5.1")
@pytest.mark.rule("D-5.6")
def test_unless_he_asks_for_it() -> None:
    game = beside_a_corpse().tell("0: take corpse; go up")
    assert game.last[:3] == ["0 acts take corpse", "0 put-down mine", "0 took-things 1 corpses"]


@pytest.mark.rule("D-5.1")
@pytest.mark.parametrize(
    ("way", "taken"),
    [
        (("0: go down", "2: go down", "0: go up"), "0 took-things 1 mines"),
        (("0: go left",), "0 took-treasure"),
    ],
)
def test_a_corpse_is_exchanged_for_a_mine_or_a_treasure(way: tuple[str, ...], taken: str) -> None:
    game = beside_a_corpse().tell("0: take corpse; go up", "2: go down", *way)
    assert game.last[-2:] == ["0 put-down corpse", taken]


@pytest.mark.rule("D-5.1")
def test_the_wounded_pick_up_nothing() -> None:
    game = told(
        "0: start b2", "1: start c2", "0: shoot right; throw bullet up; go left", "1: go up"
    )
    game.tell("0: go down", "1: go left")
    assert game.last == ["1 arrived-land", "1 found-things 1 bullets"]


# -- D-5.2 ---------------------------------------------


@pytest.mark.rule("D-5.2")
def test_left_things_lie_on_his_cell_until_somebody_arrives() -> None:
    game = told("0: start b1", "1: start c1", "0: leave bullets; leave bomb; go down")
    assert game.last[:4] == [
        *("0 acts leave bullets", "0 left 3 bullet", "0 acts leave bomb", "0 left 1 bomb"),
    ]
    game.tell("1: shoot down; go left")
    assert game.last[-2:] == ["1 found-things 3 bullets 1 bombs", "1 took-things 1 bullets"]


@pytest.mark.rule("D-5.2")
@pytest.mark.parametrize(("side", "cell"), [("left", 0), ("right", 2), ("down", 5)])
def test_thrown_things_lie_on_the_neighbouring_cell(side: str, cell: int) -> None:
    game = told("0: start b1", f"0: throw bomb {side}; go up")
    assert game.last[1] == f"0 threw 1 bomb {side}"
    assert game.state.ground.piles[cell].bombs == 1


@pytest.mark.rule("D-5.2")
@pytest.mark.parametrize("side", ["up", "right"])
def test_at_a_wall_they_fall_at_his_feet(side: str) -> None:
    game = told("0: start c1", f"0: throw bomb {side}; go left")
    assert game.last[1] == f"0 threw-at-feet 1 bomb {side}"
    assert game.state.ground.piles[2].bombs == 1


@pytest.mark.rule("D-5.2")
def test_a_closed_exit_is_a_wall_to_them() -> None:
    game = told("0: start d2", "0: throw bomb right; go up")
    assert game.last[1] == "0 threw-at-feet 1 bomb right"


@pytest.mark.rule("D-5.2")
def test_out_of_the_labyrinth_they_vanish() -> None:
    game = told("0: start d1", "0: throw treasure right; throw bomb right; go down")
    assert game.last[1] == "0 threw 1 treasure right"
    assert game.treasure(1) == "gone"
    assert not game.state.ground.piles
    assert not game.over


@pytest.mark.rule("D-5.2")
def test_the_true_treasure_thrown_out_is_a_draw() -> None:
    game = grand(SEVERAL, "0: start b1", "0: take treasure 1; go right", mines=False)
    game.tell("0: keep", "0: throw treasure right; go down")
    assert game.last[1:] == ["0 threw 1 treasure right", "draw-treasure"]
    assert game.over


@pytest.mark.rule("D-5.2")
def test_things_are_told_missing_in_words() -> None:
    game = told("0: start b1", "0: leave bullets; leave bombs; go down")
    game.tell("0: leave bullet; throw bomb up; leave treasure; leave corpse; take bomb; go down")
    assert game.last[1:10:2] == [
        *("0 lacks-bullets", "0 lacks-bombs", "0 lacks-treasure", "0 lacks-corpse"),
        "0 not-here bomb",
    ]


@pytest.mark.rule("D-5.2")
def test_taking_one_thing_or_all_of_a_kind() -> None:
    game = told("0: start b1", "0: leave bullets; take bullet; go up")
    assert stock(game) == (1, 3)
    game.tell(
        "0: take bullets; go up -> 0 acts take bullets, 0 took-things 2 bullets,"
        " 0 acts go up, 0 hit-wall"
    )
    assert game.state.ground.piles[1].bullets == 0


@pytest.mark.rule("D-5.2")
def test_full_pockets_take_nothing() -> None:
    game = told(
        "0: start b1", "1: start b2", "0: throw bullet down; go up", "1: take bullet; go left"
    )
    assert game.last[:2] == ["1 acts take bullet", "1 cannot-take bullet"]


# -- D-5.3, D-5.4 --------------------------------------


@pytest.mark.rule("D-5.3")
def test_everybody_begins_with_three_bullets_three_grenades_and_a_mine() -> None:
    told("0: start b1", "0: status -> 0 status healthy 3 bullets 3 bombs 1 mines", mines=True)
    told("0: start b1", "0: status -> 0 status healthy 3 bullets 3 bombs")


@pytest.mark.rule("D-5.3")
def test_the_ammunition_is_an_option() -> None:
    told("0: start b1", "0: status -> 0 status healthy 5 bullets 1 bombs", bullets=5, bombs=1)


@pytest.mark.rule("D-5.4")
def test_grenades_harm_nobody() -> None:
    game = told("0: start b1", "1: start b1", "2: start c1", "0: blow right; go up", "1: status")
    assert game.last == ["1 status healthy 3 bullets 3 bombs"]
    game.tell("1: go up", "2: status -> 2 status healthy 3 bullets 3 bombs")


@pytest.mark.rule("D-5.4")
def test_where_no_wall_is_it_only_costs_the_grenade() -> None:
    game = told("0: start b1", "0: blow left; go left")
    assert game.last[1] == "0 blast-told"
    assert stock(game) == (3, 2)


@pytest.mark.rule("D-5.4")
def test_an_inner_wall_goes_with_one_blast_an_outer_wall_never() -> None:
    game = told("0: start c1", "0: blow right; go right")
    assert game.at(0) == "d1"
    game = told("0: start c1", "0: blow up; blow up; blow up; go up")
    assert game.last[-1] == "0 hit-wall"


@pytest.mark.rule("D-5.4")
@pytest.mark.rule("G-1")
@pytest.mark.rule("G-8")
def test_a_closed_exit_answers_like_the_outer_wall_until_it_is_blown() -> None:
    game = told("0: start d2", "0: go right -> 0 hit-wall", "0: blow right; go right")
    assert game.last[-1] == "0 went-outside"


# -- D-5.8 ---------------------------------------------


def several(*lines: str, **options: Any) -> Told:
    return grand(SEVERAL, *lines, **{"mines": False, **options})


@pytest.mark.rule("D-5.8")
@pytest.mark.parametrize(("number", "index"), [(1, 0), (2, 1)])
def test_he_may_choose_which_from_the_lowest_to_the_topmost(number: int, index: int) -> None:
    game = several("0: start a1", "0: go right")
    assert game.last == ["0 arrived-land", "0 found-treasure 2", "0 asks-treasure 2"]
    game.tell(f"0: choose {number} -> 0 chose-treasure {number}/2")
    assert game.treasure(index) == "with 0"
    assert game.treasure(1 - index) == "b1"


@pytest.mark.rule("D-5.8")
def test_or_none_of_them() -> None:
    game = several("0: start a1", "0: go right", "0: keep -> 0 kept-treasure")
    assert game.treasure(0) == game.treasure(1) == "b1"


@pytest.mark.rule("D-5.8")
def test_the_game_waits_for_the_answer() -> None:
    game = several("0: start a1", "1: start a2", "0: go right; shoot up; blow up")
    assert game.last[-1] == "0 asks-treasure 2"
    assert game.offers == ["keep", "choose 1", "choose 2"]
    assert game.refused("0: go left") == "illegal-answer-first"
    assert game.refused("0: status") == "illegal-answer-first"
    assert game.refused("0: choose 3") == "illegal-no-such-treasure"
    assert game.refused("1: go up") == "illegal-not-your-turn"
    game.tell("0: choose 2")
    assert game.last == [
        *("0 chose-treasure 2/2", "0 acts shoot up", "0 silence", "0 acts blow up"),
        "0 blast-told",
    ]
    assert game.turn == 1


@pytest.mark.rule("D-5.8")
def test_who_carries_one_is_asked_whether_he_wants_the_other() -> None:
    game = several("0: start c1", "0: go left", "0: choose 1")
    assert game.treasure(2) == "b1"
    assert game.treasure(0) == "with 0"
    game.tell("0: go up", "0: take treasure 2; go up")
    assert game.last[:2] == ["0 acts take treasure 2", "0 chose-treasure 2/2"]
    assert game.treasure(2) == "with 0"
    assert game.state.ground.lying[1] == (1, 0)


@pytest.mark.rule("D-5.8")
def test_he_is_told_that_he_carries_one_already() -> None:
    game = several("0: start c1", "0: go left")
    assert game.last[-1] == "0 asks-treasure 2 carrying"


@pytest.mark.rule("D-5.8")
def test_one_alone_is_simply_taken() -> None:
    told("0: start a2", "0: go up -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure")


@pytest.mark.rule("D-5.8")
def test_the_last_one_brought_is_the_topmost() -> None:
    game = several("0: start c1", "0: throw treasure left; go up", "0: go left", "0: choose 3")
    assert game.last == ["0 chose-treasure 3/3"]
    assert game.treasure(2) == "with 0"


@pytest.mark.rule("D-5.8")
@pytest.mark.parametrize("start", ["open", "secret"])
def test_at_the_start_he_takes_the_topmost_without_being_asked(start: str) -> None:
    game = several("0: start a1", "1: start b1", "0: go down", start=start)
    assert game.treasure(1) == "with 1"


@pytest.mark.rule("D-5.8")
def test_a_number_that_is_not_there_is_answered_in_words() -> None:
    game = several("0: start a1", "0: go right hands-off", "0: take treasure 3; go left")
    assert game.last[:2] == ["0 acts take treasure 3", "0 not-here treasure"]
