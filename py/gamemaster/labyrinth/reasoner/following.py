"""What one seat has heard, followed as far as it can be, and worlds in which it would be said.

The input is the rules that were agreed, the number of seats, and the statements that one seat has
heard, nothing else (Rule G-3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.core.game import Said, Seat
from gamemaster.labyrinth.playing.state import State, new_state
from gamemaster.labyrinth.reasoner.asking import Interrupted
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.clauses import TRUE, Stop, go_on
from gamemaster.labyrinth.reasoner.kept import Kept
from gamemaster.labyrinth.reasoner.minutes import Minute, minutes
from gamemaster.labyrinth.reasoner.replaying import Recorded, replay
from gamemaster.labyrinth.reasoner.supposing import Budget
from gamemaster.labyrinth.reasoner.worlds import GaveUp, World, find
from gamemaster.labyrinth.rules import Rules

TRIES: Final = 20_000
"""How often one request may be done over, on all suppositions together."""


class Following:
    """All that one seat has heard (`seat` is None for a spectator), as a chronicle."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        seat: Seat | None,
        *,
        tries: int = TRIES,
    ) -> None:
        self._rules, self._seats, self._seat = rules, seats, seat
        self._tries = tries
        self._stop: Stop = go_on
        self._read = self._taken = 0
        self._minutes: list[Minute] = []
        self._chronicle: Chronicle | None = None
        self._kept = Kept()
        self._proved = {TRUE}
        """Literals that are known to hold: they will for good."""

    def hear(self, heard: Sequence[Said]) -> None:
        """Take in what was said since: `heard` are all statements from the first one on.

        It ends with the last answer to a request.
        """
        if self._chronicle is None:
            if not heard or heard[0].key != "opened":
                return
            self._chronicle = self._new(heard[0])
            self._read = 1
        new = minutes(heard, self._read)
        self._read = new[-1].last + 1 if new else self._read
        self._minutes += new
        self._catch_up(self._chronicle)

    def heed(self, stop: Stop) -> None:
        """Ask `stop` now and then whether to end thinking, from now on.

        Then what was found out so far is all that is known: `certain` says less, other questions
        have no answer, and what could not be followed in time is followed when more is asked.
        """
        self._stop = stop

    def _catch_up(self, chronicle: Chronicle) -> Chronicle:
        """Follow what was heard, as far as time allows."""
        if self._taken < len(self._minutes):
            self._kept.age()
        try:
            while self._taken < len(self._minutes):
                self._follow(chronicle, self._minutes[self._taken])
                self._taken += 1
        except Interrupted:
            pass  # the chronicle is as it was before that request
        chronicle.behind = self._taken < len(self._minutes)
        return chronicle

    def _follow(self, chronicle: Chronicle, minute: Minute) -> None:
        """Take in one request; raises `Interrupted`."""
        chronicle.hear(minute, Budget(self._tries, self._stop))

    def _new(self, opened: Said, *, loose: bool = False) -> Chronicle:
        board = Board.of(self._rules, self._seats, opened.args)
        self._opened = opened
        return Chronicle(board, self._seat, lambda: self._stop(), loose=loose)

    @property
    def followed(self) -> int:
        """How many requests were followed: all, or those before the first one that can't be."""
        return 0 if self._chronicle is None else len(self._chronicle.moments) - 1

    @property
    def lost(self) -> bool:
        """Whether something has happened that is not followed: nothing heard since proves.

        Or it is not followed yet, as there was no time.
        """
        return self._chronicle is None or self._chronicle.outdated

    @property
    def following(self) -> Chronicle | None:
        """All that was heard, as far as it tells of now; None: it does not."""
        return None if self.lost else self._chronicle

    @property
    def whole(self) -> bool:
        """Whether a world of this reasoner is a whole game, so that the engine can replay it.

        Creatures with paths of their own are not drawn, and whether a wall of cement cuts anything
        off is left open.
        """
        chronicle = self._chronicle
        return not (self.lost or self._rules.roams or chronicle is None or chronicle.relaxed)

    def is_possible(self) -> bool | None:
        """Whether any game sounds like that: one by the rules does. None: not found out."""
        try:
            return self._world([]) is not None
        except GaveUp:
            return None

    def requests(self, said: int) -> int:
        """How many requests were answered by the first so many statements."""
        return sum(minute.last < said for minute in self._minutes)

    def _begun(self) -> Chronicle:
        """The chronicle, as far as time allows. Raises `ValueError` if nothing was heard yet."""
        if self._chronicle is None:
            raise ValueError("nothing was heard yet")
        return self._catch_up(self._chronicle)

    def _world(self, assumptions: Sequence[int]) -> World | None:
        """A world in which all this holds: one that was found before, if it does there."""
        chronicle = self._chronicle
        assert chronicle is not None
        world = self._kept.with_all(chronicle, assumptions)
        if world is None:
            world = find(chronicle, assumptions)
            if world is not None:
                self._kept.add(world)
        return world

    def _sounds_the_same(self, world: World) -> State | None:
        """The position that the engine comes to, if it says what was heard on the way."""
        chronicle = self._begun()
        told = [*replay(chronicle, world.plan, self._minutes, Recorded(chronicle, world))]
        same = [said for said, _ in told] == [[*minute.words] for minute in self._minutes]
        if not told:
            return new_state(chronicle.board.rules, world.plan, chronicle.board.seats)
        return told[-1][1] if same else None
