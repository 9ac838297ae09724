"""The text form of edits, and how one is read.

An edit is a word and what it is aimed at, with blanks between. Cells are called as in plan texts,
`b2`, and `2b2` where there are several floors; a SIDE is `left`, `right`, `up` or `down`.

    land CELL               plain land, also where the outline lacks a cell
    hole CELL               no cell: the outline lacks it, on every floor
    cell CELL TYPE          a cell of another type, by its name: `cell b2 hospital`, `cell b2 delta`
    wall CELL SIDE          a wall between two cells
    open CELL SIDE          nothing between two cells
    exit CELL SIDE          an open exit, or a lock, in the outer wall
    closed CELL SIDE        a closed exit
    shut CELL SIDE          the outer wall
    river CELL CELL …       a stroke from cell to cell, that flows as it is drawn; it joins a river
                            in which it ends, and anywhere else it ends in a delta
    loop CELL …             these pits are one loop, in this order; if the first one is a pit, then
                            its loop is drawn anew
    lift CELL               a lift there on every floor, and nowhere else
    treasure CELL           the true treasure; whatever can be there only once moves
    key CELL                the key
    false CELL              a false treasure
    bear CELL SIDE …        the bear, and its path if it has one
    leprechaun CELL SIDE …  the leprechaun and its path
    store CELL THING …      all that an arsenal holds; with every thing, it is one that is not
                            partial
    take CELL [WHAT]        away with the `treasure`, `key`, `false`, `bear`, `leprechaun` or
                            `store` there; without WHAT, with all that lies or lives there
    size ROWS COLS [FLOORS] what no longer has room is cut off at the right and at the bottom
    mirror                  left becomes right
    turn                    by a quarter, clockwise; also the columns are now rows
    move CELL CELL CELL     the part between two corners, to where its upper left cell shall be
    copy CELL CELL CELL     the same, and it stays where it is as well; of what there is only once,
                            nothing is copied
    clear                   an empty sheet of the same size
    undo                    as it was before the last edit that has not been undone
    redo                    as it was before the last `undo`

A text that begins with `gamemaster plan 1` is an edit, too: it takes the place of the whole plan.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from gamemaster.core.game import Refused
from gamemaster.labyrinth.desk.sheet import Sheet
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, read_cell_name


class EditError(Refused):
    """An edit that can't be read, or can't be made; where it can't be read, `column` says where."""

    def __init__(self, fault: str, message: str, /, **args: Any) -> None:
        super().__init__(f"refused-edit-{fault}", message, **args)


class Words:
    """The words of an edit, taken one after the other; all that takes one raises `EditError`."""

    def __init__(self, text: str, sheet: Sheet) -> None:
        found = [(word[0], word.start() + 1) for word in re.finditer(r"\S+", text)]
        self._left = found[::-1]
        self._end = len(text) + 1
        self._sheet = sheet

    def __bool__(self) -> bool:
        return bool(self._left)

    def word(self, known: Collection[str], what: str) -> str:
        """One of some words; another one is refused as `what`."""
        word, column = self._take()
        if word not in known:
            raise _misread(what, word, column)
        return word

    def square(self) -> int:
        """A cell of the grids, though the outline may lack it."""
        name, column = self._take()
        place = read_cell_name(name)
        cell = NOWHERE if place is None else self._sheet.cell(place)
        if cell == NOWHERE:
            raise _misread("cell", name, column)
        return cell

    def cell(self) -> int:
        """A cell of the plan."""
        cell = self.square()
        if self._sheet.kinds[cell] is None:
            at = self._sheet.name(cell)
            raise EditError("hole", f"{at} is not part of the plan", at=at)
        return cell

    def cells(self) -> list[int]:
        """All that is left, as cells of the plan, of which none is named twice."""
        cells = [self.cell()]
        while self:
            cell = self.cell()
            if cell in cells:
                at = self._sheet.name(cell)
                raise EditError("twice", f"{at} is named twice", at=at)
            cells.append(cell)
        return cells

    def side(self) -> int:
        """The direction of a side."""
        return SIDE_NAMES.index(self.word(SIDE_NAMES, "side"))

    def number(self, least: int, most: int) -> int:
        """A number within bounds."""
        word, column = self._take()
        if not (word.isascii() and word.isdigit() and least <= int(word[:9]) <= most):
            raise EditError(
                "number",
                f"column {column}: {word!r} where {least} to {most} belongs",
                word=word,
                column=column,
                least=least,
                most=most,
            )
        return int(word)

    def end(self) -> None:
        """Nothing may be left."""
        if self:
            raise _misread("stray", *self._take())

    def _take(self) -> tuple[str, int]:
        if not self:
            raise EditError("end", "something is missing at the end", column=self._end)
        return self._left.pop()


def _misread(what: str, word: str, column: int) -> EditError:
    return EditError(what, f"column {column}: no {what}: {word!r}", word=word, column=column)
