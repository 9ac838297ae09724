"""How a table agrees on its rules before the game (Rule T-3).

The host proposes a rule set with its options. Every player may propose changes; each proposal is a
point that is put to the vote. All players together weigh 51 %, a person who leads the table 49 %;
where nobody leads, the players are all there is. A point is agreed on as soon as more than half of
the whole weight is for it, and falls as soon as that can't happen any more: a tie, and who keeps
silent, leave the proposal as it is. Votes are counted here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from fractions import Fraction
from typing import Any, Final

from gamemaster.core import replies
from gamemaster.core.agreement_messages import (
    MAX_POINTS,
    MAX_SETTLED,
    Agree,
    AgreeingModel,
    AgreementModel,
    BallotModel,
    Outcome,
    PointModel,
    SettledModel,
    VoterModel,
)
from gamemaster.core.game import Game, Refused

PLAYERS: Final = Fraction(51, 100)
LEADER: Final = Fraction(49, 100)
HALF: Final = Fraction(1, 2)
MOST_OF_ONE: Final = 3
"""Points that one player may have open."""
MOST_CHANGES: Final = 8
"""Options that one point may change."""

Values = Mapping[str, Any]
AnyGame = Game[Any, Any, Any, Any]


def weights(voters: Mapping[str, VoterModel]) -> dict[str, Fraction]:
    """The weight of each voter; all together weigh 1 (Rule T-3)."""
    players = [each for each, voter in voters.items() if voter.seat is not None]
    leaders = [each for each, voter in voters.items() if voter.seat is None]
    together = PLAYERS if leaders else Fraction(1)
    alone = LEADER if players else Fraction(1)
    return {
        **{each: together / len(players) for each in players},
        **{each: alone / len(leaders) for each in leaders},
    }


def differing(game: AnyGame, rules: Values) -> list[replies.Differing]:
    """The options that differ from those of the rule set, in the order of forms."""
    usual = game.write_rules(game.presets()[rules["preset"]])
    return [
        {"option": each.name, "value": rules[each.name], "usual": usual[each.name]}
        for each in game.options()
        if rules[each.name] != usual[each.name]
    ]


def agreed(game: AnyGame, request: Agree) -> replies.Agreed:
    """How an agreement stands by these rules and voters, after what somebody has done.

    Raises `Refused` for what can't be proposed, played or voted on; nothing has changed then.
    """
    table = Agreeing(game, request)
    if request.act is not None:
        table.act(request.act)
    table.settle()
    return table.reply()


class Agreeing:
    """An agreement while it is looked at; votes weigh as long as their voters have a voice."""

    def __init__(self, game: AnyGame, request: Agree) -> None:
        self.game = game
        self.voters = {voter.id: voter for voter in request.voters}
        self.weights = weights(self.voters)
        self.rules: Values = game.write_rules(game.read_rules(request.rules))
        self.proposed = self.rules
        before = request.agreement
        same_set = before is not None and before.rules.get("preset") == self.rules["preset"]
        # Changes of another rule set mean nothing in this one.
        self.points = list(before.points) if before and same_set else []
        self.settled = list(before.settled) if before and same_set else []
        self.count = before.count if before else 0

    # -- what voters do -------------------------------------------------------

    def act(self, act: AgreeingModel) -> None:
        """Do what somebody wants; raises `Refused`."""
        if act.do == "count":
            for point in [self._point(act.point)] if act.point is not None else list(self.points):
                self._close(point, self._outcome(point) or "kept")
            return
        if act.by not in self.voters:
            raise Refused("agree-no-voice", f"{act.by!r} has no voice at this table")
        if act.do == "propose":
            self._propose(act.by, act.changes or {}, act.tried)
            return
        point = self._point(act.point)
        if act.do == "withdraw":
            if point.author != act.by:
                raise Refused("agree-not-yours", "only its author takes a point back")
            self.points.remove(point)
            return
        if act.yes is None:
            raise Refused("agree-no-vote", "a vote is for or against")
        at = self.points.index(point)
        self.points[at] = replace(point, votes={**point.votes, act.by: act.yes})

    def _point(self, number: int | None) -> PointModel:
        for point in self.points:
            if point.number == number:
                return point
        raise Refused("agree-not-open", f"point {number} is not open", number=number or 0)

    def _propose(self, author: str, changes: Values, tried: bool) -> None:
        """A point more; whoever proposes it is for it until he says otherwise."""
        fresh = {name: value for name, value in changes.items() if self.rules.get(name) != value}
        self._check(author, fresh)
        if tried:
            return
        self.count += 1
        by = self.voters[author].name
        self.points.append(
            PointModel(number=self.count, author=author, by=by, changes=fresh, votes={author: True})
        )

    def _check(self, author: str, changes: Values) -> None:
        if not changes:
            raise Refused("agree-nothing", "the rules are so already")
        if "preset" in changes:
            raise Refused("agree-rule-set", "the rule set is the host's choice")
        if len(changes) > MOST_CHANGES:
            raise Refused(
                "agree-too-much", f"at most {MOST_CHANGES} options at once", limit=MOST_CHANGES
            )
        own = sum(point.author == author for point in self.points)
        if len(self.points) >= MAX_POINTS or own >= MOST_OF_ONE:
            raise Refused("agree-too-many", "too many points are open already")
        for name in changes:
            if any(name in point.changes for point in self.points):
                raise Refused("agree-open-already", f"{name} is put to the vote", option=name)
        self._with(changes)

    def _with(self, changes: Values) -> Values:
        """The rules with some changes; raises `Refused` where they can't be played by all here."""
        rules = self.game.read_rules({**self.rules, **changes})
        most = self.game.seats(rules)[1]
        players = sum(voter.seat is not None for voter in self.voters.values())
        if players > most:
            raise Refused("agree-seats", f"only {most} can play by these rules", most=most)
        return self.game.write_rules(rules)

    # -- counting -------------------------------------------------------------

    def settle(self) -> None:
        """Decide what can be decided; what was agreed on may decide other points, too."""
        while closing := next(self._decided(), None):
            self._close(*closing)

    def _decided(self) -> Iterator[tuple[PointModel, Outcome]]:
        for point in self.points:
            if outcome := self._outcome(point):
                yield point, outcome

    def _outcome(self, point: PointModel) -> Outcome | None:
        """How a point is decided; None as long as it is open."""
        if all(self.rules.get(name) == value for name, value in point.changes.items()):
            return "granted"
        try:
            self._with(point.changes)
        except Refused:
            return "impossible"
        yes, no, _ = self._counted(point)
        if yes > HALF:
            return "agreed"
        return "kept" if no >= HALF else None

    def _counted(self, point: PointModel) -> tuple[Fraction, Fraction, Fraction]:
        """The weights for a point, against it, and of those who keep silent."""
        sides = [
            sum(
                (
                    weight
                    for voter, weight in self.weights.items()
                    if point.votes.get(voter) is vote
                ),
                Fraction(0),
            )
            for vote in (True, False, None)
        ]
        return sides[0], sides[1], sides[2]

    def _close(self, point: PointModel, outcome: Outcome) -> None:
        before = {name: self.rules[name] for name in point.changes if name in self.rules}
        done = SettledModel(
            number=point.number,
            by=point.by,
            changes=point.changes,
            before=before,
            outcome=outcome,
            ballots=self._ballots(point),
        )
        if outcome == "agreed":
            self.rules = self._with(point.changes)
        self.points.remove(point)
        self.settled = [*self.settled, done][-MAX_SETTLED:]

    def _ballots(self, point: PointModel) -> list[BallotModel]:
        return [
            BallotModel(
                name=voter.name,
                seat=voter.seat,
                weight=round(10_000 * self.weights[each]),
                vote=point.votes.get(each),
            )
            for each, voter in self.voters.items()
        ]

    # -- what is told ---------------------------------------------------------

    def reply(self) -> replies.Agreed:
        """The agreement to be kept and to be told; of those who vote, names and seats alone."""
        usual = self.game.write_rules(self.game.presets()[self.rules["preset"]])
        rules = {n: v for n, v in self.rules.items() if n == "preset" or v != usual[n]}
        kept = AgreementModel(
            rules=rules, count=self.count, points=self.points, settled=self.settled
        )
        return {
            "type": "agreed",
            "agreement": asdict(kept),
            "told": {
                "differs": differing(self.game, self.rules),
                "points": [self._told_open(point) for point in self.points],
                "settled": [self._told_settled(done) for done in self.settled],
            },
            "rules": rules,
            "changed": self.rules != self.proposed,
            "players": self.game.seats(self.game.read_rules(rules)),
        }

    def _told_open(self, point: PointModel) -> replies.OpenPoint:
        author = self.voters.get(point.author)
        polled = _polled(point, self.rules, self._ballots(point))
        return {**polled, "seat": author.seat if author else None}

    def _told_settled(self, done: SettledModel) -> replies.Settled:
        stands = all(self.rules.get(name) == value for name, value in done.changes.items())
        polled = _polled(done, done.before, done.ballots)
        return {**polled, "outcome": done.outcome, "stands": stands}


def _polled(
    point: PointModel | SettledModel, before: Values, ballots: Iterable[BallotModel]
) -> replies.Polled:
    def weight(vote: bool | None) -> int:
        return sum(ballot.weight for ballot in ballots if ballot.vote is vote)

    return {
        "number": point.number,
        "by": point.by,
        "changes": [
            {"option": name, "value": value, "before": before[name]}
            for name, value in point.changes.items()
            if name in before
        ],
        "ballots": [
            {"name": each.name, "seat": each.seat, "weight": each.weight, "vote": each.vote}
            for each in ballots
        ],
        "yes": weight(True),
        "no": weight(False),
        "silent": weight(None),
    }
