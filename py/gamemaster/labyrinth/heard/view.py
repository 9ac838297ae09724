"""What one seat, or a spectator, knows of a labyrinth game: a fold of what was said to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from gamemaster.core.game import Said, Seat
from gamemaster.labyrinth import replies
from gamemaster.labyrinth.counts import COUNTED
from gamemaster.labyrinth.grid import read_cell_name
from gamemaster.labyrinth.heard.changes import OUT
from gamemaster.labyrinth.heard.figures import Figures
from gamemaster.labyrinth.heard.fragments import spot_at
from gamemaster.labyrinth.heard.minutes import Minutes, QuietRounds
from gamemaster.labyrinth.heard.notebook import Notebook
from gamemaster.labyrinth.heard.paper import show_notebook
from gamemaster.labyrinth.rules import Rules


class LabyrinthView:
    """The public figures, the minutes and the notebook of one listener."""

    def __init__(self, rules: Rules, seat: Seat | None, seats: int) -> None:
        self.rules = rules
        self.seat = seat
        self.numbers: dict[str, int] = {}
        """How many of a kind there are, where that is not as agreed (Rule V-2)."""
        self.holes: list[list[int]] = []
        self.figures = Figures(rules, seats, seat)
        self.minutes = Minutes()
        self.rounds = QuietRounds(rules)
        self._open_notebooks(())
        self.quiet_limit = rules.rounds_to_draw(rules.size)

    def hear(self, said: Said) -> None:
        """Take in one statement."""
        key, args = said.key, said.args
        if key == "opened":
            self._opened(args)
        self.notebook.hear(key, args)
        if self.scribe is not None:
            self.scribe.hear(key, args)
        self.rounds.hear(key, args, self.figures.all)
        self.minutes.hear(key, args)
        self.figures.hear(key, args)

    def skip(self) -> None:
        """A statement that was taken back counts among those heard (Rule T-2.4)."""
        self.minutes.skip()

    def _opened(self, args: Mapping[str, Any]) -> None:
        """The size and the outline of the plan, and what was agreed on (Rules G-1, V-5)."""
        rows, cols, floors = args["rows"], args["cols"], args.get("floors", 1)
        self.numbers = {name: args[name] for name in COUNTED if name in args}
        drawn = {"rows": rows, "cols": cols, "floors": floors, **self.numbers}
        self.rules = replace(self.rules, **drawn)
        self.figures = Figures(self.rules, len(self.figures.all), self.seat)
        places = [place for name in args.get("holes", ()) if (place := read_cell_name(name))]
        self.quiet_limit = self.rules.rounds_to_draw(self.rules.size - len(places))
        self.holes = [[max(place.floor, 0) * rows + place.row, place.col] for place in places]
        self._open_notebooks([spot_at(*place) for place in places])

    def _open_notebooks(self, holes: Sequence[int]) -> None:
        holds = self.figures.holds
        self.notebook = Notebook(self.rules, holes, holds)
        self.scribe: Notebook | None = None
        """What was literally said, for players who may be helped no further."""
        if self.rules.help == "scribe":
            self.scribe = Notebook(self.rules, holes, holds, concludes=False)

    def show(self) -> replies.LabyrinthSeen:
        """The picture as JSON values (Observation.view)."""
        seen = self._seen()
        if self.scribe is not None:
            seen["scribe"] = show_notebook(self.scribe.atlas, self.inside())
        return seen

    def _seen(self) -> replies.LabyrinthSeen:
        figures = self.figures.all
        turn = self.minutes.turn(figures)
        return {
            "rows": self.rules.rows,
            "cols": self.rules.cols,
            "floors": self.rules.floors,
            "holes": self.holes,
            "numbers": self.numbers,
            "phase": self._phase(),
            "quiet": self.quiet(),
            "quiet_limit": self.quiet_limit,
            "counted": self.rounds.counted,
            "pawns": [figure.show(sure=self.figures.sure(figure, turn)) for figure in figures],
            "notebook": show_notebook(self.notebook.atlas, self.inside()),
            "recall": self.minutes.recall(),
            "question": self.minutes.question,
            "may_order": self.minutes.may_order(figures),
            "most_stake": self._most_stake(),
        }

    def quiet(self) -> int:
        """The quiet rounds up to now, of `quiet_limit` that make a draw (Rule D-3.6)."""
        return self.rounds.count(self.figures.all, settled=self.minutes.settled)

    def _most_stake(self) -> int:
        """The highest stake that the listener can put down in a casino, 0 for none (Rule B-5)."""
        pockets = {figure.seat: figure.money for figure in self.figures.all}
        money = None if self.seat is None else pockets.get(self.seat)
        return self.rules.most_stake(money) if money and self.rules.casinos else 0

    def _phase(self) -> Literal["start", "play", "over"]:
        if self.minutes.over:
            return "over"
        unplaced = any(figure.health == "unplaced" for figure in self.figures.all)
        return "start" if unplaced else "play"

    def inside(self) -> list[int]:
        """The seats whose pawns are in the labyrinth."""
        figures = self.figures.all
        return [figure.seat for figure in figures if figure.health not in (*OUT, "unplaced")]
