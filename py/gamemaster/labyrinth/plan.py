"""The hidden plan: what the game master drew before the game."""

from __future__ import annotations

from dataclasses import dataclass

from gamemaster.labyrinth.grid import NOWHERE, Place, cell_name, neighbours


@dataclass(frozen=True, slots=True)
class Plan:
    """A labyrinth as drawn before the game (Rule G-1); never changed.

    Cells are numbered floor by floor, row by row from the top left. `kinds` holds each cell's type
    name (None: not part of the outline), `flows` a river cell's direction, `pits` a pit's loop and
    number (both from 0), `sides` four side values a cell, `treasures` the cells of the treasures,
    the true one first, `bear` the bear's cell. `NOWHERE` stands for "none", and in the place of a
    true treasure that has not been drawn yet.

    If the plan is `keyed`, its exits are locks, and the only treasure is their key (Rule C-6).
    `stores` names what arsenals hold that don't hold everything (Rule C-3). Creatures go their
    paths, steps in directions, again and again (Rule C-9).
    """

    rows: int
    cols: int
    kinds: tuple[str | None, ...]
    flows: tuple[int, ...]
    pits: tuple[tuple[int, int] | None, ...]
    sides: bytes
    treasures: tuple[int, ...]
    bear: int = NOWHERE
    floors: int = 1
    keyed: bool = False
    stores: tuple[tuple[int, tuple[str, ...]], ...] = ()
    bear_path: tuple[int, ...] = ()
    leprechaun: int = NOWHERE
    leprechaun_path: tuple[int, ...] = ()

    def cells(self) -> list[int]:
        """The cells of the outline, in order."""
        return [cell for cell, kind in enumerate(self.kinds) if kind is not None]

    def holes(self) -> frozenset[int]:
        """The cells of the rectangle that are not part of the outline."""
        return frozenset(cell for cell, kind in enumerate(self.kinds) if kind is None)

    def side(self, cell: int, direction: int) -> int:
        """What stands on a side of a cell: `OPEN`, `WALL`, `MONOLITH`, `EXIT` or `CLOSED`."""
        return self.sides[cell * 4 + direction]

    def beyond(self, cell: int, direction: int) -> int:
        """The neighbouring cell of the outline, or `NOWHERE`."""
        other = neighbours(self.floors, self.rows, self.cols)[cell * 4 + direction]
        return other if other != NOWHERE and self.kinds[other] is not None else NOWHERE

    def name(self, cell: int) -> str:
        """The name of a cell as people say it."""
        floor, at = divmod(cell, self.rows * self.cols)
        return cell_name(*divmod(at, self.cols), floor if self.floors > 1 else NOWHERE)

    def cell(self, place: Place) -> int:
        """The number of a cell that was named; `NOWHERE` if the grids have no such place."""
        floor = place.floor if self.floors > 1 else place.floor + 1
        if not (0 <= floor < self.floors and place.row < self.rows and place.col < self.cols):
            return NOWHERE
        return (floor * self.rows + place.row) * self.cols + place.col

    def loops(self) -> dict[int, list[int]]:
        """The pits of each loop in the order of their numbers."""
        found: dict[int, list[tuple[int, int]]] = {}
        for cell, pit in enumerate(self.pits):
            if pit is not None:
                found.setdefault(pit[0], []).append((pit[1], cell))
        return {loop: [cell for _, cell in sorted(found[loop])] for loop in sorted(found)}

    def lifts(self) -> list[list[int]]:
        """The lifts of each place, from the first floor up (Rule B-10)."""
        found: dict[int, list[int]] = {}
        for cell, kind in enumerate(self.kinds):
            if kind == "lift":
                found.setdefault(cell % (self.rows * self.cols), []).append(cell)
        return [found[place] for place in sorted(found)]
