"""The game master overrules: he changes one thing of the position at a time (Rule T-2.4).

Nothing follows from it: no cell acts on who is put there. A hurt player alone drops what he can't
carry any more. What is said here is said to those who are told, and to nobody else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gamemaster.core.game import CHANCE, EVERYONE, Argument, Audience, Event, Illegal, RulingOffer
from gamemaster.labyrinth.cells import known
from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, OPEN, SIDE_NAMES, WALL
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.playing.building import carries_water, may_stand
from gamemaster.labyrinth.playing.harm import drop
from gamemaster.labyrinth.playing.passing import begin_turn
from gamemaster.labyrinth.playing.sayings import (
    Say,
    aloud,
    note_pawn,
    note_pile,
    place_name,
    stands,
    treasure_is,
    wall_built,
    wall_removed,
)
from gamemaster.labyrinth.playing.shooting import forget_walls
from gamemaster.labyrinth.playing.starting import start_game
from gamemaster.labyrinth.playing.state import NOTHING, Pawn, State
from gamemaster.labyrinth.ruling_text import HEALTHS, LIES, Ruling, read_ruling

MOST: Final = 9
"""The most of a kind that he can give or let lie."""
MOST_MONEY: Final = 99


class LabyrinthLeading:
    """What can be overruled in a labyrinth."""

    def read(self, text: str) -> Ruling:
        """An overruling from its text; raises `Refused`."""
        return read_ruling(text)

    def write(self, ruling: Ruling) -> str:
        """An overruling's text."""
        return ruling.text

    def offers(self, state: State) -> list[RulingOffer]:
        """All that can be overruled now, with limits and targets."""
        return [] if _closed(state) else list(_offered(state))

    def check(self, state: State, ruling: Ruling) -> Illegal | None:
        """Why something can't be overruled now, or None."""
        return _closed(state) or _missing(state, ruling) or CHECKS[ruling.do](state, ruling)

    def must_hear(self, state: State, ruling: Ruling) -> Audience:
        """Whose turn it is all can see, and who comes back in; his own things everybody knows."""
        if ruling.do == "turn":
            return EVERYONE
        if ruling.do == "put":
            outside = ruling.seat < len(state.pawns) and state.pawns[ruling.seat].outside != NOWHERE
            return EVERYONE if outside else frozenset()
        if ruling.do == "treasure":
            holder = _holder(state, ruling.count - 1)
            return frozenset({ruling.seat, NOWHERE if holder is None else holder.seat} - {NOWHERE})
        return frozenset({ruling.seat} - {NOWHERE})

    def overrule(self, state: State, ruling: Ruling, told: Audience) -> list[Event]:
        """Change what was checked; who isn't told may stand elsewhere, for all he knows."""
        events: list[Event] = []
        forget_walls(state)
        for pawn in state.pawns:
            pawn.lost |= isinstance(told, frozenset) and pawn.seat not in told
        CHANGES[ruling.do](state, ruling, events.append)
        if ruling.do == "put":
            state.pawns[ruling.seat].lost = told is not EVERYONE and ruling.seat not in told
        return events

    def begin(self, state: State, confirmed: bool) -> list[Event]:
        """The game begins on the chosen cells, or everybody chooses another one (Rule D-6.1)."""
        events: list[Event] = []
        if confirmed:
            events.append(aloud("starts-confirmed"))
            start_game(state, events.append)
            return events
        state.former = tuple(pawn.cell for pawn in state.pawns)
        for pawn in state.pawns:
            pawn.cell = NOWHERE
            events.append(stands[pawn.seat, NOWHERE, NOWHERE])
        events.append(aloud("starts-void"))
        state.turn = CHANCE if state.rules.start == "secret" else 0
        return events


LEADING: Final = LabyrinthLeading()


# -- what stands against it ------------------------------------------------------


def _closed(state: State) -> Illegal | None:
    """Nothing is overruled before everybody has a place, or while a question waits."""
    if state.starting:
        return Illegal("illegal-ruling-start", {})
    return Illegal("illegal-ruling-question", {}) if state.asking else None


def _missing(state: State, ruling: Ruling) -> Illegal | None:
    """A player or a cell that there isn't."""
    if ruling.seat != NOWHERE:
        if ruling.seat >= len(state.pawns):
            return Illegal("illegal-no-such-player", {"number": ruling.seat + 1})
        if not state.pawns[ruling.seat].playing:
            return Illegal("illegal-ruling-out", {"seat": ruling.seat})
    if ruling.place is not None:
        cell = state.plan.cell(ruling.place)
        if cell == NOWHERE or state.plan.kinds[cell] is None:
            return Illegal("illegal-ruling-no-cell", {})
    return None


def _at(state: State, ruling: Ruling) -> int:
    assert ruling.place is not None
    return state.plan.cell(ruling.place)


SAME: Final = Illegal("illegal-ruling-same", {})
UNKNOWN: Final = Illegal("illegal-ruling-unknown", {})


def _check_put(state: State, ruling: Ruling) -> Illegal | None:
    pawn = state.pawns[ruling.seat]
    return SAME if (pawn.cell, pawn.outside) == (_at(state, ruling), NOWHERE) else None


def _check_wall(state: State, ruling: Ruling) -> Illegal | None:
    """No river is blocked, nothing is cut off (Rules G-9, V-5)."""
    good = may_stand(state, _at(state, ruling), ruling.side)
    return None if good else Illegal("illegal-ruling-wall", {})


def _check_open(state: State, ruling: Ruling) -> Illegal | None:
    wall = state.ground.side(_at(state, ruling), ruling.side) == WALL
    return None if wall else Illegal("illegal-ruling-open", {})


def _check_treasure(state: State, ruling: Ruling) -> Illegal | None:
    if not 1 <= ruling.count <= len(state.plan.treasures):
        return UNKNOWN
    lies, holder = _lies(state, ruling.count - 1), _holder(state, ruling.count - 1)
    if ruling.place is not None:
        cell = _at(state, ruling)
        if state.ground.is_source(cell):
            return Illegal("illegal-ruling-source", {})
        return SAME if lies == cell else None
    pawn = state.pawns[ruling.seat]
    if pawn is holder:
        return SAME
    if not pawn.able:
        return Illegal("illegal-ruling-hurt", {"seat": pawn.seat})
    return _check_hands(pawn)


def _check_hands(pawn: Pawn) -> Illegal | None:
    """He stands inside, and nothing else fills his hands (Rule D-5.1)."""
    if pawn.outside != NOWHERE:
        return Illegal("illegal-ruling-outside", {"seat": pawn.seat})
    full = pawn.treasure != NOWHERE or pawn.mine or pawn.corpse != NOWHERE
    return Illegal("illegal-ruling-hands", {"seat": pawn.seat}) if full else None


def _check_lay(state: State, ruling: Ruling) -> Illegal | None:
    if ruling.thing not in _lying_kinds(state) or ruling.count > MOST:
        return UNKNOWN
    pile = state.ground.piles.get(_at(state, ruling))
    return SAME if ruling.count == (getattr(pile, ruling.thing) if pile else 0) else None


def _check_health(state: State, ruling: Ruling) -> Illegal | None:
    if ruling.thing not in _healths(state):
        return UNKNOWN
    return SAME if ruling.thing == _health(state.pawns[ruling.seat]) else None


def _check_lives(state: State, ruling: Ruling) -> Illegal | None:
    if state.rules.health != "lives" or not 1 <= ruling.count <= state.rules.lives:
        return UNKNOWN
    return SAME if ruling.count == state.pawns[ruling.seat].lives else None


def _check_have(state: State, ruling: Ruling) -> Illegal | None:
    most = _most_held(state).get(ruling.thing, NOWHERE)
    if ruling.count > most:
        return UNKNOWN
    pawn, rules = state.pawns[ruling.seat], state.rules
    if ruling.count == getattr(pawn, ruling.thing):
        return SAME
    if not ruling.count or ruling.thing == "money":
        return None
    carried = ruling.thing in ("bullets", "mine") and rules.belongings
    if not pawn.able and (carried or rules.kit):
        return Illegal("illegal-ruling-hurt", {"seat": pawn.seat})
    return _check_hands(pawn) if ruling.thing == "mine" else None


def _check_turn(state: State, ruling: Ruling) -> Illegal | None:
    return SAME if ruling.seat == state.turn else None


def _lies(state: State, treasure: int) -> int:
    """The cell where a treasure lies."""
    found = (cell for cell, lying in state.ground.lying.items() if treasure in lying)
    return next(found, NOWHERE)


def _holder(state: State, treasure: int) -> Pawn | None:
    """Who carries a treasure."""
    if treasure < 0:
        return None
    return next((pawn for pawn in state.pawns if pawn.treasure == treasure), None)


def _lying_kinds(state: State) -> tuple[str, ...]:
    """What lies about by these rules, besides treasures (Rule D-5)."""
    if not state.rules.belongings:
        return ()
    return LIES if state.rules.mines else LIES[:2]


def _healths(state: State) -> tuple[str, ...]:
    """The healths that these rules know; lives are counted."""
    if state.rules.health == "lives":
        return ()
    return HEALTHS if known("infects", state.rules) else HEALTHS[:2]


def _health(pawn: Pawn) -> str:
    return "infected" if pawn.infected else "wounded" if pawn.wounded else "healthy"


def _most_held(state: State) -> dict[str, int]:
    """What players have by these rules, and the most that the game master gives of it."""
    rules = state.rules
    held = {thing: MOST for thing in KIT if getattr(rules, thing)}
    held |= {"money": MOST_MONEY} if rules.money else {}
    return held | ({"mine": 1} if rules.mines else {})


# -- what it changes ----------------------------------------------------------------


def _put(state: State, ruling: Ruling, say: Say) -> None:
    pawn, cell = state.pawns[ruling.seat], _at(state, ruling)
    pawn.cell, pawn.outside = cell, NOWHERE
    told = (("at", place_name(state, cell)), ("cell", state.ground.kind(cell).name))
    say(aloud("ruled-put", ("seat", pawn.seat), *told))
    say(stands[pawn.seat, cell, NOWHERE])


def _wall(state: State, ruling: Ruling, say: Say) -> None:
    cell = _at(state, ruling)
    state.ground.build_wall(cell, ruling.side)
    say(aloud("ruled-wall", *_side(state, ruling)))
    say(wall_built[cell, ruling.side])


def _open(state: State, ruling: Ruling, say: Say) -> None:
    cell = _at(state, ruling)
    state.ground.remove_wall(cell, ruling.side)
    say(aloud("ruled-open", *_side(state, ruling)))
    say(wall_removed[cell, ruling.side])


def _side(state: State, ruling: Ruling) -> tuple[tuple[str, str], ...]:
    return ("at", place_name(state, _at(state, ruling))), ("side", SIDE_NAMES[ruling.side])


def _treasure(state: State, ruling: Ruling, say: Say) -> None:
    """Nobody is told which of the treasures it is."""
    treasure = ruling.count - 1
    told: dict[str, str | int | tuple[int, ...]] = {"was": "gone"}
    lies, holder = _lies(state, treasure), _holder(state, treasure)
    if lies != NOWHERE:
        told |= {"was": "cell", "from": place_name(state, lies)}
        left = tuple(each for each in state.ground.lying.pop(lies) if each != treasure)
        if left:
            state.ground.lying[lies] = left
    elif holder is not None:
        told |= {"was": "player", "holder": (holder.seat,)}
        holder.treasure = NOWHERE
    if ruling.place is None:
        state.pawns[ruling.seat].treasure = treasure
        say(aloud("ruled-treasure", *told.items(), ("to", "player"), ("seat", ruling.seat)))
        say(treasure_is(treasure, NOWHERE, ruling.seat))
        return
    cell = _at(state, ruling)
    state.ground.lying[cell] = (*state.ground.lying.get(cell, ()), treasure)
    say(aloud("ruled-treasure", *told.items(), ("to", "cell"), ("at", place_name(state, cell))))
    say(treasure_is(treasure, cell, NOWHERE))


def _lay(state: State, ruling: Ruling, say: Say) -> None:
    cell = _at(state, ruling)
    setattr(state.ground.pile(cell), ruling.thing, ruling.count)
    told = (("at", place_name(state, cell)), ("thing", ruling.thing), ("count", ruling.count))
    say(aloud("ruled-lay", *told))
    note_pile(state, cell, say)


def _set_health(state: State, ruling: Ruling, say: Say) -> None:
    pawn = state.pawns[ruling.seat]
    pawn.wounded = ruling.thing == "wounded"
    pawn.infected = ruling.thing == "infected"
    pawn.moves = state.rules.heal_moves if pawn.infected else 0
    told = (("seat", pawn.seat), ("health", ruling.thing), ("moves", pawn.moves))
    say(aloud("ruled-health", *told))
    _be_hurt(state, pawn, say)


def _set_lives(state: State, ruling: Ruling, say: Say) -> None:
    pawn = state.pawns[ruling.seat]
    pawn.lives = ruling.count
    pawn.wounded = pawn.lives < state.rules.lives
    told = (("seat", pawn.seat), ("lives", pawn.lives), ("health", _health(pawn)))
    say(aloud("ruled-lives", *told))
    _be_hurt(state, pawn, say)


def _be_hurt(state: State, pawn: Pawn, say: Say) -> None:
    """No news of his health wait any more; the hurt carry less (Rules A-6, B-7, D-5.5d)."""
    pawn.news = ()
    pawn.fallen = pawn.may_order = pawn.ordering = False
    if not pawn.able:
        drop(state, pawn, say)
        state.fallen = NOTHING  # it is dropped between two moves
    note_pawn(state, pawn, say)


def _have(state: State, ruling: Ruling, say: Say) -> None:
    pawn = state.pawns[ruling.seat]
    setattr(pawn, ruling.thing, bool(ruling.count) if ruling.thing == "mine" else ruling.count)
    told = (("seat", pawn.seat), ("thing", ruling.thing), ("count", ruling.count))
    say(aloud("ruled-have", *told))
    note_pawn(state, pawn, say)


def _turn(state: State, ruling: Ruling, say: Say) -> None:
    """He begins his turn; whoever had it has not moved."""
    before = state.pawns[state.turn]
    before.ordering, before.may_order = False, before.ordering
    state.turn = ruling.seat
    say(aloud("ruled-turn", ("seat", ruling.seat)))
    begin_turn(state.pawns[ruling.seat], say)


Check = Callable[[State, Ruling], Illegal | None]
CHECKS: Final[Mapping[str, Check]] = {
    "put": _check_put,
    "wall": _check_wall,
    "open": _check_open,
    "treasure": _check_treasure,
    "lay": _check_lay,
    "health": _check_health,
    "lives": _check_lives,
    "have": _check_have,
    "turn": _check_turn,
}
CHANGES: Final[Mapping[str, Callable[[State, Ruling, Say], None]]] = {
    "put": _put,
    "wall": _wall,
    "open": _open,
    "treasure": _treasure,
    "lay": _lay,
    "health": _set_health,
    "lives": _set_lives,
    "have": _have,
    "turn": _turn,
}


# -- what is offered ----------------------------------------------------------------


def _offered(state: State) -> Iterator[RulingOffer]:
    playing = [pawn for pawn in state.pawns if pawn.playing]
    seats = Argument("seat", tuple(str(pawn.seat + 1) for pawn in playing))
    cells = Argument("cell", tuple(state.plan.name(cell) for cell in state.plan.cells()))
    yield RulingOffer("put", (seats, cells))
    for do, good in (("wall", _may_build), ("open", _may_open)):
        sides = tuple(_sides(state, good))
        if sides:
            yield RulingOffer(do, (Argument("side", sides),))
    treasures = Argument("number", (), 1, len(state.plan.treasures))
    yield RulingOffer("treasure", (treasures, cells))
    yield RulingOffer("treasure", (treasures, Argument("word", ("to",)), seats), must="seat")
    for thing in _lying_kinds(state):
        kind = Argument("word", (thing,))
        yield RulingOffer("lay", (cells, kind, Argument("number", (), 0, MOST)))
    if healths := _healths(state):
        yield RulingOffer("health", (seats, Argument("word", healths)), must="seat")
    else:
        lives = Argument("number", (), 1, state.rules.lives)
        yield RulingOffer("lives", (seats, lives), must="seat")
    for thing, most in _most_held(state).items():
        kind, count = Argument("word", (thing,)), Argument("number", (), 0, most)
        yield RulingOffer("have", (seats, kind, count), must="seat")
    others = tuple(str(pawn.seat + 1) for pawn in playing if pawn.seat != state.turn)
    if others:
        yield RulingOffer("turn", (Argument("seat", others),), must="all")


def _sides(state: State, good: Callable[[State, int, int], bool]) -> Iterator[str]:
    """Inner sides, each once, from the cell on its left or above it."""
    for cell in state.plan.cells():
        for side in DIRECTIONS[1::2]:
            if good(state, cell, side):
                yield f"{state.plan.name(cell)} {SIDE_NAMES[side]}"


def _may_open(state: State, cell: int, side: int) -> bool:
    return state.ground.side(cell, side) == WALL


def _may_build(state: State, cell: int, side: int) -> bool:
    """Whether nothing stands there; whether it would cut something off is told when it is tried."""
    return state.ground.side(cell, side) == OPEN and not carries_water(state.ground, cell, side)
