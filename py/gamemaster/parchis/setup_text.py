"""A set-up position as people write it: what a game begins from, and what tests are drawn with.

A line for each player with the places of his pieces, then what is known of the turn:

    1: base base 12 L3
    2: base base base base
    turn: 1
    dice: 5 3

`start` alone is the beginning: all pieces in their bases, lots to be drawn. A `#` begins a remark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from gamemaster.parchis.board import CAPTURE_BONUS, HOME_BONUS, PIECES, places_by_text
from gamemaster.parchis.position import MOST_DOUBLES
from gamemaster.parchis.setup import AT_BASE, MOST_PLAYERS, PAIRS, Setup, SetupError

BEGINNING: Final = "start"
MOST_BONUSES: Final = 20


def read_setup(text: str) -> Setup:
    """A position from its text; raises `SetupError` naming line and column."""
    lines = [(number, line) for number, line in _lines(text) if line.strip()]
    if [line.strip() for _, line in lines] == [BEGINNING]:
        return Setup()
    setup, pieces, named = Setup(), {}, set[str]()
    for number, line in lines:
        name, colon, rest = line.partition(":")
        indent, name = len(name) - len(name.lstrip()), name.strip()
        words = _words(rest, len(line) - len(rest), number)
        if not (colon and name) or name in named:
            raise _fault(number, indent + 1, name or line.strip())
        named.add(name)
        if name in PLAYER_NAMES:
            pieces[int(name) - 1] = _places(words)
        elif name in FIELDS:
            setup = FIELDS[name](setup, words)
        else:
            raise _fault(number, indent + 1, name)
    most = max(pieces, default=-1)
    own = tuple(pieces.get(seat, AT_BASE) for seat in range(most + 1))
    if "left" not in named or sorted(setup.left) == sorted(setup.dice):
        setup = replace(setup, left=setup.dice)
    if "doubles" not in named:
        setup = replace(setup, doubles=int(setup.double))
    return replace(setup, pieces=own)


PLAYER_NAMES: Final = tuple(str(number) for number in range(1, MOST_PLAYERS + 1))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        yield number, line.partition("#")[0]


@dataclass(frozen=True, slots=True)
class _Word:
    """A word with its place in the text."""

    text: str
    line: int
    column: int

    def number(self, least: int, most: int) -> int:
        """The number that it is."""
        good = self.text.isascii() and self.text.isdigit() and len(self.text) <= 2
        if not good or not least <= int(self.text) <= most:
            raise self.fault()
        return int(self.text)

    def fault(self) -> SetupError:
        """The refusal of this word."""
        return _fault(self.line, self.column, self.text)


@dataclass(frozen=True, slots=True)
class _Words:
    """The words after a line's colon, and the column where more could stand."""

    all: tuple[_Word, ...]
    line: int
    end: int

    def counted(self, least: int, most: int) -> tuple[_Word, ...]:
        """The words, if they are so many."""
        if len(self.all) > most:
            raise self.all[most].fault()
        if len(self.all) < least:
            raise _fault(self.line, self.end, "")
        return self.all


def _words(rest: str, column: int, line: int) -> _Words:
    found: list[_Word] = []
    at = 0
    for word in rest.split():
        at = rest.index(word, at)
        found.append(_Word(word, line, column + at + 1))
        at += len(word)
    return _Words(tuple(found), line, column + len(rest.rstrip()) + 1)


def _fault(line: int, column: int, word: str) -> SetupError:
    return SetupError(
        "refused-position-word",
        f"line {line}, column {column}: {word!r} doesn't fit here",
        line=line,
        column=column,
        word=word[:20],
    )


def _places(words: _Words) -> tuple[str, ...]:
    known = places_by_text(0)
    for word in words.all:
        if word.text not in known:
            raise word.fault()
    return tuple(word.text for word in words.counted(PIECES, PIECES))


def _numbers(words: _Words, least: int, most: int, counts: range) -> tuple[int, ...]:
    return tuple(word.number(least, most) for word in words.counted(counts[0], counts[-1]))


def _once(words: _Words, values: Sequence[object]) -> None:
    """Refuse what has been said already."""
    for at, word in enumerate(words.all):
        if values[at] in values[:at]:
            raise word.fault()


def _turn(setup: Setup, words: _Words) -> Setup:
    return replace(setup, turn=_numbers(words, 1, MOST_PLAYERS, range(1, 2))[0] - 1)


def _dice(setup: Setup, words: _Words) -> Setup:
    return replace(setup, dice=_numbers(words, 1, 6, range(2, 3)))


def _left(setup: Setup, words: _Words) -> Setup:
    return replace(setup, left=_numbers(words, 1, 6, range(3)))


def _bonus(setup: Setup, words: _Words) -> Setup:
    bonus = _numbers(words, HOME_BONUS, CAPTURE_BONUS, range(1, MOST_BONUSES + 1))
    for word, steps in zip(words.all, bonus, strict=True):
        if steps not in (HOME_BONUS, CAPTURE_BONUS):
            raise word.fault()
    return replace(setup, bonus=bonus)


def _doubles(setup: Setup, words: _Words) -> Setup:
    return replace(setup, doubles=_numbers(words, 0, MOST_DOUBLES - 1, range(1, 2))[0])


def _paired(setup: Setup, words: _Words) -> Setup:
    for word in words.all:
        if word.text not in PAIRS:
            raise word.fault()
    pairs = tuple(PAIRS[word.text] for word in words.all)
    _once(words, pairs)
    return replace(setup, paired=pairs)


def _moved(setup: Setup, words: _Words) -> Setup:
    moved = _numbers(words, 1, PIECES, range(PIECES + 1))
    _once(words, moved)
    return replace(setup, moved=tuple(number - 1 for number in moved))


FIELDS: Final = {
    "turn": _turn,
    "dice": _dice,
    "left": _left,
    "bonus": _bonus,
    "doubles": _doubles,
    "paired": _paired,
    "moved": _moved,
}


def write_setup(setup: Setup) -> str:
    """A position's text; `read_setup` gives the same position back."""
    if setup == Setup():
        return f"{BEGINNING}\n"
    lines = [f"{number}: {' '.join(own)}" for number, own in enumerate(setup.pieces, 1)]
    if setup.turn is not None:
        lines.append(f"turn: {setup.turn + 1}")
    if setup.dice:
        lines.append(_line("dice", setup.dice))
    if setup.left != setup.dice:
        lines.append(_line("left", setup.left))
    if setup.bonus:
        lines.append(_line("bonus", setup.bonus))
    if setup.doubles:
        lines.append(f"doubles: {setup.doubles}")
    if setup.paired:
        lines.append(f"paired: {' '.join(f'{low + 1}-{high + 1}' for low, high in setup.paired)}")
    if setup.moved:
        lines.append(_line("moved", tuple(number + 1 for number in setup.moved)))
    return "\n".join(lines) + "\n"


def _line(name: str, numbers: tuple[int, ...]) -> str:
    return f"{name}: {' '.join(map(str, numbers))}".rstrip()
