/** Squares, sides and points: the arithmetic of the page. World units; a square is `CELL` wide. */

/** @import { Point, Rect, Sheet, Side } from "./types.js" */

export const CELL = 64;

/** @type {Record<Side, {row: number, col: number}>} */
export const STEP = {
  left: { row: 0, col: -1 },
  right: { row: 0, col: 1 },
  up: { row: -1, col: 0 },
  down: { row: 1, col: 0 },
};

/** @type {Record<Side, Side>} */
export const OPPOSITE = { left: "right", right: "left", up: "down", down: "up" };

/** @param {string | undefined | null} text @returns {text is Side} */
export const isSide = (text) => typeof text === "string" && Object.hasOwn(STEP, text);

/** Angle of a direction, in radians clockwise from the right. @type {Record<Side, number>} */
export const ANGLE = { right: 0, down: Math.PI / 2, left: Math.PI, up: -Math.PI / 2 };

/** @param {number} col @returns {string} `a`, `b`, … */
export const columnName = (col) => String.fromCharCode(97 + col);

/** @typedef {{rows: number, floors?: number}} Storeys
 *   Rows are counted through all floors; a floor has `rows` of them. */

/** @param {Storeys} plan @param {number} row @returns {number} the floor it is on, from 0 */
export const floorOf = ({ rows }, row) => Math.floor(row / rows);

/** @param {Storeys} plan @param {number} row @param {number} col
 * @returns {string} `b3`, or `2b3` on the second of several floors */
export function cellName(plan, row, col) {
  const floor = (plan.floors ?? 1) > 1 ? floorOf(plan, row) + 1 : "";
  return `${floor}${columnName(col)}${(row % plan.rows) + 1}`;
}

/** @param {Storeys} plan @param {string} name @returns {{row: number, col: number} | null} */
export function parseCell({ rows }, name) {
  const match = /^([1-9]?)([a-z])([1-9][0-9]*)$/.exec(name);
  if (!match) return null;
  const [, floor, column, row] = match;
  return { row: (Number(floor || 1) - 1) * rows + Number(row) - 1, col: column.charCodeAt(0) - 97 };
}

/** Whether two squares have a side in common. @param {Storeys} plan
 * @param {{row: number, col: number}} a @param {{row: number, col: number}} b */
export const adjoin = (plan, a, b) =>
  Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1 && floorOf(plan, a.row) === floorOf(plan, b.row);

/** One key for a side, whichever of its two squares names it.
 * @param {number} row @param {number} col @param {Side} side */
export function sideKey(row, col, side) {
  if (side === "left") return `${row},${col - 1},right`;
  if (side === "up") return `${row - 1},${col},down`;
  return `${row},${col},${side}`;
}

/** @param {Point} point @param {Point} centre @param {number} angle @returns {Point} */
export function turn(point, centre, angle) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
}

/** @param {Rect} rect @returns {Point} */
export const middle = (rect) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });

/** Middle of a square, in world units. @param {Sheet} sheet @param {number} row @param {number} col */
export function squareAt(sheet, row, col) {
  const flat = {
    x: sheet.x + sheet.origin.x + (col + 0.5) * CELL,
    y: sheet.y + sheet.origin.y + (row + 0.5) * CELL,
  };
  return turn(flat, middle(sheet), sheet.angle);
}

/** Which square of a sheet a world point lies in; it may lie beside the sheet's squares.
 * @param {Sheet} sheet @param {Point} point */
export function squareUnder(sheet, point) {
  const flat = turn(point, middle(sheet), -sheet.angle);
  return {
    row: Math.floor((flat.y - sheet.y - sheet.origin.y) / CELL),
    col: Math.floor((flat.x - sheet.x - sheet.origin.x) / CELL),
  };
}

/** The upright rectangle around a turned sheet. @param {Sheet} sheet @returns {Rect} */
export function extent(sheet) {
  const [sin, cos] = [Math.abs(Math.sin(sheet.angle)), Math.abs(Math.cos(sheet.angle))];
  const [w, h] = [sheet.w * cos + sheet.h * sin, sheet.w * sin + sheet.h * cos];
  const centre = middle(sheet);
  return { x: centre.x - w / 2, y: centre.y - h / 2, w, h };
}

/** @param {Rect[]} rects not empty @returns {Rect} */
export function around(rects) {
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  const right = Math.max(...rects.map((r) => r.x + r.w));
  const bottom = Math.max(...rects.map((r) => r.y + r.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** A number from a text, the same every time: seeds the hand's wobble. @param {string} text */
export function seedOf(text) {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  // roughjs takes 0 for "no seed".
  return (hash >>> 1) | 1;
}
