"""A table in the terminal that a person leads: `rule` and his word (Rules T-2.3, T-2.4)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gamemaster.__main__ import main
from gamemaster.core import record
from gamemaster.games import GAMES

PLAN = """gamemaster plan 1
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


def led(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str
) -> list[str]:
    """What is answered to these lines at a led table, the game master's notes left out."""
    plan = tmp_path / "plan.txt"
    plan.write_text(PLAN, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    kept = str(tmp_path / "game.json")
    assert main(["referee", str(plan), "--led", "--keys", "--save", kept]) == 0
    told = capsys.readouterr().out.splitlines()
    return [line for line in told if " gm-" not in line]


@pytest.mark.rule("T-2.4")
def test_a_line_that_begins_with_rule_is_the_game_masters_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ("start b3", "start d3", "go up", "rule confirm", "rule put 2 a2 tell 1")
    told = led(tmp_path, monkeypatch, capsys, *lines, "rule put 9 a2 tell all", "rule back 1")
    text = "\n".join(told)
    for key in ("illegal-starts-wait", "starts-confirmed", "ruled-put", "overruled", "taken-back"):
        assert key in text, key
    assert "refused illegal-no-such-player" in text
    table = record.load((tmp_path / "game.json").read_text(encoding="utf-8"), GAMES)
    words = [entry for seat, entry in table.entries if seat == -1]
    assert words == ["confirm", "put 2 a2 tell 1", "back 1"]
