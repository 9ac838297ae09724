"""Complete: on boards of a few cells the answers are those of all valid plans, one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations, product
from random import Random
from typing import Final

import pytest

from gamemaster.core.game import CHANCE, EVERYONE, Event, Said
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import (
    DIRECTIONS,
    EXIT,
    MONOLITH,
    NOWHERE,
    OPEN,
    WALL,
    opposite,
)
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import sampled, times
from tests.labyrinth.reasoner.games import CLASSIC, claims, play

HISTORIES: Final = times(1, 200)
"""For each board."""
QUEST: Final[Rules] = replace(
    CLASSIC,
    goal="key",
    compound=True,
    skips=True,
    skips_ride=True,
    tells_monolith=True,
    blast_answer="remains",
    health="no-death",
    start="placed",
)


@dataclass(frozen=True)
class Small:
    """Some cells of three rows and columns, and the rules that are played there."""

    cells: tuple[int, ...]
    rules: Rules
    seats: int = 0
    """If it is not one or two."""


BASE: Final = replace(
    CLASSIC, rows=3, cols=3, outline="ragged", bear=False, false_treasures=0, quiet_rounds=500
)
GRAND: Final = replace(
    PRESETS["grand-simple"],
    rows=3,
    cols=3,
    outline="ragged",
    exits=1,
    arsenals=1,
    hospitals=1,
    easy_ways=False,
    false_treasures=0,
    quiet_rounds=500,
)
BOARDS: Final = {
    "corner": Small((0, 1, 3, 4, 6), BASE),
    "cross with a bear": Small(
        (1, 3, 4, 5, 7), replace(BASE, outline="cross", bear=True, false_treasures=1)
    ),
    "quest": Small(
        (1, 3, 4, 5, 7),
        replace(QUEST, rows=3, cols=3, outline="cross", bear=False, false_treasures=0),
    ),
    "grand": Small((0, 1, 3, 4, 6), GRAND, seats=2),
}


@cache
def plans(name: str) -> tuple[Plan, ...]:
    """All plans of a board of which the ways are good: types, flows, pits, sides, treasures, bears.

    Whether a plan is valid in everything else is looked at where it matters.
    """
    board = BOARDS[name]
    return tuple(
        plan
        for bare in _grounds(board.cells)
        for walled in _walled(bare)
        for plan in _filled(walled, board.rules)
    )


def is_valid(rules: Rules, plan: Plan) -> bool:
    return not any(fault.severity == "error" for fault in validate(rules, plan))


def _grounds(cells: Sequence[int]) -> Iterator[Plan]:
    """All ways to give each cell a type, a flow, a place in a loop."""
    kinds = ("land", "delta", "pit", "arsenal", "hospital", "left", "right", "up", "down")
    flows = {name: way for way, name in enumerate(("left", "right", "up", "down"))}
    for chosen in product(kinds, repeat=len(cells)):
        if chosen.count("arsenal") != 1 or chosen.count("hospital") != 1:
            continue
        pits = [cell for cell, kind in zip(cells, chosen, strict=True) if kind == "pit"]
        types: list[str | None] = [None] * 9
        flow = [NOWHERE] * 9
        for cell, kind in zip(cells, chosen, strict=True):
            types[cell] = "river" if kind in flows else kind
            flow[cell] = flows.get(kind, NOWHERE)
        for order in _orders(pits):
            numbered: list[tuple[int, int] | None] = [None] * 9
            for number, cell in enumerate(order):
                numbered[cell] = (0, number)
            yield Plan(3, 3, tuple(types), tuple(flow), tuple(numbered), bytes(36), ())


def _orders(pits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Of so few pits all are of one loop; which is its first nobody can tell."""
    if not pits:
        yield ()
    elif len(pits) > 1:
        yield from ((pits[0], *rest) for rest in permutations(pits[1:]))


def _walled(plan: Plan) -> Iterator[Plan]:
    """All ways to wall the inside on which every cell is reached; one exit somewhere."""
    sides = [(cell, way) for cell in plan.cells() for way in DIRECTIONS]
    inner = [at for at in sides if plan.beyond(*at) != NOWHERE and at[1] % 2]
    outer = [at for at in sides if plan.beyond(*at) == NOWHERE]
    if not _leads_well(_drawn(plan, (), outer[:1])):
        return
    for walls in product((True, False), repeat=len(inner)):
        built = [at for at, stands in zip(inner, walls, strict=True) if stands]
        if _leads_well(_drawn(plan, built, outer[:1])):
            for at in outer:
                yield _drawn(plan, built, [at])


def _drawn(plan: Plan, walls: Sequence[tuple[int, int]], exits: Sequence[tuple[int, int]]) -> Plan:
    drawn = bytearray([MONOLITH] * 36)
    for cell in plan.cells():
        for way in DIRECTIONS:
            if plan.beyond(cell, way) != NOWHERE:
                drawn[cell * 4 + way] = OPEN
    for cell, way in walls:
        drawn[cell * 4 + way] = drawn[plan.beyond(cell, way) * 4 + opposite(way)] = WALL
    for cell, way in exits:
        drawn[cell * 4 + way] = EXIT
    return replace(plan, sides=bytes(drawn), treasures=(plan.cells()[0],))


def _leads_well(plan: Plan) -> bool:
    """Whether rivers, loops and ways are good, whatever lies where."""
    return not any(fault.rule in ("V-1", "V-5") for fault in validate(BASE, plan))


def _filled(plan: Plan, rules: Rules) -> Iterator[Plan]:
    """All places for treasures or the key, and for a bear."""
    bears = plan.cells() if rules.bear else [NOWHERE]
    keyed = rules.goal == "key"
    places = [cell for cell in plan.cells() if keyed or plan.kinds[cell] == "land"]
    for treasures in permutations(places, 1 + rules.false_treasures):
        for bear in bears:
            yield replace(plan, treasures=treasures, bear=bear, keyed=keyed)


# -- all games that sound the same ---------------------------------------------------

Texts = Sequence[str]
"""The requests, without what chance drew and what was chosen before the first one."""


def told(events: Sequence[Event], seat: int) -> list[Said]:
    return [e.said for e in events if e.audience is EVERYONE or seat in e.audience]


def ways_on(state: State, texts: Texts) -> Iterator[tuple[str, Texts]]:
    """What may be done now, and which requests are left then.

    What chance may draw, any cell that somebody may choose in secret, or the next request.
    """
    cells = [state.plan.name(cell) for cell in state.plan.cells()]
    if LABYRINTH.to_move(state) == CHANCE:
        yield from ((outcome, texts) for outcome, _ in LABYRINTH.chances(state))
    elif state.starting and state.rules.start == "secret":
        yield from ((f"start {cell}", texts) for cell in cells)
    elif texts and texts[0].startswith("order"):
        yield from ((f"order {cell}", texts[1:]) for cell in cells)
    elif texts:
        yield texts[0], texts[1:]


def ends(state: State, at: int, heard: Sequence[Said], texts: Texts) -> Iterator[State]:
    """Where games stand in the end that go on just as it was heard, from the word `at` on."""
    if at == len(heard) and not texts:
        yield state
    for text, left in ways_on(state, texts):
        copy, move = LABYRINTH.clone(state), LABYRINTH.read_move(text)
        mover = LABYRINTH.to_move(copy)
        if mover == CHANCE or LABYRINTH.check(copy, mover, move) is None:
            said = told(LABYRINTH.apply(copy, move), 0)
            if said == [*heard[at : at + len(said)]]:
                yield from ends(copy, at + len(said), heard, left)


def alike(rules: Rules, every: Sequence[Plan], heard: Sequence[Said], texts: Texts) -> list[State]:
    """Where all games stand now that sound the same to the first seat."""
    found = []
    starts = {said.key.removeprefix("starts-") for said in heard if "starts-" in said.key}
    kinds = starts - {"placed", "void"}
    seats = len([said for said in heard if said.key.startswith("starts-") and "seat" in said.args])
    for plan in every:
        if kinds <= {*plan.kinds}:
            state, events = LABYRINTH.start(rules, plan, seats)
            first = told(events, 0)
            if first == [*heard[: len(first)]]:
                alive = [*ends(state, len(first), heard, texts)]
                found += alive if alive and is_valid(rules, plan) else []
    return found


@pytest.mark.parametrize("number", range(HISTORIES))
@pytest.mark.parametrize("name", sampled(BOARDS, 1))
def test_answers_are_those_of_all_plans(name: str, number: int) -> None:
    rng, rules, every = Random(f"{name}/{number}"), BOARDS[name].rules, plans(name)
    plan = next(each for each in iter(lambda: rng.choice(every), None) if is_valid(rules, each))
    seats = BOARDS[name].seats or 1 + number % 2
    secret = rules.start == "secret"
    choices = 2 * seats if secret else 0  # they may all be void
    game = play(rules, f"{number}", choices + rng.randint(3, 14), seats=seats, plan=plan)
    texts = [
        text
        for seat, text in game.table.entries
        if seat >= 0 and not (secret and text.startswith("start"))
    ]
    possible = alike(rules, every, game.heard(0), texts)
    assert possible
    worlds = [dict(claims(state)) for state in possible]
    reasoner = game.reasoner()
    assert reasoner.whole
    for text in {text for world in worlds for text in world}:
        held = {world.get(text, False) for world in worlds}
        answer = "possible" if len(held) > 1 else "certain" if True in held else "impossible"
        assert reasoner.judge(text).answer == answer, (text, len(possible))
