"""A table that is promised to the pages of several people before it is opened (Rule T-6)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gamemaster.core.fairness import commitment, joined
from gamemaster.core.game import Game
from gamemaster.core.table import Player, Table, refuse_players


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class Laid:
    """What a table will be played on; it waits for what the guests' pages give to chance."""

    game: Game[Any, Any, Any, Any]
    rules: Any
    plan: Any
    players: Sequence[Player]
    seed: str
    salt: str

    @classmethod
    def out(
        cls,
        game: Game[Any, Any, Any, Any],
        rules: Any,
        players: Sequence[Player],
        seed: str | None,
    ) -> Laid:
        """Draw what a game is played on; raises `Refused` when it can't be played so."""
        refuse_players(game, rules, len(players))
        chosen = seed or new_seed()
        plan = Table.draw_plan(game, rules, chosen)
        return cls(game, rules, plan, players, chosen, secrets.token_hex(32))

    def commitment(self) -> str:
        """What is published before anybody reveals anything."""
        rules, plan = self.game.write_rules(self.rules), self.game.write_plan(self.plan)
        return commitment(self.salt, self.game.id, rules, plan, self.seed)

    def open(self, promises: Sequence[str], nonces: Sequence[str]) -> Table:
        """The table, with the chance of all its pages; raises `Refused` for a broken promise."""
        joint = joined(self.salt, promises, nonces)
        return Table(self.game, self.rules, self.plan, self.players, self.seed, joint=joint)
