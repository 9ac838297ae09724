"""The text of a set-up position: round trips, what can't be read, what can't be played."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import CHANCE, OVER
from gamemaster.parchis import setup
from gamemaster.parchis.board import board_for
from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.setup import Setup, SetupError, position_of, problems, setup_of
from gamemaster.parchis.setup_text import read_setup, write_setup

PIECES: Final = "1: base base 12 L3"
WHOLE: Final = """\
1: base base 12 12
2: home 40 41 L7
turn: 1
dice: 3 3
left: 3
bonus: 20 10
doubles: 1
paired: 3-4
moved: 3
"""


# -- reading and writing -------------------------------------------------------


def test_every_line_is_read() -> None:
    assert read_setup(WHOLE) == Setup(
        pieces=(("base", "base", "12", "12"), ("home", "40", "41", "L7")),
        turn=0,
        dice=(3, 3),
        left=(3,),
        bonus=(20, 10),
        doubles=1,
        paired=((2, 3),),
        moved=(2,),
    )


@pytest.mark.parametrize(
    "text",
    [
        WHOLE,
        "start\n",
        "turn: 3\n",
        "1: base base base base\nturn: 1\n",
        "1: 1 68 L1 L7\n2: home home home base\nturn: 2\ndoubles: 2\n",
        "1: 5 5 home 12\nturn: 1\ndice: 5 3\n",
        "1: 5 5 home 12\nturn: 1\ndice: 5 3\nleft:\nbonus: 10\n",
        "1: 5 5 home 12\nturn: 1\ndice: 5 3\nleft: 3\nbonus: 20 20 10\n",
        "1: 5 6 7 8\nturn: 1\ndice: 2 2\nleft: 2\ndoubles: 2\npaired: 1-2 1-4 3-4\nmoved: 1 2 4\n",
    ],
)
def test_what_is_written_is_what_was_read(text: str) -> None:
    plan = read_setup(text)
    assert write_setup(plan) == text
    assert PARCHIS.write_plan(PARCHIS.read_plan(text)) == text


def test_the_beginning_is_one_word() -> None:
    assert read_setup("start") == read_setup(" start # all in their bases\n\n") == Setup()
    assert PARCHIS.generate(PARCHIS.presets()["parchis"], Random(1)) == Setup()
    assert write_setup(Setup()) == "start\n"


def test_remarks_blanks_and_the_order_of_lines_do_not_matter() -> None:
    plan = read_setup("\n  turn :  2 # his turn\n\n 2:  12 base  L3 base#pieces\ndice:3 5\n")
    assert plan == read_setup("2: 12 base L3 base\nturn: 2\ndice: 3 5")
    assert plan.pieces == (("base",) * 4, ("12", "base", "L3", "base"))


def test_what_is_left_out_is_all_of_it() -> None:
    plan = read_setup(f"{PIECES}\nturn: 1\ndice: 4 4")
    assert (plan.left, plan.doubles, plan.bonus) == ((4, 4), 1, ())
    plan = read_setup(f"{PIECES}\nturn: 1\ndice: 4 3")
    assert (plan.left, plan.doubles) == ((4, 3), 0)
    assert read_setup(f"{PIECES}\nturn: 1\ndice: 4 4\ndoubles: 2").doubles == 2


def test_the_order_of_dice_that_are_left_does_not_matter() -> None:
    plan = read_setup(f"{PIECES}\nturn: 1\ndice: 4 3\nleft: 3 4")
    assert plan == read_setup(f"{PIECES}\nturn: 1\ndice: 4 3")


@pytest.mark.parametrize("preset", PARCHIS.presets())
def test_every_position_of_a_game_survives_the_trip(preset: str) -> None:
    """But for who has come home in this roll: his partner's pieces are moved in the next one."""
    rules, rng = PARCHIS.presets()[preset], Random(f"trip {preset}")
    board = board_for(rules, 4)
    state, _ = PARCHIS.start(rules, Setup(), 4)
    compared = 0
    while state.turn != OVER and compared < 3000:
        if state.turn == CHANCE:
            move = rng.choice(PARCHIS.chances(state))[0]
        else:
            move = rng.choice(PARCHIS.offers(state, state.turn)).move
            if not state.now.finished(state.now.mover):
                plan = setup_of(board, state.now)
                assert not PARCHIS.validate(rules, plan)
                assert read_setup(write_setup(plan)) == plan
                assert position_of(board, plan) == state.now
                compared += 1
        PARCHIS.apply(state, PARCHIS.read_move(move))
    assert compared > 300


def test_a_game_goes_on_from_a_set_up_position_as_from_the_same_one_reached() -> None:
    """What may be taken back is all that a text does not tell."""
    rules = PARCHIS.presets()["parchis"]
    reached, _ = PARCHIS.start(rules, read_setup("1: 10 10 26 home\n2: 29 30 1 2\nturn: 1"), 2)
    for text in ("roll", "dice 3 3", "26-29", "10-30"):
        PARCHIS.apply(reached, PARCHIS.read_move(text))
    plan = setup_of(reached.board, reached.now)
    state, _ = PARCHIS.start(rules, read_setup(write_setup(plan)), 2)
    offered = [offer.move for offer in PARCHIS.offers(reached, 0)]
    assert [*(offer.move for offer in PARCHIS.offers(state, 0)), "undo"] == offered


# -- what can't be read --------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "column", "word"),
    [
        ("1: base base 12", 1, 16, ""),
        ("1: base base 12  ", 1, 16, ""),
        ("1:", 1, 3, ""),
        ("1: base base 12 13 14", 1, 20, "14"),
        ("turn: 1\n\n1: base base 69 home", 3, 14, "69"),
        ("1: base 0 1 2", 1, 9, "0"),
        ("1: base L8 1 2", 1, 9, "L8"),
        ("1: base L0 1 2", 1, 9, "L0"),
        ("1: base l1 1 2", 1, 9, "l1"),
        ("1: base 012 1 2", 1, 9, "012"),
        ("1: base Base 1 2", 1, 9, "Base"),
        ("5: base base base base", 1, 1, "5"),
        ("0: base base base base", 1, 1, "0"),
        (f"{PIECES}\n{PIECES}", 2, 1, "1"),
        ("turn: 1\n turn: 1", 2, 2, "turn"),
        ("  colour: 1", 1, 3, "colour"),
        ("hello", 1, 1, "hello"),
        ("start\nturn: 1", 1, 1, "start"),
        ("start\nstart", 1, 1, "start"),
        (": 1", 1, 1, ": 1"),
        ("turn: 0", 1, 7, "0"),
        ("turn: 5", 1, 7, "5"),
        ("turn: one", 1, 7, "one"),
        ("turn: ²", 1, 7, "²"),
        ("turn: -1", 1, 7, "-1"),
        ("turn: 1 2", 1, 9, "2"),
        (f"{PIECES}\nturn:", 2, 6, ""),
        (f"{PIECES}\nturn:   # whose?", 2, 6, ""),
        ("dice: 7 1", 1, 7, "7"),
        ("dice: 1 0", 1, 9, "0"),
        ("dice: 1", 1, 8, ""),
        ("dice: 1 2 3", 1, 11, "3"),
        ("left: 1 2 3", 1, 11, "3"),
        ("left: 7", 1, 7, "7"),
        ("bonus:", 1, 7, ""),
        ("bonus: 15", 1, 8, "15"),
        ("bonus: 20 9", 1, 11, "9"),
        ("bonus: 20 100", 1, 11, "100"),
        (f"bonus: {'20 ' * 20}10", 1, 68, "10"),
        ("doubles: 3", 1, 10, "3"),
        ("doubles: 1 1", 1, 12, "1"),
        ("doubles:", 1, 9, ""),
        ("paired: 1", 1, 9, "1"),
        ("paired: 2-1", 1, 9, "2-1"),
        ("paired: 1-1", 1, 9, "1-1"),
        ("paired: -2", 1, 9, "-2"),
        ("paired: 1-", 1, 9, "1-"),
        ("paired: 12-34", 1, 9, "12-34"),
        ("paired: 1-5", 1, 9, "1-5"),
        ("paired: 1-2 3-4 1-2", 1, 17, "1-2"),
        ("moved: 5", 1, 8, "5"),
        ("moved: 0", 1, 8, "0"),
        ("moved: 1 2 1", 1, 12, "1"),
        ("moved: 1 2 3 4 1", 1, 16, "1"),
        ("1: base base base " + "x" * 30, 1, 19, "x" * 20),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(
    text: str, line: int, column: int, word: str
) -> None:
    with pytest.raises(SetupError) as caught:
        read_setup(text)
    assert caught.value.key == "refused-position-word"
    assert caught.value.args_for_words == {"line": line, "column": column, "word": word}
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize(
    ("text", "seats"),
    [(f"3: {'base ' * 4}", 2), (f"4: {'base ' * 4}", 3), ("turn: 3", 2), ("turn: 4", 3)],
)
def test_a_position_for_more_players_than_sit_there_is_refused(text: str, seats: int) -> None:
    rules = PARCHIS.presets()["parchis"]
    with pytest.raises(SetupError) as caught:
        PARCHIS.start(rules, read_setup(text), seats)
    assert caught.value.key == "refused-position-players"
    assert caught.value.args_for_words == {"players": seats}
    PARCHIS.start(rules, read_setup(text), seats + 1)


def test_a_position_for_fewer_players_leaves_the_others_in_their_bases() -> None:
    state, _ = PARCHIS.start(PARCHIS.presets()["parchis"], read_setup(PIECES), 3)
    assert state.now.places == [0, 0, 12, 71, *[0] * 8]


def random_text(rng: Random) -> str:
    """Some lines of a position, and mostly one of words that don't belong together."""
    words = (*WHOLE.split(), "start", ":", "-", "1-", "-2", "L9", "#", "\n", "\n", "\n", "99", "é")
    lines = WHOLE.splitlines()
    rng.shuffle(lines)
    kept = lines[: rng.randint(0, 6)]
    if rng.random() < 0.8:
        kept.insert(rng.randint(0, len(kept)), " ".join(rng.choices(words, k=rng.randint(1, 5))))
    return "\n".join(kept)


def test_random_texts_are_read_or_refused() -> None:
    rng = Random("texts")
    refused = []
    for _ in range(3000):
        text = random_text(rng)
        try:
            plan = read_setup(text)
        except SetupError as refusal:
            refused.append(refusal.args_for_words["line"] <= len(text.splitlines()))
        else:
            assert read_setup(write_setup(plan)) == plan
            list(problems(PARCHIS.presets()["parchis"], plan))
    assert all(refused)
    assert 1000 < len(refused) < 2900


# -- what can't be played ------------------------------------------------------

HOME: Final = "home home home home"
PAIRS: Final = PARCHIS.presets()["parchis-pairs"]
ALONE: Final = PARCHIS.read_rules({"preset": "parchis-pairs", "help_partner": False})
ALL: Final = PARCHIS.presets()["parchis"]


@pytest.mark.rule("P-4", "P-9", "P-12")
@pytest.mark.parametrize(
    ("rules", "text", "rule", "key", "args"),
    [
        (ALL, f"1: {HOME}", "P-12", "position-over", {}),
        (ALL, f"3: {HOME}; turn: 1", "P-12", "position-over", {}),
        (PAIRS, f"1: {HOME}; 3: {HOME}; turn: 2", "P-12", "position-over", {}),
        (PAIRS, f"2: {HOME}; 4: {HOME}; turn: 1", "P-12", "position-over", {}),
        (ALONE, f"1: {HOME}; turn: 1", "P-12", "position-finished", {"seat": 0}),
        (ALONE, f"4: {HOME}; turn: 4", "P-12", "position-finished", {"seat": 3}),
        (ALL, "1: 12 base base base; 2: base 12 base base", "P-4", "position-mixed", {"at": "12"}),
        (PAIRS, "1: 12 base base base; 3: 12 3 4 5", "P-4", "position-mixed", {"at": "12"}),
        (ALL, "1: 12 12 12 base", "P-4", "position-crowded", {"at": "12"}),
        (ALL, "1: L3 L3 L3 base", "P-4", "position-crowded", {"at": "L3"}),
        (ALL, "turn: 1; left: 3", "P-9", "position-dice", {}),
        (ALL, "turn: 1; dice: 5 3; left: 4", "P-9", "position-dice", {}),
        (ALL, "turn: 1; dice: 5 3; left: 3 3", "P-9", "position-dice", {}),
        (ALL, "1: 10 11 12 13; dice: 5 3", "P-2", "position-no-turn", {}),
        (ALL, "1: 10 11 12 13; doubles: 1", "P-2", "position-no-turn", {}),
        (ALL, "turn: 1; dice: 5 3; doubles: 1", "P-7", "position-doubles", {}),
        (ALL, "turn: 1; dice: 5 5; doubles: 0", "P-7", "position-doubles", {}),
        (ALL, "turn: 1; dice: 5 3; bonus: 20", "P-11", "position-bonus", {}),
        (ALL, "turn: 1; dice: 5 3; left: 3 5; bonus: 20", "P-11", "position-bonus", {}),
        (ALL, "turn: 1; bonus: 20", "P-11", "position-bonus", {}),
        (ALL, "turn: 1; dice: 5 3; left: 3; paired: 1-2", "P-8", "position-paired", {}),
        (ALL, "turn: 1; dice: 5 3; left: 3; moved: 1", "P-8", "position-paired", {}),
    ],
)
def test_what_cannot_be_played(
    rules: Any, text: str, rule: str, key: str, args: dict[str, Any]
) -> None:
    found = PARCHIS.validate(rules, read_setup(text.replace(";", "\n")))
    assert [(one.rule, one.severity, one.key, one.args) for one in found] == [
        (rule, "error", key, args)
    ]


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (PAIRS, f"1: {HOME}; turn: 1"),
        (PAIRS, f"1: {HOME}; 2: {HOME}; turn: 3"),
        (ALONE, f"1: {HOME}; turn: 2"),
        (ALL, "1: L3 L3 12 12; 2: L3 L3 13 13; turn: 1"),
        (ALL, "1: base base base home; turn: 1; doubles: 2"),
        (ALL, "turn: 1; dice: 5 5; doubles: 2"),
        (ALL, "turn: 1; dice: 5 3; left:; bonus: 20 20 10"),
        (ALL, "1: 10 11 12 13"),
    ],
)
def test_what_can_be_played(rules: Any, text: str) -> None:
    assert PARCHIS.validate(rules, read_setup(text.replace(";", "\n"))) == ()


def test_several_problems_are_all_told() -> None:
    found = PARCHIS.validate(ALL, read_setup("1: 9 9 9 L1\n2: 8 10 10 10\n3: 8 1 2 3\nleft: 3"))
    keys = [one.key for one in found]
    assert keys == ["position-crowded", "position-mixed", "position-crowded", "position-dice"]


def test_every_key_in_the_source_is_held_here() -> None:
    source = ast.parse(Path(str(setup.__file__)).read_text(encoding="utf-8"))
    texts = {n.value for n in ast.walk(source) if isinstance(n, ast.Constant)}
    keys = {text for text in texts if isinstance(text, str) and "position-" in text[:17]}
    here = Path(__file__).read_text(encoding="utf-8")
    assert len(keys) >= 10
    assert {key for key in keys if f'"{key}"' not in here} == set()
