"""Golden transcripts: whole games with every word the game master says, to read and to compare.

GAMEMASTER_GOLDEN=write writes them anew; read the difference before keeping it.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from gamemaster.core.game import CHANCE, EVERYONE, Event
from gamemaster.labyrinth import cells
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.move_text import ACTIONS, FOUND, HELD, facts_asked
from gamemaster.labyrinth.moves import BIG, FACTS
from gamemaster.labyrinth.plan_text import write_plan
from tests.golden.grand import GRAND_GAMES
from tests.golden.parchis import PARCHIS_GAMES
from tests.golden.school import SCHOOL_GAMES
from tests.golden.scripts import CLASSIC_GAMES
from tests.golden.texts import GOLDEN, expect
from tests.labyrinth.drawing import Told, play

GAMES: Final = {
    **{f"classic-{name}": script for name, script in CLASSIC_GAMES.items()},
    **{f"grand-{name}": script for name, script in GRAND_GAMES.items()},
    **SCHOOL_GAMES,
}


def told_line(event: Event) -> str:
    if event.audience is EVERYONE:
        audience = "all"
    else:
        audience = "gm" if event.said.key.startswith("gm-") else str(event.said.args["seat"])
    args = json.dumps(event.said.args, ensure_ascii=False)
    return f"    {audience} {event.said.key} {args}"


@cache
def transcript(name: str) -> tuple[str, Told]:
    """A game as text: plan, options, then each request with all that was said about it."""
    plan, options, seats, moves = GAMES[name]
    told = play(plan, seats=seats, **options)
    text = [*write_plan(told.plan).splitlines(), f"options {json.dumps(options)}", ""]
    text += [told_line(event) for event in told.events]
    for move in requests_of(moves):
        mover = "chance" if told.turn == CHANCE else str(told.turn)
        line, before = f"{mover}: {move}", len(told.events)
        text += [line, *map(told_line, told.tell(line).events[before:])]
    return "\n".join(text) + "\n", told


def requests_of(moves: str) -> list[str]:
    """The single requests of a script."""
    return [move.strip() for move in moves.replace("\n", ",").split(",") if move.strip()]


@pytest.mark.parametrize("name", GAMES)
def test_the_transcript_is_the_one_kept(name: str) -> None:
    text, _ = transcript(name)
    expect(f"{name}.txt", text)


def test_no_transcript_is_kept_that_nobody_compares() -> None:
    kept = {path.name for path in GOLDEN.glob("*.txt")}
    parchis = {f"parchis-{name}.txt" for name in PARCHIS_GAMES}
    assert kept == {f"{name}.txt" for name in GAMES} | parchis | {"referee.txt"}


# -- the transcripts hold everything that can be said ---------------------------


def events() -> Iterator[Event]:
    for name in GAMES:
        yield from transcript(name)[1].events


SPEAKERS: Final = ("to_all", "aloud", "Said", "in_secret", "tell_harm", "struck")
NOT_KEYS: Final = {"cannot-", "lacks-", "starts-", "seat"}


def keys_in_the_source() -> set[str]:
    """The message keys written in the engine's own text, as far as they are constants."""
    found: set[str] = set()
    package = Path(str(cells.__file__)).parent
    for path in sorted((*package.glob("*.py"), *package.glob("playing/*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                if node.func.id in SPEAKERS:
                    found |= constants(node.args[2 if node.func.id == "tell_harm" else 0])
            elif isinstance(node, ast.Return) and path.name == Path(str(cells.__file__)).name:
                found |= constants(node.value) if isinstance(node.value, ast.Constant) else set()
    return found - NOT_KEYS


def constants(node: ast.AST | None) -> set[str]:
    """The texts in an expression."""
    inside = ast.walk(node) if node is not None else ()
    return {n.value for n in inside if isinstance(n, ast.Constant) and isinstance(n.value, str)}


MADE_UP: Final = {
    *(f"starts-{kind}" for kind in CELL_TYPES),
    *(f"arrived-{kind}" for kind in CELL_TYPES if kind != "river"),
    *(
        f"{how}-{where}"
        for how in ("carried", "drifted", "flowed", "waded")
        for where in ("river", "delta")
    ),
    *(f"lacks-{thing}" for thing in ("bullets", "bombs", *BIG)),
    *("told-wounded", "told-died", "died", "died-infected", "healed", "rearmed"),
    *("rowed-river", "told-lost-life", "drifted-pit", "drifted-lift", "cannot-loop", "cannot-lift"),
    *("left", "threw", "threw-at-feet"),
}
"""The keys that the engine puts together or chooses from tables."""


BY_A_PERSON: Final = {
    *(f"ruled-{what}" for what in ("put", "wall", "open", "treasure", "lay", "health", "lives")),
    *("ruled-have", "ruled-turn", "starts-confirmed"),
}
"""What only a game master's word brings about: `tests/led` has games that a person leads."""


def test_every_message_key_occurs() -> None:
    keys = keys_in_the_source()
    assert {"hit-wall", "won", "infected", "opened", "mauled", "mine-heard", "start-at"} <= keys
    assert len(keys) > 80
    assert {event.said.key for event in events()} == (keys | MADE_UP) - BY_A_PERSON


SCHOOL_WORDS: Final = """
    starts-placed arrived-land arrived-lift arrived-casino arrived-pit arrived-arsenal
    arrived-hospital arrived-delta carried-river carried-delta drifted-river drifted-pit
    drifted-lift flowed-river flowed-delta wheel bet-won bet-lost bought-hint hint found-treasure
    asks-treasure kept-treasure chose-treasure dropped-treasure treasure-too-hurt treasure-false
    lost-life died healed rearmed shot-hit blast-done blast-nothing at-exit won last-alive
"""
QUEST_WORDS: Final = """
    starts-placed arrived-land arrived-pit arrived-arsenal arrived-hospital arrived-cave
    arrived-delta carried-river carried-delta flowed-river flowed-delta rowed-river hit-wall
    hit-monolith blast-clear blast-stands cement-built cement-refused shot-hit stabbed wounded
    kit-lost healed rearmed found-treasure took-treasure dropped-treasure treasure-too-hurt at-exit
    mauled bear-fled leprechaun-met leprechaun-died won
"""


@pytest.mark.rule("B-1", "B-2", "B-3", "B-4", "B-5", "B-6", "B-7", "B-8", "B-9", "B-10")
def test_the_school_transcripts_hold_all_that_a_school_has() -> None:
    assert set(SCHOOL_WORDS.split()) <= said_in("school")


@pytest.mark.rule("C-1", "C-2", "C-3", "C-4", "C-5", "C-6", "C-7", "C-8", "C-9", "C-10")
def test_the_quest_transcripts_hold_all_that_a_quest_has() -> None:
    assert set(QUEST_WORDS.split()) <= said_in("quest")


def said_in(family: str) -> set[str]:
    """The keys in the transcripts whose names begin so."""
    names = [name for name in GAMES if name.startswith(family)]
    return {event.said.key for name in names for event in transcript(name)[1].events}


def requests() -> Iterator[Mapping[str, Any]]:
    """Every action that was requested, those behind conditions included."""
    for event in events():
        if event.said.key == "requested":
            yield from unfolded(event.said.args["actions"])


def unfolded(statements: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for one in statements:
        yield one
        if "if" in one:
            yield from unfolded(one["then"])
            yield from unfolded(one["else"])


def test_every_action_and_every_side_occurs() -> None:
    actions = [action for action in requests() if "do" in action]
    secret = {"ordered": "order", "asked-cell": "ask", "asks-start": "asks"}
    done = {action["do"] for action in actions}
    done |= {do for key, do in secret.items() if any(e.said.key == key for e in events())}
    done |= {"together" for event in events() if event.said.key == "starts-together"}
    done |= {"placed" for event in events() if event.said.key == "starts-placed"}
    done |= {"wheel" for event in events() if event.said.key == "wheel"}
    drawn = {move.split()[0] for _, _, _, moves in GAMES.values() for move in requests_of(moves)}
    done |= drawn & {"drift"}
    assert done == set(ACTIONS)
    for do in ("go", "shoot", "blow", "throw"):
        assert {action["side"] for action in actions if action["do"] == do} == {
            *("left", "right", "up", "down"),
        }
    for do, things in {"leave": ("bullet", "bomb"), "throw": ("bullet", "bomb")}.items():
        assert {*things, *BIG} <= {each["thing"] for each in actions if each["do"] == do}
    assert {fact for action in actions for fact in action.get("tell", ())} == set(FACTS)
    assert any(action.get("dark") for action in actions)
    assert any(action.get("hands-off") for action in actions)


def test_every_condition_occurs() -> None:
    atoms: set[str] = set()
    joints: set[str] = set()
    todo = [one["if"] for one in requests() if "if" in one]
    while todo:
        condition = todo.pop()
        joints |= set(condition)
        if "is" in condition:
            atoms.add(condition["is"])
        todo += [condition["not"]] if "not" in condition else []
        todo += [*condition.get("all", ()), *condition.get("any", ())]
    things = {*(f"found-{thing}" for thing in FOUND), *(f"have-{thing}" for thing in HELD)}
    assert atoms == {*facts_asked(), *things}
    assert joints == {"is", "not", "all", "any"}


EXAMPLE_WORDS: Final = (
    ("go up", "0 arrived-land"),
    ("blow up; go up", "1 carried-delta"),
    ("shoot left; go up", "0 scream, 0 arrived-pit, 1 told-wounded, 1 may-order 1"),
    ("status", "1 status wounded 2 bullets 3 bombs"),
    ("order a3", "1 ordered"),
    ("go up", "1 arrived-hospital, 1 healed"),
    ("go right", "0 hit-wall"),
    ("go up; blow up", "1 arrived-land, 1 found-treasure 1, 1 took-treasure"),
    ("blow right; go right", "0 hit-wall"),
)


def test_the_documents_example_is_answered_as_there() -> None:
    """Beside what the document leaves out: that each action begins, and that a blast is done."""
    plan, options, seats, moves = GRAND_GAMES["example"]
    lines = [line.strip() for line in moves.split("\n") if line.strip()]
    told = play(plan, seats=seats, **options)
    problems = LABYRINTH.validate(told.rules, told.plan)
    assert not [problem for problem in problems if problem.severity == "error"]
    for line in lines[:4]:
        told.tell(f"{'chance' if told.turn == CHANCE else told.turn}: {line}")
    assert [request for request, _ in EXAMPLE_WORDS] == lines[4:]
    for request, answer in EXAMPLE_WORDS:
        told.tell(f"{told.turn}: {request}")
        words = [each for each in told.last if each.split()[1] not in ("acts", "blast-told")]
        assert ", ".join(words) == answer
