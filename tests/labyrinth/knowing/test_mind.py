"""What a mailbox lets its owner know: it is true, it is new, and it is of the mailbox alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gamemaster import knowing
from gamemaster.core import replies
from gamemaster.core.game import CHANCE, Said
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.heard.fragments import PLAN
from gamemaster.labyrinth.knowing.inking import STANDS, Paper
from gamemaster.labyrinth.knowing.mind import LabyrinthMind
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.replies import AskedFact, LabyrinthTruth, Marks
from tests.campaigns import sampled, times
from tests.labyrinth.drawing import draw
from tests.labyrinth.reasoner.games import CLASSIC, Heard, claims, ends, play
from tests.strictly import hold

SETS = ("classic", "quest-easy", "quest-hard", "school", "grand-simple")
GAMES = times(1, 60)


def listening(game: Heard, seat: int, heard: list[Said], since: int = 0, **more: Any) -> str:
    """The letter with which a page hands over a mailbox."""
    letter = {
        "type": "listen",
        "game": "labyrinth",
        "rules": LABYRINTH.write_rules(game.rules),
        "seats": game.seats,
        "seat": seat,
        "since": since,
        "heard": [{"key": said.key, "args": said.args} for said in heard[since:]],
        "struck": [],
    }
    return json.dumps(letter | more)


def known(text: str) -> Any:
    """The answer to a letter, in its form."""
    reply = json.loads(knowing.ask(text))
    assert reply["type"] == "known", reply
    hold(replies.Known, reply)
    hold(Marks, reply["marks"])
    return reply


def claimed(game: Heard, marks: Marks) -> Iterator[str]:
    """The claims that marks make."""
    paper = Paper(game.table.observe(0).view)  # type: ignore[arg-type]
    for cell in marks["cells"]:
        name = paper.name(cell["row"], cell["col"])
        yield f"cell {name} {cell['cell']}"
        if cell["flow"]:
            yield f"flow {name} {cell['flow']}"
    for side in marks["sides"]:
        yield f"side {paper.name(side['row'], side['col'])} {side['side']} {STANDS[side['is']]}"
    for pawn in marks["pawns"]:
        yield f"at {pawn['seat'] + 1} {paper.name(pawn['row'], pawn['col'])}"
    for link in marks["links"]:
        ends = (paper.name(link[end]["row"], link[end]["col"]) for end in ("from", "to"))
        yield " ".join(("loop", *ends))


@pytest.mark.parametrize("name", sampled(SETS, 2))
def test_every_mark_is_true_and_none_stands_in_the_notebook_already(name: str) -> None:
    for number in range(GAMES):
        game = play(PRESETS[name], f"mind/{number}", 14)
        heard = [*game.heard(0)]
        mind = LabyrinthMind(LABYRINTH.write_rules(game.rules), game.seats, 0)
        for end in ends(heard):
            mind.listen(heard[:end])
            mind.marks()
        marks = mind.marks()
        true = {text for text, holds in claims(game.state) if holds}
        assert not [text for text in claimed(game, marks) if text not in true]
        notebook = game.table.observe(0).view["notebook"]
        [shown] = [each for each in notebook["fragments"] if each["anchored"]] or [{"cells": []}]
        drawn = {(cell["row"], cell["col"]): cell for cell in shown["cells"]}
        for cell in marks["cells"]:
            there = drawn.get((cell["row"], cell["col"]))
            assert there is None or there["cell"] is None or (cell["flow"] and not there["flow"])


@pytest.mark.parametrize("name", ["classic", "quest-easy"])
def test_marks_go_beyond_the_notebook(name: str) -> None:
    """What rules of thumb don't find: in some game there is something."""
    found = 0
    for number in range(times(4, 6)):
        game = play(PRESETS[name], f"beyond/{number}", 30)
        marks = known(listening(game, 0, [*game.heard(0)]))["marks"]
        found += len(marks["cells"]) + len(marks["sides"]) + len(marks["links"])
    assert found > 0


@pytest.mark.parametrize("name", sampled(["classic", "quest-easy", "school"], 2))
def test_a_loose_piece_can_still_lie_where_it_lies(name: str) -> None:
    """Exact counts are no larger than the notebook's, and the true place is among them."""
    narrower = 0
    for number in range(times(3, 100)):
        game = play(PRESETS[name], f"loose/{number}", 12 + 3 * number)
        told = game.table.observe(0).view["notebook"]["fragments"]
        loose = {each["id"]: each for each in told}
        marks = known(listening(game, 0, [*game.heard(0)]))["marks"]
        for each in marks["places"]:
            piece = loose[each["fragment"]]
            assert 1 <= each["places"] <= piece["places"]
            narrower += each["places"] < piece["places"]
            if each["at"]:
                pawn = piece["pawns"][0]
                cell = game.state.pawns[pawn["seat"]].cell
                row, col = divmod(cell, game.rules.cols)
                assert [row - pawn["row"], col - pawn["col"]] in each["at"]
    assert narrower > 0


def test_statements_may_come_one_after_the_other_or_all_at_once() -> None:
    game = play(CLASSIC, "piecemeal", 20)
    heard = [*game.heard(1)]
    since = 0
    for end in ends(heard):
        last = known(listening(game, 1, heard[:end], since))
        since = end
    assert last == known(listening(game, 1, heard))
    assert last["heard"] == len(heard)


def test_what_clocks_do_changes_nothing() -> None:
    """Time never reaches the rules (Rule T-4)."""
    game = play(CLASSIC, "clocks", 9)
    heard = [*game.heard(0)]
    ticks = Said("clock-started", {"seat": 1, "minutes": 1})
    late = [said for each in heard for said in ((each, ticks) if each is heard[-1] else (each,))]
    assert known(listening(game, 0, late))["marks"] == known(listening(game, 0, heard))["marks"]
    more = [*late, ticks]
    known(listening(game, 0, late))
    assert known(listening(game, 0, more, len(late)))["whole"]


def test_what_was_taken_back_is_forgotten() -> None:
    game = play(CLASSIC, "struck", 11)
    heard = [*game.heard(0)]
    before, last = ends(heard)[-2:]
    known(listening(game, 0, heard))
    struck = known(listening(game, 0, heard, last, struck=[[before, last]]))
    plain = known(listening(game, 0, heard[:before]))
    assert struck["marks"] == plain["marks"]


def asked(**message: Any) -> Any:
    """The answer to a question about what was handed over."""
    return json.loads(knowing.ask(json.dumps(message)))


@pytest.mark.parametrize("name", ["classic", "quest-easy"])
def test_of_every_square_the_truth_is_possible_and_what_is_certain_is_true(name: str) -> None:
    game = play(PRESETS[name], "squares", 20)
    known(listening(game, 0, [*game.heard(0)]))
    true = {text for text, holds in claims(game.state) if holds}
    certain = 0
    for cell in game.table.plan.cells():
        row, col = divmod(cell, game.rules.cols)
        reply = asked(type="ask", piece=PLAN, row=row, col=col)
        hold(replies.Asked, reply)
        for fact in reply["facts"]:
            hold(AskedFact, fact)
            values = {value["claim"] for value in fact["values"]}
            if fact["about"] != "flow" and fact["about"] != "pawn":
                assert len(values & true) == 1, fact
            if fact["certain"]:
                assert values <= true
                certain += 1
    assert certain > 4


def stood(game: Heard) -> list[list[int]]:
    """Where everybody was at the beginning, and after each request."""
    state, _ = LABYRINTH.start(game.rules, game.table.plan, game.seats)
    found = [[pawn.cell for pawn in state.pawns]]
    for _, text in game.table.entries:
        LABYRINTH.apply(state, LABYRINTH.read_move(text))
        found.append([pawn.cell for pawn in state.pawns])
    return found


def placed(game: Heard, places: list[list[int]], claim: str) -> str:
    """A claim about a square beside somebody, as one about the cell that it truly is."""
    _, seat, turn, _, down, right, *words = claim.split()
    row, col = divmod(places[int(turn)][int(seat) - 1], game.rules.cols)
    name = game.table.plan.name((row + int(down)) * game.rules.cols + col + int(right))
    return " ".join(name if word == "here" else word for word in words)


def test_of_a_loose_piece_too_the_truth_is_possible_and_what_is_certain_is_proved() -> None:
    """Wherever it may lie, a square is spoken of as one beside somebody who was in the piece."""
    certain = 0
    for number in range(times(2, 60)):
        game = play(CLASSIC, f"pieces/{number}", 14 + number)
        heard = [*game.heard(0)]
        known(listening(game, 0, heard))
        places = stood(game)
        true = {text for text, holds in claims(game.state) if holds}
        told = game.table.observe(0).view["notebook"]["fragments"]
        for piece in (each for each in told if not each["anchored"]):
            for cell in piece["cells"]:
                reply = asked(type="ask", piece=piece["id"], row=cell["row"], col=cell["col"])
                hold(replies.Asked, reply)
                for fact in reply["facts"]:
                    values = {placed(game, places, value["claim"]) for value in fact["values"]}
                    if fact["about"] in ("cell", "side"):
                        assert len(values & true) == 1, fact
                    if fact["certain"]:
                        certain += 1
                        assert values <= true
                        if certain % 9 == 1:
                            claim = fact["values"][0]["claim"]
                            assert asked(type="why", claim=claim)["heard"] is not None
                drawn = next(fact for fact in reply["facts"] if fact["about"] == "cell")
                assert cell["cell"] in (None, *(value["word"] for value in drawn["values"]))
                assert drawn["certain"] or cell["cell"] is None
    assert certain > 5


def test_a_loose_piece_is_proved_by_what_was_said_in_it() -> None:
    """The pit leads somewhere; one step to the left of its end there is land."""
    plan = draw("""
            a   b   c
          +---+---+---+
        1 | .   p1  . |
          +   +   +   +
        2 | A   .   p2|
          +   +   +   +
        3 | H   .   .
          +---+---+---+
        treasure a3
    """)
    rules = replace(CLASSIC, rows=3, cols=3, bear=False, false_treasures=0)
    table = Table(LABYRINTH, rules, plan, [Player("One", "red", "")], "piece")
    for text in ("start a1", "go right", "go left"):
        assert table.submit(0, text, table.version) is None, text
    game = Heard(rules, table)
    heard = [*game.heard(0)]
    known(listening(game, 0, heard))
    told = table.observe(0).view["notebook"]["fragments"]
    piece = next(each["id"] for each in told if not each["anchored"])

    def proved(col: int, about: str, side: str | None = None) -> tuple[str, list[str]]:
        """What is certain of a square of the piece, and the requests that prove it."""
        facts = asked(type="ask", piece=piece, row=0, col=col)["facts"]
        [fact] = [each for each in facts if (each["about"], each["side"]) == (about, side)]
        [value] = fact["values"]
        proof = asked(type="why", claim=value["claim"])["heard"]
        moves = [heard[at].args["actions"][0] for at in proof if heard[at].key == "requested"]
        return value["word"], [" ".join(map(str, move.values())) for move in moves]

    assert proved(0, "cell") == ("land", ["go left"])
    assert proved(0, "side", "right") == ("open", ["go left"])
    assert proved(1, "cell") == ("pit", ["go right", "go left"])
    assert asked(type="ask", piece=99, row=0, col=0)["key"] == "illegal-claim"


def test_a_proof_is_made_of_statements_that_stand_where_they_were_heard() -> None:
    """Whatever clocks said and whatever was taken back in between."""
    game = play(CLASSIC, "proof", 12)
    heard = [*game.heard(0)]
    known(listening(game, 0, heard))
    certain = game.reasoner().certain()
    claim = next(text for text in reversed(certain) if text.startswith("side"))
    assert asked(type="ponder") == {"type": "pondered"}
    plain = asked(type="why", claim=claim)
    hold(replies.Proof, plain)
    assert plain["heard"]
    assert {heard[at].key for at in plain["heard"]} - {"opened"}
    first = ends(heard)[0]
    gone = [Said("requested", {"seat": 0, "actions": [{"do": "go", "side": "up"}]})]
    late = [*heard[:first], Said("clock-started", {"seat": 1, "minutes": 1}), *gone, *heard[first:]]
    known(listening(game, 0, late, struck=[[first + 1, first + 2]]))
    moved = [at if at < first else at + 2 for at in plain["heard"]]
    assert asked(type="why", claim=claim)["heard"] == moved


def test_what_is_supposed_is_a_whole_labyrinth_with_the_claim_in_it() -> None:
    game = play(CLASSIC, "supposed", 8)
    known(listening(game, 0, [*game.heard(0)]))
    supposed = 0
    for cell in game.table.plan.cells():
        row, col = divmod(cell, game.rules.cols)
        for value in asked(type="ask", piece=PLAN, row=row, col=col)["facts"][0]["values"]:
            reply = asked(type="suppose", claim=value["claim"])
            hold(replies.Supposed, reply)
            hold(LabyrinthTruth, reply["truth"])
            [there] = [c for c in reply["truth"]["cells"] if (c["row"], c["col"]) == (row, col)]
            assert there["cell"] == value["word"]
            supposed += 1
    assert supposed > game.rules.size
    assert asked(type="suppose", claim="cell a1 sea")["key"] == "illegal-claim"
    assert asked(type="ask", piece=PLAN, row=9, col=0)["key"] == "illegal-claim"


@pytest.mark.rule("G-3")
def test_twin_worlds_are_known_alike() -> None:
    """Another labyrinth that sounds the same to a seat is answered the same, byte for byte."""
    twins = 0
    for number in range(times(2, 60)):
        game = play(CLASSIC, f"twins/{number}", 10)
        asked = [text for text, _ in claims(game.state)]
        Random(number).shuffle(asked)
        counters = (game.reasoner().otherwise(text) for text in asked[:20])
        counter = next((each for each in counters if each is not None), None)
        if counter is None or counter.plan == game.table.plan:
            continue
        twin = play(game.rules, game.table.seed, 0, plan=counter.plan)
        for seat, text in game.table.entries:
            if seat != CHANCE:
                assert twin.table.submit(seat, text, twin.table.version) is None
        drawn = [{"claim": text, "heard": 3} for text in asked[:12]]
        told = []
        for world in (game, twin):
            known_by = knowing.ask(listening(world, 0, [*world.heard(0)]))
            judged = knowing.ask(json.dumps({"type": "judge", "marks": drawn}))
            told.append((known_by, judged))
        assert told[0] == told[1]
        twins += 1
    assert twins > 0


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("more", ["plan", "seed", "record", "view", "offers", "entries"])
def test_nothing_but_a_mailbox_is_taken_in(more: str) -> None:
    game = play(CLASSIC, "border", 2)
    letter = json.loads(listening(game, 0, [*game.heard(0)])) | {more: "x"}
    reply = json.loads(knowing.ask(json.dumps(letter)))
    assert reply["key"] == "refused-message-broken"
    assert reply["args"]["place"] == f"listen.{more}"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "parchis"}, "refused-game"),
        ({"since": 5}, "refused-message-broken"),
        ({"rules": {"preset": "none"}}, "refused-preset"),
        ({"seats": 0}, "refused-message-broken"),
        ({"type": "open"}, "refused-message-broken"),
        ({"heard": [{"key": "opened"}]}, "refused-message-broken"),
    ],
)
def test_junk_is_refused_by_name_and_changes_nothing(change: dict[str, Any], key: str) -> None:
    game = play(CLASSIC, "junk", 6)
    heard = [*game.heard(0)]
    first = known(listening(game, 0, heard))
    letter = json.loads(listening(game, 0, heard)) | change
    assert json.loads(knowing.ask(json.dumps(letter)))["key"] == key
    assert known(listening(game, 0, heard, len(heard)))["marks"] == first["marks"]
    assert json.loads(knowing.ask("{"))["key"] == "refused-message-broken"


def test_what_is_not_followed_is_told() -> None:
    game = play(replace(CLASSIC, bear=False), "led", 6)
    heard = [*game.heard(0), Said("overruled", {"what": "wall"})]
    assert not known(listening(game, 0, heard))["whole"]
