/** The bear and the leprechaun as they go about: their figures, and the prints they leave on their ways. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen } from "../basics/pen.js" */

import { figureOf } from "./figures.js";
import { CELL } from "../basics/geometry.js";
import { drawBear } from "./glyphs.js";
import { filled, ink, scaled } from "../basics/inks.js";

/** @typedef {"bear" | "leprechaun"} Creature */

/** Where in a square each stands, so that neither hides the other, the pawn or the letter.
 * @type {Record<Creature, {x: number, y: number}>} */
export const STANDS = { bear: { x: -0.26, y: 0.27 }, leprechaun: { x: 0.3, y: -0.22 } };

/** @type {Record<Creature, (pen: Pen, look: Look) => void>} */
const DRAWINGS = {
  bear: (pen, look) => drawBear(pen, look, 0, 0),
  leprechaun: (pen, look) => drawLeprechaun(pen, look, 0, 0, 0.36),
};

/** @param {CanvasRenderingContext2D} ctx in world units @param {Creature} who @param {Look} look
 * @param {{x: number, y: number}} at the middle of his square @param {number} [grow] as a part of his size */
export function drawCreature(ctx, who, look, at, grow = 1) {
  const { x, y } = STANDS[who];
  ctx.save();
  ctx.translate(at.x + x * CELL, at.y + y * CELL);
  ctx.scale(grow, grow);
  figureOf(who, look, (pen) => DRAWINGS[who](pen, look)).paint(ctx);
  ctx.restore();
}

/**
 * A small man in a tall hat, with a beard.
 * @param {Pen} pen @param {Look} look @param {number} x @param {number} y @param {number} size his height
 */
export function drawLeprechaun(pen, look, x, y, size) {
  const line = ink(look);
  const [moss, skin, beard] = [look.moss, look.sheet, look.fur].map(filled);
  /** @param {number[][]} points */
  const at = (points) => scaled(x, y, size, points);
  const chin = at([[-0.32, 0.1], [0.32, 0.1], [0.2, 0.42], [0, 0.56], [-0.2, 0.42]]);
  const buckle = at([[-0.09, -0.3], [0.09, -0.3], [0.09, -0.16], [-0.09, -0.16]]);
  const crown = at([[-0.24, -0.12], [-0.19, -0.56], [0.19, -0.56], [0.24, -0.12]]);
  pen.raised(1).polygon(beard, chin, { wobble: 0.2 });
  pen.polygon(line, chin, { wobble: 0.5 });
  pen.raised(2).ellipse(skin, x, y + size * 0.08, size * 0.5, size * 0.4, { wobble: 0.2 });
  pen.ellipse(line, x, y + size * 0.08, size * 0.5, size * 0.4, { wobble: 0.3 });
  for (const side of [-1, 1]) {
    pen.line({ ...line, width: 2.2 }, x + side * size * 0.1, y + size * 0.04, x + side * size * 0.1, y + size * 0.06, { wobble: 0 });
  }
  pen.curve(line, at([[-0.12, 0.2], [0, 0.26], [0.12, 0.2]]), { wobble: 0.2 });
  pen.raised(3).polygon(moss, crown, { wobble: 0.2 });
  pen.polygon(line, crown, { wobble: 0.3 });
  pen.line({ ...line, width: 2.8 }, x - size * 0.44, y - size * 0.11, x + size * 0.44, y - size * 0.11, { wobble: 0.3 });
  pen.polygon(filled(look.gold), buckle, { wobble: 0.1 });
  pen.polygon({ ...line, width: 1.2 }, buckle, { wobble: 0.1 });
}

/** A leaf of clover with three parts: what the leprechaun leaves. @param {Pen} pen @param {Look} look
 * @param {number} x @param {number} y @param {number} size */
export function drawClover(pen, look, x, y, size) {
  const [fill, line] = [filled(look.moss), ink(look, 1.2)];
  pen.curve({ ...line, width: 1.6 }, [[x, y], [x + size * 0.06, y + size * 0.3], [x - size * 0.08, y + size * 0.55]], { wobble: 0.2 });
  for (const [dx, dy] of [[0, -0.28], [-0.26, 0.1], [0.26, 0.1]]) {
    pen.ellipse(fill, x + dx * size, y + dy * size, size * 0.42, size * 0.42, { wobble: 0.2 });
    pen.ellipse(line, x + dx * size, y + dy * size, size * 0.42, size * 0.42, { wobble: 0.3 });
  }
}

/** A paw with its four claws: what the bear leaves. @param {Pen} pen @param {Look} look
 * @param {number} x @param {number} y @param {number} size */
export function drawPaw(pen, look, x, y, size) {
  const fill = filled(look.ink);
  pen.ellipse(fill, x, y + size * 0.16, size * 0.56, size * 0.44, { wobble: 0.2 });
  for (const [dx, dy] of [[-0.36, -0.14], [-0.13, -0.34], [0.13, -0.34], [0.36, -0.14]]) {
    pen.ellipse(fill, x + dx * size, y + dy * size, size * 0.18, size * 0.24, { wobble: 0.1 });
  }
}
