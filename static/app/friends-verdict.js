/** Whether a finished game was led by the rules, as a guest's page finds out with an engine of its own (Rule T-6). */

/** @import { Context } from "./friends-party.js" */
/** @import { Guest } from "../net/guest.js" */

/** @param {string} state @param {string} key @param {Record<string, any>} [more] */
const verdict = (state, key, more = {}) => ({ type: "verdict", state, key, args: {}, at: null, told: null, ruled: null, ...more });

/**
 * @param {{context: Pick<Context, "engine" | "session" | "memory">, guest: Pick<Guest, "request" | "evidence">, table: string}} needs
 * @returns {Promise<any>} null when it can't be told now
 */
export async function judge({ context: { engine, session, memory }, guest, table }) {
  const book = await memory();
  const rewritten = (await book.membership(table))?.rewritten;
  if (rewritten) {
    const { at, told, later } = rewritten;
    return verdict("broken", "verdict-rewritten", { args: { number: at + 1 }, at, told, ruled: later });
  }
  const evidence = await guest.evidence();
  if (!evidence) return verdict("unverified", "verdict-alone");
  const told = await guest.request({ type: "reveal" });
  if (told?.type !== "reveal") return null;
  const judged = await session.asking(() => engine.request({ type: "verify", record: told.record, evidence }));
  return judged?.type === "verdict" ? judged : null;
}
