"""Where a bot stood after its last turns, in the map as it knows it now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.bots.hearing import Turn
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
    for turn in turns:
        if here is None:
            break
        trail.append(here)
        here = _before(came, here, turn)
    return trail


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


def _before(came: Mapping[tuple[Node, str], list[Node]], here: Node, turn: Turn) -> Node | None:
    """Where it stood before a turn; None if that is not certain."""
    if not turn.moved:
        return here
    step = turn.main
    from_ = came.get((here, f"go {step.side}" if step.side else RIDE), ())
    if len(from_) == 1:
        return from_[0]
    rode = any(key.startswith(RODE) for key in step.answers)
    if rode or step.do != "go" or step.side is None:
        return None
    return here.beside(opposite(SIDE_NAMES.index(step.side)))
