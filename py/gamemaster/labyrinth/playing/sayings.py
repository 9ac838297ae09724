"""The events of a labyrinth game, made once and shared.

An event is immutable, so the same words about the same seat are the same object: the hot path of a
game looks its announcements up instead of building them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from gamemaster.core.game import EVERYONE, GM, TO_GM, Event, Said
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.ground import Pile
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.rules import Rules

Say = Callable[[Event], None]
Stock = tuple[tuple[str, int], ...]
EMPTY: Final = Pile()
MANY: Final = 1 << 16
"""So many statements with numbers are kept."""
SHARED: Final = 4096
"""So many requests are kept as events to be said again."""


class Notes(dict[Any, Event]):
    """What the game master notes of numbers, made once: looked up by them, as every step does.

    Nothing is kept of what stands in for a number, and holds a whole game.
    """

    def __init__(self, tell: Callable[..., Event]) -> None:
        self._tell = tell

    def __missing__(self, key: Any) -> Event:
        numbers = key if isinstance(key, tuple) else (key,)
        event = self._tell(*numbers)
        if all(isinstance(each, int | str) for each in numbers):
            self[key] = event
        return event


@cache
def to_all(key: str, seat: int) -> Event:
    """A statement about one seat, said openly."""
    return Event(Said(key, {"seat": seat}), EVERYONE)


@lru_cache(maxsize=MANY)
def aloud(key: str, *args: tuple[str, str | int | bool | tuple[int, ...]]) -> Event:
    """A statement with other arguments, said openly."""
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in args}
    return Event(Said(key, plain), EVERYONE)


@cache
def told_struck(key: str, seat: int, hit: tuple[int, ...], bear: bool) -> Event:
    """Whom a shot or a knife has struck, said openly."""
    return Event(Said(key, {"seat": seat, "hit": list(hit), "bear": bear}), EVERYONE)


def in_secret(key: str, seat: int, **args: Any) -> Event:
    """A statement to one seat and the game master alone."""
    return Event(Said(key, {"seat": seat, **args}), frozenset((seat, GM)))


@lru_cache(maxsize=SHARED)
def requested(seat: int, text: str) -> Event:
    """The request, heard by all before its answer (Rules G-4, G-5)."""
    told = [statement.told() for statement in read_move(text).actions]
    return Event(Said("requested", {"seat": seat, "actions": told}), EVERYONE)


@lru_cache(maxsize=SHARED)
def acts(seat: int, text: str) -> Event:
    """One action of a request of several begins."""
    return Event(Said("acts", {"seat": seat, "action": _action(text).told()}), EVERYONE)


@lru_cache(maxsize=SHARED)
def acts_unseen(seat: int, text: str) -> Event:
    """A dark action behind a condition: nobody is told whether it is done (Rule D-6.7)."""
    return Event(Said("gm-acts", {"seat": seat, "action": _action(text).told()}), TO_GM)


def _action(text: str) -> Action:
    return read_move(text).deeds[0]


@Notes
def stands(seat: int, cell: int, outside: int) -> Event:
    """Where a pawn stands, for the game master."""
    side = None if outside == NOWHERE else SIDE_NAMES[outside]
    return Event(Said("gm-stands", {"seat": seat, "cell": cell, "outside": side}), TO_GM)


@Notes
def bear_stands(cell: int) -> Event:
    """Where the bear stands (`NOWHERE`: it is dead), for the game master."""
    return Event(Said("gm-bear", {"cell": cell}), TO_GM)


@Notes
def leprechaun_stands(cell: int) -> Event:
    """Where the leprechaun stands (`NOWHERE`: it is dead), for the game master."""
    return Event(Said("gm-leprechaun", {"cell": cell}), TO_GM)


@Notes
def wall_built(cell: int, side: int) -> Event:
    """Where cement became a wall, for the game master."""
    return Event(Said("gm-cement", {"cell": cell, "side": SIDE_NAMES[side]}), TO_GM)


@Notes
def wall_removed(cell: int, side: int) -> Event:
    """Which wall was blown up, for the game master."""
    return Event(Said("gm-wall", {"cell": cell, "side": SIDE_NAMES[side]}), TO_GM)


@Notes
def exit_opened(cell: int, side: int) -> Event:
    """Which closed exit was blown open, for the game master."""
    return Event(Said("gm-exit", {"cell": cell, "side": SIDE_NAMES[side]}), TO_GM)


@Notes
def mite_is(cell: int, how: str) -> Event:
    """What a mite does (`awake`, `contagious`), for the game master."""
    return Event(Said("gm-mite", {"cell": cell, "is": how}), TO_GM)


@cache
def treasure_is(treasure: int, cell: int, seat: int) -> Event:
    """Where a treasure lies or who carries it, for the game master."""
    return Event(Said("gm-treasure", {"treasure": treasure, "cell": cell, "seat": seat}), TO_GM)


def health_of(pawn: Pawn) -> str:
    """A player's health in one word."""
    if not pawn.playing:
        return "dead"
    if pawn.infected:
        return "infected"
    return "wounded" if pawn.wounded else "healthy"


def stock_of(rules: Rules, pawn: Pawn) -> Stock:
    """What he carries of all that these rules know, by its name."""
    stock: Stock = (("bullets", pawn.bullets), ("bombs", pawn.bombs))
    if rules.knives:
        stock += (("knives", pawn.knives),)
    if rules.boats:
        stock += (("boats", pawn.boats),)
    if rules.cement:
        stock += (("cement", pawn.cement),)
    return stock


def means_of(rules: Rules, pawn: Pawn) -> Stock:
    """What he has beside bullets and bombs, where these rules know it (Rules B-1, C-3)."""
    means = stock_of(rules, pawn)[2:]
    if rules.health == "lives":
        means += (("lives", pawn.lives),)
    if rules.money:
        means += (("money", pawn.money),)
    return means


def note_pawn(state: State, pawn: Pawn, say: Say) -> None:
    """What a player carries and how he is, for the game master."""
    if state.noting:
        say(
            _pawn_is(
                pawn.seat,
                health_of(pawn),
                pawn.immune,
                pawn.bullets,
                pawn.bombs,
                pawn.mine,
                pawn.corpse,
                pawn.moves if pawn.infected else NOWHERE,
                means_of(state.rules, pawn) if state.equipped else (),
            )
        )


@lru_cache(maxsize=SHARED)
def _pawn_is(
    seat: int,
    health: str,
    immune: bool,
    bullets: int,
    bombs: int,
    mine: bool,
    corpse: int,
    moves: int,
    means: Stock,
) -> Event:
    told = {
        "seat": seat,
        "health": health,
        "immune": immune,
        "bullets": bullets,
        "bombs": bombs,
        "mine": mine,
        "corpse": None if corpse == NOWHERE else corpse,
        "moves": None if moves == NOWHERE else moves,
        **dict(means),
    }
    return Event(Said("gm-pawn", told), TO_GM)


def note_pile(state: State, cell: int, say: Say) -> None:
    """What lies on a cell now, for the game master."""
    pile = state.ground.piles.get(cell) or EMPTY
    corpses = pile.corpses
    contagious = tuple(seat for seat in corpses if seat in state.contagious) if corpses else ()
    say(_lies(cell, pile.bullets, pile.bombs, pile.mines, pile.active, corpses, contagious))


@lru_cache(maxsize=SHARED)
def _lies(
    cell: int,
    bullets: int,
    bombs: int,
    mines: int,
    active: int,
    corpses: tuple[int, ...],
    contagious: tuple[int, ...],
) -> Event:
    told = {
        "cell": cell,
        "bullets": bullets,
        "bombs": bombs,
        "mines": mines,
        "active": active,
        "corpses": list(corpses),
        "contagious": list(contagious),
    }
    return Event(Said("gm-lies", told), TO_GM)


def place_name(state: State, cell: int) -> str:
    """The name of a cell as people say it."""
    return state.plan.name(cell)
