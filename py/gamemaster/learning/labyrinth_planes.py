"""What a seat certainly knows of a labyrinth, as planes of zeros and ones, and as a vector.

There are two stacks of planes. `here` is the scrap of map on which the seat stands, with its pawn
in the middle; `plan` is what lies in a place that is known, drawn as the plan is. Both have windows
of the same size, so wide that a scrap fits in wherever on it the pawn stands: floors below each
other, each with 2 × rows - 1 rows. What is doubtful is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES
from gamemaster.labyrinth.heard.doubts import NO_DOUBTS
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


Numbers = npt.NDArray[np.intp]


class Drawing:
    """Where a fragment has ones, from the place of its spot (0, 0, 0) on.

    `walls` may be doubtful; `squares` are those of its cells.
    """

    __slots__ = ("_each", "ones", "piece", "read", "squares", "wall_ones", "walls")

    def __init__(self, piece: Fragment) -> None:
        self.piece = piece
        """Kept, so that no other takes its place in memory."""
        self.read = 0
        """How much of its news is drawn."""
        self.squares: dict[int, int] = {}
        self.ones: Numbers
        self.walls: list[int]
        self.wall_ones: Numbers
        self._each: dict[int, tuple[list[int], list[tuple[int, int]]]] = {}

    def take(self, spot: int, square: int, ones: list[int], walls: list[tuple[int, int]]) -> None:
        """What a cell always shows, and its walls."""
        self.squares[spot] = square
        self._each[spot] = ones, walls

    def finish(self) -> None:
        """Put it together after some cells were taken."""
        ones = [one for each, _ in self._each.values() for one in each]
        walls = [wall for _, each in self._each.values() for wall in each]
        self.ones = np.array(ones, np.intp)
        self.walls = [key for key, _ in walls]
        self.wall_ones = np.array([one for _, one in walls], np.intp)
        self.read = len(self.piece.news)


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
        flat = np.frombuffer(bytearray(self._blank), np.int8)
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
        return flat.reshape(self.shape)

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
        flat: Planes,
        view: LabyrinthView,
        piece: Fragment,
        begin: int,
        standing: dict[int, int],
    ) -> None:
        """Draw a fragment whose spot (0, 0, 0) lies at an index of the array."""
        atlas, at, depth, square = view.notebook.atlas, self._at, self.shape[2], self._square
        doubts, drawing = atlas.doubts, self._drawing(piece)
        squares = drawing.squares
        flat[drawing.ones + begin] = 1
        if doubts.of_walls == NO_DOUBTS:
            flat[drawing.wall_ones + begin] = 1
        else:
            sure = [not doubts.doubtful_wall(piece, key) for key in drawing.walls]
            flat[drawing.wall_ones[sure] + begin] = 1
        more = [squares[spot] + at["visited"] for spot in piece.visits if spot in squares]
        for spot, lying in piece.lying.items():
            if lying.count and spot in squares and doubts.treasures_at(piece, spot):
                more.append(squares[spot] + at["treasure"])
        for spot, things in piece.things.items():
            if spot in squares:
                more += [squares[spot] + at[thing] for thing in THINGS if things.get(thing)]
        for seat, plane in standing.items():
            pawn = atlas.pawns.get(seat)
            if pawn is not None and pawn.fragment == piece.id:
                more.append(square(*place_at(pawn.at)) * depth + plane)
        bear = atlas.bear
        if bear is not None and bear.fragment == piece.id:
            more.append(square(*place_at(bear.at)) * depth + at["bear"])
        for one in more:
            flat[begin + one] = 1

    def _drawing(self, piece: Fragment) -> Drawing:
        """What a fragment always shows, brought up to date when it has learnt something."""
        kept = self._drawings.get(id(piece))
        if kept is None or kept.piece is not piece:
            if len(self._drawings) >= MOST_DRAWINGS:
                self._drawings.clear()
            kept = self._drawings[id(piece)] = Drawing(piece)
            self._bring(kept, piece, piece.cells)
        elif kept.read < len(piece.news):
            self._bring(kept, piece, set(piece.news[kept.read :]))
        return kept

    def _bring(self, drawing: Drawing, piece: Fragment, spots: Iterable[int]) -> None:
        """Draw some spots of a fragment, anew or for the first time."""
        depth, known, sides, cells = self.shape[2], self._sides, piece.sides, piece.cells
        first_flow = self._at["flows left"]
        for spot in spots:
            if spot not in cells:
                continue
            kind, here = cells[spot], self._square(*place_at(spot)) * depth
            ones = [here]
            walls: list[tuple[int, int]] = []
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
            drawing.take(spot, here, ones, walls)
        drawing.finish()

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
            told += _told(FIGURES(figure))
            told.append(view.figures.sure(figure, turn))
        return np.array(told, np.float32)


FIGURES: Final = attrgetter("health", *COUNTED, *HELD, "lives", "money")


@lru_cache(maxsize=4096)
def _told(figures: tuple[Any, ...]) -> tuple[float, ...]:
    """One player's figures as numbers; the same come again and again."""
    health, *rest = figures
    stocks, held, (lives, money) = rest[: len(COUNTED)], rest[len(COUNTED) : -2], rest[-2:]
    return (
        *(float(health == each) for each in HEALTHS),
        *(min(1.0, stock / MOST) for stock in stocks),
        *(float(each) for each in held),
        (lives or 0) / MOST,
        min(1.0, (money or 0) / MOST_MONEY),
    )


def _figure_names() -> list[str]:
    return [*HEALTHS, *COUNTED, *HELD, "lives", "money", "sure"]
