"""Movements: steps, rivers, pits, exits, and the bear that repeats them (Rules A-2, A-3, D-2)."""

from __future__ import annotations

from gamemaster.core.game import OVER
from gamemaster.labyrinth.cells import CellType
from gamemaster.labyrinth.grid import EXIT, NOWHERE, OPEN, opposite
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.harm import meet_dangers, sicken, wound
from gamemaster.labyrinth.playing.sayings import (
    Say,
    aloud,
    bear_stands,
    note_pawn,
    stands,
    to_all,
    treasure_is,
)
from gamemaster.labyrinth.playing.state import TRUE, Pawn, State
from gamemaster.labyrinth.playing.things import pick_up


def go(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Move to the neighbouring cell (Rules A-2, A-3), then the bear does the same."""
    spared = seats_with_bear(state) if state.rules.bear_strikes_on_meeting else ()
    if pawn.outside != NOWHERE:
        return_inside(state, pawn, action, say)
    else:
        step(state, pawn, action, say)
    if state.bear != NOWHERE and state.turn != OVER:
        bear_repeats(state, action.side, spared, say)


def step(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """A step from a cell: into the next one, through an exit, or against a wall."""
    ground = state.ground
    met = ground.side(pawn.cell, action.side)
    if met not in (OPEN, EXIT):
        hit_wall(state, pawn, action, say)
        return
    shallow = state.rules.current == "shallow" and met == OPEN
    if shallow and against_the_mouth(state, pawn, action.side):
        state.results.add("wall")
        say(to_all("hit-river", pawn.seat))
        return
    if action.tell:  # Rule D-6.8: he may have asked only whether he hit a wall
        say(to_all("no-wall", pawn.seat))
    if met == EXIT:
        leave_labyrinth(state, pawn, action.side, say)
    elif shallow:
        wade(state, pawn, ground.beyond(pawn.cell, action.side), action, say)
    else:
        enter(state, pawn, ground.beyond(pawn.cell, action.side), action, say)


def hit_wall(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """He stays where he is (Rule G-7); in a river he may be carried on (Rule D-2.2)."""
    state.results.add("wall")
    say(to_all("hit-wall", pawn.seat))
    deep = state.rules.current != "shallow"
    if state.rules.wall_drift and deep and state.ground.kind(pawn.cell).flows:
        state.results.add("carried")
        end = swept(state, pawn.cell)
        arrive(state, pawn, end, f"drifted-{state.ground.kind(end).name}", action, say)
    elif state.rules.no_repeats and not state.hidden:
        pawn.wall = action.side


def against_the_mouth(state: State, pawn: Pawn, side: int) -> bool:
    """Whether a river flows into his delta from this side: no way in shallow water (D-7.4)."""
    ground = state.ground
    cell = ground.beyond(pawn.cell, side)
    return (
        ground.kind(cell).flows
        and ground.flows_to(cell) == pawn.cell
        and not (ground.kind(pawn.cell).flows)
    )


def swept(state: State, cell: int) -> int:
    """Where the current takes somebody from a river cell (Rules G-9, D-7.4)."""
    ground = state.ground
    end = ground.flows_to(cell)
    while state.rules.current == "turbulent" and ground.kind(end).flows:
        end = ground.flows_to(end)
    return end


def wade(state: State, pawn: Pawn, cell: int, action: Action, say: Say) -> None:
    """In shallow water one walks along and against the flow as on land (Rule D-7.4)."""
    ground = state.ground
    kind, here = ground.kind(cell), ground.kind(pawn.cell)
    downstream = here.flows and ground.flows_to(pawn.cell) == cell
    upstream = kind.flows and ground.flows_to(cell) == pawn.cell
    if downstream or upstream:
        arrive(state, pawn, cell, f"waded-{kind.name}", action, say)
    else:
        enter(state, pawn, cell, action, say)


def enter(state: State, pawn: Pawn, cell: int, action: Action, say: Say) -> None:
    """Whoever enters a cell is carried where it carries (Rules G-9, G-10)."""
    ground = state.ground
    kind = ground.kind(cell)
    end = swept(state, cell) if kind.flows else kind.carry(ground, cell)
    if end != cell:
        state.results.add("carried")
    key = kind.arrival(ground, end)
    if kind.infects and pawn.immune:
        key = "arrived-land"  # Rule D-4.7: to the immune it is a land cell
    arrive(state, pawn, end, key, action, say)


def arrive(state: State, pawn: Pawn, cell: int, key: str, action: Action, say: Say) -> None:
    """End on a cell, and meet what is there (Rule G-11)."""
    elsewhere = cell != pawn.cell or pawn.outside != NOWHERE
    ill = pawn.infected
    pawn.cell = cell
    pawn.outside = pawn.wall = NOWHERE
    pawn.lost = state.hidden
    if action.hands_off:
        state.results.add("hands-off")
    say(to_all(key, pawn.seat))
    say(stands(pawn.seat, cell, NOWHERE))
    ground = state.ground
    kind = ground.kind(cell)
    if kind.infects or ground.piles:
        meet_dangers(state, pawn, say)
        if not pawn.playing:
            return
    if kind.stops_shots:
        serve(state, pawn, kind, action, say)
    if ill and pawn.infected and elsewhere:
        sicken(state, pawn, say)
        if not pawn.playing:
            return
    if cell in ground.lying or cell in ground.piles:
        pick_up(state, pawn, say, action.hands_off)


def serve(state: State, pawn: Pawn, kind: CellType, action: Action, say: Say) -> None:
    """What hospital and arsenal do for whoever is there (Rules A-6, D-4.2, D-4.3)."""
    if kind.heals and pawn.corpse != NOWHERE:
        pawn.corpse = NOWHERE
        say(to_all("cremated", pawn.seat))
        note_pawn(state, pawn, say)
    if kind.stops_shots and not kind.heals:
        if action.hands_off:
            return
        arm_mine(state, pawn, say)
    served = kind.serve(pawn, state.rules)
    if served is None:
        return
    if served == "rearmed":
        ammunition = (("bullets", pawn.bullets), ("bombs", pawn.bombs))
        say(aloud(served, ("seat", pawn.seat), *ammunition))
    else:
        pawn.news = ()
        say(to_all("healed", pawn.seat))
        if served == "immune":
            state.changed = True
            say(to_all("immune", pawn.seat))
    note_pawn(state, pawn, say)


def arm_mine(state: State, pawn: Pawn, say: Say) -> None:
    """Some arsenals hold mines too, for whoever has his hands free (Rule D-4.3)."""
    free = pawn.treasure == NOWHERE and pawn.corpse == NOWHERE and not pawn.mine
    if state.rules.arsenal_mines and free and pawn.able:
        pawn.mine = True
        say(to_all("armed-mine", pawn.seat))
        note_pawn(state, pawn, say)


def flow(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Along the current to the next cell (Rule D-4.6)."""
    ground = state.ground
    if pawn.outside != NOWHERE:
        lose_outside(state, pawn, say)
    elif not ground.kind(pawn.cell).flows:
        say(to_all("cannot-flow", pawn.seat))
    else:
        end = swept(state, pawn.cell)
        arrive(state, pawn, end, f"flowed-{ground.kind(end).name}", action, say)


def move_on(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """From a pit to the next one of its loop (Rules A-2, D-4.4)."""
    if pawn.outside != NOWHERE:
        lose_outside(state, pawn, say)
    elif state.ground.kind(pawn.cell).moves_on is None:
        say(to_all("cannot-loop", pawn.seat))
    else:
        enter(state, pawn, pawn.cell, action, say)


def leave_labyrinth(state: State, pawn: Pawn, side: int, say: Say) -> None:
    """Meet an exit: win, lose a false treasure, and stay or stand outside (Rules A-7, D-3.4)."""
    if state.rules.outside:
        pawn.outside = side
        pawn.wall = NOWHERE
        say(to_all("went-outside", pawn.seat))
        say(stands(pawn.seat, pawn.cell, side))
    else:
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


def lose_outside(state: State, pawn: Pawn, say: Say) -> None:
    """Whoever does not come back in at once is out of the game (Rule D-3.4)."""
    pawn.playing = False
    state.changed = True
    say(to_all("lost-outside", pawn.seat))


def seats_with_bear(state: State) -> tuple[int, ...]:
    """Who stands in the bear's cell."""
    return tuple(
        pawn.seat
        for pawn in state.pawns
        if pawn.cell == state.bear and pawn.outside == NOWHERE and pawn.playing
    )


def bear_repeats(state: State, side: int, spared: tuple[int, ...], say: Say) -> None:
    """The bear goes the same way if it can, and wounds whoever stands with it (Rule A-8)."""
    ground = state.ground
    if ground.side(state.bear, side) == OPEN:
        cell = ground.beyond(state.bear, side)
        state.bear = ground.kind(cell).carry(ground, cell)
        say(bear_stands(state.bear))
    for seat in seats_with_bear(state):
        if seat not in spared:
            say(to_all("mauled", seat))
            wound(state, state.pawns[seat], say)


def settle(state: State, pawn: Pawn, say: Say) -> None:
    """Whoever ends his move in an arsenal has his stock filled up again (Rule D-5.3)."""
    kind = state.ground.kind(pawn.cell)
    refused = "hands-off" in state.results
    if pawn.outside == NOWHERE and kind.stops_shots and not kind.heals and not refused:
        serve(state, pawn, kind, Action("go"), say)
