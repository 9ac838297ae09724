"""A finished record with one thing changed, over and over, until every field has had its turn.

Each change is found, or what it says is the same as before: so much is proven by playing both
again. The record is one of a table of three pages, on a plan that all of them drew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any, Final

import pytest

from gamemaster import bridge, laying
from gamemaster.core import record as records
from gamemaster.core.game import CHANCE, Refused
from gamemaster.core.messages import EvidenceModel
from gamemaster.core.record_messages import RecordModel
from gamemaster.games import GAMES
from tests.bridge.page import ask, page_session
from tests.bridge.party import Party, nonce, sha, verdict
from tests.campaigns import times
from tests.core.test_fuzz import holds_key
from tests.core.test_verdicts import EYES, dices, wanders

__all__ = ["page_session"]

pytestmark = [pytest.mark.rule("T-6"), pytest.mark.usefixtures("session")]

Data = dict[str, Any]
Path = tuple[str | int, ...]

GAMES_PLAYED: Final = {
    "labyrinth": ({"preset": "school", "quiet_rounds": 10}, wanders),
    "parchis": ({}, dices),
}
SEED: Final = "drawn last 22"
"""Of a game in the labyrinth that ends with a draw."""
STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2**63, 1.5, "", " ", "0", "x" * 5_000, "\x00", "\u202e"),
    *([], {}, [[]], {"": ""}, "__proto__", "a" * 64, "A" * 64, "none", "-1"),
)
"""Put in the place of every single value."""


@cache
def played(game: str) -> tuple[Data, dict[int | None, Data]]:
    """A whole game's record, and what each page knows of it."""
    rules, choose = GAMES_PLAYED[game]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(laying, "new_seed", lambda: SEED)
        party = Party(game, rules, seed=None)
    party.play(choose)
    assert party.table.over
    return json.loads(bridge.save()), {seat: party.evidence(seat) for seat in EYES}


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def with_value(data: Data, path: Path, value: Any) -> Data:
    out = deepcopy(data)
    at(out, path[:-1])[path[-1]] = value
    return out


def without(data: Data, path: Path) -> Data:
    out = deepcopy(data)
    del at(out, path[:-1])[path[-1]]
    return out


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """Everything that a record holds, from the outside in; of long lists a few, spread evenly."""
    if path:
        yield path
    if isinstance(data, dict):
        names = list(data)
        # One option of the rules is as good as another; of anything else nothing is left out.
        for name in names if len(names) < 12 else [names[index] for index in some(len(names))]:
            yield from paths(data[name], (*path, name))
    if isinstance(data, list):
        for index in some(len(data)):
            yield from paths(data[index], (*path, index))


def some(length: int, most: int = 5) -> list[int]:
    """Indices of a list: all of a short one, of a long one its ends and what lies between."""
    if length <= most:
        return list(range(length))
    return sorted({round(step * (length - 1) / (most - 1)) for step in range(most)})


def lists(data: Data) -> Iterator[tuple[Path, int, Data]]:
    """A list's entries dropped, doubled, swapped with the next, and turned round."""
    for path in paths(data):
        here = at(data, path)
        if not isinstance(here, list) or not here:
            continue
        for index in some(len(here)):
            yield path, index, with_value(data, path, here[:index] + here[index + 1 :])
            yield path, index, with_value(data, path, here[: index + 1] + here[index:])
            if index + 1 < len(here):
                swapped = [*here[:index], here[index + 1], here[index], *here[index + 2 :]]
                yield path, index, with_value(data, path, swapped)
        yield path, 0, with_value(data, path, here[::-1])
        yield path, 0, with_value(data, path, [])


def values(data: Data) -> Iterator[tuple[Path, Any, Data]]:
    """Strange values in the place of every other."""
    for number, path in enumerate(paths(data)):
        # They take turns, the more so as a record of Parchís is played for long.
        step = times(5, 1) if data["game"] == "labyrinth" else times(48, 4)
        for value in STRANGE[number % step :: step]:
            yield path, value, with_value(data, path, value)


def fields(data: Data) -> Iterator[tuple[Path, str, Data]]:
    """A field that is not there, and one that nobody knows."""
    for path in paths(data):
        if isinstance(path[-1], str):
            yield path, "gone", without(data, path)
        if isinstance(at(data, path), dict):
            for name in ("more", "__proto__", "constructor", ""):
                yield path, name, with_value(data, (*path, name), "x")


def read(text: str) -> RecordModel | None:
    try:
        return records.parse(text)
    except Refused:
        return None


def means_the_same(data: Data, kept: Data) -> bool:
    """Whether a record says what another one says, down to the last answer.

    What is left out where nothing is to be said is read as if it stood there; and what is read so
    is equal, type by type.
    """
    one, other = read(json.dumps(data)), read(json.dumps(kept))
    if one is None or other is None:
        return False
    return repr(one) == repr(other)


def found_or_same(changes: Iterator[tuple[Path, Any, Data]], game: str) -> tuple[int, int]:
    """All these records are refused as broken, each by another page in turn, or are no others.

    How many of each there were.
    """
    kept, pages = played(game)
    found = same = 0
    for path, what, data in changes:
        answer = verdict(json.dumps(data), pages[EYES[found % len(EYES)]])
        holds_key(answer["key"])
        if answer["state"] == "verified":
            assert means_the_same(data, kept), (path, what)
            same += 1
        else:
            # Of another version nobody can tell; that is no proof, and no accusation.
            wanted = "unverified" if answer["key"] == "verdict-version" else "broken"
            assert answer["state"] == wanted, (path, what)
            assert wanted == "broken" or path == ("version",)
            found += 1
    return found, same


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_every_value_of_a_record_counts(game: str) -> None:
    found, same = found_or_same(values(played(game)[0]), game)
    assert found > times(25, 200)
    assert same < found / 20


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_every_field_of_a_record_is_wanted_and_no_other(game: str) -> None:
    found, same = found_or_same(fields(played(game)[0]), game)
    assert found > 40
    # A seat says only what there is to be said of it.
    assert same < 10


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_every_entry_of_a_record_stands_in_its_place(game: str) -> None:
    found, same = found_or_same(lists(played(game)[0]), game)
    assert found > 60
    assert same < 10


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_seeds_shares_and_promises_are_those_of_this_game(game: str) -> None:
    """Exchanged for others that are well made, and for each other."""
    kept, _ = played(game)
    joint = kept["joint"]
    other = {"salt": sha("other"), "nonces": nonce("Zoe"), "promises": sha(nonce("Zoe"))}
    changes: list[tuple[Path, Any, Data]] = [
        (("seed",), "salt", with_value(kept, ("seed",), joint["salt"])),
        (("seed",), "case", with_value(kept, ("seed",), kept["seed"].upper())),
        (("joint", "salt"), "other", with_value(kept, ("joint", "salt"), other["salt"])),
        (("digest",), "other", with_value(kept, ("digest",), sha("other"))),
        (("joint",), "exchanged", {**kept, "joint": {**joint, "nonces": joint["promises"]}}),
        (("joint",), "no guests", {**kept, "joint": {**joint, "nonces": [], "promises": []}}),
    ]
    for index in range(len(joint["nonces"])):
        forged = deepcopy(kept)
        for part in ("nonces", "promises"):
            forged["joint"][part][index] = other[part]
        changes.append((("joint",), index, forged))
    turned = {**joint, **{part: joint[part][::-1] for part in ("nonces", "promises")}}
    changes.append((("joint",), "turned round", {**kept, "joint": turned}))
    assert found_or_same(iter(changes), game) == (len(changes), 0)


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_a_record_of_another_table_is_none_of_this_one(game: str) -> None:
    """Each part of it, and the whole."""
    kept, pages = played(game)
    rules, choose = GAMES_PLAYED[game]
    party = Party(game, rules, seed=None)
    party.play(choose)
    other = json.loads(bridge.save())
    parts = [name for name in kept if kept[name] != other[name]]
    assert {"seed", "entries", "digest", "joint"} <= set(parts)
    forged = [other, *({**kept, name: other[name]} for name in parts)]
    for data in forged:
        for seat in EYES:
            assert verdict(json.dumps(data), pages[seat])["state"] == "broken"


def test_a_last_draw_is_missed() -> None:
    """Playing it again would draw it anew; but then the record is not the one that was kept."""
    kept, pages = played("labyrinth")
    seat, drawn = kept["entries"][-1]
    assert (seat, drawn.split()[0]) == (CHANCE, "drift")
    forged = json.dumps({**kept, "entries": kept["entries"][:-1]})
    with pytest.raises(records.RecordError) as caught:
        records.load(forged, GAMES)
    assert caught.value.key == "refused-record-order"
    for eyes in EYES:
        told = {"number": len(kept["entries"]), "why": "refused-record-order"}
        answer = verdict(forged, pages[eyes])
        assert (answer["key"], answer["args"]) == ("verdict-record", told)


# -- evidence --------------------------------------------------------------------

KEPT: Final[dict[str, Callable[[Data], Any]]] = {
    "commitment": lambda _: sha("other"),
    "origin": lambda _: "seed",
    "promises": lambda own: own["promises"][::-1],
    "nonce": lambda _: nonce("Zoe"),
    "rules": lambda own: {**own["rules"], "quiet_rounds": 11},
    "seats": lambda own: own["seats"][::-1],
    "heard": lambda own: own["heard"][:-1],
    "moves": lambda own: own["moves"][:-1],
    "seat": lambda own: 0,
    "led": lambda own: True,
}
"""What a page keeps, and how it would look if the host had told it otherwise."""


@pytest.mark.parametrize("part", KEPT)
def test_everything_that_a_page_was_told_is_held_against_the_record(part: str) -> None:
    assert set(KEPT) | {"absent"} == set(EvidenceModel.__annotations__)
    kept, pages = played("labyrinth")
    for seat in (1, 2):
        told = {**pages[seat], part: KEPT[part](pages[seat])}
        assert told[part] != pages[seat][part]
        answer = ask("verify", record=json.dumps(kept), evidence=told)
        assert answer["state"] == "broken", part
        holds_key(answer["key"])


def test_what_is_found_to_be_the_same_is_played_the_same() -> None:
    """A seat's silence and its "no" are one: the table that comes of it is the same."""
    kept, _ = played("labyrinth")
    spoken = deepcopy(kept)
    for seat in spoken["seats"]:
        seat.setdefault("lent", False)
        seat.setdefault("friend", False)
    assert spoken != kept
    assert means_the_same(spoken, kept)
    tables = [records.load(json.dumps(data), GAMES) for data in (kept, spoken)]
    assert records.save(tables[0]) == records.save(tables[1])
