/**
 * A link between two pages: messages go over it once and in order, whatever becomes of the transport below. A
 * transport may lose, delay, double and reorder texts, be lost for a while, or be replaced by another; each side
 * then says what it has received, and the rest is sent again.
 *
 * The guest's side names the link. A greeting under another name means that one side began anew (its page was
 * loaded again): then the link is over with the reason `net-renewed`, its transport stays open, and a new link is
 * to be attached to it. Reasons of "down": `net-lost` (no transport; attach another); all others are final:
 * `net-renewed`, `net-junk`, `net-flood`, `net-slow`, `net-version`, or what one of the sides gave to `close`.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Message } from "./inbox.js" */
/** @import { Limits } from "./limits.js" */

import { createBucket } from "../basics/bucket.js";
import { isReason, nameLink } from "./parcels.js";
import { createIncoming } from "./incoming.js";
import { createInbox } from "./inbox.js";
import { LIMITS } from "./limits.js";
import { createOutbox } from "./outbox.js";
import { createSender } from "./sender.js";
import { createUpkeep } from "./upkeep.js";
import { createVoice } from "./voice.js";
import { createWatch, LOOK } from "./watch.js";

export { browserClock } from "../basics/clock.js";
export { LIMITS } from "./limits.js";

/**
 * @typedef {import("./transport.js").Transport} Transport
 * @typedef {"new" | "up" | "silent" | "down"} LinkState
 * @typedef {ReturnType<typeof createLink>} Link
 * @typedef {ReturnType<typeof partsOf>} Parts
 * @typedef {{
 *   state: LinkState, over: boolean, met: boolean,
 *   show: (next: LinkState, reason?: string | null) => void,
 *   end: (reason: string, how?: "telling" | "told" | "kept") => void,
 *   release: () => Transport | null,
 * }} Standing
 *   `met`: the other side was heard on this transport; `end`: the other side is told, or knows;
 *   "kept": it knows, and the transport stays open
 * @typedef {{clock: Clock, role: "host" | "guest", onMessage: (value: Message) => void,
 *   onState?: (state: LinkState, reason: string | null) => void,
 *   random?: () => number, limits?: Partial<Limits>}} Options
 *   `reason`: of "down"
 */

/** Milliseconds that a guest waits for the host to ask first. */
const YIELD = 1000;

const nothing = () => {};

/** @returns {number} in [0, 1) */
const randomOfTheBrowser = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;

/** @param {Options} options */
export function createLink({ clock, role, onMessage, onState = nothing, random = randomOfTheBrowser, limits }) {
  const parts = partsOf({ clock, guest: role === "guest", random, limits: { ...LIMITS, ...limits } });
  const { inbox, outbox, voice, sender, watch } = parts;
  let stopLooking = nothing;

  /** @type {Standing} */
  const link = {
    state: "new",
    over: false,
    met: false,

    show(next, reason = null) {
      if (link.state === next && reason === null) return;
      link.state = next;
      onState(next, reason);
    },

    release() {
      stopLooking();
      sender.stop();
      link.met = false;
      return voice.release();
    },

    // A transport that is closed still lets out what was said last.
    end(reason, how = "telling") {
      if (link.over) return;
      link.over = true;
      if (how === "telling" && voice.name !== null) voice.say({ kind: "end", link: voice.name, reason });
      const old = link.release();
      if (how !== "kept") old?.close();
      link.show("down", reason);
    },
  };
  const hear = createIncoming({ link, parts, clock, onMessage });
  const { look, sense } = createUpkeep({ link, parts });

  return {
    /** @param {Transport} next in place of the last one, if there was any; when the link is over, it is closed */
    attach(next) {
      if (link.over) return next.close();
      const last = link.release();
      if (last !== next) last?.close();
      voice.take(next);
      watch.begin();
      stopLooking = clock.every(LOOK, look);
      // A transport may hand over at once what it has heard so far.
      next.onText = hear;
      next.onState = sense;
      if (!sender.greeted()) sender.greet();
      return undefined;
    },

    /**
     * Takes a message; it is kept until the other side has it, over any number of transports.
     * @param {Message} value a JSON object; a RangeError when it is larger than this side may send
     * @returns {boolean} false when the link is over
     */
    send(value) {
      const text = JSON.stringify(value);
      if (text.length > parts.mine.message) throw new RangeError(`a message of ${text.length} characters`);
      if (link.over) return false;
      if (outbox.put(text)) sender.pump();
      else link.end("net-slow");
      return !link.over;
    },

    /** @param {string} [reason] a message id; the other side is told when it can be reached */
    close(reason = "net-closed") {
      if (!isReason(reason)) throw new RangeError(reason);
      link.end(reason);
    },

    get state() {
      return link.state;
    },

    stats: () => ({ ...outbox.stats(), received: inbox.received(), waiting: inbox.waiting(), over: link.over }),
  };
}

/** What a side works with. @param {{clock: Clock, guest: boolean, random: () => number, limits: Limits}} options */
function partsOf({ clock, guest, random, limits }) {
  const [mine, theirs] = guest ? [limits.fromGuest, limits.fromHost] : [limits.fromHost, limits.fromGuest];
  const judge = guest ? null : createBucket(limits.flood, clock);
  const pace = guest ? createBucket(limits.pace, clock) : null;
  const inbox = createInbox(theirs);
  const outbox = createOutbox(mine);
  const voice = createVoice({
    clock, name: guest ? nameLink(random) : null, received: inbox.received, confirmed: outbox.confirmed,
    spend: () => pace?.spend(),
  });
  const sender = createSender({ clock, limits, outbox, voice, wait: () => pace?.wait() ?? 0 });
  // The guest asks a little later, so that one question a time serves both.
  const watch = createWatch(clock, guest ? { ...limits, heartbeat: limits.heartbeat + YIELD } : limits);
  return { guest, limits, mine, judge, inbox, outbox, voice, sender, watch };
}
