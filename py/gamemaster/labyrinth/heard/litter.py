"""What is known to lie about: treasures and other things, as far as nobody can have taken them.

Every number is a least one: more may have been dropped there since. What somebody does unseen may
be a taking anywhere, after which nothing is certain.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import Any, Final

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.doubts import Deed
from gamemaster.labyrinth.heard.fragments import LATER, NEVER, Lying, side_at
from gamemaster.labyrinth.heard.ties import Spot
from gamemaster.labyrinth.rules import Rules

Args = Mapping[str, Any]
Pockets = Callable[[int, str], int]
"""How many of a kind of things a seat certainly has of its own."""
KINDS: Final = ("bullets", "bombs", "mines", "corpses")
FALLING: Final = ("bullets", "mines", "corpses")
EXPLODE: Final = ("bullets", "mines")
"""What a mine destroys (Rule D-5.7)."""


class Litter:
    """Notes in the fragments of an atlas."""

    def __init__(
        self, rules: Rules, atlas: Atlas, pockets: Pockets, outside: Callable[[int], bool]
    ) -> None:
        self._belongings = rules.belongings
        self._atlas = atlas
        self._pockets = pockets
        self._outside = outside
        self._carrying = False
        self._acted: dict[int, int] = {}
        """When each seat last did anything."""
        self._mover = NOWHERE
        self._fallen: defaultdict[Spot, Counter[str]] = defaultdict(Counter)
        """What the mover has dropped, hurt, in this move: none of his finds there (D-4.7)."""
        self._taking = False
        self._displaced: dict[int, int] = {}
        """When the game master may have moved a piece (Rule T-2.4)."""

    def note_move(self, seat: int) -> None:
        """A seat's move begins."""
        self._mover = seat
        self._fallen.clear()

    def note_deed(self, do: str) -> None:
        """The seat to move acts now."""
        self._acted[self._mover] = self._atlas.now
        self._taking = do == "take"

    def hear(self, key: str, args: Args) -> None:
        """Take in one statement about things."""
        if key in HEARD:
            HEARD[key](self, args)

    def veil(self) -> None:
        """Somebody acts unseen: nothing that was seen is certain to lie there still."""
        for fragment in self._atlas.fragments.values():
            fragment.lying.clear()
            fragment.things.clear()

    def displace(self, seat: int) -> None:
        """A piece may stand elsewhere since: what it drops unheard need not lie where it is now."""
        self._displaced[seat] = self._atlas.now

    def lay(self, spot: Spot, kind: str, count: int) -> None:
        """The game master lets so many lie on a cell, no more and no fewer (Rule T-2.4)."""
        self._atlas.set_cell(spot, None)
        things = self._things(spot)
        self._less(spot, kind, things.get(kind, 0) + 1)
        if not self._atlas.doubts.veiled:
            things[kind] = count

    def count_treasures(self, spot: Spot, by: int) -> None:
        """The game master takes one from a cell, or lets one more lie there (Rule T-2.4)."""
        self._treasures_changed(spot, by)

    def arrive(self, spot: Spot) -> None:
        """Somebody stands here; if anything lies here, that is said next."""
        self._atlas.note_lying(spot, 0)
        self._atlas.fragments[spot.fragment].things.pop(spot.at, None)

    # -- treasures ----------------------------------------

    def _found_treasure(self, args: Args) -> None:
        spot = self._spot(args)
        self._atlas.note_lying(spot, args["count"] + self._fallen[spot]["treasures"])

    def _took_treasure(self, args: Args) -> None:
        self._treasures_changed(self._spot(args), -1)

    def _dropped_treasure(self, args: Args) -> None:
        """He is hurt, or takes something else (Rules A-6, D-5.1)."""
        self._lay_treasure(args)
        if args["seat"] == self._mover and not self._taking:
            self._fallen[self._spot(args)]["treasures"] += 1

    def _lay_treasure(self, args: Args) -> None:
        self._carrying = False
        # Without belongings a treasure never vanishes: it falls into the exit cell.
        if not (self._belongings and self._outside(args["seat"])):
            spot = self._spot(args)
            self._atlas.note_lying(spot, self._atlas.treasures_at(spot) + 1)

    def _fell(self, args: Args) -> None:
        """Hit since his last turn, he dropped his treasure there and then (Rule D-5.5g).

        Nobody has ended a move on it since: he would have been told of it, and so is noted here.
        """
        seat, spot = args["seat"], self._spot(args)
        if self._displaced.get(seat, NEVER) > self._acted.get(seat, 0):
            return
        lost = self._belongings and self._pockets(seat, "treasures")
        if not lost or self._outside(seat) or self._atlas.doubts.veiled:
            return
        lying = self._atlas.fragments[spot.fragment].lying
        since = self._acted.get(seat, 0)
        if spot.at not in lying or lying[spot.at].time <= since:
            count = self._atlas.treasures_at(spot) + 1
            lying[spot.at] = Lying(count, since)

    def point_out(self, spot: Spot) -> None:
        """Somebody hears that a treasure, at least one, lies on a spot (Rule C-9)."""
        self._atlas.set_cell(spot, None)
        self._atlas.note_lying(spot, max(1, self._atlas.treasures_at(spot)))

    def _asked(self, args: Args) -> None:
        """So many lie at his feet (Rules B-7, D-5.8)."""
        self._carrying = args["carrying"]
        self._atlas.note_lying(self._spot(args), args["count"])

    def _kept(self, args: Args) -> None:
        self._carrying = False

    def _chose(self, args: Args) -> None:
        """He takes one; the one that he had lies there now (Rule D-5.8)."""
        self._treasures_changed(self._spot(args), self._carrying - 1)
        self._carrying = False

    def _treasures_changed(self, spot: Spot, by: int) -> None:
        atlas = self._atlas
        atlas.now += 1  # it may have been dropped by a neighbour in the same move
        atlas.doubts.takings.append(Deed(atlas.now, spot.fragment, spot.at))
        atlas.note_lying(spot, max(0, atlas.treasures_at(spot) + by))

    # -- other things ----------------------------------------

    def _found_things(self, args: Args) -> None:
        if not self._atlas.doubts.veiled:
            spot = self._spot(args)
            lying = {kind: args[kind] + self._fallen[spot][kind] for kind in KINDS}
            found = {kind: count for kind, count in lying.items() if count}
            self._atlas.fragments[spot.fragment].things[spot.at] = found

    def _infected(self, args: Args) -> None:
        """All but his bombs falls from his hands, on the cell where he ends (Rule D-4.7)."""
        spot = self._spot(args)
        for kind in FALLING if self._belongings else ():
            if held := self._pockets(args["seat"], kind):
                self._fallen[spot][kind] += held
                self._more(spot, kind, held)

    def _took_things(self, args: Args) -> None:
        for kind in KINDS:
            self._less(self._spot(args), kind, args[kind])

    def _put_down(self, args: Args) -> None:
        self._more(self._spot(args), f"{args['thing']}s", 1)

    def _left(self, args: Args) -> None:
        """It lies on his cell, unless that is outside, or a hospital that takes corpses."""
        seat, thing = args["seat"], args["thing"]
        if self._outside(seat):
            return
        if thing == "treasure":
            self._lay_treasure(args)
        elif self._held(args) and not (thing == "corpse" and self._may_cremate(self._spot(args))):
            self._more(self._spot(args), f"{thing}s", args["count"])

    def _threw(self, args: Args) -> None:
        """It lies on the next cell, if it did not fly out."""
        seat, thing, spot = args["seat"], args["thing"], self._spot(args)
        direction = SIDE_NAMES.index(args["side"])
        side = self._atlas.fragments[spot.fragment].sides.get(side_at(spot.at, direction))
        inside = side is not None and side.open < LATER and not self._outside(seat)
        beyond = self._atlas.beside(spot, direction)
        if not self._held(args):
            self._less(spot, f"{thing}s", args["count"])
        elif not inside or (thing == "corpse" and self._may_cremate(beyond)):
            return
        elif thing == "treasure":
            self._atlas.note_lying(beyond, self._atlas.treasures_at(beyond) + 1)
        else:
            self._more(beyond, f"{thing}s", args["count"])

    def _held(self, args: Args) -> bool:
        """Whether he certainly had it in his hands: there may be some at his feet as well."""
        thing = args["thing"]
        in_hands = thing in ("treasure", "corpse") or args["count"] > 1
        return in_hands or self._pockets(args["seat"], f"{thing}s") > 0

    def _may_cremate(self, spot: Spot) -> bool:
        kind = self._atlas.cell(spot)
        return kind is None or kind in those("heals")

    def _fired(self, args: Args) -> None:
        self._used(args["seat"], "bullets")

    def _blew(self, args: Args) -> None:
        self._used(args["seat"], "bombs")

    def _set_mine(self, args: Args) -> None:
        self._used(args["seat"], "mines")

    def _used(self, seat: int, kind: str) -> None:
        """Who has none of his own takes what lies at his feet (Rule D-5.5a)."""
        if self._belongings and not self._pockets(seat, kind):
            self._less(self._atlas.pawns[seat], kind, 1)

    def _exploded(self, args: Args) -> None:
        """A mine went off on a cell that not everybody can tell."""
        for fragment in self._atlas.fragments.values():
            for things in fragment.things.values():
                for kind in EXPLODE:
                    things.pop(kind, None)

    # -- notes ----------------------------------------

    def _spot(self, args: Args) -> Spot:
        return self._atlas.pawns[args["seat"]]

    def _things(self, spot: Spot) -> dict[str, int]:
        return self._atlas.fragments[spot.fragment].things.setdefault(spot.at, {})

    def _more(self, spot: Spot, kind: str, count: int) -> None:
        if not self._atlas.doubts.veiled:
            self._atlas.set_cell(spot, None)
            things = self._things(spot)
            things[kind] = things.get(kind, 0) + count

    def _less(self, spot: Spot, kind: str, count: int) -> None:
        """So many are gone here, and wherever this cell may have been seen without knowing it."""
        if not count:
            return
        things = self._things(spot)
        things[kind] = max(0, things.get(kind, 0) - count)
        atlas = self._atlas
        for fragment in atlas.fragments.values():
            if fragment.id == spot.fragment:
                continue
            for at, seen in fragment.things.items():
                if kind in seen and atlas.doubts.may_coincide(
                    fragment.id, at, spot.fragment, spot.at
                ):
                    del seen[kind]


HEARD: Final[Mapping[str, Callable[[Litter, Args], None]]] = {
    "found-treasure": Litter._found_treasure,
    "took-treasure": Litter._took_treasure,
    "dropped-treasure": Litter._dropped_treasure,
    "told-wounded": Litter._fell,
    "told-lost-life": Litter._fell,
    "told-infected": Litter._fell,
    "told-died": Litter._fell,
    "asks-treasure": Litter._asked,
    "kept-treasure": Litter._kept,
    "chose-treasure": Litter._chose,
    "infected": Litter._infected,
    "found-things": Litter._found_things,
    "took-things": Litter._took_things,
    "put-down": Litter._put_down,
    "left": Litter._left,
    "threw": Litter._threw,
    "threw-at-feet": Litter._left,
    "shot-hit": Litter._fired,
    "shot-nobody": Litter._fired,
    "scream": Litter._fired,
    "silence": Litter._fired,
    "blast-done": Litter._blew,
    "blast-nothing": Litter._blew,
    "blast-told": Litter._blew,
    "blast-stands": Litter._blew,
    "blast-clear": Litter._blew,
    "mine-set": Litter._set_mine,
    "mine-exploded": Litter._exploded,
    "mine-heard": Litter._exploded,
}
"""What is said of things; the shots and blasts too, for their ammunition may lie on the ground."""
