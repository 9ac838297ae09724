"""The notebook, as drawn plans: after these moves, exactly this is certain."""

from __future__ import annotations

from typing import Any

import pytest

from gamemaster.core.game import Said
from gamemaster.labyrinth.grid import DOWN, LEFT, RIGHT, UP
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import (
    PLAN as IN_PLACE,
)
from gamemaster.labyrinth.heard.fragments import (
    STRIDE,
    ContradictionError,
    Side,
    spot_at,
)
from gamemaster.labyrinth.heard.joining import Joiner
from gamemaster.labyrinth.heard.notebook import Notebook
from gamemaster.labyrinth.heard.ties import Spot
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import play
from tests.labyrinth.heard.sketch import drawing, listen, sketch

PLAN = """
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


def knows(*lines: str, picture: str, plan: str = PLAN, **options: int) -> None:
    assert sketch(plan, *lines, **options) == drawing(picture)


def test_a_start_cell_said_aloud_lies_in_the_plan() -> None:
    knows("0: start b2", picture="""
        plan from b2: 0 at b2
        L
        """)  # fmt: skip


@pytest.mark.rule("A-3")
def test_steps_open_sides_and_walls_are_walls() -> None:
    knows("0: start b2", "0: go up", "0: go left", picture="""
        plan from a2: 0 at a2
          -
        L+L
        """)  # fmt: skip


@pytest.mark.rule("G-1")
def test_a_wall_met_at_the_edge_is_the_edge() -> None:
    knows("0: start a1", "0: go left", picture="""
        plan from a1: 0 at a1
        #L
        """)  # fmt: skip


@pytest.mark.rule("A-7")
def test_with_the_only_exit_known_the_rest_of_the_edge_is_closed() -> None:
    knows("0: start d4", "0: go right", picture="""
        plan from d4: 0 at d4
        L=
        #
        """)  # fmt: skip


def test_with_two_exits_published_the_edge_stays_unknown() -> None:
    plan = PLAN.replace("+---+", "+   +", 1)
    knows("0: start d4", "0: go right", plan=plan, exits=2, picture="""
        plan from d4: 0 at d4
        L=
        """)  # fmt: skip


class TestRivers:
    @pytest.mark.rule("G-9")
    def test_where_a_river_leads_is_unknown_at_first(self) -> None:
        # Not back to the land: three cells remain.
        knows("0: start b2", "0: go right", picture="""
            plan from b2
            L+R
            adrift 3: 0 at 0,0
            R
            """)  # fmt: skip

    @pytest.mark.rule("G-9")
    def test_walls_and_the_edge_leave_one_way_for_the_water(self) -> None:
        knows("0: start b2", "0: go right", "0: go up", "0: go down", picture="""
            plan from b1: 0 at d3
                L
                +
            L+>+v
                +
                D
            """)  # fmt: skip

    def test_a_known_flow_carries_to_a_known_cell(self) -> None:
        knows(
            "0: start b2", "0: go right", "0: go up", "0: go down", "0: go left", "0: go up",
            picture="""
            plan from b1: 0 at d2
                L
                +
            L+>+v
              + +
              L+D
            """,
        )  # fmt: skip

    def test_the_same_cell_left_twice_leads_to_the_same_cell(self) -> None:
        told = play(PLAN, "0: start b2", "1: start b2", "0: go right", "1: go right")
        shown = listen(told).show()["notebook"]
        assert [piece["pawns"] for piece in shown["fragments"]] == [
            [],
            [{"seat": 0, "row": 0, "col": 0}, {"seat": 1, "row": 0, "col": 0}],
        ]

    def test_a_carried_pawn_is_linked_to_the_river_cell(self) -> None:
        shown = listen(play(PLAN, "0: start b2", "0: go right")).show()["notebook"]
        assert shown["links"] == [
            {
                "by": "river",
                "from": {"fragment": 0, "row": 1, "col": 2},
                "to": {"fragment": 1, "row": 0, "col": 0},
            }
        ]
        # Where it could lie: beside c2, but not at b2, which is dry.
        assert shown["fragments"][1]["at"] == [[0, 2], [1, 3], [2, 2]]

    @pytest.mark.rule("G-9")
    def test_no_piece_lies_where_a_river_would_flow_in_a_circle(self) -> None:
        atlas = Atlas(Rules())
        atlas.set_cell(Spot(IN_PLACE, spot_at(0, 0)), "river")
        atlas.set_flow(Spot(IN_PLACE, spot_at(0, 0)), RIGHT)
        piece = atlas.new_fragment("river").fragment
        for spot, way in ((0, DOWN), (STRIDE, LEFT), (STRIDE - 1, UP)):
            atlas.set_cell(Spot(piece, spot), "river")
            atlas.set_flow(Spot(piece, spot), way)
        Joiner(atlas).conclude()
        assert spot_at(0, 1) not in atlas.fragments[piece].places
        assert spot_at(0, 2) in atlas.fragments[piece].places

    @pytest.mark.rule("G-9")
    def test_no_piece_lies_where_a_river_could_flow_nowhere(self) -> None:
        atlas = Atlas(Rules())
        atlas.set_cell(Spot(IN_PLACE, spot_at(0, 0)), "river")
        piece = atlas.new_fragment("land").fragment
        atlas.set_cell(Spot(piece, STRIDE - 1), "land")
        Joiner(atlas).conclude()
        assert spot_at(0, 1) not in atlas.fragments[piece].places
        assert spot_at(1, 1) in atlas.fragments[piece].places


class TestPits:
    @pytest.mark.rule("G-10")
    def test_whoever_falls_in_is_nobody_knows_where(self) -> None:
        knows("0: start b3", "0: go left", picture="""
            plan from a3
            P+A
            adrift 14: 0 at 0,0
            P
            """)  # fmt: skip

    @pytest.mark.rule("G-10")
    def test_the_same_pit_leads_to_the_same_pit(self) -> None:
        knows(
            "0: start b3", "1: start b3", "0: go left", "1: go left", "0: go right", "1: loop",
            picture="""
            plan from a3
            P+A
            adrift 10: 0 at 0,1
            P+L
            adrift 15: 1 at 0,0
            P
            """,
        )  # fmt: skip

    @pytest.mark.rule("G-10")
    def test_two_pits_never_lead_to_one(self) -> None:
        plan = """
            a   b   c
          +---+---+---+
        1 | p1  .   p2|
          +   +   +   +
        2 | H   A   q1|
          +   +   +   +
        3 | .   .   q2
          +---+---+---+
        treasure b3
        false a3
        """
        # The only arsenal tells player 0 that p1 led him to c1; so q1 leads elsewhere, and on.
        told = play(
            plan, "0: start b1", "1: start b2", "0: go left", "1: shoot up", "0: go left",
            "1: shoot up", "0: go down -> 0 arrived-arsenal", "1: go right -> 1 arrived-pit",
        )  # fmt: skip
        plan_frame, adrift = listen(told).show()["notebook"]["fragments"]
        assert {"row": 0, "col": 2, "cell": "pit"}.items() <= plan_frame["cells"][2].items()
        assert adrift["at"] == [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2]]

    @pytest.mark.rule("G-10")
    @pytest.mark.rule("B-4")
    def test_a_pit_leads_to_itself_only_where_a_loop_may_have_one(self) -> None:
        for lone_pits, places in ((False, 14), (True, 15)):
            told = play(PLAN, "0: start b3", "0: go left", lone_pits=lone_pits)
            _, adrift = listen(told).show()["notebook"]["fragments"]
            assert (adrift["places"], len(adrift["at"])) == (places, places)
            assert ([2, 0] in adrift["at"]) == lone_pits

    @pytest.mark.rule("G-10")
    def test_a_pit_that_leads_elsewhere_is_another_pit(self) -> None:
        atlas = Atlas(Rules())
        known, end = Spot(IN_PLACE, spot_at(0, 0)), Spot(IN_PLACE, spot_at(0, 3))
        for spot in (known, end):
            atlas.set_cell(spot, "pit")
        first, second = atlas.new_fragment("pit"), atlas.new_fragment("pit")
        atlas.tie("pit", known, end)
        atlas.tie("pit", first, second)
        joiner = Joiner(atlas)
        joiner.conclude()
        places = [atlas.fragments[spot.fragment].places for spot in (first, second)]
        assert [(known.at in at, end.at in at) for at in places] == [(True, True), (True, True)]
        atlas.read_side(second, RIGHT, Side(open=1))
        atlas.read_side(end, RIGHT, Side(wall=1))
        joiner.conclude()
        places = [atlas.fragments[spot.fragment].places for spot in (first, second)]
        assert [(known.at in at, end.at in at) for at in places] == [(False, True), (True, False)]

    def test_the_only_arsenal_joins_what_a_pit_had_parted(self) -> None:
        knows(
            "0: start b3", "0: go left", "0: go left", "0: go up", "0: go up",
            picture="""
            plan from a2: 0 at b2
              L
              +
            P+A
              +
              L+P
            """,
        )  # fmt: skip


class TestBlasts:
    @pytest.mark.rule("A-5")
    def test_a_blown_wall_is_open(self) -> None:
        knows("0: start c3", "0: blow down", picture="""
            plan from c3: 0 at c3
            L
            +
            ?
            """)  # fmt: skip

    @pytest.mark.rule("A-5")
    def test_a_fruitless_blast_alone_tells_nothing_to_draw(self) -> None:
        knows("0: start b2", "0: blow left", picture="""
            plan from b2: 0 at b2
            L
            """)  # fmt: skip

    @pytest.mark.rule("A-5")
    def test_a_wall_that_withstands_is_the_edge_even_where_nobody_knows_the_place(self) -> None:
        knows("0: start d4", "0: go left", "0: go left", "0: blow left", picture="""
            plan from c4
            P+L
            adrift 4: 0 at 0,0
            #P
            """)  # fmt: skip

    @pytest.mark.rule("A-5")
    def test_and_so_tells_where_it_is(self) -> None:
        # The river at c2 flows left, right or down; only d2 lies at the edge.
        knows("0: start c1", "0: go down", "0: go right", "0: blow right", picture="""
            plan from c1: 0 at d2
            H
            +
            >+R#
            """)  # fmt: skip

    def test_a_wall_may_have_been_blown_by_somebody_adrift(self) -> None:
        # Player 1, lost in the pits, blows a wall that could be the one which player 0 met.
        knows(
            "0: start c3", "1: start b3", "0: go down", "1: go left", "0: go right", "1: blow up",
            picture="""
            plan from a3: 0 at d3
            P+A L+D
                !
            adrift 8: 1 at 1,0
            ?
            +
            P
            """,
        )  # fmt: skip

    def test_a_wall_elsewhere_for_certain_stays_a_wall(self) -> None:
        knows("0: start c3", "1: start b2", "0: go down", "1: blow up", picture="""
            plan from b1: 0 at c3, 1 at b2
            ?
            +
            L

              L
              -
            """)  # fmt: skip


@pytest.mark.rule("A-4")
def test_whoever_is_hit_stands_in_the_line_of_fire() -> None:
    lines = ("0: start d3", "1: start b3", "0: go down", "1: go left")
    before = listen(play(PLAN, *lines)).show()["notebook"]["fragments"][1]
    after = listen(play(PLAN, *lines, "0: shoot left")).show()["notebook"]["fragments"][1]
    assert before["places"] == 12
    assert after["at"] == [[3, 0], [3, 1], [3, 2]]


@pytest.mark.rule("A-4")
def test_the_line_of_a_hit_was_open() -> None:
    knows("0: start a4", "1: start c4", "0: shoot right", picture="""
        plan from a4: 0 at a4, 1 at c4
        L+?+P
        """)  # fmt: skip


class TestTreasures:
    @pytest.mark.rule("A-6")
    def test_what_nobody_could_take_lies_there(self) -> None:
        knows(
            "0: start b2", "1: start a2", "0: shoot left -> 0 shot-hit 1, 1 wounded", "1: go up",
            picture="""
            plan from a1: 0 at b2, 1 at a1
            L  *1 at a1
            +
            L+L
            """,
        )  # fmt: skip

    @pytest.mark.rule("A-6")
    def test_what_was_taken_lies_there_no_more_but_where_it_was_dropped(self) -> None:
        knows(
            "0: start b4", "1: start a4", "0: go up", "1: blow up", "0: go down",
            "1: shoot right -> 1 shot-hit 0, 0 wounded, 0 dropped-treasure",
            picture="""
            plan from a3: 0 at b4, 1 at a4
              A
              +
            L+L  *1 at b4
            """,
        )  # fmt: skip

    @pytest.mark.rule("A-6")
    def test_what_was_dropped_at_the_feet_of_whoever_shot_lies_there_no_more(self) -> None:
        knows(
            "0: start b4", "1: start a4", "0: go up", "1: go right", "0: go down", "1: shoot left",
            picture="""
            plan from a3: 0 at b4, 1 at b4
              A
              +
            L+L
            """,
        )  # fmt: skip

    def test_somebody_adrift_may_have_taken_it(self) -> None:
        lines: tuple[str, ...] = (
            "0: start b2", "1: start b3", "0: shoot down -> 0 shot-hit 1, 1 wounded",
            "1: go down -> 1 arrived-land, 1 found-treasure 1, 1 treasure-too-hurt",
        )  # fmt: skip
        assert "*1 at b4" in sketch(PLAN, *lines)
        lines += ("0: go down", "1: go up", "0: go left -> 0 arrived-pit", "1: go up")
        assert "*1 at b4" in sketch(PLAN, *lines)
        takes = "0: go left -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure"
        assert "*" not in sketch(PLAN, *lines, takes)


@pytest.mark.rule("A-8")
def test_the_bear_is_known_where_it_mauled_and_as_long_as_its_steps_are() -> None:
    told = play(
        PLAN + "bear a3", "0: start a1", "1: start b2", "0: go left", "1: go left -> 1 arrived-land"
    )

    def bear(*lines: str) -> Any:
        return listen(told.tell(*lines)).show()["notebook"]["bear"]

    assert bear() is None
    assert bear("0: go up -> 0 hit-wall, 1 mauled, 1 wounded") == {
        "fragment": 0,
        "row": 1,
        "col": 0,
    }
    assert bear("1: shoot left", "0: go right") == {"fragment": 0, "row": 1, "col": 1}
    # Up from b2 stands a wall, but that is not known.
    assert bear("1: shoot left", "0: go up") is None


@pytest.mark.rule("D-3.4")
def test_whoever_comes_back_in_is_where_he_left() -> None:
    lines = ("0: start d4", "0: go right -> 0 went-outside", "0: blow left", "0: shoot up")
    picture = """
        plan from d4: 0 at d4
        L=
        #
        """
    assert sketch(PLAN, *lines, outside=True) == drawing(picture)
    assert sketch(PLAN, *lines, "0: go left", outside=True) == drawing(picture)


@pytest.mark.rule("G-3")
def test_a_secret_start_begins_adrift() -> None:
    book = Notebook(Rules())
    book.hear("chose-start", {"seat": 0})
    book.hear("starts-land", {"seat": 0})
    assert len(book.atlas.fragments[1].places) == 20


def test_impossible_talk_is_a_contradiction() -> None:
    book = Notebook(Rules())
    book.hear("requested", {"seat": 0, "actions": [{"do": "start", "at": "a1"}]})
    book.hear("starts-land", {"seat": 0})
    book.hear("requested", {"seat": 0, "actions": [{"do": "go", "side": "left"}]})
    with pytest.raises(ContradictionError):
        book.hear("arrived-land", {"seat": 0})


def test_what_the_game_master_says_to_itself_is_not_listened_to() -> None:
    view = listen(play(PLAN, "0: start b2"))
    before = view.show()
    view.hear(Said("gm-stands", {"seat": 0, "cell": 3, "outside": None}))
    view.hear(Said("gm-bear", {"cell": 3}))
    assert view.show() == before
