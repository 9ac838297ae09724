"""The bots of Parchís: always legal, always to an end, and sensible in positions set up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.arena import compete
from gamemaster.core.bot import Bot, find_bots
from gamemaster.core.game import CHANCE, OVER, Observation, Seat
from gamemaster.core.table import Player, Table
from gamemaster.parchis.board import board_for
from gamemaster.parchis.bots.dicer import Dicer
from gamemaster.parchis.bots.homecoming import FAR, PACE, turns_home
from gamemaster.parchis.bots.keeper import Keeper
from gamemaster.parchis.bots.reckoner import Reckoner
from gamemaster.parchis.bots.runner import Runner
from gamemaster.parchis.bots.seeing import see
from gamemaster.parchis.bots.thinking import outlook
from gamemaster.parchis.bots.turns import endings
from gamemaster.parchis.bots.worth import RECKONING, Judge, judge_for
from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.rules import Rules
from gamemaster.parchis.setup import position_of
from gamemaster.parchis.setup_text import read_setup
from gamemaster.parchis.stepping import make, steps
from tests.campaigns import sampled
from tests.parchis.modes import ALL, MODES, Mode
from tests.parchis.telling import Told

BOTS: Final[Sequence[Bot]] = (Dicer(), Runner(), Keeper(), Reckoner())
EYES: Final[Sequence[Bot]] = (Keeper(), Reckoner())
"""Those with an eye for danger."""


def seen_by(told: Told) -> Observation:
    """What the player to move observes."""
    seat = told.state.turn
    offers = PARCHIS.offers(told.state, seat)
    rules = PARCHIS.write_rules(told.rules)
    return Observation("parchis", seat, 0, seat, None, offers, (), 0, told.view.show(), rules)


def turn_of(bot: Bot, position: str, seats: int = 2, **options: Any) -> Told:
    """The game after the bot has used the roll of a position."""
    told = Told(position, seats, **options)
    seat = told.state.turn
    while told.state.turn == seat and told.state.now.dice:
        told.tell(bot.choose(seen_by(told), Random(1)))
    return told


def for_each(bots: Sequence[Bot]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("bot", bots, ids=lambda bot: bot.id)


class TestAlways:
    @for_each(BOTS)
    def test_it_is_a_registered_bot_of_this_game(self, bot: Bot) -> None:
        assert bot.game == PARCHIS.id
        assert (bot.id, bot.level) in {(each.id, level) for level, each in enumerate(BOTS, 1)}
        assert type(find_bots().get(bot.id, "parchis")) is type(bot)

    @pytest.mark.parametrize("name", sampled(MODES, 2))
    def test_whole_games_with_moves_offered_and_the_same_again(self, name: str) -> None:
        mode = MODES[name]
        bots = [BOTS[(seat + mode.seats) % len(BOTS)] for seat in range(mode.seats)]
        players = [Player(bot.id, "", bot.id) for bot in bots]
        table = Table.open(PARCHIS, mode.rules, players, "whole")
        while (seat := table.turn) is not None:
            seen = table.observe(seat)
            move = bots[seat].choose(seen, Random(table.version))
            assert move in [offer.move for offer in seen.offers if offer.do != "undo"]
            if table.version % 7 == 0:
                assert type(bots[seat])().choose(seen, Random(table.version)) == move
            assert table.submit(seat, move, table.version) is None
        assert table.over

    @pytest.mark.parametrize("mode", MODES.values(), ids=list(MODES))
    def test_it_sees_the_position_as_it_is(self, mode: Mode) -> None:
        for seat, told, seen in random_views(mode, Random(f"seeing {mode}")):
            board, position = see(seen)
            assert board is told.board
            assert position == told.now
            assert position.player == seat


def random_views(mode: Mode, rng: Random) -> Iterator[tuple[Seat, Any, Observation]]:
    """Every state of a random game with what is seen of it, steps taken back as well."""
    plan = PARCHIS.generate(mode.rules, rng)
    state, events = PARCHIS.start(mode.rules, plan, mode.seats)
    view = PARCHIS.view(mode.rules, None, mode.seats)
    rules = PARCHIS.write_rules(mode.rules)
    while True:
        for event in events:
            view.hear(event.said)
        if state.turn == OVER:
            return
        if state.turn == CHANCE:
            text = rng.choice(PARCHIS.chances(state))[0]
        else:
            offers = PARCHIS.offers(state, state.turn)
            shown = view.show()
            yield (
                state.turn,
                state,
                Observation(
                    "parchis", state.turn, 0, state.turn, None, offers, (), 0, shown, rules
                ),
            )
            text = rng.choice(offers).move
        events = PARCHIS.apply(state, PARCHIS.read_move(text))


class TestEndings:
    @pytest.mark.rule("P-9")
    def test_every_complete_use_of_a_roll_is_found_once(self) -> None:
        board = board_for(ALL, 2)
        position = position_of(board, read_setup("1: 10 20 base base\nturn: 1\ndice: 3 1"))
        found = [tuple(end.position.places[:2]) for end in endings(board, position, 400)]
        # One die or both, by one piece or by two.
        assert sorted(found) == sorted(
            [(13, 20), (11, 20), (10, 23), (10, 21), (14, 20), (13, 21), (11, 23), (10, 24)]
        )

    def test_the_first_request_leads_there(self) -> None:
        board = board_for(ALL, 2)
        text = "1: 10 20 L5 base\n2: 13 30 base base\nturn: 1\ndice: 3 1"
        position = position_of(board, read_setup(text))
        for end in endings(board, position, 400):
            then = position.clone()
            make(board, then, steps(board, position)[end.first])
            ways = {tuple(each.position.places) for each in endings(board, then, 400)}
            assert tuple(end.position.places) in ways

    def test_chains_of_bonuses_have_a_limit(self) -> None:
        board = board_for(ALL, 2)
        text = "1: 1 21 41 L7\n2: 2 3 22 42\nturn: 1\ndice: 1 1"
        position = position_of(board, read_setup(text))
        assert len(list(endings(board, position, 30))) < 150
        assert len(list(endings(board, position, 30))) < len(list(endings(board, position, 4000)))


class TestHomecoming:
    def test_one_cell_is_thrown_by_eleven_rolls_and_doubles_are_thrown_again(self) -> None:
        """t = 11/36 + 5/36 t + 20/36 (1 + t)."""
        assert turns_home(1) == [0, pytest.approx(31 / 11)]

    def test_nothing_is_as_near_as_six_cells(self) -> None:
        turns = turns_home(FAR)
        assert min(range(1, FAR + 1), key=lambda to_go: turns[to_go]) == 6

    def test_far_away_the_wait_is_always_the_same(self) -> None:
        turns = turns_home(60)
        lost = [PACE * turns[to_go] - to_go for to_go in range(FAR, 61)]
        assert max(lost) - min(lost) < 1


class TestWorth:
    def judge(self, seats: int = 2, rules: Rules = ALL) -> Judge:
        return judge_for(board_for(rules, seats), RECKONING)

    def worth(self, text: str, following: Seat = 1, seats: int = 2, rules: Rules = ALL) -> float:
        """The outlook of the first player."""
        judge = self.judge(seats, rules)
        position = position_of(judge.board, read_setup(text))
        return outlook(judge.board, judge.worths(position, following), 0)

    def test_what_counts_counts_in_its_direction(self) -> None:
        ranks = [
            self.worth(f"1: {own} base base\n2: 60 base base base")
            for own in ("base base", "5 base", "15 base", "20 base", "20 L7", "20 home")
        ]
        assert ranks == sorted(set(ranks))

    @pytest.mark.rule("P-6")
    def test_danger_is_the_chance_of_36_rolls(self) -> None:
        # Three cells ahead: 11 rolls with a three, 2 with one and two.
        judge = self.judge()

        def loss(following: Seat) -> float:
            behind, ahead = (
                position_of(judge.board, read_setup(f"1: 30 base base base\n2: {place} {rest}"))
                for place, rest in (("27", "home home home"), ("31", "home home home"))
            )
            return judge.worths(ahead, following)[0] - judge.worths(behind, following)[0]

        assert loss(1) == pytest.approx(13 / 36 * (25 + RECKONING.prize))
        assert loss(0) == pytest.approx(RECKONING.later * loss(1))

    @pytest.mark.rule("P-5")
    def test_a_blockade_between_makes_safe(self) -> None:
        open_way = self.worth("1: 30 28 20 base\n2: 27 base base base")
        shut = self.worth("1: 30 28 28 base\n2: 27 base base base")
        assert shut - open_way > 8 + 13 / 36 * 25

    @pytest.mark.rule("P-1")
    def test_coloured_cells_are_safe_but_from_the_base(self) -> None:
        safe = Rules(safe_cells=12)
        text = "1: 29 base base base\n2: 27 home home home"
        assert self.worth(text, rules=safe) > self.worth(text) + 20
        waits = self.worth("1: 39 base base base\n2: base home home home")
        gone = self.worth("1: 39 base base base\n2: L1 home home home")
        # What another's piece gains by leaving its base is more than its start to the lane.
        assert waits < gone + 63 + RECKONING.waiting

    def test_a_pair_is_one_side(self) -> None:
        pairs = PARCHIS.read_rules({"preset": "parchis-pairs"})
        mine = self.worth("1: 20 base base base\n3: base base base base", seats=4, rules=pairs)
        ours = self.worth("1: 20 base base base\n3: 60 base base base", seats=4, rules=pairs)
        theirs = self.worth("1: 20 base base base\n2: 60 base base base", seats=4, rules=pairs)
        assert theirs < mine < ours


class TestTactics:
    @for_each(BOTS[1:])
    @pytest.mark.rule("P-6")
    def test_it_captures_for_nothing(self, bot: Bot) -> None:
        told = turn_of(bot, "1: 10 L4 base base; 2: 13 base base base; turn: 1; dice: 3 1")
        assert told.at(1) == "base base base base"

    @for_each(BOTS[1:])
    @pytest.mark.rule("P-10")
    def test_it_goes_home_by_the_exact_number_and_uses_the_bonus(self, bot: Bot) -> None:
        told = turn_of(bot, "1: L5 12 base base; 2: 60 base base base; turn: 1; dice: 3 1")
        assert told.at(0).split()[0] == "home"
        assert told.at(0).split()[1] in ("22", "23")

    @for_each(EYES)
    def test_it_saves_a_piece_in_danger(self, bot: Bot) -> None:
        told = turn_of(bot, "1: 20 L1 base base; 2: 17 base base base; turn: 1; dice: 2 1")
        assert told.at(0).split()[0] == "22", "the coloured cell"

    def test_the_runner_has_no_eye_for_danger(self) -> None:
        told = turn_of(Runner(), "1: 20 L1 base base; 2: 17 base base base; turn: 1; dice: 2 1")
        assert told.at(0).split()[:2] == ["20", "L4"]

    @for_each(EYES)
    @pytest.mark.rule("P-5")
    def test_it_keeps_its_blockade_before_pursuers(self, bot: Bot) -> None:
        told = turn_of(bot, "1: 30 30 60 base; 2: 27 26 base base; turn: 1; dice: 2 1")
        assert told.at(0).split()[:2] == ["30", "30"]

    @for_each(EYES)
    @pytest.mark.rule("P-9")
    def test_it_waives_a_die_that_would_break_its_blockade(self, bot: Bot) -> None:
        # The one can be used in the lane, the six only by a piece of the blockade.
        told = turn_of(bot, "1: 30 30 L5 home; 2: 29 28 27 26; turn: 1; dice: 6 1")
        assert told.at(0) == "30 30 L6 home"
        assert any(word.startswith("0 passes") for word in told.last)

    @for_each(EYES)
    def test_it_stays_behind_where_it_would_be_hit(self, bot: Bot) -> None:
        told = turn_of(bot, "1: 28 L1 home home; 2: 30 base base base; turn: 1; dice: 4 2")
        assert told.at(0) == "28 L7 home home" or told.at(1).startswith("base")

    @pytest.mark.rule("P-9", "P-10")
    def test_the_reckoner_stops_where_its_last_piece_waits_the_least(self) -> None:
        """Six cells from home 17 of 36 rolls bring it there, five cells from home 15."""
        told = turn_of(Reckoner(), "1: home home home 66; 2: base base base 20; turn: 1; dice: 4 1")
        assert told.view.show()["pieces"][0][3] == "L2"

    @for_each(EYES)
    @pytest.mark.rule("P-10")
    def test_it_does_not_go_another_lap_for_nothing(self, bot: Bot) -> None:
        told = turn_of(bot, "1: 66 base base base; 2: 20 base base base; turn: 1; dice: 3 4")
        assert told.at(0).split()[0] == "L5"


class TestPairs:
    @for_each(EYES)
    @pytest.mark.rule("P-12")
    def test_it_does_not_capture_its_partner(self, bot: Bot) -> None:
        position = "1: 10 L1 base base; 3: 13 base base base; turn: 1; dice: 3 1"
        told = turn_of(bot, position, 4, pairs=True, partners_capture=True)
        assert told.at(2) == "13 base base base"

    @for_each(EYES)
    @pytest.mark.rule("P-12")
    def test_it_captures_who_is_behind_its_partner(self, bot: Bot) -> None:
        position = (
            "1: 7 base base base; 2: 10 61 base base; 3: 15 base base base; turn: 1; dice: 3 1"
        )
        told = turn_of(bot, position, 4, pairs=True)
        assert told.at(1) == "base 61 base base"

    @for_each(BOTS[1:])
    @pytest.mark.rule("P-12")
    def test_who_is_done_plays_well_for_his_partner(self, bot: Bot) -> None:
        position = (
            "1: home home home home; 2: 33 base base base; 3: 30 base base base; turn: 1; dice: 3 1"
        )
        told = turn_of(bot, position, 4, pairs=True, help_partner=True)
        assert told.at(1) == "base base base base"


class TestStrength:
    @pytest.mark.parametrize(
        ("bot", "plans", "least"),
        sampled([(Runner(), 10, 17), (Keeper(), 20, 34), (Reckoner(), 2, 3)], 2),
    )
    def test_each_level_beats_chance(self, bot: Bot, plans: int, least: int) -> None:
        report = compete(PARCHIS, ALL, [bot, Dicer()], plans, "strength")
        assert report.standings[0].wins >= least

    def test_the_keeper_beats_the_runner(self) -> None:
        report = compete(PARCHIS, ALL, [Keeper(), Runner()], 15, "strength")
        assert report.standings[0].wins >= 18
