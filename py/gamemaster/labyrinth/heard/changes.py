"""A player's figures, and what the game master's statements change about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from gamemaster.labyrinth import replies
from gamemaster.labyrinth.moves import KIT

Args = Mapping[str, Any]
OUT: Final = ("dead", "lost")
"""The healths of those who play no more."""
ON_TIME: Final = ("lost-on-time", "died-on-time")
"""How somebody falls out whose time is over (Rule T-4)."""
STOCK: Final = {"bullet": "bullets", "bomb": "bombs"}


@dataclass(slots=True)
class Figure:
    """What is publicly known of a player (Rules G-4, A-6, C-3, D-5.1).

    `moves` are left to be healed; `lives` and `money` are None where the rules know none; `turns`
    counts the moves made.
    """

    seat: int
    bullets: int
    bombs: int
    knives: int = 0
    boats: int = 0
    cement: int = 0
    lives: int | None = None
    all_lives: int | None = None
    """Those that a hospital restores (Rule B-2)."""
    money: int | None = None
    turns: int = 0
    mine: bool = False
    health: replies.Health = "unplaced"
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
    doubts: set[str] = field(default_factory=set)
    """What the game master may have changed without a word to this listener (Rule T-2.4)."""

    def show(self, *, sure: bool) -> replies.Pawn:
        """The figure as JSON values."""
        return {
            "seat": self.seat,
            "health": self.health,
            "bullets": self.bullets,
            "bombs": self.bombs,
            "knives": self.knives,
            "boats": self.boats,
            "cement": self.cement,
            "lives": self.lives,
            "money": self.money,
            "turns": self.turns,
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


def _turn(health: replies.Health) -> Change:
    def turn(figure: Figure, args: Args) -> None:
        # What is told of an earlier hurt wakes nobody up again.
        if figure.health not in OUT:
            figure.health = health
        figure.moves = None

    return turn


def _heal(figure: Figure, args: Args) -> None:
    figure.health, figure.moves = "healthy", None
    figure.lives = figure.all_lives


def _lose_life(figure: Figure, args: Args) -> None:
    """One life less; whoever has not all of them counts as wounded (Rules B-1, B-7)."""
    if figure.health not in OUT:
        figure.health, figure.lives = "wounded", args["lives"]


def _die(figure: Figure, args: Args) -> None:
    figure.health, figure.moves = "dead", None
    if figure.lives is not None:
        figure.lives = 0


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


def spend(figure: Figure, stock: str) -> None:
    """One of a stock less; from an empty pocket it was one from the ground (D-5.5a)."""
    setattr(figure, stock, max(0, getattr(figure, stock) - 1))


def _spent(stock: str) -> Change:
    def change(figure: Figure, args: Args) -> None:
        spend(figure, stock)

    return change


def _told(*names: str) -> Change:
    """The figures of these names as the statement tells them, if it does."""

    def change(figure: Figure, args: Args) -> None:
        for name in names:
            if name in args:
                setattr(figure, name, args[name])

    return change


def _rowed(figure: Figure, args: Args) -> None:
    """Against the current, which uses up the boat (Rule C-5)."""
    spend(figure, "boats")
    figure.on, figure.outside = "river", False


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


_tell_figures: Final = _told("health", "immune", "lives", "money", "treasures", *KIT)


def _status(figure: Figure, args: Args) -> None:
    """Certain again; within a move, what happens at its end may still be hidden (D-6.4)."""
    _tell_figures(figure, args)
    figure.mine, figure.corpse = args["mines"] > 0, args["corpses"] > 0
    figure.moves = args["moves"] or None


def _overrule_health(figure: Figure, args: Args) -> None:
    figure.health, figure.shaken = args["health"], False
    figure.moves = args.get("moves") or None
    if "lives" in args:
        figure.lives = args["lives"]
    elif figure.health == "healthy":
        figure.lives = figure.all_lives


def _overrule_stock(figure: Figure, args: Args) -> None:
    setattr(
        figure, args["thing"], bool(args["count"]) if args["thing"] == "mine" else args["count"]
    )


def _overrule_place(figure: Figure, args: Args) -> None:
    figure.on, figure.outside = args["cell"], False


CHANGES: Final[Mapping[str, Change]] = {
    "ruled-put": _overrule_place,
    "ruled-health": _overrule_health,
    "ruled-lives": _overrule_health,
    "ruled-have": _overrule_stock,
    "ruled-treasure": _set(treasures=1),
    "lost-on-time": _turn("lost"),
    "died-on-time": _die,
    "healed": _heal,
    "wounded": _turn("wounded"),
    "told-wounded": _turn("wounded"),
    "lost-life": _lose_life,
    "told-lost-life": _lose_life,
    "died": _die,
    "died-infected": _die,
    "told-died": _die,
    "lost-outside": _turn("lost"),
    "infected": _infect,
    "told-infected": _infect,
    "heal-moves": _infect,
    "immune": _immunise,
    "rearmed": _told(*KIT),
    "kit-lost": _set(**dict.fromkeys(KIT, 0)),
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
    "lacks-knives": _set(knives=0),
    "lacks-boats": _set(boats=0),
    "lacks-cement": _set(cement=0),
    "lacks-mine": _set(mine=False),
    "lacks-corpse": _set(corpse=False),
    "lacks-treasure": _set(treasures=0),
    "shot-hit": _spent("bullets"),
    "shot-nobody": _spent("bullets"),
    "scream": _spent("bullets"),
    "silence": _spent("bullets"),
    "stabbed": _spent("knives"),
    "stabbed-nobody": _spent("knives"),
    "blast-done": _spent("bombs"),
    "blast-nothing": _spent("bombs"),
    "blast-told": _spent("bombs"),
    "blast-stands": _spent("bombs"),
    "blast-clear": _spent("bombs"),
    "cement-built": _spent("cement"),
    "rowed-river": _rowed,
    "bought-hint": _told("money"),
    "bet-won": _told("money"),
    "bet-lost": _told("money"),
    "went-outside": _set(outside=True, on=None),
    "ordered": _ordered,
    "may-order": _set(ordering=True),
    "too-hurt": _too_hurt,
    "start-at": _start_at,
    "status": _status,
}
LOSSES: Final = frozenset(
    {
        *("wounded", "told-wounded", "lost-life", "told-lost-life"),
        *("infected", "told-infected"),
        *("died", "died-infected", "told-died", "ordered", *ON_TIME),
    }
)
"""What makes a player drop his things."""
HEALTH: Final = ("health", "lives")
SETTLES: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("healed", "wounded", "told-wounded", "infected", "told-infected"), HEALTH),
    **dict.fromkeys(("heal-moves", "ruled-health", "ruled-lives"), HEALTH),
    **dict.fromkeys(("lost-life", "told-lost-life"), HEALTH),
    **dict.fromkeys(("rearmed", "kit-lost"), KIT),
    **dict.fromkeys(("armed-mine", "mine-set", "lacks-mine"), ("mine",)),
    **dict.fromkeys(("cremated", "lacks-corpse"), ("corpse",)),
    **dict.fromkeys(("took-treasure", "chose-treasure", "dropped-treasure"), ("treasures",)),
    **dict.fromkeys(("treasure-false", "lacks-treasure", "ruled-treasure"), ("treasures",)),
    **dict.fromkeys(("bought-hint", "bet-won", "bet-lost"), ("money",)),
    **{f"lacks-{thing}": (thing,) for thing in KIT},
    "status": (*HEALTH, *KIT, "money", "mine", "corpse", "treasures"),
}
"""What is certain again of a player's figures, whatever the game master may have changed."""
