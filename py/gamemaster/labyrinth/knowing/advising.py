"""A move to advise, and why: what the mapper would do by what is certain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Final, cast

from gamemaster.core.game import Observation
from gamemaster.core.offering import JOINT
from gamemaster.labyrinth.bots.aim import best_shot
from gamemaster.labyrinth.bots.arming import rearm
from gamemaster.labyrinth.bots.chart import Chart, Node, read_chart
from gamemaster.labyrinth.bots.flight import is_hurt
from gamemaster.labyrinth.bots.guess import PLAN
from gamemaster.labyrinth.bots.mapper import Mapper, fresh
from gamemaster.labyrinth.bots.routes import Way, exit_here, find_routes
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import NOWHERE, cell_name
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.replies import (
    Advised,
    Fragment,
    KnownCell,
    LabyrinthSeen,
    Marks,
    Notebook,
    Standing,
)

CAREFUL: Final = "careful"
"""Nothing is certain to be gained; it is what a careful player would do."""
Reason = tuple[str, str]
"""Why, and the name of the cell that it is about, if there is one."""


def advise(seen: Observation, marks: Marks) -> Advised | None:
    """The mapper's move, if something is offered, and the first good reason for it.

    It plans with what is proved as well, which no notebook has.
    """
    if not seen.offers:
        return None
    view = cast(LabyrinthSeen, seen.view)
    known = replace(seen, view={**view, "notebook": proved(view["notebook"], marks)})
    move = Mapper().choose(known, Random(f"advice/{len(seen.heard)}"))
    why, at = reason(known, move)
    actions = [statement.told() for statement in read_move(move).actions]
    return {"move": move, "actions": actions, "why": why, "at": at}


def reason(seen: Observation, move: str) -> Reason:
    """Why a move is a good one, by what is certain: what matters most comes first."""
    assert seen.seat is not None
    chart = read_chart(seen.view, seen.rules, seen.seat, guessing=False)
    if chart is None:
        return CAREFUL, ""
    parts = {move, *move.split(JOINT)}
    return next(_reasons(chart, seen, parts.__contains__), (CAREFUL, ""))


def _reasons(chart: Chart, seen: Observation, begins: Callable[[str], bool]) -> Iterator[Reason]:
    """What the first request of ways to all goals is good for, if the move `begins` with it."""
    me = seen.view["pawns"][seen.seat]
    out, shot = exit_here(chart), best_shot(chart, seen)
    if me["treasures"] and out is not None and begins(out):
        yield "out", ""
    if shot is not None and begins(shot):
        yield "shot", ""
    routes = find_routes(chart, me["bombs"], Random(0), boats=me["boats"])

    def towards(why: str, nodes: Iterable[Node]) -> Iterator[Reason]:
        ways = [(routes.to[node].cost, node) for node in nodes if node in routes.to]
        led = [(cost, node) for cost, node in ways if begins(routes.to[node].move)]
        if led:
            yield why, _name(chart, min(led)[1])

    if me["treasures"]:
        yield from _any(routes.out, "way-out", begins)
    elif is_hurt(seen):
        yield from towards("hospital", _of_kind(chart, those("heals")))
    else:
        yield from towards("treasure", _lying(chart))
    arms = rearm(chart, seen, routes)
    if arms is not None and begins(arms.move):
        yield "arsenal", ""
    if me["treasures"]:
        yield from _any(routes.probes, "edge", begins)
    yield from towards("explore", fresh(chart, routes))
    yield from _any(routes.plunges, "plunge", begins)
    yield from _any(routes.probes, "edge", begins)


def _any(ways: Iterable[Way], why: str, begins: Callable[[str], bool]) -> Iterator[Reason]:
    if any(begins(way.move) for way in ways):
        yield why, ""


def _of_kind(chart: Chart, kinds: Iterable[str]) -> list[Node]:
    wanted = frozenset(kinds)
    return [node for node in chart.cells if chart.kind(node) in wanted and node != chart.me]


def _lying(chart: Chart) -> list[Node]:
    return [node for node, cell in chart.cells.items() if cell.treasures and node != chart.me]


def _name(chart: Chart, node: Node) -> str:
    """The cell's name; none of a piece of which nobody knows where it lies."""
    if node.fragment != PLAN:
        return ""
    return cell_name(node.row, node.col, node.floor if chart.floors > 1 else NOWHERE)


# -- what is proved, as a notebook has it -----------------------------------------


def proved(notebook: Notebook, marks: Marks) -> Notebook:
    """A notebook with all that is certain drawn on its map."""
    if not any((marks["cells"], marks["sides"], marks["pawns"], marks["links"])):
        return notebook
    fragments = [each for each in notebook["fragments"] if not each["anchored"]]
    placed = {pawn["seat"]: pawn for pawn in marks["pawns"]}
    cells = {(cell["row"], cell["col"]): cell for cell in marks["cells"]}
    plan = _map(notebook)
    for cell in plan["cells"]:
        new = cells.pop((cell["row"], cell["col"]), None)
        if new is not None:
            cell |= {"cell": new["cell"], "flow": new["flow"]}
    plan["cells"] += cells.values()
    plan["sides"] += marks["sides"]
    plan["pawns"] += placed.values()
    loose = [
        {**each, "pawns": [pawn for pawn in each["pawns"] if pawn["seat"] not in placed]}
        for each in fragments
    ]
    _carry_visits(fragments, placed, plan["cells"])
    whole = [plan] if plan["cells"] else []
    links = [*marks["links"], *notebook["links"]]
    return {
        "fragments": cast("list[Fragment]", [*whole, *loose]),
        "links": links,
        "bear": notebook["bear"],
    }


def _map(notebook: Notebook) -> Fragment:
    """A copy of the map; an empty one where nothing is drawn in its place yet."""
    there = next((each for each in notebook["fragments"] if each["anchored"]), None)
    if there is None:
        return {
            "id": PLAN,
            "anchored": True,
            "places": 1,
            "at": [[0, 0]],
            "floors": 1,
            "cells": [],
            "sides": [],
            "pawns": [],
        }
    cells = [cast(KnownCell, {**cell}) for cell in there["cells"]]
    return {**there, "cells": cells, "sides": [*there["sides"]], "pawns": [*there["pawns"]]}


def _carry_visits(
    fragments: Iterable[Fragment], placed: Mapping[int, Standing], cells: list[KnownCell]
) -> None:
    """Where a loose piece is found out to lie, everybody has been there already."""
    known = {(cell["row"], cell["col"]): cell for cell in cells}
    for piece in fragments:
        for pawn in piece["pawns"]:
            if pawn["seat"] not in placed:
                continue
            at = placed[pawn["seat"]]
            down, right = at["row"] - pawn["row"], at["col"] - pawn["col"]
            for cell in piece["cells"]:
                there = known.get((cell["row"] + down, cell["col"] + right))
                if there is not None:
                    there["visits"] = max(there["visits"], cell["visits"])
            break
