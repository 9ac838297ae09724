"""What a player draws by hand, held to what was heard: a drawn plan, moves in words, marks."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from gamemaster import knowing
from gamemaster.core import reading, replies
from gamemaster.core.game import EVERYONE, Refused, Said
from gamemaster.core.knowing import REQUESTS
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.claims import READERS
from tests.campaigns import times
from tests.labyrinth.drawing import Told
from tests.labyrinth.reasoner.games import Heard, claims, play
from tests.strictly import hold

PLAN: Final = """
  +---+---+---+
1 | .   .   D |
  +   +---+   +
2 | H | A   ^ |
  +---+---+   +
3 | .   .   .
  +---+---+---+
treasure b1
"""
MOVES: Final = (
    "0: start a1",
    "1: start b3",
    "0: go up -> 0 hit-wall",
    "1: go up -> 1 hit-wall",
    "0: go down -> 0 arrived-hospital",
    "1: go left -> 1 arrived-land",
)
"""A wall is known between b2 and b3; the hospital is in a2; player 2 is in a3."""


def told(*lines: str) -> tuple[Told, list[Said]]:
    game = Told(PLAN, 2, bear=False, bullets=0, bombs=0)
    for line in lines or MOVES:
        game.tell(line)
    return game, [event.said for event in game.events if event.audience is EVERYONE]


def hand_over(game: Told | Heard, seats: int, heard: list[Said], struck: Any = ()) -> None:
    letter = {
        "type": "listen",
        "game": "labyrinth",
        "rules": LABYRINTH.write_rules(game.rules),
        "seats": seats,
        "seat": 0,
        "since": 0,
        "heard": [{"key": said.key, "args": said.args} for said in heard],
        "struck": list(struck),
    }
    assert json.loads(knowing.ask(json.dumps(letter)))["type"] == "known"


def ask(kind: str, marks: list[str], heard: int | list[int]) -> Any:
    counts = heard if isinstance(heard, list) else [heard] * len(marks)
    drawn = [{"claim": text, "heard": at} for text, at in zip(marks, counts, strict=True)]
    reply = json.loads(knowing.ask(json.dumps({"type": kind, "marks": drawn})))
    if reply["type"] != "refused":
        hold(replies.Judged if kind == "judge" else replies.Clashing, reply)
    return reply


def answers(marks: list[str], heard: int | list[int]) -> list[str]:
    return [mark["answer"] for mark in ask("judge", marks, heard)["marks"]]


def requests(heard: list[Said], reply: Any) -> list[str]:
    """The statements of a conflict, as tests spell requests: who goes where."""
    return [
        f"{said.args['seat']}: {' '.join(said.args['actions'][0].values())}"
        for said in (heard[at] for at in reply["heard"])
        if said.key == "requested"
    ]


def test_each_mark_is_proved_possible_or_impossible() -> None:
    game, heard = told()
    hand_over(game, 2, heard)
    marks = ["side b3 up wall", "cell a2 hospital", "cell b1 pit", "side b3 up open", "flow a1 up"]
    verdict = ["certain", "certain", "possible", "impossible", "impossible"]
    assert answers(marks, len(heard)) == verdict
    assert ask("judge", [], 0)["marks"] == []


def test_an_impossible_mark_names_the_statements_that_it_contradicts_and_no_more() -> None:
    """A wall was hit there, and somebody must have stood before it."""
    game, heard = told()
    hand_over(game, 2, heard)
    reply = ask("clash", ["cell c1 land", "side b3 up open"], len(heard))
    assert (reply["found"], reply["marks"]) == (True, [])
    assert requests(heard, reply) == ["1: start b3", "1: go up"]


def test_marks_that_can_not_all_be_true_clash_with_the_fewest_before_them() -> None:
    """A house can't be shut in from all sides: three walls are drawn, the fourth was heard."""
    game, heard = told()
    hand_over(game, 2, heard)
    walls = [f"side b2 {side} wall" for side in ("up", "left", "right")]
    marks = ["cell c3 land", *walls, "cell c1 land", "cell b2 arsenal"]
    assert answers(marks, len(heard)) == [*["possible"] * 5, "clashing"]
    reply = ask("clash", marks, len(heard))
    assert reply["marks"] == [1, 2, 3]
    assert requests(heard, reply) == ["1: start b3", "1: go up"]
    fewer = [marks[:at] + marks[at + 1 :] for at in (1, 2, 3)]
    for left in fewer:
        assert answers(left, len(heard))[-1] == "possible"
        assert not ask("clash", left, len(heard))["found"]


def test_what_clashes_is_no_reason_against_what_is_drawn_after_it() -> None:
    game, heard = told()
    hand_over(game, 2, heard)
    marks = ["cell b1 pit", "cell b1 land", "cell b1 arsenal", "side c1 down open"]
    assert answers(marks, len(heard)) == ["possible", "clashing", "clashing", "possible"]


def test_where_somebody_was_is_held_to_the_time_at_which_it_was_drawn() -> None:
    """Whatever was taken back meanwhile: another reading of the same statements changes nothing."""
    game, heard = told()
    hand_over(game, 2, heard)
    early, now = 5, len(heard)
    assert answers(["at 2 b3", "at 2 b3", "at 2 a3"], [early, now, now]) == [
        "certain",
        "impossible",
        "certain",
    ]
    gone = Said("requested", {"seat": 0, "actions": [{"do": "go", "side": "right"}]})
    late = [*heard[:early], gone, Said("arrived-land", {"seat": 0}), *heard[early:]]
    hand_over(game, 2, late, struck=[[early, early + 2]])
    assert answers(["at 2 b3", "at 2 b3"], [early + 2, now + 2]) == ["certain", "impossible"]
    reply = ask("clash", ["side b3 up open"], now + 2)
    assert requests(late, reply) == ["1: start b3", "1: go up"]


@pytest.mark.parametrize("name", ["classic", "quest-easy"])
def test_the_truth_never_clashes_and_what_is_false_is_never_proved(name: str) -> None:
    for number in range(times(1, 40)):
        game = play(PRESETS[name], f"penciled/{number}", 10)
        heard = [*game.heard(0)]
        hand_over(game, game.seats, heard)
        drawn = [pair for pair in claims(game.state) if pair[0].split()[0] in READERS][::7]
        true = [text for text, holds in drawn if holds]
        assert {"impossible", "clashing"}.isdisjoint(answers(true, len(heard)))
        judged = answers([text for text, _ in drawn], len(heard))
        for (text, holds), answer in zip(drawn, judged, strict=True):
            assert not (answer == "certain" and not holds), text
            assert not (answer == "impossible" and holds), text


@pytest.mark.parametrize(
    ("letter", "key"),
    [
        ({"type": "judge", "marks": [{"claim": "cell z9 pit", "heard": 1}]}, "illegal-claim"),
        ({"type": "judge", "marks": [{"claim": "a b c", "heard": 1}]}, "illegal-claim"),
        ({"type": "judge", "marks": [{"claim": "cell a1 pit"}]}, "refused-message-broken"),
        ({"type": "clash", "marks": []}, "refused-message-broken"),
        ({"type": "judge", "marks": ["cell a1 pit"]}, "refused-message-broken"),
        ({"type": "judge", "marks": [], "sheet": 1}, "refused-message-broken"),
    ],
)
def test_what_is_no_mark_is_refused_by_name(letter: dict[str, Any], key: str) -> None:
    game, heard = told()
    hand_over(game, 2, heard)
    assert json.loads(knowing.ask(json.dumps(letter)))["key"] == key
    assert answers(["cell a2 hospital"], len(heard)) == ["certain"]


def test_before_anything_was_heard_nothing_is_judged() -> None:
    letter = {"type": "judge", "marks": [{"claim": "cell a1 pit", "heard": 0}]}
    request = reading.read(REQUESTS, json.dumps(letter), "message", 9999)
    with pytest.raises(Refused, match="nothing was heard"):
        knowing.Thinker().answer(request)


def test_all_that_can_be_drawn_makes_a_claim_that_can_be_read() -> None:
    """For each sign of the primer: its words around a square, a side, a player."""
    game, heard = told()
    hand_over(game, 2, heard)
    signs = LABYRINTH.primer()["pencil"]
    for sign in signs:
        player = "1" if sign["on"] == "seat" else ""
        side = "left" if sign["on"] in ("side", "flow") else ""
        claim = " ".join(f"{sign['word']} {player} b2 {side} {sign['after']}".split())
        assert ask("judge", [claim], len(heard))["type"] == "judged", claim
    strokes = {(sign["edge"], sign["stroke"]): sign["sign"] for sign in signs if sign["stroke"]}
    assert strokes == {
        ("inner", "along"): "wall",
        ("inner", "across"): "open",
        ("outer", "along"): "monolith",
        ("outer", "across"): "exit",
    }
