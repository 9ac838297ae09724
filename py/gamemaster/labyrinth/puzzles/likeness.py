"""Whether two puzzles are alike: the same but for turning and mirroring the labyrinth."""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from typing import Any, Final

from gamemaster.core.puzzles import Hearing, Question
from gamemaster.labyrinth.grid import SIDE_NAMES, STEPS, cell_name, read_cell_name

SYMMETRIES: Final = tuple((turns, mirror) for turns in range(4) for mirror in (False, True))


class Turned:
    """What a statement says when the paper is turned a number of times, and perhaps mirrored."""

    def __init__(self, rows: int, cols: int, turns: int, *, mirror: bool) -> None:
        self._rows, self._cols, self._turns, self._mirror = rows, cols, turns, mirror

    def size(self) -> tuple[int, int]:
        """Rows and columns of the turned paper."""
        return (self._cols, self._rows) if self._turns % 2 else (self._rows, self._cols)

    def value(self, value: Any) -> Any:
        """A JSON value with all cells and sides in it turned."""
        if isinstance(value, dict):
            return {name: self.value(each) for name, each in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.value(each) for each in value]
        if not isinstance(value, str):
            return value
        if value in SIDE_NAMES:
            return self._side(value)
        place = read_cell_name(value)
        return value if place is None else cell_name(*self._at(place.row, place.col), place.floor)

    def _at(self, row: int, col: int) -> tuple[int, int]:
        rows, cols = self._rows, self._cols
        if self._mirror:
            col = cols - 1 - col
        for _ in range(self._turns):
            row, col, rows, cols = col, rows - 1 - row, cols, rows
        return row, col

    def _side(self, name: str) -> str:
        down, right = STEPS[SIDE_NAMES.index(name)]
        right = -right if self._mirror else right
        for _ in range(self._turns):
            down, right = right, -down
        return SIDE_NAMES[STEPS.index((down, right))]


def key(hearing: Hearing, question: Question) -> str:
    """A text that all puzzles have in common that are alike, and no others."""
    first = hearing.heard[0].args
    texts = []
    for turns, mirror in SYMMETRIES:
        turned = Turned(first["rows"], first["cols"], turns, mirror=mirror)
        rows, cols = turned.size()
        opened = {**turned.value(dict(first)), "rows": rows, "cols": cols}
        opened["holes"] = sorted(opened.get("holes", ()))
        rest = [[said.key, turned.value(dict(said.args))] for said in hearing.heard[1:]]
        texts.append(json.dumps([opened, rest], sort_keys=True))
    asked = [hearing.rules.preset, hearing.seats, hearing.seat, asdict(question)]
    return sha256(json.dumps([asked, min(texts)]).encode()).hexdigest()[:16]
