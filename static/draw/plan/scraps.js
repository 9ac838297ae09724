/**
 * Sketches of single squares and sides, kept from one notebook to the next: a move changes few of
 * them, and in a large plan the strokes of all take longer to find than a frame lasts.
 */

import { Sketch } from "../basics/pen.js";

/** Those of the notebook that is being sketched, and of the last one. @type {[Map<string, Sketch>, Map<string, Sketch>]} */
let [now, last] = [new Map(), new Map()];

/** Another notebook is begun: what the last one didn't need is thrown away. */
export function keepAnew() {
  [now, last] = [new Map(), now];
}

/**
 * Draws what a key stands for, as it was drawn before.
 * @param {Sketch} sketch
 * @param {string} key of all that the drawing depends on
 * @param {(sketch: Sketch) => void} draw
 */
export function drawKept(sketch, key, draw) {
  let kept = now.get(key) ?? last.get(key);
  if (!kept) {
    kept = new Sketch();
    draw(kept);
  }
  now.set(key, kept);
  sketch.add(kept);
}
