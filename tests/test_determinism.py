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
from tests.fixed_games import digests, scripted, thrown
from tests.golden_texts import GOLDEN, expect

pytestmark = pytest.mark.rule("G-12")

ROOT: Final = Path(__file__).resolve().parent.parent
DIGESTS: Final = {
    "classic-tour": "cd1dbb6f23d2ae20cf84d9b0fa1827504d36ff9079c65520b177a2353bc55364",
    "classic-fight": "a230f50efe12259ea6823951a3035e4251a16a97676c51d45cbf358ec66062fb",
    "classic-wounds": "e41477cd814bf4b609eef6f28fb41cee154320348475b4a5e6bc4a448d5f0c69",
    "classic-bear": "b21a0c0b3c3e3db2f4eb60c6ac791debd0b57819c5015598e7076c7ba1d67fe2",
    "classic-outside": "a1c1ae4b7eb00da4ea3d25cbddbe7899e0747fdc2877c16f3ef2119a5ae7c6d3",
    "classic-draw": "bf8c366abc7dbf765b425b3a92b6a2d25f1ec91945be742f0a849eb289aea9ff",
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
    again = thrown("two", 10**6)
    expect("record-parchis.json", record.save(again) + "\n")
    kept = (GOLDEN / "record-parchis.json").read_text(encoding="utf-8")
    table = record.load(kept, GAMES)
    assert table.over
    assert table.digest == json.loads(kept)["digest"] == again.digest


@pytest.mark.parametrize("seed", ["0", "1", "4242", "random"])
def test_the_hash_seed_of_the_process_changes_nothing(seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.fixed_games"],
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
    assert json.loads(done.stdout) == here()
