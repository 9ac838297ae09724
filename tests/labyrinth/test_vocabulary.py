"""The words that a rule set knows: refusals name no others, and complete no others in the page."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gamemaster.core.game import Game
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.move_text import ACTIONS, COMPOSED, FOUND, HELD, atoms
from gamemaster.labyrinth.moves import THINGS
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.vocabulary import KNOWN_IF

RULE_SETS = [(game, rules) for game in GAMES.values() for rules in game.presets().values()]


def table_of(game: Game[Any, Any, Any, Any], rules: Any) -> Table:
    least, _ = game.seats(rules)
    players = [Player(f"{at}", "red") for at in range(max(2, least))]
    return Table.open(game, rules, players, "words")


def wanted(preset: str, text: str, **options: Any) -> list[str]:
    """The words that could stand where a text goes wrong."""
    table = table_of(LABYRINTH, replace(PRESETS[preset], **options))
    while table.turn is None or table.observe(table.turn).offers[0].do == "start":
        assert table.turn is not None
        table.submit(table.turn, table.observe(table.turn).offers[table.turn].move, table.version)
    _, refusal = table.consider(table.turn, text)
    assert refusal is not None
    found: list[str] = refusal.args["wanted"]
    return found


@pytest.mark.parametrize(
    ("preset", "verbs"),
    [
        ("classic", "go loop shoot blow"),
        ("school", "go flow loop shoot blow"),
        ("school-floors", "go flow loop lift shoot blow"),
        ("quest-hard", "go loop skip shoot stab blow cement status"),
        (
            "grand",
            "go flow loop skip shoot blow mine leave throw take status dark if",
        ),
    ],
)
def test_only_verbs_of_the_rule_set_are_wanted(preset: str, verbs: str) -> None:
    assert wanted(preset, "dance") == verbs.split()


def test_an_option_brings_its_words_and_takes_them_away() -> None:
    assert wanted("classic", "go up now") == []
    assert wanted("classic", "go up now", boats=1) == ["by-boat"]
    assert {"skip", "stab"} <= set(wanted("classic", "dance", skips=True, knives=1))
    assert wanted("grand", "go up now") == ["hands-off", "tell", ";"]
    assert wanted("grand", "go up now", semidark=False) == ["hands-off", ";"]
    mines = {"mines": False, "arsenal_mines": False}
    assert "mine" in wanted("grand", "leave it")
    assert "mine" not in wanted("grand", "leave it", **mines)
    assert "mine" not in wanted("grand", "if found it", **mines)
    assert "encephalitis" not in wanted("grand", "if it", encephalitis=0)


@pytest.mark.parametrize(("game", "rules"), RULE_SETS, ids=lambda each: getattr(each, "preset", ""))
def test_nothing_that_is_offered_is_foreign(game: Game[Any, Any, Any, Any], rules: Any) -> None:
    table, rng = table_of(game, rules), Random(1)
    foreign = game.foreign(rules, table.plan)
    while table.turn is not None and table.version < 60:
        offers = table.observe(table.turn).offers
        words = {word for offer in offers for word in re.findall(r"[^\s;]+", offer.move)}
        assert not words & foreign
        move = rng.choice([offer.move for offer in offers if not offer.part])
        assert table.submit(table.turn, move, table.version) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_a_foreign_verb_is_no_move(preset: str) -> None:
    table = table_of(LABYRINTH, PRESETS[preset])
    foreign = LABYRINTH.foreign(PRESETS[preset], table.plan)
    while table.turn is not None and table.observe(table.turn).offers[0].do == "start":
        table.submit(table.turn, table.observe(table.turn).offers[table.turn].move, table.version)
    assert table.turn is not None
    objects = ("", " up", " here", " corpse", " corpse up")
    for verb in foreign & set(ACTIONS):
        texts = [f"{verb}{rest}" for rest in objects]
        for text in [*texts, *(f"{text}; go up" for text in texts)]:
            _, refusal = table.consider(table.turn, text)
            assert refusal is not None, text


def test_every_word_that_depends_on_options_is_one_of_the_text_form() -> None:
    joints = {"by-boat", "hands-off", "dark", "tell", "if", "else", ";"}
    assert set(KNOWN_IF) <= {*COMPOSED, *atoms(), *FOUND, *HELD, *THINGS, *joints}
