from __future__ import annotations

import pytest

from tests.parchis.telling import tell

pytestmark = pytest.mark.rule("P-10")


# -- into the lane, or another lap -------------------------------------------


@pytest.mark.parametrize(
    ("cell", "dice", "steps"),
    [
        (62, "6 5", "62-67 62-68"),
        (63, "6 4", "63-1 63-67 63-L1"),
        (66, "5 3", "66-1 66-3 66-L1 66-L3"),
        (68, "6 1", "68-1 68-6 68-L1 68-L6"),
        (68, "3 3", "68-3 68-L3"),
        (1, "6 1", "1-2 1-7"),
        (4, "2 1", "4-5 4-6"),
    ],
)
def test_both_are_offered_where_the_lane_turns_off(cell: int, dice: str, steps: str) -> None:
    assert tell(f"1: {cell} home home home; turn: 1; dice: {dice}").steps == steps


@pytest.mark.parametrize(("seat", "entry"), [(0, 68), (1, 17), (2, 34), (3, 51)])
def test_so_it_is_at_every_corner(seat: int, entry: int) -> None:
    game = tell(f"{seat + 1}: {entry - 1} base home home; turn: {seat + 1}; dice: 4 2", seats=4)
    ends = [(entry + 2) % 68 + 1, entry % 68 + 1]
    expected = {f"{entry - 1}-{end}" for end in (*ends, "L3", "L1")}
    assert set(game.steps.split()) == expected


def test_the_lane_is_told_with_its_cell() -> None:
    game = tell("1: 66 base base base; turn: 1; dice: 5 3", "66-L3 -> 0 turns-in 66-L3 die")
    said = game.events[-1].said.args
    assert (said["lane"], said["by"], said["from"], said["to"]) == (3, 5, "66", "L3")
    game.tell("L3-L6 -> 0 climbs L3-L6 die")
    assert game.events[-1].said.args["lane"] == 6


def test_a_declined_lane_means_another_lap() -> None:
    game = tell("1: 66 base base home; turn: 1", "roll 5 3", "66-3 -> 0 laps 66-3 die")
    assert game.steps == "3-6"
    assert "lane" not in game.events[-1].said.args
    game.tell("done", "roll 1 2", "roll 6 4", "3-9")
    assert game.last == ["0 moves 3-9 die"]
    assert game.seen["tally"][0]["laps"] == 1


def test_reaching_the_entry_cell_is_no_lap_yet() -> None:
    game = tell("1: 64 base base base; turn: 1; dice: 4 1", "64-68 -> 0 moves 64-68 die")
    assert game.steps == "68-1 68-L1"
    game.tell("68-1 -> 0 laps 68-1 die")


@pytest.mark.parametrize(("cell", "die"), [(1, 6), (2, 3), (5, 4), (30, 6)])
def test_before_the_lane_is_reached_again_it_is_no_lap(cell: int, die: int) -> None:
    game = tell(f"1: {cell} base base base; turn: 1; dice: {die} {die}", f"{cell}-{cell + die}")
    assert game.last == [f"0 moves {cell}-{cell + die} die"]


def test_a_foreign_lane_is_passed() -> None:
    game = tell("1: 16 32 50 base; turn: 1; dice: 2 4", seats=4)
    assert game.steps == "16-18 16-20 32-34 32-36 50-52 50-54"


def test_a_bonus_may_lead_past_or_into_the_lane() -> None:
    text = "1: 10 66 55 home; 2: 14 base base base; turn: 1; dice: 4 6"
    game = tell(text, "10-14")
    bonus = [offer.move for offer in game.listed if offer.target.get("by") == 20]
    assert bonus == ["14-34", "66-18", "55-7", "55-L7"]
    game.tell("55-L7 -> 0 turns-in 55-L7 bonus")
    game.tell("undo", "66-18 -> 0 laps 66-18 bonus")


# -- exactly home ------------------------------------------------------------


@pytest.mark.parametrize("cell", range(1, 8))
def test_home_needs_the_exact_number(cell: int) -> None:
    for die in range(1, 7):
        game = tell(f"1: L{cell} 30 base base; turn: 1; dice: {die} {die}")
        end = cell + die
        expected = {f"L{cell}-{'home' if end == 8 else f'L{end}'}"} if end <= 8 else set()
        found = {step for step in game.steps.split() if step.startswith("L")}
        assert found == expected


@pytest.mark.parametrize(("cell", "end"), [(66, "L4"), (67, "L5"), (68, "L6")])
def test_from_the_track_a_die_does_not_lead_home(cell: int, end: str) -> None:
    """The home is eight cells from the entry, so that only bonuses reach it from there."""
    game = tell(f"1: {cell} home home home; turn: 1; dice: 6 6")
    assert game.steps == f"{cell}-{cell - 62} {cell}-{end}"


def test_both_dice_of_one_piece_with_the_landing_between() -> None:
    game = tell("1: L1 base base base; turn: 1; dice: 4 3")
    assert game.steps == "L1-L4 L1-L5"
    game.tell("L1-L4 -> 0 climbs L1-L4 die")
    game.tell("L4-home -> 0 comes-home L4-home die 1, 0 bonus 10")


def test_not_if_the_landing_between_is_blocked() -> None:
    game = tell("1: L1 L4 L4 base; turn: 1; dice: 3 4")
    assert game.steps == "L4-L7 L4-home"
    game.tell("L4-home")
    assert game.steps == "L1-L4 L4-L7"


@pytest.mark.parametrize(("cell", "by"), [("58", 10), ("66", 10), ("56", 20), ("48", 20)])
def test_a_bonus_brings_home_by_its_exact_number(cell: str, by: int) -> None:
    game = tell(f"1: {cell} base base home; turn: 1; dice: 2 1; left:; bonus: {by}")
    exact = (68 - int(cell)) + 8 == by
    assert (f"{cell}-home" in game.offers) == exact
    if exact:
        game.tell(f"{cell}-home -> 0 comes-home {cell}-home bonus 2, 0 bonus 10")


def test_too_far_for_the_lane_there_is_only_the_lap() -> None:
    game = tell("1: 67 60 base home; turn: 1; dice: 2 1; left:; bonus: 10 20")
    assert game.steps == "60-12 60-2 60-L2 67-19 67-9"


# -- ten for each piece ------------------------------------------------------


def test_every_piece_brought_home_gives_ten() -> None:
    game = tell(
        "1: L4 30 L5 base; turn: 1; dice: 4 3", "L4-home -> 0 comes-home L4-home die 1, 0 bonus 10"
    )
    assert game.offer("30-40")["with"] == "bonus"
    game.tell("L5-home -> 0 comes-home L5-home die 2, 0 bonus 10")
    assert game.seen["bonus"] == [10, 10]
    game.tell("30-40", "40-50 -> 0 moves 40-50 bonus")
    assert game.steps == ""
    assert game.seen["tally"][0]["bonus"] == 20
    assert game.seen["tally"][0]["home"] == 2


def test_what_is_home_stays_there() -> None:
    game = tell("1: home home 30 31; turn: 1; dice: 4 3")
    assert game.steps == "30-33 30-34 31-34 31-35"
