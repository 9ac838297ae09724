"""The terminal's sentences are the page's: both are formed from the same catalogs."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from builder import tools
from builder.places import Places
from gamemaster.core.game import Said
from gamemaster.games import GAMES
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.move_text import FOUND, HELD, facts_asked
from gamemaster.terminal import catalogs
from gamemaster.terminal.words import Words
from tests.golden.texts import GOLDEN

ROOT: Final = Path(__file__).resolve().parents[2]
PLACES: Final = Places(ROOT)
TOLD: Final = re.compile(r"^ *(?:all|refused|-?\d+(?:,\d+)*) ([a-z-]+) (\{.*\})$", re.MULTILINE)
LANGUAGES: Final = catalogs.languages()


@cache
def statements() -> list[dict[str, Any]]:
    """All that players hear in the transcripts that are kept, each once."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*.txt")))
    found = {line: None for text in texts for line in TOLD.findall(text)}
    return [{"key": key, "args": json.loads(args)} for key, args in found]


def rule_sets() -> list[dict[str, Any]]:
    """One rule set of every family, and one for each thing else that words depend on."""
    sets = [game.write_rules(rules) for game in GAMES.values() for rules in game.presets().values()]
    return list({tuple(rules.get(name) for name in TERMS): rules for rules in sets}.values())


TERMS: Final = ("preset", "goal", "current")


def page_says(
    language: str, rules: list[dict[str, Any]], said: list[dict[str, Any]]
) -> list[list[str]]:
    node = tools.ensure_node(PLACES).node
    done = subprocess.run(
        [node, ROOT / "tests/js/words/sentences.mjs"],
        input=json.dumps({"language": language, "rules": rules, "statements": said}),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    told: list[list[str]] = json.loads(done.stdout)
    return told


def compare(language: str, said: list[dict[str, Any]]) -> list[str]:
    rules = rule_sets()
    here: list[str] = []
    for terms, page in zip(rules, page_says(language, rules, said), strict=True):
        words = Words(language, terms)
        for one, sentence in zip(said, page, strict=True):
            here.append(words.refusal(Said(one["key"], one["args"])))
            assert here[-1] == sentence, (terms["preset"], one)
    return here


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_that_is_kept_sounds_as_in_the_page(language: str) -> None:
    assert len(statements()) > 1000
    told = compare(language, statements())
    assert not [sentence for sentence in told if re.search("[‹{⁨]", sentence)]


def conditions() -> list[dict[str, Any]]:
    """Every fact and its opposite, alone and joined."""
    things = [*(f"found-{one}" for one in FOUND), *(f"have-{one}" for one in HELD)]
    facts: list[dict[str, Any]] = [{"is": one} for one in (*facts_asked(), *things)]
    both = {"all": facts[:3]}
    either = {"any": [both, *facts[3:5], {"not": facts[5]}]}
    return [*facts, *({"not": one} for one in facts), both, either, {"not": either}]


MOVES: Final = (
    "shoot left; go up",
    "shoot up 2 player 2; flow",
    "go up by-boat hands-off tell wall cell found health",
    "dark go left; dark throw corpse down; leave bombs; take treasure 2",
    "if not (wall or found mine) and healthy { mine here } else { skip; status }; loop",
    "bet red 1",
    "bet 17 25",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_and_every_kind_of_argument_sounds_as_in_the_page(language: str) -> None:
    said: list[dict[str, Any]] = [
        {"key": "requested", "args": {"seat": 7, "actions": told}}
        for told in (LABYRINTH.tell_move(LABYRINTH.read_move(move)) for move in MOVES)
    ]
    for condition in conditions():
        told = {"if": condition, "then": [{"do": "loop"}], "else": []}
        said.append({"key": "acts", "args": {"seat": 0, "action": told}})
    counts = (0, 1, 2, 5, 11, 21, 999, 1000, 1001, 12345, 1234567, -1, -1000)
    said += [{"key": "draw", "args": {"rounds": rounds}} for rounds in counts]
    for holes in ([], ["a1"], ["a1", "b2"], ["a1", "b2", "c3"]):
        size = {"rows": 4, "cols": 5, "players": 2, "floors": 3, "limit": 1200, "heal_moves": 0}
        said.append({"key": "opened", "args": {**size, "holes": holes}})
    for right, down, floors in ((0, 0, 1), (-1, 2, 0), (3, -11, -1), (0, 0, 0)):
        way = {"seat": 1, "thing": "key", "right": right, "down": down, "floors": floors}
        said.append({"key": "leprechaun-met", "args": way})
    hits = ({"seat": 0, "hit": [0, 1], "bear": bear} for bear in (True, False))
    said += [{"key": "shot-hit", "args": args} for args in hits]
    said.append({"key": "wounded", "args": {"seat": -1, "nothing": None}})
    said.append({"key": "no-such-message", "args": {}})
    said.append({"key": "illegal-move-brace", "args": {"column": 3, "wanted": ["}", ";"]}})
    compare(language, said)


def test_a_long_move_is_repeated_as_a_whole() -> None:
    step = "dark throw treasure right"
    move = LABYRINTH.tell_move(LABYRINTH.read_move("; ".join(["go up", *[step] * 23])))
    said = [{"key": "requested", "args": {"seat": 0, "actions": move * 3}}]
    assert len(compare("ru", said)[0]) > 2500


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_terminal_says_by_itself_sounds_as_in_any_language(language: str) -> None:
    """Its own catalog is read by the page's library, too: the tests of catalogs hold it."""
    source = (catalogs.FOLDER / language / "terminal.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z-]+) =", source, re.MULTILINE)
    args = dict.fromkeys(re.findall(r"\$([a-z]+)", source), "…")
    assert len(keys) > 20
    told = compare(language, [{"key": key, "args": args} for key in keys])
    assert not [sentence for sentence in told if re.search("[‹{⁨]", sentence)]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": ".."}, "en"),
    ],
)
def test_the_locale_names_the_language(environment: dict[str, str], language: str) -> None:
    assert catalogs.preferred(environment) == language
