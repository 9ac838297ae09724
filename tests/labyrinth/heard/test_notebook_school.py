"""The notebook in school games, as drawn plans: drift, falls, lifts, hints, casinos."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from tests.labyrinth.drawing import school
from tests.labyrinth.heard.sketch import draw_notebook, drawing
from tests.labyrinth.heard.soundness import heard_by

RIVER: Final = """
        a   b   c   d
      +---+---+---+---+
    1 | .   >   >   v |
      +   +   +   +   +
    2 | .   .   H   v |
      +   +   +   +   +
    3 | p1  A   .   D |
      +   +   +---+   +
    4 | .   .   C   .
      +---+---+---+---+
    treasure a1
    false b4
    """
TOWER: Final = """
    floor 1
        a   b   c
      +---+---+---+
    1 | .   .   L |
      +   +   +   +
    2 | .   H   . |
      +---+   +   +
    3 | p1  A   p2
      +---+---+---+
    floor 2
        a   b   c
      +---+---+---+
    1 | .   .   L |
      +   +   +   +
    2 | .   >   D |
      +   +   +   +
    3 | q1  q2  . |
      +---+---+---+
    treasure 1a1
    false 2a1
    """


def seen(
    *lines: str, eye: int | None = None, plan: str = RIVER, **options: Any
) -> Mapping[str, Any]:
    return heard_by(school(plan, *lines, **options), eye).show()


def knows(
    *lines: str, picture: str, eye: int | None = None, plan: str = RIVER, **options: Any
) -> None:
    assert draw_notebook(seen(*lines, eye=eye, plan=plan, **options)) == drawing(picture)


@pytest.mark.rule("C-1")
def test_whoever_is_placed_stands_on_land_and_nobody_knows_where() -> None:
    knows("chance: placed a2", "0: go right", start="placed", seats=1, picture="""
        adrift 12: 0 at 0,1
        L+L
        """)  # fmt: skip


class TestDrift:
    @pytest.mark.rule("B-3")
    def test_one_or_two_cells_in_any_direction_that_the_water_may_take(self) -> None:
        # From b1: c1, d1, c2, b2, b3 or a2, but not back to the land.
        into = ("0: start a1", "0: go right", "chance: drift 2")
        knows(*into, picture="""
            plan from a1
            L+R  *1 at a1
            adrift 6: 0 at 0,0
            R
            """)  # fmt: skip
        piece = seen(*into)["notebook"]["fragments"][1]
        assert piece["at"] == [[0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [2, 1]]

    @pytest.mark.rule("B-3")
    def test_no_link_is_shown_for_the_next_one_may_end_elsewhere(self) -> None:
        assert seen("0: start a1", "0: go right", "chance: drift 1")["notebook"]["links"] == []

    @pytest.mark.rule("B-3")
    @pytest.mark.rule("B-6")
    def test_one_cell_on_is_the_flow(self) -> None:
        knows("0: start a1", "0: go right", "chance: drift 1", "0: hint", eye=0, picture="""
            plan from a1: 0 at c1
            L+>+R  *1 at a1
            """)  # fmt: skip

    @pytest.mark.rule("B-3")
    @pytest.mark.rule("B-6")
    def test_two_cells_on_in_a_line_are_both_flows(self) -> None:
        # The water of d1 can't leave the plan, nor flow back.
        knows("0: start a1", "0: go right", "chance: drift 2", "0: hint", eye=0, picture="""
            plan from a1: 0 at d1
            L+>+>+v  *1 at a1
                  +
                  ?
            """)  # fmt: skip

    @pytest.mark.rule("B-3")
    @pytest.mark.rule("B-6")
    def test_two_cells_on_round_a_corner_are_one_of_two_ways(self) -> None:
        knows("0: start c1", "0: flow", "chance: drift 2", "0: hint", eye=0, picture="""
            plan from c1: 0 at d2
            R

              R
            """)  # fmt: skip

    @pytest.mark.rule("B-3")
    @pytest.mark.rule("B-6")
    def test_round_a_corner_a_wall_on_the_one_way_leaves_the_other(self) -> None:
        walled = RIVER.replace("2 | .   .   H   v |", "2 | .   .   H | v |")
        lines = ("0: start c1", "0: flow", "chance: drift 2", "0: hint", "0: go left")
        knows(*lines, "chance: drift 1", plan=walled, eye=0, picture="""
            plan from c1
            >+v
              +
             |v
              +
              ?
            adrift 3: 0 at 0,0
            D
            """)  # fmt: skip

    @pytest.mark.rule("B-3")
    def test_walking_in_a_river_may_have_been_along_or_against_the_flow(self) -> None:
        # d1 itself; or on from there, but not to c1: that would have been against the flow.
        into = ("0: start c1", "0: go right")
        knows(*into, picture="""
            plan from c1
            R+R
            adrift 4: 0 at 0,0
            R
            """)  # fmt: skip
        piece = seen(*into)["notebook"]["fragments"][1]
        assert piece["at"] == [[0, 3], [1, 2], [1, 3], [2, 3]]

    @pytest.mark.rule("B-3")
    @pytest.mark.rule("B-6")
    def test_along_and_against_a_known_flow_one_ends_just_there(self) -> None:
        known = ("0: start b1", "0: flow", "chance: drift 1", "0: hint")
        knows(*known, "0: go left", eye=0, picture="""
            plan from b1: 0 at b1
            >+R
            """)  # fmt: skip
        knows(*known, "0: go left", "0: go right", eye=0, picture="""
            plan from b1: 0 at c1
            >+R
            """)  # fmt: skip

    @pytest.mark.rule("B-3")
    def test_the_delta_stops_it(self) -> None:
        # From d2 one cell on, or two with a river between.
        into = ("0: start d2", "0: flow", "chance: drift 2")
        knows(*into, picture="""
            plan from d2
            R
            adrift 7: 0 at 0,0
            D
            """)  # fmt: skip
        knows(*into, "0: hint", eye=0, picture="""
            plan from d2: 0 at d3
            v
            +
            D
            """)  # fmt: skip

    @pytest.mark.rule("B-3")
    @pytest.mark.rule("D-2.2")
    def test_whoever_meets_a_wall_in_a_river_drifts_on(self) -> None:
        knows("0: start d1", "0: go up", "chance: drift 1", picture="""
            plan from d1
            #
            R
            adrift 5: 0 at 0,0
            R
            """)  # fmt: skip

    @pytest.mark.rule("B-3", "G-1")
    def test_round_a_corner_where_a_cell_is_lacking_there_is_one_way(self) -> None:
        cornered = """
                a   b   c
              +   +---+---+
            1     | v   . |
              +---+   +   +
            2 | D   <   . |
              +   +   +   +
            3 | A   H   .
              +---+---+---+
            treasure c3
            false c2
            """
        lines = ("0: start b1", "0: flow", "chance: drift 2", "0: hint")
        knows(*lines, plan=cornered, eye=0, picture="""
            plan from a1: 0 at a2
              v
              +
            D+<
            """)  # fmt: skip


class TestTreasures:
    @pytest.mark.rule("B-7")
    def test_what_one_drops_another_may_take_in_the_same_turn(self) -> None:
        # Nobody knows that both stand in one place: left there, it is noted for either.
        into = ("chance: placed a2", "chance: placed b2", "0: go down", "0: keep", "1: go left")
        taken = ("0: loop", "0: keep", "1: go down", "1: choose 1", "0: shoot left")
        options: dict[str, Any] = {"start": "placed", "seats": 2}
        plan = RIVER.replace("treasure a1", "treasure a3")
        for answer, held in (("0: keep", 2), ("0: choose 1", 0)):
            shown = seen(*into, *taken, answer, plan=plan, **options)["notebook"]["fragments"]
            assert sum(cell["treasures"] for piece in shown for cell in piece["cells"]) == held


class TestFalls:
    @pytest.mark.rule("B-4", "D-6.8")
    def test_of_a_fall_that_is_not_told_too_the_end_is_some_pit(self) -> None:
        knows("0: start a3", "0: go left tell wall", compound=True, semidark=True, picture="""
            plan from a3
            #P
            adrift 16: 0 at 0,0
            P
            """)  # fmt: skip

    @pytest.mark.rule("B-4")
    def test_whoever_meets_a_wall_in_a_pit_falls_on(self) -> None:
        knows("0: start a3", "0: go left", picture="""
            plan from a3
            #P
            adrift 16: 0 at 0,0
            P
            """)  # fmt: skip

    @pytest.mark.rule("B-4")
    @pytest.mark.rule("B-6")
    def test_a_pit_may_lead_to_itself(self) -> None:
        lines = ("0: start a3", "0: go left", "0: hint", "0: loop")
        knows(*lines, eye=0, picture="""
            plan from a3: 0 at a3
            #P
            """)  # fmt: skip
        a3 = {"fragment": 0, "row": 2, "col": 0}
        links = seen(*lines, eye=0)["notebook"]["links"]
        assert links == [{"by": "pit", "from": a3, "to": a3}]


class TestLifts:
    @pytest.mark.rule("B-10")
    def test_a_lift_known_on_one_floor_is_known_on_all(self) -> None:
        knows("0: start 1b1", "0: go right", plan=TOWER, picture="""
            plan from 1b1: 0 at 2c1
            floor 1
            L+I
            floor 2
              I
            """)  # fmt: skip

    @pytest.mark.rule("B-10")
    def test_from_the_last_floor_it_leads_to_the_first(self) -> None:
        knows("0: start 2b1", "0: go right", "0: go down", plan=TOWER, picture="""
            plan from 1b1: 0 at 1c2
            floor 1
              I
              +
              L
            floor 2
            L+I
            """)  # fmt: skip

    @pytest.mark.rule("B-10")
    def test_in_a_place_unknown_it_keeps_the_coordinates(self) -> None:
        # With two floors it is certain that it leads to the other one, not which that is.
        placed = ("chance: placed 1b1", "0: go right", "0: go left")
        knows(*placed, plan=TOWER, start="placed", seats=1, picture="""
            adrift 12
            L+I
            adrift 12: 0 at 0,0
            L+I
            """)  # fmt: skip

    @pytest.mark.rule("B-10")
    def test_back_by_lift_is_where_one_came_from(self) -> None:
        placed = ("chance: placed 1b1", "0: go right", "0: lift", "0: go down")
        knows(*placed, plan=TOWER, start="placed", seats=1, picture="""
            adrift 8: 0 at 1,1
            L+I
              +
              L
            adrift 8
            I
            """)  # fmt: skip

    @pytest.mark.rule("B-10")
    @pytest.mark.rule("B-4")
    def test_whoever_meets_a_wall_in_it_falls_to_the_next_floor(self) -> None:
        knows("0: start 1c1", "0: go right", plan=TOWER, picture="""
            plan from 1c1: 0 at 2c1
            floor 1
            I#
            floor 2
            I
            """)  # fmt: skip

    @pytest.mark.rule("B-10")
    def test_rows_of_two_floors_are_not_neighbours(self) -> None:
        shown = seen("0: start 1b2", "1: start 2b1", "0: go down", "1: go up", plan=TOWER)
        sides = shown["notebook"]["fragments"][0]["sides"]
        assert {(side["row"], side["side"], side["is"]) for side in sides} == {
            (1, "down", "open"),
            (3, "up", "edge"),
        }
        assert shown["floors"] == shown["notebook"]["fragments"][0]["floors"] == 2

    @pytest.mark.rule("C-8")
    def test_a_loop_keeps_to_its_floor_unless_it_may_lead_through_them(self) -> None:
        for through, places in ((False, 8), (True, 17)):
            lines = ("0: start 1b3", "0: go left")
            shown = seen(*lines, plan=TOWER, floor_loops=through)["notebook"]["fragments"]
            assert shown[1]["places"] == places, through


class TestHints:
    @pytest.mark.rule("B-6")
    def test_only_the_buyer_learns_where_he_is(self) -> None:
        placed = ("chance: placed a2", "chance: placed c3", "0: hint")
        options: dict[str, Any] = {"start": "placed", "seats": 2}
        knows(*placed, eye=0, **options, picture="""
            plan from a2: 0 at a2
            L
            adrift 16: 1 at 0,0
            L
            """)  # fmt: skip
        for eye in (None, 1):
            pieces = seen(*placed, eye=eye, **options)["notebook"]["fragments"]
            assert [piece["anchored"] for piece in pieces] == [False, False]

    @pytest.mark.rule("B-6")
    def test_if_it_is_said_aloud_all_learn_it(self) -> None:
        placed = ("chance: placed a2", "chance: placed c3", "0: hint")
        shown = seen(*placed, start="placed", seats=2, hint_aloud=True)["notebook"]
        assert shown["fragments"][0]["pawns"] == [{"seat": 0, "row": 1, "col": 0}]

    @pytest.mark.rule("B-6")
    @pytest.mark.rule("D-3.4")
    def test_outside_one_is_told_beside_which_cell(self) -> None:
        placed = ("chance: placed d4", "0: go right", "0: hint")
        knows(*placed, start="placed", seats=1, outside=True, eye=0, picture="""
            plan from d4: 0 at d4
            L=
            #
            """)  # fmt: skip


class TestCasinos:
    @pytest.mark.rule("B-5")
    def test_the_only_one_joins_those_who_have_seen_it(self) -> None:
        placed = ("chance: placed d4", "chance: placed b3", "0: go left", "1: go down", "0: go up")
        plan = RIVER.replace("| p1  A   .   D |", "| p1  .   A   D |").replace(
            "false b4", "false a4"
        )
        knows(*placed, "1: go right", plan=plan, start="placed", seats=2, picture="""
            adrift 6: 0 at 1,1, 1 at 1,1
            L
            + -
            L+C+L
            """)  # fmt: skip
