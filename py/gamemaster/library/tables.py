"""A table as other programs use it: whose turn it is, what may be said, say it, what was heard."""

from __future__ import annotations

import secrets
from typing import Any, get_args

from gamemaster.core import record
from gamemaster.core.bot import find_bots
from gamemaster.core.game import EVERYONE, GM, Observation, Refused, Said, Seat
from gamemaster.core.offering import LegalMoves
from gamemaster.core.replies import Colour
from gamemaster.core.table import Player, Table, refuse_invalid, refuse_players
from gamemaster.games import GAMES
from gamemaster.library.refusals import illegal_move
from gamemaster.library.rule_sets import find, fitted, usual
from gamemaster.library.sentences import words_for
from gamemaster.terminal.catalogs import WANTED


class OpenTable:
    """A game being played. What a seat learns of it is what it heard, nothing else (Rule G-3)."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def __repr__(self) -> str:
        """Which game it is, and how far."""
        state = "over" if self.over else f"seat {self.turn} to move"
        return f"<{self.preset}, {self.players} players, {self._table.version} moves, {state}>"

    @property
    def game(self) -> str:
        """The game's name, `labyrinth` or `parchis`."""
        return self._table.game.id

    @property
    def preset(self) -> str:
        """The rule set's name."""
        return str(self.rules["preset"])

    @property
    def rules(self) -> dict[str, Any]:
        """The options in force."""
        return self._table.game.write_rules(self._table.rules)

    @property
    def players(self) -> int:
        """The number of seats; they are counted from 0."""
        return len(self._table.players)

    @property
    def turn(self) -> Seat | None:
        """The seat to move, if any."""
        return self._table.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.over

    @property
    def last_word(self) -> Said | None:
        """What was said last of a game that is over."""
        return self._table.last_word

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won: several in a team, nobody in a draw, and before the end."""
        over = self._table.last_word
        return () if over is None else tuple(self._table.game.winners(over))

    @property
    def plan(self) -> str:
        """The hidden plan as text: the game master's, for none of the players before the end."""
        return self._table.game.write_plan(self._table.plan)

    def observe(self, seat: Seat | None = None) -> Observation:
        """All that a seat knows; without one, the seat to move or, at the end, a spectator."""
        return self._table.observe(self.turn if seat is None else self._seat(seat))

    def legal_moves(self) -> LegalMoves:
        """What the seat to move may say now; nothing when the game is over."""
        return LegalMoves(()) if self.turn is None else self.observe().legal_moves()

    def say(self, text: str, seat: Seat | None = None) -> tuple[Said, ...]:
        """Say a move for the seat to move, or another; what that seat hears of it.

        Raises `IllegalMove`, with the reason and with what can be said; nothing was changed then.
        """
        speaker = self.turn if seat is None else self._seat(seat)
        if speaker is None:
            raise Refused("illegal-game-over", f"{text!r} is refused: the game is over")
        before = len(self._table.events)
        refusal = self._table.submit(speaker, text, self._table.version)
        if refusal is not None:
            game, rules = self._table.game, self._table.rules
            legal = self._table.observe(speaker).legal_moves()
            raise illegal_move(game, rules, speaker, text, refusal, legal)
        told = self._table.events[before:]
        return tuple([e.said for e in told if e.audience is EVERYONE or speaker in e.audience])

    def let(self, bot: str) -> None:
        """Let a bot make the move of the seat to move; raises `Refused` for one that is unknown.

        It is handed what its seat heard, and nothing else.
        """
        self._table.let_bot_move(find_bots().get(bot, self.game))

    def heard(self, seat: Seat | None = None, since: int = 0) -> tuple[Said, ...]:
        """The statements that a seat has heard, from index `since` on; None: a spectator."""
        return self._table.observe(None if seat is None else self._seat(seat), since).heard

    def told(self, seat: Seat | None = None, since: int = 0, language: str = "en") -> list[str]:
        """The same in sentences, in English (`en`), Spanish (`es`) or Russian (`ru`).

        Raises `Refused` where what makes sentences is not installed, and says what is.
        """
        words = words_for(self._table.game, self._table.rules, language)
        if words is None:
            raise Refused("refused-language", WANTED, language=language)
        return [words.said(said) for said in self.heard(seat, since)]

    def truth(self) -> Observation:
        """The game master's own view, with the plan and all that nobody else was told."""
        return self._table.observe(GM)

    def save(self) -> str:
        """The record: `replay` gives the same table back, in any version that reads its format."""
        return record.save(self._table)

    def _seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.players:
            last = self.players - 1
            raise Refused("refused-seat", f"there is no seat {seat}: they are 0 to {last}")
        return seat


def open_table(
    rules: str = "classic",
    players: int | None = None,
    *,
    seed: str | int | None = None,
    plan: str | None = None,
    **options: Any,
) -> OpenTable:
    """Open a table by a rule set's name, with house rules as further arguments.

    Two play, or the fewest that can, unless `players` says how many. A seed fixes plan and dice;
    without one they are different each time. A `plan` as text is played in the place of one drawn
    from the seed.

    Raises `Refused`: no such rule set or option, so many can't play, or a plan that is none.

    >>> import random
    >>> table = open_table("classic", players=2, seed="north")
    >>> rng = random.Random(1)
    >>> while not table.over:
    ...     heard = table.say(table.legal_moves().sample(rng))
    >>> table
    <classic, 2 players, ... moves, over>
    >>> open_table("classic", players=9)
    Traceback (most recent call last):
    ...
    gamemaster.core.game.Refused: 1 to 6 players can play, not 9
    """
    game, agreed = find(rules, options)
    players = usual(game, agreed) if players is None else players
    refuse_players(game, agreed, players)
    seats = [Player(f"{at}", colour) for at, colour in enumerate(get_args(Colour)[:players], 1)]
    drawn_from = secrets.token_hex(16) if seed is None else str(seed)
    if plan is None:
        return OpenTable(Table.open(game, agreed, seats, drawn_from))
    drawn = game.read_plan(plan)
    agreed = fitted(game, rules, options, drawn)
    refuse_invalid(game, agreed, drawn)
    return OpenTable(Table(game, agreed, drawn, seats, drawn_from))


def replay(text: str, requests: int | None = None) -> OpenTable:
    """The table of a record, played again by the rules: all of it, or its first so many requests.

    Raises `Refused` where the record can't be read, or its answers are not those of the rules.

    >>> table = open_table("parchis", players=2, seed=7)
    >>> heard = table.say("roll")
    >>> replay(table.save()).heard() == table.heard()
    True
    >>> replay(table.save(), requests=0)
    <parchis, 2 players, 0 moves, seat ... to move>
    """
    if requests is None:
        return OpenTable(record.load(text, GAMES))
    kept = record.parse(text)
    table = record.set_up(kept, GAMES)
    record.advance(table, kept, requests)
    return OpenTable(table)
