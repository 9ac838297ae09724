"""Level 2: runs home as fast as it can, without an eye for danger."""

from __future__ import annotations

from random import Random

from gamemaster.core.game import Observation, Seat
from gamemaster.core.offering import Offer
from gamemaster.parchis.board import BASE, HOME, Board, places_by_text, remaining
from gamemaster.parchis.bots.seeing import see


class Runner:
    """Brings a piece home, captures, enters, and otherwise moves the foremost piece."""

    id = "runner"
    game = "parchis"
    level = 2

    def choose(self, seen: Observation, rng: Random) -> str:
        """The step that it likes best, else the only request that there is."""
        steps = [offer for offer in seen.offers if offer.do == "step"]
        if not steps:
            return seen.offers[0].move
        board, position = see(seen)
        return max(steps, key=lambda step: _likes(board, position.mover, step)).move


def _likes(board: Board, mover: Seat, step: Offer) -> tuple[bool, bool, bool, bool, int, int]:
    """What it looks at, in this order: home, capture, out of the base, no lap, how far, how near.

    Of equal uses the longest; then the piece that has the fewest cells to go.
    """
    corner = board.corners[mover]
    start, end = (places_by_text(corner)[step.target[key]] for key in ("from", "to"))
    left = remaining(corner, end)
    onward = start == BASE or left < remaining(corner, start)
    return (
        *(end == HOME, step.target["takes"], start == BASE, onward),
        *(step.target["by"], -left),
    )
