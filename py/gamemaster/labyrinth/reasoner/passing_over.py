"""Requests of which nothing is used but what everybody knows: following them would take too long.

A loose chronicle follows every request from any place at all, and from some (a shot, a bear that
strikes) there are too many ways. Such a request is passed over: whatever it may have changed is
open, the course of the game that all know is taken from a chronicle that has followed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.reasoner.asking import Fact, Uncovered, Value
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.minutes import Minute
from gamemaster.labyrinth.reasoner.versions import Version

MOST_TREASURES: Final = 3
"""Of more there are too many orders in which they may lie on each other."""


def pass_over(loose: Chronicle, minute: Minute, states: Sequence[State]) -> None:
    """Go on after a request without a word about it; `states` are what all know after it.

    Raises `Uncovered` where the pieces are placed, where there are too many treasures, and where
    other things lie about.
    """
    many = len(loose.board.treasures) > MOST_TREASURES or loose.board.rules.belongings
    if minute.move is None or many:
        raise Uncovered
    moment = loose.now
    for fact, values in _changed(loose, minute):
        moment = moment.changed(fact, _open(loose, values))
    loose.resume(moment, states)


def _changed(loose: Chronicle, minute: Minute) -> list[tuple[Fact, Sequence[Value]]]:
    """All that a request may change, and the values that it may have then."""
    board, moment = loose.board, loose.now
    piles = [pile for count in range(len(board.treasures) + 1) for pile in _piles(loose, count)]
    facts: list[tuple[Fact, Sequence[Value]]] = [(("at", minute.seat), board.cells)]
    if moment.bear is not None:
        facts.append((("bear", 0), [*board.cells, NOWHERE]))
    facts += [(("holds", seat), [NOWHERE, *board.treasures]) for seat in range(board.seats)]
    facts += [(("lying", cell), piles) for cell in board.cells]
    if minute.move is not None and not minute.move.kinds.isdisjoint({"blow", "cement"}):
        facts += [(("side", at), board.values(("side", at))) for at in (*board.inner, *board.outer)]
    return facts


def _piles(loose: Chronicle, count: int) -> list[Value]:
    return [*permutations(loose.board.treasures, count)]


def _open(loose: Chronicle, values: Sequence[Value]) -> Version:
    new = {value: loose.clauses.new() for value in values}
    loose.clauses.one([*new.values()])
    return new
