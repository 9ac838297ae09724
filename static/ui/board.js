/** The board: the notebook's canvas with its small tools, and the notebook in words. */

/** @import { App } from "../app/app.js" */
/** @import { Observation, Offer, State } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { describeNotebook, describeTruth } from "../draw/describe.js";
import { fill, h, setAttributes, setText } from "./dom.js";
import { icon } from "./icons.js";
import { createNotebook } from "./notebook.js";
import { placing } from "./start-grid.js";

const ZOOM = 1.25;

/** @param {HTMLElement} root @param {App} app @param {(offer: Offer) => void} choose */
export function createBoard(root, app, choose) {
  const canvas = h("canvas", { class: "board-canvas", "data-testid": "notebook" });
  const note = h("p", { class: "board-note", hidden: true, "data-testid": "memory-note" });
  const list = h("ul", { class: "board-words", id: "board-words", hidden: true, tabindex: "0", "data-testid": "notebook-words" });
  const larger = tool("plus", () => notebook.zoom(ZOOM), "board-zoom");
  const smaller = tool("minus", () => notebook.zoom(1 / ZOOM), "board-zoom");
  const fit = tool("fit", () => notebook.fit());
  const inWords = tool("words", () => {
    list.hidden = !list.hidden;
    setAttributes(inWords, { "aria-expanded": String(!list.hidden) });
  });
  setAttributes(inWords, { "aria-expanded": "false", "aria-controls": "board-words", "data-testid": "in-words" });
  const tools = h("div", { class: "board-tools" }, larger, smaller, fit, inWords);
  root.append(canvas, list, note, tools);

  let speaks = app.words();
  const notebook = createNotebook(canvas, { onPick: choose, words: (id, args) => speaks.t(id, args) });
  /** What is on the canvas: redrawn only when one of these has changed. @type {unknown[]} */
  let drawn = [];

  let heard = 0;

  return {
    /** @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      speaks = words;
      notebook.mode(state.ui.aim);
      const truth = state.ui.replay?.truth ?? null;
      // In a memory game nothing is written down until it is over.
      const shut = Boolean(seen.rules.memory_game) && !seen.over && !state.ui.replay;
      canvas.hidden = tools.hidden = shut;
      note.hidden = !shut;
      setText(note, words.t("memory-note"));
      if (shut) list.hidden = true;
      const offers = state.ui.waiting || state.ui.replay ? [] : tappable(seen.offers, placing(state, seen));
      const now = [truth, seen.view, offers.length, offers[0]?.do, app.theme(), words];
      if (now.every((value, at) => value === drawn[at])) return;
      drawn = now;
      const { view, seats, seat: eyes } = seen;
      const hear = seen.heard.slice(heard);
      heard = seen.heard.length;
      if (truth) notebook.truth({ truth, seats, theme: app.theme() });
      else notebook.show({ view, offers, seats, eyes, theme: app.theme(), hear });
      label(larger, words.t("board-larger"));
      label(smaller, words.t("board-smaller"));
      label(fit, words.t("board-fit"));
      label(inWords, words.t("board-in-words"));
      const told = truth ? describeTruth(truth, words.t, seats) : describeNotebook(view, words.t, seats, eyes);
      fill(list, told.map((text) => h("li", null, text)));
    },
  };
}

/** Offers that a tap on the paper may mean: those of cells only while cells are being chosen. @param {Offer[]} offers @param {string | null} kind */
function tappable(offers, kind) {
  return offers.filter((offer) => (offer.target.cell ? offer.do === kind : kind !== "order" && kind !== "ask"));
}

/** @param {string} name @param {() => void} act @param {string} [look] */
function tool(name, act, look = "") {
  return h("button", { type: "button", class: `icon-button ${look}`, onclick: act }, icon(name));
}

/** @param {HTMLElement} button @param {string} text */
function label(button, text) {
  setAttributes(button, { "aria-label": text, title: text });
}
