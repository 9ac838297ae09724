"""Mailboxes of drawn games, for puzzles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from gamemaster.core.puzzles import Hearing, Question, Solution
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.puzzles.questions import Case
from gamemaster.labyrinth.puzzles.solvers import SOLVERS
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import draw

SMALL: Final = replace(PRESETS["classic"], rows=3, cols=3, bear=False, false_treasures=0)


def hearing(plan: str, *moves: str, rules: Rules = SMALL, seats: int = 1, seat: int = 0) -> Hearing:
    """What a seat hears of a drawn game; all take their turns in order."""
    players = [Player(f"player {at}", "red") for at in range(seats)]
    table = Table(LABYRINTH, rules, draw(plan), players, "drawn")
    for text in moves:
        assert table.turn is not None
        refusal = table.submit(table.turn, text, table.version)
        assert refusal is None, (text, refusal)
    return Hearing(rules, seats, seat, table.observe(seat).heard)


def solved(heard: Hearing, kind: Any, **asked: Any) -> Solution | None:
    """The answer to a question about a mailbox."""
    return SOLVERS[kind].solve(Case(heard), Question(kind, **asked))
