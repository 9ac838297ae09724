"""An auditor of things: he hears the game master's notes and explains every change by a rule.

He keeps a ledger of pockets and cells, and counts after every action what there is in all. The
count may change only by what the rules say: spent, given out by an arsenal, destroyed by a mine,
out of the labyrinth, defused, cremated, dead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from gamemaster.core.game import Event
from gamemaster.labyrinth.grid import EXIT, NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.ledger import LOOSE, NAMES, OWN, SPENDING, Deed, Heap, Unexplained
from tests.labyrinth.whereabouts import Whereabouts

NOTES: Final = (
    *("gm-plan", "gm-stands", "gm-wall", "gm-exit", "gm-cement"),
    *("gm-pawn", "gm-lies", "gm-treasure"),
)


class Auditor(Whereabouts):
    """Follows a game by what the game master hears; raises `Unexplained`."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__()
        self.rules = rules
        self.pockets = dict.fromkeys(range(seats), Heap.at_first(rules))
        self.heaps: dict[int, Heap] = {}
        self.treasures: dict[int, tuple[int, int]] = {}
        self.explained = 0
        """How many changes of the number of things a rule explained."""
        self._expected = self._count()
        self._used = False
        self._bet: Deed | None = None
        self._struck: set[int] = set()
        self._stood = self.stands

    def hear(self, events: Sequence[Event]) -> None:
        """All that was said about one request."""
        self._stood = self.stands.copy()
        self._struck.clear()
        for event in events:
            key, args = event.said.key, event.said.args
            if key == "requested":
                self._begin(args["seat"], args["actions"][0] if len(args["actions"]) == 1 else {})
            elif key in ("acts", "gm-acts"):
                self._begin(args["seat"], args["action"])
            elif key == "ordered":  # said after the things were dropped
                self._deed = Deed(args["seat"], {"do": "order"})
            self._use_up(key, args)
            if key in ("shot-hit", "stabbed"):
                self._struck |= set(args["hit"])
            elif key == "mauled":
                self._struck.add(args["seat"])
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
        if self._deed.do == "bet":
            self._bet = self._deed

    def _count(self) -> dict[str, int]:
        places = (*self.pockets.values(), *self.heaps.values())
        return {name: sum(place.amount(name) for place in places) for name in NAMES}

    def _explain(self, name: str, change: int) -> None:
        self._expected[name] += change
        self.explained += abs(change)

    # -- the game master's notes: the ledger ------------------------------------

    def _note_pawn(self, **told: Any) -> None:
        """What a player has now, and how he is."""
        seat = told["seat"]
        before = self.pockets[seat]
        after = self.pockets[seat] = Heap.noted(told, before)
        if self.rules.kit and (after.health != "healthy" or self._deed.do == "order"):
            self._lose_kit(seat, before)
        self._use_up_unseen()
        if self._kind_under(seat) == "arsenal" and seat == self._deed.seat:
            self._arm(seat, before)
        self._hold_own(seat, before)
        self._hold_wound(seat, before)
        if self.rules.belongings and after.health in ("wounded", "dead"):
            self._lose_belongings(seat, before)

    def _lose_belongings(self, seat: int, before: Heap) -> None:
        """A wound or death outside: what he had vanishes; inside, the dead leave a corpse."""
        health = self.pockets[seat].health
        if health == before.health:
            return
        if self._outside(seat):
            kept = ("bombs",) if health == "wounded" else ()
            for name in LOOSE:
                self._explain(name, 0 if name in kept else -before.amount(name))
        elif health == "dead":
            self._explain("corpses", 1)

    def _lose_kit(self, seat: int, before: Heap) -> None:
        """Nothing of a kit outlives a wound, and the wounded get nothing (Rules C-3, C-4)."""
        for name in KIT:
            if self.pockets[seat].amount(name):
                raise Unexplained(f"seat {seat} has {name} after a wound, by {self._deed}")
            gone = before.amount(name)
            if seat == self._deed.seat:  # what he has just used up may be explained already
                gone = min(max(self._expected[name] - self._count()[name], 0), gone)
            self._explain(name, -gone)

    def _hold_own(self, seat: int, before: Heap) -> None:
        """What is nobody else's changes by its owner's own deed, or goes with his kit."""
        after = self.pockets[seat]
        for name in OWN:
            if after.amount(name) < 0:
                raise Unexplained(f"seat {seat} has {after}")
            lost = self.rules.kit and name in KIT and after.health != "healthy"
            if after.amount(name) != before.amount(name) and seat != self._deed.seat and not lost:
                raise Unexplained(f"{name} of seat {seat} changed by {self._deed}")

    def _hold_wound(self, seat: int, before: Heap) -> None:
        """A wound has a cause and takes one life; a hospital gives all of them back (Rule B-1)."""
        after = self.pockets[seat]
        fewer = before.lives - after.lives
        wounded = after.health == "wounded" and (fewer > 0 or before.health != "wounded")
        if wounded and self.rules.tells_all and not self.rules.mines and seat not in self._struck:
            raise Unexplained(f"nobody wounded seat {seat} by {self._deed}")
        if after.health == "dead":
            good = not after.lives and (before.lives < 2 or self.rules.encephalitis > 0)
        elif fewer < 0:
            good = after.lives == self.rules.lives and self._kind_under(seat) == "hospital"
        else:
            good = fewer <= 1
        if self.rules.health == "lives" and not good:
            raise Unexplained(f"seat {seat} had {before.lives} lives and has {after.lives}")

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
        elif key == "bought-hint":
            self._explain("money", -self.rules.hint_price)
        elif key == "wheel":
            self._settle_bet(**args)
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

    def _settle_bet(self, seat: int, number: int, **_: Any) -> None:
        """The wheel has stopped: the bet that was made is paid, once (Rule B-5)."""
        if self._bet is None or self._bet.seat != seat:
            raise Unexplained(f"the wheel turns, but seat {seat} has not bet")
        self._deed, self._bet = self._bet, None
        self._explain("money", self._deed.gain(number))

    def _arm(self, seat: int, before: Heap) -> None:
        """In an arsenal his stock may have been filled up, from nowhere (Rules C-3, D-4.3)."""
        after = self.pockets[seat]
        held = {name: getattr(self.rules, name) for name in self._store(seat)}
        if self.rules.arsenal_mines and after.health == "healthy":
            held["mines"] = 1
        for name, most in held.items():
            gain = after.amount(name) - before.amount(name)
            wanted = most - (0 if self._adds(name) else before.amount(name))
            surplus = self._count()[name] - self._expected[name]
            if gain == wanted and 0 < gain <= surplus:
                self._explain(name, gain)

    def _store(self, seat: int) -> tuple[str, ...]:
        """What the arsenal under a player has for him (Rules C-3, D-5.5i)."""
        able = self.pockets[seat].health == "healthy"
        store = dict(self._plan.stores).get(self.stands[seat][0], KIT)
        if able or not (self.rules.kit or self.rules.belongings):
            return store
        return () if self.rules.kit else tuple(name for name in store if name == "bombs")

    def _adds(self, name: str) -> bool:
        return self.rules.arsenal_adds and name in KIT

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

    def _standing(self, cell: int) -> list[int]:
        alive = [seat for seat, pocket in self.pockets.items() if pocket.health != "dead"]
        return [seat for seat in alive if self.stands.get(seat) == (cell, None)]

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
            noted = self.pockets[pawn.seat]
            real = Heap.real(pawn, self.rules, noted.health)
            if noted != real:
                raise Unexplained(f"seat {pawn.seat} has {real}, noted is {noted}")
        for cell in {*state.ground.piles, *self.heaps}:
            pile = state.ground.pile(cell)
            lies = (pile.bullets, pile.bombs, pile.mines + pile.active, pile.corpses, pile.active)
            noted = self.heaps.get(cell, Heap())
            assert noted == Heap(*lies), f"on cell {cell} lie {lies}, noted is {noted}"
        assert self.sides == state.ground.sides
        if not state.over:
            lying = [
                (t, (cell, NOWHERE)) for cell, pile in state.ground.lying.items() for t in pile
            ]
            held = [(p.treasure, (NOWHERE, p.seat)) for p in state.pawns if p.treasure != NOWHERE]
            noted_at = [each for each in self.treasures.items() if each[1] != (NOWHERE, NOWHERE)]
            if sorted([*lying, *held]) != sorted(noted_at):
                raise Unexplained(f"treasures are at {lying} and {held}, noted is {noted_at}")
