/**
 * The ways from a guest's page to the host: another tab of the same browser, a code that a person
 * carries back, or relays. Several are tried at once; the first that opens is taken.
 */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Invited } from "./links.js" */
/** @import { Transport } from "../../net/line/transport.js" */

import { NetError } from "../../net/basics/errors.js";
import { replyLink } from "./links.js";

/**
 * @param {{context: Context, onTransport: (transport: Transport) => void,
 *   onReply: (reply: {code: string, link: string}, lack: string | null) => void, onInvitation: (code: string) => void}} needs
 *   `lack`: the message of a server that was to help and did not; `onInvitation`: the invitation that
 *   came through relays
 */
export function createPaths({ context, onTransport, onReply, onInvitation }) {
  const { net, online } = context;
  /** Counts the attempts; what comes of an earlier one is closed. */
  let turn = 0;
  let looking = false;
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

  /** @param {unknown} error @returns {Complaint} */
  function complaint(error) {
    if (!(error instanceof NetError)) throw error;
    return { id: error.reason, args: error.args };
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
    /**
     * @param {Invited | null} invited
     * @param {string} table
     * @param {string} name
     * @returns {Promise<Complaint | null>} when none of the ways leads on
     */
    async open(invited, table, name) {
      stop();
      const mine = turn;
      // A link for everybody names no invitation by which another tab could let its guest in.
      const known = table && (!invited?.room || invited.tag);
      const tab = known ? byTab(mine, table) : Promise.resolve({ id: "join-broken" });
      if (invited?.code) {
        const wrong = await byCode(mine, invited.code);
        // Without a network there are still the tabs of this browser.
        return wrong && (await tab) && wrong;
      }
      if (invited?.room) {
        const wrong = await byRelay(mine, invited.room, name);
        return wrong && (await tab) && wrong;
      }
      return tab;
    },

    /**
     * Once more, as far as nobody has to carry anything.
     * @param {string} table @param {Invited | null} invited @param {string} name
     * @returns {Promise<Complaint | null>} what is wrong with the way through relays, if there is one
     */
    async again(table, invited, name) {
      if (looking) return null;
      looking = true;
      const mine = turn;
      try {
        const [, wrong] = await Promise.all([table ? byTab(mine, table) : null, invited?.room ? byRelay(mine, invited.room, name) : null]);
        return wrong;
      } finally {
        looking = false;
      }
    },

    /** The host is reached. */
    arrived: stop,
    close: stop,
  };
}
