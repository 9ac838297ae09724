"""An independent accountant of Parchís: he hears what is said, and holds everything against it.

He has the board's geometry from the rules' text, not from the engine, and keeps his own books of
where all pieces stand, what of the roll is left and what each player was given by the dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from gamemaster.core.game import Said
from gamemaster.parchis.rules import Rules
from tests.parchis.books import (
    CORNERS,
    COUNTED,
    LUCKY,
    SAFE,
    STARTS,
    Books,
    cells_to_go,
    number_of,
    way,
)

STEPS: Final = ("enters", "moves", "laps", "turns-in", "climbs", "comes-home")


class Accountant:
    """Hears a game and complains (`AssertionError`) of whatever is against his books."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self.corners = CORNERS[seats]
        self.shelters = sorted((*STARTS, *SAFE) if rules.safe_cells == 12 else STARTS)
        places = [["base"] * 4 for _ in range(seats)]
        self.books = Books(places, [dict.fromkeys(COUNTED, 0) for _ in range(seats)])
        self.earlier: list[Books] = []
        self.phase = "draw"
        self.draws: list[int | None] = [None] * seats
        self.thrown: list[int] = []
        """Who throws for the first turn in this round of throws."""
        self.player = self.mover = -1
        self.faces: tuple[int, int] | None = None
        self.last_dice: dict[str, Any] | None = None
        self.doubles = 0
        self.earned: int | None = None
        """The bonus that must be told next."""
        self.said: Counter[str] = Counter()

    # -- what is heard ----------------------------------------------------------

    def hear(self, said: Said) -> None:
        """Enter one statement in the books."""
        assert self.phase != "over", said
        key, args = said.key, said.args
        self.said[key] += 1
        if self.earned is not None and key not in ("captured", "all-home", "pair-home"):
            assert (key, args["seat"], args["steps"]) == ("bonus", self.player, self.earned)
        if key in STEPS:
            self._step(key, args)
        else:
            HEARD[key](self, args)

    def _set(self, args: Mapping[str, Any]) -> None:
        told = (args["players"], args["pairs"], args["safe"])
        assert told == (self.seats, self.rules.pairs, self.rules.safe_cells)
        self.thrown = list(range(self.seats))

    def _draw(self, args: Mapping[str, Any]) -> None:
        assert args["seat"] == self.thrown.pop(0)
        self.draws[args["seat"]] = args["die"]

    def _tied(self, args: Mapping[str, Any]) -> None:
        assert not self.thrown
        assert len(args["seats"]) > 1
        assert {self.draws[seat] for seat in args["seats"]} == {args["die"]}
        self.thrown = list(args["seats"])

    def _begin(self, args: Mapping[str, Any]) -> None:
        assert not self.thrown
        assert self.draws[args["seat"]] is not None
        self.player, self.phase = args["seat"], "roll"
        self.mover = self._moves_of(self.player)

    def _moves_of(self, seat: int) -> int:
        done = self.books.places[seat] == ["home"] * 4
        return (seat + 2) % 4 if done and self.rules.pairs and self.rules.help_partner else seat

    def _done(self, seat: int) -> bool:
        """Whether a player has no piece to move any more (Rule P-12)."""
        return self.books.places[self._moves_of(seat)] == ["home"] * 4

    def _roll(self, args: Mapping[str, Any]) -> None:
        assert (self.phase, args["seat"]) == ("roll", self.player)
        first, second = self.faces = (args["first"], args["second"])
        assert {first, second} <= set(range(1, 7))
        assert args["double"] == (first == second)
        self.last_dice = {"seat": self.player, "faces": [first, second]}
        self.phase, self.earlier = "move", []
        self.doubles = self.doubles + 1 if first == second else 0
        self.mover = self._moves_of(self.player)
        self.books.left, self.books.bonus = [first, second], []
        self.books.paired = self.books.pairs(self.mover) if first == second else set()
        self.books.moved = set()
        waits = "base" in self.books.places[self.mover]
        self._count(
            self.player,
            rolls=1,
            pips=first + second,
            doubles=int(first == second),
            waits=int(waits),
            fives=int(waits and (5 in (first, second) or first + second == 5)),
        )

    def _count(self, seat: int, **counts: int) -> None:
        tally = self.books.tally[seat]
        for name, count in counts.items():
            tally[name] += count

    def _plays_for(self, args: Mapping[str, Any]) -> None:
        assert (args["seat"], args["seats"]) == (self.player, [self.mover])
        assert self.mover == (self.player + 2) % 4

    def _step(self, key: str, args: Mapping[str, Any]) -> None:
        assert (self.phase, args["seat"]) == ("move", self.mover)
        self.earlier.append(self.books.copy())
        books, by, end = self.books, args["by"], args["to"]
        self._use(args["with"], by)
        own = books.places[self.mover]
        assert own[args["piece"]] == args["from"]
        found, cells = way(self.corners[self.mover], args["from"], by, end)
        assert (found, cells[-1]) == (key, end)
        assert not [cell for cell in cells if cell != "home" and self._wall(cell)], args
        own[args["piece"]] = end
        self._remember(args["piece"])
        lane = int(end[1:]) if end.startswith("L") else 8 if end == "home" else None
        assert args.get("lane") == (None if lane == 8 else lane)
        assert args.get("count") == (own.count("home") if end == "home" else None)
        self.earned = 10 if end == "home" else 20 if self._strangers(end) else None
        self._count(self.mover, laps=int(key == "laps"), home=int(key == "comes-home"))

    def _remember(self, piece: int) -> None:
        """On a double the same two don't form a blockade anew elsewhere (Rule P-8)."""
        assert self.faces is not None
        if self.faces[0] == self.faces[1]:
            books = self.books
            formed = {pair for pair in books.pairs(self.mover) if piece in pair}
            for pair in formed & books.paired:
                assert not books.moved & {*pair} - {piece}, pair
            books.moved.add(piece)
            books.paired |= formed

    def _use(self, what: str, by: int) -> None:
        books = self.books
        if what == "sum":
            assert len(books.left) == 2
            assert sum(books.left) == by == 5
            books.left = []
        else:
            (books.left if what == "die" else books.bonus).remove(by)

    def _wall(self, cell: str) -> bool:
        """Two of one colour stand on a cell; lanes are the mover's own."""
        seats = [self.mover] if cell.startswith("L") else range(self.seats)
        return any(self.books.places[seat].count(cell) > 1 for seat in seats)

    def _strangers(self, cell: str) -> list[int]:
        """Who else stands on a cell of the track."""
        others = [seat for seat in range(self.seats) if seat != self.mover and cell.isdigit()]
        return [seat for seat in others if cell in self.books.places[seat]]

    def _capture(self, args: Mapping[str, Any]) -> None:
        victim, at = args["seat"], args["at"]
        assert (self._strangers(at), args["seats"]) == ([victim], [self.mover])
        assert at in self.books.places[self.mover]
        entered = self.books.places[self.mover].count(at) - self._before().count(at)
        from_base = "base" in self._before() and at == str(STARTS[self.corners[self.mover]])
        assert entered == 1
        assert int(at) not in self.shelters or from_base
        partner = self.rules.pairs and victim == (self.mover + 2) % 4
        assert not partner or self.rules.partners_capture
        assert self.books.places[victim][args["piece"]] == at
        self.books.places[victim][args["piece"]] = "base"
        self._count(victim, captured=1)
        self._count(self.mover, captures=1)

    def _before(self) -> list[str]:
        return self.earlier[-1].places[self.mover]

    def _bonus(self, args: Mapping[str, Any]) -> None:
        assert self.earned == args["steps"]
        self.earned = None
        self.books.bonus.append(args["steps"])
        self._count(self.player, bonus=args["steps"])

    def _blockade(self, args: Mapping[str, Any]) -> None:
        assert self.books.places[args["seat"]].count(args["at"]) == 2
        assert args["lane"] == (int(args["at"][1:]) if args["at"].startswith("L") else 0)

    def _waive(self, args: Mapping[str, Any]) -> None:
        rest = [*self.books.left, *self.books.bonus]
        assert args["rest"] == [str(one) for one in rest] != []
        assert self.earlier
        self._lose_rest()

    def _lose_rest(self) -> None:
        lost = self.books
        self._count(self.player, unused=sum(lost.left), bonus_lost=sum(lost.bonus))

    def _stuck(self, args: Mapping[str, Any]) -> None:
        assert (args["seat"], self.earlier) == (self.player, [])
        self._count(self.player, stuck=1)
        self._lose_rest()

    def _take_back(self, args: Mapping[str, Any]) -> None:
        assert args["seat"] == self.player
        self.books = self.earlier.pop()

    def _again(self, args: Mapping[str, Any]) -> None:
        assert self.faces is not None
        assert args["seat"] == self.player
        assert self.faces[0] == self.faces[1]
        assert self.doubles < 3
        assert not self._done(self.player)
        self._end_roll()

    def _end_roll(self) -> None:
        self.books.left, self.books.bonus = [], []
        self.books.paired, self.books.moved = set(), set()
        self.phase, self.faces, self.earlier = "roll", None, []
        self.mover = self._moves_of(self.player)

    def _third_double(self, args: Mapping[str, Any]) -> None:
        own, corner = self.books.places[self.mover], self.corners[self.mover]
        assert (args["seat"], self.doubles) == (self.mover, 3)
        assert own[args["piece"]] == args["from"]
        on_board = [cells_to_go(corner, each) for each in own if each not in ("base", "home")]
        assert cells_to_go(corner, args["from"]) == min(on_board)
        own[args["piece"]] = "base"
        self._third_counted()

    def _third_spared(self, args: Mapping[str, Any]) -> None:
        assert (args["seat"], self.doubles) == (self.player, 3)
        assert set(self.books.places[self.mover]) <= {"base", "home"}
        self._third_counted()

    def _third_counted(self) -> None:
        self._count(self.player, third_doubles=1)
        self._lose_rest()

    def _next(self, args: Mapping[str, Any]) -> None:
        assert self.faces is not None
        assert self.faces[0] != self.faces[1] or self.doubles == 3 or self._done(self.player)
        seat = (self.player + 1) % self.seats
        while self._done(seat):
            seat = (seat + 1) % self.seats
        assert args["seat"] == seat
        self.player, self.doubles = seat, 0
        self._end_roll()

    def _end(self, args: Mapping[str, Any]) -> None:
        team = sorted({self.mover, (self.mover + 2) % 4}) if self.rules.pairs else [self.mover]
        assert args.get("seats", [self.mover]) == team
        assert args["seat"] == self.mover
        assert all(self.books.places[seat] == ["home"] * 4 for seat in team)
        assert self.earned == 10
        self.books.bonus.append(10)  # earned, but nobody is told of it: all is over
        self.phase, self.earned = "over", None

    # -- what is held against the books -----------------------------------------

    def check_room(self) -> None:
        """Never two colours on a cell, never three pieces (Rule P-4)."""
        track: set[str] = set()
        for own in self.books.places:
            assert len(own) == 4
            cells = {place for place in own if place not in ("base", "home")}
            assert all(own.count(cell) <= 2 for cell in cells), own
            on_track = {cell for cell in cells if cell.isdigit()}
            assert not on_track & track, self.books.places
            track |= on_track

    def check_position(self, now: Any) -> None:
        """The engine's position: its places, and its cells and walls counted anew."""
        places = [
            number_of(self.corners[seat], place)
            for seat, own in enumerate(self.books.places)
            for place in own
        ]
        assert now.places == places
        cells, walls = [0] * 98, 0
        for piece, place in enumerate(places):
            if 0 < place < 97:
                walls |= (cells[place] != 0) << place
                cells[place] = (piece // 4 + 1) * (-1 if cells[place] else 1)
        assert (now.cells, now.walls) == (cells, walls)
        assert (list(now.left), list(now.bonus)) == (self.books.left, self.books.bonus)

    def check_view(self, view: Mapping[str, Any]) -> None:
        """What everybody is shown."""
        plays = self.phase in ("roll", "move")
        expected = {
            "phase": self.phase,
            "players": self.seats,
            "corners": list(self.corners),
            "partners": [2, 3, 0, 1] if self.rules.pairs else None,
            "shelters": self.shelters,
            "pieces": self.books.places,
            "draws": self.draws,
            "player": self.player if plays else None,
            "mover": self.mover if plays else None,
            "dice": self.last_dice,
            "left": self.books.left,
            "bonus": self.books.bonus,
            "doubles": self.doubles,
            "paired": [[*pair] for pair in sorted(self.books.paired)],
            "moved": sorted(self.books.moved),
            "to_go": [
                sum(cells_to_go(corner, place) for place in own)
                for corner, own in zip(self.corners, self.books.places, strict=True)
            ],
        }
        assert {name: view[name] for name in expected} == expected
        assert set(view) == {*expected, "tally", "course"}
        for shown, counted in zip(view["tally"], self.books.tally, strict=True):
            assert {name: shown[name] for name in COUNTED} == counted
            assert shown["expected_pips"] == 7 * counted["rolls"]
            assert abs(shown["expected_doubles"] - counted["rolls"] / 6) < 0.01
            assert abs(shown["expected_fives"] - counted["waits"] * 15 / 36) < 0.01
            over = {name: counted[name] - shown[f"expected_{name}"] for name in LUCKY}
            luck = over["pips"] + 7 * (over["doubles"] + over["fives"])
            assert abs(shown["luck"] - luck) < 0.1


HEARD: Final[dict[str, Callable[[Accountant, Mapping[str, Any]], None]]] = {
    "board-set": Accountant._set,
    "draws-die": Accountant._draw,
    "draw-tied": Accountant._tied,
    "begins": Accountant._begin,
    "rolled": Accountant._roll,
    "plays-for": Accountant._plays_for,
    "no-move": Accountant._stuck,
    "captured": Accountant._capture,
    "bonus": Accountant._bonus,
    "blockade": Accountant._blockade,
    "passes": Accountant._waive,
    "rest-lost": Accountant._waive,
    "takes-back": Accountant._take_back,
    "rolls-again": Accountant._again,
    "third-double": Accountant._third_double,
    "third-double-spared": Accountant._third_spared,
    "next-turn": Accountant._next,
    "all-home": Accountant._end,
    "pair-home": Accountant._end,
}
