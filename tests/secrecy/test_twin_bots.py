"""Bots ask for the same in worlds that sound alike (Rule G-3): they play from what they hear."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gamemaster.core.bot import Bot, find_bots
from gamemaster.labyrinth.thinker import Master
from tests.campaigns import sampled, times
from tests.secrecy.test_twin_minds import NAMES, twins

BOTS = [bot for bot in find_bots().bots.values() if bot.game == "labyrinth"]


def compared(bot: Bot, name: str, seats: int, moves: int) -> Iterator[str]:
    """What a bot does where the first seat is to move, which is the same in both worlds."""
    for game, twin in twins(name, moves, seats=seats):
        one, other = game.table, twin.table
        if one.turn != 0 or other.turn != 0:
            continue
        assert one.plan != other.plan
        seen, alike = one.remembered(0), other.remembered(0)
        for seed in range(times(1, 3)):
            move = bot.choose(seen, Random(seed))
            assert move == bot.choose(alike, Random(seed))
        yield move


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.id)
def test_a_bot_does_the_same_where_it_has_heard_the_same(bot: Bot) -> None:
    moves = [
        move
        for name in NAMES[: times(1, 2)]
        for seats in (1, 2)
        for move in compared(bot, name, seats, times(4, 8))
    ]
    assert len(moves) > times(2, 60)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize(
    ("name", "seats", "moves"), sampled([("quest-easy", 3, 24), ("grand-simple", 2, 16)], 1)
)
def test_shots_by_chance_are_fired_at_where_somebody_sounds_to_be(
    name: str, seats: int, moves: int
) -> None:
    """Where moves are composed, after the movement or before it; some of these moves have shots."""
    made = [*compared(Master(), name, seats, moves)]
    assert any("shoot" in move for move in made)
