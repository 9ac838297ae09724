/** The key that the way out needs, and its lock. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen } from "../basics/pen.js" */

import { filled, ink, scaled } from "../basics/inks.js";

/**
 * A key, its bow on the left.
 * @param {Pen} pen @param {Look} look @param {number} x @param {number} y @param {number} size its length
 */
export function drawKey(pen, look, x, y, size) {
  const [gold, line] = [filled(look.gold), ink(look, 1.6)];
  const bow = x - size * 0.3;
  const shaft = scaled(x, y, size, [[-0.08, -0.07], [0.52, -0.07], [0.52, 0.26], [0.41, 0.26], [0.41, 0.07], [0.31, 0.07], [0.31, 0.2],
    [0.2, 0.2], [0.2, 0.07], [-0.08, 0.07]]);
  pen.polygon(gold, shaft, { wobble: 0.2 });
  pen.ellipse(gold, bow, y, size * 0.52, size * 0.52, { wobble: 0.3 });
  pen.polygon(line, shaft, { wobble: 0.3 });
  pen.ellipse(line, bow, y, size * 0.52, size * 0.52, { wobble: 0.4 });
  pen.ellipse({ ...line, width: 2.4 }, bow, y, size * 0.17, size * 0.17, { wobble: 0.3 });
}

/**
 * A padlock, always upright.
 * @param {Pen} pen @param {Look} look @param {number} x @param {number} y @param {number} size its height
 */
export function drawPadlock(pen, look, x, y, size) {
  const [gold, line] = [filled(look.gold), ink(look, 2)];
  const [half, top, foot] = [size * 0.38, y - size * 0.02, y + size * 0.5];
  pen.curve({ ...line, width: 2.8 }, [[x - half * 0.66, top], [x - half * 0.6, y - size * 0.34], [x, y - size * 0.5],
    [x + half * 0.6, y - size * 0.34], [x + half * 0.66, top]], { wobble: 0.2 });
  /** @type {[number, number][]} */
  const body = [[x - half, top], [x + half, top], [x + half, foot], [x - half, foot]];
  pen.polygon(gold, body, { wobble: 0.2 });
  pen.polygon(line, body, { wobble: 0.3 });
  pen.ellipse(filled(look.ink), x, y + size * 0.18, size * 0.16, size * 0.16, { wobble: 0.1 });
  pen.line({ ...line, width: 2.2 }, x, y + size * 0.2, x, y + size * 0.36, { wobble: 0.1 });
}
