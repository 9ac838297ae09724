"""Where harm awaits, as far as one can hear: mites, contagious corpses, set mines, a bear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gamemaster.core.game import Observation, Said, Seat
from gamemaster.labyrinth.bots.bear import bear_on_its_way
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.bots.hearing import OVERRULED
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import SIDE_NAMES, STEPS

SICKNESS: Final = 12.0
"""What an infection costs, in turns; death costs more."""
WOUND: Final = 6.0
DEATH: Final = 60.0
INFECTED: Final = ("infected", "told-infected")
DIED: Final = ("died", "told-died")
LOST: Final = (
    *("carried-", "flowed-", "drifted-", "waded-", "rowed-"),
    *("arrived-pit", "arrived-lift", "ordered"),
)
"""After these nobody can tell how far somebody is from where he was before."""

Offset = tuple[int, int]


def find_dangers(chart: Chart, seen: Observation) -> dict[Node, float]:
    """What it costs to end on each position that is known to be dangerous."""
    me = seen.view["pawns"][seen.seat]
    wounded = me["health"] == "wounded"
    dangers: dict[Node, float] = {}
    if not me["immune"] and me["health"] != "infected":
        contagious = _somebody_died_infected(seen.heard)
        for node, cell in chart.cells.items():
            if cell.kind in those("infects") or (contagious and cell.things.get("corpses")):
                dangers[node] = DEATH if wounded else SICKNESS
    if seen.rules["mines"]:
        for node in mined(chart, seen.heard):
            dangers[node] = _cost_of_a_wound(me, seen.rules)
    if seen.rules["bear_moves"] == "trajectory":
        bear = bear_on_its_way(chart, seen)
        if bear is not None:
            dangers[bear] = _cost_of_a_wound(me, seen.rules)
    return dangers


def _cost_of_a_wound(me: Mapping[str, Any], rules: Mapping[str, Any]) -> float:
    """What one wound more costs somebody (Rules A-6, B-1, C-4)."""
    if rules["health"] == "no-death":
        return WOUND if me["health"] == "healthy" else 0.0
    last = me["lives"] == 1 if rules["health"] == "lives" else me["health"] == "wounded"
    return DEATH if last or me["health"] == "infected" else WOUND


def _somebody_died_infected(heard: Sequence[Said]) -> bool:
    """Whether any corpse is contagious, as far as one can hear (Rule D-4.7)."""
    infected: set[Seat] = set()
    for said in heard:
        if said.key in INFECTED:
            infected.add(said.args["seat"])
        elif said.key == "healed":
            infected.discard(said.args["seat"])
        elif said.key == "died-infected" or (said.key in DIED and said.args["seat"] in infected):
            return True
    return False


def mined(chart: Chart, heard: Sequence[Said]) -> list[Node]:
    """Where mines were set by those who can be followed since; no longer once one has exploded."""
    tracker = _Tracker()
    for said in heard:
        tracker.hear(said)
    return [
        here._replace(row=here.row + down, col=here.col + right)
        for seat, mines in tracker.mines.items()
        if (here := chart.pawns.get(seat)) is not None
        for down, right in mines
    ]


class _Tracker:
    """Follows everybody's steps, to know how far he is from the mines that he has set."""

    def __init__(self) -> None:
        self.mines: dict[Seat, list[Offset]] = {}
        self._action: Mapping[str, Any] = {}
        self._outside: set[Seat] = set()

    def hear(self, said: Said) -> None:
        """Take in one statement."""
        key, args = said.key, said.args
        if key == "requested":
            self._action = args["actions"][0] if len(args["actions"]) == 1 else {}
        elif key == "acts":
            self._action = args["action"]
        elif key in ("mine-exploded", OVERRULED):
            self.mines.clear()
        elif "seat" in args:
            self._happened(args["seat"], key)

    def _happened(self, seat: Seat, key: str) -> None:
        if key == "mine-set":
            side = self._action.get("side")
            offset = STEPS[SIDE_NAMES.index(side)] if side in SIDE_NAMES else (0, 0)
            self.mines.setdefault(seat, []).append(offset)
        elif key == "went-outside":
            self._outside.add(seat)
        elif key.startswith(LOST) or (key == "dark-done" and "go" in self._action.values()):
            self.mines.pop(seat, None)
            self._outside.discard(seat)
        elif key.startswith("arrived-"):
            self._stepped(seat)

    def _stepped(self, seat: Seat) -> None:
        """One cell further, unless he came back in."""
        if seat in self._outside:
            self._outside.discard(seat)
        elif self._action.get("do") == "go":
            down, right = STEPS[SIDE_NAMES.index(self._action["side"])]
            self.mines[seat] = [(d - down, r - right) for d, r in self.mines.get(seat, [])]
