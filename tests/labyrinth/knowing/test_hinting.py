"""Hints: that something can be known, where, what and why, at last a move with a true reason."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from gamemaster import knowing
from gamemaster.core import replies
from gamemaster.core.game import CHANCE
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.replies import Advised, HintedFact
from tests.campaigns import sampled, times
from tests.labyrinth.drawing import draw, rules_for
from tests.labyrinth.knowing.test_mind import known, listening
from tests.labyrinth.reasoner.games import CLASSIC, Heard, claims, play
from tests.strictly import hold

PLAN = """
        a   b   c
      +---+---+---+
    1 | . | .   A |
      +   +   +---+
    2 | H   .   .
      +   +   +---+
    3 | .   p1  p2|
      +---+---+---+
    treasure b1
    """


def hint(table: Table, step: int, help_: str = "notebook") -> Any:
    """The answer to the one who is to move, and whose page helps so far."""
    seat = table.turn or 0
    seen = table.observe(seat)
    offers = [
        {"move": o.move, "do": o.do, "target": dict(o.target), "part": o.part} for o in seen.offers
    ]
    letter = {"type": "hint", "step": step, "offers": offers, "help": help_}
    reply = json.loads(knowing.ask(json.dumps(letter)))
    hold(replies.Hinted, reply)
    return reply


def told(*moves: str, **options: Any) -> Heard:
    """A game on the drawn plan with these moves, heard by the mind of its only player."""
    plan = draw(PLAN)
    rules = rules_for(plan, bombs=0, bullets=0, false_treasures=0, **options)
    table = Table(LABYRINTH, rules, plan, [Player("Anna", "red")], "hints")
    for move in moves:
        assert table.submit(0, move, table.version) is None, move
    game = Heard(rules, table)
    known(listening(game, 0, [*game.heard(0)]))
    return game


def test_where_the_exit_is_known_and_the_treasure_in_hand_the_way_out_is_advised() -> None:
    game = told("start c2", "go left", "go up")
    assert game.table.observe(0).view["pawns"][0]["treasures"] == 1
    reply = hint(game.table, 4)
    hold(Advised, reply["advice"])
    assert reply["next"] is None
    met = told("start c2", "go right", "go left", "go up", "go down")
    assert hint(met.table, 4)["advice"]["move"] == "go right"


def test_a_reason_names_what_the_move_leads_to() -> None:
    """The treasure was seen, but a wounded player can't take it: the hospital comes first."""
    game = told("start a1")
    advice = hint(game.table, 4)["advice"]
    assert advice["why"] in ("explore", "edge")
    assert advice["actions"] == [{"do": "go", "side": advice["move"].split()[1]}]


@pytest.mark.parametrize("name", sampled(["quest-easy", "classic", "grand-simple"], 2))
def test_what_is_hinted_at_is_true_proved_and_not_on_the_paper(name: str) -> None:
    found = 0
    for number in range(times(2, 60)):
        game = play(PRESETS[name], f"hints/{number}", 14)
        if game.table.over:
            continue
        seat = game.table.turn or 0
        known(listening(game, seat, [*game.heard(seat)]))
        first, where, what = (hint(game.table, step) for step in (1, 2, 3))
        assert first["square"] is first["fact"] is where["fact"] is None
        if not first["news"]:
            assert (first["next"], where["square"], what["fact"]) == (4, None, None)
            continue
        found += 1
        hold(HintedFact, what["fact"])
        assert [each["next"] for each in (first, where, what)] == [2, 3, 4]
        fact = what["fact"]
        assert where["square"] == what["square"] == {"row": fact["row"], "col": fact["col"]}
        true = {text for text, holds in claims(game.state) if holds}
        assert fact["claim"] in true
        reasoner = game.reasoner(seat)
        assert reasoner.judge(fact["claim"]).answer == "certain"
        notebook = game.table.observe(seat).view["notebook"]
        for piece in notebook["fragments"]:
            for side in piece["sides"] if piece["anchored"] else ():
                here = (side["row"], side["col"], side["side"]) == (
                    *(fact["row"], fact["col"]),
                    fact["side"],
                )
                assert not here or side.get("doubtful")
    assert found > 0


@pytest.mark.parametrize("help_", ["blank", "scribe"])
def test_less_on_the_paper_is_more_to_be_hinted_at(help_: str) -> None:
    """What was literally said is known without hints; what follows from it is news."""
    more = 0
    for number in range(times(2, 30)):
        for level in ("notebook", help_):
            game = play(replace(CLASSIC, help=level), f"paper/{number}", 9)  # type: ignore[arg-type]
            known(listening(game, 0, [*game.heard(0)]))
            more += hint(game.table, 1, level)["news"] * (1 if level == help_ else -1)
    assert more > 0


def test_where_all_that_is_proved_is_drawn_a_move_is_all_there_is() -> None:
    game = play(replace(CLASSIC, help="proofs"), "proofs", 8)
    known(listening(game, game.table.turn or 0, [*game.heard(game.table.turn or 0)]))
    reply = hint(game.table, 1, "proofs")
    assert (reply["step"], reply["next"]) == (4, None)
    assert reply["advice"]["move"]


@pytest.mark.parametrize(("allowed", "wanted"), [("proofs", "notebook"), ("notebook", "blank")])
def test_who_wants_less_help_is_hinted_at_what_is_not_on_his_own_paper(
    allowed: str, wanted: str
) -> None:
    """As at a table that allows no more than that; and nobody gets more than is allowed."""
    news = 0
    for number in range(times(2, 30)):
        answers = []
        for level, own in ((allowed, wanted), (wanted, wanted), (wanted, allowed)):
            game = play(replace(CLASSIC, help=level), f"lesser/{number}", 9)  # type: ignore[arg-type]
            known(listening(game, 0, [*game.heard(0)]))
            answers.append([hint(game.table, step, own) for step in (1, 2, 3)])
        assert answers[0] == answers[1] == answers[2]
        news += answers[0][0]["news"]
    assert news > 0


@pytest.mark.parametrize("name", sampled(["classic", "school", "grand", "quest-hard"], 2))
def test_every_move_that_is_advised_can_be_made(name: str) -> None:
    game = play(PRESETS[name], "advised", 6, seats=3)
    table = game.table
    for _ in range(times(2, 60)):
        if table.over or table.turn is None:
            break
        known(listening(game, table.turn, [*game.heard(table.turn)]))
        advice = hint(table, 4)["advice"]
        hold(Advised, advice)
        assert table.submit(table.turn, advice["move"], table.version) is None


@pytest.mark.rule("G-3")
def test_twin_worlds_are_hinted_at_alike() -> None:
    """Another labyrinth that sounds the same to a seat gives the same hints, byte for byte."""
    twins = 0
    for number in range(times(2, 60)):
        game = play(CLASSIC, f"twins/{number}", 10)
        seat = game.table.turn or 0
        counters = map(game.reasoner(seat).otherwise, [text for text, _ in claims(game.state)][:30])
        counter = next((each for each in counters if each is not None), None)
        if counter is None or counter.plan == game.table.plan:
            continue
        twin = play(game.rules, game.table.seed, 0, plan=counter.plan)
        for who, text in game.table.entries:
            if who != CHANCE:
                assert twin.table.submit(who, text, twin.table.version) is None
        answers = []
        for world in (game, twin):
            known(listening(world, seat, [*world.heard(seat)]))
            answers.append([hint(world.table, step) for step in (1, 2, 3, 4)])
        assert json.dumps(answers[0]) == json.dumps(answers[1])
        twins += 1
    assert twins > 0


@pytest.mark.parametrize(
    "change",
    [{"step": 0}, {"step": 5}, {"offers": [{"move": "go up"}]}, {"plan": "x"}, {"help": "all"}],
)
def test_junk_is_refused_by_name(change: dict[str, Any]) -> None:
    game = told("start a1")
    letter = {"type": "hint", "step": 1, "offers": [], "help": "notebook"} | change
    reply = json.loads(knowing.ask(json.dumps(letter)))
    assert reply["key"] == "refused-message-broken"
    assert not hint(game.table, 1)["news"]
