"""The ground of a game on a plan that is known in part.

It stands in for the ground wherever the verbs ask; what they ask and nobody has decided is decided
there and then, or interrupts them (`asking`). What they change is written over what is supposed,
and is read from then on.
"""

from __future__ import annotations

from collections.abc import (
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from typing import Any, cast

from gamemaster.labyrinth.cells import CellType, those, type_of
from gamemaster.labyrinth.currents import Current
from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, EXIT, NOWHERE, OPEN, WALL
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.reach import Landing, landing
from gamemaster.labyrinth.reasoner.asking import (
    ONCE,
    Absurd,
    Choose,
    Decision,
    Elusive,
    Fact,
    Hidden,
    Uncovered,
    Value,
    hidden,
    interrupt,
    whether,
)
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.lying import Lying, Piles, Stores

Domain = Callable[[Fact], Sequence[Value]]
"""The values that a fact may have."""


class Sketch(Ground):
    """A plan that is known in part: `decided` are the facts that are supposed.

    Some values are `denied`, and who may `choose` decides what else is asked. Where something was
    dropped or taken (`dropped`) lies what is supposed, elsewhere what is drawn; other things may
    lie where it is `littered`. Its types and links, sides and treasures raise `Undecided` where
    they are asked and nobody decides, and `Uncovered` where the whole plan would be asked for.
    """

    __slots__ = (
        *("asked", "board", "choose", "decided", "denied", "domain", "dropped"),
        *("heard", "laid", "littered", "strewn", "walls"),
    )

    def __init__(
        self,
        board: Board,
        decided: Mapping[Fact, Value],
        domain: Domain,
        dropped: frozenset[int] = frozenset(),
        littered: frozenset[int] = frozenset(),
        denied: Collection[tuple[Fact, Value]] = (),
        choose: Choose = interrupt,
    ) -> None:
        self.board, self.decided, self.domain = board, {**decided}, domain
        self.dropped, self.littered, self.denied = dropped, littered, {*denied}
        self.choose = choose
        self.asked = 0
        """How many things that are not followed were asked so far."""
        self.heard: frozenset[str] = frozenset()
        """The words that were heard, if whoever arrives anywhere is told so."""
        self.walls = _Sides(self)
        """Changed sides, among them; by their canonical number."""
        self.laid = Lying(self)
        self.next = board.next
        self.kinds = cast(Any, _Kinds(self))
        self.sides = cast(Any, self.walls)
        self.lying = cast(Any, self.laid)
        self.stores = cast(Any, Stores(self))
        self.strewn = Piles(self)
        self.piles = cast(Any, self.strewn)

    def clone(self) -> Sketch:
        """Itself: whoever supposes anything puts another one in its place before it is changed."""
        return self

    def ask(self, name: str, at: Any) -> Any:
        """The value of a fact. Raises `Undecided`."""
        if isinstance(at, Hidden):
            at.ask()
        fact = name, at
        found = self.decided.get(fact)
        return self.decide(fact, self._left(fact)) if found is None else found

    def decide(self, fact: Fact, values: Iterable[Value]) -> Any:
        """Decide a fact. Raises `Undecided`; `Absurd` if it can have no value."""
        return self.take([Decision(fact, value) for value in values]).value

    def take(self, branches: Sequence[Decision]) -> Decision:
        """Decide in one of some ways. Raises `Undecided`; `Absurd` if there is none."""
        if not branches:
            raise Absurd
        taken = self.choose(branches)
        if taken.holds:
            self.decided[taken.fact] = taken.value
        else:
            self.denied.add((taken.fact, taken.value))
        return taken

    def is_it(self, fact: Fact, value: Value) -> bool:
        """Whether a fact has a value. Raises `Undecided`."""
        found = self.decided.get(fact)
        if found is not None:
            return found == value
        return (fact, value) not in self.denied and self.take(whether(fact, value)).holds

    def _left(self, fact: Fact) -> list[Value]:
        """The values that a fact may have that is not decided."""
        return [value for value in self.domain(fact) if (fact, value) not in self.denied]

    def side(self, cell: int, direction: int) -> int:
        """What stands on a side of a cell."""
        return self.walls[cell * 4 + direction]

    def drawn_side(self, at: int) -> int:
        """What was drawn on a side; whether an exit is closed does not matter to most."""
        fact = "side", at
        if fact not in self.decided and CLOSED in (left := self._left(fact)):
            return cast(int, hidden(fact, left, self.is_it))
        return int(self.ask("side", at))

    def kind(self, cell: int) -> CellType:
        """The type of a cell; all pits of a loop are of one."""
        if isinstance(cell, Hidden):
            if cell.fact[0] != "next":
                cell.ask()
            cell = cell.fact[1]
        found = self.decided.get(("kind", cell))
        return type_of(str(found)) if found is not None else cast(CellType, _Kind(self, cell))

    def kinds_left(self, cell: int) -> Sequence[Value]:
        """The types that an undecided cell may be of, as far as its traits were asked for."""
        some = self.decided.get(("kinds", cell))
        return self.domain(("kind", cell)) if some is None else cast(tuple[str, ...], some)

    def flows_to(self, cell: int) -> int:
        """The cell downstream of a river cell; `NOWHERE` of others."""
        if not self.kind(cell).flows:
            return NOWHERE
        return self.next[cell * 4 + int(self.ask("flow", cell))]

    def flows_into(self, cell: int, below: int) -> bool:
        """Whether a cell is a river that flows into a neighbouring one."""
        ways = (way for way in DIRECTIONS if self.board.beyond(cell, way) == below)
        return self.kind(cell).flows and any(self.is_it(("flow", cell), way) for way in ways)

    def enter(self, cell: int) -> None:
        """Somebody enters a cell: it is of a type of which one is told what was heard (A-3)."""
        self._told(cell, self._may_be)

    def stand(self, cell: int) -> None:
        """Somebody begins on a cell: he is told its type (Rule A-1)."""
        self._told(cell, lambda name: f"starts-{name}" in self.heard)

    def _told(self, cell: int, fits: Callable[[str], bool]) -> None:
        if isinstance(cell, Hidden):
            cell.ask()
        if not self.heard:
            return
        fact = "kind", cell
        found = self.decided.get(fact)
        if found is None:
            self.decide(fact, [kind for kind in self.kinds_left(cell) if fits(str(kind))])
        elif not fits(str(found)):
            raise Absurd

    def _may_be(self, name: str) -> bool:
        """Whether one may hear that of a type: where it flows one is told where one ends."""
        if type_of(name).infects:
            return True
        ends = those("wet") if type_of(name).flows else [name]
        return any(not self.heard.isdisjoint(type_of(end).arrivals()) for end in ends)

    def drift(self, how: str) -> None:
        """The current takes somebody somewhere. Raises `Absurd` if no such thing was heard."""
        if self.heard and self.heard.isdisjoint(f"{how}-{name}" for name in those("wet")):
            raise Absurd

    def follow(self, cell: int) -> None:
        """See that a river from here ends. Raises `Absurd` if it flows in a circle."""
        course = set[int]()
        while self.kind(cell).flows:
            if cell in course:
                raise Absurd
            course.add(cell)
            cell = self.flows_to(cell)

    def next_pit(self, cell: int) -> int:
        """The pit that follows in the loop, or the next lift: often it does not matter which."""
        return self._link("next", cell)

    def lead(self, cell: int) -> int:
        """Where a creature that steps onto a cell ends: often it does not matter, either."""
        return self._link("lead", cell)

    def _link(self, name: str, cell: int) -> int:
        if isinstance(cell, Hidden):
            cell.ask()
        fact = name, cell
        found = self.decided.get(fact)
        return cast(int, hidden(fact, self._left(fact), self.is_it) if found is None else found)

    def is_source(self, cell: int) -> bool:
        """Whether a cell is a river's first."""
        if not self.kind(cell).flows:
            return False
        beside = (self.board.beyond(cell, way) for way in DIRECTIONS)
        return not any(self.flows_into(other, cell) for other in beside if other != NOWHERE)

    def has_finds(self, cell: int) -> bool:
        """Whether anything lies where somebody has come to.

        He is told if a treasure does; so raises `Absurd` if that was not heard, but where one was
        dropped: it may be his own.
        """
        if cell not in self.lying:
            return cell in self.piles
        if not (isinstance(cell, Hidden) or cell in self.dropped or cell in self.laid.written):
            self.laid.find()
        return True

    def open_exit(self, cell: int, direction: int) -> None:
        """A closed exit is blown open."""
        self.walls[cell * 4 + direction] = EXIT

    def build_wall(self, cell: int, direction: int) -> None:
        """Close an inner side, seen from both cells."""
        self.walls[cell * 4 + direction] = WALL

    def asked_whole(self, question: object) -> bool:
        """Whether a wall cuts nothing off (Rule C-5): for this once."""
        return self.once()

    def once(self) -> bool:
        """Whether something is true that is not followed. Raises `Undecided`."""
        fact = ONCE, self.asked
        self.asked += 1
        found = self.decided.get(fact)
        return bool(self.decide(fact, (True, False)) if found is None else found)

    def remove_wall(self, cell: int, direction: int) -> None:
        """Open an inner side, seen from both cells."""
        self.walls[cell * 4 + direction] = OPEN


class Landings:
    """Where each cell leads whoever enters it, as a state holds it."""

    def __init__(self, sketch: Sketch, water: Current) -> None:
        self._sketch, self._water = sketch, water

    def __getitem__(self, cell: int) -> Landing:
        if not isinstance(cell, Hidden):
            self._sketch.enter(cell)
        if self._water.to_delta:
            self._sketch.follow(cell)
        return landing(self._sketch, cell, self._water)


class CreatureEnds:
    """For `cell * 4 + direction` where a creature's step that way ends, as a state holds it."""

    def __init__(self, sketch: Sketch) -> None:
        self._sketch = sketch

    def __getitem__(self, at: int) -> int:
        if isinstance(at, Elusive):
            return cast(int, at)
        return self._sketch.lead(self._sketch.next[at])


class _Kind:
    """The type of a cell that is not decided: of a trait it asks only whether it has it."""

    __slots__ = ("_cell", "_sketch")

    def __init__(self, sketch: Sketch, cell: int) -> None:
        self._sketch, self._cell = sketch, cell

    def __getattr__(self, name: str) -> Any:
        cell, sketch = self._cell, self._sketch
        if (found := sketch.decided.get(("kind", cell))) is not None:
            return getattr(type_of(str(found)), name)
        kinds = sketch.kinds_left(cell)
        traits: dict[Any, list[Value]] = {}
        for kind in kinds:
            trait = getattr(type_of(str(kind)), name)
            traits.setdefault(trait, []).append(kind)
        if len(traits) == 1 and not callable(trait):
            return trait
        groups = {
            Decision(("kind", cell), some[0])
            if len(some) == 1
            else Decision(("kinds", cell), tuple(some)): some[0]
            for some in traits.values()
        }
        return getattr(type_of(str(groups[sketch.take([*groups])])), name)


class _Kinds:
    def __init__(self, sketch: Sketch) -> None:
        self._sketch = sketch

    def __getitem__(self, cell: int) -> CellType:
        return self._sketch.kind(cell)


class _Sides:
    """The sides as they stand; `written` are those that were changed."""

    def __init__(self, sketch: Sketch) -> None:
        self._sketch = sketch
        self.written: dict[int, int] = {}

    def __getitem__(self, at: int) -> int:
        if isinstance(at, Elusive):
            return OPEN  # if a wall stops it, it has come to nobody: it may do so in any case
        known = self._sketch.board.canonical[at]
        found = self.written.get(known)
        return self._sketch.drawn_side(known) if found is None else found

    def __setitem__(self, at: int, side: int) -> None:
        self.written[self._sketch.board.canonical[at]] = side

    def __iter__(self) -> Iterator[int]:
        raise Uncovered  # who needs all sides wants to judge a whole plan
