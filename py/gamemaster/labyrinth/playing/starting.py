"""Where everybody begins, and how a wounded player goes on elsewhere (Rules A-1, D-5.5h, D-6.1)."""

from __future__ import annotations

from gamemaster.core.game import CHANCE, GM
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.harm import drop
from gamemaster.labyrinth.playing.sayings import (
    Say,
    aloud,
    in_secret,
    note_pawn,
    place_name,
    stands,
    to_all,
)
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.playing.things import pick_up


def cell_of(state: State, action: Action) -> int:
    """The number of the cell that an action names."""
    assert action.place is not None
    return state.plan.cell(action.place)


def choose_start(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Stand on the chosen cell, openly (Rule A-1) or in secret (Rule D-6.1)."""
    pawn.cell = cell_of(state, action)
    if state.rules.start == "open":
        if state.led:
            choose_aloud(state, pawn, say)
        else:
            begin_at(state, pawn, say)
        return
    say(to_all("chose-start", pawn.seat))
    say(in_secret("start-at", pawn.seat, at=place_name(state, pawn.cell)))
    say(stands[pawn.seat, pawn.cell, NOWHERE])
    state.turn = CHANCE
    if all(other.cell != NOWHERE for other in state.pawns):
        all_have_chosen(state, say)


def choose_aloud(state: State, pawn: Pawn, say: Say) -> None:
    """A person who leads says what stands on the cells when he has confirmed all (Rule T-2.3)."""
    say(stands[pawn.seat, pawn.cell, NOWHERE])
    waiting = (other.seat for other in state.pawns if other.cell == NOWHERE)
    state.turn = next(waiting, GM)


def begin_at(state: State, pawn: Pawn, say: Say) -> None:
    """Nothing of the cell acts but what lies there (Rule A-1)."""
    say(to_all(f"starts-{state.ground.kind(pawn.cell).name}", pawn.seat))
    say(stands[pawn.seat, pawn.cell, NOWHERE])
    pick_up(state, pawn, say)
    note_pawn(state, pawn, say)


def all_have_chosen(state: State, say: Say) -> None:
    """The choices are void, or the game begins on them; who leads says which (D-6.1, T-2.3)."""
    if state.led:
        state.turn = GM
        return
    cells = [pawn.cell for pawn in state.pawns]
    together = len(set(cells)) < len(cells)
    unfair = together or any(cell in state.ground.lying for cell in cells)
    if state.rules.void_starts and unfair and not state.former:
        state.former = tuple(cells)
        for pawn in state.pawns:
            pawn.cell = NOWHERE
            say(stands[pawn.seat, NOWHERE, NOWHERE])
        say(aloud("starts-void"))
        return
    start_game(state, say)


def start_game(state: State, say: Say) -> None:
    """Everybody is told the type of his cell, and the first player has the turn."""
    for pawn in state.pawns:
        begin_at(state, pawn, say)
    state.starting = False
    state.turn = 0


def empty_land(state: State) -> list[int]:
    """The land cells on which nothing lies; if there is none, all that can be reached at all."""
    ground = state.ground
    cells = state.plan.cells()
    land = [cell for cell in cells if ground.kind(cell).name == "land" and cell not in ground.lying]
    return land or [cell for cell in cells if not ground.is_source(cell)]


def start_chances(state: State) -> list[str]:
    """Equal chances: who chooses next (D-6.1), or where all or one of them begin (D-7.6, C-1)."""
    waiting = [pawn.seat for pawn in state.pawns if pawn.cell == NOWHERE]
    if state.rules.start == "secret":
        return [f"asks {seat + 1}" for seat in waiting]
    land = empty_land(state)
    if state.rules.start == "together":
        return [f"together {place_name(state, cell)}" for cell in land]
    taken = {pawn.cell for pawn in state.pawns}
    free = [cell for cell in land if cell not in taken]
    return [f"placed {place_name(state, cell)}" for cell in free or land]


def asks(state: State, action: Action, say: Say) -> None:
    """The game master asks the next player for his cell (Rule D-6.1)."""
    state.turn = action.number - 1
    say(to_all("asks-start", state.turn))


def together(state: State, action: Action, say: Say) -> None:
    """All begin on one cell (Rule D-7.6)."""
    for pawn in state.pawns:
        pawn.cell = cell_of(state, action)
    say(aloud("starts-together"))
    start_game(state, say)


def placed(state: State, action: Action, say: Say) -> None:
    """The next player is put on a cell in secret; with the last one the game begins (Rule C-1)."""
    waiting = [pawn for pawn in state.pawns if pawn.cell == NOWHERE]
    waiting[0].cell = cell_of(state, action)
    if len(waiting) == 1:
        say(aloud("starts-placed"))
        start_game(state, say)


def ask_cell(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """A beginner asks for the type of a cell before he chooses (Rule D-7.2)."""
    pawn.asks -= 1
    cell = cell_of(state, action)
    say(to_all("asked-cell", pawn.seat))
    told = {"at": place_name(state, cell), "cell": state.ground.kind(cell).name}
    say(in_secret("told-cell", pawn.seat, **told))


def may_order(pawn: Pawn) -> bool:
    """Whether he may go on from another cell now, as far as he knows (Rules D-5.5h, D-7.2)."""
    if pawn.ordering:
        return pawn.orders + pawn.extra_orders > 0
    return pawn.extra_orders > 0 and (pawn.able or pawn.unsure)


def order(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Go on from a cell named in secret; nothing of the cell acts (Rules D-5.5h, D-7.2)."""
    if pawn.ordering and pawn.orders:
        pawn.orders -= 1
    else:
        pawn.extra_orders -= 1
    if not pawn.able and not pawn.ordering:  # a dark move infected him without his knowing
        say(aloud("too-hurt", ("seat", pawn.seat), ("do", "order")))
        return
    if not pawn.ordering:
        drop(state, pawn, say)
    pawn.ordering = False
    pawn.cell = cell_of(state, action)
    pawn.outside = pawn.wall = NOWHERE
    pawn.lost = True
    say(to_all("ordered", pawn.seat))
    say(in_secret("ordered-at", pawn.seat, at=place_name(state, pawn.cell)))
    say(stands[pawn.seat, pawn.cell, NOWHERE])
    note_pawn(state, pawn, say)
