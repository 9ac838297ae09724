"""What the bridge answers, as the JSON values that cross the border: one definition for everybody.

The code that makes replies is held to these by mypy; the page's types are written from them
(`builder/types_of_replies.py`), and so are the strict models of tests (`tests/bridge/schema.py`).
What only one game shows stands in its own package, in a module of the same name.
Plain `TypedDict`s: making a reply costs no more than its dict.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from annotated_types import Ge, MinLen, Predicate

from gamemaster.core.primer import Primer


def is_key(text: str) -> bool:
    """Whether a text can be a message id of the catalogs."""
    return re.fullmatch("[a-z][a-z0-9-]*", text) is not None


Count = Annotated[int, Ge(0)]
SeatNumber = Annotated[int, Ge(0)]
Key = Annotated[str, Predicate(is_key)]
Written = Annotated[str, MinLen(1)]
Values = Mapping[str, bool | int | str]
"""Options of a rule set by their names."""
Colour = Literal["red", "blue", "green", "orange", "purple", "teal"]
Range = tuple[Count, Count]
"""The fewest and the most players."""


class Said(TypedDict):
    """One statement of the game master: the key is a message id of the catalogs."""

    key: Key
    args: Mapping[str, Any]


class Offer(TypedDict):
    """One thing that a seat may do now; `target` is the game's own.

    `part`: a piece of a composed move, not a move by itself. Bots are told, too, which of
    the others `carries` parts, and which parts come `late`: only behind it.
    """

    move: Written
    do: str
    target: Mapping[str, Any]
    part: bool
    carries: NotRequired[bool]
    late: NotRequired[bool]


class Seated(TypedDict):
    """Who sits on a seat.

    `bot`: who plays it, if that is a bot; `friend`: a person on another page; `lent`: the bot plays
    for a person of the host's page, who may come back.
    """

    name: str
    colour: str
    bot: str | None
    friend: bool
    lent: bool


class Ballot(TypedDict):
    """The votes on a break for all so far, by seats."""

    yes: list[SeatNumber]
    no: list[SeatNumber]


class ClockTold(TypedDict):
    """Clocks and breaks (Rule T-4), where more than one person plays.

    `running`: whose clock runs; `resting`: who takes a break before his move; `paused`: all have
    one; `vote`: on such a break; `breaks`: how many each seat has taken; `may`: what this listener
    can request of all this now.
    """

    running: SeatNumber | None
    resting: SeatNumber | None
    paused: bool
    vote: Ballot | None
    breaks: list[Count]
    may: list[str]


class Situation(TypedDict):
    """What a seat (null: a spectator, -1: the game master) is told of a game, but for its picture.

    `version` counts the accepted requests; `heard` are the statements from index `heard_from` on;
    `rules` are the options in force, told to who has heard nothing yet, and `led` then tells that a
    person is the game master. `struck`: ranges of indices of what was taken back (Rule T-2.4);
    `awaiting`: what the game master is about to say, an answer or a word on the starts (T-2.3);
    `advice`: the seat may take some.
    """

    game: str
    seat: int | None
    version: Count
    turn: SeatNumber | None
    over: Said | None
    offers: list[Offer]
    heard: list[Said]
    heard_from: Count
    rules: NotRequired[Values]
    led: NotRequired[bool]
    struck: NotRequired[list[tuple[Count, Count]]]
    awaiting: NotRequired[Literal["answer", "starts"]]
    clock: NotRequired[ClockTold]
    advice: NotRequired[bool]


class Question(Situation):
    """A situation as a bot sees it that did not come with the program."""

    view: Mapping[str, Any]


class Lesson(TypedDict):
    """How far a lesson has come: tasks `done` of all its `tasks`, and what is asked for now.

    `ask` names the words of the task at hand, None where the scene is done; `more` scenes follow.
    `stuck`: nobody moves any more at this table.
    """

    id: str
    scene: Count
    more: bool
    done: Count
    tasks: Count
    ask: str | None
    stuck: bool


class Guided(TypedDict):
    """What the guide at a learner's side has to say of the last try, by the name of its words.

    `praises`: the try was what was asked for.
    """

    say: str | None
    praises: bool
    lesson: NotRequired[Lesson]


class Observation(Question):
    """A situation as a page sees it; `guide`: somebody helps this seat."""

    type: Literal["observation"]
    seats: list[Seated]
    guide: NotRequired[Guided]


class RulingArgument(TypedDict):
    """A word, or two, of a ruling: one of these `choices` as they are written, or a number.

    `kind`: what it stands for; a `side` is a cell and a direction, as `b2 right`.
    """

    kind: Literal["seat", "cell", "side", "word", "number"]
    choices: list[str]
    least: int
    most: int


class RulingTold(TypedDict):
    """Something that the game master can rule now: its first words, and what may follow them.

    `overrules`: it changes the course of the game and is told to whom he chooses; `must` hear it
    in any case the seats that stand at this argument (null: nobody), or everybody (`all`).
    """

    do: str
    args: list[RulingArgument]
    overrules: bool
    must: Literal["all", "seat"] | None


class Leading(TypedDict):
    """What only the game master of a table is told of it (Rule T-2.2).

    `audience`: for each statement of `heard` the seats that heard it, null: all; `holding`:
    answers wait for his word; `unsaid`: so many statements do; `rulings`: what he can rule now.
    """

    audience: list[list[SeatNumber] | None]
    holding: bool
    unsaid: Count
    rulings: list[RulingTold]


class GoingSaid(TypedDict):
    """A statement that would be taken back, and who has heard it: seats, null: all.

    `unsaid`: it waits for the game master's word, and nobody has heard it yet.
    """

    said: Said
    whom: list[SeatNumber] | None
    unsaid: bool


class Going(TypedDict):
    """What was said of the last requests, as the game master heard it (Rule T-2.4)."""

    type: Literal["going"]
    heard: list[GoingSaid]


class Unveiled(Situation):
    """A position through the game master's eyes, of a finished game or at a table that he leads."""

    type: Literal["observation"]
    seats: list[Seated]
    truth: Mapping[str, Any]
    leading: NotRequired[Leading]


class Following(TypedDict):
    """Words that could stand at the end of a text, or finish its last word, from this column on."""

    column: int
    words: list[str]


class Refused(TypedDict):
    """Why a request was not granted; of a move that was considered, how it was read.

    `mended`: its actions in an order that is not refused, where their order is all that is wrong.
    """

    type: Literal["refused"]
    key: Key
    args: Mapping[str, Any]
    actions: NotRequired[list[Any]]
    text: NotRequired[str]
    follows: NotRequired[Following]
    mended: NotRequired[list[Any]]


class Considered(TypedDict):
    """A move that could be made now, as the game master would repeat it."""

    type: Literal["considered"]
    actions: list[Any]
    text: str
    follows: Following


class Laid(TypedDict):
    """The record of a finished game."""

    type: Literal["reveal"]
    record: str


class Reveal(Laid):
    """A finished game to be looked at; `seed` gives its plan again, `steps` counts its requests."""

    game: str
    rules: Values
    plan: str
    seed: str
    seats: list[Seated]
    steps: Count


Unseen = Literal["place", "exit", "treasure"]
"""What the players of a game with a hidden map seek: their own place, the way out, the treasure."""


class Recollection(TypedDict):
    """What a seat knew, and did not, when a game was decided; `taker`: by taking the treasure."""

    seat: SeatNumber
    taker: SeatNumber | None
    knew: list[Unseen]
    missed: list[Unseen]


class Recollected(TypedDict):
    """What the bots of a game that is over knew when it was decided."""

    type: Literal["recollected"]
    bots: list[Recollection]


class Step(TypedDict):
    """The position after `at` requests of the game that is looked at."""

    type: Literal["step"]
    at: Count
    observation: Observation | Unveiled


class OptionTold(TypedDict):
    """One option as a form shows it.

    `named`: numbers that stand for something else, which the catalogs have words for.
    """

    name: str
    kind: Literal["int", "bool", "choice", "text"]
    default: bool | int | str
    min: int | None
    max: int | None
    choices: list[int | str]
    named: list[tuple[int, str]]


class BotKind(TypedDict):
    """A bot that can be seated; the lowest level is the weakest."""

    id: str
    game: str
    level: int


class Roster(TypedDict):
    """The bots there are, the weakest first, and by name why others can't play."""

    bots: list[BotKind]
    broken: dict[str, str]


class Bots(Roster):
    """The bots, told again."""

    type: Literal["bots"]


class Preset(TypedDict):
    """A named rule set."""

    game: str
    rules: Values
    players: Range


class Catalog(Roster):
    """Rule sets, options and bots; `options`, `primers`: of each game, by its id."""

    type: Literal["catalog"]
    version: str
    presets: dict[str, Preset]
    options: dict[str, list[OptionTold]]
    primers: dict[str, Primer]
    colours: list[Colour]


class FullRules(TypedDict):
    """All options of a rule set with some changes."""

    type: Literal["rules"]
    rules: Values
    players: Range


class Differing(TypedDict):
    """An option that is otherwise than usual: `value` now, `usual` in the rule set."""

    option: str
    value: bool | int | str
    usual: bool | int | str


class Changing(TypedDict):
    """An option that somebody wants otherwise: `value` instead of what is proposed."""

    option: str
    value: bool | int | str
    before: bool | int | str


class Voice(TypedDict):
    """A voice: of whom, with what weight in hundredths of a percent, and how it was given.

    `seat`: null for who leads the table; `vote`: null as long as there is none.
    """

    name: str
    seat: int | None
    weight: Count
    vote: bool | None


class Polled(TypedDict):
    """A point with its votes; `yes`, `no`, `silent`: their weights, in hundredths of a percent."""

    number: Count
    by: str
    changes: list[Changing]
    ballots: list[Voice]
    yes: Count
    no: Count
    silent: Count


class OpenPoint(Polled):
    """A point that is put to the vote; `seat`: of who has proposed it, null when he is gone."""

    seat: int | None


class Settled(Polled):
    """A point that was decided, and whether what it wanted is in force now."""

    outcome: Literal["agreed", "kept", "granted", "impossible"]
    stands: bool


class AgreementTold(TypedDict):
    """What everybody at a table sees of its rules: what differs, is open, was decided."""

    differs: list[Differing]
    points: list[OpenPoint]
    settled: list[Settled]


class Agreed(TypedDict):
    """How a table's agreement stands: to be kept, to be told, and the rules that follow from it.

    `changed`: they are otherwise than the host had proposed, by a vote.
    """

    type: Literal["agreed"]
    agreement: Mapping[str, Any]
    told: AgreementTold
    rules: Values
    changed: bool
    players: Range


Heir = Literal["offered", "accepted", "drawn", "nobody"]
"""The next plan: it is offered to somebody, who has accepted, or drawn it; nobody wants it."""


class AskedTold(TypedDict):
    """Who was asked to draw the next plan, and what the answer was."""

    name: str
    answer: Literal["decline", "pass"]


class HeirTold(TypedDict):
    """Who is to draw the next plan; `may`: the seats to which it can be passed on.

    `rules`: by which it is played, as soon as it is drawn.
    """

    state: Heir
    seat: int | None
    name: str
    may: list[SeatNumber]
    rules: Values | None
    asked: list[AskedTold]


class Succession(TypedDict):
    """How it stands with the next plan: to be kept, and to be told to everybody."""

    type: Literal["succession"]
    heirs: Mapping[str, Any]
    told: HeirTold


class Handed(TypedDict):
    """The plan of the next plan was taken; nothing of it is told."""

    type: Literal["handed"]


class Prepared(TypedDict):
    """The hash that promises what a table will be played on."""

    type: Literal["prepared"]
    commitment: str


class Found(TypedDict):
    """Something that is wrong with a plan, or could be better."""

    rule: str
    severity: str
    key: Key
    args: Mapping[str, Any]


class Checked(TypedDict):
    """All that was found in a plan."""

    type: Literal["checked"]
    problems: list[Found]


class FoundAt(Found):
    """Something that is wrong with a plan, where that is, and how it is mended.

    `cells`: rows and columns from 0, rows counted through all floors, as in the picture; `sides`:
    the same with the name of the side. `mends`: the edits that mend it, one after the other, where
    there is one way only.
    """

    cells: list[tuple[Count, Count]]
    sides: list[tuple[Count, Count, str]]
    mends: list[Written]


class ToolTold(TypedDict):
    """Something that can be drawn at a desk; an edit is `word`, the target and `after`.

    `gesture` says what a target is: a `cell` (the name of one); a `side` (a cell and the name of
    one of its sides); a `stroke` (cells side by side, in order); `taps` (any cells, in order); a
    `path` (a cell and the names of the steps from there, none for none); a `store` (a cell and some
    of `things`); a `part` (two opposite corners of a rectangle, then the cell to which its upper
    left one goes); a `size` (numbers within `limits`, in their order); `whole` (nothing).

    `on` says where it can be aimed: at `cells` of the plan, at `squares` that lack one, too, at
    `inner` sides (between two cells) or at `outer` ones; `things`: at cells where something lies or
    lives. `count` is how many there are, `agreed` how many were agreed on, `most` how many there
    may be: null where nobody counts, nothing was agreed, or there is no limit.
    """

    id: str
    group: Literal["outline", "cells", "sides", "ways", "things", "creatures", "whole"]
    gesture: Literal["cell", "side", "stroke", "taps", "path", "store", "part", "size", "whole"]
    on: Literal["cells", "squares", "inner", "outer", "things"] | None
    word: Written
    after: str
    count: Count | None
    agreed: Count | None
    most: Count | None
    things: NotRequired[list[str]]
    limits: NotRequired[dict[str, Range]]


class Drawn(TypedDict):
    """A plan on the desk (Rule T-2.1).

    `text`: its text form; `truth`: its picture; `rules`: the options with what the drawing settles;
    `undo`, `redo`: so many edits can be undone, and done again; `playable`: a table can be opened
    with these rules and this text.
    """

    type: Literal["drawn"]
    game: str
    text: str
    truth: Mapping[str, Any]
    problems: list[FoundAt]
    tools: list[ToolTold]
    rules: Values
    undo: Count
    redo: Count
    playable: bool


class Overruled(TypedDict):
    """What the game master has changed: at which version, its text, and what was said of it."""

    version: Count
    text: str
    said: list[Said]


class Verdict(TypedDict):
    """What a finished game's record is worth; `key` and `args` form the sentence.

    `overruled`: all that a game master has changed in the course of the game, in order.

    Of a broken answer `at` is its index in what was heard, `told` what the host said, `ruled` what
    the rules say; null where nothing was, or is to be, said.
    """

    type: Literal["verdict"]
    state: Literal["verified", "unverified", "broken"]
    key: Key
    args: Mapping[str, Any]
    at: Count | None
    told: Said | None
    ruled: Said | None
    overruled: list[Overruled]


class Brought(TypedDict):
    """The ids of the bots that came with a wheel."""

    type: Literal["brought"]
    bots: list[str]


class Known(TypedDict):
    """What a listener could know by the `heard` statements; `marks` are the game's own.

    Not `whole`: something has happened that is not followed, so that more could be known.
    """

    type: Literal["known"]
    heard: Count
    whole: bool
    marks: Mapping[str, Any]


class Asked(TypedDict):
    """What is known of a square; `facts` are the game's own."""

    type: Literal["asked"]
    facts: list[Any]


class Proof(TypedDict):
    """The statements that prove a claim, as indices of what was heard; null: it isn't proved."""

    type: Literal["proof"]
    heard: list[Count] | None


class Pondered(TypedDict):
    """It can be asked why."""

    type: Literal["pondered"]


class Supposed(TypedDict):
    """A whole game as the game master would see it, in which all would have been said that was."""

    type: Literal["supposed"]
    truth: Mapping[str, Any] | None


class MarkJudged(TypedDict):
    """What is known of a mark that a player drew; not `proved`: it may be more than `possible`.

    `clashing`: it may be true, but not together with the marks drawn before that can be.
    """

    answer: Literal["certain", "possible", "impossible", "clashing"]
    proved: bool


class Judged(TypedDict):
    """What is known of each mark of a sheet, in the order in which they were drawn."""

    type: Literal["judged"]
    marks: list[MarkJudged]


class Clashing(TypedDict):
    """What the last of some marks contradicts: marks before it, and statements, by their indices.

    None of it can be left out. `found`: whether it is known that they contradict each other;
    `heard` is null where finding out which statements do takes too long.
    """

    type: Literal["clashing"]
    found: bool
    marks: list[Count]
    heard: list[Count] | None


class PuzzleTold(TypedDict):
    """A puzzle in its book: how strong a player must be to solve every other one like it."""

    rating: Count


class BookTold(TypedDict):
    """What is in a book of puzzles."""

    type: Literal["book"]
    game: str
    kind: str
    rules: Values
    puzzles: list[PuzzleTold]


class QuestionTold(TypedDict):
    """What a puzzle asks; `whom`: of which other seat, `steps`: how many the answer has."""

    kind: str
    whom: SeatNumber | None
    steps: Count


class Posed(TypedDict):
    """The mailbox of a puzzle, the picture that its seat has, and the question.

    Where a statement is a lie there is no picture of what was heard: it is that of the beginning.
    """

    type: Literal["posed"]
    game: str
    rules: Values
    seats: list[Seated]
    seat: SeatNumber
    heard: list[Said]
    view: Mapping[str, Any]
    question: QuestionTold
    rating: Count


class Chosen(TypedDict):
    """What could be marked on a square of a puzzle; `facts` are the game's own."""

    type: Literal["chosen"]
    facts: list[Any]


class Tried(TypedDict):
    """What is said to an answer: whether it is `right`, how many parts are `left` to be found.

    `heard` are the statements, as indices, that prove it; `truth` is a whole game that sounds the
    same and shows that it is not proved.
    """

    type: Literal["tried"]
    right: bool
    left: Count
    key: Key
    args: Mapping[str, Any]
    heard: list[Count]
    truth: Mapping[str, Any] | None


class Solved(TypedDict):
    """The answer to a puzzle, and the statements, as indices, that prove it.

    `facts` are the game's own: what each word of the answer says, where that isn't plain.
    """

    type: Literal["solved"]
    answer: list[str]
    facts: list[Any]
    heard: list[Count]


Reply = (
    Observation
    | Unveiled
    | Refused
    | Considered
    | Laid
    | Reveal
    | Recollected
    | Step
    | Bots
    | Catalog
    | FullRules
    | Agreed
    | Succession
    | Handed
    | Prepared
    | Checked
    | Drawn
    | Going
    | Verdict
    | Brought
    | BookTold
    | Posed
)
"""All that the bridge answers; told apart by `type`."""


class Hinted(TypedDict):
    """A hint: whether there is anything to be known, where, what it is, or a move.

    `next` is the step of the one that follows, if one does; `heard` are the statements that prove
    what is told, as indices of what was heard; `square`, `fact` and `advice` are the game's own.
    """

    type: Literal["hint"]
    step: Count
    next: Count | None
    news: bool
    square: Any
    fact: Any
    heard: list[Count] | None
    advice: Any


class ReviewBegun(TypedDict):
    """A game that is over was taken up: it has so many requests; `measure` is the game's own."""

    type: Literal["review"]
    steps: Count
    measure: Any


class ReviewStep(TypedDict):
    """What could be known after the `at`th request: the game's own, null where nobody knows more.

    `done`: it was the last.
    """

    type: Literal["reviewed"]
    at: Count
    point: Any
    done: bool


class Concluded(TypedDict):
    """What comes of a game that was looked through: the game's own."""

    type: Literal["concluded"]
    review: Any


class Searching(TypedDict):
    """A game that is over was taken up, to look for puzzles in it: of these kinds."""

    type: Literal["searching"]
    kinds: list[str]


class Sought(TypedDict):
    """A puzzle that was found in it; null: none of that kind, or not in time."""

    type: Literal["sought"]
    puzzle: Posed | None


Seeking = Searching | Sought | Refused
"""All that is answered where puzzles are looked for in a game that is over."""
Reviewing = ReviewBegun | ReviewStep | Concluded | Refused
"""All that is answered about a game that is over, in the worker that thinks."""
Thought = (
    Known
    | Asked
    | Proof
    | Pondered
    | Supposed
    | Judged
    | Clashing
    | Hinted
    | Chosen
    | Tried
    | Solved
    | Refused
)
"""All that is answered by the worker that thinks."""
