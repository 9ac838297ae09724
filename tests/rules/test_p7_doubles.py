from __future__ import annotations

import pytest

from tests.parchis.telling import Told, tell

pytestmark = pytest.mark.rule("P-7")


@pytest.mark.parametrize("die", range(1, 7))
def test_a_double_gives_another_roll(die: int) -> None:
    game = tell("1: 10 base base base; turn: 1", f"roll {die} {die}")
    while game.steps:
        game.tell(game.steps.split()[0])
    game.tell("done -> 0 rolls-again")
    assert (game.turn, game.offers, game.seen["doubles"]) == (0, ["roll"], 1)
    assert game.refused("done") == "illegal-roll-first"


def test_a_roll_that_is_no_double_does_not() -> None:
    game = tell("1: 10 base base base; turn: 1; dice: 4 3", "10-14", "14-17", "done -> 1 next-turn")
    assert (game.turn, game.offers) == (1, ["roll"])


def test_after_a_double_without_any_move_one_rolls_again() -> None:
    tell("turn: 1", "roll 4 4 -> 0 rolled 4 4, 0 no-move, 0 rolls-again")


def test_a_double_is_not_rolled_again_before_its_moves() -> None:
    game = tell("1: 10 base base base; turn: 1", "roll 4 4")
    assert game.refused("roll") == "illegal-rolled"
    assert game.tell("10-14").refused("roll") == "illegal-rolled"


def test_doubles_are_counted_in_a_row() -> None:
    game = tell("turn: 1", "roll 4 4", "roll 3 3")
    assert game.seen["doubles"] == 2
    game.tell("roll 1 2 -> 0 rolled 1 2, 0 no-move, 1 next-turn")
    assert game.seen["doubles"] == 0
    game.tell("roll 1 2", "roll 6 6 -> 0 rolled 6 6, 0 no-move, 0 rolls-again")
    assert game.seen["doubles"] == 1


def test_a_players_doubles_are_not_the_next_ones() -> None:
    game = tell("turn: 1", "roll 4 4", "roll 3 3", "roll 4 4")
    assert game.last == ["0 rolled 4 4", "0 third-double-spared", "1 next-turn"]
    game.tell("roll 6 6 -> 1 rolled 6 6, 1 no-move, 1 rolls-again")


def third(pieces: str, seats: int = 2, seat: int = 0) -> Told:
    """The third double in a row of a player with these pieces."""
    turn = f"turn: {seat + 1}; doubles: 2"
    return tell(f"{seat + 1}: {pieces}; {turn}", "roll 4 4", seats=seats)


def test_at_the_third_double_no_move_is_made() -> None:
    game = third("10 30 base base")
    assert game.last == ["0 rolled 4 4", "0 third-double 30", "1 next-turn"]
    assert game.at(0) == "10 base base base"
    assert (game.turn, game.offers) == (1, ["roll"])


def test_not_even_with_a_double_five() -> None:
    game = tell("1: 10 30 base base; turn: 1; doubles: 2", "roll 5 5")
    assert game.last == ["0 rolled 5 5", "0 third-double 30", "1 next-turn"]


@pytest.mark.parametrize(
    ("pieces", "nearest"),
    [
        ("10 30 20 base", "30"),
        ("68 1 2 5", "68"),
        ("67 4 68 base", "68"),
        ("4 5 1 3", "5"),
        ("4 1 2 3", "4"),
        ("68 L1 10 base", "L1"),
        ("L1 L5 68 base", "L5"),
        ("home L2 10 base", "L2"),
        ("home home home 7", "7"),
        ("home home base 9", "9"),
    ],
)
def test_the_piece_nearest_to_home_goes_back(pieces: str, nearest: str) -> None:
    """What is on another lap has the whole lap before it."""
    game = third(pieces)
    assert game.last[1] == f"0 third-double {nearest}"
    places = pieces.split()
    places[places.index(nearest)] = "base"
    assert game.at(0) == " ".join(places)


@pytest.mark.parametrize(("seat", "pieces", "nearest"), [(1, "16 18", "16"), (2, "33 35", "33")])
def test_nearest_by_the_way_of_its_own_colour(seat: int, pieces: str, nearest: str) -> None:
    game = third(f"{pieces} base base", seats=4, seat=seat)
    assert game.last[1] == f"{seat} third-double {nearest}"


@pytest.mark.parametrize("pieces", ["30 30 base base", "10 L3 L3 base"])
def test_of_two_together_one_goes(pieces: str) -> None:
    places = pieces.split()
    cell = places[1]
    game = third(pieces)
    assert game.last[1] == f"0 third-double {cell}"
    assert game.at(0).split().count(cell) == 1
    assert game.at(0).split().count("base") == places.count("base") + 1


def test_of_a_blockade_that_lost_one_the_other_is_passed() -> None:
    game = third("30 30 base base").tell("roll 5 2", "base-39", "39-41", "done", "roll 1 2")
    assert "30-31" in game.steps


@pytest.mark.parametrize("pieces", ["base base base base", "home base base home"])
def test_with_nobody_on_the_board_nothing_happens(pieces: str) -> None:
    """What is home is safe."""
    game = third(pieces)
    assert game.last == ["0 rolled 4 4", "0 third-double-spared", "1 next-turn"]
    assert game.at(0) == pieces


def test_other_peoples_pieces_stay() -> None:
    game = tell("1: 10 base base base; 2: 30 L5 base base; turn: 1; doubles: 2", "roll 1 1")
    assert game.at(1) == "30 L5 base base"


def test_three_doubles_with_moves_between() -> None:
    game = tell("1: 10 base base base; turn: 1", "roll 1 1", "10-11", "11-12", "done")
    game.tell("roll 2 2", "12-14", "done -> 0 passes 2, 0 rolls-again")
    game.tell("roll 3 3 -> 0 rolled 3 3, 0 third-double 14, 1 next-turn")


def test_who_helps_loses_his_partners_piece() -> None:
    game = tell(
        "1: home home home home; 3: 10 20 base base; turn: 1; doubles: 2", seats=4, pairs=True
    )
    game.tell("roll 4 4 -> 0 rolled 4 4, 0 plays-for 2, 2 third-double 20, 1 next-turn")
    assert game.at(2) == "10 base base base"
    assert game.at(0) == "home home home home"


def test_who_helps_a_partner_with_nobody_on_the_board_is_spared() -> None:
    game = tell("1: home home home home; turn: 1; doubles: 2", seats=4, pairs=True)
    game.tell("roll 4 4 -> 0 rolled 4 4, 0 plays-for 2, 0 third-double-spared, 1 next-turn")


def test_the_numbers_count_doubles() -> None:
    game = tell("turn: 1", "roll 4 4", "roll 3 3", "roll 4 4", "roll 1 2")
    assert (game.seen["tally"][0]["doubles"], game.seen["tally"][0]["third_doubles"]) == (3, 1)
    assert (game.seen["tally"][1]["doubles"], game.seen["tally"][1]["third_doubles"]) == (0, 0)
