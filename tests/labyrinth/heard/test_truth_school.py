"""The game master's picture of school and quest games: floors, creatures, built walls, ways."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from textwrap import dedent
from typing import Any, Final

import pytest

from gamemaster.core.game import Said
from gamemaster.labyrinth.heard.truth import TruthView
from gamemaster.labyrinth.plan_text import HEADER
from gamemaster.labyrinth.presets import QUEST_HARD, SCHOOL
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.heard.telling import asked, said, stands

TOWER: Final = """
    floor 1
        a   b   c
      +---+---+---+
    1 | .   L   H
      +---+   +---+
    2 | >   v   p1|
      +   +   +   +
    3 | .   D | A |
      +---+---+---+
    floor 2
        a   b   c
      +---+---+---+
    1 | p2  L   A |
      +   +   +   +
    2 | .   B   . |
      +   +   +   +
    3 | .   C   . |
      +---+---+---+
    key 2a3
    bear 2b2 right up left down
    leprechaun 1a3 right left
    arsenal 1c3 knives boats
    """


def truth(*heard: Said, plan: str = TOWER, rules: Rules = QUEST_HARD) -> Mapping[str, Any]:
    """The game master's picture after some statements."""
    view = TruthView(rules, 2)
    view.hear(said("gm-plan", plan=f"{HEADER}{dedent(plan)}"))
    for one in heard:
        view.hear(one)
    return view.show()


def walked(*heard: Said, **options: Any) -> list[Any]:
    """The path of the first seat."""
    return [list(step) for step in truth(*heard, **options)["paths"][0]["cells"]]


class TestTruth:
    @pytest.mark.rule("G-1")
    def test_floors_lie_one_below_the_other(self) -> None:
        shown = truth(stands(0, 15))
        assert (shown["rows"], shown["cols"], shown["floors"], shown["keyed"]) == (3, 3, 2, True)
        assert [cell["row"] for cell in shown["cells"]] == [n // 3 for n in range(18)]
        pits = [(cell["row"], cell["col"]) for cell in shown["cells"] if cell["cell"] == "pit"]
        assert pits == [(1, 2), (3, 0)]
        assert shown["pawns"][0] | {"row": 5, "col": 0, "knives": 1} == shown["pawns"][0]
        sides = {(side["row"], side["col"], side["side"]): side["is"] for side in shown["sides"]}
        assert sides[2, 1, "down"] == sides[3, 1, "up"] == "monolith"
        assert sides[0, 2, "right"] == "exit"

    @pytest.mark.rule("C-3")
    def test_what_arsenals_hold(self) -> None:
        stores = {(cell["row"], cell["col"]): cell["stores"] for cell in truth()["cells"]}
        assert {at: what for at, what in stores.items() if what} == {(2, 2): ["knives", "boats"]}

    @pytest.mark.rule("C-9")
    def test_creatures_and_their_paths(self) -> None:
        shown = truth(said("gm-bear", cell=13), said("gm-leprechaun", cell=6))
        assert (shown["bear"], shown["leprechaun"]) == ({"row": 4, "col": 1}, {"row": 2, "col": 0})
        # The lift takes the bear down to the first floor, where it goes on.
        assert shown["bear_path"] == [[4, 1], [4, 2], [3, 2], [3, 1], [0, 1], [1, 1], [2, 1]]
        assert shown["leprechaun_path"] == [[2, 0], [2, 1], [2, 0]]
        gone = truth(said("gm-bear", cell=-1), said("gm-leprechaun", cell=-1))
        assert (gone["bear"], gone["leprechaun"]) == (None, None)
        fled = truth(said("gm-bear", cell=3), said("bear-fled"), said("gm-bear", cell=13))
        assert fled["bear"] == {"row": 4, "col": 1}
        plain = truth(plan=TOWER.replace("bear 2b2 right up left down", ""))
        assert (plain["bear_path"], plain["bear"], plain["leprechaun"]) == ([], None, None)

    @pytest.mark.rule("C-5")
    def test_a_built_wall_and_one_that_is_blown_again(self) -> None:
        def right(*heard: Said) -> str:
            is_: Mapping[tuple[int, int, str], str] = {
                (side["row"], side["col"], side["side"]): side["is"]
                for side in truth(*heard)["sides"]
            }
            return is_[5, 0, "right"]

        built = said("gm-cement", cell=16, side="left")
        assert [right(), right(built)] == ["open", "built"]
        assert right(built, said("gm-wall", cell=15, side="right")) == "blown"
        assert right(said("gm-wall", cell=15, side="right"), built) == "built"

    @pytest.mark.rule("C-5")
    def test_a_built_wall_stops_whoever_walks_against_it(self) -> None:
        step = (stands(0, 3), asked(0, "go down"))
        assert walked(*step, said("arrived-land", 0), stands(0, 6))[-1] == [2, 0, "walk"]
        built = said("gm-cement", cell=6, side="up")
        fell = (said("hit-wall", 0), said("drifted-river", 0), stands(0, 4))
        assert walked(built, *step, *fell) == [[1, 0, "start"], [1, 1, "river"]]

    @pytest.mark.rule("B-1")
    @pytest.mark.rule("B-5")
    def test_what_players_have(self) -> None:
        heard = (
            stands(0, 15),
            said("lost-life", 0, lives=2),
            said("bet-lost", 0, stake=1, money=9),
        )
        shown = truth(*heard, rules=SCHOOL)["pawns"][0]
        assert (shown["health"], shown["lives"], shown["money"]) == ("wounded", 2, 9)
        told = {"health": "healthy", "immune": False, "mine": False, "corpse": None, "moves": None}
        noted = said("gm-pawn", 0, **told, bullets=0, bombs=1, lives=1, money=4, boats=7)
        shown = truth(*heard, noted, rules=replace(SCHOOL, dark=True))["pawns"][0]
        assert (shown["lives"], shown["money"], shown["boats"], shown["knives"]) == (1, 4, 7, 0)


class TestPaths:
    @pytest.mark.rule("B-10")
    def test_lifts(self) -> None:
        way = walked(
            stands(0, 0),
            *(asked(0, "go right"), said("arrived-lift", 0), stands(0, 10)),
            *(asked(0, "lift"), said("arrived-lift", 0), stands(0, 1)),
            *(asked(0, "go up"), said("hit-wall", 0), said("drifted-lift", 0), stands(0, 10)),
            *(asked(0, "skip"), said("arrived-lift", 0), stands(0, 1)),
        )
        assert way == [
            [0, 0, "start"], [0, 1, "walk"], [3, 1, "lift"], [0, 1, "lift"], [3, 1, "lift"],
            [0, 1, "lift"],
        ]  # fmt: skip

    @pytest.mark.rule("C-8")
    @pytest.mark.rule("B-4")
    def test_pits_through_the_floors(self) -> None:
        way = walked(
            stands(0, 8),
            *(asked(0, "go up"), said("arrived-pit", 0), stands(0, 9)),
            *(asked(0, "skip"), said("arrived-pit", 0), stands(0, 5)),
            *(asked(0, "go right"), said("hit-wall", 0), said("drifted-pit", 0), stands(0, 9)),
        )
        assert way == [
            [2, 2, "start"], [1, 2, "walk"], [3, 0, "pit"], [1, 2, "pit"], [3, 0, "pit"],
        ]  # fmt: skip

    @pytest.mark.rule("B-4")
    def test_a_loop_of_one_pit(self) -> None:
        lone = TOWER.replace("p2", ". ")
        way = walked(
            *(stands(0, 8), asked(0, "go up"), said("arrived-pit", 0), stands(0, 5)),
            *(asked(0, "go down"), said("arrived-arsenal", 0), stands(0, 8)),
            plan=lone,
        )
        assert way == [[2, 2, "start"], [1, 2, "walk"], [1, 2, "pit"], [2, 2, "walk"]]

    @pytest.mark.rule("B-3")
    def test_a_current_passes_the_cells_between(self) -> None:
        start = (stands(0, 6), asked(0, "go up"))
        assert walked(*start, said("carried-river", 0), stands(0, 4)) == [
            [2, 0, "start"], [1, 0, "walk"], [1, 1, "river"],
        ]  # fmt: skip
        far = (*start, said("carried-delta", 0), stands(0, 7))
        assert walked(*far) == [
            [2, 0, "start"], [1, 0, "walk"], [1, 1, "river"], [2, 1, "river"],
        ]  # fmt: skip
        # Along and against the current he walks, by boat too.
        back = (asked(0, "go up by-boat"), said("rowed-river", 0), stands(0, 4))
        again = (asked(0, "go left"), said("carried-river", 0), stands(0, 3))
        assert walked(*far, *back, *again)[-2:] == [[1, 1, "walk"], [1, 0, "walk"]]
        for text in ("flow", "skip", "go left"):
            ride = (asked(0, text), stands(0, 7))
            assert walked(*far, *back, *again, *ride)[-2:] == [[1, 1, "river"], [2, 1, "river"]]

    @pytest.mark.rule("B-6")
    @pytest.mark.rule("C-1")
    def test_chance_places_and_hints_move_nobody(self) -> None:
        way = walked(
            said("starts-placed"), *(said("starts-land", 0), stands(0, 6)),
            *(asked(0, "hint"), said("bought-hint", 0, price=5, money=5)),
            said("hint", 0, at="1a3"),
            *(asked(0, "bet red 1"), said("bet-lost", 0, stake=1, money=4)),
        )  # fmt: skip
        assert way == [[2, 0, "start"]]
