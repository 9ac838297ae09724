/** What drawings of things share: the ink of their lines, what fills them, and points in their own measure. */

/** @import { Look } from "./palette.js" */
/** @import { Pen, Style } from "./pen.js" */

/** @typedef {(pen: Pen, look: Look, x: number, y: number, size: number) => void} Thing
 *   The place and the size in units of a square, from its middle. */

/** @param {Look} look @param {number} [width] @returns {Style} */
export const ink = (look, width = 1.5) => ({ colour: look.ink, width });

/** Iron and gold. @param {Look} look @returns {Style[]} */
export const fills = (look) => [look.iron, look.gold].map(filled);

/** @param {string} colour @returns {Style} */
export const filled = (colour) => ({ colour, width: 0, fill: true });

/** Points of a thing as points of the square. @param {number} x @param {number} y @param {number} size
 * @param {number[][]} points @returns {[number, number][]} */
export const scaled = (x, y, size, points) => points.map(([dx, dy]) => [x + dx * size, y + dy * size]);
