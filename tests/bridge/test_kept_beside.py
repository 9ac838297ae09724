"""What is kept beside a record: answers that wait for their word, and the plan of the next game."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from gamemaster import bridge
from gamemaster.session import Session
from tests.bridge.page import ask
from tests.bridge.party import guest
from tests.rules.test_t26_next_game_master import Afterwards, ask_as, drawn, prepared

EVERYBODY = (1, 2, None)


@pytest.fixture(autouse=True)
def own_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "SESSION", Session())


def led() -> None:
    """A led game of three in which all have begun; the first of them sits at the leader's page."""
    people = (("Anna", "blue"), ("Boris", "red"), ("Vera", "green"))
    seats = [
        {"name": name, "colour": colour, "bot": None, "friend": at > 0}
        for at, (name, colour) in enumerate(people)
    ]
    rules = {"preset": "classic"}
    ask("new", game="labyrinth", rules=rules, seats=seats, seed="held", led=True, eyes="gm")
    ask("submit", seat=0, move="start e4", version=0)
    for seat, cell in ((1, "a1"), (2, "c3")):
        asked = {"seat": seat, "move": f"start {cell}", "version": seat}
        guest(seat, "submit", **asked)
    assert ask("rule", text="confirm", version=3)["type"] == "observation"
    bridge.changed()


def pictures() -> list[str]:
    """All that anybody is shown."""
    seen = [guest(seat, "observe", eyes=seat) for seat in EVERYBODY]
    return [json.dumps(each) for each in (*seen, ask("observe", eyes="gm"))]


def another_engine(kept: str) -> None:
    """The worker is gone, and another one goes on from what was kept."""
    bridge.SESSION.clear()
    assert json.loads(bridge.resume(kept))["type"] == "observation"


def added() -> str:
    """All that lies in a store which has followed every change."""
    kept = bridge.keep()
    bridge.changed()
    led_on()
    return f"{kept}\n{bridge.addition()}"


def whole() -> str:
    """The same, kept as a whole afterwards."""
    led_on()
    return bridge.keep()


def led_on() -> None:
    """An answer is held, and something is overruled meanwhile."""
    ask("hold", on=True)
    assert ask("submit", seat=0, move="go left", version=4)["awaiting"] == "answer"
    ask("rule", text="put 2 b2", tell=[1], version=5)


@pytest.mark.rule("T-2.3")
@pytest.mark.parametrize("keep", [added, whole])
def test_an_answer_that_waits_is_still_held_by_another_engine(keep: Callable[[], str]) -> None:
    led()
    kept = keep()
    before = pictures()
    assert '"awaiting": "answer"' in before[0]
    another_engine(kept)
    assert pictures() == before
    leading = ask("observe", eyes="gm")["leading"]
    assert leading["holding"]
    assert leading["unsaid"] > 1
    ask("release")
    assert guest(1, "observe", eyes=1)["version"] == 6


@pytest.mark.rule("T-2.3")
def test_what_was_said_is_not_held_again_but_the_next_answer_is() -> None:
    led()
    lines = [bridge.keep()]
    for act in (led_on, lambda: ask("release")):
        act()
        assert bridge.changed() == "on"
        lines.append(bridge.addition())
    another_engine("\n".join(lines))
    assert guest(1, "observe", eyes=1)["version"] == 6
    assert ask("observe", eyes="gm")["leading"]["holding"]
    lines = [bridge.keep()]
    ask("hold", on=False)
    assert bridge.changed() == "beside"
    lines.append(bridge.addition())
    another_engine("\n".join(lines))
    assert not ask("observe", eyes="gm")["leading"]["holding"]


@pytest.mark.rule("T-2.2")
def test_that_answers_will_wait_is_kept_and_nobody_is_told() -> None:
    """`beside`: the worker pushes no letter to guests, whose number would tell of his desk."""
    led()
    before = pictures()[:-1]
    ask("hold", on=True)
    assert bridge.changed() == "beside"
    assert bridge.changed() == ""
    assert pictures()[:-1] == before


@pytest.mark.rule("T-2.6")
def test_a_plan_that_was_handed_over_is_still_there_with_another_engine() -> None:
    table = Afterwards(winner=1)
    table.answers(1, "accept")
    bridge.changed()
    plan = drawn(rows=4)
    assert ask_as(1, type="hand-plan", seat=1, plan=plan) == {"type": "handed"}
    assert bridge.changed() == "beside"
    kept = bridge.keep()
    another_engine(kept)
    table.look()
    assert table.stands == ("drawn", "Boris")
    assert table.told["rules"].get("rows", 4) == 4
    assert prepared(handed=True)["type"] == "prepared"


@pytest.mark.rule("T-2.6")
def test_a_game_that_begins_takes_the_plan_along() -> None:
    table = Afterwards(winner=1)
    table.answers(1, "accept")
    ask_as(1, type="hand-plan", seat=1, plan=drawn())
    assert prepared(handed=True)["type"] == "prepared"
    ask("open", nonces=[], eyes=0)
    assert "handed" not in bridge.keep()


def test_a_record_that_is_shown_holds_nothing_of_what_lies_beside_it() -> None:
    table = Afterwards(winner=1)
    table.answers(1, "accept")
    ask_as(1, type="hand-plan", seat=1, plan=drawn())
    assert "\n" not in bridge.save()
    assert "handed" not in guest(1, "reveal")["record"]


def test_a_table_for_another_page_takes_along_what_lies_beside_it() -> None:
    led()
    led_on()
    before = pictures()
    file = bridge.carry()
    bridge.SESSION.clear()
    assert json.loads(bridge.take_over(file))["type"] == "observation"
    assert pictures() == before
