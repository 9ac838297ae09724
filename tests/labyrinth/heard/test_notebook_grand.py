"""The notebook in grand games, as drawn plans: composed, hidden and dark moves, things, mites."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from gamemaster.labyrinth.grid import cell_name
from gamemaster.labyrinth.heard.fragments import ContradictionError
from gamemaster.labyrinth.heard.notebook import Notebook
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import grand
from tests.labyrinth.heard.sketch import draw_notebook, drawing
from tests.labyrinth.heard.soundness import heard_by

PLAN: Final = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   H | . |
      +   +---+   +   +
    2 | .   .   >   v |
      +   +   +   +   +
    3 | p1  A   .   D |
      +   +   +---+   +
    4 | .   .   p2  .
      +---+---+---+---+
    treasure a1
    false b4
    """
COUNTS: Final = {
    "exits": 1,
    "closed_exits": 0,
    "arsenals": 1,
    "hospitals": 1,
    "false_treasures": 1,
}


def seen(
    *lines: str, eye: int | None = None, plan: str = PLAN, **options: Any
) -> Mapping[str, Any]:
    told = grand(plan, *lines, **{**COUNTS, **options})
    return heard_by(told, eye).show()


def knows(
    *lines: str, picture: str, eye: int | None = None, plan: str = PLAN, **options: Any
) -> None:
    assert draw_notebook(seen(*lines, eye=eye, plan=plan, **options)) == drawing(picture)


def where(shown: Mapping[str, Any], seat: int) -> str | None:
    """The type of the cell on which somebody stands, as far as it is certain."""
    for piece in shown["notebook"]["fragments"]:
        for pawn in piece["pawns"]:
            if pawn["seat"] == seat:
                at = (pawn["row"], pawn["col"])
                kinds = {(cell["row"], cell["col"]): cell["cell"] for cell in piece["cells"]}
                kind = kinds.get(at)
                return None if kind is None else str(kind)
    return None


def lying(shown: Mapping[str, Any]) -> dict[tuple[int, int], Mapping[str, int]]:
    """What certainly lies about in the plan's frame, by row and column; nothing else is shown."""
    plan = shown["notebook"]["fragments"][0]
    return {
        (cell["row"], cell["col"]): {kind: n for kind, n in cell["things"].items() if n}
        for cell in plan["cells"]
        if cell["things"] is not None
    }


class TestInfections:
    PLAN = PLAN.replace("treasure a1", "treasure d1").replace("| .   .   H |", "| .   E   H |")

    @pytest.mark.rule("D-4.7")
    def test_what_falls_from_the_hands_of_the_infected_lies_there(self) -> None:
        lines = ["0: start a1", "0: go right", "0: leave bullet; go left", "0: go right"]
        shown = seen(*lines, plan=self.PLAN, encephalitis=1)
        assert lying(shown) == {(0, 1): {"bullets": 3, "mines": 1}}
        shown = seen(*lines, "0: go left", "0: go right", plan=self.PLAN, encephalitis=1)
        assert lying(shown) == {(0, 1): {"bullets": 3, "mines": 1}}

    @pytest.mark.rule("D-4.7", "D-6.7")
    def test_what_he_may_have_got_rid_of_unseen_is_not_counted(self) -> None:
        lines = ["0: start a1", "0: go right", "0: dark leave bullets; go left", "0: go right"]
        assert lying(seen(*lines, plan=self.PLAN, encephalitis=1)) == {(0, 1): {"bullets": 3}}

    @pytest.mark.rule("D-5.5e")
    def test_treasures_at_his_feet_are_counted_once(self) -> None:
        plan = self.PLAN.replace("treasure d1", "treasure a1").replace("false b4", "false a2")
        lines = ["0: start a2", "1: start a1", "0: go up", "1: skip", "0: shoot up; go left"]
        shown = seen(*lines, "0: keep", plan=plan, encephalitis=1, scream=False)
        cells = shown["notebook"]["fragments"][0]["cells"]
        assert [cell["treasures"] for cell in cells if cell["treasures"]] == [1]


class TestComposedMoves:
    @pytest.mark.rule("D-2.1")
    def test_each_action_is_answered_by_itself(self) -> None:
        knows("0: start b2", "0: throw bomb up; go left; throw bomb up", picture="""
            plan from a1: 0 at a2
            ?
            + -
            L+L
            """)  # fmt: skip

    @pytest.mark.rule("D-6.5")
    def test_of_a_condition_the_way_that_was_gone_is_said(self) -> None:
        choice = "go up; if wall { throw bomb left } else { throw bomb right }"
        knows("0: start b2", f"0: {choice}", picture="""
            plan from a2: 0 at b2
              -
            ?+L
            """)  # fmt: skip
        knows("0: start a2", f"0: {choice}", picture="""
            plan from a1: 0 at a1
            L+?
            +
            L
            """)  # fmt: skip

    @pytest.mark.rule("D-5.8")
    def test_a_question_does_not_end_the_move(self) -> None:
        plan = PLAN.replace("false b4", "false a2")
        knows(
            "0: start a1", "0: go down; throw bomb down -> 0 acts go down, 0 arrived-land,"
            " 0 found-treasure 1, 0 asks-treasure 1 carrying", "0: keep", plan=plan,
            picture="""
            plan from a1: 0 at a2
            L
            +
            L  *1 at a2
            +
            ?
            """,
        )  # fmt: skip


class TestUnseenMoves:
    @pytest.mark.rule("D-6.7")
    def test_after_a_dark_step_he_may_be_anywhere(self) -> None:
        knows("0: start b2", "0: dark go right", picture="""
            plan from b2
            L
            adrift 16: 0 at 0,0
            ?
            """)  # fmt: skip

    @pytest.mark.rule("D-6.7")
    def test_a_dark_step_over_known_ground_is_certain(self) -> None:
        lines = ("0: start b2", "0: go left", "0: go right", "0: go up")
        knows(*lines, "0: dark go left", picture="""
            plan from a2: 0 at a2
              -
            L+L
            """)  # fmt: skip
        knows(*lines, "0: dark go up", picture="""
            plan from a2: 0 at b2
              -
            L+L
            """)  # fmt: skip

    @pytest.mark.rule("D-6.7")
    def test_not_against_a_wall_that_may_be_gone(self) -> None:
        knows("0: start b2", "0: go up", "0: dark blow up; dark go up", picture="""
            plan from b2
            !
            L
            adrift 16: 0 at 0,0
            ?
            """)  # fmt: skip

    @pytest.mark.rule("D-6.7")
    def test_a_dark_ride_leads_where_the_water_leads(self) -> None:
        lines = ("0: start b2", "1: start b2", "0: go right -> 0 carried-river", "1: dark go right")
        knows(*lines, picture="""
            plan from b2
            L+R
            adrift 3: 0 at 0,0, 1 at 0,0
            R
            """)  # fmt: skip

    @pytest.mark.rule("D-6.8")
    def test_whether_he_hit_a_wall_is_told(self) -> None:
        knows("0: start b2", "0: go up tell wall", picture="""
            plan from b2: 0 at b2
            -
            L
            """)  # fmt: skip
        knows("0: start b2", "0: go left tell wall", picture="""
            plan from b2
            +L
            adrift 16: 0 at 0,0
            ?
            """)  # fmt: skip

    @pytest.mark.rule("D-6.8")
    def test_who_is_told_the_cell_knows_where_he_is(self) -> None:
        knows("0: start b2", "0: go left tell cell", picture="""
            plan from a2: 0 at a2
            L+L
            """)  # fmt: skip

    @pytest.mark.rule("D-6.7")
    def test_a_dark_step_behind_a_condition_may_have_been_made(self) -> None:
        move = "0: if land { dark go left } else { go left }"
        knows("0: start b2", move, picture="""
            plan from b2
            L
            adrift 16: 0 at 0,0
            ?
            """)  # fmt: skip
        # From the arsenal he goes openly, so that he has not gone in the dark before.
        knows("0: start b3", move, picture="""
            plan from a3
            P+A
            adrift 14: 0 at 0,0
            P
            """)  # fmt: skip

    @pytest.mark.rule("D-3.4")
    def test_who_may_be_outside_may_come_in_where_he_left(self) -> None:
        knows("0: start d4", "0: dark go right", "0: go left", picture="""
            plan from d4
            L
            adrift 16: 0 at 0,0
            L
            """)  # fmt: skip

    @pytest.mark.rule("D-3.4")
    def test_over_a_known_exit_he_certainly_went_outside(self) -> None:
        knows(
            "0: start d4", "0: go right", "0: go left", "0: dark go right", "0: go left",
            picture="""
            plan from d4: 0 at d4
            L=
            #
            """,
        )  # fmt: skip


class TestSecrets:
    @pytest.mark.rule("D-6.1")
    def test_a_start_named_in_secret_is_certain_for_oneself(self) -> None:
        lines = ("0: start b2", "1: start b3")
        knows(*lines, start="secret", eye=0, picture="""
            plan from b2: 0 at b2
            L
            adrift 15: 1 at 0,0
            A
            """)  # fmt: skip
        knows(*lines, start="secret", picture="""
            adrift 16: 0 at 0,0
            L
            adrift 16: 1 at 0,0
            A
            """)  # fmt: skip

    @pytest.mark.rule("D-6.1")
    def test_a_void_start_is_forgotten(self) -> None:
        lines = ("0: start a1", "1: start b3", "0: start b2", "1: start c3")
        knows(*lines, start="secret", void_starts=True, eye=1, picture="""
            plan from c3: 1 at c3
            L
            adrift 16: 0 at 0,0
            L
            """)  # fmt: skip

    @pytest.mark.rule("D-7.6")
    def test_all_start_on_one_cell(self) -> None:
        knows("chance: together b2", seats=3, start="together", picture="""
            adrift 16: 0 at 0,0, 1 at 0,0, 2 at 0,0
            L
            """)  # fmt: skip

    @pytest.mark.rule("D-5.5h")
    def test_an_ordered_cell_is_certain_for_oneself(self) -> None:
        lines = (
            "0: start a2", "1: start b2", "0: shoot right; go up", "1: order c3", "1: go down",
        )  # fmt: skip
        knows(*lines[:4], eye=1, picture="""
            plan from a1: 0 at a1, 1 at c3
            L
            +
            L L

                ?
            """)  # fmt: skip
        knows(*lines, picture="""
            plan from a1: 0 at a1
            L
            +
            L L
            adrift 15: 1 at 0,0
            ?
            -
            """)  # fmt: skip

    @pytest.mark.rule("D-4.2", "D-5.3", "D-5.5h")
    @pytest.mark.parametrize(
        ("cell", "move", "house"),
        [("c1", "go right", "hospital"), ("b4", "blow up; go down", "arsenal")],
    )
    def test_what_is_done_for_him_on_it_tells_others_what_it_is(
        self, cell: str, move: str, house: str
    ) -> None:
        plan = PLAN.replace("4 | .   .   p2", "4 | .   A   p2").replace("3 | p1  A", "3 | p1  .")
        lines = ("0: start a2", "1: start b2", "0: shoot right; go up", f"1: order {cell}")
        assert where(seen(*lines, plan=plan), 1) is None
        assert where(seen(*lines, f"1: {move}", plan=plan), 1) == house

    @pytest.mark.rule("D-4.2", "D-6.8")
    def test_so_does_the_health_that_he_asked_for(self) -> None:
        lines = (
            "0: start a1",
            "1: start b1",
            "0: shoot right; go down",
            "1: dark flow",
            "0: go up",
        )
        assert where(seen(*lines, "1: dark go right"), 1) is None
        assert where(seen(*lines, "1: go right tell health"), 1) == "hospital"

    @pytest.mark.rule("D-7.2")
    def test_the_type_of_a_cell_that_he_asked_for(self) -> None:
        asked: dict[str, Any] = {"start": "secret", "beginners": "1", "beginner_asks": 1}
        knows("0: ask a3", "0: start b2", **asked, eye=0, picture="""
            plan from a2: 0 at b2
              L

            P
            """)  # fmt: skip


class TestWaters:
    @pytest.mark.rule("D-2.2")
    def test_who_hits_a_wall_in_a_river_drifts_on(self) -> None:
        knows("0: start d2", "0: go right -> 0 hit-wall, 0 drifted-delta", picture="""
            plan from d2
            R#
            adrift 3: 0 at 0,0
            D
            """)  # fmt: skip

    @pytest.mark.rule("D-4.6")
    def test_the_flow_leads_to_a_neighbouring_cell(self) -> None:
        knows("0: start d2", "0: flow -> 0 flowed-delta", picture="""
            plan from d2
            R
            adrift 3: 0 at 0,0
            D
            """)  # fmt: skip

    @pytest.mark.rule("D-7.4")
    def test_wading_into_a_delta_tells_the_flow(self) -> None:
        lines = ("0: start c2", "0: go right -> 0 waded-river", "0: go down -> 0 waded-delta")
        knows(*lines[:2], current="shallow", picture="""
            plan from c2: 0 at d2
            R+R
            """)  # fmt: skip
        knows(*lines, current="shallow", picture="""
            plan from c2: 0 at d3
            R+v
              +
              D
            """)  # fmt: skip

    @pytest.mark.rule("D-7.4")
    def test_from_a_delta_no_way_leads_into_a_river_that_flows_in(self) -> None:
        knows("0: start d3", "0: go up -> 0 hit-river", current="shallow", picture="""
            plan from d2: 0 at d3
            v
            +
            D
            """)  # fmt: skip

    @pytest.mark.rule("D-7.4")
    def test_turbulent_rivers_lead_to_a_delta_far_away(self) -> None:
        knows("0: start c3", "0: go up -> 0 carried-delta", current="turbulent", picture="""
            plan from c2
            R
            +
            L
            adrift 14: 0 at 0,0
            D
            """)  # fmt: skip
        shown = seen("0: start c3", "0: go up", current="turbulent")
        assert [link["by"] for link in shown["notebook"]["links"]] == ["river"]


class TestWallsAndExits:
    @pytest.mark.rule("G-1")
    def test_the_edge_may_be_a_closed_exit(self) -> None:
        two: dict[str, Any] = {"exits": 2, "closed_exits": 1}
        plan = PLAN.replace("+---+", "+===+", 1)
        knows("0: start d3", "0: go right", plan=plan, **two, picture="""
            plan from d3: 0 at d3
            D|
            """)  # fmt: skip
        knows("0: start d3", "0: go right", picture="""
            plan from d3: 0 at d3
            D#
            """)  # fmt: skip

    @pytest.mark.rule("G-1")
    def test_once_all_exits_are_known_the_rest_is_edge(self) -> None:
        plan = PLAN.replace("    +---+---+---+---+\n    1", "    +===+---+---+---+\n    1")
        plan = plan.replace("treasure a1", "treasure d1")
        lines = (
            "0: start b1", "0: go up", "0: go left", "0: go up", "0: blow up; go up",
            "0: go down", "0: order d4", "0: go right",
        )  # fmt: skip
        two: dict[str, Any] = {
            "exits": 2,
            "closed_exits": 1,
            "beginners": "1",
            "beginner_orders": 1,
        }
        knows(*lines[:4], plan=plan, **two, picture="""
            plan from a1: 0 at a1
            - -
            L+L
            """)  # fmt: skip
        knows(*lines[:6], plan=plan, **two, picture="""
            plan from a1: 0 at a1
            = -
            L+L
            """)  # fmt: skip
        knows(*lines, plan=plan, **two, eye=0, picture="""
            plan from a1: 0 at d4
             = #
            #L+L





                   ?=
                   #
            """)  # fmt: skip

    @pytest.mark.rule("D-7.8")
    def test_after_a_blast_of_unknown_effect_a_wall_is_doubtful(self) -> None:
        knows("0: start b2", "0: go up; blow up", picture="""
            plan from b2: 0 at b2
            !
            L
            """)  # fmt: skip

    @pytest.mark.rule("D-7.8")
    def test_a_wall_that_stands_after_a_blast_is_the_edge(self) -> None:
        two: dict[str, Any] = {"exits": 2, "closed_exits": 1}
        knows("0: start b1", "0: blow up; go up", **two, picture="""
            plan from b1: 0 at b1
            #
            L
            """)  # fmt: skip
        lines = (
            "0: start b1", "0: blow up; go right; blow left -> 0 acts blow up, 0 blast-stands,"
            " 0 acts go right, 0 arrived-hospital, 0 acts blow left, 0 blast-clear",
        )  # fmt: skip
        knows(*lines, **two, blast_answer="remains", picture="""
            plan from b1: 0 at c1
            #
            L+H
            """)  # fmt: skip

    @pytest.mark.rule("G-8")
    def test_a_closed_exit_that_was_blown_is_an_exit(self) -> None:
        plan = PLAN.replace("    +---+---+---+---+\n    1", "    +---+===+---+---+\n    1")
        two: dict[str, Any] = {"exits": 2, "closed_exits": 1, "blast_answer": "exploded"}
        knows("0: start b1", "0: go up; blow up -> 0 acts go up, 0 hit-wall,"
              " 0 acts blow up, 0 blast-done", plan=plan, **two, picture="""
            plan from b1: 0 at b1
            =
            L
            """)  # fmt: skip

    @pytest.mark.rule("D-6.7")
    def test_a_dark_blast_may_have_taken_a_wall(self) -> None:
        knows("0: start b2", "0: go up", "0: dark blow up; go left", picture="""
            plan from a2: 0 at a2
              !
            L+L
            """)  # fmt: skip
        # Behind a condition it may have been anywhere on the way.
        knows("0: start b2", "0: go up", "0: go left; if pit { dark blow left }", picture="""
            plan from a2: 0 at a2
              !
            L+L
            """)  # fmt: skip

    @pytest.mark.rule("G-1")
    def test_towards_a_hole_is_the_edge(self) -> None:
        plan = """
            a   b   c
          +---+---+---+
        1 | .   H   A |
          +   +---+   +
        2 | . |   | .
          +   +---+   +
        3 | p1  .   p2|
          +---+---+---+
        treasure a1
        false a2
        """
        shown = seen("0: start b3", "0: go up", plan=plan, outline="ring")
        assert shown["holes"] == [[1, 1]]
        assert draw_notebook(shown) == drawing("""
            plan from b3: 0 at b3
            #
            L
            """)
        # Nobody who is lost can be in the hole.
        adrift = seen("0: start b3", "0: dark go left", plan=plan, outline="ring")
        assert adrift["notebook"]["fragments"][1]["places"] == 8


class TestThings:
    @pytest.mark.rule("D-5.2")
    def test_what_was_left_and_thrown_lies_there(self) -> None:
        lines = ("0: start b2", "0: leave bombs; throw bullet left; go left hands-off")
        assert lying(seen(*lines)) == {(1, 0): {"bullets": 1}, (1, 1): {"bombs": 3}}

    @pytest.mark.rule("D-5.1")
    def test_what_was_taken_is_gone(self) -> None:
        lines = ("0: start b2", "0: leave bombs; throw bullets left; go left")
        assert lying(seen(*lines)) == {(1, 1): {"bombs": 3}}
        assert lying(seen(*lines, "0: go right")) == {}

    @pytest.mark.rule("D-5.5a")
    def test_who_has_none_shoots_what_lies_at_his_feet(self) -> None:
        lines = ("0: start b2", "0: leave bullets; go left", "0: go right hands-off; shoot up")
        assert lying(seen(*lines)) == {(1, 1): {"bullets": 2}}

    @pytest.mark.rule("D-6.7")
    def test_after_anything_unseen_nothing_is_certain_to_lie_there(self) -> None:
        lines = ("0: start b2", "1: start b3", "0: leave bombs; go left")
        assert lying(seen(*lines)) == {(1, 1): {"bombs": 3}}
        assert lying(seen(*lines, "1: dark go up")) == {}
        assert lying(seen(*lines, "1: go down; if pit { dark take bomb }")) == {}

    def test_somebody_adrift_may_have_taken_it(self) -> None:
        lines = (
            "0: start b2", "1: start a4", "0: throw bombs left; go left hands-off",
            "1: go up -> 1 arrived-pit", "0: go right", "1: go right",
        )  # fmt: skip
        assert lying(seen(*lines)) == {(1, 0): {"bombs": 3}}
        taken = ("0: leave bullets; go left hands-off", "1: take bombs; go left")
        assert lying(seen(*lines, *taken)) == {(1, 0): {"bombs": 3}, (1, 1): {"bullets": 3}}

    @pytest.mark.rule("D-5.7")
    def test_a_mine_destroys_bullets_wherever_they_were_seen(self) -> None:
        lines = (
            "0: start b2", "1: start a1", "0: leave bullets; mine left; go right", "1: skip",
        )  # fmt: skip
        assert lying(seen(*lines)) == {(0, 0): {"mines": 1}, (1, 1): {"bullets": 3}}
        assert lying(seen(*lines, "0: skip", "1: go down")) == {}

    @pytest.mark.rule("D-5.6")
    def test_a_corpse_is_seen(self) -> None:
        lines = (
            "0: start b2", "1: start a2", "0: shoot left; go down", "1: skip",
            "0: go up", "1: skip", "0: shoot left; go left hands-off",
        )  # fmt: skip
        assert lying(seen(*lines, last_alive="plays-on"))[1, 0]["corpses"] == 1

    @pytest.mark.rule("D-4.2")
    def test_a_hospital_takes_a_corpse_that_is_thrown_in(self) -> None:
        lines = (
            "0: start b1", "1: start a1", "0: leave mine; shoot left; go right", "1: skip",
            "0: go left hands-off", "1: skip", "0: shoot left; go left hands-off",
            "0: take corpse; go right hands-off",
        )  # fmt: skip
        thrown = lying(seen(*lines, "0: throw corpse right; go left", last_alive="plays-on"))
        assert (0, 2) not in thrown
        thrown = lying(seen(*lines, "0: throw corpse left; go right", last_alive="plays-on"))
        assert thrown[0, 0]["corpses"] == 1

    @pytest.mark.rule("D-6.5")
    def test_what_he_may_take_unseen_in_the_same_move_is_not_certain(self) -> None:
        lines = ("0: start b2", "0: leave bullets; go left")
        moves = ("0: go right hands-off", "0: go right hands-off; if land { dark take bullets }")
        assert lying(seen(*lines, moves[0])) == {(1, 1): {"bullets": 3}}
        assert lying(seen(*lines, moves[1])) == {}

    @pytest.mark.rule("D-5.8")
    def test_the_treasure_that_was_not_chosen_lies_there(self) -> None:
        plan = PLAN.replace("false b4", "false a2")
        shown = seen("0: start a1", "0: go down", "0: choose 1", plan=plan)
        assert [cell["treasures"] for cell in shown["notebook"]["fragments"][0]["cells"]] == [0, 1]


@pytest.mark.rule("D-4.7")
def test_to_the_immune_any_land_may_be_a_mite_s_cell() -> None:
    plan = PLAN.replace("| p1  A   .   D |", "| E   A   H   D |")
    plan = plan.replace("| .   .   p2  .", "| E   .   .   .")
    shown = seen(
        "0: start a2", "1: start d4",
        "0: go down -> 0 arrived-encephalitis, 0 woke-mite", "1: go up",
        "0: skip -> 0 skipped, 0 infected 12", "1: go down",
        "0: go right", "1: go up",
        "0: go right -> 0 arrived-hospital, 0 healed, 0 immune", "1: go down",
        "0: go left", "1: go up",
        "0: go down hands-off", "1: go down",
        "0: go left -> 0 arrived-land", plan=plan, hospitals=2,
    )  # fmt: skip
    cells = shown["notebook"]["fragments"][0]["cells"]
    types = {cell_name(cell["row"], cell["col"]): cell["cell"] for cell in cells}
    assert (types["a3"], types["a4"], types["b4"], types["d4"]) == (
        "encephalitis", None, None, "land",
    )  # fmt: skip


@pytest.mark.rule("G-3")
def test_a_scream_tells_nobody_s_place() -> None:
    lines = ("0: start a2", "1: start b3", "0: go up", "1: go left")
    before = seen(*lines)["notebook"]["fragments"][1]["places"]
    after = seen(*lines, "0: shoot down; go down")["notebook"]["fragments"][1]["places"]
    assert before == after


@pytest.mark.rule("A-8")
def test_the_bear_is_lost_where_it_may_have_gone_unseen() -> None:
    plan = PLAN + "bear a3"
    lines = ("0: start a1", "1: start a2", "0: go left -> 0 hit-wall", "1: skip", "0: go up")
    met = [*lines[:4], "0: go up -> 0 hit-wall, 1 mauled, 1 wounded"]
    loud = {"scream": False, "orders": False}
    assert seen(*met, plan=plan, **loud)["notebook"]["bear"] == {"fragment": 0, "row": 1, "col": 0}
    unseen = "1: if land { dark go up } else { go up }"
    assert seen(*met, unseen, plan=plan, **loud)["notebook"]["bear"] is None


def test_nobody_wades_out_of_dry_land() -> None:
    book = Notebook(Rules(current="shallow"))
    book.hear("requested", {"seat": 0, "actions": [{"do": "start", "at": "b3"}]})
    book.hear("starts-land", {"seat": 0})
    book.hear("requested", {"seat": 0, "actions": [{"do": "go", "side": "left"}]})
    with pytest.raises(ContradictionError):
        book.hear("waded-river", {"seat": 0})
