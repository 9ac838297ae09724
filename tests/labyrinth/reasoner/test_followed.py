"""What is followed, on drawn plans: secret starts, things that lie about, creatures, cement."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from gamemaster.core.game import Said
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.moves import Action
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.courses import first_state, rest
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.reasoner.supposing import parts_of
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import draw
from tests.labyrinth.reasoner.games import CLASSIC, Heard, falsehoods, play

PLAIN: Final = """
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | A   .   . |
      +   +   +   +
    3 | H   .   .
      +---+---+---+
"""
SMALL: Final = replace(CLASSIC, rows=3, cols=3, bear=False, false_treasures=0)
GRAND: Final = replace(
    PRESETS["grand-simple"],
    rows=3,
    cols=3,
    exits=1,
    arsenals=1,
    hospitals=1,
    false_treasures=0,
    easy_ways=False,
)
SOLO: Final = replace(SMALL, goal="key", kit=True, health="no-death", compound=True, skips=True)


def told(rules: Rules, plan: str, *lines: str, seats: int = 1) -> Heard:
    """A game in which these requests were made: `1: go left` is the second player's."""
    players = [Player(f"Player {seat}", f"colour {seat}", "") for seat in range(seats)]
    table = Table(LABYRINTH, rules, draw(plan), players, "followed")
    for line in lines:
        seat, _, text = line.partition(": ")
        assert table.submit(int(seat), text, table.version) is None, line
    return Heard(rules, table)


def answers(game: Heard, seat: int, *texts: str) -> list[str]:
    reasoner = game.reasoner(seat)
    assert not reasoner.lost
    assert not falsehoods(reasoner, game.state)
    return [reasoner.judge(text).answer for text in texts]


def starts(first: str, second: str) -> list[str]:
    """Secret choices of both seats, whoever is asked first: drawn by the seed, found by trying."""
    for order in ((0, 1), (1, 0)):
        cells = {0: first, 1: second}
        lines = [f"{seat}: start {cells[seat]}" for seat in order]
        try:
            told(GRAND, PLAIN + "    treasure b2", *lines, seats=2)
        except AssertionError:
            continue
        return lines
    raise AssertionError("nobody is asked")


@pytest.mark.rule("D-6.1")
def test_a_secret_start_is_known_to_oneself_alone() -> None:
    game = told(GRAND, PLAIN + "    treasure b2", *starts("a2", "c1"), seats=2)
    assert answers(game, 0, "at 1 a2", "at 2 c1", "cell a2 arsenal") == [
        *("certain", "possible", "certain"),
    ]
    assert answers(game, 1, "at 1 a2", "at 2 c1") == ["possible", "certain"]


@pytest.mark.rule("D-6.1")
def test_choices_that_stand_are_fair() -> None:
    """Nobody stands on the cell of somebody else, or on a treasure: they would have been void."""
    game = told(GRAND, PLAIN + "    treasure b2", *starts("a1", "c1"), seats=2)
    assert answers(game, 0, "at 2 a1", "treasure a1") == ["impossible", "impossible"]
    told_all = replace(GRAND, void_starts=False)
    game = told(told_all, PLAIN + "    treasure b2", *starts("a1", "c1"), seats=2)
    assert answers(game, 0, "at 2 a1") == ["possible"]


@pytest.mark.rule("D-5.5d")
def test_what_falls_lies_where_he_stood() -> None:
    """Bullets of a wounded player lie on his cell; who finds them there knows where he was."""
    rules = replace(GRAND, void_starts=False, start="open", scream=False)
    game = told(
        rules,
        PLAIN + "    treasure c3",
        *("0: start a1", "1: start c1", "0: shoot right; go down", "1: go down"),
        seats=2,
    )
    heard = [said.key for said in game.heard(0)]
    assert "shot-hit" in heard or "wounded" in heard
    assert not game.reasoner(0).lost
    assert not falsehoods(game.reasoner(0), game.state)
    assert not falsehoods(game.reasoner(1), game.state)


@pytest.mark.rule("D-5.5a")
def test_shots_of_one_request_are_followed_one_by_one() -> None:
    """Each may miss in many ways from each cell: these add up, they do not multiply."""
    volley = "1: shoot right; shoot down; shoot left; go left"
    lines = (*starts("a2", "c1"), "0: go up", volley)
    game = told(GRAND, PLAIN + "    treasure b2", *lines, seats=2)
    keys = [said.key for said in game.heard(0)]
    assert (keys.count("silence"), keys.count("scream")) == (2, 1)
    found = Reasoner(game.rules, game.seats, 0, tries=200)
    found.hear(game.heard(0))
    assert not found.lost
    assert found.certain() == game.reasoner(0).certain()
    assert not falsehoods(found, game.state)


@pytest.mark.rule("A-4", "D-5.5b")
def test_a_shot_is_followed_as_far_as_it_flies() -> None:
    """To the first whom it hits, the first house, the first wall: what comes after is not asked."""
    wide = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +   +   +   +   +   +
    2 | A   .   .   .   .
      +   +   +   +   +   +
    3 | H   .   .   .   . |
      +---+---+---+---+---+
    treasure c2
    """
    lines = (*starts("a2", "c1"), "0: go up", "1: shoot left; go left")
    game = told(replace(GRAND, cols=5), wide, *lines, seats=2)
    found = Reasoner(game.rules, game.seats, 0, tries=100)
    found.hear(game.heard(0))
    assert not found.lost
    assert not falsehoods(found, game.state)


@pytest.mark.rule("B-3", "B-4")
@pytest.mark.parametrize(("name", "tries"), [("walls 1", 250), ("walls 3", 1000)])
def test_a_way_ends_with_the_first_word_that_was_not_heard(name: str, tries: int) -> None:
    """Who has met a wall has not come into the water behind it, which leads in many ways."""
    game = play(replace(PRESETS["school"], bear=False), name, 12, seats=2)
    found = Reasoner(game.rules, game.seats, 0, tries=tries)
    found.hear(game.heard(0))
    assert not found.lost
    assert not falsehoods(found, game.state)


def test_ways_that_have_brought_something_else_within_a_turn_are_not_one() -> None:
    """An arsenal arms whoever has not come there in the same move; later that is forgotten."""
    state = first_state(Board(SMALL, 1, draw(PLAIN + "    treasure b2")))
    before = rest(state)
    state.results.add("arrived")
    assert rest(state) == before
    state.pending = ((Action("shoot"), False),)
    arrived = rest(state)
    state.results.clear()
    assert rest(state) != arrived


@pytest.mark.parametrize(
    ("text", "words", "parts"),
    [
        ("go up; shoot up", "requested acts a acts b", ["requested acts a", "acts b"]),
        ("shoot up; go up", "requested acts a acts b c", ["requested acts a", "acts b c"]),
        ("shoot up; go up", "requested acts a", ["requested acts a"]),
        ("blow up; go up", "requested acts a acts b", ["requested acts a acts b"]),
        ("shoot up; cement up", "requested acts a acts b", ["requested acts a acts b"]),
    ],
)
def test_a_request_is_cut_before_and_after_shots(text: str, words: str, parts: list[str]) -> None:
    """Not if it was interrupted, nor where something else happens that no supposition follows."""
    move = read_move(text)
    heard = [Said(key, {}) for key in words.split()]
    cut = parts_of(move, 0, heard)
    assert [" ".join(said.key for said in part) for _, part in cut] == parts


@pytest.mark.rule("C-9")
def test_the_leprechaun_tells_where_the_key_lies() -> None:
    rules = replace(SOLO, leprechaun=True)
    plan = PLAIN + "    key c1\n    leprechaun b1 right left"
    game = told(rules, plan, "0: start a1", "0: go right")
    assert "leprechaun-met" in [said.key for said in game.heard(0)]
    assert answers(game, 0, "key c1", "key a3", "at 1 b1") == ["certain", "impossible", "certain"]
    verdict = game.reasoner().judge("cell c3 pit")
    assert (verdict.answer, verdict.proved) == ("possible", False), "its path is not followed"
    assert game.reasoner().otherwise("cell c3 pit") is None


@pytest.mark.rule("C-9")
def test_a_bear_on_its_path_may_come_from_anywhere() -> None:
    rules = replace(SOLO, bear=True, bear_moves="trajectory", bear_strikes_on_meeting=True)
    plan = PLAIN + "    key c3\n    bear b1 right left"
    game = told(rules, plan, "0: start a1", "0: go right")
    assert "mauled" in [said.key for said in game.heard(0)]
    assert answers(game, 0, "at 1 b1", "cell b1 land", "side a1 right open") == ["certain"] * 3


@pytest.mark.rule("C-5")
def test_a_wall_of_cement_stands() -> None:
    rules = replace(SOLO, cement=1)
    lines = ("0: start a1", "0: go down", "0: go right; cement left")
    game = told(rules, PLAIN + "    key c3", *lines)
    assert "cement-built" in [said.key for said in game.heard(0)]
    texts = ("side a2 right wall", "side a2 right wall turn 2", "side c2 up wall")
    assert answers(game, 0, *texts) == ["certain", "impossible", "possible"]
    reasoner = game.reasoner()
    assert not reasoner.whole, "whether a wall cuts anything off is left open"
    assert not reasoner.judge("side c2 up wall").proved
    counter = reasoner.otherwise("side c2 up wall")
    assert counter is not None, "but a whole game shows it, and the engine has said so"


@pytest.mark.rule("C-3")
def test_what_an_arsenal_gives_it_holds() -> None:
    """Whoever gets bullets only, and lacked a bomb, knows that this one has no bombs."""
    rules = replace(SOLO, bullets=1, bombs=1, arsenals=2, partial_arsenals=True)
    plan = PLAIN.replace("2 | A   .", "2 | A   A") + "    key c3\n    arsenal a2 bullets"
    game = told(rules, plan, "0: start a1", "0: shoot up; blow left; go down")
    reasoner = game.reasoner()
    assert "rearmed" in [said.key for said in game.heard(0)]
    assert reasoner.whole
    counter = reasoner.otherwise("cell c3 arsenal", false=False)
    assert counter is not None
    assert dict(counter.plan.stores)[3] == ("bullets",)


@pytest.mark.rule("D-5.5h")
def test_whoever_orders_a_cell_may_be_anywhere() -> None:
    rules = replace(GRAND, void_starts=False, scream=False, start="open", fall=False)
    game = told(
        rules,
        PLAIN + "    treasure c3",
        *("0: start a1", "1: start c1", "0: shoot right; go down", "1: order b3", "1: skip"),
        seats=2,
    )
    assert "ordered" in [said.key for said in game.heard(0)]
    assert answers(game, 0, "at 2 b3", "at 2 c1", "at 2 c1 turn 3") == [
        *("possible", "possible", "certain"),
    ]
    assert answers(game, 1, "at 2 b3") == ["certain"]


@pytest.mark.rule("A-8")
def test_a_bear_that_strikes_is_where_it_struck() -> None:
    """Whom it had been with it spares; who was alone in its way is wounded."""
    bears, plan = replace(SMALL, bear=True), PLAIN + "    treasure b2\n    bear a1"
    lines = ("0: start a1", "1: start b1", "0: go right")
    game = told(bears, plan, *lines, seats=2)
    assert [said.args["seat"] for said in game.heard(0) if said.key == "mauled"] == [1]
    texts = ("bear b1", "bear a1 turn 0", "at 1 b1", "at 2 b1")
    for seat in (0, 1):
        assert answers(game, seat, *texts) == ["certain"] * 4


@pytest.mark.rule("A-8")
def test_whoever_was_struck_elsewhere_may_have_been_anywhere() -> None:
    """Nobody has told where he stands: of the bear too is known what the steps bar, and no more."""
    bears = replace(SMALL, bear=True, start="placed")
    plan = PLAIN.replace("| .   .   . |", "| p1  .   p2|", 1) + "    treasure c2\n    bear b1"
    game = told(bears, plan, "0: go down", "1: go down", "0: go up", "1: go left", seats=2)
    assert [said.args["seat"] for said in game.heard(0) if said.key == "mauled"] == [0, 1]
    for seat in (0, 1):
        assert answers(game, seat, "bear b2", "bear a1") == ["possible", "impossible"]
