"""The suite's counts, figures, tables and command."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from math import inf
from pathlib import Path
from random import Random
from typing import Final

import pytest

import gamemaster
from gamemaster.core.game import Observation, Refused
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.suite import command, results, tables
from gamemaster.suite.figures import median, share
from gamemaster.suite.players import RandomPlayer, players
from gamemaster.suite.running import run
from gamemaster.suite.tasks import PROVED, SHOWN, TASKS, WON
from gamemaster.suite.trials import Trial, play_trial
from tests.campaigns import times

ROOT: Final = Path(__file__).resolve().parents[2]
ESCAPE: Final = TASKS["escape"]
PAGE: Final = ROOT / "static" / "docs" / "suite.md"


class Walker:
    """Goes where it is told, then left for ever."""

    id = "walker"
    game = "labyrinth"
    level = 1

    def __init__(self, *moves: str) -> None:
        self._moves = moves

    def choose(self, seen: Observation, rng: Random) -> str:
        turn = sum(said.key == "requested" for said in seen.heard)
        return self._moves[turn] if turn < len(self._moves) else "go left"


# -- what is counted ---------------------------------------------------------------------


def test_requests_are_counted_up_to_the_win_and_none_without_one() -> None:
    """The player's own requests, not those of the two it races with; whatever is a bot may play."""
    race = TASKS["race"]
    table, seated = race.open(1, Mapper())
    own = 0
    assert [bot.id for bot in seated] == ["random", "mapper", "random"]
    while table.turn is not None:
        own += table.turn == 1
        table.let_bot_move(seated[table.turn])
    assert table.last_word is not None
    winners = table.game.winners(table.last_word)
    assert play_trial(Trial(race, Mapper(), 1)) == {WON: own if 1 in winners else None}
    assert play_trial(Trial(ESCAPE, Walker("start a1"), 0)) == {WON: None}


def test_the_place_is_proved_before_the_notebook_shows_it_or_with_it() -> None:
    """What the notebook shows is proved: the oracle is never behind it."""
    later = 0
    for number in range(times(2, 100)):
        found = play_trial(Trial(TASKS["find-yourself"], Mapper(), number))
        proved, shown = found[PROVED], found[SHOWN]
        assert proved is not None or shown is None
        assert shown is None or (proved or 0) <= shown
        later += shown is None or proved is None or shown > proved
    assert later


def test_the_oracle_needs_its_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pysat", None)
    with pytest.raises(Refused, match=r"pip install 'gamemaster\[reasoner\]'"):
        play_trial(Trial(TASKS["find-yourself"], Mapper(), 0))


@pytest.mark.parametrize("game", ["labyrinth", "parchis"])
def test_all_bots_of_a_game_play_after_the_one_by_chance(game: str) -> None:
    bots = [bot.id for bot in gamemaster.find_bots().bots.values() if bot.game == game]
    assert [player.id for player in players(game)] == ["random", *bots]
    assert [player.id for player in players(game, [bots[1], "nobody"])] == [bots[1]]


# -- figures -----------------------------------------------------------------------------


def test_a_game_without_an_end_is_longer_than_any_other() -> None:
    assert median([5, None, 3]) == (5, 3, inf)
    assert median([None, None, 3]).value == inf
    assert median([1, 3]).value == 2
    assert share([5, None, 3, None]).value == 50


def test_the_interval_of_a_median_holds_it_as_often_as_it_says() -> None:
    """Of a thousand samples of 100, about 950; a skewed distribution whose median is known."""
    rng, held = Random(1), 0
    for _ in range(1000):
        drawn = median([int(1000 * rng.random() ** 3) for _ in range(100)])
        held += drawn.low <= 125 <= drawn.high
    assert 940 <= held <= 985


# -- runs --------------------------------------------------------------------------------


def test_a_run_goes_on_from_what_there_is_and_processes_change_nothing() -> None:
    whole, parts = results.Results("1"), results.Results("1")
    run(whole, [ESCAPE], ["random", "mapper"], 3)
    run(parts, [ESCAPE], ["mapper"], 1)
    kept = results.read(results.write(parts), "kept")
    kept.row("escape", "mapper").counts[WON] = [7]
    with ProcessPoolExecutor(2) as executor:
        run(kept, [ESCAPE], ["random", "mapper"], 3, executor, 4)
    assert kept.row("escape", "mapper").counts[WON][0] == 7, "not played again"
    for player in ("random", "mapper"):
        counts = [found.row("escape", player).counts[WON][1:] for found in (whole, kept)]
        assert counts[0] == counts[1]


def test_results_that_are_none_are_refused_by_name() -> None:
    found = results.Results("1")
    found.row("escape", "mapper").counts[WON] += [3, None]
    good = results.write(found)
    assert results.write(results.read(good, "good")) == good
    for junk, why in (
        ("{}", "program"),
        (good.replace('"suite": 1', '"suite": 2'), "suite"),
        (good.replace("[3,", "[-3,"), "greater than or equal to 0"),
        (good.replace("escape", "no-task"), "no-task: no such task"),
        (good.replace('"won"', '"lost"'), "not what it counts"),
    ):
        with pytest.raises(Refused, match=f"junk: no results of suite 1: .*{why}"):
            results.read(junk, "junk")
    find = results.Results("1")
    find.row("find-yourself", "mapper").counts[PROVED].append(3)
    with pytest.raises(Refused, match="not as many games of each measure"):
        results.read(results.write(find), "junk")


# -- what comes with the program ---------------------------------------------------------


def test_the_page_shows_the_results_that_are_kept() -> None:
    text = PAGE.read_text("utf-8")
    assert tables.page(text, results.kept()) == text, "write it anew: see working.md"
    for task in TASKS.values():
        assert task.title in text


def test_the_results_that_are_kept_are_of_every_task_and_player() -> None:
    kept = results.kept()
    for task in TASKS.values():
        for player in players(task.game):
            assert kept.row(task.name, player.id).games >= 200


@pytest.mark.parametrize("name", [name for name, task in TASKS.items() if WON in task.measures])
def test_a_player_by_chance_does_what_the_results_say(name: str) -> None:
    task, row = TASKS[name], results.kept().row(name, "random")
    for number in range(times(2, 50)):
        played = play_trial(Trial(task, RandomPlayer(task.game), number))
        assert played[WON] == row.counts[WON][number]


# -- in a terminal -----------------------------------------------------------------------


def suite(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_suite(parser.add_subparsers())
    arguments = parser.parse_args(["suite", "--processes", "1", *words])
    code: int = arguments.run(arguments)
    return code


def test_the_command_writes_a_table_a_file_and_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "now.json", tmp_path / "suite.md"
    page.write_text("# Suite\n\n## Results\n\nold\n\n## After\n\nthat\n", "utf-8")
    words = ("mapper", "--task", "escape", "--seeds", "2")
    assert suite(*words, "--json", str(file), "--page", str(page)) == 0
    told = capsys.readouterr().out
    assert "| player | games | won, % | requests to win |" in told
    (row,) = json.loads(file.read_text("utf-8"))["rows"]
    assert (row["player"], len(row["counts"]["won"])) == ("mapper", 2)
    before, _, after = page.read_text("utf-8").partition("## Results\n")
    assert before == "# Suite\n\n"
    assert "old" not in after
    assert "| mapper | 2 | 100.0 (" in after
    assert after.endswith("|\n\n## After\n\nthat\n")
    assert suite(*words, "--json", str(file), "--page", str(page)) == 0
    assert page.read_text("utf-8") == f"{before}## Results\n{after}", "nothing is played twice"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("nobody",), "refused-no-bot"),
        (("--seeds", "0"), "refused-plans"),
        (("--seeds", "1001"), "refused-plans"),
        (("--processes", "0"), "refused-plans"),
    ],
)
def test_the_command_refuses_what_makes_no_sense(words: tuple[str, ...], key: str) -> None:
    with pytest.raises(Refused) as refused:
        suite(*words)
    assert refused.value.key == key


def test_a_page_without_results_is_refused() -> None:
    with pytest.raises(Refused, match="no heading '## Results'"):
        tables.page("# Other\n", results.Results("1"))
