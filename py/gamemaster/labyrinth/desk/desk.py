"""The desk of a labyrinth: a plan, what was done to it, and what the rules say about it."""

from __future__ import annotations

from dataclasses import replace

from gamemaster.core.options import RulesError, write_rules
from gamemaster.core.replies import Drawn, FoundAt
from gamemaster.labyrinth import plan_picture
from gamemaster.labyrinth.desk.drawing import drawn
from gamemaster.labyrinth.desk.edits import EditError
from gamemaster.labyrinth.desk.history import History
from gamemaster.labyrinth.desk.mends import mends
from gamemaster.labyrinth.desk.sheet import blank
from gamemaster.labyrinth.desk.tools import tools
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.heard.paths import way_around
from gamemaster.labyrinth.making.problems import Problem
from gamemaster.labyrinth.making.settling import settled, stated
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import write_plan
from gamemaster.labyrinth.replies import LabyrinthTruth
from gamemaster.labyrinth.rules import Rules


class LabyrinthDesk:
    """A plan that is drawn by hand (Rule T-2.1); `core.desk.Desk`.

    The rules say what can be drawn; what the drawing itself settles, its size above all, is as it
    is drawn.
    """

    def __init__(self, rules: Rules, plan: Plan | None) -> None:
        self._agreed = rules
        self._history = History(plan or blank(rules, rules.rows, rules.cols, rules.floors))

    @property
    def plan(self) -> Plan:
        """The plan as it stands."""
        return self._history.plan

    def draw(self, edit: str) -> None:
        """Make one edit; raises `EditError`, and `PlanError` for a text that can't be read."""
        history = self._history
        match edit.split():
            case ["undo"]:
                if not history.undo:
                    raise EditError("undo", "there is nothing to undo")
                history.go_back()
            case ["redo"]:
                if not history.redo:
                    raise EditError("redo", "there is nothing to do again")
                history.go_forth()
            case _:
                history.go_on(drawn(self._agreed, history.plan, edit))

    def show(self) -> Drawn:
        """Text and picture, all that is found, and the tools."""
        plan = self.plan
        rules = replace(self._agreed, **settled(self._agreed, plan))
        found = list(validate(rules, plan))
        told = rules
        try:
            told = stated(rules, plan)
        except RulesError as refusal:
            found.append(Problem("V-2", "error", refusal.key, refusal.args_for_words))
        return {
            "type": "drawn",
            "game": "labyrinth",
            "text": write_plan(plan),
            "truth": picture(rules, plan),
            "problems": [_told(self._agreed, plan, problem) for problem in found],
            "tools": tools(self._agreed, plan),
            "rules": write_rules(told),
            "undo": self._history.undo,
            "redo": self._history.redo,
            "playable": not any(problem.severity == "error" for problem in found),
        }


def picture(rules: Rules, plan: Plan) -> LabyrinthTruth:
    """A plan on which nobody has moved yet; its exits are locks where the rules seek a key."""
    return {
        "rows": plan.rows,
        "cols": plan.cols,
        "floors": plan.floors,
        "keyed": plan.keyed or rules.goal == "key",
        "holes": plan_picture.holes(plan),
        "cells": plan_picture.cells(plan),
        "sides": plan_picture.sides(plan, {}),
        "pawns": [],
        "treasures": [
            {"true": index == 0, "row": cell // plan.cols, "col": cell % plan.cols}
            for index, cell in enumerate(plan.treasures)
            if cell != NOWHERE
        ],
        "things": [],
        "mites": [],
        "bear": None if plan.bear == NOWHERE else plan_picture.square(plan, plan.bear),
        "bear_path": way_around(plan, plan.bear, plan.bear_path),
        "leprechaun": (
            None if plan.leprechaun == NOWHERE else plan_picture.square(plan, plan.leprechaun)
        ),
        "leprechaun_path": way_around(plan, plan.leprechaun, plan.leprechaun_path),
        "paths": [],
    }


def _told(rules: Rules, plan: Plan, problem: Problem) -> FoundAt:
    """A finding with its place in rows and columns, and what mends it."""
    return {
        "rule": problem.rule,
        "severity": problem.severity,
        "key": problem.key,
        "args": problem.args,
        "cells": [divmod(cell, plan.cols) for cell in problem.cells],
        "sides": [(*divmod(at // 4, plan.cols), SIDE_NAMES[at % 4]) for at in problem.sides],
        "mends": mends(rules, plan, problem),
    }
