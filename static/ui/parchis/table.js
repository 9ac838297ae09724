/** Parchís at the table: its board, the dice and the steps of a turn, and the analysis afterwards. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Picked } from "../../app/basics/types.js" */
/** @import { Face, Places } from "../screens/laid.js" */

import { setUi } from "../../app/page/store.js";
import { h } from "../parts/dom.js";
import { createAnalysis } from "./analysis.js";
import { createParchisControls } from "./controls.js";
import { createParchisFrame } from "./frame.js";
import { readParchisKey } from "./keys.js";
import { updateParchisSeats } from "./seats.js";

/** @param {App} app @param {Places} places @returns {Face} */
export function createParchisTable(app, { board, controls }) {
  const { store, session } = app;
  const seatList = h("ul", { class: "seats", "data-testid": "seats" });
  const turn = h("div", { class: "parchis-turn", hidden: true });
  controls.append(turn);
  const below = h("section", { class: "analysis", hidden: true, "aria-labelledby": "analysis-title", "data-testid": "analysis" });

  const act = {
    choose: (/** @type {{move: string}} */ offer) => void session.submit(offer),
    pick: (/** @type {Picked} */ picked) => setUi(store, { picked }),
    point(/** @type {string | null} */ pointed) {
      if (store.get().ui.pointed !== pointed) setUi(store, { pointed });
    },
  };
  const parts = {
    frame: createParchisFrame(board, app, act),
    controls: createParchisControls(turn, act),
    analysis: createAnalysis(below),
  };

  return {
    players: [seatList],
    below: [below],
    ending: {
      root: null,
      secrets: false,
      choices: [{ id: "analysis", act: parts.analysis.focus }],
      always: [],
      update: (_, seen, words) => parts.analysis.update(seen, words),
    },
    panel: (_state, seen) => (seen.seat === null ? "waiting" : "turn"),
    hasMoved: (seen, seat) => seen.heard.some(({ key, args }) => key === "rolled" && args.seat === seat),
    keysHelp: (_state, _seen, shown) => (shown === "turn" ? "keys-help" : null),
    log: (_state, seen) => ({ title: "log", heard: seen.heard }),
    watch() {},
    // What one sees everybody sees.
    forget() {},

    update(state, seen, words, shown) {
      updateParchisSeats(seatList, seen, words);
      turn.hidden = shown !== "turn";
      if (shown === "turn") parts.controls.update(state, seen, words);
      if (!seen.over) below.hidden = true;
      parts.frame.update(state, seen, words);
    },

    useKey(event, seen, free) {
      const meant = readParchisKey(event, seen.offers, store.get().ui.picked, free);
      if (!meant) return false;
      if ("offer" in meant) act.choose(meant.offer);
      else if ("walk" in meant) parts.controls.walk(meant.walk);
      else act.pick(meant.picked);
      return true;
    },
  };
}
