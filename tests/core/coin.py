"""A tiny game with chance and secrets: it proves what Labyrinth's classic rules never use.

A bent coin is tossed to show how it falls; then everybody guesses in turn, in secret, how it will
fall, and it is tossed. On its edge (once in six) it is tossed again. Who is the first to have
guessed `goal` tosses wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any, Final

from gamemaster.core.game import (
    CHANCE,
    EVERYONE,
    GM,
    OVER,
    Event,
    Illegal,
    Leading,
    Option,
    Refused,
    Said,
    Seat,
    View,
)
from gamemaster.core.offering import Offer
from gamemaster.core.primer import Primer

SIDES: Final = ("heads", "tails")
BENT: Final = (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))


@dataclass(frozen=True, slots=True)
class CoinRules:
    """How many right guesses win."""

    goal: int = 3


@dataclass(frozen=True, slots=True)
class CoinPlan:
    """The side on which the coin's owner would bet; nothing depends on it."""

    favourite: str


@dataclass(slots=True)
class CoinState:
    """A position: right guesses so far, and this round's guesses."""

    rules: CoinRules
    right: list[int]
    guesses: list[str] = field(default_factory=list)
    turn: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class CoinProblem:
    """What is wrong with a plan."""

    rule: str
    severity: str
    key: str
    args: Mapping[str, Any]


class CoinView:
    """All that was heard, as a picture."""

    def __init__(self) -> None:
        self.tosses: list[str] = []
        self.guesses: list[str] = []

    def hear(self, said: Said) -> None:
        """Note tosses, and guesses if they are told."""
        if said.key == "coin-fell":
            self.tosses.append(said.args["side"])
        if said.key == "coin-guess":
            self.guesses.append(said.args["side"])

    def skip(self) -> None:
        """Nothing is counted."""

    def show(self) -> dict[str, Any]:
        """The picture as JSON values."""
        return {"tosses": list(self.tosses), "guesses": list(self.guesses)}


class Coin:
    """The game as a table hosts it; moves are their own texts."""

    id: str = "coin"

    def presets(self) -> Mapping[str, CoinRules]:
        return {"coin": CoinRules()}

    def options(self) -> tuple[Option, ...]:
        return (Option("goal", "int", 3, min=1, max=9),)

    def primer(self) -> Primer:
        return {"lobby": [], "groups": [], "parts": [], "figures": [], "secrets": True}

    def read_rules(self, data: Mapping[str, Any]) -> CoinRules:
        goal = data.get("goal", 3)
        if set(data) - {"goal"} or type(goal) is not int or not 1 <= goal <= 9:
            raise Refused("refused-option", "goal: 1 to 9", option="goal")
        return CoinRules(goal)

    def write_rules(self, rules: CoinRules) -> dict[str, Any]:
        return {"goal": rules.goal}

    def seats(self, rules: CoinRules) -> tuple[int, int]:
        return 1, 4

    def generate(self, rules: CoinRules, rng: Random) -> CoinPlan:
        return CoinPlan(rng.choice(SIDES))

    def read_plan(self, text: str) -> CoinPlan:
        return CoinPlan(text)

    def write_plan(self, plan: CoinPlan) -> str:
        return plan.favourite

    def validate(self, rules: CoinRules, plan: CoinPlan) -> list[CoinProblem]:
        if plan.favourite in SIDES:
            return []
        return [CoinProblem("V-1", "error", "coin-side", {"side": plan.favourite})]

    def settled(self, rules: CoinRules, plan: CoinPlan) -> dict[str, Any]:
        return {}

    def desk(self, rules: CoinRules, plan: CoinPlan | None) -> None:
        return None

    def read_move(self, text: str) -> str:
        if text.strip() not in ("guess heads", "guess tails", "heads", "tails", "edge"):
            raise Refused("illegal-move-unknown", f"column 1: {text!r}", column=1, word=text)
        return text.strip()

    def follows(self, text: str) -> tuple[int, tuple[str, ...]]:
        return len(text) + 1, ()

    def mended(self, move: str, refusal: Illegal) -> str | None:
        return None

    def foreign(self, rules: CoinRules, plan: CoinPlan) -> frozenset[str]:
        return frozenset()

    def write_move(self, move: str) -> str:
        return move

    def tell_move(self, move: str) -> list[Any]:
        return [{"do": move}]

    def start(
        self, rules: CoinRules, plan: CoinPlan, seats: int, *, led: bool = False
    ) -> tuple[CoinState, list[Event]]:
        told = [
            Event(Said("coin-opened", {"goal": rules.goal}), EVERYONE),
            Event(Said("coin-favourite", {"side": plan.favourite}), frozenset((GM,))),
        ]
        return CoinState(rules, [0] * seats), told

    def clone(self, state: CoinState) -> CoinState:
        return CoinState(state.rules, state.right[:], state.guesses[:], state.turn)

    def to_move(self, state: CoinState) -> Seat:
        return state.turn

    def offers(self, state: CoinState, seat: Seat) -> tuple[Offer, ...]:
        if seat != state.turn or seat < 0:
            return ()
        return tuple(Offer(f"guess {side}", "guess", {"side": side}) for side in SIDES)

    def check(self, state: CoinState, seat: Seat, move: str) -> Illegal | None:
        if state.turn == OVER:
            return Illegal("illegal-game-over", {})
        if seat != state.turn or seat < 0:
            return Illegal("illegal-not-your-turn", {"seat": seat})
        return None if move.startswith("guess ") else Illegal("illegal-guess", {})

    def chances(self, state: CoinState) -> tuple[tuple[str, Fraction], ...]:
        if state.turn != CHANCE:
            return ()
        return tuple(zip((*SIDES, "edge"), BENT, strict=True))

    def apply(self, state: CoinState, move: str) -> list[Event]:
        return self._toss(state, move) if state.turn == CHANCE else self._guess(state, move)

    def _guess(self, state: CoinState, move: str) -> list[Event]:
        seat, side = state.turn, move.removeprefix("guess ")
        state.guesses.append(side)
        state.turn = seat + 1 if seat + 1 < len(state.right) else CHANCE
        return [
            Event(Said("coin-guessed", {"seat": seat}), EVERYONE),
            Event(Said("coin-guess", {"seat": seat, "side": side}), frozenset((seat, GM))),
        ]

    def _toss(self, state: CoinState, side: str) -> list[Event]:
        told = [Event(Said("coin-fell", {"side": side}), EVERYONE)]
        if side == "edge":
            return told
        for seat, guess in enumerate(state.guesses):
            state.right[seat] += guess == side
        state.guesses, state.turn = [], 0
        if max(state.right) >= state.rules.goal:
            winners = [seat for seat, n in enumerate(state.right) if n >= state.rules.goal]
            told.append(Event(Said("coin-won", {"seats": winners}), EVERYONE))
            state.turn = OVER
        return told

    def may_lose(self, state: CoinState, seat: Seat) -> Illegal | None:
        return Illegal("illegal-no-clock", {})

    def lose(self, state: CoinState, seat: Seat) -> list[Event]:
        raise AssertionError("no clock runs")

    def leading(self) -> Leading[CoinState] | None:
        return None

    def winners(self, over: Said) -> tuple[Seat, ...]:
        return tuple(over.args["seats"])

    def view(self, rules: CoinRules, seat: Seat | None, seats: int) -> View:
        return CoinView()


COIN: Final = Coin()
