/** The replies to a host's invitations: what a person, another tab or a relay brings. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { SentBook } from "./sent.js" */
/** @import { Host } from "../../net/host/host.js" */

import { NetError } from "../../net/basics/errors.js";
import { isFree, replied, whitherOf, withSeat } from "../../net/room/room.js";
import { readReply } from "./links.js";

/** @param {{context: Context, host: Host, sent: SentBook}} needs */
export function createReplies({ context, host, sent }) {
  const { net } = context;

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

  /** @param {string} text whatever the host was given as a reply @returns {{tag: string, code: string} | Complaint} */
  function read(text) {
    const code = readReply(text);
    const reply = net.unpackReply(code);
    return "complaint" in reply ? reply.complaint : { tag: reply.code.tag, code };
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

  return {
    accept,

    /** A reply that another tab was opened with, if it is to one of our invitations. @param {string} text */
    fromTab(text) {
      const reply = read(text);
      return "tag" in reply && sent.get(reply.tag) ? accept(text) : null;
    },

    /** A place for whoever comes through a relay. */
    async admit() {
      const made = await sent.make("any");
      if ("id" in made) throw new NetError(made.id, { args: made.args });
      const { tag, invitation, code } = made;
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
        close: () => sent.withdraw(tag),
      };
    },
  };
}
