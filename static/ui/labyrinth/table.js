/** The labyrinth at the table: the notebook, what a turn is made of, and what a seat is known to have. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, Offer, Pawn, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Face, Places } from "../screens/laid.js" */

import { STEP } from "../../app/basics/aim.js";
import { movesOf } from "../../app/rules/primer.js";
import { enters } from "../../app/table/hot-seat.js";
import { setUi } from "../../app/page/store.js";
import { sinceOwnTurn } from "../../app/language/words.js";
import { createAdvicePanel } from "./advice.js";
import { createBoard } from "./board.js";
import { createDraft } from "./builder-draft.js";
import { createThings } from "./builder-things.js";
import { createBuilder } from "./builder.js";
import { createCasino } from "./casino.js";
import { fill, h, setText } from "../parts/dom.js";
import { createHint } from "./hint.js";
import { mark } from "../parts/icons.js";
import { readKey } from "../table/keys.js";
import { createLabyrinthEnding } from "./ending.js";
import { createPads } from "./pads.js";
import { createQuestions } from "../table/questions.js";
import { recalledWords } from "../table/recall.js";
import { stock, updateSeats } from "../table/seats.js";
import { createStartGrid, placing } from "./start-grid.js";

/** @param {App} app @param {Places} places @returns {Face} */
export function createLabyrinthTable(app, { board, controls }) {
  const { store, session } = app;
  const draft = createDraft(app);

  const seatList = h("ul", { class: "seats", "data-testid": "seats" });
  const recalled = h("p", { class: "recalled", "aria-live": "polite", "data-testid": "recalled" });
  const own = h("p", { class: "own", "data-testid": "own" });
  const [startGrid, pads, questions] = ["start", "pads-box", "question"].map((name) => h("div", { class: name, hidden: true }));
  const builder = h("div", { class: "builder", role: "group", hidden: true, "data-testid": "builder" });
  const things = h("div", { class: "things", hidden: true });
  const hints = createAdvicePanel(app);
  controls.append(own, builder, startGrid, questions, pads, h("div", { class: "extras" }, things, hints.root));

  /** A part begins or continues a composed move; what is a move by itself is said at once unless one is under way. @param {Offer} offer */
  function choose(offer) {
    // Whoever looks through somebody else's eyes moves nothing.
    if (store.get().console && !enters(store.get())) return;
    setUi(store, { aim: STEP, chosen: null });
    const composing = store.get().ui.draft !== null && movesAt(store.get()).composed.includes(offer.do);
    if (offer.part || composing) draft.add(offer);
    else void session.submit(offer);
  }

  const act = {
    choose,
    narrow: (/** @type {Record<string, string> | null} */ chosen) => setUi(store, { chosen, aim: STEP }),
    place: (/** @type {string | null} */ kind) => setUi(store, { placing: kind }),
    compose: draft.begin,
    aim: (/** @type {string} */ aim) => setUi(store, { aim, chosen: null }),
    open: (/** @type {string} */ dialog) => dialogs[dialog].open(),
  };
  /** What is asked before it is done, by what is done. @type {Record<string, {open: () => void, update: (state: State) => void, forget: () => void}>} */
  const dialogs = { bet: createCasino(app), hint: createHint(app) };
  const parts = {
    board: createBoard(board, app, choose),
    start: createStartGrid(startGrid, act),
    pads: createPads(pads, act),
    questions: createQuestions(questions, choose),
    builder: createBuilder(builder, app, draft),
    things: createThings(things, act),
  };

  return {
    players: [seatList, recalled],
    below: [],
    ending: createLabyrinthEnding(app),
    panel,
    hasMoved: (seen, seat) => seen.view.pawns[seat].turns > 0,
    keysHelp,

    watch: (state) => Object.values(dialogs).forEach((dialog) => dialog.update(state)),
    forget: () => [parts.board, hints, ...Object.values(dialogs)].forEach((part) => part.forget()),

    log(state, seen) {
      const forgets = remembers(state, seen);
      return { title: forgets ? "log-memory" : "log", heard: forgets ? sinceOwnTurn(seen.heard, seen.seat) : seen.heard };
    },

    update(state, seen, words, shown) {
      updateSeats(seatList, seen, words, state.ui.replay ? null : { seat: state.ui.recalled, toggle: toggleRecalled });
      setText(recalled, state.ui.replay ? "" : recalledWords(state, seen, words));
      updateControls(state, seen, words, shown);
      parts.board.update(state, seen, words);
    },

    useKey: (event, seen, free) => useKey(event, seen, free, { store, draft, choose, open: act.open, builder: parts.builder }),
  };

  /** @param {State} state @param {Observation} seen @param {Words} words @param {string} shown the panel */
  function updateControls(state, seen, words, shown) {
    const pawn = pawnOf(state, seen);
    startGrid.hidden = shown !== "start";
    pads.hidden = shown !== "pads";
    questions.hidden = shown !== "question";
    const offers = state.ui.waiting ? [] : seen.offers;
    if (shown === "start") parts.start.update(state, seen, offers, words);
    else if (shown === "pads") parts.pads.update(offers, pawn, state.ui.aim, seen.rules, words);
    else if (shown === "question") parts.questions.update(seen, offers, words);
    const composed = shown === "pads" && composes(seen);
    if (composed) parts.builder.update(state, seen, words);
    else builder.hidden = true;
    parts.things.update(shown === "pads" ? offers : [], { chosen: state.ui.chosen, composes: composed, seats: seen.seats, rules: seen.rules }, words);
    hints.update(state, seen, shown === "pads", words);
    markComposing(controls, composed, state.ui.draft);
    own.hidden = !pawn || shown === "ending";
    if (pawn) fill(own, mark(seen.seats[pawn.seat].colour), h("span", { class: "own-name" }, seen.seats[pawn.seat].name), stock(pawn, seen, words));
  }

  /** @param {number} seat */
  function toggleRecalled(seat) {
    setUi(store, { recalled: store.get().ui.recalled === seat ? null : seat });
  }
}

/**
 * The keys of a turn.
 * @param {KeyboardEvent} event @param {Observation} seen @param {boolean} free no button would use the key itself
 * @param {Parameters<typeof useBuilderKey>[2] & {choose: (offer: Offer) => void, open: (dialog: string) => void}} acting
 */
function useKey(event, seen, free, { choose, open, ...composing }) {
  const { store } = composing;
  const { aim, chosen } = store.get().ui;
  const meant = readKey(event, aim, seen.offers, chosen);
  if (!meant) return composes(seen) && seen.turn === seen.seat && useBuilderKey(event, free, composing);
  if ("offer" in meant) choose(meant.offer);
  else if ("open" in meant) open(meant.open);
  else setUi(store, "aim" in meant ? { aim: meant.aim, chosen: null } : meant);
  return true;
}

/**
 * The keys of a turn in which a move can be composed.
 * @param {KeyboardEvent} event
 * @param {boolean} free no button would use the key itself
 * @param {{store: App["store"], draft: ReturnType<typeof createDraft>, builder: ReturnType<typeof createBuilder>}} composing
 */
function useBuilderKey(event, free, { store, draft, builder }) {
  if (event.altKey || event.shiftKey) return false;
  const { draft: now } = store.get().ui;
  const composing = now !== null;
  if (event.key === "Enter" && composing && (free || event.ctrlKey)) void draft.say();
  else if (event.key === "Escape" && now?.open) builder.close(now.open);
  else if (event.key === "Escape" && composing) draft.discard();
  else if (event.code === "KeyC" && !event.ctrlKey && !event.metaKey) {
    // Begins a move whose parts are to be gathered; once it is begun, it can be typed.
    if (now) builder.focus();
    else draft.begin();
  } else return false;
  return true;
}

/** Tells the page's style what is composed. @param {HTMLElement} controls @param {boolean} shown the builder @param {State["ui"]["draft"]} draft */
function markComposing(controls, shown, draft) {
  const composing = shown && draft !== null;
  controls.classList.toggle("composing", composing);
  controls.classList.toggle("detailed", composing && draft?.open !== null);
}

/** The player's own pawn. @param {State} state @param {Observation} seen @returns {Pawn | null} */
const pawnOf = (state, seen) => (seen.seat === null || state.ui.replay || (state.console && !enters(state)) ? null : seen.view.pawns[seen.seat]);

/** What moves are composed of at the table. @param {State} state */
const movesAt = ({ observation, ui }) => movesOf(observation?.game ?? "", ui.catalog);

/** Whether moves are composed at this table. @param {Observation} seen */
const composes = (seen) => Boolean(seen.rules.compound);

/** Whether the log keeps only what was said since one's own turn. @param {State} state @param {Observation} seen */
const remembers = (state, seen) => Boolean(seen.rules.memory_game) && !seen.over && !state.ui.replay && state.console?.eyes !== "gm";

/** The message that explains the keys. @param {State} state @param {Observation} seen @param {string} shown */
function keysHelp({ ui: { draft } }, seen, shown) {
  if (shown !== "pads") return null;
  if (draft) return "keys-composing";
  return composes(seen) ? "keys-help-compound" : "keys-help";
}

/** @param {State} state @param {Observation} seen */
function panel(state, seen) {
  const pawn = pawnOf(state, seen);
  if (!pawn || pawn.health === "dead" || pawn.health === "lost") return "waiting";
  if (placing(state, seen)) return "start";
  return seen.view.question?.seat === pawn.seat ? "question" : "pads";
}
