"""The worker that thinks answers alike in worlds that sound alike, whatever it is asked (Rule G-3).

The twins are counter-labyrinths: another plan, on which a seat hears the same to the last word.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

import pytest

from gamemaster import knowing, reviewing
from gamemaster.core import record
from gamemaster.core.advice import ADVICE
from gamemaster.core.game import CHANCE
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.reasoner import UNPROVED, Reasoner, Verdict
from tests.campaigns import sampled, times
from tests.labyrinth.knowing.test_mind import known, listening
from tests.labyrinth.reasoner.games import Heard, claims, play
from tests.secrecy.twins import COLOURS

NAMES: Final = ("classic", "quest-easy", "grand-simple")
CLAIMS: Final = 40
"""Asked for a twin in each game."""
MARKS: Final = 12


def twins(
    name: str, moves: int, *, seats: int, whole: bool = False
) -> Iterator[tuple[Heard, Heard]]:
    """Games, `whole` ones if need be, and others in which the first seat hears the same."""
    rules = replace(PRESETS[name], void_starts=False)
    for number in range(times(4, 60)):
        game = play(rules, f"minds/{name}/{number}", moves, seats=seats)
        if whole and not game.table.over:
            continue
        twin = twin_of(game)
        if twin is not None:
            yield laid_again(game, game.table.plan), twin


def twin_of(game: Heard) -> Heard | None:
    """The same requests on another plan: the first seat hears the same; None: none is found."""
    reasoner = game.reasoner()
    for text, _ in [*claims(game.state)][:CLAIMS]:
        counter = reasoner.otherwise(text)
        if counter is None or counter.plan == game.table.plan:
            continue
        twin = laid_again(game, counter.plan)
        if twin.heard(0) == game.heard(0):
            return twin
    return None


def laid_again(game: Heard, plan: Plan) -> Heard:
    """The same requests on a plan, as long as they can be made there."""
    players = [Player(colour, colour) for colour in COLOURS[: game.seats]]
    table = Table(LABYRINTH, game.rules, plan, players, game.table.seed, origin="text")
    for who, move in game.table.entries:
        if who != CHANCE and table.submit(who, move, table.version) is not None:
            break
    return Heard(game.rules, table)


def answers(game: Heard, texts: Sequence[str]) -> Iterator[Any]:
    """All that a mind says about what the first seat heard, and about some claims."""
    yield known(listening(game, 0, [*game.heard(0)]))
    drawn = [
        {"claim": text, "heard": at + 1} for at, text in enumerate(texts[:: len(texts) // MARKS])
    ]
    yield ask(type="judge", marks=drawn)
    for count in range(1, len(drawn), 4):
        yield ask(type="clash", marks=drawn[:count])
    for mark in drawn[::3]:
        yield ask(type="why", claim=mark["claim"])
        yield ask(type="suppose", claim=mark["claim"])
    yield ask(type="ask", piece=0, row=0, col=0)
    offers = [
        {"move": o.move, "do": o.do, "target": dict(o.target), "part": o.part}
        for o in game.table.observe(0).offers
    ]
    for step in (1, 2, 3, 4):
        yield ask(type="hint", step=step, offers=offers, help="notebook")


def ask(**message: Any) -> Any:
    return json.loads(knowing.ask(json.dumps(message)))


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("name", sampled(NAMES, 2))
def test_marks_hints_and_reasons_are_those_of_the_mailbox(name: str) -> None:
    pairs = 0
    for game, twin in twins(name, 10, seats=2):
        texts = [text for text, _ in claims(game.state)]
        said = [json.dumps([*answers(world, texts)]) for world in (game, twin)]
        assert said[0] == said[1]
        pairs += 1
    assert pairs


def test_a_mind_that_saw_the_plan_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    for pair in twins("classic", 10, seats=2):
        texts = [text for text, _ in claims(pair[0].state)]
        said = []
        for world in pair:
            seen = {
                text: Verdict("certain" if holds else "impossible", proved=True)
                for text, holds in claims(world.state)
            }
            monkeypatch.setattr(
                Reasoner, "judge", lambda _, text, seen=seen: seen.get(text, UNPROVED)
            )
            said.append(json.dumps([*answers(world, texts)]))
        if said[0] != said[1]:
            return
    raise AssertionError("nobody noticed")


@pytest.mark.rule("G-3")
def test_a_game_that_is_over_is_looked_through_by_what_was_heard() -> None:
    """But for where the exits and the treasure were: that is told of a game that is over."""
    pairs = [*islice(twins("quest-easy", 200, seats=1, whole=True), times(1, 10))]
    assert len(pairs) == times(1, 10)
    for one, other in pairs:
        assert reviewed(one) == reviewed(other)


def reviewed(game: Heard) -> str:
    """All points of a finished game, and what is made of them."""

    def look(**message: Any) -> Any:
        return json.loads(reviewing.ask(json.dumps(message)))

    drawn = [{"claim": "cell a1 land", "heard": 3, "until": None}]
    saved = record.save(game.table)
    steps = look(type="review", record=saved, seat=0, drawn=drawn)["steps"]
    points = [look(type="go-on") for _ in range(steps + 1)]
    told = look(type="conclude")["review"]
    return json.dumps([points, {key: told[key] for key in ("requests", "idle", "luck", "whole")}])


@pytest.mark.rule("G-3")
def test_who_takes_a_hint_tells_others_no_more_than_that() -> None:
    people = [Player("Anna", "red"), Player("Boris", "blue")]
    asked, quiet = (
        Table.open(LABYRINTH, replace(PRESETS["classic"], advice="always"), people, "hints")
        for _ in range(2)
    )
    assert asked.submit(0, ADVICE, asked.version) is None
    assert asked.entries[-1] == (0, ADVICE), "what was told stands in no record"
    for listener in (1, None):
        one, other = asked.observe(listener), quiet.observe(listener)
        news = [said.key for said in one.heard if said not in other.heard]
        assert news == ["advised"]
        assert (one.view, one.offers) == (other.view, other.offers)
