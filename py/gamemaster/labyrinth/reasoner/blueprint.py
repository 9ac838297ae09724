"""What a plan must be, as clauses (Rules V-1 to V-5); a plan from what they leave open.

What takes following ways through the whole plan (rivers in circles, what can be reached) is added
when a plan is drawn that breaks it: `mend` says why no plan like that can be.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, cast

from gamemaster.labyrinth.cells import CELL_TYPES, those
from gamemaster.labyrinth.grid import (
    CLOSED,
    MONOLITH,
    NOWHERE,
    OPEN,
    WALL,
    opposite,
)
from gamemaster.labyrinth.making.stores import stock
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.asking import Fact, Value
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.clauses import TRUE, Clauses, Model

FLOWING: Final = those("flows")
WET: Final = those("wet")
MOUTHS: Final = those("mouth")
LOOPING: Final = those("loops")
ARMING: Final = those("arms")
DRAWN: Final = frozenset({"kind", "flow", "next", "side", "lying", "store"})
"""Facts of which a plan consists."""


class Blueprint:
    """The variables of a plan, and the clauses that hold of every plan."""

    def __init__(self, board: Board, clauses: Clauses) -> None:
        self.board, self.clauses = board, clauses
        self._facts: dict[tuple[Fact, Value], int] = {}
        self.bear: dict[Value, int] = {}
        """Where the bear begins, if there is one."""
        self.required: list[Sequence[int]] = []
        """Clauses that were found to be needed. Other blueprints of the same board may take them:
        their variables are numbered alike."""
        self._kinds()
        self._sides()
        self._waters()
        self._loops()
        self._lifts()
        self._leads()
        self._treasures()
        self._creatures()
        self._stores()
        self._last = clauses.new()
        self._groups = set[int]()
        """Literals that say of a cell that it is of one of some types."""

    def prefer_plain(self) -> None:
        """Where nothing speaks against it a cell is to be land, and a side open."""
        opens = [self.literal(("side", at), OPEN) for at in self.board.inner]
        lands = [self.literal(("kind", cell), "land") for cell in self.board.cells]
        self.clauses.prefer([*opens, *lands])

    def literal(self, fact: Fact, value: Value) -> int:
        """The literal that says that a fact of the plan has a value.

        `kinds` has some types of cells, of which it is one.
        """
        if fact[0] == "kinds" and (fact, value) not in self._facts:
            kinds = self.any_kind(fact[1], cast(tuple[str, ...], value))
            self._facts[fact, value] = some = -self.clauses.both(*(-kind for kind in kinds))
            self._groups.add(some)
        return self._facts.get((fact, value), -TRUE)

    def is_drawn(self, literal: int) -> bool:
        """Whether it says anything about the plan."""
        return abs(literal) < self._last or literal in self._groups

    def require(self, clauses: Iterable[Sequence[int]]) -> None:
        """Add what holds of every plan, and was not added before."""
        for clause in clauses:
            self.required.append(clause)
            self.clauses.add(*clause)

    def lying(self, cell: int) -> dict[Value, int]:
        """What may lie on a cell before the first move, and the literals that say so."""
        values: list[Value] = [(), *((treasure,) for treasure in self.board.treasures)]
        return {value: self.literal(("lying", cell), value) for value in values}

    def any_kind(self, cell: int, names: Collection[str]) -> list[int]:
        """The literals that say that a cell is of one of these types."""
        return [self.literal(("kind", cell), kind) for kind in self.board.kinds if kind in names]

    # -- what a plan must be ---------------------------------------------------------

    def _choice(self, fact: Fact, values: Collection[Value]) -> list[int]:
        """New variables for the values of a fact, which exclude each other."""
        new = [self.clauses.new() for _ in values]
        self._facts.update(zip(((fact, value) for value in values), new, strict=True))
        self.clauses.at_most_one(new)
        return new

    def _kinds(self) -> None:
        """Every cell has one type, houses are counted, some there must be (Rules V-1, V-2)."""
        board, clauses = self.board, self.clauses
        for cell in board.cells:
            clauses.add(*self._choice(("kind", cell), board.kinds))
        for name in board.kinds:
            kind, wanted = CELL_TYPES[name], CELL_TYPES[name].wanted(board.rules)
            drawn = [self.literal(("kind", cell), name) for cell in board.cells]
            if kind.needed:
                clauses.add(*drawn)
            if wanted is not None and not kind.loops:
                clauses.exactly(drawn, wanted)
            if kind.infects and board.rules.health == "no-death":
                clauses.exactly(drawn, 0)

    def _sides(self) -> None:
        """Exits are counted (Rule V-4)."""
        board, clauses = self.board, self.clauses
        for at in board.inner:
            new = clauses.new()
            self._facts[("side", at), OPEN], self._facts[("side", at), WALL] = new, -new
        for at in board.outer:
            clauses.add(*self._choice(("side", at), board.edge))
        solid = [self.literal(("side", at), MONOLITH) for at in board.outer]
        clauses.exactly(solid, len(solid) - board.rules.exits)
        if CLOSED in board.edge:
            closed = [self.literal(("side", at), CLOSED) for at in board.outer]
            clauses.exactly(closed, board.rules.closed_exits)

    def _waters(self) -> None:
        """A river cell flows through an open side into water; every mouth is fed (G-9, V-4)."""
        board, clauses = self.board, self.clauses
        ends = not board.rules.water.to_delta  # else nobody ends on a river cell
        for cell in board.cells:
            ways = board.ways(cell)
            flows = self._choice(("flow", cell), ways)
            rivers = self.any_kind(cell, FLOWING)
            for river in rivers:
                clauses.add(-river, *flows)
            for way, flow in zip(ways, flows, strict=True):
                below = board.beyond(cell, way)
                clauses.add(-flow, *rivers)
                clauses.add(-flow, *self.any_kind(below, WET))
                clauses.add(-flow, self.literal(("side", board.canonical[cell * 4 + way]), OPEN))
        for cell in board.cells:
            fed = self.fed(cell)
            for mouth in self.any_kind(cell, MOUTHS):
                clauses.add(-mouth, *fed)
            visited = fed if ends else []
            exits = [at for at in board.outer if at // 4 == cell]
            for river in self.any_kind(cell, FLOWING):
                for at in exits:
                    for value in board.edge[1:]:
                        clauses.add(-river, -self.literal(("side", at), value), *visited)

    def fed(self, cell: int) -> list[int]:
        """The literals that say that a river flows into a cell."""
        board = self.board
        return [
            self.literal(("flow", board.beyond(cell, way)), opposite(way))
            for way in board.ways(cell)
        ]

    def _loops(self) -> None:
        """Each pit leads to a pit, and one leads to each (Rule G-10)."""
        board, clauses = self.board, self.clauses
        if "pit" not in board.kinds and "lift" not in board.kinds:
            return
        led: dict[int, list[int]] = {cell: [] for cell in board.cells}
        for cell in board.cells:
            mates = [int(cast(int, value)) for value in board.values(("next", cell))]
            leads = self._choice(("next", cell), mates)
            looping = self.any_kind(cell, LOOPING)
            for kind in looping:
                clauses.add(-kind, *leads)
            near, above = board.loop_mates(cell), board.place_mates(cell)
            for other, lead in zip(mates, leads, strict=True):
                clauses.add(-lead, *looping)
                led[other].append(lead)
                for name, reach in (("pit", near), ("lift", above)):
                    here = self.literal(("kind", cell), name)
                    there = self.literal(("kind", other), name) if other in reach else -TRUE
                    clauses.add(-lead, -here, there)
        for leads in led.values():
            clauses.at_most_one(leads)

    def _lifts(self) -> None:
        """One lift on every floor, all in the same place, each to the next (Rule B-10)."""
        board, clauses = self.board, self.clauses
        if "lift" not in board.kinds:
            return
        size = board.plan.rows * board.plan.cols
        clauses.one([self.literal(("kind", cell), "lift") for cell in board.cells if cell < size])
        for cell in board.cells:
            above = (cell + size) % len(board.plan.kinds)
            here = self.literal(("kind", cell), "lift")
            clauses.add(-here, self.literal(("kind", above), "lift"))
            clauses.add(-here, self.literal(("next", cell), above))

    def _leads(self) -> None:
        """Where a creature that steps onto a cell ends (Rules A-8, C-9)."""
        board, clauses = self.board, self.clauses
        for cell in board.cells:
            ends = dict(zip(board.cells, self._choice(("lead", cell), board.cells), strict=True))
            clauses.add(*ends.values())
            carrying = [*self.any_kind(cell, FLOWING), *self.any_kind(cell, LOOPING)]
            clauses.add(ends[cell], *carrying)
            for way in board.ways(cell):
                clauses.add(-self.literal(("flow", cell), way), ends[board.beyond(cell, way)])
            for other in board.cells:
                if lead := self._facts.get((("next", cell), other)):
                    clauses.add(-lead, ends[other])

    def _treasures(self) -> None:
        """Each treasure on a land cell of its own; a key anywhere but where nobody comes (V-3)."""
        board, clauses = self.board, self.clauses
        places = {treasure: [clauses.new() for _ in board.cells] for treasure in board.treasures}
        for treasure, new in places.items():
            clauses.one(new)
            for cell, literal in zip(board.cells, new, strict=True):
                self._facts[("lying", cell), (treasure,)] = literal
                if not board.plan.keyed:
                    clauses.add(-literal, self.literal(("kind", cell), "land"))
                    continue
                visited = [] if board.rules.water.to_delta else self.fed(cell)
                for river in self.any_kind(cell, FLOWING):
                    clauses.add(-literal, -river, *visited)
        for cell, here in zip(board.cells, zip(*places.values(), strict=True), strict=True):
            clauses.at_most_one(here)
            bare = clauses.new()
            self._facts[("lying", cell), ()] = bare
            clauses.add(bare, *here)
            for literal in here:
                clauses.add(-bare, -literal)

    def _creatures(self) -> None:
        """The bear begins somewhere, in its cave if it has one (Rules A-8, C-9)."""
        board, clauses = self.board, self.clauses
        if not board.rules.bear:
            return
        self.bear = {cell: clauses.new() for cell in board.cells}
        clauses.one([*self.bear.values()])
        for cell, literal in self.bear.items():
            if "cave" in board.kinds:
                clauses.add(-literal, self.literal(("kind", cast(int, cell)), "cave"))

    def _stores(self) -> None:
        """Every arsenal holds something, and all of them together everything (Rule C-3)."""
        board, clauses, things = self.board, self.clauses, stock(self.board.rules)
        if not board.rules.partial_arsenals:
            return
        for cell in board.cells:
            held = {thing: clauses.new() for thing in things}
            arsenals = self.any_kind(cell, ARMING)
            for thing, literal in held.items():
                fact = self.store(cell, thing)
                self._facts[fact, True], self._facts[fact, False] = literal, -literal
                clauses.add(-literal, *arsenals)
            for arsenal in arsenals if held else ():
                clauses.add(-arsenal, *held.values())
        for thing in things:
            clauses.add(*(self.literal(self.store(cell, thing), True) for cell in board.cells))

    def store(self, cell: int, thing: str) -> Fact:
        """The fact that an arsenal holds a thing, or does not."""
        return "store", cell * len(KIT) + KIT.index(thing)

    # -- a plan -----------------------------------------------------------------------

    @cached_property
    def squares(self) -> list[tuple[Fact, Value, int]]:
        """The types of cells with their flows and loops, and the literals that say so."""
        named = [((name, cell)) for cell in self.board.cells for name in ("kind", "flow", "next")]
        return [
            (fact, value, literal)
            for fact in named
            for value in self.board.values(fact)
            if (literal := self.literal(fact, value)) != -TRUE
        ]

    @cached_property
    def outer(self) -> dict[int, int]:
        """The literals that say what stands on an outer side, and the side's number."""
        board = self.board
        return {self.literal(("side", at), value): at for at in board.outer for value in board.edge}

    @cached_property
    def _drawing(self) -> dict[int, tuple[Fact, Value]]:
        """The literals that say all of a plan, and what they say."""
        facts = {fact: literal for fact, literal in self._facts.items() if fact[0][0] in DRAWN}
        facts |= {(("bear", 0), cell): literal for cell, literal in self.bear.items()}
        return {literal: fact for fact, literal in facts.items()}

    def told(self, literal: int) -> tuple[Fact, Value] | None:
        """What a literal says of a plan; None: it is none of those that say one."""
        return self._drawing.get(literal)

    def drawn(self, holding: Model) -> list[int]:
        """The literals that say the plan of a model: from them follows all of it."""
        at = holding.at
        return [literal for literal in self._drawing if at[abs(literal)] == literal]

    def says(self, plan: Plan) -> list[int]:
        """The literals that say a plan of this outline; those of types that are unknown are not."""
        board = self.board
        loops = [*plan.loops().values(), *plan.lifts()]
        nexts = {cell: loop[(at + 1) % len(loop)] for loop in loops for at, cell in enumerate(loop)}
        lying = {cell: (treasure,) for treasure, cell in enumerate(plan.treasures)}
        stores = dict(plan.stores)
        facts: list[tuple[Fact, Value]] = [(("side", at), plan.sides[at]) for at in board.outer]
        facts += [(("side", at), plan.sides[at]) for at in board.inner]
        for cell in board.cells:
            facts += [(("kind", cell), plan.kinds[cell]), (("lying", cell), lying.get(cell, ()))]
            facts += [(("flow", cell), plan.flows[cell]), (("next", cell), nexts.get(cell))]
            if plan.kinds[cell] in ARMING:
                held = stores.get(cell, KIT)
                facts += [(self.store(cell, thing), thing in held) for thing in KIT]
        says = [self._facts[fact] for fact in facts if fact in self._facts]
        return [*says, self.bear[plan.bear]] if plan.bear in self.bear else says

    def plan(self, drawn: Iterable[int]) -> Plan:
        """The plan that some literals say."""
        chosen = dict(self._drawing[literal] for literal in drawn)
        board, empty = self.board, self.board.plan
        kinds = [chosen.get(("kind", cell)) for cell in range(len(empty.kinds))]
        sides = bytearray([MONOLITH] * len(empty.sides))
        for at in (*board.inner, *board.outer):
            sides[at] = cast(int, chosen["side", at])
            if board.is_inner(at):
                sides[board.beyond(at // 4, at % 4) * 4 + opposite(at % 4)] = sides[at]
        treasures = [NOWHERE for _ in board.treasures]
        for cell in board.cells:
            for treasure in cast(tuple[int, ...], chosen["lying", cell]):
                treasures[treasure] = cell
        return Plan(
            rows=empty.rows,
            cols=empty.cols,
            kinds=tuple(cast("list[str | None]", kinds)),
            flows=tuple(
                cast(int, chosen.get(("flow", cell), NOWHERE)) for cell in range(len(kinds))
            ),
            pits=_pits(kinds, chosen),
            sides=bytes(sides),
            treasures=tuple(treasures),
            bear=cast(int, chosen.get(("bear", 0), NOWHERE)),
            stores=self._partial(kinds, chosen),
            floors=empty.floors,
            keyed=empty.keyed,
        )

    def _partial(
        self, kinds: Sequence[Value], chosen: Mapping[Fact, Value]
    ) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """What arsenals hold that don't hold everything."""
        if not self.board.rules.partial_arsenals:
            return ()
        things = stock(self.board.rules)
        held = {
            cell: tuple(thing for thing in things if chosen[self.store(cell, thing)])
            for cell in self.board.cells
            if kinds[cell] in ARMING
        }
        return tuple((cell, some) for cell, some in held.items() if len(some) < len(things))


def _pits(kinds: list[Value], chosen: Mapping[Fact, Value]) -> tuple[tuple[int, int] | None, ...]:
    """Loops and numbers: which pit is the first of a loop nobody can tell."""
    pits: list[tuple[int, int] | None] = [None] * len(kinds)
    loops = 0
    for start, kind in enumerate(kinds):
        cell, number = start, 0
        while kind == "pit" and pits[cell] is None:
            pits[cell] = loops, number
            cell, number = cast(int, chosen["next", cell]), number + 1
        loops += number > 0
    return tuple(pits)
