/** The notebook of a puzzle, on paper and in words; or a labyrinth that sounds the same, in pencil. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Answering } from "../../app/puzzles/answering.js" */
/** @import { Seat } from "../../draw/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { withMarks } from "../../draw/notebook/proved.js";
import { describeNotebook, describeTruth } from "../../draw/telling/describe.js";
import { createNotebook } from "../labyrinth/notebook.js";
import { fill, h, setText } from "../parts/dom.js";

/** @param {App} app @param {(spot: import("../../draw/basics/types.js").Spot) => boolean} tap */
export function createPuzzleBoard(app, tap) {
  const canvas = h("canvas", { class: "board-canvas", "data-testid": "puzzle-notebook" });
  const inWords = h("summary", null);
  const lines = h("ul", { "data-testid": "puzzle-words" });
  const paper = createNotebook(canvas, { onPick: () => {}, words: (id, args) => app.words().t(id, args), onAsk: tap });

  return {
    element: h("div", null, h("div", { class: "puzzle-board" }, canvas), h("details", { class: "puzzle-in-words" }, inWords, lines)),

    /** @param {Answering} now @param {Seat[]} seats @param {Words} words */
    update({ laid: { posed }, tried, proved }, seats, words) {
      const theme = app.theme();
      const truth = /** @type {import("../../draw/basics/types.js").Truth | null} */ (tried?.truth ?? null);
      const view = withMarks(/** @type {import("../../draw/basics/types.js").View} */ (/** @type {unknown} */ (posed.view)), proved);
      if (truth) paper.truth({ truth, seats, theme, supposed: true });
      else paper.show({ view, of: posed.view, offers: [], seats, eyes: posed.seat, theme });
      paper.fit();
      setText(inWords, words.t("board-in-words"));
      const told = truth ? describeTruth(truth, words.t, seats) : describeNotebook(view, words.t, seats, posed.seat, {});
      fill(lines, told.map((text) => h("li", null, text)));
    },
    forget: paper.forget,
  };
}
