/** What each sound is made of. Data only: `sounding.js` makes it heard. */

/**
 * One stroke of a sound: a tone that glides, or noise around a pitch that glides.
 * @typedef {{wave: "sine" | "triangle" | "noise", at: number, lasts: number, from: number, to: number,
 *   loud: number}} Stroke
 *   `at`, `lasts`: seconds; `from`, `to`: hertz; `loud`: 1 at most.
 * @typedef {"dice" | "wall" | "splash" | "shot" | "turn"} Sound
 */

/** @type {Readonly<Record<Sound, readonly Stroke[]>>} */
export const TONES = {
  // Two dice that hop across a table, lower and lower.
  dice: [0, 0.06, 0.13, 0.19, 0.24, 0.27].map((at, i) => (
    { wave: "noise", at, lasts: 0.035, from: i % 2 ? 2300 : 3100, to: 1600, loud: 0.9 - 0.1 * i }
  )),
  wall: [
    { wave: "sine", at: 0, lasts: 0.2, from: 150, to: 55, loud: 1 },
    { wave: "noise", at: 0, lasts: 0.05, from: 500, to: 250, loud: 0.6 },
  ],
  splash: [
    { wave: "noise", at: 0, lasts: 0.16, from: 700, to: 1900, loud: 1 },
    { wave: "noise", at: 0.1, lasts: 0.34, from: 1700, to: 600, loud: 1 },
    { wave: "sine", at: 0.2, lasts: 0.09, from: 420, to: 900, loud: 0.3 },
  ],
  shot: [
    { wave: "noise", at: 0, lasts: 0.3, from: 1400, to: 180, loud: 1 },
    { wave: "sine", at: 0, lasts: 0.16, from: 210, to: 45, loud: 0.8 },
  ],
  turn: [
    { wave: "triangle", at: 0, lasts: 0.24, from: 587, to: 587, loud: 0.5 },
    { wave: "triangle", at: 0.14, lasts: 0.34, from: 784, to: 784, loud: 0.5 },
  ],
};

/** @param {Sound} sound @returns {number} seconds */
export const soundLasts = (sound) => Math.max(...TONES[sound].map(({ at, lasts }) => at + lasts));
