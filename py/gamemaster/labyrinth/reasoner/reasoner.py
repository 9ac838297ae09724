"""What one seat can know: claims are certain, impossible or possible, and each is shown why.

The input is the rules that were agreed, the number of seats, and the statements that one seat has
heard, nothing else (Rule G-3). Whatever is called certain or impossible is; where a rule is not
followed, or thinking takes too long, the answer is "possible, not proved".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final, Literal

from gamemaster.core.game import Said, Seat
from gamemaster.labyrinth.grid import Place, read_cell_name
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import State, new_state
from gamemaster.labyrinth.reasoner.asking import Interrupted, Uncovered
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.claims import (
    Claim,
    ClaimError,
    any_of,
    literal,
    moved_name,
    read_claim,
    write_claim,
)
from gamemaster.labyrinth.reasoner.clauses import TRUE, Stop, go_on
from gamemaster.labyrinth.reasoner.kept import Kept
from gamemaster.labyrinth.reasoner.marks import backbone, marks
from gamemaster.labyrinth.reasoner.minutes import Minute, minutes
from gamemaster.labyrinth.reasoner.passing_over import pass_over
from gamemaster.labyrinth.reasoner.reasons import smallest
from gamemaster.labyrinth.reasoner.replaying import Recorded, replay
from gamemaster.labyrinth.reasoner.sampling import Draw, Sample, sample
from gamemaster.labyrinth.reasoner.supposing import Budget
from gamemaster.labyrinth.reasoner.worlds import GaveUp, World, find, ways
from gamemaster.labyrinth.rules import Rules

Answer = Literal["certain", "impossible", "possible"]
TRIES: Final = 20_000
"""How often one request may be done over, on all suppositions together."""
LOOSE_TRIES: Final = 400
"""The same for a request that may be left out: from wherever it may have been made."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of a claim; not `proved`: it may well be certain or impossible."""

    answer: Answer
    proved: bool


UNPROVED: Final = Verdict("possible", proved=False)


@dataclass(frozen=True, slots=True)
class Counter:
    """A whole plan and everybody's ways in which all that was heard would be said.

    `ways` has for each seat its cells, at the beginning and after each request; `position` is where
    they lead, for the engine to go on from.
    """

    plan: Plan
    ways: tuple[tuple[int, ...], ...]
    position: State


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a claim is certain (or impossible): the requests from whose answers that follows.

    `turns` are their numbers, from 1; `spans` the first and the last index of their statements in
    all that was heard. None can be left out if it is `least`.
    """

    turns: tuple[int, ...]
    spans: tuple[tuple[int, int], ...]
    least: bool


class Reasoner:
    """All that follows from what one seat has heard (`seat` is None for a spectator)."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        seat: Seat | None,
        *,
        tries: int = TRIES,
        loose_tries: int = LOOSE_TRIES,
    ) -> None:
        self._rules, self._seats, self._seat = rules, seats, seat
        self._tries, self._loose_tries = tries, loose_tries
        self._stop: Stop = go_on
        self._read = self._taken = 0
        self._minutes: list[Minute] = []
        self._chronicle: Chronicle | None = None
        self._loose: Chronicle | None = None
        self._lent = 0
        self._kept = Kept()
        self._proved = {TRUE}
        """Literals that are known to hold: they will for good."""

    # -- hearing ----------------------------------------------------------------------

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

    # -- questions --------------------------------------------------------------------

    def judge(self, text: str) -> Verdict:
        """Whether a claim is certain, impossible or possible. Raises `ClaimError`."""
        chronicle = self._begun()
        says = literal(chronicle, read_claim(text, chronicle.board))
        if says is None:
            return UNPROVED
        try:
            if self._world([]) is None:
                return UNPROVED  # it was no game by these rules
            if self._world([says]) is None:
                return Verdict("impossible", proved=True)
            if self._world([-says]) is None:
                return Verdict("certain", proved=True)
        except GaveUp:
            return UNPROVED
        return Verdict("possible", proved=self.whole)

    def certain(self) -> tuple[str, ...]:
        """All that can be marked on a plan for certain: sides, types, flows, loops, players.

        If thinking takes too long, as much as was proved before that.
        """
        chronicle = self._begun()
        marked = [*marks(chronicle)]
        literals = {literal for _, _, literal in marked}
        try:
            if self._world([]) is not None:
                backbone(chronicle, literals, self._kept, self._proved, self._without)
        except GaveUp:
            pass
        return tuple(
            write_claim(chronicle.board, fact, value)
            for fact, value, literal in marked
            if literal in self._proved
        )

    def _without(self, literal: int) -> World | None:
        return self._world([-literal])

    def otherwise(self, text: str, *, false: bool = True) -> Counter | None:
        """A counter-labyrinth: a whole game that sounds the same, in which the claim is `false`.

        Or, for the asking, one in which it is true. None: there is none, or none is found. Raises
        `ClaimError`.
        """
        chronicle = self._begun()
        says = literal(chronicle, read_claim(text, chronicle.board))
        if says is None or self.lost or self._rules.roams:
            return None
        try:
            world = self._world([-says if false else says])
        except GaveUp:
            return None
        position = None if world is None else self._sounds_the_same(world)
        if world is None or position is None:
            return None
        return Counter(world.plan, tuple(map(tuple, ways(chronicle, world))), position)

    def why(self, text: str) -> Reason | None:
        """A smallest set of requests from whose answers it follows that a claim is certain.

        Or that it is impossible. None: it is neither, or that takes too long. Raises `ClaimError`.
        """
        chronicle = self._begun()
        loose = self.loosely()
        claim = read_claim(text, chronicle.board)
        verdict = self.judge(text)
        says = literal(loose, claim)
        if says is None or verdict.answer == "possible" or loose.lost:
            return None
        wanted = says if verdict.answer == "impossible" else -says
        return self._least(loose, wanted)

    def plainly(self, text: str) -> str:
        """A claim as this reasoner would write it. Raises `ClaimError` for what is none."""
        return read_claim(text, self._begun().board).text.lower()

    def together(self, texts: Sequence[str]) -> bool | None:
        """Whether claims can all be true; None: that is not found out. Raises `ClaimError`."""
        chronicle = self._begun()
        says = _literals(chronicle, texts)
        if says is None:
            return None
        try:
            return self._world(says) is not None
        except GaveUp:
            return None

    def clash(self, texts: Sequence[str]) -> tuple[int, ...] | None:
        """Which of some claims, by index, can't be true together: none of them can be left out.

        None: they can be, or that is not found out. Raises `ClaimError`.
        """
        chronicle = self._begun()
        says = _literals(chronicle, texts)
        if says is None:
            return None
        try:
            if self._world([]) is None or self._world(says) is not None:
                return None
        except GaveUp:
            return None
        found = smallest(chronicle, says)
        if found is None or not found.least:
            return None
        return tuple(dict.fromkeys(says.index(each) for each in found.premises))

    def against(self, texts: Sequence[str]) -> Reason | None:
        """A smallest set of requests from whose answers it follows that claims can't all be true.

        None: they can be, or that takes too long. Raises `ClaimError`.
        """
        self._begun()
        loose = self.loosely()
        says = _literals(loose, texts)
        if says is None or loose.lost:
            return None
        return self._least(loose, *says)

    def requests(self, said: int) -> int:
        """How many requests were answered by the first so many statements."""
        return sum(minute.last < said for minute in self._minutes)

    def why_all(self, texts: Sequence[str]) -> Reason | None:
        """The same of several claims at once: that all of them are certain."""
        return self._why_together(texts, all_of=True)

    def why_any(self, texts: Sequence[str]) -> Reason | None:
        """The same of several claims that leave nothing else: that one of them is true."""
        return self._why_together(texts, all_of=False)

    def _why_together(self, texts: Sequence[str], *, all_of: bool) -> Reason | None:
        self._begun()
        loose = self.loosely()
        says = _literals(loose, texts)
        if says is None or loose.lost or self.lost:
            return None
        both = loose.clauses.both
        return self._least(loose, -both(*says) if all_of else both(*(-each for each in says)))

    def fits(self, scrap: Sequence[str]) -> int | None:
        """How many places a scrap may have on the board, exactly; None: that takes too long.

        A scrap is some claims about cells that are named as if it lay in the upper left corner.
        Raises `ClaimError`.
        """
        chronicle = self._begun()
        plan, count = chronicle.board.plan, 0
        for down, right, floor in product(range(plan.rows), range(plan.cols), range(plan.floors)):
            moved = [_moved(text, plan, Place(down, right, floor)) for text in scrap]
            if all(text is not None for text in moved):
                found = self._fit([text for text in moved if text is not None])
                if found is None:
                    return None
                count += found
        return count

    def sample(self, count: int, seed: str, draw: Draw) -> Sample | None:
        """So many possible worlds, as likely as a generator (`draw`) draws their plans.

        None: nothing was heard that can be followed to the end, or that takes too long.
        """
        chronicle = self._begun()
        if not self.whole:
            return None
        return sample(chronicle, self._minutes, count, draw, Random(seed))

    def share(self, text: str, drawn: Sample) -> float | None:
        """How probable a claim is: in which share of a sample it holds.

        A sample of what was heard before says nothing of now. None: that is not followed. Raises
        `ClaimError`.
        """
        chronicle = self._begun()
        says = any_of(chronicle, read_claim(text, chronicle.board))
        known = (world.holding.knows(each) for world in drawn.worlds for each in says or ())
        if says is None or not all(known):
            return None
        return drawn.share(says)

    def _fit(self, texts: Sequence[str]) -> bool | None:
        """Whether claims can all be true; what is about no cell of the board can't."""
        try:
            return self.together(texts)
        except ClaimError:
            return False

    # -- worlds -----------------------------------------------------------------------

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

    # -- reasons ----------------------------------------------------------------------

    def think_ahead(self) -> None:
        """In an idle moment, find out what reasons will be made of: else the first takes longer."""
        if self._chronicle is not None:
            self.loosely()

    def loosely(self) -> Chronicle:
        """The same game with requests that can be left out, and literals for them."""
        if self._loose is None:
            self._loose = self._new(self._opened, loose=True)
        chronicle = self._begun()
        courses, learned = chronicle.courses, chronicle.blueprint.required
        self._loose.blueprint.require(learned[self._lent :])
        self._lent = len(learned)
        for turn in range(len(self._loose.premises), len(courses)):
            minute = self._minutes[turn]
            try:
                self._loose.hear(minute, Budget(self._loose_tries, self._stop))
                if self._loose.lost:
                    pass_over(self._loose, minute, courses[turn])
            except (Interrupted, Uncovered):
                break
        self._loose.behind = len(self._loose.premises) < len(courses)
        return self._loose

    def _least(self, loose: Chronicle, *wanted: int) -> Reason | None:
        """Premises that exclude something, each of them needed: minimal by deletion."""
        found = smallest(loose, loose.premises, wanted)
        return None if found is None else self._reason(loose, found.premises, least=found.least)

    def _reason(self, loose: Chronicle, needed: Sequence[int], *, least: bool) -> Reason:
        turns = tuple(loose.premises.index(premise) for premise in needed)
        spans = tuple((self._minutes[turn].first, self._minutes[turn].last) for turn in turns)
        return Reason(tuple(turn + 1 for turn in turns), spans, least)


def _literals(chronicle: Chronicle, texts: Sequence[str]) -> list[int] | None:
    """The literals that say claims; None: of some of them nothing is known."""
    says = [literal(chronicle, read_claim(text, chronicle.board)) for text in texts]
    known = [each for each in says if each is not None]
    return known if len(known) == len(says) else None


def _moved(text: str, plan: Plan, offset: Place) -> str | None:
    """A claim about cells so far on; None: they leave the grid."""
    words = text.split()
    for at, word in enumerate(words):
        place = read_cell_name(word) if at else None
        if place is None:
            continue
        moved = moved_name(plan, place, offset)
        if moved is None:
            return None
        words[at] = moved
    return " ".join(words)


__all__ = ["Claim", "Counter", "Reason", "Reasoner", "Sample", "Verdict"]
