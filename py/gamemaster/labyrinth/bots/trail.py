"""Where a bot stood after its last turns, in the map as it knows it now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.bots.hearing import MOVED, Turn
from gamemaster.labyrinth.bots.routes import ride_from
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES, opposite

RODE: Final = ("carried-", "flowed-", "drifted-", "waded-", "rowed-", "arrived-pit", "arrived-lift")
"""What is said of a movement that may have ended elsewhere than in the next cell."""
RIDE: Final = "ride"
"""A movement without a step, whatever it is called."""


def retrace(chart: Chart, turns: Sequence[Turn]) -> list[Node]:
    """Where it stood after each of its turns, the latest first, as far back as that is certain."""
    came = _ways_to(chart)
    trail: list[Node] = []
    here: Node | None = chart.me
    for at, turn in enumerate(turns):
        if here is None:
            break
        trail.append(here)
        told = _type_told(turns[at + 1]) if at + 1 < len(turns) else None
        from_ = came.get((here, f"go {turn.main.side}" if turn.main.side else RIDE), ())
        here = _before([n for n in from_ if told in (None, chart.kind(n))], here, turn)
    return trail


def _type_told(turn: Turn) -> str | None:
    """The type of the cell where a turn ended, if that was said."""
    ends = [key for deed in turn.deeds for key in deed.answers if key.startswith(MOVED)]
    return ends[-1].partition("-")[2] if ends else None


def _ways_to(chart: Chart) -> Mapping[tuple[Node, str], list[Node]]:
    """From where each movement certainly leads to each position."""
    came: dict[tuple[Node, str], list[Node]] = {}
    for node in chart.cells:
        ends = {
            f"go {SIDE_NAMES[side]}": chart.steps_to(node, side)
            for side in DIRECTIONS
            if chart.side(node, side) == "open"
        }
        if ride_from(chart, node):
            ends[RIDE] = chart.ends(node)
        for move, reached in ends.items():
            if len(reached) == 1:
                came.setdefault((reached[0], move), []).append(node)
    return came


def _before(from_: Sequence[Node], here: Node, turn: Turn) -> Node | None:
    """Where it stood before a turn; None if that is not certain."""
    if not turn.moved:
        return here
    step = turn.main
    if len(from_) == 1:
        return from_[0]
    rode = any(key.startswith(RODE) for key in step.answers)
    if rode or step.do != "go" or step.side is None:
        return None
    return here.beside(opposite(SIDE_NAMES.index(step.side)))
