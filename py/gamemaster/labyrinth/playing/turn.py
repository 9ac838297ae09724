"""A turn, in the order in which it runs.

1. The request is repeated aloud (Rule G-5), but for the cells that are named in secret.
2. Each action of the move is done by its verb, which says what happened; a dark one is hushed.
   Conditions are judged when they are reached. A question to the mover interrupts the move.
3. After a movement to a neighbouring cell the bear repeats it (Rule A-8).
4. Mites stir, the turn passes on; a finished round is counted (Rule D-3.6).
5. Whoever has the turn now is told what happened to him meanwhile (Rule D-5.5g).

The verbs ask the plan only what stands on a side, what lies beyond it, what a cell is, where it
leads and what lies on it, so that a partly known plan can stand in for the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gamemaster.core.game import CHANCE, OVER, Event
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import ANSWERS, MOVEMENTS, TURNS, Action, Move, Statement, When
from gamemaster.labyrinth.playing.building import cement
from gamemaster.labyrinth.playing.conditions import holds
from gamemaster.labyrinth.playing.creatures import bear_repeats
from gamemaster.labyrinth.playing.going import go
from gamemaster.labyrinth.playing.hush import hushed
from gamemaster.labyrinth.playing.money import bet, buy_hint, settle_bet
from gamemaster.labyrinth.playing.passing import end_turn, pass_turn
from gamemaster.labyrinth.playing.requests import ask_status, choose, keep, start_counting, status
from gamemaster.labyrinth.playing.riding import drift, flow, move_on, skip
from gamemaster.labyrinth.playing.sayings import Say, acts, acts_unseen, requested, to_all
from gamemaster.labyrinth.playing.shooting import blow, forget_walls, shoot, stab
from gamemaster.labyrinth.playing.starting import (
    ask_cell,
    asks,
    choose_start,
    order,
    placed,
    together,
)
from gamemaster.labyrinth.playing.state import NOTHING, Adrift, Pawn, State
from gamemaster.labyrinth.playing.things import take
from gamemaster.labyrinth.playing.throwing import leave, set_mine, throw

Verb = Callable[[State, Pawn, Action, Say], None]
Rest = tuple[tuple[Statement, bool], ...]
"""Statements to come, and whether each stands behind a condition."""


def take_turn(state: State, move: Move, say: Say | None = None) -> list[Event]:
    """Do a checked move of the seat whose turn it is; what is said about it, in order.

    With `say` each word goes there as soon as it is sure, and the list stays empty: a plan that is
    known in part may end the move early.
    """
    events: list[Event] = []
    if say is None:
        say = events.append
    seat = state.turn
    if seat == CHANCE:
        decide(state, move.deeds[0], say)
        return events
    pawn = state.pawns[seat]
    if move.beside:
        answer(state, pawn, move, move.deeds[0].do, say)
        return events
    announce(state, move, say)
    if move.open:
        action = move.deeds[0]
        VERBS[action.do](state, pawn, action, say)
    else:
        if move.hides:
            hide(state, pawn, move)
        if not move.plain:
            go_on(state, pawn, tuple((one, False) for one in move.actions), say)
            return events
        act(state, pawn, move.deeds[0], say)
    if state.turn >= 0 and not state.asking:
        end_turn(state, pawn, say)  # else it is over, or chance or the mover has a word on it
    return events


def announce(state: State, move: Move, say: Say) -> None:
    """The request is said aloud, and what only counted during the last turn is forgotten."""
    say(requested(state.turn, move.text))
    if state.results:
        state.results.clear()
    state.end_veil = None
    state.spared = ()
    state.fallen = NOTHING


def hide(state: State, pawn: Pawn, move: Move) -> None:
    """From the request alone, done or not: what is sure no more after it (Rules D-6.7, D-7.7)."""
    told = [frozenset(action.tell) for action in move.deeds if action.hides]
    state.end_veil = frozenset.intersection(*told)
    hidden = {action.do for action in move.deeds if action.hides}
    pawn.unsure = True
    pawn.lost |= not hidden.isdisjoint(TURNS if state.rules.skips_ride else MOVEMENTS)
    pawn.wall = NOWHERE
    if "blow" in hidden:
        forget_walls(state)


def answer(state: State, pawn: Pawn, move: Move, do: str, say: Say) -> None:
    """A request that is no move: said aloud unless it names a cell that the others don't hear."""
    secret = do in ("ask", "order") or (do == "start" and state.rules.start == "secret")
    if not secret:
        say(requested(pawn.seat, move.text))
    BESIDE[do](state, pawn, move.deeds[0], say)
    if do in ANSWERS:
        go_on(state, pawn, state.pending, say)
    elif do == "start" and state.rules.start == "open" and not state.led:
        pass_turn(state, say)


def go_on(state: State, pawn: Pawn, rest: Rest, say: Say) -> None:
    """Do the rest of a move, then end the turn; a question, or chance, interrupts it."""
    rest = do_all(state, pawn, rest, say)
    state.pending = rest if state.asking or state.turn == CHANCE else ()
    if state.turn >= 0 and not state.asking:
        end_turn(state, pawn, say)


def do_all(state: State, pawn: Pawn, rest: Rest, say: Say) -> Rest:
    """Do some actions of a move, one after the other; those that are left if one interrupts it."""
    while rest and pawn.playing and state.turn >= 0 and not state.asking:
        (one, conditional), rest = rest[0], rest[1:]
        if isinstance(one, When):
            branch = one.then if holds(state, pawn, one.condition) else one.otherwise
            rest = (*((each, True) for each in branch), *rest)
            continue
        unseen = one.dark and conditional
        say((acts_unseen if unseen else acts)(pawn.seat, one.text))
        act(state, pawn, one, say, unseen=unseen)
    return rest


def decide(state: State, outcome: Action, say: Say) -> None:
    """Chance has decided; a move that waited for it goes on (Rule G-12)."""
    adrift, waiting = state.adrift, state.bet
    state.adrift = state.bet = None
    if adrift is not None:
        state.turn = adrift.seat
        land(state, adrift, outcome.number, say)
    elif waiting is not None:
        state.turn, action = waiting
        settle_bet(state, state.pawns[state.turn], action, int(outcome.thing), say)
    else:
        STARTS[outcome.do](state, outcome, say)
        return
    if state.turn != OVER and not state.asking:
        go_on(state, state.pawns[state.turn], state.pending, say)


def land(state: State, adrift: Adrift, cells: int, say: Say) -> None:
    """The action that brought him into the current ends where it leaves him."""
    action = adrift.action
    own_say = veiled(state, action, say) if action.hides else say
    drift(state, adrift, cells, own_say)
    if action.do == "go":
        bear_repeats(state, action.side, own_say)
    state.veil = None


def act(state: State, pawn: Pawn, action: Action, say: Say, *, unseen: bool = False) -> None:
    """One action; of a dark one nothing is told but that it is done (Rules D-6.7, D-6.8)."""
    if action.hands_off:
        state.results.add("hands-off")
    if not action.hides:
        VERBS[action.do](state, pawn, action, say)
        return
    if not unseen:
        say(to_all("dark-done", pawn.seat))
    VERBS[action.do](state, pawn, action, veiled(state, action, say))
    state.veil = None


def veiled(state: State, action: Action, say: Say) -> Say:
    """What is done from now on is hidden but for the facts that were asked for."""
    state.veil = frozenset(action.tell)
    return hushed(say, state.veil, state.turn)


VERBS: Final[Mapping[str, Verb]] = {
    "go": go,
    "flow": flow,
    "loop": move_on,
    "lift": move_on,
    "skip": skip,
    "shoot": shoot,
    "stab": stab,
    "blow": blow,
    "cement": cement,
    "bet": bet,
    "hint": buy_hint,
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
STARTS: Final[Mapping[str, Callable[[State, Action, Say], None]]] = {
    "asks": asks,
    "together": together,
    "placed": placed,
}
"""What chance decides before the first move."""
