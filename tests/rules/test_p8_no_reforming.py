"""On a double the two of a blockade don't both go to form one anew (Rule P-8)."""

from __future__ import annotations

import pytest

from tests.parchis.telling import tell

pytestmark = pytest.mark.rule("P-8")

CHAIN = "1: 10 10 26 home; 2: 29 30 base base; turn: 1"
"""A blockade on 10; another piece may capture on 29, and with the bonus one of the two on 30."""


@pytest.mark.parametrize(("cell", "to"), [("10", "13"), ("L1", "L4"), ("5", "8")])
def test_the_second_does_not_follow_the_first(cell: str, to: str) -> None:
    game = tell(f"1: {cell} {cell} 40 home; turn: 1; dice: 3 3", f"{cell}-{to}")
    assert game.refused(f"{cell}-{to}") == "illegal-step"
    assert "40-43" in game.steps


def test_where_nothing_else_is_left_the_die_is_lost() -> None:
    game = tell("1: 10 10 base base; 2: 14 14 base base; turn: 1; dice: 3 3", "10-13")
    assert (game.steps, game.buttons) == ("", "done undo")
    game.tell("done -> 0 rest-lost 3, 0 rolls-again")


def test_one_of_them_may_go_both_dice() -> None:
    game = tell("1: 10 10 base base; turn: 1; dice: 3 3", "10-13", "13-16")
    assert sorted(game.at(0).split()) == ["10", "16", "base", "base"]


def test_both_may_go_where_they_do_not_meet() -> None:
    """The first has gone on by a bonus before the second comes to where it was."""
    game = tell("1: 10 10 26 home; 2: 29 13 base base; turn: 1; dice: 3 3", "10-13")
    game.tell("13-33 -> 0 moves 13-33 bonus", "10-13 -> 0 moves 10-13 die")
    assert sorted(game.at(0).split()) == ["13", "26", "33", "home"]


def test_on_a_roll_that_is_no_double_they_may_meet_again() -> None:
    game = tell(
        f"{CHAIN}; dice: 3 1",
        "26-29",
        "10-30 -> 0 moves 10-30 bonus, 1 captured 30 by 0, 0 bonus 20",
    )
    assert "10-30" in game.steps
    game.tell("10-30 -> 0 moves 10-30 bonus, 0 blockade 30")


def test_on_a_double_not_by_bonuses_either() -> None:
    game = tell(f"{CHAIN}; dice: 3 3", "26-29", "10-30")
    assert game.last[-1] == "0 bonus 20"
    assert game.steps == "10-13 29-32 29-49 30-33 30-50"


def test_others_may_form_a_blockade() -> None:
    tell("1: 10 13 base base; turn: 1; dice: 3 3", "10-13 -> 0 moves 10-13 die, 0 blockade 13")


def test_one_of_them_may_form_one_with_another() -> None:
    game = tell("1: 10 10 13 base; turn: 1; dice: 3 3", "10-13 -> 0 moves 10-13 die, 0 blockade 13")
    assert game.steps == "13-16"


def test_one_may_come_back_to_the_other_that_stayed() -> None:
    """The third leaves, and one joins it that never stood with it."""
    game = tell("1: 10 10 13 base; turn: 1; dice: 3 3", "13-16", "10-13")
    assert game.last == ["0 moves 10-13 die"]


def test_a_blockade_formed_in_the_roll_counts_too() -> None:
    game = tell(
        "1: 10 13 26 home; 2: 29 33 base base; turn: 1; dice: 3 3",
        "10-13 -> 0 moves 10-13 die, 0 blockade 13",
        "26-29 -> 0 moves 26-29 die, 1 captured 29 by 0, 0 bonus 20",
        "13-33 -> 0 moves 13-33 bonus, 1 captured 33 by 0, 0 bonus 20",
    )
    assert game.steps == "29-49 33-53"


def test_of_two_that_entered_together_not_both_go_on() -> None:
    game = tell("1: base base 10 12; 2: 25 base base base; turn: 1; dice: 5 5")
    game.tell("base-5", "base-5 -> 0 enters base-5 die, 0 blockade 5", "done -> 0 rolls-again")
    game.tell("roll 4 4", "5-9")
    assert "5-9" not in game.offers


def test_two_may_enter_to_form_a_blockade() -> None:
    game = tell("1: base base base base; turn: 1; dice: 5 5", "base-5", "base-5")
    assert game.last == ["0 enters base-5 die", "0 blockade 5"]


def test_who_enters_may_join_the_one_that_stayed() -> None:
    game = tell("1: 5 5 base base; turn: 1; dice: 5 5", "5-10")
    assert game.steps == "10-15 base-5"
    game.tell("base-5 -> 0 enters base-5 die, 0 blockade 5")


def test_it_is_forgotten_with_the_roll() -> None:
    game = tell("1: 10 10 base base; turn: 1; dice: 3 3", "10-13", "done")
    game.tell("roll 3 3", "10-13 -> 0 moves 10-13 die, 0 blockade 13")
    game = tell("1: 10 10 base base; turn: 1; dice: 3 3", "10-13", "done")
    game.tell("roll 3 1", "10-13 -> 0 moves 10-13 die, 0 blockade 13")


def test_it_holds_for_the_second_double_as_for_the_first() -> None:
    game = tell("1: 10 10 base base; turn: 1; doubles: 1", "roll 3 3", "10-13")
    assert game.steps == "13-16"


def test_both_may_go_home() -> None:
    """The home is no cell for a blockade."""
    game = tell("1: L5 L5 10 base; turn: 1; dice: 3 3", "L5-home", "L5-home")
    assert game.last == ["0 comes-home L5-home die 2", "0 bonus 10"]


def test_two_that_wait_in_the_base_are_no_blockade() -> None:
    game = tell("1: base base 60 61; turn: 1; dice: 5 5", "base-5", "base-5")
    assert game.at(0) == "5 5 60 61"


def test_taking_back_forgets_who_moved() -> None:
    game = tell("1: 10 10 base base; turn: 1; dice: 3 3", "10-13")
    assert game.steps == "13-16"
    assert game.tell("undo").steps == "10-13"
    game.tell("10-13", "undo", "10-13")
    assert game.steps == "13-16"


def test_of_two_on_a_cell_the_one_that_may_goes() -> None:
    """The first of the two on 10 stood with the piece on 13, the second did not."""
    game = tell(
        "1: 10 10 13 base; turn: 1; dice: 3 3; left: 3; paired: 1-2 1-3; moved: 3",
        "10-13 -> 0 moves 10-13 die, 0 blockade 13",
    )
    assert game.at(0) == "10 13 13 base"


def test_a_set_up_position_may_say_who_has_moved() -> None:
    text = "1: 10 13 base base; turn: 1; dice: 3 3; left: 3"
    assert "10-13" in tell(text).offers
    assert "10-13" in tell(f"{text}; paired: 1-2").offers
    assert "10-13" in tell(f"{text}; moved: 2").offers
    assert "10-13" not in tell(f"{text}; paired: 1-2; moved: 2").offers


def test_the_partners_pieces_that_one_moves_are_held_to_it() -> None:
    text = "1: home home home home; 3: 10 10 base base; turn: 1"
    game = tell(text, "roll 3 3", "10-13", seats=4, pairs=True)
    assert game.steps == "13-16"
