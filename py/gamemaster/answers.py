"""What a table answers its pages: observations, refusals and records as JSON values."""

from __future__ import annotations

from gamemaster.core import messages, record, replies
from gamemaster.core.game import Illegal, Observation, Refused, Said, Seat
from gamemaster.core.table import Player, Table


def check_eyes(table: Table, eyes: Seat | None) -> None:
    """The host's page looks through its own people's eyes, or as a spectator (Rule G-3)."""
    if eyes is None:
        return
    player = table.players[eyes] if eyes < len(table.players) else None
    if player is None or player.bot is not None or player.friend:
        raise Refused("refused-eyes", f"seat {eyes} is not this page's", seat=eyes)


def submit(table: Table, request: messages.Submit) -> replies.Observation | replies.Refused:
    """A move of a person; a bot's seat moves by `advance` only."""
    if request.seat < len(table.players) and table.players[request.seat].bot is not None:
        return refused(Illegal("illegal-not-your-seat", {"seat": request.seat}))
    refusal = table.submit(request.seat, request.move, request.version)
    if refusal is not None:
        return refused(refusal)
    return written(table, table.observe(request.seat, request.since))


def consider(table: Table, request: messages.Consider) -> replies.Considered | replies.Refused:
    """Whether a move could be made, and how the game master would repeat it.

    `follows` are the words that could stand at the end of the text, or finish its last word, and
    the column, counted from 1, where they would begin. `mended` are the actions in an order that
    is not refused, where their order is all that is wrong.
    """
    game = table.game
    move, refusal = table.consider(request.seat, request.move)
    column, words = table.follows(request.move)
    follows: replies.Following = {"column": column, "words": list(words)}
    if move is None:
        assert refusal is not None
        return {**refused(refusal), "follows": follows}
    actions, text = list(game.tell_move(move)), game.write_move(move)
    if refusal is None:
        return {"type": "considered", "actions": actions, "text": text, "follows": follows}
    reply: replies.Refused = {
        **refused(refusal),
        "actions": actions,
        "text": text,
        "follows": follows,
    }
    better = game.mended(move, refusal)
    return reply if better is None else {**reply, "mended": list(game.tell_move(better))}


def reveal(table: Table) -> replies.Laid:
    """The record of a finished game."""
    if not table.over:
        raise Refused("refused-not-over", "a game is revealed when it is over")
    return {"type": "reveal", "record": record.save(table)}


def refused(refusal: Illegal) -> replies.Refused:
    """Why a request was not granted."""
    return {"type": "refused", "key": refusal.key, "args": dict(refusal.args)}


def written(table: Table, seen: Observation) -> replies.Observation:
    """An observation as JSON values, and who sits at the table."""
    return {
        "type": "observation",
        **_situation(seen),
        "seats": [seated(player) for player in table.players],
        "view": seen.view,
    }


def unveiled(table: Table, seen: Observation) -> replies.Unveiled:
    """What the game master sees, as JSON values."""
    return {
        "type": "observation",
        **_situation(seen),
        "seats": [seated(player) for player in table.players],
        "truth": seen.view,
    }


def questioned(seen: Observation) -> replies.Question:
    """An observation as JSON values, for a bot that did not come with the program."""
    return {**_situation(seen), "view": seen.view}


def seated(who: Player | messages.SeatModel) -> replies.Seated:
    """Who sits on a seat, as all pages are told."""
    return {
        "name": who.name,
        "colour": who.colour,
        "bot": who.bot,
        "friend": who.friend,
        "lent": who.lent,
    }


def _situation(seen: Observation) -> replies.Situation:
    """All but the picture: nothing is copied that is only read.

    The rules are told once, with the first statements: like these, they don't change.
    """
    told: replies.Situation = {
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
    }
    if seen.heard_from == 0:
        told["rules"] = seen.rules
    return told


def _said(said: Said) -> replies.Said:
    return {"key": said.key, "args": said.args}
