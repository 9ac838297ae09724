from __future__ import annotations

from fractions import Fraction

import pytest

from gamemaster.core.game import CHANCE
from gamemaster.parchis.game import PARCHIS
from tests.parchis.telling import tell

pytestmark = pytest.mark.rule("P-2")


@pytest.mark.parametrize(
    ("dice", "first"),
    [((3, 5), 0), ((5, 3), 1), ((2, 1, 4), 1), ((6, 5, 4, 3), 3), ((1, 6, 6, 2), 0)],
)
def test_who_rolls_the_lowest_begins(dice: tuple[int, ...], first: int) -> None:
    game = tell("start", seats=len(dice))
    for seat, die in enumerate(dice[:-1]):
        game.tell(f"die {die} -> {seat} draws-die {die}")
        assert game.turn == CHANCE
    last = len(dice) - 1
    game.tell(f"die {dice[-1]} -> {last} draws-die {dice[-1]}, {first} begins")
    assert (game.turn, game.offers) == (first, ["roll"])
    assert game.seen["draws"] == list(dice)


def test_the_lowest_roll_again_until_one_is_alone() -> None:
    game = tell("start", "die 2", "die 5", "die 2", seats=4)
    assert game.seen["draws"] == [2, 5, 2, None]
    game.tell("die 2 -> 3 draws-die 2, draw-tied 0 2 3 2")
    game.tell("die 4 -> 0 draws-die 4", "die 3 -> 2 draws-die 3")
    game.tell("die 3 -> 3 draws-die 3, draw-tied 2 3 3")
    game.tell("die 6 -> 2 draws-die 6", "die 1 -> 3 draws-die 1, 3 begins")
    assert game.turn == 3
    assert game.seen["draws"] == [4, 5, 6, 1]


def test_who_is_out_of_the_draw_does_not_begin_by_his_low_die() -> None:
    """Seat 2 threw 3; the two who threw lowest now throw higher, and one of them begins."""
    game = tell("start", "die 2", "die 2", "die 3", seats=3)
    game.tell("die 6", "die 5 -> 1 draws-die 5, 1 begins")


def test_ties_of_others_do_not_matter() -> None:
    game = tell("start", "die 4", "die 4", "die 1 -> 2 draws-die 1, 2 begins", seats=3)
    assert game.turn == 2


def test_one_die_is_thrown_for_the_first_turn_and_two_for_a_move() -> None:
    game = tell("start")
    dice = [f"die {face}" for face in range(1, 7)]
    assert PARCHIS.chances(game.state) == tuple((die, Fraction(1, 6)) for die in dice)
    assert game.seen["phase"] == "draw"
    assert [game.refused("roll", seat) for seat in (0, 1)] == ["illegal-not-your-turn"] * 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_in_the_order_of_the_corners(seats: int) -> None:
    """Corners are counted counter-clockwise, as the cells are."""
    game = tell("turn: 1", seats=seats)
    assert game.seen["corners"] == sorted(game.seen["corners"])
    for seat in (*range(seats), *range(seats)):
        after = (seat + 1) % seats
        assert game.turn == seat
        game.tell(f"roll 6 1 -> {seat} rolled 6 1, {seat} no-move, {after} next-turn")


@pytest.mark.parametrize("seat", range(4))
def test_a_set_up_position_may_say_who_is_to_move(seat: int) -> None:
    game = tell(f"1: 10 base base base; turn: {seat + 1}", seats=4)
    assert game.opening == [f"{seat} begins"]
    assert (game.turn, game.offers) == (seat, ["roll"])


def test_from_a_set_up_position_without_a_turn_lots_are_drawn() -> None:
    game = tell("1: 10 base base base", "die 3", "die 2 -> 1 draws-die 2, 1 begins")
    assert game.at(0) == "10 base base base"


def test_nobody_else_may_ask_for_anything() -> None:
    game = tell("1: 10 base base base; turn: 1", seats=3)
    for seat in (1, 2):
        for text in ("roll", "10-14", "done", "undo", "dice 1 1"):
            assert game.refused(text, seat) == "illegal-not-your-turn"
