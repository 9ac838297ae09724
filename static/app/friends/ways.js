/**
 * One attempt of a guest's page to reach the host, by several ways at once: another tab of the same
 * browser, a code that a person carries back, or relays. The first that opens is taken.
 */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Transport } from "../../net/line/transport.js" */

import { NetError } from "../../net/basics/errors.js";
import { replyLink } from "./links.js";

/**
 * @typedef {{context: Context, onTransport: (transport: Transport) => void,
 *   onReply: (reply: {code: string, link: string}, lack: string | null) => void, onInvitation: (code: string) => void}} Needs
 *   `lack`: the message of a server that was to help and did not; `onInvitation`: the invitation that
 *   came through relays
 */

/** @param {Needs} needs */
export function createWays({ context, onTransport, onReply, onInvitation }) {
  const { net, online } = context;
  /** Counts the attempts; what comes of an earlier one is closed. */
  let turn = 0;
  /** What of this attempt is still open. @type {Set<() => void>} */
  const open = new Set();

  /** @param {number} mine @param {Transport} transport */
  function take(mine, transport) {
    if (mine !== turn) return transport.close();
    stop();
    return onTransport(transport);
  }

  function stop() {
    turn += 1;
    for (const close of open) close();
    open.clear();
  }

  /** @param {number} mine @param {string} table @returns {Promise<Complaint | null>} */
  async function byTab(mine, table) {
    try {
      take(mine, await net.tabs.joinTab(table));
      return null;
    } catch (error) {
      return complaint(error);
    }
  }

  /** @param {number} mine @param {string} invitation @returns {Promise<import("../../net/rtc/rtc.js").Reply>} */
  async function answer(mine, invitation) {
    const reply = await net.reply(invitation, online.servers());
    if (mine === turn) open.add(reply.close);
    else reply.close();
    reply.opened.then((transport) => take(mine, transport), () => {});
    return reply;
  }

  /** @param {number} mine @param {string} invitation @returns {Promise<Complaint | null>} */
  async function byCode(mine, invitation) {
    try {
      const { code, lack } = await answer(mine, invitation);
      if (mine === turn) onReply({ code, link: replyLink(net.address(), code) }, lack);
      return null;
    } catch (error) {
      return complaint(error);
    }
  }

  /** @param {number} mine @param {string} room @param {string} name @returns {Promise<Complaint | null>} */
  async function byRelay(mine, room, name) {
    try {
      const relays = await net.relay();
      const entered = await relays.enterRoom(room, { name, clock: net.clock });
      if (mine !== turn) {
        entered.leave();
        return null;
      }
      open.add(entered.leave);
      const invitation = await entered.invitation();
      if (mine === turn) onInvitation(invitation);
      const { code } = await answer(mine, invitation);
      await entered.answer(code);
      return null;
    } catch (error) {
      // Whoever came in by another way leaves the room.
      return mine === turn ? complaint(error) : null;
    }
  }

  return {
    stop,

    /** The attempt that is under way. */
    now: () => turn,

    byTab,
    byCode,
    byRelay,
  };
}

/** @param {unknown} error @returns {Complaint} */
function complaint(error) {
  if (!(error instanceof NetError)) throw error;
  return { id: error.reason, args: error.args };
}
