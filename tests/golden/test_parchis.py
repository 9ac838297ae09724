"""Golden transcripts of Parchís: every word that is said, and every request that is refused.

GAMEMASTER_GOLDEN=write writes them anew; read the difference before keeping it.
"""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from gamemaster.core.game import CHANCE, Illegal, Refused
from gamemaster.parchis import board
from gamemaster.parchis.board import CORNERS, ways_of
from gamemaster.parchis.game import PARCHIS
from tests.golden.parchis import PARCHIS_GAMES
from tests.golden.texts import expect
from tests.parchis.telling import WORDS, Told

NAMES: Final = {name: f"parchis-{name}.txt" for name in PARCHIS_GAMES}


def requests_of(script: str) -> list[str]:
    """The single requests of a script, a roll and what is thrown apart."""
    found: list[str] = []
    for each in script.replace("\n", ",").split(","):
        text = each.strip()
        if text.startswith("roll "):
            found += ["roll", f"dice {text.removeprefix('roll ')}"]
        elif text:
            found.append(text)
    return found


def refusal(game: Told, seat: int, text: str) -> Illegal:
    """Why a request of a seat is refused."""
    try:
        refused = PARCHIS.check(game.state, seat, PARCHIS.read_move(text))
    except Refused as unreadable:
        return Illegal(unreadable.key, unreadable.args_for_words)
    assert refused is not None, f"{seat} may ask for {text}"
    return refused


@cache
def transcript(name: str) -> tuple[str, frozenset[str], Told]:
    """A game as text: position, options, then each request with all that was said about it.

    Beside it the keys of the refusals, and the game itself.
    """
    position, options, seats, script = PARCHIS_GAMES[name]
    game = Told(position, seats, **options)
    refused: set[str] = set()
    text = [*position.replace("; ", "\n").splitlines(), f"options {json.dumps(options)}", ""]
    text += lines_of(game, 0)
    for request in requests_of(script):
        before = len(game.events)
        if request.startswith("!"):
            seat, _, asked = request[1:].partition(" ")
            why = refusal(game, int(seat), asked)
            refused.add(why.key)
            text += [f"{seat}: {asked}", f"    refused {why.key} {json.dumps(dict(why.args))}"]
        else:
            mover = "chance" if game.turn == CHANCE else str(game.turn)
            game.tell(request)
            text += [f"{mover}: {request}", *lines_of(game, before)]
    return "\n".join(line.rstrip() for line in text) + "\n", frozenset(refused), game


def lines_of(game: Told, since: int) -> list[str]:
    """What was said from there on."""
    said = [event.said for event in game.events[since:]]
    return [f"    all {one.key} {json.dumps(dict(one.args))}" for one in said]


@pytest.mark.parametrize("name", NAMES)
def test_the_transcript_is_the_one_kept(name: str) -> None:
    expect(NAMES[name], transcript(name)[0])


def first_texts(speakers: set[str]) -> set[str]:
    """The constants that calls of these functions begin with, anywhere in the engine."""
    found: set[str] = set()
    for path in Path(str(board.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in speakers:
                assert isinstance(node, ast.Call)
                inside = ast.walk(node.args[0])
                texts = {each.value for each in inside if isinstance(each, ast.Constant)}
                found |= {text for text in texts if isinstance(text, str)}
    return found


def keys_of_the_ways() -> set[str]:
    """The statements of steps, which the board's ways carry."""
    return {
        way.key
        for corner in range(CORNERS)
        for by_place in ways_of(corner)
        for ways in by_place.values()
        for way in ways
    }


def test_the_transcripts_hold_everything_that_can_be_said() -> None:
    keys = first_texts({"said", "Said"}) | keys_of_the_ways()
    assert {"rolled", "captured", "laps", "pair-home", "third-double-spared"} <= keys
    said = {event.said.key for name in NAMES for event in transcript(name)[2].events}
    assert said == set(WORDS)
    assert keys - said == {"lost-on-time", "left-over"}, "clocks, which `tests/led` has"


def test_the_transcripts_hold_every_refusal() -> None:
    keys = first_texts({"Illegal", "MoveError"})
    assert {"illegal-dice", "illegal-must-step", "illegal-move-too-long"} <= keys
    assert frozenset.union(*(transcript(name)[1] for name in NAMES)) == keys


@pytest.mark.rule("P-3", "P-7", "P-9")
def test_the_documents_example_is_played_as_there() -> None:
    """A piece enters and goes 5; of 3-3 one must be used, the second may be passed."""
    said = [f"{e.said.key}" for e in transcript("example")[2].events]
    words = "board-set begins rolled enters moves rolls-again rolled moves passes rolls-again"
    assert said[:10] == words.split()


def test_games_end_with_their_last_word() -> None:
    ends = {name: transcript(name)[2].last[-1] for name in NAMES if transcript(name)[2].over}
    assert ends == {"home": "0 all-home", "pairs": "2 pair-home 0 2"}
