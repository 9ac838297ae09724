/** What a link allows: milliseconds, frames, characters. */

/** @import { Flow } from "../basics/bucket.js" */

/** @typedef {typeof LIMITS} Limits */

export const LIMITS = {
  /** After so much quiet the other side is asked whether it is there; after so much it counts as silent. */
  heartbeat: 2500,
  silence: 8000,
  /** It is there but confirms nothing. */
  stuck: 60_000,
  /** What each side may send: the size of a message, frames under way, and all that is kept until it is confirmed. */
  fromHost: { message: 8 << 20, window: 64, queue: 16 << 20 },
  fromGuest: { message: 64 << 10, window: 32, queue: 1 << 20 },
  /** The frames that a host suffers from a guest. @type {Flow} */
  flood: { rate: 40, burst: 200 },
  /** The pace that keeps an honest guest well below that, whatever its page asks for. @type {Flow} */
  pace: { rate: 30, burst: 100 },
  /** Bytes that a transport may hold back: with so many it is given no more, with so many it is too slow. */
  full: 256 << 10,
  slow: 1 << 20,
};
