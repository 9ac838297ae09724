"""The options of a labyrinth game and the presets, one per document.

One frozen object holds them all. An option is a field here, read in one verb, offer or query that
the others call; other rule sets add fields, never subclasses. The bounds stand beside the field for
`options`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from annotated_types import Interval, MaxLen

from gamemaster.core.advice import Advice
from gamemaster.core.clocks import Minutes
from gamemaster.core.options import Named
from gamemaster.labyrinth.currents import CURRENTS, Current

Difficulty = Literal["easy", "medium", "hard"]
Shape = Literal["full", "no-corners", "diamond", "cross", "ring", "ragged"]
Seats = Annotated[str, MaxLen(64)]
Help = Literal["blank", "scribe", "notebook", "proofs"]
AS_DRAWN: Final = -1
"""For a limit on the drawing: as the difficulty has it."""
MOST_FLOORS: Final = 4
Limit = Annotated[int, Interval(ge=AS_DRAWN, le=99), Named(((AS_DRAWN, "by-difficulty"),))]


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of a labyrinth game (RULES.md, option table); the defaults are `classic`.

    Sizes are in cells. The counts of cells are public knowledge at the table (Rules A-1, V-2).
    """

    preset: str = "classic"

    # The labyrinth.
    floors: Annotated[int, Interval(ge=1, le=MOST_FLOORS)] = 1
    """Floors of one and the same outline."""
    rows: Annotated[int, Interval(ge=3, le=12)] = 4
    cols: Annotated[int, Interval(ge=3, le=12)] = 5
    outline: Shape = "full"
    lifts: bool = False
    """Every floor has a lift, all of them in the same place (B-10)."""
    floor_loops: bool = False
    """Loops of pits lead through the floors (C-8)."""
    goal: Literal["treasure", "key"] = "treasure"
    """What wins the game if it is carried out; the exits are locks if it is the key (C-6)."""
    exits: Annotated[int, Interval(ge=1, le=8)] = 1
    closed_exits: Annotated[int, Interval(ge=0, le=8)] = 0
    """So many of the exits are shut and look like the outer wall until they are blown (G-1)."""
    arsenals: Annotated[int, Interval(ge=1, le=4)] = 1
    partial_arsenals: bool = False
    """Each arsenal holds only what the drawing gives it (C-3)."""
    hospitals: Annotated[int, Interval(ge=1, le=4)] = 1
    casinos: Annotated[int, Interval(ge=0, le=2)] = 0
    encephalitis: Annotated[int, Interval(ge=0, le=3)] = 0
    heal_moves: Annotated[int, Interval(ge=0, le=99), Named(((0, "any"),))] = 12
    """Successful moves that the infected have to reach a hospital, 0: any number (D-4.7)."""
    false_treasures: Annotated[int, Interval(ge=0, le=6)] = 1
    difficulty: Difficulty = "medium"
    loops: Limit = AS_DRAWN
    loop_pits: Limit = AS_DRAWN
    lone_pits: bool = False
    """A loop may consist of one pit (B-4)."""
    rivers: Limit = AS_DRAWN
    river_cells: Limit = AS_DRAWN
    walls: Limit = AS_DRAWN
    easy_ways: bool = False
    """Opposite outer walls are joined by chains of harmless cells (D-7.1)."""

    # Beginning.
    start: Literal["open", "secret", "together", "placed"] = "open"
    void_starts: bool = False
    """The secret choices are void, once, if two are the same or one hits a treasure (D-6.1)."""
    bullets: Annotated[int, Interval(ge=0, le=9)] = 3
    bombs: Annotated[int, Interval(ge=0, le=9)] = 3
    knives: Annotated[int, Interval(ge=0, le=9)] = 0
    boats: Annotated[int, Interval(ge=0, le=9)] = 0
    cement: Annotated[int, Interval(ge=0, le=9)] = 0
    """Bags of cement, each for one wall (C-5)."""
    money: Annotated[int, Interval(ge=0, le=99)] = 0
    beginners: Seats = ""
    """The seats, counted from 1, that have the handicap (D-7.2)."""
    beginner_asks: Annotated[int, Interval(ge=0, le=9)] = 0
    beginner_orders: Annotated[int, Interval(ge=0, le=9)] = 0

    # A move.
    compound: bool = False
    conditional: bool = False
    dark: bool = False
    semidark: bool = False
    skips: bool = False
    skips_draw: bool = True
    """A round in which all have skipped is a draw (D-6.6)."""
    skips_ride: bool = False
    """Whoever skips in a river, pit or lift is carried on, and may use things as after a step (C-2,
    C-8)."""
    arms_after: bool = False
    """Weapons are used after the movement only (C-2)."""
    no_repeats: bool = False
    """Moves that are known to change nothing are refused (D-7.7)."""

    # Rivers, walls, exits.
    current: Literal["once", "shallow", "turbulent", "drift"] = "once"
    """How a river carries whoever enters: one cell, one cell but not within it (D-7.4), to the
    delta (D-7.4), or one or two cells as chance has it, but not along or against it (B-3)."""
    flow_moves: bool = False
    wall_drift: bool = False
    """Whoever meets a wall in a river is carried on one cell (D-2.2)."""
    wall_fall: bool = False
    """Whoever meets a wall in a pit or a lift falls back and is moved on (B-4)."""
    tells_monolith: bool = False
    """The outer wall is told apart from inner walls (C-7)."""
    blast_answer: Literal["exploded", "done", "remains"] = "exploded"
    outside: bool = False

    # Things.
    pick_up: Literal["at-once", "after"] = "at-once"
    """Treasures are taken on arrival, or by a free choice after the action (B-7)."""
    kit: bool = False
    """All that one carries is a kit, lost with a wound; only the healthy get a new one (C-3).

    Hospitals and arsenals serve whoever ends his turn there, too."""
    arsenal_adds: bool = False
    """An arsenal gives another full stock instead of filling up (C-3)."""
    belongings: bool = False
    """Bullets, grenades and corpses lie about, are lost and found (D-5)."""
    throwing: Literal["none", "leave", "throw"] = "none"
    mines: bool = False
    mines_beside: bool = True
    arsenal_mines: bool = False

    # Shooting and wounds.
    health: Literal["wounds", "lives", "no-death"] = "wounds"
    """Two wounds kill (A-6); or each takes a life (B-1); or a second one changes nothing (C-4)."""
    lives: Annotated[int, Interval(ge=1, le=9)] = 3
    shots: Literal["through", "first"] = "through"
    point_blank: bool = True
    """Bullets hit those in the shooter's own cell."""
    scream: bool = False
    """A shot is answered by a scream or silence; the wounded learn of it on their turn (D-5.5g)."""
    houses_stop_shots: bool = False
    hospital_safe: bool = False
    fall: bool = False
    """The wounded lie down, and can't be hit again, until their next turn (D-5.5f)."""
    wounded_shoot: bool = True
    short_shots: bool = False
    damp_powder: bool = False
    named_targets: bool = False
    orders: bool = False
    """On the turn after a wound a player may go on from another cell (D-5.5h)."""
    mine_orders: bool = True

    # Creatures.
    bear: bool = True
    bear_moves: Literal["repeats", "trajectory"] = "repeats"
    bear_can_be_shot: bool = False
    bear_strikes_on_meeting: bool = True
    """A bear that repeats moves wounds whom it meets, not whoever stood with it before (A-8)."""
    bear_cave: bool = False
    """A wounded bear is back in its cave at once, and begins anew (C-9)."""
    leprechaun: bool = False
    """It tells whoever meets it where the nearest treasure or key lies (C-9)."""

    # Money.
    hint_price: Annotated[int, Interval(ge=0, le=99), Named(((0, "no-hints"),))] = 0
    """What it costs to be told where one is (B-6); 0: no hints."""
    hint_aloud: bool = False
    stake_limit: Annotated[int, Interval(ge=0, le=99), Named(((0, "unlimited"),))] = 0
    """The highest stake in the casino, 0: all that one has."""

    # The end, and help at the table.
    last_alive: Literal["plays-on", "wins", "must-carry"] = "plays-on"
    last_moves: Annotated[int, Interval(ge=0, le=200), Named(((0, "cells"),))] = 0
    """Moves that the last survivor has to fetch the treasure, 0: the number of cells (D-7.9)."""
    quiet_rounds: Annotated[
        int, Interval(ge=-1, le=1000), Named(((0, "ten-times-cells"), (-1, "cells")))
    ] = 0
    """Rounds without an irreversible change until the draw (D-3.6); 0: ten times the number of
    cells, -1: the number of cells."""
    help: Help = "notebook"
    """What pages write down for their players: nothing; what was literally said; what a notebook
    finds; all that is certain. Bots have the notebook."""
    advice: Advice = "alone"
    """Who may have the page say what can be known, and what to do: counted, and told to all."""
    memory_game: bool = False
    break_minutes: Minutes = 5
    """A player's break before his move, and one for all; 0: none (T-4)."""
    clock_minutes: Minutes = 1
    """What is left to a slow player when the clock is started on him; 0: no clock (T-4)."""

    def rounds_to_draw(self, cells: int) -> int:
        """Rounds without an irreversible change until the draw (Rule D-3.6)."""
        if self.quiet_rounds > 0:
            return self.quiet_rounds
        return cells * (1 if self.quiet_rounds else 10)

    def most_stake(self, money: int) -> int:
        """The highest stake of a player who has so much (Rule B-5)."""
        return min(money, self.stake_limit) if self.stake_limit else money

    @property
    def size(self) -> int:
        """The number of cells of the full rectangles of all floors."""
        return self.floors * self.rows * self.cols

    def is_beginner(self, seat: int) -> bool:
        """Whether a seat has the handicap (D-7.2)."""
        return bool(self.beginners) and str(seat + 1) in self.beginners.split()

    @property
    def water(self) -> Current:
        """What rivers do: the option `current`, which nobody else reads."""
        return CURRENTS[self.current]

    @property
    def roams(self) -> bool:
        """Whether any creature goes a path of its own (Rule C-9)."""
        return self.leprechaun or (self.bear and self.bear_moves != "repeats")

    @property
    def tells_all(self) -> bool:
        """Whether everything that happens is said aloud at once, so that all know all figures."""
        return not (self.dark or self.semidark or self.scream)
