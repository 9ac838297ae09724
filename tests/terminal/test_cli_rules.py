"""The terminal's game master by every rule set, and by options set one by one."""

from __future__ import annotations

import argparse
import io
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from gamemaster.core import record
from gamemaster.core.game import Game, Option
from gamemaster.core.options import RulesError, check_option
from gamemaster.games import GAMES
from gamemaster.labyrinth.plan_text import read_plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.terminal.options import add_rules, read_options
from tests.terminal.test_cli import call, plan_file, saved

__all__ = ["plan_file"]


@pytest.mark.parametrize("preset", PRESETS)
def test_plans_of_every_rule_set_are_drawn_and_accepted(
    capsys: pytest.CaptureFixture[str], plan_file: Path, preset: str
) -> None:
    code, out, err = call(capsys, "generate", "--rules", preset, "--seed", "north")
    assert (code, err) == (0, "")
    plan, rules = read_plan(out), PRESETS[preset]
    assert (plan.floors, plan.rows, plan.cols) == (rules.floors, rules.rows, rules.cols)
    plan_file.write_text(out, encoding="utf-8")
    code, out, err = call(capsys, "check", plan_file, "--rules", preset)
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].startswith("0 errors, ")


def test_a_plan_of_other_floors_is_drawn_and_accepted(
    capsys: pytest.CaptureFixture[str], plan_file: Path
) -> None:
    """Options are set one by one over a rule set, and the plan is held against the same ones."""
    floors = ["--rules", "school", "--set", "floors=3", "--set", "lifts=true"]
    code, out, err = call(capsys, "generate", *floors, "--size", "3x4")
    assert (code, err) == (0, "")
    plan = read_plan(out)
    assert (plan.floors, plan.rows, plan.cols) == (3, 3, 4)
    assert plan.kinds.count("lift") == 3
    plan_file.write_text(out, encoding="utf-8")
    assert call(capsys, "check", plan_file, *floors)[0] == 0
    assert call(capsys, "check", plan_file, "--rules", "school-floors")[0] == 0
    code, out, _ = call(capsys, "check", plan_file, *floors, "--set", "casinos=2")
    assert code == 0
    assert 'V-2 advice plan-casinos {"found": 1, "wanted": 2}' in out.splitlines()


def others(option: Option) -> list[str]:
    """Values of an option as they are written on the command line."""
    if option.kind == "bool":
        return ["true", "false"]
    if option.kind == "choice":
        return [str(one) for one in option.choices]
    return ["1", "2 3", ""] if option.kind == "text" else [str(option.min), str(option.max)]


NONSENSE: Final = {
    "bool": ["1", "yes", "True", ""],
    "choice": ["true", "nothing", "5", ""],
    "int": ["true", "two", "1.0", "+1", "1_0", "²", "", "9" * 5000],
    "text": ["seven", "x" * 65],
}
OPTIONS: Final = [(game, option) for game in GAMES.values() for option in game.options()]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda each: getattr(each, "name", ""))
def test_every_option_can_be_set_and_nonsense_is_refused(
    game: Game[Any, Any, Any, Any], option: Option
) -> None:
    parser = argparse.ArgumentParser()
    add_rules(parser)

    def given(value: str) -> Any:
        read, options = read_options(
            parser.parse_args(["--game", game.id, "--set", f"{option.name}={value}"])
        )
        assert read is game
        check_option(option, options[option.name])
        return options[option.name]

    assert [str(given(value)).lower() for value in others(option)] == others(option)
    assert all(given(name) == number for number, name in option.named)
    for value in NONSENSE[option.kind]:
        if option.kind == "text" and len(value) <= (option.max or 0):
            continue  # what it means is for the game to say
        with pytest.raises(RulesError, match=f"^option {option.name}: .* expected$"):
            given(value)


@pytest.mark.rule("D-7.2")
@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("1", None),
        ("1 2", None),
        ("", None),
        ("7", "option beginners: numbers of players expected"),
        ("true", "option beginners: numbers of players expected"),
        ("first", "option beginners: numbers of players expected"),
        ("1 " * 40, "option beginners: at most 64 characters expected"),
    ],
)
def test_beginners_are_named_by_their_numbers(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    value: str,
    complaint: str | None,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("ask a1\nstart a1\n"))
    grand = ["--rules", "grand", "--set", "beginner_asks=1", "--set", f"beginners={value}"]
    code, out, err = call(capsys, "referee", *grand)
    if complaint:
        assert (code, out, err) == (1, "", f"gamemaster: {complaint}\n")
        return
    asked = "refused illegal-asked-enough" not in out
    assert (code, err, asked) == (0, "", bool(value))


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("preset=quest", "no option 'preset'"),
        ("=1", "no option ''"),
        ("bear", "'bear': OPTION=VALUE expected"),
        ("Bear=true", "no option 'Bear'"),
    ],
)
def test_what_is_no_option_is_refused(
    capsys: pytest.CaptureFixture[str], option: str, complaint: str
) -> None:
    done = call(capsys, "generate", "--set", option)
    assert done == (1, "", f"gamemaster: {complaint}\n")


@pytest.mark.parametrize("preset", ["school-floors", "quest-hard"])
def test_replay_tells_whose_ears_a_word_is_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, preset: str
) -> None:
    """A record holds the game master's draws too: placing, drifting, the wheel."""
    table = saved(replace(PRESETS[preset], quiet_rounds=12))
    path = tmp_path / "game.json"
    path.write_text(record.save(table), encoding="utf-8")
    code, out, err = call(capsys, "replay", path)
    assert (code, err) == (0, "")
    audiences = {line.split()[1]: line.split()[0] for line in out.splitlines()}
    assert audiences["starts-placed"] == "all"
    assert preset != "school-floors" or audiences["hint"] in ("gm,0", "gm,1")
    assert preset != "quest-hard" or audiences["gm-leprechaun"] == "gm"


def test_the_referee_leads_a_quest(
    capsys: pytest.CaptureFixture[str], plan_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Things with a step or a skip in one request; what these rules don't know is refused."""
    quest = ["--rules", "quest-hard", "--set", "knives=2"]
    plan_file.write_text(call(capsys, "generate", *quest)[1], encoding="utf-8")
    moves = "skip; stab; status\nblow left; go up\nhint\nshoot up; skip\ncement up; lift\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(moves))
    code, out, err = call(capsys, "referee", plan_file, *quest, "--seats", "3", "--seed", "5")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith('all opened {"rows": 3, "cols": 4, "players": 3, "floors": 2, ')
    assert "all starts-placed {}" in lines
    status = next(line for line in lines if line.startswith("all status "))
    assert '"bombs": 1, ' in status
    assert '"knives": 1, "boats": 1, "cement": 0' in status
    assert [line.split()[1] for line in lines if line.startswith("refused")] == [
        "illegal-no-hints",
        "illegal-arms-after",
        "illegal-no-lifts",
    ]


def test_three_players_at_most_go_on_a_quest(
    capsys: pytest.CaptureFixture[str], plan_file: Path
) -> None:
    plan_file.write_text(call(capsys, "generate", "--rules", "quest-easy")[1], encoding="utf-8")
    code, out, err = call(capsys, "referee", plan_file, "--rules", "quest-easy", "--seats", "4")
    assert (code, out) == (1, "")
    assert "1 to 3 players can play, not 4" in err


def test_bots_compete_by_any_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--set", "floors=3", "--set", "quiet_rounds=3", "--plans", "1"]
    code, out, err = call(
        capsys, "arena", "match", "mapper", "wanderer", "--rules", "quest-medium", *options
    )
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].startswith("endings: ")
    school = ["--rules", "school", "--set", "floors=2"]
    code, out, err = call(capsys, "arena", "match", "wanderer", *school)
    assert (code, out) == (1, "")
    assert err == "gamemaster: options floors and lifts contradict each other\n"
