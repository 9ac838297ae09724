"""Puzzles found in games: after which request there is something to be asked, with one answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from gamemaster.core.game import Seat
from gamemaster.core.puzzles import Found, Hearing, Question, Stop
from gamemaster.labyrinth.puzzles.certainty import MOST as MOST_CERTAIN
from gamemaster.labyrinth.puzzles.certainty import beyond
from gamemaster.labyrinth.puzzles.lies import LEAST, Doubts, alterations, followed
from gamemaster.labyrinth.puzzles.places import is_drawn, possible
from gamemaster.labyrinth.puzzles.questions import Case, Kind, plain
from gamemaster.labyrinth.puzzles.solvers import SOLVERS
from gamemaster.labyrinth.puzzles.way_out import SHORTEST, is_set, is_worth_thinking, shortest
from gamemaster.labyrinth.reasoner.minutes import minutes
from gamemaster.labyrinth.reasoner.recalling import Memory

FIRST: Final = 4
"""After fewer requests there is nothing to find out."""
TRIED: Final = 2
"""So many positions of a game are looked at closely."""
LIES: Final = 12
"""So many answers are altered, one after the other."""
CONTRADICTED: Final = 12
"""So many requests later a lie must have come out."""


def find(whole: Hearing, kind: Kind, stop: Stop, seed: str = "") -> Found | None:
    """A puzzle of a kind in what a seat has heard; None: there is none, or it was to stop.

    `seed` decides which answer is altered where somebody lies.
    """
    hearing = plain(whole)
    match kind:
        case "where":
            return _somebody(hearing, Question(kind), hearing.seat, stop)
        case "other":
            others = (seat for seat in range(hearing.seats) if seat != hearing.seat)
            found = (_somebody(hearing, Question(kind, seat), seat, stop) for seat in others)
            return next((each for each in found if each is not None), None)
        case "certain":
            return _certain(hearing, stop)
        case "way":
            return _way(hearing, stop)
        case "liar":
            return _liar(hearing, stop, Random(seed))


def cuts(hearing: Hearing) -> list[int]:
    """After how many statements each request was answered, without the first ones."""
    return [minute.last + 1 for minute in minutes(hearing.heard, 1)][FIRST - 1 :]


def _solved(hearing: Hearing, question: Question, stop: Stop) -> Found | None:
    solution = SOLVERS[question.kind].solve(Case(hearing, stop), question)
    if solution is None or stop():
        return None
    steps = len(solution.answer) if question.kind == "way" else 0
    return Found(hearing, replace(question, steps=steps), solution)


def _growing(hearing: Hearing, stop: Stop) -> Iterator[Case]:
    """The same game after each request; what was thought before is not thought again."""
    case = None
    for end in cuts(hearing):
        if stop():
            return
        case = Case(hearing.until(end), stop, case)
        yield case


def _best(
    hearing: Hearing, question: Question, ends: list[tuple[int, int]], stop: Stop
) -> Found | None:
    """The first puzzle at one of these ends, by what they are worth, the least first."""
    tried = (_solved(hearing.until(end), question, stop) for _, end in sorted(ends)[:TRIED])
    return next((each for each in tried if each is not None), None)


def _somebody(hearing: Hearing, question: Question, seat: Seat, stop: Stop) -> Found | None:
    """Where as few cells as possible are left, though no notebook shows it."""
    ends = []
    for case in _growing(hearing, stop):
        reasoner = case.reasoner
        if is_drawn(case, seat):
            continue
        case.think()
        if reasoner.lost:
            break
        cells = possible(case, reasoner, seat)
        if cells:
            ends.append((len(cells), len(case.hearing.heard)))
    return _best(hearing, question, ends, stop)


def _certain(hearing: Hearing, stop: Stop) -> Found | None:
    """Where as much as possible is certain that no notebook draws."""
    ends = []
    for case in _growing(hearing, stop):
        reasoner = case.think()
        if reasoner.lost:
            break
        count = len(beyond(case, reasoner))
        if 1 <= count <= MOST_CERTAIN:
            ends.append((-count, len(case.hearing.heard)))
    return _best(hearing, Question("certain"), ends, stop)


def _way(hearing: Hearing, stop: Stop) -> Found | None:
    """As early as possible, so that the way is long."""
    for case in _growing(hearing, stop):
        carries = case.seen["pawns"][hearing.seat]["treasures"]
        if not (is_set(case) and carries and is_worth_thinking(case)):
            continue
        way = shortest(case)
        if way is not None and len(way.sides) >= SHORTEST:
            found = _solved(case.hearing, Question("way"), stop)
            if found is not None:
                return found
    return None


def _liar(hearing: Hearing, stop: Stop, rng: Random) -> Found | None:
    """An answer that is altered, and comes out as a lie soon after."""
    memory = Memory()
    hearing = followed(hearing, stop, memory)
    choices = [*alterations(hearing)]
    rng.shuffle(choices)
    for turn, at, key in choices[:LIES]:
        lied = hearing.altered(at, key)
        end = None if stop() else _exposed(lied, turn, stop, memory)
        if end is not None:
            found = _solved(lied.until(end), Question("liar"), stop)
            if found is not None and found.solution.answer == (str(at),):
                return replace(found, lie=(at, key))
    return None


def _exposed(lied: Hearing, turn: int, stop: Stop, memory: Memory) -> int | None:
    """After how many statements it is clear which answer is the lie."""
    case = Case(lied, stop, memory=memory)
    doubts = Doubts(case)
    for number, minute in enumerate(case.minutes, 1):
        doubts.hear(minute)
        if doubts.loose.lost or stop() or number > turn + CONTRADICTED:
            return None
        if number >= max(turn, LEAST) and doubts.lie() is not None:
            return minute.last + 1
    return None
