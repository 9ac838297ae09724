/** The mite of the encephalitis cells: asleep, awake, or its cell contagious. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pen } from "../basics/pen.js" */

import { filled } from "../basics/inks.js";

/** How far a leg reaches forward, from the first pair to the last. */
const LEANS = [-0.15, -0.05, 0.06, 0.16];
const RAYS = 11;

/**
 * The mite itself, seen from above.
 * @param {Pen} pen @param {Look} look @param {number} x @param {number} y
 * @param {number} size 1: as large as a square's glyph
 */
export function drawMite(pen, look, x, y, size) {
  const line = { colour: look.ink, width: 1.9 };
  /** @param {number} dx @param {number} dy @returns {[number, number]} */
  const at = (dx, dy) => [x + dx * size, y + dy * size];
  for (const side of [-1, 1]) {
    LEANS.forEach((lean, i) => {
      const hip = -0.08 + i * 0.065;
      const [knee, foot] = [at(side * 0.23, hip + lean * 0.6 - 0.02), at(side * 0.31, hip + lean + 0.03)];
      pen.curve(line, [at(side * 0.11, hip), knee, foot], { wobble: 0.3 });
    });
    pen.line({ ...line, width: 2.2 }, ...at(side * 0.025, -0.16), ...at(side * 0.05, -0.27), { wobble: 0.3 });
  }
  pen.ellipse(line, ...at(0, 0.04), 0.3 * size, 0.4 * size, { wobble: 0.5, twice: true });
  // The shield behind its head.
  /** @type {[number, number][]} */
  const shield = [at(-0.09, -0.1), at(0.09, -0.1), at(0.11, 0.0), at(0, 0.08), at(-0.11, 0.0)];
  pen.shade({ colour: look.plague, width: 1.8 }, shield, 0.05, -45);
  pen.path({ ...line, width: 1.4 }, [shield[2], shield[3], shield[4]], { wobble: 0.4 });
}

/** @typedef {(pen: Pen, look: Look, x: number, y: number, size: number) => void} Mood */

/** What tells a mite's moods apart, drawn around it. @type {Record<string, Mood>} */
export const MOODS = {
  asleep(pen, look, x, y, size) {
    const style = { colour: look.ink, width: 1.7 };
    for (const [dx, dy, wide] of [[-0.07, -0.3, 0.07], [0.06, -0.37, 0.1]]) {
      const [left, top, w] = [x + dx * size, y + dy * size, wide * size];
      pen.path(style, [[left, top], [left + w, top], [left, top + w], [left + w, top + w]], { wobble: 0.2 });
    }
  },
  awake(pen, look, x, y, size) {
    const style = { colour: look.red, width: 3.2 };
    pen.line(style, x, y - 0.46 * size, x, y - 0.36 * size, { wobble: 0.2 });
    pen.line(style, x, y - 0.305 * size, x, y - 0.3 * size, { wobble: 0 });
  },
  contagious: drawPlague,
};

/** Spots thrown out on all sides: what touches this is infected. @type {Mood} */
export function drawPlague(pen, look, x, y, size) {
  const ray = { colour: look.plague, width: 2.2 };
  const spot = filled(look.plague);
  for (let i = 0; i < RAYS; i++) {
    const angle = (i / RAYS) * 2 * Math.PI - Math.PI / 2;
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
    if (i % 2) pen.ellipse(spot, x + dx * 0.4, y + dy * 0.4, 0.07 * size, 0.07 * size, { wobble: 0.2 });
    else pen.line(ray, x + dx * 0.34, y + dy * 0.34, x + dx * 0.43, y + dy * 0.43, { wobble: 0.3 });
  }
}
