/** A table as a file that another page takes up: the game under a password, and who sits at it. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Kept } from "./host.js" */
/** @import { Context } from "./party.js" */
/** @import { Observation } from "../basics/types.js" */

import { readKept } from "./kept-room.js";

const FILE = "table.gamemaster.json";

/**
 * @param {{context: Pick<Context, "engine" | "session">, party: () => Kept | null, isBusy: () => boolean,
 *   leadOn: (kept: Kept | null, observation: Observation) => Promise<Complaint | null>}} needs
 *   `party`: of the table that this page leads
 */
export function createFiles({ context: { engine, session }, party, isBusy, leadOn }) {
  /** @param {any} reply @returns {Complaint} */
  const complaint = (reply) => (reply ? { id: reply.key, args: reply.args } : { id: "engine-died" });

  return {
    /** @param {string} password @returns {Promise<{blob: Blob, name: string} | Complaint>} */
    async exportTable(password) {
      const reply = await session.asking(() => engine.ask({ kind: "export", password, party: party() }));
      if (reply?.type !== "exported") return complaint(reply);
      return { blob: new Blob([reply.file], { type: "application/json" }), name: FILE };
    },

    /** @param {File} file @param {string} password @returns {Promise<Complaint | null>} */
    async importTable(file, password) {
      if (isBusy()) return { id: "party-elsewhere" };
      const text = await file.text();
      const reply = await session.asking(() => engine.ask({ kind: "import", file: text, password }));
      if (reply?.type !== "imported") return complaint(reply);
      const { observation } = reply;
      const wrong = await leadOn(readKept(reply.party), observation);
      session.enter(observation);
      return wrong;
    },
  };
}
