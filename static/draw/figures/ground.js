/** Drawings of the cells that floors and games of chance bring: the lift, the casino, the bear's cave. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen } from "../basics/pen.js" */

import { filled, ink } from "../basics/inks.js";

/** A cabin with its doors shut, and the ways it goes. @param {Pen} pen @param {Look} look */
export function drawLift(pen, look) {
  const line = ink(look, 2);
  /** @type {[number, number][]} */
  const cabin = [[-0.2, -0.2], [0.16, -0.2], [0.16, 0.34], [-0.2, 0.34]];
  pen.polygon(filled(look.iron), cabin, { wobble: 0.3 });
  pen.polygon(line, cabin, { wobble: 0.5 });
  pen.line({ ...line, width: 1.6 }, -0.02, -0.19, -0.02, 0.33, { wobble: 0.3 });
  pen.line({ ...line, width: 1.6 }, -0.02, -0.2, -0.02, -0.36, { wobble: 0.3 });
  const sign = filled(look.ink);
  pen.polygon(sign, [[0.3, -0.12], [0.39, 0.02], [0.21, 0.02]], { wobble: 0.2 });
  pen.polygon(sign, [[0.3, 0.26], [0.39, 0.12], [0.21, 0.12]], { wobble: 0.2 });
}

/** How many pockets the wheel is drawn with. */
const POCKETS = 18;

/** A roulette wheel with its ball. @param {Pen} pen @param {Look} look */
export function drawWheel(pen, look) {
  const line = ink(look, 1.9);
  const [x, y] = [0.01, 0.06];
  /** @param {number} at @param {number} far @returns {[number, number]} */
  const rim = (at, far) => {
    const angle = (at / POCKETS) * 2 * Math.PI;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  };
  for (let i = 0; i < POCKETS; i++) {
    const fill = filled(i % 2 ? look.red : look.sheet);
    pen.polygon(fill, [rim(i, 0.22), rim(i, 0.31), rim(i + 1, 0.31), rim(i + 1, 0.22)], { wobble: 0.1 });
    pen.line({ ...line, width: 1 }, ...rim(i, 0.22), ...rim(i, 0.31), { wobble: 0.1 });
  }
  for (const size of [0.64, 0.44]) pen.ellipse(line, x, y, size, size, { wobble: 0.4 });
  const knob = filled(look.ink);
  for (const at of [2.25, 6.75, 11.25, 15.75]) {
    pen.line({ ...line, width: 2.2 }, x, y, ...rim(at, 0.12), { wobble: 0.2 });
    pen.ellipse(knob, ...rim(at, 0.14), 0.065, 0.065, { wobble: 0.1 });
  }
  pen.ellipse(knob, x, y, 0.11, 0.11, { wobble: 0.2 });
  const [bx, by] = rim(14.2, 0.19);
  pen.ellipse(filled(look.gold), bx, by, 0.09, 0.09, { wobble: 0.1 });
  pen.ellipse({ ...line, width: 1.3 }, bx, by, 0.09, 0.09, { wobble: 0.2 });
}

/** Rocks around a dark mouth. @param {Pen} pen @param {Look} look */
export function drawCave(pen, look) {
  const line = ink(look, 2);
  /** @type {[number, number][]} */
  const rocks = [[-0.4, 0.34], [-0.36, 0.08], [-0.22, -0.12], [-0.06, -0.28], [0.1, -0.24], [0.26, -0.08], [0.36, 0.12], [0.4, 0.34]];
  /** @type {[number, number][]} */
  const mouth = [[-0.17, 0.34], [-0.17, 0.14], [-0.09, 0.0], [0.02, -0.04], [0.13, 0.01], [0.19, 0.14], [0.19, 0.34]];
  pen.path(line, rocks, { wobble: 0.9, twice: true });
  pen.shade({ colour: look.ink, width: 1.6 }, mouth, 0.045, -42);
  pen.shade({ colour: look.ink, width: 1.6 }, mouth, 0.07, 40);
  pen.path(line, mouth, { wobble: 0.5 });
  pen.line({ ...line, width: 1.3 }, -0.28, 0.1, -0.2, 0.04, { wobble: 0.3 });
  pen.line({ ...line, width: 1.3 }, 0.18, -0.1, 0.25, 0.02, { wobble: 0.3 });
  pen.line(line, -0.44, 0.34, 0.44, 0.34, { wobble: 0.6 });
}
