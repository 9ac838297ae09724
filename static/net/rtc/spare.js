/**
 * The spare wire of a line: while the one in use works, another is agreed on over it and kept ready.
 * The guest's page has replied, and the host's has only to accept.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Code } from "../codes/codes.js" */
/** @import { Wire } from "./wire.js" */

import { newTag, packInvitation, packReply, unpackInvitation, unpackReply } from "../codes/codes.js";

/** A spare that nobody has replied to is made anew. */
const SPARE_MS = 30_000;
/** A guest makes no more spares than this, whatever the host asks for. */
const SPARE_PACE_MS = 5000;

/**
 * @typedef {{wire: Wire, tag: string, reply: Code | null, told: boolean, taken: boolean}} Spare
 *   `reply`: the guest's, at the host; `told`: the other side knows its code; `taken`: the reply was
 *   accepted, too.
 */

/**
 * @param {{role: "host" | "guest", makeWire: () => Wire, clock: Clock, tell: (code: string) => void,
 *   onOpen: (wire: Wire) => void}} needs `tell`: the other side, over the wire in use; `onOpen`: the
 *   spare carries texts now, and is no spare any more
 */
export function createSpare({ role, makeWire, clock, tell, onOpen }) {
  /** @type {Spare | null} */
  let spare = null;
  let lastSpare = -Infinity;
  let stopRenewing = () => {};

  /** @param {Spare} own */
  function opened(own) {
    if (own !== spare) return;
    spare = null;
    lastSpare = -Infinity;
    onOpen(own.wire);
  }

  /** @param {string} tag @returns {Spare} */
  function begin(tag) {
    /** @type {Spare} */
    const own = { wire: makeWire(), tag, reply: null, told: false, taken: false };
    own.wire.onState = (state) => state === "open" && opened(own);
    spare = own;
    return own;
  }

  function drop() {
    spare?.wire.close();
    spare = null;
  }

  /** A line goes on without a spare. @param {Spare | null} own @param {unknown} error */
  function forgo(own, error) {
    if (own !== spare) return;
    console.warn("no spare connection", error);
    drop();
  }

  /**
   * Makes this side's part of a spare and tells the other side.
   * @param {string} tag @param {(fresh: Wire) => Promise<string>} codeFor
   */
  async function propose(tag, codeFor) {
    drop();
    let own = null;
    try {
      own = begin(tag);
      const code = await codeFor(own.wire);
      if (own !== spare) return;
      tell(code);
      own.told = true;
    } catch (error) {
      forgo(own, error);
    }
  }

  /** The host's page asks for a spare, and again as long as it has none. */
  function offer() {
    stopRenewing();
    stopRenewing = clock.after(SPARE_MS, () => spare?.reply || offer());
    const tag = newTag();
    void propose(tag, async (fresh) => packInvitation(await fresh.offer(tag)));
  }

  return {
    offer,

    /** Whether it would open if the wire in use were given up. */
    isReady: () => spare !== null && spare.told && (role === "guest" || spare.reply !== null),

    /** It is to be used, if there is one. */
    take() {
      if (!spare?.reply || spare.taken) return;
      const own = spare;
      own.taken = true;
      own.wire.accept(spare.reply).catch((error) => forgo(own, error));
    },

    /** What the other side says of a spare. @param {string} text */
    negotiate(text) {
      const read = role === "host" ? unpackReply(text) : unpackInvitation(text);
      if ("complaint" in read) return;
      const { code } = read;
      if (role === "host") {
        if (spare && !spare.reply && code.tag === spare.tag) spare.reply = code;
      } else if (clock.now() - lastSpare >= SPARE_PACE_MS) {
        lastSpare = clock.now();
        void propose(code.tag, async (fresh) => packReply(await fresh.answer(code)));
      }
    },

    close() {
      stopRenewing();
      drop();
    },
  };
}
