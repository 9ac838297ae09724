/** A skull: somebody dead, whoever he was. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen } from "../basics/pen.js" */

import { filled, ink, scaled } from "../basics/inks.js";

/** @param {Pen} pen @param {Look} look @param {number} x @param {number} y @param {number} size */
export function drawSkull(pen, look, x, y, size) {
  const [bone, line] = [filled(look.sheet), ink(look)];
  const jaw = scaled(x, y, size, [[-0.2, 0.14], [-0.17, 0.46], [0.17, 0.46], [0.2, 0.14]]);
  pen.polygon(bone, jaw, { wobble: 0.2 });
  pen.path(line, jaw, { wobble: 0.3 });
  pen.ellipse(bone, x, y - size * 0.1, size * 0.82, size * 0.7, { wobble: 0.3 });
  pen.ellipse(line, x, y - size * 0.1, size * 0.82, size * 0.7, { wobble: 0.4 });
  const eye = filled(look.ink);
  for (const side of [-1, 1]) {
    pen.ellipse(eye, x + side * size * 0.18, y - size * 0.06, size * 0.2, size * 0.22, { wobble: 0.2 });
  }
  pen.line({ ...line, width: 1.3 }, x, y + size * 0.28, x, y + size * 0.44, { wobble: 0.1 });
  pen.line({ ...line, width: 1.8 }, x, y + size * 0.1, x, y + size * 0.13, { wobble: 0.1 });
}
