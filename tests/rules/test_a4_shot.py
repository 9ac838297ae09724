from __future__ import annotations

import pytest

from tests.labyrinth.drawing import play

pytestmark = pytest.mark.rule("A-4")

GALLERY = """
  +---+---+---+---+---+
1 | .   .   >   D   .
  +   +---+   +   +   +
2 | .   .   . | .   H |
  +   +   +   +   +   +
3 | p1  A   p2  .   . |
  +---+---+---+---+---+
treasure d3
false d3
"""


def test_everyone_it_passed_through_is_wounded() -> None:
    play(
        GALLERY,
        "0: start a1",
        "1: start b1",
        "2: start d1",
        "3: start e1",
        "0: shoot right -> 0 shot-hit 1 2 3, 1 wounded, 2 wounded, 3 wounded",
    )


def test_possibly_nobody() -> None:
    told = play(GALLERY, "0: start b1", "1: start a1", "0: shoot right -> 0 shot-nobody")
    assert not told.state.pawns[1].wounded


def test_only_in_the_direction_of_the_shot() -> None:
    told = play(GALLERY, "0: start b2", "1: start a2", "2: start c2", "3: start b3")
    told.tell("0: shoot left -> 0 shot-hit 1, 1 wounded")
    told.tell("1: blow up", "2: blow up", "3: blow down")
    told.tell("0: shoot right -> 0 shot-hit 2, 2 wounded")
    told.tell("1: blow up", "2: blow up", "3: blow down")
    told.tell("0: shoot down -> 0 shot-hit 3, 3 wounded")


def test_until_an_inner_wall() -> None:
    play(
        GALLERY,
        "0: start a2",
        "1: start c2",
        "2: start d2",
        "0: shoot right -> 0 shot-hit 1, 1 wounded",
    )
    play(GALLERY, "0: start b1", "1: start b2", "0: shoot down -> 0 shot-nobody")


def test_it_flies_on_where_the_wall_was_blown_up() -> None:
    play(
        GALLERY,
        "0: start c2",
        "1: start d2",
        "0: shoot right -> 0 shot-nobody",
        "1: blow left -> 1 blast-done",
        "0: shoot right -> 0 shot-hit 1, 1 wounded",
    )


def test_cells_do_not_stop_or_bend_it() -> None:
    over_every_type = ["0: start a3", "1: start e3", "0: shoot right -> 0 shot-hit 1, 1 wounded"]
    told = play(GALLERY, *over_every_type)
    assert told.at(1) == "e3"


def test_an_exit_lets_it_out() -> None:
    play(GALLERY, "0: start e1", "1: start d1", "0: shoot right -> 0 shot-nobody")


def test_the_own_cell_is_passed_through() -> None:
    told = play(GALLERY, "0: start a1", "1: start a1", "2: start b1")
    told.tell("0: shoot up -> 0 shot-hit 1, 1 wounded")
    told.tell("1: shoot right -> 1 shot-hit 0 2, 0 wounded, 2 wounded")


def test_never_the_shooter() -> None:
    told = play(GALLERY, "0: start a1", *["0: shoot left -> 0 shot-nobody"] * 3)
    assert not told.state.pawns[0].wounded


def test_the_list_is_heard_by_all_in_the_order_of_seats() -> None:
    told = play(GALLERY, "0: start d1", "1: start b1", "2: start c1", "0: blow up")
    told.tell("1: blow up", "2: shoot left -> 2 shot-hit 1, 1 wounded", "0: blow up", "1: blow up")
    told.tell("2: shoot right -> 2 shot-hit 0, 0 wounded", "0: shoot left")
    assert told.last == ["0 shot-hit 1 2", "1 died", "2 wounded"]


def test_a_second_bullet_kills() -> None:
    told = play(GALLERY, "0: start a1", "1: start b1", "0: shoot right", "1: blow up")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 died")


def test_the_dead_are_not_hit() -> None:
    told = play(GALLERY, "0: start a1", "1: start b1", "0: shoot right", "1: blow up")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 died", "0: shoot right -> 0 shot-nobody")


def test_a_wounded_player_may_shoot() -> None:
    told = play(GALLERY, "0: start a1", "1: start b1", "0: shoot right -> 0 shot-hit 1, 1 wounded")
    told.tell("1: shoot left -> 1 shot-hit 0, 0 wounded")


def test_the_hospital_gives_no_shelter() -> None:
    told = play(GALLERY, "0: start e1", "1: start d2", "2: start e2")
    told.tell("0: shoot down -> 0 shot-hit 2, 2 wounded")
    told.tell("1: shoot right -> 1 shot-hit 2, 2 died")


def test_a_bullet_does_not_move_the_bear_or_harm_it() -> None:
    told = play(GALLERY + "bear b1\n", "0: start a1", "1: start d1", "0: shoot right")
    assert told.last == ["0 shot-hit 1", "1 wounded"]
    assert told.bear == "b1"
