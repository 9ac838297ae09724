"""What a page is told of the rules of Parchís: forms, and the rules page with its drawings."""

from __future__ import annotations

from typing import Any, Final

from gamemaster.core.primer import Figure, Need, Primer, Shelter, groups, parts, told_needs
from gamemaster.parchis.board import CORNERS, PIECES, SAFE, STARTS

LOBBY: Final = ("safe_cells",)
GROUPS: Final = groups(
    {
        "board": "safe_cells",
        "partners": "pairs partners_capture help_partner",
        "time": "break_minutes clock_minutes",
    },
)
PARTS: Final = parts(
    {
        "game": "parchis-goal parchis-board parchis-lots parchis-pairs",
        "dice": "parchis-turn parchis-entering parchis-passing parchis-doubles",
        "round": "parchis-moving parchis-blockades parchis-capturing parchis-lap parchis-home"
        " parchis-bonuses",
        "table": "parchis-end",
    }
)


def primer() -> Primer:
    """All of it."""
    return {
        "secrets": False,
        "lobby": list(LOBBY),
        "groups": GROUPS,
        "parts": PARTS,
        "figures": _figures(),
        "shelters": [
            _shelter(Need("safe_cells", but=(12,)), STARTS),
            _shelter(Need("safe_cells", of=(12,)), (*STARTS, *SAFE)),
        ],
    }


def _shelter(need: Need, cells: tuple[int, ...]) -> Shelter:
    return {"needs": told_needs([need]), "cells": list(cells)}


def _figures() -> list[Figure]:
    """What happens on the board, or on a part of it: pieces by corner, and ways of a piece.

    Of a way, `onto` says that a piece stands at its end, `barred` that it can't be gone, `broken`
    that it is another one than the piece's own, `aside` how far from the cells' middles it is
    drawn, to the right, in squares.
    """
    entering = {"corner": 0, "from": "base", "to": "5", "onto": True}
    blocked = {"corner": 0, "from": "11", "to": "14", "onto": True, "barred": True}
    sheltered = {"corner": 0, "from": "19", "to": "22", "onto": True, "barred": True}
    lap = {"corner": 1, "from": "15", "to": "20", "aside": 0.18}
    turned = {"corner": 1, "from": "15", "to": "L3", "broken": True, "aside": -0.18}
    return [
        _figure("board", "board", None, {}),
        _figure("entering", "entering", "out", {2: ("5",)}, entering),
        _figure("blockades", "blockade", "inwards", {0: ("11",), 2: ("14", "14")}, blocked),
        _figure("capturing", "sheltered", "outwards", {0: ("19",), 1: ("22",)}, sheltered),
        _figure("lap", "lap", "arm", {1: ("15",)}, lap, turned),
    ]


def _figure(
    chapter: str,
    name: str,
    part: str | None,
    out: dict[int, tuple[str, ...]],
    *ways: dict[str, Any],
) -> Figure:
    """A drawing; the pieces that are not out wait in their bases."""
    pieces = [[*out.get(at, ()), *(["base"] * PIECES)][:PIECES] for at in range(CORNERS)]
    shows = {"part": part, "pieces": pieces, "ways": list(ways)}
    return {
        "chapter": f"parchis-{chapter}",
        "name": f"parchis-{name}",
        "needs": [],
        "shows": shows,
    }
