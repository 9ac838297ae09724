"""Bots against bots: fair seats, honest counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from threading import Event
from typing import Final

import pytest

from gamemaster.core import arena
from gamemaster.core.bot import Bot
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import GRAND
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times

HELD: Final = 1.0
"""Seconds for which a bot gets no processor."""
QUICK = Rules(bear=False, quiet_rounds=20)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Wilson's interval, by hand: 0 of 10, 5 of 10, 10 of 10, 81 of 263.
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert arena.interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_every_plan_is_played_from_every_seat() -> None:
    played = []

    class Watched(Mapper):
        def choose(self, seen, rng):  # type: ignore[no-untyped-def]
            played.append((seen.seat, seen.version))
            return super().choose(seen, rng)

    report = arena.compete(LABYRINTH, QUICK, [Watched(), Wanderer(), Wanderer()], 2)
    assert report.games == 6
    assert [seat for seat, version in played if version < 3] == [0, 2, 1, 0, 2, 1]


def test_equal_bots_that_change_places_play_no_game_twice() -> None:
    pairs: list[Bot] = [Mapper(), Wanderer(), Mapper(), Wanderer()]
    report = arena.compete(LABYRINTH, replace(QUICK, bear=False), pairs, 2)
    assert report.games == 4


def test_wins_endings_and_lengths_add_up() -> None:
    report = arena.compete(LABYRINTH, QUICK, [Mapper(), Wanderer()], 3, "sum")
    assert sum(report.endings.values()) == report.games == len(report.lengths) == 6
    assert report.endings["won"] == sum(one.wins for one in report.standings)
    assert report.longest == max(report.lengths)
    again = arena.compete(LABYRINTH, QUICK, [Mapper(), Wanderer()], 3, "sum")
    assert again.lengths == report.lengths


@pytest.mark.rule("D-7.9")
def test_whoever_fails_at_the_last_chance_has_not_won() -> None:
    rules = replace(GRAND, last_alive="must-carry", last_moves=1)
    report = arena.compete(LABYRINTH, rules, [Mapper(), Mapper()], times(4, 10), "last")
    assert report.endings["last-failed"]
    assert sum(one.wins for one in report.standings) == report.endings["won"]


def test_the_slowest_move_is_measured() -> None:
    ticks: Iterator[int] = count()
    report = arena.compete(LABYRINTH, QUICK, [Wanderer()], 1, clock=lambda: float(next(ticks) ** 2))
    # The clock gains speed: the last move, which starts at 2n - 2, takes 4n - 3 ticks.
    assert report.standings[0].slowest == 4 * report.longest - 3
    assert "slowest move" in next(report.lines())


def test_a_bot_is_not_slower_for_what_else_the_machine_does() -> None:
    class Held(Wanderer):
        def choose(self, seen, rng):  # type: ignore[no-untyped-def]
            if seen.version == 2:
                Event().wait(HELD)
            return super().choose(seen, rng)

    report = arena.compete(LABYRINTH, QUICK, [Held()], 1)
    assert 0 < report.standings[0].slowest < HELD
