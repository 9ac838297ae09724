/**
 * A token bucket: so many things at once, so many a second for ever. It judges whoever sends too much, and
 * keeps whoever is judged that way within what he may send.
 */

/** @import { Clock } from "./clock.js" */

/** @typedef {{rate: number, burst: number}} Flow tokens a second, and the most that can be saved up */

/** @param {Flow} flow @param {Clock} clock */
export function createBucket({ rate, burst }, clock) {
  let tokens = burst;
  let filled = clock.now();

  function fill() {
    const now = clock.now();
    tokens = Math.min(burst, tokens + ((now - filled) / 1000) * rate);
    filled = now;
  }

  return {
    /** @returns {boolean} whether there was a token; it is taken then */
    take() {
      fill();
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    /** Takes a token that may be owed: for what can't wait. */
    spend() {
      fill();
      tokens -= 1;
    },
    /** @returns {number} milliseconds until there is a token again */
    wait() {
      fill();
      return Math.max(0, Math.ceil(((1 - tokens) / rate) * 1000));
    },
  };
}
