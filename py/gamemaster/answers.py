"""What a table answers its pages: observations, refusals and records as JSON values."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from gamemaster.core import messages, record
from gamemaster.core.game import Illegal, Observation, Refused, Said, Seat
from gamemaster.core.table import Table

Reply = dict[str, Any]


def check_eyes(table: Table, eyes: Seat | None) -> None:
    """The host's page looks through its own people's eyes, or as a spectator (Rule G-3)."""
    if eyes is None:
        return
    player = table.players[eyes] if eyes < len(table.players) else None
    if player is None or player.bot is not None or player.friend:
        raise Refused("refused-eyes", f"seat {eyes} is not this page's", seat=eyes)


def submit(table: Table, request: messages.Submit) -> Reply:
    """A move of a person; a bot's seat moves by `advance` only."""
    if request.seat < len(table.players) and table.players[request.seat].bot is not None:
        return refused(Illegal("illegal-not-your-seat", {"seat": request.seat}))
    refusal = table.submit(request.seat, request.move, request.version)
    if refusal is not None:
        return refused(refusal)
    return written(table, table.observe(request.seat, request.since))


def consider(table: Table, request: messages.Consider) -> Reply:
    """Whether a move could be made, and how the game master would repeat it.

    `follows` are the words that could stand at the end of the text, or finish its last word, and
    the column, counted from 1, where they would begin. `mended` are the actions in an order that
    is not refused, where their order is all that is wrong.
    """
    game = table.game
    move, refusal = table.consider(request.seat, request.move)
    column, words = table.follows(request.move)
    reply: Reply = {"type": "considered"} if refusal is None else refused(refusal)
    reply["follows"] = {"column": column, "words": words}
    if move is None:
        return reply
    reply |= {"actions": game.tell_move(move), "text": game.write_move(move)}
    better = None if refusal is None else game.mended(move, refusal)
    return reply if better is None else {**reply, "mended": game.tell_move(better)}


def reveal(table: Table) -> Reply:
    """The record of a finished game."""
    if not table.over:
        raise Refused("refused-not-over", "a game is revealed when it is over")
    return {"type": "reveal", "record": record.save(table)}


def refused(refusal: Illegal) -> Reply:
    """Why a request was not granted."""
    return {"type": "refused", "key": refusal.key, "args": dict(refusal.args)}


def written(table: Table, seen: Observation) -> Reply:
    """An observation as JSON values, and who sits at the table."""
    seats = [asdict(player) for player in table.players]
    return {"type": "observation", **observed(seen), "seats": seats}


def observed(seen: Observation) -> Reply:
    """An observation as JSON values: nothing is copied that is only read."""
    return {
        "game": seen.game,
        "seat": seen.seat,
        "version": seen.version,
        "turn": seen.turn,
        "over": None if seen.over is None else _said(seen.over),
        "offers": [
            {"move": each.move, "do": each.do, "target": each.target, "part": each.part}
            for each in seen.offers
        ],
        "heard": [_said(said) for said in seen.heard],
        "heard_from": seen.heard_from,
        "view": seen.view,
        "rules": dict(seen.rules),
    }


def _said(said: Said) -> Reply:
    return {"key": said.key, "args": said.args}
