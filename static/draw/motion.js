/** How a pawn gets from one view to the next: walked, carried, fallen, or bumped against a wall. */

/** @import { Layout, Point, Spot } from "./types.js" */
/** @import { Leg, Motion } from "./steps.js" */

import { CELL, STEP, squareAt } from "./geometry.js";
import { sheetOf } from "./layout.js";

/** Milliseconds; the longest motion is a walk and what follows it. */
export const LONGEST = 350;
/** @type {Record<Leg["kind"], number>} */
const LEG = { walk: 160, river: 190, pit: 190 };
const BUMP = 220;
const APPEAR = 200;

/** @typedef {{centre: Point, grow: number}} Pose where a pawn is and how big, as a part of its size */

/** @param {Motion} motion @returns {number} milliseconds */
export function durationOf({ legs, bump, appears }) {
  if (appears) return APPEAR;
  if (bump) return BUMP;
  return Math.min(LONGEST, legs.reduce((sum, { kind }) => sum + LEG[kind], 0));
}

/**
 * @param {Motion} motion
 * @param {Layout} layout
 * @param {number} elapsed milliseconds since the motion began
 * @returns {Pose | null} null: it is over
 */
export function poseAt(motion, layout, elapsed) {
  if (elapsed >= durationOf(motion)) return null;
  const from = centreOf(layout, motion.from);
  if (!from) return null;
  if (motion.appears) return { centre: from, grow: ease(elapsed / APPEAR) };
  if (motion.bump) {
    const { row, col } = STEP[motion.bump];
    const reach = Math.sin((elapsed / BUMP) * Math.PI) * CELL * 0.3;
    return { centre: { x: from.x + col * reach, y: from.y + row * reach }, grow: 1 };
  }
  let start = from;
  let left = elapsed;
  for (const { kind, to } of motion.legs) {
    const end = centreOf(layout, to);
    if (!end) return null;
    if (left < LEG[kind]) return onLeg(kind, start, end, left / LEG[kind]);
    left -= LEG[kind];
    start = end;
  }
  return null;
}

/** @param {Leg["kind"]} kind @param {Point} start @param {Point} end @param {number} part
 * @returns {Pose} */
function onLeg(kind, start, end, part) {
  if (kind === "pit") {
    const down = part < 0.5;
    return { centre: down ? start : end, grow: Math.abs(1 - 2 * part) };
  }
  const along = ease(part);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const sway = kind === "river" ? Math.sin(part * 4 * Math.PI) * CELL * 0.07 : 0;
  return {
    centre: {
      x: start.x + dx * along - (dy / length) * sway,
      y: start.y + dy * along + (dx / length) * sway,
    },
    grow: 1,
  };
}

/** @param {Layout} layout @param {Spot} spot @returns {Point | null} */
function centreOf(layout, spot) {
  const sheet = sheetOf(layout, spot.fragment);
  return sheet && squareAt(sheet, spot.row, spot.col);
}

/** Slow, fast, slow. @param {number} part */
export const ease = (part) => part * part * (3 - 2 * part);
