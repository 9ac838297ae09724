"""Ending on a cell: what awaits there, what the house there does, what lies there (Rule G-11)."""

from __future__ import annotations

from gamemaster.labyrinth.cells import CellType
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.moves import KIT, Action
from gamemaster.labyrinth.playing.creatures import meet_bear, meet_leprechaun
from gamemaster.labyrinth.playing.harm import meet_dangers, sicken
from gamemaster.labyrinth.playing.sayings import Say, aloud, note_pawn, stands, stock_of, to_all
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.playing.things import pick_up
from gamemaster.labyrinth.rules import Rules


def arrive(state: State, pawn: Pawn, cell: int, key: str, action: Action, say: Say) -> None:
    """End on a cell, and meet what is there (Rule G-11)."""
    came = cell != pawn.cell or pawn.outside != NOWHERE
    state.results.add("arrived")
    pawn.cell = cell
    pawn.outside = pawn.wall = NOWHERE
    pawn.lost = state.veil is not None
    sickens = pawn.infected and came
    say(to_all(key, pawn.seat))
    say(stands[pawn.seat, cell, NOWHERE])
    ground = state.ground
    kind = ground.kinds[cell]
    if kind.infects or ground.piles:
        meet_dangers(state, pawn, say, came=came)
    roaming = state.roaming
    if roaming and pawn.playing:
        meet_bear(state, pawn, say)
    if not pawn.playing:
        return
    if kind.serves:
        receive(state, pawn, kind, action, say)
    if sickens and pawn.infected:
        sicken(state, pawn, say)
        if not pawn.playing:
            return
    if ground.has_finds(cell):
        pick_up(state, pawn, say, action.hands_off)
    if roaming:
        meet_leprechaun(state, pawn, say)


def receive(state: State, pawn: Pawn, kind: CellType, action: Action, say: Say) -> None:
    """What a cell does for whoever arrives (Rule A-6)."""
    if kind.heals:
        treat(state, pawn, kind, say)
    elif kind.arms:
        welcome(state, pawn, say, action.hands_off)
    elif key := kind.serve(pawn, state.rules):
        say(to_all(key, pawn.seat))
        note_pawn(state, pawn, say)


def treat(state: State, pawn: Pawn, kind: CellType, say: Say) -> None:
    """What a hospital does for whoever is there (Rules A-6, D-4.2)."""
    if pawn.corpse != NOWHERE:
        pawn.corpse = NOWHERE
        say(to_all("cremated", pawn.seat))
        note_pawn(state, pawn, say)
    served = kind.serve(pawn, state.rules)
    if served is None:
        return
    pawn.news = ()
    say(to_all("healed", pawn.seat))
    if served == "immune":
        state.changed = True
        say(to_all("immune", pawn.seat))
    note_pawn(state, pawn, say)


def welcome(state: State, pawn: Pawn, say: Say, hands_off: bool) -> None:
    """Whoever arrives in an arsenal is armed, unless he asked it not to (Rules A-6, D-4.3).

    Where not everybody knows all that he has, he is told in any case: silence would tell whether
    he had used anything unseen.
    """
    armed = not hands_off and arm(state, pawn, say)
    if armed or is_secretive(state.rules):
        tell_stock(state, pawn, say)


def is_secretive(rules: Rules) -> bool:
    """Whether somebody may have lost, found or used something without a word about it."""
    return rules.belongings or not rules.tells_all


def tell_stock(state: State, pawn: Pawn, say: Say) -> None:
    """What he has, aloud (Rule D-4.3)."""
    stock = stock_of(state.rules, pawn)
    if state.rules.belongings:
        stock += (
            ("treasures", int(pawn.treasure != NOWHERE)),
            ("mines", int(pawn.mine)),
            ("corpses", int(pawn.corpse != NOWHERE)),
        )
    say(aloud("rearmed", ("seat", pawn.seat), *stock))


def arm(state: State, pawn: Pawn, say: Say) -> bool:
    """Fill up what the arsenal holds, or give as much again; whether it gave any (A-6, B-2, C-3).

    The wounded get no kit; where bullets are things to carry, they get bombs only (D-5.5i).
    """
    rules = state.rules
    arm_mine(state, pawn, say)
    if rules.kit and not pawn.able:
        return False
    armed = False
    store = state.ground.stores.get(pawn.cell, KIT)
    for thing in KIT:
        full: int = getattr(rules, thing)
        if not full or (rules.belongings and not pawn.able and thing != "bombs"):
            continue
        held: int = getattr(pawn, thing)
        if (held < full or rules.arsenal_adds) and thing in store:
            setattr(pawn, thing, held + full if rules.arsenal_adds else full)
            armed = True
    if armed:
        note_pawn(state, pawn, say)
    return armed


def arm_mine(state: State, pawn: Pawn, say: Say) -> None:
    """Some arsenals hold mines too, for whoever has his hands free (Rule D-4.3)."""
    free = pawn.treasure == NOWHERE and pawn.corpse == NOWHERE and not pawn.mine
    if state.rules.arsenal_mines and free and pawn.able:
        pawn.mine = True
        say(to_all("armed-mine", pawn.seat))
        note_pawn(state, pawn, say)


def settle(state: State, pawn: Pawn, say: Say) -> None:
    """What his cell does for whoever ends his turn on it (Rules C-3, C-6, D-4.2, D-5.3)."""
    if not pawn.playing or pawn.outside != NOWHERE:
        return
    cell, ground = pawn.cell, state.ground
    kind = ground.kinds[cell]
    was_hurt = False
    if kind.serves:
        if kind.heals:
            was_hurt = not pawn.able
            treat(state, pawn, kind, say)
        elif arms_again(state) and kind.arms and arm(state, pawn, say):
            tell_stock(state, pawn, say)
    if cell in ground.lying or cell in ground.piles:
        gather(state, pawn, say, healed=was_hurt and pawn.able)


def arms_again(state: State) -> bool:
    """Whether an arsenal arms whoever is there when his turn ends (Rules C-3, D-5.3).

    With a kit it does so once a turn; where each visit gives another stock, staying gives none.
    """
    rules, results = state.rules, state.results
    if rules.arsenal_adds or "hands-off" in results:
        return False
    return rules.belongings or (rules.kit and "arrived" not in results)


def gather(state: State, pawn: Pawn, say: Say, *, healed: bool) -> None:
    """What lies at the feet of an unhurt player is his when his move ends (Rules A-6, C-6).

    Where things are left and taken at will, that is for whoever could take nothing before (D-5.1).
    """
    rules = state.rules
    if rules.pick_up == "after" or not pawn.able or "hands-off" in state.results:
        return
    if healed if rules.belongings else pawn.treasure == NOWHERE:
        pick_up(state, pawn, say)
