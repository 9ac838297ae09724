"""Actions, conditions, and the moves composed of them; `move_text` reads and writes them.

A move is a sequence of statements: an action, or a condition with the statements that depend on
it. Which sequences a rule set admits is for the game to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gamemaster.core.game import Refused
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, Place, cell_name, read_cell_name
from gamemaster.labyrinth.replies import ActionTold, BranchTold, ConditionTold

MOVEMENTS: Final = ("go", "flow", "loop", "lift")
"""The actions that may take a player to another cell (Rule D-2.1)."""
TURNS: Final = (*MOVEMENTS, "skip")
"""The actions of which a move has one, and no more than one."""
SIMPLE: Final = (*TURNS, "shoot", "stab", "blow", "cement")
"""The moves of a rule set in which a turn is one action (Rule A-2)."""
WEAPONS: Final = ("shoot", "stab")
USES: Final[Mapping[str, str]] = {
    "shoot": "bullets",
    "blow": "bombs",
    "stab": "knives",
    "cement": "cement",
}
"""What an action uses up."""
ALONE: Final = frozenset({"bet", "hint"})
"""What is done instead of a whole turn (Rules B-5, B-6)."""
EVEN_BETS: Final = ("red", "black", "odd", "even", "low", "high")
POCKETS: Final = tuple(map(str, range(37)))
"""The numbers of the wheel (Rule B-5)."""
ANSWERS: Final = ("keep", "choose")
"""Requests that answer a question, with which a move goes on (Rules B-7, D-5.8)."""
BESIDE: Final = ("start", "ask", "order", "status", "count", *ANSWERS)
"""Requests that are no moves, if they stand alone: they don't use up the turn."""
HERE: Final = 4
"""The `side` of an action on the player's own cell."""
BIG: Final = ("corpse", "mine", "treasure")
"""What fills both hands, the lowest rank first (Rule D-5.1)."""
THINGS: Final = ("bullet", "bullets", "bomb", "bombs", *BIG)
KIT: Final = ("bullets", "bombs", "knives", "boats", "cement")
"""What one may carry some of, and an arsenal may hold (Rule C-3)."""
FACTS: Final = ("wall", "cell", "found", "health")
"""What a player may ask to be told of a movement that he hides otherwise (Rule D-6.8)."""


class MoveError(Refused):
    """A move text that can't be read; `column` counts from 1, `wanted` could stand there."""

    def __init__(
        self, what: str, message: str, column: int, word: str = "", wanted: tuple[str, ...] = ()
    ) -> None:
        super().__init__(
            f"illegal-move-{what}",
            f"column {column}: {message}",
            column=column,
            word=word,
            wanted=list(wanted),
        )
        self.column = column
        self.wanted = wanted


@dataclass(frozen=True, slots=True)
class Action:
    """One elementary action.

    `text` is the action as people type it, `hides` whether not everything about it is told.
    `side` is a direction (0 to 3), `HERE` or `NOWHERE`; `place` the cell named; `thing` what is
    handled, or what is bet on; `number` the treasure taken, from the lowest, counted from 1, or a
    stake, or cells; `far` and `seat` the target of a shot that must name it; `boat`: the step is
    made in the boat. `dark`: nothing is told of it; `tell`: only these facts are.
    """

    do: str
    side: int = NOWHERE
    place: Place | None = None
    thing: str = ""
    number: int = 0
    far: int = NOWHERE
    seat: int = NOWHERE
    boat: bool = False
    hands_off: bool = False
    dark: bool = False
    tell: tuple[str, ...] = ()
    text: str = field(init=False, compare=False, repr=False)
    hides: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self._written())
        object.__setattr__(self, "hides", self.dark or bool(self.tell))

    def _written(self) -> str:
        words = ["dark"] if self.dark else []
        words.append(self.do)
        if self.thing:
            words.append(self.thing)
        if self.side != NOWHERE:
            words.append("here" if self.side == HERE else SIDE_NAMES[self.side])
        if self.place is not None:
            words.append(cell_name(*self.place))
        if self.number:
            words.append(str(self.number))
        if self.far != NOWHERE:
            words += [str(self.far), "player", str(self.seat + 1)]
        if self.boat:
            words.append("by-boat")
        if self.hands_off:
            words.append("hands-off")
        if self.tell:
            words += ["tell", *self.tell]
        return " ".join(words)

    def told(self) -> ActionTold:
        """The action as the game master repeats it (args of `requested`)."""
        told: ActionTold = {"do": self.do}
        if self.thing:
            told["thing"] = self.thing
        if self.side != NOWHERE:
            told["side"] = "here" if self.side == HERE else SIDE_NAMES[self.side]
        if self.place is not None:
            told["at"] = cell_name(*self.place)
        if self.number:
            told["number"] = self.number
        if self.far != NOWHERE:
            told["far"], told["seat"] = self.far, self.seat
        if self.boat:
            told["by-boat"] = True
        if self.hands_off:
            told["hands-off"] = True
        if self.dark:
            told["dark"] = True
        if self.tell:
            told["tell"] = list(self.tell)
        return told


@dataclass(frozen=True, slots=True)
class Condition:
    """What an action may depend on: one fact (`op` "is"), or others ("not", "all", "any")."""

    op: str
    word: str = ""
    parts: tuple[Condition, ...] = ()

    @property
    def text(self) -> str:
        """The condition as people type it."""
        if self.op == "is":
            return self.word.replace("-", " ")
        if self.op == "not":
            return f"not {self._inside(self.parts[0])}"
        joint = " and " if self.op == "all" else " or "
        return joint.join(map(self._inside, self.parts))

    def _inside(self, part: Condition) -> str:
        """A part as it stands within this condition: in brackets where it would else be misread."""
        loose = part.op == "any" or (part.op == "all" and self.op != "any")
        return f"({part.text})" if loose else part.text

    def told(self) -> ConditionTold:
        """The condition as the game master repeats it."""
        if self.op == "is":
            return {"is": self.word}
        if self.op == "not":
            return {"not": self.parts[0].told()}
        parts = [part.told() for part in self.parts]
        return {"all": parts} if self.op == "all" else {"any": parts}


@dataclass(frozen=True, slots=True)
class When:
    """Statements that depend on what has happened so far in the same move (Rule D-6.5)."""

    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()

    @property
    def text(self) -> str:
        """The statement as people type it."""
        other = f" else {{ {write_statements(self.otherwise)} }}" if self.otherwise else ""
        return f"if {self.condition.text} {{ {write_statements(self.then)} }}{other}"

    def told(self) -> BranchTold:
        """The statement as the game master repeats it."""
        return {
            "if": self.condition.told(),
            "then": [one.told() for one in self.then],
            "else": [one.told() for one in self.otherwise],
        }


Statement = Action | When


def write_statements(statements: tuple[Statement, ...]) -> str:
    """Statements as people type them, in order."""
    return "; ".join(one.text for one in statements)


@dataclass(frozen=True, slots=True)
class Move:
    """What a player requests in one turn: the whole of it, before any answer (Rule G-5).

    `movements` is the number of movements and skips on every way through its conditions, `NOWHERE`
    if the ways differ; `hides` whether anything about it is not told; `deeds` are all its actions;
    `kinds` are what they do; `plain` is a move of one action, without any condition; `open` one
    that is told whole and picks up as always; `simple` one that can be a whole turn where moves
    are not composed; `beside` a request that is no move.
    """

    actions: tuple[Statement, ...]
    text: str
    movements: int = field(default=0, compare=False)
    hides: bool = field(default=False, compare=False)
    deeds: tuple[Action, ...] = field(default=(), compare=False)
    kinds: frozenset[str] = field(default=frozenset(), compare=False)
    plain: bool = field(default=False, compare=False)
    open: bool = field(default=False, compare=False)
    simple: bool = field(default=False, compare=False)
    beside: bool = field(default=False, compare=False)

    @property
    def conditional(self) -> bool:
        """Whether anything in it depends on a condition."""
        return any(isinstance(one, When) for one in self.actions)


def compose(statements: tuple[Statement, ...]) -> Move:
    """The move that consists of these statements."""
    deeds = tuple(all_actions(statements))
    plain = statements == deeds and len(deeds) == 1
    hides = any(action.hides for action in deeds)
    return Move(
        statements,
        write_statements(statements),
        count_movements(statements),
        hides,
        deeds,
        frozenset({action.do for action in deeds}),
        plain=plain,
        open=plain and not hides and not deeds[0].hands_off,
        simple=plain and deeds[0].do in SIMPLE and not hides and not deeds[0].hands_off,
        beside=plain and deeds[0].do in BESIDE,
    )


def all_actions(statements: tuple[Statement, ...]) -> Iterator[Action]:
    """Every action in some statements, in order."""
    for one in statements:
        if isinstance(one, When):
            yield from all_actions(one.then)
            yield from all_actions(one.otherwise)
        else:
            yield one


def count_movements(statements: tuple[Statement, ...]) -> int:
    """How many movements and skips every way through has; `NOWHERE` if the ways differ."""
    count = 0
    for one in statements:
        if isinstance(one, When):
            then, otherwise = count_movements(one.then), count_movements(one.otherwise)
            if then != otherwise or then == NOWHERE:
                return NOWHERE
            count += then
        else:
            count += one.do in TURNS
    return count


def retold(told: Sequence[Mapping[str, Any]]) -> Move:
    """The move that the game master has repeated: its `StatementTold`s, as args of `requested`."""
    return compose(tuple(map(_statement, told)))


def _statement(told: Mapping[str, Any]) -> Statement:
    if "if" in told:
        then, otherwise = map(_statement, told["then"]), map(_statement, told["else"])
        return When(_condition(told["if"]), tuple(then), tuple(otherwise))
    side = told.get("side")
    return Action(
        told["do"],
        NOWHERE if side is None else HERE if side == "here" else SIDE_NAMES.index(side),
        read_cell_name(told.get("at", "")),
        told.get("thing", ""),
        told.get("number", 0),
        told.get("far", NOWHERE),
        told.get("seat", NOWHERE),
        told.get("by-boat", False),
        told.get("hands-off", False),
        told.get("dark", False),
        tuple(told.get("tell", ())),
    )


def _condition(told: Mapping[str, Any]) -> Condition:
    if "is" in told:
        return Condition("is", told["is"])
    if "not" in told:
        return Condition("not", parts=(_condition(told["not"]),))
    op = "all" if "all" in told else "any"
    return Condition(op, parts=tuple(map(_condition, told[op])))
