/** A host's invitations: links to seats, to watch, and to a room on relays, and the replies to them. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Host } from "../../net/host/host.js" */

import { NetError } from "../../net/basics/errors.js";
import { createRelayRoom } from "./relay-room.js";
import { createReplies } from "./replies.js";
import { createSent } from "./sent.js";

/**
 * @param {{context: Context, host: Host, onChange: () => void, relay: () => any, onRelay: (room: unknown) => void}} needs
 *   `relay`: the room on relays, if there ever was one
 */
export function createInvitations({ context, host, onChange, relay, onRelay }) {
  const { net, store } = context;
  /** @type {{close(): void} | null} */
  let tabs = null;
  let deafen = () => {};
  const sent = createSent({ context, host, hasTabs: () => tabs !== null });
  const replies = createReplies({ context, host, sent });
  const relayRoom = createRelayRoom({ context, host, relay, onRelay, admit: replies.admit });

  return {
    accept: replies.accept,
    to: sent.to,
    follow: sent.follow,
    setRelays: relayRoom.set,

    /** @param {number} seat @returns {Promise<Complaint | null>} */
    async link(seat) {
      const made = await sent.make(seat);
      onChange();
      return "id" in made ? made : null;
    },

    /** @returns {Promise<Complaint | null>} */
    async watchLink() {
      const made = await sent.make("watch");
      if ("id" in made) return made;
      context.change({ watch: { link: made.link } });
      return null;
    },

    /** Other tabs of this browser may come, and bring replies. */
    listen() {
      try {
        tabs = net.tabs.createTabHost(host.room().table, host.receive);
        deafen = net.tabs.onReply(replies.fromTab);
      } catch (error) {
        if (!(error instanceof NetError)) throw error;
        // Where there are no channels between tabs, the other ways remain.
      }
    },

    close() {
      tabs?.close();
      deafen();
      relayRoom.close();
      sent.clear();
      if (store.get().party) context.change({ watch: null, room: null });
    },
  };
}
