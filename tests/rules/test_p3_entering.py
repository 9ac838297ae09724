from __future__ import annotations

import pytest

from tests.parchis.telling import tell

pytestmark = pytest.mark.rule("P-3")

ENTERING = {(first, second) for first in range(1, 7) for second in range(1, 7)} & {
    *((5, other) for other in range(1, 7)),
    *((other, 5) for other in range(1, 7)),
    *((4, 1), (1, 4), (3, 2), (2, 3)),
}
ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


@pytest.mark.parametrize(("first", "second"), ROLLS)
def test_a_five_or_both_dice_making_five_let_a_piece_out(first: int, second: int) -> None:
    game = tell("turn: 1", f"roll {first} {second}")
    if (first, second) in ENTERING:
        assert game.steps == "base-5"
    else:
        again = "0 rolls-again" if first == second else "1 next-turn"
        assert game.last == [f"0 rolled {first} {second}", "0 no-move", again]


@pytest.mark.parametrize("dice", ["5 3", "3 5"])
def test_a_five_enters_and_the_other_die_moves_the_same_piece_or_another(dice: str) -> None:
    game = tell(f"1: base base base 30; turn: 1; dice: {dice}")
    assert game.steps == "30-33 30-35 base-5"
    assert game.offer("base-5") == {
        "seat": 0,
        "from": "base",
        "to": "5",
        "by": 5,
        "with": "die",
        "takes": False,
        "way": "enters",
    }
    game.tell("base-5 -> 0 enters base-5 die")
    assert game.steps == "30-33 5-8"
    assert game.seen["left"] == [3]


@pytest.mark.parametrize("dice", ["4 1", "1 4", "3 2", "2 3"])
def test_a_sum_of_five_uses_both_dice(dice: str) -> None:
    game = tell(f"1: base 30 base base; turn: 1; dice: {dice}")
    first, second = sorted(map(int, dice.split()))
    assert game.steps == f"30-{30 + first} 30-{30 + second} base-5"
    assert game.offer("base-5")["with"] == "sum"
    assert game.offer("base-5")["by"] == 5
    game.tell("base-5 -> 0 enters base-5 sum")
    assert (game.steps, game.buttons, game.seen["left"]) == ("", "done undo", [])


def test_half_a_sum_does_not_enter() -> None:
    game = tell("1: base 30 base base; turn: 1; dice: 4 1", "30-34")
    assert game.steps == "34-35"
    assert tell("1: base 30 base base; turn: 1; dice: 4 1", "30-31").steps == "31-35"


def test_a_four_of_four_and_five_is_no_sum() -> None:
    """With 5 and 4 the five enters; what is left, 4, enters nobody."""
    game = tell("turn: 1; dice: 5 4", "base-5")
    assert game.steps == "5-9"


def test_a_five_and_five_let_two_pieces_out() -> None:
    game = tell("turn: 1", "roll 5 5 -> 0 rolled 5 5", "base-5 -> 0 enters base-5 die")
    assert game.steps == "5-10 base-5"
    game.tell("base-5 -> 0 enters base-5 die, 0 blockade 5")
    assert game.at(0) == "5 5 base base"
    game.tell("done -> 0 rolls-again")


def test_one_may_enter_and_run_with_the_other_five() -> None:
    game = tell("turn: 1; dice: 5 5", "base-5", "5-10", "done")
    assert game.at(0) == "10 base base base"


def test_entering_is_not_forced_before_other_moves() -> None:
    game = tell("1: base 30 base base; turn: 1; dice: 5 3", "30-35", "35-38")
    assert (game.steps, game.buttons) == ("", "done undo")
    game = tell("1: base 30 base base; turn: 1; dice: 5 3", "30-33")
    assert game.steps == "33-38 base-5"
    game.tell("done -> 0 passes 5, 1 next-turn")


def test_entering_is_forced_where_nothing_else_can_be_done() -> None:
    game = tell("turn: 1; dice: 5 3")
    assert (game.steps, game.buttons) == ("base-5", "")
    assert game.refused("done") == "illegal-must-step"


def test_a_piece_enters_onto_its_owners_starting_cell_only() -> None:
    game = tell("turn: 2; dice: 5 3", seats=4)
    for start in (5, 39, 56):
        assert game.refused(f"base-{start}") == "illegal-step"
    assert game.steps == "base-22"


def test_who_has_nobody_in_the_base_lets_nobody_out() -> None:
    assert (
        tell("1: 30 31 home L2; turn: 1; dice: 5 1").steps == "30-31 30-35 31-32 31-36 L2-L3 L2-L7"
    )


def test_the_numbers_count_the_waits_and_the_fives() -> None:
    game = tell("turn: 1", "roll 1 2", "roll 3 2", "base-39", "done", "roll 6 6", "roll 4 1")
    game.tell("base-5", "done")
    first, second = game.seen["tally"]
    assert (first["rolls"], first["waits"], first["fives"], first["stuck"]) == (3, 3, 1, 2)
    assert (second["rolls"], second["waits"], second["fives"]) == (1, 1, 1)
