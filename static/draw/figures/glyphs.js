/**
 * A drawing for every cell type, in units of a square from its middle (−0.5 to 0.5). A new type is
 * one entry here and one letter in the catalogs (`notebook-letter-…`).
 */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen, Style } from "../basics/pen.js" */
/** @import { Side } from "../basics/types.js" */

import { ANGLE } from "../basics/geometry.js";
import { filled, ink } from "../basics/inks.js";
import { KIT } from "./kit.js";
import { drawMite } from "./mite.js";
import { drawCave, drawLift, drawWheel } from "./ground.js";

/**
 * @typedef {{flow: Side | null, stores?: string[] | null}} Known what is known of the square besides its
 *   type; `stores`: what an arsenal holds that doesn't hold everything
 * @typedef {{wash: string | null, quiet?: boolean, draw: (pen: Pen, look: Look, known: Known) => void}} Glyph
 *   `wash`: the coloured pencil the square is shaded with; `quiet`: so common that its letter is faint.
 */

/** @type {Record<string, Glyph>} */
export const GLYPHS = {
  land: { wash: "grass", quiet: true, draw: drawGrass },
  river: { wash: "water", draw: drawRiver },
  delta: { wash: "water", draw: drawDelta },
  pit: { wash: "stone", draw: drawPit },
  lift: { wash: "stone", draw: (pen, look) => drawLift(pen.raised(1), look) },
  arsenal: { wash: "brass", draw: (pen, look, { stores }) => (stores ? drawShelf(pen.raised(1), look, stores) : drawBomb(pen, look)) },
  hospital: { wash: "rose", draw: drawCross },
  casino: { wash: "brass", draw: (pen, look) => drawWheel(pen.raised(1), look) },
  cave: { wash: "stone", draw: drawCave },
  encephalitis: { wash: "lilac", draw: (pen, look) => drawMite(pen, look, 0, 0.06, 1) },
};

/** A type that has no drawing stays a bare square with its letter. @type {Glyph} */
const BARE = { wash: null, draw: () => {} };

/** @param {string} cell @returns {Glyph} */
export const glyphOf = (cell) => GLYPHS[cell] ?? BARE;

/** @param {Pen} pen @param {Look} look */
function drawGrass(pen, look) {
  const style = { ...ink(look, 1.4), alpha: 0.75 };
  const tufts = [[-0.16, 0.1], [0.2, 0.24], [0.16, -0.14]];
  for (const [x, y] of tufts) {
    const [dx, dy] = [(pen.chance() - 0.5) * 0.1, (pen.chance() - 0.5) * 0.1];
    for (const [lean, tall] of [[-0.07, 0.1], [0, 0.14], [0.07, 0.1]]) {
      pen.curve(style, [
        [x + dx + lean * 0.3, y + dy], [x + dx + lean * 0.5, y + dy - tall * 0.55], [x + dx + lean, y + dy - tall],
      ], { wobble: 0.25 });
    }
  }
}

/** @param {Pen} pen @param {Look} look @param {Known} known */
function drawRiver(pen, look, { flow }) {
  const style = { colour: look.water, width: 2.1 };
  const angle = flow ? ANGLE[flow] : 0;
  for (const across of [-0.17, 0.17]) wave(pen, style, angle, across, 0.36);
  if (!flow) return;
  const arrow = { colour: look.water, width: 3 };
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  pen.line(arrow, -dx * 0.3, -dy * 0.3, dx * 0.34, dy * 0.34, { wobble: 0.7 });
  pen.arrowHead(arrow, dx * 0.36, dy * 0.36, angle, 0.17);
}

/** A wavy line along a direction. @param {Pen} pen @param {Style} style @param {number} angle
 * @param {number} across how far beside the middle @param {number} half its half length */
function wave(pen, style, angle, across, half) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  /** @type {[number, number][]} */
  const points = [];
  for (let i = 0; i <= 6; i++) {
    const along = -half + (i * half) / 3;
    const side = across + (i % 2 ? 0.045 : -0.045);
    points.push([along * cos - side * sin, along * sin + side * cos]);
  }
  pen.curve(style, points, { wobble: 0.3 });
}

/** @param {Pen} pen @param {Look} look */
function drawDelta(pen, look) {
  const style = { colour: look.water, width: 2.1 };
  for (const [end, bend] of [[-0.3, -0.06], [0, 0.05], [0.3, 0.06]]) {
    pen.curve(style, [[0, -0.3], [bend * 0.6, -0.12], [end * 0.6 + bend * 0.3, 0.04], [end, 0.14]], { wobble: 0.4 });
  }
  wave(pen, style, 0, 0.25, 0.36);
  wave(pen, style, 0, 0.36, 0.24);
}

/** @param {Pen} pen @param {Look} look */
function drawPit(pen, look) {
  pen.ellipse(ink(look, 2), 0, 0.06, 0.62, 0.42, { wobble: 0.9, twice: true });
  /** @type {[number, number][]} */
  const hole = [];
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI;
    hole.push([Math.cos(angle) * 0.26, 0.09 + Math.sin(angle) * 0.16]);
  }
  pen.shade(ink(look, 1.5), hole, 0.075, -38);
  pen.shade({ ...ink(look, 1.5), alpha: 0.8 }, hole, 0.09, 40);
}

/** @param {Pen} pen @param {Look} look */
function drawBomb(pen, look) {
  pen.ellipse(ink(look, 2), -0.04, 0.1, 0.4, 0.4, { wobble: 0.6, twice: true });
  /** @type {[number, number][]} */
  const ball = [];
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI;
    ball.push([-0.04 + Math.cos(angle) * 0.18, 0.1 + Math.sin(angle) * 0.18]);
  }
  pen.shade(ink(look, 1.5), ball, 0.07, -42);
  pen.curve(ink(look, 2), [[0.1, -0.05], [0.15, -0.16], [0.24, -0.17], [0.28, -0.24]], { wobble: 0.3 });
  const spark = { colour: look.red, width: 1.8 };
  for (let i = 0; i < 5; i++) {
    const angle = -2.6 + i * 0.78;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    pen.line(spark, 0.29 + dx * 0.05, -0.27 + dy * 0.05, 0.29 + dx * 0.13, -0.27 + dy * 0.13, { wobble: 0.3 });
  }
}

/** On a shelf of so many things each board takes three. */
const BOARD = 3;

/** What an arsenal holds that doesn't hold everything, on its shelves. @param {Pen} pen @param {Look} look
 * @param {readonly string[]} stores */
function drawShelf(pen, look, stores) {
  const boards = Math.ceil(stores.length / BOARD);
  stores.forEach((kind, i) => {
    const [board, place] = [Math.floor(i / BOARD), i % BOARD];
    const count = Math.min(BOARD, stores.length - board * BOARD);
    KIT[kind]?.(pen, look, (place - (count - 1) / 2) * 0.27 + 0.02, 0.14 + (board - (boards - 1) / 2) * 0.36 - 0.01, 0.25);
  });
  for (let board = 0; board < boards; board++) {
    const y = 0.29 + (board - (boards - 1) / 2) * 0.36;
    pen.line(ink(look, 2.2), -0.4, y, 0.42, y, { wobble: 0.5 });
  }
}

/** @param {Pen} pen @param {Look} look */
function drawCross(pen, look) {
  const [thin, long] = [0.09, 0.27];
  /** @type {[number, number][]} */
  const cross = [
    [-thin, -long], [thin, -long], [thin, -thin], [long, -thin], [long, thin], [thin, thin],
    [thin, long], [-thin, long], [-thin, thin], [-long, thin], [-long, -thin], [-thin, -thin],
  ].map(([x, y]) => [x, y + 0.04]);
  pen.shade({ colour: look.red, width: 2 }, cross, 0.06, -45);
  pen.polygon(ink(look, 1.9), cross, { wobble: 0.5 });
}

/** A chest: a treasure lies here. Which one it is, only the game master's map tells: the true one
 * is ticked, a false one crossed out.
 * @param {Pen} pen @param {Look} look @param {number} x @param {number} y @param {number} size
 * @param {"unknown" | "true" | "false"} [kind] */
export function drawChest(pen, look, x, y, size, kind = "unknown") {
  const [w, h] = [size / 2, size * 0.36];
  /** @type {[number, number][]} */
  const box = [[x - w, y - h * 0.3], [x + w, y - h * 0.3], [x + w, y + h], [x - w, y + h]];
  /** @type {[number, number][]} */
  const lid = [[x - w, y - h * 0.3], [x - w * 0.8, y - h], [x + w * 0.8, y - h], [x + w, y - h * 0.3]];
  const fill = filled(kind === "false" ? look.scrapEdge : look.gold);
  for (const part of [box, lid]) pen.polygon(fill, part, { wobble: 0.4 });
  for (const part of [box, lid]) pen.polygon(ink(look, 1.6), part, { wobble: 0.4 });
  if (kind === "false") {
    const cross = { colour: look.red, width: 2.4 };
    pen.line(cross, x - w, y - h, x + w, y + h, { wobble: 0.4 });
    pen.line(cross, x + w, y - h, x - w, y + h, { wobble: 0.4 });
    return;
  }
  pen.line(ink(look, 2.4), x, y - h * 0.2, x, y + h * 0.3, { wobble: 0.2 });
  if (kind !== "true") return;
  for (const style of [{ colour: look.sheet, width: 7 }, { colour: look.tick, width: 3.4 }]) {
    pen.path(style, [[x - w * 0.1, y - h * 0.5], [x + w * 0.4, y + h * 0.2], [x + w * 1.25, y - h * 1.5]], { wobble: 0.3 });
  }
}

/** The bear's face. @param {Pen} pen @param {Look} look @param {number} x @param {number} y */
export function drawBear(pen, look, x, y) {
  const fur = filled(look.fur);
  const line = ink(look, 1.6);
  for (const side of [-1, 1]) {
    pen.ellipse(fur, x + side * 0.12, y - 0.12, 0.13, 0.13, { wobble: 0.3 });
    pen.ellipse(line, x + side * 0.12, y - 0.12, 0.13, 0.13, { wobble: 0.3 });
  }
  pen.ellipse(fur, x, y, 0.34, 0.31, { wobble: 0.4 });
  pen.ellipse(line, x, y, 0.34, 0.31, { wobble: 0.4 });
  for (const side of [-1, 1]) pen.line({ ...line, width: 3 }, x + side * 0.065, y - 0.04, x + side * 0.065, y - 0.03);
  pen.ellipse({ ...line, width: 2.6 }, x, y + 0.045, 0.06, 0.03, { wobble: 0.2 });
  pen.curve(line, [[x - 0.06, y + 0.09], [x, y + 0.115], [x + 0.06, y + 0.09]], { wobble: 0.2 });
}
