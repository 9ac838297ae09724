/** Pencil arrows from a river, a pit or a lift to the place it led to. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Style } from "../basics/pen.js" */
/** @import { Layout, Link, Point, Spot, View, Words } from "../basics/types.js" */
/** @import { Write } from "../basics/lettering.js" */

import { CELL, adjoin, cellName, floorOf, seedOf, squareAt } from "../basics/geometry.js";
import { sheetOf } from "../basics/layout.js";
import { Pen, Sketch } from "../basics/pen.js";

/**
 * @typedef {{by: string, seed: number, from: Point, to: Point, away: string | null, far: boolean}} Lead
 *   `away`: the name of the square it leads to, which is on a floor that isn't shown; `far`: nobody
 *   knows whether that river carries one square or two.
 */

/** @type {Record<string, number[]>} */
const DASHES = { pit: [9, 7], lift: [2, 7] };
/** An arrow to a floor that isn't shown ends so far from its square. */
const STUB = { x: CELL * 0.52, y: -CELL * 0.4 };

/**
 * @param {View} view
 * @param {Layout} layout
 * @param {boolean} drifts whether rivers carry one or two squares, as chance has it
 * @returns {Lead[]}
 */
export function leadsOf(view, layout, drifts) {
  return view.notebook.links.flatMap((link) => {
    const { by, from, to } = link;
    const [start, end] = [sheetOf(layout, from), sheetOf(layout, to)];
    const known = view.notebook.fragments.some(({ id, anchored }) => id === to.fragment && (anchored || end));
    if (!start || !known || seenAnyway(view, link)) return [];
    const at = squareAt(start, from.row, from.col);
    return [{
      by, seed: seedOf(`${by} ${JSON.stringify(from)}`), from: at,
      to: end ? squareAt(end, to.row, to.col) : { x: at.x + STUB.x, y: at.y + STUB.y },
      away: end ? null : cellName(view, to.row, to.col),
      far: drifts && by === "river" && from.fragment !== to.fragment,
    }];
  });
}

/** To the next square, or by a lift straight up or down. @param {View} view @param {Link} link */
function seenAnyway(view, { by, from, to }) {
  if (from.fragment !== to.fragment) return false;
  return by === "lift" ? shaft(view, from, to) : same(from, to) || adjoin(view, from, to);
}

/** @param {View} view @param {Spot} a @param {Spot} b */
const shaft = (view, a, b) => a.col === b.col && a.row - floorOf(view, a.row) * view.rows === b.row - floorOf(view, b.row) * view.rows;

/** @param {Spot} a @param {Spot} b */
const same = (a, b) => a.row === b.row && a.col === b.col;

/** @param {readonly Lead[]} leads @param {Look} look @returns {Sketch} in world units */
export function sketchLinks(leads, look) {
  const sketch = new Sketch();
  for (const { by, from, to, seed, away } of leads) {
    const dash = away ? [] : DASHES[by] ?? [];
    sketchArrow(sketch, { colour: look.pencil, width: 2.4, dash }, from, to, seed);
  }
  return sketch;
}

/** What an arrow can't show: where it ends, and how far it may be. @param {Write} write
 * @param {readonly Lead[]} leads @param {Look} look @param {Words} words */
export function letterLinks(write, leads, look, words) {
  const how = { size: 19, most: 27, colour: look.pencil, halo: look.halo, weight: 700 };
  for (const { from, to, away, far } of leads) {
    if (away) write(away, to.x + 4, to.y - 10, how);
    if (far) write(words("notebook-drift"), ...bowed(from, to)(0.5), how);
  }
}

/** The line of an arrow, a little bent: its points from 0 to 1. @param {Point} from @param {Point} to
 * @returns {(t: number) => [number, number]} */
function bowed(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bow = Math.min(0.22, (1.2 * CELL) / Math.hypot(dx, dy)) * (dx >= 0 ? -1 : 1);
  return (t) => {
    const side = bow * 4 * t * (1 - t) * 0.6;
    return [from.x + dx * t - dy * side, from.y + dy * t + dx * side];
  };
}

/** @param {Sketch} sketch @param {Style} style @param {Point} from @param {Point} to
 * @param {number} seed */
export function sketchArrow(sketch, style, from, to, seed) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = Math.min(0.34 * CELL, length / 4) / length;
  const at = bowed(from, to);
  const ts = [reach, 0.25, 0.5, 0.75, 1 - reach].sort((a, b) => a - b);
  const pen = new Pen(sketch, 0, 0, 1, seed);
  pen.curve(style, ts.map(at), { wobble: 0.7 });
  const [[ax, ay], [bx, by]] = [at(1 - reach * 1.4), at(1 - reach)];
  pen.arrowHead({ ...style, dash: [] }, bx, by, Math.atan2(by - ay, bx - ax), 13);
  const [sx, sy] = at(reach);
  pen.ellipse({ ...style, dash: [] }, sx, sy, 7, 7, { wobble: 0.5 });
}

