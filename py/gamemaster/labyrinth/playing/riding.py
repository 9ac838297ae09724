"""Being carried: rivers, pits, lifts, and skips that let one be carried (Rules G-9, G-10, B-3)."""

from __future__ import annotations

from gamemaster.core.game import CHANCE
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.arriving import arrive
from gamemaster.labyrinth.playing.sayings import Say, to_all
from gamemaster.labyrinth.playing.state import Adrift, Pawn, State


def enter(state: State, pawn: Pawn, cell: int, action: Action, say: Say) -> None:
    """Whoever enters a cell is carried where it carries (Rules G-9, G-10)."""
    end, key, carried = state.landings[cell]  # first: it asks for the type that one is told
    kind = state.ground.kinds[cell]
    if carried:
        if kind.flows and state.water.drifts:
            sweep(state, pawn, cell, "carried", action, say)
            return
        state.results.add("carried")
    if kind.infects and pawn.immune:
        key = "arrived-land"  # Rule D-4.7: to the immune it is a land cell
    arrive(state, pawn, end, key, action, say)


def sweep(state: State, pawn: Pawn, cell: int, how: str, action: Action, say: Say) -> None:
    """The current takes him from a river cell; how far, chance may have to say (Rule B-3)."""
    if how != "flowed":
        state.results.add("carried")
    if state.water.drifts:
        state.adrift = Adrift(pawn.seat, cell, how, action)
        state.turn = CHANCE
        return
    end = state.landings[cell].end
    arrive(state, pawn, end, f"{how}-{state.ground.kind(end).name}", action, say)


def drift(state: State, adrift: Adrift, cells: int, say: Say) -> None:
    """So many cells along the flow, but not beyond the delta (Rule B-3)."""
    ground = state.ground
    end = ground.flows_to(adrift.source)
    if cells == 2 and ground.kind(end).flows:
        end = ground.flows_to(end)
    pawn = state.pawns[adrift.seat]
    arrive(state, pawn, end, f"{adrift.how}-{ground.kind(end).name}", adrift.action, say)


def flow(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Along the current (Rules B-3, D-4.6)."""
    if pawn.outside != NOWHERE:
        lose_outside(state, pawn, say)
    elif not state.ground.kind(pawn.cell).flows:
        say(to_all("cannot-flow", pawn.seat))
    else:
        sweep(state, pawn, pawn.cell, "flowed", action, say)


def move_on(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """From a pit or a lift to the next one of its loop (Rules A-2, B-10, D-4.4)."""
    if pawn.outside != NOWHERE:
        lose_outside(state, pawn, say)
    elif state.ground.kind(pawn.cell).moves_on != action.do:
        say(to_all(f"cannot-{action.do}", pawn.seat))
    else:
        enter(state, pawn, pawn.cell, action, say)


def skip(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Do nothing (Rule D-6.6), or let water, pit or lift do it (Rule C-8).

    Outside that is not coming back in (Rule D-3.4).
    """
    kind = state.ground.kind(pawn.cell)
    if state.rules.skips_ride and pawn.outside == NOWHERE and kind.carries:
        if kind.flows:
            sweep(state, pawn, pawn.cell, "flowed", action, say)
        else:
            enter(state, pawn, pawn.cell, action, say)
        return
    state.results.add("skipped")
    say(to_all("skipped", pawn.seat))
    if pawn.outside != NOWHERE:
        lose_outside(state, pawn, say)


def lose_outside(state: State, pawn: Pawn, say: Say) -> None:
    """Whoever does not come back in at once is out of the game (Rule D-3.4)."""
    pawn.playing = False
    state.changed = True
    say(to_all("lost-outside", pawn.seat))
