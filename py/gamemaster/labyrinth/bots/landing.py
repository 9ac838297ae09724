"""Where a movement of a bot certainly ends."""

from __future__ import annotations

from collections.abc import Sequence

from gamemaster.core.offering import JOINT
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import SIDE_NAMES, opposite


def landing(chart: Chart, movement: str) -> Node | None:
    """Where a step certainly ends, another cell than before; None if that is not certain."""
    end = _step_end(chart, movement)
    return None if end == chart.me else end


def _step_end(chart: Chart, movement: str) -> Node | None:
    direction = stepped(movement)
    if direction is None:
        return None
    blown = JOINT in movement and chart.certain
    if chart.side(chart.me, direction) != "open" and not blown:
        return None
    return _only(chart, chart.steps_to(chart.me, direction))


def certain_end(chart: Chart, movement: str) -> Node | None:
    """Where a step, or a ride, certainly ends on a cell whose type is known; None: who knows.

    It may be the cell where it began: the water carries back who steps against it.
    """
    if movement.startswith("go") or remains(chart, movement):
        return _step_end(chart, movement)
    return _only(chart, chart.ends(chart.me))


def _only(chart: Chart, ends: Sequence[Node]) -> Node | None:
    """The only possible end, if its type is known."""
    return ends[0] if len(ends) == 1 and chart.kind(ends[0]) is not None else None


def stepped(movement: str) -> int | None:
    """The direction of the step that a movement ends with; None: it ends with none."""
    step = movement.split(JOINT)[-1].split()
    return SIDE_NAMES.index(step[1]) if step[0] == "go" else None


def possible_ends(chart: Chart, movement: str) -> tuple[Node, ...]:
    """Where a movement may end, as far as its chart says; nothing if that is unknown."""
    step = movement.split(JOINT)[-1].split()
    if remains(chart, movement):
        return (chart.me,)
    if step[0] != "go":
        return chart.ends(chart.me)
    direction = SIDE_NAMES.index(step[1])
    beyond = chart.me.beside(direction)
    rows = "by-boat" in step and chart.is_upstream(beyond, direction)
    return (beyond,) if rows else chart.steps_to(chart.me, direction)


def remains(chart: Chart, movement: str) -> bool:
    """Whether it is a skip that leaves it where it is, and not one that rides on (Rule C-8)."""
    rides = chart.rules["skips_ride"] and chart.kind(chart.me) in those("carries")
    return movement == "skip" and not rides


def back(movement: str) -> str:
    """The side from which a step comes."""
    return SIDE_NAMES[opposite(SIDE_NAMES.index(movement.split(JOINT)[-1].split()[1]))]
