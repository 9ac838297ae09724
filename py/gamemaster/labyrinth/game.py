"""Labyrinth as a table hosts it: the `Game` protocol over rules, plan, state and turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

from gamemaster.core.game import (
    CHANCE,
    EVERYONE,
    GM,
    TO_GM,
    Event,
    Illegal,
    Option,
    Said,
    Seat,
    View,
)
from gamemaster.core.options import write_rules
from gamemaster.core.primer import Primer
from gamemaster.core.ruling import ENDINGS
from gamemaster.labyrinth.counts import as_drawn, unlike
from gamemaster.labyrinth.desk.desk import LabyrinthDesk
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.heard.truth import TruthView
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.settling import settled
from gamemaster.labyrinth.making.validate import Problem, validate
from gamemaster.labyrinth.move_text import follows, read_move
from gamemaster.labyrinth.moves import Move
from gamemaster.labyrinth.options import OPTIONS, read_rules
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import read_plan, write_plan
from gamemaster.labyrinth.playing.chances import chances
from gamemaster.labyrinth.playing.legal import check, stepped_first
from gamemaster.labyrinth.playing.offers import offers
from gamemaster.labyrinth.playing.passing import run_out_of_time
from gamemaster.labyrinth.playing.ruling import LEADING, LabyrinthLeading
from gamemaster.labyrinth.playing.sayings import bear_stands, leprechaun_stands, treasure_is
from gamemaster.labyrinth.playing.state import State, new_state
from gamemaster.labyrinth.playing.turn import take_turn
from gamemaster.labyrinth.presets import PLAYERS, PRESETS
from gamemaster.labyrinth.primer import primer
from gamemaster.labyrinth.replies import StatementTold
from gamemaster.labyrinth.rules import Rules
from gamemaster.labyrinth.vocabulary import foreign_words


class Labyrinth:
    """The labyrinth rule sets (Rules G, A, B, C and D)."""

    id: Final = "labyrinth"

    def presets(self) -> Mapping[str, Rules]:
        """The named rule sets."""
        return PRESETS

    def options(self) -> tuple[Option, ...]:
        """Every option (RULES.md, option table)."""
        return OPTIONS

    def primer(self) -> Primer:
        """Forms, the rules page, what moves are composed of."""
        return primer()

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

    def settled(self, rules: Rules, plan: Plan) -> dict[str, Any]:
        """Its size and outline, its floors and its bear as far as the rules let it (G-1, A-8)."""
        return settled(rules, plan)

    def desk(self, rules: Rules, plan: Plan | None) -> LabyrinthDesk:
        """Where a plan is drawn by hand (Rule T-2.1)."""
        return LabyrinthDesk(rules, plan)

    def follows(self, text: str) -> tuple[int, tuple[str, ...]]:
        """What could stand at the end of a text."""
        return follows(text)

    def mended(self, move: Move, refusal: Illegal) -> Move | None:
        """The movement that was named last, before the weapons that must not come first (C-2)."""
        return stepped_first(move) if refusal.key == "illegal-arms-after" else None

    def foreign(self, rules: Rules, plan: Plan) -> frozenset[str]:
        """Actions, things and facts that these options and numbers don't know."""
        return foreign_words(as_drawn(rules, plan))

    def write_move(self, move: Move) -> str:
        """A move's text form."""
        return move.text

    def tell_move(self, move: Move) -> list[StatementTold]:
        """The statements of a move, as in `requested`."""
        return [statement.told() for statement in move.actions]

    def to_move(self, state: State) -> Seat:
        """The seat to move, or `OVER`."""
        return state.turn

    def start(
        self, rules: Rules, plan: Plan, seats: int, *, led: bool = False
    ) -> tuple[State, list[Event]]:
        """The position before the start cells are chosen, and the first words."""
        state, told = beginning(rules, plan, seats, led)
        return state.clone(), list(told)

    # A turn is made of these: they are what does it, and nothing stands between.
    read_move = staticmethod(read_move)
    clone = staticmethod(State.clone)
    offers = staticmethod(offers)
    check = staticmethod(check)
    chances = staticmethod(chances)
    apply = staticmethod(take_turn)

    def may_lose(self, state: State, seat: Seat) -> Illegal | None:
        """A clock can run once everybody has a place (Rule T-4)."""
        return Illegal("illegal-clock-start", {}) if state.starting else None

    def lose(self, state: State, seat: Seat) -> list[Event]:
        """His time is over (Rule T-4)."""
        events: list[Event] = []
        run_out_of_time(state, state.pawns[seat], events.append)
        return events

    def leading(self) -> LabyrinthLeading:
        """Pieces, walls, things, health, ammunition, money, turns; the starts (Rule T-2.4)."""
        return LEADING

    def winners(self, over: Said) -> tuple[Seat, ...]:
        """Who carried out what all seek, or is the last one alive (Rules A-7, D-3.1).

        Or whom the game master has declared winners (Rule T-2.3).
        """
        if over.key in ENDINGS:
            return tuple(over.args.get("seats", ()))
        return (over.args["seat"],) if over.key in ("won", "last-alive") else ()

    def view(self, rules: Rules, seat: Seat | None, seats: int) -> View:
        """An empty view for a seat, a spectator or the game master."""
        if seat == GM:
            return TruthView(rules, seats)
        return LabyrinthView(rules, seat, seats)


@lru_cache(maxsize=256)
def beginning(rules: Rules, plan: Plan, seats: int, led: bool) -> tuple[State, tuple[Event, ...]]:
    """What every game on a plan begins with, worked out once: to be copied, never changed."""
    state = new_state(as_drawn(rules, plan), plan, seats, led=led)
    if rules.start != "open":
        state.turn = CHANCE
    told = [opened(rules, state), Event(Said("gm-plan", {"plan": write_plan(plan)}), TO_GM)]
    told += [treasure_is(i, cell, NOWHERE) for i, cell in enumerate(plan.treasures)]
    if state.bear != NOWHERE:
        told.append(bear_stands[state.bear])
    if state.leprechaun != NOWHERE:
        told.append(leprechaun_stands[state.leprechaun])
    return state, tuple(told)


def opened(agreed: Rules, state: State) -> Event:
    """What all know before the game begins: the size, the outline, the limits (G-1, D-3.6, V-5).

    Numbers that are not as agreed are announced, too: how many there are all know (Rule V-2).
    """
    plan, rules = state.plan, state.rules
    told: dict[str, Any] = {"rows": plan.rows, "cols": plan.cols, "players": len(state.pawns)}
    if plan.floors > 1:
        told |= {"floors": plan.floors}
    if holes := plan.holes():
        told |= {"holes": [plan.name(cell) for cell in sorted(holes)]}
    told |= {"limit": state.quiet_limit}
    if rules.encephalitis:
        told |= {"heal_moves": rules.heal_moves}
    told |= unlike(agreed, plan)
    return Event(Said("opened", told), EVERYONE)


LABYRINTH: Final = Labyrinth()
