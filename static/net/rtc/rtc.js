/**
 * Two pages find each other with two codes and no server: the host's page invites, the guest's page
 * replies, the host's page accepts the reply. Between the two a person may take any time to carry
 * the reply back. What comes out is a transport (`transport.js`).
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Code, Unpacked } from "../codes/codes.js" */
/** @import { WireOptions } from "./wire.js" */
/** @import { Transport } from "../line/transport.js" */

import { browserClock } from "../basics/clock.js";
import { packInvitation, packReply, unpackInvitation, unpackReply } from "../codes/codes.js";
import { failureOf } from "../basics/diagnosis.js";
import { NetError } from "../basics/errors.js";
import { createLine } from "./line.js";
import { createWire } from "./wire.js";

export { NetError } from "../basics/errors.js";

/** Once the reply is accepted, the pages reach each other within this time or not at all. */
export const CONNECT_MS = 20_000;

/**
 * @typedef {Partial<WireOptions> & {page?: EventTarget}} RtcOptions
 *   `servers`: STUN and TURN servers of the player's choice; without any nothing is contacted.
 * @typedef {"waiting" | "accepted" | "open" | "closed"} InvitationState
 * @typedef {{code: string, lack: string | null, readonly state: InvitationState,
 *   accept(replyCode: string): Promise<Transport>, close(): void}} Invitation
 *   `lack`: the message of a server that was to help and did not.
 * @typedef {{code: string, lack: string | null, opened: Promise<Transport>, close(): void}} Reply
 */

/**
 * The host's side.
 * @param {RtcOptions} [options]
 */
export function createInviter({ clock = browserClock, page = globalThis, ...options } = {}) {
  const makeWire = () => createWire({ ...options, clock });
  return {
    /**
     * A connection that waits for a reply for as long as the page lives.
     * Throws `NetError`: net-no-webrtc, net-bad-server, net-no-candidates.
     * @param {string} tag a new one, from `newTag` @returns {Promise<Invitation>}
     */
    async invite(tag) {
      const wire = makeWire();
      const own = await wire.offer(tag).catch(closing(wire));
      const code = packInvitation(own);
      /** @type {InvitationState} */
      let state = "waiting";

      /** @param {Code} reply */
      async function connect(reply) {
        await wire.accept(reply).catch((cause) => {
          throw new NetError("code-not-one", { cause });
        });
        await within(CONNECT_MS, wire.opened, clock, () => failureOf(own.candidates, reply.candidates, wire.met));
      }

      return {
        code,
        lack: wire.lack,
        get state() {
          return state;
        },
        /**
         * Throws `NetError`: `code-…`, of which all but those of a broken reply leave the invitation
         * as it was; `net-…`: which leg failed though both had answered.
         */
        async accept(replyCode) {
          const reply = codeOf(unpackReply(replyCode));
          if (reply.tag !== tag) throw new NetError("code-other");
          if (state !== "waiting") throw new NetError("code-used");
          state = "accepted";
          try {
            await connect(reply);
          } catch (error) {
            state = "closed";
            wire.close();
            throw error;
          }
          state = "open";
          return createLine(wire, { role: "host", makeWire, clock, page });
        },
        /** Withdraws the invitation; a transport that came of it stays. */
        close() {
          if (state === "open") return;
          state = "closed";
          wire.close();
        },
      };
    },
  };
}

/**
 * The guest's side: the code to be carried back, and the transport once the host has accepted it,
 * however long that takes. Throws `NetError` as `invite` does, and `code-…`.
 * @param {string} invitationCode
 * @param {RtcOptions} [options]
 * @returns {Promise<Reply>}
 */
export async function reply(invitationCode, { clock = browserClock, page = globalThis, ...options } = {}) {
  const invitation = codeOf(unpackInvitation(invitationCode));
  const makeWire = () => createWire({ ...options, clock });
  const wire = makeWire();
  const code = packReply(await wire.answer(invitation).catch(closing(wire)));
  const opened = wire.opened.then(() => createLine(wire, { role: "guest", makeWire, clock, page }));
  opened.catch(() => {}); // whoever closes his reply needn't wait for it
  let open = false;
  void opened.then(() => (open = true), () => {});
  return { code, lack: wire.lack, opened, close: () => open || wire.close() };
}

/** @param {Unpacked} unpacked */
function codeOf(unpacked) {
  if ("complaint" in unpacked) throw new NetError(unpacked.complaint.id, { args: unpacked.complaint.args });
  return unpacked.code;
}

/** @param {{close(): void}} wire @returns {(error: unknown) => never} */
function closing(wire) {
  return (error) => {
    wire.close();
    throw error;
  };
}

/** @param {number} ms @param {Promise<unknown>} opened @param {Clock} clock @param {() => string} why not */
async function within(ms, opened, clock, why) {
  let stop = () => {};
  const late = new Promise((_, reject) => {
    stop = clock.after(ms, () => reject(new NetError(why())));
  });
  try {
    await Promise.race([opened, late]);
  } finally {
    stop();
  }
}
