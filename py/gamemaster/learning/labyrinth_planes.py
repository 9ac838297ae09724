"""What a seat certainly knows of a labyrinth, as planes of zeros and ones, and as a vector.

There are two stacks of planes. `here` is the scrap of map on which the seat stands, with its pawn
in the middle; `plan` is what lies in a place that is known, drawn as the plan is. Both have windows
of the same size, so wide that a scrap fits in wherever on it the pawn stands: floors below each
other, each with 2 × rows - 1 rows. What is doubtful is left out.
"""

from __future__ import annotations

from typing import Final

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

Planes = npt.NDArray[np.int8]
Vector = npt.NDArray[np.float32]


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
        sides, kinds, known = piece.sides, self._kinds, self._sides
        treasure, visited, first_flow = at["treasure"], at["visited"], at["flows left"]
        flows, visits, things, lying = piece.flows, piece.visits, piece.things, piece.lying
        doubts = atlas.doubts
        for spot, kind in piece.cells.items():
            here = begin + square(*place_at(spot)) * depth
            flat[here] = 1
            if kind is not None:
                flat[here + kinds[kind]] = 1
            if spot in flows:
                flat[here + first_flow + flows[spot]] = 1
            if visits.get(spot):
                flat[here + visited] = 1
            if spot in lying and doubts.treasures_at(piece, spot):
                flat[here + treasure] = 1
            if spot in things:
                for thing in THINGS:
                    if things[spot].get(thing):
                        flat[here + at[thing]] = 1
            for direction in DIRECTIONS:
                key = side_at(spot, direction)
                side = sides.get(key)
                state = None if side is None else side.state()
                if state is not None and not (state == "wall" and doubts.doubtful_wall(piece, key)):
                    flat[here + known[direction, state]] = 1
        for seat, plane in standing.items():
            pawn = atlas.pawns.get(seat)
            if pawn is not None and pawn.fragment == piece.id:
                flat[begin + square(*place_at(pawn.at)) * depth + plane] = 1
        bear = atlas.bear
        if bear is not None and bear.fragment == piece.id:
            flat[begin + square(*place_at(bear.at)) * depth + at["bear"]] = 1

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


def _figure_names() -> list[str]:
    return [*HEALTHS, *COUNTED, *HELD, "lives", "money", "sure"]
