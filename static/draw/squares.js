/** Squares and their sides, as every map draws them: a notebook's fragments and the whole plan. */

/** @import { Look } from "./palette.js" */
/** @import { Sketch, Style } from "./pen.js" */
/** @import { KnownSide, Side } from "./types.js" */
/** @import { Write } from "./lettering.js" */

import { ANGLE, CELL, STEP, columnName, seedOf } from "./geometry.js";
import { glyphOf } from "./glyphs.js";
import { holesOf, runsOf } from "./outline.js";
import { Pen } from "./pen.js";

/** @typedef {{row: number, col: number, cell: string | null, flow: Side | null}} Square */

/** @type {[number, number][]} */
const AREA = [[-0.47, -0.47], [0.47, -0.47], [0.47, 0.47], [-0.47, 0.47]];

/** A pen over the middle of a square. @param {Sketch} sketch @param {number} row
 * @param {number} col @param {string} what @returns {Pen} */
export function penAt(sketch, row, col, what) {
  return new Pen(sketch, (col + 0.5) * CELL, (row + 0.5) * CELL, CELL, seedOf(`${what} ${row} ${col}`));
}

/** The coloured pencil under a square. @param {Sketch} sketch @param {Look} look @param {Square} square */
export function sketchWash(sketch, look, { row, col, cell }) {
  const { wash } = glyphOf(cell ?? "");
  if (!wash) return;
  const style = { colour: look.washes[wash], width: 3, alpha: look.wash };
  const pen = penAt(sketch, row, col, "wash");
  pen.shade(style, AREA, 0.082, -48 + pen.chance() * 14);
}

/** @param {Sketch} sketch @param {Look} look @param {Square} square */
export function sketchGlyph(sketch, look, { row, col, cell, flow }) {
  if (cell) glyphOf(cell).draw(penAt(sketch, row, col, cell), look, { flow });
}

/** The ends of a side, measured from the middle of its square. @param {Side} side
 * @returns {[number, number, number, number]} */
function ends(side) {
  const { row, col } = STEP[side];
  const [x, y] = [col / 2, row / 2];
  return [x - row / 2, y - col / 2, x + row / 2, y + col / 2];
}

/** @typedef {(pen: Pen, look: Look, side: Side) => void} SideDrawing */

/** @type {Record<string, SideDrawing>} */
const SIDES = {
  wall: (pen, look, side) => stroke(pen, { colour: look.red, width: 4 }, side, true),
  inner: (pen, look, side) => stroke(pen, { colour: look.ink, width: 4 }, side, true),
  edge: (pen, look, side) => stroke(pen, { colour: look.ink, width: 4.2 }, side, true),
  monolith: (pen, look, side) => stroke(pen, { colour: look.ink, width: 5 }, side, true),
  blown: (pen, look, side) => stroke(pen, { colour: look.red, width: 3.2, dash: [7, 8] }, side, false),
  doubtful: (pen, look, side) => stroke(pen, { colour: look.red, width: 3, dash: [9, 8] }, side, false),
  unknown: (pen, look, side) => stroke(pen, { colour: look.pencil, width: 1.3, dash: [4, 6] }, side, false),
  open: drawJambs,
  exit: drawExit,
  closed: drawClosedExit,
  opened: drawOpenedExit,
};

/** @param {Pen} pen @param {Style} style @param {Side} side @param {boolean} twice */
function stroke(pen, style, side, twice) {
  pen.line(style, ...ends(side), { wobble: 0.75, twice });
}

/** An open passage: short jambs, so that "nothing there" is told from "not known".
 * @param {Pen} pen @param {Look} look @param {Side} side */
function drawJambs(pen, look, side) {
  const [x1, y1, x2, y2] = ends(side);
  const [dx, dy] = [(x2 - x1) * 0.15, (y2 - y1) * 0.15];
  const style = { colour: look.ink, width: 2.2 };
  pen.line(style, x1, y1, x1 + dx, y1 + dy, { wobble: 0.3 });
  pen.line(style, x2 - dx, y2 - dy, x2, y2, { wobble: 0.3 });
}

/** The way out: two posts and an arrow between them. @param {Pen} pen @param {Look} look @param {Side} side */
function drawExit(pen, look, side) {
  const [x1, y1, x2, y2] = ends(side);
  const [dx, dy] = [Math.cos(ANGLE[side]), Math.sin(ANGLE[side])];
  drawPosts(pen, look, side);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const arrow = { colour: look.ink, width: 3.6 };
  pen.line(arrow, mx - dx * 0.3, my - dy * 0.3, mx + dx * 0.11, my + dy * 0.11, { wobble: 0.5 });
  pen.arrowHead(arrow, mx + dx * 0.14, my + dy * 0.14, ANGLE[side], 0.16);
}

/** @param {Pen} pen @param {Look} look @param {Side} side */
function drawPosts(pen, look, side) {
  const [x1, y1, x2, y2] = ends(side);
  const [dx, dy] = [Math.cos(ANGLE[side]), Math.sin(ANGLE[side])];
  const post = { colour: look.ink, width: 4.2 };
  for (const [x, y, at] of [[x1, y1, 0.1], [x2, y2, -0.1]]) {
    const [px, py] = [x + (x2 - x1) * at, y + (y2 - y1) * at];
    pen.line(post, px - dx * 0.1, py - dy * 0.1, px + dx * 0.12, py + dy * 0.12, { wobble: 0.4, twice: true });
    pen.line(post, x, y, px, py, { wobble: 0.3 });
  }
}

/** A point of a side, so far along it and so far outwards. @param {Side} side @param {number} along
 * @param {number} out @returns {[number, number]} */
function onSide(side, along, out) {
  const [x1, y1, x2, y2] = ends(side);
  const { row, col } = STEP[side];
  return [x1 + (x2 - x1) * along + col * out, y1 + (y2 - y1) * along + row * out];
}

/** A walled-up way out: the posts, and planks nailed across. @param {Pen} pen @param {Look} look
 * @param {Side} side */
function drawClosedExit(pen, look, side) {
  stroke(pen, { colour: look.ink, width: 5 }, side, true);
  drawPosts(pen, look, side);
  const plank = { colour: look.ink, width: 2.6 };
  for (const [from, to] of [[-0.1, 0.12], [0.12, -0.1]]) {
    pen.line(plank, ...onSide(side, 0.2, from), ...onSide(side, 0.8, to), { wobble: 0.4 });
  }
}

/** A closed way out that was blown open: an exit with the stumps of its wall. @param {Pen} pen
 * @param {Look} look @param {Side} side */
function drawOpenedExit(pen, look, side) {
  drawExit(pen, look, side);
  const stump = { colour: look.red, width: 3 };
  for (const [from, to, out] of [[0.13, 0.24, 0.05], [0.13, 0.22, -0.06], [0.87, 0.76, 0.05], [0.87, 0.78, -0.06]]) {
    pen.line(stump, ...onSide(side, from, 0), ...onSide(side, to, out), { wobble: 0.4 });
  }
}

/** @param {Sketch} sketch @param {Look} look @param {KnownSide} known @param {string} [as] */
export function sketchSide(sketch, look, { row, col, side, is }, as = is) {
  SIDES[as]?.(penAt(sketch, row, col, side), look, side);
}

/** @param {Pen} pen @param {Style} style @param {import("./outline.js").Run} run
 * @param {number} over how far beyond its ends @param {import("./pen.js").Hand} hand */
function drawRun(pen, style, { across, at, from, to }, over, hand) {
  if (across) pen.line(style, from - over, at, to + over, at, hand);
  else pen.line(style, at, from - over, at, to + over, hand);
}

/** A faint grid of pencil. @param {Sketch} sketch @param {Look} look @param {number} rows
 * @param {number} cols @param {ReadonlySet<string>} [holes] squares that are missing */
export function sketchGrid(sketch, look, rows, cols, holes = holesOf()) {
  const grid = { colour: look.faint, width: 1, alpha: 0.75, dash: [2, 6] };
  const pen = new Pen(sketch, 0, 0, CELL, seedOf(`grid ${rows} ${cols}`));
  for (const across of [false, true]) {
    for (const run of runsOf({ rows, cols, holes }, 2, across)) drawRun(pen, grid, run, 0, { wobble: 0.8 });
  }
}

/** The outline of a plan whose outer walls aren't known one by one. @param {Sketch} sketch
 * @param {Look} look @param {import("./outline.js").Shape} shape */
export function sketchOutline(sketch, look, { rows, cols, holes }) {
  sketchGrid(sketch, look, rows, cols, holes);
  const rim = { colour: look.pencil, width: 1.7, alpha: 0.75 };
  const pen = new Pen(sketch, 0, 0, CELL, seedOf(`outline ${rows} ${cols}`));
  for (const across of [true, false]) {
    const runs = runsOf({ rows, cols, holes }, 1, across);
    for (const run of runs) drawRun(pen, rim, run, 0.09, { wobble: 1.2, twice: true });
  }
}

/** @param {Write} write @param {Look} look @param {number} rows @param {number} cols */
export function writeRulers(write, look, rows, cols) {
  const how = { size: 24, most: 38, colour: look.pencil, halo: look.halo };
  for (let col = 0; col < cols; col++) write(columnName(col), (col + 0.5) * CELL, -0.29 * CELL, how);
  for (let row = 0; row < rows; row++) write(String(row + 1), -0.29 * CELL, (row + 0.52) * CELL, how);
}

/** The letter of a square's type in its corner. @param {Write} write @param {Look} look
 * @param {{row: number, col: number, cell: string | null}} square @param {string} letter */
export function writeLetter(write, look, { row, col, cell }, letter) {
  const { quiet } = glyphOf(cell ?? "");
  write(letter, (col + 0.17) * CELL, (row + 0.2) * CELL,
    { size: 21, most: 28, colour: look.ink, halo: look.halo, alpha: quiet ? 0.55 : 1 });
}
