"""Tables that are not opened at once: promised to several pages first (Rule T-6), or laid again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from gamemaster.core.fairness import Origin, commitment, joined, plan_seed, promise
from gamemaster.core.game import Game, Refused
from gamemaster.core.table import Player, Table, refuse_invalid, refuse_players


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class Laid:
    """What a table will be played on; it waits for what the guests' pages give to chance.

    `plan` is None as long as all pages are still to draw it.
    """

    game: Game[Any, Any, Any, Any]
    rules: Any
    origin: Origin
    plan: Any | None
    players: Sequence[Player]
    seed: str
    salt: str
    led: bool = False

    @classmethod
    def out(
        cls,
        game: Game[Any, Any, Any, Any],
        rules: Any,
        players: Sequence[Player],
        seed: str | None,
        plan: Any | None = None,
        *,
        led: bool = False,
    ) -> Laid:
        """Lay out a game on a plan that is brought, or on the one of a chosen seed.

        With neither all pages will draw it. Raises `Refused` when the game can't be played so.
        """
        refuse_players(game, rules, len(players))
        origin: Origin = "pages"
        if plan is not None:
            origin = "text"
            refuse_invalid(game, rules, plan)
        elif seed:
            origin = "seed"
            plan = Table.draw_plan(game, rules, seed)
        salt = secrets.token_hex(32)
        return cls(game, rules, origin, plan, players, seed or new_seed(), salt, led)

    def commitment(self) -> str:
        """What is published before anybody reveals anything."""
        plan = "" if self.plan is None else self.game.write_plan(self.plan)
        rules = self.game.write_rules(self.rules)
        return commitment(
            self.salt, self.game.id, rules, self.origin, plan, self.seed, led=self.led
        )

    def open(self, promises: Sequence[str], nonces: Sequence[str]) -> Table:
        """The table, with the chance of all its pages; raises `Refused` for a broken promise."""
        joint = joined(self.salt, promises, nonces)
        plan = self.plan
        if plan is None:
            drawn_from = plan_seed(self.origin, self.seed, joint)
            plan = Table.draw_plan(self.game, self.rules, drawn_from)
        return Table(
            self.game,
            self.rules,
            plan,
            self.players,
            self.seed,
            joint=joint,
            origin=self.origin,
            led=self.led,
        )


def laid_again(table: Table) -> Table:
    """The same rules, plan and people from the beginning, with chance that nobody knows yet.

    The seed stays: it names the plan. Raises `Refused` where friends sit, whose game it is, too.
    """
    if any(player.friend for player in table.players):
        raise Refused("refused-again", "friends play at this table")
    own = [
        replace(player, bot=None, lent=False) if player.lent else player for player in table.players
    ]
    nonce = secrets.token_hex(32)
    joint = joined(secrets.token_hex(32), [promise(nonce)], [nonce])
    # What all pages have drawn together is not theirs any more.
    origin: Origin = "text" if table.origin == "pages" else table.origin
    return Table(
        table.game,
        table.rules,
        table.plan,
        own,
        table.seed,
        joint=joint,
        origin=origin,
        led=table.led,
    )
