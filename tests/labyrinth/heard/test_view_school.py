"""Figures and course by what school and quest games say: lives, money, kits, questions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from gamemaster.core.game import Said
from gamemaster.labyrinth.heard.changes import ON_TIME, Figure
from gamemaster.labyrinth.heard.figures import Figures
from gamemaster.labyrinth.heard.minutes import IRREVERSIBLE, Minutes, QuietRounds
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.presets import GRAND, PRESETS, QUEST_HARD, SCHOOL
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.heard.telling import asked, said

QUEST: Final = PRESETS["quest-easy"]


def placed(seats: int = 2) -> list[Said]:
    """The beginning of a game in which chance has put everybody somewhere."""
    return [said("starts-placed"), *(said("starts-land", seat) for seat in range(seats))]


class Table:
    """Everything that one listener counts, fed with statements made by hand."""

    def __init__(self, rules: Rules, *heard: Said, seats: int = 2) -> None:
        self.figures = Figures(rules, seats)
        self.minutes = Minutes()
        self.rounds = QuietRounds(rules)
        self.hear(*placed(seats), *heard)

    def hear(self, *heard: Said) -> None:
        for one in heard:
            self.rounds.hear(one.key, one.args, self.figures.all)
            self.minutes.hear(one.key, one.args)
            self.figures.hear(one.key, one.args)

    def __getitem__(self, seat: int) -> Figure:
        return self.figures.all[seat]

    @property
    def turn(self) -> int | None:
        return self.minutes.turn(self.figures.all)

    @property
    def quiet(self) -> int:
        return self.rounds.count(self.figures.all, settled=self.minutes.settled)

    def sure(self, seat: int) -> bool:
        return self.figures.sure(self[seat], self.turn)


def kit(figure: Figure) -> tuple[int, ...]:
    return tuple(getattr(figure, stock) for stock in KIT)


class TestLives:
    @pytest.mark.rule("B-1")
    def test_only_where_the_rules_count_them(self) -> None:
        assert Table(SCHOOL)[0].lives == 3
        assert Table(replace(SCHOOL, lives=5))[1].lives == 5
        assert [Table(rules)[0].lives for rules in (Rules(), QUEST, GRAND)] == [None] * 3

    @pytest.mark.rule("B-1")
    def test_a_life_lost_is_a_wound_and_drops_the_treasure(self) -> None:
        table = Table(SCHOOL, said("took-treasure", 1), said("lost-life", 1, lives=2))
        assert (table[1].health, table[1].lives, table[1].treasures) == ("wounded", 2, 0)
        table.hear(said("lost-life", 1, lives=1))
        assert (table[1].health, table[1].lives) == ("wounded", 1)
        table.hear(said("died", 1))
        assert (table[1].health, table[1].lives) == ("dead", 0)

    @pytest.mark.rule("B-2")
    def test_the_hospital_restores_them_all(self) -> None:
        table = Table(replace(SCHOOL, lives=4), said("lost-life", 0, lives=2), said("healed", 0))
        assert (table[0].health, table[0].lives) == ("healthy", 4)
        assert table[1].lives == 4

    @pytest.mark.rule("D-5.5g")
    def test_what_is_told_on_his_turn_counts_from_then_on(self) -> None:
        rules = replace(GRAND, health="lives", lives=3)
        table = Table(rules, asked(0, "shoot up; go left"), said("scream", 0))
        assert (table[1].lives, table.figures.sure(table[1], 0)) == (3, False)
        table.hear(said("told-lost-life", 1, lives=2))
        assert (table[1].lives, table[1].bullets, table[1].mine) == (2, 0, False)
        assert table.sure(1)


class TestMoney:
    @pytest.mark.rule("B-5")
    @pytest.mark.rule("B-6")
    def test_what_is_left_is_told(self) -> None:
        assert Table(Rules())[0].money is None
        table = Table(SCHOOL)
        assert table[0].money == 10
        table.hear(asked(0, "bet red 3"), said("wheel", 0, number=3, colour="red"))
        table.hear(said("bet-won", 0, stake=3, won=3, money=13))
        assert (table[0].money, table[1].money) == (13, 10)
        table.hear(asked(1, "bet 17 2"), said("wheel", 1, number=0, colour="green"))
        table.hear(said("bet-lost", 1, stake=2, money=8), asked(0, "hint"))
        table.hear(said("bought-hint", 0, price=5, money=8), said("hint", 0, at="a1"))
        assert (table[0].money, table[1].money) == (8, 8)
        assert (table[0].on, table[0].turns, table[1].turns) == ("land", 2, 1)


class TestKit:
    @pytest.mark.rule("C-3")
    def test_what_one_begins_with(self) -> None:
        assert kit(Table(QUEST)[0]) == (1, 1, 1, 1, 0)
        assert kit(Table(QUEST_HARD)[0]) == (1, 1, 1, 1, 0), "cement comes from arsenals"
        assert kit(Table(replace(QUEST, start="together"))[0]) == (0, 0, 0, 0, 0)
        assert kit(Table(Rules())[0]) == (3, 3, 0, 0, 0)

    @pytest.mark.rule("C-4")
    @pytest.mark.parametrize(
        ("key", "stock"),
        [("stabbed", "knives"), ("stabbed-nobody", "knives"), ("shot-nobody", "bullets"),
         ("blast-stands", "bombs"), ("cement-built", "cement"), ("rowed-river", "boats")],
    )  # fmt: skip
    def test_a_use_takes_one(self, key: str, stock: str) -> None:
        args = {"hit": [1], "bear": False} if key == "stabbed" else {}
        table = Table(QUEST_HARD, said("rearmed", 0, **dict.fromkeys(KIT, 3)), said(key, 0, **args))
        assert kit(table[0]) == tuple(3 - (name == stock) for name in KIT)
        table.hear(*[said(key, 0, **args)] * 4)
        assert kit(table[0]) == tuple(3 * (name != stock) for name in KIT)

    @pytest.mark.rule("C-5")
    def test_a_boat_stands_against_the_current_and_cement_may_be_kept(self) -> None:
        table = Table(QUEST, asked(0, "go up by-boat"), said("carried-delta", 0))
        assert (table[0].boats, table[0].on) == (1, "delta")
        table.hear(asked(1, "go up"), said("hit-wall", 1))
        table.hear(asked(0, "go up by-boat"), said("rowed-river", 0))
        assert (table[0].boats, table[0].on) == (0, "river")
        table = Table(QUEST_HARD, said("rearmed", 0, bullets=1, bombs=1, cement=2))
        assert kit(table[0]) == (1, 1, 1, 1, 2)
        table.hear(asked(0, "skip; cement up"), said("cement-refused", 0))
        assert table[0].cement == 2

    @pytest.mark.rule("C-4")
    def test_all_of_it_is_lost_with_a_wound(self) -> None:
        table = Table(QUEST, said("took-treasure", 0), said("wounded", 0), said("kit-lost", 0))
        assert (*kit(table[0]), table[0].treasures) == (0,) * 6
        assert kit(table[1]) == (1, 1, 1, 1, 0)
        table.hear(said("healed", 0), said("rearmed", 0, bullets=1, bombs=1, knives=1, boats=1))
        assert kit(table[0]) == (1, 1, 1, 1, 0)

    @pytest.mark.rule("D-4.7")
    def test_the_kit_may_be_lost_before_the_infection_is_told(self) -> None:
        assert kit(Table(replace(QUEST, health="wounds"), said("kit-lost", 1))[1]) == (0,) * 5

    @pytest.mark.rule("C-4")
    def test_a_wound_told_later_takes_it_too_and_one_without_a_kit_does_not(self) -> None:
        assert kit(Table(replace(QUEST, scream=True), said("told-wounded", 0))[0]) == (0,) * 5
        assert kit(Table(replace(QUEST, kit=False), said("wounded", 0))[0]) == (1, 1, 1, 1, 0)

    @pytest.mark.rule("D-6.5")
    @pytest.mark.parametrize("stock", ["knives", "boats", "cement"])
    def test_what_he_lacks_is_certain(self, stock: str) -> None:
        table = Table(QUEST_HARD, said("rearmed", 0, **dict.fromkeys(KIT, 1)))
        table.hear(said(f"lacks-{stock}", 0))
        assert kit(table[0]) == tuple(int(name != stock) for name in KIT)


class TestTurns:
    def test_moves_are_counted_and_nothing_beside_them(self) -> None:
        table = Table(QUEST)
        for text in ("go up; shoot left", "status", "keep", "choose 1", "count", "skip; stab"):
            table.hear(asked(0, text))
        table.hear(asked(1, "if wall { status } else { go up }"))
        assert (table[0].turns, table[1].turns) == (2, 1)

    @pytest.mark.rule("G-6")
    @pytest.mark.parametrize(
        ("key", "on"),
        [("arrived-lift", "lift"), ("drifted-lift", "lift"), ("drifted-pit", "pit"),
         ("arrived-casino", "casino"), ("starts-cave", "cave"), ("flowed-delta", "delta")],
    )  # fmt: skip
    def test_every_way_to_a_cell_tells_its_type(self, key: str, on: str) -> None:
        assert Table(SCHOOL, said("hit-monolith", 0), said(key, 0))[0].on == on


class TestHidden:
    rules: Final = replace(QUEST_HARD, dark=True, semidark=True, conditional=True)

    @pytest.mark.rule("D-6.7")
    def test_what_a_dark_use_is_likely_to_have_taken(self) -> None:
        table = Table(self.rules, asked(0, "dark go up by-boat; dark stab"))
        for text in ("dark go up by-boat", "dark stab"):
            action = read_move(text).deeds[0].told()
            table.hear(said("acts", 0, action=action), said("dark-done", 0))
        assert (*kit(table[0]), table[0].on) == (1, 1, 0, 0, 0, None)
        assert [table.sure(seat) for seat in (0, 1)] == [False, True]
        told = {"health": "healthy", "immune": False, "treasures": 0, "mines": 0, "corpses": 0}
        told |= {"moves": 0, **dict.fromkeys(KIT, 1)}
        table.hear(asked(0, "status"), said("status", 0, **told))
        assert (kit(table[0]), table.sure(0)) == ((1,) * 5, True)

    @pytest.mark.rule("D-6.8")
    def test_a_boat_that_was_told_of_is_used_up_once(self) -> None:
        table = Table(replace(self.rules, boats=2), asked(0, "go up by-boat tell cell"))
        table.hear(said("dark-done", 0), said("rowed-river", 0))
        assert (table[0].boats, table[0].on) == (1, "river")

    @pytest.mark.rule("C-8")
    @pytest.mark.parametrize("text", ["dark skip", "if wall { dark skip } else { go up }"])
    def test_a_dark_skip_may_have_ridden(self, text: str) -> None:
        done = [said("dark-done", 0)] * text.startswith("dark")
        assert Table(self.rules, asked(0, text), *done)[0].on is None
        dry = replace(self.rules, skips_ride=False)
        assert Table(dry, asked(0, text), *done)[0].on == "land"

    @pytest.mark.rule("D-5.5g")
    def test_whoever_was_stabbed_where_wounds_are_told_later_is_not_sure(self) -> None:
        rules = replace(QUEST_HARD, scream=True)
        stabbed = (asked(0, "skip; stab"), said("stabbed", 0, hit=[2], bear=False))
        table = Table(rules, *stabbed, seats=3)
        assert [table.sure(seat) for seat in range(3)] == [True, True, False]
        aloud = Table(QUEST_HARD, *stabbed, said("wounded", 2), seats=3)
        assert [aloud.sure(seat) for seat in range(3)] == [True, True, True]


class TestQuestion:
    ask: Final = said("asks-treasure", 1, count=2, carrying=False)

    @pytest.mark.rule("B-7")
    def test_the_turn_is_his_until_he_has_answered(self) -> None:
        table = Table(SCHOOL, asked(0, "go up"), said("arrived-land", 0))
        assert table.turn == 1
        table.hear(asked(1, "go up"), said("found-treasure", 1, count=2), self.ask)
        assert (table.turn, table.minutes.question) == (1, dict(self.ask.args))
        table.hear(asked(1, "choose 2"), said("chose-treasure", 1, number=2, count=2))
        assert (table.turn, table.minutes.question, table[1].treasures) == (0, None, 1)
        assert table.minutes.recall()[1] == {"seat": 1, "from": 5, "to": 10}

    @pytest.mark.rule("B-7")
    def test_it_may_be_asked_before_anybody_has_moved(self) -> None:
        table = Table(SCHOOL, self.ask)
        assert table.turn == 1
        table.hear(asked(1, "keep"), said("kept-treasure", 1))
        assert table.turn == 0

    @pytest.mark.rule("D-6.3")
    def test_what_is_told_on_a_turn_is_no_part_of_the_move_before(self) -> None:
        table = Table(SCHOOL, asked(0, "shoot up"), said("scream", 0))
        table.hear(said("told-lost-life", 1, lives=2))
        assert table.minutes.recall() == [{"seat": 0, "from": 3, "to": 5}]

    @pytest.mark.rule("B-7")
    @pytest.mark.parametrize(
        "hurt", [said("lost-life", 1, lives=2), said("wounded", 1), said("died", 1)]
    )
    def test_whoever_is_hurt_meanwhile_is_not_asked_any_more(self, hurt: Said) -> None:
        table = Table(SCHOOL, asked(1, "go up"), self.ask)
        table.hear(said("lost-life", 0, lives=2))
        assert table.turn == 1
        table.hear(hurt)
        assert (table.turn, table.minutes.question) == (0, None)

    @pytest.mark.rule("B-7")
    @pytest.mark.rule("D-3.6")
    def test_a_round_is_over_when_the_last_one_has_answered(self) -> None:
        table = Table(SCHOOL, asked(0, "go up"), asked(1, "go up"))
        assert table.quiet == 1
        table.hear(asked(0, "go up"), asked(1, "go up"), self.ask)
        assert table.quiet == 1
        table.hear(asked(1, "keep"), said("kept-treasure", 1))
        assert table.quiet == 2


class TestQuietRounds:
    @pytest.mark.rule("D-3.6")
    def test_what_changes_the_game_for_good(self) -> None:
        lasting = {"blast-done", "died", "died-infected", "immune", "treasure-false"}
        assert lasting | {"bear-died", "leprechaun-died", "lost-outside", *ON_TIME} == IRREVERSIBLE

    @pytest.mark.rule("D-3.6")
    @pytest.mark.parametrize(
        ("told", "quiet"),
        [(said("leprechaun-died"), 0), (said("bear-fled"), 2), (said("cement-built", 0), 2),
         (said("lost-life", 1, lives=1), 2), (said("kit-lost", 1), 2)],
    )  # fmt: skip
    def test_a_round_with_such_a_change_is_not_quiet(self, told: Said, quiet: int) -> None:
        table = Table(SCHOOL, asked(0, "go up"), asked(1, "go up"), asked(0, "go up"), told)
        table.hear(asked(1, "go up"))
        assert table.quiet == quiet
        table.hear(asked(0, "go up"), asked(1, "go up"))
        assert table.quiet == quiet + 1

    @pytest.mark.rule("D-3.6")
    def test_a_round_that_ends_the_game_is_not_counted_but_by_the_draw(self) -> None:
        moves = [asked(0, "go up"), asked(1, "go up")]
        assert Table(SCHOOL, *moves, said("won", 1)).quiet == 0
        assert Table(SCHOOL, *moves, said("draw", rounds=1)).quiet == 1

    @pytest.mark.rule("D-6.6")
    def test_where_nobody_draws_by_skipping_skipped_rounds_are_quiet_ones(self) -> None:
        loud = replace(QUEST, blast_answer="exploded")
        table = Table(loud)
        for seat in (0, 1, 0, 1):
            table.hear(asked(seat, "skip"), said("skipped", seat))
        assert (table.quiet, table.turn, table.minutes.over) == (2, 0, False)


@pytest.mark.rule("G-1")
def test_the_outline_of_several_floors() -> None:
    view = LabyrinthView(replace(SCHOOL, quiet_rounds=-1), None, 2)
    holes = ["1a1", "1c3", "2a1", "2c3"]
    view.hear(said("opened", rows=3, cols=3, floors=2, players=2, holes=holes))
    seen = view.show()
    assert (seen["rows"], seen["cols"], seen["floors"]) == (3, 3, 2)
    assert (seen["holes"], seen["quiet_limit"]) == ([[0, 0], [2, 2], [3, 0], [5, 2]], 14)
