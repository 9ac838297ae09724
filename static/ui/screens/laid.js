/** The tables of the games: each game's face, with what every game has among its controls. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, Said, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Afterwards } from "../finished/ending.js" */

import { h } from "../parts/dom.js";
import { createEnding } from "../finished/ending.js";
import { createLabyrinthTable } from "../labyrinth/table.js";
import { createParchisTable } from "../parchis/table.js";
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
 *   update: (state: State, seen: Observation, words: Words, shown: string) => void,
 *   useKey: (event: KeyboardEvent, seen: Observation, free: boolean) => boolean,
 * }} Face
 *   `players`: what stands under their title; `below`: what stands under all the rest. `panel`: which
 *   controls are wanted while the game goes on, "waiting" for those of who only watches. `hasMoved`:
 *   whether a seat has made its first move, until which it is told what the game is about. `keysHelp`:
 *   the message that explains the keys, if there is one. `log`: what of all that was heard is shown.
 *   `watch` is told every change, `update` only while its game is shown. `useKey` tells whether the
 *   key meant something; `free`: no button would use the key itself.
 */

/** @typedef {{board: HTMLElement, controls: HTMLElement}} Places where a face puts its board and its controls */

/** @type {Record<string, (app: App, places: Places) => Face>} */
const FACES = { labyrinth: createLabyrinthTable, parchis: createParchisTable };

/**
 * @param {{root: HTMLElement, app: App, start: {again: (seed: string) => void},
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
  const [waiting, ending] = ["waiting", "ending"].map((name) => h("div", { class: name, hidden: true }));
  controls.append(waiting, ending);
  const [waits, ends] = [createWaiting(waiting, app), createEnding(ending, app, start, face.ending)];
  return {
    face,
    board,
    controls,
    /** @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      const shown = state.ui.replay || seen.over ? "ending" : face.panel(state, seen);
      waiting.hidden = shown !== "waiting";
      ending.hidden = shown !== "ending";
      if (shown === "waiting") waits.update(state, words);
      else if (shown === "ending") ends.update(state, seen, words);
      keys.update(face.keysHelp(state, seen, shown), words);
      face.update(state, seen, words, shown);
    },
  };
}
