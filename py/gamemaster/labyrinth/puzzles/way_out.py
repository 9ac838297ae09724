"""The way out: steps that win in every labyrinth that is possible, and no others as short do.

What a step leads to is done by the engine, in labyrinths that the reasoner has supposed. It is
certain if all that it depends on is: the side that is passed, and the cells that one comes to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.core.game import CHANCE, OVER, Event, Refused
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import DIRECTIONS, EXIT, OPEN, SIDE_NAMES
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.playing.legal import check
from gamemaster.labyrinth.playing.state import TRUE, State
from gamemaster.labyrinth.playing.turn import take_turn
from gamemaster.labyrinth.puzzles.grading import effort_of, scraps_of
from gamemaster.labyrinth.puzzles.questions import Attempt, Case, Question, Solution
from gamemaster.labyrinth.reasoner.claims import STANDS, literal, read_claim

SHORTEST: Final = 3
LONGEST: Final = 6
SUPPOSED: Final = 24
"""So many labyrinths are supposed to refute other ways."""
FLOWING: Final = those("flows")
LOOPING: Final = those("loops")


@dataclass(frozen=True)
class Step:
    """What a step has led to in a supposed labyrinth: the claims that it depended on."""

    state: State
    rests_on: tuple[str, ...]
    certain: bool
    """Whether these claims are all that it depended on."""


class Walker:
    """Steps of one seat in a labyrinth that the reasoner has supposed."""

    def __init__(self, case: Case) -> None:
        self._case, self._seat = case, case.hearing.seat

    def go(self, state: State, side: int) -> Step | None:
        """One step; None: it isn't this seat's turn, or it may not make it."""
        move = read_move(f"go {SIDE_NAMES[side]}")
        if state.turn != self._seat or check(state, self._seat, move) is not None:
            return None
        before = state.pawns[self._seat].cell
        after = state.clone()
        events: list[Event] = []
        take_turn(after, move, events.append)
        claims, certain = self._rests_on(state, before, side, after)
        return Step(after, claims, certain)

    def all_go(self, states: Sequence[State], side: int) -> list[State] | None:
        """The same step in several labyrinths: those in which it doesn't win; None: some bar it."""
        steps = [self.go(state, side) for state in states]
        after = [step.state for step in steps if step is not None]
        if len(after) < len(states):
            return None
        return [state for state in after if not self.wins(state)]

    def cells(self, states: Sequence[State]) -> tuple[int, ...]:
        """Where the seat is in each of some labyrinths, and what it carries."""
        pawns = [state.pawns[self._seat] for state in states]
        return tuple(number for pawn in pawns for number in (pawn.cell, pawn.treasure))

    def wins(self, state: State) -> bool:
        """Whether the game is over, and won."""
        return state.turn == OVER

    def _rests_on(
        self, state: State, cell: int, side: int, after: State
    ) -> tuple[tuple[str, ...], bool]:
        ground, name = state.ground, self._case.board.plan.name
        stands = ground.sides[cell * 4 + side]
        claims = [f"side {name(cell)} {SIDE_NAMES[side]} {STANDS[stands]}"]
        if stands == EXIT:
            return tuple(claims), True
        entered = ground.next[cell * 4 + side] if stands == OPEN else cell
        kind = ground.kind(entered).name
        claims.append(f"cell {name(entered)} {kind}")
        end, certain = after.pawns[self._seat].cell, after.turn != CHANCE
        if kind in LOOPING:
            claims.append(f"loop {name(entered)} {name(end)}")
        elif kind in FLOWING:
            down = ground.flows_to(entered)
            flow = next(way for way in DIRECTIONS if ground.next[entered * 4 + way] == down)
            claims.append(f"flow {name(entered)} {SIDE_NAMES[flow]}")
            certain = certain and end in (entered, down)
        if end != entered:
            claims.append(f"cell {name(end)} {ground.kind(end).name}")
        return tuple(claims), certain


def is_set(case: Case) -> bool:
    """Whether a single player is inside and unhurt, so that nothing depends on anybody else."""
    rules, pawn = case.hearing.rules, case.seen["pawns"][case.hearing.seat]
    fit = pawn["health"] == "healthy" and not pawn["outside"]
    alone = case.hearing.seats == 1 and not (rules.bear or rules.roams)
    return alone and fit and case.seen["phase"] == "play"


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
        return Solution(tuple(SIDE_NAMES[side] for side in way.sides), effort)

    def attempt(self, case: Case, question: Question, answer: Sequence[str]) -> Attempt:
        """Step by step: the first one that is not certain is shown otherwise."""
        for name in answer:
            if name not in SIDE_NAMES:
                raise Refused("illegal-claim", f"no way: {name!r}", claim=name)
        walker, known = Walker(case), Known(case)
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
            state = step.state
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


def supposed(case: Case) -> State | None:
    """Where the game stands in some labyrinth that is possible; None: the treasure may be false."""
    reasoner = case.think()
    if reasoner.judge(carries(case)).answer != "certain":
        return None
    world = reasoner.otherwise(carries(case), false=False)
    return None if world is None else world.position


def shortest(case: Case) -> Way | None:
    """Certain steps that win, as few as possible."""
    begin, seat = supposed(case), case.hearing.seat
    if begin is None:
        return None
    walker, known = Walker(case), Known(case)
    seen = {begin.pawns[seat].cell}
    todo: list[tuple[State, Way]] = [(begin, Way((), (carries(case),)))]
    for state, way in todo:
        if len(way.sides) == LONGEST:
            break
        for side in DIRECTIONS:
            step = walker.go(state, side)
            if step is None or not step.certain or any(text not in known for text in step.rests_on):
                continue
            longer = Way((*way.sides, side), (*way.rests_on, *step.rests_on))
            if walker.wins(step.state):
                return longer
            pawn = step.state.pawns[seat]
            if pawn.cell not in seen and step.state.turn == seat and pawn.treasure == TRUE:
                seen.add(pawn.cell)
                todo.append((step.state, longer))
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
    walker, first = Walker(case), supposed(case)
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


def refuted(case: Case, walker: Walker, begin: State, sides: Sequence[int]) -> State | None:
    """A labyrinth in which something is not as it is on this way in the first one."""
    state = begin
    for side in sides:
        step = walker.go(state, side)
        assert step is not None
        for claim in step.rests_on:
            counter = case.reasoner.otherwise(claim)
            if counter is not None:
                return counter.position
        state = step.state
    return None


def winning(walker: Walker, begun: Sequence[State], most: int) -> list[tuple[int, ...]]:
    """All ways of at most so many steps that win in each of these labyrinths.

    Without those that come back to where a shorter way leads: that one wins as well.
    """
    found: list[tuple[int, ...]] = []
    level: list[tuple[tuple[int, ...], list[State]]] = [((), [*begun])]
    seen: set[tuple[int, ...]] = set()
    for _ in range(most):
        seen |= {walker.cells(states) for _, states in level}
        longer: list[tuple[tuple[int, ...], list[State]]] = []
        for sides, states in level:
            for side in DIRECTIONS:
                after = walker.all_go(states, side)
                if after == []:
                    found.append((*sides, side))
                elif after is not None and walker.cells(after) not in seen:
                    longer.append(((*sides, side), after))
        level = longer
    return found
