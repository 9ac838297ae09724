"""Cement: a wall on a free side of one's cell (Rule C-5)."""

from __future__ import annotations

from dataclasses import replace

from gamemaster.labyrinth.grid import NOWHERE, OPEN, WALL, opposite
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.sayings import Say, note_pawn, to_all, wall_built
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.reach import is_connected, movements, unreached


def cement(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Use up a bag of cement, unless no wall may stand there."""
    if not pawn.cement:
        say(to_all("lacks-cement", pawn.seat))
        return
    if pawn.outside != NOWHERE or not may_stand(state, pawn.cell, action.side):
        say(to_all("cement-refused", pawn.seat))
        return
    pawn.cement -= 1
    state.ground.build_wall(pawn.cell, action.side)
    say(to_all("cement-built", pawn.seat))
    say(wall_built[pawn.cell, action.side])
    note_pawn(state, pawn, say)


def carries_water(ground: Ground, cell: int, side: int) -> bool:
    """Whether a river flows through a side between two cells."""
    beyond = ground.beyond(cell, side)
    return ground.flows_into(cell, beyond) or ground.flows_into(beyond, cell)


def may_stand(state: State, cell: int, side: int) -> bool:
    """Whether a wall here would block no river and cut nothing off."""
    ground = state.ground
    if ground.side(cell, side) != OPEN:
        return False
    if carries_water(ground, cell, side):
        return False
    return ground.asked_whole(lambda sides: cuts_nothing_off(state, sides, cell, side))


def cuts_nothing_off(state: State, before: bytearray, cell: int, side: int) -> bool:
    """Whether all is reached as before when a wall is built there (Rule V-5)."""
    beyond = state.ground.beyond(cell, side)
    sides = bytearray(before)
    sides[cell * 4 + side] = sides[beyond * 4 + opposite(side)] = WALL
    built = replace(state.plan, sides=bytes(sides))
    return is_connected(built, movements(built, state.rules), unreached(built, state.rules))
