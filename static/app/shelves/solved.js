/** Which puzzles are solved, kept in this browser: of each book the places of its puzzles. */

const KEY = "gamemaster.puzzles";
/** More than a book has; what was stored may be anything. */
const MOST = 10_000;

/** @typedef {Record<string, number[]>} Solved */

/** @param {Storage | null} storage */
export function createSolved(storage) {
  /** Where nothing can be stored, as long as the page lives. @type {Solved} */
  let known = {};

  /** @returns {Solved} */
  function all() {
    // Read anew each time, since another tab may have kept some too.
    const stored = readSolved(parse(storage));
    const books = new Set([...Object.keys(stored), ...Object.keys(known)]);
    return Object.fromEntries([...books].map((book) => [book, [...new Set([...(stored[book] ?? []), ...(known[book] ?? [])])]]));
  }

  return {
    all,
    /** @param {string} book @param {number} at the place of a puzzle that is solved */
    note(book, at) {
      const now = all();
      if (now[book]?.includes(at)) return;
      known = { ...now, [book]: [...(now[book] ?? []), at] };
      try {
        storage?.setItem(KEY, JSON.stringify(known));
      } catch {
        // Full or denied: it holds until the page is closed.
      }
    },
  };
}

/** @typedef {ReturnType<typeof createSolved>} SolvedShelf */

/** @param {unknown} stored @returns {Solved} */
function readSolved(stored) {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
  const books = Object.entries(stored).filter(([name, places]) => /^[a-z][a-z-]{0,63}$/.test(name) && Array.isArray(places));
  return Object.fromEntries(books.map(([name, places]) => [name, places.filter((/** @type {unknown} */ at) => Number.isInteger(at) && Number(at) >= 0 && Number(at) < MOST)]));
}

/** @param {Storage | null} storage */
function parse(storage) {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
