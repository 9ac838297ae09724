/**
 * The best results of whoever plays alone, one for each labyrinth, kept in this browser. A labyrinth
 * is named by a digest, so that what is stored gives neither map nor seed away.
 */

/** @import { Reveal } from "../basics/types.js" */

import { hex } from "../basics/hex.js";

const KEY = "gamemaster.bests";
/** The oldest give way to new ones. */
export const MOST_BESTS = 300;

/**
 * @typedef {{labyrinth: string, moves: number, game: string, before: number | null}} Best
 *   `game`: in which it was reached; `before`: the best until then.
 */

/**
 * What a finished game and its labyrinth are called here. Rules, seed and plan make a labyrinth:
 * the same seed may be drawn otherwise by another version of the program.
 * @param {Reveal} reveal
 * @returns {Promise<{labyrinth: string, game: string}>}
 */
export async function namesOf({ rules, seed, plan, record }) {
  // How far the page helps was no rule once: what was reached then keeps its name.
  const { help, ...others } = rules;
  const sorted = Object.entries(help === "notebook" ? others : rules).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const [labyrinth, game] = await Promise.all([JSON.stringify([sorted, seed, plan]), record].map(digest));
  return { labyrinth, game };
}

/** @param {string} text */
async function digest(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return hex(new Uint8Array(bytes).slice(0, 16));
}

/** @param {Storage | null} storage */
export function createBests(storage) {
  return {
    /** @returns {Best[]} */
    all: () => readBests(parse(storage)),

    /** Results of another device, or of this one before: the better of two is kept. @param {Best[]} others */
    merge(others) {
      const kept = new Map(readBests(parse(storage)).map((one) => [one.labyrinth, one]));
      for (const one of others) if (one.moves < (kept.get(one.labyrinth)?.moves ?? Infinity)) kept.set(one.labyrinth, one);
      write(storage, [...kept.values()].slice(-MOST_BESTS));
    },

    /**
     * Compares a result with the best one, and keeps it if it is better.
     * @param {{labyrinth: string, game: string}} names
     * @param {number | null} moves null when the labyrinth was not left
     * @param {boolean} again whether a game of before is looked at again, after a reload
     * @returns {{best: number | null, stored: boolean}} the best before this game, and whether the
     *   better of both is stored
     */
    note({ labyrinth, game }, moves, again) {
      // Read anew each time, since another tab may have kept some too.
      const kept = readBests(parse(storage));
      const known = kept.find((one) => one.labyrinth === labyrinth);
      if (again && known?.game === game) return { best: known.before, stored: true };
      const best = known?.moves ?? null;
      if (moves === null || (best !== null && best <= moves)) return { best, stored: best !== null };
      const others = kept.filter((one) => one !== known).slice(1 - MOST_BESTS);
      return { best, stored: write(storage, [...others, { labyrinth, moves, game, before: best }]) };
    },
  };
}

/** @typedef {ReturnType<typeof createBests>} Bests */

/** Results from what was stored; broken ones are left out. @param {unknown} stored @returns {Best[]} */
export function readBests(stored) {
  if (!Array.isArray(stored)) return [];
  return stored.slice(-MOST_BESTS).filter((one) =>
    typeof one === "object" && one !== null && isName(one.labyrinth) && isName(one.game)
    && isCount(one.moves) && (one.before === null || isCount(one.before)));
}

/** @param {unknown} value */
const isName = (value) => typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
/** @param {unknown} value */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) > 0;

/** @param {Storage | null} storage */
function parse(storage) {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Storage | null} storage @param {Best[]} bests @returns {boolean} whether they are stored */
function write(storage, bests) {
  try {
    storage?.setItem(KEY, JSON.stringify(bests));
    return storage !== null;
  } catch {
    return false;
  }
}
