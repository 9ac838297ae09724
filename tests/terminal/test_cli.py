"""The terminal's game master: what it prints, and how it refuses."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from gamemaster import __main__ as terminal
from gamemaster.core import record
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.plan_text import read_plan
from gamemaster.labyrinth.rules import Rules
from tests.golden.texts import expect
from tests.labyrinth.drawing import CLASSIC

ROOT: Final = Path(__file__).resolve().parents[2]
PLAN: Final = """gamemaster plan 1
  +---+---+---+---+---+
1 | .   H | >   >   D |
  +   +---+   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   .   .   .   p2
  +   +   +   +---+   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
treasure e4
false a1
bear a4
"""
GAME: Final = """start e4
start c4

go up
shoot right
loop
dance
go left; go up
go up
  GO   Right
go left
"""
"""Two lines are refused; the last comes after the end and is not read."""


@pytest.fixture
def plan_file(tmp_path: Path) -> Path:
    path = tmp_path / "plan.txt"
    path.write_text(PLAN, encoding="utf-8")
    return path


def run(*arguments: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gamemaster", *map(str, arguments)],
        input=stdin,
        env={**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def call(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """The same without a process of its own: exit code, printed, complained."""
    try:
        code = terminal.main([str(argument) for argument in arguments])
    except SystemExit as stop:
        code = int(stop.code or 0)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_generate_draws_a_plan_that_check_accepts(tmp_path: Path) -> None:
    done = run("generate", "--seed", "north", "--size", "5x6")
    assert (done.returncode, done.stderr) == (0, "")
    plan = read_plan(done.stdout)
    assert (plan.rows, plan.cols) == (5, 6)
    checked = run("check", "-", stdin=done.stdout)
    assert checked.returncode == 0
    assert checked.stdout.splitlines()[-1].startswith("0 errors, ")


def test_the_same_seed_draws_the_same_plan(capsys: pytest.CaptureFixture[str]) -> None:
    one, again, other = (call(capsys, "generate", "--seed", seed) for seed in ("a", "a", "b"))
    assert one == again
    assert one[1] != other[1]
    easy = call(capsys, "generate", "--seed", "a", "--difficulty", "easy")
    assert easy[0] == 0
    assert easy[1] != call(capsys, "generate", "--seed", "a", "--difficulty", "hard")[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--size", "5"], "size '5': rows x columns"),
        (["--size", "5x"], "size '5x'"),
        (["--size", "ax5"], "size 'ax5'"),
        (["--size", "٣x٣"], "size '٣x٣'"),
        (["--size", "9" * 5000 + "x5"], "rows x columns"),
        (["--size", "2x5"], "option rows: 3 to 12 expected"),
        (["--size", "5x13"], "option cols: 3 to 12 expected"),
        (["--rules", "sharp"], "invalid choice: 'sharp'"),
        (["--difficulty", "none"], "option difficulty: easy, medium, hard expected"),
        (["--set", "floors=5"], "option floors: 1 to 4 expected"),
        (["--set", "floors=2"], "options floors and lifts contradict each other"),
        (["--set", "lifts=true"], "options lifts and floors contradict each other"),
        (["--set", "goal=crown"], "option goal: treasure, key expected"),
        (["--set", "knives=true"], "option knives: 0 to 9 expected"),
        (["--set", "wings=2"], "no option 'wings'"),
        (["--set", "boats"], "'boats': OPTION=VALUE expected"),
        (["--rules", "quest-hard", "--set", "bear=false"], "bear_can_be_shot and bear contradict"),
    ],
)
def test_generate_refuses(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    code, out, err = call(capsys, "generate", *arguments)
    assert code != 0
    assert out == ""
    assert complaint in err


def test_check_lists_problems(capsys: pytest.CaptureFixture[str], plan_file: Path) -> None:
    assert call(capsys, "check", plan_file)[0] == 0
    plan_file.write_text(PLAN.replace("H", ".").replace("false a1", "false c1"), encoding="utf-8")
    code, out, _ = call(capsys, "check", plan_file)
    lines = out.splitlines()
    assert code == 1
    assert "V-2 error plan-no-hospital {}" in lines
    assert any(line.startswith("V-3 error plan-false-ground") for line in lines)
    assert lines[-1].startswith(f"{len(lines) - 1} errors")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1, column 1: the first line must be 'gamemaster plan 1'"),
        (PLAN.replace("A", "Q"), "line 5, column 12: no cell is drawn 'Q'"),
        ("gamemaster plan 1\n +---+\n | . |\n +---+\ntreasure a1", "option rows: 3 to 12 expected"),
    ],
)
def test_check_refuses(
    capsys: pytest.CaptureFixture[str], plan_file: Path, text: str, complaint: str
) -> None:
    plan_file.write_text(text, encoding="utf-8")
    for command in ("check", "referee"):
        code, out, err = call(capsys, command, plan_file)
        assert (code, out) == (1, "")
        assert err == f"gamemaster: {complaint}\n"


@pytest.mark.parametrize("command", ["check", "referee", "replay"])
def test_a_file_that_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    code, out, err = call(capsys, command, tmp_path / "nothing")
    assert (code, out) == (1, "")
    assert err == f"gamemaster: {tmp_path / 'nothing'}: No such file or directory\n"
    (tmp_path / "bytes").write_bytes(b"gamemaster\xff\xfe")
    code, out, err = call(capsys, command, tmp_path / "bytes")
    assert (code, out, err) == (1, "", "gamemaster: the file is not UTF-8 text\n")


def saved(rules: Rules = CLASSIC) -> Table:
    players = [Player("Anna", "red"), Player("Boris", "blue")]
    table = Table.open(LABYRINTH, rules, players, "cli")
    rng = Random(1)
    while table.turn is not None:
        offers = [offer for offer in table.observe(table.turn).offers if not offer.part]
        table.submit(table.turn, rng.choice(offers).move, table.version)
    return table


def test_replay_prints_every_answer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = saved()
    path = tmp_path / "game.json"
    path.write_text(record.save(table), encoding="utf-8")
    code, out, err = call(capsys, "replay", path)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert len(lines) == len(table.events)
    assert lines[0] == 'all opened {"rows": 4, "cols": 5, "players": 2, "limit": 200}'
    assert lines[1].startswith('gm gm-plan {"plan": "gamemaster plan 1\\n')
    for line, event in zip(lines, table.events, strict=True):
        audience, key, args = line.split(" ", 2)
        assert audience == ("gm" if key.startswith("gm-") else "all")
        assert (key, json.loads(args)) == (event.said.key, event.said.args)
    assert run("replay", "-", stdin=record.save(table)).stdout == out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("", ""), None),
        (
            (f'"version":{record.VERSION}', '"version":99'),
            f"the record has version 99, this program reads {record.VERSION}",
        ),
        (('"game":"labyrinth"', '"game":"chess"'), "no game is called 'chess'"),
        (('"seed"', '"sead"'), "record: seed: Field required"),
        (('"digest":"', '"digest":"0'), "record: digest: "),
        (("[0,", "[1,"), "move 1 ("),
    ],
)
def test_replay_refuses(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    change: tuple[str, str],
    complaint: str | None,
) -> None:
    path = tmp_path / "game.json"
    path.write_text(record.save(saved()).replace(*change), encoding="utf-8")
    code, out, err = call(capsys, "replay", path)
    if complaint is None:
        assert (code, err) == (0, "")
    else:
        assert (code, out) == (1, "")
        assert err.startswith(f"gamemaster: {complaint}")


def test_the_referee_leads_a_whole_game(plan_file: Path) -> None:
    done = run("referee", plan_file, "--seats", "2", "--seed", "7", stdin=GAME)
    assert (done.returncode, done.stderr) == (0, "")
    assert '"seat": 0' in done.stdout.splitlines()[-1]
    expect("referee.txt", done.stdout)


def test_the_referee_stops_where_the_moves_stop(
    capsys: pytest.CaptureFixture[str], plan_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("start a1\n"))
    code, out, err = call(capsys, "referee", plan_file, "--seats", "1")
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].startswith("gm gm-treasure")


@pytest.mark.parametrize("bear", ["bear a1\n", "bear d4\n", ""])
def test_a_plan_is_played_with_the_bear_that_it_has_or_none(
    capsys: pytest.CaptureFixture[str], plan_file: Path, bear: str
) -> None:
    plan_file.write_text(PLAN.replace("bear a4\n", bear), encoding="utf-8")
    code, out, _ = call(capsys, "check", plan_file)
    assert code == 0
    advice = len(out.splitlines()) - 1
    assert out.splitlines()[-1] == f"0 errors, {advice} pieces of advice"
    assert advice > 0


def test_two_players_unless_told_otherwise(
    capsys: pytest.CaptureFixture[str], plan_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert call(capsys, "referee", plan_file)[1].startswith(
        'all opened {"rows": 4, "cols": 5, "players": 2, "limit": 200}\n'
    )


@pytest.mark.parametrize("seats", ["0", "7", "-1", "two"])
def test_the_referee_wants_one_to_six_players(
    capsys: pytest.CaptureFixture[str], plan_file: Path, seats: str
) -> None:
    code, out, err = call(capsys, "referee", plan_file, "--seats", seats)
    assert code != 0
    assert out == ""
    assert "1 to 6 players" in err or "invalid int value" in err


def test_the_referee_refuses_a_plan_that_cannot_be_played(
    capsys: pytest.CaptureFixture[str], plan_file: Path
) -> None:
    plan_file.write_text(PLAN.replace("H", "."), encoding="utf-8")
    code, out, err = call(capsys, "referee", plan_file)
    assert (code, out) == (1, "")
    assert err.startswith("gamemaster: V-2 plan-no-hospital")


def test_without_a_command_it_says_what_there_is() -> None:
    done = run()
    assert done.returncode == 2
    for command in ("generate", "check", "replay", "referee", "arena"):
        assert command in done.stderr
