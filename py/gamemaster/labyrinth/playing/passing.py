"""Between two turns: what a move leaves behind, who is next, and the count of rounds (Rule D-3)."""

from __future__ import annotations

from typing import Final

from gamemaster.core.game import OVER
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.playing.arriving import settle
from gamemaster.labyrinth.playing.creatures import roam
from gamemaster.labyrinth.playing.harm import die, mites_stir
from gamemaster.labyrinth.playing.hush import hushed
from gamemaster.labyrinth.playing.sayings import Say, aloud, to_all
from gamemaster.labyrinth.playing.state import NOTHING, Pawn, State
from gamemaster.labyrinth.playing.things import offer_treasure

COUNTDOWN: Final = 10
"""The last rounds before a draw that are counted aloud."""


def end_turn(state: State, pawn: Pawn, say: Say) -> None:
    """What follows a move, before the next one begins; a question comes first (B-7, D-5.8)."""
    rules, veil = state.rules, state.end_veil
    state.veil = veil
    own_say = say if veil is None else hushed(say, veil, pawn.seat)
    settle(state, pawn, own_say)
    if rules.pick_up == "after":
        offer_treasure(state, pawn, say)
    if state.mites and not state.asking:
        mites_stir(state, pawn, own_say)
    state.veil = None
    if state.asking:
        return
    pawn.ordering = False
    if "skipped" not in state.results:
        state.moved = True
    if state.roaming and is_last(state, pawn):
        roam(state, say)
    if rules.last_alive != "plays-on":
        look_for_survivor(state, say)
    if state.turn != OVER:
        pass_turn(state, say)


def run_out_of_time(state: State, pawn: Pawn, say: Say) -> None:
    """Whose turn it is has lost: his things, and his corpse, stay where he stood (Rule T-4)."""
    state.pending = ()
    die(state, pawn, say, "died-on-time" if state.rules.belongings else "lost-on-time")
    state.fallen = NOTHING
    pawn.ordering = False
    state.moved = True
    if state.turn != OVER and state.rules.last_alive != "plays-on":
        look_for_survivor(state, say)
    if state.turn != OVER:
        pass_turn(state, say)


def is_last(state: State, pawn: Pawn) -> bool:
    """Whether the round ends with this player's turn."""
    return not any(other.playing for other in state.pawns[pawn.seat + 1 :])


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
    pawns, before = state.pawns, state.turn
    for seat in state.after[before]:
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
    if state.turn != OVER:
        begin_turn(pawn, say)


def begin_turn(pawn: Pawn, say: Say) -> None:
    """He rises, and is told what happened to him meanwhile (Rules D-5.5f, D-5.5g, D-5.5h)."""
    pawn.fallen = pawn.asked = False
    if pawn.news:
        tell_news(pawn, say)
    pawn.ordering, pawn.may_order = pawn.may_order, False
    if pawn.ordering:
        left = pawn.orders + pawn.extra_orders
        say(aloud("may-order", ("seat", pawn.seat), ("left", left)))


def tell_news(pawn: Pawn, say: Say) -> None:
    """What happened to somebody since his last turn; lives are those that he has left now."""
    hits = [event.said.key for event in pawn.news].count("told-lost-life")
    for event in pawn.news:
        if event.said.key == "told-lost-life":
            hits -= 1
            event = aloud("told-lost-life", ("seat", pawn.seat), ("lives", pawn.lives + hits))
        say(event)
    pawn.news = ()


def count_round(state: State, say: Say) -> None:
    """Count the rounds in which nothing changed for good; too many are a draw (Rule D-3.6)."""
    rules, limit = state.rules, state.quiet_limit
    if rules.skips and rules.skips_draw and not state.moved:
        say(aloud("draw-skips"))
        state.turn = OVER
        return
    state.quiet = quiet = 0 if state.changed else state.quiet + 1
    state.moved = state.changed = False
    if quiet >= limit:
        say(aloud("draw", ("rounds", quiet)))
        state.turn = OVER
    elif state.counting or (quiet and (quiet * 2 == limit or quiet >= limit - COUNTDOWN)):
        say(aloud("quiet-rounds", ("rounds", quiet), ("limit", limit)))
