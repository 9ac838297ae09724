"""Who counts the follies of a game's players: the list of what the arena knows of single games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from gamemaster.core.game import Observation
from gamemaster.labyrinth.judge import Judge as LabyrinthJudge


class Judge(Protocol):
    """Follows one seat through one game, and is handed what a bot is handed."""

    @property
    def follies(self) -> tuple[str, ...]:
        """The names of all that it counts."""

    def judge(self, seen: Observation, text: str) -> tuple[str, ...] | None:
        """The follies of one move; None for a request that is no turn."""


class Lenient:
    """Where nobody has said yet what a folly is, every request is a turn, and none is one."""

    follies: tuple[str, ...] = ()

    def judge(self, seen: Observation, text: str) -> tuple[str, ...] | None:
        """Nothing is found."""
        return ()


JUDGES: Final[Mapping[str, Callable[[], Judge]]] = {"labyrinth": LabyrinthJudge}


def judge_for(game: str) -> Judge:
    """A fresh judge for one seat in one game."""
    return JUDGES.get(game, Lenient)()
