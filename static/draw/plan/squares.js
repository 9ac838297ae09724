/** Squares, as every map draws them: a notebook's fragments and the whole plan. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Sketch, Style } from "../basics/pen.js" */
/** @import { Sheet, Side, Words } from "../basics/types.js" */
/** @import { Write } from "../basics/lettering.js" */

import { CELL, STEP, columnName, seedOf } from "../basics/geometry.js";
import { glyphOf } from "../figures/glyphs.js";
import { runsOf } from "../basics/outline.js";
import { Pen, penAt } from "../basics/pen.js";

export { penAt } from "../basics/pen.js";
export { sketchSide } from "./sides.js";

/** @typedef {{row: number, col: number, cell: string | null, flow: Side | null, stores?: string[] | null}} Square */

/** @type {[number, number][]} */
const AREA = [[-0.47, -0.47], [0.47, -0.47], [0.47, 0.47], [-0.47, 0.47]];

/** The coloured pencil under a square. @param {Sketch} sketch @param {Look} look @param {Square} square */
export function sketchWash(sketch, look, { row, col, cell }) {
  const { wash } = glyphOf(cell ?? "");
  if (!wash) return;
  const style = { colour: look.washes[wash], width: 3, alpha: look.wash };
  const pen = penAt(sketch, row, col, "wash");
  pen.shade(style, AREA, 0.082, -48 + pen.chance() * 14);
}

/** @param {Sketch} sketch @param {Look} look @param {Square} square */
export function sketchGlyph(sketch, look, { row, col, cell, flow, stores }) {
  if (cell) glyphOf(cell).draw(penAt(sketch, row, col, cell), look, { flow, stores });
}

/** @param {Pen} pen @param {Style} style @param {import("../basics/outline.js").Run} run
 * @param {number} over how far beyond its ends @param {import("../basics/pen.js").Hand} hand */
function drawRun(pen, style, { across, at, from, to }, over, hand) {
  if (across) pen.line(style, from - over, at, to + over, at, hand);
  else pen.line(style, at, from - over, at, to + over, hand);
}

/** A faint grid of pencil. @param {Sketch} sketch @param {Look} look @param {import("../basics/outline.js").Shape} shape */
export function sketchGrid(sketch, look, shape) {
  const { rows, cols } = shape;
  const grid = { colour: look.faint, width: 1, alpha: 0.75, dash: [2, 6] };
  const pen = new Pen(sketch, 0, 0, CELL, seedOf(`grid ${rows} ${cols}`));
  for (const across of [false, true]) {
    for (const run of runsOf(shape, 2, across)) drawRun(pen, grid, run, 0, { wobble: 0.8 });
  }
}

/** The outline of a plan whose outer walls aren't known one by one. @param {Sketch} sketch
 * @param {Look} look @param {import("../basics/outline.js").Shape} shape */
export function sketchOutline(sketch, look, shape) {
  const { rows, cols } = shape;
  sketchGrid(sketch, look, shape);
  const rim = { colour: look.pencil, width: 1.7, alpha: 0.75 };
  const pen = new Pen(sketch, 0, 0, CELL, seedOf(`outline ${rows} ${cols}`));
  for (const across of [true, false]) {
    const runs = runsOf(shape, 1, across);
    for (const run of runs) drawRun(pen, rim, run, 0.09, { wobble: 1.2, twice: true });
  }
}

/** Column letters, row numbers, and which floor it is. @param {Write} write @param {Look} look
 * @param {Sheet} sheet @param {Words} words */
export function writeRulers(write, look, { rows, cols, top, floor, titled }, words) {
  const how = { size: 24, most: 38, colour: look.pencil, halo: look.halo };
  for (let col = 0; col < cols; col++) write(columnName(col), (col + 0.5) * CELL, (top - 0.29) * CELL, how);
  for (let row = 0; row < rows; row++) write(String(row + 1), -0.29 * CELL, (top + row + 0.52) * CELL, how);
  if (!titled) return;
  write(words("notebook-floor", { floor: (floor ?? 0) + 1 }), (cols / 2) * CELL, (top - 0.76) * CELL,
    { size: 30, most: 40, colour: look.ink, halo: look.halo, weight: 700, room: cols * CELL });
}

/** The three dots of a proof: right of a square's letter, or inside of the middle of a side. */
const DOTS = [[0, -0.038], [-0.042, 0.035], [0.042, 0.035]];
const BESIDE_LETTER = { x: -0.16, y: -0.3 };
const INSIDE = 0.36;

/** That something is proved. @param {Sketch} sketch @param {Look} look @param {{row: number, col: number, side?: Side}} mark */
export function sketchProof(sketch, look, { row, col, side }) {
  const at = side ? { x: STEP[side].col * INSIDE, y: STEP[side].row * INSIDE } : BESIDE_LETTER;
  const pen = penAt(sketch, row, col, `proof ${side ?? ""}`);
  for (const [x, y] of DOTS) pen.ellipse({ colour: look.ink, width: 0, fill: true }, at.x + x, at.y + y, 0.052, 0.052, { wobble: 0.2 });
}

/** The letter of a square's type in its corner. @param {Write} write @param {Look} look
 * @param {{row: number, col: number, cell: string | null}} square @param {string} letter */
export function writeLetter(write, look, { row, col, cell }, letter) {
  const { quiet } = glyphOf(cell ?? "");
  write(letter, (col + 0.17) * CELL, (row + 0.2) * CELL,
    { size: 21, most: 28, colour: look.ink, halo: look.halo, alpha: quiet ? 0.55 : 1 });
}
