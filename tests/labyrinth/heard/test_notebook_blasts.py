"""The notebook about walls that somebody else may have blown up, on another piece of the map."""

from __future__ import annotations

from gamemaster.core.game import Said
from gamemaster.labyrinth.heard.notebook import Notebook
from gamemaster.labyrinth.heard.paper import show_notebook
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.heard.telling import asked, said


def book(*heard: Said) -> Notebook:
    notebook = Notebook(Rules())
    for one in heard:
        notebook.hear(one.key, one.args)
    return notebook


FALLEN = (
    *(asked(0, "start b2"), said("starts-land", 0)),
    *(asked(1, "start a1"), said("starts-land", 1)),
    *(asked(1, "go right"), said("arrived-pit", 1)),
    *(asked(1, "go down"), said("arrived-land", 1)),
    *(asked(1, "go right"), said("hit-wall", 1)),
)
BLOWN = (asked(0, "blow left"), said("blast-done", 0))
NOTHING = (asked(1, "blow right"), said("blast-nothing", 1))


def states(notebook: Notebook) -> list[str]:
    """What is certain of the sides on the scrap of whoever fell."""
    fragments = show_notebook(notebook.atlas, [0, 1])["fragments"]
    return [side["is"] for piece in fragments if not piece["anchored"] for side in piece["sides"]]


def test_a_wall_that_no_blast_takes_is_the_edge() -> None:
    assert "edge" in states(book(*FALLEN, *NOTHING))


def test_a_wall_may_be_that_which_somebody_has_blown_up_on_the_plan() -> None:
    assert "edge" not in states(book(*FALLEN, *BLOWN, *NOTHING))


def test_where_it_was_one_can_pass() -> None:
    passed = (asked(1, "go right"), said("arrived-land", 1))
    assert states(book(*FALLEN, *BLOWN, *NOTHING, *passed)) == ["open", "open"]
