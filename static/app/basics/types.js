/**
 * The shapes that cross the page's borders. Types only.
 *
 * @typedef {{key: string, args: Record<string, any>}} Said
 *   One statement of the game master: the key is a message id of the catalogs.
 * @typedef {{name: string, colour: string, bot: string | null, friend?: boolean}} Seat
 *   `friend`: plays on a page of his own.
 * @typedef {{move: string, do: string, part?: boolean, target: {side?: string, cell?: string,
 *   thing?: string, number?: string, far?: string, seat?: string, boat?: string,
 *   bet?: string}}} Offer
 *   `part`: a piece of a composed move, not a move by itself; `boat`: the step is made by boat.
 * @typedef {{rolls: number, pips: number, expected_pips: number, doubles: number,
 *   expected_doubles: number, waits: number, fives: number, expected_fives: number, luck: number,
 *   captures: number, captured: number, bonus: number, bonus_lost: number, unused: number, stuck: number,
 *   third_doubles: number, laps: number, home: number}} Tally
 *   What the dice and the game gave a player of Parchís: `waits` are rolls with a piece in the base,
 *   `fives` those of them that let one out; `luck`: cells above the average; `unused` pips and `bonus_lost` cells went to waste,
 *   `stuck` rolls altogether.
 * @typedef {import("../../draw/parchis/types.js").ParchisView
 *   & {to_go: number[], tally: Tally[], course: number[][]}} ParchisView
 *   `to_go`: the cells that each seat still has to go; `course`: the same at the start and after each
 *   turn, told when the game is over.
 * @typedef {import("../../draw/parchis/types.js").Chosen} Picked
 * @typedef {{seat: number, health: string, bullets: number, bombs: number, treasures: number,
 *   mine: boolean, corpse: boolean, immune: boolean, moves: number | null, orders: number,
 *   sure: boolean, outside: boolean, on: string | null, start: string | null,
 *   knives: number, boats: number, cement: number, lives: number | null, money: number | null,
 *   turns: number}} Pawn
 *   `moves`: so many are left to be healed; `sure`: the figures of the stock are certain; `turns`:
 *   moves made so far.
 * @typedef {{rows: number, cols: number, floors: number, holes: [number, number][],
 *   numbers: Readonly<Record<string, number>>,
 *   phase: "start" | "play" | "over", quiet: number, quiet_limit: number, pawns: Pawn[],
 *   notebook: any, recall: {seat: number, from: number, to: number}[],
 *   question: {seat: number, count: number, carrying: boolean} | null, may_order: boolean,
 *   counted: boolean, most_stake: number}} View
 *   `recall`: where everybody's last move stands among what was heard. `numbers`: the options which
 *   the plan, drawn by hand, settles otherwise than was agreed.
 *
 * @typedef {{do: string, side?: string, at?: string, thing?: string, number?: number, far?: number,
 *   seat?: number, dark?: boolean, tell?: string[], "hands-off"?: boolean,
 *   "by-boat"?: boolean}} Action
 * @typedef {{is: string} | {not: Condition} | {all: Condition[]} | {any: Condition[]}} Condition
 * @typedef {{if: Condition | string, then: Statement[], else?: Statement[]}} Branch
 *   A condition that is still being typed is a text.
 * @typedef {Action | Branch} Statement
 * @typedef {(number | string)[]} Path
 * @typedef {{text: string, actions: Statement[] | null, refusal: Said | null}} Check
 *   What the engine thinks of a text: `actions` as it reads them, if it can.
 * @typedef {{from: number, words: string[]}} Following
 *   Words that could stand at the end of a text, or finish its last word, and where they would begin.
 * @typedef {{statements: Statement[], text: string, into: Path, open: Path | null,
 *   check: Check | null}} Draft
 *   A move that is being composed. `into`: the list that gets the next part; `open`: the statement
 *   whose details are shown.
 *
 * @typedef {{type: "observation", game: string, seat: number | null, version: number,
 *   turn: number | null, over: Said | null, offers: Offer[], heard: Said[], heard_from: number,
 *   view: View, seats: Seat[], rules: Record<string, any>}} Observation
 * @typedef {{type: "refused", key: string, args: Record<string, any>}} Refused
 * @typedef {{type: "reveal", game: string, rules: Record<string, any>, record: string, plan: string,
 *   seed: string, seats: Seat[], steps: number}} Reveal
 * @typedef {{name: string, kind: "int" | "bool" | "choice" | "text", min?: number | null,
 *   max?: number | null, choices?: (string | number)[], named?: [number, string][], default: any}} Option
 *   `named`: numbers that stand for something else, which the catalogs have words for.
 * @typedef {{id: string, game: string, level: number | string}} BotKind
 * @typedef {{type: "catalog", version: string, options: Record<string, Option[]>, bots: BotKind[],
 *   presets: Record<string, {game: string, rules: Record<string, any>, players: [number, number]}>,
 *   primers: Record<string, Primer>}} Catalog
 *   `options`, `primers`: of each game, by its id.
 *
 * @typedef {{option: string, of?: any[], but?: any[]}} Need
 *   What an option must be: one of these, none of those; without either anything that is not false,
 *   0 or empty.
 * @typedef {{chapter: string, name: string, needs: Need[], shows: any}} Figure
 *   A drawing of the rules page; `shows`: what there is to draw.
 * @typedef {{what: string, needs: Need[], shows: any}} Sign
 * @typedef {{mark: string, on: string[] | null, needs: Need[], clears: string[]}} Mark
 *   A word that can be put on these actions, or on any; it takes the place of those that it clears.
 * @typedef {{turns: string[], composed: string[], marks: Mark[], branches: Need[],
 *   facts: {of: string[], on: string[], needs: Need[], clears: string[]}}} Moves
 *   What moves are composed of. `turns`: a move has one of them; `branches`: what conditions need.
 * @typedef {{pockets: [number, string][], evens: string[], pays_number: number, pays_even: number}} Wheel
 *   The pockets stand in their order on the wheel, with their colours.
 * @typedef {{lobby: string[], groups: {group: string, options: string[]}[],
 *   parts: {part: string, chapters: string[]}[], figures: Figure[],
 *   legend?: {chapter: string, signs: Sign[]}, moves?: Moves, wheel?: Wheel,
 *   shelters?: {needs: Need[], cells: number[]}[]}} Primer
 *   What the engine tells of a game's rules. `lobby`: the options of the form of a new table.
 *
 * @typedef {{state: "loading", stage: string, progress: number, bytes: {loaded: number, total: number} | null}
 *   | {state: "ready", version: string}
 *   | {state: "failed", reason: string, detail: string}} Boot
 *   `progress` runs from 0 to 1 over the whole boot; `bytes` of what is being fetched, where that is known.
 * @typedef {{id: string, args?: Record<string, any>, kind: "info" | "error"}} Notice
 *   A message of the page; `id` is a message id of the catalogs.
 *
 * @typedef {{name: string, colour: string, plays: boolean}} You
 * @typedef {{rules: Record<string, any>, you: You, bots: string[], seed: string}} Setup
 *   What the lobby's form holds; `bots` are bot ids in seat order after the player.
 * @typedef {{reveal: Reveal, at: number, eyes: number | "gm" | null, playing: boolean,
 *   speed: number, observation: Observation, truth: any}} Replay
 * @typedef {{won: boolean, moves: number, best: number | null, stored: boolean}} Result
 *   Of a game that somebody has played alone. `best`: the fewest moves in the same labyrinth before
 *   this game; `stored`: the best result is kept in this browser.
 * @typedef {{screen: "lobby" | "table", wish: string | null, stored: "none" | "running" | "over", saved: number,
 *   notices: Notice[], refusal: Said | null, waiting: boolean, skipping: boolean, watching: boolean,
 *   catalog: Catalog | null, bots: BotKind[], setup: Setup, reveal: Reveal | null,
 *   replay: Replay | null, tab: string, aim: string, draft: Draft | null,
 *   chosen: Record<string, string> | null, placing: string | null, recalled: number | null,
 *   picked: Picked, pointed: string | null, moved: boolean, result: Result | null}} Ui
 *   `wish`: what the player has asked for and not got yet, by the button; while the engine is loading
 *   another choice takes its place.
 *   `stored`: what has become of the game that was played last; `saved`: how many can be played on.
 *   `watching`: the player is out of the game, and wants to see how the bots go on.
 *   `aim`: which kind of move the next arrow key means.
 *   `chosen`: what is known so far of a part that takes several taps.
 *   `placing`: what a tap on a cell does now besides choosing the start: "ask" or "order".
 *   `recalled`: the player whose last move is shown again.
 *   `picked`: the piece or the die that is to be used, in Parchís; `pointed`: the step that is
 *   looked at.
 *   `moved`: the player has had a move accepted in this page.
 * @typedef {{kept: "no" | "keeping" | "yes" | "failed" | "impossible", bytes: number,
 *   update: "none" | "ready" | "waiting" | "taken" | "declined", installable: boolean}} Offline
 *   `kept`: whether the page can be opened without a network; `bytes`: how much is kept; `update`: a
 *   newer version lies ready, waits for a game in another tab, is being brought, is not wanted now.
 * @typedef {{boot: Boot, observation: Observation | null, ui: Ui, party: import("../friends/types.js").Party | null,
 *   handed: import("../friends/types.js").Handed | null, seat: import("../friends/types.js").KeptSeat | null, offline: Offline}} State
 *   `party`: the table that friends share, if this page belongs to one; `seat`: one
 *   that could be taken up again, while it belongs to none.
 */
export {};
