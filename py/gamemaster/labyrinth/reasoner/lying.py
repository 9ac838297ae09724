"""What lies about on a plan that is known in part, and what its arsenals hold.

These stand in for the tables of the ground: what is asked of them is decided there and then.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator
from dataclasses import astuple
from typing import Any, Final, Protocol, cast

from gamemaster.labyrinth.ground import Pile
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.reasoner.asking import Absurd, Fact, Hidden, Value
from gamemaster.labyrinth.reasoner.board import Board

BARE: Final = astuple(Pile())
"""A pile of nothing, as a value of a fact."""
FINDS: Final = frozenset({"found-treasure", "asks-treasure"})
"""Words for treasures that lie where somebody ends."""


class Supposed(Protocol):
    """A plan that is known in part, of which anything may be asked."""

    board: Board
    decided: dict[Fact, Value]
    dropped: frozenset[int]
    """Where what is supposed may lie, and not what is drawn."""
    littered: frozenset[int]
    """Where other things than treasures may lie."""
    heard: frozenset[str]

    def ask(self, name: str, at: Any) -> Any:
        """The value of a fact. Raises `Undecided`."""

    def is_it(self, fact: Fact, value: Value) -> bool:
        """Whether a fact has a value. Raises `Undecided`."""


class Lying:
    """The treasures on each cell; `written` are the cells where that has changed."""

    def __init__(self, sketch: Supposed) -> None:
        self._sketch = sketch
        self.written: dict[int, tuple[int, ...]] = {}

    def _here(self, cell: int) -> tuple[int, ...]:
        if isinstance(cell, Hidden):
            if cell.fact[0] == "next" and (self._are_bare(cell.values) or self._is_bare(cell)):
                return ()
            cell.ask()
        found = self.written.get(cell)
        return cast(tuple[int, ...], self._sketch.ask("lying", cell)) if found is None else found

    def get(self, cell: int, default: tuple[int, ...] | None = None) -> tuple[int, ...] | None:
        """What lies on a cell, the topmost last; `default` if nothing does."""
        return self._here(cell) or default

    def __contains__(self, cell: int) -> bool:
        """Whether anything lies there: what it is need not be known for that."""
        sketch, fact = self._sketch, ("lying", cell)
        if isinstance(cell, Hidden) or cell in self.written or fact in sketch.decided:
            return bool(self._here(cell))
        return not sketch.is_it(fact, ())

    def __getitem__(self, cell: int) -> tuple[int, ...]:
        return self._here(cell)

    def __setitem__(self, cell: int, treasures: tuple[int, ...]) -> None:
        for number in (cell, *treasures):
            if isinstance(number, Hidden):
                number.ask()
        self.written[cell] = treasures

    def __delitem__(self, cell: int) -> None:
        self[cell] = ()

    def __iter__(self) -> Iterator[int]:
        return (cell for cell in self._sketch.board.cells if cell in self)

    def find(self) -> None:
        """A treasure lies where somebody has come to. Raises `Absurd` if he was told of none."""
        heard = self._sketch.heard
        if heard and heard.isdisjoint(FINDS):
            raise Absurd

    def _are_bare(self, pits: Collection[Value]) -> bool:
        """Whether nothing can lie in any of these pits: treasures are drawn on land (V-3)."""
        touched = self._sketch.dropped | self.written.keys()
        return not self._sketch.board.plan.keyed and touched.isdisjoint(pits)

    def _is_bare(self, pit: Hidden) -> bool:
        """Whether nothing lies in the pit that follows another one. Raises `Undecided`.

        Whoever ends there is told if anything does; so raises `Absurd` if it was not heard.
        """
        fact = "bare", pit.fact[1]
        if not self.written.keys().isdisjoint(cast(tuple[int, ...], pit.values)):
            pit.ask()
        bare = self._sketch.is_it(fact, True)
        if not bare:
            self.find()
        return bare


class Piles:
    """What else lies about; `written` has what was looked at in this request, as it is now."""

    def __init__(self, sketch: Supposed) -> None:
        self._sketch = sketch
        self.written: dict[int, Pile] = {}

    def __bool__(self) -> bool:
        return bool(self._sketch.littered or self.written)

    def get(self, cell: int, default: Pile | None = None) -> Pile | None:
        """What lies on a cell."""
        littered = self._sketch.littered
        if isinstance(cell, Hidden):
            if littered.isdisjoint(cell.values) and self.written.keys().isdisjoint(cell.values):
                return default
            cell.ask()
        if cell in self.written or cell not in littered:
            return self.written.get(cell, default)
        things = self._sketch.ask("pile", cell)
        if things == BARE:
            return default
        self.written[cell] = Pile(*things)
        return self.written[cell]

    def __contains__(self, cell: int) -> bool:
        return self.get(cell) is not None

    def __setitem__(self, cell: int, pile: Pile) -> None:
        if isinstance(cell, Hidden):
            cell.ask()
        self.written[cell] = pile


class Stores:
    """What arsenals hold that don't hold everything (Rule C-3)."""

    def __init__(self, sketch: Supposed) -> None:
        self._sketch = sketch

    def get(self, cell: int, default: Container[str]) -> Container[str]:
        """What an arsenal here holds."""
        partial = self._sketch.board.rules.partial_arsenals
        return _Store(self._sketch, cell) if partial else default


class _Store:
    def __init__(self, sketch: Supposed, cell: int) -> None:
        self._sketch, self._cell = sketch, cell

    def __contains__(self, thing: object) -> bool:
        return bool(self._sketch.ask("store", self._cell * len(KIT) + KIT.index(str(thing))))
