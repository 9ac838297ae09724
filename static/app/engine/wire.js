/**
 * Where the page's requests go: to its own engine, or, at a table that somebody else leads, to the
 * host. What is looked at after the game is always looked at here.
 */

/** @import { Engine } from "./engine.js" */

/** @typedef {{request(message: Record<string, any>): Promise<any>}} Client of a host's table */

/** What concerns the table that is played at. */
const OF_THE_TABLE = ["observe", "consider", "submit", "hand-over"];

/** @param {Engine} engine */
export function createWire(engine) {
  /** @type {Client | null} */
  let host = null;

  /** The host's record, replayed by this page's own engine. @param {Client} from @param {Record<string, any>} message */
  async function reveal(from, message) {
    const told = await from.request(message);
    return told?.type === "reveal" ? engine.request({ type: "replay", record: told.record }) : told;
  }

  return {
    ...engine,
    /** @param {Record<string, any>} message @param {() => boolean} [wanted] @returns {Promise<any>} the reply, refusals included */
    request(message, wanted) {
      if (host && message.type === "reveal") return reveal(host, message);
      return host && OF_THE_TABLE.includes(message.type) ? host.request(message) : engine.request(message, wanted);
    },
    /** From now on somebody else leads the table, or nobody does. @param {Client | null} client */
    useGuest(client) {
      host = client;
    },
    /** Whether this page leads its table, bots included. */
    leads: () => host === null,
  };
}

/** @typedef {ReturnType<typeof createWire>} Wire */
