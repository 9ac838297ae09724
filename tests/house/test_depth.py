"""What waits for a deep run is left out of others, is counted, and can be asked for by name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from builder.checks import DEPTH, FULL
from tests.browser.languages import LANGUAGES
from tests.campaigns import sampled

ROOT = Path(__file__).resolve().parents[2]
SAMPLED = "tests/browser/friends/test_way.py::test_the_sheet_opens_at_its_beginning"
SIZES = ("360-740", "1280-800", "1920-1080")


def collected(which: str, **env: str) -> list[str]:
    """What pytest would run of that, and what it says at the end."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", which],
        cwd=ROOT,
        env={**{name: value for name, value in os.environ.items() if name != DEPTH}, **env},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.splitlines()


def test_a_sample_is_spread_evenly_and_the_others_wait() -> None:
    named = pytest.param("e", id="the last")
    marks = [getattr(each, "marks", ()) for each in sampled(["a", "b", "c", "d", named], 2)]
    assert [[mark.name for mark in each] for each in marks] == [
        [],
        ["deep"],
        [],
        ["deep"],
        ["deep"],
    ]
    assert sampled(["a", named], 1)[1].id == "the last"
    assert sampled([("a", 1), ("b", 2)], 1)[1].values == ("b", 2)


def test_what_waits_is_counted_and_a_deep_run_has_all() -> None:
    file = SAMPLED.partition("::")[0]
    usual, deep = collected(file), collected(file, **{DEPTH: FULL})
    cases = {f"{SAMPLED}[{size}-{language}]" for size in SIZES for language in LANGUAGES}
    assert cases.intersection(usual) == {f"{SAMPLED}[{size}-ru]" for size in SIZES[:2]}
    assert cases.issubset(deep)
    assert f"{len(cases) - 2} tests wait for --deep" in usual
    assert not any("wait for --deep" in line for line in deep)


def test_what_is_asked_for_by_name_does_not_wait() -> None:
    name = f"{SAMPLED}[1920-1080-en]"
    assert name in collected(name)
