/** The board: the notebook's canvas with its small tools, and the notebook in words. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, Offer, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { lookedAt } from "../../app/console/looked.js";
import { knowledgeAt } from "../../app/knowing/knowing.js";
import { provesFor } from "../../app/knowing/mailbox.js";
import { pencilAt } from "../../app/pencil/owner.js";
import { withPlan } from "../../draw/notebook/proved.js";
import { describeNotebook, describeTruth } from "../../draw/telling/describe.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { createAsked } from "./asked.js";
import { createFloorTabs } from "./floor-tabs.js";
import { icon } from "../parts/icons.js";
import { helpedView, helpTold } from "./help.js";
import { createNotebook } from "./notebook.js";
import { createPenciling, penciledLines } from "./penciling.js";
import { placing } from "./start-grid.js";

const ZOOM = 1.25;

/** @param {HTMLElement} root @param {App} app @param {(offer: Offer) => void} choose */
export function createBoard(root, app, choose) {
  const canvas = h("canvas", { class: "board-canvas", "data-testid": "notebook" });
  const note = h("p", { class: "board-note", hidden: true, "data-testid": "memory-note" });
  const help = h("p", { class: "board-help", hidden: true, "data-testid": "help-told" });
  const list = h("ul", { class: "board-words", id: "board-words", hidden: true, tabindex: "0", "data-testid": "notebook-words" });
  const { tools, name } = createTools(() => notebook, list);
  const ask = tool("hint", () => {
    if (app.store.get().asked.open) app.questions.close();
    else app.questions.open();
    app.pencil.close();
  });
  setAttributes(ask, { id: "board-ask", "data-testid": "ask", hidden: true });
  const asked = createAsked(app);
  const penciling = createPenciling(app, () => notebook);
  const helping = h("div", { class: "board-helping" }, ask, penciling.button, help);
  const tabs = createFloorTabs((floor) => notebook.turnTo(floor), "board");
  root.append(tabs.root, canvas, helping, list, note, tools, asked.root, penciling.root);

  let speaks = app.words();
  /** @type {Observation | null} */
  let shown = null;
  const notebook = createNotebook(canvas, {
    onPick: choose,
    onSquare: (name) => void canvas.dispatchEvent(new CustomEvent("square", { detail: name, bubbles: true })),
    onAsk(spot) {
      const { open } = app.store.get().asked;
      if (open) void app.questions.about(spot);
      return open;
    },
    hand: () => penciling.hand,
    words: (id, args) => speaks.t(id, args),
    onFloors: (floors) => tabs.update(floors, shown?.seats ?? [], shown?.seat ?? null, speaks.t),
  });
  penciling.listen(canvas);
  /** What is on the canvas: redrawn only when one of these has changed. @type {unknown[]} */
  let drawn = [];

  /** What of it is told in words. @type {unknown[]} */
  let told = [];

  let heard = 0;
  /** The step of a replay that was shown last. */
  let step = NaN;

  return {
    /** Another player will look at it. */
    forget() {
      drawn = [];
      list.replaceChildren();
      penciling.forget();
      notebook.forget();
    },

    /** @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      speaks = words;
      shown = seen;
      notebook.mode(state.ui.aim);
      const supposed = state.asked.about?.supposed?.truth ?? null;
      const truth = lookedAt(state)?.truth ?? supposed;
      // In a memory game nothing is written down until it is over.
      const shut = Boolean(seen.rules.memory_game) && !seen.over && !state.ui.replay && !truth;
      canvas.hidden = tools.hidden = shut;
      root.classList.toggle("shut", shut);
      tell(note, shut ? "memory-note" : null, words);
      if (shut) list.hidden = true;
      // While an answer is waited for the session takes no second request: the paper stays as it is.
      const offers = state.ui.replay || pencilAt(state)?.open ? [] : tappable(seen.offers, placing(state, seen));
      const knowledge = provesFor(state) ? knowledgeAt(state) : null;
      const marks = knowledge?.known?.marks ?? null;
      setAttributes(ask, { hidden: shut || !knowledge || Boolean(truth && !supposed), "aria-expanded": String(state.asked.open) });
      asked.update(state, seen, words);
      tell(help, truth || shut || state.ui.replay ? null : helpTold(seen, knowledge, state.ui.help), words);
      const { pencil, paper } = penciling.update(state, seen, words, shut || Boolean(truth));
      const lit = state.ui.replay ? null : state.advice.told?.square ?? null;
      const now = [truth, seen.view, marks, lit, state.ui.help, offers.length, offers[0]?.do, app.theme(), words, paper];
      const known = now.every((value, at) => value === drawn[at]);
      if (known && pencil?.book.sheet.marks === told[0] && pencil?.judged?.verdicts === told[1]) return;
      told = [pencil?.book.sheet.marks, pencil?.judged?.verdicts];
      const { seats, seat: eyes } = seen;
      const customs = customsOf(seen.rules);
      const certain = helpedView(seen, marks, state.ui.help);
      const lines = truth ? describeTruth(truth, words.t, seats) : describeNotebook(certain, words.t, seats, eyes, customs);
      fill(list, [...lines, ...penciledLines(pencil, seen, words)].map((text) => h("li", null, text)));
      if (known) return;
      drawn = now;
      const view = paper ? withPlan(certain) : certain;
      const hear = seen.heard.slice(heard);
      heard = seen.heard.length;
      const next = state.ui.replay?.at === step + 1;
      step = state.ui.replay?.at ?? NaN;
      const theme = app.theme();
      if (truth) notebook.truth({ truth, seats, theme, hear: next ? hear : null, supposed: truth === supposed });
      else notebook.show({ view, of: seen.view, offers, seats, eyes, theme, hear, customs, lit });
      name(words, ask);
    },
  };
}

/** What is done to the notebook as a whole: how large it is, and that it is read. @param {() => import("./notebook.js").Notebook} notebook @param {HTMLElement} list its words */
function createTools(notebook, list) {
  const larger = tool("plus", () => notebook().zoom(ZOOM), "board-zoom");
  const smaller = tool("minus", () => notebook().zoom(1 / ZOOM), "board-zoom");
  const fit = tool("fit", () => notebook().fit());
  const inWords = tool("words", () => {
    list.hidden = !list.hidden;
    setAttributes(inWords, { "aria-expanded": String(!list.hidden) });
  });
  setAttributes(inWords, { "aria-expanded": "false", "aria-controls": "board-words", "data-testid": "in-words" });
  const names = { "board-larger": larger, "board-smaller": smaller, "board-fit": fit, "board-in-words": inWords };

  return {
    tools: h("div", { class: "board-tools" }, larger, smaller, fit, inWords),
    /** @param {Words} words @param {HTMLElement} ask the button that asks about a square */
    name: (words, ask) => Object.entries({ ...names, "board-ask": ask }).forEach(([id, button]) => label(button, words.t(id))),
  };
}

/** Shows a line, or nothing. @param {HTMLElement} line @param {string | null} message @param {Words} words */
function tell(line, message, words) {
  line.hidden = message === null;
  setText(line, message === null ? "" : words.t(message));
}

/** @param {Record<string, any>} rules @returns {import("../../draw/basics/types.js").Customs} */
const customsOf = ({ goal, current, leprechaun }) => ({ keyed: goal === "key", drifts: current === "drift", hints: Boolean(leprechaun) });

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
