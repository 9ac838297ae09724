"""A game master who overrules at random, among what he is offered and beside it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamemaster.core.game import Argument, RulingOffer
from gamemaster.core.table import Player, Table
from tests.labyrinth.composing import Habits, random_text

COLOURS = ("red", "blue", "green", "orange", "purple", "teal")


def players(seats: int) -> list[Player]:
    """So many people in the game master's room."""
    return [Player(f"player {seat}", COLOURS[seat]) for seat in range(seats)]


def chosen(argument: Argument, rng: Random) -> str:
    """One of the things that may stand at an argument."""
    if argument.kind == "number":
        return str(rng.randint(argument.least, argument.most))
    return rng.choice(argument.choices)


def worded(offer: RulingOffer, rng: Random) -> str:
    """A ruling as it is offered."""
    return " ".join([offer.do, *(chosen(each, rng) for each in offer.args)])


def whom(seats: int, rng: Random) -> str:
    """Who is told: all, nobody, or some."""
    some = [str(seat + 1) for seat in range(seats) if rng.random() < 0.5]
    return rng.choice(("all", "none", "none", " ".join(some) or "none"))


def overruling(table: Table, rng: Random, kinds: Sequence[str] = ()) -> str | None:
    """Overrule something that can be, and the text of it; None where nothing came to mind."""
    offers = [
        each for each in table.rulings() if each.overrules and (not kinds or each.do in kinds)
    ]
    for _ in range(6 if offers else 0):
        text = f"{worded(rng.choice(offers), rng)} tell {whom(len(table.players), rng)}"
        if table.rule(text, table.version) is None:
            return text
    return None


def confirm(table: Table) -> None:
    """The chosen starts count."""
    if table.observe(None).awaiting == "starts":
        assert table.rule("confirm", table.version) is None


def move(table: Table, rng: Random, habits: Habits | None = None) -> str:
    """A random move of the seat whose turn it is."""
    assert table.turn is not None
    seen = table.observe(table.turn)
    habits = habits or Habits(dark=0.1, tell=0.1, condition=0.1)
    text = random_text(seen.offers, table.rules, rng, habits)
    assert table.submit(table.turn, text, table.version) is None, text
    return text
