"""Twin worlds: two plans, the same moves, and what a seat sees while it has heard the same.

The proof of Rule G-3: whatever differs between two plans, as long as all that a seat was told is
equal, everything that it is shown must be equal too, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from gamemaster.bridge import Session
from gamemaster.core import messages
from gamemaster.core.game import Said
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import DIRECTIONS, EXIT, MONOLITH, NOWHERE, OPEN, SIDE_NAMES, WALL
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

COLOURS: Final = ("red", "blue", "green", "orange", "purple", "teal")
READABLE: Final = ("loop", "start a1", "start l12", "shoot up; go up")
ILLEGAL: Final = (*READABLE, "go", "dance")
SIDED: Final = tuple(f"{do} {side}" for do in ("go", "shoot", "blow") for side in SIDE_NAMES)


class Leak(AssertionError):
    """Two listeners who heard the same were shown different things."""


# -- what may differ between twins ----------------------------------------


def _with_side(plan: Plan, cell: int, direction: int, value: int) -> Plan:
    sides = bytearray(plan.sides)
    sides[cell * 4 + direction] = value
    other = plan.beyond(cell, direction)
    if other != NOWHERE:
        sides[other * 4 + (direction ^ 1)] = value
    return replace(plan, sides=bytes(sides))


def toggle_wall(plan: Plan, rng: Random) -> Plan:
    """An inner wall more or less."""
    inner = [(c, d) for c in plan.cells() for d in DIRECTIONS if plan.beyond(c, d) != NOWHERE]
    cell, direction = rng.choice(inner)
    return _with_side(plan, cell, direction, WALL + OPEN - plan.side(cell, direction))


def swap_cells(plan: Plan, rng: Random) -> Plan:
    """Two cells of different types change places; what lies on them stays."""
    one, other = rng.sample(plan.cells(), 2)
    order = list(range(len(plan.kinds)))
    order[one], order[other] = other, one
    return replace(
        plan,
        kinds=tuple(plan.kinds[cell] for cell in order),
        flows=tuple(plan.flows[cell] for cell in order),
        pits=tuple(plan.pits[cell] for cell in order),
    )


def retype_cell(plan: Plan, rng: Random) -> Plan:
    """Land becomes a further delta, river or pit, or the other way round."""
    kinds, flows, pits = list(plan.kinds), list(plan.flows), list(plan.pits)
    cell = rng.choice(plan.cells())
    kinds[cell], flows[cell], pits[cell] = "land", NOWHERE, None
    if plan.kinds[cell] == "land":
        kinds[cell], flows[cell] = "river", rng.choice(DIRECTIONS)
    return replace(plan, kinds=tuple(kinds), flows=tuple(flows), pits=tuple(pits))


def reverse_river(plan: Plan, rng: Random) -> Plan:
    """A river flows the other way, from its delta to its source."""
    kinds, flows = list(plan.kinds), list(plan.flows)
    rivers = [cell for cell in plan.cells() if kinds[cell] == "river"]
    fed = {plan.beyond(cell, flows[cell]) for cell in rivers}
    cell = source = rng.choice([cell for cell in rivers if cell not in fed])
    back = NOWHERE
    while kinds[cell] == "river":
        flow = plan.flows[cell]
        flows[cell], back = back, flow ^ 1
        cell = plan.beyond(cell, flow)
    kinds[cell], flows[cell], kinds[source] = "river", back, "delta"
    return replace(plan, kinds=tuple(kinds), flows=tuple(flows))


def swap_treasures(plan: Plan, rng: Random) -> Plan:
    """The true treasure and a false one change places."""
    return replace(plan, treasures=(plan.treasures[1], plan.treasures[0], *plan.treasures[2:]))


def move_treasure(plan: Plan, rng: Random) -> Plan:
    """A treasure lies elsewhere."""
    treasures = list(plan.treasures)
    treasures[rng.randrange(len(treasures))] = rng.choice(plan.cells())
    return replace(plan, treasures=tuple(treasures))


def move_bear(plan: Plan, rng: Random) -> Plan:
    """The bear starts elsewhere."""
    return replace(plan, bear=rng.choice(plan.cells()))


def renumber_pits(plan: Plan, rng: Random) -> Plan:
    """The pits of a loop are numbered in another order."""
    loop = rng.choice(list(plan.loops().values()))
    order = rng.sample(loop, len(loop))
    pits = list(plan.pits)
    for cell, source in zip(loop, order, strict=True):
        pits[cell] = plan.pits[source]
    return replace(plan, pits=tuple(pits))


def move_exit(plan: Plan, rng: Random) -> Plan:
    """The exit is elsewhere in the outer wall."""
    outer = [(c, d) for c in plan.cells() for d in DIRECTIONS if plan.beyond(c, d) == NOWHERE]
    exits = [(c, d) for c, d in outer if plan.side(c, d) == EXIT]
    closed = _with_side(plan, *rng.choice(exits), MONOLITH)
    return _with_side(closed, *rng.choice(outer), EXIT)


Change = Callable[[Plan, Random], Plan]
CHANGES: Final[tuple[Change, ...]] = (
    toggle_wall,
    swap_cells,
    retype_cell,
    reverse_river,
    swap_treasures,
    move_treasure,
    move_bear,
    renumber_pits,
    move_exit,
)


def twin_of(plan: Plan, rules: Rules, change: Change, rng: Random) -> Plan | None:
    """A valid plan that differs by this change, or None if chance finds none."""
    for _ in range(40):
        twin = change(plan, rng)
        problems = LABYRINTH.validate(rules, twin)
        if twin != plan and not any(problem.severity == "error" for problem in problems):
            return twin
    return None


# -- playing them side by side ---------------------------------------------


@dataclass(slots=True)
class Tally:
    """What was compared: pictures of equal ears, refusals, and pairs that fell apart at last."""

    pictures: int = 0
    refusals: int = 0
    pairs: int = 0
    parted: int = 0


class World:
    """One table behind a page's bridge."""

    def __init__(self, rules: Rules, plan: Plan, seats: int) -> None:
        players = [Player(f"player {seat}", COLOURS[seat]) for seat in range(seats)]
        self.table = Table(LABYRINTH, rules, plan, players, "twins")
        self.session = Session()
        self.session.table = self.table

    def news(self, seat: int | None, since: int) -> tuple[Said, ...]:
        """What a seat heard from an index on."""
        return self.table.observe(seat, since).heard

    def picture(self, seat: int | None, since: int) -> str:
        """The page's whole observation as it crosses the border."""
        return self._ask(messages.Observe(type="observe", eyes=seat, since=since))

    def submit(self, text: str) -> str:
        """The answer to a request of the seat whose turn it is."""
        seat, version = self.table.turn, self.table.version
        assert seat is not None
        request = messages.Submit(
            type="submit", seat=seat, move=text, version=version, since=messages_end
        )
        return self._ask(request)

    def refusals(self) -> list[str | None]:
        """For every request that can be made without a place: why it is refused, if it is."""
        table = self.table
        moves = [table.game.read_move(text) for text in SIDED + READABLE]
        found = [table.game.check(table._state, table.turn or 0, move) for move in moves]
        return [None if illegal is None else illegal.key for illegal in found]

    def _ask(self, request: Any) -> str:
        return json.dumps(self.session.answer(request), ensure_ascii=False)


messages_end: Final = 10_000_000
"""Beyond everything said: ask for the picture alone."""


def compare(one: World, other: World, seats: int, rng: Random, moves: int, tally: Tally) -> None:
    """Play both worlds alike while anybody has heard the same in both; raises `Leak`."""
    listeners: list[int | None] = [*range(seats), None]
    heard = dict.fromkeys(listeners, 0)
    tally.pairs += 1
    for _ in range(moves):
        for listener in [*heard]:
            news = [world.news(listener, heard[listener]) for world in (one, other)]
            if news[0] != news[1]:
                del heard[listener]
                continue
            _same(one.picture(listener, heard[listener]), other.picture(listener, heard[listener]))
            heard[listener] += len(news[0])
            tally.pictures += 1
        if len(heard) < len(listeners):
            tally.parted += 1
            return
        if one.table.over:
            return
        _try_illegal(one, other, rng, tally)
        text = rng.choice([*_sensible(one)])
        replies = one.submit(text), other.submit(text)
        if '"refused"' in "".join(replies):
            _same(*replies)


def _sensible(world: World) -> Iterator[str]:
    """The moves offered, steps three times as likely as the rest."""
    seen = world.table.observe(world.table.turn, messages_end)
    for offer in seen.offers:
        yield from [offer.move] * (3 if offer.do == "go" else 1)


def _try_illegal(one: World, other: World, rng: Random, tally: Tally) -> None:
    offered = set(_sensible(one))
    text = rng.choice([text for text in (*ILLEGAL, *SIDED) if text not in offered])
    _same(one.submit(text), other.submit(text))
    if one.refusals() != other.refusals():
        raise Leak("what is refused in one world is legal in the other")
    tally.refusals += len(SIDED + READABLE)


def _same(one: str, other: str) -> None:
    if one != other:
        at = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
        raise Leak(f"…{one[max(0, at - 80) : at + 40]}… and …{other[max(0, at - 80) : at + 40]}…")
