/** A plan that is being drawn, as a scene: the game master's map, with bare paper where its outline can still grow. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Layout, Truth, Words } from "../basics/types.js" */
/** @import { Over } from "./overlay.js" */
/** @import { Brush } from "../notebook/scene.js" */

import { onSheet } from "../plan/fragments.js";
import { penAt, Sketch } from "../basics/pen.js";
import { partOn } from "../truth/truth.js";
import { truthScene } from "../truth/scene.js";
import { paintOver } from "./overlay.js";

/** @type {[number, number][]} */
const SQUARE = [[-0.4, -0.4], [0.4, -0.4], [0.4, 0.4], [-0.4, 0.4]];

/** The squares that the outline leaves out. @param {Truth} truth @param {Layout} layout @param {Look} look @returns {import("../truth/film.js").Layer} */
function bareLayer(truth, layout, look) {
  const floors = layout.sheets.map((sheet) => {
    const sketch = new Sketch();
    const { holes } = partOn(truth, sheet);
    for (const [row, col] of holes) {
      if (row < sheet.top || row >= sheet.top + sheet.rows) continue;
      const pen = penAt(sketch, row, col, "bare");
      pen.polygon({ colour: look.faint, width: 1.2, dash: [3, 6] }, SQUARE, { wobble: 0.8 });
    }
    return { sheet, sketch };
  });
  return {
    key: {},
    paint: ({ ctx }) => floors.forEach(({ sheet, sketch }) => onSheet(ctx, sheet, true, () => sketch.paint(ctx))),
  };
}

/**
 * @param {{truth: Truth, only?: number | null}} given `only`: the one floor that is shown
 * @param {number} aspect of the canvas
 * @param {Look} look
 * @param {Words} words
 */
export function deskScene({ truth, only = null }, aspect, look, words) {
  const map = truthScene({ truth, seats: [], only }, aspect, look, words);
  const layers = [bareLayer(truth, map.layout, look), ...map.layers()];

  return {
    layout: map.layout,
    bounds: map.bounds,
    layers: () => layers,

    /** @param {Brush} brush @param {Over | null} over what lies over it */
    paint(brush, over) {
      map.paint(brush, null, 0);
      if (over) paintOver(brush.ctx, brush.write, map.layout, look, over);
    },
  };
}

/** @typedef {ReturnType<typeof deskScene>} DeskScene */
