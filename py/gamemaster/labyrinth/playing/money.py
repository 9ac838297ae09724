"""What money buys: a round of roulette, and hints (Rules B-5, B-6)."""

from __future__ import annotations

from gamemaster.core.game import CHANCE
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.playing.sayings import (
    Say,
    aloud,
    in_secret,
    note_pawn,
    place_name,
    to_all,
)
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.roulette import colour, gain


def bet(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """Stake some money in a casino; the wheel is chance's (Rule B-5)."""
    if pawn.outside != NOWHERE or not state.ground.kind(pawn.cell).gambles:
        say(to_all("cannot-bet", pawn.seat))
        return
    state.bet = (pawn.seat, action)
    state.turn = CHANCE


def settle_bet(state: State, pawn: Pawn, action: Action, number: int, say: Say) -> None:
    """The wheel has stopped: the stake is lost, or paid by the odds (Rule B-5)."""
    stake = action.number
    won = gain(action.thing, number) * stake
    pawn.money += won
    seat = ("seat", pawn.seat)
    say(aloud("wheel", seat, ("number", number), ("colour", colour(number))))
    result, money = ("stake", stake), ("money", pawn.money)
    if won > 0:
        say(aloud("bet-won", seat, result, ("won", won), money))
    else:
        say(aloud("bet-lost", seat, result, money))
    note_pawn(state, pawn, say)


def buy_hint(state: State, pawn: Pawn, action: Action, say: Say) -> None:
    """For money the game master tells him where he is; the others only hear that (Rule B-6)."""
    price = state.rules.hint_price
    pawn.money -= price
    say(aloud("bought-hint", ("seat", pawn.seat), ("price", price), ("money", pawn.money)))
    told = {"at": place_name(state, pawn.cell)}
    if pawn.outside != NOWHERE:
        told["outside"] = SIDE_NAMES[pawn.outside]
    if state.rules.hint_aloud:
        say(aloud("hint", ("seat", pawn.seat), *told.items()))
    else:
        say(in_secret("hint", pawn.seat, **told))
    note_pawn(state, pawn, say)
