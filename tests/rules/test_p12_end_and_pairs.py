from __future__ import annotations

from typing import Any

import pytest

from gamemaster.parchis.game import PARCHIS
from tests.parchis.telling import Told, tell

pytestmark = pytest.mark.rule("P-12")

HOME = "home home home home"


def four(position: str, *lines: str, **options: Any) -> Told:
    """A game of two pairs."""
    return tell(position, *lines, seats=4, pairs=True, **options)


def winners(game: Told) -> tuple[int, ...]:
    """Who has won, by the last word."""
    return PARCHIS.winners(game.events[-1].said)


# -- all against all ---------------------------------------------------------


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_first_with_all_pieces_home_wins(seats: int, seat: int) -> None:
    game = tell(f"{seat + 1}: home home home L4; turn: {seat + 1}", "roll 4 3", seats=seats)
    game.tell(f"L4-home -> {seat} comes-home L4-home die 4, {seat} all-home")
    assert game.over
    assert winners(game) == (seat,)


def test_at_once_with_dice_left() -> None:
    game = tell("1: L3 home home home; turn: 1; dice: 5 5", "L3-home")
    assert game.last == ["0 comes-home L3-home die 4", "0 all-home"]
    assert game.over
    assert PARCHIS.offers(game.state, 0) == ()
    assert game.refused("done", 0) == "illegal-game-over"
    assert game.refused("roll", 1) == "illegal-game-over"
    assert PARCHIS.chances(game.state) == ()


def test_by_a_bonus() -> None:
    game = tell("1: L3 66 home home; turn: 1; dice: 5 6", "L3-home", "66-home")
    assert game.last == ["0 comes-home 66-home bonus 4", "0 all-home"]


def test_three_pieces_home_are_not_enough() -> None:
    game = tell("1: L4 home home 30; turn: 1; dice: 4 3", "L4-home")
    assert game.last == ["0 comes-home L4-home die 3", "0 bonus 10"]
    assert not game.over


def test_the_course_is_shown_when_the_game_is_over() -> None:
    game = tell("1: home home home L4; 2: base base 34 L7; turn: 2", "roll 6 6", "34-40")
    game.tell("done", "roll 1 2", "40-41", "done")
    assert game.seen["course"] == []
    game.tell("roll 4 3", "L4-home")
    base = 34 - 39 + 68 + 8
    assert game.seen["course"] == [
        [4, 2 * base + 8 + 1],
        [4, 2 * base + (34 - 41 + 68 + 8) + 1],
        [0, 2 * base + (34 - 41 + 68 + 8) + 1],
    ]


# -- pairs -------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_a_pair_wins_with_all_eight(seat: int, partner: int) -> None:
    text = f"{seat + 1}: home home home L4; {partner + 1}: {HOME}; turn: {seat + 1}"
    game = four(text, "roll 4 3")
    pair = " ".join(map(str, sorted((seat, partner))))
    game.tell(f"L4-home -> {seat} comes-home L4-home die 4, {seat} pair-home {pair}")
    assert game.over
    assert winners(game) == tuple(sorted((seat, partner)))


@pytest.mark.parametrize("help_partner", [False, True])
def test_four_pieces_home_are_half_of_it(help_partner: bool) -> None:
    game = four("1: home home home L4; turn: 1; dice: 4 3", "L4-home", help_partner=help_partner)
    assert game.last == ["0 comes-home L4-home die 4", "0 bonus 10"]
    assert (game.steps, game.buttons) == ("", "done undo")
    game.tell("done -> 0 rest-lost 3 10, 1 next-turn")


@pytest.mark.parametrize("cell", ["14", "22"])
def test_a_partners_piece_is_not_joined_nor_captured(cell: str) -> None:
    before = str(int(cell) - 4)
    game = four(f"1: {before} base base base; 3: {cell} base base base; turn: 1; dice: 4 3")
    assert game.refused(f"{before}-{cell}") == "illegal-step"
    assert game.steps == f"{before}-{int(before) + 3}"


def test_it_is_captured_by_an_option() -> None:
    text = "1: 10 base base base; 3: 14 base base base; turn: 1; dice: 4 3"
    game = four(text, partners_capture=True)
    game.tell("10-14 -> 0 moves 10-14 die, 2 captured 14 by 0, 0 bonus 20")


def test_on_the_own_starting_cell_it_bars_the_way_out_of_the_base() -> None:
    text = "1: base base base base; 3: 5 base base base; turn: 1"
    assert four(text, "roll 5 3").last == ["0 rolled 5 3", "0 no-move", "1 next-turn"]
    game = four(text, "roll 5 3", partners_capture=True)
    game.tell("base-5 -> 0 enters base-5 die, 2 captured 5 by 0, 0 bonus 20")


@pytest.mark.parametrize("partners_capture", [False, True])
def test_opponents_are_captured_as_ever(partners_capture: bool) -> None:
    for victim in (1, 3):
        text = f"1: 10 base base base; {victim + 1}: 14 base base base; turn: 1; dice: 4 3"
        game = four(text, partners_capture=partners_capture)
        game.tell(f"10-14 -> 0 moves 10-14 die, {victim} captured 14 by 0, 0 bonus 20")


def test_all_against_all_nobody_has_a_partner() -> None:
    game = tell("1: 10 base base base; 3: 14 base base base; turn: 1; dice: 4 3", seats=4)
    game.tell("10-14 -> 0 moves 10-14 die, 2 captured 14 by 0, 0 bonus 20")


def test_a_partner_is_passed_and_shelters_as_others() -> None:
    game = four(
        "1: 20 base base base; 3: 22 21 base base; turn: 1; dice: 2 3", partners_capture=True
    )
    assert game.steps == "20-23 base-5"


# -- who is done -------------------------------------------------------------


def test_who_is_done_rolls_for_his_partner() -> None:
    game = four(f"1: {HOME}; 3: 30 base base L2; turn: 1")
    assert (game.seen["player"], game.seen["mover"]) == (0, 2)
    game.tell("roll 4 5 -> 0 rolled 4 5, 0 plays-for 2")
    assert game.steps == "30-34 30-35 30-L1 L2-L6 L2-L7 base-39"
    assert game.offer("30-34")["seat"] == 2
    assert PARCHIS.offers(game.state, 2) == ()
    assert game.refused("30-34", 2) == "illegal-not-your-turn"
    game.tell("base-39 -> 2 enters base-39 die", "39-43", "done -> 1 next-turn")
    assert game.at(2) == "30 43 base L2"


def test_the_partner_himself_has_his_turn_too() -> None:
    game = four(f"1: {HOME}; 3: 30 base base L2; turn: 2", "roll 1 2", "roll 6 3 -> 2 rolled 6 3")
    assert (game.seen["player"], game.seen["mover"]) == (2, 2)


def test_without_the_option_who_is_done_is_left_out() -> None:
    game = four(f"1: {HOME}; 3: 30 base base L2; turn: 4", help_partner=False)
    game.tell("roll 1 2 -> 3 rolled 1 2, 3 no-move, 1 next-turn")


def test_both_left_out_of_different_pairs() -> None:
    text = f"1: {HOME}; 2: {HOME}; 3: 30 base base base; 4: 40 base base base; turn: 3"
    game = four(text, "roll 1 2", "30-31", "done -> 2 passes 2, 3 next-turn", help_partner=False)
    game.tell("roll 1 2", "40-41", "done -> 3 passes 2, 2 next-turn")


def test_after_a_double_who_is_done_does_not_roll_again_without_the_option() -> None:
    game = four("1: home home home L4; turn: 1", "roll 4 4", "L4-home", help_partner=False)
    game.tell("done -> 0 rest-lost 4 10, 1 next-turn")


def test_after_a_double_who_is_done_rolls_again_for_his_partner() -> None:
    game = four("1: home home home L4; 3: 30 base base base; turn: 1", "roll 4 4", "L4-home")
    assert game.steps == ""
    game.tell("done -> 0 rest-lost 4 10, 0 rolls-again")
    assert (game.seen["player"], game.seen["mover"]) == (0, 2)
    game.tell("roll 1 2 -> 0 rolled 1 2, 0 plays-for 2")
    assert game.steps == "30-31 30-32"


def test_the_helper_may_finish_for_both() -> None:
    game = four(f"1: {HOME}; 3: home home home L4; turn: 1", "roll 4 3")
    game.tell("L4-home -> 2 comes-home L4-home die 4, 2 pair-home 0 2")
    assert winners(game) == (0, 2)


def test_what_the_helper_earns_is_his_turns() -> None:
    game = four(f"1: {HOME}; 3: L4 30 home home; turn: 1", "roll 4 3")
    game.tell("L4-home -> 2 comes-home L4-home die 3, 0 bonus 10", "30-40", "done")
    assert game.last == ["0 passes 3", "1 next-turn"]


def test_a_helper_waits_for_his_partner_to_enter() -> None:
    game = four(
        f"1: {HOME}; turn: 1", "roll 6 3 -> 0 rolled 6 3, 0 plays-for 2, 0 no-move, 1 next-turn"
    )
    tally = game.seen["tally"][0]
    assert (tally["waits"], tally["stuck"], tally["unused"]) == (1, 1, 9)


def test_the_partner_is_captured_in_his_helpers_hands_too() -> None:
    """The helper moves the partner's pieces: those are held to what the partner may do."""
    game = four(f"1: {HOME}; 3: 10 base base base; 2: 14 base base base; turn: 1", "roll 4 6")
    game.tell("10-14 -> 2 moves 10-14 die, 1 captured 14 by 2, 0 bonus 20")
    tally = game.seen["tally"]
    assert (tally[2]["captures"], tally[1]["captured"], tally[0]["bonus"]) == (1, 1, 20)
