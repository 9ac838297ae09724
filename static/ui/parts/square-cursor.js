/** The square that the keys mean, and whether they are used at all. */

/** @import { Place } from "../../draw/desk/places.js" */
/** @import { Side, Truth } from "../../draw/basics/types.js" */

import { beside } from "../../app/desk/strokes.js";

/** @param {{plan: () => Truth | null, moved: (place: Place) => void, changed: () => void}} needs `moved`: they mean another one now */
export function createCursor({ plan, moved, changed }) {
  /** @type {Place} */
  let at = { row: 0, col: 0 };
  let shown = false;

  /** @param {Place} place */
  function put(place) {
    at = place;
    changed();
  }

  return {
    at: () => at,
    shown: () => shown,
    put,

    /** Whether the keys are used, and their square is shown. @param {boolean} on */
    show(on) {
      shown = on;
      changed();
    },

    /** To the next square. @param {Side} side @returns {Place | null} null at the plan's edge */
    step(side) {
      const shape = plan();
      const next = shape && beside(shape, at, side);
      if (!next) return null;
      shown = true;
      at = next;
      return next;
    },

    /** @param {number} by so many floors up */
    climb(by) {
      const shape = plan();
      const row = at.row + by * (shape?.rows ?? 0);
      if (!shape || row < 0 || row >= shape.rows * shape.floors) return false;
      put({ ...at, row });
      moved(at);
      return true;
    },

    /** The plan may have become smaller. @param {Truth} shape */
    fit({ rows, cols, floors }) {
      at = { row: Math.min(at.row, rows * floors - 1), col: Math.min(at.col, cols - 1) };
    },
  };
}
