"""What a seat certainly knows of a labyrinth, as planes of zeros and ones, and as a vector.

There are two stacks of planes. `here` is the scrap of map on which the seat stands, with its pawn
in the middle; `plan` is what lies in a place that is known, drawn as the plan is. Both have windows
of the same size, so wide that a scrap fits in wherever on it the pawn stands: floors below each
other, each with 2 × rows - 1 rows. What is doubtful is left out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES
from gamemaster.labyrinth.heard.fragments import PLAN, Fragment, place_at, side_at
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.rules import Rules

SIDES: Final = ("open", "wall", "exit", "edge")
THINGS: Final = ("bullets", "bombs", "mines", "corpses")
STACKS: Final = ("here", "plan")
HEALTHS: Final = ("unplaced", "healthy", "wounded", "infected", "dead", "lost")
COUNTED: Final = ("bullets", "bombs", "knives", "boats", "cement")
HELD: Final = ("treasures", "mine", "corpse", "immune", "outside")
MOST: Final = 9
"""Of any stock."""
MOST_MONEY: Final = 99
MOST_DRAWINGS: Final = 256

Planes = npt.NDArray[np.int8]
Vector = npt.NDArray[np.float32]


class Drawing(NamedTuple):
    """Where a fragment has ones, from the place of its spot (0, 0, 0) on.

    `walls` may be doubtful; `squares` are those of its cells.
    """

    piece: Fragment
    """Kept, so that no other takes its place in memory."""
    stamp: tuple[int, ...]
    ones: list[int]
    walls: list[tuple[int, int]]
    squares: dict[int, int]


class Seeing:
    """How views of one rule set and number of players become numbers."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.players = players
        self._floors, self._rows, self._cols = rules.floors, rules.rows, rules.cols
        kinds = [name for name, kind in CELL_TYPES.items() if kind.wanted(rules) != 0]
        each = [
            "cell",
            *(f"is {kind}" for kind in kinds),
            *(f"flows {side}" for side in SIDE_NAMES),
            *(f"{side} {state}" for side in SIDE_NAMES for state in SIDES),
            "treasure",
            *THINGS,
            "visited",
            "bear",
            *("own pawn" if seat == 0 else f"pawn {seat} on" for seat in range(players)),
        ]
        self.planes: tuple[str, ...] = (
            *(f"{stack}: {name}" for stack in STACKS for name in each),
            "board",
        )
        """What each plane shows; pawns are counted from the seat itself, in order of turns."""
        self.shape = (
            (2 * self._floors - 1) * (2 * self._rows - 1),
            2 * self._cols - 1,
            len(self.planes),
        )
        self._blank = self._board()
        self._drawings: dict[int, Drawing] = {}
        self._at = {name: number for number, name in enumerate(each)}
        self._kinds = {kind: self._at[f"is {kind}"] for kind in kinds}
        self._sides = {
            (direction, state): self._at[f"{SIDE_NAMES[direction]} {state}"]
            for direction in DIRECTIONS
            for state in SIDES
        }
        self._stack = len(each)
        figures = [f"{name} of {seat}" for seat in range(players) for name in _figure_names()]
        self.vector: tuple[str, ...] = ("placing", "quiet", "asked", *figures)
        """What each number tells."""

    def _board(self) -> bytes:
        """Nothing but the squares of the plan, in the last plane: its size is public (Rule G-1)."""
        blank = np.zeros(self.shape, np.int8)
        for floor in range(self._floors):
            top = floor * (2 * self._rows - 1)
            blank[top : top + self._rows, : self._cols, -1] = 1
        return blank.tobytes()

    def see(self, view: LabyrinthView, seat: int) -> Planes:
        """The planes of a view: rows, columns, planes."""
        depth = self.shape[2]
        flat = bytearray(self._blank)
        atlas = view.notebook.atlas
        plan = atlas.fragments[PLAN]
        origin = self._square(self._rows - 1, self._cols - 1, self._floors - 1)
        standing = self._standing(view, seat)
        mine = atlas.pawns.get(seat) if seat in standing else None
        if mine is not None:
            centre = place_at(mine.at)
            middle = origin - self._square(*centre)
            self._draw(flat, view, atlas.fragments[mine.fragment], middle * depth, standing)
        self._draw(flat, view, plan, self._stack, standing)
        return np.frombuffer(flat, np.int8).reshape(self.shape)

    def _square(self, row: int, col: int, floor: int) -> int:
        return (floor * (2 * self._rows - 1) + row) * self.shape[1] + col

    def _standing(self, view: LabyrinthView, seat: int) -> dict[int, int]:
        """The seats with a pawn on the plan, and the plane of each."""
        first = self._at["own pawn"]
        return {
            figure.seat: first + (figure.seat - seat) % self.players
            for figure in view.figures.all
            if figure.health not in ("unplaced", "dead", "lost") and not figure.outside
        }

    def _draw(
        self,
        flat: bytearray,
        view: LabyrinthView,
        piece: Fragment,
        begin: int,
        standing: dict[int, int],
    ) -> None:
        """Draw a fragment whose spot (0, 0, 0) lies at an index of the array."""
        atlas, at, depth, square = view.notebook.atlas, self._at, self.shape[2], self._square
        doubts, drawing = atlas.doubts, self._drawing(piece)
        for one in drawing.ones:
            flat[begin + one] = 1
        for key, one in drawing.walls:
            if not doubts.doubtful_wall(piece, key):
                flat[begin + one] = 1
        for spot, visits in piece.visits.items():
            if visits and spot in drawing.squares:
                flat[begin + drawing.squares[spot] + at["visited"]] = 1
        for spot in piece.lying:
            if spot in drawing.squares and doubts.treasures_at(piece, spot):
                flat[begin + drawing.squares[spot] + at["treasure"]] = 1
        for spot, things in piece.things.items():
            for thing in THINGS:
                if things.get(thing) and spot in drawing.squares:
                    flat[begin + drawing.squares[spot] + at[thing]] = 1
        for seat, plane in standing.items():
            pawn = atlas.pawns.get(seat)
            if pawn is not None and pawn.fragment == piece.id:
                flat[begin + square(*place_at(pawn.at)) * depth + plane] = 1
        bear = atlas.bear
        if bear is not None and bear.fragment == piece.id:
            flat[begin + square(*place_at(bear.at)) * depth + at["bear"]] = 1

    def _drawing(self, piece: Fragment) -> Drawing:
        """What a fragment always shows, worked out anew when it has learnt something."""
        kept = self._drawings.get(id(piece))
        if kept is not None and kept.piece is piece and kept.stamp == _stamp(piece):
            return kept
        if len(self._drawings) >= MOST_DRAWINGS:
            self._drawings.clear()
        made = self._drawings[id(piece)] = self._drawn(piece)
        return made

    def _drawn(self, piece: Fragment) -> Drawing:
        depth, known, sides = self.shape[2], self._sides, piece.sides
        first_flow = self._at["flows left"]
        ones: list[int] = []
        walls: list[tuple[int, int]] = []
        squares: dict[int, int] = {}
        for spot, kind in piece.cells.items():
            here = squares[spot] = self._square(*place_at(spot)) * depth
            ones.append(here)
            if kind is not None:
                ones.append(here + self._kinds[kind])
            if spot in piece.flows:
                ones.append(here + first_flow + piece.flows[spot])
            for direction in DIRECTIONS:
                key = side_at(spot, direction)
                side = sides.get(key)
                state = None if side is None else side.state()
                if state == "wall":
                    walls.append((key, here + known[direction, state]))
                elif state is not None:
                    ones.append(here + known[direction, state])
        return Drawing(piece, _stamp(piece), ones, walls, squares)

    def figures(self, view: LabyrinthView, seat: int) -> Vector:
        """The vector of a view: figures of all players, those of the seat itself first."""
        all_ = view.figures.all
        question = view.minutes.question
        placing = any(figure.health == "unplaced" for figure in all_)
        quiet = min(1.0, view.quiet() / view.quiet_limit)
        told: list[float] = [placing, quiet, question["count"] / MOST if question else 0.0]
        turn = view.minutes.turn(all_)
        for number in range(self.players):
            figure = all_[(seat + number) % self.players]
            told += [figure.health == health for health in HEALTHS]
            told += [min(1.0, getattr(figure, name) / MOST) for name in COUNTED]
            told += [float(getattr(figure, name)) for name in HELD]
            told.append((figure.lives or 0) / MOST)
            told.append(min(1.0, (figure.money or 0) / MOST_MONEY))
            told.append(view.figures.sure(figure, turn))
        return np.array(told, np.float32)


def _stamp(piece: Fragment) -> tuple[int, ...]:
    """What tells that a fragment has learnt something; a new blank cell says nothing to others."""
    return piece.stamp, len(piece.cells), len(piece.sides), len(piece.flows)


def _figure_names() -> list[str]:
    return [*HEALTHS, *COUNTED, *HELD, "lives", "money", "sure"]
