"""Claims about a game, in a text form, and the literals that say them.

    side b2 left wall       what stands there: open, wall, monolith, exit or closed
    cell b2 pit             of which type a cell is
    flow b2 left            where a river cell flows
    loop b2 c3              where a pit or a lift leads
    at 1 b2                 where player 1 is
    treasure b2             where the true treasure (or the key) lies
    false b2                that a false treasure lies there
    holds 1 treasure        what player 1 carries: treasure (or key), false, or nothing
    bear b2                 where the bear is

`turn 3` at the end speaks of the time after the third request, `turn 0` of the beginning; without
it the claim is about now.

    beside 1 3 0 2 -1 side here left wall

is about a cell of a piece of map that may lie anywhere: so many floors up (0), rows down (2) and
columns to the right (-1) of where player 1 was after request 3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from gamemaster.core.game import Refused
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.grid import (
    CLOSED,
    EXIT,
    MONOLITH,
    NOWHERE,
    OPEN,
    SIDE_NAMES,
    WALL,
    Place,
    cell_name,
    read_cell_name,
)
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import TRUE as TRUE_TREASURE
from gamemaster.labyrinth.reasoner.asking import Fact, Value
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.chronicle import Chronicle

SIDES: Final = {"open": OPEN, "wall": WALL, "monolith": MONOLITH, "exit": EXIT, "closed": CLOSED}
HERE: Final = "here"
STANDS: Final = {side: word for word, side in SIDES.items()}
CHANGING: Final = frozenset({"side", "at", "lying", "holds", "bear"})
"""Facts that may be different at another time."""


class ClaimError(Refused):
    """A claim that can't be read, or that is about nothing in this game."""

    def __init__(self, text: str) -> None:
        super().__init__("illegal-claim", f"no claim: {text!r}", claim=text)


@dataclass(frozen=True, slots=True)
class Claim:
    """That a fact has one of some values; `turn` is the number of requests before (None: all).

    What lies on a cell has one of some treasures in it.
    """

    text: str
    fact: Fact
    values: tuple[Value, ...]
    turn: int | None = None

    @property
    def changes(self) -> bool:
        """Whether it may be true at one time and false at another."""
        return self.fact[0] in CHANGING


@dataclass(frozen=True, slots=True)
class Beside:
    """A claim about a cell beside the one where a seat was after so many requests.

    `words` is the claim, with `HERE` in the place of the cell's name.
    """

    text: str
    seat: int
    turn: int
    offset: Place
    words: tuple[str, ...]

    def of(self, cell: str) -> str:
        """The claim about one cell."""
        return " ".join(cell if word == HERE else word for word in self.words)


def read_claim(text: str, board: Board) -> Claim | Beside:
    """A claim from its text form. Raises `ClaimError`."""
    words = text.lower().split()
    if words[:1] == ["beside"]:
        return _read_beside(text, words[1:], board)
    return _read_plain(text, words, board)


def _read_beside(text: str, words: Sequence[str], board: Board) -> Beside:
    try:
        number, turn, floor, row, col = words[:5]
        offset = Place(int(row), int(col), int(floor))
        claim = Beside(text, _seat(board, number), int(turn), offset, tuple(words[5:]))
        _read_plain(text, claim.of(board.plan.name(min(board.cells))).split(), board)
    except ValueError as error:
        raise ClaimError(text) from error
    if HERE not in claim.words or claim.turn < 0:
        raise ClaimError(text)
    return claim


def _read_plain(text: str, words: Sequence[str], board: Board) -> Claim:
    turn = None
    if len(words) > 2 and words[-2] == "turn" and words[-1].isdecimal():
        turn = int(words[-1])
        words = words[:-2]
    reader = READERS.get(words[0]) if words else None
    try:
        if reader is None:
            raise ClaimError(text)
        fact, values = reader(board, *words[1:])
    except (TypeError, ValueError, KeyError) as error:
        raise ClaimError(text) from error
    return Claim(text, fact, values, turn)


def write_claim(board: Board, fact: Fact, value: Value) -> str:
    """The text of a claim about the plan, or about where somebody is now."""
    (name, at), number = fact, cast(int, value)
    cell = board.plan.name
    if name == "side":
        return f"side {cell(at // 4)} {SIDE_NAMES[at % 4]} {STANDS[number]}"
    if name == "kind":
        return f"cell {cell(at)} {value}"
    if name == "flow":
        return f"flow {cell(at)} {SIDE_NAMES[number]}"
    return f"at {at + 1} {cell(number)}" if name == "at" else f"loop {cell(at)} {cell(number)}"


def literal(chronicle: Chronicle, claim: Claim | Beside) -> int | None:
    """The literal that says a claim; None: nothing is known of that time, or nobody follows it.

    Raises `ClaimError` if there was no such time.
    """
    says = any_of(chronicle, claim)
    return None if says is None else -chronicle.clauses.both(*(-each for each in says))


def any_of(chronicle: Chronicle, claim: Claim | Beside) -> list[int] | None:
    """Literals of which one holds if a claim is true, and none if it is not.

    None: nothing is known of that time, or nobody follows it. Raises `ClaimError` if there was no
    such time.
    """
    return _beside(chronicle, claim) if isinstance(claim, Beside) else _plain(chronicle, claim)


def _beside(chronicle: Chronicle, claim: Beside) -> list[int] | None:
    """The seat was in one of these cells, and what is claimed is true of the one beside it."""
    if claim.turn >= len(chronicle.moments):
        if chronicle.outdated:
            return None
        raise ClaimError(claim.text)
    board, says = chronicle.board, list[int]()
    for stood, was in chronicle.moments[claim.turn].at[claim.seat].items():
        cell = _shifted(board, cast(int, stood), claim.offset)
        if cell is None:
            continue
        there = _plain(chronicle, _read_plain(claim.text, claim.of(cell).split(), board))
        if there is None:
            return None
        says += [chronicle.clauses.both(was, each) for each in there]
    return says


def _plain(chronicle: Chronicle, claim: Claim) -> list[int] | None:
    moments, turn = chronicle.moments, claim.turn
    if chronicle.outdated and claim.changes and (turn is None or turn >= len(moments)):
        return None
    if turn is not None and turn >= len(moments) and not chronicle.outdated:
        raise ClaimError(claim.text)
    moment = moments[-1 if turn is None or not claim.changes else turn]
    if claim.fact[0] == "bear" and moment.bear is None:
        return None
    blueprint = chronicle.blueprint
    if claim.fact[0] == "lying":
        piles = moment.version(claim.fact, blueprint).items()
        return [here for pile, here in piles if not _disjoint(pile, claim.values)]
    return [moment.literal(claim.fact, value, blueprint) for value in claim.values]


def _disjoint(pile: Value, treasures: Sequence[Value]) -> bool:
    """Whether a pile has none of these treasures."""
    return not any(each in treasures for each in cast(tuple[int, ...], pile))


def _shifted(board: Board, cell: int, offset: Place) -> str | None:
    """The name of the cell so far from another one; None: there is none."""
    place = read_cell_name(board.plan.name(cell)) if cell in board.cells else None
    name = None if place is None else moved_name(board.plan, place, offset)
    moved = None if name is None else read_cell_name(name)
    return None if moved is None or board.plan.cell(moved) not in board.cells else name


def moved_name(plan: Plan, place: Place, offset: Place) -> str | None:
    """The name of the place so many floors, rows and columns on; None: it is not on the grids."""
    floor = max(place.floor, 0) + offset.floor
    row, col = place.row + offset.row, place.col + offset.col
    if not (0 <= floor < plan.floors and 0 <= row < plan.rows and 0 <= col < plan.cols):
        return None
    return cell_name(row, col, floor if plan.floors > 1 else NOWHERE)


def _cell(board: Board, name: str) -> int:
    place = read_cell_name(name)
    cell = NOWHERE if place is None else board.plan.cell(place)
    if cell not in board.cells:
        raise ValueError(name)
    return cell


def _seat(board: Board, number: str) -> int:
    seat = int(number) - 1
    if not 0 <= seat < board.seats:
        raise ValueError(number)
    return seat


Read = tuple[Fact, tuple[Value, ...]]


def _side(board: Board, name: str, way: str, stands: str) -> Read:
    at = _cell(board, name) * 4 + SIDE_NAMES.index(way)
    return ("side", board.canonical[at]), (SIDES[stands],)


def _kind(board: Board, name: str, kind: str) -> Read:
    return ("kind", _cell(board, name)), (CELL_TYPES[kind].name,)


def _flow(board: Board, name: str, way: str) -> Read:
    return ("flow", _cell(board, name)), (SIDE_NAMES.index(way),)


def _loop(board: Board, name: str, end: str) -> Read:
    return ("next", _cell(board, name)), (_cell(board, end),)


def _at(board: Board, number: str, name: str) -> Read:
    return ("at", _seat(board, number)), (_cell(board, name),)


def _treasure(board: Board, name: str) -> Read:
    return ("lying", _cell(board, name)), (TRUE_TREASURE,)


def _false(board: Board, name: str) -> Read:
    return ("lying", _cell(board, name)), board.treasures[1:]


def _holds(board: Board, number: str, thing: str) -> Read:
    things = {"treasure": (TRUE_TREASURE,), "false": board.treasures[1:], "nothing": (NOWHERE,)}
    return ("holds", _seat(board, number)), things[thing]


def _bear(board: Board, name: str) -> Read:
    return ("bear", 0), (_cell(board, name),)


READERS: Final[Mapping[str, Callable[..., Read]]] = {
    "side": _side,
    "cell": _kind,
    "flow": _flow,
    "loop": _loop,
    "at": _at,
    "treasure": _treasure,
    "key": _treasure,
    "false": _false,
    "holds": _holds,
    "bear": _bear,
}
