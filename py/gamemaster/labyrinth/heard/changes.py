"""A player's figures, and what the game master's statements change about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

Args = Mapping[str, Any]
OUT: Final = ("dead", "lost")
"""The healths of those who play no more."""
STOCK: Final = {"bullet": "bullets", "bomb": "bombs"}


@dataclass(slots=True)
class Figure:
    """What is publicly known of a player (Rules G-4, A-6, D-5.1); `moves`: left to be healed."""

    seat: int
    bullets: int
    bombs: int
    mine: bool = False
    health: str = "unplaced"
    treasures: int = 0
    corpse: bool = False
    outside: bool = False
    on: str | None = None
    start: str | None = None
    immune: bool = False
    moves: int | None = None
    orders: int = 0
    """How often he may still order a cell when he was wounded."""
    extra_orders: int = 0
    """How often he may do so whenever he likes (Rule D-7.2)."""
    ordering: bool = False
    """Whether he may do so now, being wounded."""
    hidden: bool = False
    """Whether he has hidden what he did, and not asked for his status since."""
    shaken: bool = False
    """Whether he may have been hurt since his last turn."""

    def show(self, *, sure: bool) -> dict[str, Any]:
        """The figure as JSON values."""
        return {
            "seat": self.seat,
            "health": self.health,
            "bullets": self.bullets,
            "bombs": self.bombs,
            "treasures": self.treasures,
            "mine": self.mine,
            "corpse": self.corpse,
            "immune": self.immune,
            "moves": self.moves,
            "orders": self.orders + self.extra_orders,
            "sure": sure,
            "outside": self.outside,
            "on": self.on,
            "start": self.start,
        }


Change = Callable[[Figure, Args], None]


def _turn(health: str) -> Change:
    def turn(figure: Figure, args: Args) -> None:
        # What is told of an earlier hurt wakes nobody up again.
        if figure.health not in OUT:
            figure.health = health
        figure.moves = None

    return turn


def _infect(figure: Figure, args: Args) -> None:
    figure.health = "infected"
    figure.moves = args["moves"] or None


def _immunise(figure: Figure, args: Args) -> None:
    figure.immune = True


def _set(**values: Any) -> Change:
    def change(figure: Figure, args: Args) -> None:
        for name, value in values.items():
            setattr(figure, name, value)

    return change


def _rearm(figure: Figure, args: Args) -> None:
    figure.bullets, figure.bombs = args["bullets"], args["bombs"]


def _shot(figure: Figure, args: Args) -> None:
    figure.bullets = max(0, figure.bullets - 1)


def _blew(figure: Figure, args: Args) -> None:
    figure.bombs = max(0, figure.bombs - 1)


def _took(figure: Figure, args: Args) -> None:
    figure.bullets += args["bullets"]
    figure.bombs += args["bombs"]
    figure.mine |= args["mines"] > 0
    figure.corpse |= args["corpses"] > 0


def _gave(figure: Figure, args: Args) -> None:
    """Left, thrown or put down; from an empty pocket it was one from the ground (D-5.5a)."""
    thing = args["thing"]
    if thing in STOCK:
        left = getattr(figure, STOCK[thing]) - args["count"]
        setattr(figure, STOCK[thing], max(0, left))
    elif thing == "treasure":
        figure.treasures = 0
    else:
        setattr(figure, thing, False)


def _spend_order(figure: Figure) -> None:
    if figure.ordering and figure.orders:
        figure.orders -= 1
    else:
        figure.extra_orders -= 1


def _ordered(figure: Figure, args: Args) -> None:
    _spend_order(figure)
    figure.ordering = figure.outside = False
    figure.on = None


def _too_hurt(figure: Figure, args: Args) -> None:
    """A hidden infection forbids an order, which is spent (Rule D-7.2)."""
    if args["do"] == "order":
        _spend_order(figure)


def _start_at(figure: Figure, args: Args) -> None:
    figure.start = args["at"]


def _status(figure: Figure, args: Args) -> None:
    """Certain again; within a move, what happens at its end may still be hidden (D-6.4)."""
    figure.health, figure.immune = args["health"], args["immune"]
    figure.bullets, figure.bombs = args["bullets"], args["bombs"]
    figure.treasures = args["treasures"]
    figure.mine, figure.corpse = args["mines"] > 0, args["corpses"] > 0
    figure.moves = args["moves"] or None


CHANGES: Final[Mapping[str, Change]] = {
    "healed": _turn("healthy"),
    "wounded": _turn("wounded"),
    "told-wounded": _turn("wounded"),
    "died": _turn("dead"),
    "died-infected": _turn("dead"),
    "told-died": _turn("dead"),
    "lost-outside": _turn("lost"),
    "infected": _infect,
    "told-infected": _infect,
    "heal-moves": _infect,
    "immune": _immunise,
    "rearmed": _rearm,
    "armed-mine": _set(mine=True),
    "cremated": _set(corpse=False),
    "took-treasure": _set(treasures=1),
    "chose-treasure": _set(treasures=1),
    "dropped-treasure": _set(treasures=0),
    "treasure-false": _set(treasures=0),
    "took-things": _took,
    "put-down": _gave,
    "left": _gave,
    "threw": _gave,
    "threw-at-feet": _gave,
    "mine-set": _set(mine=False),
    "lacks-bullets": _set(bullets=0),
    "lacks-bombs": _set(bombs=0),
    "lacks-mine": _set(mine=False),
    "lacks-corpse": _set(corpse=False),
    "lacks-treasure": _set(treasures=0),
    "shot-hit": _shot,
    "shot-nobody": _shot,
    "scream": _shot,
    "silence": _shot,
    "blast-done": _blew,
    "blast-nothing": _blew,
    "blast-told": _blew,
    "blast-stands": _blew,
    "blast-clear": _blew,
    "went-outside": _set(outside=True, on=None),
    "ordered": _ordered,
    "may-order": _set(ordering=True),
    "too-hurt": _too_hurt,
    "start-at": _start_at,
    "status": _status,
}
LOSSES: Final = frozenset(
    {
        *("wounded", "told-wounded", "infected", "told-infected"),
        *("died", "died-infected", "told-died", "ordered"),
    }
)
"""What makes a player drop his things."""
