"""What was heard, cut into requests with their answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from gamemaster.core.game import Said
from gamemaster.labyrinth.moves import Move, retold

ASIDE: Final = frozenset(
    {
        *("clock-started", "break-taken", "break-over", "break-voted"),
        *("break-proposed", "break-declined", "break-begins", "advised"),
    }
)
"""What clocks and breaks do: time never reaches the rules (Rule T-4). Nor does advice."""

ORDERED: Final = "ordered"
"""The word of somebody who goes on from a cell that he names in secret."""
WAITING: Final = frozenset({"asks-start", "chose-start", "start-at", "starts-void"})
"""Words about choices that are made in secret."""


@dataclass(frozen=True, slots=True)
class Minute:
    """One request and its answers: statements `first` to `last` of all that was heard.

    `move` is None where no request was said aloud: before the first one the pieces are placed, and
    later somebody may go on from a cell that he names in secret (Rule D-5.5h).
    """

    move: Move | None
    seat: int
    words: tuple[Said, ...]
    first: int
    last: int


def minutes(heard: Sequence[Said], first: int) -> list[Minute]:
    """The requests among the statements from `first` on, each with all that follows it.

    What stands aside is left out, and a beginning that goes on.
    """
    starts = [at for at in range(first, len(heard)) if heard[at].key in ("requested", ORDERED)]
    if first < len(heard) and first not in starts:
        starts.insert(0, first)
    found: list[Minute] = []
    for start, end in pairwise([*starts, len(heard)]):
        words = tuple(said for said in heard[start:end] if said.key not in ASIDE)
        if not words or is_unfinished(words):
            continue
        if words[0].key != "requested":
            found.append(Minute(None, words[0].args.get("seat", -1), words, start, end - 1))
            continue
        args = words[0].args
        found.append(Minute(retold(args["actions"]), args["seat"], words, start, end - 1))
    return found


def is_unfinished(words: Sequence[Said]) -> bool:
    """Whether the pieces are being placed: nobody was told yet where he begins (Rule D-6.1)."""
    if words[0].key not in WAITING:
        return False
    return not any(said.key.startswith("starts-") and "seat" in said.args for said in words)
