"""What can be drawn by some rules, and how much of it there is (Rule T-2.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from gamemaster.core.replies import ToolTold
from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.desk.known import WALKS, knows, most_cells, sizes, types_to_put
from gamemaster.labyrinth.grid import CLOSED, EXIT, NOWHERE, WALL
from gamemaster.labyrinth.making.stores import stock
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.rules import AS_DRAWN, Rules

WHOLE: Final[Mapping[str, Any]] = {"group": "whole", "gesture": "whole", "on": None}
PART: Final[Mapping[str, Any]] = {"group": "whole", "gesture": "part", "on": "squares"}


def tools(rules: Rules, plan: Plan) -> list[ToolTold]:
    """The tools that the rules have a use for, in the order in which they are shown."""
    return [
        *_outline(),
        *_cells(rules, plan),
        *_sides(rules, plan),
        *_ways(rules, plan),
        *_things(rules, plan),
        *_creatures(rules, plan),
        *_whole(rules),
    ]


def _tool(name: str, **told: Any) -> ToolTold:
    tool: Any = {"id": name, "word": name, "after": "", "count": None, "agreed": None, "most": None}
    tool |= told
    return tool  # type: ignore[no-any-return]


def _outline() -> Iterator[ToolTold]:
    yield _tool("land", group="outline", gesture="cell", on="squares")
    yield _tool("hole", group="outline", gesture="cell", on="cells")


def _cells(rules: Rules, plan: Plan) -> Iterator[ToolTold]:
    for kind in types_to_put(rules):
        most = most_cells(rules, kind)
        yield _tool(
            kind.name,
            group="cells",
            gesture="cell",
            on="cells",
            word="cell",
            after=kind.name,
            count=plan.kinds.count(kind.name),
            agreed=kind.wanted(rules) if most is None else most,
            most=most,
        )


def _sides(rules: Rules, plan: Plan) -> Iterator[ToolTold]:
    inner: dict[str, Any] = {"group": "sides", "gesture": "side", "on": "inner"}
    outer = inner | {"on": "outer"}
    if knows(rules, "wall"):
        walls = plan.sides.count(WALL) // 2
        yield _tool("wall", **inner, count=walls, agreed=_limit(rules.walls))
    yield _tool("open", **inner)
    closed = rules.closed_exits
    yield _tool("exit", **outer, count=plan.sides.count(EXIT), agreed=rules.exits - closed)
    if knows(rules, "closed"):
        yield _tool("closed", **outer, count=plan.sides.count(CLOSED), agreed=closed)
    yield _tool("shut", **outer)


def _ways(rules: Rules, plan: Plan) -> Iterator[ToolTold]:
    way: dict[str, Any] = {"group": "ways", "on": "cells"}
    if knows(rules, "river"):
        mouths = len(cells_where(plan.kinds, those("mouth")))
        agreed = _limit(rules.rivers)
        yield _tool("river", **way, gesture="stroke", count=mouths, agreed=agreed)
    if knows(rules, "loop"):
        loops, agreed = len(plan.loops()), _limit(rules.loops)
        most = len(LOOP_LETTERS)
        yield _tool("loop", **way, gesture="taps", count=loops, agreed=agreed, most=most)
    if knows(rules, "lift"):
        lifts, floors = plan.kinds.count("lift"), plan.floors
        yield _tool("lift", **way, gesture="cell", count=lifts, agreed=floors, most=floors)


def _things(rules: Rules, plan: Plan) -> Iterator[ToolTold]:
    thing: dict[str, Any] = {"group": "things", "gesture": "cell", "on": "cells"}
    true = int(plan.treasures[0] != NOWHERE)
    for goal, keyed in (("treasure", False), ("key", True)):
        if knows(rules, goal):
            yield _tool(goal, **thing, count=true * (plan.keyed == keyed), agreed=1, most=1)
    if knows(rules, "false"):
        false = len(plan.treasures) - 1
        yield _tool("false", **thing, count=false, agreed=rules.false_treasures)
    if knows(rules, "store"):
        stores, held = len(plan.stores), list(stock(rules))
        yield _tool("store", **{**thing, "gesture": "store"}, count=stores, things=held)
    yield _tool("take", **{**thing, "on": "things"})


def _creatures(rules: Rules, plan: Plan) -> Iterator[ToolTold]:
    for name, home, walks in (
        ("bear", plan.bear, WALKS.met(rules)),
        ("leprechaun", plan.leprechaun, True),
    ):
        if knows(rules, name):
            yield _tool(
                name,
                group="creatures",
                gesture="path" if walks else "cell",
                on="cells",
                count=int(home != NOWHERE),
                agreed=1,
                most=1,
            )


def _whole(rules: Rules) -> Iterator[ToolTold]:
    yield _tool("size", **{**WHOLE, "gesture": "size"}, limits=sizes(rules))
    for name in ("mirror", "turn"):
        yield _tool(name, **WHOLE)
    for name in ("move", "copy"):
        yield _tool(name, **PART)
    yield _tool("clear", **WHOLE)


def _limit(most: int) -> int | None:
    """A limit on the drawing, None where it is left to the difficulty."""
    return None if most == AS_DRAWN else most
