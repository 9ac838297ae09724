/** The tables of the games: each game's face, with what every game has among its controls. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, Said, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Afterwards } from "../finished/ending.js" */

import { h } from "../parts/dom.js";
import { createConsolePanel } from "../console/panel.js";
import { createEnding } from "../finished/ending.js";
import { createNext } from "../friends/next.js";
import { createLabyrinthTable } from "../labyrinth/table.js";
import { createParchisTable } from "../parchis/table.js";
import { assists, enters, ownSeats, passesTo } from "../../app/table/hot-seat.js";
import { createAssistant, createAssistantSwitch } from "../assistant/panel.js";
import { createPassing } from "../table/passing.js";
import { createWaiting } from "../table/waiting.js";

/**
 * What a game brings to the table.
 * @typedef {{
 *   players: HTMLElement[],
 *   below: HTMLElement[],
 *   ending: Afterwards,
 *   panel: (state: State, seen: Observation) => string,
 *   hasMoved: (seen: Observation, seat: number) => boolean,
 *   keysHelp: (state: State, seen: Observation, shown: string) => string | null,
 *   log: (state: State, seen: Observation) => {title: string, heard: Said[]},
 *   watch: (state: State) => void,
 *   forget: () => void,
 *   update: (state: State, seen: Observation, words: Words, shown: string) => void,
 *   useKey: (event: KeyboardEvent, seen: Observation, free: boolean) => boolean,
 * }} Face
 *   `players`: what stands under their title; `below`: what stands under all the rest. `panel`: which
 *   controls are wanted while the game goes on, "waiting" for those of who only watches. `hasMoved`:
 *   whether a seat has made its first move, until which it is told what the game is about. `keysHelp`:
 *   the message that explains the keys, if there is one. `log`: what of all that was heard is shown.
 *   `forget`: the page goes to other hands, for whom nothing may stay of what was drawn and answered.
 *   `watch` is told every change, `update` only while its game is shown. `useKey` tells whether the
 *   key meant something; `free`: no button would use the key itself.
 */

/** @typedef {{board: HTMLElement, controls: HTMLElement}} Places where a face puts its board and its controls */

/** @type {Record<string, (app: App, places: Places) => Face>} */
const FACES = { labyrinth: createLabyrinthTable, parchis: createParchisTable };

/**
 * @param {{root: HTMLElement, app: App, start: {again: (seed: string, plan?: string) => void},
 *   keys: ReturnType<typeof import("../parts/keys-help.js").createKeysHelp>}} needs
 */
export function createLaid(needs) {
  /** By game. @type {Map<string, ReturnType<typeof lay>>} */
  const laid = new Map();

  return {
    /** The table of a game, which is laid when it is first wanted. @param {string} game */
    of(game) {
      const there = laid.get(game) ?? lay(game, needs);
      laid.set(game, there);
      return there;
    },

    /** Every table hears of every change. @param {State} state */
    watch(state) {
      for (const { face } of laid.values()) face.watch(state);
    },
  };
}

/** @typedef {ReturnType<typeof lay>} Laid */

/** A game's face with what every game has among its controls. @param {string} game @param {Parameters<typeof createLaid>[0]} needs */
function lay(game, { root, app, start, keys }) {
  const [board, controls] = [h("section", { class: "board", "data-tab": "map" }), h("section", { class: "controls" })];
  // What draws itself wants to know the page's style.
  root.append(board, controls);
  const face = FACES[game](app, { board, controls });
  const [waiting, passing, ending, leading] = ["waiting", "passing", "ending", "console"].map((name) => h("div", { class: name, hidden: true }));
  controls.append(waiting, passing, ending, leading);
  const [waits, passes, ends] = [createWaiting(waiting, app), createPassing(passing, app), createEnding(ending, app, start, face.ending)];
  const leads = createConsolePanel(leading, app);
  const [room, views] = [createAssistant(app), createAssistantSwitch(app)];
  const view = h("div", { class: "console-views", hidden: true }, views.button);
  controls.append(view);
  const offer = createNext(app);
  ending.firstElementChild?.after(offer.element);
  // Whoever leads means a cell of the map by tapping it.
  board.addEventListener("square", (event) => leads.point(/** @type {CustomEvent<string>} */ (event).detail));
  return {
    face,
    useKey: (/** @type {KeyboardEvent} */ event, /** @type {boolean} */ free) => !leading.hidden && leads.useKey(event, free),
    board,
    /** Stands in the place of the board while the game master leads people in his room. */
    room: room.element,
    controls,
    /** @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      const next = passesTo(state);
      const shown = state.ui.replay || seen.over ? "ending" : state.console ? "console" : next === null ? face.panel(state, seen) : "passing";
      waiting.hidden = shown !== "waiting";
      passing.hidden = shown !== "passing";
      ending.hidden = shown !== "ending";
      leading.hidden = shown !== "console";
      if (next !== null && shown === "passing") passes.update(seen.seats[next], words);
      if (shown === "waiting") waits.update(state, words);
      else if (shown === "ending") {
        ends.update(state, seen, words);
        offer.update(state, words);
      } else if (shown === "console") leads.update(state, seen, words);
      const entry = shown === "console" && assists(state);
      view.hidden = shown !== "console" || !ownSeats(seen.seats).length;
      room.element.hidden = !entry;
      root.dataset.view = entry ? "room" : "table";
      if (!view.hidden) views.update(state, words);
      if (entry) room.update(state, seen, words);
      // For somebody in the room the game master has that player's own controls.
      const acting = state.entry && enters(state) ? app.called(state.entry) : null;
      const panel = acting ? face.panel(state, acting) : shown;
      keys.update(entry ? "keys-assistant" : shown === "console" ? "keys-console" : face.keysHelp(state, seen, shown), words);
      face.update(state, acting ?? seen, words, panel);
    },
  };
}
