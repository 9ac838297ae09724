/** The table: the board, the game master's words, the players and the controls of the turn. */

/** @import { App } from "../app/app.js" */
/** @import { Observation, Offer, Pawn, State } from "../app/types.js" */

import { TURNS } from "../app/compose.js";
import { setUi } from "../app/store.js";
import { sinceOwnTurn } from "../app/words.js";
import { createBoard } from "./board.js";
import { createDraft } from "./builder-draft.js";
import { createThings } from "./builder-things.js";
import { createBuilder } from "./builder.js";
import { createCasino } from "./casino.js";
import { fill, h, setAttributes, setText } from "./dom.js";
import { createEnding } from "./ending.js";
import { createHint } from "./hint.js";
import { mark } from "./icons.js";
import { listenKeys, readKey } from "./keys.js";
import { createLog } from "./log.js";
import { createPads } from "./pads.js";
import { createQuestions } from "./questions.js";
import { recalledWords } from "./recall.js";
import { createSays } from "./says.js";
import { stock, updateSeats } from "./seats.js";
import { createStartGrid, placing } from "./start-grid.js";
import { createWaiting } from "./waiting.js";

/** What a phone shows one of at a time. */
const TABS = ["map", "log", "players"];

/** @param {HTMLElement} root @param {App} app @param {{again: (seed: string) => void}} start */
export function createTable(root, app, start) {
  const { store, session } = app;
  const draft = createDraft(app);

  const says = h("section", { class: "says" });
  const tabs = h("div", { class: "tabs", role: "group" });
  const board = h("section", { class: "board", "data-tab": "map" });
  const seatList = h("ul", { class: "seats", "data-testid": "seats" });
  const recalled = h("p", { class: "recalled", "aria-live": "polite", "data-testid": "recalled" });
  const seatsTitle = h("h2", { class: "side-title", id: "players-title" });
  const log = h("div", { class: "log", role: "log", "aria-live": "off", tabindex: "0", "data-testid": "log" });
  const logTitle = h("h2", { class: "side-title" });
  const own = h("p", { class: "own", "data-testid": "own" });
  const [startGrid, pads, questions, waiting, ending] = ["start", "pads-box", "question", "waiting", "ending"].map((name) =>
    h("div", { class: name, hidden: true }),
  );
  const builder = h("div", { class: "builder", role: "group", hidden: true, "data-testid": "builder" });
  const things = h("div", { class: "things", hidden: true });
  const keysHelp = h("p", { class: "keys-help" });
  const controls = h("section", { class: "controls" }, own, builder, startGrid, questions, pads, things, waiting, ending, keysHelp);
  const title = h("h1", { class: "sr", tabindex: "-1" });
  root.append(
    title,
    says,
    tabs,
    board,
    h("section", { class: "side side-players", "data-tab": "players", tabindex: "0", "aria-labelledby": "players-title" }, seatsTitle, seatList, recalled),
    h("section", { class: "side side-log", "data-tab": "log" }, logTitle, log),
    controls,
  );

  /** A part begins or continues a composed move; what is a move by itself is said at once unless one is under way. @param {Offer} offer */
  function choose(offer) {
    setUi(store, { aim: "go", chosen: null });
    const composing = store.get().ui.draft !== null && [...TURNS, "status"].includes(offer.do);
    if (offer.part || composing) draft.add(offer);
    else void session.submit(offer);
  }

  const act = {
    choose,
    narrow: (/** @type {Record<string, string> | null} */ chosen) => setUi(store, { chosen, aim: "go" }),
    place: (/** @type {string | null} */ kind) => setUi(store, { placing: kind }),
    compose: draft.begin,
    aim: (/** @type {string} */ aim) => setUi(store, { aim, chosen: null }),
    open: (/** @type {string} */ dialog) => dialogs[dialog].open(),
  };
  /** What is asked before it is done, by what is done. @type {Record<string, {open: () => void, update: (state: State) => void}>} */
  const dialogs = { bet: createCasino(app), hint: createHint(app) };
  const parts = {
    says: createSays(says),
    board: createBoard(board, app, choose),
    log: createLog(log),
    start: createStartGrid(startGrid, act),
    pads: createPads(pads, act),
    questions: createQuestions(questions, choose),
    builder: createBuilder(builder, app, draft),
    things: createThings(things, act),
    waiting: createWaiting(waiting, app),
    ending: createEnding(ending, app, start),
  };
  // A tap on the game master's words lets an impatient player hear the next ones at once.
  says.addEventListener("click", () => session.hurry());
  listenKeys((event) => {
    const { observation, ui } = store.get();
    if (!observation || ui.screen !== "table" || ui.replay || ui.waiting) return false;
    const free = !document.activeElement?.closest("button, summary");
    if (event.code === "Space" && free) {
      session.hurry();
      return true;
    }
    const meant = readKey(event, ui.aim, observation.offers, ui.chosen);
    if (!meant) return useBuilderKey(event, observation, free);
    if ("offer" in meant) choose(meant.offer);
    else if ("open" in meant) act.open(meant.open);
    else setUi(store, "aim" in meant ? { aim: meant.aim, chosen: null } : meant);
    return true;
  });

  /** @param {KeyboardEvent} event @param {Observation} seen @param {boolean} free whether no button would use the key itself */
  function useBuilderKey(event, seen, free) {
    if (!composes(seen) || seen.turn !== seen.seat || event.altKey || event.shiftKey) return false;
    const { draft: now } = store.get().ui;
    const composing = now !== null;
    if (event.key === "Enter" && composing && (free || event.ctrlKey)) void draft.say();
    else if (event.key === "Escape" && now?.open) parts.builder.close(now.open);
    else if (event.key === "Escape" && composing) draft.discard();
    else if (event.code === "KeyC" && !event.ctrlKey && !event.metaKey) compose();
    else return false;
    return true;
  }

  /** @param {number} seat */
  function toggleRecalled(seat) {
    setUi(store, { recalled: store.get().ui.recalled === seat ? null : seat });
  }

  /** Begins a move whose parts are to be gathered; once it is begun, it can be typed. */
  function compose() {
    if (store.get().ui.draft) parts.builder.focus();
    else draft.begin();
  }

  /** @param {State} state */
  function update(state) {
    for (const dialog of Object.values(dialogs)) dialog.update(state);
    const seen = state.ui.replay?.observation ?? state.observation;
    if (state.ui.screen !== "table" || !seen) return;
    const words = app.words().within(seen.rules);
    const remembers = seen.rules.memory_game && !seen.over && !state.ui.replay;
    updateTabs(state);
    parts.says.update(state, seen, words);
    updateSeats(seatList, seen, words, state.ui.replay ? null : { seat: state.ui.recalled, toggle: toggleRecalled });
    setText(recalled, state.ui.replay ? "" : recalledWords(state, seen, words));
    setText(title, words.t("table"));
    setText(seatsTitle, words.t("players"));
    setText(logTitle, words.t(remembers ? "log-memory" : "log"));
    setAttributes(log, { "aria-label": words.t(remembers ? "log-memory" : "log") });
    updateControls(state, seen);
    parts.board.update(state, seen, words);
    parts.log.update(remembers ? sinceOwnTurn(seen.heard, seen.seat) : seen.heard, seen.seats, words);
  }

  /** @param {State} state @param {Observation} seen */
  function updateControls(state, seen) {
    const words = app.words().within(seen.rules);
    const pawn = seen.seat === null || state.ui.replay ? null : seen.view.pawns[seen.seat];
    const panel = panelOf(state, seen, pawn);
    startGrid.hidden = panel !== "start";
    pads.hidden = panel !== "pads";
    questions.hidden = panel !== "question";
    waiting.hidden = panel !== "waiting";
    ending.hidden = panel !== "ending";
    const offers = state.ui.waiting ? [] : seen.offers;
    if (panel === "start") parts.start.update(state, seen, offers, words);
    else if (panel === "pads") parts.pads.update(offers, pawn, state.ui.aim, words);
    else if (panel === "question") parts.questions.update(seen, offers, words);
    else if (panel === "waiting") parts.waiting.update(state, words);
    else parts.ending.update(state, seen, words);
    updateBuilder(state, seen, panel === "pads" ? offers : [], panel === "pads" && composes(seen));
    own.hidden = !pawn || panel === "ending";
    if (pawn) fill(own, mark(seen.seats[pawn.seat].colour), h("span", { class: "own-name" }, seen.seats[pawn.seat].name), stock(pawn, seen, words));
    keysHelp.hidden = panel !== "pads";
    setText(keysHelp, words.t(keysText(state, seen)));
  }

  /** @param {State} state @param {Observation} seen @param {Offer[]} offers @param {boolean} shown */
  function updateBuilder(state, seen, offers, shown) {
    const words = app.words().within(seen.rules);
    const composing = shown && state.ui.draft !== null;
    if (shown) parts.builder.update(state, seen, words);
    else builder.hidden = true;
    parts.things.update(offers, { chosen: state.ui.chosen, composes: shown, seats: seen.seats, rules: seen.rules }, words);
    controls.classList.toggle("compound", shown);
    controls.classList.toggle("composing", composing);
    controls.classList.toggle("detailed", composing && state.ui.draft?.open !== null);
  }

  /** @param {State} state */
  function updateTabs(state) {
    const words = app.words();
    root.dataset.tab = state.ui.tab;
    fill(
      tabs,
      TABS.map((tab) =>
        h(
          "button",
          {
            type: "button", class: "tab", id: `tab-${tab}`, "data-testid": `tab-${tab}`,
            "aria-pressed": String(state.ui.tab === tab),
            onclick: () => setUi(store, { tab }),
          },
          words.t(`tab-${tab}`),
        ),
      ),
    );
  }

  return { update, focus: () => title.focus({ preventScroll: true }) };
}

/** Whether moves are composed at this table. @param {Observation} seen */
const composes = (seen) => Boolean(seen.rules.compound);

/** The line that explains the keys of the moment. @param {State} state @param {Observation} seen */
function keysText({ ui: { aim, draft } }, seen) {
  if (aim !== "go") return `keys-aim-${aim}`;
  if (draft) return "keys-composing";
  return composes(seen) ? "keys-help-compound" : "keys-help";
}

/** Which of the control panels is shown. @param {State} state @param {Observation} seen @param {Pawn | null} pawn the player's own */
function panelOf(state, seen, pawn) {
  if (state.ui.replay || seen.over) return "ending";
  if (!pawn || pawn.health === "dead" || pawn.health === "lost") return "waiting";
  if (placing(state, seen)) return "start";
  return seen.view.question?.seat === pawn.seat ? "question" : "pads";
}
