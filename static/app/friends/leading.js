/** The table that this page leads: opened, found again after a reload, or taken up with a stored game. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Hosting, Kept } from "./host.js" */
/** @import { Context, Sitting } from "./party.js" */
/** @import { Party } from "./types.js" */
/** @import { Observation, Setup } from "../basics/types.js" */

import { createHosting } from "./host.js";
import { readKept, roomAround } from "./kept-room.js";
import { troubleOf } from "./party.js";
import { setUi } from "../page/store.js";
import { firstRoom } from "./seats.js";

/**
 * @param {{context: Context, sitting: Sitting, show: (role: "host" | "guest", first: Partial<Party>) => void}} needs
 */
export function createLeading({ context, sitting, show }) {
  const { store, session, net, online, change } = context;
  let resuming = false;
  /** Whether this page has looked for a table that it led before it was loaded again. */
  let looked = false;

  /** @param {Kept} kept @returns {Promise<Complaint | null>} */
  async function lead(kept) {
    const release = await net.lock();
    if (!release) return { id: "party-elsewhere" };
    show("host", {});
    net.tab.set(kept.room.table);
    const hosting = createHosting(context, kept, release);
    sitting.hosting = hosting;
    if (online.get().relays) void hosting.setRelays(true).then((wrong) => wrong && change({ trouble: troubleOf(wrong) }));
    return null;
  }

  /**
   * The table of a game that was begun elsewhere or earlier.
   * @param {Kept | null} kept
   * @param {Observation} observation
   */
  function leadOn(kept, observation) {
    const fits = kept !== null && kept.room.seats.length === observation.seats.length;
    const own = fits ? kept : roomAround(observation, net.random(9));
    return lead({ ...own, room: { ...own.room, phase: observation.over ? "over" : "playing" } });
  }

  return {
    leadOn,

    /** A table that this tab led before its game began, and that a reload has interrupted. */
    async gatherAgain() {
      const table = net.tab.get();
      if (table === null || looked) return;
      looked = true;
      const kept = readKept(await (await context.memory()).room());
      if (!kept || kept.room.table !== table || kept.room.phase !== "gathering" || store.get().party) return;
      await lead(kept);
      // The form holds the plan as it did, so that another choice there doesn't drop it.
      const { setup } = store.get().ui;
      if (kept.plan) setUi(store, { setup: { ...setup, rules: kept.room.rules, plan: kept.plan } });
    },

    /** A game that was stored goes on in this page; perhaps with friends. @param {Observation} observation */
    async resumed(observation) {
      if (resuming || store.get().party || !observation.seats.some(({ friend }) => friend)) return;
      resuming = true;
      const wrong = await leadOn(readKept(await (await context.memory()).room()), observation);
      if (wrong) session.notify(wrong.id, wrong.args);
      resuming = false;
    },

    /** @param {Setup} setup @param {() => boolean} [wanted] whether it still is when the engine is there @returns {Promise<Complaint | null>} */
    async open(setup, wanted) {
      if (sitting.hosting || sitting.visiting) return { id: "party-elsewhere" };
      const first = await firstRoom(setup, context, wanted);
      return "id" in first ? first : lead(first);
    },

    end() {
      void sitting.hosting?.end();
      sitting.hosting = null;
      store.set({ party: null });
    },
  };
}

/**
 * What the screens ask of a table that this page leads; nothing happens where it leads none.
 * @param {Pick<Context, "change">} context
 * @param {Sitting} sitting
 */
export const hostsControls = ({ change }, sitting) => ({
  /** @param {Setup} setup */
  setSetup(setup) {
    void sitting.hosting?.setSetup(setup).then((wrong) => change({ trouble: wrong && troubleOf(wrong) }));
  },
  setSeat: (/** @type {Parameters<Hosting["setSeat"]>} */ ...wish) => sitting.hosting?.setSeat(...wish),
  addSeat: () => sitting.hosting?.addSeat(),
  removeSeat: (/** @type {number} */ at) => sitting.hosting?.removeSeat(at),
  link: async (/** @type {number} */ at) => sitting.hosting?.link(at) ?? null,
  watchLink: async () => sitting.hosting?.watchLink() ?? null,
  acceptReply: async (/** @type {string} */ text) => sitting.hosting?.acceptReply(text) ?? null,
  kick: (/** @type {number | string} */ who) => sitting.hosting?.kick(who),
  setTimers: (/** @type {import("../../net/room/room.js").Timer[]} */ timers) => sitting.hosting?.setTimers(timers),
  pause: (/** @type {boolean} */ on, /** @type {boolean} */ held) => sitting.hosting?.pause(on, held),
  remark: (/** @type {string} */ text, /** @type {number | null} */ to) => sitting.hosting?.remark(text, to) ?? null,

  gather: () => sitting.hosting?.gather(),

  /** @param {string} [seed] of a game that is played once more @returns {Promise<Complaint | null>} */
  start: async (seed) => sitting.hosting?.start(seed) ?? null,
});
