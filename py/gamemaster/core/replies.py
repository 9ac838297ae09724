"""What the bridge answers, as the JSON values that cross the border: one definition for everybody.

The code that makes replies is held to these by mypy; the page's types are written from them
(`builder/types_of_replies.py`), and so are the strict models of tests (`tests/bridge/schema.py`).
What only one game shows stands in its own package, in a module of the same name.
Plain `TypedDict`s: making a reply costs no more than its dict.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from annotated_types import Ge, MinLen, Predicate

from gamemaster.core.primer import Primer


def is_key(text: str) -> bool:
    """Whether a text can be a message id of the catalogs."""
    return re.fullmatch("[a-z][a-z0-9-]*", text) is not None


Count = Annotated[int, Ge(0)]
SeatNumber = Annotated[int, Ge(0)]
Key = Annotated[str, Predicate(is_key)]
Written = Annotated[str, MinLen(1)]
Values = Mapping[str, bool | int | str]
"""Options of a rule set by their names."""
Colour = Literal["red", "blue", "green", "orange", "purple", "teal"]
Range = tuple[Count, Count]
"""The fewest and the most players."""


class Said(TypedDict):
    """One statement of the game master: the key is a message id of the catalogs."""

    key: Key
    args: Mapping[str, Any]


class Offer(TypedDict):
    """One thing that a seat may do now; `target` is the game's own.

    `part`: a piece of a composed move, not a move by itself.
    """

    move: Written
    do: str
    target: Mapping[str, Any]
    part: bool


class Seated(TypedDict):
    """Who sits on a seat.

    `bot`: who plays it, if that is a bot; `friend`: a person on another page; `lent`: the bot plays
    for a person of the host's page, who may come back.
    """

    name: str
    colour: str
    bot: str | None
    friend: bool
    lent: bool


class Situation(TypedDict):
    """What a seat (null: a spectator) is told of a game, but for its picture.

    `version` counts the accepted requests; `heard` are the statements from index `heard_from` on;
    `rules` are the options in force, told to who has heard nothing yet.
    """

    game: str
    seat: int | None
    version: Count
    turn: SeatNumber | None
    over: Said | None
    offers: list[Offer]
    heard: list[Said]
    heard_from: Count
    rules: NotRequired[Values]


class Question(Situation):
    """A situation as a bot sees it that did not come with the program."""

    view: Mapping[str, Any]


class Observation(Question):
    """A situation as a page sees it."""

    type: Literal["observation"]
    seats: list[Seated]


class Unveiled(Situation):
    """A position of a finished game through the game master's eyes."""

    type: Literal["observation"]
    seats: list[Seated]
    truth: Mapping[str, Any]


class Following(TypedDict):
    """Words that could stand at the end of a text, or finish its last word, from this column on."""

    column: int
    words: list[str]


class Refused(TypedDict):
    """Why a request was not granted; of a move that was considered, how it was read.

    `mended`: its actions in an order that is not refused, where their order is all that is wrong.
    """

    type: Literal["refused"]
    key: Key
    args: Mapping[str, Any]
    actions: NotRequired[list[Any]]
    text: NotRequired[str]
    follows: NotRequired[Following]
    mended: NotRequired[list[Any]]


class Considered(TypedDict):
    """A move that could be made now, as the game master would repeat it."""

    type: Literal["considered"]
    actions: list[Any]
    text: str
    follows: Following


class Laid(TypedDict):
    """The record of a finished game."""

    type: Literal["reveal"]
    record: str


class Reveal(Laid):
    """A finished game to be looked at; `seed` gives its plan again, `steps` counts its requests."""

    game: str
    rules: Values
    plan: str
    seed: str
    seats: list[Seated]
    steps: Count


class Step(TypedDict):
    """The position after `at` requests of the game that is looked at."""

    type: Literal["step"]
    at: Count
    observation: Observation | Unveiled


class OptionTold(TypedDict):
    """One option as a form shows it.

    `named`: numbers that stand for something else, which the catalogs have words for.
    """

    name: str
    kind: Literal["int", "bool", "choice", "text"]
    default: bool | int | str
    min: int | None
    max: int | None
    choices: list[int | str]
    named: list[tuple[int, str]]


class BotKind(TypedDict):
    """A bot that can be seated; the lowest level is the weakest."""

    id: str
    game: str
    level: int


class Roster(TypedDict):
    """The bots there are, the weakest first, and by name why others can't play."""

    bots: list[BotKind]
    broken: dict[str, str]


class Bots(Roster):
    """The bots, told again."""

    type: Literal["bots"]


class Preset(TypedDict):
    """A named rule set."""

    game: str
    rules: Values
    players: Range


class Catalog(Roster):
    """Rule sets, options and bots; `options`, `primers`: of each game, by its id."""

    type: Literal["catalog"]
    version: str
    presets: dict[str, Preset]
    options: dict[str, list[OptionTold]]
    primers: dict[str, Primer]
    colours: list[Colour]


class FullRules(TypedDict):
    """All options of a rule set with some changes."""

    type: Literal["rules"]
    rules: Values
    players: Range


class Prepared(TypedDict):
    """The hash that promises what a table will be played on."""

    type: Literal["prepared"]
    commitment: str


class Found(TypedDict):
    """Something that is wrong with a plan, or could be better."""

    rule: str
    severity: str
    key: Key
    args: Mapping[str, Any]


class Checked(TypedDict):
    """All that was found in a plan."""

    type: Literal["checked"]
    problems: list[Found]


class Verdict(TypedDict):
    """What a finished game's record is worth; `key` and `args` form the sentence.

    Of a broken answer `at` is its index in what was heard, `told` what the host said, `ruled` what
    the rules say; null where nothing was, or is to be, said.
    """

    type: Literal["verdict"]
    state: Literal["verified", "unverified", "broken"]
    key: Key
    args: Mapping[str, Any]
    at: Count | None
    told: Said | None
    ruled: Said | None


class Brought(TypedDict):
    """The ids of the bots that came with a wheel."""

    type: Literal["brought"]
    bots: list[str]


Reply = (
    Observation
    | Refused
    | Considered
    | Laid
    | Reveal
    | Step
    | Bots
    | Catalog
    | FullRules
    | Prepared
    | Checked
    | Verdict
    | Brought
)
"""All that the bridge answers; told apart by `type`."""
