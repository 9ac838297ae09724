"""The bots in the school and quest rule sets: lives, money, drift, floors, kits, creatures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.arena import compete
from gamemaster.core.bot import Bot
from gamemaster.core.game import Observation
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.arming import rearm
from gamemaster.labyrinth.bots.chart import Cell, Chart, Node, named, read_chart
from gamemaster.labyrinth.bots.landing import landing, possible_ends
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.puzzle import put_together
from gamemaster.labyrinth.bots.roaming import Foresight, Meeting, foresee
from gamemaster.labyrinth.bots.routes import find_routes
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import DIRECTIONS, DOWN, LEFT, RIGHT
from gamemaster.labyrinth.presets import PRESETS
from tests.campaigns import sampled, times
from tests.labyrinth.bots.test_bots import Steady
from tests.labyrinth.bots.test_bots_grand import ENDINGS, play_out
from tests.labyrinth.drawing import draw

MODERN: Final = ("school", "school-floors", "quest-easy", "quest-medium", "quest-hard")
MAPPER: Final = Mapper()
BOTS: Final[Sequence[Bot]] = (Wanderer(), MAPPER)

PLAN: Final = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   H   .   .   . |
      +   +   +   +---+   +
    2 | .   .   .   .   .
      +   +   +   +   +   +
    3 | A   .   D   <   < |
      +   +   +   +   +   +
    4 | .   p1  C   .   p2|
      +---+---+---+---+---+
    treasure d1
    false a2
    """
QUEST: Final = PLAN.replace("treasure d1", "key d1").replace("false a2", "").replace("C", ".")


def table_of(
    preset: str,
    plan: str,
    *lines: str,
    seats: int = 1,
    outcomes: Sequence[str] = (),
    **options: Any,
) -> Table:
    """A game with open starts on a drawn plan, told in lines `seat: move`."""
    drawn = draw(plan)
    shape = {"rows": drawn.rows, "cols": drawn.cols, "floors": drawn.floors, "start": "open"}
    rules = replace(PRESETS[preset], **{**shape, **options})
    players = [Player(str(n), "") for n in range(seats)]
    table = Table(LABYRINTH, rules, drawn, players, "drawn", outcomes)
    for line in lines:
        seat, move = line.split(":", 1)
        refusal = table.submit(int(seat), move.strip(), table.version)
        assert refusal is None, f"{line}: {refusal}"
    return table


def observed(table: Table) -> Observation:
    """What whoever has the turn observes."""
    assert table.turn is not None
    return table.observe(table.turn)


def chosen(table: Table, bot: Bot = MAPPER) -> str:
    """What a bot in no mood requests when it has the turn."""
    return bot.choose(observed(table), Steady(1))


def charted(table: Table) -> Chart:
    """The chart of whoever has the turn."""
    seen = observed(table)
    assert seen.seat is not None
    chart = read_chart(seen.view, seen.rules, seen.seat)
    assert chart is not None
    return chart


def wishes(table: Table, bot: Bot) -> list[str]:
    """What a bot requests in a hundred moods."""
    seen = observed(table)
    return [bot.choose(seen, Random(mood)) for mood in range(100)]


class TestAlways:
    @pytest.mark.parametrize("preset", sampled(MODERN, 2))
    def test_every_game_ends_and_every_request_is_offered(self, preset: str) -> None:
        rules = PRESETS[preset]
        for seed in range(times(2, 4)):
            bots = [BOTS[(seat + seed) % 2] for seat in range(1 + seed % 3)]
            over = play_out(rules, bots, f"end/{seed}").observe(None).over
            assert over is not None
            assert over.key in ENDINGS

    @pytest.mark.parametrize("preset", sampled(MODERN, 2))
    def test_the_mapper_gambles_nothing_away(self, preset: str) -> None:
        for seed in range(times(1, 3)):
            table = play_out(PRESETS[preset], [MAPPER, MAPPER], f"bets/{seed}")
            bets = [text for _, text in table.entries if text.startswith("bet")]
            assert len(bets) < 3


class TestStrength:
    @pytest.mark.parametrize("preset", sampled(MODERN, 2))
    def test_the_mapper_finds_the_way_alone(self, preset: str) -> None:
        report = compete(LABYRINTH, PRESETS[preset], [MAPPER], times(4, 12), "alone")
        assert report.standings[0].wins >= times(3, 9)

    @pytest.mark.parametrize("preset", sampled(["school", "quest-easy", "quest-medium"], 1))
    def test_the_mapper_beats_the_wanderer(self, preset: str) -> None:
        report = compete(LABYRINTH, PRESETS[preset], [MAPPER, Wanderer()], times(3, 8), "duel")
        mapper, wanderer = report.standings
        assert mapper.wins >= times(4, 12)
        assert wanderer.wins <= times(1, 3)


@pytest.mark.rule("B-10")
class TestFloors:
    TOWER = """
        floor 1
            a   b   c
          +---+---+---+
        1 | .   .   H |
          +   +   +   +
        2 | .   .   A |
          +   +   +   +
        3 | .   L   . |
          +---+---+---+
        floor 2
            a   b   c
          +---+---+---+
        1 | .   .   . |
          +   +   +   +
        2 | .   .   .
          +   +   +   +
        3 | .   L   . |
          +---+---+---+
        treasure 2a1
        false 1a1
        """

    def test_over_the_edge_of_a_floor_there_is_no_cell(self) -> None:
        chart = charted(table_of("school-floors", self.TOWER, "0: start 1a3"))
        assert chart.me == named("1a3") == Node(0, 2, 0, 0)
        assert chart.me.beside(3) not in (named("2a1"), named("1b3"))
        assert not chart.exists(chart.me.beside(3))
        routes = find_routes(chart, 3, Random(1))
        assert all(node.floor == 0 for node in routes.to)

    def test_a_lift_leads_to_the_other_floor_and_back(self) -> None:
        lines = ("0: start 1a3", "0: go right")
        chart = charted(table_of("school-floors", self.TOWER, *lines))
        assert chart.me == named("2b3")
        assert chart.links[named("1b3")] == named("2b3")
        assert chart.links[named("2b3")] == named("1b3")
        assert find_routes(chart, 0, Random(1)).to[named("1b3")].move == "lift"

    def test_it_takes_the_lift_to_the_exit_with_its_treasure(self) -> None:
        lines = (
            "0: start 2b2", "0: go right", "0: go right", "0: go left", "0: go down",
            "0: go up", "0: go left", "0: go up", "0: choose 1", "0: go down", "0: go right",
        )  # fmt: skip
        assert chosen(table_of("school-floors", self.TOWER, *lines)) == "go down"


def river_chart(preset: str, me: Node, **options: Any) -> Chart:
    """A chart of row 3: a river flows from e3 to its mouth on c3; all sides are open."""
    rules = LABYRINTH.write_rules(replace(PRESETS[preset], **options))
    chart = Chart(4, 5, me, rules)
    chart.cells = {named(f"{col}{row}"): Cell("land") for col in "abcde" for row in (1, 2, 3, 4)}
    chart.cells |= {named("c3"): Cell("delta")}
    chart.cells |= {named("d3"): Cell("river", LEFT), named("e3"): Cell("river", LEFT)}
    chart.sides = {(node, side): "open" for node in chart.cells for side in DIRECTIONS}
    chart.places = {0: [(0, 0, 0)]}
    return chart


@pytest.mark.rule("B-3")
class TestDrift:
    def test_into_a_river_it_may_end_in_two_places(self) -> None:
        chart = river_chart("school", named("e2"))
        assert chart.steps_to(chart.me, DOWN) == (named("d3"), named("c3"))
        assert landing(chart, "go down") is None
        assert possible_ends(chart, "flow") == (named("e2"),)
        calm = river_chart("school", named("e2"), current="once")
        assert landing(calm, "go down") == named("d3")

    def test_just_above_the_mouth_it_is_certain(self) -> None:
        assert landing(river_chart("school", named("d2")), "go down") == named("c3")

    def test_within_the_river_it_walks_as_on_land(self) -> None:
        assert landing(river_chart("school", named("e3")), "go left") == named("d3")
        chart = river_chart("school", named("c3"))
        assert landing(chart, "go right") == named("d3")
        assert find_routes(chart, 0, Random(1)).to[named("e3")].move == "go right"


class TestBoat:
    @pytest.mark.rule("C-5")
    def test_against_the_current_it_takes_the_boat(self) -> None:
        chart = river_chart("quest-easy", named("c3"))
        assert chart.steps_to(chart.me, RIGHT) == (named("c3"),)
        rowed = find_routes(chart, 0, Random(1), boats=1).to[named("d3")]
        assert rowed.move == "go right by-boat"
        assert possible_ends(chart, rowed.move) == (named("d3"),)

    @pytest.mark.rule("C-8")
    def test_a_skip_is_a_ride(self) -> None:
        chart = river_chart("quest-easy", named("e3"))
        assert possible_ends(chart, "skip") == (named("d3"),)
        ways = find_routes(chart, 0, Random(1), ["go left", "go up", "go down", "go right"]).to
        assert {way.move for way in ways.values()} == {"", "skip"}
        on_land = river_chart("quest-easy", named("a1"))
        assert possible_ends(on_land, "skip") == (named("a1"),)


@pytest.mark.rule("B-6")
class TestHints:
    LOST = ("0: start e2", "0: go right", "0: go down", "0: go up")
    """It has met the exit, and was then carried away by the river."""

    def test_at_home_it_buys_none(self) -> None:
        lines = ("0: start e2", "0: go right", "0: go left", "0: go left")
        for wish in wishes(table_of("school", PLAN, *lines), MAPPER):
            assert wish != "hint"

    @pytest.mark.rule("B-7")
    def test_lost_with_a_treasure_it_buys_one_if_it_knows_an_exit(self) -> None:
        plan = PLAN.replace("treasure d1", "treasure e2")
        lines = (*self.LOST[:1], "0: go right", "0: choose 1", "0: go down", "0: go down")
        table = table_of("school", plan, *lines, outcomes=["drift 1"])
        assert not charted(table).certain
        assert chosen(table) == "hint"
        assert chosen(table_of("school", plan, *lines, outcomes=["drift 1"], money=4)) != "hint"

    @pytest.mark.rule("D-2.1")
    def test_a_hint_takes_the_whole_turn_where_moves_are_composed(self) -> None:
        """Lost, perhaps beside the treasure that it left: it picks nothing up in the same turn."""
        there = ("0: start e1", "0: go left", "0: keep", "0: go right", "0: go down")
        lost = (*there, "0: go down", "0: go up", "0: go up")
        composed: dict[str, Any] = {"compound": True, "belongings": True}
        assert chosen(table_of("school", PLAN, *lost, outcomes=["drift 1"], **composed)) == "hint"

    def test_it_keeps_the_last_one(self) -> None:
        table = table_of("school", PLAN, "0: start e2", "0: go down", outcomes=["drift 1"], money=5)
        assert chosen(table) != "hint"


@pytest.mark.rule("B-5")
class TestBets:
    LINES = ("0: start d4", "0: go left")

    def test_only_the_wanderer_bets_and_keeps_the_price_of_a_hint(self) -> None:
        for money, bets in ((10, True), (6, True), (5, False), (1, False)):
            table = table_of("school", PLAN, *self.LINES, money=money)
            wanted = [wish for wish in wishes(table, Wanderer()) if wish.startswith("bet")]
            assert bool(wanted) == bets
            assert all(wish.endswith(" 1") for wish in wanted)
            assert not any(wish.startswith("bet") for wish in (chosen(table), chosen(table)))


@pytest.mark.rule("B-1")
class TestLives:
    def test_with_lives_lost_it_goes_to_the_hospital(self) -> None:
        lines = (
            "0: start b1", "1: start c2", "0: go down", "1: shoot left", "0: go down", "1: go up",
        )  # fmt: skip
        table = table_of("school", PLAN, *lines, seats=2)
        hurt = observed(table).view["pawns"][0]
        assert hurt["health"] == "wounded"
        assert chosen(table) == "go up"

    def test_it_shoots_to_kill_and_to_keep_others_from_treasures(self) -> None:
        lines = ("0: start b2", "1: start c2", "0: go right", "1: go right", "0: go left")
        assert chosen(table_of("school", PLAN, *lines, "1: go left", seats=2)) == "shoot right"


@pytest.mark.rule("B-7")
class TestQuestion:
    def test_they_take_a_treasure_and_keep_their_own(self) -> None:
        plan = PLAN.replace("treasure d1", "treasure b2")
        for bot in BOTS:
            table = table_of("school", plan, "0: start a1", "0: go down")
            assert chosen(table, bot) == "choose 1"
            assert table.submit(0, "choose 1", table.version) is None
            assert table.submit(0, "go right", table.version) is None
            assert chosen(table, bot) == "keep"


class TestWeapons:
    STARTS = ("0: start b2", "1: start c2", "0: go right", "1: go up", "0: go left", "1: go down")
    """Player 1 stands on c2 beside player 0 on b2; all sides between c1, c2 and b2 are open."""

    @pytest.mark.rule("C-2")
    def test_it_shoots_after_its_movement(self) -> None:
        assert chosen(table_of("quest-easy", QUEST, *self.STARTS, seats=2)) == "skip; shoot right"

    @pytest.mark.rule("D-2.1")
    def test_where_a_skip_stands_alone_it_shoots_after_a_step_or_not_at_all(self) -> None:
        table = table_of("quest-easy", QUEST, *self.STARTS, seats=2, skips_ride=False)
        move = chosen(table)
        assert not move.startswith("skip")
        assert table.submit(0, move, table.version) is None

    @pytest.mark.rule("C-4")
    def test_it_stabs_who_is_in_the_same_cell(self) -> None:
        table = table_of("quest-easy", QUEST, *self.STARTS, seats=2, bullets=0)
        assert chosen(table) == "go right; stab"

    @pytest.mark.rule("C-4")
    def test_it_wastes_nothing_on_the_wounded(self) -> None:
        lines = (*self.STARTS, "0: skip; shoot right", "1: skip")
        table = table_of("quest-easy", QUEST, *lines, seats=2)
        for wish in wishes(table, MAPPER):
            assert "stab" not in wish

    @pytest.mark.rule("C-4")
    def test_wounded_it_goes_to_the_hospital(self) -> None:
        lines = (
            "0: start c1",
            "1: start b2",
            "0: go left",
            "1: go up",
            "0: go down",
            "1: go down; stab",
        )
        assert chosen(table_of("quest-easy", QUEST, *lines, seats=2)) == "go up"

    @pytest.mark.rule("C-3", "D-4.2")
    def test_wounded_in_the_hospital_they_stay_till_the_turn_is_over(self) -> None:
        lines = ("0: start b2", "1: start a1", "0: go up", "1: skip; shoot right")
        for bot in BOTS:
            table = table_of("quest-easy", QUEST, *lines, seats=2)
            assert observed(table).view["pawns"][0]["health"] == "wounded"
            assert chosen(table, bot) == "skip"

    @pytest.mark.rule("D-4.2")
    def test_where_nobody_may_skip_it_stays_at_a_wall(self) -> None:
        lines = (
            "0: start b1", "1: start a1", "0: shoot up", "1: blow up", "0: go up", "1: shoot right",
        )  # fmt: skip
        table = table_of("school", PLAN, *lines, seats=2, bullets=1)
        assert observed(table).view["pawns"][0]["health"] == "wounded"
        assert chosen(table) == "go up"

    @pytest.mark.rule("C-3")
    def test_what_it_used_up_in_an_arsenal_it_stays_for(self) -> None:
        lines = ("0: start a2", "1: start d1", "0: go down; shoot up; stab", "1: go right")
        table = table_of("quest-easy", QUEST, *lines, seats=2)
        assert chosen(table).startswith("skip")
        table = table_of("quest-easy", QUEST, *lines, "0: skip", "1: go left", seats=2)
        assert not chosen(table).startswith("skip")

    @pytest.mark.rule("C-3")
    def test_without_weapons_it_goes_to_the_arsenal_and_not_twice(self) -> None:
        lines = (
            "0: start a2", "1: start d1", "0: go down", "1: go right", "0: go up", "1: go left",
            "0: skip; shoot up", "1: go right", "0: skip; stab", "1: go left",
        )  # fmt: skip
        assert chosen(table_of("quest-easy", QUEST, *lines, seats=2)) == "go down"
        # There was only one grenade to be had.
        plan = QUEST + "arsenal a3 bombs\n"
        again = (*lines, "0: go down", "1: go right", "0: go up", "1: go left")
        partial: dict[str, Any] = {"partial_arsenals": True, "arsenals": 2}
        for options in (partial, {}):
            table = table_of("quest-easy", plan, *again, seats=2, **options)
            chart = charted(table)
            assert rearm(chart, observed(table), find_routes(chart, 0, Random(1))) is None

    @pytest.mark.rule("C-5")
    def test_with_the_key_it_walls_off_who_is_behind_it(self) -> None:
        plan = QUEST.replace("key d1", "key d2").replace(
            ".   . |\n      +   +   +   +---+", ".   A |\n      +   +   +   +---+"
        )
        lines = ["0: start e2", "1: start c2"]
        for move in ("go up", "go down", "go right", "go left"):
            lines += [f"0: {move}", "1: go right" if move == "go left" else "1: skip"]
        arms: dict[str, Any] = {"cement": 1, "bullets": 0, "knives": 0}
        table = table_of("quest-easy", plan, *lines, seats=2, **arms)
        assert observed(table).view["pawns"][0]["treasures"] == 1
        assert chosen(table) == "go right; cement left"
        alone = table_of("quest-easy", plan, *lines[:-1], "1: skip", seats=2, **arms)
        assert chosen(alone) == "go right"


@pytest.mark.rule("C-9")
class TestCreatures:
    WOODS = """
            a   b   c
          +---+---+---+
        1 | .   .   .
          +   +   +   +
        2 | .   .   H |
          +   +   +   +
        3 | .   .   A |
          +---+---+---+
        key a3
        bear a1 right down left up
        """
    BEAR: Final[dict[str, Any]] = {"bear": True, "bear_moves": "trajectory", "health": "wounds"}
    MET: Final = ("0: start c1", "0: skip", "0: go left", "0: go right")
    """The bear has struck on b1, and goes on to b2, a2, a1."""

    def warns(self, *lines: str, seats: int = 1) -> list[str]:
        table = table_of("quest-easy", self.WOODS, *lines, seats=seats, **self.BEAR)
        foresight = foresee(charted(table), observed(table))
        moves = ("skip", "go left", "go right", "go up", "go down")
        return [move for move in moves if foresight.warns(move)]

    def test_it_remembers_where_the_bear_struck(self) -> None:
        table = table_of("quest-easy", self.WOODS, *self.MET, **self.BEAR)
        circles = foresee(charted(table), observed(table)).circles
        assert {one.node for circle in circles for one in circle} == {named("b1")}
        assert all({-2, -1}.issuperset(one.times) for circle in circles for one in circle)

    @pytest.mark.parametrize(("ago", "warned"), [(2, []), (3, ["go left"]), (4, ["go left"])])
    def test_it_foresees_when_the_bear_is_back(self, ago: int, warned: list[str]) -> None:
        table = table_of("quest-easy", self.WOODS, *self.MET, **self.BEAR)
        circle = {Meeting((-ago,), named("b1")): {-ago % 4}}
        foresight = Foresight(charted(table), None, [circle])
        moves = ("skip", "go left", "go right", "go up", "go down")
        assert [move for move in moves if foresight.warns(move)] == warned

    def test_it_does_not_go_where_the_bear_has_just_struck(self) -> None:
        lines = ("0: start c1", "1: start b2", "0: skip", "1: skip")
        assert self.warns(*lines, "0: skip", seats=2) == []
        assert self.warns(*lines, "0: go left", seats=2) == ["go up"]

    def test_the_wounded_fear_nothing_where_nobody_dies(self) -> None:
        options = {**self.BEAR, "health": "no-death"}
        table = table_of("quest-easy", self.WOODS, *self.MET, "0: skip", **options)
        assert not foresee(charted(table), observed(table)).warns("go left")

    def test_it_goes_where_the_leprechaun_points(self) -> None:
        plan = QUEST + "leprechaun b2 right left\n"
        lines = ("0: start a2", "0: go right")
        table = table_of("quest-easy", plan, *lines, leprechaun=True)
        told = [said for said in observed(table).heard if said.key == "leprechaun-met"]
        assert [told[0].args[name] for name in ("right", "down")] == [2, -1]
        assert set(wishes(table, MAPPER)) <= {"go right", "go up", "go left", "go down", "skip"}
        assert chosen(table) in ("go right", "go up")


class TestPuzzle:
    def piece(self, id_: int, at: Sequence[Sequence[int]], cells: str) -> dict[str, Any]:
        rows = [
            {"row": row, "col": col, "cell": KINDS[sign]}
            for row, line in enumerate(cells.split("/"))
            for col, sign in enumerate(line)
            if sign != " "
        ]
        return {"id": id_, "anchored": False, "at": at, "cells": rows, "sides": [], "pawns": []}

    def test_pieces_that_fit_in_one_place_are_laid_there(self) -> None:
        both = [[0, 0], [4, 0]]
        largest = self.piece(3, both, "LHL/LAL")
        same, other = self.piece(5, both, "LHL"), self.piece(7, both, "PPL")
        home = self.piece(9, [[0, 1], [1, 1], [4, 1], [5, 1]], "H")
        laid = put_together([largest, same, other, home], home, 4)
        assert laid[5] == (3, (0, 0, 0))
        assert laid[7] == (3, (1, 0, 0))
        assert laid[9] == (3, (0, 0, 1))

    def test_nothing_is_laid_where_two_places_are_as_good(self) -> None:
        largest = self.piece(3, [[0, 0], [4, 0]], "LLL")
        lone = self.piece(5, [[0, 0], [0, 1], [0, 2]], "L")
        home = self.piece(9, [[3, 3]], "P")
        assert 5 not in put_together([largest, lone, home], home, 4)

    def test_what_was_said_of_the_cell_where_it_stands_is_true_whatever_it_guesses(self) -> None:
        """The lone pit seems to be that of the largest piece, and its own seems to be the lone one.

        So it would stand in the hospital.
        """
        anywhere = [[row, col] for row in range(3) for col in range(3)]
        pieces = [
            self.piece(3, [[0, 0], [0, 1]], "L/H/P"),
            self.piece(5, anywhere, "P"),
            {**self.piece(9, anywhere, "L/P"), "pawns": [{"seat": 0, "row": 0, "col": 0}]},
        ]
        blank = {"flow": None, "treasures": 0, "visits": 1, "things": None}
        for piece in pieces:
            piece["cells"] = [{**blank, **cell} for cell in piece["cells"]]
        notebook = {"fragments": pieces, "links": [], "bear": None}
        view = {"notebook": notebook, "rows": 4, "cols": 3, "floors": 1, "holes": []}
        chart = read_chart(view, {}, 0)
        assert chart is not None
        assert (chart.me, chart.kind(chart.me)) == (Node(3, 1, 0, 0), "land")


KINDS: Final = {"L": "land", "H": "hospital", "A": "arsenal", "P": "pit"}
