/** The sides of squares: walls of every kind, passages and ways out. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen, Sketch, Style } from "../basics/pen.js" */
/** @import { KnownSide, Side } from "../basics/types.js" */

import { ANGLE, STEP } from "../basics/geometry.js";
import { drawPadlock } from "../figures/key.js";
import { penAt } from "../basics/pen.js";

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
  opened: (pen, look, side) => {
    drawExit(pen, look, side);
    drawStumps(pen, look, side);
  },
  lock: drawLock,
  "opened-lock": (pen, look, side) => {
    drawStumps(pen, look, side);
    drawLock(pen, look, side);
  },
  built: drawBricks,
};
/** What ways out look like where a key is needed. @type {Record<string, string>} */
const LOCKED = { exit: "lock", opened: "opened-lock" };

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

/** What a blast left of the wall that closed a way out. @param {Pen} pen @param {Look} look
 * @param {Side} side */
function drawStumps(pen, look, side) {
  const stump = { colour: look.red, width: 3 };
  for (const [from, to, out] of [[0.13, 0.24, 0.05], [0.13, 0.22, -0.06], [0.87, 0.76, 0.05], [0.87, 0.78, -0.06]]) {
    pen.line(stump, ...onSide(side, from, 0), ...onSide(side, to, out), { wobble: 0.4 });
  }
}

/** A way out that needs the key: a door between its posts, and a padlock. @param {Pen} pen
 * @param {Look} look @param {Side} side */
function drawLock(pen, look, side) {
  drawPosts(pen, look, side);
  for (const out of [-0.03, 0.03]) {
    pen.line({ colour: look.ink, width: 2 }, ...onSide(side, 0.1, out), ...onSide(side, 0.9, out), { wobble: 0.4 });
  }
  drawPadlock(pen.raised(1), look, ...onSide(side, 0.5, 0), 0.34);
}

/** A wall of cement: two courses of bricks. @param {Pen} pen @param {Look} look @param {Side} side */
export function drawBricks(pen, look, side) {
  const line = { colour: look.ink, width: 2.2 };
  for (const out of [-0.08, 0, 0.08]) {
    pen.line(line, ...onSide(side, 0.02, out), ...onSide(side, 0.98, out), { wobble: 0.4 });
  }
  for (const [at, out] of [[0.02, -0.08], [0.34, -0.08], [0.66, -0.08], [0.98, -0.08], [0.18, 0], [0.5, 0], [0.82, 0]]) {
    pen.line(line, ...onSide(side, at, out), ...onSide(side, at, out + 0.08), { wobble: 0.2 });
  }
}

/** @param {Sketch} sketch @param {Look} look @param {KnownSide} known @param {string} [as]
 * @param {boolean} [keyed] whether ways out are locks */
export function sketchSide(sketch, look, { row, col, side, is }, as = is, keyed = false) {
  const drawing = SIDES[(keyed && LOCKED[as]) || as];
  drawing?.(penAt(sketch, row, col, side), look, side);
}
