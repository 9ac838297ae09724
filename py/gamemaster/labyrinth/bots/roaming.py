"""Where a bear on its path will strike next, as far as a bot can tell by when it struck (Rule C-9).

The bear goes the same circle again and again, one step after every round, so it is back in a cell
after as many rounds as the circle has steps, an even number. Times are counted in rounds from the
coming turn, which is 0.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.bear import bear_on_its_way
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.bots.hearing import MOVED, Turn, own_turns
from gamemaster.labyrinth.bots.landing import possible_ends, remains
from gamemaster.labyrinth.bots.request import is_offered
from gamemaster.labyrinth.bots.trail import retrace

CIRCLES: Final = (4, 6, 8)
"""How many steps the bear's path may have; there and back in two is half a circle of four."""
MEMORY: Final = 40
"""So many of its turns it remembers."""
LIKELY: Final = 0.5
PATIENCE: Final = 3
"""So many of its last turns it waits, and no more: there may be no way around the bear."""
WHILE: Final = 10
SERVED: Final = ("healed", "rearmed", "found-treasure")
"""What is said of an arrival after the bear has struck, and before it goes on."""


class Meeting(NamedTuple):
    """At one of some times the bear was in a cell."""

    times: tuple[int, ...]
    node: Node


@dataclass(frozen=True, slots=True)
class Foresight:
    """What the bear may do in the coming turn.

    `now` is where it certainly stands; `circles` the possible times of each meeting, for each
    length of its path that fits them all.
    """

    chart: Chart
    now: Node | None = None
    circles: Sequence[Mapping[Meeting, set[int]]] = ()

    def warns(self, movement: str) -> bool:
        """Whether it is likely to be struck if it makes this movement."""
        if remains(self.chart, movement):
            return self._strikes(self.chart.me, (1,))
        ends = possible_ends(self.chart, movement)
        return any(end == self.now or self._strikes(end, (0, 1)) for end in ends)

    def _strikes(self, node: Node, times: Sequence[int]) -> bool:
        """Whether the bear is likely to be in a cell at one of these times."""
        count = sum(
            any(one.node == node and not at.isdisjoint(times) for one, at in circle.items())
            for circle in self.circles
        )
        return bool(count) and count >= LIKELY * len(self.circles)


def foresee(chart: Chart, seen: Observation) -> Foresight:
    """What it can know of a bear that goes its own way; nothing if that can do it no harm."""
    assert seen.seat is not None
    me = seen.view["pawns"][seen.seat]
    harmless = seen.rules["health"] == "no-death" and me["health"] != "healthy"
    if seen.rules["bear_moves"] != "trajectory" or harmless:
        return Foresight(chart)
    turns = own_turns(seen.heard, seen.seat, _turns_since_flight(seen))
    met: list[Meeting] = []
    missed: set[Meeting] = set()
    for at, (node, turn) in enumerate(zip(retrace(chart, turns), turns, strict=False)):
        strikes, spared = _read(turn)
        met += [Meeting(tuple(time - 1 - at for time in times), node) for times in strikes]
        missed.update(Meeting((time - 1 - at,), node) for time in spared)
    met += _beginning(chart, seen)
    circles = [{one: _possible(circle, one, missed) for one in met} for circle in CIRCLES if met]
    possible = [circle for circle in circles if all(circle.values())]
    return Foresight(chart, bear_on_its_way(chart, seen), possible)


def patient(seen: Observation) -> bool:
    """Whether it can bear to keep out of the bear's way any longer."""
    assert seen.seat is not None
    waited = [turn.main.do == "skip" for turn in own_turns(seen.heard, seen.seat, WHILE)]
    return sum(waited) < PATIENCE


def wait_for(seen: Observation, foresight: Foresight) -> str | None:
    """To wait until the bear has gone by, if that is possible and safe."""
    if not is_offered(seen, "skip") or not remains(foresight.chart, "skip"):
        return None
    return None if foresight.warns("skip") else "skip"


def _beginning(chart: Chart, seen: Observation) -> list[Meeting]:
    """The bear begins in its cave, if there is one, and was there before the first turn."""
    if not seen.rules["bear_cave"] or any(said.key == "bear-fled" for said in seen.heard):
        return []
    turns = seen.view["pawns"][seen.seat]["turns"]
    return [Meeting((-turns,), node) for node, cell in chart.cells.items() if cell.kind == "cave"]


def _turns_since_flight(seen: Observation) -> int:
    """How many own turns are of use: when the bear was hit, it began anew (Rule C-9)."""
    turns = 0
    for said in reversed(seen.heard):
        if said.key == "bear-fled" or turns == MEMORY:
            break
        turns += said.key == "requested" and said.args["seat"] == seen.seat
    return turns


def _read(turn: Turn) -> tuple[list[tuple[int, ...]], list[int]]:
    """When the bear struck in a turn, and when it certainly did not.

    At 0 it met the player who moved, at 1 it came to him at the end of the round.
    """
    told = [key for deed in turn.deeds for key in deed.answers]
    arrived = next((at for at, key in enumerate(told) if key.startswith(MOVED)), None)
    present = [0, 1] if arrived is not None else [1]
    strikes: list[tuple[int, ...]] = []
    for at, key in enumerate(told):
        if key == "mauled":
            on_arrival = arrived is not None and at == arrived + 1
            earlier = any(later in SERVED or later == key for later in told[at + 1 :])
            strikes.append((1,) if not on_arrival else (0,) if earlier else (0, 1))
    struck = {time for times in strikes for time in times}
    return strikes, [time for time in present if time not in struck]


def _possible(circle: int, one: Meeting, missed: Collection[Meeting]) -> set[int]:
    """The times within a circle at which the bear may be in the cell of a meeting."""
    free = {miss.times[0] % circle for miss in missed if miss.node == one.node}
    return {time % circle for time in one.times} - free
