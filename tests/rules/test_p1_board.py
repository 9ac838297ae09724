from __future__ import annotations

from typing import Any

import pytest

from gamemaster.core.game import Refused
from gamemaster.core.options import RulesError
from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.rules import NEEDS, OPTIONS
from tests.parchis.telling import tell

pytestmark = pytest.mark.rule("P-1")

STARTS = (5, 22, 39, 56)
SAFE = (12, 17, 29, 34, 46, 51, 63, 68)


def test_two_to_four_play_all_against_all_or_four_in_pairs() -> None:
    presets = PARCHIS.presets()
    assert set(presets) == {"parchis", "parchis-pairs"}
    assert PARCHIS.seats(presets["parchis"]) == (2, 4)
    assert PARCHIS.seats(presets["parchis-pairs"]) == (4, 4)
    assert tell("start").seen["partners"] is None
    assert tell("start", seats=4, pairs=True).seen["partners"] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("seats", "corners", "starts"),
    [(2, [0, 2], (5, 39)), (3, [0, 1, 2], (5, 22, 39)), (4, [0, 1, 2, 3], STARTS)],
)
def test_everybody_starts_at_his_own_corner(
    seats: int, corners: list[int], starts: tuple[int, ...]
) -> None:
    game = tell("turn: 1", seats=seats)
    assert game.seen["corners"] == corners
    assert game.seen["players"] == seats
    for seat, start in enumerate(starts):
        game.tell("roll 5 1")
        assert game.steps == f"base-{start}"
        game.tell(f"base-{start}", "done")
        assert game.at(seat) == f"{start} base base base"


def test_all_four_pieces_begin_in_the_base() -> None:
    game = tell("start", seats=3)
    assert [game.at(seat) for seat in range(3)] == ["base base base base"] * 3
    assert game.seen["pieces"] == [["base"] * 4] * 3


@pytest.mark.parametrize(("seat", "entry"), [*enumerate((68, 17, 34, 51))])
def test_the_lane_turns_off_after_the_own_entry_cell_only(seat: int, entry: int) -> None:
    """Each colour's piece stands on each entry cell: only its own leads into the lane."""
    for cell in (68, 17, 34, 51):
        places = f"{seat + 1}: {cell} base base base; turn: {seat + 1}; dice: 1 1"
        lane = {f"{cell}-L1"} if cell == entry else set()
        assert set(tell(places, seats=4).steps.split()) == lane | {f"{cell}-{cell % 68 + 1}"}


def test_a_lane_has_seven_cells_and_then_the_home() -> None:
    game = tell("1: 68 base base base; turn: 1; dice: 6 1", "68-L6", "L6-L7", "done")
    game.tell("roll 6 4", "roll 1 2", "L7-home")
    assert game.at(0) == "home base base base"


def test_the_track_has_sixty_eight_cells() -> None:
    assert tell("2: 68 base base base; turn: 2; dice: 3 4").steps == "68-3 68-4"
    with pytest.raises(Refused):
        PARCHIS.read_plan("1: 69 base base base")


def test_coloured_cells_are_the_starting_cells_or_twelve_by_an_option() -> None:
    assert tell("start").seen["shelters"] == list(STARTS)
    assert tell("start", safe_cells=12).seen["shelters"] == sorted((*STARTS, *SAFE))


@pytest.mark.parametrize("safe_cells", [4, 12])
def test_the_first_words_tell_the_board(safe_cells: int) -> None:
    game = tell("start", seats=4, pairs=True, safe_cells=safe_cells)
    (first,) = game.events
    assert first.said.args == {
        "players": 4,
        "pairs": True,
        "safe": safe_cells,
        "position": "start\n",
    }
    assert tell("start", seats=3).events[0].said.args["pairs"] is False


def test_the_presets_options_and_their_bounds() -> None:
    shown = {option.name: (option.kind, option.default, option.choices) for option in OPTIONS}
    assert shown == {
        "safe_cells": ("choice", 4, (4, 12)),
        "pairs": ("bool", False, ()),
        "partners_capture": ("bool", False, ()),
        "help_partner": ("bool", False, ()),
        "clock_minutes": ("int", 1, ()),
        "break_minutes": ("int", 5, ()),
    }
    pairs = PARCHIS.write_rules(PARCHIS.presets()["parchis-pairs"])
    assert pairs == {
        "preset": "parchis-pairs",
        "safe_cells": 4,
        "pairs": True,
        "partners_capture": False,
        "help_partner": True,
        "clock_minutes": 1,
        "break_minutes": 5,
    }
    for rules in PARCHIS.presets().values():
        assert PARCHIS.read_rules(PARCHIS.write_rules(rules)) == rules


@pytest.mark.parametrize(
    ("data", "key", "args"),
    [
        ({"safe_cells": 5}, "refused-option", {"option": "safe_cells", "wanted": "4, 12"}),
        ({"safe_cells": "4"}, "refused-option", {"option": "safe_cells", "wanted": "4, 12"}),
        ({"safe_cells": True}, "refused-option", {"option": "safe_cells", "wanted": "4, 12"}),
        ({"pairs": 1}, "refused-option", {"option": "pairs", "wanted": "true or false"}),
        ({"preset": "ludo"}, "refused-preset", {"preset": "ludo"}),
        ({"safe": 4}, "refused-unknown-option", {"option": "safe"}),
        *(
            ({option: True}, "refused-options", {"one": option, "other": needed})
            for option, needed in NEEDS
        ),
        (
            {"preset": "parchis-pairs", "pairs": False},
            "refused-options",
            {"one": "help_partner", "other": "pairs"},
        ),
    ],
)
def test_what_cannot_be_played_is_refused(
    data: dict[str, Any], key: str, args: dict[str, Any]
) -> None:
    with pytest.raises(RulesError) as caught:
        PARCHIS.read_rules(data)
    assert (caught.value.key, caught.value.args_for_words) == (key, args)
