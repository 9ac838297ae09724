"""What bots are asked that move elsewhere: strangers' ones, and those that think.

The worker of the engine carries a question to where such a bot is, and answers meanwhile whatever
else comes. The same question is asked until something happens at the table: an answer to another
one is worth nothing any more.
"""

from __future__ import annotations

import json
import secrets
from random import Random

from gamemaster.answers import questioned
from gamemaster.core.table import Table

_Asked = tuple[Table, int, str, float | None]
"""The table, how far its game has come, the bot, and its time."""


class Questions:
    """The question that is open at a page's table."""

    def __init__(self) -> None:
        self._asked: _Asked | None = None
        self._text = ""

    def ask(self, table: Table, name: str, seconds: float | None, *, stranger: bool) -> str:
        """What the bot is asked whose turn it is.

        It is all that its seat knows, where its own chance begins, and how long it may think.
        """
        if not self.still_open(table, name, seconds):
            self._asked = table, table.version, name, seconds
            self._text = _question(table, name, seconds, stranger=stranger)
        return self._text

    def still_open(self, table: Table, name: str, seconds: float | None) -> str:
        """What this bot has been asked, if nothing has happened since; else ""."""
        return self._text if self._asked == (table, table.version, name, seconds) else ""


def _question(table: Table, name: str, seconds: float | None, *, stranger: bool) -> str:
    assert table.turn is not None
    # From a chance that begins with the table's seed, one that was typed could be guessed, and with
    # it the plan: a stranger's begins elsewhere.
    rng = Random(secrets.token_hex(16)) if stranger else table.bot_chance(table.turn)
    seen = questioned(table.remembered(table.turn))
    question = {"bot": name, "seen": seen, "chance": rng.getstate(), "seconds": seconds}
    return json.dumps(question, ensure_ascii=False)
