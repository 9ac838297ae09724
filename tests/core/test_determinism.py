"""The same record gives the same words, byte for byte: in every process, today and next year."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from gamemaster.core import record
from gamemaster.games import GAMES
from tests.campaigns import sampled, times
from tests.core.fixed_games import digests, scripted, thrown
from tests.golden.texts import GOLDEN

pytestmark = pytest.mark.rule("G-12")

ROOT: Final = Path(__file__).resolve().parents[2]
DIGESTS: Final = {
    "classic-tour": "8ff2402f5500fef63187f09f5b0ca9a94d85a171e14f5b52c17d47792dbf3079",
    "classic-fight": "1dc078d1556b68994bf1be47c85cb2e80d744834bb1aea94f3f58a6301b4e292",
    "classic-wounds": "025d1ac8e096beaf410b19bb0dbbea5fefa4f2969825a50a009efb1d8b00886a",
    "classic-bear": "72076ca4959682dbafec27133eed901229f4345f334599b854da678b0800aa6b",
    "classic-outside": "b50439a2bf2c87fa7eeae425f0e9e235bcfaa40e5864b0c294978ad5c1fa3dc3",
    "classic-draw": "dfdce48f9b1f3c9da9891d1daf82731ed2c66fe0a721e27b4ec972941392b89e",
}
"""What was said in the golden games. They change only when the game master's words do: then old
records no longer load, and the record's version must rise."""


@cache
def here() -> dict[str, Any]:
    return digests()


@pytest.mark.parametrize("name", DIGESTS)
def test_the_words_of_a_fixed_game_are_always_the_same(name: str) -> None:
    assert here()[name][0] == DIGESTS[name]


def test_every_golden_game_is_fixed() -> None:
    assert set(here()) >= {path.stem for path in GOLDEN.glob("*-*.txt")}
    assert set(DIGESTS) < set(here())


def test_a_record_written_by_an_earlier_run_loads() -> None:
    """`tests/golden/record.json` is a file that somebody has kept: options that came later are not
    in it and stand at their defaults."""
    text = (GOLDEN / "record.json").read_text(encoding="utf-8")
    table, kept = record.load(text, GAMES), json.loads(text)
    assert table.over
    assert table.digest == kept["digest"] == DIGESTS["classic-tour"]
    again = json.loads(record.save(table))
    assert {**again, "rules": None} == {**kept, "rules": None}
    assert again["rules"] == {**GAMES["labyrinth"].write_rules(table.rules), **kept["rules"]}
    assert record.save(table) == record.save(scripted("classic-tour"))


@pytest.mark.rule("P-13")
def test_a_record_of_parchis_written_by_an_earlier_run_loads() -> None:
    """`tests/golden/record-parchis.json` is a file that somebody has kept, too: a whole game."""
    text = (GOLDEN / "record-parchis.json").read_text(encoding="utf-8")
    table, kept = record.load(text, GAMES), json.loads(text)
    assert table.over
    again = thrown("two", 10**6)
    assert table.digest == kept["digest"] == again.digest
    written = json.loads(record.save(again))
    assert {**written, "rules": None} == {**kept, "rules": None}
    assert written["rules"] == {**GAMES["parchis"].write_rules(table.rules), **kept["rules"]}


@pytest.mark.parametrize(("number", "seed"), sampled(enumerate(["0", "random", "1", "4242"]), 2))
def test_the_hash_seed_of_the_process_changes_nothing(number: int, seed: str) -> None:
    """In the usual checks each process plays every second game."""
    parts = times(2, 1)
    part = number // 2 % parts
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.fixed_games", str(part), str(parts)],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "py"), str(ROOT)]),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    again = json.loads(done.stdout)
    assert again == {name: here()[name] for name in [*here()][part::parts]}
