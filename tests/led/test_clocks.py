"""Clocks and breaks (Rule T-4): what they do is said and recorded; time is nobody's here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamemaster.core import record
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.rules import PRESETS as PARCHIS_PRESETS
from tests.led.leading import players
from tests.led.telling import Led

PLAN = """
  +---+---+   +
1 | .   H | . |
  +   +   +   +
2 | .   A   p1|
  +   +---+   +
3 | p2  .   . |
  +---+---+---+
treasure a1
false c1
"""
STARTS = ("0: start a2", "1: start c3", "2: start b3")


def at_table(*lines: str, led: bool = False, **options: Any) -> Led:
    starts = (*STARTS, "gm: confirm") if led else STARTS
    return Led(PLAN, *starts, *lines, seats=3, led=led, **options)


def clock(game: Led, seat: int | None = 0) -> dict[str, object]:
    told = game.table.observe(seat).clock
    assert told is not None
    return dict(told)


# -- clocks ----------------------------------------


@pytest.mark.rule("T-4")
def test_a_player_starts_the_clock_on_whose_turn_it_is_and_a_move_stops_it() -> None:
    game = at_table("2: clock 1 -> 0 clock-started by 2")
    assert clock(game)["running"] == 0
    game.tell("0: go right")
    assert clock(game)["running"] is None
    assert game.refused("gm: clock out") == "illegal-nothing-runs"


@pytest.mark.rule("T-4")
@pytest.mark.parametrize("line", ["2: clock 1", "0: break"])
def test_a_move_after_which_he_is_asked_something_ends_clock_and_break_too(line: str) -> None:
    game = at_table(line, "0: go up", pick_up="after")
    assert "0 asks-treasure" in " ".join(game.heard(None))
    assert game.table.turn == 0
    assert (clock(game)["running"], clock(game)["resting"]) == (None, None)


@pytest.mark.rule("T-4")
def test_when_it_runs_out_he_has_lost_and_his_things_stay() -> None:
    game = at_table("0: go up -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure")
    game.tell("1: go left", "2: go right", "1: clock 1")
    game.tell("gm: clock out -> 0 lost-on-time, 0 dropped-treasure")
    assert game.table.turn == 1
    assert game.table.observe(1).view["pawns"][0]["health"] == "lost"
    assert game.table._state.ground.lying[0] == (0,)
    assert game.table.entries[-1] == (-1, "clock out")


@pytest.mark.rule("T-4")
def test_where_there_are_corpses_his_stays_too() -> None:
    game = at_table("1: clock 1", preset="grand", start="open", encephalitis=0)
    game.tell("gm: clock out")
    assert game.heard(1)[0] == "0 died-on-time"
    pile = game.table._state.ground.piles[3]
    assert (pile.corpses, pile.bullets, pile.bombs) == ((0,), 3, 3)


@pytest.mark.rule("T-4")
def test_the_last_one_left_is_the_last_alive() -> None:
    game = Led(PLAN, *STARTS[:2], preset="school", start="open", led=False)
    game.tell("1: clock 1", "gm: clock out -> 0 lost-on-time, 1 last-alive")
    assert game.table.over


@pytest.mark.rule("T-4")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1: clock 2", "illegal-clock-whom"),
        ("0: clock 1", "illegal-clock-whom"),
        ("1: clock 3", "illegal-clock-whom"),
        ("1: clock 7", "illegal-no-such-player"),
        ("1: clock out", "illegal-page-says"),
        ("gm: clock 1", "illegal-not-led"),
        ("gm: break over", "illegal-nothing-runs"),
        ("1: break", "illegal-break-when"),
        ("1: break no", "illegal-no-proposal"),
        ("1: break over", "illegal-page-says"),
        ("gm: break all", "illegal-not-led"),
    ],
)
def test_what_nobody_may_say_now_is_refused_by_name(line: str, key: str) -> None:
    assert at_table().refused(line) == key


@pytest.mark.rule("T-4")
def test_no_clock_runs_against_a_bot_before_the_game_or_where_the_rules_have_none() -> None:
    seats = [Player("Anna", "red"), Player("Bot", "blue", "mapper"), Player("Boris", "green")]
    game = at_table()
    table = Table(game.table.game, game.table.rules, game.table.plan, seats, "bots")
    for line in ("start a2", "start c3", "start b3"):
        assert table.turn is not None
        assert table.submit(table.turn, line, table.version) is None
    assert table.submit(0, "go right", 3) is None
    refusal = table.submit(0, "clock 2", 4)
    assert refusal is not None
    assert refusal.key == "illegal-clock-bot"
    assert Led(PLAN, seats=2, led=False).refused("1: clock 1") == "illegal-clock-start"
    assert at_table(clock_minutes=0).refused("1: clock 1") == "illegal-no-clock"
    assert at_table(break_minutes=0).refused("0: break") == "illegal-no-breaks"


@pytest.mark.rule("T-4")
def test_the_game_master_starts_the_clock_too() -> None:
    game = at_table("gm: clock 1 -> 0 clock-started by gm", led=True)
    assert game.refused("1: clock 1") == "illegal-clock-runs"
    assert game.refused("0: break") == "illegal-clock-runs", "too late for a break"


# -- breaks ----------------------------------------


@pytest.mark.rule("T-4")
def test_a_break_before_his_move_and_a_second_one_when_half_have_had_theirs() -> None:
    game = at_table("0: break -> 0 break-taken 5")
    assert game.refused("1: clock 1") == "illegal-break"
    game.tell("0: go right", "1: go left", "2: go left")
    assert game.refused("0: break") == "illegal-break-again"
    game.tell("0: go left", "1: break -> 1 break-taken 5", "gm: break over -> break-over")
    game.tell("1: go right", "2: go right", "0: break -> 0 break-taken 5")
    assert clock(game)["breaks"] == [2, 1, 0]


@pytest.mark.rule("T-4")
def test_a_break_for_all_by_majority_in_which_nobody_moves() -> None:
    game = at_table("1: break all -> 1 break-proposed")
    assert clock(game)["vote"] == {"yes": [1], "no": []}
    assert game.refused("1: break no") == "illegal-voted"
    game.tell("2: break all -> 2 break-voted yes, break-begins 5")
    assert game.refused("0: go up") == "illegal-break"
    assert game.table.observe(0).offers == ()
    game.tell("gm: break over -> break-over", "0: go up")


@pytest.mark.rule("T-4")
def test_most_are_against_it() -> None:
    game = at_table("0: break all", "1: break no -> 1 break-voted no")
    game.tell("2: break no -> 2 break-voted no, break-declined")
    assert clock(game)["vote"] is None


@pytest.mark.rule("T-4")
def test_a_tie_is_a_no_without_a_game_master_and_his_with_one() -> None:
    two = Led(PLAN, *STARTS[:2], "0: break all", led=False)
    two.tell("1: break no -> 1 break-voted no, break-declined")
    led = Led(PLAN, *STARTS[:2], "gm: confirm", "0: break all", "1: break no -> 1 break-voted no")
    assert led.refused("gm: break count") == "illegal-tie"
    led.tell("gm: break all -> break-begins 5", "gm: break over", "0: break all")
    assert led.refused("gm: break all") == "illegal-no-tie"
    led.tell("gm: break count -> break-begins 5")


@pytest.mark.rule("T-4")
def test_what_a_seat_may_say_is_told_by_the_engine_and_nothing_else_is_granted() -> None:
    game = at_table("0: go right")
    assert clock(game, 1)["may"] == ["break", "break all"]
    assert clock(game, 2)["may"] == ["break all", "clock 2"]
    assert clock(game, None)["may"] == []
    alone = Led(PLAN, "0: start a2", seats=1, led=False)
    assert alone.table.observe(0).clock is None, "nobody waits for anybody"


# -- the record, and Parchís ----------------------------------------


@pytest.mark.rule("T-4")
@pytest.mark.rule("T-6")
def test_what_a_clock_did_is_replayed_and_can_be_taken_back() -> None:
    game = at_table("1: clock 1", "gm: clock out", "1: break", "1: go left", led=True)
    again = record.load(record.save(game.table), GAMES)
    assert (again.digest, again.observe(1)) == (game.table.digest, game.table.observe(1))
    game.tell("gm: back 4 -> taken-back 4")
    assert game.table.turn == 0
    assert clock(game)["breaks"] == [0, 0, 0]
    assert game.table.observe(1).view["pawns"][0]["health"] == "healthy"


def parchis(seats: int, preset: str = "parchis", led: bool = False) -> Table:
    return Table.open(PARCHIS, PARCHIS_PRESETS[preset], players(seats), "clocks", led=led)


@pytest.mark.rule("T-4")
def test_in_parchis_his_pieces_leave_the_track_and_the_others_go_on() -> None:
    table = parchis(3)
    slow = table.turn
    assert slow is not None
    other = (slow + 1) % 3
    assert table.submit(other, f"clock {slow + 1}", table.version) is None
    assert table.rule("clock out", table.version) is None
    assert table.turn == other
    while table.turn == other:
        text = table.observe(other).offers[0].move
        assert table.submit(other, text, table.version) is None
    assert table.turn == (other + 1) % 3
    left = table.turn
    assert table.submit(other, f"clock {left + 1}", table.version) is None
    assert table.rule("clock out", table.version) is None
    over = table.observe(None).over
    assert over is not None
    assert (over.key, table.game.winners(over)) == ("left-over", (other,))
    assert record.load(record.save(table), GAMES).digest == table.digest


@pytest.mark.rule("T-4")
def test_in_pairs_his_pair_has_lost() -> None:
    table = parchis(4, "parchis-pairs")
    slow = table.turn
    assert slow is not None
    assert table.submit((slow + 1) % 4, f"clock {slow + 1}", table.version) is None
    assert table.rule("clock out", table.version) is None
    over = table.observe(None).over
    assert over is not None
    assert table.game.winners(over) == tuple(sorted(((slow + 1) % 4, (slow + 3) % 4)))


@pytest.mark.rule("T-2.4")
def test_in_parchis_requests_can_be_taken_back_and_nothing_else_overruled() -> None:
    table = parchis(2, led=True)
    before = table.observe(0)
    seat = table.turn
    assert seat is not None
    assert table.submit(seat, "roll", table.version) is None
    dice = table.entries[-1]
    assert table.rule("back 1", table.version) is None
    assert table.observe(0).view == before.view
    rolled = {dice}
    for _ in range(6):
        assert table.submit(seat, "roll", table.version) is None
        rolled.add(table.entries[-1])
        assert table.rule("back 1", table.version) is None
    assert len(rolled) > 1, "dice fall anew"
    refusal = table.rule("put 1 a1 tell all", table.version)
    assert refusal is not None
    assert refusal.key == "illegal-nothing-to-rule"
    assert replace(before, heard=(), struck=()).view == table.observe(0).view
