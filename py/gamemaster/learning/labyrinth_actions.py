"""All that can ever be offered in a labyrinth game of some rules, as texts."""

from __future__ import annotations

from collections.abc import Iterator

from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, cell_name
from gamemaster.labyrinth.moves import BIG, EVEN_BETS, POCKETS
from gamemaster.labyrinth.rules import Rules
from gamemaster.learning.actions import ActionList

LIGHT = ("bullet", "bomb")
TAKEN = ("bullets", "bombs", *BIG)


def actions_for(rules: Rules, players: int) -> ActionList:
    """The actions of these rules with so many players."""
    used = [*_shots(rules, players), *_sided("blow")]
    if rules.knives:
        used.append("stab")
    if rules.cement:
        used += _sided("cement")
    if not rules.compound:
        return ActionList([*_beside(rules), *_movements(rules), *used])
    carrying = list(_movements(rules))
    whole = [*_beside(rules), "status", "count"]
    if rules.skips and not rules.skips_ride:
        carrying.remove("skip")
        whole.append("skip")
    return ActionList(whole, carrying, [*used, *_handled(rules)])


def _sided(text: str) -> list[str]:
    return [f"{text} {side}" for side in SIDE_NAMES]


def _beside(rules: Rules) -> Iterator[str]:
    """What is no move, or a whole turn by itself."""
    levels = range(rules.floors) if rules.floors > 1 else (NOWHERE,)
    cells = [
        cell_name(row, col, floor)
        for floor in levels
        for row in range(rules.rows)
        for col in range(rules.cols)
    ]
    named = {
        "start": rules.start != "placed",
        "ask": rules.beginner_asks > 0,
        "order": rules.orders or rules.beginner_orders > 0,
    }
    for do, known in named.items():
        if known:
            yield from (f"{do} {cell}" for cell in cells)
    if rules.pick_up == "after" or rules.belongings or rules.false_treasures:
        yield "keep"
        yield from (f"choose {number}" for number in range(1, rules.false_treasures + 2))
    if rules.casinos:
        yield from (f"bet {kind} 1" for kind in (*EVEN_BETS, *POCKETS))
    if rules.hint_price:
        yield "hint"


def _movements(rules: Rules) -> Iterator[str]:
    yield from _sided("go")
    if rules.boats:
        yield from (f"go {side} by-boat" for side in SIDE_NAMES)
    yield "loop"
    if rules.lifts:
        yield "lift"
    if rules.flow_moves:
        yield "flow"
    if rules.skips:
        yield "skip"


def _shots(rules: Rules, players: int) -> Iterator[str]:
    """Where the target must be named, at every cell and player (Rule D-7.3)."""
    if not rules.named_targets:
        yield from _sided("shoot")
        return
    reach = 1 if rules.short_shots else max(rules.rows, rules.cols) + 1
    for side in SIDE_NAMES:
        for far in range(reach + 1):
            yield from (f"shoot {side} {far} player {seat + 1}" for seat in range(players))


def _handled(rules: Rules) -> Iterator[str]:
    """What is done with what one holds, or finds (Rules D-5.2, D-5.5i, D-5.7)."""
    held = [*LIGHT, *(thing for thing in BIG if thing != "mine" or rules.mines)]
    if rules.mines:
        yield "mine here"
        if rules.mines_beside:
            yield from _sided("mine")
    if rules.throwing != "none":
        yield from (f"leave {thing}" for thing in held)
    if rules.throwing == "throw":
        for thing in held:
            yield from _sided(f"throw {thing}")
    if rules.belongings:
        yield from (f"take {thing}" for thing in TAKEN if thing != "mine" or rules.mines)
