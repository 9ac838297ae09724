"""The next labyrinth, drawn by a person of this table: whom it is offered to, and the plan (T-2.6).

A plan comes here from the page of whoever has drawn it, sealed, and is laid out for the next game
without any other page having read it. Until then it is kept beside the record of the game before.
"""

from __future__ import annotations

from typing import Any

from gamemaster.core import agreement_messages, replies
from gamemaster.core.game import Game, Refused, Seat
from gamemaster.core.succession import succeeded, told
from gamemaster.core.table import Table, refuse_invalid


class Heirs:
    """Who draws the next labyrinth of one table, and what was drawn."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._seat: Seat | None = None
        self._drawn: tuple[Any, Any] | None = None
        """The rules and the plan that were handed over."""
        self.handed: agreement_messages.HandPlan | None = None
        """The same as it came, to be kept."""

    def succeed(self, table: Table, request: agreement_messages.Succeed) -> replies.Succession:
        """How it stands after an answer; raises `Refused` before a game is over (Rule T-2.6)."""
        over = table.last_word
        if over is None:
            raise Refused("next-not-over", "the game is not over")
        # Where nothing of a plan is drawn there is nothing to offer.
        drawable = table.game.settled(table.rules, table.plan)
        winners = table.game.winners(over) if drawable else ()
        heirs = succeeded(winners, request.people, request.heirs, request.act)
        seat = heirs.offered if heirs.accepted else None
        if (table, seat) != (self._table, self._seat):
            self._table, self._seat = table, seat
            self._drawn = self.handed = None
        return told(heirs, request.people, self._rules(table))

    def restore(self, table: Table, handed: agreement_messages.HandPlan) -> None:
        """The plan that was kept beside this table's record; raises `Refused`."""
        self._table, self._seat = table, handed.seat
        self.hand(table, handed)

    def hand(self, table: Table, handed: agreement_messages.HandPlan) -> replies.Handed:
        """Take the plan of who has accepted; raises `Refused` for others, and for what is no plan.

        It is a plan for the rules of the table, but for what is settled by how it is drawn.
        """
        if self._table is not table or handed.seat != self._seat:
            raise Refused("next-not-yours", f"seat {handed.seat} draws no labyrinth")
        game = table.game
        plan = game.read_plan(handed.plan)
        written = game.write_rules(table.rules)
        rules = game.read_rules({**written, **game.settled(table.rules, plan)})
        refuse_invalid(game, rules, plan)
        self._drawn, self.handed = (rules, plan), handed
        return {"type": "handed"}

    def drawn(self, game: Game[Any, Any, Any, Any]) -> tuple[Any, Any]:
        """The rules and the plan for the next game; raises `Refused` when there are none."""
        if self._drawn is None or self._table is None or self._table.game is not game:
            raise Refused("next-not-drawn", "no plan was handed over")
        return self._drawn

    def _rules(self, table: Table) -> replies.Values | None:
        """The rules of what was drawn: the rule set and what differs from it."""
        if self._drawn is None:
            return None
        game = table.game
        rules = game.write_rules(self._drawn[0])
        usual = game.write_rules(game.presets()[rules["preset"]])
        return {n: v for n, v in rules.items() if n == "preset" or v != usual[n]}
