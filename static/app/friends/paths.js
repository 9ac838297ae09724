/** A guest's way to the host: opened by an invitation, and looked for again when it is lost. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Invited } from "./links.js" */

import { createWays } from "./ways.js";

/** @param {import("./ways.js").Needs} needs */
export function createPaths(needs) {
  const { now, stop, byTab, byCode, byRelay } = createWays(needs);
  let looking = false;

  return {
    /**
     * @param {Invited | null} invited
     * @param {string} table
     * @param {string} name
     * @returns {Promise<Complaint | null>} when none of the ways leads on
     */
    async open(invited, table, name) {
      stop();
      const mine = now();
      // A link for everybody names no invitation by which another tab could let its guest in.
      const known = table && (!invited?.room || invited.tag);
      const tab = known ? byTab(mine, table) : Promise.resolve({ id: "join-broken" });
      if (invited?.code) {
        const wrong = await byCode(mine, invited.code);
        // Without a network there are still the tabs of this browser.
        return wrong && (await tab) && wrong;
      }
      if (invited?.room) {
        const wrong = await byRelay(mine, invited.room, name);
        return wrong && (await tab) && wrong;
      }
      return tab;
    },

    /**
     * Once more, as far as nobody has to carry anything.
     * @param {string} table @param {Invited | null} invited @param {string} name
     * @returns {Promise<Complaint | null>} what is wrong with the way through relays, if there is one
     */
    async again(table, invited, name) {
      if (looking) return null;
      looking = true;
      const mine = now();
      try {
        const [, wrong] = await Promise.all([table ? byTab(mine, table) : null, invited?.room ? byRelay(mine, invited.room, name) : null]);
        return wrong;
      } finally {
        looking = false;
      }
    },

    /** The host is reached. */
    arrived: stop,
    close: stop,
  };
}
