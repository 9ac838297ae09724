"""OpenSpiel games: every rule set as `gamemaster_<rule set>`, with `_` for `-`.

Importing this package registers them with OpenSpiel (`pip install gamemaster[openspiel]`):

    >>> import pyspiel
    >>> import gamemaster.openspiel
    >>> game = pyspiel.load_game("gamemaster_quest_easy(players=3)")
    >>> game.num_players(), game.new_initial_state().is_chance_node()
    (3, True)
"""

from __future__ import annotations

from gamemaster.openspiel.positions import Observer, Playing, Position, register_all

__all__ = ["Observer", "Playing", "Position"]

register_all()
