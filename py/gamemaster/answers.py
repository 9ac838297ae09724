"""What a table answers its pages: observations, refusals and records as JSON values."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from gamemaster.core import letters, messages, record, replies
from gamemaster.core.clocks import read_clock
from gamemaster.core.game import GM, Illegal, Observation, Refused, RulingOffer, Said
from gamemaster.core.ruling import is_general
from gamemaster.core.table import Player, Table, seats_of


def check_eyes(table: Table, eyes: letters.HostEyes) -> None:
    """The host's page looks through its own people's eyes, or as a spectator (Rule G-3).

    Who leads the table has no piece, and sees what he likes (Rule T-2.2).
    """
    if eyes is None:
        return
    if eyes == "gm":
        if not table.led:
            raise Refused("refused-eyes-gm", "nobody leads this table")
        return
    player = table.players[eyes] if eyes < len(table.players) else None
    if player is None or not (table.led or _is_local(player)):
        raise Refused("refused-eyes", f"seat {eyes} is not this page's", seat=eyes)


def _is_local(player: Player) -> bool:
    return player.bot is None and not player.friend


def look(
    table: Table, eyes: letters.HostEyes, since: int = 0
) -> replies.Observation | replies.Unveiled:
    """What the host's page sees through these eyes; raises `Refused`."""
    check_eyes(table, eyes)
    if eyes != "gm":
        return written(table, table.observe(eyes, since))
    seen = table.observe(GM, since)
    leading: replies.Leading = {
        "audience": table.audiences(seen.heard_from),
        "holding": table.holding,
        "unsaid": table.unsaid,
        "rulings": [_offered(each) for each in table.rulings()],
    }
    return unveiled(table, seen, leading)


def _offered(each: RulingOffer) -> replies.RulingTold:
    args: list[replies.RulingArgument] = [
        {"kind": one.kind, "choices": list(one.choices), "least": one.least, "most": one.most}
        for one in each.args
    ]
    return {"do": each.do, "args": args, "overrules": each.overrules, "must": each.must}


def rule(table: Table, request: messages.Rule) -> Illegal | None:
    """The word of the host's page as game master, or as the keeper of clocks (T-2.4, T-4).

    Of an overruling he says besides who is told what it changes.
    """
    text = " ".join(request.text.split())
    if read_clock(text) is not None or is_general(text):
        return table.rule(text, request.version)
    told = request.tell
    whom = told if isinstance(told, str) else " ".join(str(seat + 1) for seat in told) or "none"
    return table.rule(f"{text} tell {whom}", request.version)


def going(table: Table, count: int) -> replies.Going:
    """What would go with the last requests, and who has heard it already (Rule T-2.4)."""
    heard: list[replies.GoingSaid] = [
        {"said": _said(event.said), "whom": seats_of(event), "unsaid": unsaid}
        for event, unsaid in table.going(count)
    ]
    return {"type": "going", "heard": heard}


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
    shown = {
        "type": "observation",
        **_situation(seen),
        "seats": [seated(player) for player in table.players],
        "view": seen.view,
    }
    # A situation is not known to be without `guide`, so its type says too little here.
    return cast(replies.Observation, shown)


def unveiled(
    table: Table, seen: Observation, leading: replies.Leading | None = None
) -> replies.Unveiled:
    """What the game master sees, as JSON values; `leading`: of a game that he leads just now."""
    shown = {
        "type": "observation",
        **_situation(seen),
        "seats": [seated(player) for player in table.players],
        "truth": seen.view,
    }
    # A situation is not known to be without `leading`, so its type says too little here.
    return cast(replies.Unveiled, shown if leading is None else {**shown, "leading": leading})


def questioned(seen: Observation) -> replies.Question:
    """An observation as JSON values, for a bot that did not come with the program.

    Offers tell it also how they can be composed, which a page asks the engine.
    """
    offers = [cast(replies.Offer, asdict(each)) for each in seen.offers]
    return {**_situation(seen), "offers": offers, "view": seen.view}


def seated(who: Player | letters.SeatModel) -> replies.Seated:
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
        if seen.led:
            told["led"] = True
    if seen.struck:
        told["struck"] = [*seen.struck]
    if seen.awaiting is not None:
        told["awaiting"] = seen.awaiting
    if seen.clock is not None:
        told["clock"] = seen.clock
    if seen.advice:
        told["advice"] = True
    return told


def _said(said: Said) -> replies.Said:
    return {"key": said.key, "args": said.args}
