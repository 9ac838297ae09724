"""Edits at random, as somebody makes them who tries everything and can't always spell."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gamemaster.core.replies import ToolTold
from gamemaster.labyrinth.desk.drawing import VERBS
from gamemaster.labyrinth.desk.sheet import Sheet
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.plan import Plan

JUNK: Final = (
    *("a1", "2b2", "z9", "a0", "b99", "1", "-1", "12", "13", "²", "up", "UP", "casino", "river"),
    *("pit", "lift", "land", "treasure", "bullets", "gold", "…", "‮", "\x00", "key", "undo"),
)
RUINOUS: Final = ("hole", "clear", "size")
"""Tools that would leave little to draw on if they were used as often as the others."""


def scribble(rng: Random, plan: Plan, tools: Sequence[ToolTold], texts: Sequence[str]) -> str:
    """An edit: mostly one that a tool makes, sometimes a step back, a whole text or junk."""
    dice = rng.random()
    if dice < 0.14:
        return rng.choice(("undo", "undo", "redo"))
    if dice < 0.16:
        return rng.choice(texts)
    if dice < 0.22:
        words = [rng.choice((*VERBS, *JUNK)), *rng.choices(JUNK, k=rng.randrange(4))]
        return rng.choice(("", " ")).join(words) if rng.random() < 0.1 else " ".join(words)
    tool = rng.choice(tools)
    if tool["id"] in RUINOUS and rng.random() < 0.7:
        tool = rng.choice(tools)
    return " ".join(filter(None, (tool["word"], _target(rng, plan, tool), tool["after"])))


def _target(rng: Random, plan: Plan, tool: ToolTold) -> str:
    """Something at which a tool can be aimed."""
    match tool["gesture"]:
        case "cell":
            return _cell(rng, plan)
        case "side":
            return f"{_cell(rng, plan)} {rng.choice(SIDE_NAMES)}"
        case "stroke":
            return _stroke(rng, plan)
        case "taps":
            return " ".join(_cell(rng, plan) for _ in range(rng.randint(1, 4)))
        case "path":
            steps = rng.choices(SIDE_NAMES, k=rng.choice((0, 2, 4)))
            return " ".join((_cell(rng, plan), *steps))
        case "store":
            arsenals = [cell for cell, kind in enumerate(plan.kinds) if kind == "arsenal"]
            at = plan.name(rng.choice(arsenals)) if arsenals else _cell(rng, plan)
            return " ".join((at, *rng.sample(KIT, rng.randrange(6))))
        case "part":
            return " ".join(_cell(rng, plan) for _ in range(3))
        case "size":
            assert "limits" in tool
            return " ".join(
                str(rng.randint(least - (rng.random() < 0.1), min(most, 6)))
                for least, most in tool["limits"].values()
            )
    return ""


def _cell(rng: Random, plan: Plan) -> str:
    return plan.name(rng.randrange(len(plan.kinds)))


def _stroke(rng: Random, plan: Plan) -> str:
    """A walk, which may cross itself or end in a hole."""
    sheet = Sheet(plan)
    cells = [rng.randrange(len(plan.kinds))]
    for _ in range(rng.randint(1, 5)):
        beside = sheet.next[cells[-1] * 4 : cells[-1] * 4 + 4]
        cells.append(rng.choice([other for other in beside if other != NOWHERE] or cells))
    return " ".join(map(plan.name, cells))
