"""The notebook in quest games, as drawn plans: monoliths, boats, knives, cement, creatures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from gamemaster.core.game import Said
from gamemaster.labyrinth.heard.notebook import Notebook
from gamemaster.labyrinth.heard.paper import show_notebook
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import quest
from tests.labyrinth.heard.sketch import draw_notebook, drawing
from tests.labyrinth.heard.soundness import heard_by
from tests.labyrinth.heard.telling import asked, said

QUEST: Final = replace(PRESETS["quest-easy"], start="open")
PLAN: Final = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +---+   +   +
    2 | .   >   >   D |
      +   +   +   +   +
    3 | A   .   .   H |
      +   +   +---+   +
    4 | .   .   .   .
      +---+---+---+---+
    key a1
    """


def knows(*lines: str, picture: str, eye: int | None = None, **options: Any) -> None:
    view = heard_by(quest(PLAN, *lines, **options), eye).show()
    assert draw_notebook(view) == drawing(picture)


@pytest.mark.rule("C-6")
@pytest.mark.rule("C-7")
def test_a_lock_is_known_to_whoever_met_it_with_the_key_or_without() -> None:
    knows("0: start d4", "0: go right -> 0 at-exit", picture="""
        plan from d4: 0 at d4
        L=
        #
        """)  # fmt: skip
    way = ("0: start d4", "1: start d3", "0: skip", "1: skip")
    plan = PLAN.replace("key a1", "key d4")
    view = heard_by(quest(plan, *way, "0: go right -> 0 won"), 1).show()
    sides = [side for piece in view["notebook"]["fragments"] for side in piece["sides"]]
    assert {"row": 3, "col": 3, "side": "right", "is": "exit"} in sides


class Book:
    """A notebook fed with statements made by hand."""

    def __init__(self, *heard: Said, seats: int = 2, rules: Rules = QUEST) -> None:
        self.rules = rules
        self.seats = range(seats)
        self.notebook = Notebook(rules)
        self.hear(*heard)

    def hear(self, *heard: Said) -> Book:
        for one in heard:
            self.notebook.hear(one.key, one.args)
        return self

    def holds(self, picture: str) -> None:
        shown = show_notebook(self.notebook.atlas, list(self.seats))
        sizes = {"rows": self.rules.rows, "floors": self.rules.floors}
        assert draw_notebook({"notebook": shown, **sizes}) == drawing(picture)


def placed(seats: int = 2) -> list[Said]:
    return [said("starts-placed"), *(said("starts-land", seat) for seat in range(seats))]


def started(seat: int, cell: str) -> list[Said]:
    return [asked(seat, f"start {cell}"), said("starts-land", seat)]


def stepped(seat: int, side: str, key: str = "arrived-land") -> list[Said]:
    return [asked(seat, f"go {side}"), said(key, seat)]


def used(seat: int, text: str, *answers: Said) -> list[Said]:
    """Something that is done while the player stays where he is."""
    skipped = [said("acts", seat, action={"do": "skip"}), said("skipped", seat)]
    action = asked(seat, text).args["actions"][0]
    return [asked(seat, f"skip; {text}"), *skipped, said("acts", seat, action=action), *answers]


class TestMonoliths:
    @pytest.mark.rule("C-7")
    def test_the_outer_wall_is_told_apart(self) -> None:
        knows("0: start d1", "0: go up", picture="""
            plan from d1: 0 at d1
            #
            L
            """)  # fmt: skip

    @pytest.mark.rule("C-7")
    def test_behind_any_other_wall_there_is_a_cell(self) -> None:
        knows("0: start b1", "0: go down", picture="""
            plan from b1: 0 at b1
            L
            -
            ?
            """)  # fmt: skip

    @pytest.mark.rule("C-7")
    def test_both_tell_where_one_may_be(self) -> None:
        options: dict[str, Any] = {"start": "placed", "seats": 1}
        knows("chance: placed b1", "0: go up", **options, picture="""
            adrift 4: 0 at 0,0
            #
            L
            """)  # fmt: skip
        knows("chance: placed b1", "0: go down", **options, picture="""
            adrift 12: 0 at 0,0
            L
            -
            ?
            """)  # fmt: skip

    @pytest.mark.rule("C-7", "G-1")
    def test_a_closed_exit_looks_like_one(self) -> None:
        rules = replace(QUEST, exits=2, closed_exits=1)
        met = [asked(0, "go up"), said("hit-monolith", 0)]
        Book(*started(0, "b1"), *met, seats=1, rules=rules).holds("""
            plan from b1: 0 at b1
            -
            L
            """)
        book = Book(*placed(1), *met, seats=1, rules=rules)
        book.holds("""
            adrift 4: 0 at 0,0
            -
            L
            """)
        book.hear(*used(0, "blow up", said("blast-clear", 0)))
        book.holds("""
            adrift 4: 0 at 0,0
            =
            L
            """)


class TestBoats:
    @pytest.mark.rule("C-5")
    def test_rowing_leads_against_the_flow(self) -> None:
        knows("0: start d2", "0: go left by-boat", picture="""
            plan from c2: 0 at c2
            >+D
            """)  # fmt: skip

    @pytest.mark.rule("C-5", "G-9")
    def test_with_the_flow_and_across_it_one_is_carried(self) -> None:
        knows("0: start b3", "0: go up by-boat", picture="""
            plan from b2
            R
            +
            L
            adrift 3: 0 at 0,0
            R
            """)  # fmt: skip


class TestSkips:
    @pytest.mark.rule("C-8")
    def test_in_a_river_one_flows_on(self) -> None:
        knows("0: start c2", "0: skip", picture="""
            plan from c2
            R
            adrift 4: 0 at 0,0
            D
            """)  # fmt: skip

    @pytest.mark.rule("C-8")
    def test_in_a_wormhole_one_comes_to_the_next(self) -> None:
        book = Book(asked(0, "start b2"), said("starts-pit", 0), seats=1)
        book.hear(asked(0, "skip"), said("arrived-pit", 0), asked(0, "skip"))
        book.hear(said("arrived-pit", 0))
        links = show_notebook(book.notebook.atlas, [0])["links"]
        assert [link["by"] for link in links] == ["pit", "pit"]
        assert links[0]["to"] == links[1]["from"]

    @pytest.mark.rule("C-8", "D-6.7")
    def test_in_the_dark_too(self) -> None:
        rules = replace(QUEST, dark=True)
        move = [asked(0, "dark skip"), said("dark-done", 0)]
        Book(asked(0, "start b2"), said("starts-river", 0), *move, seats=1, rules=rules).holds("""
            plan from b2
            R
            adrift 4: 0 at 0,0
            ?
            """)
        Book(*started(0, "b2"), *move, seats=1, rules=rules).holds("""
            plan from b2: 0 at b2
            L
            """)


class TestWeapons:
    @pytest.mark.rule("C-4")
    def test_a_knife_reaches_those_in_the_same_cell(self) -> None:
        book = Book(*placed(3), *stepped(0, "up"), *stepped(1, "left"), seats=3)
        book.hear(*used(0, "stab", said("stabbed", 0, hit=[1, 2], bear=False)))
        book.holds("""
            adrift 9: 0 at 0,0, 1 at 0,0, 2 at 0,0
            L+L
            +
            L
            """)

    @pytest.mark.rule("C-4")
    def test_the_gun_does_not(self) -> None:
        shot = used(0, "shoot right", said("shot-hit", 0, hit=[1], bear=False))
        start = [*started(0, "b3"), asked(1, "start b2"), said("starts-pit", 1)]
        fall = [asked(1, "loop"), said("arrived-pit", 1)]
        Book(*start, *fall, *shot).holds("""
            plan from b2: 0 at b3
            P

            L
            adrift 2: 1 at 0,0
            P
            """)

    @pytest.mark.rule("C-4")
    def test_all_whom_it_hits_stand_in_one_cell(self) -> None:
        shot = used(0, "shoot right", said("shot-hit", 0, hit=[1, 2], bear=False))
        book = Book(*placed(3), *stepped(1, "up"), *stepped(2, "left"), *shot, seats=3)
        book.holds("""
            adrift 6: 0 at 0,0
            L
            adrift 6: 1 at 0,0, 2 at 0,0
            L+L
            +
            L
            """)


class TestCement:
    @pytest.mark.rule("C-5")
    def test_a_wall_stands_where_one_could_pass(self) -> None:
        lines = ("0: start b3", "0: go left", "0: go right; cement left")
        knows(*lines, cement=1, picture="""
            plan from a3: 0 at b3
            A|L
            """)  # fmt: skip

    @pytest.mark.rule("C-5", "G-8")
    def test_it_can_be_blown_up_again(self) -> None:
        lines = ("0: start b3", "0: go left", "0: go right; cement left")
        knows(*lines, "0: skip; blow left", cement=1, picture="""
            plan from a3: 0 at b3
            A+L
            """)  # fmt: skip

    @pytest.mark.rule("C-5", "G-3")
    def test_sides_that_may_be_the_same_are_uncertain_then(self) -> None:
        walked = [*placed(), *stepped(0, "left"), *stepped(1, "down"), *stepped(1, "left")]
        built = used(0, "cement right", said("cement-built", 0))
        Book(*walked, *built).holds("""
            adrift 12: 0 at 0,0
            L|L
            adrift 9: 1 at 1,0
              L
              +
            L L
            """)

    @pytest.mark.rule("C-5", "G-9")
    def test_what_can_not_be_the_same_stays_certain(self) -> None:
        met = stepped(1, "up", "arrived-hospital")
        walked = [*placed(), *stepped(0, "up"), *met, *stepped(1, "down")]
        built = used(0, "cement down", said("cement-built", 0))
        Book(*walked, *built).holds("""
            adrift 12: 0 at 0,0
            L
            -
            L
            adrift 12: 1 at 1,0
            H
            +
            L
            """)

    @pytest.mark.rule("C-5", "A-4")
    def test_a_line_of_fire_is_forgotten(self) -> None:
        walked = [*placed(), said("hint", 0, at="a1"), *stepped(1, "up")]
        shot = used(0, "shoot right", said("shot-hit", 0, hit=[1], bear=False))
        built = used(0, "cement right", said("cement-built", 0))
        book = Book(*walked, *shot, *built)
        assert book.notebook.atlas.bonds == []
        book.hear(said("hint", 1, at="c1"))
        book.holds("""
            plan from a1: 0 at a1, 1 at c1
            L|? L
                +
                L
            """)

    @pytest.mark.rule("C-5", "D-5.4")
    def test_a_blast_before_it_was_built_is_not_forgotten(self) -> None:
        # A wall met, blown up by another one, and passed: all of it on one and the same side.
        rules = replace(QUEST, bombs=3, blast_answer="exploded")
        met = [*placed(3), said("hint", 0, at="b2"), asked(1, "go up"), said("hit-wall", 1)]
        blown = used(0, "blow up", said("blast-done", 0))
        built = [*stepped(2, "down"), *used(2, "cement up", said("cement-built", 2))]
        book = Book(*met, *blown, *built, *stepped(1, "up"), seats=3, rules=rules)
        book.hear(said("hint", 1, at="b1"))
        book.holds("""
            plan from b1: 0 at b2, 1 at b1
            L
            +
            L
            adrift 11: 2 at 1,0
            L
            -
            L
            """)

    @pytest.mark.rule("C-5", "D-6.7")
    def test_built_by_one_who_has_moved_unseen_it_may_be_anywhere(self) -> None:
        rules = replace(QUEST, conditional=True, dark=True, cement=1)
        secret = asked(0, "if wall { dark go up } else { dark go down }")
        cement = said("acts", 0, action={"do": "cement", "side": "left"})
        walked = [*started(0, "a1"), *started(1, "b3"), *stepped(1, "right")]
        Book(*walked, secret, cement, said("cement-built", 0), rules=rules).holds("""
            plan from a1: 1 at c3
            L



              L L
            adrift 16: 0 at 0,0
            ?
            """)


class TestCreatures:
    @pytest.mark.rule("C-9")
    def test_the_leprechaun_points_to_a_cell_with_a_treasure(self) -> None:
        met = said("leprechaun-met", 0, right=2, down=-1, floors=0)
        Book(*placed(1), *stepped(0, "up"), met, seats=1).holds(
            """
            adrift 4: 0 at 1,0
                ?  *1 at 0,2

            L
            +
            L
            """
        )

    @pytest.mark.rule("C-9")
    def test_on_another_floor_too(self) -> None:
        rules = replace(PRESETS["quest-medium"], leprechaun=True)
        met = said("leprechaun-met", 0, right=1, down=0, floors=1)
        Book(*placed(1), met, seats=1, rules=rules).holds("""
            adrift 6: 0 at 1:0,0
            floor 1
            L
            floor 2
              ?  *1 at 2:0,1
            """)

    @pytest.mark.rule("C-9")
    def test_what_it_says_to_one_who_has_moved_unseen_is_of_somewhere_else(self) -> None:
        rules = replace(QUEST, conditional=True, dark=True)
        secret = asked(0, "if wall { dark go up } else { dark go down }")
        met = said("leprechaun-met", 0, right=1, down=0, floors=0)
        Book(*placed(1), secret, met, seats=1, rules=rules).holds("""
            adrift 16
            L
            adrift 16: 0 at 0,0
            ?
            """)

    @pytest.mark.rule("C-9")
    def test_a_bear_that_repeats_moves_is_known_in_its_cave(self) -> None:
        rules = replace(QUEST, bear=True, bear_can_be_shot=True, bear_cave=True)
        start = [asked(0, "start b2"), said("starts-cave", 0)]
        flown = used(0, "shoot up", said("shot-hit", 0, hit=[], bear=True), said("bear-fled"))
        book = Book(*start, *flown, seats=1, rules=rules)
        assert book.notebook.atlas.bear == book.notebook.atlas.pawns[0]
        book.hear(asked(0, "go left"), said("hit-wall", 0))
        assert book.notebook.atlas.bear == book.notebook.atlas.pawns[0]
        book.hear(*stepped(0, "up", "carried-river"))
        assert book.notebook.atlas.bear == book.notebook.atlas.pawns[0]

    @pytest.mark.rule("C-9", "D-6.7")
    def test_whom_it_mauls_in_its_cave_may_have_left_it_unseen_since(self) -> None:
        rules = replace(
            QUEST, bear=True, bear_can_be_shot=True, bear_cave=True, conditional=True, dark=True
        )
        start = [asked(0, "start b2"), said("starts-cave", 0)]
        secret = asked(0, "shoot up; if wounded { dark skip } else { dark skip }")
        shot = [said("acts", 0, action={"do": "shoot", "side": "up"})]
        shot += [said("shot-hit", 0, hit=[], bear=True), said("bear-fled"), said("mauled", 0)]
        assert Book(*start, secret, *shot, rules=rules, seats=1).notebook.atlas.bear is None

    @pytest.mark.rule("C-9")
    def test_a_bear_on_its_path_is_never_certain(self) -> None:
        rules = replace(QUEST, bear=True, bear_moves="trajectory")
        book = Book(*started(0, "b2"), said("mauled", 0), seats=1, rules=rules)
        assert book.notebook.atlas.bear is None
