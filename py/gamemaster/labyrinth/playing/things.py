"""Things that lie about: finding them and picking them up (Rules A-6, D-5.1, D-5.8)."""

from __future__ import annotations

from typing import Final

from gamemaster.core.game import OVER
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.ground import Pile
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.sayings import (
    Say,
    aloud,
    note_pawn,
    note_pile,
    to_all,
    treasure_is,
)
from gamemaster.labyrinth.playing.state import NOTHING, TRUE, Fallen, Pawn, State

AMMUNITION: Final = {"bullet": "bullets", "bullets": "bullets", "bomb": "bombs", "bombs": "bombs"}
"""The stock that a word for ammunition means; the singular is one of it."""
STOCK: Final = {**AMMUNITION, "mine": "mines", "corpse": "corpses"}
"""The part of a pile that a word means."""
RANK: Final = {"corpse": 1, "mine": 2, "treasure": 3}
"""What is exchanged for something of a higher rank (Rule D-5.1)."""


def pick_up(state: State, pawn: Pawn, say: Say, hands_off: bool = False) -> None:
    """Find what lies here, and take all that one can carry (Rules A-6, D-3.3, D-5.1).

    What he has dropped here in this move, hurt, is no find of his (Rule D-4.7).
    """
    lying = state.ground.lying.get(pawn.cell)
    found = 0 if lying is None else max(0, len(lying) - his_own(state, pawn).treasures)
    if found:
        state.results.add("found-treasure")
        say(aloud("found-treasure", ("seat", pawn.seat), ("count", found)))
    pile = state.ground.piles.get(pawn.cell)
    if pile is not None and pile.visible:
        tell_pile(state, pawn, pile, say)
    if not pawn.able:
        if found:
            say(to_all("treasure-too-hurt", pawn.seat))
        return
    if hands_off:
        return
    if lying is not None:
        pick_up_treasure(state, pawn, lying, say)
    if pile is not None and pile.visible:
        pick_up_pile(state, pawn, pile, say)


def his_own(state: State, mover: Pawn) -> Fallen:
    """What the mover has dropped in this move where he stands."""
    return state.fallen if state.fallen.cell == mover.cell else NOTHING


def tell_pile(state: State, pawn: Pawn, pile: Pile, say: Say) -> None:
    """What he finds and how many of each (Rule D-5.2); active mines are invisible (D-5.7)."""
    fallen = his_own(state, pawn)
    counts = {
        "bullets": max(0, pile.bullets - fallen.bullets),
        "bombs": pile.bombs,
        "mines": max(0, pile.mines - fallen.mines),
        "corpses": max(0, len(pile.corpses) - fallen.corpses),
    }
    if not any(counts.values()):
        return
    found = {"mines": "found-mine", "corpses": "found-corpse"}
    state.results.update(found.get(name, f"found-{name}") for name in counts if counts[name])
    say(aloud("found-things", ("seat", pawn.seat), *counts.items()))


def pick_up_treasure(state: State, pawn: Pawn, lying: tuple[int, ...], say: Say) -> None:
    """Take the treasure; where several can be chosen from, he is asked (Rule D-5.8).

    Where one may pick up only after the action, he is asked then (Rule B-7).
    """
    if state.rules.pick_up == "after":
        return
    may_choose = state.rules.belongings and not state.hidden and not state.starting
    if may_choose and (pawn.treasure != NOWHERE or len(lying) > 1):
        ask_which(state, pawn, lying, say)
    elif pawn.treasure != NOWHERE:
        say(to_all("treasure-hands-full", pawn.seat))
    else:
        free_hands(state, pawn, "treasure", say)
        take_treasure(state, pawn, len(lying) - 1)
        say(to_all("took-treasure", pawn.seat))
        say(treasure_is(pawn.treasure, NOWHERE, pawn.seat))
        note_pawn(state, pawn, say)


def ask_which(state: State, pawn: Pawn, lying: tuple[int, ...], say: Say) -> None:
    """He is asked which of the treasures he wants, if any; the game waits for the answer."""
    state.asking = True
    carrying = pawn.treasure != NOWHERE
    asked = (("seat", pawn.seat), ("count", len(lying)), ("carrying", carrying))
    say(aloud("asks-treasure", *asked))


def offer_treasure(state: State, pawn: Pawn, say: Say) -> None:
    """After his action an unhurt player may take a treasure, or exchange his own (Rule B-7)."""
    if state.end_veil is not None or "offered" in state.results:
        return
    lying = state.ground.lying.get(pawn.cell)
    if lying is not None and pawn.playing and pawn.able and pawn.outside == NOWHERE:
        state.results.add("offered")
        ask_which(state, pawn, lying, say)


def take_treasure(state: State, pawn: Pawn, index: int) -> None:
    """The treasure of this place, from the lowest, comes into his hands."""
    lying = state.ground.lying[pawn.cell]
    pawn.treasure = lying[index]
    left = lying[:index] + lying[index + 1 :]
    if left:
        state.ground.lying[pawn.cell] = left
    else:
        del state.ground.lying[pawn.cell]


def pick_up_pile(state: State, pawn: Pawn, pile: Pile, say: Say) -> None:
    """Ammunition up to the full stock, and a mine or a corpse if it ranks higher than his own."""
    rules = state.rules
    bullets = min(pile.bullets, max(0, rules.bullets - pawn.bullets))
    bombs = min(pile.bombs, max(0, rules.bombs - pawn.bombs))
    pile.bullets -= bullets
    pile.bombs -= bombs
    pawn.bullets += bullets
    pawn.bombs += bombs
    mine = bool(pile.mines) and rank(pawn) < RANK["mine"] and not state.asking
    corpse = not mine and not rank(pawn) and not state.asking and bool(liftable(state, pawn, pile))
    if mine:
        free_hands(state, pawn, "mine", say)
        pile.mines -= 1
        pawn.mine = True
    elif corpse:
        lift(state, pawn, pile)
    if bullets or bombs or mine or corpse:
        taken = (("bullets", bullets), ("bombs", bombs), ("mines", int(mine)))
        say(aloud("took-things", ("seat", pawn.seat), *taken, ("corpses", int(corpse))))
        note_pile(state, pawn.cell, say)
        note_pawn(state, pawn, say)


def rank(pawn: Pawn) -> int:
    """The rank of what fills his hands, 0 if they are free (Rule D-5.1)."""
    if pawn.treasure != NOWHERE:
        return RANK["treasure"]
    return RANK["mine"] if pawn.mine else RANK["corpse"] if pawn.corpse != NOWHERE else 0


def liftable(state: State, pawn: Pawn, pile: Pile) -> tuple[int, ...]:
    """The corpses that he may carry: contagious ones only if he is immune (Rule D-4.7)."""
    return tuple(seat for seat in pile.corpses if pawn.immune or seat not in state.contagious)


def lift(state: State, pawn: Pawn, pile: Pile) -> None:
    """Take up the corpse that came to lie here last."""
    pawn.corpse = liftable(state, pawn, pile)[-1]
    pile.corpses = tuple(seat for seat in pile.corpses if seat != pawn.corpse)


def free_hands(state: State, pawn: Pawn, wanted: str, say: Say) -> None:
    """Put down a mine or a corpse for something of a higher rank (Rule D-5.1)."""
    if pawn.mine and wanted != "mine":
        pawn.mine = False
        state.ground.pile(pawn.cell).mines += 1
        say(aloud("put-down", ("seat", pawn.seat), ("thing", "mine")))
    elif pawn.corpse != NOWHERE and wanted != "corpse":
        pile = state.ground.pile(pawn.cell)
        pile.corpses = (*pile.corpses, pawn.corpse)
        pawn.corpse = NOWHERE
        say(aloud("put-down", ("seat", pawn.seat), ("thing", "corpse")))
    else:
        return
    note_pile(state, pawn.cell, say)


def exchange(state: State, pawn: Pawn, number: int, say: Say) -> None:
    """Take a treasure from the pile; one that he had now lies on top."""
    former = pawn.treasure
    free_hands(state, pawn, "treasure", say)
    take_treasure(state, pawn, number - 1)
    say(treasure_is(pawn.treasure, NOWHERE, pawn.seat))
    if former != NOWHERE:
        lay_treasure(state, former, pawn.cell, say)


def take(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Pick up one thing that lies here, giving up what filled his hands (Rule D-5.2)."""
    if not pawn.able:
        say(aloud("too-hurt", ("seat", pawn.seat), ("do", "take")))
        return
    if pawn.outside != NOWHERE or not lies_here(state, pawn, action):
        say(aloud("not-here", ("seat", pawn.seat), ("thing", action.thing)))
        return
    if not take_from_ground(state, pawn, action, say):
        say(aloud("cannot-take", ("seat", pawn.seat), ("thing", action.thing)))
        return
    note_pile(state, pawn.cell, say)
    note_pawn(state, pawn, say)


def lies_here(state: State, pawn: Pawn, action: Action) -> bool:
    """Whether such a thing lies on his cell."""
    if action.thing == "treasure":
        count = len(state.ground.lying.get(pawn.cell, ()))
        return 1 <= (action.number or count) <= count
    pile = state.ground.piles.get(pawn.cell)
    return pile is not None and bool(getattr(pile, STOCK[action.thing]))


def take_from_ground(state: State, pawn: Pawn, action: Action, say: Say) -> bool:
    """Take what lies here, if he has room for it and may touch it; whether he did."""
    pile = state.ground.pile(pawn.cell)
    taken = {"bullets": 0, "bombs": 0, "mines": 0, "corpses": 0}
    if action.thing == "treasure":
        count = len(state.ground.lying[pawn.cell])
        number = action.number or count
        exchange(state, pawn, number, say)
        say(aloud("chose-treasure", ("seat", pawn.seat), ("number", number), ("count", count)))
        return True
    if action.thing == "mine":
        pile.mines -= 1
        put_down_big(state, pawn, say)
        pawn.mine = True
        taken["mines"] = 1
    elif action.thing == "corpse":
        if not liftable(state, pawn, pile):
            return False
        lifted = liftable(state, pawn, pile)[-1]
        pile.corpses = tuple(seat for seat in pile.corpses if seat != lifted)
        put_down_big(state, pawn, say)
        pawn.corpse = lifted
        taken["corpses"] = 1
    else:
        stock = STOCK[action.thing]
        room = max(0, getattr(state.rules, stock) - getattr(pawn, stock))
        count = min(1 if action.thing != stock else room, room, getattr(pile, stock))
        if not count:
            return False
        setattr(pile, stock, getattr(pile, stock) - count)
        setattr(pawn, stock, getattr(pawn, stock) + count)
        taken[stock] = count
    say(aloud("took-things", ("seat", pawn.seat), *taken.items()))
    return True


def put_down_big(state: State, pawn: Pawn, say: Say) -> None:
    """Whatever fills his hands comes to lie on his cell."""
    if pawn.treasure != NOWHERE:
        lay_treasure(state, pawn.treasure, pawn.cell, say)
        pawn.treasure = NOWHERE
        say(to_all("dropped-treasure", pawn.seat))
    free_hands(state, pawn, "", say)


def lay_treasure(state: State, treasure: int, cell: int, say: Say) -> None:
    """A treasure comes to lie on top of a cell's others; at `NOWHERE` it is gone for good."""
    if cell == NOWHERE:
        say(treasure_is(treasure, NOWHERE, NOWHERE))
        lose_treasure(state, treasure, say)
        return
    state.ground.lying[cell] = (*state.ground.lying.get(cell, ()), treasure)
    say(treasure_is(treasure, cell, NOWHERE))


def lose_treasure(state: State, treasure: int, say: Say) -> None:
    """The true treasure is where nobody can fetch it: a draw (Rules D-4.6, D-5.2)."""
    if treasure == TRUE and state.turn != OVER:
        say(aloud("draw-treasure"))
        state.turn = OVER
