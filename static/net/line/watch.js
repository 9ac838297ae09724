/** When the other side of a link was heard, and what that means now. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Limits } from "./limits.js" */

/** How often to look. */
export const LOOK = 500;

/** @param {Clock} clock @param {Limits} limits */
export function createWatch(clock, { heartbeat, silence, stuck }) {
  /** Moments: it was heard, it confirmed something, it was asked, our page had slept, we looked. */
  let heard = 0;
  let confirmed = 0;
  let asked = 0;
  let woken = 0;
  let looked = 0;

  return {
    /** From here on it is judged. */
    begin() {
      heard = confirmed = asked = looked = clock.now();
    },
    heard() {
      heard = clock.now();
    },
    confirmed() {
      confirmed = clock.now();
    },

    /**
     * @param {boolean} waiting for a confirmation
     * @returns {"silent" | "stuck" | "ask" | "well"}
     */
    look(waiting) {
      const now = clock.now();
      // Our own page slept, and what came meanwhile may be behind this timer. That excuses one silence once.
      if (now - looked > LOOK + heartbeat && woken <= heard) woken = confirmed = now;
      looked = now;
      if (!waiting) confirmed = now;
      if (now - Math.max(heard, woken) >= silence) return "silent";
      if (now - confirmed >= stuck) return "stuck";
      if (now - Math.max(heard, asked) < heartbeat) return "well";
      asked = now;
      return "ask";
    },
  };
}
