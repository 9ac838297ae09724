"""What a bot remembers of its own last turns: its requests and what was answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gamemaster.core.game import Observation, Said, Seat
from gamemaster.labyrinth.grid import SIDE_NAMES, opposite

MOVED = ("arrived-", "carried-", "starts-")


@dataclass(frozen=True, slots=True)
class Turn:
    """One own request, the first action of it, and what was said about its maker until the next."""

    do: str
    side: str | None
    answers: list[str] = field(default_factory=list)

    @property
    def moved(self) -> bool:
        """Whether it led to another place, as far as one can hear."""
        return any(key.startswith(MOVED) for key in self.answers)

    def heard(self, key: str) -> bool:
        """Whether something was said of the maker of this turn."""
        return key in self.answers


def own_turns(heard: Sequence[Said], seat: Seat, most: int) -> list[Turn]:
    """The last own turns, the latest first, at most so many."""
    turns: list[Turn] = []
    answers: list[str] = []
    for said in reversed(heard):
        mine = said.args.get("seat") == seat
        if seat in said.args.get("hit", ()) or (mine and said.key != "requested"):
            answers.append(said.key)
        elif mine:
            action = said.args["actions"][0]
            turns.append(Turn(action["do"], action.get("side"), answers[::-1]))
            answers = []
            if len(turns) == most:
                break
    return turns


def way_back_in(seen: Observation) -> str | None:
    """From outside only the same exit leads back (Rule D-3.4); None for whoever is inside."""
    assert seen.seat is not None
    if not seen.view["pawns"][seen.seat]["outside"]:
        return None
    turns = own_turns(seen.heard, seen.seat, len(seen.heard))
    left = next(turn.side for turn in turns if turn.heard("went-outside"))
    assert left is not None
    return f"go {SIDE_NAMES[opposite(SIDE_NAMES.index(left))]}"
