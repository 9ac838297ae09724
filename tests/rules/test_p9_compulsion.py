from __future__ import annotations

import pytest

from gamemaster.core.game import OVER
from gamemaster.parchis.game import PARCHIS
from tests.parchis.telling import Told, tell

pytestmark = pytest.mark.rule("P-9")


# -- one die, one move -------------------------------------------------------


def test_each_die_moves_the_same_piece_or_another_in_any_order() -> None:
    text = "1: 10 30 base base; turn: 1; dice: 4 3"
    ends = {
        ("10-14", "14-17"): "17 30 base base",
        ("10-13", "13-17"): "17 30 base base",
        ("10-14", "30-33"): "14 33 base base",
        ("10-13", "30-34"): "13 34 base base",
        ("30-34", "10-13"): "13 34 base base",
        ("30-33", "33-37"): "10 37 base base",
    }
    for moves, end in ends.items():
        assert tell(text, *moves).at(0) == end


def test_a_die_is_used_once() -> None:
    game = tell("1: 10 30 base base; turn: 1; dice: 4 3", "10-14")
    assert game.steps == "14-17 30-33"
    assert game.tell("30-33").steps == ""
    assert game.refused("14-18") == "illegal-step"


def test_two_dice_are_not_one_move() -> None:
    game = tell("1: 10 30 base base; turn: 1; dice: 4 3")
    assert game.refused("10-17") == "illegal-step"


def test_the_landing_between_counts() -> None:
    """By 4 first a piece is captured on the way, by 3 first none is."""
    text = "1: 10 base base base; 2: 14 base base base; turn: 1; dice: 4 3"
    assert tell(text, "10-14", "14-17").at(1) == "base base base base"
    assert tell(text, "10-13", "13-17").at(1) == "14 base base base"
    shut = "1: 10 base base base; 2: 14 14 base base; turn: 1; dice: 4 3"
    assert tell(shut).steps == "10-13"


def test_other_peoples_pieces_are_not_moved() -> None:
    game = tell("1: 10 base base base; 2: 20 base base base; turn: 1; dice: 4 3")
    assert game.refused("20-24") == "illegal-step"


@pytest.mark.parametrize(
    "text", ["30-34", "10-15", "base-5", "L1-L4", "home-5", "10-L3", "10-home"]
)
def test_what_the_dice_do_not_give_is_refused(text: str) -> None:
    game = tell("1: 10 base base base; turn: 1; dice: 4 3")
    assert game.refused(text) == "illegal-step"
    refusal = PARCHIS.check(game.state, 0, PARCHIS.read_move(text))
    assert refusal is not None
    assert refusal.args == {"move": text}


# -- compulsion and passing --------------------------------------------------


def test_the_first_use_of_a_roll_is_compulsory() -> None:
    game = tell("1: 10 base base base; turn: 1", "roll 4 3")
    assert (game.steps, game.buttons) == ("10-13 10-14", "")
    assert game.refused("done") == "illegal-must-step"


def test_after_one_move_the_rest_may_be_passed() -> None:
    game = tell("1: 10 base base base; turn: 1; dice: 4 3", "10-14")
    assert (game.steps, game.buttons) == ("14-17", "pass undo")
    game.tell("done -> 0 passes 3, 1 next-turn")
    assert game.at(0) == "14 base base base"


def test_of_a_double_too() -> None:
    game = tell("1: 10 base base base; turn: 1; dice: 3 3", "10-13")
    game.tell("done -> 0 passes 3, 0 rolls-again")


def test_die_and_bonuses_are_passed_together() -> None:
    game = tell("1: 10 base base base; 2: 14 base base base; turn: 1; dice: 4 3", "10-14")
    assert game.buttons == "pass undo"
    game.tell("done -> 0 passes 3 20, 1 next-turn")
    assert game.events[-2].said.args == {"seat": 0, "rest": ["3", "20"]}


def test_when_all_is_used_the_roll_is_ended_by_a_word() -> None:
    """So that the last step can still be taken back."""
    game = tell("1: 10 base base base; turn: 1; dice: 4 3", "10-14", "14-17")
    assert (game.steps, game.buttons) == ("", "done undo")
    game.tell("done -> 1 next-turn")


def test_what_cannot_be_used_is_lost() -> None:
    game = tell("1: 10 base base base; 2: 17 17 base base; turn: 1; dice: 4 3", "10-14")
    assert (game.steps, game.buttons) == ("", "done undo")
    game.tell("done -> 0 rest-lost 3, 1 next-turn")


def test_a_roll_without_any_move_is_over_by_itself() -> None:
    game = tell("turn: 1", "roll 6 3 -> 0 rolled 6 3, 0 no-move, 1 next-turn")
    assert game.turn == 1


def test_one_need_not_move_so_that_both_dice_can_be_used() -> None:
    text = "1: 10 L6 home home; 2: 12 12 base base; turn: 1; dice: 2 1"
    assert tell(text).steps == "10-11 L6-L7 L6-home"
    assert tell(text, "10-11").steps == "L6-home"
    tell(text, "L6-L7", "done -> 0 rest-lost 2, 1 next-turn")


def test_a_set_up_roll_without_a_move_is_over_too() -> None:
    game = tell("turn: 1; dice: 6 3")
    assert game.opening == ["0 begins", "0 no-move", "1 next-turn"]
    game = tell("1: 10 base base base; turn: 1; dice: 6 3; left:")
    assert game.buttons == "done"
    assert game.refused("undo") == "illegal-nothing-to-undo"


def test_nothing_is_moved_before_the_roll() -> None:
    game = tell("1: 10 base base base; turn: 1")
    for text in ("10-14", "done", "undo"):
        assert game.refused(text) == "illegal-roll-first"
    assert game.offers == ["roll"]


def test_the_numbers_count_what_was_not_used() -> None:
    game = tell("1: 10 base base base; 2: 14 base base base; turn: 1", "roll 4 3", "10-14", "done")
    tally = game.seen["tally"][0]
    assert (tally["unused"], tally["bonus"], tally["bonus_lost"], tally["stuck"]) == (3, 20, 20, 0)
    game.tell("roll 6 3")
    tally = game.seen["tally"][1]
    assert (tally["unused"], tally["stuck"], tally["pips"]) == (9, 1, 9)


# -- taking back -------------------------------------------------------------


def same(one: Told, other: Told) -> None:
    """Nothing tells two games apart but what was said."""
    assert one.state.now == other.state.now
    assert one.offers == other.offers
    assert one.seen == other.seen


TAKEN_BACK = {
    "a move": ("1: 10 base base base; turn: 1; dice: 4 3", "10-14"),
    "an entering": ("1: base 30 base base; turn: 1; dice: 5 3", "base-5"),
    "a sum": ("1: base 30 base base; turn: 1; dice: 4 1", "base-5"),
    "a capture": ("1: 10 base base base; 2: 60 14 base base; turn: 1; dice: 4 3", "10-14"),
    "an entering capture": ("2: 5 base base base; turn: 1; dice: 5 3", "base-5"),
    "a blockade": ("1: 10 14 base base; turn: 1; dice: 4 3", "10-14"),
    "a blockade opened": ("1: 10 10 base base; turn: 1; dice: 3 3", "10-13"),
    "a way home": ("1: L4 10 base base; turn: 1; dice: 4 3", "L4-home"),
    "a lap": ("1: 66 base base base; turn: 1; dice: 4 3", "66-2"),
}


@pytest.mark.parametrize("what", TAKEN_BACK)
def test_the_last_step_may_be_taken_back(what: str) -> None:
    text, step = TAKEN_BACK[what]
    game = tell(text, step)
    assert "undo" in game.offers
    game.tell("undo -> 0 takes-back")
    same(game, tell(text))
    assert game.refused("undo") == "illegal-nothing-to-undo"


def test_step_by_step_all_of_the_roll_is_taken_back() -> None:
    text = "1: 10 base base L4; 2: 14 34 base base; turn: 1; dice: 4 3"
    steps = ("10-14", "14-34", "34-54", "L4-L7")
    game = tell(text, *steps)
    for count in (3, 2, 1, 0):
        game.tell("undo")
        same(game, tell(text, *steps[:count]))
    game.tell("10-13", "L4-home")
    assert game.at(0) == "13 base base home"


def test_a_bonus_already_used_is_given_back() -> None:
    game = tell("1: 10 base base base; 2: 14 base base base; turn: 1; dice: 4 3", "10-14", "14-34")
    assert game.tell("undo").seen["bonus"] == [20]
    assert game.steps == "14-17 14-34"


def test_not_across_a_roll() -> None:
    game = tell("1: 10 base base base; turn: 1; dice: 3 3", "10-13", "13-16", "done")
    assert game.refused("undo") == "illegal-roll-first"
    game.tell("roll 4 2")
    assert game.refused("undo") == "illegal-nothing-to-undo"
    game.tell("16-20", "20-22", "done", "roll 5 1")
    assert game.refused("undo") == "illegal-nothing-to-undo"
    assert game.refused("undo", 0) == "illegal-not-your-turn"


def test_not_after_the_end_of_the_game() -> None:
    game = tell("1: home home home L4; turn: 1; dice: 4 3", "L4-home")
    assert game.turn == OVER
    for text in ("undo", "done", "roll", "L4-home"):
        assert game.refused(text, 0) == "illegal-game-over"


def test_a_clone_takes_back_for_itself() -> None:
    """Of two copies of a game one takes back and moves otherwise: the other knows nothing of it."""
    game = tell("1: 10 base base base; turn: 1; dice: 4 3", "10-14", "14-17")
    other = PARCHIS.clone(game.state)
    for text in ("undo", "undo", "10-13"):
        PARCHIS.apply(other, PARCHIS.read_move(text))
    game.tell("undo", "undo")
    assert game.at(0) == "10 base base base"
    assert game.steps == "10-13 10-14"
    assert [offer.move for offer in PARCHIS.offers(other, 0)] == ["13-17", "done", "undo"]


def test_a_clone_made_between_two_takings_back() -> None:
    game = tell("1: 10 base base base; turn: 1; dice: 4 3", "10-14")
    other = PARCHIS.clone(game.state)
    for state in (other, game.state):
        PARCHIS.apply(state, PARCHIS.read_move("undo"))
        assert [offer.move for offer in PARCHIS.offers(state, 0)] == ["10-14", "10-13"]
        PARCHIS.apply(state, PARCHIS.read_move("10-13"))


# -- the document's own example ----------------------------------------------


def test_the_documents_example() -> None:
    """Two pieces on the track, two in the base; 5-5, then 3-3: one must go, the second die not."""
    text = "1: 30 40 base base; turn: 1"
    for second in ("5-10", "30-35", "40-45"):
        game = tell(text, "roll 5 5", "base-5")
        assert set(game.steps.split()) == {"5-10", "30-35", "40-45", "base-5"}
        game.tell(second, "done -> 0 rolls-again", "roll 3 3 -> 0 rolled 3 3")
        assert game.buttons == ""
        assert game.refused("done") == "illegal-must-step"
        first = game.steps.split()[0]
        game.tell(first)
        assert game.buttons == "pass undo"
        game.tell("done -> 0 passes 3, 0 rolls-again")
        assert game.seen["doubles"] == 2
