"""What a labyrinth game shows, as JSON values: the view, the truth, moves and what offers aim at.

Beside `core/replies.py`, which says who is held to these. Rows are counted through the floors,
rows and columns from 0. Types of cells are texts here: `cells.py` alone says which there are.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, NotRequired, TypedDict, Union

from annotated_types import Ge, Interval, Len, MinLen, Predicate

from gamemaster.core.replies import Count, SeatNumber, Values
from gamemaster.labyrinth.grid import SideName


def is_cell_name(text: str) -> bool:
    """Whether a text names a cell of some plan, as `2c4` of the second floor does."""
    return re.fullmatch("[1-4]?[a-l]([1-9]|1[0-2])", text) is not None


def is_loop_letter(text: str) -> bool:
    """Whether a text names a loop of pits."""
    return re.fullmatch("[p-u]", text) is not None


Health = Literal["unplaced", "healthy", "wounded", "infected", "dead", "lost"]
CellName = Annotated[str, Predicate(is_cell_name)]
Lives = Annotated[int, Interval(ge=0, le=9)]
Floors = Annotated[int, Interval(ge=1, le=4)]
Length = Annotated[int, Interval(ge=3, le=12)]
Some = Annotated[int, Ge(1)]
RowCol = Annotated[list[Count], Len(2, 2)]
OneOrNone = Annotated[int, Interval(ge=0, le=1)]

# -- where something is ---------------------------------------------------------


class Square(TypedDict):
    """A cell of the plan."""

    row: Count
    col: Count


class Beside(TypedDict):
    """A cell of a fragment, or the one beside it that is not known."""

    row: int
    col: int


class Standing(Beside):
    """Where a player stands in a fragment."""

    seat: SeatNumber


class Spot(Beside):
    """A cell of one of the fragments, by the fragment's id."""

    fragment: Count


# -- the notebook ---------------------------------------------------------------


class Lying(TypedDict):
    """How many things of each kind."""

    bullets: Count
    bombs: Count
    mines: Count
    corpses: Count


class KnownCell(Square):
    """What is certain of a cell; `things`: seen lying there and certainly still there."""

    cell: str | None
    flow: SideName | None
    treasures: Count
    things: Lying | None
    visits: Count


SideIs = TypedDict("SideIs", {"side": SideName, "is": Literal["open", "wall", "exit", "edge"]})


class KnownSide(Beside, SideIs):
    """What is certain of a side; `doubtful`: the wall may have been blown up since."""

    doubtful: NotRequired[bool]


class Fragment(TypedDict):
    """Cells that are known to lie together.

    `places`: so many are possible for it; `at`: where its square (0, 0) could lie on the plan, if
    those are few; `floors`: over so many it reaches.
    """

    id: Count
    anchored: bool
    places: Some
    at: list[Annotated[list[int], Len(2, 2)]]
    floors: Floors
    cells: Annotated[list[KnownCell], MinLen(1)]
    sides: list[KnownSide]
    pawns: list[Standing]


Link = TypedDict("Link", {"by": str, "from": Spot, "to": Spot})
"""A way of being carried from one cell to another."""


class Notebook(TypedDict):
    """All that is certain of the plan."""

    fragments: list[Fragment]
    links: list[Link]
    bear: Spot | None


# -- what can be known ------------------------------------------------------------


class Fitting(TypedDict):
    """In how many places a fragment can lie; `at` are these, if they are known one by one."""

    fragment: Count
    places: Count
    at: list[Annotated[list[int], Len(2, 2)]]


class Marks(TypedDict):
    """What is certain beyond the notebook: on the plan, and of where its loose fragments lie.

    `links` are ways of being carried, between cells of the plan.
    """

    cells: list[KnownCell]
    sides: list[KnownSide]
    pawns: list[Standing]
    links: list[Link]
    places: list[Fitting]


class AskedValue(TypedDict):
    """What may be so, as a word, and the claim that says it."""

    word: str
    claim: str


class AskedFact(TypedDict):
    """Something about a square: all that it may be by what was said; `certain`: nothing else.

    Of a `side` it is told which, of a `pawn` whose.
    """

    about: Literal["cell", "flow", "side", "pawn"]
    side: SideName | None
    seat: SeatNumber | None
    certain: bool
    values: list[AskedValue]


class HintedFact(Square):
    """Something that is certain, about a square of the plan: what it is and the claim that says it.

    Of a `side` it is told which, of a `pawn` whose, of a `loop` to which cell.
    """

    about: Literal["cell", "flow", "side", "pawn", "loop", "treasure"]
    side: SideName | None
    seat: SeatNumber | None
    word: str
    claim: str


class Advised(TypedDict):
    """A move that can be made now, and why; `at` is the name of the cell that it is about.

    `actions` are the move's, as in `requested`.
    """

    move: str
    actions: list[StatementTold]
    why: str
    at: str


# -- after the game ---------------------------------------------------------------


class Measure(TypedDict):
    """The moves that a seat made, and its hints; those of who knows the plan, and of the mapper.

    Null: there is no such way, or a bot has not won; it plays where the seat was alone.
    """

    moves: Count
    won: bool
    hints: Count
    par: Count | None
    mapper: Count | None


class ReviewPoint(TypedDict):
    """What a seat could know after a request: how many sides and cells, and how many were shown.

    `idle`: it was the seat's own, and could tell nothing new; `chance`: how likely its step was let
    through, if it was one that might have been blocked, and `passed`: whether it was.
    """

    at: Count
    own: bool
    certain: Count
    shown: Count
    idle: bool
    chance: float | None
    passed: bool


class Knowable(TypedDict):
    """After which request something could be known, and after which it was shown; null: never."""

    known: Count | None
    shown: Count | None


class ReviewLuck(TypedDict):
    """Steps of which the seat could not know whether they are let through.

    So many of them were, and so many were to be expected to be.
    """

    steps: Count
    passed: Count
    expected: float


class ReviewMoment(TypedDict):
    """An instructive moment: after which request, and what there is to be learnt from it."""

    at: Count
    key: str
    args: Values


class Reviewed(TypedDict):
    """A game as one seat played it; `facts`: so many sides and cells there are to be known.

    Not `whole`: from some point on it was not followed what could be known.
    """

    facts: Count
    requests: Count
    idle: list[Count]
    exit: Knowable
    treasure: Knowable
    luck: ReviewLuck
    moments: list[ReviewMoment]
    whole: bool


# -- the view -------------------------------------------------------------------


class Pawn(TypedDict):
    """A player's figures, as everybody may know them.

    `moves`: so many are left to be healed; `turns`: moves made so far; `orders`: how often he may
    order a cell; `on`: the type of the cell where he is; `start`: the name of his first cell;
    not `sure`: his health and things may have changed.
    """

    seat: SeatNumber
    health: Health
    bullets: Count
    bombs: Count
    knives: Count
    boats: Count
    cement: Count
    lives: Lives | None
    money: Count | None
    turns: Count
    treasures: OneOrNone
    mine: bool
    corpse: bool
    immune: bool
    moves: Annotated[int, Interval(ge=1, le=99)] | None
    orders: Count
    sure: bool
    outside: bool
    on: str | None
    start: CellName | None


Recall = TypedDict("Recall", {"seat": SeatNumber, "from": Count, "to": Count})
"""Where a player's last move stands among what was heard."""


class TreasureAsked(TypedDict):
    """The question which of the treasures that lie here a player takes."""

    seat: SeatNumber
    count: Some
    carrying: bool


class LabyrinthSeen(TypedDict):
    """What a seat, or a spectator, knows.

    `rows` and `cols` are those of one floor. `numbers`: the options which the plan, drawn by hand,
    settles otherwise than was agreed; `scribe`: what was literally said, where pages may help no
    further; `recall`: everybody's last move; `counted`: the game master
    counts quiet rounds aloud; `most_stake`: the highest stake that the listener can put down in a
    casino, 0 for none.
    """

    rows: Length
    cols: Length
    floors: Floors
    holes: list[RowCol]
    numbers: dict[str, Count]
    phase: Literal["start", "play", "over"]
    quiet: Count
    quiet_limit: Some
    counted: bool
    pawns: list[Pawn]
    notebook: Notebook
    scribe: NotRequired[Notebook]
    recall: list[Recall]
    question: TreasureAsked | None
    may_order: bool
    most_stake: Count


# -- the truth ------------------------------------------------------------------


class PitTold(TypedDict):
    """A pit: the letter of its loop, and its number there."""

    loop: Annotated[str, Predicate(is_loop_letter)]
    number: Some


class TrueCell(Square):
    """A cell; `stores`: what an arsenal holds that doesn't hold everything.

    On an unfinished drawing that may be nothing.
    """

    cell: str
    flow: SideName | None
    pit: PitTold | None
    stores: list[str] | None


TrueState = Literal["open", "wall", "exit", "closed", "monolith", "blown", "built"]
TrueSideIs = TypedDict("TrueSideIs", {"side": SideName, "is": TrueState})


class TrueSide(Square, TrueSideIs):
    """A side: `closed` is an exit still walled up, `built` one of cement."""


class TruePawn(Square):
    """A player; `outside`: beyond that side; `corpse`: whose he carries."""

    seat: SeatNumber
    outside: SideName | None
    health: Health
    immune: bool
    lives: Lives | None
    money: Count | None
    bullets: Count
    bombs: Count
    knives: Count
    boats: Count
    cement: Count
    mine: bool
    corpse: SeatNumber | None
    moves: Count | None


class TrueThings(Square):
    """What lies in a cell but treasures.

    `active`: mines that were set, `mines`: the others; `corpses`: whose, `contagious`: which of
    them.
    """

    bullets: Count
    bombs: Count
    mines: Count
    active: Count
    corpses: list[SeatNumber]
    contagious: list[SeatNumber]


Awake = Literal["awake", "contagious"]
MiteIs = TypedDict("MiteIs", {"is": Awake})


class TrueMite(Square, MiteIs):
    """A mite that doesn't sleep."""


class TrueTreasure(TypedDict):
    """A treasure: the cell where it lies, or the seat that carries it."""

    true: bool
    row: NotRequired[Count]
    col: NotRequired[Count]
    seat: NotRequired[SeatNumber]


Way = str
"""`walk`, `start`, or the type of the cell that carried somebody."""
Footstep = tuple[Count, Count, Way]
"""Row, column, and how somebody came there."""


class Trail(TypedDict):
    """How somebody came where he stands."""

    seat: SeatNumber
    cells: list[Footstep]


class LabyrinthTruth(TypedDict):
    """The plan as it stands, and all that is on it.

    `keyed`: its exits are locks, its only treasure is their key; `…_path`: the way a creature goes
    again and again.
    """

    rows: Count
    cols: Count
    floors: Floors
    keyed: bool
    holes: list[RowCol]
    cells: list[TrueCell]
    sides: list[TrueSide]
    pawns: list[TruePawn]
    treasures: list[TrueTreasure]
    things: list[TrueThings]
    mites: list[TrueMite]
    bear: Square | None
    bear_path: list[RowCol]
    leprechaun: Square | None
    leprechaun_path: list[RowCol]
    paths: list[Trail]


# -- moves ----------------------------------------------------------------------


class Target(TypedDict, total=False):
    """What an offer aims at, each as it is written in a move; nothing: a button.

    `boat`: the step is made by boat.
    """

    side: str
    cell: str
    thing: str
    number: str
    far: str
    seat: str
    boat: str
    bet: str


ActionMarks = TypedDict("ActionMarks", {"hands-off": bool, "by-boat": bool}, total=False)


class ActionDetails(ActionMarks, total=False):
    """What may be told of an action besides what it is."""

    thing: str
    side: str
    at: str
    number: int
    far: int
    seat: int
    dark: bool
    tell: list[str]


class ActionTold(ActionDetails):
    """An action, as the game master repeats it."""

    do: str


FactTold = TypedDict("FactTold", {"is": str})
NotTold = TypedDict("NotTold", {"not": "ConditionTold"})


class AllTold(TypedDict):
    """Conditions that have to hold all."""

    all: list[ConditionTold]


class AnyTold(TypedDict):
    """Conditions of which one has to hold."""

    any: list[ConditionTold]


ConditionTold = Union[FactTold, NotTold, AllTold, AnyTold]  # noqa: UP007
BranchTold = TypedDict(
    "BranchTold",
    {"if": ConditionTold, "then": "list[StatementTold]", "else": "list[StatementTold]"},
)
"""Statements that depend on a condition."""
StatementTold = Union[ActionTold, BranchTold]  # noqa: UP007
