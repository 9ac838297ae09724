"""Complete uses of a roll: every position that it can lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gamemaster.parchis.board import Board
from gamemaster.parchis.position import Position
from gamemaster.parchis.stepping import make, steps

DONE = "done"


class Ending(NamedTuple):
    """A position in which a roll may be left, and the request that leads towards it."""

    first: str
    position: Position


def endings(board: Board, position: Position, most: int) -> Iterator[Ending]:
    """Every way to use what is left of a roll, each resulting position once (Rules P-9, P-11).

    After the first step a player may stop at any time. Chains of bonuses are followed until `most`
    positions have been met.
    """
    if position.used:
        yield Ending(DONE, position)
    ahead = [(DONE, position)]
    met = set[tuple[object, ...]]()
    stopped = {tuple(position.places)} if position.used else set()
    for first, now in ahead:
        for text, step in steps(board, now).items():
            then = now.clone()
            make(board, then, step)
            places = tuple(then.places)
            rest = places, then.left, then.bonus
            if rest in met:
                continue
            met.add(rest)
            request = text if now is position else first
            if places not in stopped:
                stopped.add(places)
                yield Ending(request, then)
            if (then.left or then.bonus) and len(met) < most:
                ahead.append((request, then))
