"""What a desk is, at which a person draws what a game begins from (Rule T-2.1).

It knows no table, and no table knows it: what is drawn there leaves it as a plan's text.
"""

from __future__ import annotations

from typing import Protocol

from gamemaster.core.replies import Drawn


class Desk(Protocol):
    """A plan that is being drawn, with all that was done to it."""

    def draw(self, edit: str) -> None:
        """Make one edit; raises `Refused` and changes nothing where it can't be made."""

    def show(self) -> Drawn:
        """The plan as it stands, and what can be done about it."""
