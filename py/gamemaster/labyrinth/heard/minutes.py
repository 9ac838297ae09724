"""The course of the game as anybody can follow it: whose turn it is, questions, quiet rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.core.ruling import ENDINGS as ENDED
from gamemaster.labyrinth import replies
from gamemaster.labyrinth.heard.changes import ON_TIME, OUT, Figure
from gamemaster.labyrinth.moves import ANSWERS
from gamemaster.labyrinth.rules import Rules

Args = Mapping[str, Any]
BESIDE: Final = ("start", "ask", "order", "status", "count")
"""Requests that are no moves."""
ANSWERED: Final = ("kept-treasure", "chose-treasure")
AFTER_A_MOVE: Final = frozenset(
    {
        *("quiet-rounds", "draw", "draw-skips", "last-chance", "asks-start", "asked-cell"),
        *("told-wounded", "told-lost-life", "told-infected", "told-died"),
        *("may-order", "ordered"),
    }
)
"""What is said when a move is over, and belongs to it no more."""
BESIDE_ALL: Final = ("ruled-", "break-", "clock-", *ON_TIME, "overruled", "taken-back")
"""How statements of the game master's word and of clocks begin (Rules T-2.4, T-4)."""
ENDINGS: Final = frozenset(
    {
        *("won", "draw", "all-dead", "last-alive", "last-failed", "draw-skips", "draw-treasure"),
        *ENDED,
    }
)
IRREVERSIBLE: Final = frozenset(
    {
        *("bear-died", "leprechaun-died", "blast-done", "died", "died-infected"),
        *("immune", "lost-outside", "treasure-false", *ON_TIME),
    }
)
"""Changes for good (Rule D-3.6), where all of them are said."""
HURT: Final = frozenset({"wounded", "lost-life", "died", *ON_TIME})


class Minutes:
    """Whose turn it is, what he is asked, and where everybody's last move stands in the minutes."""

    def __init__(self) -> None:
        self.question: replies.TreasureAsked | None = None
        self.over = False
        self._heard = 0
        self._moves: dict[int, tuple[int, int]] = {}
        self._mover: int | None = None
        self._called: int | None = None
        """Whose turn it is by the game master's word (Rule T-2.4)."""
        self._speaking = False
        """Whether what is said still belongs to the last move."""

    def hear(self, key: str, args: Args) -> None:
        """Take in one statement."""
        at = self._heard
        self._heard += 1
        if key == "requested":
            self._requested(args["seat"], args["actions"], at)
        elif key in AFTER_A_MOVE or key.startswith(BESIDE_ALL):
            self._speaking = False
            if key == "ruled-turn":
                self._called = args["seat"]
            elif key in ON_TIME:
                self._mover, self._called = args["seat"], None
        elif key == "asks-treasure":
            self.question = {
                "seat": args["seat"],
                "count": args["count"],
                "carrying": args["carrying"],
            }
        elif key in ANSWERED:
            self.question = None
        if self.question is not None and key in HURT and args["seat"] == self.question["seat"]:
            self.question = None  # whoever is hurt carries no treasure
        if self._speaking and self._mover is not None:
            self._moves[self._mover] = (self._moves[self._mover][0], at + 1)
        self.over |= key in ENDINGS

    def skip(self) -> None:
        """A statement that was taken back counts among those heard."""
        self._heard += 1

    def _requested(self, seat: int, actions: list[Mapping[str, Any]], at: int) -> None:
        do = actions[0].get("do") if len(actions) == 1 else None
        if do in BESIDE:
            self._speaking = False
        elif do not in ANSWERS:
            self._mover, self._called, self._speaking = seat, None, True
            self._moves[seat] = (at, at)

    def turn(self, figures: list[Figure]) -> int | None:
        """The seat to move, or to answer; None before the game and after it."""
        if self.over or any(figure.health == "unplaced" for figure in figures):
            return None
        if self.question is not None:
            return int(self.question["seat"])
        if self._called is not None:
            return self._called
        seats = len(figures)
        mover = -1 if self._mover is None else self._mover
        following = ((mover + far) % seats for far in range(1, seats + 1))
        return next((seat for seat in following if figures[seat].health not in OUT), None)

    @property
    def settled(self) -> bool:
        """Whether the last move is over, and another one can follow."""
        return self.question is None and not self.over

    def may_order(self, figures: list[Figure]) -> bool:
        """Whether the seat to move may go on from another cell (Rules D-5.5h, D-7.2)."""
        turn = self.turn(figures)
        if turn is None or self.question is not None:
            return False
        figure = figures[turn]
        if figure.ordering:
            return figure.orders + figure.extra_orders > 0
        return figure.extra_orders > 0 and (figure.hidden or figure.health == "healthy")

    def recall(self) -> list[replies.Recall]:
        """Where everybody's last move stands among what was heard (Rule D-6.3)."""
        return [
            {"seat": seat, "from": start, "to": end}
            for seat, (start, end) in sorted(self._moves.items())
        ]


class QuietRounds:
    """Counts the rounds without an irreversible change, as anybody at the table can (D-3.6).

    Where not every such change is told at once, it only remembers what the game master counted.
    """

    def __init__(self, rules: Rules) -> None:
        self._told = not rules.tells_all or rules.blast_answer != "exploded"
        self.counted = False
        """Whether the game master counts aloud."""
        self._rounds = 0
        self._changed = False
        self._mover: int | None = None

    def hear(self, key: str, args: Args, figures: list[Figure]) -> None:
        """Take in one statement; `figures` as they were before it."""
        if key == "counting":
            self.counted = True
        elif key == "draw" or (key == "quiet-rounds" and self._told):
            self._rounds = args["rounds"]
        elif self._told:
            return
        elif key == "requested":
            self._requested(args, figures)
        elif key in IRREVERSIBLE:
            if key in ON_TIME:
                self._begin_move(args["seat"], figures)
            self._changed = True

    def _requested(self, args: Args, figures: list[Figure]) -> None:
        actions = args["actions"]
        if len(actions) == 1 and actions[0].get("do") in (*BESIDE, *ANSWERS):
            return
        self._begin_move(args["seat"], figures)

    def _begin_move(self, seat: int, figures: list[Figure]) -> None:
        self._rounds = self.count(figures, settled=True)
        if self._round_is_over(figures):
            self._changed = False
        self._mover = seat

    def count(self, figures: list[Figure], *, settled: bool) -> int:
        """The number of quiet rounds up to now; `settled`: the last move is over, the game not."""
        if self._told or not settled or not self._round_is_over(figures):
            return self._rounds
        return 0 if self._changed else self._rounds + 1

    def _round_is_over(self, figures: list[Figure]) -> bool:
        """Whether the seat that moves next is not after the one that moved last."""
        mover = self._mover
        playing = [figure.seat for figure in figures if figure.health not in OUT]
        return mover is not None and bool(playing) and max(playing) <= mover
