from __future__ import annotations

import pytest

from tests.labyrinth.drawing import play

pytestmark = pytest.mark.rule("A-2")

PLAN = """
  +---+---+---+
1 | .   .   p1|
  +   +   +   +
2 | .   .   p2|
  +   +   +   +
3 | .   H   A |
  +---+---+   +
treasure a3
false a1
"""


def test_a_move_to_a_neighbouring_cell() -> None:
    told = play(PLAN, "0: start b2", "0: go left -> 0 arrived-land")
    assert told.at(0) == "a2"


def test_a_shot_costs_one_bullet() -> None:
    told = play(PLAN, "0: start b2", "0: shoot left -> 0 shot-nobody")
    assert told.state.pawns[0].bullets == 2
    assert told.state.pawns[0].bombs == 3
    assert told.at(0) == "b2"


def test_a_blast_costs_one_bomb() -> None:
    told = play(PLAN, "0: start b2", "0: blow left -> 0 blast-nothing")
    assert told.state.pawns[0].bombs == 2
    assert told.state.pawns[0].bullets == 3
    assert told.at(0) == "b2"


def test_from_a_pit_on_to_the_next_pit() -> None:
    told = play(PLAN, "0: start c1", "0: loop -> 0 arrived-pit")
    assert told.at(0) == "c2"
    told.tell("0: loop -> 0 arrived-pit")
    assert told.at(0) == "c1"


def test_moving_on_is_for_those_who_stand_in_a_pit() -> None:
    told = play(PLAN, "0: start b1")
    assert "loop" not in told.offers
    assert told.refused("0: loop") == "illegal-no-loop"
    told.tell("0: go right -> 0 arrived-pit")
    assert "loop" in told.offers


@pytest.mark.parametrize(
    "request_text", ["go left; go up", "shoot left; go up", "go up; blow up", "loop; loop"]
)
def test_exactly_one_action(request_text: str) -> None:
    told = play(PLAN, "0: start c1")
    assert told.refused(f"0: {request_text}") == "illegal-one-action"
    assert told.at(0) == "c1"
    assert told.state.pawns[0].bullets == told.state.pawns[0].bombs == 3


def test_each_action_is_the_whole_turn() -> None:
    told = play(PLAN, "0: start c1", "1: start b2", "0: go left")
    assert told.turn == 1
    told.tell("1: shoot up", "0: blow up")
    assert told.turn == 1
    told.tell("1: go up", "0: go right", "1: go left", "0: loop")
    assert told.turn == 1


def test_no_bullets_no_shot() -> None:
    told = play(PLAN, "0: start b2", *["0: shoot up -> 0 shot-nobody"] * 2)
    assert "shoot up" in told.offers
    told.tell("0: shoot up -> 0 shot-nobody")
    assert told.refused("0: shoot up") == "illegal-no-bullets"
    assert not [move for move in told.offers if move.startswith("shoot")]
    told.tell("0: blow up")


def test_no_bombs_no_blast() -> None:
    told = play(PLAN, "0: start b2", *["0: blow up -> 0 blast-nothing"] * 2)
    assert "blow up" in told.offers
    told.tell("0: blow up -> 0 blast-nothing")
    assert told.refused("0: blow up") == "illegal-no-bombs"
    assert not [move for move in told.offers if move.startswith("blow")]
    told.tell("0: shoot up")


def test_every_direction_is_offered_whether_or_not_it_leads_anywhere() -> None:
    told = play(PLAN, "0: start a1")
    sided = [f"{do} {s}" for do in ("go", "shoot", "blow") for s in ("left", "right", "up", "down")]
    assert told.offers == sided


def test_turns_go_round_and_skip_the_dead() -> None:
    told = play(PLAN, "0: start a1", "1: start b1", "2: start a2", "0: shoot right")
    assert told.last == ["0 shot-hit 1", "1 wounded"]
    assert told.turn == 1
    told.tell("1: blow up")
    assert told.turn == 2
    told.tell("2: blow left")
    assert told.turn == 0
    told.tell("0: shoot right -> 0 shot-hit 1, 1 died")
    assert told.turn == 2
    assert told.refused("1: go left") == "illegal-not-your-turn"
    told.tell("2: blow left")
    assert told.turn == 0


@pytest.mark.parametrize(
    ("request_text", "key"),
    [
        ("skip", "no-skips"),
        ("flow", "no-flow-moves"),
        ("mine here", "unknown-here"),
        ("leave treasure", "unknown-here"),
        ("throw treasure up", "unknown-here"),
        ("take treasure", "unknown-here"),
        ("go up hands-off", "unknown-here"),
        ("dark go up", "unknown-here"),
        ("go up tell wall", "unknown-here"),
        ("shoot up 1 player 1", "name-target"),
        ("if wall { go up } else { go left }", "one-action"),
        ("status", "not-now"),
        ("count", "not-now"),
        ("order b1", "not-now"),
        ("keep", "not-now"),
        ("choose 1", "not-now"),
        ("start b1", "started"),
        ("ask b1", "started"),
        ("asks 1", "unknown-here"),
        ("together b1", "unknown-here"),
    ],
)
def test_nothing_else_is_a_turn(request_text: str, key: str) -> None:
    told = play(PLAN, "0: start a1")
    assert told.refused(f"0: {request_text}") == f"illegal-{key}"
    assert not {offer.split()[0] for offer in told.offers} - {"go", "shoot", "blow"}


def test_the_ammunition_at_the_start_is_an_option() -> None:
    told = play(PLAN, "0: start a1", bullets=1, bombs=0)
    assert told.refused("0: blow up") == "illegal-no-bombs"
    told.tell("0: shoot up")
    assert told.refused("0: shoot up") == "illegal-no-bullets"
