"""Actions, the moves composed of them, and their text form.

A move is a sequence of actions, written `go up`, `shoot left; go up`, `loop`, `start b3`. Which
sequences a rule set admits is for the game to say; this page only reads and writes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from gamemaster.core.game import Refused
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, cell_name, read_cell_name

MAX_TEXT: Final = 400
SIDED: Final = ("go", "shoot", "blow")
"""Actions that need a side."""


class MoveError(Refused):
    """A move text that can't be read; `column` counts from 1."""

    def __init__(self, what: str, message: str, column: int, word: str = "") -> None:
        super().__init__(
            f"illegal-move-{what}", f"column {column}: {message}", column=column, word=word
        )


@dataclass(frozen=True, slots=True)
class Action:
    """One elementary action: `go`, `shoot`, `blow` with a side; `loop`; `start` with a cell.

    `side` is a direction (0 to 3) or `NOWHERE`; `place` is row and column from 0, for `start`.
    """

    do: str
    side: int = NOWHERE
    place: tuple[int, int] | None = None

    @property
    def text(self) -> str:
        """The action as people type it."""
        if self.place is not None:
            return f"{self.do} {cell_name(*self.place)}"
        return self.do if self.side == NOWHERE else f"{self.do} {SIDE_NAMES[self.side]}"

    def told(self) -> dict[str, Any]:
        """The action as the game master repeats it (args of `requested`)."""
        told: dict[str, Any] = {"do": self.do}
        if self.side != NOWHERE:
            told["side"] = SIDE_NAMES[self.side]
        if self.place is not None:
            told["at"] = cell_name(*self.place)
        return told


@dataclass(frozen=True, slots=True)
class Move:
    """What a player requests in one turn: the whole of it, before any answer (Rule G-5)."""

    actions: tuple[Action, ...]
    text: str


@lru_cache(maxsize=4096)
def read_move(text: str) -> Move:
    """A move from its text form; `read_move(move.text) == move`.

    Raises `MoveError` naming the column.
    """
    if len(text) > MAX_TEXT:
        raise MoveError("too-long", f"a move has at most {MAX_TEXT} characters", MAX_TEXT + 1)
    actions: list[Action] = []
    column = 1
    for part in text.split(";"):
        start = column + len(part) - len(part.lstrip())
        actions.append(_read_action(part.lower().split(), start))
        column += len(part) + 1
    return Move(tuple(actions), "; ".join(action.text for action in actions))


def _read_action(words: list[str], column: int) -> Action:
    if not words:
        raise MoveError("empty", "an action is missing", column)
    do = words[0]
    if do == "loop" and len(words) == 1:
        return Action(do)
    if do in SIDED:
        if len(words) == 2 and words[1] in SIDE_NAMES:
            return Action(do, SIDE_NAMES.index(words[1]))
        raise MoveError("side", f"{do!r} wants left, right, up or down", column, do)
    if do == "start":
        place = read_cell_name(words[1]) if len(words) == 2 else None
        if place is None:
            raise MoveError("cell", "'start' wants a cell such as b3", column, do)
        return Action(do, place=place)
    raise MoveError("unknown", f"no action is called {do[:20]!r}", column, do[:20])
