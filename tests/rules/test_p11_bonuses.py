from __future__ import annotations

import pytest

from tests.parchis.telling import tell

pytestmark = pytest.mark.rule("P-11")

BOTH = "turn: 1; dice: 2 1; left:; bonus: 20 10"


def test_a_bonus_is_one_move_of_any_piece_on_the_track_or_lane() -> None:
    game = tell(f"1: 30 60 L1 base; {BOTH}")
    assert game.steps == "30-40 30-50 60-12 60-2 60-L2"
    assert tell("1: 58 L1 home base; turn: 1; dice: 2 1; left:; bonus: 10").steps == "58-68"


@pytest.mark.parametrize("text", ["30-35", "30-45", "30-31", "30-60", "L1-L6"])
def test_it_cannot_be_divided_nor_two_be_added(text: str) -> None:
    game = tell(f"1: 30 60 L1 base; {BOTH}")
    assert game.refused(text) == "illegal-step"


def test_it_brings_nobody_out_of_the_base() -> None:
    game = tell(f"1: base base base base; {BOTH}")
    assert game.buttons == "done"
    assert game.refused("base-5") == "illegal-step"
    game.tell("done -> 0 rest-lost 20 10, 1 next-turn")


def test_one_piece_may_use_several() -> None:
    game = tell(f"1: 25 base base base; {BOTH}", "25-35", "35-55")
    assert game.steps == ""
    game = tell(f"1: 25 base base base; {BOTH}", "25-45", "45-55", "done -> 1 next-turn")
    assert game.at(0) == "55 base base base"


def test_different_pieces_may_use_them() -> None:
    game = tell(f"1: 25 45 base base; {BOTH}", "25-35", "45-65")
    assert game.at(0) == "35 65 base base"


def test_each_is_used_once() -> None:
    game = tell("1: 25 home base base; turn: 1; dice: 2 1; left:; bonus: 10 10", "25-35")
    assert game.seen["bonus"] == [10]
    assert game.tell("35-45").steps == ""


def test_they_chain() -> None:
    """A capture by a die, one by its bonus, and a piece brought home by the next."""
    game = tell(
        "1: 10 56 24 home; 2: 14 34 base base; turn: 1; dice: 4 3",
        "10-14 -> 0 moves 10-14 die, 1 captured 14 by 0, 0 bonus 20",
        "14-34 -> 0 moves 14-34 bonus, 1 captured 34 by 0, 0 bonus 20",
        "56-home -> 0 comes-home 56-home bonus 2, 0 bonus 10",
        "24-34 -> 0 moves 24-34 bonus, 0 blockade 34",
        "34-37",
    )
    assert game.seen["tally"][0]["bonus"] == 50
    game.tell("done -> 1 next-turn")


def test_each_is_told_when_it_is_earned() -> None:
    text = "1: 10 L4 30 base; 2: 14 base base base; turn: 1; dice: 4 4"
    ten, twenty = (
        "0 comes-home L4-home die 1, 0 bonus 10",
        "0 moves 10-14 die, 1 captured 14 by 0, 0 bonus 20",
    )
    assert tell(text, f"L4-home -> {ten}", f"10-14 -> {twenty}").seen["bonus"] == [10, 20]
    assert tell(text, f"10-14 -> {twenty}", f"L4-home -> {ten}").seen["bonus"] == [20, 10]


def test_dice_and_bonuses_are_used_in_any_order() -> None:
    text = "1: 10 30 base base; 2: 14 base base base; turn: 1; dice: 4 3"
    one = tell(text, "10-14", "30-50", "14-17")
    other = tell(text, "10-14", "14-17", "30-50")
    assert one.at(0) == other.at(0) == "17 50 base base"


def test_unused_they_lapse_at_the_end_of_the_turn() -> None:
    game = tell("1: 10 base base base; 2: 14 base base base; turn: 1; dice: 4 3", "10-14", "14-17")
    game.tell("done -> 0 passes 20, 1 next-turn")
    assert game.seen["bonus"] == []
    game.tell("roll 1 2", "roll 1 2")
    assert game.steps == "17-18 17-19"


def test_they_do_not_wait_for_the_next_roll_of_a_double() -> None:
    """A double gives another move, and a bonus belongs to the move in which it was earned."""
    game = tell("1: 10 base base base; 2: 14 base base base; turn: 1; dice: 4 4", "10-14", "14-18")
    game.tell("done -> 0 passes 20, 0 rolls-again", "roll 1 2")
    assert game.steps == "18-19 18-20"
    assert game.seen["bonus"] == []


def test_a_bonus_that_no_piece_can_use_is_lost() -> None:
    game = tell("1: 10 base base base; 2: 14 30 30 base; turn: 1; dice: 4 3", "10-14", "14-17")
    assert (game.steps, game.buttons) == ("", "done undo")
    game.tell("done -> 0 rest-lost 20, 1 next-turn")
    tally = game.seen["tally"][0]
    assert (tally["bonus"], tally["bonus_lost"], tally["unused"]) == (20, 20, 0)


def test_a_bonus_alone_is_not_compulsory() -> None:
    game = tell("1: 10 base base base; 2: 14 base base base; turn: 1; dice: 4 3", "10-14", "14-17")
    assert game.buttons == "pass undo"


def test_with_the_partners_piece_the_helper_uses_them() -> None:
    text = "1: home home home home; 3: 10 base base base; 2: 14 base base base; turn: 1"
    game = tell(text, "roll 4 3", "10-14", seats=4, pairs=True)
    assert game.last == ["2 moves 10-14 die", "1 captured 14 by 2", "0 bonus 20"]
    game.tell("14-34 -> 2 moves 14-34 bonus", "done -> 0 passes 3, 1 next-turn")
