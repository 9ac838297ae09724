"""What an observation looks like as it crosses the border: strict models, for tests alone."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from gamemaster.games import GAMES
from tests.parchis.schema import ParchisOffer, ParchisViewModel

Count = Annotated[int, Field(ge=0)]
Side = Literal["left", "right", "up", "down"]
Cell = Literal[
    "land",
    "river",
    "delta",
    "pit",
    "lift",
    "arsenal",
    "hospital",
    "encephalitis",
    "casino",
    "cave",
]
Stock = Literal["bullets", "bombs", "knives", "boats", "cement"]
Health = Literal["unplaced", "healthy", "wounded", "infected", "dead", "lost"]
RowCol = Annotated[list[Count], Field(min_length=2, max_length=2)]
"""Row, counted through the floors, and column."""
Floors = Annotated[int, Field(ge=1, le=4)]


class Strict(BaseModel):
    """Nothing more, nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SaidModel(Strict):
    key: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
    args: dict[str, Any]


class OfferModel(Strict):
    """What every offer has, whatever the game."""

    move: Annotated[str, Field(min_length=1)]
    do: str
    target: dict[str, Any]
    part: bool


class LabyrinthOffer(Strict):
    move: str
    do: str
    target: dict[Literal["side", "cell", "thing", "number", "far", "seat", "boat", "bet"], str]
    part: bool


class Seated(Strict):
    name: str
    colour: str
    bot: str | None
    friend: bool
    lent: bool


class ObservationModel(Strict):
    type: Literal["observation"]
    game: str
    seat: int | None
    version: Count
    turn: Count | None
    over: SaidModel | None
    offers: list[OfferModel]
    heard: list[SaidModel]
    heard_from: Count
    view: dict[str, Any]
    seats: list[Seated]
    rules: dict[str, int | bool | str]

    @model_validator(mode="after")
    def _fits_its_game(self) -> Self:
        if self.game in GAMES:
            VIEWS[self.game].validate_python(self.view)
            OFFERS[self.game].validate_python([dict(offer) for offer in self.offers])
            game = GAMES[self.game]
            assert game.write_rules(game.read_rules(self.rules)) == self.rules
        return self


class PawnModel(Strict):
    seat: Count
    health: Health
    # Where arsenals add to what one has, there is no most.
    bullets: Count
    bombs: Count
    knives: Count
    boats: Count
    cement: Count
    lives: Annotated[int, Field(ge=0, le=9)] | None
    money: Count | None
    turns: Count
    treasures: Annotated[int, Field(ge=0, le=1)]
    mine: bool
    corpse: bool
    immune: bool
    moves: Annotated[int, Field(ge=1, le=99)] | None
    orders: Count
    sure: bool
    outside: bool
    on: Cell | None
    start: Annotated[str, Field(pattern=r"^[1-4]?[a-l]([1-9]|1[0-2])$")] | None


class Place(Strict):
    row: Count
    col: Count


class PageThings(Strict):
    bullets: Count
    bombs: Count
    mines: Count
    corpses: Count


class PageCell(Place):
    cell: Cell | None
    flow: Side | None
    treasures: Count
    things: PageThings | None
    visits: Count


class PageSide(Strict):
    # The cell beyond a side may be the one outside what is known: up and left of the page.
    row: int
    col: int
    side: Side
    is_: Annotated[Literal["open", "wall", "exit", "edge"], Field(alias="is")]
    doubtful: bool = False


class PagePawn(Strict):
    seat: Count
    row: int
    col: int


class FragmentModel(Strict):
    id: Count
    anchored: bool
    floors: Floors
    places: Annotated[int, Field(ge=1)]
    at: list[Annotated[list[int], Field(min_length=2, max_length=2)]]
    cells: Annotated[list[PageCell], Field(min_length=1)]
    sides: list[PageSide]
    pawns: list[PagePawn]


class LinkEnd(Strict):
    fragment: Count
    row: int
    col: int


class LinkModel(Strict):
    by: Literal["river", "pit", "lift"]
    from_: Annotated[LinkEnd, Field(alias="from")]
    to: LinkEnd


class NotebookModel(Strict):
    fragments: list[FragmentModel]
    links: list[LinkModel]
    bear: LinkEnd | None


class RecallModel(Strict):
    seat: Count
    from_: Annotated[Count, Field(alias="from")]
    to: Count


class QuestionModel(Strict):
    seat: Count
    count: Annotated[int, Field(ge=1)]
    carrying: bool


class LabyrinthViewModel(Strict):
    rows: Annotated[int, Field(ge=3, le=12)]
    cols: Annotated[int, Field(ge=3, le=12)]
    floors: Floors
    holes: list[RowCol]
    numbers: dict[str, Count]
    phase: Literal["start", "play", "over"]
    quiet: Count
    quiet_limit: Annotated[int, Field(ge=1)]
    counted: bool
    pawns: list[PawnModel]
    notebook: NotebookModel
    recall: list[RecallModel]
    question: QuestionModel | None
    may_order: bool
    most_stake: Count


class PitModel(Strict):
    loop: Annotated[str, Field(pattern="^[p-u]$")]
    number: Annotated[int, Field(ge=1)]


class TruthCell(Place):
    cell: Cell
    flow: Side | None
    pit: PitModel | None
    stores: Annotated[list[Stock], Field(min_length=1)] | None


class TruthSide(Place):
    side: Side
    is_: Annotated[
        Literal["open", "wall", "exit", "closed", "monolith", "blown", "built"], Field(alias="is")
    ]


class TruthPawn(Place):
    seat: Count
    outside: Side | None
    health: Health
    immune: bool
    lives: Annotated[int, Field(ge=0, le=9)] | None
    money: Count | None
    bullets: Count
    bombs: Count
    knives: Count
    boats: Count
    cement: Count
    mine: bool
    corpse: Count | None
    moves: Count | None


class TruthThings(Place):
    bullets: Count
    bombs: Count
    mines: Count
    active: Count
    corpses: list[Count]
    contagious: list[Count]


class TruthMite(Place):
    is_: Annotated[Literal["awake", "contagious"], Field(alias="is")]


class TruthTreasure(Strict):
    true: bool
    row: Count | None = None
    col: Count | None = None
    seat: Count | None = None


class PathModel(Strict):
    seat: Count
    cells: list[tuple[int, int, Literal["walk", "river", "pit", "lift", "start"]]]


class TruthModel(Strict):
    rows: Count
    cols: Count
    floors: Floors
    keyed: bool
    holes: list[RowCol]
    cells: list[TruthCell]
    sides: list[TruthSide]
    pawns: list[TruthPawn]
    treasures: list[TruthTreasure]
    things: list[TruthThings]
    mites: list[TruthMite]
    bear: Place | None
    bear_path: list[RowCol]
    leprechaun: Place | None
    leprechaun_path: list[RowCol]
    paths: list[PathModel]


OBSERVATION: Final = TypeAdapter(ObservationModel)
VIEWS: Final[dict[str, TypeAdapter[Any]]] = {
    "labyrinth": TypeAdapter(LabyrinthViewModel),
    "parchis": TypeAdapter(ParchisViewModel),
}
OFFERS: Final[dict[str, TypeAdapter[Any]]] = {
    "labyrinth": TypeAdapter(list[LabyrinthOffer]),
    "parchis": TypeAdapter(list[ParchisOffer]),
}
TRUTH: Final = TypeAdapter(TruthModel)
