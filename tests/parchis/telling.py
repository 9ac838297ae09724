"""Parchís told in words: a position, what is rolled and asked for, and what is said about it.

    game = tell("1: base base 12 L3; turn: 1", "roll 5 3 -> 0 rolled 5 3", "12-17")
    assert game.at(0) == "base base 17 L3"

A line is a request of whoever is to move; `roll 5 3` asks for the roll and throws it, `die 3` is
thrown for the first turn. After `->` stand all words said, with commas between them. After every
request the helper also holds what a listener sees against the position, and the position against
what a board can hold.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from gamemaster.core.game import CHANCE, EVERYONE, OVER, Event, Said
from gamemaster.core.offering import Offer
from gamemaster.core.options import write_rules
from gamemaster.parchis.board import place_text
from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.position import set_up
from gamemaster.parchis.setup import position_of, setup_of
from gamemaster.parchis.setup_text import read_setup, write_setup
from gamemaster.parchis.view import ParchisView

STEP: Final = ("seat", "piece", "from", "to", "by", "with")
WORDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "board-set": ("{key} {players} {safe}", ("players", "pairs", "safe", "position")),
    "draws-die": ("{seat} {key} {die}", ("seat", "die")),
    "draw-tied": ("{key} {seats} {die}", ("seats", "die")),
    "begins": ("{seat} {key}", ("seat",)),
    "rolled": ("{seat} {key} {first} {second}", ("seat", "first", "second", "double")),
    "plays-for": ("{seat} {key} {seats}", ("seat", "seats")),
    "no-move": ("{seat} {key}", ("seat",)),
    "enters": ("{seat} {key} {from}-{to} {with}", STEP),
    "moves": ("{seat} {key} {from}-{to} {with}", STEP),
    "laps": ("{seat} {key} {from}-{to} {with}", STEP),
    "turns-in": ("{seat} {key} {from}-{to} {with}", (*STEP, "lane")),
    "climbs": ("{seat} {key} {from}-{to} {with}", (*STEP, "lane")),
    "comes-home": ("{seat} {key} {from}-{to} {with} {count}", (*STEP, "count")),
    "captured": ("{seat} {key} {at} by {seats}", ("seat", "piece", "at", "seats")),
    "bonus": ("{seat} {key} {steps}", ("seat", "steps")),
    "blockade": ("{seat} {key} {at}", ("seat", "at", "lane")),
    "passes": ("{seat} {key} {rest}", ("seat", "rest")),
    "rest-lost": ("{seat} {key} {rest}", ("seat", "rest")),
    "takes-back": ("{seat} {key}", ("seat",)),
    "rolls-again": ("{seat} {key}", ("seat",)),
    "third-double": ("{seat} {key} {from}", ("seat", "piece", "from")),
    "third-double-spared": ("{seat} {key}", ("seat",)),
    "next-turn": ("{seat} {key}", ("seat",)),
    "all-home": ("{seat} {key}", ("seat",)),
    "pair-home": ("{seat} {key} {seats}", ("seats", "seat")),
}
"""Of every statement how tests write it, and all arguments that it has."""


def words(said: Said) -> str:
    """A statement in short words: `0 moves 12-17 die`, `1 captured 17 by 0`."""
    form, names = WORDS[said.key]
    assert set(said.args) == set(names), f"{said.key} has the arguments {sorted(said.args)}"
    assert json.loads(json.dumps(said.args)) == said.args
    lane = int(said.args.get("to", said.args.get("at", "")).partition("L")[2] or 0)
    assert said.args.get("lane", 0) == lane
    assert said.args.get("double", False) == (said.args.get("first") == said.args.get("second", 0))
    told = {
        name: " ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in said.args.items()
    }
    return form.format(key=said.key, **told)


class Told:
    """A game of Parchís in progress."""

    def __init__(self, position: str, seats: int, **options: Any) -> None:
        preset = "parchis-pairs" if options.get("pairs") else "parchis"
        self.rules = PARCHIS.read_rules({"preset": preset, **options})
        plan = PARCHIS.read_plan(position.replace(";", "\n"))
        problems = [problem.key for problem in PARCHIS.validate(self.rules, plan)]
        assert not problems, f"{position!r} has {problems}"
        self.view = PARCHIS.view(self.rules, None, seats)
        self.events: list[Event] = []
        self.last: list[str] = []
        """What was said at the last line."""
        self.state, first = PARCHIS.start(self.rules, plan, seats)
        self._hear(first)
        self.opening = self.last[1:]
        """The first words after the board was set."""

    def tell(self, *lines: str) -> Told:
        """Make these requests, each with the words that are expected."""
        for line in lines:
            request, arrow, expected = (part.strip() for part in line.partition("->"))
            self.last = []
            do, _, dice = request.partition(" ")
            if do in ("die", "dice"):
                self._chance(request)
            else:
                self._submit(do)
                if dice:
                    self._chance(f"dice {dice}")
            heard = ", ".join(self.last)
            assert not arrow or heard == expected, f"{request}: {heard!r}, not {expected!r}"
        return self

    def _submit(self, text: str) -> None:
        move = PARCHIS.read_move(text)
        refusal = PARCHIS.check(self.state, self.turn, move)
        assert refusal is None, f"{text}: {refusal}, offered are {self.offers}"
        assert text in self.offers
        self._hear(PARCHIS.apply(self.state, move))

    def _chance(self, outcome: str) -> None:
        assert self.turn == CHANCE
        assert outcome in dict(PARCHIS.chances(self.state))
        self._hear(PARCHIS.apply(self.state, PARCHIS.read_move(outcome)))

    def _hear(self, events: list[Event]) -> None:
        for event in events:
            assert event.audience is EVERYONE
            self.events.append(event)
            self.last.append(words(event.said))
            self.view.hear(event.said)
        check_board(self)

    @property
    def turn(self) -> int:
        """The seat to move, `CHANCE` or `OVER`."""
        return PARCHIS.to_move(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    @property
    def listed(self) -> list[Offer]:
        """What the seat to move is offered."""
        return list(PARCHIS.offers(self.state, self.turn))

    @property
    def offers(self) -> list[str]:
        """The texts of what the seat to move is offered."""
        return [offer.move for offer in self.listed]

    @property
    def steps(self) -> str:
        """The texts of the steps that are offered, in the order of the alphabet."""
        return " ".join(sorted(offer.move for offer in self.listed if offer.do == "step"))

    @property
    def buttons(self) -> str:
        """What else is offered: `roll`, or of `done`, `pass` and `undo` those that are."""
        return " ".join(offer.do for offer in self.listed if offer.do != "step")

    def offer(self, text: str) -> Mapping[str, Any]:
        """What is told of an offered step."""
        (target,) = (dict(offer.target) for offer in self.listed if offer.move == text)
        return target

    def refused(self, text: str, seat: int | None = None) -> str:
        """Why a request can't be granted, and that it isn't offered either."""
        who = self.turn if seat is None else seat
        refusal = PARCHIS.check(self.state, who, PARCHIS.read_move(text))
        assert refusal is not None, f"{text} is granted"
        assert text not in [offer.move for offer in PARCHIS.offers(self.state, who)]
        assert set(refusal.args) == REFUSED_WITH.get(refusal.key, set())
        return refusal.key

    def at(self, seat: int) -> str:
        """Where a seat's pieces stand, in their order."""
        now = self.state.now
        return " ".join(place_text(now.places[piece]) for piece in self.state.board.pieces(seat))

    @property
    def seen(self) -> Mapping[str, Any]:
        """What everybody sees."""
        return self.view.show()

    @property
    def position(self) -> str:
        """The text of the position now."""
        return write_setup(setup_of(self.state.board, self.state.now))


REFUSED_WITH: Final = {"illegal-step": {"move"}, "illegal-not-your-turn": {"seat"}}


def tell(position: str, *lines: str, seats: int = 2, **options: Any) -> Told:
    """Play on from a position, lines parted by semicolons; `pairs=True` is the pairs' preset."""
    return Told(position, seats, **options).tell(*lines)


def check_board(game: Told) -> None:
    """Hold a position against the board's own rules, and what is seen against the position."""
    board, now = game.state.board, game.state.now
    places = [[now.places[piece] for piece in board.pieces(seat)] for seat in range(board.seats)]
    anew = set_up(board, places)
    assert (now.cells, now.walls) == (anew.cells, anew.walls)
    standing = Counter(place for own in places for place in own if place_text(place).isdigit())
    assert max(standing.values(), default=0) <= 2
    # A text can't tell that the roll with which the last piece came home isn't the partner's yet.
    if not game.over and game.turn != CHANCE and not now.finished(now.mover):
        kept = position_of(board, read_setup(game.position))
        assert kept == now
    seen = game.seen
    assert isinstance(game.view, ParchisView)
    assert seen["pieces"] == [[place_text(place) for place in own] for own in places]
    assert (seen["left"], seen["bonus"]) == (list(now.left), list(now.bonus))
    assert seen["doubles"] == now.doubles
    assert game.view.now.paired == now.paired
    assert game.view.now.moved == now.moved
    if game.turn >= 0:
        assert game.turn == now.player
        assert (seen["player"], seen["mover"]) == (now.player, now.mover)
        assert seen["phase"] == ("move" if now.dice else "roll")
    assert game.over == (seen["phase"] == "over")
    assert write_rules(game.rules)["pairs"] == (seen["partners"] is not None)
