"""What a bot asks and answers beside its moves; each request of these is made at most once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from gamemaster.core.game import Observation
from gamemaster.core.offering import Offer
from gamemaster.labyrinth.bots.chart import Node, named
from gamemaster.labyrinth.bots.request import of_kind

NEAR: Final = 2
"""So far from the others it doesn't matter how far."""
TASTE: Final[Mapping[str | None, int]] = {"land": 1, "river": -1, "pit": -1, "encephalitis": -9}
"""How a start cell of a type is liked that was asked for; others are neither good nor bad."""


def ask_or_answer(seen: Observation, rng: Random) -> str | None:
    """A start cell, the answer to a question, or the question how it is; None if none is due."""
    starts = of_kind(seen.offers, "start")
    if starts:
        return choose_start(seen, starts, rng)
    if of_kind(seen.offers, "keep"):
        return _answer(seen)
    unsure = of_kind(seen.offers, "status") and not seen.view["pawns"][seen.seat]["sure"]
    return "status" if unsure else None


def _answer(seen: Observation) -> str:
    """Its own treasure may be the true one: it keeps it, or takes the one brought last (D-5.8)."""
    question = seen.view["question"]
    return "keep" if question["carrying"] else f"choose {question['count']}"


def choose_start(seen: Observation, offers: Sequence[Offer], rng: Random) -> str:
    """Off the edge, where most sides lead on, and not beside anybody else.

    Who may ask for the types of some cells asks for the best of those (Rule D-7.2).
    """
    told = {said.args["at"]: said.args["cell"] for said in seen.heard if said.key == "told-cell"}
    asks = [offer for offer in of_kind(seen.offers, "ask") if offer.target["cell"] not in told]
    offers = asks or offers
    taken = [named(pawn["start"]) for pawn in seen.view["pawns"] if pawn["start"]]
    worth = [
        _worth_of_start(seen.view, offer, taken) + TASTE.get(told.get(offer.target["cell"]), 0)
        for offer in offers
    ]
    best = max(worth)
    return rng.choice([o.move for o, w in zip(offers, worth, strict=True) if w == best])


def _worth_of_start(view: Mapping[str, Any], offer: Offer, taken: Sequence[Node]) -> int:
    at = named(offer.target["cell"])
    inner = int(0 < at.row < view["rows"] - 1) + int(0 < at.col < view["cols"] - 1)
    return inner + min([NEAR, *map(at.distance, taken)])
