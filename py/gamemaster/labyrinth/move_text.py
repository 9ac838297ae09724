"""The text form of moves: `shoot left; go up; if found treasure { dark leave corpse }`.

    move      = statement { ";" statement }
    statement = [ "dark" ] action | action "tell" fact { fact }
              | "if" condition "{" move "}" [ "else" "{" move "}" ]
    condition = atoms joined by "and", "or", "not" and brackets

A text that can't be read is refused with the column at which it goes wrong and the words that
could stand there, so that a page can mark the one and offer the others.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from sys import intern
from typing import Final, NoReturn

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.grid import SIDE_NAMES, read_cell_name
from gamemaster.labyrinth.moves import (
    EVEN_BETS,
    FACTS,
    HERE,
    MOVEMENTS,
    POCKETS,
    THINGS,
    TURNS,
    Action,
    Condition,
    Move,
    MoveError,
    Statement,
    When,
    all_actions,
    compose,
)

MAX_TEXT: Final = 1000
MAX_ACTIONS: Final = 24
MAX_DEPTH: Final = 4
FOUND: Final = ("treasure", "bullets", "bombs", "mine", "corpse")
"""What a condition may ask of what was found."""
HELD: Final = (*FOUND, "knives", "boats", "cement")
"""What a condition may ask of what is carried."""
CIRCUMSTANCES: Final = (
    *("outside", "wall", "carried", "scream", "healthy", "wounded", "infected", "immune"),
)
"""What a condition may ask besides the type of the cell and things."""
_TOKEN: Final = re.compile(r"[^\s;{}()]+|[;{}()]")
_UNFINISHED: Final = re.compile(r"[^\s;{}()]*$")
_NO_WORD: Final = "?"
"""Stands nowhere in a move: where it is refused, what could stand there is known."""
MOST_DIGITS: Final = 6
"""Of a stake: whoever wins on numbers may have more than 99 coins."""
_SHOWN: Final = 20
"""So much of a strange word is repeated in a refusal."""


def facts_asked() -> tuple[str, ...]:
    """What a condition may ask in one word: the type of the cell, and circumstances."""
    return (*CELL_TYPES, *CIRCUMSTANCES)


def atoms() -> tuple[str, ...]:
    """The words with which a single condition begins."""
    return (*facts_asked(), "found", "have")


@lru_cache(maxsize=4096)
def read_move(text: str) -> Move:
    """A move from its text form; `read_move(move.text) == move`.

    Raises `MoveError` naming the column.
    """
    if len(text) > MAX_TEXT:
        raise MoveError("too-long", f"a move has at most {MAX_TEXT} characters", MAX_TEXT + 1)
    alone = [_read_alone(part.strip()) for part in text.split(";")]
    statements = tuple(one for one in alone if one is not None)
    if len(statements) < len(alone) or sum(1 for _ in all_actions(statements)) > MAX_ACTIONS:
        reader = _Reader(text)
        statements = reader.statements(0)
        if reader.word:
            reader.refuse("brace", "'}' without '{'", ";")
    return compose(statements)


@lru_cache(maxsize=4096)
def _read_alone(text: str) -> Statement | None:
    """A statement that can be read by itself; the others are read, or refused, where they stand."""
    reader = _Reader(text)
    try:
        statement = reader.statement(0)
    except MoveError:
        return None
    return None if reader.word else statement


def follows(text: str) -> tuple[int, tuple[str, ...]]:
    """The words that could stand at the end of a text, or finish the word that it breaks off in.

    With the column, counted from 1, where they would begin; none behind a mistake.
    """
    word = _UNFINISHED.search(text)
    assert word is not None  # it may be empty
    before, begun = text[: word.start()], word.group().lower()
    column, wanted = _gap(before)
    if not wanted:
        column, wanted = _gap(before + _NO_WORD)
    if column <= len(before.rstrip()):
        wanted = ()
    fitting = (one for one in wanted if one.startswith(begun) and one != begun)
    return len(before) + 1, tuple(fitting)


def _gap(text: str) -> tuple[int, tuple[str, ...]]:
    """The column at which a text can't be read, and what could stand there; 0: it can be read."""
    try:
        read_move(text)
    except MoveError as gap:
        return gap.column, gap.wanted
    return 0, ()


class _Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str) -> None:
        tokens = [(found.group().lower(), found.start() + 1) for found in _TOKEN.finditer(text)]
        self._tokens = [*tokens, ("", len(text) + 1)]
        self._at = 0
        self._actions = 0
        self._could_follow: list[str] = []
        self.word = self._tokens[0][0]
        """The next word, or nothing at the end."""

    def refuse(self, what: str, message: str, *wanted: str) -> NoReturn:
        """Refuse the text at the next word."""
        word, column = self._tokens[self._at]
        raise MoveError(what, message, column, word[:_SHOWN], wanted)

    def take(self) -> str:
        """The next word, which is used up."""
        word = self.word
        if word:
            self._at += 1
            self.word = self._tokens[self._at][0]
        return word

    def took(self, word: str) -> bool:
        """Whether the next word is this one, which is then used up."""
        if self.word != word:
            return False
        self._at += 1
        self.word = self._tokens[self._at][0]
        return True

    # -- statements ----------------------------------------

    def statements(self, depth: int) -> tuple[Statement, ...]:
        """Statements up to the end or the brace that closes them."""
        found = [self.statement(depth)]
        while self.took(";"):
            found.append(self.statement(depth))
        if self.word not in ("", "}"):
            what = f"{self.word[:_SHOWN]!r} can't follow here"
            self.refuse("unknown", what, *self._could_follow, ";")
        return tuple(found)

    def statement(self, depth: int) -> Statement:
        """A condition with what depends on it, or an action."""
        if self.word in ("", ";", "}"):
            self.refuse("empty", "an action is missing", *COMPOSED, "dark", "if")
        if self.took("if"):
            return self.when(depth + 1)
        self._actions += 1
        self._could_follow = []
        if self._actions > MAX_ACTIONS:
            self.refuse("too-many", f"a move has at most {MAX_ACTIONS} actions")
        dark = self.took("dark")
        action = self.action(*(() if dark else ("dark", "if")))
        if dark:
            self._could_follow = [word for word in self._could_follow if word != "tell"]
            return replace(action, dark=True)
        if self.took("tell"):
            facts = self.facts(action)
            self._could_follow = [fact for fact in FACTS if fact not in facts]
            return replace(action, tell=facts)
        return action

    def when(self, depth: int) -> When:
        """`if` was read: a condition, and what is done then and otherwise."""
        if depth > MAX_DEPTH:
            self.refuse("too-deep", f"conditions go at most {MAX_DEPTH} deep")
        condition = self.any_of(depth)
        then = self.block(depth)
        otherwise = self.block(depth, "{") if self.took("else") else ()
        self._could_follow = [] if otherwise else ["else"]
        return When(condition, then, otherwise)

    def block(self, depth: int, *wanted: str) -> tuple[Statement, ...]:
        """Statements in braces; a condition before them could also go on."""
        if not self.took("{"):
            self.refuse("brace", "'{' is missing", *(wanted or ("{", "and", "or")))
        found = self.statements(depth)
        if not self.took("}"):
            self.refuse("brace", "'}' is missing", "}", ";")
        return found

    def facts(self, action: Action) -> tuple[str, ...]:
        """`tell` was read: the facts asked for, in their own order, each once."""
        if action.do not in MOVEMENTS:
            self.refuse("fact", "'tell' follows a movement")
        if self.word not in FACTS:
            self.refuse("fact", "'tell' names facts", *FACTS)
        asked = set()
        while self.word in FACTS:
            asked.add(self.take())
        return tuple(fact for fact in FACTS if fact in asked)

    # -- actions ----------------------------------------

    def action(self, *more: str) -> Action:
        """One action; `more` are words that could stand here besides."""
        read = ACTIONS.get(self.word)
        if read is None:
            what = f"no action is called {self.word[:_SHOWN]!r}"
            self.refuse("unknown", what, *COMPOSED, *more)
        return read(self, intern(self.take()))

    def plain(self, do: str) -> Action:
        """An action that needs nothing more."""
        return Action(do)

    def movement(self, do: str) -> Action:
        """`go up by-boat`, `flow`, `loop hands-off`."""
        action = self.sided(do) if do == "go" else Action(do)
        boat = do == "go" and self.took("by-boat")
        hands_off = self.took("hands-off")
        self._could_follow = ["tell"] if hands_off else ["hands-off", "tell"]
        if do == "go" and not boat and not hands_off:
            self._could_follow.append("by-boat")
        if not (boat or hands_off):
            return action
        return replace(action, boat=boat, hands_off=hands_off)

    def sided(self, do: str) -> Action:
        """An action with a side."""
        return Action(do, self.side())

    def side(self, *more: str) -> int:
        """A direction; `here` where that is admitted."""
        if self.word in SIDE_NAMES:
            return SIDE_NAMES.index(self.take())
        if "here" not in more or self.word != "here":
            self.refuse("side", "left, right, up or down is missing", *SIDE_NAMES, *more)
        self.take()
        return HERE

    def shot(self, do: str) -> Action:
        """`shoot left`, or with its target `shoot left 2 player 3`."""
        side = self.side()
        if not self.word.isdigit():
            return Action(do, side)
        far = self.number()
        if not self.took("player"):
            self.refuse("player", "'player' and his number are missing", "player")
        return Action(do, side, far=far, seat=self.number(1) - 1)

    def number(self, least: int = 0, digits: int = 2) -> int:
        """A number of at most so many digits."""
        numeric = self.word.isascii() and self.word.isdigit() and len(self.word) <= digits
        if not numeric or int(self.word) < least:
            self.refuse("number", "a number is missing")
        return int(self.take())

    def bet(self, do: str) -> Action:
        """`bet red 3`, `bet 17 1`."""
        if self.word not in (*EVEN_BETS, *POCKETS):
            self.refuse("bet", "a colour, a kind of number or a number is missing", *EVEN_BETS)
        return Action(do, thing=self.take(), number=self.number(1, MOST_DIGITS))

    def pocket(self, do: str) -> Action:
        """`wheel 17`."""
        if self.word not in POCKETS:
            self.refuse("number", "a number is missing")
        return Action(do, thing=self.take())

    def mine(self, do: str) -> Action:
        """`mine here`, `mine left`."""
        return Action(do, self.side("here"))

    def leave(self, do: str) -> Action:
        """`leave corpse`."""
        return Action(do, thing=self.thing())

    def throw(self, do: str) -> Action:
        """`throw corpse left`."""
        thing = self.thing()
        return Action(do, self.side(), thing=thing)

    def fetch(self, do: str) -> Action:
        """`take mine`, `take treasure 1`."""
        thing = self.thing()
        number = self.number(1) if thing == "treasure" and self.word.isdigit() else 0
        return Action(do, thing=thing, number=number)

    def thing(self) -> str:
        """Something that can be carried."""
        if self.word not in THINGS:
            self.refuse("thing", "a thing is missing", *THINGS)
        return self.take()

    def placed(self, do: str) -> Action:
        """An action with a cell."""
        place = read_cell_name(self.word)
        if place is None:
            self.refuse("cell", f"{do!r} wants a cell such as b3")
        self.take()
        return Action(do, place=place)

    def numbered(self, do: str) -> Action:
        """An action with a number."""
        return Action(do, number=self.number(1))

    # -- conditions ----------------------------------------

    def any_of(self, depth: int) -> Condition:
        """Conditions joined by "or"."""
        return self.joined("any", "or", lambda: self.joined("all", "and", lambda: self.part(depth)))

    def joined(self, op: str, joint: str, read: Callable[[], Condition]) -> Condition:
        """One condition, or several joined by a word."""
        parts = [read()]
        while self.took(joint):
            parts.append(read())
        return parts[0] if len(parts) == 1 else Condition(op, parts=tuple(parts))

    def part(self, depth: int) -> Condition:
        """A negation, a condition in brackets, or a single fact."""
        if self.word in ("not", "(") and depth >= 2 * MAX_DEPTH:
            self.refuse("too-deep", f"conditions go at most {MAX_DEPTH} deep")
        if self.took("not"):
            return Condition("not", parts=(self.part(depth + 1),))
        if self.took("("):
            inside = self.any_of(depth + 1)
            if not self.took(")"):
                self.refuse("brace", "')' is missing", ")", "and", "or")
            return inside
        if self.word in ("found", "have"):
            verb = self.take()
            things = FOUND if verb == "found" else HELD
            if self.word not in things:
                self.refuse("condition", f"{verb!r} wants a thing", *things)
            return Condition("is", f"{verb}-{self.take()}")
        if self.word not in CELL_TYPES and self.word not in CIRCUMSTANCES:
            self.refuse("condition", "a condition is missing", *atoms(), "not", "(")
        return Condition("is", self.take())


COMPOSED: Final = (
    *(*TURNS, "shoot", "stab", "blow", "cement"),
    *("mine", "leave", "throw", "take", "status"),
)
"""What a move can be composed of."""
ACTIONS: Final[dict[str, Callable[[_Reader, str], Action]]] = {
    "go": _Reader.movement,
    "flow": _Reader.movement,
    "loop": _Reader.movement,
    "lift": _Reader.movement,
    "skip": _Reader.plain,
    "shoot": _Reader.shot,
    "stab": _Reader.plain,
    "blow": _Reader.sided,
    "cement": _Reader.sided,
    "bet": _Reader.bet,
    "hint": _Reader.plain,
    "mine": _Reader.mine,
    "leave": _Reader.leave,
    "throw": _Reader.throw,
    "take": _Reader.fetch,
    "status": _Reader.plain,
    "start": _Reader.placed,
    "ask": _Reader.placed,
    "order": _Reader.placed,
    "keep": _Reader.plain,
    "choose": _Reader.numbered,
    "count": _Reader.plain,
    "asks": _Reader.numbered,
    "together": _Reader.placed,
    "placed": _Reader.placed,
    "drift": _Reader.numbered,
    "wheel": _Reader.pocket,
}
"""How each action is read; the last five are the game master's own, drawn by chance."""
