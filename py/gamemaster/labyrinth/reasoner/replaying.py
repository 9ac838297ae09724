"""A plan is played on again: would the engine say what was heard?

What the requests leave open (what chance draws, which cells are named in secret) a hand decides:
that of a world that was found, or luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

from gamemaster.core.game import CHANCE as CHANCES_TURN
from gamemaster.core.game import EVERYONE, Event, Said, Seat
from gamemaster.labyrinth.grid import read_cell_name
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.chances import chances
from gamemaster.labyrinth.playing.state import State, new_state
from gamemaster.labyrinth.playing.turn import take_turn
from gamemaster.labyrinth.reasoner.asking import CHANCE
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.minutes import ORDERED, Minute
from gamemaster.labyrinth.reasoner.worlds import World, cells_of


class Hand(Protocol):
    """Who decides what the requests leave open; `turn` is the number of the request, from 1."""

    def chosen(self, seat: Seat, *, void: bool) -> int:
        """The cell that a seat names in secret before the first move; that choice may be `void`."""

    def ordered(self, seat: Seat, turn: int) -> int:
        """The cell from which somebody goes on."""

    def draw(self, state: State, turn: int) -> str | None:
        """What chance draws now, or None if it can't."""


class Recorded:
    """The hand of a world: all is as it was found."""

    def __init__(self, chronicle: Chronicle, world: World) -> None:
        self._chronicle, self._world = chronicle, world
        begun = chronicle.beginning
        self._starts = cells_of(begun.starts, world)
        self._former = cells_of(begun.former, world)
        self._placed = iter(self._starts)
        self._outcomes = [iter(each) for each in outcomes(chronicle, world)]

    def chosen(self, seat: Seat, *, void: bool) -> int:
        """The cell that a seat names in secret."""
        return (self._former if void else self._starts)[seat]

    def ordered(self, seat: Seat, turn: int) -> int:
        """The cell from which somebody goes on."""
        (cell,) = cells_of([self._chronicle.moments[turn].at[seat]], self._world)
        return cell

    def draw(self, state: State, turn: int) -> str | None:
        """What chance has decided in the request."""
        if state.starting:
            how = self._chronicle.board.rules.start
            outcome: str | None = f"{how} {self._world.plan.name(next(self._placed))}"
        else:
            outcome = next(self._outcomes[turn - 1], None)
        return outcome if outcome in [text for text, _ in chances(state)] else None


class Luck:
    """A hand that decides at random; what the seat itself has named it was told."""

    def __init__(self, chronicle: Chronicle, minutes: Sequence[Minute], rng: Random) -> None:
        self._board, self._rng = chronicle.board, rng
        self._named = iter(
            [
                place
                for minute in minutes
                for said in minute.words
                if said.key in ("start-at", "ordered-at")
                and (place := read_cell_name(said.args["at"])) is not None
            ]
        )
        self._seat = chronicle.seat

    def chosen(self, seat: Seat, *, void: bool) -> int:
        """Any cell."""
        return self._any(seat)

    def ordered(self, seat: Seat, turn: int) -> int:
        """Any cell."""
        return self._any(seat)

    def _any(self, seat: Seat) -> int:
        if seat == self._seat:
            return self._board.plan.cell(next(self._named))
        return self._rng.choice(self._board.cells)

    def draw(self, state: State, turn: int) -> str | None:
        """All that may come is equally likely (Rule G-12)."""
        return self._rng.choice([text for text, _ in chances(state)])


def outcomes(chronicle: Chronicle, world: World) -> list[list[str]]:
    """What chance has drawn in a world in each request, in order."""
    found = []
    for drawn in chronicle.chances:
        held = sorted(
            (number, str(value))
            for ((name, number), value), literal in drawn.items()
            if name == CHANCE and literal in world.holding
        )
        found.append([outcome for _, outcome in held])
    return found


def replay(
    chronicle: Chronicle, plan: Plan, minutes: Sequence[Minute], hand: Hand
) -> Iterator[tuple[list[Said], State]]:
    """What the seat would hear on a plan, request by request, and where the game stands then.

    The replay ends early where what decides it can't come.
    """
    state = new_state(chronicle.board.rules, plan, chronicle.board.seats)
    for turn, minute in enumerate(minutes, start=1):
        events: list[Event] = []
        for text in _asked(state, plan, minute, hand, turn):
            if text is None:
                return
            events += take_turn(state, read_move(text))
        yield (
            [
                event.said
                for event in events
                if event.audience is EVERYONE or chronicle.seat in event.audience
            ],
            state,
        )


def _asked(state: State, plan: Plan, minute: Minute, hand: Hand, turn: int) -> Iterator[str | None]:
    """A request and all that decides it, one after the other; None: that can't come."""
    if minute.words[0].key == ORDERED:
        yield f"order {plan.name(hand.ordered(minute.seat, turn))}"
    elif minute.move is not None:
        yield minute.move.text
    else:
        state.turn = CHANCES_TURN
        yield from _chosen(state, plan, minute.words, hand)
    while state.turn == CHANCES_TURN:
        yield hand.draw(state, turn)


def _chosen(state: State, plan: Plan, words: Sequence[Said], hand: Hand) -> Iterator[str | None]:
    """Who is asked for a cell, and what is named (Rule D-6.1); None: nobody is asked again."""
    voided = sum(said.key == "starts-void" for said in words)
    for said in words:
        if said.key == "starts-void":
            voided -= 1
        elif said.key == "asks-start":
            seat = said.args["seat"]
            yield f"asks {seat + 1}" if state.turn == CHANCES_TURN else None
            yield f"start {plan.name(hand.chosen(seat, void=voided > 0))}"
