"""Grand games: the figures of the players, questions, recall, counting; the game master's map."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import GM
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.heard.truth import TruthView
from gamemaster.labyrinth.playing.sayings import health_of
from gamemaster.labyrinth.replies import LabyrinthSeen, LabyrinthTruth
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import sampled, times
from tests.labyrinth.composing import random_text
from tests.labyrinth.drawing import Told, grand
from tests.labyrinth.heard.soundness import heard_by
from tests.labyrinth.house_rules import MIXES
from tests.strictly import hold_sent

PLAN: Final = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   H | . |
      +   +---+   +   +
    2 | .   .   >   v |
      +   +   +   +   +
    3 | p1  A   .   D |
      +   +   +---+   +
    4 | .   .   E   .
      +---+---+---+---+
    treasure a1
    false b4
    """
COUNTS: Final = {"exits": 1, "closed_exits": 0, "arsenals": 1, "hospitals": 1}


def told(*lines: str, plan: str = PLAN, **options: Any) -> Told:
    return grand(plan, *lines, **{**COUNTS, **options})


def shown(*lines: str, eye: int | None = None, **options: Any) -> Mapping[str, Any]:
    return heard_by(told(*lines, **options), eye).show()


def pawn(seat: int, *lines: str, **options: Any) -> Mapping[str, Any]:
    figure: Mapping[str, Any] = shown(*lines, **options)["pawns"][seat]
    return figure


def some(figure: Mapping[str, Any], *names: str) -> tuple[Any, ...]:
    return tuple(figure[name] for name in names)


class TestStock:
    @pytest.mark.rule("D-5.7")
    def test_everybody_begins_with_a_mine_if_there_are_any(self) -> None:
        assert pawn(0, "0: start b2")["mine"]
        assert not pawn(0, "0: start b2", mines=False)["mine"]
        assert some(pawn(0, "0: start b2"), "bullets", "bombs", "sure") == (3, 3, True)

    @pytest.mark.rule("D-7.6")
    def test_who_starts_with_all_others_has_nothing(self) -> None:
        seen = pawn(1, "chance: together b2", seats=2, start="together")
        assert some(seen, "bullets", "bombs", "mine", "health") == (0, 0, False, "healthy")

    @pytest.mark.rule("D-5.2")
    def test_what_is_spent_left_and_thrown(self) -> None:
        lines = (
            "0: start b2",
            "0: shoot up; shoot left; leave bombs; mine here; throw bullet left; skip",
        )
        spent = (lines[0], lines[1].replace("skip", "go right"))
        assert some(pawn(0, *spent), "bullets", "bombs", "mine") == (0, 0, False)

    @pytest.mark.rule("D-5.5a")
    def test_a_bullet_from_the_ground_was_not_his(self) -> None:
        lines = ("0: start b2", "0: leave bullets; shoot left; shoot up; go up")
        assert pawn(0, *lines)["bullets"] == 0

    @pytest.mark.rule("D-5.1")
    def test_what_is_found_and_exchanged(self) -> None:
        lines = ["0: start b2", "0: leave bombs; go left", "0: go right"]
        assert some(pawn(0, *lines[:2]), "bombs", "mine") == (0, True)
        assert some(pawn(0, *lines), "bombs", "mine") == (3, True)
        lines = ["0: start a2", "0: go up -> 0 arrived-land, 0 found-treasure 1,"
                 " 0 put-down mine, 0 took-treasure"]  # fmt: skip
        assert some(pawn(0, *lines), "treasures", "mine") == (1, False)
        lines.append("0: take mine; go down")
        assert some(pawn(0, *lines), "treasures", "mine") == (0, True)

    @pytest.mark.rule("D-6.5")
    def test_what_he_lacks_is_certain(self) -> None:
        seen = pawn(0, "0: start b2", "0: dark leave bombs; blow up; go left")
        assert some(seen, "bombs", "sure") == (2, False)
        lines = ("0: start b2", "0: dark leave bombs; go left", "0: blow up; go down")
        assert some(pawn(0, *lines), "bombs", "sure") == (0, False)

    @pytest.mark.rule("D-4.3")
    def test_the_arsenal_gives(self) -> None:
        lines = ("0: start b2", "0: mine here; shoot left; blow up; go down")
        seen = pawn(0, *lines, arsenal_mines=True)
        assert some(seen, "bullets", "bombs", "mine", "on") == (3, 3, True, "arsenal")

    @pytest.mark.rule("D-5.6")
    def test_a_corpse_is_carried_and_cremated(self) -> None:
        lines = [
            "0: start b1", "1: start a1", "0: leave mine; shoot left; go down", "1: skip",
            "0: go up hands-off", "1: skip", "0: shoot left; go left hands-off",
        ]  # fmt: skip
        lines = [line.replace("go down", "go right") for line in lines]
        lines[4] = "0: go left hands-off"
        lines += ["0: take corpse; go right hands-off"]
        carried = pawn(0, *lines, last_alive="plays-on")
        assert some(carried, "corpse", "mine") == (True, False)
        assert not pawn(0, *lines, "0: go right", last_alive="plays-on")["corpse"]


class TestSure:
    @pytest.mark.rule("D-6.7")
    @pytest.mark.rule("D-6.4")
    def test_after_a_hidden_action_until_he_asks(self) -> None:
        lines = ("0: start b2", "1: start b4", "0: dark shoot up; go left", "1: go left")
        seen = pawn(0, *lines)
        assert some(seen, "bullets", "sure") == (2, False)
        assert some(pawn(0, *lines, "0: go up; status"), "bullets", "sure") == (2, False)
        assert some(pawn(0, *lines, "0: status"), "bullets", "sure") == (2, True)

    @pytest.mark.rule("D-6.7")
    def test_a_dark_step_leaves_the_cell_unknown(self) -> None:
        assert pawn(0, "0: start b2", "0: dark go left")["on"] is None
        assert pawn(0, "0: start b2", "0: if pit { dark go up } else { go left }")["on"] == "land"
        assert pawn(0, "0: start b2", "0: if land { dark go up } else { go left }")["on"] is None

    @pytest.mark.rule("D-5.5g")
    def test_a_scream_may_be_anybody_s_until_his_turn(self) -> None:
        lines = [
            "0: start b2", "1: start a2", "2: start b4",
            "0: shoot left; go right -> 0 acts shoot left, 0 scream, 0 acts go right,"
            " 0 carried-river, 1 told-wounded, 1 may-order 2",
        ]  # fmt: skip
        seen = shown(*lines)["pawns"]
        assert [one["sure"] for one in seen] == [True, True, False]
        hurt = some(seen[1], "health", "bullets", "bombs", "mine", "orders")
        assert hurt == ("wounded", 0, 3, False, 2)
        seen = shown(*lines, "1: go up")["pawns"]
        assert [one["sure"] for one in seen] == [True, True, True]

    @pytest.mark.rule("D-5.5g")
    def test_where_hits_are_named_all_stay_sure(self) -> None:
        lines = ("0: start b2", "1: start a2", "2: start b4", "0: shoot left; go right")
        loud: dict[str, Any] = {"scream": False, "dark": False, "semidark": False}
        seen = shown(*lines, **loud)["pawns"]
        assert [one["sure"] for one in seen] == [True, True, True]
        assert some(seen[1], "health", "bullets", "mine") == ("wounded", 0, False)

    @pytest.mark.rule("D-4.7")
    def test_who_stands_with_a_mite_may_be_infected_in_anybody_s_turn(self) -> None:
        lines = ["0: start b4", "1: start b2", "2: start a1", "0: go right -> 0 arrived-"
                 "encephalitis, 0 woke-mite"]  # fmt: skip
        assert [one["sure"] for one in shown(*lines)["pawns"]] == [False, True, True]


class TestHealth:
    @pytest.mark.rule("D-4.7")
    def test_infected_healed_and_immune(self) -> None:
        plan = PLAN.replace("| p1  A   .   D |", "| p1  A   H   D |")
        lines = [
            "0: start b4", "1: start b2", "0: go right", "1: go left", "0: skip", "1: go right",
        ]  # fmt: skip
        ill = pawn(0, *lines)
        assert some(ill, "health", "bullets", "bombs", "moves") == ("infected", 0, 3, 12)
        step = pawn(0, *lines, "0: go left")
        assert some(step, "health", "moves") == ("infected", 11)
        assert pawn(0, *lines, heal_moves=0)["moves"] is None
        healed = pawn(0, *lines, "0: blow up; go up", plan=plan, hospitals=2)
        assert some(healed, "health", "immune", "moves") == ("healthy", True, None)

    @pytest.mark.rule("D-5.5d")
    def test_the_dead_have_nothing(self) -> None:
        lines = (
            "0: start b2", "1: start a2", "0: shoot left; go down", "1: skip", "0: go up",
            "1: skip", "0: shoot left; go left",
        )  # fmt: skip
        seen = pawn(1, *lines, last_alive="plays-on")
        assert some(seen, "health", "bullets", "bombs", "mine") == ("dead", 0, 0, False)


class TestSecrets:
    @pytest.mark.rule("D-6.1")
    def test_only_he_himself_knows_where_he_starts(self) -> None:
        lines = ("0: start b2", "1: start b3")
        assert [pawn(0, *lines, eye=eye, start="secret")["start"] for eye in (0, 1, None)] == [
            "b2", None, None,
        ]  # fmt: skip
        assert pawn(0, "0: start b2", seats=2, eye=0, start="secret")["health"] == "unplaced"

    @pytest.mark.rule("D-6.1")
    def test_a_void_start_counts_no_more(self) -> None:
        lines = ("0: start a1", "1: start b3")
        seen = shown(*lines, eye=0, start="secret", void_starts=True)
        assert [one["start"] for one in seen["pawns"]] == [None, None]
        assert seen["phase"] == "start"


class TestOrders:
    @pytest.mark.rule("D-5.5h")
    def test_after_a_wound_and_so_often(self) -> None:
        lines = ["0: start a2", "1: start b2", "0: shoot right; go up"]
        seen = shown(*lines)
        assert seen["may_order"]
        assert [one["orders"] for one in seen["pawns"]] == [1, 1]
        assert shown(*lines, "1: status")["may_order"]
        seen = shown(*lines, "1: order c3")
        assert (seen["may_order"], seen["pawns"][1]["orders"]) == (False, 0)
        assert not shown(*lines, "1: go down")["may_order"]

    @pytest.mark.rule("D-7.2")
    def test_with_a_handicap_at_any_time(self) -> None:
        handicap: dict[str, Any] = {"beginners": "1", "beginner_orders": 1}
        lines = ("0: start a2", "1: start b2")
        seen = shown(*lines, **handicap)
        assert (seen["may_order"], seen["pawns"][0]["orders"]) == (True, 2)
        seen = shown(*lines, "0: order c3", **handicap)
        assert (seen["may_order"], seen["pawns"][0]["orders"]) == (False, 1)
        assert some(seen["pawns"][0], "bullets", "bombs", "mine", "on") == (0, 3, False, None)
        assert not shown(*lines, "0: go up", **handicap)["may_order"]


@pytest.mark.rule("D-5.8")
def test_the_question_which_treasure() -> None:
    plan = PLAN.replace("false b4", "false a2")
    lines = ["0: start a1", "1: start b4", "0: go down"]
    asked = shown(*lines, plan=plan)
    assert asked["question"] == {"seat": 0, "count": 1, "carrying": True}
    assert shown(*lines, "0: keep", plan=plan)["question"] is None
    assert shown(*lines, "0: choose 1", plan=plan)["question"] is None


@pytest.mark.rule("D-6.3")
def test_the_last_move_of_everybody_can_be_found_again() -> None:
    lines = (
        "0: start b2", "1: start a2", "0: shoot left; go up", "1: status", "1: go up",
        "0: count", "0: go left",
    )  # fmt: skip
    game = told(*lines)
    seen = heard_by(game)
    heard = [event.said for event in game.events if not event.said.key.startswith("gm-")]
    said = {
        one["seat"]: [statement.key for statement in heard[one["from"] : one["to"]]]
        for one in seen.show()["recall"]
    }
    assert said == {
        0: ["requested", "arrived-land", "found-things", "took-things"],
        1: ["requested", "arrived-land", "found-treasure", "treasure-too-hurt"],
    }
    before = heard_by(told(*lines[:3])).show()["recall"]
    assert [one["seat"] for one in before] == [0]
    first = [said.key for said in heard[before[0]["from"] : before[0]["to"]]]
    assert first == ["requested", "acts", "scream", "acts", "hit-wall"]


class TestQuietRounds:
    @pytest.mark.rule("D-3.6")
    def test_where_not_all_is_told_the_game_master_counts(self) -> None:
        lines = ("0: start b2", "0: go left", "0: go right")
        seen = shown(*lines)
        assert (seen["quiet"], seen["counted"], seen["quiet_limit"]) == (0, False, 1000)
        seen = shown(*lines, "0: count", "0: go left")
        assert (seen["quiet"], seen["counted"]) == (3, True)

    @pytest.mark.rule("D-3.6")
    def test_where_all_is_told_anybody_can_count(self) -> None:
        loud: dict[str, Any] = {
            "scream": False,
            "dark": False,
            "semidark": False,
            "blast_answer": "exploded",
        }
        lines = ("0: start b2", "0: go left", "0: status", "0: go right")
        assert shown(*lines, **loud)["quiet"] == 2
        assert shown(*lines, "0: blow up; go left", **loud)["quiet"] == 0

    @pytest.mark.rule("D-3.6")
    def test_missing_cells_do_not_count(self) -> None:
        plan = """
            a   b   c
          +---+---+---+
        1 | .   H   A |
          +   +---+   +
        2 | . |   | .
          +---+---+---+
        treasure a1
        """
        seen = shown("0: start a2", plan=plan, quiet_rounds=-1, outline="ragged")
        assert (seen["holes"], seen["quiet_limit"]) == ([[1, 1]], 5)


def random_table(rules: Rules, seed: int) -> Table:
    return Table.open(LABYRINTH, rules, [Player(str(at), "") for at in range(3)], str(seed))


@pytest.mark.parametrize("name", sampled(MIXES, 6))
def test_the_truth_is_the_position(name: str) -> None:
    rules = MIXES[name]
    for seed in range(times(1, 3)):
        table, rng = random_table(rules, seed), Random(seed)
        cols = table.plan.cols
        while table.turn is not None and table.version < 100:
            text = random_text(table.observe(table.turn).offers, rules, rng)
            assert table.submit(table.turn, text, table.version) is None
            truth, state = table.observe(GM).view, table._state
            hold_sent(LabyrinthTruth, truth)
            for shown_pawn in truth["pawns"]:
                real = state.pawns[shown_pawn["seat"]]
                assert shown_pawn["row"] * cols + shown_pawn["col"] == real.cell
                side = None if real.outside == NOWHERE else SIDE_NAMES[real.outside]
                assert shown_pawn["outside"] == side
                if shown_pawn["health"] != "lost" and not state.starting:
                    assert shown_pawn["health"] == health_of(real)
                    assert some(shown_pawn, "bullets", "bombs", "mine", "immune") == (
                        real.bullets, real.bombs, real.mine, real.immune,
                    )  # fmt: skip
            piles = {
                cell: (pile.bullets, pile.bombs, pile.mines, pile.active, list(pile.corpses))
                for cell, pile in state.ground.piles.items()
                if pile.visible or pile.active
            }
            assert piles == {
                pile["row"] * cols + pile["col"]: (
                    pile["bullets"], pile["bombs"], pile["mines"], pile["active"], pile["corpses"],
                )
                for pile in truth["things"]
            }  # fmt: skip
            mites = {one["row"] * cols + one["col"]: one["is"] for one in truth["mites"]}
            assert mites == {
                cell: "awake" if waiting else "contagious" for cell, waiting in state.mites.items()
            }
            for eyes in (*range(3), None):
                hold_sent(LabyrinthSeen, table.observe(eyes).view)
        ends = {path["seat"]: path["cells"][-1][:2] for path in truth["paths"] if path["cells"]}
        assert ends == {one["seat"]: (one["row"], one["col"]) for one in truth["pawns"]}


def test_paths_lead_through_hidden_moves() -> None:
    lines = (
        "0: start b2", "0: dark go right", "0: if river { dark go down } else { go up }",
        "0: dark go up", "0: order b4", "0: dark go up; shoot left",
    )  # fmt: skip
    game = told(*lines, beginners="1", beginner_orders=1)
    truth = TruthView(game.rules, 1)
    for event in game.events:
        truth.hear(event.said)
    assert truth.show()["paths"][0]["cells"] == [
        (1, 1, "start"), (1, 2, "walk"), (1, 3, "river"), (2, 3, "walk"),
        (1, 3, "walk"), (2, 3, "river"), (3, 1, "start"), (2, 1, "walk"),
    ]  # fmt: skip


def test_an_opened_exit_and_a_closed_one() -> None:
    plan = PLAN.replace("    +---+---+---+---+\n    1", "    +===+===+---+---+\n    1")
    game = told("0: start a1", "0: blow up; go right", plan=plan, exits=3, closed_exits=2)
    truth = TruthView(game.rules, 1)
    for event in game.events:
        truth.hear(event.said)
    up = {side["col"]: side["is"] for side in truth.show()["sides"] if side["side"] == "up"}
    assert up == {0: "exit", 1: "closed", 2: "monolith", 3: "monolith"}
