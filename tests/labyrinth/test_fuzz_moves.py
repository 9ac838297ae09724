"""Junk moves, alone and at the bridge: refused with the place, and nothing is changed."""

from __future__ import annotations

import json
from random import Random
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gamemaster import bridge
from gamemaster.core.game import Refused
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.move_text import ACTIONS, HELD, MAX_TEXT, atoms, read_move
from gamemaster.labyrinth.moves import EVEN_BETS, FACTS, THINGS
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.looking import Shelf
from tests.campaigns import times
from tests.core.test_fuzz import BORDER, answer, damaged, holds_key, lonely_page

__all__ = ["lonely_page"]

MOVES: Final = (
    "throw bullets left; if found treasure and not (wall or have mine) { go up hands-off tell "
    "wall cell } else { if scream { dark flow } else { loop } }; shoot up 2 player 1; "
    "take treasure 2",
    "cement left; if have boats and not cave { go up by-boat hands-off tell found } else { if "
    "casino or lift { lift } else { skip } }; stab; blow down",
    "bet red 3",
    "bet 17 12",
    "hint",
)
WORDS: Final = (
    *(*ACTIONS, *atoms(), *FACTS, *THINGS, *HELD, *EVEN_BETS, *SIDE_NAMES, "here", "dark", "tell"),
    *("hands-off", "by-boat", "if", "else", "and", "or", "not", "player", "1", "2", "36", "99"),
    *("b3", "2b3", ";", "{", "}", "(", ")"),
)


@st.composite
def strange_moves(draw: st.DrawFn) -> str:
    """A damaged move, the game's own words in any order, deep nests, long rows, or any text."""
    how = draw(st.sampled_from(["damaged", "words", "nested", "joined", "row", "text"]))
    if how == "damaged":
        return damaged(draw, draw(st.sampled_from(MOVES)))
    if how == "words":
        return " ".join(draw(st.lists(st.sampled_from(WORDS), max_size=60)))
    count = draw(st.integers(0, 120))
    if how == "nested":
        return "if wall { " * count + "go up" + " }" * draw(st.integers(0, 120))
    if how == "joined":
        joint = draw(st.sampled_from(["not ", "(", "wall and ", "wall or ", "not ("]))
        return f"if {joint * count}wall{')' * draw(st.integers(0, 120))} {{ status }}; go up"
    if how == "row":
        return "; ".join([draw(st.sampled_from(["status", "go up", "dark blow up"]))] * count)
    return draw(st.text(max_size=MAX_TEXT + 50))


@given(strange_moves())
@example(MOVES[0])
@example(MOVES[1])
@example("bet 37 1")
@example("bet red")
@example("bet red 0")
@example("wheel 037")
@example("drift 3")
@example("go by-boat up")
@example("lift by-boat")
@example("placed 9z99")
@example("go up" + " " * MAX_TEXT)
@example("status;" * 200)
@example("shoot up ² player 1; go up")
@example("choose ٣")
@settings(BORDER, max_examples=times(80, 400))
def test_strange_moves(text: str) -> None:
    try:
        move = read_move(text)
    except Refused as refusal:
        holds_key(refusal.key)
        args = refusal.args_for_words
        assert 1 <= args["column"] <= max(len(text), MAX_TEXT) + 1
        assert len(args["word"]) <= 20
        assert all(isinstance(word, str) for word in args["wanted"])
    else:
        assert read_move(move.text) == move
        assert len(move.text) <= 2 * MAX_TEXT


def open_table(preset: str) -> None:
    """A game in which Anna, or Boris, is to move."""
    players = [Player("Anna", "red"), Player("Boris", "blue")]
    table = Table.open(LABYRINTH, PRESETS[preset], players, "fuzz")
    rng = Random(4)
    while table.observe(table.turn).view["phase"] == "start":
        assert table.turn is not None
        offers = table.observe(table.turn).offers
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
    bridge.SESSION.table = table
    bridge.SESSION.shelf = Shelf()


@pytest.mark.usefixtures("page")
@given(strange_moves(), st.integers(0, 2), st.sampled_from(("grand", "school", "quest-hard")))
@example("go up by-boat; stab; cement left", 0, "quest-hard")
@example("skip; blow left; shoot up", 0, "quest-hard")
@example("hint", 0, "school")
@example("bet red 1", 0, "school")
@example("dark hint", 0, "grand")
@settings(BORDER, max_examples=times(40, 200))
def test_strange_moves_at_the_bridge(text: str, seat: int, preset: str) -> None:
    """Considered or submitted: refused with a sentence, or told and done; never anything else."""
    open_table(preset)
    before = bridge.save()
    considered = answer(json.dumps({"type": "consider", "seat": seat, "move": text}))
    assert bridge.save() == before
    assert considered["type"] in ("considered", "refused")
    version = json.loads(bridge.handle('{"type": "observe"}'))["version"]
    request = {"type": "submit", "seat": seat, "move": text, "version": version}
    done = answer(json.dumps(request))
    assert (done["type"] == "refused") == (considered["type"] == "refused")
    if done["type"] == "refused" and seat < 2 and len(text) <= MAX_TEXT:
        assert (done["key"], done["args"]) == (considered["key"], considered["args"])
