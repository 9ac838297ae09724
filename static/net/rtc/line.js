/**
 * The transport over WebRTC. Below it lies one wire at a time; while that works, a spare one is
 * agreed on over it and kept ready: the guest's page has replied, and the host's has only to accept.
 * When the wire fails, the host accepts, and the line goes on over the spare. Frames that begin
 * with "!" are the line's own: `!bye`, or the code of a spare.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Code } from "../codes/codes.js" */
/** @import { Wire, WireState } from "./wire.js" */

import { MOST_CODE, newTag, packInvitation, packReply, unpackInvitation, unpackReply } from "../codes/codes.js";
import { createEnd, MOST_TEXT } from "../line/transport.js";

/**
 * A wire mends itself when it does so within this time; then the spare is taken. A browser that
 * doesn't take up again what has failed would spoil the spare in a long outage, so it waits longer.
 */
export const MENDING_MS = 5000;
const FIREFOX_MENDING_MS = 25_000;
/** Lost for so long, the line is given up. */
export const GIVE_UP_MS = 90_000;
/** A spare that nobody has replied to is made anew. */
const SPARE_MS = 30_000;
/** A guest makes no more spares than this, whatever the host asks for. */
const SPARE_PACE_MS = 5000;
/** The goodbye has so long to leave before the wire is closed. */
const LINGER_MS = 250;
const OWN = "!";
const BYE = "!bye";

/**
 * @typedef {{wire: Wire, tag: string, reply: Code | null, told: boolean, taken: boolean}} Spare
 *   `reply`: the guest's, at the host; `told`: the other side knows its code; `taken`: the reply was
 *   accepted, too.
 */

/**
 * @param {Wire} first an open one
 * @param {{role: "host" | "guest", makeWire: () => Wire, clock: Clock, page?: EventTarget}} options
 *   `page` tells by `pagehide` that it goes away
 */
export function createLine(first, { role, makeWire, clock, page = globalThis }) {
  let wire = first;
  /** @type {Spare | null} */
  let spare = null;
  let lastSpare = -Infinity;
  let stopTaking = () => {};
  let stopGivingUp = () => {};
  let stopRenewing = () => {};

  const end = createEnd("rtc", {
    send(text) {
      if (text.startsWith(OWN)) throw new RangeError(`a text that begins with ${OWN}`);
      if (text.length > MOST_TEXT) throw new RangeError(`a text of ${text.length} letters`);
      wire.send(text);
    },
    buffered: () => wire.buffered(),
    restart() {
      if (!spare?.told || (role === "host" && !spare.reply)) return;
      wire.close();
      sense("gone");
    },
    close() {
      for (const stop of [stopTaking, stopGivingUp, stopRenewing]) stop();
      page.removeEventListener("pagehide", leave);
      const last = wire;
      last.onText = last.onState = () => {};
      last.send(BYE);
      clock.after(LINGER_MS, () => last.close());
      drop();
    },
  });
  const { transport } = end;

  /** @param {Event} event */
  function leave(event) {
    if (!(/** @type {PageTransitionEvent} */ (event).persisted)) transport.close();
  }

  function listen() {
    wire.onText = hear;
    wire.onState = sense;
  }

  /** @param {string} text */
  function hear(text) {
    if (!text.startsWith(OWN)) {
      mended();
      end.hear(text);
    } else if (text === BYE) end.turn("closed");
    else if (text.length <= MOST_CODE + OWN.length) negotiate(text.slice(OWN.length));
  }

  /** @param {WireState} state */
  function sense(state) {
    if (state === "open") return mended();
    if (transport.state === "open") {
      stopGivingUp = clock.after(GIVE_UP_MS, () => end.turn("closed"));
      stopTaking = clock.after(wire.persists ? MENDING_MS : FIREFOX_MENDING_MS, take);
      end.turn("lost");
    }
    if (state === "gone") take();
    return undefined;
  }

  function mended() {
    stopTaking();
    stopGivingUp();
    end.turn("open");
  }

  function take() {
    if (!spare?.reply || spare.taken) return;
    const own = spare;
    own.taken = true;
    own.wire.accept(spare.reply).catch((error) => forgo(own, error));
  }

  /** The spare carries texts now. @param {Spare} own */
  function adopt(own) {
    if (own !== spare) return;
    const old = wire;
    wire = own.wire;
    spare = null;
    lastSpare = -Infinity;
    listen();
    old.close();
    mended();
    if (role === "host") offer();
  }

  /** @param {string} tag @returns {Spare} */
  function begin(tag) {
    /** @type {Spare} */
    const own = { wire: makeWire(), tag, reply: null, told: false, taken: false };
    own.wire.onState = (state) => state === "open" && adopt(own);
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
      wire.send(OWN + code);
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

  /** What the other side says of a spare. @param {string} text */
  function negotiate(text) {
    const read = role === "host" ? unpackReply(text) : unpackInvitation(text);
    if ("complaint" in read) return;
    const { code } = read;
    if (role === "host") {
      if (spare && !spare.reply && code.tag === spare.tag) spare.reply = code;
    } else if (clock.now() - lastSpare >= SPARE_PACE_MS) {
      lastSpare = clock.now();
      void propose(code.tag, async (fresh) => packReply(await fresh.answer(code)));
    }
  }

  listen();
  page.addEventListener("pagehide", leave);
  if (role === "host") offer();
  return transport;
}
