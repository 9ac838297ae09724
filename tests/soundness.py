"""Holds a notebook against the game master's truth: every claim must be true, all the time."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from gamemaster.core.bot import Bot
from gamemaster.core.game import EVERYONE, GM
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import SIDE_NAMES, STEPS
from gamemaster.labyrinth.heard.fragments import Fragment, row_col, spot_at
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.rules import Rules

MEANS: Final = {
    "open": ("open", "blown"),
    "wall": ("wall", "monolith"),
    "exit": ("exit",),
    "edge": ("monolith",),
}
WAS_A_WALL: Final = ("wall", "monolith", "blown")

Place = tuple[int, int]


class Truth:
    """The game master's picture, indexed by place."""

    def __init__(self, shown: dict[str, Any]) -> None:
        self.cells = {(cell["row"], cell["col"]): cell for cell in shown["cells"]}
        self.sides: dict[tuple[int, int, int], str] = {}
        for side in shown["sides"]:
            row, col, direction = side["row"], side["col"], SIDE_NAMES.index(side["side"])
            down, right = STEPS[direction]
            self.sides[row, col, direction] = side["is"]
            self.sides[row + down, col + right, direction ^ 1] = side["is"]
        self.pawns = {pawn["seat"]: (pawn["row"], pawn["col"]) for pawn in shown["pawns"]}
        self.lying: dict[Place, int] = {}
        for treasure in shown["treasures"]:
            if "row" in treasure:
                place = treasure["row"], treasure["col"]
                self.lying[place] = self.lying.get(place, 0) + 1
        bear = shown["bear"]
        self.bear = None if bear is None else (bear["row"], bear["col"])


@dataclass
class Auditor:
    """Checks one view after every move, and counts what it checked.

    Where a floating fragment truly lies is found from a pawn when the fragment begins; from then on
    this must remain one of its places.
    """

    view: LabyrinthView
    lies: dict[int, Place] = field(default_factory=dict)
    claims: int = 0

    def check(self, truth: Truth) -> None:
        shown = self.view.show()["notebook"]
        for piece in shown["fragments"]:
            fragment = self.view.notebook.atlas.fragments[piece["id"]]
            down, right = self._offset(fragment, truth)
            if not piece["anchored"]:
                assert spot_at(down, right) in fragment.places
                assert piece["places"] == len(fragment.places)
                origin = [row_col(spot) for spot in fragment.cells]
                down += min(row for row, _ in origin)
                right += min(col for _, col in origin)
                assert not piece["at"] or [down, right] in piece["at"]
            self.check_piece(piece, truth, (down, right))
            self.check_bear(shown["bear"], piece["id"], truth, (down, right))

    def _offset(self, fragment: Fragment, truth: Truth) -> Place:
        if fragment.anchored:
            return 0, 0
        if fragment.id not in self.lies:
            pawns = self.view.notebook.atlas.pawns
            seat, spot = next((s, at) for s, at in pawns.items() if at.fragment == fragment.id)
            here, there = row_col(spot.at), truth.pawns[seat]
            self.lies[fragment.id] = there[0] - here[0], there[1] - here[1]
        return self.lies[fragment.id]

    def check_piece(self, piece: dict[str, Any], truth: Truth, offset: Place) -> None:
        for cell in piece["cells"]:
            place = cell["row"] + offset[0], cell["col"] + offset[1]
            assert cell["cell"] in (None, truth.cells[place]["cell"]), (cell, place)
            assert cell["flow"] in (None, truth.cells[place]["flow"]), (cell, place)
            assert cell["treasures"] <= truth.lying.get(place, 0), (cell, place)
            self.claims += 1
        for side in piece["sides"]:
            place = side["row"] + offset[0], side["col"] + offset[1]
            real = truth.sides[*place, SIDE_NAMES.index(side["side"])]
            means = WAS_A_WALL if side.get("doubtful") else MEANS[side["is"]]
            assert real in means, (side, place, real)
            self.claims += 1
        for pawn in piece["pawns"]:
            place = pawn["row"] + offset[0], pawn["col"] + offset[1]
            assert truth.pawns[pawn["seat"]] == place, (pawn, place)
            self.claims += 1

    def check_bear(
        self, bear: dict[str, int] | None, piece: int, truth: Truth, offset: Place
    ) -> None:
        if bear is not None and bear["fragment"] == piece:
            assert truth.bear == (bear["row"] + offset[0], bear["col"] + offset[1])
            self.claims += 1


def audited_game(rules: Rules, seats: int, seed: int, most: int = 400) -> Auditor:
    """A game of wild, wandering and mapping players, every claim checked after every move."""
    rng = Random(seed)
    bots: list[Bot] = [Wanderer(), Mapper()]
    wildness = rng.choice((0.1, 0.5, 1.0))
    table = Table.open(
        LABYRINTH, rules, [Player(str(seat), "") for seat in range(seats)], str(seed)
    )
    auditor = Auditor(LabyrinthView(rules, None, seats))
    read = 0
    while table.turn is not None and table.version < most:
        seat = table.turn
        if rng.random() < wildness:
            move = rng.choice(table.observe(seat).offers).move
            assert table.submit(seat, move, table.version) is None
        else:
            table.let_bot_move(bots[seat % 2])
        for event in table.events[read:]:
            if event.audience is EVERYONE:
                auditor.view.hear(event.said)
        read = len(table.events)
        auditor.check(Truth(table.observe(GM).view))
    return auditor


def any_rules(rng: Random) -> Rules:
    """Rules of any size and options, playable."""
    rows, cols = rng.randint(3, 7), rng.randint(4, 7)
    if rng.random() < 0.1:
        rows, cols = 12, 12
    return Rules(
        rows=rows,
        cols=cols,
        exits=rng.choice((1, 1, 2, 3)),
        arsenals=rng.choice((1, 1, 2)),
        hospitals=rng.choice((1, 1, 2)),
        false_treasures=rng.randint(0, 2),
        bombs=rng.choice((0, 3, 9)),
        bullets=rng.choice((0, 3, 9)),
        bear=rng.random() < 0.5,
        outside=rng.random() < 0.3,
    )
