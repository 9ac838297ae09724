"""A bot's map: the notebook of its observation, ready for planning ways.

Where its own fragment floats, the chart lays it where it looks most familiar: a guess to plan with,
which the next answers confirm or strike out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from gamemaster.labyrinth.bots.guess import (
    ORIGIN,
    PLAN,
    Guess,
    Place,
    moved,
    place_of,
    places_of,
)
from gamemaster.labyrinth.bots.puzzle import put_together
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.currents import CURRENTS, Current
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES, STEPS, read_cell_name

UNKNOWN: Final = "unknown"
PASSABLE: Final = ("open", "unknown")
"""A side of which it is not known that it leads nowhere, or out."""
WET: Final = those("wet")
FLOWING: Final = those("flows")
LOOPS: Final = those("loops")
MOUTHS: Final = those("mouth")
STAIRS: Final = 3
"""So many steps apart one floor is from the next, as far as one can guess."""


class Node(NamedTuple):
    """A position: fragment, row and column, and the floor."""

    fragment: int
    row: int
    col: int
    floor: int = 0

    def beside(self, direction: int) -> Node:
        """The neighbouring position; over the edge of a floor there is none to be reached."""
        down, right = STEPS[direction]
        return Node(self.fragment, self.row + down, self.col + right, self.floor)

    def adjoins(self, other: Node) -> bool:
        """Whether two positions are neighbours."""
        return any(self.beside(direction) == other for direction in DIRECTIONS)

    def distance(self, other: Node) -> int:
        """How many steps off a position of the same fragment is at least, as one may guess."""
        floors = STAIRS * abs(self.floor - other.floor)
        return abs(self.row - other.row) + abs(self.col - other.col) + floors


def named(cell: str) -> Node:
    """The position in the plan of a cell that people name."""
    place = read_cell_name(cell)
    assert place is not None
    return Node(PLAN, place.row, place.col, max(place.floor, 0))


@dataclass(slots=True)
class Cell:
    """What is known of a position."""

    kind: str | None
    flow: int | None = None
    treasures: int = 0
    visits: int = 0
    things: Mapping[str, int] = field(default_factory=dict)
    """What certainly lies there beside treasures, by its plural name."""


@dataclass(slots=True)
class Chart:
    """The fragments as one graph of positions."""

    rows: int
    cols: int
    me: Node
    rules: Mapping[str, Any] = field(default_factory=dict)
    holes: frozenset[tuple[int, int]] = frozenset()
    """Positions of each floor's rectangle that are not part of the plan."""
    floors: int = 1
    places: dict[int, list[Place]] = field(default_factory=dict)
    """Where each fragment may lie, if that is few places."""
    bear: Node | None = None
    company: tuple[int, ...] = ()
    """The others whose place relative to this bot is certain."""
    certain: bool = True
    """Whether it knows where in the plan it is."""
    cells: dict[Node, Cell] = field(default_factory=dict)
    sides: dict[tuple[Node, int], str] = field(default_factory=dict)
    links: dict[Node, Node] = field(default_factory=dict)
    pawns: dict[int, Node] = field(default_factory=dict)
    dangers: dict[Node, float] = field(default_factory=dict)
    """What it costs to end on a position where harm awaits, in turns."""

    def side(self, node: Node, direction: int) -> str:
        """`open`, `wall`, `exit`, `edge` or `unknown`."""
        return self.sides.get((node, direction), UNKNOWN)

    def kind(self, node: Node) -> str | None:
        """A position's cell type as far as known."""
        cell = self.cells.get(node)
        return None if cell is None else cell.kind

    def visits(self, node: Node) -> int:
        """How often anybody was seen to end a move there."""
        cell = self.cells.get(node)
        return 0 if cell is None else cell.visits

    def exists(self, node: Node) -> bool:
        """Whether a position can be a cell of the plan, wherever its fragment may lie."""
        places = self.places.get(node.fragment)
        if not places:
            return abs(node.row) < self.rows and abs(node.col) < self.cols
        return any(self._is_inside(node.row + row, node.col + col) for _, row, col in places)

    def is_placed(self, fragment: int) -> bool:
        """Whether so much is known of where a fragment lies that it can have certain edges."""
        return bool(self.places.get(fragment))

    def _is_inside(self, row: int, col: int) -> bool:
        """Whether a floor of the plan has a cell there."""
        if (row, col) in self.holes:
            return False
        return 0 <= row < self.rows and 0 <= col < self.cols

    @property
    def water(self) -> Current:
        """What rivers do by these rules."""
        return CURRENTS[self.rules["current"]]

    def ends(self, node: Node) -> tuple[Node, ...]:
        """Where somebody who enters a position may end; nothing if it leads somewhere unknown."""
        if self.kind(node) not in FLOWING:
            end = self.carried(node)
            return () if end is None else (end,)
        reached = self._downstream(node)
        if self.water.to_delta:
            return () if reached and self.kind(reached[-1]) in FLOWING else reached[-1:]
        if not self.water.drifts:
            return reached[:1]
        # One or two cells on, as chance has it (Rule B-3).
        far = reached[:2]
        return far if len(far) == 2 or (far and self.kind(far[0]) in MOUTHS) else ()

    def carried(self, node: Node) -> Node | None:
        """Where a position leads whom it carries one cell on; None if that is not known."""
        kind = self.kind(node)
        if kind in LOOPS:
            return self.links.get(node)
        if kind not in FLOWING:
            return node
        flow = self.cells[node].flow
        return self.links.get(node) if flow is None else node.beside(flow)

    def _downstream(self, node: Node) -> tuple[Node, ...]:
        """The positions down a river, as far as they are known."""
        reached: dict[Node, None] = {}
        end: Node | None = node
        while end is not None and self.kind(end) in FLOWING:
            end = self.carried(end)
            if end is None or end in reached:
                break
            reached[end] = None
        return tuple(reached)

    def steps_to(self, node: Node, direction: int) -> tuple[Node, ...]:
        """Where a step over an open side may end; nothing if it leads somewhere unknown."""
        beyond = node.beside(direction)
        if self.water.wades and self.kind(node) in WET:
            if self._flows(node, direction):
                return (beyond,)
            if self.is_upstream(beyond, direction):
                barred = self.water.still and self.kind(node) in MOUTHS
                return (node if barred else beyond,)
        return self.ends(beyond)

    def is_upstream(self, beyond: Node, direction: int) -> bool:
        """Whether a step in a direction to this position is certainly one against its current."""
        return self._flows(beyond, direction ^ 1)

    def _flows(self, node: Node, direction: int) -> bool:
        """Whether the water of a river cell certainly flows that way."""
        cell = self.cells.get(node)
        return cell is not None and cell.kind in FLOWING and cell.flow == direction

    def line(self, node: Node, direction: int) -> Iterator[tuple[Node, bool]]:
        """The positions that a bullet passes, and whether it certainly gets there."""
        certain = True
        yield node, certain
        while self.side(node, direction) in ("open", UNKNOWN):
            certain = certain and self.side(node, direction) == "open"
            node = node.beside(direction)
            if not self.exists(node):
                return
            yield node, certain


def read_chart(
    view: Mapping[str, Any], rules: Mapping[str, Any], seat: int, *, guessing: bool = True
) -> Chart | None:
    """The chart of a seat, or None if it stands nowhere that it knows."""
    fragments = {piece["id"]: piece for piece in view["notebook"]["fragments"]}
    rows = view["rows"]
    home = next(
        (
            _laid(piece["id"], place_of(pawn, rows), ORIGIN)
            for piece in fragments.values()
            for pawn in piece["pawns"]
            if pawn["seat"] == seat
        ),
        None,
    )
    if home is None:
        return None
    holes = frozenset((row % rows, col) for row, col in view["holes"])
    chart = Chart(rows, view["cols"], home, rules, holes, view["floors"])
    told = fragments[home.fragment]
    chart.certain = told["anchored"]
    laid: Mapping[int, Guess] = {}
    if guessing and not chart.certain:
        laid = put_together(list(fragments.values()), told, rows, view["notebook"]["links"])
    chart.places = {id_: places_of(piece, rows) for id_, piece in fragments.items()}
    # What is known better is laid first: its own frame, then the bot's own piece.
    for piece in sorted(fragments.values(), key=lambda piece: (piece["id"] in laid, piece is told)):
        _lay(chart, piece, *laid.get(piece["id"], (piece["id"], ORIGIN)))

    def located(place: Mapping[str, int]) -> Node:
        frame, offset = laid.get(place["fragment"], (place["fragment"], ORIGIN))
        return _laid(frame, place_of(place, rows), offset)

    links = view["notebook"]["links"]
    chart.links = {located(link["from"]): located(link["to"]) for link in reversed(links)}
    _join_lifts(chart)
    bear = view["notebook"]["bear"]
    chart.bear = None if bear is None else located(bear)
    chart.company = tuple(pawn["seat"] for pawn in told["pawns"] if pawn["seat"] != seat)
    chart.me = chart.pawns[seat]
    stands = place_of(next(pawn for pawn in told["pawns"] if pawn["seat"] == seat), rows)
    kinds = [cell["cell"] for cell in told["cells"] if place_of(cell, rows) == stands]
    if kinds and kinds[0] is not None:  # whatever a guess makes of it
        chart.cells[chart.me] = replace(chart.cells[chart.me], kind=kinds[0])
    return chart


def _join_lifts(chart: Chart) -> None:
    """Lifts stand in the same place of every floor; the last leads to the first (Rule B-10)."""
    lifts = [at for at, cell in chart.cells.items() if cell.kind == "lift" and at.fragment == PLAN]
    for lift in lifts:
        for floor in range(chart.floors):
            here = lift._replace(floor=floor)
            if chart.kind(here) is None:
                chart.cells[here] = Cell("lift")
            chart.links[here] = here._replace(floor=(floor + 1) % chart.floors)


def _laid(fragment: int, place: Place, offset: Place) -> Node:
    """A place of a piece that is laid at an offset."""
    floor, row, col = moved(place, offset)
    return Node(fragment, row, col, floor)


def _lay(chart: Chart, piece: Mapping[str, Any], id_: int, offset: Place) -> None:
    """Add a fragment to the chart; what is known better already stays."""
    for told in piece["cells"]:
        node = _laid(id_, place_of(told, chart.rows), offset)
        flow = None if told["flow"] is None else SIDE_NAMES.index(told["flow"])
        known = chart.cells.get(node, Cell(None))
        chart.cells[node] = Cell(
            known.kind or told["cell"],
            flow if known.flow is None else known.flow,
            max(known.treasures, told["treasures"]),
            known.visits + told["visits"],
            told["things"] or known.things,
        )
    for told in piece["sides"]:
        if told.get("doubtful"):
            continue
        node = _laid(id_, place_of(told, chart.rows), offset)
        direction = SIDE_NAMES.index(told["side"])
        chart.sides[node, direction] = told["is"]
        chart.sides[node.beside(direction), direction ^ 1] = told["is"]
    for pawn in piece["pawns"]:
        chart.pawns[pawn["seat"]] = _laid(id_, place_of(pawn, chart.rows), offset)
