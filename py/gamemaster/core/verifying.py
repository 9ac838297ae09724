"""Holding a finished game to the rules, by what one page knows of it (Rule T-6).

The record is played again; whatever the host told, drew or promised otherwise is the verdict. It
can't tell whether a host has peeked.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Final, Literal

from gamemaster.core import record as records
from gamemaster.core import replies
from gamemaster.core.clocks import read_clock
from gamemaster.core.fairness import commitment, plan_seed
from gamemaster.core.game import CHANCE, Game, Refused, Said
from gamemaster.core.messages import EvidenceModel, SaidModel
from gamemaster.core.record import Games, RecordError
from gamemaster.core.record_messages import RecordModel
from gamemaster.core.table import Overruled, Table

State = Literal["verified", "unverified", "broken"]
VERIFIED: Final = "verified"
UNVERIFIED: Final = "unverified"
BROKEN: Final = "broken"

FAULTS: Final = {
    "refused-record-draw": "verdict-draw",
    "refused-record-move": "verdict-move",
    "refused-nonce": "verdict-nonce",
}
"""What replaying complains of, as a verdict; anything else is a record that can't be read."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome: `key` and `args` form the sentence.

    Of a broken answer `at` is its index among what the seat heard, `told` the statement that the
    host made (None: none), `ruled` the one that the rules give (None: none). `overruled` is what
    the game master has changed, in order.
    """

    state: State
    key: str
    args: dict[str, Any] = field(default_factory=dict)
    at: int | None = None
    told: replies.Said | None = None
    ruled: replies.Said | None = None
    overruled: tuple[replies.Overruled, ...] = ()


def verify(text: str, evidence: EvidenceModel, games: Games) -> Verdict:
    """What a record is worth to a page that has this evidence; never raises on a bad record."""
    try:
        record = records.parse(text)
        return _judge_promises(record, evidence) or _judge_game(record, evidence, games)
    except Refused as refusal:
        return _fault(refusal)


def _judge_game(record: RecordModel, evidence: EvidenceModel, games: Games) -> Verdict:
    """Whether the game that was promised was played by its rules; raises `Refused`."""
    try:
        table = records.set_up(record, games)
    except Refused:
        # Where nobody could play, it may be because the plan is another one.
        if record.game in games and (another := _judge_plan(record, games[record.game])):
            return another
        raise
    fault = _replay(table, record)
    # What the page was told comes first: it shows where the game left the rules.
    return (
        _judge_answers(table, evidence.seat, evidence.heard, whole=fault is None)
        or (fault and _fault(fault))
        or _judge_plan(record, table.game)
        or _judge_moves(table, evidence)
        or _judge_end(table, record, evidence)
    )


def _judge_promises(record: RecordModel, evidence: EvidenceModel) -> Verdict | None:
    """Whether the game was played on what had been promised, and with this page's nonce."""
    if record.joint is None:
        return Verdict(BROKEN, "verdict-commitment")
    joint = record.joint
    if record.rules != evidence.rules:
        return Verdict(BROKEN, "verdict-rules")
    if record.led != evidence.led:
        return Verdict(BROKEN, "verdict-led")
    promised = commitment(
        joint.salt,
        record.game,
        record.rules,
        record.origin,
        record.plan,
        record.seed,
        led=record.led,
    )
    if promised != evidence.commitment:
        return Verdict(BROKEN, "verdict-commitment")
    if record.origin != evidence.origin:
        return Verdict(BROKEN, "verdict-origin")
    if joint.promises != evidence.promises:
        return Verdict(BROKEN, "verdict-promises")
    if evidence.nonce is not None and evidence.nonce not in joint.nonces:
        return Verdict(BROKEN, "verdict-nonce", {"number": 0})
    return None


def _judge_plan(record: RecordModel, game: Game[Any, Any, Any, Any]) -> Verdict | None:
    """Whether the plan is the one that is drawn from what the record says, if it was drawn.

    Letter by letter: what all pages draw was never promised in another form.
    """
    if record.origin == "text":
        return None
    drawn_from = plan_seed(record.origin, record.seed, records.joint_of(record))
    drawn = Table.draw_plan(game, game.read_rules(record.rules), drawn_from)
    return None if game.write_plan(drawn) == record.plan else Verdict(BROKEN, "verdict-plan")


def _replay(table: Table, record: RecordModel) -> RecordError | None:
    """Play a record as far as the rules go along; why they don't go on, if they don't."""
    try:
        records.play(table, record)
    except RecordError as refusal:
        return refusal
    return None


def _judge_answers(
    table: Table, seat: int | None, heard: Sequence[SaidModel], whole: bool
) -> Verdict | None:
    """The first statement that differs from what the rules say; `whole`: the replay got through."""
    ruled = table.observe(seat).heard
    for at in range(max(len(heard), len(ruled))):
        told = _as_told(heard[at]) if at < len(heard) else None
        right = _as_heard(ruled[at]) if at < len(ruled) else None
        if told != right and (whole or (told and right)):
            return Verdict(BROKEN, "verdict-answer", {"number": at + 1}, at, told, right)
    return None


def _as_told(said: SaidModel) -> replies.Said:
    return {"key": said.key, "args": said.args}


def _as_heard(said: Said) -> replies.Said:
    """A statement as it comes out at the other end of a wire."""
    return {"key": said.key, "args": json.loads(json.dumps(said.args))}


def _judge_moves(table: Table, evidence: EvidenceModel) -> Verdict | None:
    """Whether the record has the moves that the page made for its seat, and no others."""
    own = dict(evidence.moves)
    requests = [(seat, text) for seat, text in table.entries if seat != CHANCE]
    for version, (seat, text) in enumerate(requests):
        mine = own.pop(version, None)
        if seat != evidence.seat and mine is None:
            continue
        absent = any(start <= version < end for start, end in evidence.absent)
        if mine is None and absent:
            continue
        if seat != evidence.seat or mine is None or _canonical(table, mine) != text:
            return Verdict(BROKEN, "verdict-own-move", {"number": version + 1})
    if own:
        return Verdict(BROKEN, "verdict-own-move", {"number": min(own) + 1})
    return None


def _canonical(table: Table, text: str) -> str:
    word = read_clock(text)
    if word is not None:
        return word
    try:
        return table.game.write_move(table.game.read_move(text))
    except Refused:
        return text


def _judge_end(table: Table, record: RecordModel, evidence: EvidenceModel) -> Verdict:
    """A game that holds so far: whether it is whole, who played it, and what others were told."""
    if not table.over:
        return Verdict(UNVERIFIED, "verdict-unfinished")
    for number, (kept, told) in enumerate(zip_longest(record.seats, evidence.seats), 1):
        if kept != told:
            return Verdict(BROKEN, "verdict-seats", {"number": number})
    if table.digest != record.digest:
        return Verdict(BROKEN, "verdict-record", {"why": "refused-record-differs"})
    joint = table.joint
    draws = len(table.entries) - table.version
    pages = len(joint.nonces) if joint else 0
    checked = {"moves": table.version, "draws": draws, "pages": pages, "origin": table.origin}
    overruled = tuple(_as_overruled(each) for each in table.overruled)
    if not overruled:
        return Verdict(VERIFIED, "verdict-verified", checked)
    checked["count"] = len(overruled)
    return Verdict(VERIFIED, "verdict-verified-led", checked, overruled=overruled)


def _as_overruled(each: Overruled) -> replies.Overruled:
    said = [_as_heard(said) for said in each.said]
    return {"version": each.version, "text": each.text, "said": said}


def _fault(refusal: Refused) -> Verdict:
    if refusal.key in FAULTS:
        return Verdict(BROKEN, FAULTS[refusal.key], refusal.args_for_words)
    if refusal.key == "refused-record-version":
        return Verdict(UNVERIFIED, "verdict-version")
    return Verdict(BROKEN, "verdict-record", {**refusal.args_for_words, "why": refusal.key})
