"""Games of bots as one seat has heard them, and what is true in them: for tests of the reasoner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gamemaster.core.bot import Bot
from gamemaster.core.game import Said
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, EXIT, MONOLITH, OPEN, SIDE_NAMES, WALL
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.rules import Rules

CLASSIC: Final = PRESETS["classic"]
STANDS: Final = {OPEN: "open", WALL: "wall", MONOLITH: "monolith", EXIT: "exit", CLOSED: "closed"}
MAPPERS: Final = 0.7
"""The share of moves that a good bot makes: the others roam."""


@dataclass
class Heard:
    """A game that was played so far, its rules as agreed."""

    rules: Rules
    table: Table

    @property
    def seats(self) -> int:
        return len(self.table.players)

    @property
    def state(self) -> State:
        state, _ = LABYRINTH.start(self.rules, self.table.plan, self.seats)
        for _, text in self.table.entries:
            LABYRINTH.apply(state, LABYRINTH.read_move(text))
        return state

    def heard(self, seat: int) -> tuple[Said, ...]:
        return self.table.observe(seat).heard

    def reasoner(self, seat: int = 0, **limits: Any) -> Reasoner:
        """A reasoner that has heard all that a seat was told, request by request."""
        reasoner = Reasoner(self.rules, self.seats, seat, **limits)
        heard = self.heard(seat)
        for end in ends(heard):
            reasoner.hear(heard[:end])
        return reasoner


def ends(heard: Sequence[Said]) -> list[int]:
    """After how many statements each request was answered."""
    starts = [at for at, said in enumerate(heard) if said.key == "requested" and at]
    return [*starts, len(heard)]


def play(rules: Rules, seed: str, moves: int, *, seats: int = 2, plan: Plan | None = None) -> Heard:
    """A game of bots, of so many requests; some bots think, some roam."""
    players = [Player(f"Bot {seat}", f"colour {seat}", "mapper") for seat in range(seats)]
    drawn = Table.draw_plan(LABYRINTH, rules, seed) if plan is None else plan
    table = Table(LABYRINTH, rules, drawn, players, seed)
    good, free = Mapper(), Wanderer()
    for number in range(moves):
        if table.over:
            break
        chosen: Bot = good if Random(f"{seed}/{number}").random() < MAPPERS else free
        table.let_bot_move(chosen)
    return Heard(rules, table)


def claims(state: State) -> Iterator[tuple[str, bool]]:
    """Claims about everything that may be asked, and whether each is true in a position."""
    yield from claims_of_the_plan(state)
    plan, ground = state.plan, state.ground
    # A cell that was chosen in secret may turn out to be void: until then nobody stands anywhere.
    choosing = state.starting and state.rules.start == "secret"
    for cell in plan.cells():
        name = plan.name(cell)
        lying = ground.lying.get(cell, ())
        yield f"treasure {name}", 0 in lying
        yield f"false {name}", any(lying)
        if state.rules.bear and state.rules.bear_moves == "repeats":
            yield f"bear {name}", state.bear == cell
        for pawn in state.pawns:
            yield f"at {pawn.seat + 1} {name}", pawn.cell == cell and not choosing
    for pawn in state.pawns:
        yield f"holds {pawn.seat + 1} treasure", pawn.treasure == 0
        yield f"holds {pawn.seat + 1} false", pawn.treasure > 0


def claims_of_the_plan(state: State) -> Iterator[tuple[str, bool]]:
    """Claims about types, sides and links."""
    plan, ground = state.plan, state.ground
    for cell in plan.cells():
        name = plan.name(cell)
        for kind in ("land", "river", "delta", "pit", "arsenal", "hospital"):
            yield f"cell {name} {kind}", plan.kinds[cell] == kind
        for way in DIRECTIONS:
            inner = plan.beyond(cell, way) != -1
            for value in (OPEN, WALL) if inner else (MONOLITH, EXIT):
                stands = ground.side(cell, way) == value
                yield f"side {name} {SIDE_NAMES[way]} {STANDS[value]}", stands
            if inner:
                flows = plan.flows[cell] == way
                yield f"flow {name} {SIDE_NAMES[way]}", flows
        if plan.kinds[cell] == "pit":
            for other in plan.cells():
                yield f"loop {name} {plan.name(other)}", ground.next_pit(cell) == other


def falsehoods(reasoner: Reasoner, state: State, share: int = 1) -> list[str]:
    """What a reasoner calls certain and is false, or impossible and is true; or that all is."""
    wrong = [] if reasoner.is_possible() is not False else ["no game sounds like that"]
    for number, (text, true) in enumerate(claims(state)):
        if number % share == 0:
            answer = reasoner.judge(text).answer
            if answer == ("impossible" if true else "certain"):
                wrong.append(f"{text} is {answer}")
    return wrong
