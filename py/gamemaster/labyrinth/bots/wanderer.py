"""Level 1: wanders at random, but not like a fool: it remembers its last few turns."""

from __future__ import annotations

from random import Random
from typing import Final

from gamemaster.core.game import Observation, Offer
from gamemaster.labyrinth.bots.hearing import Turn, own_turns, way_back_in
from gamemaster.labyrinth.grid import SIDE_NAMES, opposite

MEMORY: Final = 8
"""How many of its own turns it remembers."""
BACK: Final = 0.15
"""How likely it is to undo its last step, beside 1 for a fresh direction."""
NEVER_MIND: Final = 0.01
SHOT: Final = 0.04
SHOT_BACK: Final = 0.5
BOXED_IN: Final = 3


class Wanderer:
    """A random walker with a short memory."""

    id = "wanderer"
    game = "labyrinth"
    level = 1

    def choose(self, seen: Observation, rng: Random) -> str:
        """A sensible move of those offered, at random."""
        assert seen.seat is not None
        back = way_back_in(seen)
        if back is not None:
            return back
        turns = own_turns(seen.heard, seen.seat, MEMORY)
        here = _since_last_step(turns)
        offers = seen.offers
        if _opponents(seen) and rng.random() < (SHOT_BACK if _was_hit(turns) else SHOT):
            offers = _of_kind(seen.offers, "shoot") or offers
        elif len(_walls(here)) >= BOXED_IN and rng.random() < 1 / 2:
            walls = [o for o in _of_kind(seen.offers, "blow") if o.target["side"] in _walls(here)]
            offers = tuple(walls) or offers
        if offers is seen.offers:
            offers = tuple(o for o in seen.offers if o.do not in ("shoot", "blow"))
        weights = [_likes(offer, here, turns) for offer in offers]
        return rng.choices(offers, weights)[0].move


def _of_kind(offers: tuple[Offer, ...], do: str) -> tuple[Offer, ...]:
    return tuple(offer for offer in offers if offer.do == do)


def _opponents(seen: Observation) -> bool:
    return any(
        pawn["seat"] != seen.seat and pawn["health"] in ("healthy", "wounded")
        for pawn in seen.view["pawns"]
    )


def _was_hit(turns: list[Turn]) -> bool:
    return bool(turns) and turns[0].heard("shot-hit") and turns[0].do != "shoot"


def _since_last_step(turns: list[Turn]) -> list[Turn]:
    """The turns made on the cell where it stands now."""
    for index, turn in enumerate(turns):
        if turn.moved:
            return turns[:index]
    return turns


def _walls(here: list[Turn]) -> set[str]:
    """The sides of this cell on which it met a wall that still stands."""
    blown = {turn.side for turn in here if turn.heard("blast-done")}
    hit = {turn.side for turn in here if turn.do == "go" and turn.heard("hit-wall")}
    fruitless = {turn.side for turn in here if turn.heard("blast-nothing")}
    return {side for side in hit - blown - fruitless if side is not None}


def _likes(offer: Offer, here: list[Turn], turns: list[Turn]) -> float:
    """How much it likes a move, 1 being normal."""
    side = offer.target.get("side")
    if offer.do != "go":
        return 1.0
    blown = any(turn.side == side and turn.heard("blast-done") for turn in here)
    met = any(turn.side == side and turn.do == "go" for turn in here)
    if met and not blown:
        return NEVER_MIND
    step = next((turn for turn in turns if turn.moved), None)
    if step is not None and step.do == "go" and side == _reverse(step.side):
        return BACK
    return 1.0


def _reverse(side: str | None) -> str | None:
    return None if side is None else SIDE_NAMES[opposite(SIDE_NAMES.index(side))]
