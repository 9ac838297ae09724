/**
 * What one side of a link says over the transport it has just now. Every frame but the last tells what was received,
 * so a confirmation waits a little for one to travel with.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Frame } from "./parcels.js" */
/** @import { Outgoing } from "./outbox.js" */
/** @import { Transport } from "./transport.js" */

import { VERSION, writeFrame } from "./parcels.js";

/** Milliseconds that a confirmation waits; less when something is missing or came twice. */
const CONFIRM = 50;
const CONFIRM_SOON = 30;

const deaf = () => {};

/**
 * @param {{clock: Clock, name: string | null, received: () => number, confirmed: () => number,
 *   spend: () => void}} needs `spend`: what a frame costs the one who sends it
 */
export function createVoice({ clock, name, received, confirmed, spend }) {
  /** @type {Transport | null} */
  let transport = null;
  /** Whether it carries texts. */
  let open = false;
  let told = 0;
  let stopTelling = deaf;
  let telling = false;

  /** @param {Frame} frame */
  function say(frame) {
    if (!transport || !open) return;
    spend();
    if ("got" in frame) {
      told = clock.now();
      hush();
    }
    transport.send(writeFrame(frame));
  }

  function hush() {
    telling = false;
    stopTelling();
  }

  /** @param {"welcome" | "ack" | "ask" | "answer"} kind */
  function tell(kind) {
    if (name !== null) say({ kind, link: name, got: received() });
  }

  return {
    say,
    tell,
    /** The link's name; a host learns it. */
    get name() {
      return name;
    },
    set name(next) {
      name = next;
    },
    get open() {
      return open;
    },
    set open(next) {
      open = next && transport !== null;
    },
    get transport() {
      return transport;
    },
    /** @returns {number} bytes that the transport holds back */
    held: () => transport?.buffered() ?? 0,

    /** @param {Transport} next */
    take(next) {
      transport = next;
      open = true;
    },

    /** @returns {Transport | null} the transport, which is the link's no more */
    release() {
      const old = transport;
      if (old) old.onText = old.onState = deaf;
      transport = null;
      open = false;
      hush();
      return old;
    },

    greet() {
      if (name === null) return;
      say({ kind: "greet", link: name, version: VERSION, got: received(), settled: confirmed() });
    },

    /** @param {Outgoing | null} frame */
    carry(frame) {
      if (frame === null || name === null) return;
      const { seq, more, piece } = frame;
      say({ kind: "data", link: name, got: received(), seq, more, piece });
    },

    /** Confirms what came, not at once. @param {boolean} soon something is missing, or came twice */
    confirm(soon) {
      // A hidden page's timers are late: then the frames that come in tell the time.
      if (soon && clock.now() - told >= CONFIRM_SOON) tell("ack");
      else if (!telling) {
        telling = true;
        stopTelling = clock.after(soon ? CONFIRM_SOON : CONFIRM, () => tell("ack"));
      }
    },
  };
}

/** @typedef {ReturnType<typeof createVoice>} Voice */
