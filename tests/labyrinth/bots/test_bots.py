"""The bots: always legal, always to an end, and sensible in drawn positions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.arena import compete
from gamemaster.core.arena import play as play_game
from gamemaster.core.bot import Bot
from gamemaster.core.game import EVERYONE, Observation
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.forgetful import Forgetful
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.labyrinth.drawing import Told, play
from tests.labyrinth.heard.sketch import listen

BOTS: Sequence[Bot] = (Wanderer(), Forgetful(), Mapper())

PLAN = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   H   .   .   . |
      +   +   +   +---+   +
    2 | .   .   .   .   .
      +   +   +   +---+   +
    3 | A   .   .   D   < |
      +   +   +   +   +   +
    4 | .   p1  .   .   p2|
      +---+---+---+---+---+
    treasure d1
    false a2
    """


class Steady(Random):
    """Never in a mood: its chances lie in the middle."""

    def random(self) -> float:
        return 0.5


def seen_by(seat: int, told: Told) -> Observation:
    """What a seat observes of a game told so far, when it is its turn."""
    assert told.turn == seat
    heard = tuple(event.said for event in told.events if event.audience is EVERYONE)
    offers = LABYRINTH.offers(told.state, seat)
    view = listen(told, len(told.state.pawns)).show()
    return Observation(
        "labyrinth",
        seat,
        len(heard),
        seat,
        None,
        offers,
        heard,
        0,
        view,
        LABYRINTH.write_rules(told.rules),
    )


STRUCK_EACH_TIME: Final[dict[str, Any]] = {"bear_strikes_on_meeting": False}


def chosen(seat: int, *lines: str, plan: str = PLAN, bot: Bot = BOTS[2], **options: Any) -> str:
    """The move of a bot in no mood."""
    return bot.choose(seen_by(seat, play(plan, *lines, **options)), Steady(1))


class TestAlways:
    @pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.id)
    @pytest.mark.parametrize("outside", [False, True])
    def test_a_move_offered_and_the_same_again(self, bot: Bot, outside: bool) -> None:
        rules = Rules(outside=outside, exits=2)
        for seed in range(times(1, 3)):
            table = Table.open(LABYRINTH, rules, [Player(str(n), "") for n in range(3)], str(seed))
            while table.turn is not None and table.version < 150:
                seen = table.observe(table.turn)
                move = bot.choose(seen, Random(table.version))
                assert move in [offer.move for offer in seen.offers]
                assert type(bot)().choose(seen, Random(table.version)) == move
                assert table.submit(table.turn, move, table.version) is None

    @pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.id)
    def test_it_is_a_bot_of_this_game(self, bot: Bot) -> None:
        assert isinstance(bot, Bot)
        assert bot.game == LABYRINTH.id
        levels = (("wanderer", 1), ("forgetful", 2), ("mapper", 3), ("reasoner", 4), ("master", 5))
        assert (bot.id, bot.level) in levels

    @pytest.mark.parametrize("seats", range(1, 7))
    def test_every_game_ends(self, seats: int) -> None:
        bots = [BOTS[(seat + seats) % 3] for seat in range(seats)]
        rules = Rules(rows=3 + seats % 3, outside=seats % 2 == 0)
        for seed in range(times(1, 2)):
            result = play_game(LABYRINTH, rules, bots, str(seed))
            assert result.ending in ("won", "draw", "all-dead")
            assert result.moves <= seats * (rules.rounds_to_draw(rules.size) + 1) * 12


class TestStrength:
    @pytest.mark.rule("A-8")
    def test_few_who_are_alone_with_the_bear_end_as_its_prey(self) -> None:
        plans = times(10, 20)
        reports = (
            compete(LABYRINTH, Rules(**option), [Mapper()], plans, "bear")
            for option in ({}, STRUCK_EACH_TIME)
        )
        met, each_time = (report.endings.get("all-dead", 0) for report in reports)
        assert (10 * met <= plans, 10 * each_time >= 6 * plans) == (True, True), (met, each_time)

    def test_the_mapper_finds_the_way_alone(self) -> None:
        plans = times(8, 30)
        report = compete(LABYRINTH, Rules(bear=False), [Mapper()], plans, "alone")
        assert report.standings[0].wins == plans
        assert sorted(report.lengths)[plans // 2] < 60

    def test_the_mapper_beats_the_wanderer(self) -> None:
        plans = times(5, 10)
        report = compete(LABYRINTH, Rules(bear=False), [Mapper(), Wanderer()], plans, "duel")
        mapper, wanderer = report.standings
        assert 5 * mapper.wins >= 8 * plans
        assert 5 * wanderer.wins <= 2 * plans


class TestMapper:
    def test_it_starts_off_the_edge_and_away_from_others(self) -> None:
        starts = {Mapper().choose(seen_by(0, Told(PLAN, 2)), Random(n)) for n in range(30)}
        assert starts == {f"start {col}{row}" for col in "bcd" for row in (2, 3)}
        near = {
            Mapper().choose(seen_by(1, play(PLAN, "0: start b2", seats=2)), Random(n))
            for n in range(30)
        }
        assert near == {"start c3", "start d2", "start d3"}

    def test_it_carries_the_treasure_out_by_the_exit_it_knows(self) -> None:
        # It met the exit on e2, was told so, and took the treasure on d1.
        lines = (
            "0: start e2", "0: go right -> 0 at-exit", "0: go up",
            "0: go left -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure",
        )  # fmt: skip
        assert chosen(0, *lines) == "go right"
        assert chosen(0, *lines, "0: go right") == "go down"
        assert chosen(0, *lines, "0: go right", "0: go down") == "go right"

    def test_with_the_treasure_it_tries_the_edge_for_the_exit(self) -> None:
        move = chosen(0, "0: start a2 -> 0 starts-land, 0 found-treasure 1, 0 took-treasure")
        assert move == "go left"

    def test_it_fetches_a_treasure_that_it_has_seen(self) -> None:
        # Too hurt to take it on a2, healed on b1, it goes back.
        assert chosen(
            0, "0: start a1", "1: start b1",
            "0: shoot down", "1: shoot left -> 1 shot-hit 0, 0 wounded",
            "0: go down -> 0 arrived-land, 0 found-treasure 1, 0 treasure-too-hurt", "1: go right",
            "0: go up", "1: go down",
            "0: go right -> 0 arrived-hospital, 0 healed", "1: go down",
        ) == "go left"  # fmt: skip

    def test_wounded_it_goes_to_the_hospital(self) -> None:
        lines = (
            "0: start b1", "1: start b2", "0: go right", "1: go right",
            "0: go down -> 0 arrived-land", "1: shoot up -> 1 shot-hit 0, 0 wounded",
            "0: go left", "1: go down",
        )  # fmt: skip
        assert chosen(0, *lines) == "go up"

    def test_it_shoots_along_sides_known_to_be_open(self) -> None:
        lines = ("0: start b2", "1: start c2", "0: go right", "1: go right", "0: shoot up")
        assert chosen(1, *lines) == "shoot left"

    def test_it_does_not_shoot_where_a_wall_may_stand(self) -> None:
        assert not chosen(0, "0: start b2", "1: start c2").startswith("shoot")

    def test_the_carrier_is_its_first_aim(self) -> None:
        lines = (
            "0: start b3", "1: start b2", "2: start b2",
            "0: go up", "1: go down",
            "2: go left -> 2 arrived-land, 2 found-treasure 1, 2 took-treasure",
        )  # fmt: skip
        assert chosen(0, *lines) == "shoot left"

    def test_it_blows_the_wall_between_it_and_a_treasure(self) -> None:
        plan = """
            a   b   c   d
          +---+---+---+---+
        1 | .   .   . | . |
          +   +   +   +   +
        2 | H   .   . | . |
          +   +   +   +   +
        3 | A   .   .   .
          +---+---+---+---+
        treasure d2
        false d1
        """
        lines = (
            "0: start c1", "1: start d2 -> 1 starts-land, 1 found-treasure 1, 1 took-treasure",
            "0: go right -> 0 hit-wall",
            "1: go up -> 1 arrived-land, 1 found-treasure 1, 1 treasure-hands-full",
            "0: shoot up", "1: go down", "0: shoot up", "1: go down",
        )  # fmt: skip
        assert chosen(0, *lines, plan=plan) == "blow right"
        assert chosen(0, *lines, plan=plan, bombs=0) == "go down"

    @pytest.mark.rule("A-8")
    def test_it_waits_for_others_to_lead_the_bear_away(self) -> None:
        lines = ("0: go left -> 0 arrived-land, 0 mauled, 0 wounded", "1: shoot up")
        begin = ("0: start c2", "1: start a3")
        waits = chosen(0, *begin, *lines, plan=PLAN + "bear c2", **STRUCK_EACH_TIME)
        assert waits.startswith(("shoot", "blow"))
        led = ("1: go up", "0: shoot up", "1: go right")
        begin = ("0: start c2", "1: start a4")
        told = play(PLAN + "bear c2", *begin, lines[0], *led, **STRUCK_EACH_TIME)
        assert Mapper().choose(seen_by(0, told), Steady(1)).startswith("go")

    @pytest.mark.rule("A-8")
    def test_alone_with_the_bear_it_goes_on(self) -> None:
        lines = ("0: start c2", "0: go left -> 0 arrived-land, 0 mauled, 0 wounded")
        assert chosen(0, *lines, plan=PLAN + "bear c2", **STRUCK_EACH_TIME).startswith("go")

    def test_outside_it_comes_back(self) -> None:
        lines = ("0: start e2", "0: go right -> 0 went-outside")
        for bot in BOTS:
            assert chosen(0, *lines, bot=bot, outside=True) == "go left"
            assert chosen(0, *lines, "0: shoot up", bot=bot, outside=True) == "go left"


class TestWanderer:
    def moves(self, *lines: str) -> list[str]:
        seen = seen_by(0, play(PLAN, *lines))
        return [Wanderer().choose(seen, Random(n)) for n in range(300)]

    def test_it_does_not_walk_into_the_wall_it_just_hit(self) -> None:
        moves = self.moves("0: start a1", "0: go up", "0: go left")
        assert moves.count("go up") + moves.count("go left") < 15
        assert moves.count("go down") > 60

    def test_it_seldom_undoes_its_step(self) -> None:
        moves = self.moves("0: start c2", "0: go right")
        assert 0 < moves.count("go left") < 40

    def test_it_blows_walls_only_when_boxed_in(self) -> None:
        free = self.moves("0: start c2", "0: go right", "0: go up", "0: go down")
        assert not [move for move in free if move.startswith("blow")]

    def test_alone_it_does_not_shoot(self) -> None:
        assert not [move for move in self.moves("0: start c2") if move.startswith("shoot")]
