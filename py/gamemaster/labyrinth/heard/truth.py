"""The game master's own picture: a fold of what is said to the game master alone.

The page shows it when the game is over (reveal and replay); no seat ever hears these statements.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.core.game import Said
from gamemaster.labyrinth import plan_picture, replies
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, opposite
from gamemaster.labyrinth.heard.figures import Figures
from gamemaster.labyrinth.heard.paths import Paths, way_around
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_picture import WORDS, square
from gamemaster.labyrinth.plan_text import read_plan
from gamemaster.labyrinth.rules import Rules

KINDS: Final = ("bullets", "bombs", "mines", "active", "corpses")

Args = Mapping[str, Any]


class TruthView:
    """The plan as it stands, pawns, things, mites, creatures, and everybody's path so far."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self._figures = Figures(rules, seats)
        self._plan: Plan | None = None
        self._sides: dict[tuple[int, int], replies.TrueState] = {}
        """What blasts and cement have made of sides."""
        self._treasures: dict[int, tuple[int, int]] = {}
        self._bear = NOWHERE
        self._leprechaun = NOWHERE
        self._lying: dict[int, Args] = {}
        self._mites: dict[int, replies.Awake] = {}
        self._pawns: dict[int, Args] = {}
        """How everybody is, in games in which not all of that is said aloud."""
        self._paths = Paths(seats, self._is_open)

    def hear(self, said: Said) -> None:
        """Take in one statement, open ones included: they tell how a pawn came where it stands."""
        key, args = said.key, said.args
        self._paths.hear(key, args)
        if key in _TOLD:
            _TOLD[key](self, args)
        else:
            self._figures.hear(key, args)

    def skip(self) -> None:
        """Statements are not counted here."""

    def _drawn(self, args: Args) -> None:
        self._plan = read_plan(args["plan"])
        self._paths.draw(self._plan)

    def _stood(self, args: Args) -> None:
        self._paths.stand(args["seat"], args["cell"], args["outside"])

    def _bear_stood(self, args: Args) -> None:
        self._bear = args["cell"]

    def _leprechaun_stood(self, args: Args) -> None:
        self._leprechaun = args["cell"]

    def _wall_gone(self, args: Args) -> None:
        self._change_wall(args, "blown")

    def _wall_built(self, args: Args) -> None:
        self._change_wall(args, "built")

    def _change_wall(self, args: Args, state: replies.TrueState) -> None:
        """An inner side, seen from both cells."""
        direction = SIDE_NAMES.index(args["side"])
        beyond = self._known_plan().beyond(args["cell"], direction)
        self._sides[args["cell"], direction] = state
        self._sides[beyond, opposite(direction)] = state

    def _exit_opened(self, args: Args) -> None:
        self._sides[args["cell"], SIDE_NAMES.index(args["side"])] = "exit"

    def _treasure_is(self, args: Args) -> None:
        self._treasures[args["treasure"]] = (args["cell"], args["seat"])

    def _pawn_is(self, args: Args) -> None:
        self._pawns[args["seat"]] = args

    def _lies(self, args: Args) -> None:
        self._lying[args["cell"]] = args

    def _mite_is(self, args: Args) -> None:
        self._mites[args["cell"]] = args["is"]

    def _is_open(self, cell: int, direction: int) -> bool:
        plan = self._known_plan()
        state = self._sides.get((cell, direction), WORDS[plan.side(cell, direction)])
        return state in ("open", "blown")

    def _known_plan(self) -> Plan:
        if self._plan is None:
            raise RuntimeError("nothing was said of the plan yet")
        return self._plan

    def show(self) -> replies.LabyrinthTruth:
        """The truth as JSON values; rows, counted through the floors, and columns from 0."""
        plan = self._known_plan()
        return {
            "rows": plan.rows,
            "cols": plan.cols,
            "floors": plan.floors,
            "keyed": plan.keyed,
            "holes": plan_picture.holes(plan),
            "cells": plan_picture.cells(plan),
            "sides": plan_picture.sides(plan, self._sides),
            "pawns": [self._show_pawn(plan, seat) for seat in sorted(self._paths.stands)],
            "treasures": self._show_treasures(plan),
            "things": self._show_things(plan),
            "mites": [
                {**square(plan, cell), "is": how} for cell, how in sorted(self._mites.items())
            ],
            "bear": None if self._bear == NOWHERE else square(plan, self._bear),
            "bear_path": way_around(plan, plan.bear, plan.bear_path),
            "leprechaun": None if self._leprechaun == NOWHERE else square(plan, self._leprechaun),
            "leprechaun_path": way_around(plan, plan.leprechaun, plan.leprechaun_path),
            "paths": self._paths.show(),
        }

    def _show_pawn(self, plan: Plan, seat: int) -> replies.TruePawn:
        cell, outside = self._paths.stands[seat]
        figure = self._figures.all[seat]
        noted = {
            "health": figure.health,
            "immune": False,
            "lives": figure.lives,
            "money": figure.money,
            **{stock: getattr(figure, stock) for stock in KIT},
            "mine": False,
            "corpse": None,
            "moves": None,
            **self._pawns.get(seat, {}),
        }
        return {
            **square(plan, cell),
            "seat": seat,
            "outside": outside,
            "health": "lost" if figure.health == "lost" else noted["health"],
            "immune": noted["immune"],
            "lives": noted["lives"],
            "money": noted["money"],
            "bullets": noted["bullets"],
            "bombs": noted["bombs"],
            "knives": noted["knives"],
            "boats": noted["boats"],
            "cement": noted["cement"],
            "mine": noted["mine"],
            "corpse": noted["corpse"],
            "moves": noted["moves"],
        }

    def _show_treasures(self, plan: Plan) -> list[replies.TrueTreasure]:
        """Those that lie, with their cell, and those carried, with their seat."""
        shown: list[replies.TrueTreasure] = []
        for treasure, (cell, seat) in sorted(self._treasures.items()):
            if seat != NOWHERE:
                shown.append({"true": treasure == 0, "seat": seat})
            elif cell != NOWHERE:
                at = square(plan, cell)
                shown.append({"true": treasure == 0, "row": at["row"], "col": at["col"]})
        return shown

    def _show_things(self, plan: Plan) -> list[replies.TrueThings]:
        """All that lies about but treasures, `active` mines (those that were set) included."""
        return [
            {
                **square(plan, cell),
                "bullets": lying["bullets"],
                "bombs": lying["bombs"],
                "mines": lying["mines"],
                "active": lying["active"],
                "corpses": list(lying["corpses"]),
                "contagious": list(lying["contagious"]),
            }
            for cell, lying in sorted(self._lying.items())
            if any(lying[kind] for kind in KINDS)
        ]


_TOLD: Final = {
    "gm-plan": TruthView._drawn,
    "gm-stands": TruthView._stood,
    "gm-bear": TruthView._bear_stood,
    "gm-leprechaun": TruthView._leprechaun_stood,
    "gm-wall": TruthView._wall_gone,
    "gm-cement": TruthView._wall_built,
    "gm-exit": TruthView._exit_opened,
    "gm-treasure": TruthView._treasure_is,
    "gm-pawn": TruthView._pawn_is,
    "gm-lies": TruthView._lies,
    "gm-mite": TruthView._mite_is,
}
