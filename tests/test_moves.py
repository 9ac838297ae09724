"""Moves in their text form: round trips, and what is refused and where."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.moves import MAX_TEXT, SIDED, Action, Move, MoveError, read_move

SIDED_ACTIONS = st.builds(Action, st.sampled_from(SIDED), st.integers(0, 3))
STARTS = st.builds(
    lambda row, col: Action("start", place=(row, col)), st.integers(0, 11), st.integers(0, 11)
)
ACTIONS = st.one_of(SIDED_ACTIONS, STARTS, st.just(Action("loop")))
MOVES = st.lists(ACTIONS, min_size=1, max_size=12).map(
    lambda actions: Move(tuple(actions), "; ".join(action.text for action in actions))
)


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("go left", [Action("go", 0)]),
        ("shoot right", [Action("shoot", 1)]),
        ("blow up", [Action("blow", 2)]),
        ("go down", [Action("go", 3)]),
        ("loop", [Action("loop")]),
        ("start b3", [Action("start", place=(2, 1))]),
        ("start l12", [Action("start", place=(11, 11))]),
        ("shoot left; go up; blow up", [Action("shoot", 0), Action("go", 2), Action("blow", 2)]),
    ],
)
def test_a_move_is_what_people_type(text: str, actions: list[Action]) -> None:
    move = read_move(text)
    assert list(move.actions) == actions
    assert move.text == text


@settings(deadline=None)
@given(MOVES)
def test_written_and_read_it_is_the_same(move: Move) -> None:
    assert read_move(move.text) == move


@settings(deadline=None)
@given(MOVES, st.data())
def test_spaces_and_capitals_do_not_matter(move: Move, data: st.DataObject) -> None:
    spaces = st.sampled_from(["", " ", "\t", "   "])
    parts = []
    for part in move.text.split(";"):
        gap = data.draw(st.sampled_from([" ", "  ", "\t "]))
        parts.append(data.draw(spaces) + gap.join(part.split()) + data.draw(spaces))
    text = ";".join(parts)
    assert read_move(data.draw(st.sampled_from([text, text.upper(), text.title()]))) == move


@pytest.mark.parametrize(
    ("text", "key", "column", "word"),
    [
        ("", "empty", 1, ""),
        ("   ", "empty", 4, ""),
        ("go left;", "empty", 9, ""),
        ("go left; ; loop", "empty", 10, ""),
        ("go", "side", 1, "go"),
        ("go left up", "side", 1, "go"),
        ("go sideways", "side", 1, "go"),
        ("  shoot", "side", 3, "shoot"),
        ("go left;  blow b2", "side", 11, "blow"),
        ("start", "cell", 1, "start"),
        ("start up", "cell", 1, "start"),
        ("start b0", "cell", 1, "start"),
        ("start m1", "cell", 1, "start"),
        ("start b٣", "cell", 1, "start"),
        ("start b03", "cell", 1, "start"),
        ("start b999", "cell", 1, "start"),
        ("start b3 c4", "cell", 1, "start"),
        ("dance", "unknown", 1, "dance"),
        ("loop left", "unknown", 1, "loop"),
        ("loop; skip", "unknown", 7, "skip"),
        ("go left, go up", "side", 1, "go"),
        ("a" * 90, "unknown", 1, "a" * 20),
        ("loop; " * 70, "too-long", MAX_TEXT + 1, ""),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_column(
    text: str, key: str, column: int, word: str
) -> None:
    with pytest.raises(MoveError) as caught:
        read_move(text)
    assert caught.value.key == f"illegal-move-{key}"
    assert caught.value.args_for_words == {"column": column, "word": word}
    assert f"column {column}" in str(caught.value)


def test_the_longest_move_is_read() -> None:
    text = "loop; " * 66 + "loop"
    assert len(text) == MAX_TEXT
    assert len(read_move(text).actions) == 67


@settings(deadline=None)
@given(st.one_of(st.text(), st.text(alphabet="golshtbwuparc ;123\t\n", max_size=40)))
def test_junk_is_refused_and_never_breaks(text: str) -> None:
    try:
        move = read_move(text)
    except MoveError as refusal:
        key, column = refusal.key, refusal.args_for_words["column"]
    else:
        assert read_move(move.text) == move
        return
    assert key.startswith("illegal-move-")
    assert 1 <= column <= MAX_TEXT + 1


@settings(deadline=None)
@given(ACTIONS)
def test_an_action_is_told_as_it_was_requested(action: Action) -> None:
    told = action.told()
    assert told["do"] == action.do
    assert " ".join(told.values()) == action.text
    assert set(told) <= {"do", "side", "at"}
    assert told.get("side", "up") in SIDE_NAMES
