"""The events of a labyrinth game, made once and shared.

An event is immutable, so the same words about the same seat are the same object: the hot path of a
game looks its announcements up instead of building them.
"""

from __future__ import annotations

from functools import cache

from gamemaster.core.game import EVERYONE, TO_GM, Event, Said
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.moves import Move, read_move


@cache
def to_all(key: str, seat: int) -> Event:
    """A statement about one seat, said openly."""
    return Event(Said(key, {"seat": seat}), EVERYONE)


@cache
def aloud(key: str, *args: tuple[str, int | bool | tuple[int, ...]]) -> Event:
    """A statement with other arguments, said openly."""
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in args}
    return Event(Said(key, plain), EVERYONE)


@cache
def _requested(seat: int, text: str) -> Event:
    told = [action.told() for action in read_move(text).actions]
    return Event(Said("requested", {"seat": seat, "actions": told}), EVERYONE)


def requested(seat: int, move: Move) -> Event:
    """The request, heard by all before its answer (Rules G-4, G-5)."""
    return _requested(seat, move.text)


@cache
def stands(seat: int, cell: int, outside: int) -> Event:
    """Where a pawn stands, for the game master."""
    side = None if outside == NOWHERE else SIDE_NAMES[outside]
    return Event(Said("gm-stands", {"seat": seat, "cell": cell, "outside": side}), TO_GM)


@cache
def bear_stands(cell: int) -> Event:
    """Where the bear stands (`NOWHERE`: it is dead), for the game master."""
    return Event(Said("gm-bear", {"cell": cell}), TO_GM)


@cache
def wall_removed(cell: int, side: int) -> Event:
    """Which wall was blown up, for the game master."""
    return Event(Said("gm-wall", {"cell": cell, "side": SIDE_NAMES[side]}), TO_GM)


@cache
def treasure_is(treasure: int, cell: int, seat: int) -> Event:
    """Where a treasure lies or who carries it, for the game master."""
    return Event(Said("gm-treasure", {"treasure": treasure, "cell": cell, "seat": seat}), TO_GM)
