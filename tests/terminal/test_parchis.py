"""The terminal's game master with the second game: the rule set names it, nothing else does."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Final

import pytest

from gamemaster.core import record
from gamemaster.core.table import Player, Table
from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.rules import PRESETS
from tests.terminal.test_cli import call

NEARLY: Final = """# one step from the end
1: home home L7 home
2: base 40 40 12
turn: 1
"""


@pytest.fixture(name="setup_file")
def file_of_a_position(tmp_path: Path) -> Path:
    path = tmp_path / "position.txt"
    path.write_text(NEARLY, encoding="utf-8")
    return path


@pytest.mark.parametrize("words", [["--rules", "parchis"], ["--game", "parchis"]])
def test_the_beginning_is_generated_and_accepted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str]
) -> None:
    assert call(capsys, "generate", *words, "--seed", "any") == (0, "start\n", "")
    path = tmp_path / "start.txt"
    path.write_text("start\n", encoding="utf-8")
    done = call(capsys, "check", path, *words)
    assert done == (0, "0 errors, 0 pieces of advice\n", "")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--size", "4x5"], "no option 'rows'"),
        (["--difficulty", "easy"], "no option 'difficulty'"),
        (["--set", "bear=true"], "no option 'bear'"),
        (["--set", "safe_cells=8"], "option safe_cells: 4, 12 expected"),
        (["--set", "safe_cells=true"], "option safe_cells: 4, 12 expected"),
        (["--set", "help_partner=true"], "options help_partner and pairs contradict each other"),
        (["--game", "labyrinth"], "labyrinth has no rule set 'parchis'"),
    ],
)
def test_what_belongs_to_another_game_is_refused(
    capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    done = call(capsys, "generate", "--rules", "parchis", *words)
    assert done == (1, "", f"gamemaster: {complaint}\n")


def test_check_lists_what_is_wrong_with_a_position(
    capsys: pytest.CaptureFixture[str], setup_file: Path
) -> None:
    assert call(capsys, "check", setup_file, "--rules", "parchis")[0] == 0
    setup_file.write_text(NEARLY.replace("L7", "12"), encoding="utf-8")
    code, out, _ = call(capsys, "check", setup_file, "--rules", "parchis")
    assert code == 1
    assert out == 'P-4 error position-mixed {"at": "12"}\n1 errors, 0 pieces of advice\n'
    setup_file.write_text(NEARLY.replace("L7", "L8"), encoding="utf-8")
    for command in ("check", "referee"):
        code, out, err = call(capsys, command, setup_file, "--rules", "parchis")
        assert (code, out) == (1, "")
        assert err == "gamemaster: line 2, column 14: 'L8' doesn't fit here\n"


def test_the_referee_leads_a_game_from_a_position(
    capsys: pytest.CaptureFixture[str], setup_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup_file.write_text(f"{NEARLY}dice: 1 4\n", encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("roll\nL7-up\n\nL6-home\n L7-home \n40-41\n"))
    code, out, err = call(capsys, "referee", setup_file, "--rules", "parchis")
    assert (code, err) == (0, "")
    assert [line.split()[:2] for line in out.splitlines()] == [
        ["all", "board-set"],
        ["all", "begins"],
        ["refused", "illegal-rolled"],
        ["refused", "illegal-move-unknown"],
        ["refused", "illegal-step"],
        ["all", "comes-home"],
        ["all", "all-home"],
    ]


@pytest.mark.parametrize(
    ("preset", "words", "players"),
    [("parchis", [], 2), ("parchis", ["--seats", "3"], 3), ("parchis-pairs", [], 4)],
)
def test_without_a_file_the_referee_begins_at_the_beginning(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    preset: str,
    words: list[str],
    players: int,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("roll\n"))
    code, out, err = call(capsys, "referee", "--rules", preset, *words, "--seed", "s")
    assert (code, err) == (0, "")
    first, *others = (line.split(" ", 2) for line in out.splitlines())
    assert json.loads(first[2])["players"] == players
    assert sum(key == "draws-die" for _, key, _ in others) >= players
    assert [key for _, key, _ in others if key == "rolled"] == ["rolled"]


@pytest.mark.parametrize(
    ("preset", "seats", "complaint"),
    [
        ("parchis", "5", "2 to 4 players can play, not 5"),
        ("parchis", "1", "2 to 4 players can play, not 1"),
        ("parchis-pairs", "3", "4 players can play, not 3"),
    ],
)
def test_as_many_play_as_the_rule_set_says(
    capsys: pytest.CaptureFixture[str], preset: str, seats: str, complaint: str
) -> None:
    done = call(capsys, "referee", "--rules", preset, "--seats", seats)
    assert done == (1, "", f"gamemaster: {complaint}\n")


def test_a_position_for_more_players_is_refused(
    capsys: pytest.CaptureFixture[str], setup_file: Path
) -> None:
    setup_file.write_text("1: 6 7 8 9\nturn: 3\n", encoding="utf-8")
    code, out, err = call(capsys, "referee", setup_file, "--rules", "parchis")
    assert (code, out) == (1, "")
    assert err == "gamemaster: the position is for more than 2 players\n"


def test_replay_prints_every_throw(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    players = [Player(f"{at}", "red") for at in range(3)]
    table = Table.open(PARCHIS, PRESETS["parchis"], players, "replayed")
    rng = Random(1)
    while table.turn is not None:
        offers = table.observe(table.turn, 10**6).offers
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
    path = tmp_path / "game.json"
    path.write_text(record.save(table), encoding="utf-8")
    code, out, err = call(capsys, "replay", path)
    assert (code, err) == (0, "")
    told = [line.split(" ", 2) for line in out.splitlines()]
    said = [["all", each.said.key, json.dumps(each.said.args)] for each in table.events]
    assert told == said
    assert told[-1][1] == "all-home"
