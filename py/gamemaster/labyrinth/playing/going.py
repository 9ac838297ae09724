"""Steps: into the next cell, against a wall, through an exit (Rules A-2, A-3, D-2)."""

from __future__ import annotations

from gamemaster.core.game import OVER
from gamemaster.labyrinth.grid import EXIT, NOWHERE, OPEN, WALL, opposite
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.arriving import arrive
from gamemaster.labyrinth.playing.creatures import bear_repeats
from gamemaster.labyrinth.playing.riding import enter, lose_outside, sweep
from gamemaster.labyrinth.playing.sayings import Say, note_pawn, stands, to_all, treasure_is
from gamemaster.labyrinth.playing.state import TRUE, Pawn, State


def go(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Move to the neighbouring cell (Rules A-2, A-3), then the bear does the same."""
    followed = state.bear != NOWHERE and not state.plan.bear_path
    if followed:
        spare_companions(state)
    if pawn.outside != NOWHERE:
        return_inside(state, pawn, action, say)
    else:
        step(state, pawn, action, say)
    if followed and state.adrift is None:
        bear_repeats(state, action.side, say)


def spare_companions(state: State) -> None:
    """Whom the bear has met already it doesn't come upon again (Rule A-8)."""
    if not state.rules.bear_strikes_on_meeting:
        return
    bear = state.bear
    state.spared = ()
    for pawn in state.pawns:
        if pawn.cell == bear and pawn.playing and pawn.outside == NOWHERE:
            state.spared = (*state.spared, pawn.seat)


def step(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """A step from a cell: into the next one, through an exit, or against a wall."""
    ground = state.ground
    if action.boat and not pawn.boats:
        say(to_all("lacks-boats", pawn.seat))
    at = pawn.cell * 4 + action.side
    met = ground.sides[at]
    if met != OPEN and met != EXIT:
        hit_wall(state, pawn, action, met, say)
        return
    if state.water.wades and met == OPEN and against_the_mouth(state, pawn, action.side):
        state.results.add("wall")
        say(to_all("hit-river", pawn.seat))
        return
    if action.tell:  # Rule D-6.8: he may have asked only whether he hit a wall
        say(to_all("no-wall", pawn.seat))
    if met == EXIT:
        leave_labyrinth(state, pawn, action.side, say)
        return
    cell = ground.next[at]
    if state.water.wades:
        wade(state, pawn, cell, action, say)
    elif action.boat and pawn.boats and ground.flows_into(cell, pawn.cell):
        row(state, pawn, cell, action, say)
    else:
        enter(state, pawn, cell, action, say)


def hit_wall(state: State, pawn: Pawn, action: Action, met: int, say: Say) -> None:
    """He stays where he is (Rule G-7), or falls back and is carried on (Rules B-3, B-4, D-2.2)."""
    rules = state.rules
    state.results.add("wall")
    outer = rules.tells_monolith and met != WALL
    say(to_all("hit-monolith" if outer else "hit-wall", pawn.seat))
    ground = state.ground
    if rules.wall_drift and not state.water.still and ground.kind(pawn.cell).flows:
        sweep(state, pawn, pawn.cell, "drifted", action, say)
    elif rules.wall_fall and ground.kind(pawn.cell).loops:
        state.results.add("carried")
        kind = ground.kind(pawn.cell)
        end = kind.carry(ground, pawn.cell)
        arrive(state, pawn, end, f"drifted-{kind.name}", action, say)
    elif rules.no_repeats and not state.hidden:
        pawn.wall = action.side


def against_the_mouth(state: State, pawn: Pawn, side: int) -> bool:
    """Whether a river flows into his delta from this side: no way in shallow water (D-7.4)."""
    if not state.water.still:
        return False
    ground = state.ground
    cell = ground.beyond(pawn.cell, side)
    return ground.flows_into(cell, pawn.cell) and not ground.kind(pawn.cell).flows


def wade(state: State, pawn: Pawn, cell: int, action: Action, say: Say) -> None:
    """In a river one walks along and against the flow as on land (Rules B-3, D-7.4).

    Where one may have drifted, too, the same is said as to somebody who has.
    """
    ground = state.ground
    if not (ground.flows_into(pawn.cell, cell) or ground.flows_into(cell, pawn.cell)):
        enter(state, pawn, cell, action, say)
        return
    kind = ground.kind(cell)
    key = f"waded-{kind.name}"
    if state.water.drifts:
        key = "carried-river" if kind.flows else kind.arrival(ground, cell)
        state.results.update({"carried"} if kind.flows else ())
    arrive(state, pawn, cell, key, action, say)


def row(state: State, pawn: Pawn, cell: int, action: Action, say: Say) -> None:
    """By boat against the current, once (Rule C-5)."""
    pawn.boats -= 1
    arrive(state, pawn, cell, "rowed-river", action, say)
    note_pawn(state, pawn, say)


def leave_labyrinth(state: State, pawn: Pawn, side: int, say: Say) -> None:
    """Meet an exit: win, lose a false treasure, and stay or stand outside (A-7, C-6, D-3.4)."""
    if state.rules.outside:
        pawn.outside = side
        pawn.wall = NOWHERE
        say(to_all("went-outside", pawn.seat))
        say(stands[pawn.seat, pawn.cell, side])
    elif not (state.plan.keyed and pawn.treasure == TRUE):  # else: "exit, key required" (C-7)
        say(to_all("at-exit", pawn.seat))
    if pawn.treasure == NOWHERE:
        return
    say(treasure_is(pawn.treasure, NOWHERE, NOWHERE))
    if pawn.treasure == TRUE:
        say(to_all("won", pawn.seat))
        state.turn = OVER
    else:
        pawn.treasure = NOWHERE
        state.changed = True
        say(to_all("treasure-false", pawn.seat))


def return_inside(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Come back through the same exit; any other way is lost (Rule D-3.4)."""
    if action.side == opposite(pawn.outside):
        enter(state, pawn, pawn.cell, action, say)
    else:
        lose_outside(state, pawn, say)
