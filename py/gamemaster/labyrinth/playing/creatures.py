"""The bear and the leprechaun (Rules A-8, C-9)."""

from __future__ import annotations

from gamemaster.labyrinth.grid import NOWHERE, OPEN
from gamemaster.labyrinth.playing.harm import wound
from gamemaster.labyrinth.playing.sayings import Say, aloud, bear_stands, leprechaun_stands, to_all
from gamemaster.labyrinth.playing.state import Pawn, State


def seats_with_bear(state: State) -> tuple[int, ...]:
    """Who stands in the bear's cell."""
    return tuple(
        pawn.seat
        for pawn in state.pawns
        if pawn.cell == state.bear and pawn.outside == NOWHERE and pawn.playing
    )


def bear_repeats(state: State, side: int, say: Say) -> None:
    """The bear goes the same way if it can, and wounds whoever stands with it (Rule A-8)."""
    end = led(state, state.bear, side)
    if end != NOWHERE:
        state.bear = end
        say(bear_stands(end))
    for seat in seats_with_bear(state):
        if seat not in state.spared:
            maul(state, state.pawns[seat], say)


def led(state: State, cell: int, side: int) -> int:
    """Where a creature's step ends: water and loops take it one cell on; `NOWHERE`: a wall."""
    ground = state.ground
    if ground.side(cell, side) != OPEN:
        return NOWHERE
    entered = ground.beyond(cell, side)
    return ground.kind(entered).carry(ground, entered)


def maul(state: State, pawn: Pawn, say: Say) -> None:
    """The bear wounds whoever it meets."""
    say(to_all("mauled", pawn.seat))
    wound(state, pawn, say)


def meet_bear(state: State, pawn: Pawn, say: Say) -> None:
    """Whoever comes to a bear on its path is wounded (Rule C-9)."""
    if pawn.cell == state.bear and state.plan.bear_path:
        state.spared = (*state.spared, pawn.seat)
        maul(state, pawn, say)


def roam(state: State, say: Say) -> None:
    """After every round the creatures go on; a step that a wall stops is made later (Rule C-9)."""
    path = state.plan.bear_path
    if state.bear != NOWHERE and path:
        end = led(state, state.bear, path[state.bear_steps % len(path)])
        if end != NOWHERE:
            state.bear, state.bear_steps = end, state.bear_steps + 1
            say(bear_stands(end))
        for seat in seats_with_bear(state):
            if seat not in state.spared:
                maul(state, state.pawns[seat], say)
    path = state.plan.leprechaun_path
    if state.leprechaun != NOWHERE and path:
        end = led(state, state.leprechaun, path[state.leprechaun_steps % len(path)])
        if end != NOWHERE:
            state.leprechaun, state.leprechaun_steps = end, state.leprechaun_steps + 1
            say(leprechaun_stands(end))
            for pawn in state.pawns:
                if pawn.playing and pawn.outside == NOWHERE:
                    meet_leprechaun(state, pawn, say)


def wound_bear(state: State, say: Say) -> None:
    """It flees into its cave and begins anew (C-9); without one the second wound kills (A-8)."""
    if state.rules.bear_cave:
        state.bear, state.bear_steps = state.plan.bear, 0
        say(aloud("bear-fled"))
        say(bear_stands(state.bear))
        for seat in seats_with_bear(state):
            if seat not in state.spared:
                maul(state, state.pawns[seat], say)
    elif state.bear_wounded:
        state.bear = NOWHERE
        state.changed = True
        say(aloud("bear-died"))
        say(bear_stands(NOWHERE))
    else:
        state.bear_wounded = True
        say(aloud("bear-wounded"))


def kill_leprechaun(state: State, say: Say) -> None:
    """It can be killed (Rule C-9)."""
    state.leprechaun = NOWHERE
    state.changed = True
    say(aloud("leprechaun-died"))
    say(leprechaun_stands(NOWHERE))


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
