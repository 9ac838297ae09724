/** The time as the network's modules see it, so that tests can move it. */

/**
 * @typedef {{now(): number, every(ms: number, tick: () => void): () => void,
 *   after(ms: number, ring: () => void): () => void}} Clock milliseconds; what is returned stops it
 */

/** @type {Clock} */
export const browserClock = {
  now: () => performance.now(),
  every(ms, tick) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  after(ms, ring) {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};
