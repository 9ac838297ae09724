from __future__ import annotations

import pytest

from tests.parchis.telling import tell

sharing = pytest.mark.rule("P-4")
blockade = pytest.mark.rule("P-5")


# -- P-4 ---------------------------------------------------------------------


@sharing
def test_pieces_go_counter_clockwise_only() -> None:
    game = tell("1: 10 base base base; turn: 1; dice: 4 3")
    assert game.steps == "10-13 10-14"
    for text in ("10-6", "10-7", "10-10", "10-base", "10-17"):
        assert game.refused(text) == "illegal-step"


@sharing
def test_from_the_last_cell_they_go_on_to_the_first() -> None:
    assert tell("2: 67 base base base; turn: 2; dice: 1 2").steps == "67-1 67-68"


@sharing
def test_two_of_a_colour_may_share_a_cell() -> None:
    game = tell(
        "1: 10 14 base base; turn: 1; dice: 4 3", "10-14 -> 0 moves 10-14 die, 0 blockade 14"
    )
    assert game.at(0) == "14 14 base base"


@sharing
@pytest.mark.parametrize("cell", ["14", "L3"])
def test_three_of_a_colour_may_not(cell: str) -> None:
    start = {"14": "10", "L3": "67"}[cell]
    game = tell(f"1: {start} {cell} {cell} base; turn: 1; dice: 4 4")
    assert f"{start}-{cell}" not in game.offers
    assert game.refused(f"{start}-{cell}") == "illegal-step"


@sharing
def test_any_number_may_wait_in_the_base_and_in_the_home() -> None:
    game = tell("1: home home L4 30; turn: 1; dice: 4 3", "L4-home")
    assert game.at(0) == "home home home 30"


@sharing
def test_lanes_are_each_owners_own() -> None:
    """The third cell of one lane has nothing to do with the third of another."""
    game = tell("1: L1 base base base; 2: L3 L3 base base; turn: 1; dice: 2 6")
    assert "L1-L3" in game.steps
    game.tell("L1-L3 -> 0 climbs L1-L3 die")
    assert game.at(1) == "L3 L3 base base"


# -- P-5: passing and entering -----------------------------------------------


@blockade
@pytest.mark.parametrize("owner", ["own", "foreign"])
@pytest.mark.parametrize("cell", [11, 12, 13, 14, 22])
def test_nobody_passes_or_enters_a_blockade(owner: str, cell: int) -> None:
    own = f"1: 10 {cell} {cell} 40" if owner == "own" else "1: 10 base base 40"
    other = f"2: {cell} {cell} base base" if owner == "foreign" else "2: base base base base"
    game = tell(f"{own}; {other}; turn: 1; dice: 4 2")
    free = [f"10-{to}" for to in (12, 14) if to < cell]
    assert [step for step in sorted(game.steps.split()) if step.startswith("10-")] == free
    for to in {12, 14} - {int(step[3:]) for step in free}:
        assert game.refused(f"10-{to}") == "illegal-step"


@blockade
def test_a_single_piece_is_passed() -> None:
    game = tell("1: 10 11 base base; 2: 13 base base base; turn: 1; dice: 6 4")
    assert game.steps == "10-14 10-16 11-15 11-17"


@blockade
def test_a_blockade_behind_is_in_nobodys_way() -> None:
    assert tell("1: 10 9 9 base; turn: 1; dice: 6 4").steps == "10-14 10-16 9-13 9-15"


@blockade
def test_pieces_of_a_blockade_may_leave_it() -> None:
    game = tell("1: 10 10 base base; turn: 1; dice: 4 2", "10-12")
    assert game.steps == "10-14 12-16"


@blockade
def test_an_open_blockade_lets_pass_again() -> None:
    game = tell("1: 10 base base base; 2: 12 12 base base; turn: 1", "roll 4 3")
    assert game.last == ["0 rolled 4 3", "0 no-move", "1 next-turn"]
    game.tell("roll 6 1", "12-18", "18-19", "done", "roll 4 3")
    assert game.steps == "10-13 10-14"


@blockade
def test_a_bonus_does_not_pass_either() -> None:
    game = tell("1: 10 base base base; 2: 14 25 25 base; turn: 1; dice: 4 4")
    game.tell("10-14 -> 0 moves 10-14 die, 1 captured 14 by 0, 0 bonus 20")
    assert game.steps == "14-18"


@blockade
def test_a_bonus_does_not_enter_either() -> None:
    game = tell("1: 10 base base base; 2: 14 34 34 base; turn: 1; dice: 4 6")
    assert tell("1: 10 base base base; 2: 14 35 35 base; turn: 1; dice: 4 6", "10-14").steps == (
        "14-20 14-34"
    )
    assert game.tell("10-14").steps == "14-20"


@blockade
def test_the_landing_between_two_dice_is_a_move_of_its_own() -> None:
    """Neither die leads past the blockade, so both together don't."""
    game = tell("1: 10 base base base; 2: 13 13 base base; turn: 1; dice: 2 4", "10-12")
    assert (game.steps, game.buttons) == ("", "done undo")


@blockade
@pytest.mark.parametrize("cell", range(1, 69))
def test_it_stands_on_any_cell(cell: int) -> None:
    """A third colour's piece, which doesn't turn off here, comes to it from two cells before."""
    seat = 2 if cell in (12, 17, 18, 19) else 1
    before, between = (cell - 3) % 68 + 1, (cell - 2) % 68 + 1
    text = f"{seat + 1}: {before} base base base; turn: {seat + 1}; dice: 1 2"
    shut = tell(f"{text}; 4: {cell} {cell} base base", seats=4)
    assert shut.steps == f"{before}-{between}"
    assert shut.tell(f"{before}-{between}").steps == ""
    assert f"{before}-{cell}" in tell(text, seats=4).offers


@blockade
def test_a_lane_is_blocked_for_its_owner() -> None:
    game = tell("1: 66 L2 L2 base; turn: 1; dice: 3 6")
    assert game.steps == "66-1 66-4 66-L1 L2-L5 L2-home"
    game.tell("L2-L5")
    assert game.steps == "66-4 66-L4 L2-home"


@blockade
def test_in_the_lane_nobody_passes_to_the_home() -> None:
    game = tell("1: L2 L4 L4 base; turn: 1; dice: 6 4")
    assert game.steps == "L4-home"
    game.tell("L4-home", "L2-home")


@blockade
def test_a_blockade_before_the_lane_bars_it_and_the_lap() -> None:
    game = tell("1: 66 base base base; 2: 67 67 base base; turn: 1", "roll 4 3")
    assert game.last[1] == "0 no-move"


@blockade
@pytest.mark.parametrize("owner", [1, 2])
def test_a_blockade_on_the_entry_cell_bars_it_too(owner: int) -> None:
    pieces = (
        ("66 68 68 home", "base base base base")
        if owner == 1
        else ("66 home home home", "68 68 1 2")
    )
    game = tell(f"1: {pieces[0]}; 2: {pieces[1]}; turn: 1", "roll 4 3")
    assert not any(step.startswith("66-") for step in game.steps.split())


@blockade
def test_who_stands_in_a_blockade_turns_into_the_lane() -> None:
    game = tell("1: 66 66 home home; turn: 1; dice: 4 3")
    assert game.steps == "66-1 66-2 66-L1 66-L2"


@blockade
def test_a_blockade_behind_the_entry_bars_the_lap_only() -> None:
    game = tell("1: 66 base base base; 2: 1 1 base base; turn: 1; dice: 4 3")
    assert game.steps == "66-L1 66-L2"


@blockade
def test_two_of_one_colour_in_a_lane_are_told_as_a_blockade() -> None:
    game = tell("1: L2 L5 base base; turn: 1; dice: 3 6")
    game.tell("L2-L5 -> 0 climbs L2-L5 die, 0 blockade L5")
    assert game.events[-1].said.args == {"seat": 0, "at": "L5", "lane": 5}


@blockade
def test_in_the_home_two_are_no_blockade() -> None:
    game = tell("1: L7 L6 home 30; turn: 1; dice: 1 2", "L7-home", "L6-home")
    assert game.last == ["0 comes-home L6-home die 3", "0 bonus 10"]
    assert game.at(0) == "home home home 30"


# -- P-5: starting cells and captures ----------------------------------------


@blockade
@pytest.mark.parametrize("pieces", ["1: 5 5 base base", "1: base base base base; 2: 5 5 base base"])
def test_a_blocked_starting_cell_cannot_be_entered(pieces: str) -> None:
    game = tell(f"{pieces}; turn: 1; dice: 5 6")
    assert "base-5" not in game.offers


@blockade
def test_who_opens_his_starting_cell_may_enter_it() -> None:
    game = tell("1: 5 5 base base; turn: 1; dice: 5 6", "5-11")
    assert game.steps == "11-16 5-10 base-5"


@blockade
def test_a_partners_blockade_is_a_blockade() -> None:
    game = tell(
        "1: 10 base base base; 3: 12 12 base base; turn: 1", "roll 4 2", seats=4, pairs=True
    )
    assert game.last[1] == "0 no-move"
    for captures in (False, True):
        game = tell(
            "1: 10 base base base; 3: 5 5 base base; turn: 1; dice: 5 2",
            seats=4,
            pairs=True,
            partners_capture=captures,
        )
        assert game.steps == "10-12 10-15"


@blockade
def test_a_blockade_cannot_be_captured() -> None:
    for cell in (12, 14):
        game = tell(f"1: 10 base base base; 2: {cell} {cell} base base; turn: 1; dice: 2 4")
        assert f"10-{cell}" not in game.steps
    assert game.steps == "10-12"
