"""A reasoner that nobody needs is dropped, with its solvers: they take most of the memory."""

from __future__ import annotations

import gc
import weakref
from typing import Final

import pytest

from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.clauses import Clauses
from tests.labyrinth.reasoner.games import play

NAMES: Final = ("classic", "quest-hard", "grand-simple", "grand")
"""With a bear that repeats steps, with creatures that go paths, with neither."""


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_left_of_a_reasoner(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[Clauses]] = []

    class Noted(Clauses):
        def __init__(self, *args: object) -> None:
            super().__init__(*args)  # type: ignore[arg-type]
            made.append(weakref.ref(self))

    monkeypatch.setattr("gamemaster.labyrinth.reasoner.chronicle.Clauses", Noted)
    reasoner = play(PRESETS[name], f"{name}/dropped", 16).reasoner(tries=500)
    reasoner.certain()
    reasoner.think_ahead()
    assert len(made) == 2
    del reasoner
    gc.collect()
    assert not any(ref() for ref in made)
