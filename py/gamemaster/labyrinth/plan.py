"""The hidden plan: what the game master drew before the game."""

from __future__ import annotations

from dataclasses import dataclass

from gamemaster.labyrinth.grid import NOWHERE, cell_name, neighbours


@dataclass(frozen=True, slots=True)
class Plan:
    """A labyrinth as drawn before the game (Rule G-1); never changed.

    Cells are numbered floor by floor, row by row from the top left. `kinds` holds each cell's type
    name (None: not part of the outline), `flows` a river cell's direction, `pits` a pit's loop and
    number (both from 0), `sides` four side values a cell, `treasures` the cells of the treasures,
    the true one first, `bear` the bear's cell. `NOWHERE` stands for "none".
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
        return cell_name(*divmod(cell % (self.rows * self.cols), self.cols))

    def loops(self) -> dict[int, list[int]]:
        """The pits of each loop in the order of their numbers."""
        found: dict[int, list[tuple[int, int]]] = {}
        for cell, pit in enumerate(self.pits):
            if pit is not None:
                found.setdefault(pit[0], []).append((pit[1], cell))
        return {loop: [cell for _, cell in sorted(found[loop])] for loop in sorted(found)}
