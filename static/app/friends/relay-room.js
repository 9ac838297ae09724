/** A host's room on relays: one link for everybody, as long as relays are switched on. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Host } from "../../net/host/host.js" */

import { NetError } from "../../net/basics/errors.js";
import { roomLink } from "./links.js";

/** @typedef {Awaited<ReturnType<Context["net"]["relay"]>>} Relays */

/**
 * @param {{context: Context, host: Host, relay: () => any, onRelay: (room: unknown) => void,
 *   admit: Parameters<Relays["openRoom"]>[0]["onGuest"]}} needs
 *   `relay`: the room, if there ever was one; `admit` makes a place for whoever comes
 */
export function createRelayRoom({ context, host, relay, onRelay, admit }) {
  const { net, online } = context;
  /** @type {{link: string, close(): void} | null} */
  let room = null;
  /** Counts the times that relays were switched: what comes of an earlier one is closed. */
  let switched = 0;

  /** @param {number} mine @returns {Promise<void>} */
  async function open(mine) {
    const relays = await net.relay();
    const own = relay() ?? (await relays.makeRoom());
    onRelay(own);
    const opened = await relays.openRoom({ room: own, relays: online.relayList(), clock: net.clock, onGuest: admit });
    if (mine !== switched) return opened.close();
    room = opened;
    const { host: by, table, rules } = host.room();
    return context.change({ room: { link: roomLink(net.address(), { room: room.link, by, to: rules.preset, table }) } });
  }

  function close() {
    switched += 1;
    room?.close();
    room = null;
  }

  return {
    close,

    /** One link for everybody, or no more. @param {boolean} on @returns {Promise<Complaint | null>} */
    async set(on) {
      close();
      const mine = switched;
      context.change({ room: null, seeking: on });
      if (!on) return null;
      try {
        await open(mine);
        return null;
      } catch (error) {
        if (!(error instanceof NetError)) throw error;
        return mine === switched ? { id: error.reason, args: error.args } : null;
      } finally {
        if (mine === switched) context.change({ seeking: false });
      }
    },
  };
}
