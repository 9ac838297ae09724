"""What a table may agree on otherwise: fewer rules, other shots, no idling (Rule D-7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+---+
1 | .   .   A   .   .
  +   +---+   +   +   +
2 | .   .   .   >   D #
  +   +   +   +   +   +
3 | p1  .   H   .   p2|
  +---+---+---+---+---+
treasure a1
false d1
"""


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


def hit(game: Told) -> list[int]:
    return [pawn.seat for pawn in game.state.pawns if pawn.wounded]


# -- D-7.1 ---------------------------------------------


@pytest.mark.rule("D-7.1")
def test_the_simple_game_is_one_without_all_that() -> None:
    game = grand(PLAN, "0: start b2", preset="grand-simple")
    for move, key in (
        ("mine here; go up", "no-mines"),
        ("throw bullet up; go up", "no-throwing"),
        ("dark go up", "no-dark"),
        ("go up tell wall", "no-semidark"),
        ("if wall { go up } else { go down }", "no-conditional"),
    ):
        assert game.refused(f"0: {move}") == f"illegal-{key}"
    game.tell("0: shoot up; leave bullet; go down")


@pytest.mark.rule("D-7.1")
def test_without_mines_nobody_has_one_nor_can_speak_of_one() -> None:
    game = told("0: start b2", "0: status -> 0 status healthy 3 bullets 3 bombs")
    for move in ("mine here", "mine up", "leave mine", "throw mine up", "take mine"):
        assert game.refused(f"0: {move}; go up") == "illegal-no-mines"
    game.tell("0: dark go up")
    assert not [offer for offer in game.offers if "mine" in offer]


@pytest.mark.rule("D-7.1")
def test_mines_may_be_for_his_own_cell_only() -> None:
    game = told("0: start b2", mines=True, mines_beside=False)
    assert game.refused("0: mine up; go up") == "illegal-mines-here-only"
    assert "mine up" not in game.offers
    game.tell("0: mine here; go up")


@pytest.mark.rule("D-7.1")
@pytest.mark.parametrize(
    ("throwing", "refused"),
    [
        ("none", ["leave bullet", "throw bullet up"]),
        ("leave", ["throw bullet up"]),
        ("throw", []),
    ],
)
def test_things_may_be_left_or_thrown_as_agreed(throwing: str, refused: list[str]) -> None:
    game = told("0: start b2", throwing=throwing)
    for move in ("leave bullet", "throw bullet up"):
        if move in refused:
            assert game.refused(f"0: {move}; go up") == "illegal-no-throwing"
        else:
            game.tell(f"0: {move}; go up")
    offered = {offer.split()[0] for offer in game.offers} & {"leave", "throw"}
    assert offered == {"leave", "throw"} - {move.split()[0] for move in refused}


@pytest.mark.rule("D-7.1")
def test_belongings_may_lie_about_or_not() -> None:
    options = {"belongings": False, "throwing": "none"}
    game = told("0: start b2", "1: start b3", "0: shoot down; flow", **options)
    assert hit(game) == [1]
    assert not game.state.ground.piles
    assert game.state.pawns[1].bullets == 3
    assert game.refused("1: take bullets; go up") == "illegal-no-throwing"


@pytest.mark.rule("D-7.1")
def test_moves_may_be_single_actions() -> None:
    options = {"compound": False, "conditional": False, "dark": False, "semidark": False}
    game = told("0: start b2", "1: start b3", **options, throwing="none")
    assert game.refused("0: shoot up; go up") == "illegal-one-action"
    game.tell("0: shoot up -> 0 silence")
    assert game.turn == 1


# -- D-7.3 ---------------------------------------------


@pytest.mark.rule("D-7.3")
@pytest.mark.parametrize(("victim", "wounded"), [("b2", [1]), ("a2", [1]), ("c2", [])])
def test_short_shots_reach_the_next_cell(victim: str, wounded: list[int]) -> None:
    game = told("0: start a2", f"1: start {victim}", "0: shoot right; flow", short_shots=True)
    assert hit(game) == wounded


@pytest.mark.rule("D-7.3")
def test_damp_powder_does_not_go_off_in_a_river() -> None:
    game = told("0: start d2", "1: start e2", "0: shoot right; go down", damp_powder=True)
    assert game.last[:2] == ["0 acts shoot right", "0 cannot-shoot-river"]
    assert game.state.pawns[0].bullets == 3
    game.tell("1: shoot left; flow")
    assert game.last[1] == "1 silence"
    game = told("0: start d2", "1: start e2", "0: shoot right; go down")
    assert game.last[1] == "0 scream"


@pytest.mark.rule("D-7.3")
def test_bullets_may_pass_arsenals_and_hospitals_and_leave_them() -> None:
    game = told("0: start b1", "1: start d1", "0: shoot right; flow", houses_stop_shots=False)
    assert hit(game) == [1]
    game = told("0: start c1", "1: start d1", "0: shoot right; flow", houses_stop_shots=False)
    assert hit(game) == [1]
    game = told("0: start b3", "1: start c3", "0: shoot right; flow", houses_stop_shots=False)
    assert hit(game) == []


@pytest.mark.rule("D-7.3")
@pytest.mark.parametrize(
    ("shot", "wounded"),
    [
        ("shoot right 2 player 3", [2]),
        ("shoot right 1 player 2", [1]),
        ("shoot right 2 player 2", []),
        ("shoot right 1 player 3", []),
        ("shoot right 0 player 4", [3]),
        ("shoot up 0 player 4", [3]),
        ("shoot up 2 player 3", []),
        ("shoot right 5 player 3", []),
    ],
)
def test_the_bullet_hits_only_whom_he_names_where_he_names_him(
    shot: str, wounded: list[int]
) -> None:
    starts = ("0: start a2", "1: start b2", "2: start c2", "3: start a2")
    assert hit(told(*starts, f"0: {shot}; go left", named_targets=True)) == wounded


@pytest.mark.rule("D-7.3")
def test_a_target_must_be_named_or_must_not() -> None:
    game = told("0: start a2", "1: start c2", named_targets=True)
    assert game.refused("0: shoot right; go up") == "illegal-name-target"
    assert game.refused("0: shoot right 1 player 3; go up") == "illegal-no-such-player"
    assert "shoot right 2 player 2" in game.offers
    assert "shoot right 5 player 2" in game.offers
    game = told("0: start a2", "1: start c2", named_targets=True, short_shots=True)
    shots = [offer for offer in game.offers if offer.startswith("shoot up")]
    assert shots == [f"shoot up {far} player {number}" for far in (0, 1) for number in (1, 2)]
    assert told("0: start a2").refused("0: shoot up 1 player 1; go up") == "illegal-name-target"


# -- D-7.7 ---------------------------------------------


@pytest.mark.rule("D-7.7")
def test_the_wall_that_he_just_met_can_not_be_hit_again() -> None:
    game = told("0: start b2", "1: start c2", "0: go up", "1: go up", no_repeats=True)
    assert game.refused("0: go up") == "illegal-repeats"
    assert game.refused("0: go up; status") == "illegal-repeats"
    assert "go up" not in game.offers
    game.tell("0: go left", "1: go down", "0: go right", "1: go up", "0: go up -> 0 hit-wall")


@pytest.mark.rule("D-7.7")
@pytest.mark.parametrize("move", ["flow", "loop"])
def test_nor_is_a_movement_made_that_he_knows_to_be_impossible(move: str) -> None:
    game = told("0: start b2", no_repeats=True, skips=False)
    assert game.refused(f"0: {move}") == "illegal-repeats"
    told("0: start b2", f"0: {move} -> 0 cannot-{move}")


@pytest.mark.rule("D-7.7")
def test_what_changes_something_is_no_repetition() -> None:
    game = told("0: start b2", "0: go up", "0: shoot up; go up", no_repeats=True)
    assert game.last[-1] == "0 hit-wall"
    game = told("0: start b2", "0: go up", "0: blow up; go up", no_repeats=True)
    assert game.last[-1] == "0 arrived-land"
    game = told("0: start b2", "1: start b1", "0: go up", "1: blow down; flow", "0: go up")
    assert game.last == ["0 arrived-land"]


@pytest.mark.rule("D-7.7")
@pytest.mark.rule("G-3")
@pytest.mark.parametrize("move", ["dark go left", "go left tell health"])
def test_what_may_be_repeated_does_not_tell_how_a_dark_move_ended(move: str) -> None:
    lines = ("0: start b2", "0: go up -> 0 hit-wall", f"0: {move} -> 0 dark-done")
    free = told(*lines, no_repeats=True)
    walled = grand(PLAN.replace("2 | .   .", "2 | . | ."), *lines, mines=False, no_repeats=True)
    assert (free.at(0), walled.at(0)) == ("a2", "b2")
    assert free.offers == walled.offers
    assert "go up" in free.offers
    walled.tell("0: go up")


@pytest.mark.rule("D-7.7")
@pytest.mark.rule("G-3")
@pytest.mark.parametrize("first", ["throw bombs left", "throw bullets left"])
def test_what_may_be_repeated_does_not_tell_whether_a_dark_blast_was_one(first: str) -> None:
    game = told("0: start b2", "1: start c2", "0: go up", no_repeats=True)
    game.tell(f"1: {first}; dark blow down; go down")
    assert "go up" in game.offers


@pytest.mark.rule("D-7.7")
def test_also_where_a_move_is_one_action() -> None:
    single = {"compound": False, "conditional": False, "dark": False, "semidark": False}
    game = told("0: start b2", "0: go up", **single, throwing="none", no_repeats=True)
    assert game.refused("0: go up") == "illegal-repeats"
    game = told("0: start b2", "0: go up", **single, throwing="none")
    assert "go up" in game.tell("0: go up").offers


@pytest.mark.rule("D-7.7")
def test_repeating_is_allowed_unless_forbidden() -> None:
    told("0: start b2", "0: go up -> 0 hit-wall", "0: go up -> 0 hit-wall")


# -- D-7.8 ---------------------------------------------


@pytest.mark.rule("D-7.8")
@pytest.mark.parametrize(
    ("answer", "inner", "nothing", "closed", "outer"),
    [
        ("done", "blast-told", "blast-told", "blast-told", "blast-told"),
        ("exploded", "blast-done", "blast-nothing", "blast-done", "blast-nothing"),
        ("remains", "blast-clear", "blast-clear", "blast-clear", "blast-stands"),
    ],
)
def test_what_is_told_after_a_blast(
    answer: str, inner: str, nothing: str, closed: str, outer: str
) -> None:
    for start, side, said in (
        ("b2", "up", inner),
        ("b2", "left", nothing),
        ("e2", "right", closed),
        ("e3", "down", outer),
    ):
        game = told(f"0: start {start}", f"0: blow {side}; go left", blast_answer=answer)
        assert game.last[1] == f"0 {said}"
