"""What a bot buys: a hint when it is lost and knowing its place is worth the price (Rule B-6)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.chart import Chart
from gamemaster.labyrinth.bots.guess import PLAN
from gamemaster.labyrinth.bots.request import of_kind
from gamemaster.labyrinth.moves import EVEN_BETS

MUCH: Final = 6
"""So many cells of a piece are worth a hint that says where they lie."""


def worthwhile_hint(chart: Chart, seen: Observation) -> str | None:
    """The purchase of a hint, if it is lost and would then know where to go.

    The last one it can pay is kept for the way out with a treasure.
    """
    if chart.certain or not of_kind(seen.offers, "hint"):
        return None
    me = seen.view["pawns"][seen.seat]
    pieces = {piece["id"]: piece for piece in seen.view["notebook"]["fragments"]}
    home = next(p for p in pieces.values() if any(at["seat"] == seen.seat for at in p["pawns"]))
    plan = pieces.get(PLAN)
    if me["treasures"]:
        wanted = _knows_exit(home) or len(home["cells"]) >= MUCH or _knows_exit(plan)
    else:
        spare = me["money"] >= 2 * seen.rules["hint_price"]
        wanted = spare and (len(home["cells"]) >= MUCH or _knows_treasure(plan))
    return "hint" if wanted else None


def _knows_exit(piece: Mapping[str, Any] | None) -> bool:
    return piece is not None and any(side["is"] == "exit" for side in piece["sides"])


def _knows_treasure(piece: Mapping[str, Any] | None) -> bool:
    return piece is not None and any(cell["treasures"] for cell in piece["cells"])


def small_bet(seen: Observation, rng: Random) -> str | None:
    """A bet of one coin at even money, if that leaves enough for a hint (Rule B-5)."""
    bets = [offer.move for offer in of_kind(seen.offers, "bet") if offer.target["bet"] in EVEN_BETS]
    left = (seen.view["pawns"][seen.seat]["money"] or 0) - 1
    return rng.choice(bets) if bets and left >= seen.rules["hint_price"] else None
