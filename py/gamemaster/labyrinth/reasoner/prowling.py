"""The bear that repeats every step goes its way unseen (Rule A-8).

Where it may be struck it is part of the request. Else a request tells of it only upon whom it has
come, and upon whom it has not; its way is followed by itself, with the engine's own steps.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from operator import index
from typing import Final

from gamemaster.core.game import OVER, Event, Seat
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import WEAPONS, Move
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.creatures import maul_all, step_bear
from gamemaster.labyrinth.playing.going import spare_companions
from gamemaster.labyrinth.playing.sayings import Say
from gamemaster.labyrinth.playing.state import State, new_state
from gamemaster.labyrinth.reasoner.asking import Decision, Fact, Path, Value
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.clauses import TRUE, Clauses
from gamemaster.labyrinth.reasoner.listening import Listener
from gamemaster.labyrinth.reasoner.minutes import Minute
from gamemaster.labyrinth.reasoner.sketch import Sketch
from gamemaster.labyrinth.reasoner.supposing import Act, Budget, Exploration
from gamemaster.labyrinth.reasoner.versions import Moment, Version, meeting
from gamemaster.labyrinth.rules import Rules

PASSAGE: Final = Plan(1, 2, ("land", "land"), (NOWHERE,) * 2, (None,) * 2, bytes(8), ())
"""Two cells, for the bear to come from one to the other."""
ENOUGH: Final = 1 << 16
"""Tries for one step of the bear: it has so few ways to go that they always are enough."""


def may_be_struck(minute: Minute) -> bool:
    """Whether more may have become of the bear in a request than a step."""
    move = minute.move
    return move is not None and (not move.open or not move.kinds.isdisjoint(WEAPONS))


class Prowler:
    """Follows the bear from one version to the next."""

    def __init__(self, board: Board, blueprint: Blueprint, clauses: Clauses) -> None:
        self._board, self._blueprint, self._clauses = board, blueprint, clauses
        self._steps: dict[tuple[int, int], list[tuple[Path, int]]] = {}

    def walk(
        self,
        move: Move,
        before: tuple[Moment, State],
        after: tuple[Moment, Sequence[State]],
        premise: int,
        known: Mapping[Fact, Value],
        struck: Collection[Seat],
    ) -> Version:
        """Where the bear is after a request in which it has wounded these, and nobody else.

        `before` and `after` are what was supposed then and now; all of it holds if `premise` does.
        Of the plan some facts are `known`.
        """
        (then, were), (now, states) = before, after
        old, action = then.bear or {}, move.deeds[0]
        if action.do != "go" or (not struck and any(state.turn == OVER for state in states)):
            return old
        new: dict[Value, int] = {cell: self._clauses.new() for cell in self._board.cells}
        if NOWHERE in old:
            new[NOWHERE] = self._clauses.new()
            self._clauses.add(-premise, -old[NOWHERE], new[NOWHERE])
        self._clauses.one([*new.values()])
        for cell in self._board.cells:
            if cell not in old:
                continue
            for path, end in self._ways(cell, action.side):
                (fact, value, _) = path[-1]
                if fact[0] == "lead" and known.get(fact, value) != value:
                    continue
                facts = [-then.literal(fact, value, self._blueprint) for fact, value, _ in path]
                self._clauses.add(-premise, -old[cell], *facts, new[end])
        for seat, pawn in enumerate(were.pawns):
            stood = all(s.pawns[seat].playing and s.pawns[seat].outside == NOWHERE for s in states)
            if stood or seat in struck:
                met = -TRUE
                if pawn.outside == NOWHERE:
                    met = meeting(self._clauses, then.at[seat], old)
                meets = meeting(self._clauses, now.at[seat], new)
                self._met(met, meets, premise, struck=seat in struck)
        return new

    def _met(self, met: int, meets: int, premise: int, *, struck: bool) -> None:
        """It would have struck where it didn't, or the other way round: so it was not like that."""
        for before in (False, True):
            for after in (False, True):
                if strikes(self._board.rules, before, after) != struck:
                    were = (-met if before else met, -meets if after else meets)
                    self._clauses.add(-premise, *were)

    def _ways(self, cell: int, side: int) -> list[tuple[Path, int]]:
        """All that may become of one step, by what is on that side and where it leads."""
        found = self._steps.get((cell, side))
        if found is None:
            base = new_state(self._board.rules, self._board.plan, 1)
            base.ground = Sketch(self._board, {}, self._board.values)
            base.bear = cell
            steps = Exploration(base, _step(side), Listener(None, ()), Gullible())
            leaves = steps.leaves(Budget(ENOUGH))
            found = self._steps[cell, side] = [(leaf.path, leaf.state.bear) for leaf in leaves]
        return found


class Gullible:
    """A judge to whom everything is possible."""

    def literal(self, decision: Decision) -> int:
        """No literal: nothing is known."""
        return TRUE

    def clash(self, literals: Sequence[int]) -> bool:
        """Never."""
        return False


def _step(side: int) -> Act:
    def act(state: State, say: Say) -> None:
        step_bear(state, side, say)
        state.bear = index(state.bear)  # wherever it has led

    return act


@lru_cache(maxsize=64)
def strikes(rules: Rules, met: bool, meets: bool) -> bool:
    """Whether the bear wounds somebody whom it had met before its step, and meets after it."""
    state = new_state(rules, PASSAGE, 1)
    state.pawns[0].cell, state.bear = 0, 0 if met else 1
    spare_companions(state)
    state.bear = 0 if meets else 1
    told: list[Event] = []
    maul_all(state, told.append)
    return bool(told)
