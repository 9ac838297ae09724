"""One hosted game: the sole owner of its state and of chance.

Pages, bots, peers and tests speak to a table alike: they submit moves and observe. What a listener
gets is folded from the events said to him; the state has no other way out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import lcm
from random import Random
from typing import Any

from gamemaster.core.bot import Bot
from gamemaster.core.fairness import Joint, Origin, chance_seed
from gamemaster.core.game import (
    CHANCE,
    EVERYONE,
    OVER,
    Event,
    Game,
    Illegal,
    Observation,
    Refused,
    Said,
    Seat,
    View,
)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a name, a colour's name, and the bot's id if it is one.

    A `friend` plays on a page of his own, which alone may look through his eyes. `lent`: the bot
    plays for a person of the host's page, who may come back.
    """

    name: str
    colour: str
    bot: str | None = None
    friend: bool = False
    lent: bool = False


@dataclass(slots=True)
class _Listener:
    """One mailbox and the view folded from it; `read` counts the events already sorted in."""

    view: View
    heard: list[Said] = field(default_factory=list)
    read: int = 0


class BotFault(Refused):
    """A bot failed or asked for something that it may not do."""

    def __init__(self, bot: str, why: str) -> None:
        super().__init__("refused-bot-fault", f"bot {bot}: {why}", bot=bot, why=why)


def refuse_invalid(game: Game[Any, Any, Any, Any], rules: Any, plan: Any) -> None:
    """Raise `Refused` with the first thing that makes a plan unplayable, if there is one."""
    for problem in game.validate(rules, plan):
        if problem.severity == "error":
            args = dict(problem.args)
            raise Refused(problem.key, f"{problem.rule} {problem.key} {args}", **args)


def refuse_players(game: Game[Any, Any, Any, Any], rules: Any, players: int) -> None:
    """Raise `Refused` if so many players can't play by these rules (Rule T-1)."""
    least, most = game.seats(rules)
    if not least <= players <= most:
        wanted = f"{least} to {most}" if least < most else f"{least}"
        raise Refused(
            "refused-players",
            f"{wanted} players can play, not {players}",
            least=least,
            most=most,
            players=players,
        )


class Table:
    """A game being played.

    `seed` fixes the plan, chance and the bots' generators (Rule G-12); at a table of several pages
    chance comes from `joint`, too, and perhaps the plan (Rule T-6): `origin` says what the plan was
    drawn from. `outcomes` come in place of the first draws, for a table that is set up by hand; its
    record isn't one of an honest game.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        rules: Any,
        plan: Any,
        players: Sequence[Player],
        seed: str,
        outcomes: Iterable[str] = (),
        joint: Joint | None = None,
        origin: Origin = "text",
    ) -> None:
        refuse_players(game, rules, len(players))
        self.game = game
        self.rules = rules
        self._options = game.write_rules(rules)
        self.plan = plan
        self.players = list(players)
        self.people = frozenset(
            at for at, each in enumerate(players) if each.bot is None or each.friend or each.lent
        )
        """The seats that people took; a bot's seat is never anybody else's (Rule G-3)."""
        self.seed = seed
        self.joint = joint
        self.origin = origin
        self._chance_seed = chance_seed(seed, joint)
        self.entries: list[tuple[Seat, str]] = []
        self._requests = 0
        self._outcomes: Iterator[str] = iter(outcomes)
        self._listeners: dict[Seat | None, _Listener] = {}
        self._digest = hashlib.sha256()
        self._events: list[Event] = []
        self._state, first = game.start(rules, plan, len(players))
        self._hear(first)
        self._draw_chance()

    @classmethod
    def open(
        cls, game: Game[Any, Any, Any, Any], rules: Any, players: Sequence[Player], seed: str
    ) -> Table:
        """A table with a plan generated from the seed."""
        plan = cls.draw_plan(game, rules, seed)
        return cls(game, rules, plan, players, seed, origin="seed")

    @staticmethod
    def draw_plan(game: Game[Any, Any, Any, Any], rules: Any, seed: str) -> Any:
        """The plan that a seed stands for."""
        return game.generate(rules, Random(f"{seed}/plan"))

    @property
    def version(self) -> int:
        """The number of accepted requests; draws, of which seats may not be told, don't count."""
        return self._requests

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.to_move(self._state) == OVER

    @property
    def turn(self) -> Seat | None:
        """The seat to move, if any."""
        seat = self.game.to_move(self._state)
        return seat if seat >= 0 else None

    @property
    def digest(self) -> str:
        """SHA-256 of all that was said, to whom, in order: equal games have equal digests."""
        return self._digest.hexdigest()

    @property
    def events(self) -> Sequence[Event]:
        """All that was said so far, for the record's keepers; listeners use `observe`."""
        return self._events

    def submit(self, seat: Seat, text: str, version: int) -> Illegal | None:
        """Make a move, or say why not; a refused one changes nothing.

        `version` is the version that the sender saw: an older one is refused as stale.
        """
        if version != self.version:
            return Illegal("illegal-stale", {"version": version, "now": self.version})
        move, refusal = self.consider(seat, text)
        if refusal is not None:
            return refusal
        self._hear(self.game.apply(self._state, move))
        self.entries.append((seat, self.game.write_move(move)))
        self._requests += 1
        self._draw_chance()
        return None

    def consider(self, seat: Seat, text: str) -> tuple[Any, Illegal | None]:
        """The move that a text stands for, None if it can't be read, and why it can't be made."""
        try:
            move = self.game.read_move(text)
        except Refused as unreadable:
            return None, Illegal(unreadable.key, self._in_force(unreadable.args_for_words))
        return move, self.game.check(self._state, seat, move)

    def _in_force(self, args: Mapping[str, Any]) -> Mapping[str, Any]:
        """The arguments of a refused text: wanted are only words that the rules know."""
        if "wanted" not in args:
            return args
        return {**args, "wanted": self._known(args["wanted"])}

    def follows(self, text: str) -> tuple[int, list[str]]:
        """The words that could follow a text, as `Game.follows`: those that the rules know.

        They depend on the text and on what all know of the rules, on nothing else (Rule G-3).
        """
        column, words = self.game.follows(text)
        return column, self._known(words)

    def _known(self, words: Iterable[str]) -> list[str]:
        """Those words that mean something in this game."""
        foreign = self.game.foreign(self.rules, self.plan)
        return [word for word in words if word not in foreign]

    def let_bot_move(self, bot: Bot) -> None:
        """The bot makes the move of the seat whose turn it is; raises `BotFault`."""
        seat = self.turn
        if seat is None:
            raise BotFault(bot.id, "nobody is to move")
        rng = Random(f"{self._chance_seed}/bot/{seat}/{self.version}")
        try:
            text = bot.choose(self.observe(seat), rng)
        except Exception as fault:
            # Its own words could tell what only its seat may know.
            raise BotFault(bot.id, type(fault).__name__) from fault
        self.move_for_bot(bot.id, text)

    def move_for_bot(self, bot: str, text: str) -> None:
        """Make the move that a bot chose for the seat whose turn it is; raises `BotFault`."""
        if self.turn is None:
            raise BotFault(bot, "nobody is to move")
        refusal = self.submit(self.turn, text, self.version)
        if refusal is not None:
            raise BotFault(bot, refusal.key)

    def hand_over(self, seat: Seat, bot: str | None, name: str | None = None) -> None:
        """Give a seat to a bot, or back to a person, who may be another one (Rule T-5)."""
        player = self.players[seat]
        lent = bot is not None and seat in self.people and not player.friend
        self.players[seat] = replace(player, bot=bot, lent=lent, name=name or player.name)

    def observe(self, seat: Seat | None, since: int = 0) -> Observation:
        """What a seat knows; `None` is a spectator, `GM` the game master.

        `heard` begins at index `since`; an index beyond the end gives nothing.
        """
        listener = self._listener(seat)
        since = min(max(since, 0), len(listener.heard))
        return Observation(
            game=self.game.id,
            seat=seat,
            version=self.version,
            turn=self.turn,
            over=self._last_word(),
            offers=() if seat is None else self.game.offers(self._state, seat),
            heard=tuple(listener.heard[since:]),
            heard_from=since,
            view=listener.view.show(),
            rules=self._options,
        )

    def _listener(self, seat: Seat | None) -> _Listener:
        listener = self._listeners.get(seat)
        if listener is None:
            view = self.game.view(self.rules, seat, len(self.players))
            listener = self._listeners[seat] = _Listener(view)
        for event in self._events[listener.read :]:
            if event.audience is EVERYONE or (seat is not None and seat in event.audience):
                listener.heard.append(event.said)
                listener.view.hear(event.said)
        listener.read = len(self._events)
        return listener

    def _last_word(self) -> Said | None:
        if not self.over:
            return None
        return next(e.said for e in reversed(self._events) if e.audience is EVERYONE)

    def _hear(self, events: Sequence[Event]) -> None:
        self._events.extend(events)
        for event in events:
            audience = "all" if event.audience is EVERYONE else sorted(event.audience)
            line = [audience, event.said.key, event.said.args]
            self._digest.update(json.dumps(line, sort_keys=True).encode())

    def _draw_chance(self) -> None:
        while self.game.to_move(self._state) == CHANCE:
            outcome = next(self._outcomes, None) or self._draw()
            if outcome not in (text for text, _ in self.game.chances(self._state)):
                raise ValueError(f"{outcome!r} can't be drawn here")
            self._hear(self.game.apply(self._state, self.game.read_move(outcome)))
            self.entries.append((CHANCE, outcome))

    def _draw(self) -> str:
        """One outcome by its exact probability, from a generator of this draw alone."""
        chances = self.game.chances(self._state)
        scale = lcm(*(share.denominator for _, share in chances))
        at = Random(f"{self._chance_seed}/chance/{len(self.entries)}").randrange(scale)
        for outcome, share in chances:
            at -= int(share * scale)
            if at < 0:
                return outcome
        raise AssertionError("the chances do not add up to 1")
