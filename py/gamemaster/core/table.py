"""One hosted game: the sole owner of its state and of chance.

Pages, bots, peers and tests speak to a table alike: they submit moves and observe. What a listener
gets is folded from the events said to him; the state has no other way out. Where a person leads,
his word is an entry like a move (`ruling.py`), and so is what clocks do (`clocks.py`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import lcm
from random import Random
from typing import Any, Final

from gamemaster.core.advice import ADVICE, is_advice
from gamemaster.core.bot import Bot, choice
from gamemaster.core.clocks import read_clock
from gamemaster.core.course import Course
from gamemaster.core.fairness import Joint, Origin, chance_seed, ruling_seal
from gamemaster.core.game import (
    CHANCE,
    EVERYONE,
    GM,
    OVER,
    TO_GM,
    Awaiting,
    Event,
    Game,
    Illegal,
    Observation,
    Refused,
    RulingOffer,
    Said,
    Seat,
)
from gamemaster.core.mailbox import Mailbox, Span
from gamemaster.core.replies import ClockTold
from gamemaster.core.ruling import Back, Overruling, Ruling, write_ruling

AWAITED: Final = Illegal("illegal-answer-awaited", {})


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


@dataclass(frozen=True, slots=True)
class Overruled:
    """An overruling: the version at which it was made, its text, and what was said of it."""

    version: int
    text: str
    said: tuple[Said, ...]


def seats_of(event: Event) -> list[Seat] | None:
    """The seats that a statement was for; None: everybody."""
    told = event.audience
    return sorted(told - TO_GM) if isinstance(told, frozenset) else None


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
    record isn't one of an honest game. At a `led` table somebody without a seat is the game master
    (Rule T-2).
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
        *,
        led: bool = False,
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
        self.led = led
        self._chance_seed = chance_seed(seed, joint)
        self.entries: list[tuple[Seat, str]] = []
        self.overruled: list[Overruled] = []
        """What the game master has changed in the course of the game (Rule T-2.4)."""
        self.holding = False
        """Whether players hear an answer only when the game master releases it (Rule T-2.3)."""
        self._held: dict[Seat | None, Observation] = {}
        """What players are shown while an answer waits."""
        self.held: int | None = None
        """The version at which the answer was held back that waits, if one does."""
        self._said = 0
        """The statements that had been said before that."""
        self._requests = 0
        self._outcomes: Iterator[str] = iter(outcomes)
        self._mailboxes: dict[Seat | None, Mailbox] = {}
        self._digest = hashlib.sha256()
        self._events: list[Event] = []
        self._spans: list[Span] = []
        """For each entry the range of events that it led to."""
        self._standing: list[int] = []
        """The entries that have led to the position: all but those that were taken back."""
        self._strikes: list[Span] = []
        """The ranges of events that were taken back."""
        self._course = Course(game, rules, plan, len(players), self.people, led=led)
        self._hear(self._course.first)
        self._draw_chance()

    @classmethod
    def open(
        cls,
        game: Game[Any, Any, Any, Any],
        rules: Any,
        players: Sequence[Player],
        seed: str,
        *,
        led: bool = False,
    ) -> Table:
        """A table with a plan generated from the seed."""
        plan = cls.draw_plan(game, rules, seed)
        return cls(game, rules, plan, players, seed, origin="seed", led=led)

    @staticmethod
    def draw_plan(game: Game[Any, Any, Any, Any], rules: Any, seed: str) -> Any:
        """The plan that a seed stands for."""
        return game.generate(rules, Random(f"{seed}/plan"))

    @property
    def version(self) -> int:
        """The number of accepted requests; draws, of which seats may not be told, don't count."""
        return self._requests

    @property
    def _state(self) -> Any:
        return self._course.state

    @property
    def over(self) -> bool:
        """Whether the game has ended, and all have heard so."""
        return self._course.to_move == OVER and not self._held

    @property
    def turn(self) -> Seat | None:
        """The seat to move, if any."""
        return self._course.turn

    @property
    def waiting(self) -> bool:
        """Whether an answer waits for the game master's word (Rule T-2.3)."""
        return bool(self._held)

    @property
    def unsaid(self) -> int:
        """How many statements do, as he hears them."""
        return len(self._events) - self._said if self._held else 0

    @property
    def digest(self) -> str:
        """SHA-256 of all that was said, to whom, in order: equal games have equal digests."""
        return self._digest.hexdigest()

    @property
    def events(self) -> Sequence[Event]:
        """All that was said so far, for the record's keepers; listeners use `observe`."""
        return self._events

    # -- requests ----------------------------------------

    def submit(self, seat: Seat, text: str, version: int) -> Illegal | None:
        """Make a move, or say why not; a refused one changes nothing.

        `version` is the version that the sender saw: an older one is refused as stale. Of clocks
        and breaks a seat may speak out of turn (Rule T-4), and take advice.
        """
        if self._held:
            return AWAITED
        if version != self.version:
            return self._stale(version)
        word = read_clock(text)
        if word is not None:
            return self._say_clock(seat, word)
        if is_advice(text):
            return self._advise(seat)
        move, refusal = self.consider(seat, text)
        if refusal is not None:
            return refusal
        self._hold_back()
        self._enter(seat, self.game.write_move(move))
        return None

    def rule(self, text: str, version: int) -> Illegal | None:
        """The game master's word, or why he can't say it now (Rules T-2.3, T-2.4).

        Where nobody leads, only what the page says that keeps the time (Rule T-4).
        """
        if version != self.version:
            return self._stale(version)
        word = read_clock(text)
        if word is not None:
            return self._say_clock(GM, word)
        try:
            ruling = self._course.read_ruling(text)
        except Refused as unreadable:
            return Illegal(unreadable.key, unreadable.args_for_words)
        refusal = self._course.check_ruling(ruling, self._may_take_back)
        if refusal is None:
            self._rule(ruling)
        return refusal

    def _say_clock(self, seat: Seat, word: str) -> Illegal | None:
        refusal = self._course.check_clock(seat, word)
        if refusal is None:
            self._enter(seat, word)
        return refusal

    def _advise(self, seat: Seat) -> Illegal | None:
        refusal = self._course.check_advice(seat)
        if refusal is None:
            self._enter(seat, ADVICE)
        return refusal

    def _stale(self, version: int) -> Illegal:
        return Illegal("illegal-stale", {"version": version, "now": self.version})

    def consider(self, seat: Seat, text: str) -> tuple[Any, Illegal | None]:
        """The move that a text stands for, None if it can't be read, and why it can't be made."""
        if self._held:
            return None, AWAITED
        move, refusal = self._course.consider(seat, text)
        if move is None and refusal is not None:
            return None, Illegal(refusal.key, self._in_force(refusal.args))
        return move, refusal

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

    def rulings(self) -> list[RulingOffer]:
        """All that the game master can rule now (Rules T-2.3, T-2.4)."""
        return self._course.rulings(self._may_take_back)

    @property
    def _may_take_back(self) -> int:
        return sum(self.entries[number][0] != CHANCE for number in self._standing)

    # -- entries ----------------------------------------

    def _enter(self, seat: Seat, text: str) -> None:
        """A checked request changes the position, and chance draws what it needs."""
        self._note(seat, text, self._course.do(seat, text))
        self._draw_chance()

    def _note(self, seat: Seat, text: str, events: Sequence[Event], *, stands: bool = True) -> None:
        """Make an entry, and hear what is said of it."""
        if stands:
            self._standing.append(len(self.entries))
        self.entries.append((seat, text))
        start = len(self._events)
        self._hear(events)
        self._spans.append((start, len(self._events)))
        self._requests += seat != CHANCE

    def _rule(self, ruling: Ruling) -> None:
        text = write_ruling(ruling)
        match ruling:
            case Back(count):
                self._take_back(count, text)
            case Overruling():
                changes = self._course.do(GM, text)
                self.overruled.append(Overruled(self.version, text, self._course.changed))
                self._note(GM, text, [*changes, self._sealed(text)])
                self._draw_chance()
            case _:
                self._enter(GM, text)

    def _sealed(self, text: str) -> Event:
        """All hear that something was overruled; nobody can exchange afterwards what it was."""
        told: dict[str, Any] = {"number": len(self.overruled)}
        if self.joint is not None:
            told["seal"] = ruling_seal(self.joint, len(self.entries), text)
        return Event(Said("overruled", told), EVERYONE)

    def _take_back(self, count: int, text: str) -> None:
        """The last requests don't count any more; what chance drew after them neither.

        What they told stays said. What chance draws from now on is drawn anew.
        """
        left = count
        while left:
            number = self._standing.pop()
            self._strikes.append(self._spans[number])
            left -= self.entries[number][0] != CHANCE
        self._course.begin_again(self.entries[number] for number in self._standing)
        told = Event(Said("taken-back", {"count": count}), EVERYONE)
        self._note(GM, text, [told], stands=False)

    def going(self, count: int) -> list[tuple[Event, bool]]:
        """What was said of the last requests, which would be taken back; whether it still waits."""
        spans: list[Span] = []
        left = min(count, self._may_take_back)
        for number in reversed(self._standing if left else ()):
            spans.append(self._spans[number])
            left -= self.entries[number][0] != CHANCE
            if not left:
                break
        heard = [number for start, end in reversed(spans) for number in range(start, end)]
        said = self._said if self._held else len(self._events)
        return [(self._events[number], number >= said) for number in heard]

    # -- answers that wait ----------------------------------------

    def hold(self, on: bool) -> None:
        """From now on answers wait for the game master's word, or are said at once again."""
        self.holding = on
        if not on:
            self.release()

    def release(self) -> None:
        """Say what waits."""
        self._held, self.held = {}, None

    def _hold_back(self) -> None:
        """Players are shown what they know now until the answer is released."""
        if self.holding:
            self._said, self.held = len(self._events), self.version
            self._held = {seat: self.observe(seat) for seat in (None, *range(len(self.players)))}

    # -- bots ----------------------------------------

    def let_bot_move(self, bot: Bot, seconds: float | None = None) -> None:
        """The bot makes the move of the seat whose turn it is; raises `BotFault`.

        A bot that thinks has so many seconds, or without them as many as it wants.
        """
        seat = self.turn
        if seat is None:
            raise BotFault(bot.id, "nobody is to move")
        try:
            text = choice(bot, self.remembered(seat), self.bot_chance(seat), seconds)
        except Exception as fault:
            # Its own words could tell what only its seat may know.
            raise BotFault(bot.id, type(fault).__name__) from fault
        self.move_for_bot(bot.id, text)

    def bot_chance(self, seat: Seat) -> Random:
        """The chance that a seat's bot has for its next move, as fixed as all other (Rule G-12)."""
        return Random(f"{self._chance_seed}/bot/{seat}/{self.version}")

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

    def remembered(self, seat: Seat) -> Observation:
        """What a seat knows, for a bot: it does not remember what was taken back."""
        seen = self.observe(seat)
        return replace(seen, heard=self._box(seat).remembered(), struck=())

    # -- what is known ----------------------------------------

    def observe(self, seat: Seat | None, since: int = 0) -> Observation:
        """What a seat knows; `None` is a spectator, `GM` the game master.

        `heard` begins at index `since`; an index beyond the end gives nothing.
        """
        if self._held and seat != GM:
            before = self._held[seat]
            since = min(max(since, 0), len(before.heard))
            heard = before.heard[since:]
            return replace(before, heard=heard, heard_from=since, awaiting="answer")
        box = self._box(seat)
        since = min(max(since, 0), len(box.heard))
        return Observation(
            game=self.game.id,
            seat=seat,
            version=self.version,
            turn=self.turn,
            over=self.last_word,
            offers=() if seat is None else self._course.offers(seat),
            heard=tuple(box.heard[since:]),
            heard_from=since,
            view=box.view.show(),
            rules=self._options,
            led=self.led,
            struck=box.struck,
            awaiting=self._awaiting(),
            clock=self._clock(seat),
            advice=self._course.check_advice(seat) is None,
        )

    def count(self, seat: Seat) -> int:
        """How many statements a seat has heard."""
        return len(self._box(seat).heard)

    def audiences(self, since: int = 0) -> list[list[Seat] | None]:
        """For each statement that the game master has heard from an index on, who else did."""
        return [seats_of(self._events[number]) for number in self._box(GM).numbers[since:]]

    def _awaiting(self) -> Awaiting | None:
        return "starts" if self._course.to_move == GM else None

    def _clock(self, seat: Seat | None) -> ClockTold | None:
        clocks = self._course.clocks
        if not clocks.needed:
            return None
        may = [] if self.over else clocks.may(seat, self.turn)
        return clocks.show(may)

    def _box(self, seat: Seat | None) -> Mailbox:
        box = self._mailboxes.get(seat)
        if box is None:
            view = partial(self.game.view, self.rules, seat, len(self.players))
            box = self._mailboxes[seat] = Mailbox(seat, view)
        box.read(self._events, self._strikes)
        return box

    @property
    def last_word(self) -> Said | None:
        """What was said last of a game that is over; None before."""
        if self._course.to_move != OVER:
            return None
        return next(e.said for e in reversed(self._events) if e.audience is EVERYONE)

    def _hear(self, events: Sequence[Event]) -> None:
        self._events.extend(events)
        for event in events:
            audience = "all" if event.audience is EVERYONE else sorted(event.audience)
            line = [audience, event.said.key, event.said.args]
            self._digest.update(json.dumps(line, sort_keys=True).encode())

    def _draw_chance(self) -> None:
        while self._course.to_move == CHANCE:
            outcome = next(self._outcomes, None) or self._draw()
            if outcome not in (text for text, _ in self.game.chances(self._state)):
                raise ValueError(f"{outcome!r} can't be drawn here")
            self._note(CHANCE, outcome, self._course.do(CHANCE, outcome))

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
