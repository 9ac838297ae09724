"""Every kind of question with what answers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gamemaster.labyrinth.puzzles.certainty import Certainty
from gamemaster.labyrinth.puzzles.lies import Liar
from gamemaster.labyrinth.puzzles.places import Places
from gamemaster.labyrinth.puzzles.questions import Solver
from gamemaster.labyrinth.puzzles.way_out import WayOut

SOLVERS: Final[Mapping[str, Solver]] = {
    "where": Places(),
    "other": Places(),
    "certain": Certainty(),
    "way": WayOut(),
    "liar": Liar(),
}
