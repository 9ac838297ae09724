"""Where a plan comes from: all pages draw it together, or all are told that it may be known."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge, laying
from gamemaster.core.fairness import Joint, Origin, chance_seed, commitment, plan_seed
from gamemaster.core.table import Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.laying import Laid
from tests.bridge.page import PLAN, ask, page_session, refused
from tests.bridge.party import (
    FRIENDS,
    Party,
    answered,
    changed,
    laid_out,
    nonce,
    sha,
    share,
    verdict,
    walk,
)
from tests.core.test_verdicts import EYES, dices, exposed, wanders

__all__ = ["page_session"]

pytestmark = [pytest.mark.rule("T-6"), pytest.mark.usefixtures("session")]

CLASSIC: Final = {"preset": "classic", "quiet_rounds": 20}


def plan_of(*nonces: str, seed: str = "the same secret") -> str:
    """The plan that a host's secret seed and these shares give."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(laying, "new_seed", lambda: seed)
        ask("prepare", game="labyrinth", rules=CLASSIC, seats=list(FRIENDS))
        ask("open", nonces=[share(each) for each in nonces], eyes=0)
    return str(json.loads(bridge.save())["plan"])


# -- what a plan is drawn from --------------------------------------------------


def test_a_plan_is_drawn_from_the_seed_and_what_all_pages_gave() -> None:
    vera, gleb = nonce("Vera"), nonce("Глеб")
    drawn = plan_of(vera, gleb)
    assert drawn == plan_of(vera, gleb)
    given = Joint(sha("salt"), (sha(vera), sha(gleb)), (vera, gleb))
    keyed = chance_seed("the same secret", given)
    rules = LABYRINTH.read_rules(CLASSIC)
    assert drawn == LABYRINTH.write_plan(LABYRINTH.generate(rules, Random(f"{keyed}/plan")))
    others = {plan_of(vera, nonce(f"{at}")) for at in range(8)} | {plan_of(gleb, vera)}
    assert len(others - {drawn}) == 9, "each page's share makes another one of it"
    assert plan_of(vera, gleb, seed="another secret") != drawn


def test_who_knows_the_seed_of_a_plan_that_all_draw_does_not_know_the_plan() -> None:
    """Not even the host's own program, before the guests have revealed their shares."""
    ask("prepare", game="labyrinth", rules=CLASSIC, seats=list(FRIENDS))
    assert laid_out().plan is None
    laid = laid_out()
    rules = LABYRINTH.write_rules(laid.rules)
    assert laid.commitment() == commitment(laid.salt, "labyrinth", rules, "pages", "", laid.seed)


@pytest.mark.parametrize(
    ("origin", "wanted"), [("pages", "joint"), ("seed", "seed"), ("text", "seed")]
)
def test_the_seed_that_gives_a_plan_again(origin: Origin, wanted: str) -> None:
    given = Joint(sha("salt"), (sha(nonce("Vera")),), (nonce("Vera"),))
    seeds = {"joint": chance_seed("own", given), "seed": "own"}
    assert plan_seed(origin, "own", given) == seeds[wanted]
    assert plan_seed(origin, "own", None) == "own"


def test_the_same_labyrinth_is_played_again_from_what_was_revealed() -> None:
    party = Party("labyrinth", CLASSIC, seed=None)
    party.play(wanders)
    revealed = ask("reveal")
    assert revealed["seed"] != json.loads(bridge.save())["seed"]
    again = Party("labyrinth", CLASSIC, seed=revealed["seed"])
    assert json.loads(bridge.save())["plan"] == revealed["plan"]
    assert again.origin == "seed", "now everybody knows it"


def test_the_seed_that_the_engine_draws_is_told_nobody_before_the_end() -> None:
    party = Party("labyrinth", CLASSIC, seed=None)
    seed = party.table.seed
    for eyes in (0, None):
        assert seed not in json.dumps(ask("observe", eyes=eyes))
    refused(ask("reveal"), "refused-not-over")
    party.play(wanders)
    assert seed in ask("reveal")["record"]


# -- a game in which nobody could know the plan ---------------------------------


@pytest.mark.parametrize(
    ("game", "rules", "choose"),
    [
        ("labyrinth", CLASSIC, wanders),
        ("labyrinth", {"preset": "school-floors", "quiet_rounds": 20}, wanders),
        ("labyrinth", {"preset": "quest-hard", "quiet_rounds": 8}, wanders),
        ("parchis", {}, dices),
    ],
    ids=["classic", "school", "quest", "parchis"],
)
def test_a_plan_that_all_pages_drew_is_drawn_again_and_verified(
    game: str, rules: dict[str, Any], choose: Any
) -> None:
    party = Party(game, rules, seed=None)
    party.play(choose)
    assert party.table.over
    for seat in EYES:
        found = party.verdict(seat)
        assert (found["state"], found["args"]["origin"]) == ("verified", "pages")


def test_a_table_without_guests_is_drawn_by_the_hosts_program_alone() -> None:
    """Whoever comes later is told that no page had a part in it."""
    party = Party("labyrinth", CLASSIC, seed=None, shares=[])
    party.promises = []
    for page in party.pages.values():
        page.nonce = None
    party.play(wanders)
    for seat in EYES:
        found = party.verdict(seat)
        told = (found["state"], found["args"]["origin"], found["args"]["pages"])
        assert told == ("verified", "pages", 0)


@pytest.mark.parametrize(
    ("seed", "plan", "origin"),
    [("north", None, "seed"), (None, PLAN, "text"), ("north", PLAN, "text"), (None, None, "pages")],
)
def test_the_verdict_says_where_the_plan_came_from(
    seed: str | None, plan: str | None, origin: str
) -> None:
    rules = {"preset": "classic", "quiet_rounds": 20}
    party = Party("labyrinth", rules, seed=seed, plan=plan)
    party.play(wanders)
    assert json.loads(bridge.save())["origin"] == origin
    for seat in EYES:
        found = party.verdict(seat)
        assert (found["state"], found["args"]["origin"]) == ("verified", origin)


# -- hosts who would like to know it ---------------------------------------------


def _another_plan(laid: Laid) -> Laid:
    return replace(laid, plan=laid.game.generate(laid.rules, Random("a better one")))


@pytest.mark.parametrize("seed", [None, "north"])
def test_a_plan_that_was_not_drawn_is_found(seed: str | None) -> None:
    """A host plays on a plan of his own, and records it as if it had been drawn."""
    party = Party("labyrinth", CLASSIC, seed=seed, lays=_another_plan)
    party.commitment = _committed(party)
    party.play(wanders)
    exposed(party, "verdict-plan")


def test_a_plan_that_nobody_could_play_was_not_drawn() -> None:
    """A host walls everybody in, and so does the record that he lays open."""
    party = Party("labyrinth", CLASSIC, seed=None)
    party.play(wanders)
    plan = party.table.plan
    walled = LABYRINTH.write_plan(replace(plan, sides=bytes(side or 1 for side in plan.sides)))
    record = changed(bridge.save(), lambda data: data.update(plan=walled))
    for seat in EYES:
        found = verdict(record, party.evidence(seat))
        assert (found["state"], found["key"]) == ("broken", "verdict-plan")


def _committed(party: Party) -> str:
    """What a host publishes who means to play on what he plays on."""
    joint, table = party.table.joint, party.table
    assert joint is not None
    parts = (table.game, table.rules, table.origin, table.plan, (), table.seed, joint.salt)
    return Laid(*parts).commitment()


def test_a_chosen_seed_that_was_passed_off_as_drawn_is_found() -> None:
    party = Party("labyrinth", CLASSIC, seed="north")
    party.origin = "pages"
    party.play(wanders)
    exposed(party, "verdict-origin")


@pytest.mark.parametrize("told", ["pages", "seed", "text"])
@pytest.mark.parametrize("seed", [None, "north"])
def test_the_record_says_what_was_promised_of_the_plan(seed: str | None, told: str) -> None:
    party = Party("labyrinth", CLASSIC, seed=seed)
    party.play(wanders)
    record = changed(bridge.save(), lambda data: data.update(origin=told))
    for seat in EYES:
        found = verdict(record, party.evidence(seat))
        as_played = told == party.origin
        assert found["key"] == ("verdict-verified" if as_played else "verdict-commitment")


# -- seats -----------------------------------------------------------------------


def test_who_sat_where_is_part_of_what_was_told() -> None:
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    walk(party)
    party.listen()
    record = bridge.save()
    swapped = changed(record, lambda data: data["seats"].reverse())
    for seat in EYES:
        assert verdict(record, party.evidence(seat))["state"] == "verified"
        found = verdict(swapped, party.evidence(seat))
        assert (found["state"], found["key"]) == ("broken", "verdict-seats")
        assert found["args"] == {"number": 1}


@pytest.mark.rule("T-5")
def test_when_the_game_is_over_seats_stay_as_they_are() -> None:
    """Else a record would not tell who has played."""
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    walk(party)
    party.listen()
    assert party.table.over
    for bot in (None, "walker"):
        refused(ask("hand-over", seat=1, bot=bot, eyes=0), "illegal-game-over")
        asked = json.dumps({"type": "hand-over", "seat": 1, "bot": bot, "eyes": 1})
        refused(answered(1, asked), "illegal-game-over")
    for seat in EYES:
        assert party.verdict(seat)["state"] == "verified"


def test_a_plan_of_a_table_is_what_its_seed_draws() -> None:
    """A game for oneself is as it always was."""
    ask("new", game="labyrinth", rules=CLASSIC, seats=[{"name": "Anna", "colour": "red"}], seed="1")
    kept = json.loads(bridge.save())
    rules = LABYRINTH.read_rules(CLASSIC)
    assert kept["origin"] == "seed"
    assert kept["plan"] == LABYRINTH.write_plan(Table.draw_plan(LABYRINTH, rules, "1"))
