"""The position as a bot sees it: from the view that everybody has."""

from __future__ import annotations

from gamemaster.core.game import Observation
from gamemaster.parchis.board import Board, board_for, places_by_text
from gamemaster.parchis.position import Position, pair_bit, set_up
from gamemaster.parchis.rules import read_rules
from gamemaster.parchis.stepping import begin_roll, give_turn


def see(seen: Observation) -> tuple[Board, Position]:
    """The board and the position of the player who is to ask for something."""
    view = seen.view
    board = board_for(read_rules(seen.rules), view["players"])
    places = [
        [places_by_text(corner)[text] for text in own]
        for corner, own in zip(board.corners, view["pieces"], strict=True)
    ]
    position = set_up(board, places)
    give_turn(board, position, view["player"])
    position.mover = view["mover"]
    if view["phase"] == "move":
        begin_roll(position, tuple(view["dice"]["faces"]))
        position.left = tuple(view["left"])
        position.bonus = tuple(view["bonus"])
        position.paired = sum(pair_bit(low, high) for low, high in view["paired"])
        position.moved = sum(1 << number for number in view["moved"])
    position.doubles = view["doubles"]
    return board, position
