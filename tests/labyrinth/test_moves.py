"""Moves in their text form: round trips, and what is refused, where, and what could stand there."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, Place
from gamemaster.labyrinth.move_text import (
    ACTIONS,
    FOUND,
    HELD,
    MAX_ACTIONS,
    MAX_DEPTH,
    MAX_TEXT,
    atoms,
    facts_asked,
    read_move,
)
from gamemaster.labyrinth.moves import (
    EVEN_BETS,
    FACTS,
    HERE,
    MOVEMENTS,
    POCKETS,
    THINGS,
    TURNS,
    Action,
    Condition,
    Move,
    MoveError,
    Statement,
    When,
    compose,
    retold,
)
from tests.labyrinth.spelling import spell_all

SIDES: Final = st.integers(0, 3)
FLOORS: Final = st.integers(NOWHERE, 8)
PLACES: Final = st.builds(Place, st.integers(0, 11), st.integers(0, 11), FLOORS)
NUMBERS: Final = st.integers(1, 99)
THING: Final = st.sampled_from(THINGS)
ASKED: Final = st.sets(st.sampled_from(FACTS)).map(
    lambda some: tuple(f for f in FACTS if f in some)
)
STEPS: Final = st.builds(
    lambda do, side, boat, hands_off, tell: Action(
        do,
        side if do == "go" else NOWHERE,
        boat=boat and do == "go",
        hands_off=hands_off,
        tell=tell,
    ),
    *(st.sampled_from(MOVEMENTS), SIDES, st.booleans(), st.booleans(), ASKED),
)
DEEDS: Final = st.one_of(
    st.builds(Action, st.sampled_from(["shoot", "blow", "cement"]), SIDES),
    st.builds(
        lambda side, far, seat: Action("shoot", side, far=far, seat=seat - 1),
        *(SIDES, st.integers(0, 99), NUMBERS),
    ),
    st.sampled_from(["skip", "stab", "hint", "status", "keep", "count"]).map(Action),
    st.builds(
        lambda thing, stake: Action("bet", thing=thing, number=stake),
        *(st.sampled_from((*EVEN_BETS, *POCKETS)), NUMBERS),
    ),
    st.sampled_from(POCKETS).map(lambda pocket: Action("wheel", thing=pocket)),
    st.integers(0, HERE).map(lambda side: Action("mine", side)),
    THING.map(lambda thing: Action("leave", thing=thing)),
    st.builds(lambda thing, side: Action("throw", side, thing=thing), THING, SIDES),
    THING.map(lambda thing: Action("take", thing=thing)),
    NUMBERS.map(lambda number: Action("take", thing="treasure", number=number)),
    st.builds(
        lambda do, place: Action(do, place=place),
        st.sampled_from(["start", "ask", "order", "together", "placed"]),
        PLACES,
    ),
    st.builds(
        lambda do, number: Action(do, number=number),
        st.sampled_from(["choose", "asks", "drift"]),
        NUMBERS,
    ),
)
ATOM_WORDS: Final = (
    *facts_asked(),
    *(f"found-{one}" for one in FOUND),
    *(f"have-{one}" for one in HELD),
)


def darkened(action: Action, dark: bool) -> Action:
    """The action, or the same one untold."""
    if not dark or action.tell:
        return action
    return replace(action, dark=True)


DONE: Final = st.builds(darkened, st.one_of(STEPS, DEEDS), st.booleans())


def joined(inner: st.SearchStrategy[Condition]) -> st.SearchStrategy[Condition]:
    """Conditions made of others."""
    several = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        inner.map(lambda part: Condition("not", parts=(part,))),
        st.builds(lambda op, parts: Condition(op, parts=parts), st.sampled_from(OPS), several),
    )


def nested(inner: st.SearchStrategy[Statements]) -> st.SearchStrategy[Statements]:
    """Statements after a condition that others depend on."""
    other = st.one_of(st.just(()), inner)
    return st.builds(
        lambda first, condition, then, otherwise: (*first, When(condition, then, otherwise)),
        *(st.lists(DONE, max_size=1), CONDITIONS, inner, other),
    )


Statements = tuple[Statement, ...]
OPS: Final = ("all", "any")
ATOM: Final = st.sampled_from(ATOM_WORDS).map(lambda word: Condition("is", word))
ONCE: Final = st.one_of(ATOM, joined(ATOM))
CONDITIONS: Final = st.one_of(ONCE, joined(ONCE))
PLAIN: Final = st.lists(DONE, min_size=1, max_size=2).map(tuple)
MOVES: Final = st.one_of(PLAIN, nested(PLAIN), nested(nested(PLAIN))).map(compose)


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("go left", [Action("go", 0)]),
        ("shoot right", [Action("shoot", 1)]),
        ("blow up", [Action("blow", 2)]),
        ("go down hands-off", [Action("go", 3, hands_off=True)]),
        ("flow", [Action("flow")]),
        ("loop", [Action("loop")]),
        ("skip", [Action("skip")]),
        ("start l12", [Action("start", place=Place(11, 11))]),
        ("order b3", [Action("order", place=Place(2, 1))]),
        ("start 2b3", [Action("start", place=Place(2, 1, 1))]),
        ("lift hands-off", [Action("lift", hands_off=True)]),
        ("go up by-boat", [Action("go", 2, boat=True)]),
        ("go up by-boat hands-off", [Action("go", 2, boat=True, hands_off=True)]),
        ("skip; stab; cement left", [Action("skip"), Action("stab"), Action("cement", 0)]),
        ("bet red 3", [Action("bet", thing="red", number=3)]),
        ("bet 0 12", [Action("bet", thing="0", number=12)]),
        ("hint", [Action("hint")]),
        ("drift 2", [Action("drift", number=2)]),
        ("wheel 0", [Action("wheel", thing="0")]),
        ("placed 1c2", [Action("placed", place=Place(1, 2, 0))]),
        ("mine here; go up", [Action("mine", HERE), Action("go", 2)]),
        ("throw corpse left", [Action("throw", 0, thing="corpse")]),
        ("take treasure 2", [Action("take", thing="treasure", number=2)]),
        ("shoot up 2 player 3", [Action("shoot", 2, far=2, seat=2)]),
        ("dark go up", [Action("go", 2, dark=True)]),
        ("go up tell wall found", [Action("go", 2, tell=("wall", "found"))]),
        (
            "if found treasure and not wall { go up } else { flow }",
            [
                When(
                    Condition(
                        "all",
                        parts=(
                            Condition("is", "found-treasure"),
                            Condition("not", parts=(Condition("is", "wall"),)),
                        ),
                    ),
                    (Action("go", 2),),
                    (Action("flow"),),
                )
            ],
        ),
    ],
)
def test_a_move_is_what_people_type(text: str, actions: list[Statement]) -> None:
    move = read_move(text)
    assert list(move.actions) == actions
    assert move.text == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("if wall{go up}else{go down}", "if wall { go up } else { go down }"),
        ("go up tell found wall found", "go up tell wall found"),
        ("if (wall) { flow }", "if wall { flow }"),
        ("if (wall and land) or pit { flow }", "if wall and land or pit { flow }"),
        ("if not (wall) { flow }", "if not wall { flow }"),
        ("GO\tUp ;shoot   LEFT", "go up; shoot left"),
    ],
)
def test_it_has_one_normal_form(text: str, same: str) -> None:
    assert read_move(text).text == same


@settings(deadline=None)
@given(MOVES)
def test_written_and_read_it_is_the_same(move: Move) -> None:
    again = read_move(move.text)
    assert again == move
    assert (again.movements, again.hides, again.deeds) == (move.movements, move.hides, move.deeds)


@settings(deadline=None)
@given(MOVES, st.data())
def test_spaces_and_capitals_do_not_matter(move: Move, data: st.DataObject) -> None:
    gap = data.draw(st.sampled_from([" ", "  ", "\t", "\n "]))
    text = gap + gap.join(move.text.split()) + gap
    text = data.draw(st.sampled_from([text, text.upper(), text.title()]))
    if len(text) <= MAX_TEXT:
        assert read_move(text) == move


@settings(deadline=None)
@given(MOVES)
def test_a_move_is_told_as_it_was_requested(move: Move) -> None:
    told: list[Any] = [statement.told() for statement in move.actions]
    assert json.loads(json.dumps(told)) == told
    assert spell_all(told) == move.text
    assert retold(told) == move


def ways(some: tuple[Statement, ...]) -> set[int]:
    """How many movements and skips the ways through some statements have."""
    counts = {0}
    for one in some:
        if isinstance(one, When):
            more = ways(one.then) | ways(one.otherwise)
        else:
            more = {int(one.do in TURNS)}
        counts = {count + other for count in counts for other in more}
    return counts


@settings(deadline=None)
@given(MOVES)
def test_movements_are_counted_on_every_way_through(move: Move) -> None:
    counts = ways(move.actions)
    if move.movements == NOWHERE:
        assert len(counts) > 1
    else:
        assert counts == {move.movements}


COMPOSED: Final = (
    *("go", "flow", "loop", "lift", "skip", "shoot", "stab", "blow", "cement"),
    *("mine", "leave", "throw", "take", "status"),
)
"""The actions of which a move consists; the others are requests by themselves."""
REFUSED: Final[list[tuple[str, str, int, str, tuple[str, ...]]]] = [
    ("", "empty", 1, "", (*COMPOSED, "dark", "if")),
    ("   ", "empty", 4, "", (*COMPOSED, "dark", "if")),
    ("go left;", "empty", 9, "", (*COMPOSED, "dark", "if")),
    ("go left; ; loop", "empty", 10, ";", (*COMPOSED, "dark", "if")),
    ("go", "side", 3, "", SIDE_NAMES),
    ("go left up", "unknown", 9, "up", ("hands-off", "tell", "by-boat", ";")),
    ("go up by-boat by-boat", "unknown", 15, "by-boat", ("hands-off", "tell", ";")),
    ("go up hands-off by-boat", "unknown", 17, "by-boat", ("tell", ";")),
    ("flow by-boat", "unknown", 6, "by-boat", ("hands-off", "tell", ";")),
    ("skip by-boat", "unknown", 6, "by-boat", (";",)),
    ("lift up", "unknown", 6, "up", ("hands-off", "tell", ";")),
    ("stab left", "unknown", 6, "left", (";",)),
    ("cement", "side", 7, "", SIDE_NAMES),
    ("cement here", "side", 8, "here", SIDE_NAMES),
    ("hint 5", "unknown", 6, "5", (";",)),
    ("bet", "bet", 4, "", EVEN_BETS),
    ("bet green 1", "bet", 5, "green", EVEN_BETS),
    ("bet 37 1", "bet", 5, "37", EVEN_BETS),
    ("bet 00 1", "bet", 5, "00", EVEN_BETS),
    ("bet red", "number", 8, "", ()),
    ("bet red 0", "number", 9, "0", ()),
    ("bet red -3", "number", 9, "-3", ()),
    ("bet red +3", "number", 9, "+3", ()),
    ("bet red 1.5", "number", 9, "1.5", ()),
    ("bet red 1000000", "number", 9, "1000000", ()),
    ("bet red 1 odd", "unknown", 11, "odd", (";",)),
    ("leave knife", "thing", 7, "knife", THINGS),
    ("if found knives { flow }", "condition", 10, "knives", FOUND),
    ("go sideways", "side", 4, "sideways", SIDE_NAMES),
    ("go left;  blow b2", "side", 16, "b2", SIDE_NAMES),
    ("mine", "side", 5, "", (*SIDE_NAMES, "here")),
    ("go here", "side", 4, "here", SIDE_NAMES),
    ("start", "cell", 6, "", ()),
    ("start up", "cell", 7, "up", ()),
    ("start b0", "cell", 7, "b0", ()),
    ("start m1", "cell", 7, "m1", ()),
    ("start b٣", "cell", 7, "b٣", ()),
    ("start b03", "cell", 7, "b03", ()),
    ("order b999", "cell", 7, "b999", ()),
    ("start 0b3", "cell", 7, "0b3", ()),
    ("start 12b3", "cell", 7, "12b3", ()),
    ("start b3 c4", "unknown", 10, "c4", (";",)),
    ("dance", "unknown", 1, "dance", (*COMPOSED, "dark", "if")),
    ("dark dance", "unknown", 6, "dance", COMPOSED),
    ("dark", "unknown", 5, "", COMPOSED),
    ("loop left", "unknown", 6, "left", ("hands-off", "tell", ";")),
    ("go left, go up", "side", 4, "left,", SIDE_NAMES),
    ("dark go up tell wall", "unknown", 12, "tell", ("hands-off", "by-boat", ";")),
    ("go up tell", "fact", 11, "", FACTS),
    ("go up tell all", "fact", 12, "all", FACTS),
    ("blow up tell wall", "fact", 14, "wall", ()),
    ("throw left", "thing", 7, "left", THINGS),
    ("throw corpse", "side", 13, "", SIDE_NAMES),
    ("take treasure 0", "number", 15, "0", ()),
    ("take treasure 100", "number", 15, "100", ()),
    ("take corpse 1", "unknown", 13, "1", (";",)),
    ("choose", "number", 7, "", ()),
    ("choose ²", "number", 8, "²", ()),
    ("shoot up 2", "player", 11, "", ("player",)),
    ("shoot up 2 player", "number", 18, "", ()),
    ("shoot up 2 player 0", "number", 19, "0", ()),
    ("if", "condition", 3, "", (*atoms(), "not", "(")),
    ("if up { flow }", "condition", 4, "up", (*atoms(), "not", "(")),
    ("if have wall { flow }", "condition", 9, "wall", HELD),
    ("if wall", "brace", 8, "", ("{", "and", "or")),
    ("if (wall { flow }", "brace", 10, "{", (")", "and", "or")),
    ("if wall { flow", "brace", 15, "", ("}", ";")),
    ("flow }", "brace", 6, "}", (";",)),
    ("if wall { }", "empty", 11, "}", (*COMPOSED, "dark", "if")),
    ("if wall { flow } else", "brace", 22, "", ("{",)),
    ("a" * 90, "unknown", 1, "a" * 20, (*COMPOSED, "dark", "if")),
    ("loop;" * 24 + "skip", "too-many", 121, "skip", ()),
    ("if pit { " * 5, "too-deep", 40, "pit", ()),
    ("if " + "not " * 9 + "pit { flow }", "too-deep", 32, "not", ()),
    ("if " + "(" * 9, "too-deep", 11, "(", ()),
    ("loop; " * 170, "too-long", MAX_TEXT + 1, "", ()),
]


def refused(text: str) -> dict[str, Any] | None:
    """What a text is refused with, or None."""
    try:
        read_move(text)
    except MoveError as refusal:
        return refusal.args_for_words
    return None


@pytest.mark.parametrize(("text", "key", "column", "word", "wanted"), REFUSED)
def test_what_cannot_be_read_is_refused_with_its_column(
    text: str, key: str, column: int, word: str, wanted: tuple[str, ...]
) -> None:
    with pytest.raises(MoveError) as caught:
        read_move(text)
    assert caught.value.key == f"illegal-move-{key}"
    expected = {"column": column, "word": word, "wanted": list(wanted)}
    assert caught.value.args_for_words == expected
    assert f"column {column}" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "key", "column", "word", "wanted"),
    [case for case in REFUSED if case[4]],
)
def test_each_word_wanted_takes_the_reader_further(
    text: str, key: str, column: int, word: str, wanted: tuple[str, ...]
) -> None:
    for better in wanted:
        mended = f"{text[: column - 1]} {better}"
        refusal = refused(mended)
        assert refusal is None or refusal["column"] > column + 1, mended


def test_as_much_as_the_limits_admit_is_read() -> None:
    text = "; ".join(["loop"] * MAX_ACTIONS)
    assert len(read_move(text).deeds) == MAX_ACTIONS
    deep = "if pit { " * MAX_DEPTH + "flow" + " }" * MAX_DEPTH
    assert read_move(deep).text == deep
    long = "go up" + " " * (MAX_TEXT - 5)
    assert read_move(long) == read_move("go up")


WORDS: Final = (
    *(*ACTIONS, *atoms(), *SIDE_NAMES, *THINGS, *FACTS, "tell", "dark", "if", "else", "and", "or"),
    *("not", "(", ")", "{", "}", ";", "here", "player", "hands-off", "by-boat", "b3", "2b3"),
    *(*EVEN_BETS, "0", "1", "37", "99"),
)


@settings(deadline=None)
@given(
    st.one_of(
        st.text(),
        st.text(alphabet="golshtbwuparc ;123{}()\t\n", max_size=60),
        st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join),
    )
)
def test_junk_is_refused_and_never_breaks(text: str) -> None:
    refusal = refused(text)
    if refusal is None:
        assert read_move(read_move(text).text) == read_move(text)
        return
    column, word = refusal["column"], refusal["word"]
    assert 1 <= column <= min(len(text), MAX_TEXT) + 1
    assert text[column - 1 :].lower().startswith(word)
