/**
 * What a link has to send: numbered frames that are kept until the other side has confirmed them, how many of
 * them may be under way, and how long a confirmation is waited for (by measured round trips, as TCP does).
 */

import { cut } from "./parcels.js";

/** @typedef {{seq: number, more: boolean, piece: string, at: number, times: number}} Outgoing */

/** Milliseconds until a frame is sent again: before anything was measured, and the bounds. */
const FIRST = 1000;
const SHORTEST = 200;
const LONGEST = 4000;

/** @param {{window: number, queue: number}} limits frames under way; characters that may be kept */
export function createOutbox({ window, queue }) {
  /** Not confirmed; the first one has the number confirmed + 1. @type {Outgoing[]} */
  let kept = [];
  let confirmed = 0;
  /** The last frame sent since the last rewind, and the last one ever sent. */
  let sent = 0;
  let everSent = 0;
  let size = 0;
  /** Frames up to this one may have been lost: a hole that shows is filled at once. */
  let doubtful = 0;
  let again = 0;
  /** @type {number | null} */
  let trip = null;
  let wavering = 0;

  /** @param {number} measured */
  function learn(measured) {
    if (trip === null) {
      trip = measured;
      wavering = measured / 2;
      return;
    }
    wavering += (Math.abs(measured - trip) - wavering) / 4;
    trip += (measured - trip) / 8;
  }

  /** @param {Outgoing} frame @param {number} now */
  function mark(frame, now) {
    frame.at = now;
    frame.times += 1;
    if (frame.times > 1) again += 1;
    everSent = Math.max(everSent, frame.seq);
    return frame;
  }

  return {
    /** @param {string} text @returns {boolean} false when there is no room for it */
    put(text) {
      if (size + text.length > queue) return false;
      size += text.length;
      const pieces = cut(text);
      pieces.forEach((piece, at) => {
        const seq = confirmed + kept.length + 1;
        kept.push({ seq, more: at < pieces.length - 1, piece, at: 0, times: 0 });
      });
      return true;
    },

    /** @param {number} now @returns {Outgoing | null} the next frame, if it may be sent yet */
    next(now) {
      const frame = kept[sent - confirmed];
      if (!frame || frame.seq > confirmed + window) return null;
      sent = frame.seq;
      return mark(frame, now);
    },

    /** @param {number} now @returns {Outgoing | null} what has waited longest for its confirmation */
    oldest(now) {
      if (sent === confirmed) return null;
      doubtful = sent;
      return mark(kept[0], now);
    },

    /**
     * The other side has received all up to a frame.
     * @param {number} got @param {number} now
     * @returns {"junk" | "nothing" | "more" | "hole"} "hole": and the next one is likely to be lost
     */
    confirm(got, now) {
      if (got > everSent) return "junk";
      if (got <= confirmed) return "nothing";
      const gone = kept.splice(0, got - confirmed);
      for (const frame of gone) size -= frame.piece.length;
      confirmed = got;
      sent = Math.max(sent, got);
      // A frame that was sent twice doesn't say which of the two was confirmed, and those behind it have waited for it.
      if (gone.every((frame) => frame.times === 1)) learn(now - gone[gone.length - 1].at);
      return confirmed < Math.min(doubtful, sent) ? "hole" : "more";
    },

    /** A new transport: all that isn't confirmed is to be sent again. */
    rewind() {
      sent = confirmed;
      doubtful = 0;
    },

    /** @param {number} tries @returns {number} milliseconds until the next try */
    patience(tries) {
      const expected = trip === null ? FIRST : trip + 4 * wavering + 50;
      return Math.min(LONGEST, Math.max(SHORTEST, expected) * 2 ** Math.min(tries, 8));
    },

    confirmed: () => confirmed,
    /** @returns {number} frames under way */
    flying: () => sent - confirmed,
    /** @returns {boolean} whether a frame waits that the window allows */
    ready: () => sent < confirmed + Math.min(window, kept.length),
    stats: () => ({ sent: everSent, again, kept: kept.length, size, trip }),
  };
}

/** @typedef {ReturnType<typeof createOutbox>} Outbox */
