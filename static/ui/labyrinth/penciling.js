/** The pencil at the board: the button that takes it up, its panel, what it drew on the canvas, and that in words. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Pencil } from "../../app/pencil/pencil.js" */
/** @import { Notebook } from "./notebook.js" */

import { draws, pencilAt } from "../../app/pencil/owner.js";
import { describePencil } from "../../draw/telling/penciled.js";
import { h, setAttributes } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { listenOnPaper } from "../pencil/keys.js";
import { toolsOf } from "../pencil/palette.js";
import { createPencilPanel } from "../pencil/panel.js";
import { litOf, verdictsOf } from "../pencil/told.js";

/** @param {App} app @param {() => Notebook} notebook */
export function createPenciling(app, notebook) {
  const button = h("button", { type: "button", class: "icon-button", id: "board-pencil", "data-testid": "board-pencil", hidden: true, onclick: takeUp }, icon("pencil"));
  const panel = createPencilPanel(app, { painted: () => notebook().draw(), reveal: (place) => notebook().reveal(place) });
  /** What lies on the canvas. @type {unknown[]} */
  let laid = [];
  /** @type {Observation | null} */
  let shown = null;

  function takeUp() {
    app.questions.close();
    app.pencil.open();
  }

  /** @param {string} id of a tool that needs no more than its name */
  const knows = (id) => shown !== null && toolsOf(shown, app).some((one) => one.id === id && one.number === undefined);

  return {
    button,
    root: panel.root,
    hand: panel.hand,

    /** @param {HTMLCanvasElement} canvas */
    listen: (canvas) => listenOnPaper(canvas, { app, hand: panel.hand, reveal: (place) => notebook().reveal(place), close: panel.close, knows }),

    /** Another player will look at it. */
    forget() {
      laid = [];
      panel.forget();
    },

    /**
     * @param {State} state @param {Observation} seen @param {Words} words @param {boolean} covered whether something else than a notebook is shown
     * @returns {{pencil: Pencil | null, paper: boolean}} what was drawn on the notebook, and whether it needs a sheet for the whole plan
     */
    update(state, seen, words, covered) {
      shown = seen;
      const pencil = covered ? null : pencilAt(state);
      const name = words.t("board-pencil");
      setAttributes(button, { hidden: !pencil || !draws(state), "aria-label": name, title: name });
      panel.update(state, seen, words);
      const now = [pencil?.book.sheet.marks, pencil?.judged?.verdicts, pencil?.judges, pencil?.clash];
      if (now.some((value, at) => value !== laid[at])) {
        laid = now;
        notebook().pencil(pencil && { marks: pencil.book.sheet.marks, verdicts: verdictsOf(pencil), lit: litOf(pencil) });
      }
      return { pencil, paper: Boolean(pencil && (pencil.open || pencil.book.sheet.marks.size)) };
    },
  };
}

/** What was drawn by hand, in words. @param {Pencil | null} pencil @param {Observation} seen @param {Words} words @returns {string[]} */
export function penciledLines(pencil, { view, seats }, words) {
  if (!pencil?.book.sheet.marks.size) return [];
  const { sheets, sheet } = pencil.book;
  const told = describePencil({ marks: sheet.marks, verdicts: verdictsOf(pencil) }, view, words.t, seats);
  return [words.t("pencil-words", { number: sheet.number, sheets: sheets.length }), ...told];
}
