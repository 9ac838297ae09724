/** The invitations that a host has sent, and what has become of them. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Host } from "../../net/host/host.js" */
/** @import { Room, Whither } from "../../net/room/room.js" */
/** @import { Invitation } from "../../net/rtc/rtc.js" */

import { NetError } from "../../net/basics/errors.js";
import { invite } from "../../net/room/room.js";
import { joinLink } from "./links.js";

/** The page can do without a connection of its own: other tabs of the browser may come. */
const ALONE = ["net-no-webrtc", "net-no-candidates"];

/** @typedef {{invitation: Invitation | null, link: string, code: string, spent: boolean}} Sent */

/** @param {{context: Context, host: Host, hasTabs: () => boolean}} needs `hasTabs`: other tabs of this browser may come */
export function createSent({ context, host, hasTabs }) {
  const { net, online } = context;
  /** By their tags. @type {Map<string, Sent>} */
  const sent = new Map();

  /** @param {string} tag */
  function withdraw(tag) {
    sent.get(tag)?.invitation?.close();
    sent.delete(tag);
  }

  /** @param {string} tag @returns {Promise<Invitation | null | Complaint>} null: it does without a connection of its own */
  async function reach(tag) {
    try {
      const invitation = await net.invite(tag, online.servers());
      context.change({ trouble: invitation.lack ? { key: invitation.lack, args: {} } : null });
      return invitation;
    } catch (error) {
      if (!(error instanceof NetError)) throw error;
      if (!ALONE.includes(error.reason) || !hasTabs()) return { id: error.reason, args: error.args };
      context.change({ trouble: { key: "friends-alone-here", args: {} } });
      return null;
    }
  }

  return {
    withdraw,

    /** @param {string} tag */
    get: (tag) => sent.get(tag),

    /** @param {Whither} whither @returns {Promise<({tag: string} & Sent) | Complaint>} */
    async make(whither) {
      const tag = net.newTag();
      const { host: by, table, rules } = host.room();
      const invitation = await reach(tag);
      if (invitation && "id" in invitation) return invitation;
      const code = invitation?.code ?? "";
      const link = joinLink(net.address(), { code, tag, by, to: rules.preset, table });
      const one = { invitation, link, code, spent: false };
      sent.set(tag, one);
      host.change(invite(host.room(), tag, whither));
      return { tag, ...one };
    },

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

    clear() {
      for (const tag of [...sent.keys()]) withdraw(tag);
    },
  };
}

/** @typedef {ReturnType<typeof createSent>} SentBook */
