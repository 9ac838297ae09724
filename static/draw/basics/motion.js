/** How a pawn gets from one view to the next: walked, waded, rowed, carried, fallen, or bumped against a wall. */

/** @import { Layout, Point, Side, Spot } from "./types.js" */
/** @import { Leg, Motion } from "../happening/steps.js" */

import { CELL, STEP, squareAt } from "./geometry.js";
import { sheetOf } from "./layout.js";

/** Milliseconds; a longer way is gone faster. A step and the river behind it take half of that. */
export const LONGEST = 700;
/** @type {Record<Leg["kind"], number>} */
const LEG = { walk: 160, wade: 210, river: 190, pit: 190, lift: 300, row: 300, flee: 360 };
/** How far water pushes a pawn aside, in squares. @type {Partial<Record<Leg["kind"], number>>} */
const SWAY = { river: 0.07, wade: 0.03, row: 0.04 };
/** How far a pawn is seen to rise in a lift, in squares. */
const RISE = 0.4;
const BUMP = 220;
const APPEAR = 200;

/** @typedef {{centre: Point | null, grow: number, boat?: boolean}} Pose
 *   Where a pawn is and how big, as a part of its size; nowhere while it is on a floor that isn't shown. */

/** What a motion would take at its leisure. @param {Motion} motion */
const leisure = ({ legs, bump }) => legs.reduce((sum, { kind }) => sum + LEG[kind], bump ? BUMP : 0);

/** @param {Motion} motion @returns {number} milliseconds */
export const durationOf = (motion) => (motion.appears ? APPEAR : Math.min(LONGEST, leisure(motion)));

/**
 * @param {Motion} motion
 * @param {Layout} layout
 * @param {number} elapsed milliseconds since the motion began
 * @returns {Pose | null} null: it is over
 */
export function poseAt(motion, layout, elapsed) {
  const lasts = durationOf(motion);
  if (elapsed >= lasts) return null;
  const from = centreOf(layout, motion.from);
  if (motion.appears) return { centre: from, grow: ease(elapsed / APPEAR) };
  let left = elapsed * (leisure(motion) / lasts);
  if (motion.bump) {
    if (left < BUMP) return from ? against(motion.bump, from, left / BUMP) : HIDDEN;
    left -= BUMP;
  }
  let start = from;
  for (const { kind, to } of motion.legs) {
    const end = centreOf(layout, to);
    if (left < LEG[kind]) return onLeg(kind, start, end, left / LEG[kind]);
    left -= LEG[kind];
    start = end;
  }
  return null;
}

/** @type {Pose} */
const HIDDEN = { centre: null, grow: 1 };

/** @param {Side} side @param {Point} from @param {number} part @returns {Pose} */
function against(side, from, part) {
  const { row, col } = STEP[side];
  const reach = Math.sin(part * Math.PI) * CELL * 0.3;
  return { centre: { x: from.x + col * reach, y: from.y + row * reach }, grow: 1 };
}

/** @param {Leg["kind"]} kind @param {Point | null} start @param {Point | null} end @param {number} part
 * @returns {Pose} */
function onLeg(kind, start, end, part) {
  if (kind === "pit" || kind === "lift" || !start || !end) return elsewhere(kind, start, end, part);
  const along = ease(part);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const sway = SWAY[kind] ? Math.sin(part * 4 * Math.PI) * CELL * SWAY[kind] : 0;
  return {
    centre: {
      x: start.x + dx * along - (dy / length) * sway,
      y: start.y + dy * along + (dx / length) * sway,
    },
    grow: 1,
    ...(kind === "row" ? { boat: true } : {}),
  };
}

/** Gone from one place, then come to another: down a pit, up in a lift, or beyond what is shown.
 * @param {Leg["kind"]} kind @param {Point | null} start @param {Point | null} end @param {number} part
 * @returns {Pose} */
function elsewhere(kind, start, end, part) {
  const leaving = part < 0.5;
  const at = leaving ? start : end;
  const rise = kind === "lift" ? (leaving ? part : part - 1) * 2 * RISE * CELL : 0;
  return { centre: at && { x: at.x, y: at.y - rise }, grow: Math.abs(1 - 2 * part) };
}

/** @param {Layout} layout @param {Spot} spot @returns {Point | null} */
function centreOf(layout, spot) {
  const sheet = sheetOf(layout, spot);
  return sheet && squareAt(sheet, spot.row, spot.col);
}

/** Slow, fast, slow. @param {number} part */
export const ease = (part) => part * part * (3 - 2 * part);
