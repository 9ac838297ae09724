"""PettingZoo environments: every rule set as `gamemaster/<rule set>-v0`.

Importing this package registers them with PettingZoo (`pip install gamemaster[pettingzoo]`):

    >>> import pettingzoo
    >>> import gamemaster.pettingzoo
    >>> env = pettingzoo.make("aec", "gamemaster/quest-easy-v0")
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'player_0'
"""

from __future__ import annotations

from gamemaster.pettingzoo.environment import Environment, env, register_all

__all__ = ["Environment", "env"]

register_all()
