"""Harm: wounds, death, mines, infection; what falls from the hands (Rules A-6, D-4.7, D-5)."""

from __future__ import annotations

from operator import add
from typing import Final

from gamemaster.core.game import Event
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.playing.sayings import (
    Say,
    aloud,
    mite_is,
    note_pawn,
    note_pile,
    to_all,
)
from gamemaster.labyrinth.playing.state import NOTHING, Fallen, Pawn, State
from gamemaster.labyrinth.playing.things import lay_treasure

ON_HIS_TURN: Final = {"wounded": "told-wounded", "lost-life": "told-lost-life"}
"""How it is said on the victim's turn that he was hit meanwhile (Rule D-5.5g)."""
ON_TIME: Final = ("lost-on-time", "died-on-time")
"""How somebody falls out whose time is over, without a corpse and with one (Rule T-4)."""


def wound(state: State, victim: Pawn, say: Say, *, may_order: bool = True) -> None:
    """A wound: he drops what he carries, or dies (Rules A-6, B-1, C-4, D-5.5d)."""
    rules = state.rules
    if rules.health == "no-death" and victim.wounded:
        return
    if is_deadly(state, victim):
        die(state, victim, say)
        return
    victim.wounded = True
    if victim.seat == state.turn:
        state.asking = False  # whoever is hurt carries no treasure, so there is nothing to ask
    if rules.health == "lives":
        victim.lives -= 1
        tell_harm(state, victim, "lost-life", say)
    else:
        tell_harm(state, victim, "wounded", say)
    drop(state, victim, say)
    victim.fallen = rules.fall
    left = victim.orders + victim.extra_orders
    unaware = victim.seat == state.turn and not feels(state)
    victim.may_order = may_order and left > 0 and not unaware
    note_pawn(state, victim, say)


def feels(state: State) -> bool:
    """Whether the mover is told at once what happens to his health (Rules D-6.7, D-6.8)."""
    return state.veil is None or "health" in state.veil


def is_deadly(state: State, victim: Pawn) -> bool:
    """Whether one wound more kills: the second one, or that which takes the last life."""
    if victim.infected:
        return True
    return victim.lives == 1 if state.rules.health == "lives" else victim.wounded


def die(state: State, victim: Pawn, say: Say, key: str = "died") -> None:
    """Death: everything he carried, and his corpse, lie where he stood (Rules A-6, D-5.5d)."""
    victim.playing = False
    victim.lives = 0
    victim.news = ()
    if victim.seat == state.turn:
        state.asking = False
    state.changed = True
    tell_harm(state, victim, key, say)
    if victim.infected:
        state.contagious |= {victim.seat}
    drop(state, victim, say, dead=True)
    note_pawn(state, victim, say)


def tell_harm(state: State, victim: Pawn, key: str, say: Say) -> None:
    """At once, or on his turn: a shot is answered by a scream only (Rule D-5.5g)."""
    if key in ON_TIME:
        at_once = True
    elif victim.seat == state.turn:
        at_once = feels(state)
    else:
        at_once = not (state.rules.scream or state.hidden)
    if at_once:
        say(harmed(victim, key))
    else:
        victim.news = (*victim.news, harmed(victim, ON_HIS_TURN.get(key, "told-died")))


def harmed(victim: Pawn, key: str) -> Event:
    """The statement about a hurt player; the lives that he has left belong to it (Rule B-1)."""
    if key in ("lost-life", "told-lost-life"):
        return aloud(key, ("seat", victim.seat), ("lives", victim.lives))
    return to_all(key, victim.seat)


def drop(state: State, pawn: Pawn, say: Say, *, dead: bool = False) -> None:
    """What he can't carry any more falls on his cell; outside it vanishes (Rules A-6, D-3.4)."""
    here = pawn.cell if pawn.outside == NOWHERE or not state.rules.belongings else NOWHERE
    if pawn.seat == state.turn and here != NOWHERE:
        note_fallen(state, pawn)
    if pawn.treasure != NOWHERE:
        treasure, pawn.treasure = pawn.treasure, NOWHERE
        if pawn.seat == state.turn or not state.rules.scream:
            say(to_all("dropped-treasure", pawn.seat))
        lay_treasure(state, treasure, here, say)
    if state.rules.kit:
        lose_kit(state, pawn, say)
    if not state.rules.belongings:
        return
    fallen = (pawn.bullets, pawn.bombs if dead else 0, int(pawn.mine))
    corpses = tuple(seat for seat in (pawn.corpse, pawn.seat if dead else NOWHERE) if seat >= 0)
    pawn.bullets, pawn.mine, pawn.corpse = 0, False, NOWHERE
    if dead:
        pawn.bombs = 0
    if here == NOWHERE or not (any(fallen) or corpses):
        return
    pile = state.ground.pile(here)
    pile.bullets += fallen[0]
    pile.bombs += fallen[1]
    pile.mines += fallen[2]
    pile.corpses += corpses
    note_pile(state, here, say)


def note_fallen(state: State, mover: Pawn) -> None:
    """What the mover drops is none of his finds there in this move (Rule D-4.7)."""
    before = state.fallen if state.fallen.cell == mover.cell else NOTHING
    things = (0, 0, 0)
    if state.rules.belongings:
        things = (mover.bullets, int(mover.mine), int(mover.corpse != NOWHERE))
    now = (int(mover.treasure != NOWHERE), *things)
    state.fallen = Fallen(mover.cell, *map(add, before[1:], now))


def lose_kit(state: State, pawn: Pawn, say: Say) -> None:
    """The wounded have no kit any more (Rule C-4)."""
    if not any(getattr(pawn, thing) for thing in KIT):
        return
    for thing in KIT:
        setattr(pawn, thing, 0)
    if pawn.seat == state.turn or not state.rules.scream:
        say(to_all("kit-lost", pawn.seat))


def standing_on(state: State, cell: int) -> list[Pawn]:
    """The players on a cell, the lying ones among them."""
    return [p for p in state.pawns if p.playing and p.cell == cell and p.outside == NOWHERE]


def explode(state: State, cell: int, say: Say) -> None:
    """A mine wounds everyone on its cell and destroys bullets and mines there (Rule D-5.7)."""
    pile = state.ground.pile(cell)
    pile.active = pile.bullets = pile.mines = 0
    note_pile(state, cell, say)
    for pawn in standing_on(state, cell):
        pawn.bullets, pawn.mine = 0, False
        if not pawn.fallen:
            wound(state, pawn, say, may_order=state.rules.mine_orders)
        note_pawn(state, pawn, say)


def meet_dangers(state: State, pawn: Pawn, say: Say, *, came: bool) -> None:
    """What awaits whoever arrives: a mine, a mite, a contagious corpse (Rules D-4.7, D-5.7).

    `came`: from elsewhere; whoever was carried back to where he was sets off no mine.
    """
    cell = pawn.cell
    pile = state.ground.piles.get(cell)
    if came and pile is not None and pile.active:
        say(to_all("mine-exploded", pawn.seat))
        explode(state, cell, say)
    if not pawn.playing:
        return
    if state.ground.kind(cell).infects and not pawn.immune:
        if cell not in state.mites:
            wake(state, pawn, say)
        elif not state.mites[cell]:
            infect(state, pawn, say)
    if pile is not None and any(seat in state.contagious for seat in pile.corpses):
        infect(state, pawn, say)


def wake(state: State, pawn: Pawn, say: Say) -> None:
    """The first to arrive wakes the mite; the cell is not contagious yet (Rule D-4.7)."""
    state.waking = pawn.cell
    state.mites[pawn.cell] = frozenset(p.seat for p in state.pawns if p.playing)
    say(to_all("woke-mite", pawn.seat))
    say(mite_is[pawn.cell, "awake"])


def mites_stir(state: State, mover: Pawn, say: Say) -> None:
    """Once everybody has moved after the mite woke, its cell is contagious (Rule D-4.7)."""
    for cell, waiting in state.mites.items():
        if not waiting or cell == state.waking:
            continue
        left = frozenset(s for s in waiting if s != mover.seat and state.pawns[s].playing)
        state.mites[cell] = left
        if not left:
            say(mite_is[cell, "contagious"])
            for pawn in standing_on(state, cell):
                infect(state, pawn, say)
    state.waking = NOWHERE


def infect(state: State, pawn: Pawn, say: Say) -> None:
    """A healthy player is infected, a wounded one dies; others are safe (Rule D-4.7)."""
    if pawn.immune or pawn.infected or not pawn.playing:
        return
    if pawn.wounded:
        pawn.infected = True
        die(state, pawn, say)
        return
    pawn.infected = True
    pawn.moves = state.rules.heal_moves
    told = (("seat", pawn.seat), ("moves", pawn.moves))
    if pawn.seat == state.turn:
        say(aloud("infected", *told))
    else:
        pawn.news = (*pawn.news, aloud("told-infected", *told))
    drop(state, pawn, say)
    note_pawn(state, pawn, say)


def sicken(state: State, pawn: Pawn, say: Say) -> None:
    """One successful move less to reach a hospital; after the last one he dies (Rule D-4.7)."""
    if not pawn.infected or not pawn.moves:
        return
    pawn.moves -= 1
    if pawn.moves:
        say(aloud("heal-moves", ("seat", pawn.seat), ("moves", pawn.moves)))
        note_pawn(state, pawn, say)
    else:
        die(state, pawn, say, "died-infected")
