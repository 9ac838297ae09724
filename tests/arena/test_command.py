"""`arena` in a terminal: reports, ladders, and what is refused."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

import pytest

from gamemaster.arena import command
from gamemaster.core.bot import Bot, Roster
from gamemaster.core.game import Observation, Refused
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer


class Thrower:
    """Plays Parchís at random."""

    id = "thrower"
    game = "parchis"
    level = 1

    def choose(self, seen: Observation, rng: Random) -> str:
        return rng.choice([offer.move for offer in seen.offers if offer.do != "undo"])


class TestMatch:
    def run(self, *words: str) -> int:
        parser = argparse.ArgumentParser()
        command.add_arena(parser.add_subparsers())
        arguments = parser.parse_args(["arena", "match", *words])
        code: int = arguments.run(arguments)
        return code

    def test_it_prints_the_report(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        bots: dict[str, Bot] = {"mapper": Mapper(), "wanderer": Wanderer()}
        monkeypatch.setattr(command, "find_bots", lambda: Roster(bots, {}))
        words = ("mapper", "wanderer", "--plans", "1", "--set", "bear=false", "--set", "bombs=5")
        assert self.run(*words) == 0
        mapper, wanderer, endings = capsys.readouterr().out.splitlines()
        assert mapper.startswith("mapper: ")
        assert wanderer.startswith("wanderer: ")
        assert "longest" in endings

    def test_it_plays_by_other_rules(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(command, "find_bots", lambda: Roster({"wanderer": Wanderer()}, {}))
        words = ("wanderer", "wanderer", "--rules", "grand", "--set", "last_alive=plays-on")
        assert self.run(*words, "--plans", "2") == 0
        endings = capsys.readouterr().out.splitlines()[-1]
        assert endings.startswith("endings: ")

    def test_the_rule_set_names_the_game(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        bots: dict[str, Bot] = {"mapper": Mapper(), "thrower": Thrower()}
        monkeypatch.setattr(command, "find_bots", lambda: Roster(bots, {}))
        four = ("thrower",) * 4
        for words, ending in (
            (("--game", "parchis"), "all-home"),
            (("--rules", "parchis", "--set", "safe_cells=12"), "all-home"),
            (("--rules", "parchis-pairs"), "pair-home"),
            (("--game", "parchis", "--rules", "parchis-pairs"), "pair-home"),
        ):
            assert self.run(*four, *words, "--plans", "1", "--seed", "named") == 0
            *standings, endings = capsys.readouterr().out.splitlines()
            won = [int(line.split()[1]) for line in standings]
            assert sum(won) == (2 if ending == "pair-home" else 1), "a pair wins together"
            assert endings.startswith(f"endings: {ending} 1;")
        assert self.run("mapper", "--game", "labyrinth", "--plans", "1") == 0

    @pytest.mark.parametrize(
        ("words", "key"),
        [
            (("nobody",), "refused-no-bot"),
            (("nobody", "--plans", "0"), "refused-plans"),
            (("nobody", "--game", "parchis"), "refused-no-bot"),
            (("mapper", "mapper", "--rules", "parchis"), "refused-no-bot"),
            (("nobody", "--game", "labyrinth", "--rules", "parchis"), "refused-preset"),
            (("nobody", "--rules", "parchis", "--set", "bear=true"), "refused-unknown-option"),
            (("nobody", "--set", "bear"), "refused-option"),
            (("nobody", "--set", "bear=7"), "refused-option"),
            (("nobody", "--set", "lions=7"), "refused-unknown-option"),
        ],
    )
    def test_it_refuses_what_it_does_not_know(self, words: tuple[str, ...], key: str) -> None:
        with pytest.raises(Refused) as refused:
            self.run(*words)
        assert refused.value.key == key


class TestLadder:
    @pytest.fixture(autouse=True)
    def two_bots(self, monkeypatch: pytest.MonkeyPatch) -> None:
        bots: dict[str, Bot] = {"wanderer": Wanderer(), "mapper": Mapper()}
        monkeypatch.setattr(command, "find_bots", lambda: Roster(bots, {}))

    def run(self, *words: str) -> int:
        parser = argparse.ArgumentParser()
        command.add_arena(parser.add_subparsers())
        arguments = parser.parse_args(["arena", "ladder", "--processes", "1", *words])
        code: int = arguments.run(arguments)
        return code

    def test_a_table_and_a_file_that_a_later_run_is_held_against(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "then.json"
        words = ("--rules", "quest-easy", "--plans", "2", "--units", "1")
        assert self.run(*words, "mapper", "--json", str(file)) == 0
        alone = json.loads(file.read_text("utf-8"))["alone"]
        assert [solo["bot"] for solo in alone] == ["mapper"]
        told = capsys.readouterr().out
        mean = sum(alone[0]["moves"]) / 2
        assert f"quest-easy: mapper {mean:.1f} (" in told
        assert "0 of 2 unfinished" in told
        assert self.run(*words, "mapper", "--against", str(file)) == 0
        since = capsys.readouterr().out.partition("since then.json:\n")[2]
        same = "+0.00 turns, +0.0 % (+0.0 to +0.0) on 2 plans"
        assert since.startswith(f"  quest-easy: mapper {same}")

    def test_it_goes_on_from_what_is_in_the_file(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "now.json"
        words = ("--rules", "quest-easy", "--units", "0", "mapper", "--json", str(file))
        assert self.run(*words, "--plans", "1") == 0
        first = json.loads(file.read_text("utf-8"))["alone"][0]
        assert self.run(*words, "--plans", "2") == 0
        second = json.loads(file.read_text("utf-8"))["alone"][0]
        assert second["moves"][:1] == first["moves"]
        assert len(second["moves"]) == 2
        with pytest.raises(Refused, match="no part of this ladder"):
            self.run(*words, "--plans", "2", "--seed", "another")
        assert json.loads(file.read_text("utf-8"))["alone"][0] == second

    @pytest.mark.parametrize(
        ("words", "key"),
        [
            (("--rules", "nowhere"), "refused-preset"),
            (("--plans", "-1"), "refused-plans"),
            (("--processes", "0"), "refused-plans"),
            (("--null", "100", "--alternative", "60"), "refused-hypothesis"),
            (("--error", "0.5"), "refused-hypothesis"),
            (("nobody",), "refused-no-bot"),
        ],
    )
    def test_it_refuses_what_makes_no_sense(self, words: tuple[str, ...], key: str) -> None:
        with pytest.raises(Refused) as refused:
            self.run(*words)
        assert refused.value.key == key

    @pytest.mark.parametrize("text", ["", "{}", "[1, 2]", '{"game": "labyrinth", "form": 7}'])
    def test_a_file_that_holds_no_results_is_named(self, tmp_path: Path, text: str) -> None:
        file = tmp_path / "junk.json"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(Refused, match=r"junk\.json: no results of a ladder"):
            self.run("--against", str(file))
