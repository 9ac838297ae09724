"""Suppositions: what may have happened, as far as one has heard the same words.

A request is done by the engine's own verbs on a state whose ground is known in part. Where they ask
for an undecided fact it is decided in every possible way: they go on with one of them, and for each
other one the request is done over. A way on which other words are said than were heard is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, Protocol, cast

from gamemaster.core.game import CHANCE as CHANCES_TURN
from gamemaster.core.game import Event, Said, Seat
from gamemaster.labyrinth.grid import EXIT, OPEN, Place, read_cell_name
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.moves import Action, Move, compose
from gamemaster.labyrinth.playing.chances import chances
from gamemaster.labyrinth.playing.legal import check
from gamemaster.labyrinth.playing.sayings import Say
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.playing.turn import Rest, announce, do_all, go_on, take_turn
from gamemaster.labyrinth.reasoner.asking import (
    CHANCE,
    Absurd,
    Choose,
    Decision,
    Fact,
    Hidden,
    Interrupted,
    Path,
    Uncovered,
    Undecided,
    Value,
)
from gamemaster.labyrinth.reasoner.beasts import Lurking, name_those_who_stay, roam_freely
from gamemaster.labyrinth.reasoner.clauses import Stop
from gamemaster.labyrinth.reasoner.clauses import go_on as endless
from gamemaster.labyrinth.reasoner.listening import Listener
from gamemaster.labyrinth.reasoner.sketch import CreatureEnds, Landings, Sketch

ACTS: Final = "acts"
"""The word that an action of a request of several begins."""
SHOT: Final = "shoot"
WALLS: Final = frozenset({"hit-wall", "hit-monolith"})
CHANCY: Final = frozenset({"cement", "bet", "hint"})
"""Actions that depend on more than is followed."""
Act = Callable[[State, Say], None]
"""What is done on a supposed state, and says what the game master would have said."""


class Budget:
    """How much thinking is allowed: so many times a request may be done over, and until `stop`."""

    def __init__(self, tries: int, stop: Stop = endless) -> None:
        self.left, self._stop = tries, stop

    def spend(self) -> None:
        """One more try. Raises `Uncovered` when none is left, and `Interrupted`."""
        self.left -= 1
        if self.left < 0:
            raise Uncovered
        if self._stop():
            raise Interrupted


class Leaf(NamedTuple):
    """One way in which a request may have gone: what was decided for it, and where it has led.

    `literals` say the decisions of the `path`, in the same order.
    """

    path: Path
    literals: tuple[int, ...]
    state: State


class Judge(Protocol):
    """Who knows which decisions can be true together."""

    def literal(self, decision: Decision) -> int:
        """The literal that says that a fact was decided rightly."""

    def clash(self, literals: Sequence[int]) -> bool:
        """Whether these can be seen not to hold all."""


class Exploration:
    """All ways in which something that is done says what was heard, found one after the other.

    The ways exclude each other, and no other way says these words.
    """

    def __init__(self, base: State, act: Act, listener: Listener, judge: Judge) -> None:
        self.base, self.judge = base, judge
        self._act, self._listener = act, listener
        self._todo = [_Way((), (), listener, judge)]
        self._leaves: list[Leaf] = []

    def leaves(self, budget: Budget) -> list[Leaf]:
        """Where the ways lead; after `Interrupted` it goes on from where it was.

        Raises:
            Uncovered: something happens that no supposition follows, or the budget is spent.
            Interrupted: it is to stop.
        """
        todo = self._todo
        while todo:
            budget.spend()
            way = todo.pop()
            state, whole = suppose(self.base, way.path, self._listener, way.choose), False
            try:
                self._act(state, way.say)
                whole = way.said_all
            except Undecided as asked:
                way.others += way.branches(asked.branches)
            except Absurd:
                pass  # what branched off before that may be
            todo += way.others
            if whole:
                self._leaves.append(Leaf(way.path, way.literals, state))
        return self._leaves


class _Way:
    """A way in which an act may go; `others` are those that branch off from it."""

    __slots__ = ("_judge", "_listener", "_said", "literals", "others", "path")

    def __init__(
        self, path: Path, literals: tuple[int, ...], listener: Listener, judge: Judge
    ) -> None:
        self.path, self.literals = path, literals
        self._listener, self._judge = listener, judge
        self._said = 0
        """So many of the words that were heard."""
        self.others: list[_Way] = []

    @property
    def said_all(self) -> bool:
        """Whether all was said that was heard."""
        return self._said == len(self._listener.heard)

    def say(self, event: Event) -> None:
        """What the game master says next. Raises `Absurd` if something else was heard."""
        if not self._listener.hears(event):
            return
        if self.said_all or self._listener.heard[self._said] != event.said:
            raise Absurd
        self._said += 1

    def branches(self, decisions: Sequence[Decision]) -> Iterator[_Way]:
        """The ways to go on, by what is decided next."""
        if self._bumps():
            decisions = [decision for decision in decisions if not _opens(decision)]
        for decision in decisions:
            literals = (*self.literals, self._judge.literal(decision))
            if not self._judge.clash(literals):
                yield _Way((*self.path, decision), literals, self._listener, self._judge)

    def _bumps(self) -> bool:
        """Whether what is heard next is a wall: nothing but the one that was met is asked then."""
        return not self.said_all and self._listener.heard[self._said].key in WALLS

    def choose(self, decisions: Sequence[Decision]) -> Decision:
        """Go on in one way, and leave the others for later. Raises `Absurd` if there is none."""
        found = [*self.branches(decisions)]
        if not found:
            raise Absurd
        *others, last = found
        self.others += others
        self.path, self.literals = last.path, last.literals
        return last.path[-1]


def _opens(decision: Decision) -> bool:
    """Whether it says that nothing stands on a side."""
    return decision.holds and decision.fact[0] == "side" and decision.value in (OPEN, EXIT)


def suppose(base: State, path: Path, listener: Listener, choose: Choose) -> State:
    """A copy of a state in which some facts are decided, as far as `listener` heard of it.

    What else of the plan is asked for is left to `choose`.
    """
    state = base.clone()
    sketch = cast(Sketch, base.ground)
    decided = {fact: value for fact, value, holds in path if holds}
    denied = {(fact, value) for fact, value, holds in path if not holds}
    ground = Sketch(
        sketch.board,
        {**sketch.decided, **decided},
        sketch.domain,
        sketch.dropped,
        sketch.littered,
        denied,
        choose,
    )
    ground.heard = listener.keys
    state.ground = ground
    state.landings = cast(Any, Landings(ground, state.water))
    state.creature_ends = cast(Any, CreatureEnds(ground))
    for decision in path:
        _settle(state, decision)
    if state.roaming:
        roam_freely(state, ground, listener)
    elif isinstance(state.bear, Lurking):
        name_those_who_stay(state)
    return state


def _settle(state: State, decision: Decision) -> None:
    """Put what was decided of a hidden number in its place."""
    (name, seat), value, holds = decision
    if name == "at":
        pawn = state.pawns[seat]
        pawn.cell = cast(int, _narrowed(pawn.cell, value, holds))
    elif name == "holds":
        pawn = state.pawns[seat]
        pawn.treasure = cast(int, _narrowed(pawn.treasure, value, holds))
    elif name == "bear":
        state.bear = cast(int, _narrowed(state.bear, value, holds))


def _narrowed(number: object, value: Value, holds: bool) -> object:
    assert isinstance(number, Hidden)
    return value if holds else number.but(value)


def turn_of(move: Move, seat: Seat) -> Act:
    """What an accepted request does, with all that chance decides on the way."""

    def act(state: State, say: Say) -> None:
        if check(state, seat, move) is not None:
            raise Absurd
        take_turn(state, move, say)
        _let_chance_decide(state, say)

    return act


def parts_of(
    move: Move, seat: Seat, words: Sequence[Said], *, whole: bool = False
) -> list[tuple[Act, Sequence[Said]]]:
    """A request in parts, each with what was heard of it: every shot is one by itself.

    Each may have missed in many ways: together these would be ways to the power of the shots. What
    was interrupted, and what is not told in the order of its actions, is one part. So it is where
    creatures or chance act between the actions: `whole`.
    """
    starts = [at for at, said in enumerate(words) if said.key == ACTS]
    told = len(starts) == len(move.actions) and not (move.conditional or move.hides)
    if whole or not (told and SHOT in move.kinds and move.kinds.isdisjoint(CHANCY)):
        return [(turn_of(move, seat), words)]
    dos = [action.do for action in move.deeds]
    cuts = [0, *(at for at in range(1, len(dos)) if SHOT in dos[at - 1 : at + 1]), len(dos)]
    acts = [_does(move, seat, start, end) for start, end in pairwise(cuts)]
    borders = [0, *(starts[at] for at in cuts[1:-1]), len(words)]
    return [*zip(acts, (words[a:b] for a, b in pairwise(borders)), strict=True)]


def _does(move: Move, seat: Seat, start: int, end: int) -> Act:
    """What some of a request's actions do, from the first to before the last; the others wait."""

    def act(state: State, say: Say) -> None:
        if not start:
            if check(state, seat, move) is not None:
                raise Absurd
            announce(state, move, say)
        part: Rest = tuple((one, False) for one in move.actions[start:end])
        if end == len(move.actions):
            go_on(state, state.pawns[seat], part, say)
            _let_chance_decide(state, say)
            return
        if do_all(state, state.pawns[seat], part, say) or state.turn != seat or state.asking:
            raise Absurd
        state.pending = tuple((one, False) for one in move.actions[end:])

    return act


def _let_chance_decide(state: State, say: Say) -> None:
    drawn = 0
    while state.turn == CHANCES_TURN:
        if state.adrift is not None:
            cast(Sketch, state.ground).drift(state.adrift.how)
        outcome = _drawn(state, (CHANCE, drawn))
        take_turn(state, read_move(outcome), say)
        drawn += 1


def orders(seat: Seat, named: Place | None, elsewhere: Hidden) -> Act:
    """Somebody goes on from a cell: the one that was `named`, or any."""

    def act(state: State, say: Say) -> None:
        place = named or read_cell_name(state.plan.name(cast(int, elsewhere.values[0])))
        move = compose((Action("order", place=place),))
        if state.turn != seat or check(state, seat, move) is not None:
            raise Absurd
        take_turn(state, move, say)
        if named is None:
            state.pawns[seat].cell = cast(int, elsewhere)

    return act


def _drawn(state: State, fact: Fact) -> str:
    """What chance has decided. Raises `Uncovered` where it places somebody."""
    if state.starting:
        raise Uncovered
    sketch = cast(Sketch, state.ground)
    found = sketch.decided.get(fact)
    if found is None:
        found = sketch.decide(fact, [outcome for outcome, _ in chances(state)])
    return str(found)
