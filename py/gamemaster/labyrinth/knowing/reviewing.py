"""A game that is over, as one seat played it: what it could know, and when, and what it asked for.

What was heard is followed once more; the plan, which is no secret any more, only tells which side
is an exit and where the treasure lay.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import Any, Final

from gamemaster.core.game import Said, Seat
from gamemaster.labyrinth.grid import EXIT, SIDE_NAMES
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.knowing.hinting import drawn, marked
from gamemaster.labyrinth.knowing.inking import Paper, inked
from gamemaster.labyrinth.options import read_rules
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.clauses import Stop
from gamemaster.labyrinth.reasoner.minutes import ASIDE
from gamemaster.labyrinth.reasoner.sampling import Draw
from gamemaster.labyrinth.reasoner.weighing import Weigher
from gamemaster.labyrinth.replies import (
    Knowable,
    LabyrinthSeen,
    Reviewed,
    ReviewLuck,
    ReviewMoment,
    ReviewPoint,
)

Standing = tuple[str, int, int | None]
"""A claim that was drawn, after how many statements, and when it was rubbed out (None: never)."""
Claimed = tuple[object, ...]
"""What a claim says, whatever words it has."""
BLOCKED: Final = ("hit-wall", "hit-monolith")
MOST_MOMENTS: Final = 3
MANY: Final = 3
"""So much that was certain and not shown is worth a sentence,"""
LONG: Final = 4
"""and so many requests in a row that could tell nothing new."""
LIKELY: Final = 0.65
"""A step that was blocked against such odds was bad luck, and the other way round good luck."""


class LabyrinthReviewer:
    """A `core.reviewing.Reviewer`. `draw` draws plans, as the generator does.

    `penciled` are the marks that the player has drawn.
    """

    def __init__(
        self,
        rules: Mapping[str, Any],
        seats: int,
        seat: Seat,
        plan: Plan,
        draw: Draw,
        penciled: Sequence[Standing] = (),
    ) -> None:
        agreed = read_rules(rules)
        written = replace(agreed, help="scribe") if agreed.help == "blank" else agreed
        self._proves = agreed.help == "proofs"
        self._seat, self._plan = seat, plan
        self._view = LabyrinthView(written, seat, seats)
        self._weigher = Weigher(agreed, seats, seat, draw)
        self._said: list[Said] = []
        self._penciled = penciled
        self._heard = self._weighed = 0
        self._points: list[ReviewPoint] = []
        self._exit: Knowable = {"known": None, "shown": None}
        self._treasure: Knowable = {"known": None, "shown": None}

    def heed(self, stop: Stop) -> None:
        """Ask `stop` now and then whether to end thinking about the request at hand."""
        self._weigher.heed(stop)

    def hear(self, heard: Sequence[Said], at: int) -> ReviewPoint | None:
        """Take in what was said up to a request, the `at`th; None: nobody knows more by it."""
        news = heard[self._heard :]
        for said in news:
            self._view.hear(said)
        told = [said for said in news if said.key not in ASIDE]
        self._said += told
        self._heard = len(heard)
        self._weigher.hear(self._said)
        weights = self._weigher.weights[self._weighed :]
        self._weighed = len(self._weigher.weights)
        if self._weigher.lost or not told:
            return None
        own = next((each for each in reversed(weights) if each is not None), None)
        point = self._point(at)
        if own is not None:
            point["own"], point["idle"] = True, own.foregone is True
            point["chance"] = None if own.foregone else own.chance
            point["passed"] = not any(said.key in BLOCKED for said in told)
        self._points.append(point)
        return point

    def _point(self, at: int) -> ReviewPoint:
        seen = drawn(self._view.show())
        claims = self._weigher.certain()
        certain = [claim for claim in claims if claim.split()[0] in ("side", "cell")]
        marks, paper = inked(seen, claims), Paper(seen)
        news = [] if self._proves else [*marked(paper, marks, seen)]
        penciled = {_same(paper, claim) for claim in self._penciled_now()}
        hidden = {
            fact["claim"]
            for fact in news
            if fact["about"] in ("side", "cell") and _same(paper, fact["claim"]) not in penciled
        }
        self._note(self._exit, at, [*self._exits()], certain, hidden)
        self._note_treasure(at, seen, penciled)
        loose = on_scraps(self._view.show())
        written = loose if self._proves else on_scraps(seen)
        return {
            "at": at,
            "own": False,
            "certain": max(len(certain), loose),
            "shown": max(len(certain) - len(hidden), written),
            "idle": False,
            "chance": None,
            "passed": False,
        }

    def _note(
        self,
        what: Knowable,
        at: int,
        wanted: Sequence[str],
        certain: Sequence[str],
        hidden: set[str],
    ) -> None:
        found = [claim for claim in wanted if claim in certain]
        if found and what["known"] is None:
            what["known"] = at
        if what["shown"] is None and any(claim not in hidden for claim in found):
            what["shown"] = at

    def _exits(self) -> Iterator[str]:
        plan = self._plan
        for cell in plan.cells():
            for way, name in enumerate(SIDE_NAMES):
                if plan.side(cell, way) == EXIT:
                    yield f"side {plan.name(cell)} {name} exit"

    def _penciled_now(self) -> Iterator[str]:
        """The claims of all marks that are on the player's paper. Raises `ClaimError`."""
        for claim, heard, until in self._penciled:
            if heard <= self._heard and (until is None or self._heard < until):
                yield self._weigher.plainly(claim)

    def _note_treasure(self, at: int, seen: LabyrinthSeen, penciled: Container[Claimed]) -> None:
        """Where what all seek lay in the beginning."""
        plan, what = self._plan, self._treasure
        cell = plan.treasures[0]
        row, col = divmod(cell, plan.cols)
        mapped = [each for each in seen["notebook"]["fragments"] if each["anchored"]]
        there = [c for each in mapped for c in each["cells"] if (c["row"], c["col"]) == (row, col)]
        holds = seen["pawns"][self._seat]["treasures"]
        believed = ("treasure", plan.name(cell)) in penciled
        if what["shown"] is None and (holds or believed or any(c["treasures"] for c in there)):
            what["shown"] = at
        if what["known"] is None:
            verdict = self._weigher.judge(f"treasure {plan.name(cell)} turn 0")
            what["known"] = at if verdict.answer == "certain" else None

    # -- what comes of it -----------------------------------------------------------

    def _facts(self) -> int:
        """How many types and sides there are."""
        plan = self._plan
        sides = sum(plan.beyond(cell, way) == -1 for cell in plan.cells() for way in range(4))
        return len(plan.cells()) + sides + (4 * len(plan.cells()) - sides) // 2

    def conclude(self) -> Reviewed:
        """What there is to be said, of as much as was heard."""
        own = [point for point in self._points if point["own"]]
        return {
            "facts": self._facts(),
            "requests": len(own),
            "idle": [point["at"] for point in own if point["idle"]],
            "exit": self._exit,
            "treasure": self._treasure,
            "luck": luck_of(own),
            "moments": moments(self._points, self._exit, self._treasure),
            "whole": not self._weigher.lost,
        }


def on_scraps(seen: LabyrinthSeen) -> int:
    """How many sides and types stand on the largest loose scrap: certain, wherever that lies.

    Nothing can be added to that: other scraps, and the map, may show the same part of the plan.
    """
    loose = [each for each in seen["notebook"]["fragments"] if not each["anchored"]]
    return max(
        (
            sum(not side.get("doubtful") for side in each["sides"])
            + sum(cell["cell"] is not None for cell in each["cells"])
            for each in loose
        ),
        default=0,
    )


def _same(paper: Paper, claim: str) -> Claimed:
    """The same for claims that say the same: a side has a name from either cell."""
    what, *words = claim.split()
    if what != "side":
        return (what, *words)
    row, col = paper.at(words[0])
    return (what, *paper.side(row, col, words[1]), words[2])


def luck_of(points: Sequence[ReviewPoint]) -> ReviewLuck:
    """How many open questions were answered by an open way, and how many were to be expected."""
    chances = [(point["chance"], point["passed"]) for point in points if point["chance"]]
    return {
        "steps": len(chances),
        "passed": sum(passed for _, passed in chances),
        "expected": round(sum(chance or 0 for chance, _ in chances), 1),
    }


def moments(
    points: Sequence[ReviewPoint], way_out: Knowable, treasure: Knowable
) -> list[ReviewMoment]:
    """The most instructive ones, at different times, in the order in which they came."""
    found: list[ReviewMoment] = []
    for moment in _worth_telling(points, way_out, treasure):
        if len(found) < MOST_MOMENTS and all(each["at"] != moment["at"] for each in found):
            found.append(moment)
    return sorted(found, key=lambda moment: moment["at"])


def _worth_telling(
    points: Sequence[ReviewPoint], way_out: Knowable, treasure: Knowable
) -> Iterator[ReviewMoment]:
    """What is most worth telling comes first."""
    own = [point for point in points if point["own"]]
    for key, what in (("exit", way_out), ("treasure", treasure)):
        known, shown = what["known"], what["shown"]
        if known is not None and shown is None:
            yield _moment(known, f"{key}-never-shown")
        elif known is not None and shown is not None and shown > known:
            late = sum(known < point["at"] <= shown for point in own)
            if late:
                yield _moment(known, f"{key}-shown-late", count=late)
    walls = [point for point in own if point["idle"] and not point["passed"]]
    if walls:
        yield _moment(walls[0]["at"], "known-wall", count=len(walls))
    runs = [[*run] for idle, run in groupby(own, key=lambda point: point["idle"]) if idle]
    longest = max(runs, key=len, default=[])
    if len(longest) >= LONG:
        yield _moment(longest[0]["at"], "idle", count=len(longest))
    grown = [
        (after["certain"] - before["certain"], -after["at"])
        for before, after in pairwise(points)
        if after["own"]
    ]
    if grown and max(grown)[0] > 1:
        count, at = max(grown)
        yield _moment(-at, "leap", count=count)
    hidden = max(points, key=lambda point: point["certain"] - point["shown"], default=None)
    if hidden is not None and hidden["certain"] - hidden["shown"] >= MANY:
        yield _moment(hidden["at"], "unseen", count=hidden["certain"] - hidden["shown"])
    odds = [(point["chance"], point) for point in own if point["chance"] is not None]
    for chance, point in sorted(odds, key=lambda pair: pair[0]):
        if point["passed"] and chance <= 1 - LIKELY:
            yield _moment(point["at"], "lucky", percent=round(100 * chance))
            break
    for chance, point in sorted(odds, key=lambda pair: -pair[0]):
        if not point["passed"] and chance >= LIKELY:
            yield _moment(point["at"], "unlucky", percent=round(100 * (1 - chance)))
            break


def _moment(at: int, key: str, **args: int) -> ReviewMoment:
    return {"at": at, "key": key, "args": args}
