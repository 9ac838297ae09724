"""The vocabulary of every game, and the `Game` protocol that a table hosts.

A game is a set of pure descriptions (rules, plan, moves) and one state that only the game itself
changes. What a game says leaves it as events; an event's audience is fixed where it is made, and
everything that a seat will ever know is a fold of the events said to that seat.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final, Literal, Protocol, TypeVar

from gamemaster.core.desk import Desk
from gamemaster.core.offering import LegalMoves, Offer
from gamemaster.core.primer import Primer
from gamemaster.core.replies import ClockTold

Awaiting = Literal["answer", "starts"]
"""What the game master is about to say: a held answer, or his word on the starts (Rule T-2.3)."""
Seat = int
"""A player's place at the table, counted from 0."""

GM: Final = -1
"""The game master's own seat: hears the truth, which the others hear when the game is over."""
CHANCE: Final = -2
"""`Game.to_move`: the table draws one of `Game.chances`."""
OVER: Final = -3
"""`Game.to_move`: nobody moves any more."""


class Everyone(enum.Enum):
    """The audience of what is said openly: all seats, the game master and the spectators."""

    EVERYONE = "everyone"


EVERYONE: Final = Everyone.EVERYONE
Audience = frozenset[Seat] | Everyone
TO_GM: Final = frozenset((GM,))


@dataclass(frozen=True, slots=True)
class Said:
    """One statement of the game master: a message key and its arguments, never a sentence.

    `args` holds JSON values only; the page that shows the statement forms the sentence.
    """

    key: str
    args: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Event:
    """A statement and the seats that hear it: an allow-list, never narrowed afterwards."""

    said: Said
    audience: Audience


@dataclass(frozen=True, slots=True)
class Illegal:
    """A refused request, in the form of a statement: why, and the arguments of the sentence."""

    key: str
    args: Mapping[str, Any]


class Refused(ValueError):
    """Something that crossed a border is not acceptable; nothing was changed.

    `key` and `args` form the sentence on the page; `str()` is the plain English for a terminal.
    """

    def __init__(self, key: str, message: str, **args: Any) -> None:
        super().__init__(message)
        self.key = key
        self.args_for_words: dict[str, Any] = args

    def __reduce__(self) -> tuple[Any, ...]:
        """All of it comes back from another process, and out of a copy."""
        return _refused, (type(self), self.args, self.__dict__)


def _refused(kind: type[Refused], args: tuple[Any, ...], told: dict[str, Any]) -> Refused:
    refused = kind.__new__(kind, *args)
    refused.__dict__.update(told)
    return refused


@dataclass(frozen=True, slots=True)
class Observation:
    """All that one seat (None: a spectator) knows of a game: a fold of what was said to it.

    `version` counts the accepted requests; `turn` is the seat to move, if any; `over` is
    the last word once the game has ended; `heard` are the statements from index `heard_from` on;
    `view` is the game's own JSON-able picture, `rules` the options in force, which all know. `led`:
    a person is the game master; `struck` are the ranges of indices of what he has taken back,
    `awaiting` names what he is about to say; `clock` is what clocks and breaks are at; `advice`:
    the seat may take some.
    """

    game: str
    seat: Seat | None
    version: int
    turn: Seat | None
    over: Said | None
    offers: tuple[Offer, ...]
    heard: tuple[Said, ...]
    heard_from: int
    view: Mapping[str, Any]
    rules: Mapping[str, Any]
    led: bool = False
    struck: tuple[tuple[int, int], ...] = ()
    awaiting: Awaiting | None = None
    clock: ClockTold | None = None
    advice: bool = False

    def legal_moves(self) -> LegalMoves:
        """The whole moves that this seat may say now; composed ones by `sample` and `composed`."""
        return LegalMoves(self.offers)


@dataclass(frozen=True, slots=True)
class Argument:
    """A word or two of a ruling: one of the `choices` as they are written, or a number in bounds.

    A `side` is a cell and a direction.
    """

    kind: Literal["seat", "cell", "side", "word", "number"]
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class RulingOffer:
    """Something that the game master can rule now: its first words, and what follows them.

    `overrules`: it changes the course of the game. Its `must` hear it in any case: everybody, or
    the player whom it names.
    """

    do: str
    args: tuple[Argument, ...] = ()
    overrules: bool = True
    must: Literal["all", "seat"] | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One field of a game's rules as a form shows it: its kind, bounds or choices, and default."""

    name: str
    kind: Literal["int", "bool", "choice", "text"]
    default: int | bool | str
    min: int | None = None
    max: int | None = None
    choices: tuple[int | str, ...] = ()
    named: tuple[tuple[int, str], ...] = ()
    """Of an `int`: values that stand for something else than their number, each with its name."""


class View(Protocol):
    """What one seat knows; changed by hearing only."""

    def hear(self, said: Said) -> None:
        """Take in one statement."""

    def skip(self) -> None:
        """Pass over a statement that was taken back: it counts among those heard, no more."""

    def show(self) -> Mapping[str, Any]:
        """The picture as JSON values."""


class Problem(Protocol):
    """One finding of a plan's validation."""

    @property
    def rule(self) -> str:
        """The rule's number, such as `V-5`."""

    @property
    def severity(self) -> str:
        """`error` (the plan can't be played) or `advice`."""

    @property
    def key(self) -> str:
        """The message key of the sentence."""

    @property
    def args(self) -> Mapping[str, Any]:
        """The sentence's arguments."""


R = TypeVar("R")
P = TypeVar("P")
S = TypeVar("S")
M = TypeVar("M")
S_contra = TypeVar("S_contra", contravariant=True)


class Leading(Protocol[S_contra]):
    """What a game lets a person rule who leads it (Rules T-2.3, T-2.4)."""

    def offers(self, state: S_contra) -> Sequence[RulingOffer]:
        """All that can be overruled now, with limits and targets."""

    def read(self, text: str) -> Any:
        """An overruling from its text form; raises `Refused`."""

    def write(self, ruling: Any) -> str:
        """The text form of an overruling."""

    def check(self, state: S_contra, ruling: Any) -> Illegal | None:
        """Why something can't be overruled now, or None."""

    def must_hear(self, state: S_contra, ruling: Any) -> Audience:
        """Who is told in any case: what a player may do depends on what he was told (Rule G-3)."""

    def overrule(self, state: S_contra, ruling: Any, told: Audience) -> list[Event]:
        """Change what was checked; of the events, `EVERYONE` stands for those who are told."""

    def begin(self, state: S_contra, confirmed: bool) -> list[Event]:
        """His word on the chosen starts, for which the game waits (`to_move` is `GM`; D-6.1)."""


class Game(Protocol[R, P, S, M]):
    """A game as the table sees it: rules R, hidden plan P, state S, moves M.

    Every method is deterministic. Chance is a player: where `to_move` is `CHANCE` the table draws
    one of `chances` and applies its move, which the record keeps.
    """

    @property
    def id(self) -> str:
        """The name in records and messages."""

    def presets(self) -> Mapping[str, R]:
        """The named rule sets."""

    def options(self) -> tuple[Option, ...]:
        """Every option of the rules, in the order in which forms show them."""

    def read_rules(self, data: Mapping[str, Any]) -> R:
        """Rules from JSON values laid over the preset that they name; raises `Refused`."""

    def write_rules(self, rules: R) -> dict[str, Any]:
        """Rules as JSON values; `read_rules` gives the same rules back."""

    def primer(self) -> Primer:
        """What a page shows of the rules, and by which it helps to compose moves."""

    def seats(self, rules: R) -> tuple[int, int]:
        """The least and the greatest number of players."""

    def generate(self, rules: R, rng: Random) -> P:
        """A valid plan; always terminates."""

    def read_plan(self, text: str) -> P:
        """A plan from its text form; raises `Refused` naming line and column."""

    def write_plan(self, plan: P) -> str:
        """A plan's text form."""

    def validate(self, rules: R, plan: P) -> Sequence[Problem]:
        """What is wrong with a plan, and what could be better."""

    def settled(self, rules: R, plan: P) -> dict[str, Any]:
        """The options that a plan settles by how it is drawn, such as its size, as JSON values."""

    def desk(self, rules: R, plan: P | None) -> Desk | None:
        """A desk at which a plan is drawn by hand, from this one or from nothing; None: none."""

    def read_move(self, text: str) -> M:
        """A move from its text form; raises `Refused` naming the column."""

    def follows(self, text: str) -> tuple[int, tuple[str, ...]]:
        """The words that could stand at the end of a text of a move, or finish its last word.

        With the column, counted from 1, where they would begin. None behind a mistake, and none
        where moves are chosen and not composed.
        """

    def mended(self, move: M, refusal: Illegal) -> M | None:
        """A move that is refused only for the order of its parts, in an order that is not."""

    def foreign(self, rules: R, plan: P) -> frozenset[str]:
        """Words of the text form of moves that mean nothing in such a game: none is suggested."""

    def write_move(self, move: M) -> str:
        """A move's text form."""

    def tell_move(self, move: M) -> Sequence[Mapping[str, Any]]:
        """A move as the game master repeats it, in JSON values: a page puts it into words."""

    def start(self, rules: R, plan: P, seats: int, *, led: bool = False) -> tuple[S, list[Event]]:
        """The first position and the first words; `led`: a person is the game master."""

    def clone(self, state: S) -> S:
        """An independent copy."""

    def to_move(self, state: S) -> Seat:
        """The seat to move, `CHANCE` or `OVER`; `GM`: it waits for his word on the starts."""

    def offers(self, state: S, seat: Seat) -> tuple[Offer, ...]:
        """The elementary moves of a seat, empty when it is not its turn."""

    def check(self, state: S, seat: Seat, move: M) -> Illegal | None:
        """Why a move can't be made, or None."""

    def chances(self, state: S) -> tuple[tuple[str, Fraction], ...]:
        """The outcomes of chance as move texts with their probabilities, which add up to 1."""

    def apply(self, state: S, move: M) -> list[Event]:
        """Make a checked move (or an outcome of chance) and tell what is said about it."""

    def may_lose(self, state: S, seat: Seat) -> Illegal | None:
        """Why no clock can run for this seat, or None (Rule T-4)."""

    def lose(self, state: S, seat: Seat) -> list[Event]:
        """His time is over: he is out, his things stay (Rule T-4)."""

    def leading(self) -> Leading[S] | None:
        """What the game master of a led table can rule; None: nothing but what all games know."""

    def winners(self, over: Said) -> tuple[Seat, ...]:
        """Who has won by a game's last word: several in a team, nobody in a draw."""

    def view(self, rules: R, seat: Seat | None, seats: int) -> View:
        """An empty view for a seat, a spectator (None) or the game master."""
