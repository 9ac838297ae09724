"""Creatures in suppositions: where they are is left open, and whom they meet is heard."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any, Final, cast

from gamemaster.core.game import Seat
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.reasoner.asking import Elusive, Hidden
from gamemaster.labyrinth.reasoner.listening import GROWLS, Listener
from gamemaster.labyrinth.reasoner.sketch import Sketch

WHISPERS: Final = frozenset({"leprechaun-met", "leprechaun-silent"})
"""What is said where somebody meets the leprechaun."""


def roam_freely(state: State, ground: Sketch, listener: Listener) -> None:
    """Creatures that go paths of their own may be anywhere, as long as they live (Rule C-9).

    Where no weapon is used, whoever meets one says so.
    """

    def elusive(words: frozenset[str]) -> Any:
        met = {said.args["seat"] for said in listener.heard if said.key in words}
        tells = listener.calm and listener.plain

        def look(place: object) -> bool:
            of_others = isinstance(place, Hidden) and place.fact[0] == "at"
            if tells and not (cast(Hidden, place).fact[1] in met if of_others else met):
                return False
            return ground.once()

        return Elusive(look)

    if isinstance(state.plan.bear, Elusive):
        state.plan = replace(state.plan, bear=elusive(GROWLS))
    if isinstance(state.bear, Elusive):
        state.bear = elusive(GROWLS)
    if isinstance(state.leprechaun, Elusive):
        state.leprechaun = elusive(WHISPERS)


class Standing(int):
    """The cell of a seat that does not move, which is known."""

    seat: Seat

    @classmethod
    def of(cls, pawn: Pawn) -> Standing:
        """Where a pawn stands."""
        cell = cls(pawn.cell)
        cell.seat = pawn.seat
        return cell


def name_those_who_stay(state: State) -> None:
    """Their cells tell whose they are, so that a bear knows upon whom it comes."""
    for pawn in state.pawns:
        if pawn.seat != state.turn and isinstance(pawn.cell, int):
            pawn.cell = Standing.of(pawn)


class Lurking(Elusive):
    """The bear before a step after which it strikes some seats: it is nowhere that matters."""

    __slots__ = ("_mover", "struck")

    def __init__(self, struck: Collection[Seat], mover: Seat) -> None:
        self.struck, self._mover = struck, mover

    def __eq__(self, place: object) -> bool:
        return self is place

    def __hash__(self) -> int:
        return id(self)

    def __mul__(self, other: int) -> Elusive:
        return Pouncing(self.struck, self._mover)


class Pouncing(Lurking):
    """The bear after that step: it is where they are, wherever that may be."""

    __slots__ = ()

    def __eq__(self, place: object) -> bool:
        if isinstance(place, int) and place == NOWHERE:
            return False
        if isinstance(place, Standing):
            return place.seat in self.struck
        stays = isinstance(place, Hidden) and place.fact[0] == "at"
        return (cast(Hidden, place).fact[1] if stays else self._mover) in self.struck

    def __hash__(self) -> int:
        return id(self)
