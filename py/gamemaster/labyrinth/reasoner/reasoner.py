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

from gamemaster.labyrinth.grid import Place, read_cell_name
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import State
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
from gamemaster.labyrinth.reasoner.explaining import Explaining, Reason
from gamemaster.labyrinth.reasoner.marks import backbone, marks
from gamemaster.labyrinth.reasoner.reasons import smallest
from gamemaster.labyrinth.reasoner.sampling import Draw, Sample, sample
from gamemaster.labyrinth.reasoner.worlds import GaveUp, World, ways

Answer = Literal["certain", "impossible", "possible"]


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


class Reasoner(Explaining):
    """All that follows from what one seat has heard (`seat` is None for a spectator)."""

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


__all__ = ["Claim", "Counter", "Reasoner", "Sample", "Verdict"]
