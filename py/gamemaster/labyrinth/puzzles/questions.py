"""Questions about a labyrinth: what is asked of a mailbox, and what is said to an answer.

- `where`: in which cells the listener may be, all of them; perhaps that is only one;
- `other`: the same of another seat;
- `certain`: all sides (but the outer wall) and cells that are proved, and that no notebook draws;
- `way`: steps that win in every possible labyrinth, where no other way is as short;
- `liar`: the one answer that can't be true: it was altered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, Protocol, get_args

from gamemaster.core.game import Said
from gamemaster.core.puzzles import Hearing, Question, Solution
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.clauses import Stop, go_on
from gamemaster.labyrinth.reasoner.minutes import ASIDE, Minute, minutes
from gamemaster.labyrinth.reasoner.reasoner import Counter, Reasoner
from gamemaster.labyrinth.reasoner.recalling import Memory
from gamemaster.labyrinth.replies import LabyrinthSeen

PATIENCE: Final = 3_000
"""So often a request that may be left out is done over: who makes a puzzle of it has time."""
Kind = Literal["where", "other", "certain", "way", "liar"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True)
class Attempt:
    """What is said to an answer: whether it is `right`, and how many parts are `left` to be found.

    `key` names the words, with `args`. `because` are the statements, by index, that prove it (or
    that can't be true together), `counter` is a labyrinth that sounds the same and shows that
    nothing is proved.
    """

    right: bool
    key: str
    left: int = 0
    because: tuple[int, ...] = ()
    counter: Counter | None = None
    args: Mapping[str, Any] | None = None


def plain(hearing: Hearing) -> Hearing:
    """A mailbox without what clocks do: time never reaches the rules."""
    heard = tuple(said for said in hearing.heard if said.key not in ASIDE)
    return Hearing(hearing.rules, hearing.seats, hearing.seat, heard)


class Notes:
    """A notebook that is written along: a longer mailbox is not read from its start."""

    def __init__(self, hearing: Hearing) -> None:
        self._view = LabyrinthView(hearing.rules, hearing.seat, hearing.seats)
        self._read = 0

    def show(self, heard: Sequence[Said]) -> LabyrinthSeen:
        """What it shows of all statements. What contradicts itself can't be written down."""
        for said in heard[self._read :]:
            self._view.hear(said)
        self._read = len(heard)
        return self._view.show()


class Case:
    """A mailbox that is thought about: what follows from it, and what its notebook shows.

    `before`: the same mailbox when it was shorter, which is not thought about any more. `memory`:
    what was found about the same game, where somebody may lie.
    """

    def __init__(
        self,
        hearing: Hearing,
        stop: Stop = go_on,
        before: Case | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.hearing, self.stop, self.memory = hearing, stop, memory
        self.board = Board.of(hearing.rules, hearing.seats, hearing.heard[0].args)
        self.minutes: list[Minute] = minutes(hearing.heard, 1)
        self.notes: Notes = Notes(hearing) if before is None else before.notes
        if before is None:
            rules, seats, seat = hearing.rules, hearing.seats, hearing.seat
            self.reasoner = Reasoner(rules, seats, seat, loose_tries=PATIENCE)
            self.reasoner.heed(stop)
        else:
            self.reasoner = before.reasoner

    @cached_property
    def seen(self) -> LabyrinthSeen:
        """What the notebook shows."""
        return self.notes.show(self.hearing.heard)

    def think(self) -> Reasoner:
        """The reasoner, when it has heard everything; puzzles about lies do without."""
        self.reasoner.hear(self.hearing.heard)
        return self.reasoner

    def names(self) -> list[str]:
        """The names of all cells."""
        return [self.board.plan.name(cell) for cell in self.board.cells]

    def spans(self, turns: Sequence[int]) -> tuple[int, ...]:
        """The statements of some requests (from 1), by index."""
        each = (self.minutes[turn - 1] for turn in turns)
        return tuple(at for minute in each for at in range(minute.first, minute.last + 1))


class Solver(Protocol):
    """Answers the questions of one kind."""

    def solve(self, case: Case, question: Question) -> Solution | None:
        """The one answer; None: there is not just one, or that is not proved."""

    def attempt(self, case: Case, question: Question, answer: Sequence[str]) -> Attempt:
        """What is to be said to an answer. Raises `Refused` for what is none."""
