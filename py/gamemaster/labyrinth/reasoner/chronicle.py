"""A game as one seat has heard it: what may be where after every request.

Each request is done on suppositions (`supposing`). The ways in which it may have gone become
clauses, and what they lead to, versions of what has changed, so that ways which differ in nothing
else are one supposition again. Where something happens that no supposition follows, the chronicle
is `lost`: what was heard before still holds, and what is heard from then on proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from gamemaster.core.game import Seat
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import NOWHERE, read_cell_name
from gamemaster.labyrinth.playing.sayings import Say
from gamemaster.labyrinth.playing.starting import begin_at
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.reasoner.asking import (
    CHANCE,
    ONCE,
    Decision,
    Fact,
    Hidden,
    Interrupted,
    Path,
    Uncovered,
    Value,
    hidden,
)
from gamemaster.labyrinth.reasoner.beasts import Lurking
from gamemaster.labyrinth.reasoner.beginning import NOT_BEGUN, Choices, own_words
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.clauses import REFUTER, SEARCHER, TRUE, Clauses, Stop, go_on
from gamemaster.labyrinth.reasoner.courses import first_state, hide, rest
from gamemaster.labyrinth.reasoner.halfway import Halfway
from gamemaster.labyrinth.reasoner.judging import Attentive, Forgetful
from gamemaster.labyrinth.reasoner.listening import Listener
from gamemaster.labyrinth.reasoner.minutes import ORDERED, Minute
from gamemaster.labyrinth.reasoner.outcomes import changed
from gamemaster.labyrinth.reasoner.prowling import Prowler, may_be_struck
from gamemaster.labyrinth.reasoner.recalling import Memory, key_of
from gamemaster.labyrinth.reasoner.sketch import Sketch
from gamemaster.labyrinth.reasoner.supposing import (
    Act,
    Budget,
    Exploration,
    Judge,
    Leaf,
    orders,
    parts_of,
)
from gamemaster.labyrinth.reasoner.versions import Moment, known, succeed

MOST: Final = 32
"""Suppositions that are followed at the same time."""
CARRYING: Final = those("carries")
LASTING: Final = frozenset({"kind", "flow", "next", "lead", "side", "store"})
"""Facts of the plan; a side is as it is drawn until it is blown up."""
FREE: Final = (CHANCE, ONCE, ORDERED)
"""Facts that each request decides anew: nothing is known of them, nothing is kept."""


class Chronicle:
    """All requests that one seat has heard, and what they say about the plan and the pieces.

    If it is `loose`, each request has a literal in `premises`, and holds only if that does: what a
    request that is left out had changed is open then, and nothing but that. The course of the game
    that all know (who lives, whose turn it is, what he carries) stays known.
    """

    def __init__(
        self,
        board: Board,
        seat: Seat | None,
        stop: Stop = go_on,
        *,
        loose: bool = False,
        memory: Memory | None = None,
    ) -> None:
        self.board, self.seat, self.loose, self._memory = board, seat, loose, memory
        self.clauses = Clauses(stop, REFUTER if loose else SEARCHER)
        self.blueprint = Blueprint(board, self.clauses)
        if not loose:
            self.blueprint.prefer_plain()
        self.lost = False
        self.relaxed = False
        """Whether something was left open that one who saw a whole plan would know."""
        self.behind = False
        """Whether more was heard than was followed yet."""
        self.weighing = False
        """Whether it is to be asked what else might have been answered to what is heard next."""
        self.told: list[int] = []
        """Literals that say: just that would have been answered. They hold once it is taken for
        granted that it was."""
        self.premises: list[int] = []
        self.chances: list[dict[tuple[Fact, Value], int]] = []
        """What chance may have decided in each request, and the literals that say so."""
        self.beginning = NOT_BEGUN
        """Where each seat begins, if that is not said aloud."""
        bear = self.blueprint.bear if self._follows_bear() else None
        nowhere = tuple(known([NOWHERE]) for _ in range(board.seats))
        self.moments = [Moment(nowhere, nowhere, bear)]
        """The beginning, and the time after each request."""
        self.courses: list[list[State]] = []
        """After each request what all know of the course of the game; several may be possible."""
        self.known: dict[Fact, Value] = {}
        """Facts of the plan that every request from now on may take for granted."""
        first = first_state(board)
        first.ground = self._sketch()
        self.suppositions = [(first, TRUE)]
        self.met: dict[int, list[int]] = {}
        """For each outer side the ways in which requests may have gone on which it mattered."""
        self.clashes: dict[tuple[int, ...], bool] = {}
        """Which facts of a plan were seen to clash."""
        self._halfway: Halfway | None = None
        """The request that there was no time to follow to its end."""
        self._prowler = Prowler(board, self.blueprint, self.clauses)
        self._drifts = first.water.drifts

    @property
    def outdated(self) -> bool:
        """Whether nothing is known of where everything is now."""
        return self.lost or self.behind

    @property
    def now(self) -> Moment:
        """Where everything is after what was heard last."""
        return self.moments[-1]

    def hear(self, minute: Minute, budget: Budget) -> None:
        """Take in one request with its answers.

        After `Interrupted` nothing is known of it; asked again, it goes on from where it was.
        """
        if self.lost:
            return
        before, beginning, suppositions = len(self.moments), self.beginning, self.suppositions
        try:
            self._follow(minute, budget)
        except (Uncovered, Interrupted) as ended:
            del self.moments[before:], self.premises[before - 1 :], self.chances[before - 1 :]
            self.beginning, self.suppositions = beginning, suppositions
            if isinstance(ended, Interrupted):
                if self._halfway is not None:
                    self._halfway.left = budget.left
                raise
            self.lost, self._halfway = True, None
            return
        self._halfway = None
        self.courses.append([state for state, _ in self.suppositions])

    def resume(self, moment: Moment, states: Sequence[State]) -> None:
        """Go on after a request that was not followed, by what all know then."""
        self.lost = False
        self.premises.append(self.clauses.new())
        self.chances.append({})
        self.moments.append(moment)
        guards = [self.clauses.new() for _ in states]
        self.clauses.one(guards)
        self.suppositions = [*zip(map(self._hide, states), guards, strict=True)]
        self.courses.append([*states])

    def take_for_granted(self) -> None:
        """What was heard last, and weighed, was heard."""
        if self.told and not self.lost:
            self.clauses.add(self.premises[-1])
        self.told = []

    def _follows_bear(self) -> bool:
        rules = self.board.rules
        return rules.bear and rules.bear_moves == "repeats"

    def _values(self, fact: Fact) -> Sequence[Value]:
        own = self.now.own(fact, self.blueprint)
        return self.board.values(fact) if own is None else tuple(own)

    # -- one request ------------------------------------------------------------------

    def _follow(self, minute: Minute, budget: Budget) -> None:
        before = self.now, self.suppositions[0][0]
        halfway = self._resumed(minute, budget)
        if minute.move is None:
            if minute.words[0].key == ORDERED:
                self._order(halfway, budget)
            else:
                self._begin(halfway, budget)
            return
        joint = self.now.bear is not None and may_be_struck(minute)
        whole = self.now.bear is not None or self.board.rules.roams or self._drifts
        parts = parts_of(minute.move, minute.seat, minute.words, whole=whole)
        for act, words in parts[halfway.done :]:
            heard = Listener.to(self.seat, words, minute.move)
            self._do(act, heard, halfway, budget, joint=joint)
        if before[0].bear is not None and not joint:
            after = self.now, [state for state, _ in self.suppositions]
            struck = Listener.to(self.seat, minute.words, minute.move).struck
            walked = self._prowler.walk(
                minute.move, before, after, halfway.premise, self.known, struck
            )
            self.moments[-1] = self.now.changed(("bear", 0), walked)

    def _resumed(self, minute: Minute, budget: Budget) -> Halfway:
        """Begin to follow a request, or go on with it where time was up."""
        halfway = self._halfway
        if halfway is None or halfway.minute is not minute or minute.move is None:
            premise = self.clauses.new() if self.loose or self.weighing else TRUE
            halfway = Halfway(minute, premise, self.now, self.suppositions, budget.left)
        self._halfway = halfway
        budget.left = halfway.left
        self.premises.append(halfway.premise)
        self.chances.append(halfway.chances)
        self.moments.append(halfway.moment)
        self.suppositions = halfway.suppositions
        return halfway

    def _begin(self, halfway: Halfway, budget: Budget) -> None:
        """The pieces stand somewhere; one after the other is told where (Rules C-1, D-6.1)."""
        choices = Choices(self.blueprint, self.board.seats, halfway.premise)
        self.beginning, left = choices.read(halfway.minute.words)
        nowhere = self.now
        self.moments[-1] = Moment(tuple(self.beginning.starts), nowhere.holds, nowhere.bear)
        self.suppositions = [(self._hide(base), guard) for base, guard in self.suppositions]
        told = 0
        for seat in range(self.board.seats):
            own = own_words(left, seat)
            told += len(own)
            self._do(_begins(seat), Listener.to(self.seat, own), halfway, budget)
        if told != len(left):
            raise Uncovered
        for state, _ in self.suppositions:
            state.starting, state.turn = False, 0

    def _order(self, halfway: Halfway, budget: Budget) -> None:
        """Somebody goes on from a cell that he alone has named (Rules D-5.5h, D-7.2)."""
        minute, cells = halfway.minute, self.board.cells
        seat = minute.seat
        named = [read_cell_name(said.args["at"]) for said in minute.words[1:] if "at" in said.args]
        elsewhere = Hidden((ORDERED, seat), cells)
        if not named:
            self.clauses.one([self.literal(Decision(elsewhere.fact, cell)) for cell in cells])
        act = orders(seat, named[0] if named else None, elsewhere)
        self._do(act, Listener.to(self.seat, minute.words), halfway, budget)

    def _do(
        self, act: Act, listener: Listener, halfway: Halfway, budget: Budget, *, joint: bool = False
    ) -> None:
        """Suppose that something was done, and that these words were heard."""
        if not halfway.begun:
            halfway.begun = [
                Exploration(self._met(base, listener, joint), act, listener, self._judge(guard))
                for base, guard in self.suppositions
            ]
        guards = [guard for _, guard in self.suppositions]
        found = [
            (guard, leaf)
            for guard, exploration in zip(guards, halfway.begun, strict=True)
            for leaf in self._leaves(exploration, listener, halfway.minute, budget)
        ]
        if not found:
            raise Uncovered  # what has happened certainly can happen
        ways = self._tell_apart(found, halfway.premise)
        self.moments[-1] = self._after(self.now, found, ways, halfway.premise, joint)
        self._merge(found, ways, halfway.premise)
        halfway.advance(self.now, self.suppositions)

    def _leaves(
        self, exploration: Exploration, listener: Listener, minute: Minute, budget: Budget
    ) -> list[Leaf]:
        """The ways that are found, or were in the same place before."""
        if self._memory is None:
            return exploration.leaves(budget)
        key = key_of(minute, listener, exploration.base, self.now)
        return self._memory.recall(key, exploration.judge, lambda: exploration.leaves(budget))

    def _judge(self, guard: int) -> Judge:
        if self.loose:
            return Forgetful(self.literal, self.clauses, self.blueprint, self.clashes)
        return Attentive(self.literal, self.clauses, guard)

    def _met(self, base: State, listener: Listener, joint: bool) -> State:
        """The bear joins in where it may be struck, or strikes; else it goes its way by itself."""
        if self.now.bear is None or not (joint or listener.struck):
            return base
        base, cells = base.clone(), tuple(self.now.bear)
        base.bear = cast(
            int, hidden(("bear", 0), cells) if joint else Lurking(listener.struck, base.turn)
        )
        return base

    def literal(self, decision: Decision) -> int:
        """The literal that says that a fact was decided rightly, as things are now."""
        fact, value, holds = decision
        if fact[0] in FREE:
            self.relaxed |= fact[0] == ONCE
            literal = self._drawn(fact, value)
        elif fact[0] == "bare":
            literal = self.now.bare(fact[1], self.blueprint)
        else:
            literal = self.now.literal(fact, value, self.blueprint)
        return literal if holds else -literal

    def _drawn(self, fact: Fact, value: Value) -> int:
        """The literal that says that chance has decided something so; it decides it in one way."""
        chances = self.chances[-1]
        literal = chances.get((fact, value))
        if literal is None:
            literal = self.clauses.new()
            for (other, _), barred in chances.items():
                if other == fact:
                    self.clauses.add(-literal, -barred)
            chances[fact, value] = literal
        return literal

    def _tell_apart(self, found: list[tuple[int, Leaf]], premise: int) -> list[int]:
        """A literal for each way in which the request may have gone; one of them it went."""
        if not self.loose:
            self._learn([leaf.path for _, leaf in found])
        facts = [[guard, *leaf.literals] for guard, leaf in found]
        shared = set(facts[0]).intersection(*facts[1:])
        for literal in shared:
            self.clauses.add(-premise, literal)
        ways = [
            self.clauses.both(*(literal for literal in each if literal not in shared))
            for each in facts
        ]
        if len(ways) > 1:
            self.clauses.add(-premise, *ways)
        for way, (_, leaf) in zip(ways, found, strict=True):
            for (name, at), _, _ in leaf.path:
                if name == "side" and not self.board.is_inner(at):
                    self.met.setdefault(at, []).append(way)
        if self.weighing:
            one = -self.clauses.both(*(-way for way in ways))
            self.told.append(self.clauses.both(*shared, one))
        return ways

    def _learn(self, paths: Sequence[Path]) -> None:
        """What all ways have decided alike about the plan is known from now on."""
        for decision in set(paths[0]).intersection(*paths[1:]):
            fact, value, holds = decision
            drawn = fact[0] != "side" or fact[1] not in self.now.sides
            if holds and fact[0] in LASTING and drawn:
                self.known[fact] = value
                if fact[0] == "kind" and value not in CARRYING:
                    self.known["lead", fact[1]] = fact[1]

    def _sketch(self) -> Sketch:
        """The ground as it is supposed now."""
        changed = self.now.sides
        decided = {
            fact: value
            for fact, value in self.known.items()
            if fact[0] != "side" or fact[1] not in changed
        }
        lying, piles = frozenset(self.now.lying), frozenset(self.now.piles)
        return Sketch(self.board, decided, self._values, lying, piles)

    def _after(
        self,
        before: Moment,
        found: list[tuple[int, Leaf]],
        ways: list[int],
        premise: int,
        joint: bool,
    ) -> Moment:
        """The new versions of all that the request has changed in some way or other."""
        changes = [
            changed(leaf, before, self.blueprint, self.literal, joint=joint) for _, leaf in found
        ]
        after = before
        for fact in dict.fromkeys(fact for change in changes for fact in change):
            old = before.version(fact, self.blueprint)
            if self.loose and fact[0] == "at":
                old = {cell: old.get(cell, -TRUE) for cell in self.board.cells}
            outcomes = [
                (way, change.get(fact, old)) for way, change in zip(ways, changes, strict=True)
            ]
            after = after.changed(fact, succeed(self.clauses, old, outcomes, -premise))
        return after

    # -- suppositions -----------------------------------------------------------------

    def _merge(self, found: list[tuple[int, Leaf]], ways: list[int], premise: int) -> None:
        """Ways that differ in nothing but versions are one supposition from now on."""
        alike: dict[str, tuple[State, list[int]]] = {}
        for (_, leaf), way in zip(found, ways, strict=True):
            state = self._hide(leaf.state)
            alike.setdefault(rest(state), (state, []))[1].append(way)
        if len(alike) > MOST:
            raise Uncovered
        if len(alike) == 1:
            ((state, _),) = alike.values()
            self.suppositions = [(state, TRUE)]
            return
        guards = [self.clauses.new() for _ in alike]
        self.clauses.one(guards)
        for guard, (_, joined) in zip(guards, alike.values(), strict=True):
            self.clauses.add(-premise, -guard, *joined)
            for way in joined:
                self.clauses.add(-premise, -way, guard)
        states = [state for state, _ in alike.values()]
        self.suppositions = [*zip(states, guards, strict=True)]

    def _hide(self, state: State) -> State:
        return hide(state, self._sketch(), self.now)


def _begins(seat: Seat) -> Act:
    def act(state: State, say: Say) -> None:
        cast(Sketch, state.ground).stand(state.pawns[seat].cell)
        begin_at(state, state.pawns[seat], say)

    return act
