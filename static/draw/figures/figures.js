/** Small drawings that are sketched once and painted wherever they are needed. */

/** @import { Look } from "../basics/palette.js" */

import { CELL, seedOf } from "../basics/geometry.js";
import { Pen, Sketch } from "../basics/pen.js";

/** @type {Map<string, Sketch>} */
const figures = new Map();

/**
 * @param {string} what its name, of which there is no second
 * @param {Look} look
 * @param {(pen: Pen) => void} draw around the middle, in units of a square
 * @param {(look: Look) => Sketch} [begin] the sketch that it is drawn on
 * @returns {Sketch} around the middle
 */
export function figureOf(what, look, draw, begin = () => new Sketch()) {
  const key = `${what} ${look.name}`;
  let sketch = figures.get(key);
  if (!sketch) {
    sketch = begin(look);
    draw(new Pen(sketch, 0, 0, CELL, seedOf(what)));
    figures.set(key, sketch);
  }
  return sketch;
}
