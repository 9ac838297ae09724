"""What one way in which a request may have gone has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple
from typing import cast

from gamemaster.labyrinth.reasoner.asking import Decision, Fact, Hidden
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.sketch import Sketch
from gamemaster.labyrinth.reasoner.supposing import Leaf
from gamemaster.labyrinth.reasoner.versions import Moment, Version, known


def changed(
    leaf: Leaf,
    before: Moment,
    blueprint: Blueprint,
    literal: Callable[[Decision], int],
    *,
    joint: bool,
) -> dict[Fact, Version]:
    """What is not what it was before, on this way.

    `literal` says that a fact was decided so; `joint`: whether the bear took part.
    """
    state = leaf.state
    decided = {fact: value for fact, value, holds in leaf.path if holds}
    changes: dict[Fact, Version] = {}

    def compare(fact: Fact, value: object, old: Version) -> None:
        if isinstance(value, Hidden):
            value = decided.get(value.fact, value)
        if isinstance(value, Hidden):
            if value.fact != fact:
                # Nobody has asked for it: it has the values that the plan has.
                changes[fact] = {one: literal(Decision(value.fact, one)) for one in value.values}
        elif value != decided.get(fact, next(iter(old)) if len(old) == 1 else None):
            changes[fact] = known([value])

    for pawn in state.pawns:
        compare(("at", pawn.seat), pawn.cell, before.at[pawn.seat])
        compare(("holds", pawn.seat), pawn.treasure, before.holds[pawn.seat])
    if joint and before.bear is not None:
        compare(("bear", 0), state.bear, before.bear)
    ground = cast(Sketch, state.ground)
    written = {("side", at): side for at, side in ground.walls.written.items()}
    laid = {("lying", cell): lying for cell, lying in ground.laid.written.items()}
    for cell, pile in ground.strewn.written.items():
        compare(("pile", cell), astuple(pile), before.version(("pile", cell), blueprint))
    return changes | {fact: known([value]) for fact, value in {**written, **laid}.items()}
