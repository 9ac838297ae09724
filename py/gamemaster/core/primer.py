"""What a page is told of a game's rules before any table is laid: names and numbers, no sentence.

The words that belong to the names stand in the page's message catalogs, their pictures in its
drawings.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict


@dataclass(frozen=True, slots=True)
class Need:
    """What an option must be for something to belong to the rules: one of `of`, none of `but`.

    Without either: anything that is not false, 0 or empty.
    """

    option: str
    of: tuple[bool | int | str, ...] = ()
    but: tuple[bool | int | str, ...] = ()

    def met(self, rules: Any) -> bool:
        """Whether these rules are so."""
        value = getattr(rules, self.option)
        if self.of:
            return value in self.of
        return value not in self.but if self.but else bool(value)

    def told(self) -> ToldNeed:
        """As JSON values."""
        told: ToldNeed = {"option": self.option}
        if self.of:
            told["of"] = list(self.of)
        if self.but:
            told["but"] = list(self.but)
        return told


def told_needs(needs: Iterable[Need]) -> list[ToldNeed]:
    """Several needs as JSON values; what has them belongs to rules that meet all."""
    return [need.told() for need in needs]


class ToldNeed(TypedDict):
    """A `Need` as JSON values."""

    option: str
    of: NotRequired[list[bool | int | str]]
    but: NotRequired[list[bool | int | str]]


class Group(TypedDict):
    """Options that a form shows together, in this order; what is in no group comes last."""

    group: str
    options: list[str]


class Part(TypedDict):
    """A part of the rules page and its chapters."""

    part: str
    chapters: list[str]


class Figure(TypedDict):
    """A drawing beside a chapter; `shows` is what there is to draw, `name` names its caption."""

    chapter: str
    name: str
    needs: list[ToldNeed]
    shows: Any


class Sign(TypedDict):
    """A line of the legend, which explains one sign of the drawings."""

    what: str
    needs: list[ToldNeed]
    shows: Any


class Legend(TypedDict):
    """All signs, and the chapter in which they are explained."""

    chapter: str
    signs: list[Sign]


class Mark(TypedDict):
    """A word that can be put on an action of a composed move: on these, or on any (None).

    `clears`: the marks that it takes the place of.
    """

    mark: str
    on: list[str] | None
    needs: list[ToldNeed]
    clears: list[str]


class Facts(TypedDict):
    """What may be asked to be told of an action that is hidden otherwise."""

    of: list[str]
    on: list[str]
    needs: list[ToldNeed]
    clears: list[str]


class Moves(TypedDict):
    """What moves are composed of.

    `turns`: the actions of which a move has one; `composed`: all that can be part of a move;
    `branches`: what it takes to put actions behind a condition.
    """

    turns: list[str]
    composed: list[str]
    marks: list[Mark]
    facts: Facts
    branches: list[ToldNeed]


class PencilSign(TypedDict):
    """What a player may draw on a sheet of their own, and the claim that it makes.

    The claim is `word`, the number of the player (for a `seat`, from 1), the square's name, the
    side (for a `side` or a `flow`), and `after`. Of a side it is told where it can stand (`edge`),
    and whether a stroke `along` it or `across` it means that.
    """

    sign: str
    on: Literal["cell", "flow", "side", "seat"]
    edge: Literal["inner", "outer"] | None
    stroke: Literal["along", "across"] | None
    word: str
    after: str
    needs: list[ToldNeed]


class Wheel(TypedDict):
    """A roulette: its pockets clockwise with their colours, and the bets beside the numbers.

    `pays_number` and `pays_even`: what a bet gains for each coin.
    """

    pockets: list[tuple[int, str]]
    evens: list[str]
    pays_number: int
    pays_even: int


class Shelter(TypedDict):
    """The sheltered cells of a board."""

    needs: list[ToldNeed]
    cells: list[int]


class Primer(TypedDict):
    """One game's; `lobby` are the options that stand in the form of a new table itself.

    `secrets`: whether a seat may know what others don't (Rule G-3).
    """

    secrets: bool
    lobby: list[str]
    groups: list[Group]
    parts: list[Part]
    figures: list[Figure]
    legend: NotRequired[Legend]
    moves: NotRequired[Moves]
    wheel: NotRequired[Wheel]
    pencil: NotRequired[list[PencilSign]]
    shelters: NotRequired[list[Shelter]]


def groups(named: dict[str, str]) -> list[Group]:
    """Groups from their names and their options, which are written in one line each."""
    return [{"group": name, "options": options.split()} for name, options in named.items()]


def parts(named: dict[str, str]) -> list[Part]:
    """Parts from their names and their chapters, which are written in one line each."""
    return [{"part": name, "chapters": chapters.split()} for name, chapters in named.items()]
