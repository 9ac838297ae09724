/** Where on a plan's drawing a point lies, and which squares a line crosses: also squares that the outline leaves out. */

/** @import { Layout, Point, Sheet, Side } from "../basics/types.js" */

import { CELL } from "../basics/geometry.js";

/** @typedef {{row: number, col: number}} Place a square of the plan, its row counted through the floors */
/** @typedef {Place & {side: Side}} Edge */

/** So far beside the plan, in squares, its outer sides can still be meant. */
const REACH = 0.6;
/** A line is looked at so often within a square. */
const STEPS = 8;

/** @param {Sheet} sheet @param {Point} point @returns {Point} in squares from the corner of the plan's first one */
export const inSquares = (sheet, { x, y }) => ({ x: (x - sheet.x - sheet.origin.x) / CELL, y: (y - sheet.y - sheet.origin.y) / CELL });

/** @param {number} value @param {number} from @param {number} count */
const clamped = (value, from, count) => Math.min(from + count - 1, Math.max(from, Math.floor(value)));

/** @param {Layout} layout of a whole plan @param {Point} point @param {number} reach @returns {{at: Point, place: Place} | null} */
function nearest({ sheets }, point, reach) {
  for (const sheet of sheets) {
    const at = inSquares(sheet, point);
    const { rows, cols, top } = sheet;
    const near = at.x >= -reach && at.x < cols + reach && at.y >= top - reach && at.y < top + rows + reach;
    if (near) return { at, place: { row: clamped(at.y, top, rows), col: clamped(at.x, 0, cols) } };
  }
  return null;
}

/** The square under a point. @param {Layout} layout @param {Point} point @returns {Place | null} */
export const placeAt = (layout, point) => nearest(layout, point, 0)?.place ?? null;

/** The side that a point is nearest to. @param {Layout} layout @param {Point} point @returns {Edge | null} */
export function edgeAt(layout, point) {
  const found = nearest(layout, point, REACH);
  if (!found) return null;
  const { at, place } = found;
  const [x, y] = [at.x - place.col - 0.5, at.y - place.row - 0.5];
  const [across, along] = [x < 0 ? "left" : "right", y < 0 ? "up" : "down"];
  return { ...place, side: /** @type {Side} */ (Math.abs(x) > Math.abs(y) ? across : along) };
}

/** The squares that a hand has passed between two points, in their order. @param {Layout} layout @param {Point} from
 * @param {Point} to @returns {Place[]} */
export function placesBetween(layout, from, to) {
  const count = Math.max(1, Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) / CELL) * STEPS));
  /** @type {Place[]} */
  const passed = [];
  for (let step = 0; step <= count; step++) {
    const part = step / count;
    const place = placeAt(layout, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    const last = passed.at(-1);
    if (place && (place.row !== last?.row || place.col !== last.col)) passed.push(place);
  }
  return passed;
}
