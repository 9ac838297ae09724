"""The tasks, frozen: what is played never changes under a version.

A task is a rule set and a thousand seeds. Tests hold digests of the rules, of all plans, and of
what is said in games of random players, so that neither a generator nor a rule changes the
suite unnoticed. Who must change it makes another version.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from gamemaster.core.bot import Bot
from gamemaster.core.game import Game
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.suite.players import RandomPlayer

VERSION: Final = 1
SEEDS: Final = 1000
"""Every task has so many plans, numbered from 0."""
WON: Final = "won"
PROVED: Final = "proved"
SHOWN: Final = "shown"


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be done by one player, against random ones on the other seats.

    `measures` are what is counted: the player's requests up to then. The player sits on the seats
    in turn, so that no seat is better.
    """

    name: str
    title: str
    game: str
    rules: Mapping[str, Any]
    seats: int = 1
    measures: tuple[str, ...] = (WON,)

    def read(self) -> tuple[Game[Any, Any, Any, Any], Any]:
        """The game and its rules."""
        game = GAMES[self.game]
        return game, game.read_rules(self.rules)

    def seed(self, number: int) -> str:
        """What one of its games is drawn from."""
        if not 0 <= number < SEEDS:
            raise ValueError(f"no seed {number}: they are 0 to {SEEDS - 1}")
        return f"suite/{VERSION}/{self.name}/{number}"

    def seat(self, number: int) -> int:
        """Where the player sits in that game."""
        return number % self.seats

    def open(self, number: int, player: Bot) -> tuple[Table, list[Bot]]:
        """The table of one of its games, and who sits on each seat."""
        game, rules = self.read()
        seated: list[Bot] = [RandomPlayer(self.game) for _ in range(self.seats)]
        seated[self.seat(number)] = player
        people = [Player(f"{seat}", "", bot.id) for seat, bot in enumerate(seated, 1)]
        return Table.open(game, rules, people, self.seed(number)), seated


TASKS: Final[Mapping[str, Task]] = {
    task.name: task
    for task in (
        Task(
            "find-yourself",
            "Find yourself: put down somewhere on a classic plan, alone and without a bear",
            "labyrinth",
            {"preset": "classic", "bear": False, "start": "placed"},
            measures=(PROVED, SHOWN),
        ),
        Task(
            "escape",
            "Escape alone: carry the treasure out of a classic plan without a bear",
            "labyrinth",
            {"preset": "classic", "bear": False},
        ),
        Task(
            "race",
            "Race of three: carry the treasure out before two random players, with the bear about",
            "labyrinth",
            {"preset": "classic"},
            seats=3,
        ),
        Task(
            "quest",
            "Quest: carry the key out of a plan on two floors, alone",
            "labyrinth",
            {"preset": "quest-medium"},
        ),
        Task(
            "parchis",
            "Parchís: bring all pieces home before a random player",
            "parchis",
            {"preset": "parchis"},
            seats=2,
        ),
    )
}
