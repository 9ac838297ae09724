"""The texts of requests and of throws."""

from __future__ import annotations

from random import Random

import pytest

from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.moves import MOST, Move, MoveError, read_move


@pytest.mark.parametrize(
    ("text", "do"),
    [
        ("roll", "roll"),
        ("done", "done"),
        ("undo", "undo"),
        ("base-5", "step"),
        ("12-17", "step"),
        ("66-3", "step"),
        ("66-L3", "step"),
        ("L3-L7", "step"),
        ("L3-home", "step"),
        ("68-1", "step"),
    ],
)
def test_a_request_is_read_and_written(text: str, do: str) -> None:
    assert read_move(text) == Move(do, text)
    assert PARCHIS.write_move(PARCHIS.read_move(text)) == text
    assert PARCHIS.tell_move(read_move(text)) == [{"do": do, "text": text}]


def test_throws_are_read_with_their_faces() -> None:
    for first in range(1, 7):
        assert read_move(f"die {first}") == Move("die", f"die {first}", (first,))
        for second in range(1, 7):
            text = f"dice {first} {second}"
            assert read_move(text) == Move("dice", text, (first, second))


def test_blanks_do_not_matter() -> None:
    assert read_move("  roll \n") == read_move("roll")
    assert read_move(" dice   3\t4 ") == read_move("dice 3 4")


@pytest.mark.parametrize("text", ["", " ", "\n\t"])
def test_an_empty_request(text: str) -> None:
    with pytest.raises(MoveError) as caught:
        read_move(text)
    assert (caught.value.key, caught.value.args_for_words) == ("illegal-move-empty", {"column": 1})


@pytest.mark.parametrize(
    "text",
    [
        *("rol", "Roll", "roll roll", "roll 3 4", "done undo", "12", "12-", "-12", "12-17-20"),
        *("12 - 17", "69-1", "0-5", "012-17", "L8-home", "L0-L1", "l3-home", "base", "Base-5"),
        *("home-", "12–17", "１２-17", "die", "die 0", "die 7", "die 1 2", "dice 1", "dice 1 7"),
        *("dice 1 2 3", "dice 12", "dice 0 1", "68-", "100-1", "go left", "undo!", "12-17x"),
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(MoveError) as caught:
        read_move(text)
    assert caught.value.key == "illegal-move-unknown"
    assert caught.value.args_for_words == {"column": 1, "word": text}


def test_what_is_too_long() -> None:
    with pytest.raises(MoveError) as caught:
        read_move("x" * (MOST + 1))
    assert (caught.value.key, caught.value.args_for_words) == ("illegal-move-too-long", {})
    with pytest.raises(MoveError) as caught:
        read_move("x" * MOST)
    assert caught.value.key == "illegal-move-unknown"


def test_random_texts_are_read_or_refused() -> None:
    rng = Random("moves")
    signs = "0123456789L-basehomrlduni ec\n²"
    for _ in range(3000):
        text = "".join(rng.choices(signs, k=rng.randint(0, 8)))
        try:
            move = read_move(text)
        except MoveError:
            continue
        assert read_move(move.text) == move
