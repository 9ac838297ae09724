"""What a bot remembers of its own last turns: its requests and what was answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gamemaster.core.game import Observation, Said, Seat
from gamemaster.labyrinth.grid import SIDE_NAMES, opposite
from gamemaster.labyrinth.moves import MOVEMENTS

MOVED: Final = (
    *("arrived-", "carried-", "starts-", "flowed-", "drifted-", "waded-", "rowed-"),
    "ordered",
)
OVERRULED: Final = "overruled"
BESIDE: Final = ("status", "count", "ask", "keep", "choose", "order")
"""Requests that are no turns; what is answered to them belongs to the turn before."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One action of a request, and what was said about its maker until the next one."""

    do: str
    side: str | None
    answers: tuple[str, ...]

    @property
    def moved(self) -> bool:
        """Whether it led to another place, as far as one can hear."""
        return any(key.startswith(MOVED) for key in self.answers)

    def heard(self, key: str) -> bool:
        """Whether something was said of the maker of this deed."""
        return key in self.answers


@dataclass(frozen=True, slots=True)
class Turn:
    """One own request: its deeds, and which of them was the movement, or the only one."""

    main: Deed
    deeds: tuple[Deed, ...]

    @property
    def moved(self) -> bool:
        """Whether it led to another place, as far as one can hear."""
        return any(deed.moved for deed in self.deeds)

    def heard(self, key: str) -> bool:
        """Whether something was said of the maker of this turn before his next one."""
        return any(deed.heard(key) for deed in self.deeds)


def own_turns(heard: Sequence[Said], seat: Seat, most: int, *, through: bool = False) -> list[Turn]:
    """The last own turns, the latest first, at most so many.

    Since the game master has changed something, wherever that was, what was answered before may not
    lead to where it stands now; `through`: all turns, whatever he has changed (Rule T-2.4).
    """
    turns: list[Turn] = []
    deeds: list[Deed] = []
    told: list[str] = []
    for said in reversed(heard):
        mine = said.args.get("seat") == seat
        if mine and said.key == "acts":
            deeds.append(_deed(said.args["action"], told))
            told = []
        elif mine and said.key == "requested":
            first = said.args["actions"][0]
            if first.get("do") in BESIDE:
                continue
            if not deeds:
                deeds.append(_deed(first, told))
            turns.append(_turn(deeds[::-1]))
            deeds, told = [], []
            if len(turns) == most:
                break
        elif mine or seat in said.args.get("hit", ()):
            told.append(said.key)
        elif said.key == OVERRULED and not through:
            break
    return turns


def _deed(action: Mapping[str, Any], told: Sequence[str]) -> Deed:
    """An action, perhaps a condition of which nobody was told what came of it."""
    return Deed(action.get("do", ""), action.get("side"), tuple(reversed(told)))


def _turn(deeds: Sequence[Deed]) -> Turn:
    main = next((deed for deed in deeds if deed.do in MOVEMENTS), deeds[0])
    return Turn(main, tuple(deeds))


def since_last_step(turns: Sequence[Turn]) -> list[Deed]:
    """What was done on the cell where it stands now, the latest last."""
    here: list[Deed] = []
    for turn in turns:
        steps = [at for at, deed in enumerate(turn.deeds) if deed.moved]
        if steps:
            return [*turn.deeds[steps[-1] + 1 :], *here]
        here[:0] = turn.deeds
    return here


def way_back_in(seen: Observation) -> str | None:
    """From outside only the same exit leads back (Rule D-3.4); None for whoever is inside."""
    assert seen.seat is not None
    if not seen.view["pawns"][seen.seat]["outside"]:
        return None
    turns = own_turns(seen.heard, seen.seat, len(seen.heard), through=True)
    left = next((turn.main.side for turn in turns if turn.heard("went-outside")), None)
    if left is None:
        return None
    return f"go {SIDE_NAMES[opposite(SIDE_NAMES.index(left))]}"
