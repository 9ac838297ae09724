/**
 * What the page itself keeps and passes about. What the engine says is defined by the engine, and
 * written from there into `replies.d.ts`; here it only has the page's names. Types only.
 *
 * @typedef {import("../../replies.d.ts").Said} Said
 * @typedef {import("../../replies.d.ts").Seated} Seat
 * @typedef {import("../../replies.d.ts").Offer & {target: import("../../replies.d.ts").Target}} Offer
 * @typedef {import("../../replies.d.ts").Tally} Tally
 * @typedef {import("../../replies.d.ts").ParchisSeen} ParchisView
 * @typedef {import("../../draw/parchis/types.js").Chosen} Picked
 * @typedef {import("../../replies.d.ts").Pawn} Pawn
 * @typedef {import("../../replies.d.ts").LabyrinthSeen} View
 *
 * @typedef {import("../../replies.d.ts").ActionTold} Action
 * @typedef {import("../../replies.d.ts").BranchTold["if"]} Condition
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
 * @typedef {Record<string, any>} Rules options of a rule set by their names
 * @typedef {Omit<import("../../replies.d.ts").Observation, "view" | "offers" | "rules">
 *   & {view: View, offers: Offer[], rules?: Rules}} Told
 *   As the engine answers: what was heard before `heard_from` is left out, and then the rules, too. Of
 *   a game of Parchís the view is another one.
 * @typedef {Told & {rules: Rules}} Observation
 *   What is known of the game at the table.
 * @typedef {import("../../replies.d.ts").Refused} Refused
 * @typedef {import("../../replies.d.ts").Reveal & {rules: Rules}} Reveal
 * @typedef {import("../../replies.d.ts").OptionTold & {default: any}} Option
 * @typedef {import("../../replies.d.ts").BotKind} BotKind
 * @typedef {import("../../replies.d.ts").Catalog & {presets: Record<string, {rules: Rules}>, options: Record<string, Option[]>}} Catalog
 * @typedef {import("../../replies.d.ts").Primer} Primer
 *   What the engine tells of a game's rules.
 * @typedef {import("../../replies.d.ts").ToolTold} Tool
 * @typedef {import("../../replies.d.ts").FoundAt} Finding
 * @typedef {import("../../replies.d.ts").Drawn & {truth: import("../../draw/basics/types.js").Truth, rules: Rules}} Drawn
 *   A plan on the desk.
 * @typedef {import("../../replies.d.ts").ToldNeed} Need
 * @typedef {import("../../replies.d.ts").Figure} Figure
 * @typedef {import("../../replies.d.ts").Sign} Sign
 * @typedef {import("../../replies.d.ts").Mark} Mark
 * @typedef {import("../../replies.d.ts").Moves} Moves
 * @typedef {import("../../replies.d.ts").Wheel} Wheel
 *
 * @typedef {{state: "loading", stage: string, progress: number, bytes: {loaded: number, total: number} | null}
 *   | {state: "ready", version: string}
 *   | {state: "failed", reason: string, detail: string}} Boot
 *   `progress` runs from 0 to 1 over the whole boot; `bytes` of what is being fetched, where that is known.
 * @typedef {{id: string, args?: Record<string, any>, kind: "info" | "error"}} Notice
 *   A message of the page; `id` is a message id of the catalogs.
 *
 * @typedef {{name: string, colour: string, plays: boolean}} You
 * @typedef {{name: string, colour: string, at: number}} Person
 *   Who shares the device with the player; `at`: so many others sit between the two.
 * @typedef {{rules: Record<string, any>, you: You, bots: string[], people?: Person[], seed: string, plan?: string, leads?: boolean}} Setup
 *   What the lobby's form holds; `bots` are bot ids in seat order after the player; `plan`: the text of one
 *   that was drawn by hand, which is played on whatever the seed; `leads`: a person of this page is the game
 *   master, and plays no piece.
 * @typedef {{reveal: Reveal, at: number, eyes: number | "gm" | null, playing: boolean,
 *   speed: number, observation: Observation, truth: any}} Replay
 * @typedef {{won: boolean, moves: number, hints: number, best: number | null, stored: boolean, helped?: number, quest?: {day: string, moves: number, hints: number, par: number | null}}} Result
 *   Of a game that somebody has played alone. `best`: the fewest moves in the same labyrinth before
 *   this game; `helped`: the hints that were taken then, if any; `hints`: those of this game; `stored`: the best result is kept in this browser;
 *   `quest`: of which day it was the quest, and how that was won first.
 * @typedef {{screen: "lobby" | "table" | "desk", wish: string | null, stored: "none" | "running" | "over", saved: number, game: string | null,
 *   notices: Notice[], refusal: Said | null, waiting: boolean, skipping: boolean, watching: boolean,
 *   catalog: Catalog | null, bots: BotKind[], setup: Setup, reveal: Reveal | null,
 *   replay: Replay | null, tab: string, aim: string, draft: Draft | null,
 *   chosen: Record<string, string> | null, placing: string | null, recalled: number | null,
 *   picked: Picked, pointed: string | null, moved: boolean, result: Result | null, recollections: readonly import("../../replies.d.ts").Recollection[], assists: boolean, help: string}} Ui
 *   `wish`: what the player has asked for and not got yet, by the button; while the engine is loading
 *   another choice takes its place.
 *   `stored`: what has become of the game that was played last; `saved`: how many can be played on;
 *   `game`: under which name the one at the table of this page is kept, null while it is not.
 *   `watching`: the player is out of the game, and wants to see how the bots go on.
 *   `aim`: which kind of move the next arrow key means.
 *   `chosen`: what is known so far of a part that takes several taps.
 *   `placing`: what a tap on a cell does now besides choosing the start: "ask" or "order".
 *   `recalled`: the player whose last move is shown again.
 *   `picked`: the piece or the die that is to be used, in Parchís; `pointed`: the step that is
 *   looked at.
 *   `moved`: the player has had a move accepted in this page. `assists`: whoever leads people in his room
 *   sees large answers instead of plan and log. `help`: how far the player wants this page to help.
 * @typedef {{kept: "no" | "keeping" | "yes" | "failed" | "impossible", bytes: number,
 *   update: "none" | "ready" | "waiting" | "taken" | "declined", installable: boolean}} Offline
 *   `kept`: whether the page can be opened without a network; `bytes`: how much is kept; `update`: a
 *   newer version lies ready, waits for a game in another tab, is being brought, is not wanted now.
 * @typedef {{boot: Boot, observation: Observation | null, desk: import("../desk/desk.js").Desk | null, ui: Ui, party: import("../friends/types.js").Party | null,
 *   console: import("../console/types.js").Console | null, entry: Observation | null,
 *   knowledge: import("../knowing/knowing.js").Knowledge | null, asked: import("../knowing/questions.js").Asked,
 *   advice: import("../knowing/advice.js").Advice, review: import("../knowing/reviews.js").Review | null,
 *   round: number, pencil: import("../pencil/pencil.js").Pencil | null,
 *   timers: import("../../net/room/room.js").Timer[], absent: Map<number, number>,
 *   handed: import("../friends/types.js").Handed | null, seat: import("../friends/types.js").KeptSeat | null, offline: Offline}} State
 *   `desk`: the plan that is being drawn; `party`: the table that friends share, if this page belongs to one;
 *   `console`: at a table that a person
 *   of this page leads; `entry`: what somebody in his room knows who moves now, and for whom he enters it; `knowledge`: what could be known by what the page shows; `asked`: what the player asks about it; `advice`: the hints that they take;
 *   `review`: what is found out about the game that is replayed; `round`: how many games have been laid on this page's table; `pencil`: what was drawn by hand by whoever the page shows; `timers`: clocks and breaks that run at a table of this page; `absent`: since when which
 *   seats can't be heard; `seat`: one
 *   that could be taken up again, while it belongs to none.
 */
export {};
