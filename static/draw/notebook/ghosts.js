/** Where a scrap could lie on the plan: the more places agree on a square, the darker its pencil. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Layout, Point, Sheet } from "../basics/types.js" */

import { CELL, seedOf, turn, middle } from "../basics/geometry.js";
import { within } from "../basics/outline.js";
import { Pen, Sketch } from "../basics/pen.js";

/** @param {Layout} layout @param {Point} point @returns {Sheet | null} the scrap under a point */
export function scrapUnder({ sheets }, point) {
  return sheets.find((sheet) => {
    const { x, y } = turn(point, middle(sheet), -sheet.angle);
    return sheet.kind === "scrap" && x >= sheet.x && y >= sheet.y && x <= sheet.x + sheet.w && y <= sheet.y + sheet.h;
  }) ?? null;
}

/**
 * How many of the scrap's possible places cover each square of the plan, by `row,col`.
 * @param {Sheet} scrap
 * @returns {Map<string, number>}
 */
export function coverage({ fragments: [{ at = [], cells }] }) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [row, col] of at) {
    for (const cell of cells) {
      const key = `${row + cell.row},${col + cell.col}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  return found;
}

/** @param {Sheet} scrap @param {Sheet} plan one of its sheets @param {Look} look
 * @returns {Sketch} in the measure of the plan's squares */
export function sketchGhosts(scrap, plan, look) {
  const sketch = new Sketch();
  const places = scrap.fragments[0].at?.length ?? 0;
  /** @type {[number, number][]} */
  const area = [[-0.45, -0.45], [0.45, -0.45], [0.45, 0.45], [-0.45, 0.45]];
  for (const [key, count] of coverage(scrap)) {
    const [row, col] = key.split(",").map(Number);
    if (!within(plan, row, col)) continue;
    const pen = new Pen(sketch, (col + 0.5) * CELL, (row + 0.5) * CELL, CELL, seedOf(`ghost ${key}`));
    // A few strengths only, so that the strokes are still painted together.
    const alpha = 0.25 + 0.5 * (Math.round((count / places) * 4) / 4);
    pen.shade({ colour: look.pencil, width: 2.2, alpha }, area, 0.13, 45);
  }
  return sketch;
}
