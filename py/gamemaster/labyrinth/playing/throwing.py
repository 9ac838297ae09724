"""Giving things out of one's hands: leaving, throwing, setting mines (Rules D-5.2, D-5.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gamemaster.labyrinth.grid import EXIT, NOWHERE, OPEN, SIDE_NAMES, opposite
from gamemaster.labyrinth.moves import HERE, Action
from gamemaster.labyrinth.playing.harm import explode
from gamemaster.labyrinth.playing.sayings import Say, aloud, note_pawn, note_pile, to_all
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.playing.things import AMMUNITION, lay_treasure, lose_treasure

SINGULAR: Final = {"bullets": "bullet", "bombs": "bomb"}
LACKS: Final = {"bullet": "lacks-bullets", "bomb": "lacks-bombs"}


@dataclass(frozen=True, slots=True)
class Parcel:
    """What leaves somebody's hands: `which` treasure, or whose corpse."""

    thing: str
    count: int = 1
    which: int = NOWHERE


def leave(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Put something down on his own cell (Rule D-5.2)."""
    parcel = give(state, pawn, action, say)
    if parcel is None:
        return
    say(aloud("left", ("seat", pawn.seat), ("thing", parcel.thing), ("count", parcel.count)))
    land(state, parcel, pawn.cell, pawn.outside, say)


def throw(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Throw something to a neighbouring cell; at a wall it falls at his feet (Rule D-5.2)."""
    parcel = give(state, pawn, action, say)
    if parcel is None:
        return
    cell, outside, at_feet = landing(state, pawn, action.side)
    args = (("seat", pawn.seat), ("thing", parcel.thing), ("count", parcel.count))
    key = "threw-at-feet" if at_feet else "threw"
    say(aloud(key, *args, ("side", SIDE_NAMES[action.side])))
    land(state, parcel, cell, outside, say)


def landing(state: State, pawn: Pawn, side: int) -> tuple[int, int, bool]:
    """Cell, direction outside or `NOWHERE`, and whether a wall throws it back at his feet."""
    ground = state.ground
    if pawn.outside != NOWHERE:
        return pawn.cell, NOWHERE if side == opposite(pawn.outside) else pawn.outside, False
    met = ground.side(pawn.cell, side)
    if met == OPEN:
        return ground.beyond(pawn.cell, side), NOWHERE, False
    return pawn.cell, side if met == EXIT else NOWHERE, met != EXIT


def give(state: State, pawn: Pawn, action: Action, say: Say) -> Parcel | None:
    """What leaves his hands, or None after saying why nothing does (Rule D-5.5i)."""
    thing = action.thing
    stock = AMMUNITION.get(thing)
    if not pawn.able and stock != "bombs":
        say(aloud("too-hurt", ("seat", pawn.seat), ("do", action.do)))
        return None
    if stock is not None:
        count = take_out(state, pawn, stock, say, everything=stock == thing)
        parcel = Parcel(SINGULAR[stock], count) if count else None
    else:
        parcel = give_big(state, pawn, thing, say)
    if parcel is None:
        say(to_all(LACKS.get(SINGULAR.get(thing, thing), f"lacks-{thing}"), pawn.seat))
    return parcel


def take_out(state: State, pawn: Pawn, stock: str, say: Say, *, everything: bool = False) -> int:
    """Ammunition out of his pockets, or else one piece from the ground (D-5.5a); how many."""
    held: int = getattr(pawn, stock)
    if held:
        count = held if everything else 1
        setattr(pawn, stock, held - count)
        note_pawn(state, pawn, say)
        return count
    return int(from_ground(state, pawn, stock, say))


def from_ground(state: State, pawn: Pawn, stock: str, say: Say) -> bool:
    """Use one of what lies at his feet, if anything does."""
    pile = state.ground.piles.get(pawn.cell)
    if pile is None or pawn.outside != NOWHERE or not pawn.able or not getattr(pile, stock):
        return False
    setattr(pile, stock, getattr(pile, stock) - 1)
    note_pile(state, pawn.cell, say)
    return True


def give_big(state: State, pawn: Pawn, thing: str, say: Say) -> Parcel | None:
    """The treasure, mine or corpse in his hands, or a mine at his feet."""
    if thing == "treasure" and pawn.treasure != NOWHERE:
        parcel = Parcel(thing, which=pawn.treasure)
        pawn.treasure = NOWHERE
    elif thing == "corpse" and pawn.corpse != NOWHERE:
        parcel = Parcel(thing, which=pawn.corpse)
        pawn.corpse = NOWHERE
    elif thing == "mine" and pawn.mine:
        parcel = Parcel(thing)
        pawn.mine = False
    else:
        return Parcel(thing) if thing == "mine" and from_ground(state, pawn, "mines", say) else None
    note_pawn(state, pawn, say)
    return parcel


def land(state: State, parcel: Parcel, cell: int, outside: int, say: Say) -> None:
    """Things come to lie somewhere; out of the labyrinth they are gone (Rules D-5.2, D-4.6)."""
    ground = state.ground
    if parcel.thing == "treasure":
        lay_treasure(state, parcel.which, cell if outside == NOWHERE else NOWHERE, say)
        if outside == NOWHERE and ground.is_source(cell):
            lose_treasure(state, parcel.which, say)
        return
    cremated = parcel.thing == "corpse" and ground.kind(cell).heals
    if outside != NOWHERE or cremated:
        return
    pile = ground.pile(cell)
    if parcel.thing == "corpse":
        pile.corpses = (*pile.corpses, parcel.which)
    else:
        stock = f"{parcel.thing}s"
        setattr(pile, stock, getattr(pile, stock) + parcel.count)
    note_pile(state, cell, say)
    if parcel.thing == "corpse" and pile.active:
        say(aloud("mine-heard"))
        explode(state, cell, say)


def set_mine(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Set a mine on his own or a neighbouring cell; behind a wall, silently, his own (D-5.7)."""
    if not pawn.able:
        say(aloud("too-hurt", ("seat", pawn.seat), ("do", "mine")))
        return
    if give_big(state, pawn, "mine", say) is None:
        say(to_all("lacks-mine", pawn.seat))
        return
    say(to_all("mine-set", pawn.seat))
    cell, outside = pawn.cell, pawn.outside
    if action.side != HERE:
        cell, outside, _ = landing(state, pawn, action.side)
    if outside == NOWHERE and not state.ground.kind(cell).stops_shots:
        state.ground.pile(cell).active += 1
        note_pile(state, cell, say)
