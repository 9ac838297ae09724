from __future__ import annotations

import pytest

from tests.parchis.telling import tell

pytestmark = pytest.mark.rule("P-6")

STARTS = (5, 22, 39, 56)
SAFE = (12, 17, 29, 34, 46, 51, 63, 68)


def test_a_captured_piece_goes_to_its_base_and_the_captor_moves_twenty() -> None:
    game = tell("1: 10 base base base; 2: base 14 base 60; turn: 1; dice: 4 3")
    assert game.offer("10-14") == {
        "seat": 0,
        "from": "10",
        "to": "14",
        "by": 4,
        "with": "die",
        "takes": True,
        "way": "moves",
    }
    assert game.offer("10-13")["takes"] is False
    game.tell("10-14 -> 0 moves 10-14 die, 1 captured 14 by 0, 0 bonus 20")
    assert (game.at(0), game.at(1)) == ("14 base base base", "base base base 60")
    captured = next(event.said.args for event in game.events if event.said.key == "captured")
    assert captured == {"seat": 1, "piece": 1, "at": "14", "seats": [0]}
    assert game.steps == "14-17 14-34"
    assert game.offer("14-34")["with"] == "bonus"
    assert game.offer("14-34")["by"] == 20
    game.tell("14-34 -> 0 moves 14-34 bonus")
    assert game.steps == "34-37"


@pytest.mark.parametrize("start", STARTS)
def test_on_a_coloured_cell_nobody_is_captured_by_a_passing_piece(start: int) -> None:
    """Not by the cell's owner, whoever that is, and not by others."""
    for seat in range(4):
        victim = (seat + 1) % 4
        game = tell(
            f"{seat + 1}: {start - 2} base base base; {victim + 1}: {start} base base base;"
            f"turn: {seat + 1}; dice: 2 1",
            seats=4,
        )
        assert game.refused(f"{start - 2}-{start}") == "illegal-step"
        assert f"{start - 2}-{start - 1}" in game.steps


@pytest.mark.parametrize("start", STARTS)
def test_a_coloured_cell_is_passed(start: int) -> None:
    game = tell(f"1: {start - 2} base base base; 2: {start} base base base; turn: 1; dice: 3 4")
    assert game.steps == f"{start - 2}-{start + 1} {start - 2}-{start + 2}"


def test_an_empty_coloured_cell_is_entered_by_anybody() -> None:
    assert tell("1: 20 base base base; turn: 1; dice: 2 1").steps == "20-21 20-22"


def test_own_pieces_join_on_a_coloured_cell() -> None:
    game = tell("1: 20 22 base base; turn: 1; dice: 2 1")
    game.tell("20-22 -> 0 moves 20-22 die, 0 blockade 22")


@pytest.mark.parametrize("victim", [1, 2, 3])
def test_a_piece_that_leaves_its_base_captures_there(victim: int) -> None:
    game = tell(f"{victim + 1}: 5 base base base; turn: 1; dice: 5 2", seats=4)
    assert game.offer("base-5")["takes"] is True
    game.tell(f"base-5 -> 0 enters base-5 die, {victim} captured 5 by 0, 0 bonus 20")
    assert game.at(victim) == "base base base base"
    assert game.steps == "5-25 5-7"


def test_by_the_sum_too() -> None:
    game = tell("2: 5 base base base; turn: 1; dice: 4 1", "base-5")
    assert game.last == ["0 enters base-5 sum", "1 captured 5 by 0", "0 bonus 20"]
    assert game.steps == "5-25"


def test_a_bonus_captures_and_earns_another_bonus() -> None:
    game = tell("1: 10 base base base; 2: 14 35 base base; turn: 1; dice: 4 3", "10-14")
    game.tell("14-34", "undo", "14-17")
    assert game.steps == "17-37"
    game = tell("1: 10 base base base; 2: 14 34 base base; turn: 1; dice: 4 3", "10-14")
    game.tell("14-34 -> 0 moves 14-34 bonus, 1 captured 34 by 0, 0 bonus 20")
    assert game.seen["bonus"] == [20]
    assert game.steps == "34-37 34-54"


def test_a_bonus_does_not_capture_on_a_coloured_cell() -> None:
    game = tell("1: 17 19 base base; 2: 18 39 base base; turn: 1; dice: 1 6", "17-18")
    assert game.last[-1] == "0 bonus 20"
    assert game.steps == "18-24 18-38 19-25"


@pytest.mark.parametrize("cell", SAFE)
def test_the_other_safe_cells_shelter_by_an_option_only(cell: int) -> None:
    """Seen by a piece that doesn't turn off there."""
    seat = 3 if cell != 51 else 1
    text = (
        f"{seat + 1}: {cell - 2} base base base; 3: {cell} base base base;"
        f"turn: {seat + 1}; dice: 2 1"
    )
    open_cell, safe = tell(text, seats=4), tell(text, seats=4, safe_cells=12)
    step = f"{cell - 2}-{cell}"
    assert open_cell.offer(step)["takes"] is True
    open_cell.tell(
        f"{step} -> {seat} moves {step} die, 2 captured {cell} by {seat}, {seat} bonus 20"
    )
    assert safe.refused(step) == "illegal-step"
    assert safe.steps == f"{cell - 2}-{cell - 1}"


def test_with_twelve_safe_cells_who_enters_still_captures() -> None:
    game = tell("2: 5 base base base; turn: 1; dice: 5 2", "base-5", safe_cells=12)
    assert game.last[1] == "1 captured 5 by 0"


def test_in_its_lane_a_piece_is_met_by_nobody() -> None:
    game = tell("1: L3 base base base; 2: 66 base base base; turn: 2; dice: 5 2")
    assert game.steps == "66-3 66-68 base-39"


def test_the_numbers_count_captures() -> None:
    game = tell("1: 10 base base base; 2: 14 base base base; turn: 1; dice: 4 3", "10-14", "14-34")
    first, second = game.seen["tally"]
    assert (first["captures"], first["captured"], first["bonus"]) == (1, 0, 20)
    assert (second["captures"], second["captured"], second["bonus"]) == (0, 1, 0)
    assert game.tell("undo", "undo").seen["tally"][0]["captures"] == 0
