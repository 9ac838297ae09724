"""The words that could follow a text: what a page offers to somebody who types a move."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from gamemaster import answers
from gamemaster.core.game import CHANCE
from gamemaster.core.messages import Consider
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.move_text import ACTIONS, follows, read_move
from gamemaster.labyrinth.presets import PRESETS

LONG = (
    "shoot left; if scream and not (wall or found treasure) { dark go right; blow right }"
    " else { go left tell wall cell }; throw bullet down; take treasure 1; go up by-boat hands-off"
)


def opened(preset: str, **options: Any) -> Table:
    """A table at which the first player is to move."""
    rules = replace(PRESETS[preset], **options)
    seats = max(2, LABYRINTH.seats(rules)[0])
    table = Table.open(LABYRINTH, rules, [Player(f"{at}", "red") for at in range(seats)], "words")
    while table.turn is not None and table.observe(table.turn).offers[0].do == "start":
        table.submit(table.turn, table.observe(table.turn).offers[table.turn].move, table.version)
    assert table.turn not in (None, CHANCE)
    return table


def considered(table: Table, text: str) -> Mapping[str, Any]:
    assert table.turn is not None
    return answers.consider(table, Consider(type="consider", seat=table.turn, move=text))


def probed(table: Table, text: str) -> list[str]:
    """The words that follow, found out by asking about texts that go wrong there."""
    word = re.findall(r"[^\s;{}()]*$", text)[0]
    before = text[: len(text) - len(word)]
    for asked in (before, f"{before}?"):
        args = considered(table, asked).get("args", {})
        if args.get("wanted"):
            break
    there = args.get("column", 0) > len(before.rstrip())
    fitting = args.get("wanted", ()) if there else ()
    return [one for one in fitting if one.startswith(word.lower()) and one != word.lower()]


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("shoot ", 7, "left right up down"),
        ("shoot l", 7, "left"),
        ("SHOOT L", 7, "left"),
        ("shoot left", 7, ""),
        ("go up", 4, ""),
        ("go up ", 7, "hands-off tell ;"),
        ("go up tell wall ", 17, "cell found health ;"),
        ("dark go up h", 12, "hands-off"),
        ("if scr", 4, "scream"),
        ("if wall ", 9, "{ and or"),
        ("if wall { blow up ", 19, "} ;"),
        ("go up; sho", 8, "shoot"),
        ("shot left; g", 12, ""),
        ("take t", 6, "treasure"),
        ("shoot left 2 ", 14, "player"),
    ],
)
def test_the_words_that_follow(text: str, column: int, words: str) -> None:
    assert considered(opened("grand"), text)["follows"] == {
        "column": column,
        "words": words.split(),
    }


@pytest.mark.parametrize("preset", ["classic", "school-floors", "quest-hard", "grand"])
def test_nothing_is_found_by_probing_that_is_not_told(preset: str) -> None:
    """At every place of a long text, in whatever rules, and behind every action."""
    table = opened(preset)
    texts = [LONG[:at] for at in range(len(LONG) + 1)]
    texts += [f"{verb}{more}" for verb in ACTIONS for more in ("", " ", " up ", " corpse ", " 1 ")]
    for text in texts:
        assert considered(table, text)["follows"]["words"] == probed(table, text), text


def test_each_word_that_follows_takes_the_reader_further() -> None:
    told = 0
    for at in range(len(LONG) + 1):
        column, words = follows(LONG[:at])
        for word in words:
            text = f"{LONG[: column - 1]}{word} "
            more = read_until(text)
            assert more is None or more > len(text.rstrip()), text
            told += 1
    assert told > 500


def read_until(text: str) -> int | None:
    """The column at which a text can't be read; None: it can."""
    try:
        read_move(text)
    except ValueError as gap:
        column: int = gap.args_for_words["column"]  # type: ignore[attr-defined]
        return column
    return None


def test_a_text_that_is_too_long_is_followed_by_nothing() -> None:
    assert follows("go up; " * 200) == (1401, ())
    assert follows("status; " * 24 + "go ")[1] == ()


@pytest.mark.rule("C-2")
def test_a_movement_that_must_come_first_is_put_first() -> None:
    table = opened("quest-medium")
    assert table.rules.arms_after
    reply = considered(table, "blow left; shoot up; stab; go left")
    assert reply["key"] == "illegal-arms-after"
    assert [one["do"] for one in reply["mended"]] == ["blow", "go", "shoot", "stab"]
    for text in ("shoot up; blow left", "stab", "if wall { shoot up }; go up", "go up"):
        assert "mended" not in considered(table, text), text
    assert "mended" not in considered(opened("grand"), "shoot up; go up; go up")
