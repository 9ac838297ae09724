"""The bots in the grand rule set: composed moves, wounds, mites, mines, and always to an end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamemaster.core.arena import compete
from gamemaster.core.arena import play as play_game
from gamemaster.core.bot import Bot
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.options import read_rules
from gamemaster.labyrinth.presets import GRAND, GRAND_SIMPLE
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import sampled, times
from tests.labyrinth.bots.test_bots import Steady
from tests.labyrinth.drawing import draw
from tests.labyrinth.house_rules import MIXES, any_rules

BOTS: Final[Sequence[Bot]] = (Wanderer(), Mapper())
ENDINGS: Final = (
    *("won", "draw", "all-dead", "last-alive", "last-failed"),
    *("draw-treasure", "draw-skips", "lost-outside"),
)
NEVER: Final = ("leave", "throw", "skip", "count")

PLAN: Final = """
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


def table_of(plan: str, *lines: str, seats: int = 2, **options: Any) -> Table:
    """A grand game with open starts on a drawn plan, told in lines `seat: move`."""
    drawn = draw(plan)
    rules = replace(
        GRAND,
        **{
            "rows": drawn.rows,
            "cols": drawn.cols,
            "start": "open",
            "void_starts": False,
            **options,
        },
    )
    table = Table(LABYRINTH, rules, drawn, [Player(str(n), "") for n in range(seats)], "drawn")
    for line in lines:
        seat, move = line.split(":", 1)
        refusal = table.submit(int(seat), move.strip(), table.version)
        assert refusal is None, f"{line}: {refusal}"
    return table


def chosen(*lines: str, plan: str = PLAN, bot: Bot = BOTS[1], **options: Any) -> str:
    """What a bot in no mood requests when it has the turn after these lines."""
    table = table_of(plan, *lines, **options)
    assert table.turn is not None
    return bot.choose(table.observe(table.turn), Steady(1))


def wishes(*lines: str, plan: str = PLAN, **options: Any) -> list[str]:
    """What a wanderer requests in a hundred moods."""
    table = table_of(plan, *lines, **options)
    assert table.turn is not None
    seen = table.observe(table.turn)
    return [Wanderer().choose(seen, Random(mood)) for mood in range(100)]


def play_out(rules: Rules, bots: Sequence[Bot], seed: str) -> Table:
    """A whole game; every request is put together from offers."""
    table = Table.open(LABYRINTH, rules, [Player(bot.id, "", bot.id) for bot in bots], seed)
    while table.turn is not None:
        seat = table.turn
        seen = table.observe(seat)
        move = bots[seat].choose(seen, Random(f"{seed}/{table.version}"))
        assert type(bots[seat])().choose(seen, Random(f"{seed}/{table.version}")) == move
        refusal = table.submit(seat, move, table.version)
        assert refusal is None, f"{move}: {refusal}"
        pieces = move.split("; ")
        parts = [offer.move for offer in seen.offers if offer.part]
        [movement] = [piece for piece in pieces if piece not in parts]
        whole = [offer.move for offer in seen.offers if not offer.part]
        # After a blast a step is no mere repetition, which may not be offered (Rule D-7.7).
        assert movement in whole or any(piece.startswith("blow") for piece in pieces), move
        assert table.version < 20_000, "endless"
    return table


class TestAlways:
    @pytest.mark.parametrize("rules", [GRAND, GRAND_SIMPLE], ids=lambda rules: rules.preset)
    @pytest.mark.parametrize("seats", sampled(range(2, 6), 2))
    def test_every_game_ends_and_every_request_is_offered(self, rules: Rules, seats: int) -> None:
        for seed in range(times(1, 3)):
            bots = [BOTS[(seat + seed) % 2] for seat in range(seats)]
            table = play_out(rules, bots, f"end/{seed}")
            over = table.observe(None).over
            assert over is not None
            assert over.key in ENDINGS
            for _, text in table.entries:
                assert not text.startswith(NEVER)
                assert "dark" not in text

    @pytest.mark.parametrize("mix", sampled(MIXES, 2))
    def test_house_rules_too(self, mix: str) -> None:
        for seed in range(times(1, 3)):
            seats = min(2 + seed, LABYRINTH.seats(MIXES[mix])[1])
            bots = [BOTS[(seat + seed) % 2] for seat in range(seats)]
            over = play_out(MIXES[mix], bots, f"house/{seed}").observe(None).over
            assert over is not None
            assert over.key in ENDINGS

    @settings(max_examples=times(12, 200), deadline=None)
    @given(any_rules(), st.integers(0, 10_000))
    def test_by_any_options(self, rules: Rules, seed: int) -> None:
        least, most = LABYRINTH.seats(rules)
        seats = least + seed % (min(most, 4) - least + 1)
        bots = [BOTS[(seat + seed) % 2] for seat in range(seats)]
        assert play_game(LABYRINTH, rules, bots, f"any/{seed}").ending in ENDINGS

    @pytest.mark.rule("D-6.1")
    def test_after_a_void_choice_they_choose_again(self) -> None:
        tables = [play_out(GRAND, BOTS, f"void/{seed}") for seed in range(4, times(5, 12))]
        void = [t for t in tables if any(e.said.key == "starts-void" for e in t.events)]
        assert void
        for table in void:
            starts = [text for _, text in table.entries if text.startswith("start")]
            assert len(starts) == 4


class TestStrength:
    @pytest.mark.parametrize(
        "rules", sampled([GRAND_SIMPLE, GRAND], 1), ids=lambda rules: rules.preset
    )
    def test_the_mapper_beats_the_wanderer(self, rules: Rules) -> None:
        report = compete(LABYRINTH, rules, [Mapper(), Wanderer()], 12, "grand")
        mapper, wanderer = report.standings
        assert mapper.wins >= 15
        assert wanderer.wins <= 6

    @pytest.mark.rule("G-8")
    def test_it_finds_exits_that_are_closed(self) -> None:
        options = {"exits": 2, "closed_exits": 2, "bullets": 0, "quiet_rounds": 150}
        rules = read_rules({"preset": "grand-simple", "last_alive": "plays-on", **options})
        report = compete(LABYRINTH, rules, [Mapper(), Mapper()], 3, "closed")
        assert report.endings == {"won": 3}


class TestStart:
    @pytest.mark.rule("D-7.2")
    def test_a_beginner_asks_and_starts_on_land(self) -> None:
        rules = replace(GRAND, beginners="1", beginner_asks=3)
        for bot in BOTS:
            for seed in range(times(1, 4)):
                table = play_out(rules, [bot, Wanderer()], f"ask/{bot.id}/{seed}")
                mine = [text.split() for seat, text in table.entries if seat == 0]
                asked = [words[1] for words in mine if words[0] == "ask"]
                assert len(asked) == len(set(asked)) == 3
                told = [e.said for e in table.events if e.said.key == "told-cell"]
                land = [said.args["at"] for said in told if said.args["cell"] == "land"]
                start = next(words[1] for words in mine if words[0] == "start")
                assert start in land or not land


class TestMoves:
    STARTS = ("0: start b2", "1: start c2", "0: go right", "1: go right")

    @pytest.mark.rule("D-5.5a")
    def test_it_shoots_in_passing(self) -> None:
        assert chosen(*self.STARTS).startswith("shoot right; go ")
        assert chosen(*self.STARTS, "0: go up", "1: go left").startswith("shoot down; go ")

    @pytest.mark.rule("D-5.5b")
    def test_one_bullet_is_enough_for_a_cell(self) -> None:
        lines = (
            "0: start c2",
            "1: start c2",
            "2: start b2",
            "0: go left",
            "1: go left",
            "2: go up",
        )
        assert chosen(*lines, seats=3).count("shoot") == 1

    @pytest.mark.rule("D-4.2")
    def test_it_does_not_shoot_out_of_a_house(self) -> None:
        lines = ("0: start a1", "1: start d1", "0: go right", "1: go left")
        free = chosen(*lines, houses_stop_shots=False, hospital_safe=False)
        assert "shoot" not in chosen(*lines)
        assert "shoot" not in free  # nobody knows yet whether a wall stands between b1 and c1

    @pytest.mark.rule("D-7.3")
    def test_it_names_its_target(self) -> None:
        assert chosen(*self.STARTS, named_targets=True).startswith("shoot right 1 player 2; ")

    @pytest.mark.rule("D-7.3")
    def test_it_knows_how_far_a_bullet_flies(self) -> None:
        lines = ("0: start c2", "1: start c2", "0: go left", "1: go up", "0: go left", "1: go down")
        assert chosen(*lines).startswith("shoot right; go ")
        assert not chosen(*lines, short_shots=True).startswith("shoot")

    @pytest.mark.rule("D-5.4")
    def test_it_blows_a_wall_and_goes_through_in_one_move(self) -> None:
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
        lines: tuple[str, ...] = (
            "0: start c1",
            "1: start d2",
            "0: go right",
            "1: go up",
            "1: keep",
        )
        lines += ("0: go up", "1: go down")
        assert chosen(*lines, plan=plan) == "blow right; go right; shoot down"
        assert "blow" not in chosen(*lines, plan=plan, bombs=0)

    @pytest.mark.rule("D-3.6")
    def test_it_blows_a_wall_before_the_game_is_a_draw(self) -> None:
        lines = ["0: start d2", "1: start a4", "0: go up", "1: go left", "0: go left"]
        for _ in range(4):
            lines += ["1: go left", "0: go right", "1: go left", "0: go left"]
        lines += ["1: go left", "0: go right", "1: go left"]
        assert "blow" not in chosen(*lines, quiet_rounds=100)
        assert chosen(*lines, quiet_rounds=15).startswith("blow up; ")

    @pytest.mark.rule("D-3.4")
    def test_outside_both_come_back_at_once(self) -> None:
        start = ("0: start e2", "1: start a4")
        for bot in BOTS:
            for move in ("go right", "blow left; go right; blow up"):
                assert chosen(*start, f"0: {move}", "1: go down", bot=bot) == "go left"

    @pytest.mark.rule("D-6.4")
    def test_unsure_of_what_they_carry_they_ask_once(self) -> None:
        lines = ("0: start c2", "1: start a4", "0: dark go left", "1: go down")
        for bot in BOTS:
            assert chosen(*lines, bot=bot) == "status"
            assert chosen(*lines, "0: status", bot=bot) != "status"


class TestTreasures:
    @pytest.mark.rule("D-5.8")
    def test_they_keep_their_own(self) -> None:
        plan = PLAN.replace("treasure d1", "treasure b2")
        for bot in BOTS:
            assert chosen("0: start a2", "1: start c4", "0: go right", plan=plan, bot=bot) == "keep"

    @pytest.mark.rule("D-5.8")
    def test_with_free_hands_they_take_one(self) -> None:
        plan = PLAN.replace("false a2", "false d1")
        for bot in BOTS:
            move = chosen("0: start c1", "1: start a4", "0: go right", plan=plan, bot=bot)
            assert move == "choose 2"

    def test_they_leave_by_the_exit_at_hand(self) -> None:
        plan = PLAN.replace("treasure d1", "treasure e1")
        lines: tuple[str, ...] = (
            "0: start e2",
            "1: start a4",
            "0: go right",
            "1: go left",
            "0: go left",
        )
        lines += ("1: go left", "0: go up", "1: go left", "0: go down", "1: go left")
        for bot in BOTS:
            assert chosen(*lines, plan=plan, bot=bot) == "go right"

    def test_it_takes_what_fell_at_its_feet(self) -> None:
        # Player 1 leaves a treasure on the cell where player 0 stands already.
        lines = ("0: start c1", "1: start d1", "0: go right", "1: leave treasure; go left")
        assert "take treasure; " in chosen(*lines)
        assert "take" not in chosen(*lines[:3], "1: go left")


class TestWounds:
    HIT = ("0: start c2", "1: start b2", "0: go left", "1: shoot left; go up")
    """Player 0 is wounded on b2; b1 above it is a hospital, which player 1 has found."""

    @pytest.mark.rule("D-5.5h")
    def test_with_a_hospital_at_hand_they_order_no_cell(self) -> None:
        for bot in BOTS:
            assert chosen(*self.HIT, bot=bot) == "go up"

    @pytest.mark.rule("D-5.5h")
    def test_far_from_one_they_order_the_cell_beside_it(self) -> None:
        lines: tuple[str, ...] = (
            "0: start c2",
            "1: start b2",
            "0: go down",
            "1: go up",
            "0: go down",
            "1: go down",
        )
        lines += ("0: go up", "1: go right", "0: go down", "1: shoot down; go up")
        for bot in BOTS:
            assert chosen(*lines, bot=bot) == "order b2"
            assert chosen(*lines, "0: order b2", bot=bot) == "go up"

    @pytest.mark.rule("D-7.2")
    def test_in_good_health_they_order_none(self) -> None:
        start = ("0: start c2", "1: start a4")
        for wish in wishes(*start, beginners="1", beginner_orders=3):
            assert not wish.startswith("order")
        move = chosen(*start, beginners="1", beginner_orders=3)
        assert not move.startswith("order")


MITE: Final = """
        a   b   c   d
      +---+---+---+---+
    1 | .   E   .   H |
      +   +   +   +   +
    2 | .   .   .   .
      +---+---+---+   +
    3 | A   .   .   . |
      +---+---+---+---+
    treasure a1
    false a2
    """


@pytest.mark.rule("D-4.7")
class TestMites:
    WOKEN = ("0: start c1", "1: start d3", "0: go left", "1: go left")
    """Player 0 has woken the mite on b1."""

    def test_it_goes_away_where_it_knows_the_way(self) -> None:
        assert chosen(*self.WOKEN, plan=MITE) == "go right"

    def test_with_a_treasure_too_it_tries_no_wall_there(self) -> None:
        lines = ("0: start a1", "1: start d3", "0: go right", "1: go left")
        assert chosen(*lines, plan=MITE) == "go left"

    def test_they_do_not_come_back(self) -> None:
        lines = (
            "0: go right",
            "1: go left",
            "0: go down",
            "1: go right",
            "0: go left",
            "1: go left",
        )
        seen = table_of(MITE, *self.WOKEN, *lines).observe(0)
        assert Mapper().choose(seen, Steady(1)) != "go up"
        # Nor by a way that they know to lead there.
        again = ("0: go right", "1: go right", "0: go up", "1: go left")
        moods = wishes(*self.WOKEN, *lines, *again, plan=MITE)
        assert moods.count("go left") < 10

    def test_infected_they_go_to_the_hospital(self) -> None:
        lines = (
            "0: start d1", "1: start d3", "0: go left", "1: go left", "0: go left", "1: go right",
            "0: go up", "1: go left", "0: go right", "1: go right",
        )  # fmt: skip
        seen = table_of(MITE, *lines).observe(0)
        assert seen.view["pawns"][0]["health"] == "infected"
        for bot in BOTS:
            assert bot.choose(seen, Steady(1)) == "go right"


@pytest.mark.rule("D-5.7")
class TestMines:
    def test_it_guards_an_exit_against_a_carrier(self) -> None:
        # It has found the exit on e2; player 1 carries a treasure.
        lines = ("0: start d2", "1: start a4", "0: go right", "1: go up", "0: go right")
        carried = (*lines, "1: go up", "0: go left", "1: go up")
        assert chosen(*carried).endswith("mine here; go left")
        assert "mine" not in chosen(*carried, mines=False)
        assert "mine" not in chosen(*lines, "1: go down", "0: go left", "1: go up")

    def test_it_closes_its_trail(self) -> None:
        # It knows the exit on e2, and a treasure on d1, from where another way leads there.
        plan = PLAN.replace("+   +   +   +---+   +\n    2", "+   +   +   +   +   +\n    2")
        lines = (
            "0: start e2", "1: start c1", "0: go right", "1: go right", "0: go left",
            "1: leave treasure; go down", "0: go left", "1: go left", "0: go left", "1: go left",
            "0: go up", "1: go down",
        )  # fmt: skip
        assert chosen(*lines, plan=plan) == "go right; mine left"
        assert chosen(*lines, plan=plan, mines_beside=False) == "go right"

    def test_they_step_on_no_mine_that_they_saw_set(self) -> None:
        lines: tuple[str, ...] = (
            "0: start c3",
            "1: start c3",
            "0: go up",
            "1: mine here; go left",
            "0: go left",
        )
        lines += ("1: go up", "0: go right", "1: go up")
        moods = wishes(*lines)
        assert moods.count("go down") < 10
