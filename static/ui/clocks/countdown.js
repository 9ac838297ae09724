/** What a clock that runs says, to the eye and to the ear. Pure. */

/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Timer } from "../../net/room/room.js" */

import { leftOf } from "../../net/room/timers.js";

/** So many seconds before its end a time is told to the ear, the first of them at once. */
const TOLD = [60, 30, 10];

/** Minutes and seconds. @param {number} seconds */
export const clockFace = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * The time that matters most: the one that ends first, frozen ones last.
 * @param {readonly Timer[]} timers
 * @returns {Timer | null}
 */
export const urgent = (timers) =>
  timers.toSorted((one, other) => (one.ends ?? Infinity) - (other.ends ?? Infinity))[0] ?? null;

/**
 * @param {Timer} timer
 * @param {number} now
 * @param {{seats: readonly Seat[], seat: number | null}} seen
 * @param {Words} words
 * @returns {{text: string, face: string, seconds: number, stands: boolean}}
 */
export function tellTime(timer, now, { seats, seat }, words) {
  const seconds = Math.ceil(leftOf(timer, now) / 1000);
  const own = timer.seat !== null && timer.seat === seat;
  const text = words.t(`time-${timer.of}`, { own: own ? "yes" : "no", name: seats[timer.seat ?? -1]?.name ?? "" });
  return { text, face: clockFace(seconds), seconds, stands: timer.ends === null };
}

/**
 * How many seconds are told to the ear now: a number changes only a few times, so that nobody is talked over.
 * @param {number} seconds that are left
 */
export const spokenSeconds = (seconds) => TOLD.findLast((mark) => seconds <= mark) ?? Math.ceil(seconds / 60) * 60;
