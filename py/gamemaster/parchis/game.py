"""Parchís as a table hosts it: the `Game` protocol over rules, set-up, state and turn."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, Final

from gamemaster.core.game import CHANCE, Event, Illegal, Leading, Option, Said, Seat, View
from gamemaster.core.options import write_rules
from gamemaster.core.primer import Primer
from gamemaster.core.ruling import ENDINGS
from gamemaster.parchis.board import board_for
from gamemaster.parchis.legal import check, offers
from gamemaster.parchis.moves import FACES, Move, read_move
from gamemaster.parchis.primer import primer
from gamemaster.parchis.replies import RequestTold
from gamemaster.parchis.rules import OPTIONS, PRESETS, Rules, players, read_rules
from gamemaster.parchis.setup import Problem, Setup, position_of, problems
from gamemaster.parchis.setup_text import read_setup, write_setup
from gamemaster.parchis.turn import VERBS, State, draw_lots, look_for_steps, run_out_of_time, said
from gamemaster.parchis.view import ParchisView

ONE_DIE: Final = tuple((f"die {face}", Fraction(1, len(FACES))) for face in FACES)
TWO_DICE: Final = tuple(
    (f"dice {first} {second}", Fraction(1, len(FACES) ** 2))
    for first, second in product(FACES, repeat=2)
)


class Parchis:
    """Parchís (Rules P-1 to P-13). Its plan is the position from which it begins."""

    id: Final = "parchis"

    def presets(self) -> Mapping[str, Rules]:
        """The named rule sets."""
        return PRESETS

    def options(self) -> tuple[Option, ...]:
        """Every option (Rules P-1, P-12)."""
        return OPTIONS

    def primer(self) -> Primer:
        """Forms, the rules page."""
        return primer()

    def read_rules(self, data: Mapping[str, Any]) -> Rules:
        """Rules from JSON values; raises `RulesError`."""
        return read_rules(data)

    def write_rules(self, rules: Rules) -> dict[str, Any]:
        """Rules as JSON values."""
        return write_rules(rules)

    def seats(self, rules: Rules) -> tuple[int, int]:
        """The least and the greatest number of players (Rule P-1)."""
        return players(rules)

    def generate(self, rules: Rules, rng: Random) -> Setup:
        """The beginning: all pieces in their bases."""
        return Setup()

    def read_plan(self, text: str) -> Setup:
        """A set-up position from its text; raises `SetupError`."""
        return read_setup(text)

    def write_plan(self, plan: Setup) -> str:
        """A set-up position's text."""
        return write_setup(plan)

    def validate(self, rules: Rules, plan: Setup) -> tuple[Problem, ...]:
        """What makes a set-up position unplayable."""
        return tuple(problems(rules, plan))

    def settled(self, rules: Rules, plan: Setup) -> dict[str, Any]:
        """Nothing: any position can be played by any options."""
        return {}

    def desk(self, rules: Rules, plan: Setup | None) -> None:
        """None: a position is written, not drawn."""

    def follows(self, text: str) -> tuple[int, tuple[str, ...]]:
        """Nothing: steps are chosen, not composed of words."""
        return len(text) + 1, ()

    def mended(self, move: Move, refusal: Illegal) -> Move | None:
        """Nothing: a step has no parts."""
        return None

    def foreign(self, rules: Rules, plan: Setup) -> frozenset[str]:
        """None: the same words are known by all options."""
        return frozenset()

    def write_move(self, move: Move) -> str:
        """A move's text form."""
        return move.text

    def tell_move(self, move: Move) -> list[RequestTold]:
        """The one request that a move is."""
        return [{"do": move.do, "text": move.text}]

    def start(
        self, rules: Rules, plan: Setup, seats: int, *, led: bool = False
    ) -> tuple[State, list[Event]]:
        """The position, and whose turn it is or the lots to be drawn; raises `SetupError`."""
        board = board_for(rules, seats)
        state = State(board, position_of(board, plan))
        text = write_setup(plan)
        pairs, safe = rules.pairs, rules.safe_cells
        told = [said("board-set", players=seats, pairs=pairs, safe=safe, position=text)]
        if plan.turn is None:
            draw_lots(state)
            return state, told
        state.turn = plan.turn
        told.append(said("begins", seat=plan.turn))
        if plan.dice and not state.now.used:
            told += look_for_steps(state)
        return state, told

    # A turn is made of these: they are what does it, and nothing stands between.
    read_move = staticmethod(read_move)
    clone = staticmethod(State.clone)
    offers = staticmethod(offers)
    check = staticmethod(check)

    def to_move(self, state: State) -> Seat:
        """The seat to move, `CHANCE` or `OVER`."""
        return state.turn

    def chances(self, state: State) -> tuple[tuple[str, Fraction], ...]:
        """One die while lots are drawn, else two (Rules P-2, P-3)."""
        if state.turn != CHANCE:
            return ()
        return ONE_DIE if state.drawing else TWO_DICE

    def apply(self, state: State, move: Move) -> list[Event]:
        """Make a checked move, or an outcome of chance; what is said about it."""
        return VERBS[move.do](state, move)

    def may_lose(self, state: State, seat: Seat) -> Illegal | None:
        """Nothing: whose turn it is may be slow (Rule T-4)."""
        return None

    def lose(self, state: State, seat: Seat) -> list[Event]:
        """His time is over (Rule T-4)."""
        return run_out_of_time(state, seat)

    def leading(self) -> Leading[State] | None:
        """Nothing: the game master can take back requests and end the game (Rule T-2.4)."""
        return None

    def winners(self, over: Said) -> tuple[Seat, ...]:
        """Who has brought all pieces home, or both of a pair (Rule P-12).

        Or who is left over, or was declared winner (Rules T-2.3, T-4).
        """
        if over.key in ENDINGS:
            return tuple(over.args.get("seats", ()))
        return tuple(over.args.get("seats", (over.args["seat"],)))

    def view(self, rules: Rules, seat: Seat | None, seats: int) -> View:
        """An empty view: everybody, the game master too, sees the same board."""
        return ParchisView(rules, seats)


PARCHIS: Final = Parchis()
