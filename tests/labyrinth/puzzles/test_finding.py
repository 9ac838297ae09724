"""Puzzles from whole games: found in what one seat has heard, no two alike, in time."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from gamemaster.arena.puzzles import Order, make
from gamemaster.core.game import Refused, Said
from gamemaster.core.puzzles import Hearing, Question
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.puzzles import finding, likeness
from gamemaster.labyrinth.puzzles.finding import find
from gamemaster.labyrinth.puzzles.puzzler import LabyrinthPuzzler
from gamemaster.labyrinth.puzzles.questions import KINDS, Case, plain
from gamemaster.labyrinth.reasoner.recalling import Memory
from gamemaster.labyrinth.reasoner.supposing import Budget
from gamemaster.posing import pose
from tests.campaigns import times
from tests.labyrinth.puzzles.mailboxes import hearing, solved
from tests.labyrinth.puzzles.test_questions import DELTA, PITS, TestCertain, TestLiar, TestWay
from tests.labyrinth.reasoner.games import play

EASY = PRESETS["quest-easy"]
FIRST = {"where": 0, "other": 0, "certain": 1, "way": 1, "liar": 0}
"""The first game that gives one."""


SPEND = Budget.spend


def never() -> bool:
    return False


def test_a_puzzle_ends_where_it_was_found() -> None:
    """What is heard later belongs to the game, not to the puzzle."""
    whole = hearing(DELTA, "start b2", "go up", "go down", "go right", "go right")
    found = find(whole, "certain", never)
    assert found is not None
    assert found.hearing == TestCertain.HEARD
    assert found.question == Question("certain")
    assert found.solution == solved(found.hearing, "certain")


def test_a_way_out_says_how_many_steps_it_has() -> None:
    """It is asked for as soon as the treasure was taken."""
    found = find(TestWay.HEARD, "way", never)
    assert found is not None
    assert found.hearing.heard[-1].key == "took-treasure"
    assert found.question.steps == len(found.solution.answer) == 3


def test_a_lie_is_told_and_comes_out() -> None:
    lies = [find(TestLiar.TRUE, "liar", never, str(number)) for number in range(3)]
    found = next(each for each in lies if each is not None)
    assert found.lie is not None
    pairs = enumerate(zip(TestLiar.TRUE.heard, found.hearing.heard, strict=False))
    assert [(at, new.key) for at, (old, new) in pairs if old != new] == [found.lie]
    assert found.solution == solved(found.hearing, "liar")


def test_clocks_say_nothing_that_could_be_asked_about() -> None:
    box = TestCertain.HEARD
    ticks = Said("clock-started", {"seat": 0, "minutes": 1})
    assert plain(Hearing(box.rules, box.seats, box.seat, (*box.heard, ticks))) == box


@pytest.mark.parametrize("kind", KINDS)
def test_of_ones_own_game_there_is_a_puzzle_within_five_seconds(kind: Any) -> None:
    """Or none, as soon as it is to stop."""
    game = play(EASY, "own", 18, seats=1 if kind == "way" else 2)
    box = Hearing(EASY, game.seats, 0, game.heard(0))
    until = time.monotonic() + 5
    found = find(box, kind, lambda: time.monotonic() > until)
    assert time.monotonic() < until + 1
    assert found is None or found.solution == solved(found.hearing, kind, **asked(found.question))
    assert find(box, kind, lambda: True) is None


def test_the_beginning_of_a_game_is_looked_through_first() -> None:
    """Each time more of it, and never more than whoever solves it would like to read."""
    game = play(EASY, "own", 18, seats=2)
    whole = Hearing(EASY, game.seats, 0, game.heard(0))
    parts = LabyrinthPuzzler().beginnings(whole, "liar")
    lengths = [len(part.heard) for part in parts]
    assert lengths == sorted(set(lengths))
    assert all(part.heard == plain(whole).heard[: len(part.heard)] for part in parts)
    assert sum(said.key == "requested" for said in parts[-1].heard) <= 12 * game.seats


def test_which_kinds_there_may_be_depends_on_who_plays_and_on_creatures() -> None:
    kinds = LabyrinthPuzzler().kinds_for
    assert kinds(EASY, 1) == ["where", "certain", "way", "liar"]
    assert kinds(EASY, 3) == ["where", "other", "certain", "liar"]
    assert kinds(PRESETS["classic"], 1) == ["where", "certain", "liar"], "a bear follows"
    assert kinds(PRESETS["quest-hard"], 1) == []


def asked(question: Question) -> dict[str, Any]:
    return {"whom": question.whom, "steps": question.steps}


@pytest.mark.parametrize("kind", KINDS)
def test_bots_games_give_puzzles_that_can_be_laid_again(kind: Any) -> None:
    first = FIRST[kind]
    made = [
        make(Order(LABYRINTH, EASY, kind, "made", first + more)) for more in range(times(1, 40))
    ]
    assert made[0] is not None
    for each in filter(None, made):
        puzzle = each.puzzle
        box = pose(LABYRINTH, EASY, "made", puzzle)
        assert likeness.key(box, puzzle.question) == each.key
        found = solved(box, kind, **asked(puzzle.question))
        assert found is not None
        assert found.effort == puzzle.effort


@pytest.mark.parametrize(
    ("rules", "kind"),
    [("grand", "way"), ("classic", "way"), ("quest-hard", "where"), ("quest-hard", "liar")],
)
def test_where_others_or_creatures_decide_there_are_no_puzzles(rules: str, kind: Any) -> None:
    with pytest.raises(Refused, match=rules):
        LabyrinthPuzzler().seats_for(PRESETS[rules], kind)


def test_a_school_game_gives_one_though_the_start_is_secret_and_water_drifts() -> None:
    """A request that may be left out may have been made on any square: so many ways take time."""
    made = make(Order(LABYRINTH, PRESETS["school"], "where", "school", 4))
    assert made is not None
    box = pose(LABYRINTH, PRESETS["school"], "school", made.puzzle)
    found = solved(box, "where")
    assert found is not None
    assert found.effort == made.puzzle.effort
    assert found.effort.statements > 1


def test_what_was_found_about_a_game_is_not_thought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lies told about the same game share what is true in it: the same puzzle, sooner."""
    game = play(EASY, "own", 18, seats=2)
    box = Hearing(EASY, game.seats, 0, game.heard(0))
    tries: list[int] = []

    def counted(self: Budget) -> None:
        tries.append(1)
        SPEND(self)

    monkeypatch.setattr(Budget, "spend", counted)
    found = find(box, "liar", never, "2")
    shared = len(tries)
    monkeypatch.setattr(Memory, "recall", lambda self, key, judge, explore: explore())
    assert find(box, "liar", never, "2") == found
    assert len(tries) - shared > shared * 1.3


class TestAlike:
    def test_a_mirrored_or_turned_game_is_the_same_puzzle(self) -> None:
        """The game of `DELTA`, its paper turned to the right."""
        turned = """
                a   b   c
               +---+---+---+
             1 | v   .   p1|
               +   +---+   +
             2 | D   . | A |
               +   +   +---+
             3 | p2  H | . |
               +---+   +---+
            treasure b1
            """
        moves = ("start b2", "go right", "go left", "go down")
        key = likeness.key(TestCertain.HEARD, Question("certain"))
        assert likeness.key(hearing(turned, *moves), Question("certain")) == key
        mirrored = ("start b2", "go up", "go down", "go left")
        plan = """
                a   b   c
               +---+---+---+
             1 | .   A   p1|
               +---+---+   +
             2   H   . | . |
               +   +   +   +
             3 | p2  D   < |
               +---+---+---+
            treasure c2
            """
        assert likeness.key(hearing(plan, *mirrored), Question("certain")) == key

    def test_other_words_another_question_or_other_rules_are_another_puzzle(self) -> None:
        box = TestCertain.HEARD
        keys = [
            likeness.key(box, Question("certain")),
            likeness.key(box, Question("where")),
            likeness.key(box.until(len(box.heard) - 2), Question("certain")),
            likeness.key(hearing(PITS, "start b2", "go up", "go down"), Question("certain")),
            likeness.key(
                Hearing(replace(box.rules, preset="school"), 1, 0, box.heard), Question("certain")
            ),
        ]
        assert len(set(keys)) == len(keys)


def test_where_water_drifts_a_way_is_looked_for_once_an_exit_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of both games the treasure is carried soon; in the first one no exit is found."""
    thought: list[Case] = []
    monkeypatch.setattr(finding, "shortest", thought.append)
    make(Order(LABYRINTH, PRESETS["school"], "way", "school/way", 963))
    assert thought == []
    make(Order(LABYRINTH, PRESETS["school"], "way", "school/way", 973))
    drawn = [str(case.seen["notebook"]) for case in thought]
    assert drawn
    assert all("'is': 'exit'" in notebook for notebook in drawn)
