"""Conditions of a move, judged by what has happened so far in it (Rule D-6.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import Condition
from gamemaster.labyrinth.playing.state import Pawn, State

RESULTS: Final = ("wall", "carried", "scream")


def holds(state: State, pawn: Pawn, condition: Condition) -> bool:
    """Whether a condition is fulfilled now."""
    if condition.op == "not":
        return not holds(state, pawn, condition.parts[0])
    if condition.op == "all":
        return all(holds(state, pawn, part) for part in condition.parts)
    if condition.op == "any":
        return any(holds(state, pawn, part) for part in condition.parts)
    word = condition.word
    if word in RESULTS or word.startswith("found-"):
        return word in state.results
    judge = JUDGES.get(word)
    return judge(pawn) if judge is not None else stands_on(state, pawn, word)


def stands_on(state: State, pawn: Pawn, name: str) -> bool:
    """Whether he stands on a cell of this type, as he is told it."""
    if pawn.outside != NOWHERE:
        return False
    kind = state.ground.kind(pawn.cell)
    told = "land" if kind.infects and pawn.immune else kind.name
    return told == name


JUDGES: Final[Mapping[str, Callable[[Pawn], bool]]] = {
    "outside": lambda pawn: pawn.outside != NOWHERE,
    "healthy": lambda pawn: pawn.able,
    "wounded": lambda pawn: pawn.wounded,
    "infected": lambda pawn: pawn.infected,
    "immune": lambda pawn: pawn.immune,
    "have-treasure": lambda pawn: pawn.treasure != NOWHERE,
    "have-bullets": lambda pawn: pawn.bullets > 0,
    "have-bombs": lambda pawn: pawn.bombs > 0,
    "have-mine": lambda pawn: pawn.mine,
    "have-corpse": lambda pawn: pawn.corpse != NOWHERE,
    "have-knives": lambda pawn: pawn.knives > 0,
    "have-boats": lambda pawn: pawn.boats > 0,
    "have-cement": lambda pawn: pawn.cement > 0,
}
