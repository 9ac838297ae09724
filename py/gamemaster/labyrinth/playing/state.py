"""The position of a game: the ground as it stands, the pawns, the bear, the mites.

Only the verbs (`turn` and the modules that it calls) change these objects.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from gamemaster.core.game import OVER, Event
from gamemaster.core.offering import Offer
from gamemaster.labyrinth.cells import known
from gamemaster.labyrinth.currents import ONCE, Current
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.moves import Action, Statement
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import Landing, creature_ends, landings
from gamemaster.labyrinth.rules import Rules

TRUE: Final = 0
"""The number of the true treasure; the false ones follow."""


@dataclass(slots=True)
class Pawn:
    """One player's piece.

    `cell` is where he stands (`NOWHERE` before he has chosen); `outside` is the direction in which
    he left that cell through an exit, or `NOWHERE`; `treasure` the one that he carries; `corpse`
    the seat whose corpse he carries. `moves` are those left to an infected player, 0: any number.
    """

    seat: int
    bullets: int
    bombs: int
    knives: int = 0
    boats: int = 0
    cement: int = 0
    money: int = 0
    lives: int = 0
    """Those left, where wounds take lives; full: not wounded (Rule B-1)."""
    cell: int = NOWHERE
    outside: int = NOWHERE
    wounded: bool = False
    playing: bool = True
    treasure: int = NOWHERE
    mine: bool = False
    corpse: int = NOWHERE
    infected: bool = False
    moves: int = 0
    immune: bool = False
    fallen: bool = False
    """Hit, and lying down until his next turn begins (Rule D-5.5f)."""
    orders: int = 0
    """How often he may still order a cell when he was wounded (Rule D-5.5h)."""
    extra_orders: int = 0
    """How often he may do so whenever he likes (Rule D-7.2)."""
    may_order: bool = False
    """Whether he may order a cell on his next turn (Rule D-5.5h)."""
    ordering: bool = False
    """Whether he may order a cell now."""
    asks: int = 0
    """Cells whose type he may still ask for (Rule D-7.2)."""
    news: tuple[Event, ...] = ()
    """What happened to him meanwhile and is said when his turn begins (Rule D-5.5g)."""
    unsure: bool = False
    """Whether he may carry other things than he was told (Rule D-6.7)."""
    lost: bool = False
    """Whether he may stand on another kind of cell than he was told."""
    asked: bool = False
    """Whether he has asked for his status on this turn (Rule D-6.4)."""
    wall: int = NOWHERE
    """The side where a wall certainly stands, as he met it just now (Rule D-7.7)."""

    @property
    def able(self) -> bool:
        """Whether he is neither wounded nor infected."""
        return not (self.wounded or self.infected)

    def clone(self) -> Pawn:
        """An independent copy."""
        return Pawn(*_of_pawn(self))


_of_pawn: Final = attrgetter(*(one.name for one in fields(Pawn)))


@dataclass(frozen=True, slots=True)
class Adrift:
    """A player in a current, until chance says how far it takes him (Rule B-3).

    `how` is the word for his way that goes before the type of the cell reached.
    """

    seat: int
    source: int
    how: str
    action: Action


class Fallen(NamedTuple):
    """What has fallen from somebody's hands, and where."""

    cell: int = NOWHERE
    treasures: int = 0
    bullets: int = 0
    mines: int = 0
    corpses: int = 0


NOTHING: Final = Fallen()


@dataclass(slots=True)
class State:
    """A position.

    `turn` is the seat to move, `CHANCE` or `OVER`. `changed` and `quiet` count towards the draw of
    Rule D-3.6: whether this round changed anything for good, and the rounds that did not.
    """

    rules: Rules
    plan: Plan
    ground: Ground
    pawns: list[Pawn]
    bear: int
    bear_wounded: bool = False
    bear_steps: int = 0
    """Steps that the bear has made on its path (Rule C-9)."""
    leprechaun: int = NOWHERE
    leprechaun_steps: int = 0
    roaming: bool = False
    """Whether any creature goes a path of its own."""
    fallen: Fallen = NOTHING
    """What the mover has dropped in this move, hurt: it is none of his finds (Rule D-4.7)."""
    spared: tuple[int, ...] = ()
    """Whom the bear doesn't wound, or not again, in this turn."""
    adrift: Adrift | None = None
    bet: tuple[int, Action] | None = None
    """Who has made which bet for which the wheel is turning (Rule B-5)."""
    starting: bool = True
    turn: int = 0
    changed: bool = False
    quiet: int = 0
    counting: bool = False
    """Whether quiet rounds are counted aloud (Rule D-3.6)."""
    former: tuple[int, ...] = ()
    """The cells of each seat's choice that was declared void (Rule D-6.1)."""
    moved: bool = False
    """Whether anybody has not skipped in this round (Rule D-6.6)."""
    last_moves: int = NOWHERE
    """The moves left to the last survivor (Rule D-7.9)."""
    mites: dict[int, frozenset[int]] = field(default_factory=dict)
    """Woken mites, and who has yet to move before their cell is contagious (Rule D-4.7)."""
    waking: int = NOWHERE
    contagious: frozenset[int] = frozenset()
    """The seats whose corpses are contagious."""
    results: set[str] = field(default_factory=set)
    """What has happened so far in this move, for its conditions (Rule D-6.5)."""
    veil: frozenset[str] | None = None
    """Of an action that is not told whole the facts that are (Rules D-6.7, D-6.8)."""
    end_veil: frozenset[str] | None = None
    """The same for what follows the move: only what is told of all that it hides."""
    asking: bool = False
    """Whether the seat to move is asked which treasure it wants (Rule D-5.8)."""
    pending: tuple[tuple[Statement, bool], ...] = ()
    """The rest of a move that waits for the answer, or for chance; True: it stands behind a
    condition."""
    shelf: dict[object, tuple[Offer, ...]] = field(default_factory=dict)
    """Where offers are kept that were made before under these rules."""
    after: tuple[tuple[int, ...], ...] = ()
    """For each seat all seats in the order in which they are next, itself the last."""
    recalls: bool = False
    """Whether what is offered depends on more than ammunition, health and place."""
    water: Current = ONCE
    """What rivers do."""
    cells: int = 0
    """The number of cells, on which limits of time depend (Rules D-3.6, D-7.9)."""
    landings: tuple[Landing, ...] = ()
    """Where each cell leads whoever enters it."""
    creature_ends: tuple[int, ...] = ()
    """For `cell * 4 + direction` where a creature's step ends."""
    quiet_limit: int = 0
    """Quiet rounds after which the game is drawn (Rule D-3.6)."""
    equipped: bool = False
    """Whether anybody may have more than bullets, bombs, a wound and things found."""
    noting: bool = False
    """Whether the game master needs notes of things and health that are not said aloud."""
    led: bool = False
    """Whether a person is the game master, who has a word on the starts (Rules T-2.3, D-6.1)."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    @property
    def hidden(self) -> bool:
        """Whether what happens now is not told whole (Rules D-6.7, D-6.8)."""
        return self.veil is not None

    def clone(self) -> State:
        """An independent copy; the plan and what never changes are shared."""
        copy = State(*_of_state(self))
        copy.ground = self.ground.clone()
        copy.pawns = [pawn.clone() for pawn in self.pawns]
        copy.mites = self.mites.copy()
        copy.results = self.results.copy()
        return copy


_of_state: Final = attrgetter(*(one.name for one in fields(State)))


def new_state(rules: Rules, plan: Plan, seats: int, *, led: bool = False) -> State:
    """The position before anybody has chosen a start cell; `led`: a person is the game master."""
    armed = rules.start != "together"  # Rule D-7.6
    pawns = [
        Pawn(
            seat,
            rules.bullets if armed else 0,
            rules.bombs if armed else 0,
            knives=rules.knives if armed else 0,
            boats=rules.boats if armed else 0,
            money=rules.money,
            lives=rules.lives,
            mine=rules.mines and armed,
            orders=seats - 1 if rules.orders else 0,
            extra_orders=rules.beginner_orders if rules.is_beginner(seat) else 0,
            asks=rules.beginner_asks if rules.is_beginner(seat) else 0,
        )
        for seat in range(seats)
    ]
    noting = rules.belongings or bool(known("infects", rules)) or not rules.tells_all
    cells = len(plan.cells())
    return State(
        rules,
        plan,
        Ground(plan),
        pawns,
        plan.bear,
        leprechaun=plan.leprechaun,
        roaming=plan.leprechaun != NOWHERE or bool(plan.bear_path),
        shelf=_shelf(rules, seats, led),
        after=_orders(seats),
        # After an overruling somebody may stand elsewhere without knowing it (Rule T-2.4).
        recalls=led
        or rules.compound
        or rules.no_repeats
        or rules.orders
        or bool(rules.beginner_orders),
        water=rules.water,
        cells=cells,
        landings=landings(plan, rules.water),
        creature_ends=creature_ends(plan),
        quiet_limit=rules.rounds_to_draw(cells),
        equipped=any(
            (rules.knives, rules.boats, rules.cement, rules.money, rules.health == "lives")
        ),
        noting=noting,
        led=led,
    )


@lru_cache(maxsize=64)
def _shelf(rules: Rules, seats: int, led: bool) -> dict[object, tuple[Offer, ...]]:
    """Where the offers of every situation under some rules are kept, once they are made."""
    return {}


@cache
def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """Who is next after each seat."""
    return tuple((*range(seat + 1, seats), *range(seat + 1)) for seat in range(seats))
