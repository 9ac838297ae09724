/** The table: the board, the game master's words, the players and the controls of the turn. */

/** @import { App } from "../app/app.js" */
/** @import { Observation, Offer, State } from "../app/types.js" */

import { setUi } from "../app/store.js";
import { createBoard } from "./board.js";
import { fill, h, setAttributes, setText } from "./dom.js";
import { createEnding } from "./ending.js";
import { mark } from "./icons.js";
import { listenKeys, readKey } from "./keys.js";
import { createLog } from "./log.js";
import { createPads } from "./pads.js";
import { createSays } from "./says.js";
import { stock, updateSeats } from "./seats.js";
import { createStartGrid } from "./start-grid.js";
import { createWaiting } from "./waiting.js";

/** What a phone shows one of at a time. */
const TABS = ["map", "log", "players"];

/** @param {HTMLElement} root @param {App} app @param {{again: (seed: string) => void}} start */
export function createTable(root, app, start) {
  const { store, session } = app;
  /** @param {Offer} offer */
  const choose = (offer) => void session.submit(offer);

  const says = h("section", { class: "says" });
  const tabs = h("div", { class: "tabs", role: "group" });
  const board = h("section", { class: "board", "data-tab": "map" });
  const seatList = h("ul", { class: "seats", "data-testid": "seats" });
  const seatsTitle = h("h2", { class: "side-title", id: "players-title" });
  const log = h("div", { class: "log", role: "log", "aria-live": "off", tabindex: "0", "data-testid": "log" });
  const logTitle = h("h2", { class: "side-title" });
  const own = h("p", { class: "own", "data-testid": "own" });
  const [startGrid, pads, waiting, ending] = ["start", "pads-box", "waiting", "ending"].map((name) =>
    h("div", { class: name, hidden: true }),
  );
  const keysHelp = h("p", { class: "keys-help" });
  const controls = h("section", { class: "controls" }, own, startGrid, pads, waiting, ending, keysHelp);
  const title = h("h1", { class: "sr", tabindex: "-1" });
  root.append(
    title,
    says,
    tabs,
    board,
    h("section", { class: "side side-players", "data-tab": "players", tabindex: "0", "aria-labelledby": "players-title" }, seatsTitle, seatList),
    h("section", { class: "side side-log", "data-tab": "log" }, logTitle, log),
    controls,
  );

  const parts = {
    says: createSays(says),
    board: createBoard(board, app, choose),
    log: createLog(log),
    start: createStartGrid(startGrid, choose),
    pads: createPads(pads, choose),
    waiting: createWaiting(waiting, app),
    ending: createEnding(ending, app, start),
  };
  // A tap on the game master's words lets an impatient player hear the next ones at once.
  says.addEventListener("click", () => session.hurry());
  listenKeys((event) => {
    const { observation, ui } = store.get();
    if (!observation || ui.screen !== "table" || ui.replay || ui.waiting) return false;
    if (event.code === "Space" && !document.activeElement?.closest("button, summary")) {
      session.hurry();
      return true;
    }
    const meant = readKey(event, ui.aim, observation.offers);
    if (!meant) return false;
    if ("offer" in meant) choose(meant.offer);
    else setUi(store, { aim: meant.aim });
    return true;
  });

  /** @param {State} state */
  function update(state) {
    const seen = state.ui.replay?.observation ?? state.observation;
    if (state.ui.screen !== "table" || !seen) return;
    const words = app.words();
    updateTabs(state);
    parts.says.update(state, seen, words);
    updateSeats(seatList, seen, words);
    setText(title, words.t("table"));
    setText(seatsTitle, words.t("players"));
    setText(logTitle, words.t("log"));
    setAttributes(log, { "aria-label": words.t("log") });
    updateControls(state, seen);
    parts.board.update(state, seen, words);
    parts.log.update(seen.heard, seen.seats, words);
  }

  /** @param {State} state @param {Observation} seen */
  function updateControls(state, seen) {
    const words = app.words();
    const pawn = seen.seat === null || state.ui.replay ? null : seen.view.pawns[seen.seat];
    const plays = pawn !== null && pawn.health !== "dead" && pawn.health !== "lost";
    const panel = panelOf(state, seen, plays);
    startGrid.hidden = panel !== "start";
    pads.hidden = panel !== "pads";
    waiting.hidden = panel !== "waiting";
    ending.hidden = panel !== "ending";
    const offers = state.ui.waiting ? [] : seen.offers;
    if (panel === "start") parts.start.update(offers, seen.view.rows, seen.view.cols, words);
    else if (panel === "pads") parts.pads.update(offers, pawn, state.ui.aim, words);
    else if (panel === "waiting") parts.waiting.update(state, words);
    else parts.ending.update(state, seen, words);
    own.hidden = !pawn || panel === "ending";
    if (pawn) fill(own, mark(seen.seats[pawn.seat].colour), h("span", { class: "own-name" }, seen.seats[pawn.seat].name), stock(pawn, words));
    keysHelp.hidden = panel !== "pads";
    setText(keysHelp, words.t(state.ui.aim === "go" ? "keys-help" : `keys-aim-${state.ui.aim}`));
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

/** Which of the four control panels is shown. @param {State} state @param {Observation} seen @param {boolean} plays */
function panelOf(state, seen, plays) {
  if (state.ui.replay || seen.over) return "ending";
  if (!plays) return "waiting";
  return seen.view.phase === "start" ? "start" : "pads";
}
