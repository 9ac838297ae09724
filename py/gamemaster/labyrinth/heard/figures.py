"""What is publicly known of the players: health, stock, and what they may still do.

Figures are a fold of the words. They are `sure` as long as everything that changes them was said:
after a move that he hid, a player's own figures are not, until he asks for his status (D-6.4);
while others shoot and only screams are heard, nobody's are, until his turn begins (D-5.5g).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.labyrinth.cells import known
from gamemaster.labyrinth.heard.changes import (
    CHANGES,
    LOSSES,
    OUT,
    SETTLES,
    Args,
    Figure,
    spend,
)
from gamemaster.labyrinth.heard.hiding import deeds, hides, unseen
from gamemaster.labyrinth.moves import ANSWERS, BESIDE, KIT, MOVEMENTS, TURNS, USES
from gamemaster.labyrinth.rules import Rules

REACHED: Final = ("arrived-", "carried-", "drifted-", "flowed-", "waded-", "starts-")
"""The ways of coming to the type of cell that follows."""
SHOCKS: Final = ("scream", "mine-exploded", "mine-heard")
"""What may have hurt others as well."""
OVERRULED_HEALTH: Final = ("ruled-health", "ruled-lives")
SINGLE: Final = {"mines": "mine", "corpses": "corpse"}
"""Kinds of which nobody has more than one."""


def _at_first(rules: Rules, seat: int, seats: int) -> Figure:
    """What a player has before the game."""
    figure = Figure(
        seat,
        rules.bullets,
        rules.bombs,
        rules.knives,
        rules.boats,
        lives=rules.lives if rules.health == "lives" else None,
        money=rules.money or None,
        mine=rules.mines,
        orders=seats - 1 if rules.orders else 0,
        extra_orders=rules.beginner_orders if rules.is_beginner(seat) else 0,
    )
    figure.all_lives = figure.lives
    if rules.start == "together":  # Rule D-7.6: without anything
        figure.bullets = figure.bombs = figure.knives = figure.boats = 0
        figure.mine = False
    return figure


def changeable(rules: Rules) -> frozenset[str]:
    """What the game master can change of a player's figures (Rule T-2.4)."""
    held = {thing for thing in KIT if getattr(rules, thing)} | {"health", "treasures"}
    held |= {"lives"} if rules.health == "lives" else set()
    held |= {"money"} if rules.money else set()
    held |= {"mine"} if rules.mines else set()
    return frozenset(held | ({"corpse"} if rules.belongings else set()))


class Figures:
    """The figures of all players."""

    def __init__(self, rules: Rules, seats: int, own: int | None = None) -> None:
        self.rules = rules
        self._own = own
        """The listener's own seat: of a change of his things he is always told."""
        self._ruled = False
        """Whether the listener was told what is announced next (Rule T-2.4)."""
        self.all = [_at_first(rules, seat, seats) for seat in range(seats)]
        self._infecting = known("infects", rules)
        self._moving = TURNS if rules.skips_ride else MOVEMENTS
        """What may take somebody to another cell (Rule C-8)."""
        self._action: Mapping[str, Any] = {}
        self._changeable = changeable(rules)

    def hear(self, key: str, args: Args) -> None:
        """Take in one statement."""
        if key == "requested":
            self._requested(self.all[args["seat"]], args["actions"])
            return
        if key == "acts":
            self._action = args["action"]
        elif key in SHOCKS:
            self._shake(args.get("seat"))
        elif key == "mauled":
            self.all[args["seat"]].shaken = not self.rules.tells_all
        elif key == "stabbed":
            for seat in args["hit"]:
                self.all[seat].shaken = self.rules.scream
        elif key == "overruled":
            self._doubt()
        elif key.startswith("ruled-"):
            self._ruled = True
            for holder in args.get("holder", ()):
                self._happened(self.all[holder], "dropped-treasure", args)
        elif key == "starts-void":
            for figure in self.all:
                figure.start = None
        if "seat" in args:
            self._happened(self.all[args["seat"]], key, args)

    def _requested(self, figure: Figure, actions: list[Mapping[str, Any]]) -> None:
        figure.shaken = False
        first = actions[0]
        if first.get("do") in ANSWERS:
            return
        plain = len(actions) == 1 and "do" in first
        self._action = first if plain else {}
        figure.turns += not (plain and first["do"] in BESIDE)
        if plain and first["do"] == "start":
            figure.start = first.get("at")
        if plain and first["do"] == "status":
            figure.hidden = False
        elif not plain or first["do"] != "count":
            figure.ordering = False
        if any(hides(action) for action, _ in deeds(actions)):
            figure.hidden = True
            self._shake(figure.seat)
            if not unseen(actions).isdisjoint(self._moving):
                figure.on = None

    def _shake(self, but: int | None) -> None:
        """Somebody else may have been hurt, and is told on his turn (Rule D-5.5g)."""
        if self.rules.tells_all:
            return
        for figure in self.all:
            figure.shaken |= figure.seat != but

    def _happened(self, figure: Figure, key: str, args: Args) -> None:
        change = CHANGES.get(key)
        if change is not None:
            change(figure, args)
            self._settle(figure, key)
            if key == "ruled-have":
                figure.doubts.discard(args["thing"])
            if key in LOSSES or (key in OVERRULED_HEALTH and figure.health != "healthy"):
                self._lose(figure)
        elif key == "dark-done":
            self._guess(figure)
        elif key.startswith(REACHED):
            figure.on = key.partition("-")[2]
            figure.outside = False
            if figure.health == "unplaced":
                figure.health = "healthy"

    def _guess(self, figure: Figure) -> None:
        """What an action that is not told is likely to have changed."""
        do = self._action["do"]
        if do in self._moving and "cell" not in self._action.get("tell", ()):
            figure.on = None
            if "by-boat" in self._action:
                spend(figure, "boats")
        elif do in USES:
            spend(figure, USES[do])
        elif do == "mine":
            figure.mine = False

    def _lose(self, figure: Figure) -> None:
        """The hurt drop everything but grenades, the dead these too (Rules A-6, D-4.7, D-5.5d).

        All of a kit is lost at once (Rule C-4).
        """
        figure.treasures = 0
        figure.doubts.discard("treasures")
        if self.rules.kit:
            for stock in KIT:
                setattr(figure, stock, 0)
            figure.doubts.difference_update(KIT)
        if self.rules.belongings:
            figure.doubts -= {"bullets", "mine", "corpse"}
            figure.bullets = 0
            figure.mine = figure.corpse = False
            figure.bombs *= figure.health != "dead"

    def _doubt(self) -> None:
        """Anybody may stand elsewhere; of others nobody knows what they have, or how they are."""
        ruled, self._ruled = self._ruled, False
        if ruled:
            return
        for figure in self.all:
            if not figure.outside:
                figure.on = None
            if figure.seat != self._own and figure.health not in OUT:
                figure.doubts |= self._changeable

    @staticmethod
    def _settle(figure: Figure, key: str) -> None:
        """What is said now is certain, whatever was changed before."""
        if figure.doubts:
            figure.doubts.difference_update(SETTLES.get(key, ()))

    def sure(self, figure: Figure, turn: int | None) -> bool:
        """Whether the figures of a player are certain; `turn`: the seat to move."""
        if figure.hidden or (figure.doubts and figure.health not in OUT):
            return False
        # Whoever stands with a mite may be infected at the end of anybody's move (Rule D-4.7).
        bitten = bool(self._infecting) and (figure.on is None or figure.on in self._infecting)
        doubtful = figure.shaken or (bitten and not figure.immune and not figure.outside)
        return figure.seat == turn or figure.health in (*OUT, "unplaced") or not doubtful

    def holds(self, seat: int, kind: str) -> int:
        """How many of a kind a seat certainly has: what it had when its last turn ended."""
        figure = self.all[seat]
        name = SINGLE.get(kind, kind)
        held = getattr(figure, name)
        return 0 if figure.hidden or name in figure.doubts else int(held)
