"""The course of a game as all know it: a state of which the plan and all places are left open."""

from __future__ import annotations

from dataclasses import fields, replace
from operator import attrgetter
from typing import Final, cast

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.playing.state import NOTHING, Pawn, State, new_state
from gamemaster.labyrinth.reasoner.asking import Elusive, hidden
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.versions import Moment

NEVER: Final = 1 << 30
"""After so many quiet rounds a supposed game is drawn: they are not counted."""
ELSEWHERE: Final = frozenset(
    {
        *("ground", "pawns", "bear", "landings", "creature_ends"),
        *("rules", "plan", "shelf", "after", "water", "cells", "quiet_limit", "results"),
    }
)
"""Fields of a state that versions tell, or that never change."""
_STATE: Final = attrgetter(*(one.name for one in fields(State) if one.name not in ELSEWHERE))
_PAWN: Final = attrgetter(
    *(one.name for one in fields(Pawn) if one.name not in ("cell", "treasure"))
)


def first_state(board: Board) -> State:
    """The position before anybody has begun; its ground is that of an empty plan."""
    rules = board.rules
    state = new_state(rules, board.plan, board.seats)
    state.quiet_limit = NEVER
    if rules.roams:
        unseen = cast(int, Elusive(lambda _: False))
        going = (0,)  # whichever way
        state.plan = replace(
            state.plan,
            bear=unseen if rules.bear else NOWHERE,
            bear_path=going if rules.bear else (),
            leprechaun_path=going if rules.leprechaun else (),
        )
        state.roaming, state.bear = True, state.plan.bear
        state.leprechaun = unseen if rules.leprechaun else NOWHERE
    return state


def rest(state: State) -> str:
    """All of a state that no version tells; within a turn, also what it has brought so far."""
    pawns = [(_PAWN(pawn), pawn.treasure == NOWHERE) for pawn in state.pawns]
    return repr((_STATE(state), pawns, sorted(state.results) if state.pending else ()))


def hide(reached: State, ground: Ground, now: Moment) -> State:
    """The same state without what versions tell: on another ground, and all places left open."""
    state = reached.clone()
    state.ground = ground
    if not state.roaming:
        state.bear = NOWHERE
    state.quiet, state.changed = 0, False
    if not (state.asking or state.pending):
        state.results.clear()
        state.spared, state.fallen = (), NOTHING
    for pawn in state.pawns:
        place, held = ("at", pawn.seat), ("holds", pawn.seat)
        pawn.cell = cast(int, hidden(place, tuple(now.at[pawn.seat])))
        if pawn.treasure != NOWHERE:
            values = [value for value in now.holds[pawn.seat] if value != NOWHERE]
            pawn.treasure = cast(int, hidden(held, values))
    return state
