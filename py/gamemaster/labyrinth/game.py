"""Labyrinth as a table hosts it: the `Game` protocol over rules, plan, state and turn."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, Final

from gamemaster.core.game import (
    GM,
    TO_GM,
    Event,
    Illegal,
    Offer,
    Said,
    Seat,
    View,
)
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, cell_name
from gamemaster.labyrinth.heard.truth import TruthView
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.validate import Problem, validate
from gamemaster.labyrinth.moves import SIDED, Move, read_move
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import read_plan, write_plan
from gamemaster.labyrinth.rules import PLAYERS, PRESETS, Rules, read_rules, write_rules
from gamemaster.labyrinth.sayings import aloud, bear_stands, treasure_is
from gamemaster.labyrinth.state import Pawn, State, new_state
from gamemaster.labyrinth.turn import take_turn

SCARCE: Final[Mapping[str, str]] = {"shoot": "illegal-no-bullets", "blow": "illegal-no-bombs"}


@cache
def _start_offers(rows: int, cols: int) -> tuple[Offer, ...]:
    names = [cell_name(row, col) for row in range(rows) for col in range(cols)]
    return tuple(Offer(f"start {name}", "start", {"cell": name}) for name in names)


@cache
def _turn_offers(armed: bool, bombs: bool, moves_on: str | None) -> tuple[Offer, ...]:
    may = {"go": True, "shoot": armed, "blow": bombs}
    sided = [
        Offer(f"{do} {side}", do, {"side": side}) for do in SIDED if may[do] for side in SIDE_NAMES
    ]
    extra = [] if moves_on is None else [Offer(moves_on, moves_on, {})]
    return (*sided, *extra)


class Labyrinth:
    """The labyrinth rule sets (Rules G and A)."""

    id: Final = "labyrinth"

    def presets(self) -> Mapping[str, Rules]:
        """The named rule sets."""
        return PRESETS

    def read_rules(self, data: Mapping[str, Any]) -> Rules:
        """Rules from JSON values; raises `RulesError`."""
        return read_rules(data)

    def write_rules(self, rules: Rules) -> dict[str, Any]:
        """Rules as JSON values."""
        return write_rules(rules)

    def seats(self, rules: Rules) -> tuple[int, int]:
        """The least and the greatest number of players (option table)."""
        return PLAYERS[rules.preset]

    def generate(self, rules: Rules, rng: Random) -> Plan:
        """A valid plan for the rules."""
        return generate(rules, rng)

    def read_plan(self, text: str) -> Plan:
        """A plan from its text form; raises `PlanError`."""
        return read_plan(text)

    def write_plan(self, plan: Plan) -> str:
        """A plan's text form."""
        return write_plan(plan)

    def validate(self, rules: Rules, plan: Plan) -> tuple[Problem, ...]:
        """Rules V-1 to V-6."""
        return validate(rules, plan)

    def read_move(self, text: str) -> Move:
        """A move from its text form; raises `MoveError`."""
        return read_move(text)

    def write_move(self, move: Move) -> str:
        """A move's text form."""
        return move.text

    def start(self, rules: Rules, plan: Plan, seats: int) -> tuple[State, list[Event]]:
        """The position before the start cells are chosen, and the first words."""
        state = new_state(rules, plan, seats)
        size = (("rows", plan.rows), ("cols", plan.cols), ("players", seats))
        told = [aloud("opened", *size), Event(Said("gm-plan", {"plan": write_plan(plan)}), TO_GM)]
        told += [treasure_is(i, cell, NOWHERE) for i, cell in enumerate(plan.treasures)]
        if state.bear != NOWHERE:
            told.append(bear_stands(state.bear))
        return state, told

    def clone(self, state: State) -> State:
        """An independent copy."""
        return state.clone()

    def to_move(self, state: State) -> Seat:
        """The seat to move, or `OVER`."""
        return state.turn

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """The elementary moves of a seat: only what it can know of decides (Rule G-3)."""
        if seat != state.turn or state.over:
            return ()
        if state.starting:
            return _start_offers(state.plan.rows, state.plan.cols)
        pawn = state.pawns[seat]
        return _turn_offers(pawn.bullets > 0, pawn.bombs > 0, _moves_on(state, pawn))

    def check(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        """Why a move can't be made: not his turn, not one action, nothing to do it with."""
        if state.over:
            return Illegal("illegal-game-over", {})
        if seat != state.turn:
            return Illegal("illegal-not-your-turn", {"seat": seat})
        if len(move.actions) != 1:
            return Illegal("illegal-one-action", {"count": len(move.actions)})
        action = move.actions[0]
        if state.starting != (action.do == "start"):
            return Illegal("illegal-choose-start" if state.starting else "illegal-started", {})
        if action.place is not None:
            row, col = action.place
            if row >= state.plan.rows or col >= state.plan.cols:
                return Illegal("illegal-no-such-cell", {"cell": cell_name(row, col)})
            return None
        pawn = state.pawns[seat]
        if (action.do == "shoot" and not pawn.bullets) or (action.do == "blow" and not pawn.bombs):
            return Illegal(SCARCE[action.do], {})
        if action.do not in SIDED and action.do != _moves_on(state, pawn):
            return Illegal(f"illegal-no-{action.do}", {})
        return None

    def chances(self, state: State) -> tuple[tuple[str, Fraction], ...]:
        """Classic has no chance: its players choose where they start (Rule A-1)."""
        return ()

    def apply(self, state: State, move: Move) -> list[Event]:
        """Make a checked move; what is said about it."""
        return take_turn(state, move)

    def view(self, rules: Rules, seat: Seat | None, seats: int) -> View:
        """An empty view for a seat, a spectator or the game master."""
        if seat == GM:
            return TruthView(rules, seats)
        return LabyrinthView(rules, seat, seats)


def _moves_on(state: State, pawn: Pawn) -> str | None:
    if pawn.outside != NOWHERE:
        return None
    return state.ground.kind(pawn.cell).moves_on


LABYRINTH: Final = Labyrinth()
