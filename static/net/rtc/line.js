/**
 * The transport over WebRTC. Below it lies one wire at a time; while that works, a spare one is kept
 * ready (spare.js). When the wire fails, the host accepts, and the line goes on over the spare. Frames
 * that begin with "!" are the line's own: `!bye`, or the code of a spare.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Wire, WireState } from "./wire.js" */

import { MOST_CODE } from "../codes/codes.js";
import { createEnd, MOST_TEXT } from "../line/transport.js";
import { createSpare } from "./spare.js";

/**
 * A wire mends itself when it does so within this time; then the spare is taken. A browser that
 * doesn't take up again what has failed would spoil the spare in a long outage, so it waits longer.
 */
export const MENDING_MS = 5000;
const FIREFOX_MENDING_MS = 25_000;
/** Lost for so long, the line is given up. */
export const GIVE_UP_MS = 90_000;
/** The goodbye has so long to leave before the wire is closed. */
const LINGER_MS = 250;
const OWN = "!";
const BYE = "!bye";

/**
 * @param {Wire} first an open one
 * @param {{role: "host" | "guest", makeWire: () => Wire, clock: Clock, page?: EventTarget}} options
 *   `page` tells by `pagehide` that it goes away
 */
export function createLine(first, { role, makeWire, clock, page = globalThis }) {
  let wire = first;
  let stopTaking = () => {};
  let stopGivingUp = () => {};

  const end = createEnd("rtc", {
    send(text) {
      if (text.startsWith(OWN)) throw new RangeError(`a text that begins with ${OWN}`);
      if (text.length > MOST_TEXT) throw new RangeError(`a text of ${text.length} letters`);
      wire.send(text);
    },
    buffered: () => wire.buffered(),
    restart() {
      if (!spare.isReady()) return;
      wire.close();
      sense("gone");
    },
    close() {
      stopTaking();
      stopGivingUp();
      page.removeEventListener("pagehide", leave);
      const last = wire;
      last.onText = last.onState = () => {};
      last.send(BYE);
      clock.after(LINGER_MS, () => last.close());
      spare.close();
    },
  });
  const { transport } = end;
  const spare = createSpare({ role, makeWire, clock, tell: (code) => wire.send(OWN + code), onOpen: adopt });

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
    else if (text.length <= MOST_CODE + OWN.length) spare.negotiate(text.slice(OWN.length));
  }

  /** @param {WireState} state */
  function sense(state) {
    if (state === "open") return mended();
    if (transport.state === "open") {
      stopGivingUp = clock.after(GIVE_UP_MS, () => end.turn("closed"));
      stopTaking = clock.after(wire.persists ? MENDING_MS : FIREFOX_MENDING_MS, spare.take);
      end.turn("lost");
    }
    if (state === "gone") spare.take();
    return undefined;
  }

  function mended() {
    stopTaking();
    stopGivingUp();
    end.turn("open");
  }

  /** The spare carries texts now. @param {Wire} next */
  function adopt(next) {
    const old = wire;
    wire = next;
    listen();
    old.close();
    mended();
    if (role === "host") spare.offer();
  }

  listen();
  page.addEventListener("pagehide", leave);
  if (role === "host") spare.offer();
  return transport;
}
