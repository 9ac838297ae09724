"""Records of Parchís: every throw, step and seat in them is held against the rules and the seed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core import record
from gamemaster.core.game import CHANCE, GM, Refused
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.parchis.game import PARCHIS
from tests.parchis.modes import ALL, MODES, PAIRS, Mode

pytestmark = [pytest.mark.rule("P-13"), pytest.mark.rule("T-6")]

COLOURS: Final = ("red", "blue", "green", "orange")
KEPT: Final = {"two": MODES["two"], "three": MODES["three"], "pairs": MODES["pairs-fierce"]}


def seated(mode: Mode, seed: str) -> Table:
    players = [Player(f"player {seat}", COLOURS[seat]) for seat in range(mode.seats)]
    return Table.open(PARCHIS, mode.rules, players, seed)


def play_on(table: Table, rng: Random, moves: int = 1_000_000) -> Table:
    while table.turn is not None and moves:
        offers = table.observe(table.turn, 10**6).offers
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
        moves -= 1
    return table


@cache
def saved(name: str, moves: int = 1_000_000) -> str:
    return record.save(play_on(seated(KEPT[name], f"kept {name}"), Random(name), moves))


def refusal(change: Callable[[dict[str, Any]], Any], name: str = "three", moves: int = 120) -> Any:
    """Why a record is refused after a change."""
    data = json.loads(saved(name, moves))
    change(data)
    with pytest.raises(Refused) as caught:
        record.load(json.dumps(data), GAMES)
    return caught.value


# -- kept and loaded ---------------------------------------------------------


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("moves", [0, 1, 2, 75, 1_000_000])
def test_a_loaded_table_is_the_saved_one_and_goes_on_like_it(name: str, moves: int) -> None:
    text = saved(name, moves)
    table = play_on(seated(KEPT[name], f"kept {name}"), Random(name), moves)
    again = record.load(text, GAMES)
    assert again.entries == table.entries
    assert list(again.events) == list(table.events)
    assert record.save(again) == record.save(table) == text
    for eyes in (*range(KEPT[name].seats), None, GM):
        assert again.observe(eyes) == table.observe(eyes)
    assert record.save(play_on(again, Random(5), 300)) == record.save(
        play_on(table, Random(5), 300)
    )


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    text = "1: base 12 30 L3\n2: 17 home home 50\nturn: 1\ndice: 5 3\n"
    players = [Player("Anna", "red"), Player("Boris", "blue")]
    table = play_on(Table(PARCHIS, ALL, PARCHIS.read_plan(text), players, "1"), Random(1))
    data = json.loads(record.save(table))
    assert data["plan"] == text
    assert record.load(json.dumps(data), GAMES).digest == table.digest
    data["plan"] = text.replace("30", "31")
    with pytest.raises(Refused) as caught:
        record.load(json.dumps(data), GAMES)
    assert caught.value.key.startswith("refused-record-")


def test_a_position_that_cannot_be_played_is_refused_before_it_is_tried() -> None:
    done = "1: home home home home\n2: home home home home\n3: home home home home\n"
    fault = refusal(lambda data: data.update(plan=f"{done}turn: 1\ndice: 5 3\n"))
    assert fault.key == "position-over"
    assert refusal(lambda data: data.update(plan="turn: 4\n")).key == "refused-position-players"


# -- changed afterwards ------------------------------------------------------


def throws(data: dict[str, Any]) -> list[int]:
    """The places of the dice in a record's entries."""
    return [at for at, (seat, _) in enumerate(data["entries"]) if seat == CHANCE]


def set_text(at: int, text: str, data: dict[str, Any]) -> None:
    data["entries"][at][1] = text


def drop(at: int, data: dict[str, Any]) -> None:
    data["entries"].pop(throws(data)[at])


def test_any_die_that_is_changed_is_noticed() -> None:
    entries = json.loads(saved("three", 120))["entries"]
    reasons = set()
    places = throws({"entries": entries})
    assert len(places) > 20
    for at in places:
        word, *faces = entries[at][1].split()
        other = " ".join([word, *(str(int(face) % 6 + 1) for face in faces)])
        fault = refusal(partial(set_text, at, other))
        reasons.add(fault.key.removeprefix("refused-record-"))
    assert reasons == {"draw"}


def test_chosen_dice_are_noticed_though_every_answer_fits_them() -> None:
    """Whoever chooses dice can tell a whole game with them, but not give a seed for it."""
    fair = seated(KEPT["three"], "kept")
    lots = ["die 2", "die 1", "die 5"]
    chosen = Table(PARCHIS, fair.rules, fair.plan, fair.players, fair.seed, lots)
    assert chosen.turn == 1 != fair.turn
    with pytest.raises(Refused) as fault:
        record.load(record.save(play_on(chosen, Random(1), 30)), GAMES)
    assert fault.value.key == "refused-record-draw"


@pytest.mark.parametrize("outcome", ["dice 7 1", "die 3", "dice 3", "roll", "5 3", "done"])
def test_a_throw_that_cannot_be_is_refused_by_name(outcome: str) -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][throws(data)[5]][1] = outcome

    fault = refusal(change)
    assert fault.key == "refused-record-draw"
    assert set(fault.args_for_words) == {"number"}


def test_a_throw_that_is_missing_or_doubled_is_noticed() -> None:
    for at in (0, 3, 9):
        assert refusal(partial(drop, at)).key.startswith("refused-record-")

    def double(data: dict[str, Any]) -> None:
        at = throws(data)[4]
        data["entries"].insert(at, data["entries"][at])

    assert refusal(double).key.startswith("refused-record-")


def first_step(data: dict[str, Any], after: int = 0) -> int:
    return next(at for at, (_, text) in enumerate(data["entries"]) if "-" in text and at >= after)


def test_a_step_against_the_rules_is_named() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][first_step(data)][1] = "12-13"

    at = first_step(json.loads(saved("three", 120)))
    fault = refusal(change)
    assert fault.key == "refused-record-move"
    assert fault.args_for_words == {"number": at + 1, "move": "12-13", "why": "illegal-step"}


def test_another_step_that_could_be_made_is_noticed() -> None:
    """The rules allow it, but then the game master would have answered something else."""
    table = seated(KEPT["two"], "kept two")
    rng = Random("two")
    while sum(offer.do == "step" for offer in table.observe(table.turn).offers) < 2:
        play_on(table, rng, 1)
    assert table.turn is not None
    steps = [offer.move for offer in table.observe(table.turn).offers if offer.do == "step"]
    assert table.submit(table.turn, steps[0], table.version) is None
    data = json.loads(record.save(table))
    data["entries"][-1][1] = steps[1]
    with pytest.raises(Refused) as caught:
        record.load(json.dumps(data), GAMES)
    assert caught.value.key == "refused-record-differs"


def test_another_order_of_seats_is_noticed() -> None:
    def turned(data: dict[str, Any]) -> None:
        data["entries"] = [
            [(seat + 1) % 3 if seat >= 0 else seat, text] for seat, text in data["entries"]
        ]

    fault = refusal(turned)
    assert fault.key == "refused-record-move"
    assert fault.args_for_words["why"] == "illegal-not-your-turn"

    def shuffled(data: dict[str, Any]) -> None:
        at = first_step(data, 30)
        data["entries"].insert(0, data["entries"].pop(at))

    assert refusal(shuffled).key.startswith("refused-record-")
    for change in (lambda data: data["seats"].pop(), lambda data: data["seats"].append(EXTRA)):
        assert refusal(change).key.startswith("refused-record-")


EXTRA: Final = {"name": "late", "colour": "teal", "bot": None}


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("three", {"safe_cells": 12}),
        ("pairs", {"safe_cells": 4}),
        ("pairs", {"partners_capture": False}),
    ],
)
def test_other_rules_are_noticed(name: str, change: dict[str, Any]) -> None:
    fault = refusal(lambda data: data["rules"].update(change), name, 1_000_000)
    assert fault.key.startswith("refused-record-")


def test_rules_for_other_numbers_of_players_are_refused() -> None:
    fault = refusal(lambda data: data["rules"].update(pairs=True))
    assert fault.key == "refused-players"
    assert refusal(lambda data: data.update(game="labyrinth")).key == "refused-preset"


# -- where the dice come from ------------------------------------------------


@pytest.mark.parametrize("name", KEPT)
def test_the_seed_that_is_revealed_gives_the_dice_that_fell(name: str) -> None:
    """Who has the record throws all dice again: from the seed, not from what is written there."""
    data = record.parse(saved(name))
    table = seated(KEPT[name], data.seed)
    for seat, text in data.entries:
        if seat != CHANCE:
            assert table.submit(seat, text, table.version) is None
    assert table.entries == data.entries
    assert table.digest == data.digest


def test_another_seed_gives_other_dice_whoever_plays() -> None:
    def dice(seed: str, mode: Mode) -> list[str]:
        entries = play_on(seated(mode, seed), Random(1), 60).entries
        return [text for seat, text in entries if seat == CHANCE][:20]

    games = [dice(f"seed {number}", MODES["four"]) for number in range(12)]
    assert len(set(map(tuple, games))) == 12
    assert games[0] == dice("seed 0", MODES["four"])


def rolls(games: int) -> list[tuple[int, int]]:
    """The dice of whole games, in the order of their falling."""
    found: list[tuple[int, int]] = []
    for number in range(games):
        table = seated(Mode(PAIRS, 4), f"chi {number}")
        rng = Random(number)
        while table.turn is not None:
            offers = table.observe(table.turn, 10**6).offers
            steps = [offer for offer in offers if offer.do in ("roll", "done", "pass")] or offers
            assert table.submit(table.turn, rng.choice(steps).move, table.version) is None
        texts = [text.split() for seat, text in table.entries if seat == CHANCE]
        found += [(int(dice[1]), int(dice[2])) for dice in texts if dice[0] == "dice"]
    return found


def within_chance(samples: Sequence[Any], cells: Sequence[Any]) -> bool:
    """Whether so many samples fall on equally likely cells as chance would have it.

    A chi-square test on both sides, each at one in two thousand: too uneven, or too even.
    """
    expected = len(samples) / len(cells)
    assert expected > 100
    counts = Counter(samples)
    assert set(counts) <= set(cells)
    chi = sum((counts[cell] - expected) ** 2 / expected for cell in cells)
    free = len(cells) - 1
    share = 2 / (9 * free)
    low, high = (free * float(1 - share + z * share**0.5) ** 3 for z in (-3.29, 3.29))
    return low < chi < high


FACES: Final = range(1, 7)
BOTH: Final = [(one, other) for one in FACES for other in FACES]


def test_the_dice_fall_evenly_and_forget_what_fell_before() -> None:
    fallen = rolls(8)
    assert len(fallen) > 3_700
    following = list(pairwise(fallen))
    assert within_chance([face for roll in fallen for face in roll], FACES)
    assert within_chance(fallen, BOTH)
    for one in (0, 1):
        assert within_chance([roll[one] for roll in fallen], FACES)
        for other in (0, 1):
            assert within_chance([(now[one], then[other]) for now, then in following], BOTH)
    lots = [
        int(text.split()[1])
        for number in range(300)
        for _, text in seated(MODES["four"], f"lots {number}").entries
    ]
    assert within_chance(lots, FACES)


def test_loaded_dice_and_too_even_ones_would_be_noticed() -> None:
    rng = Random(1)
    assert within_chance([rng.choice(FACES) for _ in range(10_000)], FACES)
    loaded = rng.choices(FACES, [1, 1, 1, 1, 1, 1.15], k=10_000)
    assert not within_chance(loaded, FACES)
    assert not within_chance([*FACES] * 1_000, FACES)
    sticky = [rng.choice(FACES)]
    while len(sticky) < 10_000:
        sticky.append(sticky[-1] if rng.random() < 0.04 else rng.choice(FACES))
    assert within_chance(sticky, FACES)
    assert not within_chance(list(pairwise(sticky)), BOTH)
