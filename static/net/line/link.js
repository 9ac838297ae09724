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
/** @import { Frame } from "./parcels.js" */
/** @import { Message, Piece } from "./inbox.js" */
/** @import { Limits } from "./limits.js" */
/** @import { Carriage } from "./transport.js" */

import { createBucket } from "../basics/bucket.js";
import { isReason, nameLink, readFrame, VERSION } from "./parcels.js";
import { createInbox } from "./inbox.js";
import { LIMITS } from "./limits.js";
import { createOutbox } from "./outbox.js";
import { createSender } from "./sender.js";
import { createVoice } from "./voice.js";
import { createWatch, LOOK } from "./watch.js";

export { browserClock } from "../basics/clock.js";
export { LIMITS } from "./limits.js";

/**
 * @typedef {import("./transport.js").Transport} Transport
 * @typedef {"new" | "up" | "silent" | "down"} LinkState
 * @typedef {ReturnType<typeof createLink>} Link
 */

/** Milliseconds that a guest waits for the host to ask first. */
const YIELD = 1000;

const nothing = () => {};

/** @returns {number} in [0, 1) */
const randomOfTheBrowser = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;

/**
 * @param {{clock: Clock, role: "host" | "guest", onMessage: (value: Message) => void,
 *   onState?: (state: LinkState, reason: string | null) => void,
 *   random?: () => number, limits?: Partial<Limits>}} options `reason`: of "down"
 */
export function createLink({ clock, role, onMessage, onState = nothing, random = randomOfTheBrowser, limits: own }) {
  const limits = { ...LIMITS, ...own };
  const guest = role === "guest";
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
  /** @type {LinkState} */
  let state = "new";
  let over = false;
  /** Whether the other side was ever heard on this transport. */
  let met = false;
  let stopLooking = nothing;

  /** @param {LinkState} next @param {string | null} [reason] */
  function show(next, reason = null) {
    if (state === next && reason === null) return;
    state = next;
    onState(next, reason);
  }

  /** @param {string} text */
  function hear(text) {
    if (judge && !judge.take()) return end("net-flood");
    const frame = readFrame(text);
    if (frame === null) return end("net-junk");
    if (frame.kind === "greet" && frame.version !== VERSION) {
      voice.name ??= frame.link;
      return end("net-version");
    }
    if (frame.link === voice.name || meet(frame)) heed(frame);
    return undefined;
  }

  /**
   * A frame under another name. Only a greeting counts, and only to a host: all else is an older link's.
   * @param {Frame} frame @returns {boolean} whether it is to be heeded
   */
  function meet(frame) {
    if (guest || frame.kind !== "greet") return false;
    const fresh = frame.got === 0 && frame.settled === 0;
    const blank = inbox.received() === 0 && outbox.confirmed() === 0;
    if (fresh && blank) {
      voice.name = frame.link;
      sender.stop();
      return true;
    }
    if (fresh && !met) end("net-renewed", "kept");
    else if (!fresh && (blank || !met)) voice.say({ kind: "unknown", link: frame.link });
    return false;
  }

  /** @param {Frame} frame one of this link */
  function heed(frame) {
    if (frame.kind === "end") return end(frame.reason, "told");
    if (frame.kind === "unknown") return guest ? end("net-renewed", "kept") : end("net-junk");
    if (frame.kind === "greet" && frame.settled > inbox.received()) return end("net-junk");
    const news = outbox.confirm(frame.got, clock.now());
    if (news === "junk") return end("net-junk");
    watch.heard();
    voice.open = true;
    met = true;
    if (news !== "nothing") {
      watch.confirmed();
      sender.progress(news === "hole");
    }
    if (frame.kind === "greet") voice.tell("welcome");
    if (frame.kind === "ask") voice.tell("answer");
    sender.settle();
    show("up");
    // Whoever was told that may have ended the link.
    if (frame.kind === "data" && !over) receive(frame);
    return sender.pump();
  }

  /** @param {Piece} frame */
  function receive(frame) {
    const place = inbox.put(frame);
    if (place === "junk") return end("net-junk");
    // Before anything is delivered: it counts as received even if whoever hears the message throws.
    voice.confirm(place !== "next");
    for (let value = inbox.take(); value !== null; value = inbox.take()) {
      if (value === "junk") return end("net-junk");
      onMessage(value);
      if (over) return undefined;
    }
    return undefined;
  }

  function look() {
    if (voice.held() > limits.slow) return end("net-slow");
    if (!sender.greeted()) return watch.begin();
    const finding = watch.look(outbox.flying() > 0);
    if (finding === "stuck") return end("net-slow");
    if (finding === "ask") return voice.tell("ask");
    if (finding !== "silent") return undefined;
    met = false;
    show("silent");
    sender.greet();
    return voice.transport?.restart();
  }

  /** @param {Carriage} carriage */
  function sense(carriage) {
    if (carriage === "open") {
      if (voice.open) return;
      voice.open = true;
      sender.greet();
    } else if (carriage === "lost") {
      voice.open = false;
      sender.stop();
      if (state === "up") show("silent");
    } else {
      release();
      show("down", "net-lost");
    }
  }

  function release() {
    stopLooking();
    sender.stop();
    met = false;
    return voice.release();
  }

  /**
   * A transport that is closed still lets out what was said last.
   * @param {string} reason
   * @param {"telling" | "told" | "kept"} [how] the other side is told, or knows; "kept": and the transport stays open
   */
  function end(reason, how = "telling") {
    if (over) return;
    over = true;
    if (how === "telling" && voice.name !== null) voice.say({ kind: "end", link: voice.name, reason });
    const old = release();
    if (how !== "kept") old?.close();
    show("down", reason);
  }

  return {
    /** @param {Transport} next in place of the last one, if there was any; when the link is over, it is closed */
    attach(next) {
      if (over) return next.close();
      const last = release();
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
      if (text.length > mine.message) throw new RangeError(`a message of ${text.length} characters`);
      if (over) return false;
      if (outbox.put(text)) sender.pump();
      else end("net-slow");
      return !over;
    },

    /** @param {string} [reason] a message id; the other side is told when it can be reached */
    close(reason = "net-closed") {
      if (!isReason(reason)) throw new RangeError(reason);
      end(reason);
    },

    get state() {
      return state;
    },

    stats: () => ({ ...outbox.stats(), received: inbox.received(), waiting: inbox.waiting(), over }),
  };
}
