"""Ending on a cell: what awaits there, what the house there does, what lies there (Rule G-11)."""

from __future__ import annotations

from typing import Final

from gamemaster.labyrinth.cells import CellType
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import KIT, Action
from gamemaster.labyrinth.playing.creatures import meet_bear, meet_leprechaun
from gamemaster.labyrinth.playing.harm import meet_dangers, sicken
from gamemaster.labyrinth.playing.sayings import Say, aloud, note_pawn, stands, stock_of, to_all
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.playing.things import pick_up

STAYING: Final = Action("go")
"""What somebody has done, as far as houses mind, who is still there when his move ends."""


def arrive(state: State, pawn: Pawn, cell: int, key: str, action: Action, say: Say) -> None:
    """End on a cell, and meet what is there (Rule G-11)."""
    sickens = pawn.infected and (cell != pawn.cell or pawn.outside != NOWHERE)
    pawn.cell = cell
    pawn.outside = pawn.wall = NOWHERE
    pawn.lost = state.hidden
    if action.hands_off:
        state.results.add("hands-off")
    say(to_all(key, pawn.seat))
    say(stands(pawn.seat, cell, NOWHERE))
    ground = state.ground
    kind = ground.kinds[cell]
    if kind.infects or ground.piles:
        meet_dangers(state, pawn, say)
    if state.roaming and pawn.playing:
        meet_bear(state, pawn, say)
    if not pawn.playing:
        return
    if kind.stops_shots:
        serve(state, pawn, kind, action, say)
    if sickens and pawn.infected:
        sicken(state, pawn, say)
        if not pawn.playing:
            return
    if cell in ground.lying or cell in ground.piles:
        pick_up(state, pawn, say, action.hands_off)
    if state.roaming:
        meet_leprechaun(state, pawn, say)


def serve(state: State, pawn: Pawn, kind: CellType, action: Action, say: Say) -> None:
    """What hospital and arsenal do for whoever is there (Rules A-6, D-4.2, D-4.3)."""
    if kind.heals and pawn.corpse != NOWHERE:
        pawn.corpse = NOWHERE
        say(to_all("cremated", pawn.seat))
        note_pawn(state, pawn, say)
    if kind.arms:
        if not action.hands_off:
            arm_mine(state, pawn, say)
            arm(state, pawn, say)
        return
    served = kind.serve(pawn, state.rules)
    if served is None:
        return
    pawn.news = ()
    say(to_all("healed", pawn.seat))
    if served == "immune":
        state.changed = True
        say(to_all("immune", pawn.seat))
    note_pawn(state, pawn, say)


def arm(state: State, pawn: Pawn, say: Say) -> None:
    """Fill up what the arsenal holds, or give as much again (Rules A-6, B-2, C-3).

    The wounded get no kit; where bullets are things to carry, they get bombs only (D-5.5i).
    """
    rules = state.rules
    if rules.kit and not pawn.able:
        return
    armed = False
    for thing in state.ground.stores.get(pawn.cell, KIT):
        full: int = getattr(rules, thing)
        if not full or (rules.belongings and not pawn.able and thing != "bombs"):
            continue
        held: int = getattr(pawn, thing)
        if held < full or rules.arsenal_adds:
            setattr(pawn, thing, held + full if rules.arsenal_adds else full)
            armed = True
    if armed:
        say(aloud("rearmed", ("seat", pawn.seat), *stock_of(rules, pawn)))
        note_pawn(state, pawn, say)


def arm_mine(state: State, pawn: Pawn, say: Say) -> None:
    """Some arsenals hold mines too, for whoever has his hands free (Rule D-4.3)."""
    free = pawn.treasure == NOWHERE and pawn.corpse == NOWHERE and not pawn.mine
    if state.rules.arsenal_mines and free and pawn.able:
        pawn.mine = True
        say(to_all("armed-mine", pawn.seat))
        note_pawn(state, pawn, say)


def settle(state: State, pawn: Pawn, say: Say) -> None:
    """Who ends his move in an arsenal is armed again, in quests a hospital heals (C-3, D-5.3).

    Where each visit gives another stock, staying gives none.
    """
    rules, kind = state.rules, state.ground.kind(pawn.cell)
    if not (kind.arms or kind.heals):
        return
    arms = kind.arms and "hands-off" not in state.results and not rules.arsenal_adds
    if pawn.outside == NOWHERE and (arms or (kind.heals and rules.kit)):
        serve(state, pawn, kind, STAYING, say)
