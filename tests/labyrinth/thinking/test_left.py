"""What is left to do by those who think, in drawn labyrinths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest

from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.strides import FALSE, FINDS, GOAL, OUT, Strides
from gamemaster.labyrinth.thinking.left import Told, Work
from tests.labyrinth.thinking.standing import position

RULES: Final = replace(PRESETS["classic"], rows=3, cols=3, bear=False, bullets=0)
LINE: Final = """
        a   b   c
      +---+---+---+
    1 | .   .   .
      +   +---+   +
    2 | .   .   . |
      +---+   +---+
    3 | H   .   A |
      +---+---+---+
    treasure c1
    false b3
"""
A2, B2, C1, B3 = 3, 4, 2, 7
EXITS: Final = (2 * 4 + 1,)
"""The right side of c1."""


def worlds(*lies: dict[int, int], exits: Sequence[tuple[int, ...]] = ()) -> list[Strides]:
    """The same labyrinth where these things lie, with one exit or with those given."""
    _, scene = position(RULES, LINE, "0: start a1", seats=1)
    doors = [*exits] or [EXITS] * len(lies)
    return [
        replace(
            scene.walked, lies=lying, exits=out, goal=next(at for at in lying if lying[at] == GOAL)
        )
        for lying, out in zip(lies, doors, strict=True)
    ]


def test_to_find_a_treasure_is_better_than_to_find_nothing() -> None:
    """One of two is false, but who finds neither has to carry out as many."""
    work = Work(worlds({B2: GOAL, B3: FALSE}, {B2: FALSE, B3: GOAL}, {A2: GOAL, B2: FALSE}))
    found = work.left(Told(f"arrived-land{FINDS}", B2, 0, empty=False, took=True), 0.5)
    nothing = work.left(Told("arrived-land", B2, 0, empty=True, took=False), 1.0)
    assert found < nothing


def test_an_exit_that_is_known_is_taken_to_be_there() -> None:
    """From b1 it is two steps to c1 and out, however many more there may be elsewhere."""
    known, other, third = 2 * 4 + 1, 0, 6 * 4
    some = worlds(*[{B3: GOAL}] * 4, exits=[(known, other), (known, third)] * 2)
    work = Work(some)
    assert work.opens(known) == 1.0
    assert 0.4 < work.opens(other) < 0.6
    holding = Told("arrived-land", 1, 0, empty=False, took=False)
    assert work.left(holding, 0.0) == pytest.approx(2.0)


@pytest.mark.rule("D-3.4")
def test_another_exit_is_worth_little_to_who_knows_one() -> None:
    """To go out beside a known exit tells nothing that matters."""
    known, other = 2 * 4 + 1, 2 * 4 + 2
    one = Work(worlds(*[{B3: GOAL}] * 4, exits=[(known,)] * 4))
    two = Work(worlds(*[{B3: GOAL}] * 4, exits=[(known, other), (known,)] * 2))
    here = Told("arrived-land", C1, 0, empty=True, took=False)
    out = Told(f"{OUT}0", C1, other, empty=True, took=False)
    assert two.left(out, 1.0) == pytest.approx(one.left(here, 1.0))
