"""Statements of the game master made by hand, for tests of what listeners make of them."""

from __future__ import annotations

from typing import Any

from gamemaster.core.game import Said
from gamemaster.labyrinth.move_text import read_move


def said(key: str, seat: int | None = None, **args: Any) -> Said:
    """A statement, about a seat or about nobody."""
    return Said(key, args if seat is None else {"seat": seat, **args})


def asked(seat: int, text: str) -> Said:
    """A request as the game master repeats it."""
    return said("requested", seat, actions=[one.told() for one in read_move(text).actions])


def stands(seat: int, cell: int) -> Said:
    """Where somebody stands now, for the game master."""
    return said("gm-stands", seat, cell=cell, outside=None)
