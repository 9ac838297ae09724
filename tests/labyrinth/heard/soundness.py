"""Holds a notebook against the game master's truth: every claim must be true, all the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from gamemaster.core.bot import Bot
from gamemaster.core.game import EVERYONE, GM, Option
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import SIDE_NAMES, STEPS
from gamemaster.labyrinth.heard.changes import OUT
from gamemaster.labyrinth.heard.fragments import FLOOR, STRIDE, place_at
from gamemaster.labyrinth.heard.ties import Course
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.options import OPTIONS
from gamemaster.labyrinth.presets import PLAYERS, PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.composing import Habits, random_text
from tests.labyrinth.drawing import Told
from tests.labyrinth.house_rules import playable

MEANS: Final = {
    "open": ("open", "blown"),
    "wall": ("wall", "monolith", "closed", "built"),
    "exit": ("exit",),
    "edge": ("monolith",),
}
WAS_A_WALL: Final = ("wall", "monolith", "closed", "blown", "exit", "built")
FIXED: Final = (
    *("rows", "cols", "quiet_rounds", "compound", "last_alive", "memory_game"),
    *("floors", "lifts", "floor_loops"),
)
"""Options that random house rules set by themselves, or not at all."""
STOCK: Final = (
    *("health", "bullets", "bombs", "mine", "immune", "moves"),
    *("lives", "money", "knives", "boats", "cement"),
)

GRAND_LIKE: Final = ("grand", "grand", "grand-simple", "classic")
SCHOOL_LIKE: Final = ("school", "school-floors", "quest-easy", "quest-medium", "quest-hard")

Place = tuple[int, int]


class Truth:
    """The game master's picture, indexed by place; rows count through the floors."""

    def __init__(self, shown: Mapping[str, Any]) -> None:
        self.rows: int = shown["rows"]
        self.floors: int = shown["floors"]
        self.cells = {(cell["row"], cell["col"]): cell for cell in shown["cells"]}
        self.sides: dict[tuple[int, int, int], str] = {}
        for side in shown["sides"]:
            row, col, direction = side["row"], side["col"], SIDE_NAMES.index(side["side"])
            down, right = STEPS[direction]
            self.sides[row, col, direction] = side["is"]
            if row // self.rows == (row + down) // self.rows:
                self.sides[row + down, col + right, direction ^ 1] = side["is"]
        self.pawns = {pawn["seat"]: (pawn["row"], pawn["col"]) for pawn in shown["pawns"]}
        self.lying: dict[Place, int] = {}
        for treasure in shown["treasures"]:
            if "row" in treasure:
                place = treasure["row"], treasure["col"]
                self.lying[place] = self.lying.get(place, 0) + 1
        self.figures = {pawn["seat"]: pawn for pawn in shown["pawns"]}
        self.carried = {thing["seat"] for thing in shown["treasures"] if "seat" in thing}
        self.things = {(pile["row"], pile["col"]): pile for pile in shown["things"]}
        bear = shown["bear"]
        self.bear = None if bear is None else (bear["row"], bear["col"])

    def spot(self, place: Place) -> int:
        """The spot of a place, as notebooks count."""
        floor, row = divmod(place[0], self.rows)
        return floor * FLOOR + row * STRIDE + place[1]

    def place(self, spot: int) -> Place:
        """The place of a spot."""
        row, col, floor = place_at(spot)
        assert 0 <= row < self.rows, spot
        return floor * self.rows + row, col

    def led_to(self, place: Place, current: str) -> Place:
        """Where a river cell, pit or lift leads whoever comes there (Rules G-9, G-10, B-10)."""
        cell = self.cells[place]
        if cell["cell"] == "lift":
            return (place[0] + self.rows) % (self.rows * self.floors), place[1]
        if cell["cell"] == "pit":
            loop: dict[int, Place] = {
                other["pit"]["number"]: at
                for at, other in self.cells.items()
                if other["pit"] is not None and other["pit"]["loop"] == cell["pit"]["loop"]
            }
            return loop[cell["pit"]["number"] % len(loop) + 1]
        down, right = STEPS[SIDE_NAMES.index(cell["flow"])]
        end = place[0] + down, place[1] + right
        on = current == "turbulent" and self.cells[end]["cell"] == "river"
        return self.led_to(end, current) if on else end

    def runs(self, source: int, course: Course) -> bool:
        """Whether the water flows as a course has it."""
        return all(
            SIDE_NAMES[direction] == self.cells[self.place(source + far)]["flow"]
            for far, direction in course.flows
        )


@dataclass
class Auditor:
    """Checks one view after every move, and counts what it checked.

    Where a floating fragment truly lies is found from a pawn when the fragment begins; from then on
    this must remain one of its places.
    """

    view: LabyrinthView
    lies: dict[int, int] = field(default_factory=dict)
    claims: int = 0

    def check(self, truth: Truth) -> Mapping[str, Any]:
        """Hold all that is shown now against the truth; what is shown."""
        view = self.view.show()
        shown = view["notebook"]
        for pawn in view["pawns"] if view["phase"] != "start" else ():
            self.check_figure(pawn, truth)
        atlas = self.view.notebook.atlas
        self._lay(truth)
        for piece in shown["fragments"]:
            fragment = atlas.fragments[piece["id"]]
            origin = 0, 0
            if not piece["anchored"]:
                assert self.lies[fragment.id] in fragment.places
                assert piece["places"] == len(fragment.places)
                spots = [place_at(spot + self.lies[fragment.id]) for spot in fragment.cells]
                up = min(place.floor for place in spots)
                origin = (
                    up * truth.rows + min(place.row for place in spots),
                    min(place.col for place in spots),
                )
                assert not piece["at"] or list(origin) in piece["at"]
                assert piece["floors"] == 1 + max(place.floor for place in spots) - up
            self.check_piece(piece, truth, origin)
            self.check_bear(shown["bear"], piece["id"], truth, origin)
        self.check_ties(truth)
        return view

    def _lay(self, truth: Truth) -> None:
        """Find where fragments that are new truly lie."""
        atlas = self.view.notebook.atlas
        self.lies[0] = 0
        for seat, spot in atlas.pawns.items():
            if spot.fragment not in self.lies:
                self.lies[spot.fragment] = truth.spot(truth.pawns[seat]) - spot.at

    def check_ties(self, truth: Truth) -> None:
        """What leads somewhere leads just there; a course that is possible is the true one."""
        atlas, current = self.view.notebook.atlas, self.view.rules.current
        for link in atlas.links:
            source, target = (
                truth.place(end.at + self.lies[end.fragment]) for end in (link.source, link.target)
            )
            assert truth.led_to(source, current) == target, link
            self.claims += 1
        for bond in atlas.bonds:
            source_, target_ = (
                end.at + self.lies[end.fragment] for end in (bond.source, bond.target)
            )
            assert any(
                course.step == target_ - source_ and truth.runs(source_, course)
                for course in bond.courses
            ), bond
            self.claims += 1

    def check_figure(self, pawn: Mapping[str, Any], truth: Truth) -> None:
        """What is sure of a player; of who plays no more, only that."""
        real = truth.figures[pawn["seat"]]
        if pawn["health"] in OUT:
            assert real["health"] == pawn["health"]
        elif pawn["sure"]:
            shown = {name: pawn[name] for name in STOCK}
            wanted = {name: real[name] for name in STOCK} | {"moves": real["moves"] or None}
            assert shown == wanted, (pawn, real)
            assert pawn["corpse"] == (real["corpse"] is not None), (pawn, real)
            carries = pawn["seat"] in truth.carried
            # Who won has carried it out.
            assert pawn["treasures"] == carries or self.view.minutes.over, (pawn, real)
            self.claims += 1

    def check_piece(self, piece: Mapping[str, Any], truth: Truth, offset: Place) -> None:
        for cell in piece["cells"]:
            place = cell["row"] + offset[0], cell["col"] + offset[1]
            assert cell["cell"] in (None, truth.cells[place]["cell"]), (cell, place)
            assert cell["flow"] in (None, truth.cells[place]["flow"]), (cell, place)
            assert cell["treasures"] <= truth.lying.get(place, 0), (cell, place)
            if cell["things"] is not None:
                self.check_things(cell["things"], truth.things[place])
            self.claims += 1
        for side in piece["sides"]:
            place = side["row"] + offset[0], side["col"] + offset[1]
            real = truth.sides[*place, SIDE_NAMES.index(side["side"])]
            means = WAS_A_WALL if side.get("doubtful") else MEANS[side["is"]]
            assert real in means, (side, place, real)
            self.claims += 1
        for pawn in piece["pawns"]:
            place = pawn["row"] + offset[0], pawn["col"] + offset[1]
            assert truth.pawns[pawn["seat"]] == place, (pawn, place)
            self.claims += 1

    def check_things(self, seen: Mapping[str, int], lying: Mapping[str, Any]) -> None:
        """What was seen lies there still, and perhaps more."""
        for kind in ("bullets", "bombs", "mines"):
            assert seen[kind] <= lying[kind], (seen, lying)
        assert seen["corpses"] <= len(lying["corpses"]), (seen, lying)
        self.claims += 1

    def check_bear(
        self, bear: Mapping[str, Any] | None, piece: int, truth: Truth, offset: Place
    ) -> None:
        if bear is not None and bear["fragment"] == piece:
            assert truth.bear == (bear["row"] + offset[0], bear["col"] + offset[1])
            self.claims += 1


def audited_game(rules: Rules, seats: int, seed: int, most: int = 400) -> Auditor:
    """A game of wild, wandering and mapping players, every claim checked after every move."""
    rng = Random(seed)
    bots: list[Bot] = [Wanderer(), Mapper()]
    wildness = rng.choice((0.1, 0.5, 1.0))
    table = Table.open(
        LABYRINTH, rules, [Player(str(seat), "") for seat in range(seats)], str(seed)
    )
    auditor = Auditor(LabyrinthView(rules, None, seats))
    read = 0
    while table.turn is not None and table.version < most:
        seat = table.turn
        if rng.random() < wildness:
            move = rng.choice(table.observe(seat).offers).move
            assert table.submit(seat, move, table.version) is None
        else:
            table.let_bot_move(bots[seat % 2])
        for event in table.events[read:]:
            if event.audience is EVERYONE:
                auditor.view.hear(event.said)
        read = len(table.events)
        auditor.check(Truth(table.observe(GM).view))
    return auditor


class Listeners:
    """All seats and a spectator, each with what it alone was told, held against the truth."""

    def __init__(self, table: Table) -> None:
        self.table = table
        seats = len(table.players)
        eyes: list[int | None] = [None, *range(seats)]
        self.auditors = {eye: Auditor(LabyrinthView(table.rules, eye, seats)) for eye in eyes}
        self._read = 0

    @property
    def claims(self) -> int:
        """How many claims were checked."""
        return sum(auditor.claims for auditor in self.auditors.values())

    def catch_up(self) -> None:
        """Hear what was said since, and check every claim."""
        events, self._read = self.table.events[self._read :], len(self.table.events)
        truth = Truth(self.table.observe(GM).view)
        for eye, auditor in self.auditors.items():
            for event in events:
                if event.audience is EVERYONE or (eye is not None and eye in event.audience):
                    auditor.view.hear(event.said)
            view = auditor.check(truth)
            if view["phase"] == "play":
                turn = auditor.view.minutes.turn(auditor.view.figures.all)
                assert turn == self.table.turn


def audited_grand_game(rules: Rules, seats: int, seed: int, most: int = 150) -> int:
    """A game of moves composed at random, every claim checked after every request; how many."""
    rng = Random(seed)
    players = [Player(str(seat), "") for seat in range(seats)]
    table = Table.open(LABYRINTH, rules, players, str(seed))
    listeners = Listeners(table)
    habits = Habits(
        parts=rng.choice((0.2, 0.6)),
        dark=rng.choice((0.0, 0.05, 0.3)),
        tell=rng.choice((0.0, 0.1, 0.3)),
        condition=rng.choice((0.0, 0.2)),
    )
    listeners.catch_up()
    while table.turn is not None and table.version < most:
        seat = table.turn
        seen = table.observe(seat)
        orders = any(offer.do == "order" for offer in seen.offers)
        assert seen.view["may_order"] == orders
        assert (seen.view["question"] is not None) == any(o.do == "keep" for o in seen.offers)
        text = random_text(seen.offers, rules, rng, habits)
        assert table.submit(seat, text, table.version) is None, text
        listeners.catch_up()
    return listeners.claims


def any_rules(rng: Random) -> Rules:
    """Rules of any size and options, playable."""
    rows, cols = rng.randint(3, 7), rng.randint(4, 7)
    if rng.random() < 0.1:
        rows, cols = 12, 12
    return Rules(
        rows=rows,
        cols=cols,
        exits=rng.choice((1, 1, 2, 3)),
        arsenals=rng.choice((1, 1, 2)),
        hospitals=rng.choice((1, 1, 2)),
        false_treasures=rng.randint(0, 2),
        bombs=rng.choice((0, 3, 9)),
        bullets=rng.choice((0, 3, 9)),
        bear=rng.random() < 0.5,
        outside=rng.random() < 0.3,
    )


def any_house_rules(rng: Random, names: Sequence[str] = GRAND_LIKE) -> Rules:
    """Some options of a rule set changed, playable; in quarrelsome games many meet."""
    preset = PRESETS[rng.choice(names)]
    changed: dict[str, Any] = {
        option.name: random_value(option, rng)
        for option in OPTIONS
        if option.name not in FIXED and rng.random() < 0.25
    }
    size: dict[str, Any] = {"rows": rng.randint(3, 6), "cols": rng.randint(4, 6)}
    if preset.floors > 1 or rng.random() < 0.2:
        size |= {"floors": rng.choice((2, 2, 3)), "lifts": rng.random() < 0.6}
        size |= {"floor_loops": not size["lifts"] or rng.random() < 0.4}
        size |= {"rows": rng.randint(3, 4), "cols": rng.randint(3, 5)}
    if preset.compound or rng.random() < 0.7:
        size |= {"compound": True}
    size |= {"quiet_rounds": 30, "last_alive": rng.choice(("wins", "plays-on", "must-carry"))}
    return playable(replace(preset, **{**changed, **size}))


def any_seats(rules: Rules, number: int) -> int:
    """A number of players that the rules admit, by turns."""
    least, most = PLAYERS[rules.preset]
    return least + number % (most - least + 1)


def random_value(option: Option, rng: Random) -> Any:
    """A value that an option may have, more often a small one."""
    if option.kind == "bool":
        return rng.random() < 0.5
    if option.kind == "choice":
        return rng.choice(option.choices)
    if option.kind == "text":
        return rng.choice(("", "1", "1 2", "2 3"))
    assert option.min is not None
    assert option.max is not None
    return rng.randint(option.min, min(option.max, option.min + 3))


def heard_by(told: Told, eye: int | None = None) -> LabyrinthView:
    """The view of one seat, or of a spectator, of a game told so far."""
    view = LabyrinthView(told.rules, eye, len(told.state.pawns))
    for event in told.events:
        if event.audience is EVERYONE or (eye is not None and eye in event.audience):
            view.hear(event.said)
    return view
