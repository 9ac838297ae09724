/** The board: the notebook's canvas with its small tools, and the notebook in words. */

/** @import { App } from "../app/app.js" */
/** @import { Observation, Offer, State } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { describeNotebook } from "../draw/describe.js";
import { fill, h, setAttributes } from "./dom.js";
import { icon } from "./icons.js";
import { createNotebook } from "./notebook.js";

const ZOOM = 1.25;

/** @param {HTMLElement} root @param {App} app @param {(offer: Offer) => void} choose */
export function createBoard(root, app, choose) {
  const canvas = h("canvas", { class: "board-canvas", "data-testid": "notebook" });
  const list = h("ul", { class: "board-words", id: "board-words", hidden: true, tabindex: "0", "data-testid": "notebook-words" });
  const larger = tool("plus", () => notebook.zoom(ZOOM));
  const smaller = tool("minus", () => notebook.zoom(1 / ZOOM));
  const fit = tool("fit", () => notebook.fit());
  const inWords = tool("words", () => {
    list.hidden = !list.hidden;
    setAttributes(inWords, { "aria-expanded": String(!list.hidden) });
  });
  setAttributes(inWords, { "aria-expanded": "false", "aria-controls": "board-words", "data-testid": "in-words" });
  root.append(canvas, list, h("div", { class: "board-tools" }, larger, smaller, fit, inWords));

  const notebook = createNotebook(canvas, {
    onPick: choose,
    words: (id, args) => app.words().t(id, args),
  });
  /** What is on the canvas: redrawn only when one of these has changed. @type {unknown[]} */
  let drawn = [];

  return {
    /** @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      const truth = state.ui.replay?.truth ?? null;
      const offers = state.ui.waiting || state.ui.replay ? [] : seen.offers;
      const now = [truth, seen.view, offers.length, app.theme(), words];
      if (now.every((value, at) => value === drawn[at])) return;
      drawn = now;
      const { seats } = seen;
      if (truth) notebook.truth({ truth, seats, theme: app.theme() });
      else notebook.show({ view: seen.view, offers, seats, eyes: seen.seat, theme: app.theme() });
      setAttributes(canvas, { "aria-label": words.t(truth ? "board-truth" : "board-notebook") });
      label(larger, words.t("board-larger"));
      label(smaller, words.t("board-smaller"));
      label(fit, words.t("board-fit"));
      label(inWords, words.t("board-in-words"));
      inWords.hidden = truth !== null;
      list.hidden = list.hidden || truth !== null;
      /** @type {(id: string, args?: Record<string, any>) => string} */
      const say = (id, args) => words.t(id, args);
      if (!truth) fill(list, describeNotebook(seen.view, say).map((text) => h("li", null, text)));
    },
  };
}

/** @param {string} name @param {() => void} act */
function tool(name, act) {
  return h("button", { type: "button", class: "icon-button", onclick: act }, icon(name));
}

/** @param {HTMLElement} button @param {string} text */
function label(button, text) {
  setAttributes(button, { "aria-label": text, title: text });
}
