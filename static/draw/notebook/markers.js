/** Soft rings on what can be tapped, in the manner of a text marker. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Layout, Point, Sheet } from "../basics/types.js" */
/** @import { Target } from "./targets.js" */
/** @import { Write } from "../basics/lettering.js" */

import { CELL, STEP, isSide, seedOf } from "../basics/geometry.js";
import { filled } from "../basics/inks.js";
import { within } from "../basics/outline.js";
import { Pen, Sketch } from "../basics/pen.js";

/** How much nearer to the pawn a ring is drawn whose square lies beside the paper or is none. */
const PULL = 0.27;

/**
 * Where a target's ring is drawn, in units of the sheet's squares: a square beside the paper is
 * pulled onto its rim.
 * @param {Target} target
 * @returns {Point}
 */
export function ringAt(target) {
  const { row, col, offer: { target: { side } } } = target;
  const pull = beside(target) && isSide(side) ? STEP[side] : { row: 0, col: 0 };
  return { x: (col + 0.5 - pull.col * PULL) * CELL, y: (row + 0.5 - pull.row * PULL) * CELL };
}

/** @param {Target} target */
const beside = ({ sheet, row, col }) => !within(sheet, row, col);

/** The rings of all targets of one sheet.
 * @param {readonly Target[]} targets @param {Look} look @returns {Sketch} */
export function sketchTargets(targets, look) {
  const sketch = new Sketch();
  for (const target of targets) sketchTarget(sketch, target, look, false);
  return sketch;
}

/** The ring under the pointer, stronger. @param {Target} target @param {Look} look @returns {Sketch} */
export function sketchHover(target, look) {
  const sketch = new Sketch();
  sketchTarget(sketch, target, look, true);
  return sketch;
}

/** A square that is to be looked at. @param {Sheet} sheet @param {{row: number, col: number}} spot @param {Look} look @returns {Sketch} */
export function sketchLight(sheet, { row, col }, look) {
  const sketch = new Sketch();
  const pen = new Pen(sketch, (col + 0.5) * CELL, (row + 0.5) * CELL, CELL, seedOf(`light ${row} ${col} ${sheet.kind}`));
  pen.ellipse(filled(look.marker), 0, 0, 1.05, 1.05, { wobble: 0.6 });
  pen.ellipse({ colour: look.markerEdge, width: 4 }, 0, 0, 1.05, 1.05, { wobble: 0.8, twice: true });
  return sketch;
}

/** @param {Sketch} sketch @param {Target} target @param {Look} look @param {boolean} strong */
function sketchTarget(sketch, target, look, strong) {
  const { x, y } = ringAt(target);
  const pen = new Pen(sketch, x, y, CELL, seedOf(`target ${target.row} ${target.col}`));
  const whole = Boolean(target.offer.target.cell);
  const size = ringSize(target, strong);
  const line = { colour: look.markerEdge, width: strong ? 3 : 1.8, alpha: strong ? 1 : 0.85 };
  pen.ellipse(filled(look.marker), 0, 0, size, size, { wobble: 0.5 });
  if (!whole || strong) pen.ellipse(line, 0, 0, size, size, { wobble: 0.7, twice: strong });
  if (!whole) AIMS[target.offer.target.boat ? "boat" : target.offer.do]?.(pen, { ...line, colour: look.red }, size / 2);
}

/** @param {Target} target @param {boolean} strong */
function ringSize(target, strong) {
  if (target.offer.target.cell) return strong ? 0.74 : 0.34;
  return beside(target) ? 0.38 : strong ? 0.72 : 0.62;
}

/** @type {Record<string, (pen: Pen, line: import("../basics/pen.js").Style, radius: number) => void>} */
const AIMS = {
  shoot(pen, line, radius) {
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      pen.line(line, dx * radius * 0.35, dy * radius * 0.35, dx * radius * 1.2, dy * radius * 1.2, { wobble: 0.4 });
    }
  },
  boat(pen, line, radius) {
    pen.polygon(line, [[-0.9, 0], [0.9, 0], [0.5, 0.6], [-0.5, 0.6]].map(([x, y]) => [x * radius, y * radius]), { wobble: 0.4 });
    pen.line(line, -0.2 * radius, -0.8 * radius, 0.5 * radius, 0.9 * radius, { wobble: 0.3 });
  },
  cement(pen, line, radius) {
    for (const [y, joints] of /** @type {[number, number[]][]} */ ([[-0.3, [0]], [0.3, [-0.5, 0.5]]])) {
      pen.line(line, -radius, (y - 0.3) * radius, radius, (y - 0.3) * radius, { wobble: 0.4 });
      for (const x of joints) pen.line(line, x * radius, (y - 0.3) * radius, x * radius, (y + 0.3) * radius, { wobble: 0.3 });
    }
    pen.line(line, -radius, 0.6 * radius, radius, 0.6 * radius, { wobble: 0.4 });
  },
  blow(pen, line, radius) {
    for (let i = 0; i < 8; i++) {
      const [dx, dy] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
      const far = i % 2 ? 0.8 : 1.15;
      pen.line(line, dx * radius * 0.3, dy * radius * 0.3, dx * radius * far, dy * radius * far, { wobble: 0.4 });
    }
  },
};

/** The name of the square under the pointer, when a square is chosen.
 * @param {Write} write @param {Target} target @param {Look} look */
export function letterHover(write, target, look) {
  const { cell } = target.offer.target;
  if (!cell) return;
  const { x, y } = ringAt(target);
  write(cell, x, y + 1, { size: 26, colour: look.ink, weight: 700 });
}

/** Targets by the sheet they lie on. @param {Layout} layout @param {readonly Target[]} targets
 * @returns {{sheet: Sheet, targets: Target[]}[]} */
export const bySheet = ({ sheets }, targets) =>
  sheets.map((sheet) => ({ sheet, targets: targets.filter((target) => target.sheet === sheet) }))
    .filter((group) => group.targets.length > 0);
