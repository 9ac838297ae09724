"""A turn, in the order in which it runs.

1. The request is repeated aloud (Rule G-5), but for the cells that are named in secret.
2. Each action of the move is done by its verb, which says what happened; a dark one is hushed.
   Conditions are judged when they are reached. A question to the mover interrupts the move.
3. After a movement to a neighbouring cell the bear repeats it (Rule A-8).
4. Mites stir, the turn passes on; a finished round is counted (Rule D-3.6).
5. Whoever has the turn now is told what happened to him meanwhile (Rule D-5.5g).

The verbs ask the plan only what stands on a side, what lies beyond it, what a cell is and what lies
on it, so that a partly known plan can stand in for the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gamemaster.core.game import CHANCE, OVER, Event
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import MOVEMENTS, Action, Move, Statement, When
from gamemaster.labyrinth.playing.conditions import holds
from gamemaster.labyrinth.playing.going import flow, go, lose_outside, move_on, settle
from gamemaster.labyrinth.playing.harm import mites_stir
from gamemaster.labyrinth.playing.hush import hushed
from gamemaster.labyrinth.playing.requests import ask_status, choose, keep, start_counting, status
from gamemaster.labyrinth.playing.sayings import Say, acts, acts_unseen, aloud, requested, to_all
from gamemaster.labyrinth.playing.shooting import blow, forget_walls, shoot
from gamemaster.labyrinth.playing.starting import ask_cell, chance_decides, choose_start, order
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.playing.things import take
from gamemaster.labyrinth.playing.throwing import leave, set_mine, throw

Verb = Callable[[State, Pawn, Action, Say], None]
Rest = tuple[tuple[Statement, bool], ...]
"""Statements to come, and whether each stands behind a condition."""
IN_THE_DARK: Final = Action("go", dark=True)
COUNTDOWN: Final = 10
"""The last rounds before a draw that are counted aloud."""


def take_turn(state: State, move: Move) -> list[Event]:
    """Do a checked move of the seat whose turn it is; what is said about it, in order."""
    if state.turn == CHANCE:
        return chance_decides(state, move)
    pawn = state.pawns[state.turn]
    if move.beside:
        return answer(state, pawn, move, move.deeds[0].do)
    events = [requested(pawn.seat, move)]
    say = events.append
    state.results.clear()
    if move.hides:
        state.results.add("hides")
        hide(state, pawn, move)
    if move.plain:
        action = move.deeds[0]
        if move.hides:
            act(state, pawn, action, say)
        else:
            VERBS[action.do](state, pawn, action, say)
        if not state.eventful:
            if state.turn != OVER:
                pass_turn(state, say)
        elif state.turn != OVER and not state.asking:
            end_turn(state, pawn, say)
    else:
        go_on(state, pawn, tuple((one, False) for one in move.actions), say)
    return events


def hide(state: State, pawn: Pawn, move: Move) -> None:
    """From the request alone, done or not: what is sure no more after it (Rules D-6.7, D-7.7)."""
    hidden = {action.do for action in move.deeds if action.hides}
    pawn.unsure = True
    pawn.lost |= not hidden.isdisjoint(MOVEMENTS)
    pawn.wall = NOWHERE
    if "blow" in hidden:
        forget_walls(state)


def answer(state: State, pawn: Pawn, move: Move, do: str) -> list[Event]:
    """A request that is no move: said aloud unless it names a cell that the others don't hear."""
    secret = do in ("ask", "order") or (do == "start" and state.rules.start == "secret")
    events = [] if secret else [requested(pawn.seat, move)]
    BESIDE[do](state, pawn, move.deeds[0], events.append)
    if do in ("keep", "choose"):
        go_on(state, pawn, state.pending, events.append)
    elif do == "start" and state.rules.start == "open":
        pass_turn(state, events.append)
    return events


def go_on(state: State, pawn: Pawn, rest: Rest, say: Say) -> None:
    """Do the rest of a move, then end the turn; a question to the mover interrupts it."""
    while rest and pawn.playing and state.turn != OVER and not state.asking:
        (one, conditional), rest = rest[0], rest[1:]
        if isinstance(one, When):
            branch = one.then if holds(state, pawn, one.condition) else one.otherwise
            rest = (*((each, True) for each in branch), *rest)
            continue
        unseen = one.dark and conditional
        say((acts_unseen if unseen else acts)(pawn.seat, one))
        act(state, pawn, one, say, unseen=unseen)
    state.pending = rest if state.asking else ()
    if state.turn != OVER and not state.asking:
        end_turn(state, pawn, say)


def act(state: State, pawn: Pawn, action: Action, say: Say, *, unseen: bool = False) -> None:
    """One action; of a dark one nothing is told but that it is done (Rules D-6.7, D-6.8)."""
    if not (action.dark or action.tell):
        VERBS[action.do](state, pawn, action, say)
        return
    if not unseen:
        say(to_all("dark-done", pawn.seat))
    state.hidden = True
    VERBS[action.do](state, pawn, action, hushed(say, action))
    state.hidden = False


def skip(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Do nothing (Rule D-6.6); outside that is not coming back in (Rule D-3.4)."""
    state.results.add("skipped")
    say(to_all("skipped", pawn.seat))
    if pawn.outside != NOWHERE:
        lose_outside(state, pawn, say)


def end_turn(state: State, pawn: Pawn, say: Say) -> None:
    """What follows a move, before the next one begins."""
    pawn.ordering = False
    state.moved |= "skipped" not in state.results
    state.hidden = "hides" in state.results
    own_say = hushed(say, IN_THE_DARK) if state.hidden else say
    if state.rules.belongings and pawn.playing:
        settle(state, pawn, own_say)
    if state.mites:
        mites_stir(state, pawn, own_say)
    state.hidden = False
    if state.rules.last_alive != "plays-on":
        look_for_survivor(state, say)
    if state.turn != OVER:
        pass_turn(state, say)


def look_for_survivor(state: State, say: Say) -> None:
    """The last one alive wins, or has some moves to fetch the treasure (Rules D-3.5, D-7.9)."""
    alive = [pawn for pawn in state.pawns if pawn.playing]
    if len(alive) != 1 or len(state.pawns) == 1:
        return
    seat = alive[0].seat
    for pawn in state.pawns:
        if not pawn.playing:
            tell_news(pawn, say)
    if state.rules.last_alive == "wins":
        say(to_all("last-alive", seat))
        state.turn = OVER
    elif state.last_moves == NOWHERE:
        state.last_moves = state.rules.last_moves or state.cells
        say(aloud("last-chance", ("seat", seat), ("moves", state.last_moves)))
    else:
        state.last_moves -= 1
        if not state.last_moves:
            say(to_all("last-failed", seat))
            state.turn = OVER


def pass_turn(state: State, say: Say) -> None:
    """The next player in turn; the end when nobody is left (Rule A-7)."""
    pawns = state.pawns
    before = state.turn
    seat = before
    for _ in pawns:
        seat = seat + 1 if seat + 1 < len(pawns) else 0
        pawn = pawns[seat]
        if pawn.playing:
            break
        if pawn.news:
            tell_news(pawn, say)
    else:
        say(aloud("all-dead"))
        state.turn = OVER
        return
    state.turn = seat
    if seat <= before:
        if state.starting:
            state.starting = False
        else:
            count_round(state, say)
    if state.eventful and state.turn != OVER:
        begin_turn(pawns[seat], say)


def begin_turn(pawn: Pawn, say: Say) -> None:
    """He rises, and is told what happened to him meanwhile (Rules D-5.5f, D-5.5g, D-5.5h)."""
    pawn.fallen = pawn.asked = False
    tell_news(pawn, say)
    pawn.ordering, pawn.may_order = pawn.may_order, False
    if pawn.ordering:
        left = pawn.orders + pawn.extra_orders
        say(aloud("may-order", ("seat", pawn.seat), ("left", left)))


def tell_news(pawn: Pawn, say: Say) -> None:
    """What happened to somebody since his last turn."""
    for event in pawn.news:
        say(event)
    pawn.news = ()


def count_round(state: State, say: Say) -> None:
    """Count the rounds in which nothing changed for good; too many are a draw (Rule D-3.6)."""
    if state.rules.skips and not state.moved:
        say(aloud("draw-skips"))
        state.turn = OVER
        return
    state.moved = False
    state.quiet = 0 if state.changed else state.quiet + 1
    state.changed = False
    limit = state.quiet_limit
    if state.quiet >= limit:
        say(aloud("draw", ("rounds", state.quiet)))
        state.turn = OVER
    elif state.counting or (
        state.quiet and (state.quiet * 2 == limit or state.quiet >= limit - COUNTDOWN)
    ):
        say(aloud("quiet-rounds", ("rounds", state.quiet), ("limit", limit)))


VERBS: Final[Mapping[str, Verb]] = {
    "go": go,
    "flow": flow,
    "loop": move_on,
    "skip": skip,
    "shoot": shoot,
    "blow": blow,
    "mine": set_mine,
    "leave": leave,
    "throw": throw,
    "take": take,
    "status": status,
}
"""What a move consists of."""
BESIDE: Final[Mapping[str, Verb]] = {
    "start": choose_start,
    "ask": ask_cell,
    "order": order,
    "status": ask_status,
    "count": start_counting,
    "keep": keep,
    "choose": choose,
}
"""Requests beside the moves; `status` is one if it stands alone."""
