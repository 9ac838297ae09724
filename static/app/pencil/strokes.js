/** What a stroke of the pencil means: along a side something stands there, across it there is a way. Pure; in squares from the plan's corner. */

/** @import { Point, Side } from "../../draw/basics/types.js" */

/** @typedef {{row: number, col: number, side: Side, how: "along" | "across"}} Passed */
/** @typedef {{top: number, rows: number, cols: number}} Paper one floor: its first row, and how many there are */
/** @typedef {{upright: boolean, line: number, at: number, length: number}} Stretch of a line of the grid, and how much of it a stroke goes along */

/** Lengths in squares: how finely a stroke is looked at, how near to a side it goes along it, how much of a side it has to go along. */
const FINE = 1 / 24;
const NEAR = 0.27;
const ENOUGH = 0.4;
/** So far from a side, on both, a stroke has to come that goes across it; and so far from its ends. */
const CLEAR = 0.16;
const CORNER = 0.2;

/** Points that lie close together on the same way. @param {readonly Point[]} way @returns {Point[]} */
function finely(way) {
  return way.flatMap((to, at) => {
    const from = way[at - 1];
    if (!from) return [to];
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / FINE));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / count, y: from.y + ((to.y - from.y) * (step + 1)) / count,
    }));
  });
}

/** A side by the line of the grid that it lies on, from a square of the paper. @param {Paper} paper @param {Stretch} stretch @param {Passed["how"]} how @returns {Passed} */
function sideOn({ top }, { upright, line, at }, how) {
  if (upright) return line > 0 ? { row: at, col: line - 1, side: "right", how } : { row: at, col: 0, side: "left", how };
  return line > top ? { row: line - 1, col: at, side: "down", how } : { row: top, col: at, side: "up", how };
}

/** Whether there is paper beside a side. @param {Paper} paper @param {Stretch} stretch */
function isOnPaper({ top, rows, cols }, { upright, line, at }) {
  if (upright) return line >= 0 && line <= cols && at >= top && at < top + rows;
  return line >= top && line <= top + rows && at >= 0 && at < cols;
}

/** What a stroke goes along. @param {readonly Point[]} points @returns {Map<string, Stretch>} */
function alongIn(points) {
  /** @type {Map<string, Stretch>} */
  const found = new Map();
  points.slice(1).forEach((point, before) => {
    const from = points[before];
    const [dx, dy] = [Math.abs(point.x - from.x), Math.abs(point.y - from.y)];
    const upright = dy > dx;
    const [away, on] = upright ? [point.x, point.y] : [point.y, point.x];
    const line = Math.round(away);
    if (Math.abs(away - line) > NEAR) return;
    const stretch = { upright, line, at: Math.floor(on), length: upright ? dy : dx };
    const key = `${upright} ${line} ${stretch.at}`;
    found.set(key, { ...stretch, length: stretch.length + (found.get(key)?.length ?? 0) });
  });
  return found;
}

/**
 * Whether a stroke leaves a line clearly on one side of it.
 * @param {readonly Point[]} points @param {number} from @param {1 | -1} step on or back @param {(point: Point) => number} off how far a point is beyond the line
 */
function isClear(points, from, step, off) {
  const beyond = off(points[from]) >= 0;
  for (let at = from; points[at] && (off(points[at]) >= 0) === beyond; at += step) if (Math.abs(off(points[at])) >= CLEAR) return true;
  return false;
}

/** What a stroke goes across. @param {readonly Point[]} points @returns {Stretch[]} */
function acrossIn(points) {
  return points.slice(1).flatMap((point, before) => [true, false].flatMap((upright) => {
    const from = points[before];
    const [one, other] = upright ? [from.x, point.x] : [from.y, point.y];
    if (Math.floor(one) === Math.floor(other)) return [];
    const line = Math.max(Math.floor(one), Math.floor(other));
    const on = upright ? point.y : point.x;
    const within = on - Math.floor(on);
    const off = (/** @type {Point} */ { x, y }) => (upright ? x : y) - line;
    if (within < CORNER || within > 1 - CORNER || !isClear(points, before, -1, off) || !isClear(points, before + 1, 1, off)) return [];
    return [{ upright, line, at: Math.floor(on), length: 0 }];
  }));
}

/**
 * The sides that a stroke means.
 * @param {readonly Point[]} way points in squares, from the upper left corner of the plan's first floor
 * @param {Paper} paper on which it was drawn
 * @returns {Passed[]}
 */
export function sidesMeant(way, paper) {
  const points = finely(way);
  const stands = [...alongIn(points).values()].filter((stretch) => stretch.length >= ENOUGH && isOnPaper(paper, stretch));
  const taken = new Set(stands.map(({ upright, line, at }) => `${upright} ${line} ${at}`));
  const crossed = acrossIn(points).filter((stretch) => isOnPaper(paper, stretch) && !taken.has(`${stretch.upright} ${stretch.line} ${stretch.at}`));
  return [...stands.map((stretch) => sideOn(paper, stretch, "along")), ...crossed.map((stretch) => sideOn(paper, stretch, "across"))];
}
