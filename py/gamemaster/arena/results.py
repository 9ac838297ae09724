"""What a ladder showed, as data: written to a file, read again, and held against a later run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal, TypeVar

from gamemaster.arena.figures import Hypothesis
from gamemaster.arena.unit import Played
from gamemaster.core.game import Refused

FORM: Final = 1
One = TypeVar("One", "Match", "Alone")


@dataclass(slots=True)
class Doings:
    """What one bot did in some games: turns, follies by name, its slowest move in seconds."""

    turns: int = 0
    follies: dict[str, int] = field(default_factory=dict)
    slowest: float = 0.0

    def add(self, played: Played, seat: int) -> None:
        """Count one seat of one game."""
        self.turns += played.turns[seat]
        self.slowest = max(self.slowest, played.slowest[seat])
        for name, times in played.follies[seat].items():
            self.follies[name] = self.follies.get(name, 0) + times


@dataclass(slots=True)
class Match:
    """Two bots on one ground: the scores of the first in each unit, and how games ended."""

    rules: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, str]
    scores: list[float] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    doings: dict[str, Doings] = field(default_factory=dict)

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for what can be compared."""
        return (self.rules, tuple(sorted(self.options.items())), self.seats, self.bots)


@dataclass(slots=True)
class Alone:
    """One bot alone on the plans of one ground: its turns to a win, None where it did not win."""

    rules: str
    options: dict[str, Any]
    bot: str
    moves: list[int | None] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    doings: dict[str, Doings] = field(default_factory=dict)

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for what can be compared."""
        return (self.rules, tuple(sorted(self.options.items())), self.bot)


@dataclass(slots=True)
class Results:
    """All that one run of a ladder showed. `seed` drew the plans of matches."""

    game: str
    seed: str
    hypothesis: Hypothesis
    follies: list[str]
    matches: list[Match] = field(default_factory=list)
    alone: list[Alone] = field(default_factory=list)
    form: Literal[1] = FORM

    def match(self, new: Match) -> Match:
        """The match that can be compared with this one; else this one, which is added."""
        return _kept(self.matches, new)

    def solo(self, new: Alone) -> Alone:
        """The same for one bot alone."""
        return _kept(self.alone, new)


def _kept(kept: list[One], new: One) -> One:
    found = next((one for one in kept if one.key == new.key), None)
    if found is None:
        kept.append(new)
    return found or new


def held(solos: Iterable[Alone]) -> Iterator[tuple[Alone, Alone | None]]:
    """Each who played alone, with the one before it on the same ground, if there is one."""
    last: dict[tuple[object, ...], Alone] = {}
    for solo in solos:
        *ground, _ = solo.key
        yield solo, last.get(tuple(ground))
        last[tuple(ground)] = solo


def note(into: Match | Alone, games: Iterable[Played], bots: Mapping[int, str]) -> None:
    """Count the endings of some games, and what each bot did in them."""
    for played in games:
        into.endings[played.ending] = into.endings.get(played.ending, 0) + 1
        for seat, who in enumerate(played.seated):
            into.doings.setdefault(bots[who], Doings()).add(played, seat)


@cache
def _adapter() -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(Results)


def write(results: Results) -> str:
    """The text of a file."""
    text: bytes = _adapter().dump_json(results, indent=1)
    return text.decode() + "\n"


def read(text: str, name: str) -> Results:
    """The results in a file of this name; raises `Refused` naming what is wrong with it."""
    from pydantic import ValidationError

    try:
        results: Results = _adapter().validate_json(text, strict=True)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the whole"
        why = f"{name}: no results of a ladder: {where}: {first['msg']}"
        raise Refused("refused-results", why) from None
    return results


def pairs(old: Results, new: Results) -> Iterator[tuple[Match, Match] | tuple[Alone, Alone]]:
    """What both runs played on the same plans or by the same rules."""
    matches = {match.key: match for match in old.matches}
    alone = {solo.key: solo for solo in old.alone}
    for match in new.matches:
        if match.key in matches:
            yield matches[match.key], match
    for solo in new.alone:
        if solo.key in alone:
            yield alone[solo.key], solo
