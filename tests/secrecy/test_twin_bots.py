"""Bots ask for the same in worlds that sound alike (Rule G-3): they play from what they hear."""

from __future__ import annotations

from random import Random

import pytest

from gamemaster.core.bot import Bot, find_bots
from tests.campaigns import times
from tests.secrecy.test_twin_minds import NAMES, twins

BOTS = [bot for bot in find_bots().bots.values() if bot.game == "labyrinth"]


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.id)
def test_a_bot_does_the_same_where_it_has_heard_the_same(bot: Bot) -> None:
    compared = 0
    for name in NAMES[: times(1, 2)]:
        for seats in (1, 2):
            for game, twin in twins(name, times(4, 8), seats=seats):
                one, other = game.table, twin.table
                if one.turn != 0 or other.turn != 0:
                    continue
                assert one.plan != other.plan
                seen, alike = one.remembered(0), other.remembered(0)
                for seed in range(times(1, 3)):
                    assert bot.choose(seen, Random(seed)) == bot.choose(alike, Random(seed))
                compared += 1
    assert compared > times(2, 60)
