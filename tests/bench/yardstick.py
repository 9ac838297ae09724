"""python-chess, pure Python as the engine: the yardstick of both runtimes on the same machine."""

from __future__ import annotations

import time
from importlib import import_module
from random import Random
from typing import Any, Final

chess: Final[Any] = import_module("chess")  # by name: the lint does not know it


def random_chess(seconds: float, seed: int) -> float:
    """Moves a second: list the legal moves, choose one, make it, ask whether the game is over."""
    chance = Random(seed).random
    moves, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(chance() * len(legal))])
            moves += 1
    return moves / taken
