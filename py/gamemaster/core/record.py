"""Records: save a table, load it again by replay, and check every answer on the way."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any, Final, cast

from gamemaster.core import guarding, reading
from gamemaster.core.fairness import Joint, joined
from gamemaster.core.game import CHANCE, GM, Game, Refused
from gamemaster.core.letters import MAX_RECORD
from gamemaster.core.record_messages import AdditionModel, BesideModel, RecordModel
from gamemaster.core.table import Player, Table, refuse_invalid

FORMAT: Final = "gamemaster-record"
VERSION: Final = 2

Games = Mapping[str, Game[Any, Any, Any, Any]]
Read = Callable[[type[Any], str, str, int], Any]
"""Where a record comes from decides who reads it: `guarding` (files, links, guests), or `reading`
for one that this very program has kept sealed."""


class RecordError(Refused):
    """A record that can't be read, or whose answers are not those of the rules."""


def save(table: Table) -> str:
    """The record of a table as JSON text; `load` gives the same table back."""
    # What only tables of several pages have, or led ones, is left out where it isn't set.
    joint: dict[str, Any] = {} if table.joint is None else {"joint": asdict(table.joint)}
    led = {"led": True} if table.led else {}
    written = {
        "format": FORMAT,
        "version": VERSION,
        "game": table.game.id,
        "rules": table.game.write_rules(table.rules),
        "seed": table.seed,
        "origin": table.origin,
        "plan": table.game.write_plan(table.plan),
        "seats": [_write_player(player) for player in table.players],
        "entries": table.entries,
        "digest": table.digest,
        **joint,
        **led,
    }
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Mark:
    """How far a table has been written down."""

    table: Table
    entries: int
    players: tuple[Player, ...]

    @classmethod
    def of(cls, table: Table) -> Mark:
        """The table as it is now."""
        return cls(table, len(table.entries), tuple(table.players))


def kept(table: Table, beside: BesideModel) -> str:
    """The record of a table, and below it what is kept beside, if there is anything."""
    more = [] if beside == BesideModel() else [addition(table, Mark.of(table), beside)]
    return "\n".join((save(table), *more))


def addition(table: Table, since: Mark, beside: BesideModel) -> str:
    """What the record of the same table has grown by since then, as JSON text of one line."""
    players = tuple(table.players)
    seats = {} if players == since.players else {"seats": [*map(_write_player, players)]}
    entries = table.entries[since.entries :]
    written = {"entries": entries, "digest": table.digest, **seats, **_write_beside(beside)}
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))


def _write_beside(beside: BesideModel) -> dict[str, Any]:
    """What is kept beside the record, under its name; nothing where there is nothing."""
    return {} if beside == BesideModel() else {"beside": asdict(beside)}


def joined_up(text: str, read: Read = reading.read) -> tuple[RecordModel, BesideModel]:
    """A record from the lines that were kept of it, and what lay beside; raises `Refused`.

    The first is as `save` wrote it, each other one an `addition` to all before it.
    """
    first, *more = text.split("\n")
    record = parse(first, read)
    added = [read(AdditionModel, line, "record", MAX_RECORD) for line in more]
    if not added:
        return record, BesideModel()
    seats = [each.seats for each in added if each.seats is not None]
    whole = replace(
        record,
        entries=[*record.entries, *(entry for each in added for entry in each.entries)],
        digest=added[-1].digest,
        seats=seats[-1] if seats else record.seats,
    )
    return whole, added[-1].beside or BesideModel()


def _write_player(player: Player) -> dict[str, Any]:
    return {name: value for name, value in asdict(player).items() if value is not False}


def parse(text: str, read: Read = guarding.read) -> RecordModel:
    """A record from its text, not yet replayed; raises `Refused`.

    A record of another version is refused as such, whatever else it holds.
    """
    try:
        return cast("RecordModel", read(RecordModel, text, "record", MAX_RECORD))
    except Refused as refusal:
        if refusal.args_for_words.get("place") != "version":
            raise
        version = json.loads(text).get("version")
        if isinstance(version, (dict, list)):
            raise
    raise RecordError(
        "refused-record-version",
        f"the record has version {version!r}, this program reads {VERSION}",
        version=str(version)[:20],
        known=VERSION,
    )


def set_up(record: RecordModel, games: Games) -> Table:
    """The table of a record before its first move; raises `Refused`."""
    game = games.get(record.game)
    if game is None:
        raise RecordError(
            "refused-record-game", f"no game is called {record.game!r}", game=record.game
        )
    rules, plan = game.read_rules(record.rules), game.read_plan(record.plan)
    refuse_invalid(game, rules, plan)  # first of all: a game need not start from what can't be
    return Table(
        game,
        rules,
        plan,
        [Player(**asdict(seat)) for seat in record.seats],
        record.seed,
        joint=joint_of(record),
        origin=record.origin,
        led=record.led,
    )


def joint_of(record: RecordModel) -> Joint | None:
    """What all pages gave to a record's chance; raises `Refused` for a broken promise."""
    given = record.joint
    return None if given is None else joined(given.salt, given.promises, given.nonces)


def requests(record: RecordModel) -> int:
    """How many requests a record holds; what chance drew after one belongs to it."""
    return sum(seat != CHANCE for seat, _ in record.entries)


def advance(table: Table, record: RecordModel, to: int) -> None:
    """Replay a record until `to` of its requests are made; raises `RecordError`."""
    _compare(table, record, 0)
    while table.version < to and len(table.entries) < len(record.entries):
        number = len(table.entries)
        seat, text = record.entries[number]
        enter = table.rule if seat == GM else partial(table.submit, seat)
        refusal = enter(text, table.version)
        if refusal is not None:
            raise RecordError(
                "refused-record-move",
                f"move {number + 1} ({text}) is refused: {refusal.key}",
                number=number + 1,
                move=text,
                why=refusal.key,
            )
        _compare(table, record, number)


def play(table: Table, record: RecordModel) -> None:
    """Replay the whole of a record; raises `RecordError`, also for a last draw that it lacks."""
    advance(table, record, len(record.entries))
    if len(table.entries) > len(record.entries):
        number = len(record.entries) + 1
        raise RecordError("refused-record-order", f"entry {number} is missing", number=number)


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


def load(text: str, games: Games, read: Read = guarding.read) -> Table:
    """A table from a record's text, by replay.

    Raises `Refused`: broken, too long, of another version, an unknown game, a plan that can't be
    played, a move that the rules refuse, an outcome of chance that the seed doesn't give, or
    answers that differ from those that were given.
    """
    return replayed(parse(text, read), games)


def replayed(record: RecordModel, games: Games, beside: BesideModel | None = None) -> Table:
    """The table that a whole record leads to; raises `Refused` as `load` does.

    What waited for the game master's word waits for it again.
    """
    table = set_up(record, games)
    if beside is not None and beside.held is not None:
        advance(table, record, beside.held)
        table.hold(True)
    play(table, record)
    if beside is not None and beside.holding:
        table.hold(True)
    if table.digest != record.digest:
        raise RecordError(
            "refused-record-differs", "the answers in the record are not those of the rules"
        )
    return table
