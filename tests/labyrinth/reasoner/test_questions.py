"""What a reasoner answers: counter-labyrinths, reasons, scraps; twin worlds hear the same of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

import pytest

from gamemaster.core.game import CHANCE, EVERYONE, Said
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.claims import ClaimError, literal, read_claim
from gamemaster.labyrinth.reasoner.reasoner import Counter, Reasoner
from gamemaster.labyrinth.reasoner.worlds import find
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.labyrinth.drawing import draw
from tests.labyrinth.reasoner.games import CLASSIC, Heard, claims, ends, play

GAMES: Final = times(2, 150)
QUESTIONS: Final = times(4, 40)
"""Asked for a counter-labyrinth in each game."""
REASONS: Final = times(2, 10)
"""Asked for in each game."""
RULES: Final = {
    **{name: PRESETS[name] for name in ("classic", "quest-easy", "quest-medium")},
    "grand-simple": replace(PRESETS["grand-simple"], void_starts=False),
    "some things in each arsenal": replace(
        PRESETS["quest-hard"],
        leprechaun=False,
        bear=False,
        bear_moves="repeats",
        bear_cave=False,
        bear_can_be_shot=False,
        cement=0,
    ),
}


@cache
def game_of(name: str, number: int) -> tuple[Heard, Reasoner]:
    moves = Random(f"{name}/{number}").randint(4, 16)
    game = play(RULES[name], f"{name}/questions/{number}", moves)
    return game, game.reasoner()


def sounds(rules: Rules, counter: Counter, game: Heard, seat: int) -> list[Said]:
    """What a seat would hear if the same was asked on another plan: the game itself says it.

    Pieces that are placed, and whoever names a cell in secret, stand where the counter-labyrinth
    has them.
    """
    state, events = LABYRINTH.start(rules, counter.plan, game.seats)
    turn = int(rules.start != "open")
    placed = iter(counter.ways)
    for mover, text in game.table.entries:
        if text.startswith("placed"):
            text = f"placed {counter.plan.name(next(placed)[1])}"
        elif text.startswith("start") and rules.start == "secret":
            text = f"start {counter.plan.name(counter.ways[mover][1])}"
        else:
            turn += mover != CHANCE
        if text.startswith("order"):
            text = f"order {counter.plan.name(counter.ways[mover][turn])}"
        move = LABYRINTH.read_move(text)
        if mover == CHANCE:
            assert text in [outcome for outcome, _ in LABYRINTH.chances(state)]
        else:
            assert LABYRINTH.check(state, state.turn, move) is None, text
        events += LABYRINTH.apply(state, move)
    return [event.said for event in events if event.audience is EVERYONE or seat in event.audience]


def is_true_in(text: str, counter: Counter, turns: int) -> bool:
    """Whether a claim about the plan or a place holds in a counter-labyrinth at the end."""
    what, *words = text.split()
    plan = counter.plan
    if what == "at":
        return plan.name(counter.ways[int(words[0]) - 1][turns]) == words[1]
    name = {plan.name(cell): cell for cell in plan.cells()}
    assert what == "cell"
    return plan.kinds[name[words[0]]] == words[1]


@pytest.mark.parametrize("name", RULES)
def test_a_counter_labyrinth_is_valid_and_sounds_the_same(name: str) -> None:
    shown = 0
    for number in range(GAMES):
        game, reasoner = game_of(name, number)
        rng = Random(number)
        asked = [text for text, _ in claims(game.state) if text.startswith(("cell", "at"))]
        rng.shuffle(asked)
        for text in asked[:QUESTIONS]:
            for wanted in (False, True):
                counter = reasoner.otherwise(text, false=not wanted)
                verdict = reasoner.judge(text)
                possible = verdict.answer in ("possible", "certain" if wanted else "impossible")
                assert (counter is not None) == possible, (number, text)
                if counter is None:
                    continue
                shown += 1
                faults = validate(game.rules, counter.plan)
                assert not [fault for fault in faults if fault.severity == "error"]
                assert sounds(game.rules, counter, game, 0) == [*game.heard(0)]
                assert is_true_in(text, counter, reasoner.followed) == wanted
    assert shown > GAMES * QUESTIONS / 2


def follows(loose: Chronicle, text: str, turns: Sequence[int], answer: str) -> bool:
    """Whether a claim is certain (or impossible) by these requests alone."""
    says = literal(loose, read_claim(text, loose.board))
    assert says is not None
    premises = [loose.premises[turn - 1] for turn in turns]
    return find(loose, [*premises, says if answer == "impossible" else -says]) is None


@pytest.mark.parametrize("name", ["classic", "quest-easy"])
def test_a_reason_is_enough_and_nothing_of_it_can_be_left_out(name: str) -> None:
    explained = 0
    for number in range(GAMES):
        game, reasoner = game_of(name, number)
        loose = game.reasoner().loosely()  # another one than that which gives the reasons
        known = [text for text, _ in claims(game.state)][:: 7 + number]
        Random(number).shuffle(known)
        left = REASONS
        for text in known:
            answer = reasoner.judge(text).answer
            if answer == "possible" or not left:
                continue
            left -= 1
            reason = reasoner.why(text)
            if reason is None:  # it needs a request that is passed over
                continue
            assert reason.least
            assert follows(loose, text, reason.turns, answer)
            for turn in reason.turns:
                others = [each for each in reason.turns if each != turn]
                assert not follows(loose, text, others, answer), (text, turn)
            explained += bool(reason.turns)
    assert explained > GAMES / 2


def test_a_reason_names_the_statements() -> None:
    """Where one stands after a step one knows from the start and from the step."""
    plan = draw(
        """
            a   b   c
           +---+---+---+
         1 | .   .   . |
           +   +   +   +
         2 | A   .   . |
           +   +---+   +
         3 | H   .   .
           +---+---+---+
        treasure c1
        false b2
        """
    )
    rules = replace(CLASSIC, rows=3, cols=3, bear=False)
    game = play(rules, "why", 0, seats=1, plan=plan)
    for text in ("start b1", "go left", "go down", "blow down", "go up"):
        assert game.table.submit(0, text, game.table.version) is None
    reasoner = game.reasoner()
    heard = game.heard(0)
    assert reasoner.judge("cell a2 arsenal").answer == "certain"
    reason = reasoner.why("cell a2 arsenal")
    assert reason is not None
    assert (reason.turns, reason.least) == ((1, 2, 3), True)
    first, last = reason.spans[1]
    assert [said.key for said in heard[first : last + 1]] == ["requested", "arrived-land"]
    assert reasoner.why("cell b2 land") is None, "nobody knows"
    assert reasoner.judge("at 1 a1").answer == "certain"
    assert reasoner.judge("at 1 a2 turn 3").answer == "certain"
    assert reasoner.judge("at 1 b1 turn 3").answer == "impossible"
    assert reasoner.judge("cell a3 hospital").answer == "possible"
    nothing = reasoner.why("cell a2 river")
    assert nothing is not None
    assert nothing.turns == (1, 2, 3)


def test_rules_alone_are_reason_enough() -> None:
    reasoner = play(replace(CLASSIC, bear=False), "rules alone", 0).reasoner()
    reason = reasoner.why("cell a1 casino")
    assert reason is not None
    assert reason.turns == ()


def test_a_scrap_fits_where_it_can() -> None:
    """The corner of the board bars nothing but what would lie outside."""
    rules = replace(CLASSIC, rows=3, cols=3, bear=False)
    reasoner = play(rules, "scraps", 0, seats=1).reasoner()
    assert reasoner.fits(["cell a1 hospital", "cell b1 arsenal"]) == 6
    assert reasoner.fits(["cell a1 hospital", "cell b2 arsenal"]) == 4
    assert reasoner.fits(["side a1 left exit"]) == 3
    assert reasoner.fits(["cell a1 hospital", "cell b1 hospital"]) == 0
    assert reasoner.fits(["cell a1 land", "cell d1 land"]) == 0


@pytest.mark.rule("G-3")
def test_twins_that_sound_alike_are_answered_alike() -> None:
    """A counter-labyrinth is a twin of the true one: all answers in it are the same."""
    twins = 0
    for number in range(GAMES):
        game, reasoner = game_of("classic", number)
        asked = [text for text, _ in claims(game.state)]
        for text in asked[number::29]:
            counter = reasoner.otherwise(text)
            if counter is None:
                continue
            twins += 1
            twin = twin_of(game, counter.plan)
            assert twin.heard(0) == game.heard(0)
            here, there = game.reasoner(), twin.reasoner()
            for each in asked[::11]:
                assert here.judge(each) == there.judge(each)
            break
    assert twins > GAMES / 2


def twin_of(game: Heard, plan: Plan) -> Heard:
    """The same requests on another plan."""
    twin = play(game.rules, game.table.seed, 0, seats=game.seats, plan=plan)
    for seat, text in game.table.entries:
        assert twin.table.submit(seat, text, twin.table.version) is None
    return twin


@pytest.mark.parametrize(
    "text",
    [
        *("", "cell", "cell z9 land", "cell a1 sea", "side a1 north wall", "at 9 a1", "at x a1"),
        *("bear", "cell a1 land land", "loop a1 a", "at 1 a1 turn 99", "holds 1 bear"),
        *("beside 1 1 0 0 0 cell a1 land", "beside 1 99 0 0 0 cell here land", "beside 1 1 0 0"),
        *("beside 9 1 0 0 0 cell here land", "beside 1 -1 0 0 0 cell here land", "beside"),
    ],
)
def test_what_is_no_claim_is_refused(text: str) -> None:
    reasoner = play(CLASSIC, "claims", 3).reasoner()
    with pytest.raises(ClaimError):
        reasoner.judge(text)


def test_before_anything_was_heard_nothing_can_be_asked() -> None:
    reasoner = Reasoner(CLASSIC, 1, 0)
    reasoner.hear([])
    assert reasoner.lost
    with pytest.raises(ValueError, match="nothing was heard"):
        reasoner.judge("cell a1 land")


def test_what_is_not_followed_is_not_proved() -> None:
    """An overruling, or a budget that is spent: all answers about now are open from then on."""
    game = play(replace(CLASSIC, bear=False), "overruled", 12)
    heard = [*game.heard(0)]
    whole, lost = game.reasoner(), Reasoner(game.rules, game.seats, 0)
    lost.hear([*heard, Said("overruled", {"what": "wall"})])
    assert whole.judge("at 1 a1").proved
    assert lost.lost
    assert not lost.whole
    for text in ("at 1 a1", "side a1 right wall", "treasure a1", "holds 1 treasure"):
        verdict = lost.judge(text)
        assert (verdict.answer, verdict.proved) == ("possible", False)
    assert lost.otherwise("at 1 a1") is None
    tired = game.reasoner(tries=1)
    assert tired.lost
    assert tired.followed < whole.followed


@pytest.mark.parametrize("name", RULES)
def test_all_that_is_certain_is_found_at_once(name: str) -> None:
    """Whatever was asked before, and after each request anew."""
    game, _ = game_of(name, 0)
    heard, growing = game.heard(0), Reasoner(game.rules, game.seats, 0)
    for end in ends(heard):
        growing.hear(heard[:end])
        growing.certain()
    fresh = game.reasoner()
    found = {*fresh.certain()}
    assert found == {*growing.certain()}
    assert found or name != "classic"
    marked = [text for text, _ in claims(game.state) if text.split()[0] in ("cell", "side", "at")]
    for text in marked:
        what, _, *way = text.split()
        twice = what == "side" and text not in found and way[0] in ("left", "up")
        if not twice:  # the same side is marked once, seen from the other cell
            assert (text in found) == (fresh.judge(text).answer == "certain"), text


@pytest.mark.rule("V-1")
def test_a_labyrinth_has_a_letter_for_each_loop() -> None:
    """Even where two of three squares are pits, each led to by the one beside it."""
    reasoner = Reasoner(CLASSIC, 2, 0)
    reasoner.hear([Said("opened", {"rows": 4, "cols": 5, "players": 2, "limit": 90})])
    assert reasoner.is_possible()
    pits = [f"{column}{row}" for row in (1, 2, 3) for column in "abcde"][:14]
    pairs = [*zip(pits[::2], pits[1::2], strict=True)]
    loops = [f"loop {one} {other}" for pair in pairs for one, other in (pair, pair[::-1])]
    assert reasoner.together(loops) is False, "seven loops of two pits"
    assert reasoner.together(loops[:-4])
