"""What a player may ask or answer beside his move, without using up his turn (Rules D-5.8, D-6)."""

from __future__ import annotations

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.sayings import (
    Say,
    aloud,
    health_of,
    means_of,
    note_pawn,
    to_all,
)
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.playing.things import exchange


def status(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """What he carries and how he is, asked aloud and answered aloud (Rule D-6.4)."""
    told = (
        ("seat", pawn.seat),
        ("health", health_of(pawn)),
        ("immune", pawn.immune),
        ("bullets", pawn.bullets),
        ("bombs", pawn.bombs),
        ("treasures", int(pawn.treasure != NOWHERE)),
        ("mines", int(pawn.mine)),
        ("corpses", int(pawn.corpse != NOWHERE)),
        ("moves", pawn.moves if pawn.infected else 0),
        *means_of(state.rules, pawn),
    )
    say(aloud("status", *told))


def ask_status(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """The status, asked before his move: all is told, so nothing is unsure any more."""
    pawn.asked = True
    pawn.unsure = False
    status(state, pawn, action, say)


def start_counting(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """From now on quiet rounds are counted aloud (Rule D-3.6)."""
    state.counting = True
    say(to_all("counting", pawn.seat))


def keep(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Asked which treasure he wants: none of those that lie here (Rule D-5.8)."""
    state.asking = False
    say(to_all("kept-treasure", pawn.seat))


def choose(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Asked which treasure he wants: this one, counted from the lowest (Rule D-5.8)."""
    state.asking = False
    count = len(state.ground.lying[pawn.cell])
    exchange(state, pawn, action.number, say)
    chosen = (("seat", pawn.seat), ("number", action.number), ("count", count))
    say(aloud("chose-treasure", *chosen))
    note_pawn(state, pawn, say)
