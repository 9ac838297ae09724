/** When another day begins: at midnight, or later, when a page that slept is looked at again. */

import { dayOf } from "../../app/puzzles/daily.js";

/** Longer than any day lasts a timer need not wait. */
const LONGEST = 86_400_000;

/** Tells of every day that begins until it is stopped. @param {() => void} begins @returns {() => void} stops it */
export function watchDays(begins) {
  let day = dayOf(new Date());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function look() {
    clearTimeout(timer);
    const now = new Date();
    timer = setTimeout(look, untilMidnight(now));
    if (dayOf(now) === day) return;
    day = dayOf(now);
    begins();
  }

  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Milliseconds until the player's next midnight, whatever clocks do in that night. @param {Date} now */
function untilMidnight(now) {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.min(LONGEST, Math.max(1, midnight.getTime() - now.getTime()));
}
