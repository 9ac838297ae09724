/**
 * The transport over WebRTC. Below it lies one wire at a time; while that works, a spare one is
 * agreed on over it and kept ready: the guest's page has replied, and the host's has only to accept.
 * When the wire fails, the host accepts, and the line goes on over the spare. Frames that begin
 * with "!" are the line's own: `!bye`, or the code of a spare.
 */

/** @import { Clock } from "./clock.js" */
/** @import { Code } from "./codes.js" */
/** @import { Wire, WireState } from "./rtc-wire.js" */

import { MOST_CODE, newTag, packInvitation, packReply, unpackInvitation, unpackReply } from "./codes.js";
import { createEnd, MOST_TEXT } from "./transport.js";

/** A wire mends itself when it does so within this time; then the spare is taken. */
export const MENDING_MS = 5000;
/** Lost for so long, the line is given up. */
export const GIVE_UP_MS = 90_000;
/** A spare that nobody has replied to is made anew. */
export const SPARE_MS = 30_000;
/** A guest makes no more spares than this, whatever the host asks for. */
const SPARE_PACE_MS = 5000;
/** The goodbye has so long to leave before the wire is closed. */
const LINGER_MS = 250;
const OWN = "!";
const BYE = "!bye";

/**
 * @typedef {{wire: Wire, tag: string, reply: Code | null, taken: boolean}} Spare
 *   `reply`: the guest's, at the host; `taken`: it was accepted, too.
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
      if (!spare || (role === "host" && !spare.reply)) return;
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
    else if (text.length <= MOST_CODE + OWN.length) void negotiate(text.slice(OWN.length));
  }

  /** @param {WireState} state */
  function sense(state) {
    if (state === "open") return mended();
    if (transport.state === "open") stopGivingUp = clock.after(GIVE_UP_MS, () => end.turn("closed"));
    end.turn("lost");
    stopTaking();
    if (state === "gone") take();
    else stopTaking = clock.after(MENDING_MS, take);
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
    own.wire.accept(/** @type {Code} */ (own.reply)).catch((error) => failed(own, error));
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
    if (role === "host") void offer();
  }

  /** @param {string} tag @returns {Spare} */
  function begin(tag) {
    drop();
    /** @type {Spare} */
    const own = { wire: makeWire(), tag, reply: null, taken: false };
    own.wire.onState = (state) => state === "open" && adopt(own);
    spare = own;
    return own;
  }

  function drop() {
    spare?.wire.close();
    spare = null;
  }

  /** A line goes on without a spare. @param {Spare} own @param {unknown} error */
  function failed(own, error) {
    if (own !== spare) return;
    console.warn("no spare connection", error);
    drop();
  }

  /** The host's page asks for a spare, and again as long as it has none. */
  async function offer() {
    stopRenewing();
    stopRenewing = clock.after(SPARE_MS, () => spare?.reply || void offer());
    const own = begin(newTag());
    try {
      const code = packInvitation(await own.wire.offer(own.tag));
      if (own === spare) wire.send(OWN + code);
    } catch (error) {
      failed(own, error);
    }
  }

  /** @param {string} text */
  async function negotiate(text) {
    if (role === "host") {
      const read = unpackReply(text);
      if ("code" in read && spare && !spare.reply && read.code.tag === spare.tag) spare.reply = read.code;
      return;
    }
    const read = unpackInvitation(text);
    if ("complaint" in read || clock.now() - lastSpare < SPARE_PACE_MS) return;
    lastSpare = clock.now();
    const own = begin(read.code.tag);
    try {
      const code = packReply(await own.wire.answer(read.code));
      if (own === spare) wire.send(OWN + code);
    } catch (error) {
      failed(own, error);
    }
  }

  listen();
  page.addEventListener("pagehide", leave);
  if (role === "host") void offer();
  return transport;
}
