"""Bots that did not come with the program, as the engine knows them: by name only.

Their code runs in workers of their own, which hold no table (`choosing.py` stands there). The
worker of the engine carries a question to them and the answer back; whatever comes from there is a
stranger's, and is held to `messages.py`.
"""

from __future__ import annotations

import builtins
from typing import Any, Final

from gamemaster.core import guarding, record, stranger_messages
from gamemaster.core.bot import Roster
from gamemaster.core.game import Refused
from gamemaster.core.table import BotFault

MAX_ANSWER: Final = 64 * 1024
MAX_BROKEN: Final = 300
STOPPED: Final = "stopped"
"""Why a bot fails whose worker had to be stopped before it was asked."""
REASONS: Final = ("too-slow", "no-answer", STOPPED)
"""What the engine's worker may say of a bot that gave no move."""


class Strangers:
    """The bots that were brought, and those of them that had to be stopped."""

    def __init__(self) -> None:
        self.bots: dict[str, stranger_messages.StrangerModel] = {}
        self.broken: dict[str, str] = {}
        self._stopped: set[str] = set()

    def bring(self, text: str, own: Roster) -> list[str]:
        """Take in the bots of one wheel as its worker lists them; gives the ids of those that play.

        A name that belongs to the program stays the program's. What was brought under a name before
        gives way, like an older version of the same program. Raises `Refused`.
        """
        told = guarding.read(stranger_messages.StrangersModel, text, "bots", MAX_ANSWER)
        taken = {bot.id: bot for bot in told.bots if bot.id not in own.bots}
        self.broken |= {name: why[:MAX_BROKEN] for name, why in told.broken.items()}
        for bot in told.bots:
            if bot.id in own.bots:
                self.broken[bot.id] = "a bot of this name came with the program"
        self.bots |= taken
        self._stopped -= taken.keys()
        return list(taken)

    def stop(self, names: list[str]) -> None:
        """These bots' worker is no more; they can't be seated, and fail where they sit."""
        for name in names:
            if self.bots.pop(name, None):
                self._stopped.add(name)

    def plays(self, name: str, game: str) -> bool:
        """Whether there is a stranger's bot of this name for this game."""
        return name in self.bots and self.bots[name].game == game

    def owns(self, name: str) -> bool:
        """Whether a seat's bot of this name is a stranger's, be it stopped."""
        return name in self.bots or name in self._stopped

    def move(self, name: str, told: str) -> str:
        """The move in a bot's answer; raises `BotFault` where there is none."""
        if not told and name in self._stopped:
            raise BotFault(name, STOPPED)
        return told_move(name, told, guarding.read)


def told_move(name: str, told: str, read: record.Read) -> str:
    """The move that was told elsewhere for a bot; raises `BotFault` where there is none."""
    try:
        answer = read(stranger_messages.ChosenModel, told, "move", MAX_ANSWER)
    except Refused as refusal:
        raise BotFault(name, "no-answer") from refusal
    if answer.move is None:
        raise BotFault(name, _reason(answer.fault))
    move: str = answer.move
    return move


def _reason(fault: str | None) -> str:
    """Why a bot gave no move, in words that are not its own: they could tell what it has heard."""
    if fault in REASONS:
        return str(fault)
    known: Any = getattr(builtins, fault or "", None)
    return (
        fault or "" if isinstance(known, type) and issubclass(known, BaseException) else "Exception"
    )
