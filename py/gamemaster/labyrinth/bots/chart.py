"""A bot's map: the notebook of its observation, ready for planning ways.

Where its own fragment floats, the chart lays it where it looks most familiar: a guess to plan with,
which the next answers confirm or strike out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from gamemaster.labyrinth.bots.guess import PLAN, guess_place
from gamemaster.labyrinth.grid import SIDE_NAMES, STEPS

UNKNOWN: Final = "unknown"
WET: Final = ("river", "delta")


class Node(NamedTuple):
    """A position: fragment, row and column."""

    fragment: int
    row: int
    col: int

    def beside(self, direction: int) -> Node:
        """The neighbouring position."""
        down, right = STEPS[direction]
        return Node(self.fragment, self.row + down, self.col + right)


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
    """Positions of the rectangle that are not part of the plan."""
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
        """Whether a position can be a cell of the plan."""
        if node.fragment != PLAN:
            return abs(node.row) < self.rows and abs(node.col) < self.cols
        if (node.row, node.col) in self.holes:
            return False
        return 0 <= node.row < self.rows and 0 <= node.col < self.cols

    def ends_at(self, node: Node) -> Node | None:
        """Where somebody who enters a position ends; None if it leads somewhere unknown."""
        kind = self.kind(node)
        if kind == "pit":
            return self.links.get(node)
        if kind != "river":
            return node
        end = self.downstream(node)
        if self.rules["current"] == "turbulent":
            passed = {node}
            while end is not None and end not in passed and self.kind(end) == "river":
                passed.add(end)
                end = self.downstream(end)
        return end

    def downstream(self, node: Node) -> Node | None:
        """Where the current leads from a river cell; None if that is not known."""
        flow = self.cells[node].flow
        return self.links.get(node) if flow is None else node.beside(flow)

    def steps_to(self, node: Node, direction: int) -> Node | None:
        """Where a step over an open side ends; None if it leads somewhere unknown."""
        beyond = node.beside(direction)
        if self.rules["current"] == "shallow" and self.kind(node) in WET:
            if self._flows(node, direction):
                return beyond
            if self._flows(beyond, direction ^ 1):
                return beyond if self.kind(node) == "river" else node
        return self.ends_at(beyond)

    def _flows(self, node: Node, direction: int) -> bool:
        """Whether the water of a river cell certainly flows that way."""
        cell = self.cells.get(node)
        return cell is not None and cell.kind == "river" and cell.flow == direction

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
    home = next(
        (
            Node(piece["id"], pawn["row"], pawn["col"])
            for piece in fragments.values()
            for pawn in piece["pawns"]
            if pawn["seat"] == seat
        ),
        None,
    )
    if home is None:
        return None
    holes = frozenset((row, col) for row, col in view["holes"])
    chart = Chart(view["rows"], view["cols"], home, rules, holes)
    told = fragments[home.fragment]
    chart.certain = told["anchored"]
    guess = None
    if guessing and not chart.certain:
        guess = guess_place(list(fragments.values()), told)
    frame, offset = guess or (home.fragment, (0, 0))
    for piece in fragments.values():
        if piece is not told:
            _lay(chart, piece, piece["id"], (0, 0))
    _lay(chart, told, frame, offset)

    def located(place: Mapping[str, int]) -> Node:
        if place["fragment"] == home.fragment:
            return Node(frame, place["row"] + offset[0], place["col"] + offset[1])
        return Node(place["fragment"], place["row"], place["col"])

    links = view["notebook"]["links"]
    chart.links = {located(link["from"]): located(link["to"]) for link in reversed(links)}
    bear = view["notebook"]["bear"]
    chart.bear = None if bear is None else located(bear)
    chart.company = tuple(pawn["seat"] for pawn in told["pawns"] if pawn["seat"] != seat)
    chart.me = chart.pawns[seat]
    return chart


def _lay(chart: Chart, piece: Mapping[str, Any], id_: int, offset: tuple[int, int]) -> None:
    """Add a fragment to the chart; what is known better already stays."""
    for told in piece["cells"]:
        node = Node(id_, told["row"] + offset[0], told["col"] + offset[1])
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
        node = Node(id_, told["row"] + offset[0], told["col"] + offset[1])
        direction = SIDE_NAMES.index(told["side"])
        chart.sides[node, direction] = told["is"]
        chart.sides[node.beside(direction), direction ^ 1] = told["is"]
    for pawn in piece["pawns"]:
        chart.pawns[pawn["seat"]] = Node(id_, pawn["row"] + offset[0], pawn["col"] + offset[1])
