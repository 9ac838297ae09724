"""`puzzles` in a terminal: a book of puzzles from games of bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gamemaster.arena.puzzles import puzzles
from gamemaster.core.game import Refused
from gamemaster.core.puzzles import Effort, Puzzle, read_book, write_book
from gamemaster.terminal.puzzles import add_puzzles


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_puzzles(parser.add_subparsers())
    arguments = parser.parse_args(["puzzles", *words])
    code: int = arguments.run(arguments)
    return code


def test_a_book_is_made_the_same_by_one_process_and_by_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "book.txt"
    words = ("where", "--rules", "quest-easy", "--count", "1", "--seed", "f")
    assert run(*words, "--processes", "1", "--to", str(there)) == 0
    assert capsys.readouterr().out == ""
    assert run(*words, "--processes", "2") == 0
    out, err = capsys.readouterr()
    assert out == there.read_text(encoding="utf-8")
    assert err == "1 puzzles\n"
    assert [puzzle.question.kind for puzzle in read_book(out).puzzles] == ["where"]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["where", "--rules", "parchis"], "refused-game"),
        (["way", "--rules", "grand"], "refused-puzzle"),
        (["riddle"], "refused-puzzle"),
        (["where", "--count", "0"], "refused-plans"),
        (["where", "--processes", "0"], "refused-plans"),
        (["where", "--set", "rows=99"], "refused-option"),
    ],
)
def test_what_can_not_be_made_is_refused(words: list[str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        run(*words)
    assert refused.value.key == key


def test_a_book_goes_on_where_it_ends(tmp_path: Path) -> None:
    """With the games behind those that it has, and no other kind of puzzles."""
    book = tmp_path / "book.txt"
    words = ("where", "--rules", "quest-easy", "--count", "1", "--seed", "f")
    told = ("--processes", "1", "--to", str(book))
    for count in (1, 2):
        assert run(*words, *told) == 0
        numbers = [puzzle.number for puzzle in read_book(book.read_text("utf-8")).puzzles]
        assert numbers == sorted(set(numbers))
        assert len(numbers) == count
    with pytest.raises(Refused, match="has others"):
        run("other", *words[1:], *told)


def test_what_was_found_is_kept_when_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*about: Any) -> Iterator[Puzzle]:
        yield next(puzzles(*about))
        raise KeyboardInterrupt

    monkeypatch.setattr("gamemaster.terminal.puzzles.puzzles", stopped)
    book = tmp_path / "book.txt"
    words = ("where", "--rules", "quest-easy", "--seed", "f", "--processes", "1")
    with pytest.raises(KeyboardInterrupt):
        run(*words, "--to", str(book))
    assert len(read_book(book.read_text(encoding="utf-8")).puzzles) == 1
    assert [*tmp_path.iterdir()] == [book]


def test_a_book_gets_the_grades_of_today(tmp_path: Path) -> None:
    """What has another grade, or no longer one answer, was found by what reasoned otherwise."""
    path = tmp_path / "book.txt"
    words = ("where", "--rules", "quest-easy", "--seed", "f", "--processes", "1")
    assert run(*words, "--count", "1", "--to", str(path)) == 0
    right = path.read_text(encoding="utf-8")
    book = read_book(right)
    (puzzle,) = book.puzzles
    wrong = replace(puzzle, effort=Effort(puzzle.effort.statements + 1, 2, 9))
    short = replace(puzzle, number=puzzle.number + 1, moves=puzzle.moves[:1])
    path.write_text(write_book(replace(book, puzzles=(wrong, short))), encoding="utf-8")
    assert run(*words, "--count", "0", "--again", "--to", str(path)) == 0
    assert path.read_text(encoding="utf-8") == right
