"""Shots, knives and blasts (Rules A-4, A-5, B-1, C-4, D-5.3 to D-5.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from gamemaster.core.game import Event
from gamemaster.labyrinth.grid import CLOSED, EXIT, MONOLITH, NOWHERE, OPEN, WALL, opposite
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.creatures import kill_leprechaun, wound_bear
from gamemaster.labyrinth.playing.harm import wound
from gamemaster.labyrinth.playing.sayings import (
    Say,
    aloud,
    exit_opened,
    note_pawn,
    to_all,
    told_struck,
    wall_removed,
)
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.playing.things import pick_up
from gamemaster.labyrinth.playing.throwing import take_out

Stand = tuple[int, int]
"""A cell, and the direction in which one stands outside of it, or `NOWHERE`."""


class Hit(NamedTuple):
    """Whom a shot or a knife strikes."""

    pawns: Sequence[Pawn]
    bear: bool = False
    leprechaun: bool = False


def shoot(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Fire one bullet, if he may and has one."""
    if not may_shoot(state, pawn, say):
        return
    if not take_out(state, pawn, "bullets", say):
        say(to_all("lacks-bullets", pawn.seat))
        return
    hit = strikes(state, pawn, action)
    if state.rules.scream:
        state.results.discard("scream")
        if hit.pawns:
            state.results.add("scream")
        say(to_all("scream" if hit.pawns else "silence", pawn.seat))
    elif hit.pawns or hit.bear:
        say(struck("shot-hit", pawn, hit))
    else:
        say(to_all("shot-nobody", pawn.seat))
    hurt(state, hit, say)
    if state.rules.belongings and any(beside(victim, pawn) for victim in hit.pawns):
        catch(state, pawn, say)


def stab(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Use up a knife on everybody else in the same cell (Rule C-4)."""
    if not state.rules.wounded_shoot and not pawn.able:
        say(aloud("too-hurt", ("seat", pawn.seat), ("do", "stab")))
        return
    if not pawn.knives:
        say(to_all("lacks-knives", pawn.seat))
        return
    pawn.knives -= 1
    inside = pawn.outside == NOWHERE
    hit = Hit(
        [other for other in state.pawns if beside(other, pawn) and can_be_hit(state, other)],
        bear=inside and state.rules.bear_can_be_shot and state.bear == pawn.cell,
        leprechaun=inside and state.leprechaun == pawn.cell,
    )
    if hit.pawns or hit.bear:
        say(struck("stabbed", pawn, hit))
    else:
        say(to_all("stabbed-nobody", pawn.seat))
    hurt(state, hit, say)
    note_pawn(state, pawn, say)


def struck(key: str, pawn: Pawn, hit: Hit) -> Event:
    """Who was hit, by name."""
    return told_struck(key, pawn.seat, tuple([victim.seat for victim in hit.pawns]), hit.bear)


def hurt(state: State, hit: Hit, say: Say) -> None:
    """What a shot or a knife does to those that it strikes."""
    for victim in hit.pawns:
        wound(state, victim, say)
    if hit.bear:
        wound_bear(state, say)
    if hit.leprechaun:
        kill_leprechaun(state, say)


def may_shoot(state: State, pawn: Pawn, say: Say) -> bool:
    """Whether he can fire from here; says why not (Rules D-4.2, D-5.5i, D-7.3)."""
    rules = state.rules
    if not rules.wounded_shoot and not pawn.able:
        say(aloud("too-hurt", ("seat", pawn.seat), ("do", "shoot")))
        return False
    if pawn.outside != NOWHERE:
        return True
    kind = state.ground.kind(pawn.cell)
    if rules.houses_stop_shots and kind.stops_shots:
        say(to_all("cannot-shoot-house", pawn.seat))
        return False
    if rules.damp_powder and kind.flows:
        say(to_all("cannot-shoot-river", pawn.seat))
        return False
    return True


def strikes(state: State, pawn: Pawn, action: Action) -> Hit:
    """Whom the bullet hits (Rules A-4, B-1, C-4, D-5.5b, D-5.5c)."""
    rules, hits = state.rules, list[Hit]()
    near, beyond = int(not rules.point_blank), None
    if rules.named_targets:
        near, beyond = max(near, action.far), action.far + 1
    for stand in islice(flight(state, pawn, action.side), near, beyond):
        hit = met_at(state, pawn, action, stand)
        if hit:
            hits.append(hit)
            if rules.shots == "first":
                break
    return together(hits)


def met_at(state: State, pawn: Pawn, action: Action, stand: Stand) -> Hit | None:
    """Whom the bullet meets where it passes, if anybody."""
    rules, (cell, outside) = state.rules, stand
    pawns = [
        other
        for other in state.pawns
        if other is not pawn
        and action.seat in (NOWHERE, other.seat)
        and other.outside == outside
        and is_in_play(other)
        and other.cell == cell
        and not is_sheltered(state, other)
    ]
    inside = outside == NOWHERE
    bear = rules.bear_can_be_shot and inside and state.bear == cell
    leprechaun = state.roaming and inside and state.leprechaun == cell
    return Hit(pawns, bear, leprechaun) if pawns or bear or leprechaun else None


def together(hits: Sequence[Hit]) -> Hit:
    """All who were hit, by their seats."""
    return Hit(
        sorted((pawn for hit in hits for pawn in hit.pawns), key=lambda pawn: pawn.seat),
        any(hit.bear for hit in hits),
        any(hit.leprechaun for hit in hits),
    )


def can_be_hit(state: State, other: Pawn) -> bool:
    """Whether anybody else can hit a player at all (Rules D-4.2, D-5.5f)."""
    return is_in_play(other) and not is_sheltered(state, other)


def is_in_play(other: Pawn) -> bool:
    """Whether he plays on, and does not lie on the ground."""
    return other.playing and not other.fallen


def is_sheltered(state: State, other: Pawn) -> bool:
    """Whether he is where no bullet and no knife comes to (Rule D-4.2)."""
    return state.rules.hospital_safe and safe(state.ground, other)


def safe(ground: Ground, pawn: Pawn) -> bool:
    """Whether somebody is inside a hospital."""
    return pawn.outside == NOWHERE and ground.kind(pawn.cell).heals


def flight(state: State, pawn: Pawn, side: int) -> Iterator[Stand]:
    """Where a bullet passes until something stops it, the shooter's own place first."""
    rules = state.rules
    for distance, (cell, outside) in enumerate(unhindered(state, pawn, side)):
        yield cell, outside
        if not distance:
            continue
        if rules.short_shots:
            return
        if rules.houses_stop_shots and outside == NOWHERE and state.ground.kind(cell).stops_shots:
            return


def unhindered(state: State, pawn: Pawn, side: int) -> Iterator[Stand]:
    """Where a bullet passes until a wall, the shooter's own place first (Rule A-4).

    Out of an exit it flies where somebody stands there.
    """
    ground, cell = state.ground, pawn.cell
    yield cell, pawn.outside
    if pawn.outside != NOWHERE:
        if side != opposite(pawn.outside):
            return
        yield cell, NOWHERE
    while (met := ground.sides[cell * 4 + side]) == OPEN:
        cell = ground.next[cell * 4 + side]
        yield cell, NOWHERE
    if any(other.outside == side for other in state.pawns) and met == EXIT:
        yield cell, side


def beside(one: Pawn, other: Pawn) -> bool:
    """Whether two different players stand on the same place."""
    return one is not other and one.cell == other.cell and one.outside == other.outside


def catch(state: State, pawn: Pawn, say: Say) -> None:
    """The things of whoever was hit beside him are caught on the fly (Rule D-5.5e)."""
    if pawn.outside == NOWHERE and pawn.able:
        pick_up(state, pawn, say)


def forget_walls(state: State) -> None:
    """After a blast a wall that somebody has met may be gone (Rule D-7.7)."""
    if state.rules.no_repeats:
        for pawn in state.pawns:
            pawn.wall = NOWHERE


def blow(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Spend a bomb: an inner wall there is gone, a closed exit open (Rules G-8, A-5, D-5.4)."""
    if not take_out(state, pawn, "bombs", say):
        say(to_all("lacks-bombs", pawn.seat))
        return
    if not state.hidden:
        forget_walls(state)
    outside = pawn.outside != NOWHERE
    met = OPEN if outside else state.ground.side(pawn.cell, action.side)
    answer = state.rules.blast_answer
    if answer == "done":
        say(to_all("blast-told", pawn.seat))
    elif answer == "remains":
        say(to_all("blast-stands" if met == MONOLITH else "blast-clear", pawn.seat))
    else:
        say(to_all("blast-done" if met in (WALL, CLOSED) else "blast-nothing", pawn.seat))
    if met == WALL:
        state.ground.remove_wall(pawn.cell, action.side)
        state.changed = True
        say(wall_removed[pawn.cell, action.side])
    elif met == CLOSED:
        state.ground.open_exit(pawn.cell, action.side)
        state.changed = True
        say(exit_opened[pawn.cell, action.side])
    note_pawn(state, pawn, say)
