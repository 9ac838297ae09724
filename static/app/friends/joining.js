/** The way to somebody else's table: by a link, or back to a seat that this browser remembers. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Sitting } from "./party.js" */
/** @import { Invited } from "./links.js" */
/** @import { Membership } from "./membership-fields.js" */
/** @import { Party } from "./types.js" */

import { createVisiting } from "./guest.js";
import { readJoin } from "./links.js";

/**
 * @param {{context: Parameters<typeof createVisiting>[0], sitting: Sitting,
 *   show: (role: "host" | "guest", first: Partial<Party>) => void}} needs
 */
export function createJoining({ context, sitting, show }) {
  const { store } = context;

  /** A seat at somebody else's table that this browser remembers is offered where no table is. */
  async function offerSeat() {
    const memory = await context.memory();
    await memory.tidy();
    const kept = await memory.kept();
    if (!store.get().party) store.set({ seat: kept && { table: kept.table, host: kept.by } });
  }

  /** @param {Invited | null} invited @param {Membership | null} before */
  function visit(invited, before) {
    const preset = invited?.to || before?.rules?.preset;
    show("guest", {
      hostName: invited?.by || before?.by || "", table: invited?.table || before?.table || "", mine: before?.seat ?? null,
      rules: before?.rules ?? (preset ? { preset } : {}), connection: before && !invited ? "lost" : "joining",
    });
    sitting.visiting = createVisiting(context, { invited, before });
  }

  /** @param {string} link @returns {Promise<Complaint | null>} */
  async function join(link) {
    const read = readJoin(link);
    if ("complaint" in read) return read.complaint;
    const { party } = store.get();
    if (sitting.hosting || party?.connection === "up" || party?.connection === "silent") return { id: "party-here" };
    if (sitting.visiting) await sitting.visiting.leave();
    visit(read, null);
    return null;
  }

  /** Whether a link leads back to the table that this page has lost. @param {string} link */
  function leadsBack(link) {
    const { connection } = store.get().party ?? {};
    if (!sitting.visiting || connection === "up") return false;
    const read = readJoin(link);
    return connection === "lost" || (!("complaint" in read) && sitting.visiting.sitsAt(read.table));
  }

  /** @param {string} link @returns {Promise<Complaint | null>} */
  async function rejoin(link) {
    const read = readJoin(link);
    if ("complaint" in read) return read.complaint;
    return sitting.visiting ? sitting.visiting.rejoin(read) : null;
  }

  return {
    offerSeat,
    join,
    rejoin,

    /** Who has lost a table is brought back to it by a fresh link; nobody leaves one by a link. @param {string} link */
    follow: (link) => (leadsBack(link) ? rejoin(link) : join(link)),

    /** To the seat that this browser remembers. */
    async comeBack() {
      if (store.get().party) return;
      show("guest", { connection: "lost" });
      const before = await (await context.memory()).latest();
      if (!before || store.get().party?.role !== "guest") {
        store.set({ party: null });
        return;
      }
      visit(null, before);
      await sitting.visiting?.comeBack();
    },

    leave() {
      void sitting.visiting?.leave().then(offerSeat);
      sitting.visiting = null;
      store.set({ party: null });
    },

    async giveUp() {
      const { seat } = store.get();
      if (!seat) return;
      await (await context.memory()).forget(seat.table);
      await offerSeat();
    },
  };
}
