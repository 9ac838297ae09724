"""What can be asked about a square: what is certain, and what else it may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

from gamemaster.core.game import Seat
from gamemaster.labyrinth import plan_picture
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.grid import SIDE_NAMES, STEPS, Place, SideName
from gamemaster.labyrinth.knowing.inking import DRAWN, Paper
from gamemaster.labyrinth.reasoner.claims import HERE
from gamemaster.labyrinth.reasoner.reasoner import Counter, Reasoner
from gamemaster.labyrinth.replies import (
    AskedFact,
    AskedValue,
    LabyrinthSeen,
    LabyrinthTruth,
    Pawn,
    TruePawn,
    TrueTreasure,
)

About = Literal["cell", "flow", "side", "pawn"]
INNER: Final = ("open", "wall")
OUTER: Final = ("exit", "monolith", "closed")


class Asking:
    """Questions about one square, by what the view shows and the reasoner knows."""

    def __init__(self, reasoner: Reasoner, seen: LabyrinthSeen) -> None:
        self._reasoner, self._seen = reasoner, seen
        self._paper = Paper(seen)

    def square(self, row: int, col: int) -> list[AskedFact]:
        """What is known of a square of the plan."""
        name = self._paper.name(row, col)
        stands = {way: OUTER if self._is_outer(row, col, way) else INNER for way in SIDE_NAMES}
        return self._facts(name, "", stands)

    def beside(self, seat: Seat, turn: int, offset: Place) -> list[AskedFact]:
        """What is known of the square so far from where a seat was after so many requests."""
        away = f"beside {seat + 1} {turn} {offset.floor} {offset.row} {offset.col} "
        return self._facts(HERE, away, dict.fromkeys(SIDE_NAMES, (*INNER, *OUTER)))

    def _facts(
        self, name: str, away: str, stands: Mapping[SideName, Sequence[str]]
    ) -> list[AskedFact]:
        """Its type, its flow if it has one, its sides, and who stands there."""
        kinds = [(kind, f"{away}cell {name} {kind}") for kind in CELL_TYPES]
        facts = [self._fact("cell", None, kinds)]
        if any(CELL_TYPES[value["word"]].flows for value in facts[0]["values"]):
            flows = [(way, f"{away}flow {name} {way}") for way in SIDE_NAMES]
            facts.append(self._fact("flow", None, flows))
        for way, words in stands.items():
            values = [(DRAWN.get(each, each), f"{away}side {name} {way} {each}") for each in words]
            facts.append(self._fact("side", way, values))
        for pawn in self._seen["pawns"]:
            fact = self._fact("pawn", None, [("here", f"{away}at {pawn['seat'] + 1} {name}")])
            if fact["values"]:
                fact["seat"] = pawn["seat"]
                facts.append(fact)
        return [fact for fact in facts if fact["values"]]

    def _fact(
        self, about: About, side: SideName | None, values: Sequence[tuple[str, str]]
    ) -> AskedFact:
        judged = [(word, claim, self._reasoner.judge(claim)) for word, claim in values]
        left = [(word, claim) for word, claim, verdict in judged if verdict.answer != "impossible"]
        certain = any(verdict.answer == "certain" for _, _, verdict in judged)
        return {
            "about": about,
            "side": side,
            "seat": None,
            "certain": certain,
            "values": [{"word": word, "claim": claim} for word, claim in left],
        }

    def _is_outer(self, row: int, col: int, way: SideName) -> bool:
        return is_outer(self._seen, row, col, way)


def is_outer(seen: LabyrinthSeen, row: int, col: int, way: SideName) -> bool:
    """Whether there is no cell on that side of one."""
    rows, cols = seen["rows"], seen["cols"]
    down, right = STEPS[SIDE_NAMES.index(way)]
    own = row % rows + down
    if not (0 <= own < rows and 0 <= col + right < cols):
        return True
    return [row + down, col + right] in seen["holes"]


def open_facts(seen: LabyrinthSeen, row: int, col: int, kinds: Sequence[str]) -> list[AskedFact]:
    """What could be true of a square, whatever was heard: its type, its sides."""
    name = Paper(seen).name(row, col)
    facts = [_open("cell", None, [(kind, f"cell {name} {kind}") for kind in kinds])]
    for way in SIDE_NAMES:
        stands = OUTER[:2] if is_outer(seen, row, col, way) else INNER
        claims = [(DRAWN.get(each, each), f"side {name} {way} {each}") for each in stands]
        facts.append(_open("side", way, claims))
    return facts


def _open(about: About, side: SideName | None, claims: Sequence[tuple[str, str]]) -> AskedFact:
    values: list[AskedValue] = [{"word": word, "claim": claim} for word, claim in claims]
    return {"about": about, "side": side, "seat": None, "certain": False, "values": values}


def pictured(counter: Counter, seen: LabyrinthSeen) -> LabyrinthTruth:
    """A whole labyrinth as the page draws one; what everybody carries is as all know it."""
    plan = counter.plan
    treasures: list[TrueTreasure] = [
        {"true": number == 0, "row": cell // plan.cols, "col": cell % plan.cols}
        for number, cell in enumerate(plan.treasures)
    ]
    return {
        "rows": seen["rows"],
        "cols": seen["cols"],
        "floors": seen["floors"],
        "keyed": False,
        "holes": plan_picture.holes(plan),
        "cells": plan_picture.cells(plan),
        "sides": plan_picture.sides(plan, {}),
        "pawns": [*_pawns(counter, seen)],
        "treasures": treasures,
        "things": [],
        "mites": [],
        "bear": None,
        "bear_path": [],
        "leprechaun": None,
        "leprechaun_path": [],
        "paths": [],
    }


def _pawns(counter: Counter, seen: LabyrinthSeen) -> Iterator[TruePawn]:
    for pawn in seen["pawns"]:
        cell = counter.ways[pawn["seat"]][-1]
        if cell >= 0:
            yield _pawn(pawn, *divmod(cell, seen["cols"]))


def _pawn(pawn: Pawn, row: int, col: int) -> TruePawn:
    return {
        "row": row,
        "col": col,
        "seat": pawn["seat"],
        "outside": None,
        "health": pawn["health"],
        "immune": pawn["immune"],
        "lives": pawn["lives"],
        "money": pawn["money"],
        "bullets": pawn["bullets"],
        "bombs": pawn["bombs"],
        "knives": pawn["knives"],
        "boats": pawn["boats"],
        "cement": pawn["cement"],
        "mine": pawn["mine"],
        "corpse": None,
        "moves": pawn["moves"],
    }
