"""Records: save a table, load it again by replay, and check every answer on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from gamemaster.core.fairness import Joint, joined
from gamemaster.core.game import CHANCE, Game, Refused
from gamemaster.core.messages import (
    MAX_RECORD,
    RECORD,
    RECORD_HEAD,
    JointModel,
    RecordModel,
    SeatModel,
    read,
)
from gamemaster.core.table import Player, Table, refuse_invalid

FORMAT: Final = "gamemaster-record"
VERSION: Final = 1

Games = Mapping[str, Game[Any, Any, Any, Any]]


class RecordError(Refused):
    """A record that can't be read, or whose answers are not those of the rules."""


def save(table: Table) -> str:
    """The record of a table as JSON text; `load` gives the same table back."""
    record = RecordModel(
        format=FORMAT,
        version=VERSION,
        game=table.game.id,
        rules=table.game.write_rules(table.rules),
        seed=table.seed,
        plan=table.game.write_plan(table.plan),
        seats=[_write_player(player) for player in table.players],
        entries=table.entries,
        digest=table.digest,
        **_write_joint(table.joint),
    )
    # What only tables of several pages have is left out where it isn't set.
    return record.model_dump_json(exclude_unset=True)


def _write_player(player: Player) -> SeatModel:
    return SeatModel(
        **{name: value for name, value in asdict(player).items() if value is not False}
    )


def _write_joint(joint: Joint | None) -> dict[str, JointModel]:
    if joint is None:
        return {}
    promises, nonces = list(joint.promises), list(joint.nonces)
    return {"joint": JointModel(salt=joint.salt, promises=promises, nonces=nonces)}


def parse(text: str) -> RecordModel:
    """A record's model from its text, not yet replayed; raises `Refused`.

    A record of another version is refused as such, whatever else it holds.
    """
    try:
        head = read(RECORD_HEAD, text, "record", MAX_RECORD)
    except Refused:
        pass  # not even a head: the full model says what is wrong
    else:
        if head.version != VERSION:
            raise RecordError(
                "refused-record-version",
                f"the record has version {head.version!r}, this program reads {VERSION}",
                version=str(head.version)[:20],
                known=VERSION,
            )
    return read(RECORD, text, "record", MAX_RECORD)


def set_up(record: RecordModel, games: Games) -> Table:
    """The table of a record before its first move; raises `Refused`."""
    game = games.get(record.game)
    if game is None:
        raise RecordError(
            "refused-record-game", f"no game is called {record.game!r}", game=record.game
        )
    rules, plan = game.read_rules(record.rules), game.read_plan(record.plan)
    refuse_invalid(game, rules, plan)  # first of all: a game need not start from what can't be
    given = record.joint
    return Table(
        game,
        rules,
        plan,
        [Player(**seat.model_dump()) for seat in record.seats],
        record.seed,
        joint=None if given is None else joined(given.salt, given.promises, given.nonces),
    )


def requests(record: RecordModel) -> int:
    """How many requests a record holds; what chance drew after one belongs to it."""
    return sum(seat != CHANCE for seat, _ in record.entries)


def advance(table: Table, record: RecordModel, to: int) -> None:
    """Replay a record until `to` of its requests are made; raises `RecordError`."""
    _compare(table, record, 0)
    while table.version < to and len(table.entries) < len(record.entries):
        number = len(table.entries)
        seat, text = record.entries[number]
        refusal = table.submit(seat, text, table.version)
        if refusal is not None:
            raise RecordError(
                "refused-record-move",
                f"move {number + 1} ({text}) is refused: {refusal.key}",
                number=number + 1,
                move=text,
                why=refusal.key,
            )
        _compare(table, record, number)


def _compare(table: Table, record: RecordModel, since: int) -> None:
    """Hold the entries that a table has made to those of the record, from `since` on.

    Chance is what the seed gives, or the record is not of an honest game (Rules P-13, T-6).
    """
    for number, made in enumerate(table.entries[since : len(record.entries)], since + 1):
        kept = record.entries[number - 1]
        if made == kept:
            continue
        if made[0] == kept[0] == CHANCE:
            raise RecordError(
                "refused-record-draw",
                f"entry {number} was not drawn from the record's seed",
                number=number,
            )
        raise RecordError("refused-record-order", f"entry {number} is out of order", number=number)


def load(text: str, games: Games) -> Table:
    """A table from a record's text, by replay.

    Raises `Refused`: broken, too long, of another version, an unknown game, a plan that can't be
    played, a move that the rules refuse, an outcome of chance that the seed doesn't give, or
    answers that differ from those that were given.
    """
    record = parse(text)
    table = set_up(record, games)
    advance(table, record, len(record.entries))
    if table.digest != record.digest:
        raise RecordError(
            "refused-record-differs", "the answers in the record are not those of the rules"
        )
    return table
