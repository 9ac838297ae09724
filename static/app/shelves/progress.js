/**
 * Which puzzles are solved (of each book the places of its puzzles), which were tried, and how strong the player
 * is by them; kept in this browser, and carried to another one as a file.
 */

/** @import { Strength } from "./strength.js" */

import { UNKNOWN, after } from "./strength.js";

const KEY = "gamemaster.puzzles";
const FORMAT = "gamemaster-progress";
const VERSION = 1;
/** More than a book has; what was stored may be anything. */
const MOST = 10_000;
/** A file of more characters is none of these. */
const LONGEST = 1_000_000;
/** A day as it is written. */
export const WRITTEN = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** @typedef {Record<string, number[]>} Places */
/** @typedef {{moves: number, hints: number, par: number | null}} Quest how the quest of a day was won first; `par`: how many moves the shortest way takes, where that is known */
/**
 * @typedef {{solved: Places, tried: Places, slips: Places, strength: Strength, days: string[], quests: Record<string, Quest>}} Progress
 *   `slips`: where the first try was wrong, or the answer was shown; `days`: those on which something of the day was solved; `quests`: by their days
 */

/** @param {Storage | null} storage */
export function createProgress(storage) {
  /** Where nothing can be stored, as long as the page lives. @type {Progress} */
  let known = { solved: {}, tried: {}, slips: {}, strength: UNKNOWN, days: [], quests: {} };

  /** @returns {Progress} */
  function all() {
    // Read anew each time, since another tab may have kept some too.
    return joined(readProgress(stored(storage)), known);
  }

  /** @param {Progress} now */
  function keep(now) {
    known = now;
    try {
      storage?.setItem(KEY, JSON.stringify(known));
    } catch {
      // Full or denied: it holds until the page is closed.
    }
  }

  return {
    all,
    /** @param {string} book @param {number} at the place of a puzzle that is solved */
    note(book, at) {
      const now = all();
      keep({ ...now, solved: withPlace(now.solved, book, at) });
    },
    /** What became of the first try at a puzzle; later ones don't count. @param {string} book @param {number} at @param {number} grade @param {boolean} won */
    judge(book, at, grade, won) {
      const now = all();
      if (now.tried[book]?.includes(at)) return;
      keep({ ...slipped(now, book, at, !won), tried: withPlace(now.tried, book, at), strength: after(now.strength, grade, won) });
    },
    /** The answer was shown: it says nothing of anybody's strength any more. @param {string} book @param {number} at */
    show(book, at) {
      const now = all();
      if (!now.tried[book]?.includes(at)) keep({ ...slipped(now, book, at, true), tried: withPlace(now.tried, book, at) });
    },
    /** The quest of a day was won; later games of it don't count. @param {string} day @param {{moves: number, hints: number}} won */
    noteQuest(day, { moves, hints }) {
      const now = all();
      if (!now.quests[day]) keep({ ...now, quests: { ...now.quests, [day]: { moves, hints, par: null } } });
    },
    /** @param {string} day @param {number} par */
    notePar(day, par) {
      const now = all();
      if (now.quests[day]) keep({ ...now, quests: { ...now.quests, [day]: { ...now.quests[day], par } } });
    },
    /** A puzzle of a day was solved on it. @param {string} day */
    noteDay(day) {
      const now = all();
      keep({ ...now, days: [...new Set([...now.days, day])] });
    },
    /** A file of it. */
    written: () => JSON.stringify({ format: FORMAT, version: VERSION, ...all() }),
    /** Adds what a file has. @param {string} text @returns {boolean} whether it is one */
    take(text) {
      const file = text.length > LONGEST ? null : parsed(text);
      if (file?.format !== FORMAT || file.version !== VERSION) return false;
      keep(joined(readProgress(file), all()));
      return true;
    },
  };
}

/** @typedef {ReturnType<typeof createProgress>} ProgressShelf */

/** @param {Places} places @param {string} book @param {number} at @returns {Places} */
const withPlace = (places, book, at) => ({ ...places, [book]: [...new Set([...(places[book] ?? []), at])] });

/** @param {Progress} now @param {string} book @param {number} at @param {boolean} wrong @returns {Progress} */
const slipped = (now, book, at, wrong) => (wrong ? { ...now, slips: withPlace(now.slips, book, at) } : now);

/** What both know; the strength is that which more puzzles tell of. @param {Progress} one @param {Progress} other @returns {Progress} */
function joined(one, other) {
  /** @param {Places} some @param {Places} more @returns {Places} */
  const both = (some, more) => Object.entries(more).reduce((all, [book, places]) => ({ ...all, [book]: [...new Set([...(all[book] ?? []), ...places])] }), some);
  return {
    solved: both(one.solved, other.solved),
    tried: both(one.tried, other.tried),
    slips: both(one.slips, other.slips),
    strength: one.strength.games > other.strength.games ? one.strength : other.strength,
    days: [...new Set([...one.days, ...other.days])],
    quests: { ...one.quests, ...other.quests },
  };
}

/** @param {any} value @returns {Progress} whatever of it is one */
function readProgress(value) {
  const [solved, tried, slips] = [value?.solved, value?.tried, value?.slips].map(readPlaces);
  return { solved, tried, slips, strength: readStrength(value?.strength), days: readDays(value?.days), quests: readQuests(value?.quests) };
}

/** @param {unknown} value @returns {Places} */
function readPlaces(value) {
  if (typeof value !== "object" || value === null) return {};
  const books = Object.entries(value).filter(([name, places]) => /^[a-z][a-z-]{0,63}$/.test(name) && Array.isArray(places));
  return Object.fromEntries(books.map(([name, places]) => [name, places.filter((/** @type {unknown} */ at) => Number.isInteger(at) && Number(at) >= 0 && Number(at) < MOST)]));
}

/** @param {unknown} value @returns {string[]} */
const readDays = (value) => (Array.isArray(value) ? value.filter((day) => WRITTEN.test(day)).slice(-MOST) : []);

/** @param {unknown} value @returns {Record<string, Quest>} */
function readQuests(value) {
  if (typeof value !== "object" || value === null) return {};
  const count = (/** @type {unknown} */ number, /** @type {number} */ least) => Number.isSafeInteger(number) && Number(number) >= least;
  const sound = (/** @type {[string, any]} */ [day, quest]) => WRITTEN.test(day) && count(quest?.moves, 1) && count(quest.hints, 0) && (quest.par === null || count(quest.par, 1));
  return Object.fromEntries(Object.entries(value).filter(sound).slice(-MOST).map(([day, { moves, hints, par }]) => [day, { moves, hints, par }]));
}

/** @param {any} value @returns {Strength} */
function readStrength(value) {
  const { rating, deviation, volatility, games } = value ?? {};
  const within = (/** @type {unknown} */ number, /** @type {number} */ low, /** @type {number} */ high) => typeof number === "number" && number >= low && number <= high;
  const sound = within(rating, -2000, 5000) && within(deviation, 1, 350) && within(volatility, 0.001, 1) && Number.isInteger(games) && games > 0;
  return sound ? { rating, deviation, volatility, games } : UNKNOWN;
}

/** @param {Storage | null} storage */
function stored(storage) {
  try {
    return parsed(storage?.getItem(KEY) ?? "null");
  } catch {
    return null; // denied
  }
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
