/** A host's invitations: links to seats, to watch, and to a room on relays, and the replies to them. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Host } from "../../net/host/host.js" */
/** @import { Room, Whither } from "../../net/room/room.js" */
/** @import { Invitation } from "../../net/rtc/rtc.js" */

import { NetError } from "../../net/basics/errors.js";
import { invite, isFree, replied, whitherOf, withSeat } from "../../net/room/room.js";
import { joinLink, readReply, roomLink } from "./links.js";

/** The page can do without a connection of its own: other tabs of the browser may come. */
const ALONE = ["net-no-webrtc", "net-no-candidates"];

/** @typedef {{invitation: Invitation | null, link: string, code: string, spent: boolean}} Sent */

/**
 * @param {{context: Context, host: Host, onChange: () => void, relay: () => any, onRelay: (room: unknown) => void}} needs
 *   `relay`: the room on relays, if there ever was one
 */
export function createInvitations({ context, host, onChange, relay, onRelay }) {
  const { net, store, online } = context;
  /** By their tags. @type {Map<string, Sent>} */
  const sent = new Map();
  /** @type {{close(): void} | null} */
  let tabs = null;
  let deafen = () => {};
  /** @type {{link: string, close(): void} | null} */
  let room = null;
  /** Counts the times that relays were switched: what comes of an earlier one is closed. */
  let switched = 0;
  let watching = "";

  /**
   * @param {Whither} whither
   * @returns {Promise<{tag: string} | Complaint>}
   */
  async function make(whither) {
    const tag = net.newTag();
    const { host: by, table, rules } = host.room();
    let invitation = null;
    try {
      invitation = await net.invite(tag, online.servers());
      context.change({ trouble: invitation.lack ? { key: invitation.lack, args: {} } : null });
    } catch (error) {
      if (!(error instanceof NetError)) throw error;
      if (!ALONE.includes(error.reason) || !tabs) return { id: error.reason, args: error.args };
      context.change({ trouble: { key: "friends-alone-here", args: {} } });
    }
    const code = invitation?.code ?? "";
    const link = joinLink(net.address(), { code, tag, by, to: rules.preset, table });
    sent.set(tag, { invitation, link, code, spent: false });
    host.change(invite(host.room(), tag, whither));
    return { tag };
  }

  /** @param {string} tag @param {NetError} error @returns {Complaint} */
  function failed(tag, error) {
    const now = host.room();
    const whither = whitherOf(now, tag);
    const waits = sent.get(tag)?.invitation?.state === "waiting";
    const left = waits ? now : { ...now, invitations: now.invitations.filter(([other]) => other !== tag) };
    const free = typeof whither === "number" && isFree(now.seats[whither]);
    host.change(free ? withSeat(left, whither, { state: waits ? "waiting" : null }) : left);
    return { id: error.reason, args: error.args };
  }

  /** @param {string} tag */
  function withdraw(tag) {
    sent.get(tag)?.invitation?.close();
    sent.delete(tag);
  }

  /** @param {string} text whatever the host was given as a reply @returns {{tag: string, code: string} | Complaint} */
  function read(text) {
    const code = readReply(text);
    const read = net.unpackReply(code);
    return "complaint" in read ? read.complaint : { tag: read.code.tag, code };
  }

  /** @param {string} text @returns {Promise<Complaint | null>} */
  async function accept(text) {
    const reply = read(text);
    if ("id" in reply) return reply;
    const { invitation } = sent.get(reply.tag) ?? {};
    if (!invitation) return { id: "reply-unknown" };
    const before = host.room();
    try {
      const accepting = invitation.accept(reply.code);
      if (invitation.state === "accepted") host.change(replied(before, reply.tag));
      host.receive(await accepting);
      return null;
    } catch (error) {
      if (!(error instanceof NetError)) throw error;
      return failed(reply.tag, error);
    }
  }

  /** A place for whoever comes through a relay. */
  async function admit() {
    const made = await make("any");
    if ("id" in made) throw new NetError(made.id, { args: made.args });
    const { invitation, code } = /** @type {Sent} */ (sent.get(made.tag));
    if (!invitation) throw new NetError("net-no-candidates");
    return {
      code,
      accept: async (/** @type {string} */ answer) => {
        try {
          host.receive(await invitation.accept(answer));
          context.change({ trouble: null });
        } catch (error) {
          // Both sides are told.
          if (error instanceof NetError) context.change({ trouble: { key: error.reason, args: error.args } });
          throw error;
        }
      },
      close: () => withdraw(made.tag),
    };
  }

  return {
    accept,

    /** The link to a seat, as long as nobody has come by it. @param {number} seat */
    to(seat) {
      const tag = host.room().invitations.find(([, whither]) => whither === seat)?.[0];
      const one = tag === undefined ? undefined : sent.get(tag);
      return one && !one.spent ? { link: one.link, code: one.code } : null;
    },

    /** What has become of the room concerns its links. @param {Room} next */
    follow(next) {
      const valid = new Set(next.invitations.map(([tag]) => tag));
      for (const tag of sent.keys()) if (!valid.has(tag)) withdraw(tag);
      for (const [tag, whither] of next.invitations) {
        const one = sent.get(tag);
        if (one && typeof whither === "number" && next.seats[whither].state === "connected") one.spent = true;
      }
    },

    /** @param {number} seat @returns {Promise<Complaint | null>} */
    async link(seat) {
      const made = await make(seat);
      onChange();
      return "id" in made ? made : null;
    },

    /** @returns {Promise<Complaint | null>} */
    async watchLink() {
      const made = await make("watch");
      if ("id" in made) return made;
      watching = made.tag;
      context.change({ watch: { link: /** @type {Sent} */ (sent.get(watching)).link } });
      return null;
    },

    /** One link for everybody, through relays; or no more. @param {boolean} on @returns {Promise<Complaint | null>} */
    async setRelays(on) {
      const mine = (switched += 1);
      room?.close();
      room = null;
      context.change({ room: null, seeking: on });
      if (!on) return null;
      try {
        const relays = await net.relay();
        const own = relay() ?? (await relays.makeRoom());
        onRelay(own);
        const opened = await relays.openRoom({ room: own, relays: online.relayList(), clock: net.clock, onGuest: admit });
        if (mine !== switched) {
          opened.close();
          return null;
        }
        room = opened;
        const { host: by, table, rules } = host.room();
        context.change({ room: { link: roomLink(net.address(), { room: room.link, by, to: rules.preset, table }) } });
        return null;
      } catch (error) {
        if (!(error instanceof NetError)) throw error;
        return mine === switched ? { id: error.reason, args: error.args } : null;
      } finally {
        if (mine === switched) context.change({ seeking: false });
      }
    },

    /** Other tabs of this browser may come, and bring replies. */
    listen() {
      try {
        tabs = net.tabs.createTabHost(host.room().table, host.receive);
        deafen = net.tabs.onReply((text) => {
          const reply = read(text);
          return "tag" in reply && sent.has(reply.tag) ? accept(text) : null;
        });
      } catch (error) {
        if (!(error instanceof NetError)) throw error;
        // Where there are no channels between tabs, the other ways remain.
      }
    },

    close() {
      tabs?.close();
      deafen();
      switched += 1;
      room?.close();
      for (const tag of [...sent.keys()]) withdraw(tag);
      if (store.get().party) context.change({ watch: null, room: null });
    },
  };
}
