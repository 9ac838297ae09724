"""Questions of every kind: a drawn plan, what was asked for, the one answer, and what is said to
others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from gamemaster.core.game import Refused
from gamemaster.core.puzzles import Hearing, Question
from gamemaster.labyrinth.puzzles.questions import Attempt, Case
from gamemaster.labyrinth.puzzles.solvers import SOLVERS
from tests.labyrinth.puzzles.mailboxes import SMALL, hearing, solved

PITS: Final = """
        a   b   c
       +---+---+---+
     1 | .   .   p1|
       +   +   +   +
     2 | A   .   .
       +   +---+   +
     3 | H   p2  . |
       +---+---+---+
    treasure b1
    """
DELTA: Final = """
        a   b   c
       +---+---+---+
     1 | p1  A   . |
       +   +---+---+
     2 | . | .   H
       +   +   +   +
     3 | >   D   p2|
       +---+---+---+
    treasure a2
    """


def attempt(heard: Hearing, kind: Any, *answer: str, **asked: Any) -> Attempt:
    return SOLVERS[kind].attempt(Case(heard), Question(kind, **asked), answer)


class TestWhere:
    """Fallen into a pit, he goes left into a hospital, and up from there into an arsenal."""

    HEARD = hearing(
        PITS.replace("treasure b1", "treasure b2"), "start b1", "go right", "go left", "go up"
    )

    def test_all_cells_are_found_in_which_he_may_be(self) -> None:
        """The arsenal has two cells below and beside it; b1 is land, and so is none of them."""
        found = solved(self.HEARD, "where")
        assert found is not None
        assert found.answer == ("a1", "a2", "b2")
        assert found.effort.text == "3.0.1", "the pit, the hospital, the arsenal; one loose piece"

    def test_all_of_them_are_the_answer(self) -> None:
        found = attempt(self.HEARD, "where", "b2", "a1", "a2")
        assert (found.right, found.left, found.key) == (True, 0, "puzzle-right")
        assert {self.HEARD.heard[at].key for at in found.because} >= {"arrived-arsenal"}

    def test_where_he_can_not_be_is_said_with_the_reason(self) -> None:
        found = attempt(self.HEARD, "where", "a1", "c3")
        assert (found.right, found.key) == (False, "puzzle-cannot-be-there")
        assert found.args == {"cell": "c3", "seat": 0}
        assert found.because
        assert found.counter is None

    def test_a_cell_that_was_forgotten_is_shown_by_a_labyrinth(self) -> None:
        found = attempt(self.HEARD, "where", "a1", "a2")
        assert (found.right, found.left, found.key) == (False, 1, "puzzle-may-be-elsewhere")
        assert found.counter is not None
        plan = found.counter.plan
        here = plan.name(found.counter.ways[0][-1])
        assert here == "b2"
        assert plan.kinds[found.counter.ways[0][-1]] == "arsenal"

    def test_where_the_notebook_shows_it_nothing_is_asked(self) -> None:
        assert solved(hearing(PITS, "start b1", "go left"), "where") is None


def test_another_seat_is_looked_for_by_what_oneself_has_heard() -> None:
    """It fell into a pit, and is in a hospital left of one; where the others were, it is not."""
    moves = ("start a1", "start b1", "go down", "go right", "go up", "go left")
    heard = hearing(PITS.replace("treasure b1", "treasure b2"), *moves, seats=2)
    found = solved(heard, "other", whom=1)
    assert found is not None
    assert found.answer == ("b2", "a3", "b3")
    assert attempt(heard, "other", "a3", "b2", "b3", whom=1).right
    assert attempt(heard, "other", "a2", whom=1).args == {"cell": "a2", "seat": 1}


class TestCertain:
    """Water flows into the delta from somewhere: above it is land, and right of it a pit."""

    HEARD = hearing(DELTA, "start b2", "go up", "go down", "go right")

    def test_all_is_found_that_is_proved(self) -> None:
        found = solved(self.HEARD, "certain")
        assert found is not None
        assert found.answer == ("cell a3 river", "side a3 right open")
        assert found.effort.statements == 3

    def test_each_mark_is_tried_by_itself(self) -> None:
        first = attempt(self.HEARD, "certain", "side b3 left open")
        assert (first.right, first.left, first.key) == (True, 1, "puzzle-proved")
        last = attempt(self.HEARD, "certain", "side a3 right open", "cell a3 river")
        assert (last.right, last.left, last.key) == (True, 0, "puzzle-right")

    def test_a_guess_is_refused_even_if_it_is_right(self) -> None:
        """There is an arsenal in b1, but he can't know."""
        found = attempt(self.HEARD, "certain", "cell b1 arsenal")
        assert (found.right, found.key) == (False, "puzzle-not-proved")
        assert found.counter is not None
        assert found.counter.plan.kinds[1] != "arsenal"

    def test_what_can_not_be_is_said_with_the_reason(self) -> None:
        found = attempt(self.HEARD, "certain", "cell a3 land")
        assert (found.right, found.key) == (False, "puzzle-cannot-be")
        assert found.because


class TestWay:
    """He has passed the exit, and taken the treasure on another way."""

    HEARD = hearing(PITS, "start c3", "go up", "go right", "go left", "go up", "go left")

    def test_the_shortest_certain_way_is_found(self) -> None:
        found = solved(self.HEARD, "way")
        assert found is not None
        assert found.answer == ("right", "down", "right", "right")

    def test_it_is_the_answer(self) -> None:
        found = attempt(self.HEARD, "way", "right", "down", "right", "right", steps=4)
        assert (found.right, found.key) == (True, "puzzle-right")
        assert found.because

    @pytest.mark.parametrize(
        ("way", "key"),
        [
            ("down right right right", "puzzle-step-not-certain"),
            ("right down right", "puzzle-not-out"),
            ("right left right down right right", "puzzle-longer"),
        ],
    )
    def test_other_ways_are_none(self, way: str, key: str) -> None:
        found = attempt(self.HEARD, "way", *way.split(), steps=4)
        assert (found.right, found.key) == (False, key)
        assert (found.counter is not None) == (key == "puzzle-step-not-certain")

    def test_two_ways_of_the_same_length_are_no_puzzle(self) -> None:
        """From a1 both a2 and b1 lead to b2, and he has walked around."""
        plan = """
                a   b   c
               +---+---+---+
             1 | .   .   A |
               +   +   +   +
             2 | .   .   .
               +   +---+   +
             3 | H   p1  p2|
               +---+---+---+
            treasure a1
            """
        there = ("start c2", "go right", "go left", "go left", "go up")
        around = ("go right", "go down", "go left", "go up")
        assert solved(hearing(plan, *there), "way") is not None
        assert solved(hearing(plan, *there, *around), "way") is None


class TestLiar:
    """From b2 he went up once, to the delta; it can't be that there is more than the wall above."""

    TRUE = hearing(
        """
            a   b   c
           +---+---+---+
         1 | >   D   p2|
           +   +   +   +
         2 | H   . | . |
           +   +   +   +
         3 | p1  .   A |
           +---+   +---+
        treasure c2
        """,
        *("start b2", "go up", "go up", "go left", "go right"),
    )
    LIE = TRUE.altered(6, "arrived-arsenal")
    """What was said to the third request."""

    def test_the_only_answer_is_found_that_explains_it(self) -> None:
        found = solved(self.LIE, "liar")
        assert found is not None
        assert found.answer == ("6",)
        assert found.effort.statements == 3

    def test_the_truth_has_no_liar(self) -> None:
        assert solved(self.TRUE, "liar") is None

    def test_without_another_answer_the_rest_still_contradicts_itself(self) -> None:
        found = attempt(self.LIE, "liar", "4")
        assert (found.right, found.key) == (False, "puzzle-still-contradicts")
        assert "arrived-arsenal" in {self.LIE.heard[at].key for at in found.because}

    def test_the_lie_is_the_answer(self) -> None:
        found = attempt(self.LIE, "liar", "5")
        assert found.right, "its request or its answer"
        found = attempt(self.LIE, "liar", "6")
        assert (found.right, found.key) == (True, "puzzle-right")
        assert found.because


@pytest.mark.parametrize(
    ("kind", "heard", "answer"),
    [
        ("where", TestWhere.HEARD, ["z9"]),
        ("where", TestWhere.HEARD, ["pit"]),
        ("certain", TestCertain.HEARD, ["cell a1 sea"]),
        ("certain", TestCertain.HEARD, ["a1"]),
        ("certain", TestCertain.HEARD, ["beside 1 1 0 0 0 cell here land"]),
        ("way", TestWay.HEARD, ["north"]),
        ("liar", TestLiar.LIE, []),
        ("liar", TestLiar.LIE, ["99"]),
        ("liar", TestLiar.LIE, ["0"]),
        ("liar", TestLiar.LIE, ["x"]),
    ],
)
def test_what_is_no_answer_is_refused(kind: Any, heard: Hearing, answer: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        attempt(heard, kind, *answer)
    assert refused.value.key == "illegal-claim"


def test_what_the_reasoner_does_not_follow_is_no_puzzle() -> None:
    rules = replace(SMALL, bear=True, bear_moves="trajectory")
    box = TestCertain.HEARD
    assert solved(Hearing(rules, box.seats, box.seat, box.heard), "certain") is None
