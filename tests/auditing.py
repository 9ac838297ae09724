"""An auditor of things: he hears the game master's notes and explains every change by a rule.

He keeps a ledger of pockets and cells, and counts after every action what there is in all. The
count may change only by what the rules say: spent, given out by an arsenal, destroyed by a mine,
out of the labyrinth, defused, cremated, dead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gamemaster.core.game import Event
from gamemaster.labyrinth.grid import CLOSED, EXIT, NOWHERE, OPEN, SIDE_NAMES, opposite
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import read_plan
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.rules import Rules

NAMES: Final = ("bullets", "bombs", "mines", "corpses")
SPENDING: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "shoot": ("bullets", ("scream", "silence", "shot-hit", "shot-nobody")),
    "blow": (
        "bombs",
        ("blast-told", "blast-stands", "blast-clear", "blast-done", "blast-nothing"),
    ),
}
"""What an action uses up, and the words that tell that it did."""
NOTES: Final = ("gm-plan", "gm-stands", "gm-wall", "gm-exit", "gm-pawn", "gm-lies", "gm-treasure")


class Unexplained(AssertionError):
    """Something appeared or vanished without a rule."""


@dataclass(frozen=True, slots=True)
class Heap:
    """What a player has, or what lies on a cell; `mines` counts the active ones too."""

    bullets: int = 0
    bombs: int = 0
    mines: int = 0
    corpses: tuple[int, ...] = ()
    active: int = 0
    health: str = "healthy"

    def amount(self, name: str) -> int:
        """How many of a thing are in it."""
        found = getattr(self, name)
        return found if isinstance(found, int) else len(found)


@dataclass(frozen=True, slots=True)
class Deed:
    """One action under way: whose and what."""

    seat: int
    action: Mapping[str, Any]

    @property
    def do(self) -> str:
        """The kind of action."""
        return str(self.action.get("do", ""))

    @property
    def hides(self) -> bool:
        """Whether not all about it is told."""
        return bool(self.action.get("dark") or self.action.get("tell"))


class Auditor:
    """Follows a game by what the game master hears; raises `Unexplained`."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        armed = rules.start != "together"
        first = Heap(rules.bullets, rules.bombs, int(rules.mines)) if armed else Heap()
        self.pockets = dict.fromkeys(range(seats), first)
        self.heaps: dict[int, Heap] = {}
        self.stands: dict[int, tuple[int, str | None]] = {}
        self.treasures: dict[int, tuple[int, int]] = {}
        self.plan: Plan | None = None
        self.sides = bytearray()
        self.explained = 0
        """How many changes of the number of things a rule explained."""
        self._expected = self._count()
        self._deed = Deed(NOWHERE, {})
        self._used = False
        self._stood = self.stands

    def hear(self, events: Sequence[Event]) -> None:
        """All that was said about one request."""
        self._stood = self.stands.copy()
        for event in events:
            key, args = event.said.key, event.said.args
            if key == "requested":
                self._begin(args["seat"], args["actions"][0] if len(args["actions"]) == 1 else {})
            elif key in ("acts", "gm-acts"):
                self._begin(args["seat"], args["action"])
            elif key == "ordered":  # said after the things were dropped
                self._deed = Deed(args["seat"], {"do": "order"})
            self._use_up(key, args)
            if key in NOTES:
                getattr(self, key.replace("gm-", "_note_"))(**args)
                self._use_up_unseen()
        self._begin(NOWHERE, {})

    def _begin(self, seat: int, action: Mapping[str, Any]) -> None:
        """An action is over and the next begins: hold the count against what the rules explain."""
        for name, now in self._count().items():
            change = now - self._expected[name]
            if change and change not in self._may_change(name):
                raise Unexplained(f"{change:+} {name} by {self._deed}")
            self._explain(name, change)
        self._deed = Deed(seat, action)
        self._used = False

    def _count(self) -> dict[str, int]:
        places = (*self.pockets.values(), *self.heaps.values())
        return {name: sum(place.amount(name) for place in places) for name in NAMES}

    def _explain(self, name: str, change: int) -> None:
        self._expected[name] += change
        self.explained += abs(change)

    # -- the game master's notes: the ledger ------------------------------------

    def _note_plan(self, plan: str) -> None:
        self.plan = read_plan(plan)
        self.sides = bytearray(self.plan.sides)

    def _note_stands(self, seat: int, cell: int, outside: str | None) -> None:
        self.stands[seat] = cell, outside

    def _note_wall(self, cell: int, side: str) -> None:
        direction = SIDE_NAMES.index(side)
        beyond = self._plan.beyond(cell, direction)
        self.sides[cell * 4 + direction] = self.sides[beyond * 4 + opposite(direction)] = OPEN

    def _note_exit(self, cell: int, side: str) -> None:
        at = cell * 4 + SIDE_NAMES.index(side)
        if self.sides[at] != CLOSED:
            raise Unexplained(f"an exit was opened where none was closed: {cell} {side}")
        self.sides[at] = EXIT

    def _note_pawn(self, **told: Any) -> None:
        """A wound or death outside: what he had vanishes; inside, the dead leave a corpse."""
        seat, health = told["seat"], told["health"]
        before = self.pockets[seat]
        corpses = () if told["corpse"] is None else (told["corpse"],)
        had = (told["bullets"], told["bombs"], int(told["mine"]), corpses)
        self.pockets[seat] = Heap(*had, health=health)
        self._use_up_unseen()
        if self._kind_under(seat) == "arsenal" and seat == self._deed.seat:
            self._arm(seat, before)
        if health == before.health or health in ("healthy", "infected"):
            return
        if not self.rules.belongings:
            return
        if self._outside(seat):
            kept = ("bombs",) if health == "wounded" else ()
            for name in NAMES:
                self._explain(name, 0 if name in kept else -before.amount(name))
        elif health == "dead":
            self._explain("corpses", 1)

    def _note_lies(self, **told: Any) -> None:
        """Where fewer mines are active than before, one went off (Rule D-5.7)."""
        cell, active = told["cell"], told["active"]
        before = self.heaps.get(cell, Heap())
        mines = told["mines"] + active
        corpses = tuple(told["corpses"])
        self.heaps[cell] = Heap(told["bullets"], told["bombs"], mines, corpses, active)
        if active >= before.active:
            return
        if mines or told["bullets"] or told["bombs"] != before.bombs or corpses != before.corpses:
            raise Unexplained(f"a mine went off on {before} and left {told}")
        here = [before, *(self.pockets[seat] for seat in self._standing(cell))]
        for name in ("bullets", "mines"):
            self._explain(name, -sum(place.amount(name) for place in here))

    def _note_treasure(self, treasure: int, cell: int, seat: int) -> None:
        """Taken from where he stands, put down nearby, lost out of the labyrinth, never back."""
        before = self.treasures.get(treasure)
        self.treasures[treasure] = cell, seat
        if before is None:
            return
        was_at, holder = before
        if before == (NOWHERE, NOWHERE):
            wrong = "came back"
        elif cell == seat == NOWHERE:
            wrong = "" if self._may_lose_treasure(holder) else "vanished"
        elif seat != NOWHERE:
            wrong = "" if self.stands[seat] == (was_at, None) else "was taken from afar"
        else:
            wrong = "" if self._within_reach(holder, cell) else "was put down far away"
        if wrong:
            raise Unexplained(f"treasure {treasure} {wrong} by {self._deed}")

    # -- what an action may change ------------------------------------------------

    def _use_up(self, key: str, args: Mapping[str, Any]) -> None:
        """What the words tell to be used up or gone."""
        deed = self._deed
        spends, words = SPENDING.get(deed.do, ("", ()))
        if key in words and not deed.hides:
            self._explain(spends, -1)
        elif key in ("left", "threw") and args["thing"] != "treasure" and self._is_lost():
            self._explain(f"{args['thing']}s", -args["count"])

    def _use_up_unseen(self) -> None:
        """A dark shot or blast uses up one, of which only the notes tell; so does a dark throw."""
        deed = self._deed
        if not deed.hides or self._used:
            return
        name, most = SPENDING.get(deed.do, ("",))[0], 1
        if deed.do in ("leave", "throw") and self._is_lost():
            name = f"{str(deed.action['thing']).removesuffix('s')}s"
            most = max(self.rules.bullets, self.rules.bombs, 1)
        gone = self._expected[name] - self._count()[name] if name in NAMES else 0
        if 0 < gone <= most:
            self._used = True
            self._explain(name, -gone)

    def _arm(self, seat: int, before: Heap) -> None:
        """In an arsenal his stock may have been filled up, from nowhere (Rule D-4.3)."""
        full = {"bullets": self.rules.bullets, "bombs": self.rules.bombs}
        if self.rules.arsenal_mines:
            full["mines"] = 1
        for name, most in full.items():
            gain = self.pockets[seat].amount(name) - before.amount(name)
            surplus = self._count()[name] - self._expected[name]
            if 0 < gain <= surplus and self.pockets[seat].amount(name) == most:
                self._explain(name, gain)

    def _may_change(self, name: str) -> Iterator[int]:
        """The further changes that it may bring."""
        deed = self._deed
        if deed.seat == NOWHERE:
            return
        used = [0]
        if deed.do == "mine" and name == "mines" and self._is_lost():
            used.append(-1)
        if deed.do == "order" and (self._stood[deed.seat][1] is not None):
            used += range(-max(self.rules.bullets, 1), 0)
        if name == "corpses" and self._kind_under(deed.seat) == "hospital":
            used.append(-1)
        yield from used

    # -- where things and people are -----------------------------------------------

    @property
    def _plan(self) -> Plan:
        assert self.plan is not None
        return self.plan

    def _outside(self, seat: int) -> bool:
        return self.stands.get(seat, (NOWHERE, None))[1] is not None

    def _kind_under(self, seat: int) -> str | None:
        cell, outside = self.stands.get(seat, (NOWHERE, None))
        return None if outside or cell == NOWHERE else self._plan.kinds[cell]

    def _standing(self, cell: int) -> list[int]:
        alive = [seat for seat, pocket in self.pockets.items() if pocket.health != "dead"]
        return [seat for seat in alive if self.stands.get(seat) == (cell, None)]

    def _landing(self) -> tuple[int, bool]:
        """Where the thing comes to lie that is left, thrown or set; True: outside."""
        cell, outside = self.stands[self._deed.seat]
        name = self._deed.action.get("side", "here")
        if name == "here":
            return cell, outside is not None
        side = SIDE_NAMES.index(name)
        if outside is not None:
            return cell, side != opposite(SIDE_NAMES.index(outside))
        met = self.sides[cell * 4 + side]
        return (self._plan.beyond(cell, side), False) if met == OPEN else (cell, met == EXIT)

    def _is_lost(self) -> bool:
        """Whether what is left, thrown or set now is gone: outside, cremated or defused."""
        cell, outside = self._landing()
        kind = self._plan.kinds[cell]
        if self._deed.do == "mine":
            return outside or kind in ("arsenal", "hospital")
        corpse = self._deed.action.get("thing") == "corpse"
        return outside or (corpse and kind == "hospital")

    def _may_lose_treasure(self, holder: int) -> bool:
        """Carried out by its holder, thrown or left out of the labyrinth, lost by a wound there."""
        deed = self._deed
        if holder == NOWHERE:
            return False
        if deed.do == "go" and deed.seat == holder:
            cell, outside = self.stands[holder]
            at_exit = self.sides[cell * 4 + SIDE_NAMES.index(deed.action["side"])] == EXIT
            return at_exit or outside is not None
        return self._outside(holder) or (deed.do in ("leave", "throw") and self._is_lost())

    def _within_reach(self, holder: int, cell: int) -> bool:
        """Whether a cell is the holder's, or the one to which he throws."""
        if self._deed.do == "throw" and self._landing() == (cell, False):
            return True
        return cell in (self.stands[holder][0], self._stood[holder][0])

    # -- the notes themselves --------------------------------------------------------

    def hold_against(self, state: State) -> None:
        """The notes are complete: the ledger is the position."""
        for pawn in state.pawns:
            corpses = () if pawn.corpse == NOWHERE else (pawn.corpse,)
            noted = self.pockets[pawn.seat]
            real = Heap(pawn.bullets, pawn.bombs, int(pawn.mine), corpses, health=noted.health)
            assert noted == real, f"seat {pawn.seat} has {real}, noted is {noted}"
        for cell in {*state.ground.piles, *self.heaps}:
            pile = state.ground.pile(cell)
            lies = (pile.bullets, pile.bombs, pile.mines + pile.active, pile.corpses, pile.active)
            noted = self.heaps.get(cell, Heap())
            assert noted == Heap(*lies), f"on cell {cell} lie {lies}, noted is {noted}"
        assert self.sides == state.ground.sides
        if not state.over:
            held = {(NOWHERE, pawn.seat): pawn.treasure for pawn in state.pawns}
            lying = {(cell, NOWHERE): pile for cell, pile in state.ground.lying.items()}
            for treasure, place in self.treasures.items():
                assert place == (NOWHERE, NOWHERE) or treasure in (
                    *lying.get(place, ()),
                    held.get(place),
                ), f"treasure {treasure} is not at {place}"
