"""What a seat is offered: only what it can know of decides (Rule G-3).

Where moves are composed, a movement is a whole move by itself, and everything else that can be part
of one is offered as a part. After a dark move all is offered that could be possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from gamemaster.core.game import Seat
from gamemaster.core.offering import Offer
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.moves import EVEN_BETS, POCKETS
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.legal import may_gamble, may_ride
from gamemaster.labyrinth.playing.starting import may_order
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.rules import Rules


class Situation(NamedTuple):
    """All that the offers of a turn depend on: what he may have, and where he may stand."""

    bullets: bool
    bombs: bool
    mine: bool
    corpse: bool
    treasure: bool
    able: bool
    loop: bool
    flow: bool
    asked: bool
    counting: bool
    wall: int
    lift: bool
    knives: bool
    boats: bool
    cement: bool
    bets: bool
    hint: bool


HANDS: Final = ("mine", "corpse", "treasure")


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """The elementary moves of a seat and the parts of composed ones; nothing out of turn."""
    if seat != state.turn or seat < 0:
        return ()
    pawn = state.pawns[seat]
    if state.starting:
        return start_offers(state, pawn)
    if state.asking:
        return answers(len(state.ground.lying[pawn.cell]))
    where = None if pawn.outside != NOWHERE else state.ground.kinds[pawn.cell]
    able = not (pawn.wounded or pawn.infected)
    key: tuple[object, ...] = (where, pawn.bullets > 0, pawn.bombs > 0, able)
    if state.recalls:
        hands = (pawn.mine, pawn.corpse != NOWHERE, pawn.treasure != NOWHERE)
        told = (pawn.lost, pawn.wall, pawn.unsure, pawn.asked, state.counting)
        key = (*key, *hands, *told)
    if state.equipped:
        bought = (pawn.money > 0, pawn.money >= state.rules.hint_price)
        key = (*key, pawn.knives > 0, pawn.boats > 0, pawn.cement > 0, *bought)
    try:
        found = state.shelf[key]
    except KeyError:
        made = _turn_offers(state.rules, len(state.pawns), _situation(state, pawn))
        found = state.shelf[key] = tuple(made)
    if state.recalls and (pawn.orders or pawn.extra_orders) and may_order(pawn):
        return (*found, *_cells(state.plan, "order", NOWHERE))
    return found


def _situation(state: State, pawn: Pawn) -> Situation:
    """What is true of him; after a dark move, what may be (Rule D-6.7)."""
    return Situation(
        bullets=pawn.unsure or pawn.bullets > 0,
        bombs=pawn.unsure or pawn.bombs > 0,
        mine=pawn.unsure or pawn.mine,
        corpse=pawn.unsure or pawn.corpse != NOWHERE,
        treasure=pawn.unsure or pawn.treasure != NOWHERE,
        able=pawn.unsure or pawn.able,
        loop=may_ride(state, pawn, "loop"),
        flow=may_ride(state, pawn, "flow"),
        asked=pawn.asked,
        counting=state.counting,
        wall=pawn.wall,
        lift=may_ride(state, pawn, "lift"),
        knives=pawn.knives > 0 or (pawn.unsure and state.rules.knives > 0),
        boats=(pawn.boats > 0 or (pawn.unsure and state.rules.boats > 0)) and may_row(state, pawn),
        cement=pawn.cement > 0 or (pawn.unsure and state.rules.cement > 0),
        bets=state.rules.casinos > 0 < pawn.money and may_gamble(state, pawn),
        hint=0 < state.rules.hint_price <= pawn.money,
    )


def may_row(state: State, pawn: Pawn) -> bool:
    """Whether a boat may be of use where he stands, as far as he knows: in a river or its delta."""
    if pawn.lost:
        return True
    return pawn.outside == NOWHERE and state.ground.kind(pawn.cell).wet


def start_offers(state: State, pawn: Pawn) -> tuple[Offer, ...]:
    """The cells of the outline; after a void choice not the same again (Rule D-6.1)."""
    former = state.former[pawn.seat] if state.former else NOWHERE
    cells = _cells(state.plan, "start", former)
    return (*cells, *_cells(state.plan, "ask", NOWHERE)) if pawn.asks else cells


@lru_cache(maxsize=256)
def _cells(plan: Plan, do: str, but: int) -> tuple[Offer, ...]:
    """One offer for each cell of the outline."""
    names = [plan.name(cell) for cell in plan.cells() if cell != but]
    return tuple(Offer(f"{do} {name}", do, {"cell": name}) for name in names)


@lru_cache(maxsize=64)
def answers(count: int) -> tuple[Offer, ...]:
    """Which of the treasures that lie here he may choose, or none (Rule D-5.8)."""
    chosen = (Offer(f"choose {n}", "choose", {"number": str(n)}) for n in range(1, count + 1))
    return (Offer("keep", "keep", {}), *chosen)


def _turn_offers(rules: Rules, seats: int, it: Situation) -> Iterator[Offer]:
    wall = it.wall if rules.no_repeats else NOWHERE
    ways = [name for side, name in enumerate(SIDE_NAMES) if side != wall]
    whole = rules.compound  # one movement, and any parts around it
    for name in ways:
        yield Offer(f"go {name}", "go", {"side": name}, carries=whole)
    armed = it.able or rules.wounded_shoot
    if it.bullets and armed:
        yield from _shots(rules, seats)
    if it.knives and armed:
        yield Offer("stab", "stab", {}, part=whole, late=whole and rules.arms_after)
    for do in [do for do, has in (("blow", it.bombs), ("cement", it.cement)) if has]:
        for name in SIDE_NAMES:
            yield Offer(f"{do} {name}", do, {"side": name}, part=whole)
    if it.boats:
        for name in ways:
            yield Offer(f"go {name} by-boat", "go", {"side": name, "boat": "yes"}, carries=whole)
    if it.loop:
        yield Offer("loop", "loop", {}, carries=whole)
    if it.lift and rules.lifts:
        yield Offer("lift", "lift", {}, carries=whole)
    if it.flow and rules.flow_moves:
        yield Offer("flow", "flow", {}, carries=whole)
    if rules.skips:
        yield Offer("skip", "skip", {}, carries=whole and rules.skips_ride)
    if it.bets:
        for kind in (*EVEN_BETS, *POCKETS):
            yield Offer(f"bet {kind} 1", "bet", {"bet": kind})
    if it.hint:
        yield Offer("hint", "hint", {})
    if rules.compound:
        yield from _beside(it)
        yield from _parts(rules, it)


def _beside(it: Situation) -> Iterator[Offer]:
    if not it.asked:
        yield Offer("status", "status", {})
    if not it.counting:
        yield Offer("count", "count", {})


def _parts(rules: Rules, it: Situation) -> Iterator[Offer]:
    """What he may do with what he may have (Rules D-2.1, D-5.2, D-5.5i, D-5.7)."""
    if rules.mines and it.mine and it.able:
        yield Offer("mine here", "mine", {"side": "here"}, part=True)
        if rules.mines_beside:
            yield from _thrown("mine", "mine", {})
    held = {"bullet": it.bullets and it.able, "bomb": it.bombs}
    mine = rules.mines and it.mine and it.able
    held |= dict(zip(HANDS, (mine, it.corpse, it.treasure), strict=True))
    for thing, has in held.items():
        if has and rules.throwing != "none":
            yield Offer(f"leave {thing}", "leave", {"thing": thing}, part=True)
            if rules.throwing == "throw":
                yield from _thrown(f"throw {thing}", "throw", {"thing": thing})
    if rules.belongings and it.able:
        for thing in ("bullets", "bombs", *(HANDS if rules.mines else HANDS[1:])):
            yield Offer(f"take {thing}", "take", {"thing": thing}, part=True)


def _thrown(text: str, do: str, target: dict[str, str]) -> Iterator[Offer]:
    for name in SIDE_NAMES:
        yield Offer(f"{text} {name}", do, {**target, "side": name}, part=True)


def _shots(rules: Rules, seats: int) -> Iterator[Offer]:
    """Shots in each direction; where the target must be named, at every cell and player."""
    part, late = rules.compound, rules.compound and rules.arms_after
    if not rules.named_targets:
        for name in SIDE_NAMES:
            yield Offer(f"shoot {name}", "shoot", {"side": name}, part, late=late)
        return
    # From outside one exit a bullet flies through the whole labyrinth and out at another.
    reach = 1 if rules.short_shots else max(rules.rows, rules.cols) + 1
    for name in SIDE_NAMES:
        for far in range(reach + 1):
            for player in range(1, seats + 1):
                target = {"side": name, "far": str(far), "seat": str(player - 1)}
                text = f"shoot {name} {far} player {player}"
                yield Offer(text, "shoot", target, part, late=late)
