"""What a player did that he could have known to be of no use: judged by what his seat had heard.

A judge follows one seat through one game. It is handed what the seat observed and what it asked
for then, as a bot is, and never the position.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.arming import IN_PLAY
from gamemaster.labyrinth.bots.chart import Chart, Node, read_chart
from gamemaster.labyrinth.bots.flight import HEALING, is_hurt
from gamemaster.labyrinth.bots.knowledge import is_bare, knowledge, surroundings
from gamemaster.labyrinth.bots.landing import landing
from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.moves import BESIDE, HERE, Action, Move

WALL: Final = "wall"
"""It walked into what it knew to be wall."""
AGAIN: Final = "again"
"""It stood where it had stood before, and had learnt nothing since.

Where it knows nothing but the kind of its cell it has learnt whence it came, and by what movement.
"""
SHOT: Final = "shot"
"""A bullet that could hit nobody."""
BLAST: Final = "blast"
"""A bomb where it knew that there was no wall to be taken."""
TREASURE: Final = "treasure"
"""It left what it came for: the treasure at its feet, or the exit beside it with one in hand."""
FOLLIES: Final = (WALL, AGAIN, SHOT, BLAST, TREASURE)
SHUT: Final = ("wall", "edge")


class Judge:
    """Judges the moves of one seat in one game."""

    follies: Final = FOLLIES

    def __init__(self) -> None:
        self._known: set[Hashable] = set()
        self._whence: Hashable = None

    def judge(self, seen: Observation, text: str) -> tuple[str, ...] | None:
        """The follies of one move; None for what is no turn: a start, a question, an answer."""
        assert seen.seat is not None
        move = read_move(text)
        if move.plain and move.deeds[0].do in BESIDE:
            return None
        whence = self._whence if is_bare(seen.view, seen.seat) else None
        here = (knowledge(seen.view, seen.seat), whence)
        found = [AGAIN] if here in self._known else []
        self._known.add(here)
        self._whence = (surroundings(seen.view, seen.seat), text)
        chart = read_chart(seen.view, seen.rules, seen.seat, guessing=False)
        if chart is not None and not seen.view["pawns"][seen.seat]["outside"]:
            found += _follies(chart, seen, move)
        return tuple(found)


def _follies(chart: Chart, seen: Observation, move: Move) -> Iterator[str]:
    if _ignores_treasure(chart, seen, move):
        yield TREASURE
    node: Node | None = chart.me
    blown: set[int] = set()
    for action in move.deeds:
        if node is None:
            return
        side = action.side
        if action.do == "go":
            if side not in blown and chart.side(node, side) in SHUT and not _rests(chart, seen):
                yield WALL
            node = landing(chart, f"go {SIDE_NAMES[side]}")
        elif action.do == "shoot" and not _may_hit(chart, seen, node, action):
            yield SHOT
        elif action.do == "blow":
            if chart.side(node, side) in ("open", "exit") or _is_monolith(chart, seen, node, side):
                yield BLAST
            blown.add(side)


def _rests(chart: Chart, seen: Observation) -> bool:
    """Hurt in a hospital it may walk against a wall, to be healed there (Rule D-4.2)."""
    return is_hurt(seen) and chart.kind(chart.me) in HEALING


def _is_monolith(chart: Chart, seen: Observation, node: Node, side: int) -> bool:
    """Whether an outer wall stands there in which there can be no closed exit (Rule G-1)."""
    closed = seen.view["numbers"].get("closed_exits", seen.rules["closed_exits"])
    outer = chart.is_placed(node.fragment) and not chart.exists(node.beside(side))
    return chart.side(node, side) == "edge" or (
        outer and not closed and chart.side(node, side) == "wall"
    )


def _may_hit(chart: Chart, seen: Observation, node: Node, action: Action) -> bool:
    """Whether a bullet may hit anybody who can be hit, or the bear (Rules A-4, C-9, D-5.5)."""
    line = {place for place, _ in chart.line(node, action.side)} if action.side < HERE else {node}
    if seen.rules["bear"] and seen.rules["bear_can_be_shot"]:
        return True
    others = [
        pawn
        for pawn in seen.view["pawns"]
        if pawn["seat"] != seen.seat and pawn["health"] in (*IN_PLAY, "unplaced")
    ]
    blocked = action.side == NOWHERE or chart.side(node, action.side) in SHUT
    for pawn in others:
        at = chart.pawns.get(pawn["seat"])
        known = at is not None and at.fragment == node.fragment
        if (at in line) if known else not blocked:
            return True
        if pawn["outside"] and chart.side(node, action.side) == "exit":
            return True
    return False


def _ignores_treasure(chart: Chart, seen: Observation, move: Move) -> bool:
    me = seen.view["pawns"][seen.seat]
    if me["treasures"]:
        exits = [side for side in DIRECTIONS if chart.side(chart.me, side) == "exit"]
        steps = {action.side for action in move.deeds if action.do == "go"}
        return bool(exits) and steps.isdisjoint(exits)
    able = me["health"] == "healthy" and any(offer.move == "take treasure" for offer in seen.offers)
    lies = chart.cells[chart.me].treasures if chart.me in chart.cells else 0
    return bool(lies) and able and "take" not in move.kinds
