"""After the game: what could be known and when, what was idle, luck, and the shortest way."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from gamemaster import reviewing
from gamemaster.core import record, replies
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.forgetful import Forgetful
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import EXIT, SIDE_NAMES
from gamemaster.labyrinth.hindsight import par
from gamemaster.labyrinth.knowing.reviewing import luck_of, moments
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.weighing import Weigher
from gamemaster.labyrinth.replies import Measure, Reviewed, ReviewPoint
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import deep, sampled, times
from tests.labyrinth.drawing import draw, rules_for
from tests.labyrinth.reasoner.games import CLASSIC, ends, play
from tests.strictly import hold

PLAN = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   A   p1|
      +   +   +---+   +
    2 | H   D   <   .
      +---+   +   +---+
    3 | .   . | .   . |
      +   +---+   +   +
    4 | .   .   .   p2|
      +---+---+---+---+
    key a3
    """
"""The exit is at the right of d2."""


def ask(**message: Any) -> Any:
    return json.loads(reviewing.ask(json.dumps(message)))


def reviewed(
    table: Table, seat: int = 0, drawn: Sequence[Mapping[str, Any]] = ()
) -> tuple[Any, list[ReviewPoint], Reviewed]:
    """A game that is over, looked through to its end."""
    begun = ask(type="review", record=record.save(table), seat=seat, drawn=drawn)
    hold(replies.ReviewBegun, begun)
    hold(Measure, begun["measure"])
    points = []
    for at in range(begun["steps"] + 1):
        reply = ask(type="go-on")
        hold(replies.ReviewStep, reply)
        assert (reply["at"], reply["done"]) == (at, at == begun["steps"])
        if reply["point"] is not None:
            hold(ReviewPoint, reply["point"])
            points.append(reply["point"])
    end = ask(type="conclude")
    hold(Reviewed, end["review"])
    return begun["measure"], points, end["review"]


def whole(rules: Rules, seats: int) -> Table:
    """A game that bots have played to its end: the first of them roams."""
    colours = ("red", "blue")[:seats]
    table = Table.open(LABYRINTH, rules, [Player(c, c, "mapper") for c in colours], "whole")
    bots = (Forgetful(), Mapper())
    while table.turn is not None:
        table.let_bot_move(bots[table.turn])
    return table


def played(*moves: str) -> Table:
    """A quest on the drawn plan."""
    plan = draw(PLAN)
    rules = rules_for(plan, preset="quest-easy")
    table = Table(LABYRINTH, rules, plan, [Player("Anna", "red")], "review", origin="text")
    for move in moves:
        refusal = table.submit(0, move, table.version)
        assert refusal is None, f"{move}: {refusal}"
    return table


def test_the_shortest_way_is_that_of_who_knows_the_plan() -> None:
    """From b3 to the key in a3, and back by b2, b1, c1 … to the exit in d2."""
    plan = draw(PLAN)
    rules = rules_for(plan, preset="quest-easy")
    near, far = (par(rules, plan, cell) for cell in ("a3", "a1"))
    assert near is not None
    assert far is not None
    table = played("start a1")
    assert table.observe(0).view["pawns"][0]["start"] == "a1"
    assert far > 6, "three steps to the key, and more to the exit"
    assert abs(far - near) <= 5


def test_walking_into_a_wall_that_is_certain_tells_nothing_new() -> None:
    table = played("start a1", "go up", "go up", "go right")
    weigher = Weigher(table.rules, 1, 0, LABYRINTH.generate)
    heard = table.observe(0).heard
    for end in ends(heard):
        weigher.hear(heard[:end])
    known = [each.foregone for each in weigher.weights if each is not None]
    assert known[-3:] == [False, True, False], "a1 has no way up; that it is so was new once"
    blocked = [each.chance for each in weigher.weights if each is not None][-3]
    assert blocked is not None
    assert 0 < blocked < 1


@pytest.mark.parametrize("name", sampled(["quest-easy", "classic", "school"], 1))
def test_what_tells_nothing_new_would_be_answered_alike_in_every_possible_world(name: str) -> None:
    """By counter-labyrinths of the time before, which the engine itself plays on."""
    foregone = 0
    for number in range(times(1, 40)):
        game = play(PRESETS[name], f"foregone/{number}", 26, seats=1)
        heard = game.heard(0)
        weigher = Weigher(game.rules, 1, 0, LABYRINTH.generate)
        before: tuple[str, ...] = ()
        for at, end in enumerate(ends(heard)):
            weigher.hear(heard[:end])
            after = weigher.certain()
            weight = weigher.weights[-1] if weigher.weights else None
            if weight is not None and weight.foregone:
                foregone += 1
                lasting = [c for c in after if c.split()[0] in ("side", "cell", "flow", "loop")]
                assert {*lasting} <= {*before}, f"request {at} of {number} told something"
            before = after
    assert foregone > 0


def test_figures_of_a_whole_game() -> None:
    table = whole(PRESETS["quest-easy"], 1)
    assert table.over
    measure, points, told = reviewed(table)
    assert told["whole"]
    assert measure["moves"] == table.observe(0).view["pawns"][0]["turns"]
    assert measure["won"] is (table.last_word is not None and table.last_word.key == "won")
    assert measure["par"] is not None
    assert measure["par"] <= measure["moves"]
    sizes = [point["certain"] for point in points]
    assert sizes == sorted(sizes), "what is certain of a plan that nobody changes stays certain"
    assert all(point["shown"] <= point["certain"] <= told["facts"] for point in points)
    assert told["requests"] == sum(point["own"] for point in points)
    assert told["idle"] == [point["at"] for point in points if point["idle"]]
    for what in (told["exit"], told["treasure"]):
        assert what["known"] is not None
        assert what["shown"] is None or what["shown"] >= what["known"] or what is told["treasure"]
    luck = told["luck"]
    assert luck["passed"] <= luck["steps"]
    assert 0 < luck["expected"] < luck["steps"]
    assert 0 < len(told["moments"]) <= 3
    assert [each["at"] for each in told["moments"]] == sorted(
        {each["at"] for each in told["moments"]}
    )


def test_every_seat_has_a_review_of_its_own() -> None:
    table = whole(CLASSIC, 2)
    for seat in (0, 1):
        measure, points, told = reviewed(table, seat)
        assert measure["mapper"] is None, "it is measured by the mapper who plays alone"
        assert told["requests"] == sum(
            said.key == "requested" and said.args["seat"] == seat
            for said in table.observe(seat).heard
        )
        assert points[-1]["certain"] > points[0]["certain"]


def point(at: int, **more: Any) -> ReviewPoint:
    made: dict[str, Any] = {"at": at, "own": True, "certain": 5, "shown": 5, "idle": False}
    made |= {"chance": None, "passed": True} | more
    return made  # type: ignore[return-value]


def test_luck_is_what_was_let_through_beyond_what_was_to_be_expected() -> None:
    points = [point(1, chance=0.5), point(2, chance=0.2), point(3, chance=0.8, passed=False)]
    assert luck_of([*points, point(4)]) == {"steps": 3, "passed": 2, "expected": 1.5}


def test_the_most_instructive_moments_come_first_and_at_different_times() -> None:
    never = {"known": None, "shown": None}
    points = [
        point(1),
        point(2, certain=9, shown=9),
        point(3, idle=True, passed=False, certain=9, shown=5),
        point(4, chance=0.1, certain=9, shown=9),
        point(5, certain=9, shown=9),
    ]
    keys = [each["key"] for each in moments(points, {"known": 2, "shown": 5}, never)]  # type: ignore[arg-type]
    assert keys == ["exit-shown-late", "known-wall", "lucky"]
    assert moments([point(1), point(2)], never, never) == []  # type: ignore[arg-type]


def test_only_a_game_that_is_over_is_looked_through_and_junk_is_refused() -> None:
    running = played("start a1")
    assert (
        ask(type="review", record=record.save(running), seat=0, drawn=[])["key"]
        == "refused-not-over"
    )
    over = whole(PRESETS["quest-easy"], 1)
    assert ask(type="review", record=record.save(over), seat=7, drawn=[])["key"] == "refused-seat"
    assert ask(type="review", record="{}", seat=0, drawn=[])["type"] == "refused"
    assert ask(type="review", seat=0)["key"] == "refused-message-broken"
    assert ask(type="reveal")["key"] == "refused-message-broken"


@deep("three more reviews")
def test_what_was_drawn_by_hand_was_on_the_paper_as_long_as_it_stood_there() -> None:
    table = whole(replace(PRESETS["classic"], help="scribe"), 1)
    _, bare, told = reviewed(table)
    known = told["exit"]["known"]
    assert known is not None
    assert told["exit"]["shown"] != known
    plan = table.plan
    name = next(
        f"side {plan.name(cell)} {SIDE_NAMES[way]} exit"
        for cell in plan.cells()
        for way in range(4)
        if plan.side(cell, way) == EXIT
    )
    always = {"claim": name.upper(), "heard": 0, "until": None}
    _, drawn, after = reviewed(table, drawn=[always])
    assert after["exit"] == {"known": known, "shown": known}
    gained = [one["shown"] - other["shown"] for one, other in zip(drawn, bare, strict=True)]
    assert {*gained} == {0, 1}
    assert [each["certain"] for each in drawn] == [each["certain"] for each in bare]
    _, rubbed, _ = reviewed(table, drawn=[{**always, "until": 1}])
    assert [each["shown"] for each in rubbed] == [each["shown"] for each in bare]
    wrong = {"claim": "cell a1 castle", "heard": 0, "until": None}
    begun = ask(type="review", record=record.save(table), seat=0, drawn=[wrong])
    assert begun["type"] == "review"
    assert ask(type="go-on")["key"] == "illegal-claim"


def test_what_stands_on_loose_scraps_is_certain_too() -> None:
    """Of a quest one knows for long what is beside one, and not where that lies."""
    _, points, _ = reviewed(whole(PRESETS["quest-easy"], 1))
    early = points[2]
    assert early["certain"] > 0
    assert early["shown"] > 0
