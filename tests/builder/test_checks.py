"""Which tests a run of the checks has, and how they are spread."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from builder import checks
from builder.outcome import Result
from builder.places import Places

ROOT = Path(__file__).resolve().parents[2]
WEEKLY = ROOT / ".github" / "workflows" / "deep.yml"


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What is run of pytest: `beside` others or `alone`, with the arguments and the browser."""
    done: list[tuple[str, ...]] = []
    passed = Result.of(0, "", 0.0)

    def beside(_: Places, __: str, env: Mapping[str, str], *tests: str) -> Result:
        done.append(("beside", *tests, *([env["BROWSER"]] if "BROWSER" in env else [])))
        return passed

    def alone(_: Places, __: str, command: Sequence[str | Path], ___: object) -> Result:
        done.append(("alone", *map(str, command[3:])))
        return passed

    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "test_one.py").touch()
    for name in ("install", "install_tools", "rewrite"):
        monkeypatch.setattr(checks, name, lambda _: None)
    monkeypatch.setattr(checks, "site", SimpleNamespace(build=id, build_readable=id))
    monkeypatch.setattr(checks, "_of_scripts", lambda *_: {})
    monkeypatch.setattr(checks, "found_browsers", lambda _: {})
    monkeypatch.setattr(checks, "_side_by_side", beside)
    monkeypatch.setattr(checks, "_run", alone)
    monkeypatch.delenv("BROWSER", raising=False)
    return done


def test_all_tests_and_folders_are_spread_and_what_is_picked_out_runs_alone(
    tmp_path: Path, runs: list[tuple[str, ...]]
) -> None:
    one = "tests/test_one.py"
    for arguments in ([], ["tests/rules"], ["tests/rules", one], [one], ["-k", "pit"]):
        assert checks.test(Places(tmp_path), arguments) == 0
    assert runs == [
        ("beside",),
        ("beside", "tests/rules"),
        ("beside", "tests/rules", one),
        ("alone", one),
        ("alone", "-k", "pit"),
    ]


def test_a_deep_run_of_all_comes_to_a_second_browser(
    tmp_path: Path, runs: list[tuple[str, ...]]
) -> None:
    assert checks.test(Places(tmp_path), ["--deep"]) == 0
    assert checks.test(Places(tmp_path), ["--deep", "tests/rules"]) == 0
    assert runs == [
        ("beside",),
        ("beside", "tests/browser", "firefox"),
        ("beside", "tests/rules"),
    ]


def test_the_weekly_parts_leave_no_test_out() -> None:
    parts = re.findall(r"^ +- tests: (.+)$", WEEKLY.read_text("utf-8"), re.MULTILINE)
    assert len(parts) > 3
    every = {*(ROOT / "tests").rglob("test_*.py")}
    for part in parts:
        shown = ["bash", "-O", "extglob", "-c", f"printf '%s\\n' {part}"]
        named = subprocess.run(shown, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        paths = [ROOT / line for line in named.splitlines()]
        assert all(path.exists() for path in paths), part
        every -= {*paths, *(file for path in paths for file in path.rglob("test_*.py"))}
    assert every == set()
