"""The bots that can be seated at a page's table: those that are installed, and strangers' ones."""

from __future__ import annotations

from gamemaster.core import reading, replies, stranger_messages
from gamemaster.core.bot import Bot, Roster, Thinker, find_bots
from gamemaster.core.table import Table
from gamemaster.questions import Questions
from gamemaster.strangers import Strangers, told_move


class Hired:
    """Who they are, what those are asked that move elsewhere, and their moves."""

    def __init__(self) -> None:
        self.roster: Roster = find_bots()
        self.strangers = Strangers()
        self._questions = Questions()

    def look_again(self) -> None:
        """Find what has been installed meanwhile."""
        self.roster = find_bots()

    def listed(self) -> replies.Roster:
        """All of them, the weakest first, and why others can't play."""
        found: list[Bot | stranger_messages.StrangerModel] = [
            *self.roster.bots.values(),
            *self.strangers.bots.values(),
        ]
        found.sort(key=lambda bot: bot.level)
        bots: list[replies.BotKind] = [
            {"id": bot.id, "game": bot.game, "level": bot.level} for bot in found
        ]
        return {"bots": bots, "broken": {**self.roster.broken, **self.strangers.broken}}

    def check(self, name: str, game: str) -> None:
        """Raise `Refused` when no bot of this name plays this game."""
        if not self.strangers.plays(name, game):
            self.roster.get(name, game)

    def thinks(self, name: str | None) -> bool:
        """Whether it is a bot that thinks, and moves elsewhere where there is such a place."""
        return isinstance(self.roster.bots.get(name or ""), Thinker)

    def question(self, table: Table, name: str, seconds: float | None) -> str:
        """What a bot whose turn it is has to be asked elsewhere; "" for one that moves here."""
        stranger = self.strangers.plays(name, table.game.id)
        if stranger or self.thinks(name):
            return self._questions.ask(table, name, seconds, stranger=stranger)
        # A stranger that was stopped over its question has given an answer to that.
        stopped = self.strangers.owns(name)
        return self._questions.still_open(table, name, seconds) if stopped else ""

    def move(self, table: Table, name: str, seconds: float | None, told: str) -> None:
        """Make a bot's move at a table: what it has `told` elsewhere, or what it chooses here.

        Raises `BotFault`.
        """
        if self.strangers.owns(name):
            table.move_for_bot(name, self.strangers.move(name, told))
        elif told:
            table.move_for_bot(name, told_move(name, told, reading.read))
        else:
            table.let_bot_move(self.roster.get(name, table.game.id), seconds)
