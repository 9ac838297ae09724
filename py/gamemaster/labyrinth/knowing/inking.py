"""What is certain, as marks for a notebook: those that it has not drawn itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, Literal, cast

from gamemaster.labyrinth.grid import (
    NOWHERE,
    SIDE_NAMES,
    STEPS,
    SideName,
    cell_name,
    read_cell_name,
)
from gamemaster.labyrinth.replies import (
    Fitting,
    Fragment,
    KnownCell,
    KnownSide,
    LabyrinthSeen,
    Link,
    Marks,
    Standing,
)

DRAWN: Final[dict[str, Literal["open", "wall", "exit", "edge"]]] = {
    "open": "open",
    "wall": "wall",
    "exit": "exit",
    "monolith": "edge",
}
"""How a notebook draws a side that stands so."""
STANDS: Final = {drawn: stands for stands, drawn in DRAWN.items()}
FEW: Final = 24
"""A loose fragment with more possible places than these is not laid down in each of them."""
WALLS: Final = 3
"""With more sides that may be of the outer wall, a loose fragment's places aren't counted."""
SideKey = tuple[int, int, str]


class Paper:
    """The plan's squares as a view counts them: rows through the floors."""

    def __init__(self, seen: LabyrinthSeen) -> None:
        self._rows, self._floors = seen["rows"], seen["floors"]

    def name(self, row: int, col: int) -> str:
        """The cell's name in claims."""
        floor, own = divmod(row, self._rows)
        return cell_name(own, col, floor if self._floors > 1 else NOWHERE)

    def at(self, name: str) -> tuple[int, int]:
        """Row and column of a cell."""
        place = read_cell_name(name)
        assert place is not None
        return max(place.floor, 0) * self._rows + place.row, place.col

    def side(self, row: int, col: int, side: str) -> SideKey:
        """One key for a side, whichever of its two cells it is named from."""
        if side == "left" and col > 0:
            return row, col - 1, "right"
        if side == "up" and row % self._rows > 0:
            return row - 1, col, "down"
        return row, col, side


def inked(seen: LabyrinthSeen, claims: Sequence[str]) -> Marks:
    """The marks of claims that are certain; of what the notebook shows on its map, nothing."""
    paper = Paper(seen)
    told = _Told([claim.split() for claim in claims])
    mapped = [each for each in seen["notebook"]["fragments"] if each["anchored"]]
    return {
        "cells": [*_cells(paper, told, mapped)],
        "sides": [*_sides(paper, told, mapped)],
        "pawns": [*_pawns(paper, told, mapped)],
        "links": [*_links(paper, told, seen)],
        "places": [],
    }


class _Told:
    """Claims by what they are about."""

    def __init__(self, claims: Sequence[Sequence[str]]) -> None:
        self.kinds = {words[1]: words[2] for words in claims if words[0] == "cell"}
        self.flows = {words[1]: words[2] for words in claims if words[0] == "flow"}
        self.loops = [(words[1], words[2]) for words in claims if words[0] == "loop"]
        self.sides = [tuple(words[1:4]) for words in claims if words[0] == "side"]
        self.pawns = [(int(words[1]) - 1, words[2]) for words in claims if words[0] == "at"]


def _cells(paper: Paper, told: _Told, mapped: Sequence[Fragment]) -> Iterator[KnownCell]:
    known = {(cell["row"], cell["col"]): cell for each in mapped for cell in each["cells"]}
    for name, kind in told.kinds.items():
        row, col = paper.at(name)
        there, flow = known.get((row, col)), cast(SideName | None, told.flows.get(name))
        if there and there["cell"] and (there["flow"] or flow is None):
            continue
        yield {
            "row": row,
            "col": col,
            "cell": kind,
            "flow": flow,
            "treasures": there["treasures"] if there else 0,
            "things": there["things"] if there else None,
            "visits": there["visits"] if there else 0,
        }


def _sides(paper: Paper, told: _Told, mapped: Sequence[Fragment]) -> Iterator[KnownSide]:
    known = {
        paper.side(side["row"], side["col"], side["side"])
        for each in mapped
        for side in each["sides"]
        if not side.get("doubtful")
    }
    for name, way, stands in told.sides:
        row, col = paper.at(name)
        if stands in DRAWN and paper.side(row, col, way) not in known:
            yield {"row": row, "col": col, "side": cast(SideName, way), "is": DRAWN[stands]}


def _pawns(paper: Paper, told: _Told, mapped: Sequence[Fragment]) -> Iterator[Standing]:
    known = {pawn["seat"] for each in mapped for pawn in each["pawns"]}
    for seat, name in told.pawns:
        row, col = paper.at(name)
        if seat not in known:
            yield {"seat": seat, "row": row, "col": col}


def _links(paper: Paper, told: _Told, seen: LabyrinthSeen) -> Iterator[Link]:
    """Loops; where a river carries to is seen by its flow."""
    whole = {each["id"] for each in seen["notebook"]["fragments"] if each["anchored"]}
    known = {
        (link["from"]["row"], link["from"]["col"])
        for link in seen["notebook"]["links"]
        if {link["from"]["fragment"], link["to"]["fragment"]} <= whole
    }
    for source, target in told.loops:
        (row, col), (down, right) = paper.at(source), paper.at(target)
        kind = told.kinds.get(source)
        if kind is not None and (row, col) not in known and source != target:
            yield {
                "by": kind,
                "from": {"fragment": 0, "row": row, "col": col},
                "to": {"fragment": 0, "row": down, "col": right},
            }


def scrap(paper: Paper, fragment: Fragment) -> tuple[list[str], list[str]]:
    """What a loose fragment shows, as claims about cells named as if it began at a1.

    And the sides where there is a wall, or perhaps the outer wall: that depends on the place.
    """
    claims, walls = list[str](), list[str]()
    squares = {(cell["row"], cell["col"]) for cell in fragment["cells"]}
    for cell in fragment["cells"]:
        name = paper.name(cell["row"], cell["col"])
        if cell["cell"]:
            claims.append(f"cell {name} {cell['cell']}")
        if cell["flow"]:
            claims.append(f"flow {name} {cell['flow']}")
    for side in fragment["sides"]:
        row, col, way = side["row"], side["col"], side["side"]
        if (row, col) not in squares or side.get("doubtful"):
            continue
        down, right = STEPS[SIDE_NAMES.index(way)]
        text = f"side {paper.name(row, col)} {way}"
        if side["is"] == "wall" and (row + down, col + right) not in squares:
            walls.append(text)
        else:
            claims.append(f"{text} {STANDS[side['is']]}")
    pawns = fragment["pawns"]
    claims += [f"at {p['seat'] + 1} {paper.name(p['row'], p['col'])}" for p in pawns]
    return claims, walls


def fitting(
    paper: Paper,
    fragment: Fragment,
    fits: Callable[[Sequence[str]], int | None],
    can_be: Callable[[str], bool],
) -> Fitting | None:
    """In how many places a loose fragment can lie; None: in as many as its notebook says.

    `fits` counts the places of a scrap, `can_be` judges a claim.
    """
    if fragment["places"] > FEW:
        return None
    if fragment["pawns"] and fragment["at"]:
        pawn = fragment["pawns"][0]
        places = [
            [row, col]
            for row, col in fragment["at"]
            if can_be(f"at {pawn['seat'] + 1} {paper.name(row + pawn['row'], col + pawn['col'])}")
        ]
        return {"fragment": fragment["id"], "places": len(places), "at": places}
    claims, walls = scrap(paper, fragment)
    if len(walls) > WALLS:
        return None
    count = 0
    for stands in product(("wall", "monolith"), repeat=len(walls)):
        found = fits([*claims, *map(" ".join, zip(walls, stands, strict=True))])
        if found is None:
            return None
        count += found  # what stands there is another in each place, so none is counted twice
    if count >= fragment["places"]:
        return None
    return {"fragment": fragment["id"], "places": count, "at": []}
