"""The position as a bot sees it: from the view that everybody has."""

from __future__ import annotations

from gamemaster.core.game import Observation
from gamemaster.parchis.board import Board, board_for
from gamemaster.parchis.position import Position
from gamemaster.parchis.rules import read_rules
from gamemaster.parchis.setup import Setup, position_of


def see(seen: Observation) -> tuple[Board, Position]:
    """The board and the position of the player who is to ask for something."""
    view = seen.view
    board = board_for(read_rules(seen.rules), view["players"])
    setup = Setup(
        pieces=tuple(map(tuple, view["pieces"])),
        turn=view["player"],
        dice=tuple(view["dice"]["faces"]) if view["phase"] == "move" else (),
        left=tuple(view["left"]),
        bonus=tuple(view["bonus"]),
        doubles=view["doubles"],
        paired=tuple((low, high) for low, high in view["paired"]),
        moved=tuple(view["moved"]),
    )
    position = position_of(board, setup)
    # Who brought his last piece home in this roll helps from the next one on.
    position.mover = view["mover"]
    return board, position
