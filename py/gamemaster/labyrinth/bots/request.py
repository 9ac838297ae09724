"""Putting a request together from what is offered, so that it is legal by construction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamemaster.core.game import Observation
from gamemaster.core.offering import JOINT, Offer
from gamemaster.labyrinth.moves import ALONE


def of_kind(offers: Iterable[Offer], *kinds: str) -> tuple[Offer, ...]:
    """The offers of some kinds."""
    return tuple(offer for offer in offers if offer.do in kinds)


def is_offered(seen: Observation, text: str | None) -> bool:
    """Whether a request is offered: a movement, perhaps with parts before it.

    A step that would be a mere repetition is none after a blast (Rule D-7.7).
    """
    if text is None:
        return False
    parts = {offer.move for offer in seen.offers if offer.part}
    whole = {offer.move for offer in seen.offers if not offer.part}
    *before, movement = text.split(JOINT)
    return parts.issuperset(before) and (
        movement in whole or (bool(before) and movement.startswith("go "))
    )


def stands_alone(seen: Observation, movement: str) -> bool:
    """Whether it admits nothing beside it: a bet, a hint, a mere skip (Rules B-5, B-6, D-6.6)."""
    if movement == "skip":
        return not seen.rules["skips_ride"]
    return movement.split()[0] in ALONE


def with_extras(
    seen: Observation, before: Sequence[str], movement: str, after: Sequence[str]
) -> str:
    """A movement with those of the parts around it that are offered; alone if it must be."""
    if stands_alone(seen, movement):
        return movement
    parts = {offer.move for offer in seen.offers if offer.part}
    return JOINT.join(
        [*filter(parts.__contains__, before), movement, *filter(parts.__contains__, after)]
    )
