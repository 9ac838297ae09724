"""The verbs of a turn: they change the state, each in one order, and say what happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from gamemaster.core.game import CHANCE, EVERYONE, OVER, Event, Said, Seat
from gamemaster.parchis.board import BASE, HOME, PIECES, Board, Way, lane_number, place_text
from gamemaster.parchis.moves import Move
from gamemaster.parchis.position import MOST_DOUBLES, Position
from gamemaster.parchis.stepping import (
    NO_PIECE,
    Step,
    begin_roll,
    end_roll,
    give_turn,
    make,
    mover_of,
    nearest_home,
    steps,
)

NOT_DRAWN: Final = 0
SHARED: Final = 8192
"""So many statements are kept to be said again."""


@dataclass(slots=True)
class State:
    """A game: the position, and what the table needs besides.

    `turn` is the seat to move, `CHANCE` or `OVER`. `drawing` are the seats that still throw for the
    first turn, `draws` what each threw last, `drawers` who takes part. `undo` are the positions
    before each step of this roll.
    """

    board: Board
    now: Position
    turn: Seat = CHANCE
    drawing: tuple[Seat, ...] = ()
    drawers: tuple[Seat, ...] = ()
    draws: list[int] = field(default_factory=list)
    undo: list[Position] = field(default_factory=list)
    out: frozenset[Seat] = frozenset()
    """Whose time is over (Rule T-4)."""
    _steps: dict[str, Step] | None = None

    @property
    def steps(self) -> dict[str, Step]:
        """The steps that are allowed now, by their texts; found once for each position."""
        if self._steps is None:
            self._steps = steps(self.board, self.now)
        return self._steps

    def clone(self) -> State:
        """An independent copy."""
        return State(
            self.board,
            self.now.clone(),
            self.turn,
            self.drawing,
            self.drawers,
            self.draws[:],
            self.undo[:],
            self.out,
            self._steps,
        )


@lru_cache(maxsize=SHARED)
def said(key: str, **args: str | int | bool | tuple[int | str, ...]) -> Event:
    """A statement, made once; everything in this game is said openly (Rule P-13)."""
    plain = {
        name: list(value) if isinstance(value, tuple) else value for name, value in args.items()
    }
    return Event(Said(key, plain), EVERYONE)


# -- who begins -----------------------------------------------------------------


def draw_lots(state: State) -> None:
    """Everybody throws one die for the first turn (Rule P-2)."""
    state.turn = CHANCE
    state.drawing = state.drawers = tuple(range(state.board.seats))
    state.draws = [NOT_DRAWN] * state.board.seats


def _draw(state: State, move: Move) -> list[Event]:
    """One player's die; when all have thrown, the lowest begins, and equals throw again."""
    seat, die = state.drawing[0], move.dice[0]
    state.draws[seat] = die
    state.drawing = state.drawing[1:]
    told = [said("draws-die", seat=seat, die=die)]
    if state.drawing:
        return told
    lowest = min(state.draws[seat] for seat in state.drawers)
    equal = tuple(seat for seat in state.drawers if state.draws[seat] == lowest)
    if len(equal) > 1:
        state.drawing = state.drawers = equal
        return [*told, said("draw-tied", seats=equal, die=lowest)]
    give_turn(state.board, state.now, equal[0])
    state.turn = equal[0]
    return [*told, said("begins", seat=equal[0])]


# -- the roll -------------------------------------------------------------------


def _roll(state: State, move: Move) -> list[Event]:
    """The dice are asked for; what they show is chance's."""
    state.turn = CHANCE
    return []


def _throw(state: State, move: Move) -> list[Event]:
    """The dice lie there (Rules P-3, P-7): steps are looked for, or the roll is over."""
    now, seat = state.now, state.now.player
    first, second = move.dice
    begin_roll(now, move.dice)
    state.turn = seat
    state._steps = None
    told = [said("rolled", seat=seat, first=first, second=second, double=first == second)]
    if now.mover != seat:
        told.append(said("plays-for", seat=seat, seats=(now.mover,)))
    if now.doubles == MOST_DOUBLES:
        return [*told, _third_double(state), *_pass_on(state)]
    return told + look_for_steps(state)


def look_for_steps(state: State) -> list[Event]:
    """A roll of which nothing can be used is over (Rule P-9)."""
    if state.steps:
        return []
    return [said("no-move", seat=state.now.player), *_end_roll(state)]


def _third_double(state: State) -> Event:
    """The piece nearest to home goes back to its base (Rule P-7)."""
    now = state.now
    piece = nearest_home(state.board, now, now.mover)
    if piece == NO_PIECE:
        return said("third-double-spared", seat=now.player)
    place = now.places[piece]
    now.lift(piece)
    now.put(piece, BASE)
    return said("third-double", seat=now.mover, piece=piece % PIECES, **{"from": place_text(place)})


def _end_roll(state: State) -> list[Event]:
    """A double gives another roll to who has a piece to move, else the turn passes (Rule P-7)."""
    now = state.now
    first, second = now.dice
    if first != second or now.finished(mover_of(state.board, now, now.player)):
        return _pass_on(state)
    end_roll(state.board, now)
    state.undo, state._steps = [], None
    return [said("rolls-again", seat=now.player)]


def _pass_on(state: State) -> list[Event]:
    """The next player's turn, counter-clockwise (Rule P-2)."""
    board, now = state.board, state.now
    seat = (now.player + 1) % board.seats
    while seat in state.out or now.finished(mover_of(board, now, seat)):
        seat = (seat + 1) % board.seats
    give_turn(board, now, seat)
    state.turn, state.undo, state._steps = seat, [], None
    return [said("next-turn", seat=seat)]


def run_out_of_time(state: State, seat: Seat) -> list[Event]:
    """Whose turn it is has lost, and his partner with him; the last one left wins (Rule T-4).

    His pieces go back to their base (Reading: a blockade that nobody can open would end all games).
    """
    now, board = state.now, state.board
    state.out |= {seat}
    now.clear(board.pieces(seat))
    told = [said("lost-on-time", seat=seat)]
    gone = {seat, board.partners[seat]} | state.out
    left = tuple(other for other in range(board.seats) if other not in gone)
    if len(left) > 1 and board.partners[seat] == seat:
        return told + _pass_on(state)
    state.turn = OVER
    return [*told, said("left-over", seats=left, seat=left[0])]


# -- steps ----------------------------------------------------------------------


def _step(state: State, move: Move) -> list[Event]:
    """One use of a die, of both, or of a bonus (Rules P-3 to P-11)."""
    board, now = state.board, state.now
    step = state.steps[move.text]
    state.undo.append(now.clone())
    make(board, now, step)
    state._steps = None
    home = len(now.at(now.mover, HOME)) if step.way.dst == HOME else 0
    told = [_tell(step.piece, step.way, step.uses, home)]
    if step.takes != NO_PIECE:
        victim, number = divmod(step.takes, PIECES)
        where = step.way.end
        told.append(said("captured", seat=victim, piece=number, at=where, seats=(now.mover,)))
        told.append(said("bonus", seat=now.player, steps=now.bonus[-1]))
    if step.way.dst == HOME:
        return told + _came_home(state)
    if now.cells[step.way.dst] < 0:
        lane = lane_number(step.way.dst)
        told.append(said("blockade", seat=now.mover, at=step.way.end, lane=lane))
    return told


@lru_cache(maxsize=SHARED)
def _tell(piece: int, way: Way, uses: str, home: int) -> Event:
    """A piece has gone its way; `home` counts those of its seat that are home, if it is one."""
    seat, number = divmod(piece, PIECES)
    args: dict[str, Any] = {
        "seat": seat,
        "piece": number,
        "from": way.start,
        "to": way.end,
        "by": way.by,
        "with": uses,
    }
    if way.lane:
        args["lane"] = way.lane
    if home:
        args["count"] = home
    return Event(Said(way.key, args), EVERYONE)


def _came_home(state: State) -> list[Event]:
    """The first with all pieces home wins, a pair with all eight (Rules P-10, P-12)."""
    board, now = state.board, state.now
    team = tuple(sorted({now.mover, board.partners[now.mover]}))
    if not all(now.finished(seat) for seat in team):
        return [said("bonus", seat=now.player, steps=now.bonus[-1])]
    state.turn = OVER
    if len(team) > 1:
        return [said("pair-home", seats=team, seat=now.mover)]
    return [said("all-home", seat=now.mover)]


def _done(state: State, move: Move) -> list[Event]:
    """The player ends the roll; what he hasn't used is lost (Rules P-9, P-11)."""
    now = state.now
    rest = tuple(str(one) for one in (*now.left, *now.bonus))
    told: list[Event] = []
    if rest:
        told.append(said("passes" if state.steps else "rest-lost", seat=now.player, rest=rest))
    return told + _end_roll(state)


def _undo(state: State, move: Move) -> list[Event]:
    """The last step of this roll is taken back: nothing random has followed it."""
    state.now = state.undo.pop().clone()
    state._steps = None
    return [said("takes-back", seat=state.now.player)]


VERBS: Final[dict[str, Callable[[State, Move], list[Event]]]] = {
    "die": _draw,
    "roll": _roll,
    "dice": _throw,
    "step": _step,
    "done": _done,
    "undo": _undo,
}
