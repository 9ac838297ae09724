/**
 * What the engine says, as types. Written by `builder/types_of_replies.py` from its definitions
 * (`core/primer.py`, `core/replies.py`, each game's `replies.py`): change those, and run it again.
 */

/** A `Need` as JSON values. */
export interface ToldNeed {
  option: string;
  of?: (boolean | number | string)[];
  but?: (boolean | number | string)[];
}

/** Options that a form shows together, in this order; what is in no group comes last. */
export interface Group {
  group: string;
  options: string[];
}

/** A part of the rules page and its chapters. */
export interface Part {
  part: string;
  chapters: string[];
}

/** A drawing beside a chapter; `shows` is what there is to draw, `name` names its caption. */
export interface Figure {
  chapter: string;
  name: string;
  needs: ToldNeed[];
  shows: any;
}

/** A line of the legend, which explains one sign of the drawings. */
export interface Sign {
  what: string;
  needs: ToldNeed[];
  shows: any;
}

/** All signs, and the chapter in which they are explained. */
export interface Legend {
  chapter: string;
  signs: Sign[];
}

/**
 * A word that can be put on an action of a composed move: on these, or on any (None).
 *
 * `clears`: the marks that it takes the place of.
 */
export interface Mark {
  mark: string;
  on: string[] | null;
  needs: ToldNeed[];
  clears: string[];
}

/** What may be asked to be told of an action that is hidden otherwise. */
export interface Facts {
  of: string[];
  on: string[];
  needs: ToldNeed[];
  clears: string[];
}

/**
 * What moves are composed of.
 *
 * `turns`: the actions of which a move has one; `composed`: all that can be part of a move;
 * `branches`: what it takes to put actions behind a condition.
 */
export interface Moves {
  turns: string[];
  composed: string[];
  marks: Mark[];
  facts: Facts;
  branches: ToldNeed[];
}

/**
 * What a player may draw on a sheet of their own, and the claim that it makes.
 *
 * The claim is `word`, the number of the player (for a `seat`, from 1), the square's name, the
 * side (for a `side` or a `flow`), and `after`. Of a side it is told where it can stand (`edge`),
 * and whether a stroke `along` it or `across` it means that.
 */
export interface PencilSign {
  sign: string;
  on: "cell" | "flow" | "side" | "seat";
  edge: "inner" | "outer" | null;
  stroke: "along" | "across" | null;
  word: string;
  after: string;
  needs: ToldNeed[];
}

/**
 * A roulette: its pockets clockwise with their colours, and the bets beside the numbers.
 *
 * `pays_number` and `pays_even`: what a bet gains for each coin.
 */
export interface Wheel {
  pockets: [number, string][];
  evens: string[];
  pays_number: number;
  pays_even: number;
}

/** The sheltered cells of a board. */
export interface Shelter {
  needs: ToldNeed[];
  cells: number[];
}

/**
 * One game's; `lobby` are the options that stand in the form of a new table itself.
 *
 * `secrets`: whether a seat may know what others don't (Rule G-3).
 */
export interface Primer {
  secrets: boolean;
  lobby: string[];
  groups: Group[];
  parts: Part[];
  figures: Figure[];
  legend?: Legend;
  moves?: Moves;
  wheel?: Wheel;
  pencil?: PencilSign[];
  shelters?: Shelter[];
}

/** One statement of the game master: the key is a message id of the catalogs. */
export interface Said {
  key: string;
  args: Record<string, any>;
}

/**
 * One thing that a seat may do now; `target` is the game's own.
 *
 * `part`: a piece of a composed move, not a move by itself. Bots are told, too, which of
 * the others `carries` parts, and which parts come `late`: only behind it.
 */
export interface Offer {
  move: string;
  do: string;
  target: Record<string, any>;
  part: boolean;
  carries?: boolean;
  late?: boolean;
}

/**
 * Who sits on a seat.
 *
 * `bot`: who plays it, if that is a bot; `friend`: a person on another page; `lent`: the bot plays
 * for a person of the host's page, who may come back.
 */
export interface Seated {
  name: string;
  colour: string;
  bot: string | null;
  friend: boolean;
  lent: boolean;
}

/** The votes on a break for all so far, by seats. */
export interface Ballot {
  yes: number[];
  no: number[];
}

/**
 * Clocks and breaks (Rule T-4), where more than one person plays.
 *
 * `running`: whose clock runs; `resting`: who takes a break before his move; `paused`: all have
 * one; `vote`: on such a break; `breaks`: how many each seat has taken; `may`: what this listener
 * can request of all this now.
 */
export interface ClockTold {
  running: number | null;
  resting: number | null;
  paused: boolean;
  vote: Ballot | null;
  breaks: number[];
  may: string[];
}

/**
 * What a seat (null: a spectator, -1: the game master) is told of a game, but for its picture.
 *
 * `version` counts the accepted requests; `heard` are the statements from index `heard_from` on;
 * `rules` are the options in force, told to who has heard nothing yet, and `led` then tells that a
 * person is the game master. `struck`: ranges of indices of what was taken back (Rule T-2.4);
 * `awaiting`: what the game master is about to say, an answer or a word on the starts (T-2.3);
 * `advice`: the seat may take some.
 */
export interface Situation {
  game: string;
  seat: number | null;
  version: number;
  turn: number | null;
  over: Said | null;
  offers: Offer[];
  heard: Said[];
  heard_from: number;
  rules?: Record<string, boolean | number | string>;
  led?: boolean;
  struck?: [number, number][];
  awaiting?: "answer" | "starts";
  clock?: ClockTold;
  advice?: boolean;
}

/** A situation as a bot sees it that did not come with the program. */
export interface Question {
  game: string;
  seat: number | null;
  version: number;
  turn: number | null;
  over: Said | null;
  offers: Offer[];
  heard: Said[];
  heard_from: number;
  rules?: Record<string, boolean | number | string>;
  led?: boolean;
  struck?: [number, number][];
  awaiting?: "answer" | "starts";
  clock?: ClockTold;
  advice?: boolean;
  view: Record<string, any>;
}

/**
 * How far a lesson has come: tasks `done` of all its `tasks`, and what is asked for now.
 *
 * `ask` names the words of the task at hand, None where the scene is done; `more` scenes follow.
 * `stuck`: nobody moves any more at this table.
 */
export interface Lesson {
  id: string;
  scene: number;
  more: boolean;
  done: number;
  tasks: number;
  ask: string | null;
  stuck: boolean;
}

/**
 * What the guide at a learner's side has to say of the last try, by the name of its words.
 *
 * `praises`: the try was what was asked for.
 */
export interface Guided {
  say: string | null;
  praises: boolean;
  lesson?: Lesson;
}

/** A situation as a page sees it; `guide`: somebody helps this seat. */
export interface Observation {
  game: string;
  seat: number | null;
  version: number;
  turn: number | null;
  over: Said | null;
  offers: Offer[];
  heard: Said[];
  heard_from: number;
  rules?: Record<string, boolean | number | string>;
  led?: boolean;
  struck?: [number, number][];
  awaiting?: "answer" | "starts";
  clock?: ClockTold;
  advice?: boolean;
  view: Record<string, any>;
  type: "observation";
  seats: Seated[];
  guide?: Guided;
}

/**
 * A word, or two, of a ruling: one of these `choices` as they are written, or a number.
 *
 * `kind`: what it stands for; a `side` is a cell and a direction, as `b2 right`.
 */
export interface RulingArgument {
  kind: "seat" | "cell" | "side" | "word" | "number";
  choices: string[];
  least: number;
  most: number;
}

/**
 * Something that the game master can rule now: its first words, and what may follow them.
 *
 * `overrules`: it changes the course of the game and is told to whom he chooses; `must` hear it
 * in any case the seats that stand at this argument (null: nobody), or everybody (`all`).
 */
export interface RulingTold {
  do: string;
  args: RulingArgument[];
  overrules: boolean;
  must: "all" | "seat" | null;
}

/**
 * What only the game master of a table is told of it (Rule T-2.2).
 *
 * `audience`: for each statement of `heard` the seats that heard it, null: all; `holding`:
 * answers wait for his word; `unsaid`: so many statements do; `rulings`: what he can rule now.
 */
export interface Leading {
  audience: (number[] | null)[];
  holding: boolean;
  unsaid: number;
  rulings: RulingTold[];
}

/**
 * A statement that would be taken back, and who has heard it: seats, null: all.
 *
 * `unsaid`: it waits for the game master's word, and nobody has heard it yet.
 */
export interface GoingSaid {
  said: Said;
  whom: number[] | null;
  unsaid: boolean;
}

/** What was said of the last requests, as the game master heard it (Rule T-2.4). */
export interface Going {
  type: "going";
  heard: GoingSaid[];
}

/** A position through the game master's eyes, of a finished game or at a table that he leads. */
export interface Unveiled {
  game: string;
  seat: number | null;
  version: number;
  turn: number | null;
  over: Said | null;
  offers: Offer[];
  heard: Said[];
  heard_from: number;
  rules?: Record<string, boolean | number | string>;
  led?: boolean;
  struck?: [number, number][];
  awaiting?: "answer" | "starts";
  clock?: ClockTold;
  advice?: boolean;
  type: "observation";
  seats: Seated[];
  truth: Record<string, any>;
  leading?: Leading;
}

/** Words that could stand at the end of a text, or finish its last word, from this column on. */
export interface Following {
  column: number;
  words: string[];
}

/**
 * Why a request was not granted; of a move that was considered, how it was read.
 *
 * `mended`: its actions in an order that is not refused, where their order is all that is wrong.
 */
export interface Refused {
  type: "refused";
  key: string;
  args: Record<string, any>;
  actions?: any[];
  text?: string;
  follows?: Following;
  mended?: any[];
}

/** A move that could be made now, as the game master would repeat it. */
export interface Considered {
  type: "considered";
  actions: any[];
  text: string;
  follows: Following;
}

/** The record of a finished game. */
export interface Laid {
  type: "reveal";
  record: string;
}

/** A finished game to be looked at; `seed` gives its plan again, `steps` counts its requests. */
export interface Reveal {
  type: "reveal";
  record: string;
  game: string;
  rules: Record<string, boolean | number | string>;
  plan: string;
  seed: string;
  seats: Seated[];
  steps: number;
}

/** What a seat knew, and did not, when a game was decided; `taker`: by taking the treasure. */
export interface Recollection {
  seat: number;
  taker: number | null;
  knew: ("place" | "exit" | "treasure")[];
  missed: ("place" | "exit" | "treasure")[];
}

/** What the bots of a game that is over knew when it was decided. */
export interface Recollected {
  type: "recollected";
  bots: Recollection[];
}

/** The position after `at` requests of the game that is looked at. */
export interface Step {
  type: "step";
  at: number;
  observation: Observation | Unveiled;
}

/**
 * One option as a form shows it.
 *
 * `named`: numbers that stand for something else, which the catalogs have words for.
 */
export interface OptionTold {
  name: string;
  kind: "int" | "bool" | "choice" | "text";
  default: boolean | number | string;
  min: number | null;
  max: number | null;
  choices: (number | string)[];
  named: [number, string][];
}

/** A bot that can be seated; the lowest level is the weakest. */
export interface BotKind {
  id: string;
  game: string;
  level: number;
}

/** The bots there are, the weakest first, and by name why others can't play. */
export interface Roster {
  bots: BotKind[];
  broken: Record<string, string>;
}

/** The bots, told again. */
export interface Bots {
  bots: BotKind[];
  broken: Record<string, string>;
  type: "bots";
}

/** A named rule set. */
export interface Preset {
  game: string;
  rules: Record<string, boolean | number | string>;
  players: [number, number];
}

/** Rule sets, options and bots; `options`, `primers`: of each game, by its id. */
export interface Catalog {
  bots: BotKind[];
  broken: Record<string, string>;
  type: "catalog";
  version: string;
  presets: Record<string, Preset>;
  options: Record<string, OptionTold[]>;
  primers: Record<string, Primer>;
  colours: ("red" | "blue" | "green" | "orange" | "purple" | "teal")[];
}

/** All options of a rule set with some changes. */
export interface FullRules {
  type: "rules";
  rules: Record<string, boolean | number | string>;
  players: [number, number];
}

/** An option that is otherwise than usual: `value` now, `usual` in the rule set. */
export interface Differing {
  option: string;
  value: boolean | number | string;
  usual: boolean | number | string;
}

/** An option that somebody wants otherwise: `value` instead of what is proposed. */
export interface Changing {
  option: string;
  value: boolean | number | string;
  before: boolean | number | string;
}

/**
 * A voice: of whom, with what weight in hundredths of a percent, and how it was given.
 *
 * `seat`: null for who leads the table; `vote`: null as long as there is none.
 */
export interface Voice {
  name: string;
  seat: number | null;
  weight: number;
  vote: boolean | null;
}

/** A point with its votes; `yes`, `no`, `silent`: their weights, in hundredths of a percent. */
export interface Polled {
  number: number;
  by: string;
  changes: Changing[];
  ballots: Voice[];
  yes: number;
  no: number;
  silent: number;
}

/** A point that is put to the vote; `seat`: of who has proposed it, null when he is gone. */
export interface OpenPoint {
  number: number;
  by: string;
  changes: Changing[];
  ballots: Voice[];
  yes: number;
  no: number;
  silent: number;
  seat: number | null;
}

/** A point that was decided, and whether what it wanted is in force now. */
export interface Settled {
  number: number;
  by: string;
  changes: Changing[];
  ballots: Voice[];
  yes: number;
  no: number;
  silent: number;
  outcome: "agreed" | "kept" | "granted" | "impossible";
  stands: boolean;
}

/** What everybody at a table sees of its rules: what differs, is open, was decided. */
export interface AgreementTold {
  differs: Differing[];
  points: OpenPoint[];
  settled: Settled[];
}

/**
 * How a table's agreement stands: to be kept, to be told, and the rules that follow from it.
 *
 * `changed`: they are otherwise than the host had proposed, by a vote.
 */
export interface Agreed {
  type: "agreed";
  agreement: Record<string, any>;
  told: AgreementTold;
  rules: Record<string, boolean | number | string>;
  changed: boolean;
  players: [number, number];
}

/** Who was asked to draw the next plan, and what the answer was. */
export interface AskedTold {
  name: string;
  answer: "decline" | "pass";
}

/**
 * Who is to draw the next plan; `may`: the seats to which it can be passed on.
 *
 * `rules`: by which it is played, as soon as it is drawn.
 */
export interface HeirTold {
  state: "offered" | "accepted" | "drawn" | "nobody";
  seat: number | null;
  name: string;
  may: number[];
  rules: Record<string, boolean | number | string> | null;
  asked: AskedTold[];
}

/** How it stands with the next plan: to be kept, and to be told to everybody. */
export interface Succession {
  type: "succession";
  heirs: Record<string, any>;
  told: HeirTold;
}

/** The plan of the next plan was taken; nothing of it is told. */
export interface Handed {
  type: "handed";
}

/** The hash that promises what a table will be played on. */
export interface Prepared {
  type: "prepared";
  commitment: string;
}

/** Something that is wrong with a plan, or could be better. */
export interface Found {
  rule: string;
  severity: string;
  key: string;
  args: Record<string, any>;
}

/** All that was found in a plan. */
export interface Checked {
  type: "checked";
  problems: Found[];
}

/**
 * Something that is wrong with a plan, where that is, and how it is mended.
 *
 * `cells`: rows and columns from 0, rows counted through all floors, as in the picture; `sides`:
 * the same with the name of the side. `mends`: the edits that mend it, one after the other, where
 * there is one way only.
 */
export interface FoundAt {
  rule: string;
  severity: string;
  key: string;
  args: Record<string, any>;
  cells: [number, number][];
  sides: [number, number, string][];
  mends: string[];
}

/**
 * Something that can be drawn at a desk; an edit is `word`, the target and `after`.
 *
 * `gesture` says what a target is: a `cell` (the name of one); a `side` (a cell and the name of
 * one of its sides); a `stroke` (cells side by side, in order); `taps` (any cells, in order); a
 * `path` (a cell and the names of the steps from there, none for none); a `store` (a cell and some
 * of `things`); a `part` (two opposite corners of a rectangle, then the cell to which its upper
 * left one goes); a `size` (numbers within `limits`, in their order); `whole` (nothing).
 *
 * `on` says where it can be aimed: at `cells` of the plan, at `squares` that lack one, too, at
 * `inner` sides (between two cells) or at `outer` ones; `things`: at cells where something lies or
 * lives. `count` is how many there are, `agreed` how many were agreed on, `most` how many there
 * may be: null where nobody counts, nothing was agreed, or there is no limit.
 */
export interface ToolTold {
  id: string;
  group: "outline" | "cells" | "sides" | "ways" | "things" | "creatures" | "whole";
  gesture: "cell" | "side" | "stroke" | "taps" | "path" | "store" | "part" | "size" | "whole";
  on: "cells" | "squares" | "inner" | "outer" | "things" | null;
  word: string;
  after: string;
  count: number | null;
  agreed: number | null;
  most: number | null;
  things?: string[];
  limits?: Record<string, [number, number]>;
}

/**
 * A plan on the desk (Rule T-2.1).
 *
 * `text`: its text form; `truth`: its picture; `rules`: the options with what the drawing settles;
 * `undo`, `redo`: so many edits can be undone, and done again; `playable`: a table can be opened
 * with these rules and this text.
 */
export interface Drawn {
  type: "drawn";
  game: string;
  text: string;
  truth: Record<string, any>;
  problems: FoundAt[];
  tools: ToolTold[];
  rules: Record<string, boolean | number | string>;
  undo: number;
  redo: number;
  playable: boolean;
}

/** What the game master has changed: at which version, its text, and what was said of it. */
export interface Overruled {
  version: number;
  text: string;
  said: Said[];
}

/**
 * What a finished game's record is worth; `key` and `args` form the sentence.
 *
 * `overruled`: all that a game master has changed in the course of the game, in order.
 *
 * Of a broken answer `at` is its index in what was heard, `told` what the host said, `ruled` what
 * the rules say; null where nothing was, or is to be, said.
 */
export interface Verdict {
  type: "verdict";
  state: "verified" | "unverified" | "broken";
  key: string;
  args: Record<string, any>;
  at: number | null;
  told: Said | null;
  ruled: Said | null;
  overruled: Overruled[];
}

/** The ids of the bots that came with a wheel. */
export interface Brought {
  type: "brought";
  bots: string[];
}

/**
 * What a listener could know by the `heard` statements; `marks` are the game's own.
 *
 * Not `whole`: something has happened that is not followed, so that more could be known.
 */
export interface Known {
  type: "known";
  heard: number;
  whole: boolean;
  marks: Record<string, any>;
}

/** What is known of a square; `facts` are the game's own. */
export interface Asked {
  type: "asked";
  facts: any[];
}

/** The statements that prove a claim, as indices of what was heard; null: it isn't proved. */
export interface Proof {
  type: "proof";
  heard: number[] | null;
}

/** It can be asked why. */
export interface Pondered {
  type: "pondered";
}

/** A whole game as the game master would see it, in which all would have been said that was. */
export interface Supposed {
  type: "supposed";
  truth: Record<string, any> | null;
}

/**
 * What is known of a mark that a player drew; not `proved`: it may be more than `possible`.
 *
 * `clashing`: it may be true, but not together with the marks drawn before that can be.
 */
export interface MarkJudged {
  answer: "certain" | "possible" | "impossible" | "clashing";
  proved: boolean;
}

/** What is known of each mark of a sheet, in the order in which they were drawn. */
export interface Judged {
  type: "judged";
  marks: MarkJudged[];
}

/**
 * What the last of some marks contradicts: marks before it, and statements, by their indices.
 *
 * None of it can be left out. `found`: whether it is known that they contradict each other;
 * `heard` is null where finding out which statements do takes too long.
 */
export interface Clashing {
  type: "clashing";
  found: boolean;
  marks: number[];
  heard: number[] | null;
}

/** A puzzle in its book: how strong a player must be to solve every other one like it. */
export interface PuzzleTold {
  rating: number;
}

/** What is in a book of puzzles. */
export interface BookTold {
  type: "book";
  game: string;
  kind: string;
  rules: Record<string, boolean | number | string>;
  puzzles: PuzzleTold[];
}

/** What a puzzle asks; `whom`: of which other seat, `steps`: how many the answer has. */
export interface QuestionTold {
  kind: string;
  whom: number | null;
  steps: number;
}

/**
 * The mailbox of a puzzle, the picture that its seat has, and the question.
 *
 * Where a statement is a lie there is no picture of what was heard: it is that of the beginning.
 */
export interface Posed {
  type: "posed";
  game: string;
  rules: Record<string, boolean | number | string>;
  seats: Seated[];
  seat: number;
  heard: Said[];
  view: Record<string, any>;
  question: QuestionTold;
  rating: number;
}

/** What could be marked on a square of a puzzle; `facts` are the game's own. */
export interface Chosen {
  type: "chosen";
  facts: any[];
}

/**
 * What is said to an answer: whether it is `right`, how many parts are `left` to be found.
 *
 * `heard` are the statements, as indices, that prove it; `truth` is a whole game that sounds the
 * same and shows that it is not proved.
 */
export interface Tried {
  type: "tried";
  right: boolean;
  left: number;
  key: string;
  args: Record<string, any>;
  heard: number[];
  truth: Record<string, any> | null;
}

/**
 * The answer to a puzzle, and the statements, as indices, that prove it.
 *
 * `facts` are the game's own: what each word of the answer says, where that isn't plain.
 */
export interface Solved {
  type: "solved";
  answer: string[];
  facts: any[];
  heard: number[];
}

/**
 * A hint: whether there is anything to be known, where, what it is, or a move.
 *
 * `next` is the step of the one that follows, if one does; `heard` are the statements that prove
 * what is told, as indices of what was heard; `square`, `fact` and `advice` are the game's own.
 */
export interface Hinted {
  type: "hint";
  step: number;
  next: number | null;
  news: boolean;
  square: any;
  fact: any;
  heard: number[] | null;
  advice: any;
}

/** A game that is over was taken up: it has so many requests; `measure` is the game's own. */
export interface ReviewBegun {
  type: "review";
  steps: number;
  measure: any;
}

/**
 * What could be known after the `at`th request: the game's own, null where nobody knows more.
 *
 * `done`: it was the last.
 */
export interface ReviewStep {
  type: "reviewed";
  at: number;
  point: any;
  done: boolean;
}

/** What comes of a game that was looked through: the game's own. */
export interface Concluded {
  type: "concluded";
  review: any;
}

/** A game that is over was taken up, to look for puzzles in it: of these kinds. */
export interface Searching {
  type: "searching";
  kinds: string[];
}

/** A puzzle that was found in it; null: none of that kind, or not in time. */
export interface Sought {
  type: "sought";
  puzzle: Posed | null;
}

/** A cell of the plan. */
export interface Square {
  row: number;
  col: number;
}

/** A cell of a fragment, or the one beside it that is not known. */
export interface Beside {
  row: number;
  col: number;
}

/** Where a player stands in a fragment. */
export interface Standing {
  row: number;
  col: number;
  seat: number;
}

/** A cell of one of the fragments, by the fragment's id. */
export interface Spot {
  row: number;
  col: number;
  fragment: number;
}

/** How many things of each kind. */
export interface Lying {
  bullets: number;
  bombs: number;
  mines: number;
  corpses: number;
}

/** What is certain of a cell; `things`: seen lying there and certainly still there. */
export interface KnownCell {
  row: number;
  col: number;
  cell: string | null;
  flow: "left" | "right" | "up" | "down" | null;
  treasures: number;
  things: Lying | null;
  visits: number;
}

export interface SideIs {
  side: "left" | "right" | "up" | "down";
  is: "open" | "wall" | "exit" | "edge";
}

/** What is certain of a side; `doubtful`: the wall may have been blown up since. */
export interface KnownSide {
  row: number;
  col: number;
  side: "left" | "right" | "up" | "down";
  is: "open" | "wall" | "exit" | "edge";
  doubtful?: boolean;
}

/**
 * Cells that are known to lie together.
 *
 * `places`: so many are possible for it; `at`: where its square (0, 0) could lie on the plan, if
 * those are few; `floors`: over so many it reaches.
 */
export interface Fragment {
  id: number;
  anchored: boolean;
  places: number;
  at: [number, number][];
  floors: number;
  cells: KnownCell[];
  sides: KnownSide[];
  pawns: Standing[];
}

export interface Link {
  by: string;
  from: Spot;
  to: Spot;
}

/** All that is certain of the plan. */
export interface Notebook {
  fragments: Fragment[];
  links: Link[];
  bear: Spot | null;
}

/** In how many places a fragment can lie; `at` are these, if they are known one by one. */
export interface Fitting {
  fragment: number;
  places: number;
  at: [number, number][];
}

/**
 * What is certain beyond the notebook: on the plan, and of where its loose fragments lie.
 *
 * `links` are ways of being carried, between cells of the plan.
 */
export interface Marks {
  cells: KnownCell[];
  sides: KnownSide[];
  pawns: Standing[];
  links: Link[];
  places: Fitting[];
}

/** What may be so, as a word, and the claim that says it. */
export interface AskedValue {
  word: string;
  claim: string;
}

/**
 * Something about a square: all that it may be by what was said; `certain`: nothing else.
 *
 * Of a `side` it is told which, of a `pawn` whose.
 */
export interface AskedFact {
  about: "cell" | "flow" | "side" | "pawn";
  side: "left" | "right" | "up" | "down" | null;
  seat: number | null;
  certain: boolean;
  values: AskedValue[];
}

/**
 * Something that is certain, about a square of the plan: what it is and the claim that says it.
 *
 * Of a `side` it is told which, of a `pawn` whose, of a `loop` to which cell.
 */
export interface HintedFact {
  row: number;
  col: number;
  about: "cell" | "flow" | "side" | "pawn" | "loop" | "treasure";
  side: "left" | "right" | "up" | "down" | null;
  seat: number | null;
  word: string;
  claim: string;
}

/**
 * A move that can be made now, and why; `at` is the name of the cell that it is about.
 *
 * `actions` are the move's, as in `requested`.
 */
export interface Advised {
  move: string;
  actions: (ActionTold | BranchTold)[];
  why: string;
  at: string;
}

/**
 * The moves that a seat made, and its hints; those of who knows the plan, and of the mapper.
 *
 * Null: there is no such way, or a bot has not won; it plays where the seat was alone.
 */
export interface Measure {
  moves: number;
  won: boolean;
  hints: number;
  par: number | null;
  mapper: number | null;
}

/**
 * What a seat could know after a request: how many sides and cells, and how many were shown.
 *
 * `idle`: it was the seat's own, and could tell nothing new; `chance`: how likely its step was let
 * through, if it was one that might have been blocked, and `passed`: whether it was.
 */
export interface ReviewPoint {
  at: number;
  own: boolean;
  certain: number;
  shown: number;
  idle: boolean;
  chance: number | null;
  passed: boolean;
}

/** After which request something could be known, and after which it was shown; null: never. */
export interface Knowable {
  known: number | null;
  shown: number | null;
}

/**
 * Steps of which the seat could not know whether they are let through.
 *
 * So many of them were, and so many were to be expected to be.
 */
export interface ReviewLuck {
  steps: number;
  passed: number;
  expected: number;
}

/** An instructive moment: after which request, and what there is to be learnt from it. */
export interface ReviewMoment {
  at: number;
  key: string;
  args: Record<string, boolean | number | string>;
}

/**
 * A game as one seat played it; `facts`: so many sides and cells there are to be known.
 *
 * Not `whole`: from some point on it was not followed what could be known.
 */
export interface Reviewed {
  facts: number;
  requests: number;
  idle: number[];
  exit: Knowable;
  treasure: Knowable;
  luck: ReviewLuck;
  moments: ReviewMoment[];
  whole: boolean;
}

/**
 * A player's figures, as everybody may know them.
 *
 * `moves`: so many are left to be healed; `turns`: moves made so far; `orders`: how often he may
 * order a cell; `on`: the type of the cell where he is; `start`: the name of his first cell;
 * not `sure`: his health and things may have changed.
 */
export interface Pawn {
  seat: number;
  health: "unplaced" | "healthy" | "wounded" | "infected" | "dead" | "lost";
  bullets: number;
  bombs: number;
  knives: number;
  boats: number;
  cement: number;
  lives: number | null;
  money: number | null;
  turns: number;
  treasures: number;
  mine: boolean;
  corpse: boolean;
  immune: boolean;
  moves: number | null;
  orders: number;
  sure: boolean;
  outside: boolean;
  on: string | null;
  start: string | null;
}

export interface Recall {
  seat: number;
  from: number;
  to: number;
}

/** The question which of the treasures that lie here a player takes. */
export interface TreasureAsked {
  seat: number;
  count: number;
  carrying: boolean;
}

/**
 * What a seat, or a spectator, knows.
 *
 * `rows` and `cols` are those of one floor. `numbers`: the options which the plan, drawn by hand,
 * settles otherwise than was agreed; `scribe`: what was literally said, where pages may help no
 * further; `recall`: everybody's last move; `counted`: the game master
 * counts quiet rounds aloud; `most_stake`: the highest stake that the listener can put down in a
 * casino, 0 for none.
 */
export interface LabyrinthSeen {
  rows: number;
  cols: number;
  floors: number;
  holes: [number, number][];
  numbers: Record<string, number>;
  phase: "start" | "play" | "over";
  quiet: number;
  quiet_limit: number;
  counted: boolean;
  pawns: Pawn[];
  notebook: Notebook;
  scribe?: Notebook;
  recall: Recall[];
  question: TreasureAsked | null;
  may_order: boolean;
  most_stake: number;
}

/** A pit: the letter of its loop, and its number there. */
export interface PitTold {
  loop: string;
  number: number;
}

/**
 * A cell; `stores`: what an arsenal holds that doesn't hold everything.
 *
 * On an unfinished drawing that may be nothing.
 */
export interface TrueCell {
  row: number;
  col: number;
  cell: string;
  flow: "left" | "right" | "up" | "down" | null;
  pit: PitTold | null;
  stores: string[] | null;
}

export interface TrueSideIs {
  side: "left" | "right" | "up" | "down";
  is: "open" | "wall" | "exit" | "closed" | "monolith" | "blown" | "built";
}

/** A side: `closed` is an exit still walled up, `built` one of cement. */
export interface TrueSide {
  row: number;
  col: number;
  side: "left" | "right" | "up" | "down";
  is: "open" | "wall" | "exit" | "closed" | "monolith" | "blown" | "built";
}

/** A player; `outside`: beyond that side; `corpse`: whose he carries. */
export interface TruePawn {
  row: number;
  col: number;
  seat: number;
  outside: "left" | "right" | "up" | "down" | null;
  health: "unplaced" | "healthy" | "wounded" | "infected" | "dead" | "lost";
  immune: boolean;
  lives: number | null;
  money: number | null;
  bullets: number;
  bombs: number;
  knives: number;
  boats: number;
  cement: number;
  mine: boolean;
  corpse: number | null;
  moves: number | null;
}

/**
 * What lies in a cell but treasures.
 *
 * `active`: mines that were set, `mines`: the others; `corpses`: whose, `contagious`: which of
 * them.
 */
export interface TrueThings {
  row: number;
  col: number;
  bullets: number;
  bombs: number;
  mines: number;
  active: number;
  corpses: number[];
  contagious: number[];
}

export interface MiteIs {
  is: "awake" | "contagious";
}

/** A mite that doesn't sleep. */
export interface TrueMite {
  row: number;
  col: number;
  is: "awake" | "contagious";
}

/** A treasure: the cell where it lies, or the seat that carries it. */
export interface TrueTreasure {
  true: boolean;
  row?: number;
  col?: number;
  seat?: number;
}

/** How somebody came where he stands. */
export interface Trail {
  seat: number;
  cells: [number, number, string][];
}

/**
 * The plan as it stands, and all that is on it.
 *
 * `keyed`: its exits are locks, its only treasure is their key; `…_path`: the way a creature goes
 * again and again.
 */
export interface LabyrinthTruth {
  rows: number;
  cols: number;
  floors: number;
  keyed: boolean;
  holes: [number, number][];
  cells: TrueCell[];
  sides: TrueSide[];
  pawns: TruePawn[];
  treasures: TrueTreasure[];
  things: TrueThings[];
  mites: TrueMite[];
  bear: Square | null;
  bear_path: [number, number][];
  leprechaun: Square | null;
  leprechaun_path: [number, number][];
  paths: Trail[];
}

/**
 * What an offer aims at, each as it is written in a move; nothing: a button.
 *
 * `boat`: the step is made by boat.
 */
export interface Target {
  side?: string;
  cell?: string;
  thing?: string;
  number?: string;
  far?: string;
  seat?: string;
  boat?: string;
  bet?: string;
}

export interface ActionMarks {
  "hands-off"?: boolean;
  "by-boat"?: boolean;
}

/** What may be told of an action besides what it is. */
export interface ActionDetails {
  "hands-off"?: boolean;
  "by-boat"?: boolean;
  thing?: string;
  side?: string;
  at?: string;
  number?: number;
  far?: number;
  seat?: number;
  dark?: boolean;
  tell?: string[];
}

/** An action, as the game master repeats it. */
export interface ActionTold {
  "hands-off"?: boolean;
  "by-boat"?: boolean;
  thing?: string;
  side?: string;
  at?: string;
  number?: number;
  far?: number;
  seat?: number;
  dark?: boolean;
  tell?: string[];
  do: string;
}

export interface FactTold {
  is: string;
}

export interface NotTold {
  not: FactTold | NotTold | AllTold | AnyTold;
}

/** Conditions that have to hold all. */
export interface AllTold {
  all: (FactTold | NotTold | AllTold | AnyTold)[];
}

/** Conditions of which one has to hold. */
export interface AnyTold {
  any: (FactTold | NotTold | AllTold | AnyTold)[];
}

export interface BranchTold {
  if: FactTold | NotTold | AllTold | AnyTold;
  then: (ActionTold | BranchTold)[];
  else: (ActionTold | BranchTold)[];
}

export interface StepTarget {
  seat: number;
  from: string;
  to: string;
  by: number;
  with: "die" | "sum" | "bonus";
  takes: boolean;
  way: "enters" | "moves" | "laps" | "turns-in" | "climbs" | "comes-home";
}

/** What is asked for by a button aims at nothing. */
export interface ButtonTarget {
}

/** A request, as the game master repeats it. */
export interface RequestTold {
  do: string;
  text: string;
}

/** Who has rolled, and what. */
export interface Rolled {
  seat: number;
  faces: [number, number];
}

/**
 * What the dice and the game gave a player.
 *
 * `waits` are rolls with a piece in the base, `fives` those of them that let one out; `luck`:
 * cells above the average; `unused` pips and `bonus_lost` cells went to waste, `stuck` rolls
 * altogether.
 */
export interface Tally {
  rolls: number;
  pips: number;
  expected_pips: number;
  doubles: number;
  expected_doubles: number;
  waits: number;
  fives: number;
  expected_fives: number;
  luck: number;
  captures: number;
  captured: number;
  bonus: number;
  bonus_lost: number;
  unused: number;
  stuck: number;
  third_doubles: number;
  laps: number;
  home: number;
}

/**
 * The board as everybody sees it.
 *
 * `pieces` of each seat, in the order of their numbers; `mover`: whose pieces the `player` moves;
 * `to_go`: the cells that each seat still has to go; `course`: the same at the start and after
 * each turn, told when the game is over.
 */
export interface ParchisSeen {
  phase: "draw" | "roll" | "move" | "over";
  players: number;
  corners: number[];
  partners: number[] | null;
  shelters: number[];
  pieces: string[][];
  draws: (number | null)[];
  player: number | null;
  mover: number | null;
  dice: Rolled | null;
  left: number[];
  bonus: number[];
  doubles: number;
  paired: [number, number][];
  moved: number[];
  to_go: number[];
  tally: Tally[];
  course: number[][];
}
