"""The way out: steps that win in every labyrinth that is possible, and no others as short do.

Steps are made in labyrinths that the reasoner has supposed (`reasoner/walking.py`). What one leads
to is certain if all that it rests on is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.core.game import Refused
from gamemaster.core.puzzles import Question, Solution
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES
from gamemaster.labyrinth.puzzles.grading import effort_of, scraps_of
from gamemaster.labyrinth.puzzles.questions import Attempt, Case
from gamemaster.labyrinth.reasoner.claims import literal, read_claim
from gamemaster.labyrinth.reasoner.walking import Position, Walker

SHORTEST: Final = 3
LONGEST: Final = 6
SUPPOSED: Final = 24
"""So many labyrinths are supposed to refute other ways."""


def is_set(case: Case) -> bool:
    """Whether a single player is inside and unhurt, so that nothing depends on anybody else."""
    rules, pawn = case.hearing.rules, case.seen["pawns"][case.hearing.seat]
    fit = pawn["health"] == "healthy" and not pawn["outside"]
    alone = case.hearing.seats == 1 and not (rules.bear or rules.roams)
    return alone and fit and case.seen["phase"] == "play"


def is_worth_thinking(case: Case) -> bool:
    """Whether there may well be a certain way, which is found out by thinking.

    Where chance decides how far water carries, that takes long: there an exit is to be drawn.
    """
    if not case.hearing.rules.water.drifts:
        return True
    fragments = case.seen["notebook"]["fragments"]
    return any(side["is"] == "exit" for fragment in fragments for side in fragment["sides"])


@dataclass(frozen=True)
class Way:
    """Steps that win for certain, and the claims that this rests on."""

    sides: tuple[int, ...]
    rests_on: tuple[str, ...]


class WayOut:
    """A `Solver`."""

    def solve(self, case: Case, question: Question) -> Solution | None:
        """The shortest certain way, if there is but one of its length, and no shorter one."""
        way = shortest(case) if is_set(case) else None
        if way is None or len(way.sides) < SHORTEST or not is_only(case, way.sides):
            return None
        reason, loose = case.reasoner.why_all(way.rests_on), case.reasoner.loosely()
        if reason is None:
            return None
        says = [literal(loose, read_claim(text, case.board)) for text in way.rests_on]
        together = -loose.clauses.both(*(each for each in says if each is not None))
        effort = effort_of(loose, reason, [together], scraps_of(case))
        steps = tuple(SIDE_NAMES[side] for side in way.sides)
        return Solution(steps, effort, case.spans(reason.turns))

    def attempt(self, case: Case, question: Question, answer: Sequence[str]) -> Attempt:
        """Step by step: the first one that is not certain is shown otherwise."""
        for name in answer:
            if name not in SIDE_NAMES:
                raise Refused("illegal-claim", f"no way: {name!r}", claim=name)
        walker, known = Walker(case.hearing.seat), Known(case)
        state, rests_on = supposed(case), [carries(case)]
        if state is None:
            raise Refused("illegal-claim", "nothing is known of the treasure", claim="")
        for number, name in enumerate(answer, 1):
            step, told = walker.go(state, SIDE_NAMES.index(name)), {"number": number}
            if step is None:
                return Attempt(False, "puzzle-no-step", args=told)
            doubtful = next((text for text in step.rests_on if text not in known), None)
            if doubtful is not None:
                counter = case.reasoner.otherwise(doubtful)
                return Attempt(False, "puzzle-step-not-certain", counter=counter, args=told)
            rests_on += step.rests_on
            state = step.position
            if walker.wins(state):
                break
        if not walker.wins(state):
            return Attempt(False, "puzzle-not-out")
        if len(answer) > question.steps:
            return Attempt(False, "puzzle-longer", args={"count": question.steps})
        reason = case.reasoner.why_all(rests_on)
        return Attempt(True, "puzzle-right", because=case.spans(reason.turns) if reason else ())


def carries(case: Case) -> str:
    """The claim that the true treasure is carried."""
    return f"holds {case.hearing.seat + 1} treasure"


def supposed(case: Case) -> Position | None:
    """Where the game stands in some labyrinth that is possible; None: the treasure may be false."""
    reasoner = case.think()
    if reasoner.judge(carries(case)).answer != "certain":
        return None
    world = reasoner.otherwise(carries(case), false=False)
    return None if world is None else world.position


def shortest(case: Case) -> Way | None:
    """Certain steps that win, as few as possible."""
    begin = supposed(case)
    if begin is None:
        return None
    walker, known = Walker(case.hearing.seat), Known(case)
    seen = {walker.cells([begin])}
    todo: list[tuple[Position, Way]] = [(begin, Way((), (carries(case),)))]
    for state, way in todo:
        if len(way.sides) == LONGEST:
            break
        for side in DIRECTIONS:
            step = walker.go(state, side)
            if step is None or not step.certain or any(text not in known for text in step.rests_on):
                continue
            longer = Way((*way.sides, side), (*way.rests_on, *step.rests_on))
            if walker.wins(step.position):
                return longer
            there = walker.cells([step.position])
            if there not in seen and walker.carries_on(step.position):
                seen.add(there)
                todo.append((step.position, longer))
    return None


class Known:
    """Claims that are certain, each of them judged when it is asked for."""

    def __init__(self, case: Case) -> None:
        self._reasoner = case.think()
        self._found: dict[str, bool] = {}

    def __contains__(self, claim: object) -> bool:
        text = str(claim)
        if text not in self._found:
            self._found[text] = self._reasoner.judge(text).answer == "certain"
        return self._found[text]


def is_only(case: Case, sides: tuple[int, ...]) -> bool:
    """Whether all other ways of at most this length fail in some labyrinth."""
    walker, first = Walker(case.hearing.seat), supposed(case)
    if first is None:
        return False
    begun = [first]
    for _ in range(SUPPOSED):
        left = [each for each in winning(walker, begun, len(sides)) if each != sides]
        if not left:
            return True
        other = refuted(case, walker, first, left[0])
        if other is None:
            return False
        begun.append(other)
    return False


def refuted(case: Case, walker: Walker, begin: Position, sides: Sequence[int]) -> Position | None:
    """A labyrinth in which something is not as it is on this way in the first one."""
    state = begin
    for side in sides:
        step = walker.go(state, side)
        assert step is not None
        for claim in step.rests_on:
            counter = case.reasoner.otherwise(claim)
            if counter is not None:
                return counter.position
        state = step.position
    return None


def winning(walker: Walker, begun: Sequence[Position], most: int) -> list[tuple[int, ...]]:
    """All ways of at most so many steps that win in each of these labyrinths.

    Without those that come back to where a shorter way leads: that one wins as well.
    """
    found: list[tuple[int, ...]] = []
    level: list[tuple[tuple[int, ...], list[Position]]] = [((), [*begun])]
    seen: set[tuple[int, ...]] = set()
    for _ in range(most):
        seen |= {walker.cells(states) for _, states in level}
        longer: list[tuple[tuple[int, ...], list[Position]]] = []
        for sides, states in level:
            for side in DIRECTIONS:
                after = walker.all_go(states, side)
                if after == []:
                    found.append((*sides, side))
                elif after is not None and walker.cells(after) not in seen:
                    longer.append(((*sides, side), after))
        level = longer
    return found
