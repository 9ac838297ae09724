"""When a seat's own place follows from what it heard, and when its notebook shows it.

The one module of the suite that knows a game. The reasoner is told what the seat heard and nothing
else; where the seat really stands only says which claim is to be judged.
"""

from __future__ import annotations

from gamemaster.core.game import GM, Refused
from gamemaster.core.table import Table
from gamemaster.labyrinth.grid import cell_name
from gamemaster.labyrinth.reasoner.reasoner import Reasoner


class Finding:
    """Follows one seat of a labyrinth on one floor."""

    def __init__(self, table: Table, seat: int) -> None:
        try:
            import pysat  # type: ignore[import-untyped]  # noqa: F401
        except ModuleNotFoundError:
            why = "the oracle needs a solver: pip install 'gamemaster[reasoner]'"
            raise Refused("refused-reasoner", why) from None
        self._table, self._seat = table, seat
        self._reasoner = Reasoner(table.rules, len(table.players), seat)
        self.proved = False
        self.shown = False

    def look(self) -> None:
        """See what the last answer has brought: what is known once may be doubtful again."""
        seen = self._table.observe(self._seat)
        self._reasoner.hear(seen.heard)
        pawn = self._table.observe(GM).view["pawns"][self._seat]
        claim = f"at {self._seat + 1} {cell_name(pawn['row'], pawn['col'])}"
        self.proved = self._reasoner.judge(claim).answer == "certain"
        self.shown = any(
            piece["anchored"] and any(each["seat"] == self._seat for each in piece["pawns"])
            for piece in seen.view["notebook"]["fragments"]
        )
