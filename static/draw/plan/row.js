/** A row of squares on which something happens, as the rules show it: by the same hand as the map. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen } from "../basics/pen.js" */
/** @import { Side } from "../basics/types.js" */

import { ANGLE, CELL } from "../basics/geometry.js";
import { shapeOf } from "../basics/marks.js";
import { pawnColour } from "../basics/palette.js";
import { Sketch } from "../basics/pen.js";
import { drawLeprechaun } from "../figures/creatures.js";
import { drawBear, drawChest } from "../figures/glyphs.js";
import { drawKey } from "../figures/key.js";
import { drawBoat } from "../figures/kit.js";
import { drawShape } from "../figures/pawns.js";
import { penAt, sketchGlyph, sketchSide, sketchWash } from "./squares.js";

/** @typedef {[from: number, to: number, how: "walk" | "carried" | "back" | "shot" | "told"]} Way */
/**
 * @typedef {{cells: ({cell: string, flow?: Side} | null)[], sides?: [col: number, side: Side, is: string][],
 *   ways?: Way[], pawns?: number[], things?: [col: number, what: string][]}} Row
 *   Columns count from 0; null is a gap. Pawns are drawn from the first colour on.
 */

/** What can lie or stand on a square. @type {Record<string, (pen: Pen, look: Look) => void>} */
const THINGS = {
  chest: (pen, look) => drawChest(pen, look, 0, 0.1, 0.5),
  key: (pen, look) => drawKey(pen.raised(1), look, 0, 0, 0.6),
  boat: (pen, look) => drawBoat(pen.raised(1), look, 0, 0, 0.42),
  bear: (pen, look) => drawBear(pen, look, 0, 0),
  leprechaun: (pen, look) => drawLeprechaun(pen, look, 0, 0, 0.62),
};
const COLOURS = ["blue", "red", "green"];
/** @type {[number, number][]} */
const SQUARE = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]];

/** The first square's corner lies at the origin. @param {CanvasRenderingContext2D} ctx @param {Row} row @param {Look} look */
export function paintRow(ctx, row, look) {
  sketchRow(row, look).paint(ctx);
  row.pawns?.forEach((col, at) => {
    ctx.save();
    ctx.translate((col + 0.5) * CELL, CELL / 2);
    drawShape(ctx, shapeOf(COLOURS[at]), CELL * 0.2, pawnColour(look, COLOURS[at]), look);
    ctx.restore();
  });
}

/** @param {Row} row @param {Look} look @returns {Sketch} */
function sketchRow({ cells, sides = [], ways = [], things = [] }, look) {
  const sketch = new Sketch();
  cells.forEach((cell, col) => {
    if (!cell) return;
    const square = { row: 0, col, cell: cell.cell, flow: cell.flow ?? null };
    penAt(sketch, 0, col, "square").polygon({ colour: look.faint, width: 1 }, SQUARE, { wobble: 0.6 });
    sketchWash(sketch, look, square);
    sketchGlyph(sketch, look, square);
  });
  for (const [col, side, is] of sides) sketchSide(sketch, look, { row: 0, col, side, is });
  for (const [col, what] of things) THINGS[what](penAt(sketch, 0, col, what), look);
  for (const way of ways) sketchWay(sketch, look, way);
  return sketch;
}

/** How far above the middle of its squares a way runs. @type {Record<Way[2], number>} */
const RISE = { walk: 0.34, carried: -0.36, back: 0.36, shot: 0, told: -0.3 };

/** An arrow from square to square; the longer ones are bent. @param {Sketch} sketch @param {Look} look @param {Way} way */
function sketchWay(sketch, look, [from, to, how]) {
  const style = {
    walk: { colour: look.ink, width: 3.4 },
    carried: { colour: look.water, width: 3.4, dash: [7, 6] },
    back: { colour: look.water, width: 3.4, dash: [7, 6] },
    shot: { colour: look.red, width: 3, dash: [2, 6] },
    told: { colour: look.pencil, width: 2.6, dash: [2, 6] },
  }[how];
  const pen = penAt(sketch, 0, from, `way ${to}`);
  const far = to - from;
  if (!far) {
    pen.curve(style, [[-0.14, -0.14], [-0.34, -0.4], [0, -0.52], [0.34, -0.4], [0.16, -0.16]], { wobble: 0.3 });
    pen.arrowHead({ ...style, dash: [] }, 0.16, -0.16, ANGLE.down + 0.5, 0.16);
    return;
  }
  const ahead = Math.sign(far);
  // Several ways from one square part; whoever goes back keeps to the other side.
  const rise = RISE[how] * ahead * (how === "carried" ? 1 + 0.14 * (Math.abs(far) - 1) : 1);
  const start = ahead * (how === "shot" ? 0.3 : 0.1);
  const end = far - ahead * (how === "shot" ? 0.34 : 0.1);
  pen.curve(style, [[start, rise * 0.7], [(start + end) / 2, rise], [end, rise * 0.7]], { wobble: 0.3 });
  pen.arrowHead({ ...style, dash: [] }, end, rise * 0.7, ahead > 0 ? ANGLE.right : ANGLE.left, 0.16);
}
