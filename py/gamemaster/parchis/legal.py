"""What a seat may ask for now, and why something can't be done."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gamemaster.core.game import OVER, Illegal, Seat
from gamemaster.core.offering import Offer
from gamemaster.parchis.board import PIECES, Way
from gamemaster.parchis.moves import Move
from gamemaster.parchis.replies import StepTarget, Uses
from gamemaster.parchis.stepping import NO_PIECE, Step
from gamemaster.parchis.turn import State

ROLL: Final = Offer("roll", "roll", {})
DONE: Final = Offer("done", "done", {})
PASS: Final = Offer("done", "pass", {})
UNDO: Final = Offer("undo", "undo", {})


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """All that a seat may do, empty when it is not its turn (Rule P-9)."""
    if seat != state.turn or seat < 0:
        return ()
    now = state.now
    if not now.dice:
        return (ROLL,)
    found = [_offer(step) for step in state.steps.values()]
    if now.used:
        found.append(PASS if found else DONE)
    if state.undo:
        found.append(UNDO)
    return tuple(found)


def _offer(step: Step) -> Offer:
    return _step_offer(step.piece // PIECES, step.way, step.uses, step.takes != NO_PIECE)


@lru_cache(maxsize=8192)
def _step_offer(seat: Seat, way: Way, uses: Uses, takes: bool) -> Offer:
    target: StepTarget = {
        "seat": seat,
        "from": way.start,
        "to": way.end,
        "by": way.by,
        "with": uses,
        "takes": takes,
        "way": way.key,
    }
    return Offer(way.text, "step", target)


def check(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why a request can't be granted now, or None."""
    if state.turn == OVER:
        return Illegal("illegal-game-over", {})
    if seat != state.turn or seat < 0:
        return Illegal("illegal-not-your-turn", {"seat": seat})
    now = state.now
    if move.do in ("die", "dice"):
        return Illegal("illegal-dice", {})
    if not now.dice:
        return None if move.do == "roll" else Illegal("illegal-roll-first", {})
    if move.do == "roll":
        return Illegal("illegal-rolled", {})
    if move.do == "undo":
        return None if state.undo else Illegal("illegal-nothing-to-undo", {})
    if move.do == "done":
        return None if now.used else Illegal("illegal-must-step", {})
    return None if move.text in state.steps else Illegal("illegal-step", {"move": move.text})
