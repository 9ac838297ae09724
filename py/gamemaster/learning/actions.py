"""A fixed list of actions for one rule set, by which every offered move can be said in steps.

Where a turn is one action each step is a whole move. Where moves are composed a movement comes
twice: `go up` ends the move, `go up; …` goes on with parts behind it, which `say` ends. A part
before the movement is chosen before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from gamemaster.core.offering import JOINT, Offer

SAY: Final = "say"
"""The action that ends a composed move."""
GOES_ON: Final = f"{JOINT}…"
MOST_PARTS: Final = 3
"""So many parts a move has at most that is said in steps."""
MOST_MENUS: Final = 2048

Mask = npt.NDArray[np.int8]
Indices = tuple[int, ...]


@dataclass(slots=True)
class Pending:
    """A move that is being said: its pieces so far, and whether its movement is among them."""

    pieces: list[str] = field(default_factory=list)
    parts: int = 0
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """The actions of one set of offers, by what has been said of the move."""

    offers: tuple[Offer, ...]
    """Kept, so that no others take its place in memory."""
    fresh: Indices
    carrying: Indices
    """Before the movement, when some part has been said."""
    carrying_only: Indices
    """The same when no more parts are admitted."""
    behind: Indices
    """Behind the movement."""
    masks: dict[Indices, Mask]


class ActionList:
    """All actions of a rule set, each with its number; `texts` says what they are.

    Raises `KeyError` for an offer that is not in the list.
    """

    def __init__(
        self, whole: Iterable[str], carrying: Iterable[str] = (), parts: Iterable[str] = ()
    ) -> None:
        carriers, pieces = list(carrying), list(parts)
        longer = [f"{text}{GOES_ON}" for text in carriers]
        self.composed = bool(carriers)
        texts = [*whole, *carriers, *longer, *pieces, *([SAY] if carriers else ())]
        self.texts: tuple[str, ...] = tuple(dict.fromkeys(texts))
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        self._parts = frozenset(self.numbers[piece] for piece in pieces)
        self._menus: dict[int, Menu] = {}
        self._say: Indices = (self.numbers[SAY],) if carriers else ()

    def __len__(self) -> int:
        """How many actions there are."""
        return len(self.texts)

    def legal(self, offers: tuple[Offer, ...], pending: Pending) -> Indices:
        """The numbers of the actions that can be taken now, rising."""
        return self._now(self._menu(offers), pending)

    def mask(self, offers: tuple[Offer, ...], pending: Pending) -> Mask:
        """The same as ones in an array of all actions, which is not to be changed."""
        menu = self._menu(offers)
        now = self._now(menu, pending)
        found = menu.masks.get(now)
        if found is None:
            found = np.zeros(len(self.texts), np.int8)
            found[list(now)] = 1
            found.flags.writeable = False
            menu.masks[now] = found
        return found

    def take(self, number: int, pending: Pending) -> str | None:
        """Take a legal action; the whole move once it is said, and `pending` is empty again."""
        text = self.texts[number]
        if not self.composed:
            return text
        if text == SAY:
            return self._said(pending)
        if text.endswith(GOES_ON):
            pending.pieces.append(text.removesuffix(GOES_ON))
            pending.moved = True
            return None
        pending.pieces.append(text)
        if number in self._parts:
            pending.parts += 1
            return None
        return self._said(pending)

    def _said(self, pending: Pending) -> str:
        text = JOINT.join(pending.pieces)
        pending.pieces, pending.parts, pending.moved = [], 0, False
        return text

    def _now(self, menu: Menu, pending: Pending) -> Indices:
        if not pending.pieces:
            return menu.fresh
        full = pending.parts >= MOST_PARTS
        if pending.moved:
            return self._say if full else menu.behind
        return menu.carrying_only if full else menu.carrying

    def _menu(self, offers: tuple[Offer, ...]) -> Menu:
        menu = self._menus.get(id(offers))
        if menu is None or menu.offers is not offers:
            if len(self._menus) >= MOST_MENUS:
                self._menus.clear()
            menu = self._menus[id(offers)] = self._made(offers)
        return menu

    def _made(self, offers: tuple[Offer, ...]) -> Menu:
        numbers = self.numbers
        parts = [numbers[offer.move] for offer in offers if offer.part]
        early = [numbers[offer.move] for offer in offers if offer.part and not offer.late]
        carriers = [offer.move for offer in offers if offer.carries]
        ways = [numbers[move] for move in carriers]
        if parts:
            ways += [numbers[f"{move}{GOES_ON}"] for move in carriers]
        whole = [numbers[offer.move] for offer in offers if not offer.part and not offer.carries]
        return Menu(
            offers,
            _rising(*whole, *ways, *(early if carriers else ())),
            _rising(*ways, *early),
            _rising(*ways),
            _rising(*parts, *self._say),
            {},
        )


def _rising(*numbers: int) -> Indices:
    return tuple(sorted(set(numbers)))
