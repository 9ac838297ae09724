"""Games that a person leads, told in words: a drawn plan, moves, the game master's word.

    led = Led(PLAN, "0: start a1", "1: start c3", "gm: confirm")
    led.tell("gm: put 2 b2 tell none -> overruled 1")

A line is `seat: request`, or `gm: word`; after `->` stand the words that everybody then heard.
`heard(seat)` are those that a seat heard at the last line.
"""

from __future__ import annotations

from typing import Any

from gamemaster.core.game import GM, Said
from gamemaster.core.table import Table
from gamemaster.labyrinth.game import LABYRINTH
from tests.labyrinth.drawing import draw, rules_for
from tests.labyrinth.spelling import words
from tests.led.leading import players


class Led:
    """A led table, and what was heard at the last line."""

    def __init__(
        self, plan: str, *lines: str, seats: int = 2, led: bool = True, **options: Any
    ) -> None:
        drawn = draw(plan)
        rules = rules_for(drawn, **options)
        self.table = Table(LABYRINTH, rules, drawn, players(seats), "led", led=led)
        self._before: dict[int | None, int] = {}
        self.tell(*lines)

    def tell(self, *lines: str) -> Led:
        """Make requests, none of which is refused."""
        for line in lines:
            request, arrow, expected = line.partition("->")
            refusal = self._say(request)
            assert refusal is None, f"{line}: {refusal}"
            if arrow:
                assert ", ".join(self.heard(None)) == " ".join(expected.split()), line
        return self

    def refused(self, line: str) -> str:
        """The key with which a line is refused; it must have changed nothing."""
        before = self.picture()
        refusal = self._say(line)
        assert refusal is not None, f"{line} is accepted"
        assert self.picture() == before
        return str(refusal.key)

    def picture(self) -> Any:
        """All that anybody sees, and the record's entries."""
        eyes = (None, GM, *range(len(self.table.players)))
        return [self.table.observe(eye) for eye in eyes], [*self.table.entries]

    def _say(self, line: str) -> Any:
        who, _, text = line.partition(":")
        table = self.table
        for eye in (None, GM, *range(len(table.players))):
            self._before[eye] = len(table.observe(eye).heard)
        if who.strip() == "gm":
            return table.rule(text.strip(), table.version)
        return table.submit(int(who), text.strip(), table.observe(int(who)).version)

    def said(self, seat: int | None) -> tuple[Said, ...]:
        """What a seat has heard at the last line."""
        return self.table.observe(seat, self._before[seat]).heard

    def heard(self, seat: int | None) -> list[str]:
        """The same in short words, without requests and the game master's notes."""
        return [
            words(said)
            for said in self.said(seat)
            if said.key != "requested" and not said.key.startswith("gm-")
        ]

    def at(self, seat: int) -> str:
        """Where a piece stands."""
        return str(self.table.plan.name(self.table._state.pawns[seat].cell))

    def knows(self, seat: int | None) -> dict[int, str]:
        """The pieces whose cell in the plan a listener is certain of."""
        for piece in self.table.observe(seat).view["notebook"]["fragments"]:
            if piece["anchored"]:
                return {
                    pawn["seat"]: f"{'abcdefghijkl'[pawn['col']]}{pawn['row'] + 1}"
                    for pawn in piece["pawns"]
                }
        return {}

    def sides(self, seat: int | None) -> dict[str, str]:
        """What a listener knows of sides in the plan's own frame; a doubtful one with `?`."""
        for piece in self.table.observe(seat).view["notebook"]["fragments"]:
            if piece["anchored"]:
                return {
                    f"{'abcdefghijkl'[side['col']]}{side['row'] + 1} {side['side']}": side["is"]
                    + "?" * side.get("doubtful", False)
                    for side in piece["sides"]
                }
        return {}
