"""Games without a table, as fast as the engine plays them: for learners that play millions.

There is no record, no clock and nobody who leads. Chance is drawn from a generator, or left to who
plays. What a seat knows is folded from what it heard when it is asked for, as at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from random import Random
from typing import Any, NoReturn

from gamemaster.core.game import (
    CHANCE,
    EVERYONE,
    OVER,
    Event,
    Illegal,
    Refused,
    Said,
    Seat,
    View,
)
from gamemaster.core.offering import LegalMoves, Offer
from gamemaster.core.table import refuse_players
from gamemaster.library.refusals import illegal_move
from gamemaster.library.rule_sets import find, usual
from gamemaster.library.sentences import AnyGame


class Listener:
    """What one seat has heard so far; its view is folded from that when it is asked for."""

    __slots__ = ("_folded", "_read", "_seat", "_view", "heard")

    def __init__(self, seat: Seat | None, view: View) -> None:
        self._seat = seat
        self.heard: list[Said] = []
        self._view = view
        self._read = self._folded = 0

    def listen(self, events: Sequence[Event]) -> None:
        """Take in what was said since."""
        seat, heard = self._seat, self.heard
        for event in events[self._read :]:
            audience = event.audience
            if audience is EVERYONE or (seat is not None and seat in audience):
                heard.append(event.said)
        self._read = len(events)

    @property
    def view(self) -> View:
        """The view of all that was heard."""
        hear = self._view.hear
        for said in self.heard[self._folded :]:
            hear(said)
        self._folded = len(self.heard)
        return self._view


class Simulation:
    """One game, from its first position to its end.

    `rng` draws chance as soon as its turn comes; without one `turn` is `CHANCE` then, and an
    outcome is made by `draw`. Raises `Refused` if so many can't play.
    """

    __slots__ = (
        "_chances",
        "_listeners",
        "_rng",
        "_shares",
        "_state",
        "events",
        "game",
        "plan",
        "players",
        "rules",
        "to_move",
    )

    def __init__(
        self,
        game: AnyGame,
        rules: Any,
        plan: Any,
        players: int,
        rng: Random | None,
    ) -> None:
        refuse_players(game, rules, players)
        self.game = game
        self.rules = rules
        self.plan = plan
        self.players = players
        self._rng = rng
        self._chances: Sequence[tuple[str, Fraction]] = ()
        self._shares: list[float] = []
        self._listeners: dict[Seat | None, Listener] = {}
        self._state, self.events = game.start(rules, plan, players)
        self.to_move: Seat = game.to_move(self._state)
        """The seat to move, `CHANCE` or `OVER`."""
        if self.to_move == CHANCE and rng is not None:
            self._draw_chance()

    @property
    def turn(self) -> Seat | None:
        """The seat to move, if any."""
        return self.to_move if self.to_move >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == OVER

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the seat to move may do."""
        found: tuple[Offer, ...] = self.game.offers(self._state, self.to_move)
        return found

    def legal_moves(self) -> LegalMoves:
        """What the seat to move may say."""
        return LegalMoves(self.game.offers(self._state, self.to_move))

    def say(self, text: str) -> list[Event]:
        """Make a move of the seat to move; all that is said of it, each with who hears it.

        Raises `IllegalMove`; nothing was changed then.
        """
        game, state = self.game, self._state
        try:
            move = game.read_move(text)
        except Refused:
            self._refuse(text)
        if game.check(state, self.to_move, move) is not None:
            self._refuse(text)
        told: list[Event] = game.apply(state, move)
        self.events += told
        self.to_move = game.to_move(state)
        if self.to_move == CHANCE and self._rng is not None:
            return [*told, *self._draw_chance()]
        return told

    def _refuse(self, text: str) -> NoReturn:
        """Raise what is wrong with a text."""
        try:
            refusal = self.game.check(self._state, self.to_move, self.game.read_move(text))
        except Refused as unreadable:
            refusal = Illegal(unreadable.key, unreadable.args_for_words)
        assert refusal is not None
        legal = self.legal_moves()
        raise illegal_move(self.game, self.rules, self.to_move, text, refusal, legal)

    # -- chance ----------------------------------------

    def chances(self) -> Sequence[tuple[str, Fraction]]:
        """The outcomes of chance with their probabilities; none where a seat is to move."""
        return self.game.chances(self._state) if self.to_move == CHANCE else ()

    def draw(self, outcome: str) -> list[Event]:
        """Let chance have this outcome; what is said of it. Raises `Refused` if it can't."""
        if outcome not in [text for text, _ in self.chances()]:
            raise Refused("refused-outcome", f"{outcome!r} can't be drawn here")
        return self._happen(outcome)

    def _happen(self, outcome: str) -> list[Event]:
        told: list[Event] = self.game.apply(self._state, self.game.read_move(outcome))
        self.events += told
        self.to_move = self.game.to_move(self._state)
        return told

    def _draw_chance(self) -> list[Event]:
        assert self._rng is not None
        told: list[Event] = []
        while self.to_move == CHANCE:
            chances = self.game.chances(self._state)
            if chances is not self._chances:
                self._chances = chances
                self._shares = [*accumulate([float(share) for _, share in chances])]
            outcome, _ = self._rng.choices(chances, cum_weights=self._shares)[0]
            told += self._happen(outcome)
        return told

    # -- what is known ----------------------------------------

    def heard(self, seat: Seat | None, since: int = 0) -> list[Said]:
        """What a seat has heard, from the statement `since` on; None: a spectator."""
        return self._listener(seat).heard[since:]

    def view(self, seat: Seat | None) -> View:
        """What a seat knows, folded from what it heard; to be read, never to be told anything."""
        return self._listener(seat).view

    def common_view(self, seat: Seat) -> View:
        """What a seat knows, as one view for all seats that have heard what everybody has.

        It shows the same, but for whose it is: nobody leads here, and only to whom somebody leads
        his own seat makes a difference (Rule T-2.4).
        """
        own, public = self._listener(seat), self._listener(None)
        return public.view if len(own.heard) == len(public.heard) else own.view

    def _listener(self, seat: Seat | None) -> Listener:
        found = self._listeners.get(seat)
        if found is None:
            view = self.game.view(self.rules, seat, self.players)
            found = self._listeners[seat] = Listener(seat, view)
        found.listen(self.events)
        return found

    @property
    def last_word(self) -> Said | None:
        """What was said last of a game that is over."""
        if not self.over:
            return None
        said: Said = next(e.said for e in reversed(self.events) if e.audience is EVERYONE)
        return said

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won: several in a team, nobody in a draw, and before the end."""
        over = self.last_word
        return () if over is None else tuple(self.game.winners(over))

    def clone(self, rng: Random | None = None) -> Simulation:
        """The same position, which goes its own way; `rng` draws chance from now on."""
        copy: Simulation = object.__new__(type(self))
        copy.game, copy.rules, copy.plan, copy.players = (
            self.game,
            self.rules,
            self.plan,
            self.players,
        )
        copy._state = self.game.clone(self._state)
        copy.events = [*self.events]
        copy.to_move = self.to_move
        copy._rng, copy._listeners, copy._chances, copy._shares = rng, {}, (), []
        return copy


def simulate(
    rules: str = "classic",
    players: int | None = None,
    *,
    seed: str | int | None = None,
    rng: Random | None = None,
    **options: Any,
) -> Simulation:
    """A simulation by a rule set's name; the seed fixes its plan as `open_table` does.

    Chance is drawn from `rng`, or else from a generator of the seed. Raises `Refused` as
    `open_table` does.

    >>> game = simulate("quest-easy", players=3, seed=4)
    >>> rng = Random(1)
    >>> while not game.over:
    ...     events = game.say(game.legal_moves().sample(rng))
    >>> len(game.winners) <= 1
    True
    """
    game, agreed = find(rules, options)
    drawn = Random() if seed is None else Random(f"{seed}/plan")
    plan = game.generate(agreed, drawn)
    chance = rng or (Random() if seed is None else Random(f"{seed}/chance"))
    players = usual(game, agreed) if players is None else players
    return Simulation(game, agreed, plan, players, chance)
