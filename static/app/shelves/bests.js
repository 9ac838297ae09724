/**
 * The best results of whoever plays alone, one for each labyrinth, kept in this browser. A labyrinth
 * is named by a digest, so that what is stored gives neither map nor seed away.
 */

/** @import { Reveal } from "../basics/types.js" */

import { hex } from "../basics/hex.js";

const KEY = "gamemaster.bests";
/** Options that came later, and what all tables had before. @type {Record<string, string>} */
const ONCE_NO_RULE = { help: "notebook", advice: "alone" };
/** The oldest give way to new ones. */
export const MOST_BESTS = 300;

/**
 * @typedef {{labyrinth: string, moves: number, game: string, before: number | null, hints?: number, hintsBefore?: number}} Best
 *   `game`: in which it was reached; `before`: the best until then; `hints`: that were taken for each, if any were.
 */

/**
 * What a finished game and its labyrinth are called here. Rules, seed and plan make a labyrinth:
 * the same seed may be drawn otherwise by another version of the program.
 * @param {Reveal} reveal
 * @returns {Promise<{labyrinth: string, game: string}>}
 */
export async function namesOf({ rules, seed, plan, record }) {
  // How far the page helps was no rule once: what was reached then keeps its name.
  const named = Object.entries(rules).filter(([name, value]) => ONCE_NO_RULE[name] !== value);
  const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
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
     * @param {number} [hints] that were taken for it
     * @returns {{best: number | null, stored: boolean, helped?: number}} the best before this game, whether the
     *   better of both is stored, and how many hints that best took, if any
     */
    note({ labyrinth, game }, moves, again, hints = 0) {
      // Read anew each time, since another tab may have kept some too.
      const kept = readBests(parse(storage));
      const known = kept.find((one) => one.labyrinth === labyrinth);
      if (again && known?.game === game) return { best: known.before, stored: true, ...named("helped", known.hintsBefore) };
      const best = known?.moves ?? null;
      const helped = named("helped", known?.hints);
      if (moves === null || (best !== null && best <= moves)) return { best, stored: best !== null, ...helped };
      const others = kept.filter((one) => one !== known).slice(1 - MOST_BESTS);
      const noted = { labyrinth, moves, game, before: best, ...named("hints", hints), ...named("hintsBefore", known?.hints) };
      return { best, stored: write(storage, [...others, noted]), ...helped };
    },
  };
}

/** @typedef {ReturnType<typeof createBests>} Bests */

/** A count under its name, if there is anything to be counted. @template {string} N @param {N} name @param {number | undefined} count @returns {{[name in N]?: number}} */
const named = (name, count) => /** @type {any} */ (count ? { [name]: count } : {});

/** Results from what was stored; broken ones are left out. @param {unknown} stored @returns {Best[]} */
export function readBests(stored) {
  if (!Array.isArray(stored)) return [];
  return stored.slice(-MOST_BESTS).filter((one) =>
    typeof one === "object" && one !== null && isName(one.labyrinth) && isName(one.game)
    && isCount(one.moves) && (one.before === null || isCount(one.before))
    && [one.hints, one.hintsBefore].every((hints) => hints === undefined || isCount(hints)));
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
