"""Finished games whose only player has been everywhere: big notebooks, for what draws them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gamemaster.core import record
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.presets import PRESETS


def walked(preset: str, seed: str = "large", **options: Any) -> str:
    """The record of a game for one who steps into every cell he can reach, and then about until
    nothing has changed for too long; `options` are the rules' own.
    """
    rules = replace(PRESETS[preset], start="open", **options)
    table = Table.open(LABYRINTH, rules, [Player("Walker", "blue")], seed)
    walk = _Walk(table)
    while not table.over:
        walk.step()
    return record.save(table)


class _Walk:
    """The walk of one who sees the plan, in a copy of the game of his own."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state, _ = LABYRINTH.start(table.rules, table.plan, 1)
        self.seen: set[int] = set()

    def step(self) -> None:
        """One request, made at the table and in the walker's own copy of the game."""
        offers = [offer.move for offer in LABYRINTH.offers(self.state, 0)]
        wanted = self._towards_new() or offers[self.table.version % 4 % len(offers)]
        known = len(self.table.entries)
        refusal = self.table.submit(0, wanted, self.table.version)
        if refusal is not None:
            raise AssertionError(f"{wanted} was offered and is refused: {refusal.key}")
        for _, move in self.table.entries[known:]:  # what chance drew among them
            LABYRINTH.apply(self.state, LABYRINTH.read_move(move))
        self.seen.add(self.state.pawns[0].cell)

    def _towards_new(self) -> str | None:
        """The first step of a shortest way to a cell where he hasn't been."""
        been = {self.state.pawns[0].cell}
        ways: deque[tuple[State, str]] = deque([(self.state, "")])
        while ways:
            state, first = ways.popleft()
            for move, after in _steps(state):
                cell = after.pawns[0].cell
                if cell not in been:
                    been.add(cell)
                    if cell not in self.seen:
                        return first or move
                    ways.append((after, first or move))
        return None


def _steps(state: State) -> Iterator[tuple[str, State]]:
    """What one movement makes of a position, wherever the game goes on."""
    for offer in LABYRINTH.offers(state, 0):
        if offer.do in ("start", "go", "loop", "lift", "flow"):
            after = state.clone()
            LABYRINTH.apply(after, LABYRINTH.read_move(offer.move))
            if LABYRINTH.to_move(after) == 0:
                yield offer.move, after
