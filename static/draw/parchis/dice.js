/** Where the dice lie, and how they tumble there. They fall as they were recorded; only the way is drawn. */

/** @import { Cross } from "./cross.js" */
/** @import { ParchisView, Said } from "./types.js" */

import { seedOf } from "../basics/geometry.js";
import { ease } from "../basics/motion.js";
import { T } from "./cross.js";

/** Milliseconds. */
export const ROLL = 620;
const FLIPS = 8;
const SIZE = 1.32 * T;
const ROW = 5.78;

/**
 * @typedef {{x: number, y: number, size: number, face: number | null, seat: number, used: boolean,
 *   turn: number}} Die
 *   `face`: null before it is rolled; `turn`: in radians.
 * @typedef {{x: number, y: number, w: number, h: number, steps: number, seat: number}} Chip a bonus that may still be used
 */

/**
 * The dice beside the base of whoever rolled; before the first roll, everybody's lot.
 * @param {ParchisView} view
 * @param {Cross} cross
 * @param {boolean} [awaited] whether the next roll is waited for: then its dice show nothing yet
 * @returns {Die[]}
 */
export function diceOf(view, cross, awaited = false) {
  const next = awaited ? view.player : null;
  const blank = next === null ? [] : [0, 1].map((i) => dieAt(view, cross, next, i, 2, null));
  const lying = view.dice ? lastRoll(view.dice, view, cross) : lots(view, cross);
  return [...lying.filter(({ seat }) => seat !== next), ...blank];
}

/** @param {ParchisView} view @param {Cross} cross @returns {Die[]} */
const lots = (view, cross) =>
  view.draws.flatMap((face, seat) => (face === null ? [] : [dieAt(view, cross, seat, 0, 1, face)]));

/** @param {{seat: number, faces: number[]}} roll @param {ParchisView} view @param {Cross} cross @returns {Die[]} */
function lastRoll({ seat, faces }, view, cross) {
  const left = [...view.left];
  return faces.map((face, i) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { ...dieAt(view, cross, seat, i, faces.length, face), used: at < 0 };
  });
}

/** @param {ParchisView} view @param {Cross} cross @param {number} seat @param {number} i @param {number} count
 * @param {number | null} face @returns {Die} */
function dieAt(view, cross, seat, i, count, face) {
  const base = cross.base(view.corners[seat]);
  const gap = 0.36 * T;
  // Bonuses need room beside them.
  const middle = base.x + (view.bonus.length && count > 1 ? 2.08 * T : base.w / 2);
  const x = middle + (i - (count - 1) / 2) * (SIZE + gap);
  const turn = ((seedOf(`die ${seat} ${i}`) % 100) / 100 - 0.5) * 0.16;
  return { x, y: base.y + ROW * T, size: SIZE, face, seat, used: false, turn };
}

/** The bonuses beside the dice, two in a row. @param {ParchisView} view @param {Cross} cross @returns {Chip[]} */
export function chipsOf(view, cross) {
  const seat = view.player;
  if (seat === null) return [];
  const base = cross.base(view.corners[seat]);
  const [w, h] = [1.16 * T, 0.84 * T];
  const rows = Math.ceil(view.bonus.length / 2);
  return view.bonus.map((steps, i) => {
    const row = Math.floor(i / 2);
    const inRow = Math.min(2, view.bonus.length - row * 2);
    const x = base.x + 5.12 * T + ((i % 2) - (inRow - 1) / 2) * (w + 0.1 * T);
    return { x, y: base.y + ROW * T + (row - (rows - 1) / 2) * (h + 0.1 * T), w, h, steps, seat };
  });
}

/** Who threw dice since the view before. @param {readonly Said[]} hear @returns {number[]} seats */
export const throwersIn = (hear) => hear.flatMap(({ key, args }) => (key === "rolled" || key === "draws-die" ? [args.seat] : []));

/**
 * Dice on their way, thrown from the base towards where they will lie.
 * @param {readonly Die[]} dice as they will lie
 * @param {readonly number[]} throwers seats
 * @param {number} elapsed milliseconds
 * @returns {Die[]}
 */
export function tumbling(dice, throwers, elapsed) {
  const part = Math.min(1, elapsed / ROLL);
  if (part === 1) return [...dice];
  const settled = ease(Math.min(1, part * 1.1));
  return dice.map((die, i) => {
    if (die.face === null || !throwers.includes(die.seat)) return die;
    const flip = Math.floor(part * FLIPS);
    const away = (1 - settled) * (i % 2 ? 1 : -1);
    return {
      ...die,
      used: false,
      face: flip >= FLIPS - 1 ? die.face : tumbleFace(die.face, seedOf(`tumble ${die.seat} ${i} ${flip}`)),
      x: die.x + away * 2.2 * T,
      y: die.y - (1 - settled) * 3.4 * T - Math.abs(Math.sin(part * 3 * Math.PI)) * (1 - part) * 0.9 * T,
      turn: die.turn + away * 5.5,
    };
  });
}

/** A face that isn't the last one, so that the die is seen to roll. @param {number} last @param {number} seed */
const tumbleFace = (last, seed) => ((last + (seed % 5)) % 6) + 1;
