"""The ground of a game on a plan that is known in part.

It stands in for the ground wherever the verbs ask; what they ask and nobody has decided is decided
there and then, or interrupts them (`asking`). What they change is written over what is supposed,
and is read from then on.
"""

from __future__ import annotations

from collections.abc import (
    Callable,
    Collection,
    Container,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from dataclasses import astuple
from typing import Any, Final, cast

from gamemaster.labyrinth.cells import CellType, those, type_of
from gamemaster.labyrinth.currents import Current
from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, EXIT, NOWHERE, OPEN, WALL
from gamemaster.labyrinth.ground import Ground, Pile
from gamemaster.labyrinth.moves import KIT
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

BARE: Final = astuple(Pile())
"""A pile of nothing, as a value of a fact."""
FINDS: Final = frozenset({"found-treasure", "asks-treasure"})
"""Words for treasures that lie where somebody ends."""
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
        self.laid = _Lying(self)
        self.next = board.next
        self.kinds = cast(Any, _Kinds(self))
        self.sides = cast(Any, self.walls)
        self.lying = cast(Any, self.laid)
        self.stores = cast(Any, _Stores(self))
        self.strewn = _Piles(self)
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
            self._find()
        return True

    def _find(self) -> None:
        if self.heard and self.heard.isdisjoint(FINDS):
            raise Absurd

    def bare_pits(self, cells: Collection[Value]) -> bool:
        """Whether nothing can lie in any of these pits: treasures are drawn on land (V-3)."""
        touched = self.dropped | self.laid.written.keys()
        return not self.board.plan.keyed and touched.isdisjoint(cells)

    def is_bare(self, pit: Hidden) -> bool:
        """Whether nothing lies in the pit that follows another one. Raises `Undecided`.

        Whoever ends there is told if anything does; so raises `Absurd` if it was not heard.
        """
        fact = "bare", pit.fact[1]
        if not self.laid.written.keys().isdisjoint(cast(tuple[int, ...], pit.values)):
            pit.ask()
        bare = self.is_it(fact, True)
        if not bare:
            self._find()
        return bare

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


class _Lying:
    """The treasures on each cell; `written` are the cells where that has changed."""

    def __init__(self, sketch: Sketch) -> None:
        self._sketch = sketch
        self.written: dict[int, tuple[int, ...]] = {}

    def _here(self, cell: int) -> tuple[int, ...]:
        if isinstance(cell, Hidden):
            sketch, pits = self._sketch, cell.values
            if cell.fact[0] == "next" and (sketch.bare_pits(pits) or sketch.is_bare(cell)):
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


class _Piles:
    """What else lies about; `written` has what was looked at in this request, as it is now."""

    def __init__(self, sketch: Sketch) -> None:
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


class _Stores:
    """What arsenals hold that don't hold everything (Rule C-3)."""

    def __init__(self, sketch: Sketch) -> None:
        self._sketch = sketch

    def get(self, cell: int, default: Container[str]) -> Container[str]:
        """What an arsenal here holds."""
        partial = self._sketch.board.rules.partial_arsenals
        return _Store(self._sketch, cell) if partial else default


class _Store:
    def __init__(self, sketch: Sketch, cell: int) -> None:
        self._sketch, self._cell = sketch, cell

    def __contains__(self, thing: object) -> bool:
        return bool(self._sketch.ask("store", self._cell * len(KIT) + KIT.index(str(thing))))
