"""What each movement leads to in a world, for one seat, as things stand now; and how far all is.

Whoever plans in many worlds at once asks for many movements: they are read off the plan here, as
the rules of ways have them, and nothing is played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, cast

from gamemaster.core.game import Seat
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import DIRECTIONS, EXIT, NOWHERE, OPEN, opposite
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import TRUE
from gamemaster.labyrinth.reach import landing, onward, step_ends
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.versions import Version
from gamemaster.labyrinth.reasoner.worlds import World
from gamemaster.labyrinth.rules import Rules

EMPTY: Final = 0
GOAL: Final = 1
FALSE: Final = 2
WON: Final = 3
"""What a seat has in hand: nothing, what all seek, a false treasure; or it has carried it out."""
LEAP: Final = 4
"""Movements are the four directions, and this one: along a loop or down a river."""
LOST: Final = 60
"""So far is what can't be reached at all."""
WALL: Final = "wall"
OUTER: Final = "monolith"
OUT: Final = "exit"
BARRED: Final = "barred"
"""Water lets nobody in against its current (Rule D-7.4)."""
ADRIFT: Final = "adrift"
"""Water carries one nobody knows how far (Rule B-3): it is said to lead where most would end."""
FINDS: Final = "*"
"""Stands behind the word for a cell where a treasure lies."""
FLOWING: Final = those("flows")
LOOPING: Final = those("loops")


@dataclass(frozen=True, slots=True)
class Strides:
    """One world as a walker sees it.

    For `cell * 5 + movement`, `words` has what is said (None: there is no such movement) and `ends`
    where it leads; `over` where a step would lead if its inner wall were blown away. `far` has for
    each thing in hand, and each cell, how many turns from winning a walker is who knows the world.
    """

    plan: Plan
    """As things stand now."""
    cell: int
    hand: int
    lies: dict[int, int]
    """What lies on a cell, for a hand."""
    exits: tuple[int, ...]
    """Sides, `cell * 4 + direction`."""
    goal: int
    """Where lies what all seek, or `NOWHERE`."""
    words: tuple[str | None, ...]
    ends: tuple[int, ...]
    over: tuple[int, ...]
    far: tuple[list[int], list[int], list[int]]


def strides(
    chronicle: Chronicle, world: World, seat: Seat, former: Strides | None = None
) -> Strides:
    """A world as a seat would walk it now; `former`: the same world as it was walked before."""
    now, holding, rules = chronicle.now, world.holding, chronicle.board.rules

    def which(version: Version) -> object:
        return next(value for value, literal in version.items() if literal in holding)

    plan = world.plan
    if now.sides:
        sides = bytearray(plan.sides)
        for at, version in now.sides.items():
            sides[at] = cast(int, which(version))
            beyond = chronicle.board.next[at]
            if beyond != NOWHERE:
                sides[beyond * 4 + opposite(at % 4)] = sides[at]
        plan = replace(plan, sides=bytes(sides))
    lying: dict[int, tuple[int, ...]] = {cell: (n,) for n, cell in enumerate(plan.treasures)}
    for cell, version in now.lying.items():
        lying[cell] = cast("tuple[int, ...]", which(version))
    lies = {cell: GOAL if TRUE in some else FALSE for cell, some in lying.items() if some}
    held = which(now.holds[seat])
    hand = EMPTY if held == NOWHERE else GOAL if held == TRUE else FALSE
    cell = cast(int, which(now.at[seat]))
    if former is not None and former.lies == lies and former.plan.sides == plan.sides:
        return replace(former, cell=cell, hand=hand)
    return _walked(plan, rules, cell, hand, lies)


def _walked(plan: Plan, rules: Rules, cell: int, hand: int, lies: dict[int, int]) -> Strides:
    kinds, sides, count = plan.kinds, plan.sides, len(plan.kinds)
    ground, ends_of, along = Ground(plan), step_ends(plan, rules), onward(plan, rules)
    words: list[str | None] = [None] * (count * 5)
    ends, over = [NOWHERE] * (count * 5), [NOWHERE] * (count * 5)
    back: list[list[int]] = [[] for _ in kinds]

    def afloat(water: int, word: str) -> str:
        return ADRIFT if rules.water.drifts and kinds[water] in FLOWING else word

    def arrive(at: int, word: str, start: int, end: int) -> None:
        words[at] = word + FINDS if end in lies and word != ADRIFT else word
        ends[at] = end
        if end != start:
            back[end].append(start)

    for here in plan.cells():
        for way in DIRECTIONS:
            at, beyond, end = here * 5 + way, plan.beyond(here, way), ends_of[here * 4 + way]
            stands = sides[here * 4 + way]
            if stands == OPEN and end != NOWHERE:
                carried = landing(ground, beyond, rules.water)
                # Along the flow or against it one may wade.
                waded = end != carried.end
                word = f"waded-{kinds[end]}" if waded else afloat(beyond, carried.key)
                arrive(at, word, here, end)
            elif stands == OPEN:
                words[at], ends[at] = BARRED, here
            elif stands == EXIT:
                words[at], ends[at] = OUT, here
            else:
                outer = rules.tells_monolith and beyond == NOWHERE
                words[at], ends[at] = OUTER if outer else WALL, here
                if beyond != NOWHERE:
                    over[at] = end
                if _bumps_on(rules, kinds[here]) and along[here] != NOWHERE:
                    arrive(at, f"{WALL}-{kinds[along[here]]}", here, along[here])
        if along[here] != NOWHERE:
            word = afloat(here, f"on-{kinds[along[here]]}")
            arrive(here * 5 + LEAP, word, here, along[here])
    exits = tuple(at for at, stands in enumerate(sides) if stands == EXIT)
    goal = next((place for place, what in lies.items() if what == GOAL), NOWHERE)
    far = _far(back, exits, goal)
    return Strides(plan, cell, hand, lies, exits, goal, tuple(words), tuple(ends), tuple(over), far)


def _bumps_on(rules: Rules, kind: str | None) -> bool:
    """Whether who meets a wall on such a cell is moved on (Rules D-2.2, B-4)."""
    return (rules.wall_drift and kind in FLOWING) or (rules.wall_fall and kind in LOOPING)


def _far(
    back: list[list[int]], exits: tuple[int, ...], goal: int
) -> tuple[list[int], list[int], list[int]]:
    """Turns until the goal is out: with empty hands, with it, and with a false treasure first."""
    doors = list(dict.fromkeys(at // 4 for at in exits))
    out = [steps + 1 for steps in _steps(back, doors)]
    if goal == NOWHERE:
        never = [LOST] * len(back)
        return never, out, never
    fetch = [steps + out[goal] for steps in _steps(back, [goal])]
    again = min((fetch[door] for door in doors), default=LOST)
    return fetch, out, [steps + again for steps in out]


def _steps(back: list[list[int]], starts: list[int]) -> list[int]:
    """From each cell how many movements lead to the nearest of some."""
    found = [LOST] * len(back)
    line = list(starts)
    for start in line:
        found[start] = 0
    for cell in line:
        steps = found[cell] + 1
        for before in back[cell]:
            if found[before] == LOST:
                found[before] = steps
                line.append(before)
    return found
