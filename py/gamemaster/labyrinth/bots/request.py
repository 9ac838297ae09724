"""Putting a request together from what is offered, so that it is legal by construction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gamemaster.core.game import Observation, Offer
from gamemaster.labyrinth.moves import MOVEMENTS

JOINT: Final = "; "


def of_kind(offers: Iterable[Offer], *kinds: str) -> tuple[Offer, ...]:
    """The offers of some kinds."""
    return tuple(offer for offer in offers if offer.do in kinds)


def movements(seen: Observation) -> tuple[Offer, ...]:
    """The movements offered."""
    return of_kind(seen.offers, *MOVEMENTS)


def is_offered(seen: Observation, text: str | None) -> bool:
    """Whether each piece of a request is offered, and the last one may stand alone."""
    if text is None:
        return False
    offered = {offer.move: offer.part for offer in seen.offers}
    pieces = text.split(JOINT)
    return all(piece in offered for piece in pieces) and not offered[pieces[-1]]


def with_extras(
    seen: Observation, before: Sequence[str], movement: str, after: Sequence[str]
) -> str:
    """A movement with those of the parts around it that are offered."""
    parts = {offer.move for offer in seen.offers if offer.part}
    return JOINT.join(
        [*filter(parts.__contains__, before), movement, *filter(parts.__contains__, after)]
    )
