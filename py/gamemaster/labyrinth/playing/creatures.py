"""The bear and the leprechaun (Rules A-8, C-9)."""

from __future__ import annotations

from gamemaster.core.game import OVER
from gamemaster.labyrinth.grid import NOWHERE, OPEN
from gamemaster.labyrinth.playing.harm import wound
from gamemaster.labyrinth.playing.sayings import Say, aloud, bear_stands, leprechaun_stands, to_all
from gamemaster.labyrinth.playing.state import Pawn, State


def bear_repeats(state: State, side: int, say: Say) -> None:
    """Once a step has ended, the bear makes the same, if it can, and strikes (Rule A-8)."""
    if state.bear == NOWHERE or state.plan.bear_path or state.turn == OVER:
        return
    step_bear(state, side, say)
    maul_all(state, say)


def step_bear(state: State, side: int, say: Say) -> bool:
    """One step of the bear; whether no wall stops it."""
    at = state.bear * 4 + side
    if state.ground.sides[at] != OPEN:
        return False
    state.bear = end = state.creature_ends[at]
    say(bear_stands[end])
    return True


def maul_all(state: State, say: Say) -> None:
    """The bear wounds whoever stands with it."""
    bear = state.bear
    for pawn in state.pawns:
        if pawn.cell == bear and pawn.playing and pawn.outside == NOWHERE:
            maul(state, pawn, say)


def maul(state: State, pawn: Pawn, say: Say) -> None:
    """The bear wounds somebody, at most once a turn (Rule A-8)."""
    if pawn.seat not in state.spared:
        state.spared = (*state.spared, pawn.seat)
        say(to_all("mauled", pawn.seat))
        wound(state, pawn, say)


def meet_bear(state: State, pawn: Pawn, say: Say) -> None:
    """Whoever comes to a bear on its path is wounded (Rule C-9)."""
    if pawn.cell == state.bear and state.plan.bear_path:
        maul(state, pawn, say)


def roam(state: State, say: Say) -> None:
    """After every round the creatures go on; a step that a wall stops is made later (Rule C-9)."""
    if state.bear != NOWHERE and state.plan.bear_path:
        path = state.plan.bear_path
        state.bear_steps += step_bear(state, path[state.bear_steps % len(path)], say)
        maul_all(state, say)
    if state.leprechaun != NOWHERE:
        leprechaun_goes(state, say)


def leprechaun_goes(state: State, say: Say) -> None:
    """One step of the leprechaun, who speaks to whoever it comes to (Rule C-9)."""
    path = state.plan.leprechaun_path
    at = state.leprechaun * 4 + path[state.leprechaun_steps % len(path)]
    if state.ground.sides[at] != OPEN:
        return
    state.leprechaun = end = state.creature_ends[at]
    state.leprechaun_steps += 1
    say(leprechaun_stands[end])
    for pawn in state.pawns:
        if pawn.playing and pawn.outside == NOWHERE:
            meet_leprechaun(state, pawn, say)


def wound_bear(state: State, say: Say) -> None:
    """It flees into its cave and begins anew (C-9); without one the second wound kills (A-8)."""
    if state.rules.bear_cave:
        state.bear, state.bear_steps = state.plan.bear, 0
        say(aloud("bear-fled"))
        say(bear_stands[state.bear])
        maul_all(state, say)
    elif state.bear_wounded:
        state.bear = NOWHERE
        state.changed = True
        say(aloud("bear-died"))
        say(bear_stands[NOWHERE])
    else:
        state.bear_wounded = True
        say(aloud("bear-wounded"))


def kill_leprechaun(state: State, say: Say) -> None:
    """It can be killed (Rule C-9)."""
    state.leprechaun = NOWHERE
    state.changed = True
    say(aloud("leprechaun-died"))
    say(leprechaun_stands[NOWHERE])


def meet_leprechaun(state: State, pawn: Pawn, say: Say) -> None:
    """It tells where the nearest treasure or key lies, seen from him, not the way (Rule C-9)."""
    if pawn.cell != state.leprechaun:
        return
    ways = [vector(state, pawn.cell, cell) for cell in sorted(state.ground.lying)]
    ways = [way for way in ways if any(way)]
    if not ways:
        say(to_all("leprechaun-silent", pawn.seat))
        return
    floors, down, right = min(ways, key=lambda way: sum(map(abs, way)))
    told = (("right", right), ("down", down), ("floors", floors))
    say(aloud("leprechaun-met", ("seat", pawn.seat), *told))


def vector(state: State, start: int, end: int) -> tuple[int, int, int]:
    """Floors up, rows down and columns right from one cell to another."""
    rows, cols = state.plan.rows, state.plan.cols
    (row, col), (to_row, to_col) = divmod(start, cols), divmod(end, cols)
    return to_row // rows - row // rows, to_row % rows - row % rows, to_col - col
