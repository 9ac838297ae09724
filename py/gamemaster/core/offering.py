"""What a seat may do now: elementary offers, and the whole moves that follow from them.

Offers tell by themselves how they can be composed, so that nobody needs a game's rules for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, Final, overload

JOINT: Final = "; "
"""What stands between the parts of a composed move."""
EVEN: Final = 0.5


@dataclass(frozen=True, slots=True)
class Offer:
    """One elementary thing that a seat may do now.

    `move` is the move's text form, `do` its kind, `target` where to click: a side, a cell, or
    nothing (a button). A `part` is one piece of a composed move, and no move by itself; beside a
    move that `carries` any number of parts may stand, those that come `late` only behind it.
    """

    move: str
    do: str
    target: Mapping[str, Any]
    part: bool = False
    carries: bool = False
    late: bool = False


class LegalMoves(Sequence[str]):
    """All that a seat may say now, as texts that a table accepts.

    It is the sequence of the whole moves that are offered. Where moves are composed there are many
    more: `sample` draws one, `composed` lists those with so many parts.

    >>> go = Offer("go up", "go", {"side": "up"}, carries=True)
    >>> mine = Offer("mine here", "mine", {"side": "here"}, part=True)
    >>> stab = Offer("stab", "stab", {}, part=True, late=True)
    >>> moves = LegalMoves((go, Offer("skip", "skip", {}), mine, stab))
    >>> list(moves)
    ['go up', 'skip']
    >>> list(moves.composed(parts=1))
    ['go up', 'skip', 'go up; mine here', 'mine here; go up', 'go up; stab']
    >>> moves.count(parts=2)
    12
    >>> "mine here; go up; stab" in moves, "stab; go up" in moves
    (True, False)

    What can be said besides (conditions, the dark, orders of what is told) follows from no list: a
    game's grammar of moves tells of it.
    """

    __slots__ = ("offers",)

    def __init__(self, offers: tuple[Offer, ...]) -> None:
        self.offers = offers
        """What it follows from."""

    @property
    def whole(self) -> tuple[str, ...]:
        """The moves that are whole without any part."""
        return tuple([offer.move for offer in self.offers if not offer.part])

    @property
    def parts(self) -> tuple[str, ...]:
        """The pieces of composed moves."""
        return tuple([offer.move for offer in self.offers if offer.part])

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[str, ...]: ...
    def __getitem__(self, at: int | slice) -> str | tuple[str, ...]:
        """One of the whole moves, or some."""
        return self.whole[at]

    def __len__(self) -> int:
        """The number of whole moves."""
        return len(self.offers) - sum([offer.part for offer in self.offers])

    def __contains__(self, text: object) -> bool:
        """Whether a text is a whole move, or composed of one and any number of parts."""
        if not isinstance(text, str):
            return False
        found = {offer.move: offer for offer in self.offers}
        pieces = [found.get(piece) for piece in text.split(JOINT)]
        known = [piece for piece in pieces if piece is not None]
        whole = [at for at, piece in enumerate(known) if not piece.part]
        if len(known) < len(pieces) or len(whole) != 1:
            return False
        if len(known) == 1:
            return True
        return known[whole[0]].carries and not any(piece.late for piece in known[: whole[0]])

    def __repr__(self) -> str:
        """Both lists, as they stand."""
        parts = f", parts={list(self.parts)}" if self.parts else ""
        return f"LegalMoves({list(self.whole)}{parts})"

    def sample(self, rng: Random, parts: int = 3) -> str:
        """A move at random: any whole one, with up to so many parts where it carries some.

        Each whole move is as likely as any other, so is each number of parts from 0 to `parts`,
        each part, and each place that it may take. Raises `IndexError` where nothing is offered.
        """
        offers, count, chance = self.offers, len(self.offers), rng.random
        if not count:
            raise IndexError("nothing is offered: it is not this seat's turn")
        chosen = offers[int(chance() * count)]
        while chosen.part:
            chosen = offers[int(chance() * count)]
        if not chosen.carries or not parts:
            return chosen.move
        pieces = [offer for offer in offers if offer.part]
        if not pieces:
            return chosen.move
        before: list[str] = []
        after: list[str] = []
        for _ in range(int(chance() * (parts + 1))):
            piece = pieces[int(chance() * len(pieces))]
            early = not piece.late and chance() < EVEN
            (before if early else after).append(piece.move)
        return JOINT.join([*before, chosen.move, *after])

    def composed(self, parts: int = 1) -> Iterator[str]:
        """Every whole move, then every one with 1, 2 … up to so many parts, in every order.

        There are `count(parts)` of them: some hundred with one part, and soon millions.
        """
        yield from self.whole
        carriers = [offer.move for offer in self.offers if offer.carries]
        pieces = [offer for offer in self.offers if offer.part]
        for number in range(1, parts + 1):
            for chosen in product(pieces, repeat=number):
                texts = [piece.move for piece in chosen]
                for early in range(_early(chosen) + 1):
                    for move in carriers:
                        yield JOINT.join([*texts[:early], move, *texts[early:]])

    def count(self, parts: int = 1) -> int:
        """How many moves have up to so many parts, without listing them."""
        carriers = sum([offer.carries for offer in self.offers])
        pieces = [offer for offer in self.offers if offer.part]
        free = sum([not piece.late for piece in pieces])
        ways = 0
        for number in range(1, parts + 1):
            ways += sum(
                [free**early * len(pieces) ** (number - early) for early in range(number + 1)]
            )
        return len(self) + carriers * ways


def _early(chosen: Sequence[Offer]) -> int:
    """How many of these parts, from the first, may stand before the movement."""
    return next((at for at, piece in enumerate(chosen) if piece.late), len(chosen))
