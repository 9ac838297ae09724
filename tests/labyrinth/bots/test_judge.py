"""The judge, held to drawn plans: what a player could have known to be of no use."""

from __future__ import annotations

from typing import Final

from gamemaster.core.game import CHANCE
from gamemaster.labyrinth.judge import Judge
from tests.labyrinth.bots.test_bots import seen_by
from tests.labyrinth.drawing import play

RIVER: Final = """
        a   b   c   d
      +---+---+---+---+
    1 | .   v   .   .
      +   +   +   +   +
    2 | .   v   .   . |
      +   +   +   +   +
    3 | .   v   .   . |
      +   +   +   +   +
    4 | .   v   .   . |
      +   +   +   +   +
    5 | .   v   .   . |
      +   +   +   +   +
    6 | .   v   .   . |
      +   +   +   +   +
    7 | .   D   .   . |
      +---+---+---+---+
    treasure d4
    """


def judged(*moves: str) -> list[tuple[str, ...] | None]:
    """What is found about the moves of the only player, whom the river carries on one cell."""
    judge, found, lines = Judge(), [], ["0: start a2"]
    for move in moves:
        found.append(judge.judge(seen_by(0, play(RIVER, *lines, preset="school")), move))
        lines.append(f"0: {move}")
        if play(RIVER, *lines, preset="school").turn == CHANCE:
            lines.append("chance: drift 1")
    return found


class TestAgain:
    def test_who_walks_to_and_fro_on_known_ground_stands_where_he_stood(self) -> None:
        moves = ("go up", "go down", "go up", "go down")
        assert judged(*moves) == [(), (), (), ("again",)]

    def test_a_river_leaves_it_open_where_one_is_but_not_whence_one_came(self) -> None:
        """Of the river nothing is known each time but that its cells lie one upon another."""
        moves = ("go right", "go down", "go up", "go down", "go down")
        assert judged(*moves) == [(), (), (), (), ("again",)]
