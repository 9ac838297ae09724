/**
 * Tries the ways to another page again, as long as none works. Chromium has forgotten those that
 * failed and takes them up if they look new. Firefox remembers them; it goes on as long as it waits
 * for an answer from somewhere, so it asks an address that belongs to nobody and refuses nothing.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Fields } from "../codes/codes.js" */

import { candidateLine } from "../codes/candidates.js";

/** A browser that reaches nobody gives up ways, Firefox within 5 to 11 seconds; so often it is given them anew. */
export const NUDGE_MS = 3000;
/** RFC 5737 keeps this address for examples. */
const NOBODY = /** @type {const} */ ({ way: "host", family: "four", address: "203.0.113.1" });
const LOWEST_TRIED = 49152;
/** Hours of trying; then it begins again. */
const ROUNDS = 10_000;

/**
 * @param {RTCPeerConnection} pc
 * @param {{clock: Clock, persists: () => boolean}} needs `persists`: the browser takes up again what has failed
 */
export function createNudging(pc, { clock, persists }) {
  /** The other page's ways. @type {Fields | null} */
  let remote = null;
  let over = false;
  let stopNudging = () => {};

  /** @param {string} candidate */
  function retry(candidate) {
    const usernameFragment = remote?.ufrag;
    pc.addIceCandidate({ candidate, sdpMid: "0", sdpMLineIndex: 0, usernameFragment }).catch((error) => {
      if (!over) console.warn("a way to the other page was refused", error);
    });
  }

  /** @param {number} round */
  function nudge(round) {
    const { candidates } = /** @type {Fields} */ (remote);
    if (!persists()) retry(candidateLine({ ...NOBODY, port: LOWEST_TRIED + round }, candidates.length));
    else if (pc.connectionState === "failed" || pc.connectionState === "disconnected") {
      for (const [place, candidate] of candidates.entries()) {
        retry(candidateLine(candidate, round * candidates.length + place));
      }
    }
  }

  return {
    /** Whose ways are tried from now on. @param {Fields} fields */
    meet(fields) {
      remote = fields;
    },

    start() {
      stopNudging();
      let round = 0;
      stopNudging = clock.every(NUDGE_MS, () => {
        round = (round + 1) % ROUNDS;
        nudge(round);
      });
    },

    stop: () => stopNudging(),

    /** For good. */
    close() {
      over = true;
      stopNudging();
    },
  };
}
