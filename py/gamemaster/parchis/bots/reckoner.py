"""Level 4: looks one roll ahead: what a keeper would make of its best plans with all 21 rolls."""

from __future__ import annotations

from random import Random
from typing import Final

from gamemaster.core.game import Observation, Seat
from gamemaster.parchis.board import BASE
from gamemaster.parchis.bots.seeing import see
from gamemaster.parchis.bots.thinking import next_player, next_to_roll, outlook
from gamemaster.parchis.bots.turns import endings
from gamemaster.parchis.bots.worth import KEEPING, RECKONING, Judge, judge_for
from gamemaster.parchis.position import MOST_DOUBLES, Position
from gamemaster.parchis.stepping import NO_PIECE, begin_roll, end_roll, give_turn, nearest_home

ROLLS: Final = tuple(
    ((high, low), 2 if low < high else 1) for high in range(1, 7) for low in range(1, high + 1)
)
"""The 21 rolls of two dice, and how many of 36 they are."""
MOST: Final = 400
"""Positions of its own roll that it looks at."""
MOST_REPLIES: Final = 60
"""Positions of one roll of the next player that it looks at."""
PLANS: Final = 8
"""So many of its plans are thought through."""


class Reckoner:
    """Takes the plan with the best mean over the next player's rolls and answers."""

    id = "reckoner"
    game = "parchis"
    level = 4

    def choose(self, seen: Observation, rng: Random) -> str:
        """The request that leads to the best mean; of equal ones the better at first sight."""
        usable = [offer for offer in seen.offers if offer.do != "undo"]
        if len(usable) == 1:
            return usable[0].move
        board, position = see(seen)
        judge = judge_for(board, RECKONING)
        following, me = next_to_roll(board, position), position.player
        plans = sorted(
            endings(board, position, MOST),
            key=lambda end: outlook(board, judge.worths(end.position, following), me),
            reverse=True,
        )
        if len(plans) == 1:
            return plans[0].first
        return max(plans[:PLANS], key=lambda end: _mean(judge, end.position, following, me)).first


def _mean(judge: Judge, position: Position, following: Seat, me: Seat) -> float:
    """The mean outlook of `me` after the next player's roll and answer."""
    board, before = judge.board, position.clone()
    if following == position.player:
        end_roll(board, before)
    else:
        give_turn(board, before, following)
    answering = judge if following == me else judge_for(board, KEEPING)
    seen: dict[tuple[int, ...], float] = {}
    total = 0.0
    for dice, weight in ROLLS:
        now = before.clone()
        begin_roll(now, dice)
        total += weight * outlook(board, _answer(judge, answering, now, seen), me)
    return total / 36


def _answer(
    judge: Judge, answering: Judge, position: Position, seen: dict[tuple[int, ...], float]
) -> list[float]:
    """The worths after a roll is used by who thinks like `answering`.

    `seen` holds what that one thinks of positions already looked at.
    """
    board, seat = judge.board, position.player
    if position.doubles == MOST_DOUBLES:
        piece = nearest_home(board, position, position.mover)
        if piece != NO_PIECE:
            position.lift(piece)
            position.put(piece, BASE)
        return judge.worths(position, next_player(board, position))
    following = next_to_roll(board, position)
    best, most = position, float("-inf")
    for _, then in endings(board, position, MOST_REPLIES):
        key = (following, *then.places)
        value = seen.get(key)
        if value is None:
            value = seen[key] = outlook(board, answering.worths(then, following), seat)
        if value > most:
            best, most = then, value
    return judge.worths(best, following)
