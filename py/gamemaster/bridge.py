"""The only module that the page's JavaScript calls: JSON text in, JSON text out.

`handle` answers the host's page, `guest` the page of a guest, each for its own seats. `keep`,
`addition` and `resume` are for the worker that keeps the running game's record sealed; a page that
plays never receives it (Rule G-3). `carry` and `take_over` are for a table that goes to another
page. `changed` spares the worker the reading of answers.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from gamemaster.core import (
    guarding,
    letters,
    messages,
    reading,
    record,
    record_messages,
)
from gamemaster.core.game import Refused
from gamemaster.core.replies import Reply
from gamemaster.games import GAMES
from gamemaster.heirs import Heirs
from gamemaster.session import Session
from gamemaster.teaching.guide import Guide

SESSION: Final = Session()
FOREIGN: Final = ("replay", "verify")
"""The requests that bring what was made elsewhere."""
LATE: Final = ("bots", *FOREIGN)
"""The requests that the page may make only when all of the engine has come: what is installed is
listed, and pydantic is there. `guest` and `take_over` belong to them."""


def woken() -> None:
    """Draw chance anew: this process goes on from a memory that every other page has, too.

    Seeds and salts come from the system whenever they are drawn (`secrets`).
    """
    random.seed()


def prepare_guards() -> None:
    """Make pydantic ready, which takes a moment: before the first guest, file or link."""
    guarding.prepare()


def handle(text: str) -> str:
    """Answer one request of the host's page; a refusal is an answer too and changes nothing."""
    return _reply(lambda: SESSION.guided(SESSION.answer(_request(text))))


def _request(text: str) -> Any:
    letters.check_length(text, "message", letters.MAX_MESSAGE)
    asked = reading.parsed(text, "message")
    if isinstance(asked, dict) and asked.get("type") in FOREIGN:
        return guarding.read(messages.REQUESTS, text, "message", letters.MAX_MESSAGE)
    return reading.fitted(messages.REQUESTS, asked, "message")


def guest(seat: int, text: str) -> str:
    """Answer one request of the page of a guest, who has this seat (-1: who watches).

    Before the answer stands a line for the worker: how many statements the guest has heard with it,
    or -1 where it is no observation.
    """
    own = seat if seat >= 0 else None
    limit = letters.MAX_GUEST_MESSAGE
    reply = _answered(
        lambda: SESSION.answer_guest(
            own, guarding.read(messages.GUEST_REQUESTS, text, "message", limit)
        )
    )
    heard = -1
    if reply["type"] == "observation":
        heard = reply["heard_from"] + len(reply["heard"])
    return f"{heard}\n{_text(reply)}"


def bring(text: str) -> str:
    """Know the bots of a wheel by what their own worker tells (`choosing.listed`).

    Answers `{"type": "brought", "bots": [ids]}`, or with a refusal.
    """
    return _reply(
        lambda: {"type": "brought", "bots": SESSION.bots.strangers.bring(text, SESSION.bots.roster)}
    )


def stop(text: str) -> None:
    """The worker of these strangers' bots, a JSON list of their ids, had to be stopped."""
    SESSION.bots.strangers.stop(json.loads(text))


def question(text: str) -> str:
    """What the worker has to ask a bot elsewhere before it answers this request, or ""."""
    try:
        return SESSION.question(_request(text))
    except Refused:
        return ""  # why, the answer to the request will say


def thinks() -> bool:
    """Whether a bot at the table thinks, and may soon be asked elsewhere."""
    return SESSION.thinks()


def advance(text: str, told: str) -> str:
    """Answer an `advance` for which there was a question, with what the bot has told."""
    return _reply(lambda: SESSION.guided(SESSION.advance(_request(text), told)))


def changed() -> str:
    """Whether the game has changed since this was asked last: "on", "over" (it ended), or "".

    "beside": nothing of the game has, but what is kept beside it, of which nobody is told.
    """
    now, beside = SESSION.now(), SESSION.lies_beside()
    if now is None or (now, beside) == (SESSION.noticed, SESSION.beside):
        return ""
    known = SESSION.noticed
    SESSION.noticed, SESSION.beside = now, beside
    if now == known:
        return "beside"
    return "over" if now[0].over else "on"


def save() -> str:
    """The running game's record, or "" when there is none; it is shown when the game is over."""
    return "" if SESSION.table is None else record.save(SESSION.table)


def keep() -> str:
    """The same for the worker's sealed store, which `addition` goes on from."""
    SESSION.written = None if SESSION.table is None else record.Mark.of(SESSION.table)
    return carry()


def carry() -> str:
    """The running game's record with what is kept beside it, or "" when there is none."""
    return "" if SESSION.table is None else record.kept(SESSION.table, SESSION.lies_beside())


def addition() -> str:
    """What the record has grown by since `keep` or the last `addition`, as one line.

    "" where the whole is to be kept: another table is played by now.
    """
    table, since = SESSION.table, SESSION.written
    if table is None or since is None or since.table is not table:
        return ""
    SESSION.written = record.Mark.of(table)
    return record.addition(table, since, SESSION.lies_beside())


def resume(text: str) -> str:
    """Continue the game of a record that the worker has kept sealed, with all additions to it.

    Answers with what the person of this page sees, or a refusal; with a spectator's view where
    there is none or several share the page: it must not show one what another knows (Rule T-2.5).
    """
    return _continue(lambda: record.joined_up(text))


def take_over(text: str) -> str:
    """Continue the game that another page has carried away, as `resume` does its own."""
    return _continue(lambda: record.joined_up(text, guarding.read))


def _continue(
    read: Callable[[], tuple[record_messages.RecordModel, record_messages.BesideModel]],
) -> str:
    def load() -> Reply:
        kept, beside = read()
        table = record.replayed(kept, GAMES, beside)
        heirs = Heirs()
        if beside.handed is not None:
            heirs.restore(table, beside.handed)
        SESSION.table, SESSION.heirs = table, heirs
        SESSION.guide = None if beside.guide is None else Guide(table, beside.guide)
        SESSION.noticed, SESSION.beside = SESSION.now(), SESSION.lies_beside()
        own = [at for at, player in enumerate(table.players) if not (player.bot or player.friend)]
        first = own[0] if len(own) == 1 else None
        eyes: letters.HostEyes = "gm" if table.led else first
        return SESSION.guided(SESSION.answer(messages.Observe(type="observe", eyes=eyes)))

    return _reply(load)


def _reply(answer: Callable[[], Reply]) -> str:
    return _text(_answered(answer))


def _answered(answer: Callable[[], Reply]) -> Reply:
    try:
        return answer()
    except Refused as refusal:
        return {"type": "refused", "key": refusal.key, "args": refusal.args_for_words}


def _text(reply: Reply) -> str:
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
