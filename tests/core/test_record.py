"""Records: kept, loaded by replay, refused when anything in them is against the rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core import record
from gamemaster.core.game import GM, Refused
from gamemaster.core.letters import MAX_RECORD
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.bridge.page import PLAN
from tests.labyrinth.drawing import CLASSIC

pytestmark = pytest.mark.rule("T-6")

PLAYERS: Final = [Player("Anna", "red"), Player("Борис", "blue", "mapper")]


SMALL: Final = replace(CLASSIC, rows=4, cols=4, quiet_rounds=40)
SCHOOL: Final = replace(
    PRESETS["school-floors"], rows=3, cols=4, casinos=2, money=30, quiet_rounds=60
)
"""Chance places the players, and decides in the midst of moves."""


def played(moves: int, seed: str = "records 3", rules: Rules = SMALL) -> Table:
    table = Table.open(LABYRINTH, rules, PLAYERS, seed)
    rng = Random(seed)
    while table.turn is not None and table.version < moves:
        offers = [offer for offer in table.observe(table.turn).offers if not offer.part]
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
    return table


KINDS: Final = (SMALL, SCHOOL, replace(PRESETS["quest-hard"], quiet_rounds=20))


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        record.load(text, GAMES)
    return caught.value


def tampered(
    change: Callable[[dict[str, Any]], None], moves: int = 30, rules: Rules = SMALL
) -> str:
    data = json.loads(record.save(played(moves, rules=rules)))
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 17, 10_000])
@pytest.mark.parametrize("rules", KINDS, ids=lambda rules: rules.preset)
def test_a_loaded_table_is_the_saved_one(moves: int, rules: Rules) -> None:
    table = played(moves, rules=rules)
    again = record.load(record.save(table), GAMES)
    assert again.entries == table.entries
    assert list(again.events) == list(table.events)
    assert again.digest == table.digest
    assert (again.turn, again.over, again.version) == (table.turn, table.over, table.version)
    assert again.players == table.players
    assert (again.rules, again.plan, again.seed) == (table.rules, table.plan, table.seed)
    for eyes in (0, 1, None, GM):
        assert again.observe(eyes) == table.observe(eyes)


@pytest.mark.parametrize("rules", KINDS, ids=lambda rules: rules.preset)
def test_a_loaded_table_goes_on_like_the_saved_one(rules: Rules) -> None:
    table = played(25, rules=rules)
    again = record.load(record.save(table), GAMES)
    for host in (table, again):
        rng = Random(3)
        while host.turn is not None:
            offers = [offer for offer in host.observe(host.turn).offers if not offer.part]
            host.submit(host.turn, rng.choice(offers).move, host.version)
    assert again.digest == table.digest
    assert record.save(again) == record.save(table)


def test_it_can_be_read_without_this_program() -> None:
    data = json.loads(record.save(played(3)))
    assert data["format"] == "gamemaster-record"
    assert data["version"] == 2
    assert data["origin"] == "seed"
    assert data["game"] == "labyrinth"
    assert data["seats"][1] == {"name": "Борис", "colour": "blue", "bot": "mapper"}
    assert data["plan"].startswith("gamemaster plan 1\n")
    assert [seat for seat, _ in data["entries"]] == [0, 1, 0]
    assert len(data["digest"]) == 64


@pytest.mark.parametrize("length", range(0, 1200, 37))
def test_a_truncated_record_is_refused(length: int) -> None:
    text = record.save(played(30))
    assert refusal(text[: min(length, len(text) - 1)]).key == "refused-record-broken"


@pytest.mark.parametrize("junk", ["", "null", "[]", "7", '"record"', "{", "\x00", "[" * 100_000])
def test_junk_is_refused(junk: str) -> None:
    assert refusal(junk).key == "refused-record-broken"


def test_a_record_of_another_version_is_refused_as_such() -> None:
    fault = refusal(tampered(lambda data: data.update(version=3, news="unknown field")))
    assert fault.key == "refused-record-version"
    assert fault.args_for_words == {"version": "3", "known": 2}
    assert refusal(tampered(lambda data: data.pop("version"))).key == "refused-record-version"
    assert refusal(tampered(lambda data: data.update(version="one"))).key.endswith("version")


def test_a_record_of_an_unknown_game_is_refused() -> None:
    fault = refusal(tampered(lambda data: data.update(game="chess")))
    assert (fault.key, fault.args_for_words) == ("refused-record-game", {"game": "chess"})


def test_an_oversize_record_is_refused_unread() -> None:
    fault = refusal(" " * (MAX_RECORD + 1))
    assert fault.key == "refused-record-too-long"
    assert fault.args_for_words == {"length": MAX_RECORD + 1, "limit": MAX_RECORD}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"entries": None}, "entries"),
        ({"entries": [[0]]}, "entries.0"),
        ({"entries": [[0, 1]]}, "entries.0.1"),
        ({"entries": [["0", "go left"]]}, "entries.0.0"),
        ({"entries": [[0, "g" * 1001]]}, "entries.0.1"),
        ({"seats": []}, "seats"),
        ({"seats": [{"name": "", "colour": "red"}]}, "seats.0.name"),
        ({"seats": [{"name": "Anna", "colour": "beige"}]}, "seats.0.colour"),
        ({"seats": [{"name": "n" * 25, "colour": "red"}]}, "seats.0.name"),
        ({"digest": "0"}, "digest"),
        ({"rules": {"rows": 1.5}}, "rules.rows"),
        ({"rules": {"rows": None}}, "rules.rows"),
        ({"plan": "x" * 20_001}, "plan"),
        ({"seed": 5}, "seed"),
        ({"cheat": True}, "cheat"),
        ({"format": "other"}, "format"),
    ],
)
def test_a_field_that_does_not_fit_is_named(change: dict[str, Any], place: str) -> None:
    fault = refusal(tampered(lambda data: data.update(change)))
    assert fault.key == "refused-record-broken"
    assert str(fault.args_for_words["place"]).startswith(place)
    assert fault.args_for_words["why"]


def test_rules_and_plan_in_a_record_are_checked_as_anywhere() -> None:
    assert refusal(tampered(lambda data: data["rules"].update(rows=99))).key == "refused-option"
    assert refusal(tampered(lambda data: data.update(plan="plan"))).key == "refused-plan-header"
    assert refusal(tampered(lambda data: data["rules"].update(rows=5))).key == "plan-size"


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    def flow_out(data: dict[str, Any]) -> None:
        lines = data["plan"].splitlines()
        lines[3] = lines[3][:5] + "<" + lines[3][6:]
        data["plan"] = "\n".join(lines)

    assert refusal(tampered(flow_out)).key == "plan-flow-out"


def test_a_plan_that_could_be_better_is_played() -> None:
    """Advice (Rule V-6) is no refusal: here hospital and arsenal are neighbours."""
    plan = LABYRINTH.read_plan(PLAN.replace("H | >", "H   >").replace(">   >", "A   >"))
    plan = LABYRINTH.read_plan(LABYRINTH.write_plan(plan).replace("p1  .   A", "p1  .   ."))
    assert {p.severity for p in LABYRINTH.validate(CLASSIC, plan)} == {"advice"}
    table = Table(LABYRINTH, CLASSIC, plan, PLAYERS, "1")
    assert record.load(record.save(table), GAMES).plan == plan


def test_too_many_players_are_refused() -> None:
    seats = [{"name": f"{at}", "colour": "red"} for at in range(7)]
    assert refusal(tampered(lambda data: data.update(seats=seats))).key == "refused-players"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("go nowhere", "illegal-move-side"),
        ("start a1", "illegal-started"),
        ("go left; go up", "illegal-one-action"),
        ("", "illegal-move-empty"),
    ],
)
def test_a_move_against_the_rules_is_named(move: str, why: str) -> None:
    def replace_move(data: dict[str, Any]) -> None:
        data["entries"][4][1] = move

    fault = refusal(tampered(replace_move))
    assert fault.key == "refused-record-move"
    assert fault.args_for_words == {"number": 5, "move": move, "why": why}
    assert str(fault) == f"move 5 ({move}) is refused: {why}"


def set_entry(at: int, entry: list[Any], data: dict[str, Any]) -> None:
    data["entries"][at] = entry


def test_a_move_of_another_seat_is_refused() -> None:
    for seat in (1, -1, -2, -3, 9, 2**70):
        entry = [seat, "go left"]
        fault = refusal(tampered(partial(set_entry, 4, entry)))
        assert fault.key in ("refused-record-move", "refused-record-draw"), seat
    assert refusal(tampered(lambda data: data["entries"].pop(5))).key == "refused-record-move"


def test_moves_after_the_end_are_refused() -> None:
    fault = refusal(tampered(lambda data: data["entries"].append([0, "go left"]), 10_000))
    assert fault.key == "refused-record-move"
    assert fault.args_for_words["why"] == "illegal-game-over"


def test_a_move_written_otherwise_is_refused() -> None:
    def shout(data: dict[str, Any]) -> None:
        data["entries"][4][1] = data["entries"][4][1].upper()

    fault = refusal(tampered(shout))
    assert (fault.key, fault.args_for_words) == ("refused-record-order", {"number": 5})
    assert str(fault) == "entry 5 is out of order"


def test_other_answers_than_those_of_the_rules_are_noticed() -> None:
    """Any other plan, rule or move that gives other answers breaks the digest (Rule T-6)."""
    turned = {"left": "right", "right": "left", "up": "down", "down": "up"}

    def other_move(data: dict[str, Any]) -> None:
        word, _, side = data["entries"][-1][1].partition(" ")
        data["entries"][-1][1] = f"{word} {turned[side]}"

    assert refusal(tampered(other_move, 20)).key == "refused-record-differs"
    assert refusal(tampered(lambda data: data["entries"].pop())).key == "refused-record-differs"
    digest = "0" * 64
    assert refusal(tampered(lambda data: data.update(digest=digest))).key.endswith("differs")

    def swap_treasures(data: dict[str, Any]) -> None:
        text = data["plan"].replace("false", "x").replace("treasure", "false")
        data["plan"] = text.replace("x", "treasure")

    assert refusal(tampered(swap_treasures)).key == "refused-record-differs"


@pytest.mark.rule("G-12")
@pytest.mark.parametrize(
    ("do", "impossible"), [("placed", "placed 9l12"), ("drift", "drift 3"), ("wheel", "drift 1")]
)
def test_what_chance_decided_stands_in_the_record(do: str, impossible: str) -> None:
    """Another outcome, one that can't be, and one that is missing are all noticed."""
    entries = played(10_000, rules=SCHOOL).entries
    drawn = [entry for entry in entries if entry[1].split()[0] == do]
    at, (seat, outcome) = entries.index(drawn[0]), drawn[0]
    other = next(move for _, move in drawn if move != outcome)

    def fault(change: Callable[[dict[str, Any]], None]) -> str:
        return refusal(tampered(change, 10_000, SCHOOL)).key

    assert fault(partial(set_entry, at, [seat, other])).startswith("refused-record-")
    assert fault(partial(set_entry, at, [seat, impossible])) == "refused-record-draw"
    assert fault(lambda data: data["entries"].pop(at)).startswith("refused-record-")


def test_the_names_of_players_do_not_change_the_game() -> None:
    """Who sits where may change (Rule T-5) without changing what the game master answered."""
    text = tampered(lambda data: data["seats"][0].update(name="Vera", bot="wanderer"))
    again = record.load(text, GAMES)
    assert again.players[0] == Player("Vera", "red", "wanderer")
    assert again.digest == played(30).digest


def test_advance_stops_where_it_is_told() -> None:
    model = record.parse(record.save(played(20)))
    table = record.set_up(model, GAMES)
    for to in (0, 1, 7, 7, 19, 500):
        record.advance(table, model, to)
        assert table.version == min(to, 20)
    assert table.digest == model.digest
