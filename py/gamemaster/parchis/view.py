"""What is seen on the board: a fold of what was said, the same for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from gamemaster.core.game import Said
from gamemaster.core.ruling import ENDINGS
from gamemaster.parchis import replies
from gamemaster.parchis.board import BASE, PIECES, board_for
from gamemaster.parchis.position import NOBODY, Position, set_up
from gamemaster.parchis.rules import Rules
from gamemaster.parchis.setup import position_of, setup_of
from gamemaster.parchis.setup_text import read_setup
from gamemaster.parchis.stepping import NO_PIECE, Step, begin_roll, end_roll, give_turn, make, to_go
from gamemaster.parchis.tally import Tally

STEPS: Final = frozenset({"enters", "moves", "laps", "turns-in", "climbs", "comes-home"})


class ParchisView:
    """The board as it stands, whose turn it is, and what the dice gave so far."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.board = board_for(rules, seats)
        self.now: Position = set_up(self.board, [])
        self.phase: Literal["draw", "roll", "move", "over"] = "draw"
        self.draws = [0] * seats
        self.faces: tuple[int, int, int] | None = None
        """Who rolled last, and what."""
        self.tallies = [Tally() for _ in range(seats)]
        self.course: list[list[int]] = []
        self._earlier: list[tuple[Position, list[Tally]]] = []
        """What stood before each step of this roll: it may be taken back."""

    def hear(self, said: Said) -> None:
        """Take in one statement."""
        if said.key in STEPS:
            self._step(said.key, said.args)
        else:
            hear = HEARD.get(said.key)
            if hear is not None:
                hear(self, said.args)

    def _set(self, args: Mapping[str, Any]) -> None:
        setup = read_setup(args["position"])
        self.now = position_of(self.board, setup)
        if setup.dice:
            self.phase = "move"
            self.faces = (self.now.player, setup.dice[0], setup.dice[1])
        self._note_course()

    def _draw(self, args: Mapping[str, Any]) -> None:
        self.draws[args["seat"]] = args["die"]

    def _begin(self, args: Mapping[str, Any]) -> None:
        if self.now.player == NOBODY:
            give_turn(self.board, self.now, args["seat"])
        if not self.now.dice:
            self.phase = "roll"

    def _roll(self, args: Mapping[str, Any]) -> None:
        seat, first, second = args["seat"], args["first"], args["second"]
        begin_roll(self.now, (first, second))
        self.phase = "move"
        self.faces = (seat, first, second)
        self._earlier = []
        waiting = bool(self.now.at(self.now.mover, BASE))
        self.tallies[seat].roll(first, second, waiting)

    def _step(self, key: str, args: Mapping[str, Any]) -> None:
        now, seat = self.now, args["seat"]
        self._earlier.append((now.clone(), [tally.clone() for tally in self.tallies]))
        piece = seat * PIECES + args["piece"]
        ways = self.board.ways[seat][now.places[piece]][args["by"]]
        way = next(way for way in ways if way.end == args["to"])
        holder = now.cells[way.dst]
        takes = NO_PIECE
        if holder and holder != seat + 1:
            takes = (holder - 1) * PIECES + now.at(holder - 1, way.dst)[0]
        make(self.board, now, Step(piece, way, args["with"], takes))
        self.tallies[seat].laps += key == "laps"
        self.tallies[seat].home += key == "comes-home"

    def _capture(self, args: Mapping[str, Any]) -> None:
        (captor,) = args["seats"]
        self.tallies[captor].captures += 1
        self.tallies[args["seat"]].captured += 1

    def _bonus(self, args: Mapping[str, Any]) -> None:
        self.tallies[args["seat"]].bonus += args["steps"]

    def _lose_rest(self, args: Mapping[str, Any]) -> None:
        tally = self.tallies[args["seat"]]
        tally.unused += sum(self.now.left)
        tally.bonus_lost += sum(self.now.bonus)

    def _stuck(self, args: Mapping[str, Any]) -> None:
        self.tallies[args["seat"]].stuck += 1
        self._lose_rest(args)

    def _undo(self, args: Mapping[str, Any]) -> None:
        self.now, self.tallies = self._earlier.pop()

    def _third_double(self, args: Mapping[str, Any]) -> None:
        seat = args["seat"]
        piece = seat * PIECES + args["piece"]
        self.now.lift(piece)
        self.now.put(piece, BASE)
        self._third_spared({"seat": self.now.player})

    def _third_spared(self, args: Mapping[str, Any]) -> None:
        self.tallies[args["seat"]].third_doubles += 1
        self._lose_rest(args)

    def _again(self, args: Mapping[str, Any]) -> None:
        end_roll(self.board, self.now)
        self.phase = "roll"

    def _next(self, args: Mapping[str, Any]) -> None:
        give_turn(self.board, self.now, args["seat"])
        self.phase = "roll"
        self._note_course()

    def _run_out_of_time(self, args: Mapping[str, Any]) -> None:
        self.now.clear(self.board.pieces(args["seat"]))

    def _end(self, args: Mapping[str, Any]) -> None:
        self.phase = "over"
        self._note_course()

    def _note_course(self) -> None:
        self.course.append(self._to_go())

    def _to_go(self) -> list[int]:
        """The cells that each seat's pieces still have to go."""
        return [to_go(self.board, self.now, seat) for seat in range(self.board.seats)]

    def skip(self) -> None:
        """Statements are not counted here."""

    def show(self) -> replies.ParchisSeen:
        """The board as JSON values."""
        now, board = self.now, self.board
        setup = setup_of(board, now)
        plays = self.phase in ("roll", "move")
        pairs = board.rules.pairs
        return {
            "phase": self.phase,
            "players": board.seats,
            "corners": list(board.corners),
            "partners": list(board.partners) if pairs else None,
            "shelters": sorted(board.shelters),
            "pieces": [list(own) for own in setup.pieces],
            "draws": [die or None for die in self.draws],
            "player": now.player if plays else None,
            "mover": now.mover if plays else None,
            "dice": self.faces and {"seat": self.faces[0], "faces": list(self.faces[1:])},
            "left": list(setup.left),
            "bonus": list(setup.bonus),
            "doubles": setup.doubles,
            "paired": [list(pair) for pair in setup.paired],
            "moved": list(setup.moved),
            "to_go": self._to_go(),
            "tally": [tally.show() for tally in self.tallies],
            "course": [list(point) for point in self.course] if self.phase == "over" else [],
        }


HEARD: Final = {
    "board-set": ParchisView._set,
    "draws-die": ParchisView._draw,
    "begins": ParchisView._begin,
    "rolled": ParchisView._roll,
    "captured": ParchisView._capture,
    "bonus": ParchisView._bonus,
    "no-move": ParchisView._stuck,
    "passes": ParchisView._lose_rest,
    "rest-lost": ParchisView._lose_rest,
    "takes-back": ParchisView._undo,
    "third-double": ParchisView._third_double,
    "third-double-spared": ParchisView._third_spared,
    "rolls-again": ParchisView._again,
    "next-turn": ParchisView._next,
    "lost-on-time": ParchisView._run_out_of_time,
    "left-over": ParchisView._end,
    **dict.fromkeys(ENDINGS, ParchisView._end),
    "all-home": ParchisView._end,
    "pair-home": ParchisView._end,
}
