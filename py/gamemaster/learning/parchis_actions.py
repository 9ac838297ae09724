"""All that can ever be offered in a game of Parchís, as texts."""

from __future__ import annotations

from gamemaster.learning.actions import ActionList
from gamemaster.parchis.board import board_for
from gamemaster.parchis.moves import PLAIN
from gamemaster.parchis.rules import Rules


def actions_for(rules: Rules, players: int) -> ActionList:
    """The actions of these rules with so many players: all steps that their board has."""
    board = board_for(rules, players)
    steps = {
        way.text: None
        for corner in board.ways
        for places in corner
        for ways in places.values()
        for way in ways
    }
    return ActionList([*PLAIN, *steps])
