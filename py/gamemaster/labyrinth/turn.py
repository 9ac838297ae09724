"""The verbs that change a position, in the order in which a turn uses them.

1. The request is repeated aloud (Rule G-5).
2. Each action of the move is done by its verb, which says what happened.
3. After a movement to a neighbouring cell the bear repeats it (Rule A-8).
4. The turn passes on; a finished round is counted (Rule D-3.6).

The verbs ask the plan only what stands on a side, what lies beyond it, what a cell is and what lies
on it, so that a partly known plan can stand in for the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gamemaster.core.game import OVER, Event
from gamemaster.labyrinth.grid import EXIT, NOWHERE, OPEN, WALL, opposite
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.moves import Action, Move
from gamemaster.labyrinth.sayings import (
    aloud,
    bear_stands,
    requested,
    stands,
    to_all,
    treasure_is,
    wall_removed,
)
from gamemaster.labyrinth.state import TRUE, Pawn, State

Say = Callable[[Event], None]
COUNTDOWN: Final = 10
"""The last rounds before a draw that are counted aloud."""


def take_turn(state: State, move: Move) -> list[Event]:
    """Do a checked move of the seat whose turn it is; what is said about it, in order."""
    pawn = state.pawns[state.turn]
    events = [requested(pawn.seat, move)]
    say = events.append
    for action in move.actions:
        VERBS[action.do](state, pawn, action, say)
        if state.turn == OVER:
            return events
    pass_turn(state, say)
    return events


def choose_start(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Stand on the chosen cell; nothing of the cell acts but what lies there (Rule A-1)."""
    assert action.place is not None
    pawn.cell = action.place[0] * state.plan.cols + action.place[1]
    say(to_all(f"starts-{state.ground.kind(pawn.cell).name}", pawn.seat))
    say(stands(pawn.seat, pawn.cell, NOWHERE))
    pick_up(state, pawn, say)


def go(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Move to the neighbouring cell (Rules A-2, A-3), then the bear does the same."""
    spared = seats_with_bear(state) if state.rules.bear_strikes_on_meeting else ()
    if pawn.outside != NOWHERE:
        return_inside(state, pawn, action.side, say)
    else:
        side = state.ground.side(pawn.cell, action.side)
        if side == OPEN:
            enter(state, pawn, state.ground.beyond(pawn.cell, action.side), say)
        elif side == EXIT:
            leave(state, pawn, action.side, say)
        else:
            say(to_all("hit-wall", pawn.seat))
    if state.bear != NOWHERE and state.turn != OVER:
        bear_repeats(state, action.side, spared, say)


def move_on(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """From a pit to the next one of its loop (Rule A-2)."""
    enter(state, pawn, pawn.cell, say)


def enter(state: State, pawn: Pawn, cell: int, say: Say) -> None:
    """Step onto a cell, be carried by it (Rules G-9, G-10), and meet what is there (G-11)."""
    ground = state.ground
    kind = ground.kind(cell)
    pawn.cell = end = kind.carry(ground, cell)
    say(to_all(kind.arrival(ground, end), pawn.seat))
    say(stands(pawn.seat, end, NOWHERE))
    served = ground.kind(end).serve(pawn, state.rules)
    if served == "rearmed":
        ammunition = (("bullets", pawn.bullets), ("bombs", pawn.bombs))
        say(aloud(served, ("seat", pawn.seat), *ammunition))
    elif served is not None:
        say(to_all(served, pawn.seat))
    if end in ground.lying:
        pick_up(state, pawn, say)


def pick_up(state: State, pawn: Pawn, say: Say) -> None:
    """Find what lies here; take the topmost treasure with whole, empty hands (Rule A-6)."""
    lying = state.ground.lying.get(pawn.cell)
    if lying is None:
        return
    say(aloud("found-treasure", ("seat", pawn.seat), ("count", len(lying))))
    if pawn.wounded:
        say(to_all("treasure-too-hurt", pawn.seat))
    elif pawn.treasure != NOWHERE:
        say(to_all("treasure-hands-full", pawn.seat))
    else:
        pawn.treasure = lying[-1]
        if len(lying) > 1:
            state.ground.lying[pawn.cell] = lying[:-1]
        else:
            del state.ground.lying[pawn.cell]
        say(to_all("took-treasure", pawn.seat))
        say(treasure_is(pawn.treasure, NOWHERE, pawn.seat))


def leave(state: State, pawn: Pawn, side: int, say: Say) -> None:
    """Meet an exit: win, lose a false treasure, and stay or stand outside (Rules A-7, D-3.4)."""
    if state.rules.outside:
        pawn.outside = side
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


def return_inside(state: State, pawn: Pawn, side: int, say: Say) -> None:
    """Come back through the same exit; any other way is lost (option `outside`, Rule D-3.4)."""
    if side == opposite(pawn.outside):
        pawn.outside = NOWHERE
        enter(state, pawn, pawn.cell, say)
    else:
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


def shoot(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """A bullet flies until a wall and wounds everyone it passes but the shooter (Rule A-4)."""
    pawn.bullets -= 1
    flight = frozenset(places_in_flight(state.ground, pawn, action.side))
    hit = [
        other
        for other in state.pawns
        if other.playing and other is not pawn and (other.cell, other.outside) in flight
    ]
    bear_hit = state.rules.bear_can_be_shot and (state.bear, NOWHERE) in flight
    if not hit and not bear_hit:
        say(to_all("shot-nobody", pawn.seat))
        return
    seats = tuple(victim.seat for victim in hit)
    say(aloud("shot-hit", ("seat", pawn.seat), ("hit", seats), ("bear", bear_hit)))
    for victim in hit:
        wound(state, victim, say)
    if bear_hit:
        wound_bear(state, say)


def places_in_flight(ground: Ground, pawn: Pawn, side: int) -> Iterator[tuple[int, int]]:
    """Where a bullet passes: (cell, outside), the shooter's own place first (Rule A-4)."""
    cell = pawn.cell
    yield cell, pawn.outside
    if pawn.outside != NOWHERE:
        if side != opposite(pawn.outside):
            return
        yield cell, NOWHERE
    while (met := ground.side(cell, side)) == OPEN:
        cell = ground.beyond(cell, side)
        yield cell, NOWHERE
    if met == EXIT:
        yield cell, side


def wound(state: State, victim: Pawn, say: Say) -> None:
    """A wound; on a wounded player, death. A carried treasure falls where he stands (A-6)."""
    if victim.wounded:
        victim.playing = False
        state.changed = True
        say(to_all("died", victim.seat))
    else:
        victim.wounded = True
        say(to_all("wounded", victim.seat))
    if victim.treasure != NOWHERE:
        lying = state.ground.lying
        lying[victim.cell] = (*lying.get(victim.cell, ()), victim.treasure)
        say(to_all("dropped-treasure", victim.seat))
        say(treasure_is(victim.treasure, victim.cell, NOWHERE))
        victim.treasure = NOWHERE


def wound_bear(state: State, say: Say) -> None:
    """Option `bear_can_be_shot` (Rule A-8): like a player, the second wound kills."""
    if state.bear_wounded:
        state.bear = NOWHERE
        state.changed = True
        say(aloud("bear-died"))
        say(bear_stands(NOWHERE))
    else:
        state.bear_wounded = True
        say(aloud("bear-wounded"))


def blow(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Spend a bomb; an inner wall there is gone, anything else stays (Rules G-8, A-5)."""
    pawn.bombs -= 1
    if pawn.outside == NOWHERE and state.ground.side(pawn.cell, action.side) == WALL:
        state.ground.remove_wall(pawn.cell, action.side)
        state.changed = True
        say(to_all("blast-done", pawn.seat))
        say(wall_removed(pawn.cell, action.side))
    else:
        say(to_all("blast-nothing", pawn.seat))


def pass_turn(state: State, say: Say) -> None:
    """The next player in turn; the end when nobody is left (Rule A-7)."""
    pawns = state.pawns
    before = state.turn
    seat = before
    for _ in pawns:
        seat = seat + 1 if seat + 1 < len(pawns) else 0
        if pawns[seat].playing:
            break
    else:
        say(aloud("all-dead"))
        state.turn = OVER
        return
    state.turn = seat
    if seat > before:
        return
    if state.starting:
        state.starting = False
    else:
        count_round(state, say)


def count_round(state: State, say: Say) -> None:
    """Count the rounds in which nothing changed for good; too many are a draw (Rule D-3.6)."""
    state.quiet = 0 if state.changed else state.quiet + 1
    state.changed = False
    limit = state.rules.quiet_limit
    if state.quiet >= limit:
        say(aloud("draw", ("rounds", state.quiet)))
        state.turn = OVER
    elif state.quiet and (state.quiet * 2 == limit or state.quiet >= limit - COUNTDOWN):
        say(aloud("quiet-rounds", ("rounds", state.quiet), ("limit", limit)))


VERBS: Final[Mapping[str, Callable[[State, Pawn, Action, Say], None]]] = {
    "start": choose_start,
    "go": go,
    "loop": move_on,
    "shoot": shoot,
    "blow": blow,
}
