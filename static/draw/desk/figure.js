/** The picture of a tool: what it draws, by the same hand as the plan. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen } from "../basics/pen.js" */
/** @import { Side } from "../basics/types.js" */

import { CELL } from "../basics/geometry.js";
import { Sketch } from "../basics/pen.js";
import { drawClover, drawLeprechaun, drawPaw } from "../figures/creatures.js";
import { GLYPHS, drawBear, drawChest } from "../figures/glyphs.js";
import { drawKey } from "../figures/key.js";
import { penAt, sketchGlyph, sketchSide, sketchWash } from "../plan/squares.js";

/** @type {[number, number][]} */
const SQUARE = [[-0.46, -0.46], [0.46, -0.46], [0.46, 0.46], [-0.46, 0.46]];
/** @type {Side} */
const SIDE = "right";

/** @param {Pen} pen @param {string} colour @param {number[]} [dash] */
function frame(pen, colour, dash = []) {
  pen.polygon({ colour, width: 1.8, dash }, SQUARE, { wobble: 0.7 });
}

/** A side in the middle of the picture, with a hint of the squares beside it. @param {string} is @returns {Figure} */
const side = (is) => (sketch, pen, look) => {
  for (const x of [-0.5, 0.5]) {
    for (const y of [-0.44, 0.44]) pen.line({ colour: look.faint, width: 1.2 }, x * 0.1, y, x, y, { wobble: 0.5 });
  }
  sketchSide(sketch, look, { row: 0, col: -0.5, side: SIDE, is });
};

/** @typedef {(sketch: Sketch, pen: Pen, look: Look) => void} Figure */

/** What draws no type of cell. @type {Record<string, Figure>} */
const FIGURES = {
  hole: (_sketch, pen, look) => {
    frame(pen, look.faint, [3, 6]);
    for (const slope of [-1, 1]) pen.line({ colour: look.red, width: 3 }, -0.2, slope * 0.2, 0.2, slope * -0.2, { wobble: 0.5 });
  },
  wall: side("inner"),
  shut: side("edge"),
  monolith: side("edge"),
  flow: (_sketch, pen, look) => {
    frame(pen, look.faint);
    pen.line({ colour: look.ink, width: 3, dash: [8, 5] }, -0.34, 0, 0.3, 0, { wobble: 0.8 });
    pen.arrowHead({ colour: look.ink, width: 3 }, 0.34, 0, 0, 0.18);
  },
  open: side("open"),
  exit: side("exit"),
  closed: side("closed"),
  lock: side("lock"),
  loop: (sketch, pen, look) => {
    sketchGlyph(sketch, look, { row: 0, col: 0, cell: "pit", flow: null });
    pen.curve({ colour: look.ink, width: 2, dash: [3, 6] }, [[-0.3, -0.16], [0, -0.42], [0.3, -0.2]], { wobble: 0.4 });
    pen.arrowHead({ colour: look.ink, width: 2 }, 0.32, -0.17, 1.1, 0.14);
  },
  treasure: (_sketch, pen, look) => drawChest(pen, look, 0, 0.04, 0.66, "true"),
  false: (_sketch, pen, look) => drawChest(pen, look, 0, 0.04, 0.66, "false"),
  key: (_sketch, pen, look) => drawKey(pen, look, 0, 0, 0.82),
  bear: (_sketch, pen, look) => {
    drawBear(pen, look, -0.08, 0.08);
    drawPaw(pen, look, 0.32, -0.26, 0.22);
  },
  leprechaun: (_sketch, pen, look) => {
    drawLeprechaun(pen, look, -0.1, 0.02, 0.78);
    drawClover(pen, look, 0.34, -0.22, 0.24);
  },
  store: (sketch, _pen, look) => sketchGlyph(sketch, look, { row: 0, col: 0, cell: "arsenal", flow: null, stores: ["bullets", "bombs", "boats"] }),
};

/** Whether a tool has a picture. @param {string} id */
export const hasFigure = (id) => Object.hasOwn(FIGURES, id) || Object.hasOwn(GLYPHS, id);

/**
 * Paints a tool's picture, its middle at the origin, in units of the world.
 * @param {CanvasRenderingContext2D} ctx @param {string} id of a tool, or the type of a cell @param {Look} look
 */
export function paintFigure(ctx, id, look) {
  const sketch = new Sketch();
  const figure = FIGURES[id];
  const pen = penAt(sketch, 0, 0, id);
  if (figure) figure(sketch, pen, look);
  else {
    const square = { row: 0, col: 0, cell: id, flow: /** @type {Side} */ ("right") };
    frame(pen, look.faint);
    sketchWash(sketch, look, square);
    sketchGlyph(sketch, look, square);
  }
  ctx.save();
  ctx.translate(-CELL / 2, -CELL / 2);
  sketch.paint(ctx);
  ctx.restore();
}
